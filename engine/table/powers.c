/* powers.c - sources: the powers of the pool and the cards that act; who holds and hears what. */
#include "rules.h"
#include <string.h>

int holder_of(const game *g, int source)
{
    if (source < POWERS) return g->power[source].alien ? g->power[source].holder : NOBODY;
    int place = g->where[CARD_OF_SOURCE(source)];
    return place >= IN_HAND && place < ON_TABLE ? place - IN_HAND : NOBODY;
}

int sheet_of(const game *g, int source)
{
    return source < POWERS ? g->power[source].alien : sheet_of_card(g, CARD_OF_SOURCE(source));
}

/* Computed, never stored: a power is lost and regained with the home colonies. */
bool in_force(const game *g, int p)
{
    const power *w = &g->power[p];
    return w->alien && !w->zapped && home_colonies(g, w->holder) >= home_for_power(g);
}

bool has_power(const game *g, int seat, int alien)
{
    for (int p = 0; p < POWERS; p++)
        if (g->power[p].alien == alien && g->power[p].holder == seat && in_force(g, p)) return true;
    return false;
}

/* A flare is super for who has that power in force, wild for everybody else. */
int part_of(const game *g, int source, int seat)
{
    if (source < POWERS || g->kind[CARD_OF_SOURCE(source)] != HC_CARD_FLARE) return POWER;
    return has_power(g, seat, sheet_of(g, source)) ? SUPER : WILD;
}

/* ---- listening: kept up to date wherever a source changes hands -------------------------------- */

static uint64_t any_time_windows(void)
{
#define X(name, kind, flags, moment) | ((flags) & ANY_TIME ? 1ull << W_##name : 0)
    return 0 WINDOWS(X);
#undef X
}

static uint64_t windows_of_hook(const hook *h)
{
    return h->window == W_NONE ? 0 : h->window == W_ANY_TIME ? any_time_windows() : 1ull << h->window;
}

/* All windows in which a source may ever act; of a flare, with either half. */
static uint64_t windows_of(const game *g, int source)
{
    const form *f = form_of(g, sheet_of(g, source));
    bool flare = source >= POWERS && g->kind[CARD_OF_SOURCE(source)] == HC_CARD_FLARE;
    uint64_t set = 0;
    if (!f) return 0;
    for (int part = flare ? WILD : POWER; part <= (flare ? SUPER : POWER); part++)
        for (int i = 0; i < HOOKS; i++) set |= windows_of_hook(&f->hook[part][i]);
    return set;
}

void index_hears(game *g, int seat)
{
    g->hears[seat] = 0;
    FOR_SOURCES(s, g->held[seat]) g->hears[seat] |= windows_of(g, s);
    g->heard = 0;
    for (int s = 0; s < SEATS; s++) g->heard |= g->hears[s];
}

void index_held(game *g)
{
    memset(g->held, 0, sizeof g->held);
    for (int s = 0; s < POWERS + g->acting_cards; s++)
        if (holder_of(g, s) < SEATS) put_in(&g->held[holder_of(g, s)], s);
    for (int seat = 0; seat < SEATS; seat++) index_hears(g, seat);
}

/* At the end of an encounter zaps end and borrowed powers return. */
void powers_go_home(game *g)
{
    bool moved = false;
    for (int p = 0; p < POWERS; p++) {
        g->power[p].zapped = 0;
        moved |= g->power[p].holder != g->power[p].owner;
        g->power[p].holder = g->power[p].owner;
    }
    if (moved) index_held(g);
}
