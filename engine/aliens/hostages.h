/* hostages.h - the wild flare of Saboteur and Terrorist: an opponent's ships on a shared planet are hostages. The sheet has a prompt HOSTAGES. */
#ifndef HOSTAGES_H
#define HOSTAGES_H
#include "rules.h"

enum { LATER = MUST | FREE | UNPLAYED | FOLLOWS };

static uint64_t shared_planets(const game *g, int seat) { return colonies(g, seat) & colonies(g, opponent(g, seat)); }
static bool shares_a_planet(const game *g, const frame *f) { return shared_planets(g, f->seat); }
static int hostages_at(const game *g, const frame *f) { return effect_of(g, L(SOURCE))->remembered - 1; }

static FLOW(take_hostages)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, shared_planets(g, f->seat), HOSTAGES));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(g->answer + 1);
    tell(g, ev, HC_EV_HOSTAGES, f->seat, opponent(g, f->seat), g->answer, 0, 0, L(SOURCE));
    FLOW_END;
}

static bool failed_with_hostages(const game *g, const frame *f) { return hostages_at(g, f) >= 0; }

static bool lost_with_hostages(const game *g, const frame *f)
{
    bool lost = g->winner == BOTH_LOST || g->winner == (on_side(g, f->seat, SIDE_OFFENSE) ? SIDE_DEFENSE : SIDE_OFFENSE);
    return hostages_at(g, f) >= 0 && lost;
}

static FLOW(send_hostages)
{
    FLOW_BEGIN;
    SET(MINE, hostages_at(g, f));
    effect_for(g, L(SOURCE))->remembered = 0;
    CALL(send_to_warp(g, opponent(g, f->seat), g->ships[opponent(g, f->seat)][L(MINE)], L(MINE), L(SOURCE)));
    FLOW_END;
}

/* While they talk, what they agree on may move them. */
static int hold(const sum *s, const effect *e, int about, int value)
{
    bool hostages = seat_in(about) == opponent(s->g, e->by) && thing_in(about) == e->remembered - 1;
    return hostages && !s->g->bargain.parties ? 0 : value;
}

#endif
