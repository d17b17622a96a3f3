/* Warpish - the dead count: every ship in the warp adds to its total. */
#include "rules.h"

static int ships_in_warp(const game *g)
{
    int n = 0;
    for (int s = 0; s < g->players; s++) n += g->ships[s][WARP];
    return n;
}

static int raise_all(const sum *s, const effect *e, int side, int total)
{
    return on_side(s->g, e->by, side) ? total + ships_in_warp(s->g) : total;
}

static int raise_own(const sum *s, const effect *e, int side, int total)
{
    return on_side(s->g, e->by, side) ? total + s->g->ships[e->by][WARP] : total;
}

static int haunt(const sum *s, const effect *e, int side, int total)
{
    return !on_side(s->g, e->by, side) ? total - s->g->ships[of_side(s->g, side)][WARP] : total;
}

static bool any_are_dead(const game *g, const frame *f) { return both_attack(g, f) && ships_in_warp(g) > 0; }
static bool mine_are_dead(const game *g, const frame *f) { return both_attack(g, f) && g->ships[f->seat][WARP] > 0; }
static bool theirs_are_dead(const game *g, const frame *f) { return both_attack(g, f) && g->ships[opponent(g, f->seat)][WARP] > 0; }

const sheet alien_warpish = {
    .name = "Warpish", .power_name = "of Necromancy", .summary = "Counts the {ships} in the {warp}", .alert = RED,
    .history = "Its cemeteries have watchtowers, facing outwards.",
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As a main player, when you have revealed an attack card, you add one to your total for each {ship} in the {warp}, whoever it belongs to.",
                  "As a main player, after cards are revealed, you may add one to your total for each of your own {ships} in the {warp}.",
                  "As a main player, after cards are revealed, you may make your opponent subtract one from their total for each of their {ships} in the {warp}." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MUST, .when = any_are_dead, .modify = { { Q_ADDED, raise_all } } }),
        .hook[WILD] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .when = mine_are_dead, .modify = { { Q_ADDED, raise_own } } }),
        .hook[SUPER] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .when = theirs_are_dead, .modify = { { Q_ADDED, haunt } } }) }),
};
