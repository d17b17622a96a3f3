/* writes_a_sheet.c - and one that takes a power by a pointer into the game.
 * refused by: lint (make it const) */
#include "rules.h"
static void take(game *g, int from, int to)
{
    power *theirs = &g->power[from];
    theirs->holder = (uint8_t)to;
}
static FLOW(rob)
{
    FLOW_BEGIN;
    take(g, opponent(g, f->seat), f->seat);
    FLOW_END;
}
flow_fn *const MISTAKE = rob;
