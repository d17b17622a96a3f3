/* Lampkeeper - keeps the home fires burning. Designed here. */
#include "duel/duel.h"

static int few_in_warp(const sum *s, const effect *e, int about, int value)
{
    (void)s;
    return about == e->by ? 2 : value;
}

static FLOW(home_fires)
{
    FLOW_BEGIN;
    CALL(recover(g, f->seat, 2, false, L(SOURCE)));
    draw_cards(g, ev, f->seat, 1, L(SOURCE));
    FLOW_END;
}

const sheet alien_lampkeeper = {
    .name = "Lampkeeper", .power_name = "to Keep Warm", .summary = "Starts with two ships in the Warp; gets more from refresh cards", .alert = GREEN, .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Warm Hearth: you begin with two {ships} in the {warp} instead of five. Home Fires: before each refresh card, recover two {ships} and draw a card." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_ALWAYS, AS_EITHER, MUST, .modify = { { Q_IN_WARP, few_in_warp } } },
                             { W_REFRESH_DUE, AS_EITHER, MUST, .flow = home_fires }) }),
};
