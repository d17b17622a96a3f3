/* eon_cone.c - moons of Eon about the cone, the discs and the order of play. */
#include "rules.h"

enum { PROMPT };

/* ---- how many tokens ------------------------------------------------------------------------------------------------ */

enum { SMALL_CONE = 3, LARGE_CONE = 5, LARGEST_CONE = 8 };

static bool is_at_work(const game *g, int sheet_id) { const int p = first_piece(g, sheet_id); return p >= 0 && is_piece_ready(g, p); }
static bool is_overridden(const game *g) { return is_at_work(g, CARD_moon_cone_variable); }

static int narrow(const sum *s, const effect *e, int seat, int most)
{
    (void)e, (void)seat;
    return most > SMALL_CONE && !is_overridden(s->g) && !is_at_work(s->g, CARD_moon_cone_5) ? SMALL_CONE : most;
}

/* A power that sends fewer still does. */
static int widen(const sum *s, const effect *e, int seat, int most)
{
    (void)e, (void)seat;
    const bool unchanged = most >= rules(s->g)->ship_limit && most < LARGE_CONE;
    return unchanged && !is_overridden(s->g) && !is_at_work(s->g, CARD_moon_cone_3) ? LARGE_CONE : most;
}

static int as_set(const sum *s, const effect *e, int seat, int most)
{
    (void)seat;
    const int set = read_piece(s->g, e->source)->tag;
    return set && most >= rules(s->g)->ship_limit ? set : most;
}

#define LISTED "From a later list of moons; the number is ours."
MOON(cone_3, "Cone Size 3", "Three {ships} at most",
    SAYS_WITH(MOON_CONTINUING, PARTLY, LISTED, "The {offense} and each ally send at most three {ships} instead of four. It and Cone Size 5 cancel each other.", WHILE_HELD({ Q_SHIP_LIMIT, narrow })));
MOON(cone_5, "Cone Size 5", "Five {ships} at most",
    SAYS_WITH(MOON_CONTINUING, PARTLY, LISTED, "The {offense} and each ally send at most five {ships} instead of four. It and Cone Size 3 cancel each other.", WHILE_HELD({ Q_SHIP_LIMIT, widen })));

/* The tag is the number. */
static FLOW(set_cone)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, LARGEST_CONE), PROMPT));
    piece_of(g, L(SOURCE))->tag = (uint8_t)g->answer;
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, 0, 0, L(SOURCE));
    FLOW_END;
}

MOON(cone_variable, "Cone Size Variable", "As many {ships} as you say",
    .told = TOLD({ "<Seat> [sets] the limit at <a:ship>.", 0, 0 }),
    .prompt = PROMPTS({ "cone-size", "How many {ships} may the {offense} and each ally send at most?", { 0 } }),
    SAYS_WITH(MOON_CONTINUING, PARTLY, "From a later list of moons; its number and range are ours.",
        "When you occupy it, and at the start of each of your turns, set a number from one to eight: the {offense} and each ally may send up to that many {ships}. It overrides Cone Size 3 "
        "and 5.",
        WHEN_WON(STAYS, set_cone), { W_START_TURN, AS_OFFENSE, MUST | FREE | PIECE_STAYS, .flow = set_cone }, WHILE_HELD({ Q_SHIP_LIMIT, as_set })));

/* ---- the sides of the cone ------------------------------------------------------------------------------------------- */

static bool is_there_a_reverse(const game *g, const frame *f) { (void)f; return varies(g, V_REVERSE_CONE); }

static FLOW(turn_about)
{
    FLOW_BEGIN;
    turn_cone(g, ev, !g->now.reversed);
    FLOW_END;
}

MOON(weathercock, "Weathercock", "Comets work the other way round",
    SAYS(MOON_CONTINUING, OURS, "With the reverse cone: a disc with a comet shows its normal side, one without it the reversed side.",
        { W_DREW_DESTINY, AS_ANYONE, MUST | FREE | PIECE_STAYS, .flow = turn_about, .when = is_there_a_reverse }));

/* ---- discs -------------------------------------------------------------------------------------------------------------- */

static bool was_a_disc_drawn(const game *g, const frame *f) { (void)f; return draws_destiny(g) && !g->now.annulled && g->players > 2; }

static FLOW(spin_again)
{
    FLOW_BEGIN;
    annul_destiny(g);
    FLOW_END;
}

MOON(roulette, "Roulette", "Another disc is turned up",
    SAYS(MOON_SECRET, OURS, "When a disc has just been turned up, in any {encounter}: it is discarded and the {offense} turns up another. Then it is discarded.",
        ON_SHOWING(W_DESTINY, AS_ANYONE, GOES, .flow = spin_again, .when = was_a_disc_drawn)));

enum { INSTEAD = 2, TOP_DISCS = 3 };

static FLOW(name_colour)
{
    FLOW_BEGIN;
    if (g->players == 2) {
        CALL(draw(g, f->seat, INSTEAD, L(SOURCE)));
        RETURN(0);
    }
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, everybody(g) & ~(1u << f->seat), PROMPT));
    name_without_destiny(g, g->answer);
    tell(g, ev, HC_EV_DEFENSE, g->answer, NOBODY, 0, 0, 0, L(SOURCE));
    FLOW_END;
}

static bool is_none_named(const game *g, const frame *f) { (void)f; return draws_destiny(g) && !g->now.named; }

MOON(compass, "Compass", "Name a colour instead of turning up a disc",
    .prompt = PROMPTS({ "compass", "Whose colour do you name?", { 0 } }),
    SAYS(MOON_SECRET, OURS, "Before you turn up a disc: name another player's colour instead. With two players, draw two cards instead. Then it is discarded.",
        ON_SHOWING(W_BEFORE_DESTINY, AS_OFFENSE, GOES, .flow = name_colour, .when = is_none_named)));

static bool is_own_colour(const game *g, const frame *f) { return L(WHO) == f->seat && g->offense == f->seat && !g->now.named; }

static FLOW(take_any_road)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, everybody(g) & ~(1u << f->seat), PROMPT));
    name_defense(g, g->answer);
    tell(g, ev, HC_EV_DEFENSE, g->answer, NOBODY, 0, 0, 0, L(SOURCE));
    FLOW_END;
}

MOON(open_road, "Open Road", "Your own colour leads anywhere",
    .prompt = PROMPTS({ "open-road", "Whom do you challenge?", { 0 } }),
    SAYS(MOON_CONTINUING, OURS, "When you turn up your own colour, you may challenge in any system you like.",
        { W_DREW_DESTINY, AS_OFFENSE, MAY | FREE | PIECE_STAYS, .flow = take_any_road, .when = is_own_colour }));

static int at_random_from(game *g, int seat) { return random_card(g, IN_HAND + seat, C_ANY); }

static FLOW(stack_discs)
{
    FLOW_BEGIN;
    if (g->players == 2) {
        for (int i = 0; i < INSTEAD; i++) {
            const int card = at_random_from(g, !f->seat);
            if (card >= 0) show_to(g, ev, !f->seat, card, f->seat, L(SOURCE));
        }
        RETURN(0);
    }
    renew_destiny(g, ev, TOP_DISCS);
    look_at_destiny(g, f->seat, TOP_DISCS);
    while (count_marked(g, f->seat, IN_DESTINY, C_ANY)) {
        ASK(ask_card_in(g, f, f->seat, IN_DESTINY, C_ANY, PROMPT)->extra = MARKED);
        put_back_on_destiny(g, f->seat, g->answer);
    }
    FLOW_END;
}

MOON(stacked_pile, "Stacked Pile", "Put the next three discs in order",
    .prompt = PROMPTS({ "stack", "Which disc do you lay on the pile next? The last of them is turned up first.", { 0 } }),
    SAYS(MOON_IMMEDIATE, OURS, "Look at the top three discs and put them back in any order. With two players, look at two cards at random in the other's hand.", WHEN_WON(STAYS, stack_discs)));

/* ---- the cone's point ----------------------------------------------------------------------------------------------------- */

static int near_planet(const game *g, const frame *f) { return owner_of(g, ground_of(g, L(SOURCE))); }

static uint64_t ways_out_of_here(const game *g, const frame *f)
{
    const int owner = near_planet(g, f);
    return g->defense == owner && owner_of(g, g->target) == owner ? aims_instead(g) & system_of(g, owner) : 0;
}

static bool can_be_shunted(const game *g, const frame *f) { return ways_out_of_here(g, f) != 0; }

static FLOW(shunt_it)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, ways_out_of_here(g, f), PROMPT));
    aim_at(g, ev, g->answer, L(SOURCE));
    FLOW_END;
}

MOON(shunt, "Shunt", "Turns the {gate} to another planet",
    .prompt = PROMPTS({ "shunt", "At which planet does the {gate} point instead?", { 0 } }),
    SAYS(MOON_SECRET, OURS, "When the {gate} has just been pointed at a planet of this moon's system against its owner: turn it to another planet there. Then it is discarded.",
        ON_SHOWING(W_AIMED, AS_ANYONE, GOES, .flow = shunt_it, .when = can_be_shunted)));

/* ---- how many challenges ---------------------------------------------------------------------------------------------------- */

static bool has_cards_for_more(const game *g)
{
    return has_card(g, IN_HAND + g->offense, C_ENCOUNTER) && !running(g, CORE(flow_extra)) && !g->goes_on;
}
static bool was_second_won(const game *g, const frame *f)
{
    (void)f;
    return g->second == 1 && g->success && has_cards_for_more(g) && !is_at_work(g, CARD_moon_limitation);
}

static FLOW(extend_turn)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, g->offense, choices(2), PROMPT));
    if (g->answer) g->goes_on = GO_ON;
    FLOW_END;
}

MOON(extension, "Challenge Extension", "Three {encounters} per turn",
    .prompt = PROMPTS({ "extension", "Do you want a third {encounter}?", { "no", "yes" } }),
    SAYS_WITH(MOON_CONTINUING, PARTLY, LISTED, "A turn may have three {encounters} instead of two, each after a success. It and Challenge Limitation cancel each other.",
        { W_ENCOUNTER_OVER, AS_ANYONE, MUST | FREE | PIECE_STAYS | EACH_TIME, .flow = extend_turn, .when = was_second_won }));

static int one_only(const sum *s, const effect *e, int about, int may_go_on)
{
    (void)e, (void)about;
    return is_at_work(s->g, CARD_moon_extension) ? may_go_on : 0;
}

MOON(limitation, "Challenge Limitation", "One {encounter} per turn",
    SAYS_WITH(MOON_CONTINUING, PARTLY, LISTED, "No player may have more than one {encounter} a turn. It and Challenge Extension cancel each other.", WHILE_HELD({ Q_MAY_GO_ON, one_only })));

static bool was_first_lost(const game *g, const frame *f)
{
    (void)f;
    return !g->second && !g->success && has_cards_for_more(g) && may(g, Q_MAY_GO_ON, g->offense, 0);
}

static FLOW(go_on)
{
    FLOW_BEGIN;
    g->goes_on = GO_ON;
    FLOW_END;
}

MOON(overtime, "Overtime", "A second {encounter} after a failure",
    SAYS(MOON_SECRET, OURS, "When your first {encounter} of the turn has failed: you have a second one anyway. Then it is discarded.",
        ON_SHOWING(W_ENCOUNTER_OVER, AS_OFFENSE, GOES, .flow = go_on, .when = was_first_lost)));

static bool could_go_on(const game *g, const frame *f)
{
    (void)f;
    return !running(g, CORE(flow_extra)) && g->goes_on != NO_FURTHER && (power_goes_on(g) || may_go_again(g));
}

static FLOW(ring_bells)
{
    FLOW_BEGIN;
    g->goes_on = NO_FURTHER;
    FLOW_END;
}

MOON(curfew, "Curfew", "The turn ends now",
    SAYS(MOON_SECRET, OURS, "Between two {encounters}: the turn ends now. Then it is discarded.", ON_SHOWING(W_ENCOUNTER_OVER, AS_ANYONE, GOES, .flow = ring_bells, .when = could_go_on)));

static bool can_strike_back(const game *g, const frame *f)
{
    return g->defense == f->seat && g->offense < SEATS && !encounter_waits_for(g, f->seat) && ships_to_send(g, f->seat) &&
        !running(g, CORE(flow_extra));
}

static FLOW(strike_back)
{
    FLOW_BEGIN;
    extra_encounter(g, f->seat, g->offense);
    FLOW_END;
}

MOON(counterblow, "Counterblow", "Strike back at once",
    SAYS(MOON_SECRET, OURS, "When you have been the {defense} and the {encounter} is over: have one at once against its {offense} in their home system, without a disc. Then it is discarded.",
        ON_SHOWING(W_ENCOUNTER_OVER, AS_DEFENSE, GOES, .flow = strike_back, .when = can_strike_back)));

static FLOW(play_encore)
{
    FLOW_BEGIN;
    SET(WHO, near_planet(g, f));
    if (L(WHO) != f->seat && !encounter_waits_for(g, f->seat)) extra_encounter(g, f->seat, L(WHO));
    FLOW_END;
}

MOON(encore, "Encore", "One more {encounter} in this system",
    SAYS(MOON_IMMEDIATE, OURS, "After this one, you have one more {encounter} at once in this moon's system, if it is another player's, without a disc; it does not count as one of the turn's {encounters}. Then it is discarded.",
        WHEN_WON(GOES, play_encore)));
