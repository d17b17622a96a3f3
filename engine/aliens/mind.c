/* Mind - looks at a hand. */
#include "rules.h"

/* The main player that it faces. */
static int whom_it_reads(const game *g, int seat) { return of_side(g, !g->side[seat]); }

static bool there_is_a_hand(const game *g, const frame *f)
{
    return next_card(g, IN_HAND + whom_it_reads(g, f->seat), 0) < HC_CARDS;
}

static FLOW(read_mind)
{
    FLOW_BEGIN;
    look_at_hand(g, ev, f->seat, whom_it_reads(g, f->seat), L(SOURCE));
    FLOW_END;
}

const sheet alien_mind = {
    .name = "Mind", .power_name = "of Knowledge", .summary = "Sees the opponent's hand",
    .history = "It knows what you are thinking, and wishes that it did not.",
    .form = { { .editions = IN_AVALON_HILL,
        .text = { "As a main player or ally, before cards are chosen, you may look at the hand of the main player on the other side." },
        .note = "That an ally may look too is likely, not certain.",
        .hook[POWER] = { { W_PLANNING, AS_INVOLVED, MAY, .flow = read_mind, .when = there_is_a_hand } } } },
};
