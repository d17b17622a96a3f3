/* lost_local.c - `bonus` does not survive the question: the function is entered anew after it.
 * refused by: compiler (jump-misses-init) */
#include "rules.h"
FLOW(flow_game)
{
    FLOW_BEGIN;
    int bonus = g->encounter;
    ASK(ask(g, HC_ASK_SIDE, 1u << f->seat, choices(2), HC_PROMPT_ACT));
    g->reply[0] = (int16_t)bonus;
    FLOW_END;
}
