/* modern_totals.c - moons of the modern edition that change totals, limits and the win: full and half moons, moon bases. */
#include "rules.h"

enum { PROMPT };

/* ---- full: for everybody ---------------------------------------------------------------------------------------------- */

static int help_offense(const sum *s, const effect *e, int side, int total)
{
    (void)e;
    return side == SIDE_OFFENSE ? total + occupied_orbits(s->g, everybody(s->g)) : total;
}

static int help_defense(const sum *s, const effect *e, int side, int total)
{
    (void)e;
    return side == SIDE_DEFENSE ? total + occupied_orbits(s->g, everybody(s->g)) : total;
}

ORBIT(offence, "Offence", "The {offense} adds one for each occupied moon",
    ORBIT_SAYS(ORBIT_FULL, "The {offense} adds one to its total for each occupied moon.", WHILE_THERE({ Q_ADDED, help_offense })));
ORBIT(defence, "Defence", "The {defense} adds one for each occupied moon",
    ORBIT_SAYS(ORBIT_FULL, "The {defense} adds one to its total for each occupied moon.", WHILE_THERE({ Q_ADDED, help_defense })));

enum { FEWER = 3, FORTY = 40, FOUR = 4 };

static bool is_new_hand(const game *g, const frame *f) { (void)g; return L(CAUSE) == BY_NEW_HAND && L(COUNT) > FEWER; }

static FLOW(limit_hand)
{
    FLOW_BEGIN;
    RETURN(FEWER);
    FLOW_END;
}

ORBIT(limiter, "Limiter", "New hands are three cards smaller",
    ORBIT_SAYS(ORBIT_FULL, "Everybody draws three fewer cards for a new hand.", EVERY_TIME(W_WOULD_DRAW, AS_ANYONE, .flow = limit_hand, .when = is_new_hand)));

static int not_found(const sum *s, const effect *e, int side, int value)
{
    (void)s, (void)e, (void)side;
    return value == FORTY ? FOUR : value == FOUR ? FORTY : value;
}

ORBIT(not_found, "404", "An attack 40 is a 4, and a 4 is a 40",
    ORBIT_SAYS(ORBIT_FULL, "An attack card of 40 counts as 4, and one of 4 as 40.", WHILE_THERE({ Q_PRINTED, not_found })));

static int widen_gate(const sum *s, const effect *e, int seat, int ships) { (void)e; return seat == s->g->offense ? ships + 1 : ships; }
static int narrow_gate(const sum *s, const effect *e, int seat, int ships) { (void)e; return seat == s->g->offense && ships > 1 ? ships - 1 : ships; }

ORBIT(gate_up, "Gate Version 1.1", "The {offense} may launch one more {ship}",
    ORBIT_SAYS(ORBIT_FULL, "The {offense} may launch one more {ship} than usual.", WHILE_THERE({ Q_SHIP_LIMIT, widen_gate })));
ORBIT(gate_down, "Gate Version 0.9", "The {offense} may launch one fewer {ship}",
    ORBIT_SAYS(ORBIT_FULL, "The {offense} may launch one fewer {ship} than usual.", WHILE_THERE({ Q_SHIP_LIMIT, narrow_gate })));

static int count_twice_here(const sum *s, const effect *e, int seat, int colonies_there)
{
    const uint64_t here = 1ull << orbit_planet(s->g, e->source);
    return (colonies(s->g, seat) | colonies_by_moons(s->g, seat)) & here & ~home_of(s->g, seat) ? colonies_there + 1 : colonies_there;
}

ORBIT(omega, "Omega Base", "Foreign {colonies} on its planet count twice",
    ORBIT_SAYS(ORBIT_FULL, "Each foreign {colony} on this moon's planet counts as two.", WHILE_THERE({ Q_MARKER, count_twice_here })));

static int slow_down(const sum *s, const effect *e, int about, int may_go_on) { (void)s, (void)e, (void)about, (void)may_go_on; return 0; }

ORBIT(deceleration, "Deceleration", "One {encounter} per turn",
    ORBIT_SAYS(ORBIT_FULL, "Everybody has one {encounter} fewer per turn, but at least one.", WHILE_THERE({ Q_MAY_GO_ON, slow_down })));

/* It has been drawn, and counts; but it comes to no pile. */
static FLOW(eclipse)
{
    FLOW_BEGIN;
    if (g->where[g->destiny_card] == DESTINY_USED) put_card(g, g->destiny_card, OUT_OF_GAME, everybody(g));
    FLOW_END;
}

ORBIT(eclipse, "Eclipse", "{Destiny} cards leave the game",
    ORBIT_SAYS(ORBIT_FULL, "Each {destiny} card that is drawn leaves the game afterwards. When none is left, the {offense} chooses whom to face, as with a wild one.",
        EVERY_TIME(W_DREW_DESTINY, AS_ANYONE, .flow = eclipse)));

static bool can_have_a_third(const game *g, const frame *f)
{
    (void)f;
    return g->second == 1 && g->success && !g->goes_on && !running(g, CORE(flow_extra)) && !varies(g, V_SINGLE_ENCOUNTER) &&
        can_play_encounter(g, g->offense) && ships_on_colonies(g, g->offense) && may(g, Q_MAY_GO_ON, g->offense, 0);
}

static FLOW(speed_up)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, g->offense, choices(2), PROMPT));
    if (g->answer) g->goes_on = GO_ON;
    FLOW_END;
}

ORBIT(acceleration, "Acceleration", "A third {encounter} after two successes",
    .prompt = PROMPTS({ "accelerate", "Do you have a third {encounter}?", { "no", "yes" } }),
    ORBIT_SAYS(ORBIT_FULL, "After a successful second {encounter}, the {offense} may have a third.",
        EVERY_TIME(W_ENCOUNTER_OVER, AS_ANYONE, .flow = speed_up, .when = can_have_a_third)));

static int be_kind(const sum *s, const effect *e, int about, int may_select)
{
    (void)s, (void)e;
    return thing_in(about) == HC_CARD_NEGOTIATE ? may_select : 0;
}

ORBIT(compassion, "Compassion", "Main players have to negotiate",
    ORBIT_SAYS(ORBIT_FULL, "Main players must choose a {negotiate} card if they hold one.", WHILE_THERE({ Q_MAY_SELECT, be_kind })));

static FLOW(shine)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (L(AT) = 1; L(AT) < g->players; L(AT)++) CALL(draw(g, clockwise(g, g->offense, L(AT)), 1, L(SOURCE)));
    FLOW_END;
}

ORBIT(moon_shine, "Moon Shine", "Everybody but the {offense} draws a card",
    ORBIT_SAYS(ORBIT_FULL, "When an {encounter} begins, everybody but the {offense} draws a card.", EVERY_TIME(W_REGROUP, AS_ANYONE, .flow = shine)));

static int need_a_moon(const sum *s, const effect *e, int about, int may_win)
{
    (void)e;
    return thing_in(about) != WIN_BY_COLONIES || occupied_orbits(s->g, 1u << seat_in(about)) ? may_win : 0;
}

ORBIT(mandate, "Moon Mandate", "{Colonies} do not win without a moon",
    ORBIT_SAYS(ORBIT_FULL, "Nobody can win by foreign {colonies} without occupying a moon.", WHILE_THERE({ Q_MAY_WIN, need_a_moon })));

/* ---- half: more with two of them ------------------------------------------------------------------------------------------ */

static int cheaper(const sum *s, const effect *e, int seat, int ships)
{
    const int less = half_steps(s->g, seat);
    return seat != e->by ? ships : ships > less ? ships - less : 0;
}

ORBIT(half_deal, "Failed Deal -1/-2", "A failed deal costs fewer {ships}",
    ORBIT_SAYS(ORBIT_HALF, "When a deal of yours fails, you lose one fewer {ship}; two fewer with two half moons.", WHILE_THERE({ Q_FAILED_DEAL, cheaper })));

static int reinforce_more(const sum *s, const effect *e, int side, int total)
{
    return total + strengthen_aid(s, side, 1u << e->by, 2 * half_steps(s->g, e->by));
}

ORBIT(half_reinforce, "Reinforce +2/+4", "Stronger reinforcements",
    ORBIT_SAYS(ORBIT_HALF, "Each reinforcement that you play adds two more; four more with two half moons.", WHILE_THERE({ Q_ADDED, reinforce_more })));

static bool has_new_hand(const game *g, const frame *f) { (void)g; return L(CAUSE) == BY_NEW_HAND; }

static FLOW(draw_more)
{
    FLOW_BEGIN;
    CALL(draw(g, f->seat, half_steps(g, f->seat), L(SOURCE)));
    FLOW_END;
}

ORBIT(half_hand, "New Hand +1/+2", "Larger new hands",
    ORBIT_SAYS(ORBIT_HALF, "Draw one more card with each new hand; two more with two half moons.", EVERY_TIME(W_DREW, AS_ANYONE | OWN, .flow = draw_more, .when = has_new_hand)));

static int more_if_any(const sum *s, const effect *e, int seat, int n) { return seat == e->by && n > 0 ? n + half_steps(s->g, seat) : n; }

ORBIT(half_rewards, "Rewards +1/+2", "More rewards",
    ORBIT_SAYS(ORBIT_HALF, "When you get rewards, you get one more; two more with two half moons.", WHILE_THERE({ Q_REWARDS, more_if_any })));
ORBIT(half_retrieval, "Retrieval +1/+2", "More {ships} regained",
    ORBIT_SAYS(ORBIT_HALF, "In your regroup, one more {ship} comes out of the {warp}; two more with two half moons.", WHILE_THERE({ Q_REGAIN, more_if_any })));

static int own_gate(const sum *s, const effect *e, int seat, int ships)
{
    return seat == e->by && seat == s->g->offense ? ships + half_steps(s->g, seat) : ships;
}

ORBIT(half_gate, "Gate +1/+2", "You may launch more {ships}",
    ORBIT_SAYS(ORBIT_HALF, "As the {offense}, you may launch one more {ship}; two more with two half moons.", WHILE_THERE({ Q_SHIP_LIMIT, own_gate })));

static int flares_played(const game *g, int seat)
{
    int n = 0;
    for (const effect *e = g->effect; e < g->effect + g->effects; e++) n += e->by == seat && e->used && is_flare(g, e->source);
    return n;
}

static int several_flares(const sum *s, const effect *e, int seat, int may_play)
{
    return seat == e->by && flares_played(s->g, seat) <= half_steps(s->g, seat) ? 1 : may_play;
}

ORBIT(half_flare, "Flare +1/+2", "More flares in an {encounter}",
    ORBIT_SAYS(ORBIT_HALF, "You may play one more flare in an {encounter}, each of them once; two more with two half moons.", WHILE_THERE({ Q_MANY_FLARES, several_flares })));
ORBIT(half_compensation, "Compensation +1/+2", "More {compensation}",
    ORBIT_SAYS(ORBIT_HALF, "When you take {compensation}, you take one more card; two more with two half moons.", WHILE_THERE({ Q_COMPENSATION, more_if_any })));

/* What it counts for is in homes_with_moons. */
ORBIT(home, "Home +1/+2", "Counts as a home {colony}",
    ORBIT_SAYS(ORBIT_HALF, "This moon counts as a home {colony} of yours; as two with two half moons.", EVERY_TIME(W_ALWAYS, AS_ANYONE, .flow = NULL)));

/* ---- moon bases: a foreign colony more, at a price --------------------------------------------------------------------------- */

static int one_colony_more(const sum *s, const effect *e, int seat, int n) { (void)s; return seat == e->by ? n + 1 : n; }

#define BASE_HOOK WHILE_THERE({ Q_MARKER, one_colony_more })
#define BASE_AND(quantity_of, how) WHILE_THERE({ Q_MARKER, one_colony_more }, { quantity_of, how })

static FLOW(flush)
{
    FLOW_BEGIN;
    CALL(lose_from_colonies(g, f->seat, 1, L(SOURCE)));
    FLOW_END;
}

ORBIT(flush, "Flush", "An extra foreign {colony}, but a {ship} lost every turn",
    ORBIT_SAYS(ORBIT_BASE, "Counts as a foreign {colony}. At the start of every player's turn you lose a {ship} of your choice from a {colony} to the {warp}.",
        BASE_HOOK, EVERY_TIME(W_START_TURN, AS_ANYONE, .flow = flush)));

static int not_me(const sum *s, const effect *e, int about, int may_do) { (void)s; return seat_in(about) == e->by ? 0 : may_do; }

ORBIT(warped, "Warped", "An extra foreign {colony}, but nothing leaves the {warp}",
    ORBIT_SAYS(ORBIT_BASE, "Counts as a foreign {colony}. Your {ships} can't leave the {warp}.", BASE_AND(Q_MAY_COME_BACK, not_me)));

static int only_with_whole_home(const sum *s, const effect *e, int about, int may_win)
{
    const uint64_t there = colonies(s->g, e->by) | colonies_by_moons(s->g, e->by);
    return seat_in(about) == e->by && system_of(s->g, e->by) & ~there ? 0 : may_win;
}

ORBIT(home_strong, "Home Strong", "An extra foreign {colony}, but no win without a whole home",
    ORBIT_SAYS(ORBIT_BASE, "Counts as a foreign {colony}. You can't win without a {colony} on every planet of your home system.", BASE_AND(Q_MAY_WIN, only_with_whole_home)));

enum { ENOUGH = 4, IN_THE_WARP = 10 };

static bool has_too_many(const game *g, const frame *f) { return g->count[IN_HAND + f->seat] > ENOUGH; }

static FLOW(keep_four)
{
    FLOW_BEGIN;
    SET(COUNT, g->count[IN_HAND + f->seat] - ENOUGH);
    ASK(by_sheet(pick_cards(g, f->seat, L(COUNT), L(COUNT), C_ANY, PROMPT), f));
    mark_drafted(g, f->seat);
    CALL(discard_marked(g, f->seat, L(SOURCE)));
    FLOW_END;
}

ORBIT(four, "4 Is Enough", "An extra foreign {colony}, but hands of four",
    .prompt = PROMPTS({ "down-to-four", "Which cards do you discard? Four are enough.", { 0 } }),
    ORBIT_SAYS(ORBIT_BASE, "Counts as a foreign {colony}. When an {encounter} begins, you discard down to four cards.",
        BASE_HOOK, EVERY_TIME(W_REGROUP, AS_ANYONE, .flow = keep_four, .when = has_too_many)));

static bool has_too_few_lost(const game *g, const frame *f) { return g->ships[f->seat][WARP] < IN_THE_WARP && ships_on_colonies(g, f->seat); }

static FLOW(streamline)
{
    FLOW_BEGIN;
    CALL(lose_from_colonies(g, f->seat, IN_THE_WARP - g->ships[f->seat][WARP], L(SOURCE)));
    FLOW_END;
}

ORBIT(streamlined, "Streamlined", "An extra foreign {colony}, but ten {ships} in the {warp}",
    ORBIT_SAYS(ORBIT_BASE, "Counts as a foreign {colony}. When an {encounter} begins, you send {ships} to the {warp} until ten of yours are there.",
        BASE_HOOK, EVERY_TIME(W_REGROUP, AS_ANYONE, .flow = streamline, .when = has_too_few_lost)));

static bool is_use_of_mine(const game *g, const frame *f) { return is_power(L(WHAT)) && ships_on_colonies(g, f->seat); }

static FLOW(pay_for_power)
{
    FLOW_BEGIN;
    CALL(lose_from_colonies(g, f->seat, 1, L(SOURCE)));
    RETURN(0);
    FLOW_END;
}

ORBIT(power_pay, "Power Pay", "An extra foreign {colony}, but power costs {ships}",
    ORBIT_SAYS(ORBIT_BASE, "Counts as a foreign {colony}. Each use of your power costs you a {ship}, which goes to the {warp}.",
        BASE_HOOK, EVERY_TIME(W_POWER_USED, AS_ANYONE | OWN, .flow = pay_for_power, .when = is_use_of_mine)));

ORBIT(limits, "Limits", "An extra foreign {colony}, but one {encounter} per turn",
    ORBIT_SAYS(ORBIT_BASE, "Counts as a foreign {colony}. You have only one {encounter} per turn.", BASE_AND(Q_MAY_GO_ON, not_me)));

static int one_ship_as_ally(const sum *s, const effect *e, int seat, int ships)
{
    return seat == e->by && !is_main(s->g, seat) && ships > 1 ? 1 : ships;
}

ORBIT(tentative, "Tentative", "An extra foreign {colony}, but one {ship} as an ally",
    ORBIT_SAYS(ORBIT_BASE, "Counts as a foreign {colony}. As an ally, you may send only one {ship}.", BASE_AND(Q_SHIP_LIMIT, one_ship_as_ally)));

static int highest_attack(const game *g, int seat)
{
    int best = -100;
    FOR_CARDS_AT(c, IN_HAND + seat) if (class_of(g, c) == C_ATTACK && attack_value(g, c) > best) best = attack_value(g, c);
    return best;
}

static int hold_back(const sum *s, const effect *e, int about, int may_select)
{
    const int card = thing_in(about);
    if (seat_in(about) != e->by || class_of(s->g, card) != C_ATTACK || count_cards(s->g, IN_HAND + e->by, C_ATTACK) < 2) return may_select;
    return attack_value(s->g, card) == highest_attack(s->g, e->by) ? 0 : may_select;
}

ORBIT(restraint, "Restraint", "An extra foreign {colony}, but not the highest attack",
    ORBIT_SAYS(ORBIT_BASE, "Counts as a foreign {colony}. You may not choose your highest attack card while you hold another attack.", BASE_AND(Q_MAY_SELECT_CARD, hold_back)));

static bool was_careless(const game *g, const frame *f)
{
    return played_class(g, L(WHAT)) & (C_ARTIFACT | C_REINFORCEMENT | C_FLARE) && colonies(g, f->seat);
}

static FLOW(pay_for_card)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, colonies(g, f->seat), PROMPT));
    CALL(remove_from_game(g, f->seat, 1, g->answer, L(SOURCE)));
    FLOW_END;
}

ORBIT(careless, "Careless", "An extra foreign {colony}, but cards cost {ships}",
    .prompt = PROMPTS({ "careless", "From which {colony} does your {ship} leave the game?", { 0 } }),
    ORBIT_SAYS(ORBIT_BASE, "Counts as a foreign {colony}. Each {artifact}, reinforcement or flare that you play takes one of your {ships} out of the game.",
        BASE_HOOK, EVERY_TIME(W_CARD_USED, AS_ANYONE | OWN, .flow = pay_for_card, .when = was_careless)));
