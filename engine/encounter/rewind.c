/* rewind.c - the card play is undone (Chronos): ships, sides and cards as they were before. */
#include "rules.h"
#include <string.h>

/* Nobody else looks back. One of a pact may still be chosen when the cards lie open. */
static bool has_time_traveller(const game *g)
{
    if (has_part(g, PART_hexes) && is_in_pact(g, ALIEN_chronos)) return true;
    for (int seat = 0; seat < g->players; seat++)
        FOR_POWERS_OF(p, g, seat) if (form_of(g, g->power[p].alien)->rewinds) return true;
    return false;
}

/* Called when cards are about to be chosen for the first time in an encounter. */
void rewind_mark(game *g)
{
    hc_rewind *r = &g->rewind;
    if (g->now.replanned || !has_time_traveller(g)) return;
    memset(r, 0, sizeof *r);
    r->open = 1;
    memcpy(r->side, g->now.side, sizeof r->side);
    for (int i = 0; i < HC_UNITS; i++) r->unit_at[i] = (uint8_t)(g->unit[i].seat ? g->unit[i].place + 1 : 0);
    for (int p = 0; p < POWERS; p++) r->zapped[p / 8] |= (uint8_t)((g->power[p].off & ZAPPED) << p % 8);
}

static bool is_gone(const game *g, int place) { return is_moon(place) && !(all_moons(g) >> place & 1); }

/* A unit that stood on a moon that is no more stays where its ships went from there. */
static void follow_from_lost_moons(game *g)
{
    hc_rewind *r = &g->rewind;
    for (int i = 0; i < HC_UNITS; i++)
        for (int k = 0; k < r->moves && is_gone(g, r->unit_at[i] - 1); k++) {
            const hc_move *m = &r->move[k];
            if (m->seat == g->unit[i].seat - 1 && m->from == r->unit_at[i] - 1) r->unit_at[i] = (uint8_t)(m->to + 1);
        }
}

/* The last one first; as many as are still there. */
static void take_moves_back(game *g)
{
    hc_rewind *r = &g->rewind;
    for (; r->moves; r->move[--r->moves] = (hc_move){ 0 }) {
        const hc_move *m = &r->move[r->moves - 1];
        if (is_gone(g, m->from)) continue;
        uint8_t *ships = g->ships[m->seat];
        const int n = ships[m->to] < m->count ? ships[m->to] : m->count;
        ships[m->to] = (uint8_t)(ships[m->to] - n);
        ships[m->from] = (uint8_t)(ships[m->from] + n);
    }
}

/* Units are where they were. One that has come since is none any more; what has come out from under one stays out, in the warp. */
static void restore_units(game *g)
{
    for (int i = 0; i < HC_UNITS; i++) {
        int at = g->rewind.unit_at[i];
        if (!g->unit[i].seat) continue;
        if (at) g->unit[i].place = (uint8_t)(at - 1);
        else end_unit(g, i);
    }
    for (int s = 0; s < g->players; s++) {
        int under = 0;
        for (int i = 0; i < HC_UNITS; i++) under += g->unit[i].of[s];
        move_alike(g, s, g->ships[s][UNDER] - under, UNDER, WARP);
    }
}

/* Whoever has taken a main player's place since gives it back, with the card that was played: the former one stood on no side, or the
 * new one does not stand on that side any more. */
static void restore_leaders(game *g, const uint8_t sides[])
{
    for (int side = 0; side < 2; side++) {
        const int former = g->now.displaced[side] - 1, now = of_side(g, side);
        if (former < 0 || former == now || (on_side(g, now, side) && (sides[former] || !takes_part(g, former)))) continue;
        pass_played(g, now, former);
        set_main_players(g, side == SIDE_OFFENSE ? former : g->offense, side == SIDE_DEFENSE ? former : g->defense);
        g->now.displaced[side] = 0;
    }
}

static void restore_ships(game *g)
{
    uint8_t sides[SEATS];
    memcpy(sides, g->now.side, sizeof sides);
    follow_from_lost_moons(g);
    take_moves_back(g);
    for (int s = 0; s < g->players; s++) settle_colonies(g, s);
    restore_units(g);
    memcpy(g->now.side, g->rewind.side, sizeof g->now.side);
    restore_leaders(g, sides);
    g->now.barred = 0;
}

/* Cards that were played, and cards that those cost their holders, go back to the hands. */
static void restore_cards(game *g, events *ev, int by)
{
    for (int i = 0; i < g->rewind.count; i++) {
        int card = g->rewind.card[i], place = g->rewind.from[i];
        if (g->where[card] == place) continue;
        put_card(g, card, place, in_the_open(g));
        tell(g, ev, HC_EV_KEPT_CARD, (place - IN_HAND) % SEATS, NOBODY, card, place >= HOARD, 0, by);
    }
}

/* What powers did to cards stays; what has to happen at the reveal may happen again. */
static void restore_powers(game *g, int except)
{
    for (effect *e = g->effect; e < g->effect + g->effects; e++) {
        if (e->source == except) continue;
        e->on = 0;
        for (uint32_t left = e->used; left; left &= left - 1) {
            const hook *h = hook_at(g, e->source, __builtin_ctz(left));
            bool later = h->window == W_SELECT || h->window == W_SELECTED || h->window == W_REVEALED;
            if (later || h->flags & MUST || e->source >= POWERS) e->used &= ~(left & -left);
        }
    }
    memset(&g->in_effect, 0, sizeof g->in_effect);
    g->switched = 0;
    for (int p = 0; p < POWERS; p++) {
        bool was = g->rewind.zapped[p / 8] >> p % 8 & 1;
        if (g->power[p].off & ZAPPED && !was) drop_effect(g, p);
        g->power[p].off = (uint8_t)((g->power[p].off & ~ZAPPED) | was);
    }
}

void rewind_restore(game *g, events *ev, int by)
{
    uint8_t before[SEATS][HC_PLACES];
    memcpy(before, g->ships, sizeof before);
    g->rewind.open = 0;                          /* nothing of this is to be taken back */
    restore_ships(g);
    const bool moved = memcmp(before, g->ships, sizeof before) != 0;
    restore_cards(g, ev, by);
    restore_powers(g, by);
    watch_powers(g, ev);
    g->rewind.count = 0;
    g->rewind.open = 1;
    g->now.replanned = 1;
    tell(g, ev, HC_EV_REPLANNED, g->offense, g->defense, moved, 0, 0, by);
}
