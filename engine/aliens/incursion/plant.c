/* Plant - takes root in a system, and then in the power that lives there. */
#include "rules.h"

enum { WHOSE, WHICH_ALLY };

/* What needs a set-up does not grow on. */
static int power_to_graft(const game *g, int seat)
{
    int p = power_on_top(g, seat);
    const form *is = p >= 0 ? form_of(g, g->power[p].alien) : NULL;
    if (!is || is->setup || is->begins || is->layout || is->hoards || is_bound(g, p)) return -1;
    return g->power[p].off & FACE_DOWN ? -1 : p;
}

static uint64_t who_can_be_grafted(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++)
        if (s != seat && colonies(g, seat) & system_of(g, s) && power_to_graft(g, s) >= 0) set |= 1ull << s;
    return set;
}

static uint64_t allies_to_graft(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && is_ally(g, s) && power_to_graft(g, s) >= 0) set |= 1ull << s;
    return set;
}

static bool can_graft(const game *g, const frame *f) { return who_can_be_grafted(g, f->seat) && power_slot(g) >= 0; }

static FLOW(graft_on)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, who_can_be_grafted(g, f->seat), WHOSE));
    SET(WHO, g->answer);
    SET(WHAT, power_to_graft(g, L(WHO)));
    visit_as(g, ev, f->seat, g->power[L(WHAT)].alien, L(SOURCE));
    switch_off(g, L(WHAT));
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

static bool an_ally_can_be_grafted(const game *g, const frame *f)
{
    int p = power_at_work(g, f->seat, ALIEN_plant);
    return p >= 0 && !effect_of(g, p)->used && allies_to_graft(g, f->seat) && power_slot(g) >= 0;
}

static FLOW(graft_ally)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, allies_to_graft(g, f->seat), WHICH_ALLY));
    SET(WHO, g->answer);
    SET(WHAT, power_to_graft(g, L(WHO)));
    visit_as(g, ev, f->seat, g->power[L(WHAT)].alien, L(SOURCE));
    switch_off(g, L(WHAT));
    FLOW_END;
}

static bool hosts_me(const game *g, const frame *f)
{
    bool rooted = false;
    for (int s = 0; s < g->players; s++) if (g->won >> s & 1 && s != f->seat && colonies(g, f->seat) & system_of(g, s)) rooted = true;
    return rooted && power_of(g, f->seat) >= 0 && !(g->won >> f->seat & 1);
}

static FLOW(overgrow)
{
    FLOW_BEGIN;
    win_alone(g, ev, f->seat, L(SOURCE));
    FLOW_END;
}

const sheet alien_plant = {
    .name = "Plant", .power_name = "of Grafting", .summary = "Takes over others' powers", .alert = RED, .box = HC_BOX_INCURSION,
    .history = "It grows on you.",
    .prompt = PROMPTS([WHOSE] = { "graft", "Whose power do you take over for this {encounter}?", { 0 } },
                [WHICH_ALLY] = { "graft-ally", "Which ally's power do you take over for this {encounter}?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC, .not_with = ALIEN_schizoid,
        .text = { "As a main player, once per {encounter}, after the {defense} is known and before cards are chosen, you may take over the power of a player in whose home system you have a {colony}. Until the {encounter} ends "
                  "you have it instead of your own, and that player is without it.",
                  "When a player in whose home system you have a {colony} wins, and you can use your own power, you may take that win away: you alone win.",
                  "As a main player, instead of using your power you may take over that of any ally, on either side." },
        .hook[POWER] = HOOKS({ W_LAUNCHED, AS_MAIN, MAY, .flow = graft_on, .when = can_graft },
                         { W_PLANNING, AS_MAIN, MAY, .flow = graft_on, .when = can_graft }),
        .hook[WILD] = HOOKS({ W_GAME_ENDS, AS_ANYONE, MAY, .flow = overgrow, .when = hosts_me }),
        .hook[SUPER] = HOOKS({ W_ALLIED, AS_MAIN, MAY, .flow = graft_ally, .when = an_ally_can_be_grafted }) }),
};
