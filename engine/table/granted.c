/* granted.c - powers that come into a game under way: granted, lent, hung on another, laid ready, or there for a turn. */
#include "rules.h"

int new_power(game *g, int seat, int alien, int parent)
{
    int p = power_slot(g);
    if (p < 0 || !alien) return -1;
    g->power[p] = (power){ .alien = (uint16_t)alien, .holder = (uint8_t)seat, .owner = (uint8_t)seat, .parent = (uint8_t)parent };
    index_held(g);
    return p;
}

void grant_power(game *g, events *ev, int seat, int alien, int cause)
{
    int p = new_power(g, seat, alien, 0);
    if (p >= 0) tell_power(g, ev, HC_EV_POWER_MOVED, p, 0, cause);
}

int lend_with(game *g, events *ev, int seat, int alien, int thing)
{
    const int p = new_power(g, seat, alien, 0);
    if (p < 0) return p;
    piece_of(g, thing)->tag = (uint8_t)(p + 1);
    tell_power(g, ev, HC_EV_POWER_MOVED, p, 0, thing);
    return p;
}

void hang_power(game *g, events *ev, int parent, int alien, int cause)
{
    int p = new_power(g, g->power[parent].holder, alien, parent + 1);
    if (p >= 0) g->power[p].owner = g->power[parent].owner;
    if (p >= 0) tell_power(g, ev, HC_EV_POWER_MOVED, p, 0, cause);
}

void visit_as(game *g, events *ev, int seat, int alien, int cause)
{
    if (power_slot(g) < 0) return;
    FOR_POWERS_OF(q, g, seat) switch_off(g, q);
    tell_power(g, ev, HC_EV_POWER_MOVED, new_power(g, seat, alien, OF_ENCOUNTER), 1, cause);
}

void lend_alien(game *g, events *ev, int seat, int alien, int cause)
{
    int p = new_power(g, seat, alien, OF_TURN);
    if (p >= 0) tell_power(g, ev, HC_EV_POWER_MOVED, p, 1, cause);
}

void end_lent_aliens(game *g)
{
    for (int p = g->players; p < POWERS; p++) if (g->power[p].alien && g->power[p].parent == OF_TURN) drop_power(g, NULL, p);
}
