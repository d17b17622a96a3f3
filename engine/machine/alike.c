/* alike.c - cards that nobody could tell apart: one answer, whichever of them is taken.
 *
 * The asked seat decides what is alike, by what it sees: who else knows a card is not its to know. So
 * what others know does not part two equal cards; it follows the one that is taken (ruling 270). */
#include "table/table.h"

/* Marks of a hand are their owner's; what lies open, and what lies aside, has tags for all who know it. Whose a discard was that has just
 * been used (marked by all) does not part it from its like. */
static bool are_marked_alike(const game *g, int seat, int a, int b)
{
    int place = g->where[a];
    bool tagged = row_of_place(place)->tagged;
    int seen = tagged ? 255 : 1 << seat;
    if ((g->mark[a] ^ g->mark[b]) & seen) return false;
    return !tagged || g->tag[a] == g->tag[b] || (g->mark[a] && is_discarded(g, a));
}

/* What a power remembers of a card, or a use in this encounter, makes it another. */
static bool is_remembered(const game *g, int card)
{
    return card == g->now.noted_card - 1 || card == g->now.must_play - 1 || (card < g->acting_cards && has_acted(effect_of(g, SOURCE_OF_CARD(card))));
}

/* The discards lie open in their order: which of two equal ones goes is all the same only if nothing else lies between. */
static bool lie_together(const game *g, int a, int b)
{
    const int pile = g->where[a];
    if (pile != IN_DISCARD && pile != REWARDS_USED) return true;
    int ends = 0;
    for (int i = 0; i < g->pile_count[pile]; i++) {
        int card = pile_of(g, pile)[i];
        ends += card == a || card == b;
        if (ends == 1 && !look_alike(g, card, a)) return false;
    }
    return true;
}

bool are_one_answer(const game *g, int seat, int a, int b)
{
    if (g->where[a] != g->where[b]) return false;
    return are_marked_alike(g, seat, a, b) && !is_remembered(g, a) && !is_remembered(g, b) && lie_together(g, a, b);
}

static void take_known_one(game *g, int seat, int card)
{
    const unsigned mine = 1u << seat;
    assert(!is_piece(card));
    if (g->count[g->where[card]] == 1) return;
    FOR_CARDS_OTHER_THAN(c, g->where[card], g->known, (int)mine) {       /* mostly only the seat knows its cards */
        if (!(g->known[c] & ~mine) || c == card || !look_alike(g, c, card)) continue;
        const unsigned moves = g->known[c] & ~g->known[card] & ~mine;
        if ((moves || is_open(g, c)) && are_alike(g, seat, c, card)) move_knowledge(g, c, card, mine);
    }
}

/* The card that is chosen by this answer; below 0: none. */
static int card_chosen(const game *g, int choice)
{
    if (g->ask.kind == HC_ASK_PLAN) return HC_PLAN_CARD(choice) == HC_NO_CARD ? -1 : HC_PLAN_CARD(choice);
    return choice >= PASS || is_piece(choice) ? -1 : g->ask.kind == HC_ASK_ACT ? CARD_OF_SOURCE(choice) : choice;
}

/* Of equal cards the one that others know of goes first: they cannot tell which is left. Not before all have chosen, or
 * what others know would tell them what was chosen. */
void take_the_known(game *g)
{
    const bool about_cards = g->ask.kind == HC_ASK_CARD || g->ask.kind == HC_ASK_ACT || g->ask.kind == HC_ASK_PLAN;
    const bool several = g->ask.extra & DRAFTING;
    for (unsigned left = about_cards ? g->ask.seats : 0; left; left &= left - 1) {
        const int seat = __builtin_ctz(left), chosen = several ? -1 : card_chosen(g, g->reply[seat]);
        for (int i = 0; i < g->draft_count && several; i++) {
            const int picked = card_chosen(g, g->draft[i]);
            if (picked >= 0) take_known_one(g, seat, picked);
        }
        if (chosen >= 0) take_known_one(g, seat, chosen);
    }
}

/* Two copies of a card are one option. */
static bool are_copies(const game *g, int a, int b)
{
    int c = CARD_OF_SOURCE(a), d = CARD_OF_SOURCE(b);
    return is_card_source(a) && is_card_source(b) && b > a && g->where[c] == g->where[d] && g->kind[c] == g->kind[d] && g->value[c] == g->value[d];
}

source_set without_copies(const game *g, const source_set *s)
{
    source_set out = *s;
    FOR_SOURCES(a, *s)
        FOR_SOURCES(b, *s) if (are_copies(g, a, b)) take_out_of(&out, b);
    return out;
}

int first_in(const source_set *s)
{
    int i = 0;
    while (!s->word[i]) i++;
    return i * 64 + __builtin_ctzll(s->word[i]);
}

bool is_single_source(const source_set *s)
{
    int n = 0;
    for (int i = 0; i < SET_WORDS; i++) n += count_bits(s->word[i]);
    return n == 1;
}
