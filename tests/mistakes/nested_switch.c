/* nested_switch.c - compiles, but the place to go on at would belong to the inner switch.
 * refused by: lint (no switch) */
#include "rules.h"
FLOW(flow_game)
{
    FLOW_BEGIN;
    switch (g->encounter) {
    case 77: ASK(ask(g, HC_ASK_SIDE, 1u << f->seat, choices(2), HC_PROMPT_ACT)); break;
    default: break;
    }
    FLOW_END;
}
