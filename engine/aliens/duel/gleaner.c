/* Gleaner - lives on what is left. Designed here. */
#include "duel/duel.h"

static bool i_lost(const game *g, const frame *f) { return lost_it(g, f->seat); }

static FLOW(leftovers)
{
    FLOW_BEGIN;
    draw_cards(g, ev, f->seat, 1, L(SOURCE));
    CALL(recover(g, f->seat, 2, true, L(SOURCE)));
    FLOW_END;
}

const sheet alien_gleaner = {
    .name = "Gleaner", .power_name = "to Glean", .summary = "Gets cards and ships for losing", .alert = GREEN, .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Leftovers: after you lose a duel or contest, draw a card and recover up to two {ships}." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_DUEL_OVER, AS_EITHER, MUST, .flow = leftovers, .when = i_lost }) }),
};
