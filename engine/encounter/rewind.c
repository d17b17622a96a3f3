/* rewind.c - the card play is undone (Chronos): ships, sides and cards as they were before. */
#include "rules.h"
#include <string.h>

/* Nobody else looks back. */
static bool has_time_traveller(const game *g)
{
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
    for (int s = 0; s < SEATS; s++) memcpy(r->ships[s], g->ships[s], sizeof r->ships[s]);
    memcpy(r->side, g->now.side, sizeof r->side);
    for (int i = 0; i < HC_UNITS; i++) r->unit_at[i] = (uint8_t)(g->unit[i].seat ? g->unit[i].place + 1 : 0);
    for (int p = 0; p < POWERS; p++) r->zapped[p / 8] |= (uint8_t)((g->power[p].off & ZAPPED) << p % 8);
}

void rewind_note(game *g, int card, int seat)
{
    hc_rewind *r = &g->rewind;
    if (!r->open || r->count == HC_REWIND_CARDS || memchr(r->card, card, r->count)) return;
    r->card[r->count] = (uint8_t)card;
    r->from[r->count++] = (uint8_t)(g->where[card] == HOARD + seat ? HOARD + seat : IN_HAND + seat);
}

/* Ships that have left a tech since then were in none of the places that are remembered. */
static void bring_missing_home(game *g, int seat)
{
    int n = ships_of(g, seat), home = WARP;
    for (int p = 0; p < HC_PLACES; p++) n -= g->ships[seat][p];
    for (int p = HC_PLANETS - 1; p >= 0; p--) if (g->ships[seat][p]) home = p;
    g->ships[seat][home] = (uint8_t)(g->ships[seat][home] + n);
}

static bool have_moved(const game *g)
{
    for (int s = 0; s < g->players; s++) if (memcmp(g->ships[s], g->rewind.ships[s], sizeof g->rewind.ships[s]) != 0) return true;
    return false;
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

static void restore_ships(game *g)
{
    for (int s = g->players; s < SEATS; s++) memcpy(g->ships[s], g->rewind.ships[s], sizeof g->rewind.ships[s]);
    for (int s = 0; s < g->players; s++) {
        memcpy(g->ships[s], g->rewind.ships[s], sizeof g->rewind.ships[s]);
        bring_missing_home(g, s);
        settle_colonies(g, s);
    }
    restore_units(g);
    memcpy(g->now.side, g->rewind.side, sizeof g->now.side);
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
    for (int p = 0; p < POWERS; p++) {
        bool was = g->rewind.zapped[p / 8] >> p % 8 & 1;
        if (g->power[p].off & ZAPPED && !was) drop_effect(g, p);
        g->power[p].off = (uint8_t)((g->power[p].off & ~ZAPPED) | was);
    }
}

void rewind_restore(game *g, events *ev, int by)
{
    const bool moved = have_moved(g);
    restore_ships(g);
    restore_cards(g, ev, by);
    restore_powers(g, by);
    watch_powers(g, ev);
    g->rewind.count = 0;
    g->now.replanned = 1;
    tell(g, ev, HC_EV_REPLANNED, g->offense, g->defense, moved, 0, 0, by);
}
