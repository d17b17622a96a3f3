/* Mutant - fills its hand to eight, from the deck or out of other hands. */
#include "rules.h"

enum { FULL_HAND = 8 };

/* Others in the encounter who have cards. */
static unsigned hosts(const game *g, int me)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++)
        if (s != me && g->side[s] != SIDE_NONE && next_card(g, IN_HAND + s, 0) < HC_CARDS) set |= 1u << s;
    return set;
}

static bool deck_has_cards(const game *g) { return g->pile_count[IN_DECK] + g->pile_count[IN_DISCARD] > 0; }

static bool can_grow(const game *g, const frame *f)
{
    return count_cards(g, IN_HAND + f->seat, C_ANY) < FULL_HAND && (hosts(g, f->seat) || deck_has_cards(g));
}

static void ask_where_from(game *g, const frame *f)
{
    hc_ask *q = ask_for(g, f, HC_ASK_SEAT, f->seat, hosts(g, f->seat), 0);
    q->extra = deck_has_cards(g) ? CAN_DECK : 0;
    q->count = (uint8_t)(FULL_HAND - count_cards(g, IN_HAND + f->seat, C_ANY));
}

static FLOW(regenerate)
{
    FLOW_BEGIN;
    while (can_grow(g, f)) {
        ASK(ask_where_from(g, f));
        if (g->answer != HC_DECK) take_at_random(g, ev, g->answer, f->seat, L(SOURCE));
        else CALL(draw(g, f->seat, 1, L(SOURCE)));
    }
    FLOW_END;
}

const sheet alien_mutant = {
    .name = "Mutant", .power_name = "to Regenerate", .summary = "Fills its hand to eight",
    .history = "Whatever you have lost, it has probably grown one.",
    .prompt = { { "mutant", "Where does your next card come from?", { 0 } } },
    .form = { { .editions = IN_AVALON_HILL,
        .text = { "As a main player or ally with fewer than eight cards, before cards are chosen, you may fill your hand to eight: one card at a time, at random from the deck or from the hand "
                  "of another player in the {encounter}, as you choose for each." },
        .hook[POWER] = { { W_PLANNING, AS_INVOLVED, MAY, .flow = regenerate, .when = can_grow } } } },
};
