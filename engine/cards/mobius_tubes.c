/* Mobius Tubes - everybody's ships come back from the warp. */
#include "rules.h"

static bool can_return(const game *g, int seat) { return g->ships[seat][WARP] && colonies(g, seat); }

static bool somebody_can_return(const game *g, const frame *f)
{
    (void)f;
    for (int s = 0; s < g->players; s++) if (can_return(g, s)) return true;
    return false;
}

static FLOW(free_all)
{
    FLOW_BEGIN;
    for (L(MINE) = 0; L(MINE) < g->players; L(MINE)++)
        if (can_return(g, clockwise(g, f->seat, L(MINE)))) CALL(retrieve(g, clockwise(g, f->seat, L(MINE)), 255, L(SOURCE)));
    FLOW_END;
}

const sheet card_mobius_tubes = {
    .name = "Mobius Tubes", .summary = "Empties the {warp}",
    .form = FORMS({ .editions = IN_AVALON_HILL,
        .text = { "Play as the {offense} at the start of your {encounter}, before {destiny} are turned over. All {ships} of all players who have a "
                  "{colony} return from the {warp} to {colonies} of their owners' choice." },
        .hook[POWER] = HOOKS({ W_BEFORE_DESTINY, AS_OFFENSE, MAY, .flow = free_all, .when = somebody_can_return },
                         { W_NEW_HAND, AS_OFFENSE | OWN, MAY, .flow = free_all, .when = somebody_can_return }) },
              { .editions = IN_FFG,
        .text = { "Play as the {offense} at the start of your {encounter}. All {ships} of all players who have a {colony} return from the {warp} to {colonies} of their owners' choice." },
        .hook[POWER] = HOOKS({ W_REGROUP, AS_OFFENSE, MAY, .flow = free_all, .when = somebody_can_return }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "Play as the {offense} just before you turn up a {destiny_card}. All {ships} of all players who have a {colony} return from the {warp} to {colonies} of their owners' choice." },
        .hook[POWER] = HOOKS({ W_BEFORE_DESTINY, AS_OFFENSE, MAY, .flow = free_all, .when = somebody_can_return },
                         { W_NEW_HAND, AS_OFFENSE | OWN, MAY, .flow = free_all, .when = somebody_can_return }) }),
};
