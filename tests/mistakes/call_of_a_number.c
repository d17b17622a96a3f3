/* call_of_a_number.c - the same with a verb that returns something: the card that was taken.
 * refused by: compiler (int-conversion) */
#include "rules.h"
FLOW(flow_game)
{
    FLOW_BEGIN;
    CALL(take_at_random(g, ev, g->offense, g->defense, BY_RULES));
    FLOW_END;
}
