/* stale_const.c - compiles, but `seat` is that of the first turn until the flow is entered anew.
 * refused by: lint (TURN changes) */
#include "rules.h"
FLOW(flow_game)
{
    enum { TURN = MINE };
    const int seat = clockwise(g, f->seat, L(TURN));
    FLOW_BEGIN;
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) CALL(draw(g, seat, 1, BY_RULES));
    FLOW_END;
}
