/* Trader - swaps hands with the opponent. */
#include "rules.h"

static bool there_are_cards(const game *g, const frame *f)
{
    return next_card(g, IN_HAND + f->seat, 0) < HC_CARDS || next_card(g, IN_HAND + opponent(g, f->seat), 0) < HC_CARDS;
}

static FLOW(transfer)
{
    FLOW_BEGIN;
    swap_hands(g, ev, f->seat, opponent(g, f->seat), L(SOURCE));
    FLOW_END;
}

const sheet alien_trader = {
    .name = "Trader", .power_name = "of Barter", .summary = "Swaps hands with the opponent",
    .history = "Every bargain it ever struck was fair. It says so on the receipt.",
    .form = { { .editions = IN_AVALON_HILL,
        .text = { "As a main player, before cards are chosen, you may swap hands with your opponent. Each of you keeps the new hand." },
        .hook[POWER] = { { W_PLANNING, AS_MAIN, MAY, .flow = transfer, .when = there_are_cards } } } },
};
