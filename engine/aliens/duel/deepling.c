/* Deepling - strong in the deep. Designed here. */
#include "duel/duel.h"

static int sunken(const sum *s, const effect *e, int about, int value)
{
    (void)s;
    return about == e->by ? 7 : value;
}

enum { DEPTH = 8 };

static int pressure(const sum *s, const effect *e, int about, int value)
{
    const int more = s->g->ships[e->by][WARP] * 2 / 3;
    return about == e->by ? value + (more < DEPTH ? more : DEPTH) : value;
}

const sheet alien_deepling = {
    .name = "Deepling", .power_name = "to Sink", .summary = "Ships in the Warp make it strong", .alert = YELLOW, .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Sunken Start: you begin with seven {ships} in the {warp} instead of five. Pressure: add two thirds of your {ships} in the {warp} to your clout, rounded down, up to 8." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_ALWAYS, AS_EITHER, MUST, .modify = { { Q_IN_WARP, sunken }, { Q_CLOUT, pressure } } }) }),
};
