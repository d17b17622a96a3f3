/* verbs_ships.c - everything that changes where ships are, other than losses, and that something may respond to. */
#include "rules.h"

/* A response may have taken ships from the same place: what is lost is what is still there. */
void clamp_to_place(const game *g, frame *f)
{
    int there = g->ships[f->seat][from_of(f)];
    if (L(COUNT) > there) SET(COUNT, there);
}

void tell_colony_left(const game *g, events *ev, int seat, int place, int cause)
{
    if (place < HC_PLANETS && !g->ships[seat][place]) tell(g, ev, HC_EV_COLONY_LEFT, seat, NOBODY, place, 0, 0, cause);
}

/* ---- coming home ---------------------------------------------------------------------------------- */

/* To colonies of the owner's choice, each ship where he likes. Who has no colony left gets
 * nothing back (0): the ships stay where they are, and whoever called decides. */
VERB return_ships(game *g, int seat, int count, int from, int cause)
{
    return verb_frame(g, CORE(flow_return_ships), seat, count, FROM_TO(from, 0), cause);
}

/* A planet that the loss empties is no colony any more; one where others of its ships stand is one. */
static uint64_t colonies_without(const game *g, int seat, int lost, int from)
{
    bool strips = from < HC_PLANETS && g->ships[seat][from] <= lost;
    return (colonies(g, seat) & ~emptied_colonies(g, seat) & ~(strips ? 1ull << from : 0)) | cloud_held(g, seat);
}

uint64_t colonies_left(const game *g, const frame *f) { return colonies_without(g, L(WHO), L(COUNT), from_of(f)); }

VERB save_from_loss(game *g, const frame *f)
{
    frame *home = verb_frame(g, CORE(flow_return_ships), f->seat, L(COUNT), FROM_TO(from_of(f), 0), BY_RULES);
    home->local[MINE] = L(COUNT);
    return home;
}

/* MINE: how many are taken away from there, if not all. */
VERB save_ships(game *g, const frame *f, int count)
{
    frame *saved = verb_frame(g, CORE(flow_return_ships), L(WHO), count, FROM_TO(from_of(f), 0), L(SOURCE));
    saved->local[MINE] = L(COUNT);
    return saved;
}

/* Not to the planet that they leave. */
static uint64_t ways_home(const game *g, const frame *f) { return with_room(g, colonies_without(g, f->seat, L(MINE) ? L(MINE) : 255, from_of(f))); }

/* CHOOSER: who says where they go, plus one; 0: their owner. STILL_AWAY: how many have not come home yet. A Zombie can have more ships than one
 * answer names (48, whatever room there is): then it takes several. */
enum { CHOOSER = MINE2, STILL_AWAY = MINE3, MOST_AT_ONCE = 48 };

static int next_to_return(const frame *f) { return L(STILL_AWAY) < MOST_AT_ONCE ? L(STILL_AWAY) : MOST_AT_ONCE; }

static void ask_where_to_return(game *g, const frame *f)
{
    const int chooser = L(CHOOSER) ? L(CHOOSER) - 1 : f->seat, count = next_to_return(f);
    hc_ask *q = pick(g, HC_ASK_PLANET, chooser, count, count, ways_home(g, f), HC_PROMPT_RETURN);
    if (chooser != f->seat) q->owner = f->seat;
    q->extra |= REPEATING;
    q->count = (uint8_t)count;
    q->place = (uint8_t)from_of(f);
}

static void move_drafted_home(game *g, events *ev, int seat, int from, int cause)
{
    for (int i = 0; i < g->draft_count; ) {
        int to = g->draft[i] % SORT, n = 0;
        for (int k = i; k < g->draft_count; k++) {
            uint16_t it = g->draft[k];
            if (it % SORT != to) continue;
            g->draft[k] = g->draft[i + n];
            g->draft[i + n++] = it;
        }
        for (int k = i; k < i + n; k++) move_drafted(g, seat, g->draft[k] - to + from, to);
        tell(g, ev, HC_EV_RETURNED, seat, NOBODY, n, to, from, cause);
        i += n;
    }
    clear_draft(g);
    tell_colony_left(g, ev, seat, from, cause);
    watch_powers(g, ev);
}

/* Of ships that are retrieved, where the first one goes: what answers it may ask. */
static void note_destination(game *g, frame *f)
{
    frame *caller = f > g->stack ? f - 1 : NULL;
    if (caller && caller->flow == CORE(flow_retrieve)) caller->local[WHAT] = (int16_t)FROM_TO(from_of(f), g->draft[0] % SORT);
}

FLOW(flow_return_ships)
{
    FLOW_BEGIN;
    clamp_to_place(g, f);
    if (L(COUNT) <= 0 || !ways_home(g, f)) RETURN(0);
    SET(COUNT, as_many_as_fit(g, ways_home(g, f), L(COUNT)));
    for (L(STILL_AWAY) = L(COUNT); L(STILL_AWAY) > 0; L(STILL_AWAY) = (int16_t)(L(STILL_AWAY) - next_to_return(f))) {
        ASK(ask_where_to_return(g, f));
        note_destination(g, f);
        if (L(STILL_AWAY) < g->ships[f->seat][from_of(f)]) SORT_OUT(L(CHOOSER) ? L(CHOOSER) - 1 : f->seat, f->seat, from_of(f));
        move_drafted_home(g, ev, f->seat, from_of(f), L(CAUSE));
    }
    if (from_of(f) != ON_PIECES) ANSWER_LANDINGS;         /* a tech is done with them first */
    RETURN(L(COUNT));
    FLOW_END;
}

VERB retrieve(game *g, int seat, int count, int cause)
{
    return verb_frame(g, CORE(flow_retrieve), seat, count, FROM_TO(WARP, 0), cause);
}

VERB retrieve_as_told(game *g, int chooser, int seat, int count, int cause)
{
    frame *f = retrieve(g, seat, count, cause);
    f->local[CHOOSER] = (int16_t)(chooser + 1);
    return f;
}

/* FROM: straight out of this place, of all that is there, plus one; 0: out of the warp, and some may be raised from the Praw instead. */
enum { FROM = MINE3, RAISED };

VERB retrieve_from(game *g, int seat, int area, int cause)
{
    frame *f = verb_frame(g, CORE(flow_retrieve), seat, 255, FROM_TO(WARP, 0), cause);
    f->local[FROM] = (int16_t)((area == AREA_PRAW ? PRAW : WARP) + 1);
    return f;
}

static VERB return_from_warp(game *g, const frame *f)
{
    frame *r = return_ships(g, f->seat, L(COUNT), L(FROM) ? L(FROM) - 1 : WARP, L(CAUSE));
    r->local[CHOOSER] = L(CHOOSER);
    return r;
}

FLOW(flow_retrieve)
{
    FLOW_BEGIN;
    if (g->ships[f->seat][PRAW] && !L(FROM) && !L(CHOOSER)) {
        ASK(ask_to_raise(g, f));
        SET(RAISED, g->answer);
        SET(COUNT, L(COUNT) - L(RAISED));
        raise_ships(g, ev, f->seat, L(RAISED), L(CAUSE));
    }
    g->result = 0;
    if (L(FROM) - 1 == PRAW || may(g, Q_MAY_COME_BACK, f->seat, 0)) CALL(return_from_warp(g, f));
    SET(COUNT, g->result);
    if (L(COUNT) > 0) RESPOND(W_RETRIEVED, f->seat);
    RETURN(L(COUNT) + L(RAISED));
    FLOW_END;
}

/* ---- a colony out of turn -------------------------------------------------------------------------- */

VERB found_colony(game *g, int seat, int planet, int most, int cause)
{
    return verb_frame(g, CORE(flow_found), seat, most, planet, cause);
}

static void ask_founders(game *g, const frame *f)
{
    int have = as_many_as_fit(g, 1ull << L(WHAT), ships_to_send(g, f->seat));
    uint64_t from = ways_out(g, f->seat) & ~(1ull << L(WHAT));
    hc_ask *q = pick(g, HC_ASK_PLANET, f->seat, 1, L(COUNT) < have ? L(COUNT) : have, from, HC_PROMPT_RESETTLE);
    q->place = (uint8_t)L(WHAT);
}

/* The drafted ships land there. */
void settle_from_draft(game *g, events *ev, int seat, int planet, int cause)
{
    const bool is_new = !g->ships[seat][planet];
    const int count = g->draft_count;
    for (int i = 0; i < g->draft_count; i++) move_drafted(g, seat, g->draft[i], planet);
    for (int i = 0; i < g->draft_count; i++) tell_colony_left(g, ev, seat, g->draft[i] % SORT, cause);
    clear_draft(g);
    tell(g, ev, HC_EV_LANDED, seat, NOBODY, count, planet, is_new, cause);
    watch_powers(g, ev);
}

/* Up to COUNT ships of the seat's choice settle on planet WHAT. */
FLOW(flow_found)
{
    FLOW_BEGIN;
    LET_LEAVE(f->seat);
    if (!(ways_out(g, f->seat) & ~(1ull << L(WHAT))) || !with_room(g, 1ull << L(WHAT))) RETURN(0);
    SET(WHAT, landing_ground(g, f->seat, L(WHAT)));
    ASK(ask_founders(g, f));
    SORT_OUT(f->seat, f->seat, HC_PLACES);
    SET(MINE, !g->ships[f->seat][L(WHAT)]);
    SET(COUNT, g->draft_count);
    settle_from_draft(g, ev, f->seat, L(WHAT), L(CAUSE));
    ANSWER_LANDINGS;
    SETTLE_WIN;
    SPREAD_NEWS;
    if (L(MINE) && g->ships[f->seat][L(WHAT)]) COLONY_GAINED(f->seat);
    RETURN(L(COUNT));
    FLOW_END;
}

/* Planet by planet; what lands because of an answer is answered in its turn. */
FLOW(flow_landings)
{
    FLOW_BEGIN;
    while (g->landed) {
        SET(WHAT, __builtin_ctzll(g->landed));
        g->landed &= g->landed - 1;
        SET(COUNT, 1);
        SET(CAUSE, BY_RULES);
        RESPOND(W_LANDED, NOBODY);
    }
    FLOW_END;
}

/* Out of the gate or the warp, straight to a planet. */
VERB land_ships(game *g, int seat, int count, int from, int planet, int cause)
{
    return verb_frame(g, CORE(flow_land), seat, count, FROM_TO(from, planet), cause);
}

FLOW(flow_land)
{
    enum { IS_NEW = MINE };
    FLOW_BEGIN;
    clamp_to_place(g, f);
    if (L(COUNT) <= 0) RETURN(0);
    if (!may(g, Q_MAY_LAND, f->seat, to_of(f)) || (from_of(f) == WARP && !may(g, Q_MAY_COME_BACK, f->seat, 0))) RETURN(0);
    SET(COUNT, as_many_as_fit(g, 1ull << to_of(f), L(COUNT)));
    if (L(COUNT) <= 0) RETURN(0);
    SET(WHAT, FROM_TO(from_of(f), landing_ground(g, f->seat, to_of(f))));
    SET(IS_NEW, !g->ships[f->seat][to_of(f)]);
    move_ships(g, f->seat, L(COUNT), from_of(f), to_of(f));
    tell(g, ev, HC_EV_LANDED, f->seat, NOBODY, L(COUNT), to_of(f), L(IS_NEW), L(CAUSE));
    watch_powers(g, ev);
    ANSWER_LANDINGS;
    SETTLE_WIN;
    if (from_of(f) == WARP) RESPOND(W_RETRIEVED, f->seat);
    SET(WHAT, to_of(f));
    if (L(IS_NEW) && g->ships[f->seat][L(WHAT)]) COLONY_GAINED(f->seat);
    RETURN(L(COUNT));
    FLOW_END;
}

/* ---- in and out of the encounter -------------------------------------------------------------------- */

static void tell_gathered(const game *g, events *ev, int seat, int count, int from, int cause)
{
    bool settles = g->phase == HC_PHASE_DESTINY;             /* at home again: there is no encounter to send them into */
    tell(g, ev, HC_EV_GATHERED, seat, NOBODY, count, from, settles, cause);
    tell_colony_left(g, ev, seat, from, cause);
}

void add_ships(game *g, events *ev, int seat, int cause) { add_ships_at(g, ev, seat, ships_place(g, seat), cause); }

void add_ships_at(game *g, events *ev, int seat, int place, int cause)
{
    uint8_t count[HC_PLANETS] = { 0 };
    uint64_t planets = 0;
    for (int i = 0; i < g->draft_count; i++) {
        int from = g->draft[i] % SORT;
        move_drafted(g, seat, g->draft[i], place);
        count[from]++;
        planets |= 1ull << from;
    }
    clear_draft(g);
    for (; planets; planets &= planets - 1) tell_gathered(g, ev, seat, count[__builtin_ctzll(planets)], __builtin_ctzll(planets), cause);
    watch_powers(g, ev);
}

void withdraw_ships(game *g, events *ev, int seat, int cause)
{
    int from = ships_place(g, seat);
    move_drafted_home(g, ev, seat, from, cause);
}

void send_from_sheet(game *g, events *ev, int p, int count, int place, int cause)
{
    move_ships(g, g->power[p].holder, count, ON_SHEET + p, place);
    tell(g, ev, HC_EV_GATHERED, g->power[p].holder, NOBODY, count, ON_SHEET + p, 0, cause);
}

void gather_on_sheet(game *g, int p, int count, int planet) { move_ships(g, g->power[p].holder, count, planet, ON_SHEET + p); }

void drafted_to_sheet(game *g, events *ev, int seat, int p)
{
    for (int i = 0; i < g->draft_count; i++) {
        tell(g, ev, HC_EV_TO_SHEET, seat, NOBODY, 1, g->draft[i] % SORT, 0, p);
        move_drafted(g, seat, g->draft[i], ON_SHEET + p);
    }
    for (int i = 0; i < g->draft_count; i++) tell_colony_left(g, ev, seat, g->draft[i] % SORT, p);
    clear_draft(g);
    watch_powers(g, ev);
}

/* Planet by planet, as evenly as possible; without a colony they stay. */
void bring_home_from_sheet(game *g, events *ev, int p, int seat)
{
    while (g->ships[seat][ON_SHEET + p] && colonies(g, seat))
        for (uint64_t left = colonies(g, seat); left && g->ships[seat][ON_SHEET + p]; left &= left - 1)
            move_ships(g, seat, 1, ON_SHEET + p, __builtin_ctzll(left));
    watch_powers(g, ev);
}

/* A seat may answer as if both sides had invited it; then they have not. */
void invite_oneself(game *g, int seat)
{
    for (int side = 0; side < 2; side++) g->now.invited[side] |= (uint8_t)(1u << seat);
}

/* After the invitations are over: the side says yes by itself. */
void join_side(game *g, events *ev, int seat, int side, int cause)
{
    set_side(g, seat, side);
    add_ships(g, ev, seat, cause);
    tell(g, ev, HC_EV_JOINED, seat, of_side(g, side), side, g->ships[seat][GATE], 0, cause);
}

void change_sides(game *g, events *ev, int seat, int cause)
{
    set_side(g, seat, !side_of(g, seat));
    tell(g, ev, HC_EV_JOINED, seat, of_side(g, side_of(g, seat)), side_of(g, seat), g->ships[seat][GATE], 0, cause);
}

VERB bring_to(game *g, int seat, int count, int cause) { return verb_frame(g, CORE(flow_match), seat, count, 0, cause); }

static uint64_t others_than(uint64_t planets, int place) { return place < HC_PLANETS ? planets & ~(1ull << place) : planets; }

static int spare_elsewhere(const game *g, int seat)
{
    int n = 0;
    for (uint64_t left = others_than(ways_out(g, seat), ships_place(g, seat)); left; left &= left - 1)
        n += g->ships[seat][__builtin_ctzll(left)] - 1;
    return n;
}

static void ask_more(game *g, const frame *f)
{
    int n = L(COUNT) - ships_in(g, f->seat), spare = spare_elsewhere(g, f->seat);
    if (n > spare) n = spare;
    hc_ask *q = pick(g, HC_ASK_PLANET, f->seat, n, n, others_than(ways_out(g, f->seat), ships_place(g, f->seat)), HC_PROMPT_COMMIT);
    q->extra |= SPARING;
    q->who = (uint8_t)of_side(g, side_of(g, f->seat));
    q->place = g->target;
}

/* What is more comes from colonies, on each of which one stays; what is less goes home. */
FLOW(flow_match)
{
    FLOW_BEGIN;
    if (L(COUNT) < ships_in(g, f->seat)) {
        CALL(return_ships(g, f->seat, ships_in(g, f->seat) - L(COUNT), ships_place(g, f->seat), L(CAUSE)));
    } else if (L(COUNT) > ships_in(g, f->seat)) {
        LET_LEAVE(f->seat);
        if (!spare_elsewhere(g, f->seat)) RETURN(0);
        ASK(ask_more(g, f));
        SORT_OUT(f->seat, f->seat, HC_PLACES);
        add_ships(g, ev, f->seat, L(CAUSE));
    }
    RETURN(ships_in(g, f->seat));
    FLOW_END;
}

/* Who is invited in this way has no choice: it stands on the host's side, and is not asked again. */
void summon_ally(game *g, events *ev, int host, int guest, int cause)
{
    g->now.invited[side_taken(g, host)] |= (uint8_t)(1u << guest);
    tell(g, ev, HC_EV_INVITED, host, guest, side_of(g, host), 0, 0, cause);
    set_side(g, guest, side_of(g, host));
    g->now.answered |= (uint8_t)(1u << guest);
}

/* No ally any more, and not again in this encounter. It had accepted: that invitation is not one it refused. */
void expel_ally(game *g, events *ev, int seat, int cause)
{
    if (takes_part(g, seat)) g->now.invited[side_of(g, seat)] &= (uint8_t)~(1u << seat);
    keep_one_side(g, seat, SIDE_NONE);
    g->now.barred |= (uint8_t)(1u << seat);
    tell(g, ev, HC_EV_SENT_HOME, seat, NOBODY, g->ships[seat][GATE], 0, 0, cause);
}

VERB expel(game *g, int seat, int cause) { return verb_frame(g, CORE(flow_expel), seat, 0, GATE, cause); }

FLOW(flow_expel)
{
    FLOW_BEGIN;
    if (is_main(g, f->seat)) SET(WHAT, ships_place_on(g, f->seat, !side_of(g, f->seat)));
    else expel_ally(g, ev, f->seat, L(CAUSE));
    CALL(return_ships(g, f->seat, 255, L(WHAT), L(CAUSE)));
    if (g->ships[f->seat][L(WHAT)]) CALL(send_to_warp(g, f->seat, 255, L(WHAT), BY_NO_COLONY));
    if (is_main(g, f->seat)) keep_one_side(g, f->seat, side_of(g, f->seat));
    FLOW_END;
}

/* Whatever an ally, or an offense that does not land, still has at the gate goes home. */
VERB bring_home(game *g, bool offense_too, int cause)
{
    return verb_frame(g, CORE(flow_allies_home), g->offense, offense_too, 0, cause);
}

FLOW(flow_allies_home)
{
    enum { AT = MINE, PLACE, MAIN_TOO = COUNT };
    FLOW_BEGIN;
    for (L(AT) = 2; L(AT) < 2 * g->players + 2; L(AT)++) {
        SET(WHO, clockwise(g, g->offense, L(AT) / 2));
        SET(PLACE, L(AT) % 2 ? OTHER_GATE : GATE);
        if (!g->ships[L(WHO)][L(PLACE)] || (L(WHO) == g->offense && L(PLACE) == GATE && !L(MAIN_TOO))) continue;
        CALL(return_ships(g, L(WHO), 255, L(PLACE), L(CAUSE)));
        if (g->ships[L(WHO)][L(PLACE)]) CALL(send_to_warp(g, L(WHO), 255, L(PLACE), BY_NO_COLONY));
        if (g->ships[L(WHO)][L(PLACE)]) {        /* a power saved them, but there is no colony to go to */
            tell(g, ev, HC_EV_LOST, L(WHO), NOBODY, g->ships[L(WHO)][L(PLACE)], L(PLACE), WARP, BY_NO_COLONY);
            move_ships(g, L(WHO), g->ships[L(WHO)][L(PLACE)], L(PLACE), WARP);
        }
    }
    FLOW_END;
}

/* Captives around a system go home to their owners; who has no colony finds them in the warp. */
FLOW(flow_rings)
{
    enum { UNIT = MINE, LEFT };
    FLOW_BEGIN;
    while (loose_ring(g) < HC_UNITS) {
        SET(UNIT, loose_ring(g));
        for (L(WHO) = 0; L(WHO) < g->players; L(WHO)++) {
            SET(LEFT, g->unit[L(UNIT)].of[L(WHO)]);
            if (!L(LEFT)) continue;
            bring_out(g, L(WHO), L(LEFT), L(UNIT), LIMBO);
            CALL(return_ships(g, L(WHO), L(LEFT), LIMBO, BY_RULES));
            if (g->ships[L(WHO)][LIMBO]) {
                tell(g, ev, HC_EV_LOST, L(WHO), NOBODY, g->ships[L(WHO)][LIMBO], GATE, WARP, BY_NO_COLONY);
                move_ships(g, L(WHO), g->ships[L(WHO)][LIMBO], LIMBO, WARP);
            }
        }
        end_unit(g, L(UNIT));
    }
    let_fall_apart(g, ev);
    FLOW_END;
}
