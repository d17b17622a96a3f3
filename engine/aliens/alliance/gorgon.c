/* Gorgon - where it has a planet or a colony, the ships of others do not move. */
#include "rules.h"

enum { WHICH };

static uint64_t in_sight(const game *g, int seat) { return (system_of(g, seat) | colonies(g, seat)) & g->planets; }

static bool stands_in_sight(const game *g, const frame *f)
{
    return colonies(g, L(WHO)) & in_sight(g, f->seat) && !effect_on(g, L(SOURCE));
}

static int petrify(const sum *s, const effect *e, int about, int may)
{
    return seat_in(about) != e->by && in_sight(s->g, e->by) >> thing_in(about) & 1 ? 0 : may;
}

/* ---- the flare: a planet, plus one, is remembered ------------------------------------------------------ */

static uint64_t settled_planets(const game *g) { return g->planets & (colonies(g, 0) | colonies_of_others(g, 0)); }

static bool is_any_settled(const game *g, const frame *f) { (void)f; return settled_planets(g) != 0; }

static FLOW(choose_planet)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, settled_planets(g), WHICH));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(g->answer + 1);
    tell(g, ev, HC_EV_CHOSE_PLANET, f->seat, NOBODY, g->answer, 0, 0, L(SOURCE));
    FLOW_END;
}

static int hold(const sum *s, const effect *e, int about, int may) { (void)s; return thing_in(about) == e->remembered - 1 ? 0 : may; }

static int stand_idle(const sum *s, const effect *e, int seat, int worth)
{
    return seat == s->g->defense && s->g->target == e->remembered - 1 ? 0 : worth;
}

const sheet alien_gorgon = {
    .name = "Gorgon", .power_name = "to Petrify", .summary = "Others' {ships} cannot leave its planets", .box = HC_BOX_ALLIANCE, .alert = RED,
    .history = "Its gardens are full of statues. All of them look surprised.",
    .prompt = PROMPTS([WHICH] = { "petrify", "Which planet do you turn to stone until the {encounter} ends?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG | IN_EON, .stays = true,
        .text = { "{Ships} of other players cannot leave any of your home planets, nor any planet on which you have a {colony}. They can still be captured, lost to the {warp} or "
                  "removed from the game. You keep this power however few home {colonies} you have.",
                  "As a main player, before allies are invited, you may choose a planet. Until the {encounter} ends the {ships} on it cannot defend, move or be lost to the {warp}, "
                  "unless the planet itself is removed from the game.",
                  "When a Cosmic Zap is played on you, you may have it discarded without effect." },
        .note = "The power is used when a player who has {ships} there is about to send or move some, and then holds until the {encounter} ends.",
        .hook[POWER] = HOOKS({ W_WOULD_LEAVE, AS_ANYONE | OTHERS, MUST, .when = stands_in_sight, .modify = { { Q_MAY_LEAVE, petrify } } }),
        .hook[WILD] = HOOKS({ W_LAUNCHED, AS_MAIN, MAY, .flow = choose_planet, .when = is_any_settled,
                          .modify = { { Q_MAY_LEAVE, hold }, { Q_MAY_LOSE, hold }, { Q_WORTH, stand_idle } } }),
        .hook[SUPER] = HOOKS({ W_CARD_PLAYED, AS_ANYONE | OTHERS, MAY, .flow = shrug_off, .when = is_zap_on_me }) }),
};
