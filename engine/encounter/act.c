/* act.c - using a power and playing a card: the only two ways to act, and the only place where
 * an act is cancelled. Announce, survive cancelling, take effect, put away. */
#include "rules.h"
#include <string.h>

enum { HOOK_INDEX = MINE, RESULT, ON_WHAT };     /* locals of flow_act */

VERB act(game *g, const frame *f, int seat, int hook_index)
{
    frame *a = push(g, CORE(flow_act), seat);
    memcpy(a->local, f->local, MINE * sizeof *a->local);
    a->local[HOOK_INDEX] = (int16_t)hook_index;
    return a;
}

static int power_at_work(const game *g, int seat, int alien)
{
    for (int p = POWERS - 1; p >= 0; p--)
        if (g->power[p].alien == alien && g->power[p].holder == seat && in_force(g, p)) return p;
    return -1;
}

VERB use_power(game *g, const frame *f, int alien, int hook_index)
{
    frame about = *f;
    about.local[SOURCE] = (int16_t)power_at_work(g, f->seat, alien);
    if (about.local[SOURCE] >= 0) return act(g, &about, f->seat, hook_index);
    g->result = 0;
    return NULL;
}

FLOW(use_with_flare)
{
    FLOW_BEGIN;
    CALL(use_power(g, f, sheet_of(g, L(SOURCE)), POWER * HC_HOOKS));
    RETURN(g->result);
    FLOW_END;
}

/* MINE of a card's effect begins with 1 if an earlier play of it holds already. */
static VERB take_effect(game *g, const frame *f, bool again)
{
    frame *e = push(g, FLOW_ID(sheet_of(g, f->local[SOURCE]), f->local[MINE]), f->seat);
    memcpy(e->local, f->local, MINE * sizeof *e->local);
    if (again && is_card_source(L(SOURCE))) e->local[MINE] = 1;
    if (hook_at(g, L(SOURCE), L(HOOK_INDEX))->flags & (ON_A_SIDE | ON_A_PLAYER)) e->local[MINE2] = L(ON_WHAT);
    return e;
}

/* What changes numbers does so from now on; returns whether it did so already. */
static bool switch_on(game *g, const frame *f, const hook *h)
{
    if (!h->modify[0].of && L(MINE) < SUPER * HC_HOOKS) return false;
    bool again = effect_of(g, L(SOURCE))->on >> L(MINE) & 1;
    effect *e = effect_for(g, L(SOURCE));
    e->on |= 1u << L(MINE);
    e->by = f->seat;
    put_in(&g->in_effect, L(SOURCE));
    g->now.forbids |= forbids_something(h);
    return again;
}

/* Responses may have taken the power away, or what it needs. */
static bool still_possible(const game *g, const frame *f, const hook *h)
{
    if (h->when && !h->when(g, f)) return false;
    if (L(SOURCE) >= POWERS || h->flags & EVEN_LOST) return true;
    return is_working(g, L(SOURCE), h->flags) && holder_of(g, L(SOURCE)) == f->seat;
}

/* What an earlier play of a card has done in this encounter stays done. What cancels without being a zap has switched the power off. */
static void cancelled(game *g, int source)
{
    if (is_card_source(source)) return;
    if (source < POWERS && !(g->power[source].off & SWITCHED_OFF)) zap(g, source);
    switch_off_effect(g, source);
}

static bool was_zapped(const game *g, int source) { return source < POWERS && g->power[source].off & ZAPPED; }

/* ---- super flares: playing one is a use of the power --------------------------------------------------- */

static bool is_super(const frame *f) { return is_card_source(L(SOURCE)) && L(HOOK_INDEX) >= SUPER * HC_HOOKS; }

/* The power that a super flare uses, if the playing itself is to be answered as a use; -1. */
static int power_of_super(const game *g, const frame *f, const hook *h)
{
    bool answered_later = h->flags & USES_POWER && !(h->flags & PAYS_FIRST);      /* in the use that it makes */
    return is_super(f) && !answered_later && !(h->flags & FREE) && heard(g, W_POWER_USED) ? power_at_work(g, f->seat, sheet_of(g, L(SOURCE))) : -1;
}

/* It was not that player's flare of the encounter, and may be played again, as wild. */
static void unplay_flare(game *g, int source)
{
    g->now.flare_used &= (uint8_t)~(1u << effect_of(g, source)->by);
    drop_effect(g, source);
}

/* Does the flare go with the use that this hook is? It makes it, has improved it, or has obliged its player to it. One that
 * did something of its own earlier in the encounter has been played for good. */
static bool goes_with_use(const game *g, int flare, const hook *use)
{
    unsigned on = effect_of(g, flare)->on >> (SUPER * HC_HOOKS);
    if (!on || effect_of(g, flare)->state & THROWN_AWAY) return false;
    const hook *h = hook_at(g, flare, SUPER * HC_HOOKS + __builtin_ctz(on));
    bool makes = h->flags & USES_POWER && (use->flags & BY_CHOICE || under_way(g, flare));
    return makes || h->window == W_POWER_USED;
}

/* A super flare that is zapped, or whose use is. Meanwhile another may have taken it out of the hand. */
static void flare_comes_back(game *g, events *ev, int seat, int source)
{
    int card = CARD_OF_SOURCE(source), place = g->where[card];
    if (place == IN_PLAY) keep_card(g, ev, seat, card, BY_RULES);
    else if (place == IN_HAND + seat || place == HOARD + seat) tell(g, ev, HC_EV_KEPT_CARD, seat, NOBODY, card, place >= HOARD, 0, BY_RULES);
    unplay_flare(g, source);
}

/* What was played with a use that is cancelled comes back with it. */
static void take_super_back(game *g, events *ev, const frame *f, const hook *use)
{
    int flare = L(SOURCE) < POWERS ? flare_of(g, g->power[L(SOURCE)].alien) : -1;
    if (flare >= 0 && effect_of(g, flare)->by == f->seat && goes_with_use(g, flare, use)) flare_comes_back(g, ev, f->seat, flare);
}

static bool is_hoarded(const game *g, int seat, int card) { return card >= 0 && g->where[card] == HOARD + seat; }

static bool is_response(const hook *h) { return h->window == W_POWER_USED || h->window == W_CARD_PLAYED; }

/* An act that turns against another says whose, and which. */
static void tell_act(const game *g, events *ev, const frame *f, int kind, int a, int b)
{
    const hook *h = hook_at(g, L(SOURCE), L(MINE));
    bool against = is_response(h) && !(h->as & OWN);
    int what = !against ? 0 : L(WHAT) < POWERS ? sheet_of(g, L(WHAT)) : -sheet_of(g, L(WHAT));
    tell(g, ev, kind, f->seat, against ? L(WHO) : NOBODY, a, b, what, L(SOURCE));
}

/* The story, too, says whose it is. */
static void note_use(game *g, const frame *f)
{
    effect *e = effect_for(g, L(SOURCE));
    e->used |= 1u << L(MINE);
    e->by = f->seat;
}

static void announce(game *g, events *ev, const frame *f, int card)
{
    note_use(g, f);
    if (is_piece(L(SOURCE))) {                   /* stays where it is until it is used up */
        open_piece(g, L(SOURCE));
        tell_act(g, ev, f, HC_EV_PLAYED_CARD, sheet_of(g, L(SOURCE)), L(MINE));
        return;
    }
    if (card < 0) {
        turn_sheet_up(g, ev, L(SOURCE));
        tell_act(g, ev, f, HC_EV_USED_POWER, L(MINE), is_rule(L(CAUSE)) ? 0 : sheet_of(g, L(CAUSE)));
        return;
    }
    if (g->kind[card] == HC_CARD_FLARE) g->now.flare_used |= (uint8_t)(1u << f->seat);
    rewind_note(g, card, f->seat);
    bool hoarded = is_hoarded(g, f->seat, card);
    put_card(g, card, IN_PLAY, everybody(g));
    if (hoarded) mark_card(g, f->seat, card);
    tell_act(g, ev, f, HC_EV_PLAYED_CARD, card, L(MINE));
}

static void ask_on_what(game *g, const frame *f, bool side)
{
    hc_ask *q = ask(g, side ? HC_ASK_SIDE : HC_ASK_SEAT, 1u << f->seat, side ? 3 : everybody(g), 0);
    q->sheet = (uint16_t)sheet_of(g, L(SOURCE));
    q->who = f->seat;
}

/* Not a use: once an encounter in a phase all the same, and who chooses to do it shows the sheet. */
static void pass_unannounced(game *g, events *ev, const frame *f, const hook *h)
{
    note_use(g, f);
    if (L(SOURCE) < POWERS && !(h->flags & MUST)) turn_sheet_up(g, ev, L(SOURCE));
}

/* The act as an event: one, this source, and why: the act that it answers, or the event. */
static bool let_answer(game *g, const frame *f, int w, int source, int answers)
{
    frame about = { .local = { [COUNT] = 1, [WHAT] = (int16_t)source, [CAUSE] = (int16_t)answers } };
    return respond(g, w, &about, f->seat);
}

static bool let_cancel(game *g, const frame *f, int w, int answers) { return let_answer(g, f, w, L(SOURCE), answers); }

/* By who cancels: the act that it answers, of a power or of a card. */
void tell_act_cancelled(const game *g, events *ev, const frame *f)
{
    tell(g, ev, HC_EV_CANCELLED, L(WHO), NOBODY, sheet_of(g, L(WHAT)), L(WHAT) >= POWERS, 0, L(SOURCE));
}

/* Asked by what responds to the end of an act: the discarding of the card that was played. */
bool was_cancelled(const game *g, int source)
{
    for (int i = 0; i < g->depth; i++)
        if (g->stack[i].flow == CORE(flow_act) && g->stack[i].local[SOURCE] == source && g->stack[i].local[MINE2] < 0) return true;
    return false;
}

/* Asked in what the act has brought about, not in the act itself, which spreads the news at its end. */
bool news_waits(const game *g)
{
    for (int i = 0; i < g->depth - 1; i++) {
        const frame *f = &g->stack[i];
        if (f->flow == CORE(flow_act) && hook_at(g, L(SOURCE), L(MINE))->flags & LATE_NEWS) return true;
    }
    return false;
}

static bool is_in_play(const game *g, int card) { return card >= 0 && g->where[card] == IN_PLAY; }

static bool is_piece_of(const game *g, int source, int seat) { return is_piece(source) && read_piece(g, source)->holders >> seat & 1; }

static bool goes_back_to_hand(const game *g, int source)
{
    return g->kind[CARD_OF_SOURCE(source)] == HC_CARD_FLARE && !(effect_of(g, source)->state & THROWN_AWAY);
}

/* An act is cancelled by a replacement that takes upon itself the one act there is. The hook is
 * named by sheet and index, so the act goes on if the power changes hands meanwhile. */
FLOW(flow_act)
{
    const hook *const h = hook_at(g, L(SOURCE), L(HOOK_INDEX));
    const int card = is_card_source(L(SOURCE)) ? CARD_OF_SOURCE(L(SOURCE)) : -1;
    const bool power_acts = is_power(L(SOURCE));
    const int used = power_acts ? W_POWER_USED : W_CARD_PLAYED;
    FLOW_BEGIN;
    if (is_hoarded(g, f->seat, card)) {          /* by a use of its sheet's power, which can be cancelled */
        turn_hoard_up(g, ev, f->seat);
        RESPOND(W_FROM_HOARD, f->seat);
        if (!is_hoarded(g, f->seat, card) || !may_use_hoard(g, f->seat)) RETURN(0);
    }
    if ((card >= 0 || !(h->flags & FREE)) && !(h->flags & UNPLAYED)) announce(g, ev, f, card);
    else pass_unannounced(g, ev, f, h);
    if (h->flags & (ON_A_SIDE | ON_A_PLAYER)) {
        ASK(ask_on_what(g, f, h->flags & ON_A_SIDE));
        SET(ON_WHAT, g->answer);
        if (h->flags & ON_A_SIDE) tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, L(ON_WHAT), 0, 1, L(SOURCE));
        else tell(g, ev, HC_EV_CHOICE, f->seat, L(ON_WHAT), 0, 0, 0, L(SOURCE));
    }
    if (!(h->flags & FREE) && heard(g, used)) {
        if (let_cancel(g, f, used, is_response(h) ? L(WHAT) : L(CAUSE))) CALL(as_prepared());
        if (!g->result) {
            cancelled(g, L(SOURCE));
            take_super_back(g, ev, f, h);
            SET(RESULT, -1);
            if (is_in_play(g, card)) CALL(discard(g, f->seat, card, L(SOURCE)));
            if (is_piece_of(g, L(SOURCE), f->seat)) CALL(spend_piece(g, f->seat, L(SOURCE), L(SOURCE)));
            if (was_zapped(g, L(SOURCE)) && heard(g, W_ZAPPED) && let_cancel(g, f, W_ZAPPED, L(CAUSE))) CALL(as_prepared());
            RETURN(0);
        }
    }
    if (power_of_super(g, f, h) >= 0) {          /* ON_WHAT: the power, which no super flare has a side or player for */
        SET(ON_WHAT, power_of_super(g, f, h));
        if (let_answer(g, f, W_POWER_USED, L(ON_WHAT), L(SOURCE))) CALL(as_prepared());
        if (!g->result) {
            flare_comes_back(g, ev, f->seat, L(SOURCE));
            if (h->window == W_POWER_USED) RETURN(1);        /* with the use that it should improve */
            if (heard(g, W_ZAPPED) && let_answer(g, f, W_ZAPPED, L(ON_WHAT), L(CAUSE))) CALL(as_prepared());
            RETURN(0);
        }
    }
    if (!power_acts && !(h->flags & UNPLAYED) && heard(g, W_CARD_USED) && let_cancel(g, f, W_CARD_USED, L(CAUSE))) CALL(as_prepared());
    if (still_possible(g, f, h)) {
        g->result = switch_on(g, f, h);
        if (h->flow) CALL(take_effect(g, f, g->result));
        else g->result = 0;
        SET(RESULT, g->result);
    }
    if (is_in_play(g, card) && goes_back_to_hand(g, L(SOURCE))) put_card(g, card, returns_to(g, f->seat, card), everybody(g));
    else if (is_in_play(g, card)) CALL(discard(g, f->seat, card, L(SOURCE)));
    else if (is_piece_of(g, L(SOURCE), f->seat) && !(h->flags & PIECE_STAYS)) CALL(spend_piece(g, f->seat, L(SOURCE), L(SOURCE)));
    if (is_response(h) && L(RESULT) > 0 && L(WHO) != f->seat) notice(g, SEEN_CANCELLING, f->seat);
    SPREAD_NEWS;
    RETURN(L(RESULT));
    FLOW_END;
}

flow_fn *flow_of_sheet(const game *g, int owner, int index)
{
    if (index >= HELPERS) return SHEETS[owner]->helper[index - HELPERS];
    return form_of(g, owner)->hook[index / HC_HOOKS][index % HC_HOOKS].flow;
}

frame *push_helper(game *g, const frame *f, int index)
{
    frame *h = push(g, FLOW_ID(FLOW_OWNER(f->flow), HELPERS + index), f->seat);
    memcpy(h->local, f->local, MINE * sizeof *h->local);
    return h;
}

/* Asked by the machine before an effect goes on: is the power still there to finish? */
bool frame_may_go_on(const game *g, const frame *f)
{
    int source = L(SOURCE), i = FLOW_INDEX(f->flow);
    if (i >= HELPERS) return frame_may_go_on(g, f - 1);      /* as long as what has called it */
    const hook *h = &form_of(g, FLOW_OWNER(f->flow))->hook[i / HC_HOOKS][i % HC_HOOKS];
    if (source >= POWERS || h->flags & EVEN_LOST) return true;
    return g->power[source].alien == FLOW_OWNER(f->flow) && g->power[source].holder == f->seat && is_working(g, source, h->flags);
}
