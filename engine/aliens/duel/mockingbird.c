/* Mockingbird - says what you say. Designed here. */
#include "duel/duel.h"

static bool both_showed(const game *g, const frame *f) { (void)f; return g->duel.shown[0] && g->duel.shown[1]; }

static FLOW(parrot)
{
    FLOW_BEGIN;
    copy_tactic(g, f->seat);
    FLOW_END;
}

const sheet alien_mockingbird = {
    .name = "Mockingbird", .power_name = "to Parrot", .summary = "Copies the opponent's tactic", .alert = YELLOW, .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Parrot: when tactics are shown, you may treat your half as a copy of your opponent's. Your token is spent as usual, even if the copied half readies tactics." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_TACTICS_SHOWN, AS_EITHER, MAY, .flow = parrot, .when = both_showed }) }),
};
