/* call_of_an_instant.c - taking a card happens at once: there is no flow to wait for.
 * refused by: compiler (void) */
#include "rules.h"
FLOW(flow_game)
{
    FLOW_BEGIN;
    CALL(swap_hands(g, ev, g->offense, g->defense, BY_RULES));
    FLOW_END;
}
