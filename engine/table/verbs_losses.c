/* verbs_losses.c - ships that are lost: to the warp, or out of the game; by one player or by several at once. */
#include "rules.h"

VERB send_to_warp(game *g, int seat, int count, int from, int cause)
{
    return verb_frame(g, CORE(flow_lose_ships), seat, count, FROM_TO(from, WARP), cause);
}

VERB capture_on_sheet(game *g, int seat, int count, int from, int p, int cause)
{
    return verb_frame(g, CORE(flow_lose_ships), seat, count, FROM_TO(from, ON_SHEET + p), cause);
}

VERB remove_from_game(game *g, int seat, int count, int from, int cause)
{
    return verb_frame(g, CORE(flow_lose_ships), seat, count, FROM_TO(from, GONE), cause);
}

/* Out of limbo: colonies whose last ships were chosen are colonies no more. */
void give_up_colonies(game *g, events *ev, int seat, int cause)
{
    const uint64_t given_up = emptied_colonies(g, seat);
    g->colony[seat] &= ~given_up;
    for (uint64_t left = given_up; left; left &= left - 1)
        tell(g, ev, HC_EV_COLONY_LEFT, seat, NOBODY, __builtin_ctzll(left), 0, 0, cause);
    watch_powers(g, ev);
}

/* Nothing saves them any more: where what is lost to the warp lies now. */
static void lose_for_good(game *g, frame *f)
{
    if (to_of(f) == WARP && has_part(g, PART_moons)) SET(WHAT, FROM_TO(from_of(f), where_lost(g)));
}

/* The mighty ship is named, if it is one of them. */
static void lose_now(game *g, events *ev, const frame *f)
{
    int mighty = unit_of_kind(g, HC_UNIT_MIGHTY);
    bool stood_there = mighty < HC_UNITS && of_sort_at(g, f->seat, SORT_UNIT + mighty, from_of(f));
    move_ships(g, f->seat, L(COUNT), from_of(f), to_of(f));
    bool goes_too = stood_there && g->unit[mighty].place == to_of(f);
    tell(g, ev, HC_EV_LOST, f->seat, goes_too ? f->seat : NOBODY, L(COUNT), from_of(f), to_of(f), L(CAUSE));
    if (from_of(f) != LIMBO) tell_colony_left(g, ev, f->seat, from_of(f), L(CAUSE));
    give_up_colonies(g, ev, f->seat, L(CAUSE));
    if (g->unlike) let_fall_apart(g, ev);
}

/* PART of a loss: the whole of it, or of one that several players share. */
enum { WHAT_IS_LOST = 1, WHAT_FOLLOWS };


FLOW(flow_lose_ships)
{
    enum { PART = MINE };
    FLOW_BEGIN;
    if (L(PART) != WHAT_FOLLOWS) {
        clamp_to_place(g, f);
        if (L(COUNT) <= 0 || !may(g, Q_MAY_LOSE, f->seat, from_of(f))) RETURN(0);
        RESPOND(W_BEFORE_LOSE, f->seat);         /* "before anything else that affects ships..." */
        SET(COUNT, g->result);
        clamp_to_place(g, f);                    /* what was to be lost otherwise may have been saved from that */
        if (L(COUNT) > 0) {
            RESPOND(W_CAPTURE, f->seat);
            SET(COUNT, g->result);
            clamp_to_place(g, f);
        }
        if (L(COUNT) > 0) {
            RESPOND(W_WOULD_LOSE, f->seat);
            SET(COUNT, g->result);
        }
        if (L(COUNT) > 0 && to_of(f) == WARP && limit(g, Q_HOMEWARD, f->seat, 0)) {
            CALL(save_from_loss(g, f));
            SET(COUNT, L(COUNT) - g->result);
        }
        clamp_to_place(g, f);
        if (L(COUNT) <= 0 || L(PART) == WHAT_IS_LOST) RETURN(L(COUNT) < 0 ? 0 : L(COUNT));
        lose_for_good(g, f);
        lose_now(g, ev, f);
        settle_warp(g, ev);
    } else lose_for_good(g, f);
    RESPOND(W_LOST, f->seat);
    SPREAD_NEWS;
    RETURN(L(COUNT));
    FLOW_END;
}

/* ---- one loss of several players: first what is lost of each, then all of it goes, then what follows ---- */

static VERB part_of_loss(game *g, int part, int seat, int count, int from, int cause)
{
    frame *f = send_to_warp(g, seat, count, from, cause);
    f->local[MINE] = (int16_t)part;
    return f;
}

VERB would_lose(game *g, int seat, int count, int from, int cause) { return part_of_loss(g, WHAT_IS_LOST, seat, count, from, cause); }

VERB has_lost(game *g, int seat, int count, int from, int cause) { return part_of_loss(g, WHAT_FOLLOWS, seat, count, from, cause); }

/* What has been taken from there meanwhile is not lost as well; returns how many are. */
int lose_at_once(game *g, events *ev, int seat, int count, int from, int cause)
{
    frame f = { .seat = (uint8_t)seat, .local = { [COUNT] = (int16_t)count, [WHAT] = (int16_t)FROM_TO(from, WARP), [CAUSE] = (int16_t)cause } };
    clamp_to_place(g, &f);
    lose_for_good(g, &f);
    if (f.local[COUNT] > 0) lose_now(g, ev, &f);
    return f.local[COUNT];
}

/* Its former owner's leave the game; as many more of the seat's come into it. */
int adopt_ships(game *g, events *ev, int seat, int victim, int count, int from, int cause)
{
    const int there = g->ships[victim][from], n = count < there ? count : there;
    move_ships(g, victim, n, from, GONE);
    tell(g, ev, HC_EV_LOST, victim, seat, n, from, GONE, cause);
    tell_colony_left(g, ev, victim, from, cause);
    add_fleet(g, seat, n, LIMBO);
    watch_powers(g, ev);
    return n;
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
    return verb_frame(g, CORE(flow_lose_any), seat, count, FROM_TO(LIMBO, WARP), cause);
}

/* Ships at the gate stand on no colony: they are left alone. */
VERB lose_from_colonies(game *g, int seat, int count, int cause)
{
    frame *f = verb_frame(g, CORE(flow_lose_any), seat, count, FROM_TO(LIMBO, WARP), cause);
    f->local[MINE] = 1;
    return f;
}

/* They are only chosen, and lie in limbo: they are lost together with those of others. */
VERB choose_losses(game *g, int seat, int count, int cause)
{
    frame *f = lose_any(g, seat, count, cause);
    f->local[MINE3] = 1;
    return f;
}

/* MINE2: who chooses, plus one. */
VERB lose_chosen(game *g, int chooser, int seat, int count, int cause)
{
    frame *f = verb_frame(g, CORE(flow_lose_any), seat, count, FROM_TO(LIMBO, WARP), cause);
    f->local[MINE] = 1;
    f->local[MINE2] = (int16_t)(chooser + 1);
    return f;
}

/* "In addition" to those that are lost with the encounter: neither at the gate nor defending. */
enum { ELSEWHERE = 2 };
VERB lose_elsewhere(game *g, int seat, int count, int cause)
{
    frame *f = verb_frame(g, CORE(flow_lose_any), seat, count, FROM_TO(LIMBO, WARP), cause);
    f->local[MINE] = ELSEWHERE;
    return f;
}

/* The chooser has said where and how many; which of them is open only if those that stand there are not all alike. */
enum { AT_PLACE = 4 };
VERB lose_at(game *g, int chooser, int seat, int count, int place, int cause)
{
    bool open = has_unlike(g, seat) && plain_at(g, seat, place) < g->ships[seat][place] && g->ships[seat][place] > count;
    if (!open) return send_to_warp(g, seat, count, place, cause);
    frame *f = lose_chosen(g, chooser, seat, count, cause);
    f->local[MINE] = (int16_t)(AT_PLACE + place);
    return f;
}

static int ships_at_other_gate(const game *g, const frame *f) { return L(MINE) ? 0 : g->ships[f->seat][OTHER_GATE]; }
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

static uint64_t may_lose_from(const game *g, int seat)
{
    uint64_t set = colonies(g, seat);
    for (uint64_t left = is_anything_forbidden(g) ? set : 0; left; left &= left - 1)
        if (!may(g, Q_MAY_LOSE, seat, __builtin_ctzll(left))) set &= ~(left & -left);
    return set;
}

static uint64_t colonies_to_lose_from(const game *g, const frame *f)
{
    if (L(MINE) >= AT_PLACE) return L(MINE) == AT_PLACE + GATE ? 0 : 1ull << (L(MINE) - AT_PLACE);
    uint64_t set = may_lose_from(g, f->seat);
    bool defending = L(MINE) == ELSEWHERE && f->seat == g->defense && g->target != HC_NO_PLANET;
    bool spared = defending || (L(MINE) && is_doomed(g, f->seat));
    return set & ~(spared ? 1ull << g->target : 0);
}

static int ships_to_lose(const game *g, const frame *f)
{
    int n = ships_at_gate(g, f) + ships_at_other_gate(g, f);
    for (uint64_t left = colonies_to_lose_from(g, f); left; left &= left - 1) n += g->ships[f->seat][__builtin_ctzll(left)];
    return n;
}

static void ask_which_to_lose(game *g, const frame *f)
{
    uint64_t places = colonies_to_lose_from(g, f) | (uint64_t)(ships_at_gate(g, f) > 0) << GATE;
    int chooser = L(MINE2) ? L(MINE2) - 1 : f->seat;
    hc_ask *q = pick(g, HC_ASK_PLANET, chooser, L(COUNT), L(COUNT), places, HC_PROMPT_LOSE);
    if (ships_at_other_gate(g, f)) put_in(&q->allowed, OTHER_GATE);
    q->count = (uint8_t)L(COUNT);
    q->owner = f->seat;
    if (is_rule(L(CAUSE))) return;
    q->who = effect_of(g, L(CAUSE))->by;
    q->about = (uint16_t)sheet_of(g, L(CAUSE));
}

/* Place by place, in the order in which they were chosen. */
static void tell_apart(game *g, events *ev, int seat, bool instead, int cause)
{
    for (int i = 0; i < g->draft_count; i++) {
        int n = 0, first = i, place = g->draft[i] % SORT;
        for (int k = 0; k < g->draft_count; k++) {
            n += g->draft[k] % SORT == place;
            if (g->draft[k] % SORT == place && k < first) first = k;
        }
        if (first == i) tell(g, ev, HC_EV_TO_LOSE, seat, NOBODY, n, place, instead, cause);
    }
}

void set_ships_apart(game *g, int seat)
{
    for (int i = 0; i < g->draft_count; i++) move_drafted(g, seat, g->draft[i], LIMBO);
    clear_draft(g);
}

void lose_these_too(game *g, events *ev, int seat, int cause)
{
    tell_apart(g, ev, seat, true, cause);
    set_ships_apart(g, seat);
    give_up_colonies(g, ev, seat, cause);
}

void send_apart_to(game *g, int seat, int place) { move_ships(g, seat, g->ships[seat][LIMBO], LIMBO, place); }

static int chooser_of(const frame *f) { return L(MINE2) ? L(MINE2) - 1 : f->seat; }

FLOW(flow_lose_any)
{
    FLOW_BEGIN;
    if (L(COUNT) > ships_to_lose(g, f)) SET(COUNT, ships_to_lose(g, f));
    if (L(COUNT) <= 0) RETURN(0);
    ASK(ask_which_to_lose(g, f));
    SORT_OUT(chooser_of(f), f->seat, HC_PLACES);
    tell_apart(g, ev, f->seat, false, L(CAUSE));
    set_ships_apart(g, f->seat);
    if (L(MINE3)) RETURN(L(COUNT));
    CALL(send_to_warp(g, f->seat, L(COUNT), LIMBO, L(CAUSE)));
    SET(COUNT, g->result);
    give_up_colonies(g, ev, f->seat, L(CAUSE));
    SPREAD_NEWS;
    RETURN(L(COUNT));
    FLOW_END;
}
