/* bare_return.c - compiles, but leaves the result of an earlier flow behind: RETURN sets it.
 * refused by: lint (return) */
#include "rules.h"
FLOW(flow_game)
{
    FLOW_BEGIN;
    if (g->encounter == 1) return FLOW_DONE;
    ASK(ask(g, HC_ASK_SIDE, 1u << f->seat, choices(2), HC_PROMPT_ACT));
    FLOW_END;
}
