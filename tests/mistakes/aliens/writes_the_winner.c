/* writes_the_winner.c - an alien that decides the encounter by hand: nobody is told, nobody can answer.
 * refused by: lint (by verbs) */
#include "rules.h"
static FLOW(triumph)
{
    FLOW_BEGIN;
    g->winner = (uint8_t)side_of(g, f->seat);
    FLOW_END;
}
flow_fn *const MISTAKE = triumph;
