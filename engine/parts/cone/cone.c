/* cone.c - the reverse cone: a disc with a comet turns it over, and allies of both sides change what they win. */
#include "rules.h"

void turn_cone(game *g, events *ev, bool reversed)
{
    if (g->now.reversed != reversed) tell(g, ev, HC_EV_HAZARD, g->offense, NOBODY, 0, reversed ? HC_CONE_REVERSED : HC_CONE_NORMAL, 0, BY_RULES);
    g->now.reversed = reversed;
}

static bool won_beside(const game *g, int seat, int side)
{
    return g->winner == side && on_side(g, seat, side) && seat != of_side(g, side) && g->ships[seat][GATE];
}

/* What turns it for one ally turns it back while it is reversed. */
static bool is_crossed(const game *g, int seat) { return limit(g, Q_CROSSED, seat, g->now.reversed); }
static bool anybody_may_be_crossed(const game *g) { return g->now.reversed || is_changed(g, Q_CROSSED); }

/* Before anybody lands: allies of a winning offense take their ships home and say what rewards they want; those of a winning defense
 * land. What losers lose is not changed, nor what the main players win. */
FLOW(flow_cone_allies)
{
    enum { TURN = MINE, SHIPS };
    FLOW_BEGIN;
    if (!anybody_may_be_crossed(g)) RETURN(0);
    for (L(TURN) = 1; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, g->offense, L(TURN)));
        SET(SHIPS, g->ships[L(WHO)][GATE]);
        if (!is_crossed(g, L(WHO))) continue;
        if (won_beside(g, L(WHO), SIDE_DEFENSE)) CALL(land_ships(g, L(WHO), L(SHIPS), GATE, g->target, BY_ENCOUNTER));
        else if (won_beside(g, L(WHO), SIDE_OFFENSE)) {
            CALL(return_ships(g, L(WHO), L(SHIPS), GATE, BY_ENCOUNTER));
            CALL(announce_rewards(g, L(WHO), L(SHIPS)));
        }
    }
    RETURN(0);
    FLOW_END;
}

FLOW(flow_cone_rewards)
{
    FLOW_BEGIN;
    if (anybody_may_be_crossed(g)) CALL(push(g, CORE(flow_deliver_rewards), g->offense));
    RETURN(0);
    FLOW_END;
}
