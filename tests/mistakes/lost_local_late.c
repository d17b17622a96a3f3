/* lost_local_late.c - `bonus` is set before the question and read after it.
 * refused by: compiler (maybe-uninitialized) */
#include "rules.h"
FLOW(flow_game)
{
    int bonus;
    FLOW_BEGIN;
    bonus = g->encounter;
    ASK(ask(g, HC_ASK_SIDE, 1u << f->seat, choices(2), HC_PROMPT_ACT));
    g->reply[0] = (int16_t)bonus;
    FLOW_END;
}
