/* verbs_ships.c - everything that changes where ships are and that something may respond to. */
#include "rules.h"

static frame *event_flow(game *g, uint32_t flow_id, int seat, int count, int what, int cause)
{
    frame *f = push(g, flow_id, seat);
    f->local[WHO] = (int16_t)seat;
    f->local[COUNT] = (int16_t)count;
    f->local[WHAT] = (int16_t)what;
    f->local[CAUSE] = (int16_t)cause;
    return f;
}

VERB send_to_warp(game *g, int seat, int count, int from, int cause)
{
    return event_flow(g, CORE(flow_lose_ships), seat, count, FROM_TO(from, WARP), cause);
}

VERB remove_from_game(game *g, int seat, int count, int from, int cause)
{
    return event_flow(g, CORE(flow_lose_ships), seat, count, FROM_TO(from, GONE), cause);
}

/* A response may have taken ships from the same place: what is lost is what is still there. */
static void clamp_to_place(const game *g, frame *f)
{
    int there = g->ships[f->seat][from_of(f)];
    if (L(COUNT) > there) SET(COUNT, there);
}

static void tell_colony_left(const game *g, events *ev, int seat, int place, int cause)
{
    if (place < HC_PLANETS && !g->ships[seat][place]) tell(g, ev, HC_EV_COLONY_LEFT, seat, NOBODY, place, 0, 0, cause);
}

/* Out of limbo: colonies whose last ships were chosen are colonies no more. */
static void give_up_colonies(game *g, events *ev, int seat, int cause)
{
    const uint64_t given_up = emptied_colonies(g, seat);
    g->colony[seat] &= ~given_up;
    for (uint64_t left = given_up; left; left &= left - 1)
        tell(g, ev, HC_EV_COLONY_LEFT, seat, NOBODY, __builtin_ctzll(left), 0, 0, cause);
    watch_powers(g, ev);
}

/* The mighty ship is named, if it is one of them. */
static void lose_now(game *g, events *ev, const frame *f)
{
    bool stood_there = g->prometheus == f->seat + 1 && g->prometheus_at == from_of(f);
    move_ships(g, f->seat, L(COUNT), from_of(f), to_of(f));
    bool goes_too = stood_there && g->prometheus_at == to_of(f);
    tell(g, ev, HC_EV_LOST, f->seat, goes_too ? f->seat : NOBODY, L(COUNT), from_of(f), to_of(f), L(CAUSE));
}

FLOW(flow_lose_ships)
{
    FLOW_BEGIN;
    clamp_to_place(g, f);
    if (L(COUNT) <= 0) RETURN(0);
    RESPOND(W_BEFORE_LOSE, f->seat);             /* "before anything else that affects ships..." */
    SET(COUNT, g->result);
    if (L(COUNT) > 0) {
        RESPOND(W_WOULD_LOSE, f->seat);
        SET(COUNT, g->result);
    }
    clamp_to_place(g, f);
    if (L(COUNT) <= 0) RETURN(0);
    lose_now(g, ev, f);
    if (from_of(f) != LIMBO) tell_colony_left(g, ev, f->seat, from_of(f), L(CAUSE));
    give_up_colonies(g, ev, f->seat, L(CAUSE));
    RESPOND(W_LOST, f->seat);
    SPREAD_NEWS;
    RETURN(L(COUNT));
    FLOW_END;
}

/* Everybody who has lost a power by losing or moving ships, and has not regained it since. */
FLOW(flow_news)
{
    FLOW_BEGIN;
    while (g->losers_of_powers) {
        SET(WHO, __builtin_ctz(g->losers_of_powers));
        g->losers_of_powers &= (uint8_t)(g->losers_of_powers - 1);
        if (!(g->lost_power >> L(WHO) & 1)) continue;
        SET(COUNT, 1);
        SET(CAUSE, BY_RULES);
        RESPOND(W_POWER_LOST, L(WHO));
    }
    FLOW_END;
}

/* ---- ships of the loser's choice: they wait in limbo, so that it is one loss, not several ------- */

VERB lose_any(game *g, int seat, int count, int cause)
{
    return event_flow(g, CORE(flow_lose_any), seat, count, FROM_TO(LIMBO, WARP), cause);
}

/* Ships at the gate stand on no colony: they are left alone. */
VERB lose_from_colonies(game *g, int seat, int count, int cause)
{
    frame *f = event_flow(g, CORE(flow_lose_any), seat, count, FROM_TO(LIMBO, WARP), cause);
    f->local[MINE] = 1;
    return f;
}

/* MINE2: who chooses, plus one. */
VERB lose_chosen(game *g, int chooser, int seat, int count, int cause)
{
    frame *f = event_flow(g, CORE(flow_lose_any), seat, count, FROM_TO(LIMBO, WARP), cause);
    f->local[MINE] = 1;
    f->local[MINE2] = (int16_t)(chooser + 1);
    return f;
}

/* "In addition" to those that are lost with the encounter: neither at the gate nor defending. */
enum { ELSEWHERE = 2 };
VERB lose_elsewhere(game *g, int seat, int count, int cause)
{
    frame *f = event_flow(g, CORE(flow_lose_any), seat, count, FROM_TO(LIMBO, WARP), cause);
    f->local[MINE] = ELSEWHERE;
    return f;
}

/* The chooser has said where and how many; which of them is open only if The Prometheus stands there with more than those. */
enum { AT_PLACE = 4 };
VERB lose_at(game *g, int chooser, int seat, int count, int place, int cause)
{
    bool open = g->prometheus == seat + 1 && g->prometheus_at == place && g->ships[seat][place] > count;
    if (!open) return send_to_warp(g, seat, count, place, cause);
    frame *f = lose_chosen(g, chooser, seat, count, cause);
    f->local[MINE] = (int16_t)(AT_PLACE + place);
    return f;
}

static int ships_at_gate(const game *g, const frame *f) { return L(MINE) && L(MINE) != AT_PLACE + GATE ? 0 : g->ships[f->seat][GATE]; }

/* The encounter is lost: what still stands on the planet goes with it. */
static bool is_doomed(const game *g, int seat)
{
    return seat == g->defense && g->target != HC_NO_PLANET && (g->winner == SIDE_OFFENSE || g->winner == BOTH_LOST);
}

int ships_to_take(const game *g, int seat)
{
    return ships_on_colonies(g, seat) - (is_doomed(g, seat) ? g->ships[seat][g->target] : 0);
}

static uint64_t colonies_to_lose_from(const game *g, const frame *f)
{
    if (L(MINE) >= AT_PLACE) return L(MINE) == AT_PLACE + GATE ? 0 : 1ull << (L(MINE) - AT_PLACE);
    bool defending = L(MINE) == ELSEWHERE && f->seat == g->defense && g->target != HC_NO_PLANET;
    bool spared = defending || (L(MINE) && is_doomed(g, f->seat));
    return colonies(g, f->seat) & ~(spared ? 1ull << g->target : 0);
}

static int ships_to_lose(const game *g, const frame *f)
{
    int n = ships_at_gate(g, f);
    for (uint64_t left = colonies_to_lose_from(g, f); left; left &= left - 1) n += g->ships[f->seat][__builtin_ctzll(left)];
    return n;
}

static void ask_which_to_lose(game *g, const frame *f)
{
    uint64_t places = colonies_to_lose_from(g, f) | (uint64_t)(ships_at_gate(g, f) > 0) << GATE;
    int chooser = L(MINE2) ? L(MINE2) - 1 : f->seat;
    hc_ask *q = pick(g, HC_ASK_PLANET, chooser, L(COUNT), L(COUNT), places, HC_PROMPT_LOSE);
    q->count = (uint8_t)L(COUNT);
    q->owner = f->seat;
    if (is_rule(L(CAUSE))) return;
    q->who = effect_of(g, L(CAUSE))->by;
    q->filter = (uint16_t)sheet_of(g, L(CAUSE));
}

/* Who takes another's ships may take the mighty one, where ships were taken beside which it stands. */
static int left_standing(const game *g, const frame *f)
{
    bool others_choose = L(MINE2) && L(MINE2) != f->seat + 1 && g->prometheus == f->seat + 1;
    for (int i = 0; i < g->draft_count && others_choose; i++) if (g->draft[i] == g->prometheus_at) return g->prometheus_at;
    return HC_NO_PLANET;
}

static void ask_for_prometheus(game *g, const frame *f)
{
    hc_ask *q = ask(g, HC_ASK_CHOICE, 1u << (L(MINE2) - 1), choices(2), HC_PROMPT_TAKE_PROMETHEUS);
    q->who = f->seat;
    q->place = g->prometheus_at;
}

/* Place by place, in the order in which they were chosen. */
static void set_apart(game *g, events *ev, const frame *f)
{
    for (int i = 0; i < g->draft_count; i++) {
        int n = 0, first = i;
        for (int k = 0; k < g->draft_count; k++) {
            n += g->draft[k] == g->draft[i];
            if (g->draft[k] == g->draft[i] && k < first) first = k;
        }
        if (first == i) tell(g, ev, HC_EV_TO_LOSE, f->seat, NOBODY, n, g->draft[i], 0, L(CAUSE));
    }
    for (int i = 0; i < g->draft_count; i++) move_ships(g, f->seat, 1, g->draft[i], LIMBO);
    clear_draft(g);
}

FLOW(flow_lose_any)
{
    enum { STANDS = MINE3 };
    FLOW_BEGIN;
    if (L(COUNT) > ships_to_lose(g, f)) SET(COUNT, ships_to_lose(g, f));
    if (L(COUNT) <= 0) RETURN(0);
    ASK(ask_which_to_lose(g, f));
    SET(STANDS, left_standing(g, f));
    set_apart(g, ev, f);
    if (L(STANDS) != HC_NO_PLANET && g->prometheus_at == L(STANDS)) {
        ASK(ask_for_prometheus(g, f));
        if (g->answer) g->prometheus_at = LIMBO;
    }
    CALL(send_to_warp(g, f->seat, L(COUNT), LIMBO, L(CAUSE)));
    SET(COUNT, g->result);
    give_up_colonies(g, ev, f->seat, L(CAUSE));
    SPREAD_NEWS;
    RETURN(L(COUNT));
    FLOW_END;
}

/* ---- coming home ---------------------------------------------------------------------------------- */

/* To colonies of the owner's choice, each ship where he likes. Who has no colony left gets
 * nothing back (0): the ships stay where they are, and whoever called decides. */
VERB return_ships(game *g, int seat, int count, int from, int cause)
{
    return event_flow(g, CORE(flow_return_ships), seat, count, FROM_TO(from, 0), cause);
}

/* A planet that the loss empties is no colony any more; one where others of its ships stand is one. */
static uint64_t colonies_without(const game *g, int seat, int lost, int from)
{
    bool strips = from < HC_PLANETS && g->ships[seat][from] <= lost;
    return colonies(g, seat) & ~emptied_colonies(g, seat) & ~(strips ? 1ull << from : 0);
}

uint64_t colonies_left(const game *g, const frame *f) { return colonies_without(g, L(WHO), L(COUNT), from_of(f)); }

/* MINE: how many are taken away from there, if not all. */
VERB save_ships(game *g, const frame *f, int count)
{
    frame *saved = event_flow(g, CORE(flow_return_ships), L(WHO), count, FROM_TO(from_of(f), 0), L(SOURCE));
    saved->local[MINE] = L(COUNT);
    return saved;
}

/* Not to the planet that they leave. */
static uint64_t ways_home(const game *g, const frame *f) { return colonies_without(g, f->seat, L(MINE) ? L(MINE) : 255, from_of(f)); }

static void ask_where_to_return(game *g, const frame *f)
{
    hc_ask *q = pick(g, HC_ASK_PLANET, f->seat, L(COUNT), L(COUNT), ways_home(g, f), HC_PROMPT_RETURN);
    q->extra |= REPEATING;
    q->count = (uint8_t)L(COUNT);
    q->place = (uint8_t)from_of(f);
}

static void move_drafted_home(game *g, events *ev, int seat, int from, int cause)
{
    for (int i = 0; i < g->draft_count; ) {
        int to = g->draft[i], n = 0;
        for (int k = i; k < g->draft_count; k++)
            if (g->draft[k] == to) { g->draft[k] = g->draft[i + n]; g->draft[i + n++] = (uint16_t)to; }
        move_ships(g, seat, n, from, to);
        tell(g, ev, HC_EV_RETURNED, seat, NOBODY, n, to, from, cause);
        i += n;
    }
    clear_draft(g);
    tell_colony_left(g, ev, seat, from, cause);
    watch_powers(g, ev);
}

FLOW(flow_return_ships)
{
    FLOW_BEGIN;
    clamp_to_place(g, f);
    if (L(COUNT) <= 0 || !ways_home(g, f)) RETURN(0);
    ASK(ask_where_to_return(g, f));
    move_drafted_home(g, ev, f->seat, from_of(f), L(CAUSE));
    RETURN(L(COUNT));
    FLOW_END;
}

VERB retrieve(game *g, int seat, int count, int cause)
{
    return event_flow(g, CORE(flow_retrieve), seat, count, FROM_TO(WARP, 0), cause);
}

FLOW(flow_retrieve)
{
    FLOW_BEGIN;
    CALL(return_ships(g, f->seat, L(COUNT), WARP, L(CAUSE)));
    SET(COUNT, g->result);
    if (L(COUNT) > 0) RESPOND(W_RETRIEVED, f->seat);
    RETURN(L(COUNT));
    FLOW_END;
}

/* ---- a colony out of turn -------------------------------------------------------------------------- */

VERB found_colony(game *g, int seat, int planet, int most, int cause)
{
    return event_flow(g, CORE(flow_found), seat, most, planet, cause);
}

static void ask_founders(game *g, const frame *f)
{
    int have = ships_on_colonies(g, f->seat);
    uint64_t from = colonies(g, f->seat) & ~(1ull << L(WHAT));
    hc_ask *q = pick(g, HC_ASK_PLANET, f->seat, 1, L(COUNT) < have ? L(COUNT) : have, from, HC_PROMPT_RESETTLE);
    q->place = (uint8_t)L(WHAT);
}

/* Up to COUNT ships of the seat's choice settle on planet WHAT. */
FLOW(flow_found)
{
    FLOW_BEGIN;
    if (!(colonies(g, f->seat) & ~(1ull << L(WHAT)))) RETURN(0);
    ASK(ask_founders(g, f));
    SET(MINE, !g->ships[f->seat][L(WHAT)]);
    SET(COUNT, g->draft_count);
    for (int i = 0; i < g->draft_count; i++) move_ships(g, f->seat, 1, g->draft[i], L(WHAT));
    for (int i = 0; i < g->draft_count; i++) tell_colony_left(g, ev, f->seat, g->draft[i], L(CAUSE));
    clear_draft(g);
    tell(g, ev, HC_EV_LANDED, f->seat, NOBODY, L(COUNT), L(WHAT), L(MINE), L(CAUSE));
    watch_powers(g, ev);
    check_win(g, ev);
    if (g->won) UNWIND(CORE(flow_turn), 0);
    SPREAD_NEWS;
    if (L(MINE)) RESPOND(W_COLONY_GAINED, f->seat);
    RETURN(L(COUNT));
    FLOW_END;
}

/* Out of the gate or the warp, straight to a planet. */
VERB land_ships(game *g, int seat, int count, int from, int planet, int cause)
{
    return event_flow(g, CORE(flow_land), seat, count, FROM_TO(from, planet), cause);
}

FLOW(flow_land)
{
    enum { IS_NEW = MINE };
    FLOW_BEGIN;
    clamp_to_place(g, f);
    if (L(COUNT) <= 0) RETURN(0);
    SET(IS_NEW, !g->ships[f->seat][to_of(f)]);
    move_ships(g, f->seat, L(COUNT), from_of(f), to_of(f));
    tell(g, ev, HC_EV_LANDED, f->seat, NOBODY, L(COUNT), to_of(f), L(IS_NEW), L(CAUSE));
    watch_powers(g, ev);
    check_win(g, ev);
    if (g->won) UNWIND(CORE(flow_turn), 0);
    if (from_of(f) == WARP) RESPOND(W_RETRIEVED, f->seat);
    SET(WHAT, to_of(f));
    if (L(IS_NEW)) RESPOND(W_COLONY_GAINED, f->seat);
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

void add_ships(game *g, events *ev, int seat, int cause)
{
    uint8_t count[HC_PLANETS] = { 0 };
    uint64_t planets = 0;
    for (int i = 0; i < g->draft_count; i++) {
        move_ships(g, seat, 1, g->draft[i], ships_place(g, seat));
        count[g->draft[i]]++;
        planets |= 1ull << g->draft[i];
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
    set_side(g, seat, SIDE_NONE);
    g->now.barred |= (uint8_t)(1u << seat);
    tell(g, ev, HC_EV_SENT_HOME, seat, NOBODY, g->ships[seat][GATE], 0, 0, cause);
}

/* Whatever an ally, or an offense that does not land, still has at the gate goes home. */
VERB bring_home(game *g, bool offense_too, int cause)
{
    return event_flow(g, CORE(flow_allies_home), g->offense, offense_too, 0, cause);
}

FLOW(flow_allies_home)
{
    enum { AT = MINE, MAIN_TOO = COUNT };
    FLOW_BEGIN;
    for (L(AT) = 1; L(AT) <= g->players; L(AT)++) {
        SET(WHO, clockwise(g, g->offense, L(AT)));
        if (!g->ships[L(WHO)][GATE] || (is_main(g, L(WHO)) && !L(MAIN_TOO))) continue;
        CALL(return_ships(g, L(WHO), 255, GATE, L(CAUSE)));
        if (g->ships[L(WHO)][GATE]) CALL(send_to_warp(g, L(WHO), 255, GATE, BY_NO_COLONY));
        if (g->ships[L(WHO)][GATE]) {            /* a power saved them, but there is no colony to go to */
            tell(g, ev, HC_EV_LOST, L(WHO), NOBODY, g->ships[L(WHO)][GATE], GATE, WARP, BY_NO_COLONY);
            move_ships(g, L(WHO), g->ships[L(WHO)][GATE], GATE, WARP);
        }
    }
    FLOW_END;
}
