/* mutable_above_begin.c - compiles, but `bonus` is zero again after the question.
 * refused by: lint (above FLOW_BEGIN) */
#include "rules.h"
FLOW(flow_game)
{
    int bonus = 0;
    FLOW_BEGIN;
    bonus = g->encounter;
    ASK(ask(g, HC_ASK_SIDE, 1u << f->seat, choices(2), HC_PROMPT_ACT));
    g->reply[0] = (int16_t)bonus;
    FLOW_END;
}
