/* question_outside_ask.c - compiles, but the flow would go on with the answer to an older question.
 * refused by: lint (a question stands in ASK) */
#include "rules.h"
FLOW(flow_game)
{
    FLOW_BEGIN;
    ask(g, HC_ASK_SIDE, 1u << g->defense, choices(2), HC_PROMPT_ACT);
    if (g->answer == SIDE_OFFENSE) CALL(send_to_warp(g, f->seat, 1, GATE, BY_RULES));
    FLOW_END;
}
