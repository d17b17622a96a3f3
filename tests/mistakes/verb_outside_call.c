/* verb_outside_call.c - the ships would leave at some other time, or never: a verb that is a flow belongs into CALL.
 * refused by: compiler (unused-result) */
#include "rules.h"
FLOW(flow_game)
{
    FLOW_BEGIN;
    send_to_warp(g, f->seat, 1, GATE, BY_RULES);
    FLOW_END;
}
