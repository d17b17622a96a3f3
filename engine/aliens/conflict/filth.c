/* Filth - nobody can stand to be where it is. */
#include "rules.h"

enum { INSTEAD, FOUL };

static unsigned others_on(const game *g, int seat, int planet)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && g->ships[s][planet]) set |= 1u << s;
    return set;
}

static bool stinks_there(const game *g, int seat, int planet) { return planet < HC_PLANETS && g->ships[seat][planet] && others_on(g, seat, planet); }

static bool somebody_has_come(const game *g, const frame *f) { return stinks_there(g, f->seat, L(WHAT)); }

static uint64_t shared_planets(const game *g, int seat) { return colonies(g, seat) & colonies_of_others(g, seat); }

static bool is_in_company(const game *g, const frame *f) { return shared_planets(g, f->seat) != 0; }

/* Whoever has won the planet with it is entitled to another one of that system. */
static uint64_t planets_instead(const game *g, const frame *f, int seat)
{
    bool won = running(g, CORE(flow_landing)) && L(WHAT) == g->target && on_side(g, f->seat, SIDE_OFFENSE) && on_side(g, seat, SIDE_OFFENSE);
    bool came = won && g->new_colonies >> seat & 1;
    if (!came || owner_of(g, g->target) == NOBODY) return 0;
    const uint64_t system = system_of(g, owner_of(g, g->target));
    return with_room(g, system & ~colonies(g, f->seat) & ~(1ull << g->target));
}

/* Planet WHAT: all but the Filth leave. */
static FLOW(reek)
{
    enum { TURN = MINE, HOW_MANY };
    FLOW_BEGIN;
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, g->offense, L(TURN)));
        SET(HOW_MANY, g->ships[L(WHO)][L(WHAT)]);
        if (L(WHO) == f->seat || !L(HOW_MANY)) continue;
        if (planets_instead(g, f, L(WHO))) {
            ASK(ask_for(g, f, HC_ASK_PLANET, L(WHO), planets_instead(g, f, L(WHO)), INSTEAD));
            CALL(land_ships(g, L(WHO), L(HOW_MANY), L(WHAT), g->answer, L(SOURCE)));
        }
        CALL(return_ships(g, L(WHO), 255, L(WHAT), L(SOURCE)));
        if (g->ships[L(WHO)][L(WHAT)]) CALL(send_to_warp(g, L(WHO), 255, L(WHAT), BY_NO_COLONY));
    }
    FLOW_END;
}

/* Wherever it is not alone: a zap is over, or the power has come to somebody. */
static FLOW(reek_everywhere)
{
    FLOW_BEGIN;
    while (shared_planets(g, f->seat)) {
        SET(WHAT, __builtin_ctzll(shared_planets(g, f->seat)));
        CALL(push_helper(g, f, 0));
    }
    FLOW_END;
}

/* Its tokens on the lost planet are gone, but nobody wants to have it. */
static bool has_fouled_target(const game *g, const frame *f) { return f->seat == g->defense && g->now.stood[f->seat] && L(WHO) != f->seat; }

static FLOW(keep_off)
{
    FLOW_BEGIN;
    CALL(return_ships(g, L(WHO), L(COUNT), GATE, L(SOURCE)));
    if (g->ships[L(WHO)][GATE]) CALL(send_to_warp(g, L(WHO), 255, GATE, BY_NO_COLONY));
    RETURN(L(COUNT));
    FLOW_END;
}

/* In a deal: a planet on which it gives a base. */
static int planet_given(const game *g, int seat)
{
    for (int i = 0; i < g->bargain.items; i++) {
        const hc_bargain_item *it = &g->bargain.item[i];
        if (it->item == HC_ITEM_COLONY && it->from == seat && g->ships[seat][it->thing]) return it->thing;
    }
    return HC_PLANETS;
}

static bool gives_a_base(const game *g, const frame *f) { return planet_given(g, f->seat) < HC_PLANETS; }

static FLOW(move_out)
{
    enum { PLANET = MINE };
    FLOW_BEGIN;
    while (planet_given(g, f->seat) < HC_PLANETS) {
        SET(PLANET, planet_given(g, f->seat));
        CALL(return_ships(g, f->seat, 255, L(PLANET), L(SOURCE)));
        if (g->ships[f->seat][L(PLANET)]) CALL(send_to_warp(g, f->seat, 255, L(PLANET), BY_NO_COLONY));
    }
    RETURN(0);
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

static FLOW(clear_out)
{
    enum { TURN = MINE };
    FLOW_BEGIN;
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, g->offense, L(TURN)));
        if (L(WHO) == L(COUNT) || !g->ships[L(WHO)][L(WHAT)]) continue;
        CALL(return_ships(g, L(WHO), 255, L(WHAT), L(SOURCE)));
        if (g->ships[L(WHO)][L(WHAT)]) CALL(send_to_warp(g, L(WHO), 255, L(WHAT), BY_NO_COLONY));
    }
    FLOW_END;
}

/* The value of the effect: the planet, plus one. */
static FLOW(foul)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, clearable(g, g->planets), FOUL));
    SET(WHAT, g->answer);
    SET(COUNT, NOBODY);
    CALL(push_helper(g, f, 1));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(L(WHAT) + 1);
    effect_for(g, L(SOURCE))->state |= THROWN_AWAY;
    FLOW_END;
}

static int no_room(const sum *s, const effect *e, int planet, int room) { (void)s; return planet == e->remembered - 1 ? 0 : room; }

static bool target_is_held(const game *g, const frame *f) { return others_on(g, f->seat, g->target) && power_at_work(g, f->seat, ALIEN_filth) >= 0; }

static FLOW(go_before)
{
    FLOW_BEGIN;
    if (is_home_defense(g, HC_HEX_SPACE_DUST) && g->target == cloud_of(g->defense)) {
        leave_mote(g);
        RETURN(0);
    }
    SET(WHAT, g->target);
    SET(COUNT, f->seat);
    CALL(push_helper(g, f, 1));
    FLOW_END;
}

const sheet alien_filth = {
    .name = "Filth", .power_name = "to Reek", .summary = "Drives everybody else away", .alert = RED, .box = HC_BOX_CONFLICT,
    .history = "It has many friends, all of them upwind.",
    .helper = FLOWS(reek, clear_out),
    .prompt = PROMPTS([INSTEAD] = { "instead", "Where do you found your {colony} instead?", { 0 } }, [FOUL] = { "foul", "Which planet is fouled?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "Wherever you are, all others leave for their other {colonies}. When you win a planet as the {offense} or with it, the others who have won it found {colonies} on other planets of that "
                  "system, each where they like. As the {defense}, when you lose a planet on which you had {ships}, the winners go home instead of landing. When a {colony} changes hands in a deal with "
                  "you, whoever gives it leaves that planet.",
                  "At any time, you may name a planet, but not the Gas Giant: all {ships} on it go to other {colonies} of their owners, and nobody sets foot on it in this {encounter}. Then discard this flare.",
                  "As the {offense}, when you have aimed at a planet, you may make all others leave it at once, the {defense} too." },
        .hook[POWER] = HOOKS({ W_LANDED, AS_ANYONE, MUST, .flow = reek, .when = somebody_has_come },
                         { W_REGROUP, AS_ANYONE, MUST, .flow = reek_everywhere, .when = is_in_company },
                         { W_WOULD_LAND, AS_DEFENSE | OTHERS, MUST, .flow = keep_off, .when = has_fouled_target },
                         { W_DEAL_MADE, AS_ANYONE, MUST, .flow = move_out, .when = gives_a_base }),
        .hook[WILD] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY, .flow = foul, .modify = { { Q_ROOM, no_room } } }),
        .hook[SUPER] = HOOKS({ W_AIMED, AS_OFFENSE, MAY, .flow = go_before, .when = target_is_held }) }),
};
