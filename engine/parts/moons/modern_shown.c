/* modern_shown.c - moons of the modern edition that are shown when their occupant likes: blue ones, once a game, and secret ones, for good. */
#include "rules.h"

enum { PROMPT, TO_PROMPT };

/* ---- blue ------------------------------------------------------------------------------------------------------------ */

enum { THREE = 3 };

static int threefold(const sum *s, const effect *e, int seat, int n) { (void)s; return seat == e->by ? n * THREE : n; }

ORBIT(hulk_out, "Hulk Out", "Your {ships} count three times",
    ORBIT_SAYS(ORBIT_BLUE, "As a main player, after cards are revealed: your {ships} count three times in this {encounter}, for the total, {compensation} and rewards.",
        ONCE_A_GAME(W_REVEALED, AS_MAIN, .modify = { { Q_WORTH, threefold }, { Q_LOSS, threefold }, { Q_REWARDED, threefold } })));

/* Who holds the flare is not known before. */
static int own_flare(const game *g, int seat)
{
    FOR_POWERS_OF(p, g, seat) if (flare_of(g, g->power[p].alien) >= 0) return CARD_OF_SOURCE(flare_of(g, g->power[p].alien));
    return -1;
}

static bool has_alien(const game *g, const frame *f) { return power_of(g, f->seat) >= 0; }

static FLOW(call_flare)
{
    FLOW_BEGIN;
    SET(WHAT, own_flare(g, f->seat));            /* public: all look for it */
    if (L(WHAT) < 0) RETURN(0);
    if (lies_in(g, L(WHAT), IN_HAND) && g->where[L(WHAT)] != IN_HAND + f->seat)
        pass_on(g, ev, g->where[L(WHAT)] - IN_HAND, f->seat, L(WHAT), L(SOURCE));
    else if (g->where[L(WHAT)] == IN_DISCARD) take_discard(g, ev, f->seat, L(WHAT), L(SOURCE));
    FLOW_END;
}

ORBIT(hearth_fire, "Hearth Fire", "Your own flare comes to you",
    ORBIT_SAYS(ORBIT_BLUE, "At any time: whoever holds the flare of your alien gives it to you; if nobody does, take it from the discards.",
        ONCE_A_GAME(W_ANY_TIME, AS_ANYONE, .flow = call_flare, .when = has_alien)));

static unsigned allies_of_side(const game *g, int side)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (is_ally(g, s) && on_side(g, s, side)) set |= 1u << s;
    return set;
}

static int reinforce_threefold(const sum *s, const effect *e, int side, int total)
{
    return fights_for(s->g, e->by, side) ? total + multiply_aid(s, side, allies_of_side(s->g, side), THREE, NULL) : total;
}

ORBIT(threeinforce, "Threeinforce", "Reinforcements of allies count three times",
    ORBIT_SAYS(ORBIT_BLUE, "As an ally, after cards are revealed: reinforcements that allies play on your side count three times in this {encounter}.",
        ONCE_A_GAME(W_REVEALED, AS_ALLY, .when = both_attack, .modify = { { Q_ADDED, reinforce_threefold } })));

static bool is_any_moon(const game *g, const frame *f) { (void)f; return planets_with_moons(g, false) != 0; }

static FLOW(blow_up)
{
    enum { PLANET = MINE };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, planets_with_moons(g, false), PROMPT));
    SET(PLANET, g->answer);
    SET(WHO, orbit_occupant(g, orbit_at(g, L(PLANET))));
    empty_orbit(g, ev, orbit_at(g, L(PLANET)), L(PLANET));
    remove_orbit(g, ev, orbit_at(g, L(PLANET)), L(SOURCE));
    if (L(WHO) != NOBODY) CALL(send_to_warp(g, L(WHO), 1, L(PLANET), L(SOURCE)));
    SPREAD_NEWS;
    FLOW_END;
}

ORBIT(moon_boom, "Moon Boom", "Blows up a moon",
    .prompt = PROMPTS({ "moon-boom", "The moon of which planet is blown up?", { 0 } }),
    ORBIT_SAYS(ORBIT_BLUE, "At any time: a moon of your choice leaves the game, and the {ship} on it goes to the {warp}.",
        ONCE_A_GAME(W_ANY_TIME, AS_ANYONE, .flow = blow_up, .when = is_any_moon)));

static uint64_t outposts(const game *g, int seat) { return colonies(g, seat) & ~home_of(g, seat); }

static unsigned leaders(const game *g)
{
    unsigned set = 0;
    int most = 1;
    for (int s = 0; s < g->players; s++) if (foreign_colonies(g, s) > most) most = foreign_colonies(g, s);
    for (int s = 0; s < g->players; s++)
        if (foreign_colonies(g, s) == most && outposts(g, s) && count_bits(colonies(g, s)) > 1) set |= 1u << s;
    return set;
}

static bool is_there_a_leader(const game *g, const frame *f) { (void)f; return leaders(g); }

static FLOW(slow_leader)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, leaders(g), PROMPT));
    SET(WHO, g->answer);
    ASK(ask_for(g, f, HC_ASK_PLANET, L(WHO), outposts(g, L(WHO)), TO_PROMPT));
    CALL(return_ships(g, L(WHO), 255, g->answer, L(SOURCE)));
    SPREAD_NEWS;
    FLOW_END;
}

ORBIT(inertia, "Inertia", "The leader gives up a {colony}",
    .prompt = PROMPTS([PROMPT] = { "inertia", "Which of the leaders gives up a foreign {colony}?", { 0 } },
                      [TO_PROMPT] = { "inertia-from", "From which foreign {colony} do all your {ships} move to your others?", { 0 } }),
    ORBIT_SAYS(ORBIT_BLUE, "At any time: a player with the most foreign {colonies} moves all {ships} from one of them to their other {colonies}.",
        ONCE_A_GAME(W_ANY_TIME, AS_ANYONE, .flow = slow_leader, .when = is_there_a_leader)));

static int stand_alone(const sum *s, const effect *e, int about, int may_ally)
{
    (void)s, (void)e;
    return thing_in(about) == SIDE_OFFENSE ? 0 : may_ally;
}

ORBIT(loner, "Loner", "Nobody may ally with the {offense}",
    ORBIT_SAYS(ORBIT_BLUE, "As the {defense}, before allies are invited: nobody may ally with the {offense} in this {encounter}.",
        ONCE_A_GAME(W_LAUNCHED, AS_DEFENSE, .modify = { { Q_MAY_ALLY, stand_alone } })));

static bool is_a_zap(const game *g, const frame *f)
{
    return L(WHO) != f->seat && is_zap_card(g, L(WHAT));
}

static FLOW(earth_zap)
{
    FLOW_BEGIN;
    tell_act_cancelled(g, ev, f);
    RETURN(1);
    FLOW_END;
}

ORBIT(zap_rod, "Zap Rod", "Cancels a Zap",
    ORBIT_SAYS(ORBIT_BLUE, "When another player plays a card with Zap in its name: it has no effect.", ONCE_A_GAME(W_CARD_PLAYED, AS_ANYONE | OTHERS, .flow = earth_zap, .when = is_a_zap)));

static int shift(const sum *s, const effect *e, int side, int total)
{
    return fights_for(s->g, e->by, side) ? total + THREE * occupied_orbits(s->g, everybody(s->g) & ~(1u << e->by)) : total;
}

ORBIT(blue_shift, "Blue Shift", "Three for each moon that others occupy",
    ORBIT_SAYS(ORBIT_BLUE, "As a main player, after cards are revealed: add three to your total for each moon that others occupy.",
        ONCE_A_GAME(W_REVEALED, AS_MAIN, .when = both_attack, .modify = { { Q_ADDED, shift } })));

static uint64_t other_occupied(const game *g, int thing)
{
    return planets_with_moons(g, true) & ~(1ull << orbit_planet(g, thing));
}

static bool can_displace(const game *g, const frame *f) { return other_occupied(g, L(SOURCE)) != 0; }

static FLOW(displace)
{
    enum { PLANET = MINE };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, other_occupied(g, L(SOURCE)), PROMPT));
    SET(PLANET, g->answer);
    SET(WHO, orbit_occupant(g, orbit_at(g, L(PLANET))));
    empty_orbit(g, ev, orbit_at(g, L(PLANET)), L(PLANET));
    CALL(send_to_warp(g, L(WHO), 1, L(PLANET), L(SOURCE)));
    if (orbit_at(g, L(PLANET)) < 0 || orbit_occupant(g, orbit_at(g, L(PLANET))) != NOBODY || orbit_occupant(g, L(SOURCE)) != f->seat) RETURN(0);
    SET(WHAT, orbit_planet(g, L(SOURCE)));
    piece_of(g, L(SOURCE))->tag = ORBIT_SPENT;
    empty_orbit(g, ev, L(SOURCE), L(WHAT));
    CALL(occupy_orbit(g, f->seat, orbit_at(g, L(PLANET)), L(WHAT), L(SOURCE)));
    SPREAD_NEWS;
    FLOW_END;
}

ORBIT(displace, "Displace", "Your {ship} takes another moon",
    .prompt = PROMPTS({ "displace", "The moon of which planet does your {ship} take?", { 0 } }),
    ORBIT_SAYS(ORBIT_BLUE, "At any time: choose another occupied moon. Its {ship} goes to the {warp}, and yours moves there.",
        ONCE_A_GAME(W_ANY_TIME, AS_ANYONE, .flow = displace, .when = can_displace)));

static int shift_blame(const sum *s, const effect *e, int seat, int ships)
{
    return seat == e->by ? 0 : talks_against(s->g, seat, e->by) ? ships + THREE : ships;
}

ORBIT(deal_breaker, "Deal Breaker", "A failed deal costs only your opponent",
    ORBIT_SAYS(ORBIT_BLUE, "When a deal of yours has failed: you lose nothing, and your opponent loses three more {ships}.",
        ONCE_A_GAME(W_DEAL_FAILED, AS_MAIN, .modify = { { Q_FAILED_DEAL, shift_blame } })));

static int twice(const sum *s, const effect *e, int side, int value) { return of_side(s->g, side) == e->by ? value * 2 : value; }

ORBIT(multiplier, "Multiplier", "Doubles your attack",
    ORBIT_SAYS(ORBIT_BLUE, "As a main player, after cards are revealed: your attack card counts twice.",
        ONCE_A_GAME(W_REVEALED, AS_MAIN, .when = my_attack, .modify = { { Q_CARD, twice } })));

static bool was_thrown_away(const game *g, const frame *f) { return g->where[L(WHAT)] == IN_DISCARD && !(class_of(g, L(WHAT)) & C_ENCOUNTER); }

static FLOW(replay)
{
    FLOW_BEGIN;
    take_discard(g, ev, f->seat, L(WHAT), L(SOURCE));
    FLOW_END;
}

ORBIT(replay, "Replay", "Takes a card that was just discarded",
    ORBIT_SAYS(ORBIT_BLUE, "When a card other than an {encounter} card has been discarded: take it.", ONCE_A_GAME(W_DISCARDED, AS_ANYONE, .flow = replay, .when = was_thrown_away)));

/* Whoever may send less than others keeps to that (Macron, Tentative). */
static int full_commitment(const game *g, int seat, int ally)
{
    const int usual = rules(g)->ship_limit, own = limit(g, Q_SHIP_LIMIT, ally, usual), ships = ships_in(g, seat);
    return own < usual && own < ships ? own : ships;
}

static unsigned stinting(const game *g, int seat)
{
    unsigned set = allies_of_side(g, side_of(g, seat));
    for (int s = 0; s < g->players; s++) if (set >> s & 1 && ships_on_side(g, s, side_of(g, seat)) >= full_commitment(g, seat, s)) set &= ~(1u << s);
    return set;
}

static bool do_allies_stint(const game *g, const frame *f) { return stinting(g, f->seat); }

static FLOW(commit_fully)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (L(AT) = 1; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, f->seat, L(AT)));
        if (stinting(g, f->seat) >> L(WHO) & 1) CALL(bring_to(g, L(WHO), full_commitment(g, f->seat, L(WHO)), L(SOURCE)));
    }
    FLOW_END;
}

ORBIT(fully_commit, "Fully Commit", "Your allies send as many {ships} as you",
    ORBIT_SAYS(ORBIT_BLUE, "As a main player, when alliances are formed: each of your allies must send {ships} until they match yours, but a {ship} stays on each of their {colonies}.",
        ONCE_A_GAME(W_ALLIED, AS_MAIN, .flow = commit_fully, .when = do_allies_stint)));

static unsigned with_ships(const game *g, int but)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (s != but && ships_on_colonies(g, s)) set |= 1u << s;
    return set;
}

static bool can_punish(const game *g, const frame *f) { return L(COUNT) > 0 && with_ships(g, f->seat); }

static FLOW(punish)
{
    enum { LEFT = MINE };
    FLOW_BEGIN;
    for (SET(LEFT, L(COUNT)); L(LEFT) > 0 && with_ships(g, f->seat); L(LEFT)--) {
        ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, with_ships(g, f->seat), PROMPT));
        CALL(lose_from_colonies(g, g->answer, 1, L(SOURCE)));
    }
    RETURN(L(COUNT));
    FLOW_END;
}

ORBIT(just_rewards, "Just Rewards", "Others lose {ships} instead of your rewards",
    .prompt = PROMPTS({ "just-rewards", "Whose {ship} goes to the {warp}?", { 0 } }),
    ORBIT_SAYS(ORBIT_BLUE, "When you are to take rewards: instead, as many {ships} of other players go to the {warp}. You say whose, and they choose from where.",
        ONCE_A_GAME(W_REWARD, AS_ANYONE | OWN, .flow = punish, .when = can_punish)));

static bool has_a_hand(const game *g, const frame *f) { return g->count[IN_HAND + f->seat] && can_draw(g); }

static FLOW(harvest)
{
    FLOW_BEGIN;
    CALL(renew_hand(g, f->seat));
    FLOW_END;
}

ORBIT(harvest, "Harvest", "A new hand",
    ORBIT_SAYS(ORBIT_BLUE, "At any time: discard your hand and draw a new one.", ONCE_A_GAME(W_ANY_TIME, AS_ANYONE, .flow = harvest, .when = has_a_hand)));

/* ---- secret: at work from when they are shown ---------------------------------------------------------------------------- */

static bool is_shown(const sum *s, const effect *e) { return is_orbit_shown(s->g, e->source); }

static int add_moons(const sum *s, const effect *e, int side, int total)
{
    const bool mine = is_shown(s, e) && is_ally(s->g, e->by) && fights_for(s->g, e->by, side);
    return mine ? total + occupied_orbits(s->g, everybody(s->g)) : total;
}

#define SHOW_AS_ALLY WHEN_SHOWN(W_REVEALED, AS_ALLY, .when = orbit_is_hidden)

ORBIT(solidarity, "Moon Solidarity", "An ally adds the number of occupied moons",
    ORBIT_SAYS(ORBIT_SECRET, "Show it as an ally after cards are revealed. From then on, as an ally, add the number of occupied moons to your side's total.", SHOW_AS_ALLY, WHILE_THERE({ Q_ADDED, add_moons })));

ORBIT(cloak, "Jubba Cloak", "Does nothing at all", ORBIT_SAYS(ORBIT_SECRET, "It does nothing and is never shown: a bluff.", { W_NONE, AS_ANYONE, MUST, .flow = NULL }));

static int strengthen(const sum *s, const effect *e, int seat, int n)
{
    return is_shown(s, e) && is_ally(s->g, e->by) && is_ally(s->g, seat) ? n * 2 : n;
}

static int weaken(const sum *s, const effect *e, int seat, int n)
{
    return is_shown(s, e) && is_ally(s->g, e->by) && is_ally(s->g, seat) ? n / 2 : n;
}

ORBIT(strengthen, "Strengthen Allies", "{Ships} of allies count twice",
    ORBIT_SAYS(ORBIT_SECRET, "Show it as an ally after cards are revealed. From then on, while you are an ally, the {ships} of all allies count twice, for totals and rewards.",
        SHOW_AS_ALLY, WHILE_THERE({ Q_WORTH, strengthen }, { Q_REWARDED, strengthen })));
ORBIT(weaken, "Weaken Allies", "{Ships} of allies count half",
    ORBIT_SAYS(ORBIT_SECRET, "Show it as an ally after cards are revealed. From then on, while you are an ally, the {ships} of all allies count half, rounded down, for totals and rewards.",
        SHOW_AS_ALLY, WHILE_THERE({ Q_WORTH, weaken }, { Q_REWARDED, weaken })));

static bool is_needed(const game *g, const frame *f)
{
    return is_orbit_shown(g, L(SOURCE)) && !has_home_for_power(g, f->seat);
}

static FLOW(stay_proud)
{
    FLOW_BEGIN;
    keep_power(g, ev, f->seat);
    FLOW_END;
}

ORBIT(hubris, "Hubris (secret)", "Keep your power without home {colonies}",
    ORBIT_SAYS(ORBIT_SECRET, "Show it when you have lost your power because you have too few home {colonies}. From then on, you have it anyway.",
        WHEN_SHOWN(W_POWER_LOST, AS_ANYONE | OWN, .flow = stay_proud, .when = orbit_is_hidden),
        EVERY_TIME(W_REGROUP, AS_ANYONE, .flow = stay_proud, .when = is_needed)));

static bool can_spoil(const game *g, const frame *f)
{
    return orbit_is_hidden(g, f) && g->winner == SIDE_DEFENSE && on_side(g, f->seat, SIDE_DEFENSE);
}

static int spoils(const sum *s, const effect *e, int seat, int n)
{
    return seat == e->by && is_shown(s, e) && is_ally(s->g, seat) && on_side(s->g, seat, SIDE_DEFENSE) ? n * 2 : n;
}

ORBIT(spoils, "The Spoils", "Twice the rewards of a defensive ally",
    ORBIT_SAYS(ORBIT_SECRET, "Show it as an ally of a {defense} that has won. From then on you get twice the rewards as a defensive ally.",
        WHEN_SHOWN(W_SETTLED, AS_ALLY, .when = can_spoil), WHILE_THERE({ Q_REWARDS, spoils })));

static bool has_card_to_stack(const game *g, const frame *f) { return g->count[IN_HAND + f->seat]; }

static FLOW(stack_card)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, PROMPT)->filter = (uint32_t)C_ANY);
    put_on_deck(g, g->answer, 1u << f->seat);
    FLOW_END;
}

ORBIT(stack, "Stack", "A card from your hand goes on the deck",
    .prompt = PROMPTS({ "stack", "Which card do you put on the deck, face down?", { 0 } }),
    ORBIT_SAYS(ORBIT_SECRET, "At the start of each turn, you may put a card from your hand face down on the deck.", WHEN_SHOWN(W_START_TURN, AS_ANYONE, .flow = stack_card, .when = has_card_to_stack)));

static unsigned payers(const game *g)
{
    unsigned set = 0;
    for (int side = 0; side < 2; side++) if (g->count[IN_HAND + of_side(g, side)]) set |= 1u << of_side(g, side);
    return set;
}

static bool has_lost_as_ally(const game *g, const frame *f) { return g->now.losing[f->seat] && g->defense < SEATS && payers(g); }

static FLOW(pay_back)
{
    enum { LEFT = MINE };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, payers(g), PROMPT));
    SET(WHO, g->answer);
    for (SET(LEFT, g->now.losing[f->seat]); L(LEFT) > 0 && g->count[IN_HAND + L(WHO)]; L(LEFT)--)
        CALL(take_blindly(g, f->seat, L(WHO), false, L(SOURCE)));
    FLOW_END;
}

ORBIT(payback, "Payback", "{Compensation} for a losing ally",
    .prompt = PROMPTS({ "payback", "From which main player do you take {compensation}?", { 0 } }),
    ORBIT_SAYS(ORBIT_SECRET, "As an ally who has lost {ships} with its side, you may take as many cards at random from one of the main players.",
        WHEN_SHOWN(W_RESOLVED, AS_ALLY, .flow = pay_back, .when = has_lost_as_ally)));

static bool has_one_lost(const game *g, const frame *f) { return g->ships[f->seat][WARP]; }

static FLOW(burn_biofuel)
{
    FLOW_BEGIN;
    SET(WHAT, draw_unused_flare(g, ASIDE + f->seat, 1u << f->seat));       /* public: it is shown as it is taken */
    if (L(WHAT) < 0) RETURN(0);
    take_unused_flare(g, ev, f->seat, L(WHAT), L(SOURCE));
    RETURN(1);
    FLOW_END;
}

ORBIT(biofuel, "Biofuel", "An unused flare instead of a {ship}",
    ORBIT_SAYS(ORBIT_SECRET, "In your regroup, you may draw a flare of an alien that is not in the game instead of taking a {ship} out of the {warp}.",
        WHEN_SHOWN(W_WOULD_REGAIN, AS_OFFENSE | OWN, .flow = burn_biofuel, .when = has_one_lost)));
