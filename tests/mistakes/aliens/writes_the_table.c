/* writes_the_table.c - an alien that writes into the game where a verb belongs.
 * refused by: lint (by verbs) */
#include "rules.h"
static FLOW(steal)
{
    FLOW_BEGIN;
    g->ships[f->seat][WARP]--;
    g->ships[f->seat][GATE]++;
    FLOW_END;
}
flow_fn *const MISTAKE = steal;
