/* regroup.c - the encounter begins: one ship comes back from the warp. */
#include "rules.h"

/* No colony: straight into the gate. */
static uint64_t ways_to_regain(const game *g)
{
    return havens(g, g->offense) ? with_room(g, havens(g, g->offense)) : 1ull << GATE;
}

/* Which ship it is, where they are not all alike. */
static bool may_choose(const game *g)
{
    return has_unlike(g, g->offense) && plain_at(g, g->offense, WARP) < g->ships[g->offense][WARP] && rules(g)->must_regain;
}

static bool may_come_out(const game *g) { return may(g, Q_MAY_COME_BACK, g->offense, 0); }

static bool has_any_below(const game *g)
{
    return (may_come_out(g) ? g->ships[g->offense][WARP] : 0) + g->ships[g->offense][PRAW] > 0 && g->ships[g->offense][GATE] < rules(g)->ship_limit;
}

/* Home from the warp, or up from the Praw to it. Without a colony straight into the gate, from the Praw too. */
static void ask_regain(game *g)
{
    const bool out = may_come_out(g) && (g->ships[g->offense][WARP] || !havens(g, g->offense));
    hc_ask *q = ask(g, HC_ASK_PLANET, 1u << g->offense, out ? ways_to_regain(g) : 0, HC_PROMPT_REGAIN);
    if (g->ships[g->offense][PRAW]) put_in(&q->allowed, PRAW);
    q->extra = (uint16_t)(PUTS | (rules(g)->must_regain ? 0 : CAN_PASS));
    q->count = 1;
}

static void take_out(game *g, int to) { move_ships(g, g->offense, 1, g->ships[g->offense][WARP] ? WARP : PRAW, to); }

FLOW(flow_regain)
{
    FLOW_BEGIN;
    SET(COUNT, 1);
    SET(CAUSE, BY_REGAINING);
    RESPOND(W_WOULD_REGAIN, g->offense);
    if (!may(g, Q_MAY_REGAIN, g->offense, 0)) g->result = 0;
    if (g->result && has_any_below(g) && (limit(g, Q_REGAIN, g->offense, 1) > 1 || may_choose(g)) && havens(g, g->offense)) {
        CALL(retrieve(g, g->offense, limit(g, Q_REGAIN, g->offense, 1), BY_REGAINING));
    } else if (g->result && has_any_below(g) && (ways_to_regain(g) || g->ships[g->offense][PRAW])) {
        ASK(ask_regain(g));
        if (g->answer == PRAW) raise_ships(g, ev, g->offense, 1, BY_REGAINING);
        else if (g->answer != PASS) {
            take_out(g, g->answer);
            SET(WHAT, FROM_TO(WARP, g->answer));
            tell(g, ev, HC_EV_REGAINED, g->offense, NOBODY, 1, g->answer, 0, BY_REGAINING);
            ANSWER_LANDINGS;
            SET(COUNT, 1);
            SET(CAUSE, BY_REGAINING);
            RESPOND(W_RETRIEVED, g->offense);
        }
    }
    FLOW_END;
}

FLOW(flow_regroup)
{
    FLOW_BEGIN;
    if (is_extra_of(g, BEGUN_AGAIN)) RETURN(0);      /* it has had that already */
    OPEN(W_REGROUP);
    KEEP_MOMENTUM;
    g->result = 0;
    if (is_run_out(g)) CALL(push(g, CORE(flow_run_out), g->offense));
    if (g->result) RETURN(g->result);
    CALL(push(g, CORE(flow_regain), g->offense));
    OPEN(W_BEFORE_DESTINY);
    RETURN(ships_on_colonies(g, g->offense) + g->ships[g->offense][GATE] + ships_evolving(g, g->offense) ? 0 : HC_END_NO_SHIPS);
    FLOW_END;
}
