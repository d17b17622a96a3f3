/* Sorcerer - may exchange the two cards before they are revealed. */
#include "rules.h"

static FLOW(exchange)
{
    FLOW_BEGIN;
    switch_played_cards(g, ev, L(SOURCE));
    FLOW_END;
}

const sheet alien_sorcerer = {
    .name = "Sorcerer", .power_name = "of Magic", .summary = "Switches the played cards",
    .history = "Watch its hands. No, the other ones.",
    .form = { { .editions = IN_AVALON_HILL,
        .text = { "As a main player, after cards are chosen and before they are revealed, you may switch the two cards, so that each of you has played the other's." },
        .hook[POWER] = { { W_SELECTED, AS_MAIN, MAY, .flow = exchange } } } },
};
