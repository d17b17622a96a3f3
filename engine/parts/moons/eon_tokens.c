/* eon_tokens.c - moons of Eon about tokens, the Warp and bases. */
#include "rules.h"

enum { WHOM, WHERE, WHERE_TO };

static unsigned others(const game *g, int seat) { return everybody(g) & ~(1u << seat); }

/* ---- out of the warp ------------------------------------------------------------------------------------------------- */

enum { TWO = 2, MANY_LOST = 19 };

static FLOW(fetch_two)
{
    FLOW_BEGIN;
    CALL(retrieve(g, f->seat, TWO, L(SOURCE)));
    FLOW_END;
}

MOON(lifeline, "Lifeline", "Two {ships} out of the {warp}", SAYS(MOON_IMMEDIATE, OURS, "Take two of your {ships} out of the {warp}.", WHEN_WON(STAYS, fetch_two)));
MOON(ferry, "Ferry", "Two {ships} out of the {warp}", SAYS(MOON_IMMEDIATE, OURS, "Up to two of your {ships} come out of the {warp} to your {colonies}.", WHEN_WON(STAYS, fetch_two)));

static FLOW(free_all)
{
    FLOW_BEGIN;
    for (L(MINE) = 0; L(MINE) < g->players; L(MINE)++) CALL(retrieve(g, clockwise(g, f->seat, L(MINE)), 1, L(SOURCE)));
    FLOW_END;
}

MOON(amnesty, "Amnesty", "Everybody gets a {ship} back", SAYS(MOON_IMMEDIATE, OURS, "Every player takes one {ship} out of the {warp}, you first.", WHEN_WON(STAYS, free_all)));

static bool have_some_lost(const game *g, const frame *f)
{
    return L(WHO) != f->seat && g->ships[f->seat][WARP] > 0 && colonies(g, f->seat) & ~(1ull << ground_of(g, L(SOURCE)));
}

static FLOW(follow_them)
{
    FLOW_BEGIN;
    CALL(retrieve(g, f->seat, L(COUNT), L(SOURCE)));
    FLOW_END;
}

MOON(grave_robber, "Grave Robber", "When others get {ships} back, so do you",
    SAYS(MOON_SECRET, OURS, "When another player takes {ships} out of the {warp}: take out as many of yours. Then it is discarded.",
        ON_SHOWING(W_RETRIEVED, AS_ANYONE | OTHERS, GOES, .flow = follow_them, .when = have_some_lost)));

static bool has_lost_ships(const game *g, const frame *f) { return g->ships[f->seat][WARP] > 0; }

static int out_of_warp(const sum *s, const effect *e, int seat, int most)
{
    const int room = limit(s->g, Q_SHIP_LIMIT, seat, rules(s->g)->ship_limit) - s->g->ships[seat][GATE];
    return seat == e->by && room > most ? room : most;
}

MOON(back_door, "Back Door", "{Ships} come straight from the {warp}",
    SAYS(MOON_SECRET, OURS, "When you gather {ships} as the {offense} or an ally: send at least one from a {colony}, and as many others as you like, within the limit, straight from the {warp}. Then it is "
                            "discarded.",
        ON_SHOWING(W_GATHER, AS_OFFENSE | AS_ALLY | OWN, GOES, .when = has_lost_ships, .modify = { { Q_FROM_WARP, out_of_warp } })));

static bool are_most_lost(const game *g, const frame *f) { return g->ships[f->seat][WARP] >= MANY_LOST; }
static bool are_most_lost_now(const game *g, const frame *f) { return are_most_lost(g, f) && is_reached_now(g, f); }

static FLOW(win_by_losses)
{
    FLOW_BEGIN;
    CALL(claim(g, 1u << f->seat, L(SOURCE)));
    FLOW_END;
}

MOON(warp_factor, "Warp Factor", "Nineteen {ships} in the {warp} win",
    SAYS_WITH(MOON_CONTINUING, HC_ORIGIN_PUBLISHED, "Its number is not known.", "With nineteen of your {ships} in the {warp} you win the game.",
        { W_LOST, AS_ANYONE | OWN, MUST | FREE | PIECE_STAYS, .flow = win_by_losses, .when = are_most_lost },
        { W_PIECE_LAID, AS_ANYONE | OWN, MUST | FREE | PIECE_STAYS, .flow = win_by_losses, .when = are_most_lost_now },
        { W_START_TURN, AS_ANYONE, MUST | FREE | PIECE_STAYS, .flow = win_by_losses, .when = are_most_lost }));

/* ---- into the warp, or out of the game --------------------------------------------------------------------------------- */

static FLOW(drag_down)
{
    FLOW_BEGIN;
    for (L(MINE) = 1; L(MINE) < g->players; L(MINE)++) CALL(lose_from_colonies(g, clockwise(g, f->seat, L(MINE)), 1, L(SOURCE)));
    FLOW_END;
}

MOON(undertow, "Undertow", "Everybody else loses a {ship}",
    SAYS(MOON_IMMEDIATE, OURS, "Each other player sends one {ship} of their choice from a {colony} to the {warp}. Then it is discarded.", WHEN_WON(GOES, drag_down)));

static unsigned settled(const game *g, unsigned seats)
{
    for (int s = 0; s < g->players; s++) if (!colonies(g, s)) seats &= ~(1u << s);
    return seats;
}

static FLOW(take_revenge)
{
    FLOW_BEGIN;
    if (!settled(g, others(g, f->seat))) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, settled(g, others(g, f->seat)), WHOM));
    SET(WHO, g->answer);
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, colonies(g, L(WHO)), WHERE));
    CALL(remove_from_game(g, L(WHO), 1, g->answer, L(SOURCE)));
    FLOW_END;
}

MOON(cold_revenge, "Cold Revenge", "Takes a {ship} out of the game",
    .prompt = PROMPTS([WHOM] = { "revenge", "Whose {ship} leaves the game?", { 0 } }, [WHERE] = { "revenge-from", "From which {colony}?", { 0 } }),
    SAYS_WITH(MOON_IMMEDIATE, PARTLY, "From a later list of moons; the number, and that it is discarded, are ours.",
        "One {ship} of your choice leaves the game: any other player's, on any {colony}. Then it is discarded.", WHEN_WON(GOES, take_revenge)));

static bool was_beaten(const game *g, const frame *f) { return L(CAUSE) == BY_ENCOUNTER && g->defense < SEATS && L(WHO) == f->seat; }

static FLOW(pull_along)
{
    FLOW_BEGIN;
    CALL(lose_from_colonies(g, opponent(g, f->seat), TWO, L(SOURCE)));
    FLOW_END;
}

MOON(martyr, "Martyr", "Your opponent loses two {ships} as well",
    SAYS(MOON_SECRET, OURS, "When you, as a main player, have just lost {ships} because of how the {encounter} ended: the opposing main player loses two of their choice from {colonies}. Then it is discarded.",
        ON_SHOWING(W_LOST, AS_MAIN | OWN, GOES, .flow = pull_along, .when = was_beaten)));

/* ---- from base to base --------------------------------------------------------------------------------------------------- */

static void shift_one(game *g, events *ev, int seat, int from, int to, int cause)
{
    move_ships(g, seat, 1, from, to);
    tell(g, ev, HC_EV_RETURNED, seat, NOBODY, 1, to, from, cause);
    tell_colony_left(g, ev, seat, from, cause);
    watch_powers(g, ev);
}

/* As many moves as there are ships: with so many they can stand in any way that they could. */
static FLOW(tow)
{
    enum { MOVES_LEFT = MINE, FROM };
    FLOW_BEGIN;
    for (L(MOVES_LEFT) = (int16_t)ships_on_colonies(g, f->seat); L(MOVES_LEFT) > 0 && count_bits(colonies(g, f->seat)) > 1; L(MOVES_LEFT)--) {
        ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, ways_out(g, f->seat), WHERE)->extra = CAN_PASS);
        if (g->answer == PASS) break;
        SET(FROM, g->answer);
        ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, with_room(g, colonies(g, f->seat) & ~(1ull << L(FROM))), WHERE_TO));
        shift_one(g, ev, f->seat, L(FROM), g->answer, L(SOURCE));
        SPREAD_NEWS;
    }
    FLOW_END;
}

MOON(tow_line, "Tow Line", "Move your {ships} about",
    .prompt = PROMPTS([WHOM] = { "tow-whom", "Whose?", { 0 } }, [WHERE] = { "tow", "From which {colony} do you move a {ship}? Pass when you are done.", { 0 } },
                      [WHERE_TO] = { "tow-to", "To which {colony}?", { 0 } }),
    SAYS(MOON_IMMEDIATE, OURS, "Move any number of your {ships}, one after the other, between {colonies} that you have.", WHEN_WON(STAYS, tow)));

static FLOW(migrate)
{
    enum { TURN = MINE, FROM };
    FLOW_BEGIN;
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, f->seat, L(TURN)));
        if (count_bits(colonies(g, L(WHO))) < TWO) continue;
        ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, colonies(g, L(WHO)), WHERE)->who = (uint8_t)L(WHO));
        SET(FROM, g->answer);
        ASK(ask_for(g, f, HC_ASK_PLANET, L(WHO), with_room(g, colonies(g, L(WHO)) & ~(1ull << L(FROM))), WHERE_TO));
        shift_one(g, ev, L(WHO), L(FROM), g->answer, L(SOURCE));
        SPREAD_NEWS;
    }
    FLOW_END;
}

MOON(migration, "Migration", "Each player moves one {ship}",
    .prompt = PROMPTS([WHOM] = { "migrate-whom", "Whose?", { 0 } }, [WHERE] = { "migrate", "From which {colony} of this player does a {ship} move?", { 0 } },
                      [WHERE_TO] = { "migrate-to", "To which other {colony} of yours does your {ship} move?", { 0 } }),
    SAYS(MOON_IMMEDIATE, PARTLY, "For each player in turn, you first, choose one of their {ships} on a {colony}; they move it to another {colony} of theirs, if they have one.", WHEN_WON(STAYS, migrate)));

static uint64_t crowded_planets(const game *g)
{
    uint64_t set = 0;
    for (uint64_t left = g->planets; left; left &= left - 1) if (ships_on(g, __builtin_ctzll(left))) set |= left & -left;
    return clearable(g, set);
}

static FLOW(evict)
{
    enum { TURN = MINE, FROM };
    FLOW_BEGIN;
    if (!crowded_planets(g)) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, crowded_planets(g), WHERE));
    SET(FROM, g->answer);
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, f->seat, L(TURN)));
        if (g->ships[L(WHO)][L(FROM)]) CALL(return_ships(g, L(WHO), 255, L(FROM), L(SOURCE)));
        if (g->ships[L(WHO)][L(FROM)]) CALL(send_to_warp(g, L(WHO), 255, L(FROM), BY_NO_COLONY));
    }
    SPREAD_NEWS;
    FLOW_END;
}

MOON(eviction, "Eviction", "Empties a planet",
    .prompt = PROMPTS([WHOM] = { "evict-whom", "Whose?", { 0 } }, [WHERE] = { "evict", "Which planet is emptied?", { 0 } }),
    SAYS_WITH(MOON_IMMEDIATE, PARTLY, "Name and kind are known; its reach and number are ours.",
        "Choose a planet in any system. All {ships} on it, yours too, go to other {colonies} of their owners, or to the {warp}. Then it is discarded.", WHEN_WON(GOES, evict)));

static unsigned abroad(const game *g, unsigned seats)
{
    for (int s = 0; s < g->players; s++) if (!foreign_colonies(g, s)) seats &= ~(1u << s);
    return seats;
}

static uint64_t outposts(const game *g, int seat) { return colonies(g, seat) & ~system_of(g, seat) & ~MOONS; }

static FLOW(banish)
{
    enum { FROM = MINE };
    FLOW_BEGIN;
    if (!abroad(g, others(g, f->seat))) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, abroad(g, others(g, f->seat)), WHOM));
    SET(WHO, g->answer);
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, outposts(g, L(WHO)), WHERE));
    SET(FROM, g->answer);
    CALL(return_ships(g, L(WHO), 1, L(FROM), L(SOURCE)));
    if (!g->result) CALL(send_to_warp(g, L(WHO), 1, L(FROM), BY_NO_COLONY));
    SPREAD_NEWS;
    FLOW_END;
}

MOON(exile, "Exile", "A {ship} abroad goes home",
    .prompt = PROMPTS([WHOM] = { "exile", "Whose {ship} goes home?", { 0 } }, [WHERE] = { "exile-from", "From which foreign {colony}?", { 0 } }),
    SAYS(MOON_IMMEDIATE, OURS, "Choose one {ship} of another player on a foreign {colony}: it goes to another of their {colonies}, or to the {warp}. Then it is discarded.", WHEN_WON(GOES, banish)));

static int most_abroad(const game *g)
{
    int most = 1;
    for (int s = 0; s < g->players; s++) if (foreign_colonies(g, s) > most) most = foreign_colonies(g, s);
    return most;
}

/* Who it strikes is settled before anybody gives anything up. */
static unsigned leaders(const game *g)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (foreign_colonies(g, s) == most_abroad(g)) set |= 1u << s;
    return set;
}

static FLOW(decay)
{
    enum { TURN = MINE, FROM, STRUCK };
    FLOW_BEGIN;
    SET(STRUCK, leaders(g));
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, f->seat, L(TURN)));
        if (!(L(STRUCK) >> L(WHO) & 1) || !outposts(g, L(WHO))) continue;
        ASK(ask_for(g, f, HC_ASK_PLANET, L(WHO), outposts(g, L(WHO)), WHERE));
        SET(FROM, g->answer);
        CALL(return_ships(g, L(WHO), 255, L(FROM), L(SOURCE)));
        if (g->ships[L(WHO)][L(FROM)]) CALL(send_to_warp(g, L(WHO), 255, L(FROM), BY_NO_COLONY));
    }
    SPREAD_NEWS;
    FLOW_END;
}

MOON(entropy, "Entropy", "Whoever has the most gives up a {colony}",
    .prompt = PROMPTS([WHOM] = { "entropy-whom", "Whose?", { 0 } }, [WHERE] = { "entropy", "Which foreign {colony} do you give up?", { 0 } }),
    SAYS_WITH(MOON_IMMEDIATE, HC_ORIGIN_PUBLISHED, "Printed by a magazine for a number that seems to have been blank.",
        "Whoever has the most foreign {colonies} gives up one of their choice; its {ships} go to their other {colonies}. If several are tied, they all do.", WHEN_WON(STAYS, decay)));

static uint64_t bare_planets(const game *g, const frame *f)
{
    const uint64_t near = system_of(g, owner_of(g, ground_of(g, L(SOURCE))));
    return near & ~crowded_planets(g);
}

static FLOW(land_there)
{
    enum { PLACE = MINE };
    FLOW_BEGIN;
    SET(PLACE, ground_of(g, L(SOURCE)));
    if (!bare_planets(g, f) || g->ships[f->seat][L(PLACE)] < TWO) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, with_room(g, bare_planets(g, f)), WHERE)->extra = CAN_PASS);
    if (g->answer != PASS) CALL(land_ships(g, f->seat, 1, L(PLACE), g->answer, L(SOURCE)));
    FLOW_END;
}

MOON(beachhead, "Beachhead", "A {colony} on an empty planet beside it",
    .prompt = PROMPTS([WHOM] = { "beach-whom", "Whose?", { 0 } }, [WHERE] = { "beachhead", "On which empty planet does one of the {ships} land?", { 0 } }),
    SAYS(MOON_IMMEDIATE, OURS, "If a planet of this moon's system has nobody's {ships} on it, you may move one of those you have just brought here to it; at least one stays behind. Then it is discarded.",
        WHEN_WON(GOES, land_there)));

/* ---- staying and being safe ----------------------------------------------------------------------------------------------- */

static int hold_fast(const sum *s, const effect *e, int about, int may_leave)
{
    return seat_in(about) == e->by && thing_in(about) == ground_of(s->g, e->source) ? 0 : may_leave;
}

MOON(snare, "Snare", "Your {ships} cannot leave it",
    SAYS_WITH(MOON_SECRET, HC_ORIGIN_PUBLISHED, "Printed by a magazine for a number that seems to have been blank.",
        "There is nothing to reveal. You may not take your {ships} off this moon of your own will.", WHILE_HELD({ Q_MAY_LEAVE, hold_fast })));

static bool loses_as_ally(const game *g, const frame *f) { return L(CAUSE) == BY_ENCOUNTER && is_ally(g, f->seat); }

static FLOW(bring_home_safely)
{
    FLOW_BEGIN;
    CALL(save_ships(g, f, L(COUNT)));
    RETURN(g->result);
    FLOW_END;
}

MOON(safe_passage, "Safe Passage", "As an ally you lose nothing",
    SAYS(MOON_CONTINUING, OURS, "When you are an ally on the losing side, your {ships} go home instead of to the {warp}.",
        { W_WOULD_LOSE, AS_ALLY | OWN, MUST | FREE | PIECE_STAYS, .flow = bring_home_safely, .when = loses_as_ally }));

/* What another's power or card takes from a place that it names. */
static bool is_anchored(const game *g, const frame *f)
{
    const int place = from_of(f), moon = ground_of(g, L(SOURCE));
    const bool here = place == moon || (place < HC_PLANETS && system_of(g, owner_of(g, moon)) >> place & 1);
    return here && !is_rule(L(CAUSE)) && holder_of(g, L(CAUSE)) != f->seat;
}

static FLOW(stay_put)
{
    FLOW_BEGIN;
    RETURN(L(COUNT));
    FLOW_END;
}

MOON(anchor, "Anchor", "Your {ships} near it cannot be taken",
    SAYS(MOON_CONTINUING, OURS, "Your {ships} on planets of this moon's system and on this moon cannot be sent to the {warp} or out of the game by another's power, card or moon that names them where they stand. "
                                "What the {encounter} itself costs you is still lost.",
        { W_BEFORE_LOSE, AS_ANYONE | OWN, MUST | FREE | PIECE_STAYS, .flow = stay_put, .when = is_anchored }));

/* ---- the Praw ------------------------------------------------------------------------------------------------------------- */

static FLOW(thaw)
{
    FLOW_BEGIN;
    for (int s = 0; s < g->players; s++) {
        const int n = g->ships[s][PRAW];
        if (!n) continue;
        move_ships(g, s, n, PRAW, WARP);
        tell(g, ev, HC_EV_PRAW, s, NOBODY, n, 0, 0, L(SOURCE));
    }
    FLOW_END;
}

MOON(great_thaw, "Great Thaw", "All {ships} rise from the Praw",
    SAYS(MOON_IMMEDIATE, OURS, "With the Praw: all {ships} in it rise to the {warp}, which falls, if it is too full, only when the next {ship} enters it. Then it is discarded.", WHEN_WON(GOES, thaw)));

static bool are_some_below(const game *g, const frame *f) { return g->ships[f->seat][PRAW] > 0; }

static FLOW(lift_all)
{
    FLOW_BEGIN;
    raise_ships(g, ev, f->seat, g->ships[f->seat][PRAW], L(SOURCE));
    FLOW_END;
}

MOON(lift, "Lift", "Your {ships} rise from the Praw",
    SAYS(MOON_SECRET, OURS, "With the Praw, at the start of one of your own {encounters}: all your {ships} in it rise to the {warp}, and one of them may still come home. Then it is discarded.",
        ON_SHOWING(W_REGROUP, AS_OFFENSE, GOES, .flow = lift_all, .when = are_some_below)));
