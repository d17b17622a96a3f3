/* Mobius Tubes - everybody's ships come back from the warp. */
#include "rules.h"

static bool can_return(const game *g, int seat) { return g->ships[seat][WARP] + g->ships[seat][PRAW] && colonies(g, seat); }

static bool somebody_can_return(const game *g, const frame *f)
{
    (void)f;
    for (int s = 0; s < g->players; s++) if (can_return(g, s)) return true;
    return false;
}

/* Out of the warp or out of the Praw, never both; where only one of them holds any, that is the one. */
static int only_area(const game *g)
{
    for (int s = 0; s < g->players; s++) if (g->ships[s][WARP] && colonies(g, s)) return AREA_WARP;
    return AREA_PRAW;
}

static FLOW(free_all)
{
    enum { TURN = MINE, AREA };
    FLOW_BEGIN;
    g->answer = (int16_t)only_area(g);
    if (has_area_to_choose(g, true, f->seat)) ASK(ask_area(g, f->seat));
    SET(AREA, g->answer);
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++)
        if (can_return(g, clockwise(g, f->seat, L(TURN)))) CALL(retrieve_from(g, clockwise(g, f->seat, L(TURN)), L(AREA), L(SOURCE)));
    FLOW_END;
}

const sheet card_mobius_tubes = {
    .name = "Mobius Tubes", .summary = "Empties the {warp}",
    .form = FORMS({ .editions = IN_AVALON_HILL,
        .text = { "Play as the {offense} at the start of your {encounter}, before the {destiny_card} is turned over. All {ships} of all players who have a "
                  "{colony} return from the {warp} to {colonies} of their owners' choice." },
        .hook[POWER] = HOOKS({ W_BEFORE_DESTINY, AS_OFFENSE, MAY, .flow = free_all, .when = somebody_can_return },
                         { W_NEW_HAND, AS_OFFENSE | OWN, MAY, .flow = free_all, .when = somebody_can_return }) },
              { .editions = IN_FFG,
        .text = { "Play as the {offense} at the start of your {encounter}. All {ships} of all players who have a {colony} return from the {warp} to {colonies} of their owners' choice." },
        .hook[POWER] = HOOKS({ W_REGROUP, AS_OFFENSE, MAY, .flow = free_all, .when = somebody_can_return }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "Play as the {offense} just before you turn up a {destiny_card}. All {ships} of all players who have a {colony} return from the {warp}, or all from the Praw, to {colonies} of their owners' choice." },
        .hook[POWER] = HOOKS({ W_BEFORE_DESTINY, AS_OFFENSE, MAY, .flow = free_all, .when = somebody_can_return },
                         { W_NEW_HAND, AS_OFFENSE | OWN, MAY, .flow = free_all, .when = somebody_can_return }) }),
};
