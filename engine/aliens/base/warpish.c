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
    return fights_for(s->g, e->by, side) ? total + ships_in_warp(s->g) : total;
}

static int raise_own(const sum *s, const effect *e, int side, int total)
{
    return fights_for(s->g, e->by, side) ? total + s->g->ships[e->by][WARP] : total;
}

static int haunt(const sum *s, const effect *e, int side, int total)
{
    return !fights_for(s->g, e->by, side) ? total - s->g->ships[of_side(s->g, side)][WARP] : total;
}

static bool any_are_dead(const game *g, const frame *f) { return both_attack(g, f) && ships_in_warp(g) > 0; }
static bool mine_are_dead(const game *g, const frame *f) { return both_attack(g, f) && g->ships[f->seat][WARP] > 0; }
static bool theirs_are_dead(const game *g, const frame *f) { return both_attack(g, f) && g->ships[opponent(g, f->seat)][WARP] > 0; }

/* ---- the oldest form --------------------------------------------------------------------------------- */

static int two_at_least(const sum *s, const effect *e, int seat, int ships) { (void)s; return seat == e->by && ships < 2 ? 2 : ships; }

/* Who has no base may come back. */
static int hold_back(const sum *s, const effect *e, int about, int may_come)
{
    int seat = seat_in(about);
    return seat == e->by || !colonies(s->g, seat) ? may_come : 0;
}

static bool has_two_in_warp(const game *g, const frame *f) { return g->ships[f->seat][WARP] + g->ships[f->seat][PRAW] > 1; }

static bool others_wait(const game *g, const frame *f)
{
    for (int s = 0; s < g->players; s++) if (s != f->seat && g->ships[s][WARP] && colonies(g, s)) return true;
    return false;
}

/* Bought back they would be before the encounter begins. */
static bool offense_could_buy(const game *g, const frame *f) { return g->offense != f->seat && lucre_of(g, g->offense) > 0 && others_wait(g, f); }

/* Those who are about to lose some wait with them. */
static bool others_will_wait(const game *g, const frame *f) { return g->winner == SIDE_OFFENSE || g->winner == SIDE_DEFENSE || others_wait(g, f); }

const sheet alien_warpish = {
    .name = "Warpish", .power_name = "of Necromancy", .summary = "Counts the {ships} in the {warp}", .alert = RED,
    .history = "Its cemeteries have watchtowers, facing outwards.",
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As a main player, when you have revealed an attack card, you add one to your total for each {ship} in the {warp}, whoever it belongs to.",
                  "As a main player, after cards are revealed, you may add one to your total for each of your own {ships} in the {warp}.",
                  "As a main player, after cards are revealed, you may make your opponent subtract one from their total for each of their {ships} in the {warp}." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MUST, .when = any_are_dead, .modify = { { Q_ADDED, raise_all } } }),
        .hook[WILD] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .when = mine_are_dead, .modify = { { Q_ADDED, raise_own } } }),
        .hook[SUPER] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .when = theirs_are_dead, .modify = { { Q_ADDED, haunt } } }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player, when you have revealed an attack card, you add one to your total for each {ship} in the {warp}, whoever it belongs to.",
                  "At the start of your own {encounter}, you may take two {ships} out of the {warp} instead of one.",
                  "As an {encounter} begins, or when its winner is known and nothing is lost yet, you may close the {warp} until it is over: nobody else gets {ships} out of it, in whatever way, unless they have no {colony}." },
        .note = "The card lays its planets round the Warp instead of on a hex. They are planets like others, so nothing else comes of it.",
        .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MUST, .when = any_are_dead, .modify = { { Q_ADDED, raise_all } } }),
        .hook[WILD] = HOOKS({ W_REGROUP, AS_OFFENSE, MAY, .when = has_two_in_warp, .modify = { { Q_REGAIN, two_at_least } } }),
        .hook[SUPER] = HOOKS({ W_START_TURN, AS_ANYONE, MAY, .when = offense_could_buy, .modify = { { Q_MAY_COME_BACK, hold_back } } },
                         { W_REGROUP, AS_ANYONE, MAY, .when = others_wait, .modify = { { Q_MAY_COME_BACK, hold_back } } },
                         { W_SETTLED, AS_ANYONE, MAY, .when = others_will_wait, .modify = { { Q_MAY_COME_BACK, hold_back } } }) }),
};
