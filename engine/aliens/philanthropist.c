/* Philanthropist - gives a card away. */
#include "rules.h"

enum { TO_WHOM, WHICH };

static bool has_a_card(const game *g, const frame *f) { return next_card(g, IN_HAND + f->seat, 0) < HC_CARDS; }

static unsigned receivers(const game *g, int seat) { return (1u << g->offense | 1u << g->defense) & ~(1u << seat); }

static FLOW(give)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, receivers(g, f->seat), TO_WHOM));
    SET(MINE, g->answer);
    ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, WHICH)->filter = (uint16_t)C_ANY);
    give_card(g, ev, f->seat, L(MINE), g->answer, L(SOURCE));
    FLOW_END;
}

const sheet alien_philanthropist = {
    .name = "Philanthropist", .power_name = "of Giving", .summary = "Gives a card away",
    .history = "Nobody can refuse it. Many have tried.",
    .prompt = { [TO_WHOM] = { "give-to", "Who gets your gift?", { 0 } }, [WHICH] = { "give", "Which card do you give away?", { 0 } } },
    .form = { { .editions = IN_AVALON_HILL,
        .text = { "As a main player or ally, before cards are chosen, you may give a card from your hand to your opponent (as an ally: to either main player)." },
        .hook[POWER] = { { W_PLANNING, AS_INVOLVED, MAY, .flow = give, .when = has_a_card } } } },
};
