/* Loser - the winner loses and the loser wins. */
#include "rules.h"

/* After everything else that decides an encounter. */
static int turn_over(const sum *s, const effect *e, int about, int winner)
{
    (void)s, (void)e, (void)about;
    return winner == SIDE_OFFENSE ? SIDE_DEFENSE : winner == SIDE_DEFENSE ? SIDE_OFFENSE : winner;
}

static int attacks_only(const sum *s, const effect *e, int about, int may)
{
    (void)s, (void)e;
    return may && thing_in(about) == HC_CARD_ATTACK;
}

/* ---- the flare --------------------------------------------------------------------------------------- */

static bool has_declared(const game *g, int seat)
{
    for (int p = 0; p < POWERS; p++)
        if (g->power[p].alien == ALIEN_loser && effect_of(g, p)->by == seat && effect_of(g, p)->used) return true;
    return false;
}

static bool has_waited(const game *g, const frame *f) { return !has_declared(g, f->seat); }

static bool is_allowed_to_wait(const game *g, const frame *f) { (void)f; return super_on(g, ALIEN_loser); }

static FLOW(ruin_both)
{
    FLOW_BEGIN;
    settle_encounter(g, BOTH_LOST, L(SOURCE));
    UNWIND(CORE(flow_encounter), RESOLVE_NOW);
    FLOW_END;
}

const sheet alien_loser = {
    .name = "Loser", .power_name = "of Upset", .summary = "The winner loses and the loser wins", .alert = GREEN,
    .history = "It came last in everything until it noticed who makes the rules.",
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As a main player, before cards are chosen, you may declare an upset. Both main players must then play attack cards if they have any, and when everything else is decided the winning side "
                  "loses and the losing side wins.",
                  "As a main player, before cards are chosen, you may declare that both sides lose: all {ships} in the {encounter} go to the {warp}.",
                  "As a main player, you may wait with your upset until cards are chosen but not yet revealed. Nobody has to play an attack card for it then." },
        .hook[POWER] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .modify = { { Q_UPSET, turn_over }, { Q_MAY_SELECT, attacks_only } } },
                         { W_SELECTED, AS_MAIN, MUST | BY_CHOICE, .when = is_allowed_to_wait, .modify = { { Q_UPSET, turn_over } } }),
        .hook[WILD] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = ruin_both }),
        .hook[SUPER] = HOOKS({ W_SELECTED, AS_MAIN, MAY | USES_POWER, .when = has_waited }) }),
};
