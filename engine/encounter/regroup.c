/* regroup.c - the encounter begins: one ship comes back from the warp. */
#include "rules.h"

/* No colony: straight into the gate. */
static uint64_t ways_to_regain(const game *g)
{
    return colonies(g, g->offense) ? with_room(g, colonies(g, g->offense)) : 1ull << GATE;
}

/* Which ship it is, where they are not all alike. */
static bool may_choose(const game *g)
{
    return has_unlike(g, g->offense) && plain_at(g, g->offense, WARP) < g->ships[g->offense][WARP] && rules(g)->must_regain;
}

static void ask_regain(game *g)
{
    hc_ask *q = ask(g, HC_ASK_PLANET, 1u << g->offense, ways_to_regain(g), HC_PROMPT_REGAIN);
    q->extra = (uint16_t)(PUTS | (rules(g)->must_regain ? 0 : CAN_PASS));
    q->count = 1;
}

FLOW(flow_regroup)
{
    FLOW_BEGIN;
    OPEN(W_REGROUP);
    if (offense_runs_out(g, ev)) RETURN(HC_END_NO_CARDS);
    SET(COUNT, 1);
    SET(CAUSE, BY_REGAINING);
    RESPOND(W_WOULD_REGAIN, g->offense);
    if (!may(g, Q_MAY_REGAIN, g->offense, 0)) g->result = 0;
    if (g->result && g->ships[g->offense][WARP] && (limit(g, Q_REGAIN, g->offense, 1) > 1 || may_choose(g)) && colonies(g, g->offense)) {
        CALL(retrieve(g, g->offense, limit(g, Q_REGAIN, g->offense, 1), BY_REGAINING));
    } else if (g->result && g->ships[g->offense][WARP] && ways_to_regain(g)) {
        ASK(ask_regain(g));
        if (g->answer != PASS) {
            move_ships(g, g->offense, 1, WARP, g->answer);
            tell(g, ev, HC_EV_REGAINED, g->offense, NOBODY, 1, g->answer, 0, BY_REGAINING);
            ANSWER_LANDINGS;
            SET(COUNT, 1);
            SET(CAUSE, BY_REGAINING);
            RESPOND(W_RETRIEVED, g->offense);
        }
    }
    OPEN(W_BEFORE_DESTINY);
    RETURN(ships_on_colonies(g, g->offense) + g->ships[g->offense][GATE] ? 0 : HC_END_NO_SHIPS);
    FLOW_END;
}
