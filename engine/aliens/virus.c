/* Virus - its ships multiply its card. */
#include "rules.h"

static int multiply(const sum *s, const effect *e, int side, int value)
{
    return s->g->side[e->by] == side ? s->out->card[side] * s->out->worth[e->by] : value;
}

const sheet alien_virus = {
    .name = "Virus", .power_name = "to Multiply", .summary = "Multiplies card and {ships}",
    .history = "There were four of them when you looked away.",
    .form = { { .editions = IN_AVALON_HILL,
        .text = { "As a main player, when both cards are attacks, multiply your card by the number of your {ships} in the {encounter} instead of adding them. Your allies' {ships} are added afterwards." },
        .hook[POWER] = { { W_REVEALED, AS_MAIN, MUST, .when = both_attack, .modify = { { Q_COMBINED, multiply } } } } } },
};
