/* launch.c - ships are taken from colonies into the encounter, by the offense and by allies. */
#include "rules.h"

static int most_ships(const game *g, int seat)
{
    int most = limit(g, Q_SHIP_LIMIT, seat, rules(g)->ship_limit) - g->ships[seat][GATE], have = ships_on_colonies(g, seat);
    return most < 0 ? 0 : most < have ? most : have;
}

static void ask_ships(game *g, const frame *f)
{
    int least = g->ships[f->seat][GATE] ? 0 : 1, most = most_ships(g, f->seat);
    int prompt_id = f->seat == g->offense ? HC_PROMPT_GATHER : HC_PROMPT_COMMIT;
    hc_ask *q = pick(g, HC_ASK_PLANET, f->seat, least, most, colonies(g, f->seat), prompt_id);
    q->who = (uint8_t)(g->side[f->seat] == SIDE_OFFENSE ? g->offense : g->defense);
    q->place = g->target;
}

void commit(game *g, int seat)
{
    frame *f = push(g, CORE(flow_commit), seat);
    f->local[WHO] = (int16_t)seat;
    f->local[COUNT] = 1;
    f->local[CAUSE] = BY_RULES;
}

/* One to four ships, or as many as a power says. */
FLOW(flow_commit)
{
    FLOW_BEGIN;
    RESPOND(W_GATHER, f->seat);
    if (most_ships(g, f->seat)) {
        ASK(ask_ships(g, f));
        add_ships(g, ev, f->seat, BY_RULES);
    }
    RETURN(g->ships[f->seat][GATE]);
    FLOW_END;
}

FLOW(flow_gather)
{
    FLOW_BEGIN;
    begin_phase(g, HC_PHASE_LAUNCH);
    CALL(commit(g, g->offense));
    RETURN(g->result ? 0 : HC_END_NO_SHIPS);
    FLOW_END;
}
