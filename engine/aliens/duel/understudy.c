/* Understudy - learns from who beats it. Designed here. */
#include "duel/duel.h"

static bool may_steal(const game *g, const frame *f)
{
    return lost_it(g, f->seat) && g->duel.counted && has_plan(g, other_of(f->seat)) && has_plan(g, f->seat);
}

static FLOW(steal_the_script)
{
    FLOW_BEGIN;
    take_shown(g, ev, f->seat, other_of(f->seat), plan_of(g, other_of(f->seat)), L(SOURCE));
    throw_away(g, ev, other_of(f->seat), plan_of(g, f->seat), L(SOURCE));
    FLOW_END;
}

const sheet alien_understudy = {
    .name = "Understudy", .power_name = "to Steal the Script", .summary = "Takes the plan that beat it", .alert = YELLOW, .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Steal the Script: if you lost and both plans were turned up, you may take your opponent's plan into your hand; your own then goes to their discards." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_CLEANUP, AS_EITHER, MAY, .flow = steal_the_script, .when = may_steal }) }),
};
