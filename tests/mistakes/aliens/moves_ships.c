/* moves_ships.c - an alien that moves ships by itself: nobody hears of it and nobody can respond.
 * refused by: lint (use a verb) */
#include "rules.h"
static FLOW(rob)
{
    FLOW_BEGIN;
    move_ships(g, f->seat, 1, WARP, GATE);
    FLOW_END;
}
flow_fn *const MISTAKE = rob;
