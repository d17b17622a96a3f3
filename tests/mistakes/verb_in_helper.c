/* verb_in_helper.c - the verb hides in a function that says nothing of it, so CALL would be forgotten by whoever uses that.
 * refused by: compiler (unused-result) */
#include "rules.h"
static void punish(game *g, int seat) { lose_any(g, seat, 1, BY_RULES); }
FLOW(flow_game)
{
    FLOW_BEGIN;
    punish(g, f->seat);
    FLOW_END;
}
