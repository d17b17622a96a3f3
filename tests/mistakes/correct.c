/* correct.c - a flow without a mistake, so that the others are refused for theirs alone.
 * refused by: nobody */
#include "rules.h"
FLOW(flow_game)
{
    enum { BONUS = MINE, TURN };
    const int home = HOME;
    FLOW_BEGIN;
    SET(BONUS, g->encounter);
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) CALL(draw(g, clockwise(g, f->seat, L(TURN)), home, BY_RULES));
    ASK(ask(g, HC_ASK_SIDE, 1u << f->seat, choices(2), HC_PROMPT_ACT));
    g->reply[0] = L(BONUS);   /* words such as return and switch in a comment are no code */
    FLOW_END;
}
