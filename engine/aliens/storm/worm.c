/* Worm - tunnels to another planet when the cards are up. */
#include "rules.h"

enum { TUNNEL, SETTLE };

static uint64_t bit(int planet) { return 1ull << planet; }
static bool is_at_home(const game *g) { return system_of(g, g->defense) >> g->target & 1; }

/* As the offense within the system of the challenge, or from a base abroad to a home base of its owner; never to where it has one already. */
static uint64_t ways_of_offense(const game *g)
{
    const uint64_t system = without_stacks(g, system_of(g, g->defense));
    return (is_at_home(g) ? system : system & colonies(g, g->defense)) & ~colonies(g, g->offense) & ~bit(g->target);
}

static uint64_t ways_of_defense(const game *g) { return is_at_home(g) ? without_stacks(g, system_of(g, g->defense)) & ~bit(g->target) : 0; }

/* Not out of a challenge for a moon, nor to where nobody is challenged. */
static uint64_t ways(const game *g, int seat)
{
    if (is_moon(g->target)) return 0;
    return (seat == g->offense ? ways_of_offense(g) : ways_of_defense(g)) & ~closed_planets(g);
}

static bool stands_there(const game *g) { return g->ships[g->defense][g->target] > 0; }

static bool can_tunnel(const game *g, const frame *f)
{
    return ways(g, f->seat) && (f->seat == g->offense || stands_there(g) || super_on(g, ALIEN_worm));
}

static FLOW(tunnel)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, ways(g, f->seat), TUNNEL));
    turn_gate(g, ev, g->answer, L(SOURCE));
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

static uint64_t deserted(const game *g, int seat) { return with_room(g, system_of(g, seat) & ~colonies(g, seat)); }

static bool can_resettle(const game *g, const frame *f) { return deserted(g, f->seat) && ways_out(g, f->seat); }

static FLOW(resettle)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, deserted(g, f->seat), SETTLE));
    CALL(found_colony(g, f->seat, g->answer, ships_to_send(g, f->seat), L(SOURCE)));
    FLOW_END;
}

static bool is_attacked_where_it_has_nothing(const game *g, const frame *f)
{
    return ways_of_defense(g) && !stands_there(g) && power_at_work(g, f->seat, ALIEN_worm) >= 0;
}

const sheet alien_worm = {
    .name = "Worm", .power_name = "to Tunnel", .summary = "Turns the {gate} to another planet", .box = HC_BOX_STORM,
    .history = "The shortest way between two planets, and it ate that.",
    .prompt = PROMPTS([TUNNEL] = { "tunnel", "At which planet does the {gate} point now?", { 0 } },
                [SETTLE] = { "worm", "Which of your empty home planets do you settle again?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player, after cards are revealed, you may turn the {gate}. As the {offense}: to another planet of the {defense}'s home system where you have no {colony}; if you challenged a "
                  "{colony} abroad, to a home {colony} of its owner. As the {defense} with {ships} on one of your home planets: to another of your home planets. Everything counts as if that planet had been "
                  "the target from the start.",
                  "When your turn starts, you may settle one of your empty home planets again, with as many {ships} from your {colonies} as you like.",
                  "As the {defense} on a home planet where you have no {ship}, you may use your power all the same." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .flow = tunnel, .when = can_tunnel }),
        .hook[WILD] = HOOKS({ W_START_TURN, AS_OFFENSE, MAY, .flow = resettle, .when = can_resettle }),
        .hook[SUPER] = HOOKS({ W_REVEALED, AS_DEFENSE, MAY | USES_POWER, .flow = use_with_flare, .when = is_attacked_where_it_has_nothing }) }),
};
