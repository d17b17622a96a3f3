/* Wildcatter - drills blindly. Designed here. */
#include "duel/duel.h"

static bool has_deck(const game *g, const frame *f)
{
    return has_plan(g, f->seat) && g->count[PLAN_DECK + f->seat] + g->count[DISCARDS + f->seat] > 0;
}

static FLOW(gusher)
{
    FLOW_BEGIN;
    swap_plan_unseen(g, ev, f->seat);
    raise_bonus(g, f->seat, 1);
    FLOW_END;
}

const sheet alien_wildcatter = {
    .name = "Wildcatter", .power_name = "to Drill", .summary = "Swaps its plan for the top card", .alert = YELLOW, .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Gusher: before plans are turned up, you may take yours back and use the top card of your deck instead; if you do, add 1 to your clout." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_PLANS_TURN, AS_EITHER, MAY, .flow = gusher, .when = has_deck }) }),
};
