/* campaign_score.c - points, the next to begin, the end and its tie-breaks. */
#include "cli/campaign_score.h"

#include "campaign/seeds.h"

static bool is_in(unsigned mask, int seat)
{
    return mask >> seat & 1;
}

static bool is_single(unsigned mask)
{
    return (mask & (mask - 1)) == 0;
}

int campaign_points(const campaign_game *g, int seat, int near)
{
    if (is_in(g->won, seat)) {
        return is_single(g->won) ? CAMPAIGN_ALONE : CAMPAIGN_SHARED;
    }
    return g->colonies[seat] == near ? CAMPAIGN_NEAR : 0;
}

/* The first seat of `mask`, going left from `from`; `from` itself comes first or last. */
static int first_to_the_left(unsigned mask, int from, int players, bool from_first)
{
    for (int step = from_first ? 0 : 1; step <= players; step++) {
        int seat = (from + step) % players;
        if (is_in(mask, seat)) {
            return seat;
        }
    }
    return HC_NOBODY;
}

int campaign_last_winner(const campaign_game *g, int players)
{
    return first_to_the_left(g->won, g->offense, players, true);
}

int campaign_next_to_begin(const int score[], const campaign_game *last, int players)
{
    int lowest = score[0];
    unsigned tied = 0;
    for (int seat = 1; seat < players; seat++) {
        lowest = score[seat] < lowest ? score[seat] : lowest;
    }
    for (int seat = 0; seat < players; seat++) {
        tied |= score[seat] == lowest ? 1u << seat : 0;
    }
    int winner = campaign_last_winner(last, players);
    /* Of all seats the winner's own is the farthest to its left. */
    return first_to_the_left(tied, winner == HC_NOBODY ? last->offense : winner, players, false);
}

/* ---- the end ------------------------------------------------------------------------------------ */

/* Those of `mask` with the highest value. */
static unsigned best_of(unsigned mask, const int value[], int players)
{
    unsigned best = 0;
    int highest = 0;
    for (int seat = 0; seat < players; seat++) {
        if (!is_in(mask, seat)) {
            continue;
        }
        if (best == 0 || value[seat] > highest) {
            best = 0;
            highest = value[seat];
        }
        best |= value[seat] == highest ? 1u << seat : 0;
    }
    return best;
}

unsigned campaign_winners(const int score[], const campaign_game *last, const birthday born[], int players,
                          campaign_decision *by)
{
    int cards[HC_SEATS], earliness[HC_SEATS];
    unsigned in = 0;
    for (int seat = 0; seat < players; seat++) {
        in |= score[seat] >= CAMPAIGN_GOAL ? 1u << seat : 0;
        cards[seat] = last->cards[seat];
        earliness[seat] = -(born[seat].month * 32 + born[seat].day);
    }
    const int *value[] = { score, cards, earliness };
    static const campaign_decision decided[] = { BY_SCORE, BY_CARDS, BY_BIRTHDAY };
    *by = BY_GOAL;
    for (int i = 0; i < 3 && !is_single(in); i++) {
        in = best_of(in, value[i], players);
        *by = decided[i];
    }
    if (!is_single(in)) {
        *by = BY_NOTHING;
    }
    return in;
}

/* ---- birthdays ---------------------------------------------------------------------------------- */

static int days_of(int month)
{
    static const uint8_t days[] = { 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
    return days[month - 1];
}

bool birthday_read(const char *text, birthday *b)
{
    for (int i = 0; i < 5; i++) {
        bool right = i == 2 ? text[i] == '-' : text[i] >= '0' && text[i] <= '9';
        if (!right) {
            return false;
        }
    }
    int month = (text[0] - '0') * 10 + text[1] - '0', day = (text[3] - '0') * 10 + text[4] - '0';
    if (text[5] != '\0' || month < 1 || month > 12 || day < 1 || day > days_of(month)) {
        return false;
    }
    *b = (birthday){ .month = (uint8_t)month, .day = (uint8_t)day };
    return true;
}

birthday birthday_of_bot(uint64_t seed, int seat)
{
    int day = (int)(seed_from(seed, 3000 + (uint64_t)seat) % 366), month = 1;
    while (day >= days_of(month)) {
        day -= days_of(month++);
    }
    return (birthday){ .month = (uint8_t)month, .day = (uint8_t)(day + 1) };
}
