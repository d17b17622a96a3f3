/* Warpspace Key - all own ships leave the warp. */
#include "rules.h"

static bool can_come_back(const game *g, const frame *f) { return g->ships[f->seat][WARP] && colonies(g, f->seat); }

static FLOW(unlock)
{
    FLOW_BEGIN;
    CALL(retrieve(g, f->seat, 255, L(SOURCE)));
    FLOW_END;
}

const sheet card_warpspace_key = {
    .piece = HC_CARD_TECH, .name = "Warpspace Key", .summary = "Brings all its owner's {ships} back from the {warp}",
    .form = FORMS({ .editions = IN_FFG, .research = 3,
        .text = { "Discard as the {offense} when you regroup: all your {ships} return from the {warp} to your {colonies}." },
        .hook[POWER] = HOOKS({ W_REGROUP, AS_OFFENSE, MAY, .flow = unlock, .when = can_come_back }) }),
};
