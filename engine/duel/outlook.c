/* outlook.c - what follows from an answer in Duel: what is different because a power or an envoy is used. */
#include "duel/duel.h"
#include "view/changes.h"

static void count_of_duelist(const game *g, int seat, int by, int16_t of[HC_CHANGE_KINDS])
{
    (void)by;
    int ships = g->ships[seat][SUPPLY];
    for (int planet = 0; planet < TILES; planet++) ships += g->ships[seat][planet];
    of[HC_CHANGE_SHIPS] = (int16_t)ships;
    of[HC_CHANGE_CARDS] = (int16_t)(g->count[IN_HAND + seat] + g->count[PLAN + seat] + g->count[SECOND_PLAN + seat]);
    of[HC_CHANGE_COLONIES] = (int16_t)planets_of(g, seat);
}

bool duel_outlook(const game *view, int seat, const hc_option *o, int along, hc_prospect *out)
{
    return has_no_total(view, o) && look_at_changes(view, seat, o->choice, along, count_of_duelist, 0, out);
}
