/* rewind.c - the card play is undone (Chronos): ships, sides and cards as they were before. */
#include "rules.h"
#include <string.h>

/* Called when cards are about to be chosen for the first time in an encounter. */
void rewind_mark(game *g)
{
    hc_rewind *r = &g->rewind;
    if (g->replanned) return;
    memset(r, 0, sizeof *r);
    r->open = 1;
    for (int s = 0; s < g->players; s++) memcpy(r->ships[s], g->ships[s], sizeof r->ships[s]);
    memcpy(r->side, g->side, sizeof r->side);
    for (int p = 0; p < POWERS; p++) r->pad[p / 8] |= (uint8_t)(g->power[p].zapped << p % 8);
}

void rewind_note(game *g, int card, int seat)
{
    hc_rewind *r = &g->rewind;
    if (!r->open || r->count == HC_REWIND_CARDS || memchr(r->card, card, r->count)) return;
    r->card[r->count] = (uint8_t)card;
    r->from[r->count++] = (uint8_t)seat;
}

static void restore_ships(game *g)
{
    for (int s = 0; s < g->players; s++) {
        memcpy(g->ships[s], g->rewind.ships[s], sizeof g->rewind.ships[s]);
        settle_colonies(g, s);
    }
    memcpy(g->side, g->rewind.side, sizeof g->side);
    g->barred = 0;
}

/* Cards that were played, and cards that those cost their holders, go back to the hands. */
static void restore_cards(game *g, events *ev)
{
    for (int i = 0; i < g->rewind.count; i++) {
        int card = g->rewind.card[i], seat = g->rewind.from[i];
        if (g->where[card] == IN_HAND + seat) continue;
        put_card(g, card, IN_HAND + seat, everybody(g));
        tell(g, ev, HC_EV_KEPT_CARD, seat, NOBODY, card, 0, 0, BY_RULES);
    }
}

/* What powers did to cards stays; what has to happen at the reveal may happen again. */
static void restore_powers(game *g, int except)
{
    for (int s = 0; s < SOURCES; s++) {
        effect *e = &g->effect[s];
        if (s == except) continue;
        e->on = 0;
        for (int i = 0; i < PARTS * HOOKS && e->used; i++) {
            const hook *h = hook_at(g, s, i);
            bool later = h->window == W_SELECT || h->window == W_SELECTED || h->window == W_REVEALED;
            if (later || h->flags & MUST || s >= POWERS) e->used &= (uint16_t)~(1u << i);
        }
    }
    memset(&g->in_effect, 0, sizeof g->in_effect);
    for (int p = 0; p < POWERS; p++) {
        bool was = g->rewind.pad[p / 8] >> p % 8 & 1;
        if (g->power[p].zapped && !was) g->effect[p] = (effect){ 0 };
        g->power[p].zapped = was;
    }
}

void rewind_restore(game *g, events *ev, int by)
{
    restore_ships(g);
    restore_cards(g, ev);
    restore_powers(g, by);
    watch_powers(g, ev);
    g->rewind.count = 0;
    g->replanned = 1;
    tell(g, ev, HC_EV_REPLANNED, g->offense, g->defense, 0, 0, 0, by);
}
