/* deep.c - deep space stations: for the owner of a system with at least four home colonies. */
#include "rules.h"

enum { OWN_PROMPT };

/* ---- Burst Targeter ------------------------------------------------------------------------------------------------------ */

enum { BURST = 2 };

/* The offense keeps one ship, without which there would be no encounter. */
static uint64_t in_range(const game *g)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++)
        if (on_side(g, s, SIDE_OFFENSE) && !on_both_sides(g, s) && g->ships[s][GATE] > (s == g->offense)) set |= 1ull << s;
    return set;
}

static bool can_burst(const game *g, const frame *f) { return on_side(g, f->seat, SIDE_DEFENSE) && in_range(g); }

static FLOW(burst)
{
    enum { LEFT = MINE, VICTIM };
    FLOW_BEGIN;
    for (SET(LEFT, BURST); L(LEFT) && in_range(g); L(LEFT)--) {
        ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, in_range(g), OWN_PROMPT));
        SET(VICTIM, g->answer);
        if (is_ally(g, L(VICTIM)) && g->ships[L(VICTIM)][GATE] == 1) expel_ally(g, ev, L(VICTIM), L(SOURCE));
        CALL(return_ships(g, L(VICTIM), 1, GATE, L(SOURCE)));
        if (!g->result) CALL(send_to_warp(g, L(VICTIM), 1, GATE, BY_NO_COLONY));
    }
    FLOW_END;
}

IN_ODYSSEY(burst, "Burst Targeter", "Sends two {ships} of the {offense}'s side home",
    .prompt = PROMPTS([OWN_PROMPT] = { "burst", "Whose {ship} goes home?", { 0 } }),
    STATION_FORM(STATION_DEEP, "As the {defense} or one of its allies, before cards are selected, you may choose two {ships} of the other side: they return to {colonies}. The {offense} "
                               "keeps at least one.",
                 { W_PLANNING, AS_DEFENSE | AS_ALLY, IF_IT_LIKES, .flow = burst, .when = can_burst }));

/* ---- High-Activity Staging Zone ------------------------------------------------------------------------------------------ */

enum { HOW_MANY, WHENCE };

static bool can_stage(const game *g, const frame *f)
{
    const bool against = is_ally(g, L(WHO)) && !on_both_sides(g, L(WHO)) && !on_side(g, L(WHO), side_of(g, f->seat)) && !g->ships[L(WHO)][GATE];
    return against && !is_pressed(g, L(WHO)) && ships_to_send(g, L(WHO)) && g->phase == HC_PHASE_JOIN;
}

static int most_to_send(const game *g, int seat)
{
    const int most = limit(g, Q_SHIP_LIMIT, seat, rules(g)->ship_limit), have = ships_to_send(g, seat);
    return most < have ? most : have;
}

static void ask_whence(game *g, const frame *f, int seat, int count)
{
    hc_ask *q = by_sheet(pick(g, HC_ASK_PLANET, f->seat, count, count, ways_out(g, seat), WHENCE), f);
    q->owner = (uint8_t)seat;
    q->count = (uint8_t)count;
    q->who = (uint8_t)seat;
}

static FLOW(stage)
{
    FLOW_BEGIN;
    LET_LEAVE(L(WHO));
    if (!most_to_send(g, L(WHO))) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_NUMBER, L(WHO), numbers(1, most_to_send(g, L(WHO))), HOW_MANY));
    SET(COUNT, g->answer);
    tell(g, ev, HC_EV_CHOICE, L(WHO), NOBODY, L(COUNT), HOW_MANY, 0, L(SOURCE));
    ASK(ask_whence(g, f, L(WHO), L(COUNT)));
    SORT_OUT(f->seat, L(WHO), HC_PLACES);
    add_ships(g, ev, L(WHO), L(SOURCE));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(effect_of(g, L(SOURCE))->remembered | 1 << L(WHO));
    FLOW_END;
}

/* All of them are there. */
static int no_more(const sum *s, const effect *e, int seat, int most)
{
    return e->remembered >> seat & 1 && most > s->g->ships[seat][GATE] ? s->g->ships[seat][GATE] : most;
}

IN_ODYSSEY(staging, "High-Activity Staging Zone", "Its owner says where the opponent's allies come from",
    .told = TOLD({ "<Seat> [sends] <a:ship>.", HOW_MANY, 0 }),
    .prompt = PROMPTS([HOW_MANY] = { "how-many", "How many {ships} do you send? Your opponent's Staging Zone says where they come from.", { 0 } },
                      [WHENCE] = { "whence", "From which {colonies} do this ally's {ships} come?", { 0 } }),
    STATION_FORM(STATION_DEEP, "When a player joins your opponent in an {encounter} of yours, you may let them say only how many {ships} they send; you say from which {colonies}.",
                 { W_GATHER, AS_MAIN | OTHERS, IF_IT_LIKES, .flow = stage, .when = can_stage, .modify = { { Q_SHIP_LIMIT, no_more } } }));

/* ---- Hyperspace Redirect ------------------------------------------------------------------------------------------------- */

static FLOW(redirect)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = 1;
    FLOW_END;
}

static bool is_redirected(const game *g, const frame *f) { return effect_of(g, L(SOURCE))->remembered && !is_wind_blowing(g); }

bool rewards_are_redirected(const game *g)
{
    const int thing = first_piece(g, CARD_station_redirect);
    return thing >= 0 && effect_of(g, thing)->remembered;
}

static bool is_to_be_rewarded(const game *g, const frame *f) { return is_redirected(g, f) && would_land_as_ally(g, f); }

static bool are_to_land(const game *g, const frame *f) { return is_redirected(g, f) && defenders_are_to_land(g, f); }

IN_ODYSSEY(redirect, "Hyperspace Redirect", "Swaps what winning allies get",
    STATION_FORM(STATION_DEEP, "As the {defense}, before allies are invited, you may declare that winning allies swap what they get: those of a winning {offense} take {rewards} instead of landing, those of a winning {defense} land.",
                 { W_LAUNCHED, AS_DEFENSE, IF_IT_LIKES, .flow = redirect },
                 { W_WOULD_LAND, AS_ANYONE, OF_ITSELF, .flow = reward_instead_of_landing, .when = is_to_be_rewarded },
                 { W_SETTLED, AS_ANYONE, OF_ITSELF, .flow = land_defenders, .when = are_to_land }));

/* ---- Obligatron ------------------------------------------------------------------------------------------------------------ */

enum { MOST_NAMED = 4 };

static FLOW(name_number)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(0, MOST_NAMED), OWN_PROMPT));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(g->answer + 1);
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, OWN_PROMPT, 0, L(SOURCE));
    FLOW_END;
}

static bool is_first_to_name(const game *g, const frame *f) { return is_ally(g, f->seat) && !effect_of(g, L(SOURCE))->remembered; }

static bool sends_too_many(const game *g, const frame *f)
{
    const int named = effect_of(g, L(SOURCE))->remembered;
    return named && ships_in(g, L(WHO)) > named - 1 && g->count[IN_HAND + L(WHO)];
}

static FLOW(collect)
{
    FLOW_BEGIN;
    CALL(take_blindly(g, f->seat, L(WHO), false, L(SOURCE)));
    FLOW_END;
}

IN_ODYSSEY(obligatron, "Obligatron", "Takes a card from later allies who send too many {ships}",
    .told = TOLD({ "<Seat> [allows] later allies <a:ship> each.", OWN_PROMPT, 0 }),
    .prompt = PROMPTS([OWN_PROMPT] = { "oblige", "Which number do you name? From every later ally who sends more {ships} you may take a card.", { 0 } }),
    STATION_FORM(STATION_DEEP, "As an ally, when you have sent your {ships}, you may name a number. From each player who joins later with more {ships} you may take a card at random.",
                 { W_JOINED, AS_ALLY | OWN, IF_IT_LIKES, .flow = name_number, .when = is_first_to_name },
                 { W_JOINED, AS_ALLY | OTHERS, IF_IT_LIKES, .flow = collect, .when = sends_too_many }));

/* ---- Option Cycler ----------------------------------------------------------------------------------------------------------- */

enum { HIGH = 11, VERY_HIGH = 20 };

static bool is_high(const game *g, const frame *f) { return face(g, side_of(g, f->seat)) >= HIGH; }

static FLOW(cycle)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = face_turned_up(g, side_of(g, f->seat)) >= VERY_HIGH;
    FLOW_END;
}

static int give_in(const sum *s, const effect *e, int side, int value)
{
    return of_side(s->g, side) == e->by && value > FACE_NONE ? FACE_NEGOTIATE : value;
}

static int threefold(const sum *s, const effect *e, int seat, int cards) { (void)s; return seat == e->by && e->remembered ? cards * 3 : cards; }

IN_ODYSSEY(cycler, "Option Cycler", "A high attack may be a {negotiate}",
    STATION_FORM(STATION_DEEP, "As a main player, you may treat your revealed attack card of 11 or more as a {negotiate} card. If it was 20 or more, you take three times as much {compensation}.",
                 { W_REVEALED, AS_MAIN, IF_IT_LIKES, .flow = cycle, .when = is_high,
                   .modify = { { Q_FACE, give_in }, { Q_COMPENSATION, threefold } } }));

/* ---- Population Monitor, Quark Refinery ------------------------------------------------------------------------------------- */

enum { EACH_HOME = 2, QUARKS = 5 };

static int add_people(const sum *s, const effect *e, int side, int total)
{
    return of_side(s->g, side) == e->by ? total + EACH_HOME * home_colonies(s->g, e->by) : total;
}

IN_ODYSSEY(monitor, "Population Monitor", "Adds 2 for each home {colony}",
    STATION_FORM(STATION_DEEP, "As a main player, after both have revealed attack cards, you may add 2 to your total for each of your home {colonies}.",
                 { W_REVEALED, AS_MAIN, IF_IT_LIKES, .when = both_attack, .modify = { { Q_ADDED, add_people } } }));

static bool is_one_odd(const game *g, const frame *f) { return both_attack(g, f) && (face(g, 0) & 1 || face(g, 1) & 1); }

static int refine(const sum *s, const effect *e, int side, int value)
{
    if (!s->out || !(s->out->face[side] & 1)) return value;
    return of_side(s->g, side) == e->by ? value + QUARKS : value - QUARKS;
}

IN_ODYSSEY(refinery, "Quark Refinery", "Odd attacks gain or lose 5",
    STATION_FORM(STATION_DEEP, "As a main player, after both have revealed attack cards, you may use it: an odd attack card of yours counts 5 more, an odd one of your opponent's 5 less.",
                 { W_REVEALED, AS_MAIN, IF_IT_LIKES, .when = is_one_odd, .modify = { { Q_CARD, refine } } }));

/* ---- Freewheeling Intensifier ------------------------------------------------------------------------------------------------ */

static int several(const sum *s, const effect *e, int seat, int may_play) { (void)s; return seat == e->by ? 1 : may_play; }

static int flares_played(const game *g, int seat)
{
    int n = 0;
    for (const effect *e = g->effect; e < g->effect + g->effects; e++) n += e->by == seat && e->used && is_flare(g, e->source);
    return n;
}

static bool was_just_one_played(const game *g, const frame *f) { return flares_played(g, f->seat) == 1; }

static FLOW(intensify)
{
    FLOW_BEGIN;
    SET(WHAT, draw_unused_flare(g, ASIDE + f->seat, 1u << f->seat));       /* public: it is shown as it is taken */
    if (L(WHAT) < 0) RETURN(0);
    take_unused_flare(g, ev, f->seat, L(WHAT), L(SOURCE));
    ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, OWN_PROMPT)->filter = C_FLARE);
    CALL(discard(g, f->seat, g->answer, L(SOURCE)));
    FLOW_END;
}

IN_ODYSSEY(intensifier, "Freewheeling Intensifier", "Any number of flares",
    .prompt = PROMPTS([OWN_PROMPT] = { "intensify", "Which flare do you discard?", { 0 } }),
    STATION_FORM(STATION_DEEP, "You may play any number of flares in an {encounter}, each of them once. If you have played exactly one, you may draw a flare of an alien that is not in the "
                               "game when the {encounter} is resolved, and then discard a flare.",
                 { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_MANY_FLARES, several } } },
                 { W_RESOLVED, AS_ANYONE, IF_IT_LIKES, .flow = intensify, .when = was_just_one_played }));
