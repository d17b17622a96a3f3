/* sage_value.c - how likely a seat is to win, judged from the table alone: colonies, power, ships, cards, turn.
 *
 * Each seat has a score; the shares are to each other as the exponentials of the scores. The weights, in
 * 1024ths, were fitted to the outcomes of 16,000 games between steady bots, at the beginning of each encounter. */
#include "sage.h"
#include "duel.h"

enum {
    HOME_COLONY = 61, POWER_ON = 766, FEW_HOME = 501, IN_WARP = -27, FEW_SHIPS = -55, ENOUGH_SHIPS = 8,
    ANY_CARD = 10, OTHER_CARD = 47, TALK_CARD = -14, BEST_ATTACK = 8, BEST_IN_TURN = 8, HIGH = 20, HIGH_ATTACK = 156,
    ITS_TURN = 108, ITS_SECOND = -9, TURN_NEXT = 208, TURN_SOON = 143, ABOUT_TO_WIN = 602, CLOSE = 170, NEXT_TO_WIN = 331
};

/* 65536 * exp(-i / 16) */
static const int EXP[] = {
    65536, 61565, 57835, 54331, 51039, 47947, 45042, 42313, 39750, 37341, 35079, 32954, 30957, 29081, 27319, 25664,
    24109, 22649, 21276, 19987, 18776, 17639, 16570, 15566, 14623, 13737, 12905, 12123, 11388, 10698, 10050, 9441,
    8869, 8332, 7827, 7353, 6907, 6489, 6096, 5726, 5380, 5054, 4747, 4460, 4190, 3936, 3697, 3473,
    3263, 3065, 2879, 2705, 2541, 2387, 2243, 2107, 1979, 1859, 1746, 1641, 1541, 1448, 1360, 1278,
    1200, 1128, 1059, 995, 935, 878, 825, 775, 728, 684, 642, 604, 567, 533, 500, 470,
    442, 415, 390, 366, 344, 323, 303, 285, 268, 252, 236, 222, 209, 196, 184, 173,
    162, 153, 143, 135, 127, 119, 112, 105, 99, 93, 87, 82, 77, 72, 68, 64,
    60, 56, 53, 50, 47, 44, 41, 39, 36, 34, 32, 30, 28, 27, 25, 23, 22
};
enum { EXP_LAST = sizeof EXP / sizeof *EXP - 1, STEP = 64 };

static int exp_of(int below)
{
    int i = below / STEP, rest = below % STEP;
    return i >= EXP_LAST ? EXP[EXP_LAST] : EXP[i] - (EXP[i] - EXP[i + 1]) * rest / STEP;
}

/* How far it is on the way, in fifths: editions differ in what wins. */
static int fifths(const hc_table *t, int seat)
{
    int to_win = t->colonies_to_win ? t->colonies_to_win : 5, part = t->seat[seat].foreign_colonies * 5 / to_win;
    return part > 4 ? 4 : part;
}

static int hand_score(const hc_seat_info *s, bool its_turn)
{
    int best = 0, score = s->hand * ANY_CARD;
    for (int i = 0; i < s->known; i++) {
        const hc_card_info *c = &s->card[i];
        if (c->kind == HC_CARD_ATTACK) best = c->value > best ? c->value : best;
        else score += c->kind == HC_CARD_NEGOTIATE ? TALK_CARD : OTHER_CARD;
    }
    return score + best * (BEST_ATTACK + (its_turn ? BEST_IN_TURN : 0)) + (best >= HIGH ? HIGH_ATTACK : 0);
}

static int turn_score(const hc_table *t, int seat, int way)
{
    if (t->offense >= t->players) return 0;
    int until = (seat - t->offense + t->players) % t->players;
    if (until == 1) return TURN_NEXT + (way >= 4 ? NEXT_TO_WIN : 0);
    if (until) return until == 2 ? TURN_SOON : 0;
    int score = t->encounter_of_turn == 1 ? ITS_TURN : ITS_SECOND;
    return score + (way >= 4 ? ABOUT_TO_WIN : way == 3 && t->encounter_of_turn == 1 ? CLOSE : 0);
}

static int score_of(const hc_table *t, int seat)
{
    static const int WAY[] = { 0, 482, 1026, 1676, 2141 };
    const hc_seat_info *s = &t->seat[seat];
    int way = fifths(t, seat), ships = 0;
    int score = WAY[way] + s->home_colonies * HOME_COLONY + s->warp * IN_WARP;
    for (int p = 0; p < t->planets; p++) ships += t->ships[p][seat];
    if (ships < ENOUGH_SHIPS) score += (ENOUGH_SHIPS - ships) * FEW_SHIPS;
    if (s->power_state == HC_POWER_ON || s->power_state == HC_POWER_HIDDEN) score += POWER_ON;
    if (s->home_colonies < s->home_for_power) score += FEW_HOME;
    return score + hand_score(s, seat == t->offense) + turn_score(t, seat, way);
}

static int winners(unsigned mask)
{
    int n = 0;
    for (; mask; mask &= mask - 1) n++;
    return n;
}

int sage_value(const hc_table *t, int me)
{
    int score[HC_SEATS], most = 0;
    int64_t sum = 0;
    if (t->duel.plays) return duel_value(t, me);
    if (t->over) return t->won >> me & 1 ? SURE / winners(t->won) : 0;
    for (int s = 0; s < t->players; s++) {
        score[s] = score_of(t, s);
        if (s == 0 || score[s] > most) most = score[s];
    }
    for (int s = 0; s < t->players; s++) sum += exp_of(most - score[s]);
    return (int)((int64_t)exp_of(most - score[me]) * SURE / sum);
}
