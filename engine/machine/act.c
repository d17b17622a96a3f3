/* act.c - using a power and playing a card: the only two ways to act, and the only place where
 * an act is cancelled. Announce, survive cancelling, take effect, put away. */
#include "table/table.h"
#include <string.h>

VERB act(game *g, const frame *f, int seat, int hook_index)
{
    frame *a = push(g, CORE(flow_act), seat);
    memcpy(a->local, f->local, MINE * sizeof *a->local);
    a->local[HOOK_INDEX] = (int16_t)hook_index;
    return a;
}

int power_at_work(const game *g, int seat, int alien)
{
    for (int p = POWERS - 1; p >= 0; p--)
        if (g->power[p].alien == alien && g->power[p].holder == seat && in_force(g, p)) return p;
    return -1;
}

static uint32_t is_played_on(const game *g, const hook *h) { return book_of(g)->played_on ? book_of(g)->played_on(h) : 0; }

/* MINE of a card's effect begins with 1 if an earlier play of it holds already. */
static VERB take_effect(game *g, const frame *f, bool again)
{
    frame *e = push(g, FLOW_ID(acting_sheet(g, f->local[SOURCE]), f->local[MINE]), f->seat);
    memcpy(e->local, f->local, MINE * sizeof *e->local);
    if (again && L(SOURCE) >= POWERS && !book_of(g)->stays(g, L(SOURCE))) e->local[MINE] = 1;
    const hook *const h = hook_at(g, L(SOURCE), L(HOOK_INDEX));
    if (h->flags & PLAYS_AS || is_played_on(g, h)) e->local[MINE2] = L(ON_WHAT);
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
    put_in_effect(g, L(SOURCE));
    g->now.forbids |= forbids_something(g, h);
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
    if (source >= POWERS && !book_of(g)->stays(g, source)) return;
    if (source < POWERS && !(g->power[source].off & SWITCHED_OFF)) zap(g, source);
    switch_off_effect(g, source);
}

static bool was_zapped(const game *g, int source) { return source < POWERS && g->power[source].off & ZAPPED; }

void tell_act(const game *g, events *ev, const frame *f, int kind, int a, int b)
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
    if (card < 0) {
        turn_sheet_up(g, ev, L(SOURCE));
        tell_act(g, ev, f, HC_EV_USED_POWER, L(MINE), is_rule(L(CAUSE)) ? 0 : sheet_of(g, L(CAUSE)));
        return;
    }
    book_of(g)->play(g, f, card);
    const bool posing = !is_piece(card) && acting_sheet(g, L(SOURCE)) != sheet_of_card(g, card);         /* then NAMED has told */
    if (!posing) tell_act(g, ev, f, HC_EV_PLAYED_CARD, is_piece(card) ? sheet_of(g, card) : card, L(MINE));
}

/* Not a use: once an encounter in a phase all the same, and who chooses to do it shows the sheet. */
static void pass_unannounced(game *g, events *ev, const frame *f, const hook *h)
{
    note_use(g, f);
    if (L(SOURCE) < POWERS && !(h->flags & MUST)) turn_sheet_up(g, ev, L(SOURCE));
}

bool let_answer(game *g, const frame *f, int w, int source, int answers)
{
    frame about = { .local = { [COUNT] = 1, [WHAT] = (int16_t)source, [CAUSE] = (int16_t)answers } };
    return respond(g, w, &about, f->seat);
}

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
bool act_does(const game *g, int flag)
{
    for (int i = 0; i < g->depth - 1; i++) {
        const frame *f = &g->stack[i];
        if (f->flow == CORE(flow_act) && hook_at(g, L(SOURCE), L(MINE))->flags & flag) return true;
    }
    return false;
}

static bool is_protected(const game *g, int source) { return effect_of(g, source)->state & PROTECTED; }

static bool is_played(const game *g, const frame *f, const hook *h)
{
    return L(SOURCE) >= POWERS && !(h->flags & UNPLAYED) && book_of(g)->plays(g, L(SOURCE));
}

static VERB begin_with(game *g, const frame *f, uint32_t flow_id)
{
    frame *first = push(g, flow_id, f->seat);
    memcpy(first->local, f->local, MINE * sizeof *first->local);
    return first;
}

/* An act is cancelled by a replacement that takes upon itself the one act there is. The hook is
 * named by sheet and index, so the act goes on if the power changes hands meanwhile. */
FLOW(flow_act)
{
    const hook *const h = hook_at(g, L(SOURCE), L(HOOK_INDEX));
    const int card = L(SOURCE) < POWERS ? -1 : thing_of_source(L(SOURCE));
    const int used = card < 0 ? W_POWER_USED : W_CARD_PLAYED;
    const book *const b = book_of(g);
    FLOW_BEGIN;
    if ((card >= 0 || h->flags & PLAYS_AS) && b->before_act(g, f)) {
        CALL(begin_with(g, f, b->before_act(g, f)));
        if (!g->result) RETURN(0);
        SET(ON_WHAT, g->result);
    }
    if ((is_card_source(L(SOURCE)) || !(h->flags & FREE)) && !(h->flags & UNPLAYED)) announce(g, ev, f, card);
    else pass_unannounced(g, ev, f, h);
    if (b->tells_unplayed && card >= 0 && h->flow) tell_act(g, ev, f, HC_EV_USED_POWER, L(MINE), 0);
    if (is_crowded(g)) tell(g, ev, HC_EV_CROWDED, f->seat, NOBODY, 0, 0, 0, L(SOURCE));
    if (is_played_on(g, h)) {
        CALL(begin_with(g, f, is_played_on(g, h)));
        SET(ON_WHAT, g->result);
    }
    if (!(h->flags & FREE) && heard(g, used) && !is_protected(g, L(SOURCE)) && (card < 0 || b->plays(g, L(SOURCE)))) {
        if (let_cancel(g, f, used, is_response(h) ? L(WHAT) : L(CAUSE))) CALL(as_prepared());
        if (!g->result && !is_shielded(g, L(SOURCE))) {
            cancelled(g, L(SOURCE));
            if (b->cancelled) b->cancelled(g, ev, f, h);
            SET(RESULT, -1);
            if (card >= 0) CALL(b->put_away(g, f, h, card, true));
            if (was_zapped(g, L(SOURCE)) && heard(g, W_ZAPPED) && let_cancel(g, f, W_ZAPPED, L(CAUSE))) CALL(as_prepared());
            RETURN(0);
        }
    }
    if (card >= 0 && b->also_used(g, f, h) >= 0 && !is_protected(g, L(SOURCE))) {           /* ON_WHAT: the power; no such card is played on a side or player */
        SET(ON_WHAT, b->also_used(g, f, h));
        if (let_answer(g, f, W_POWER_USED, L(ON_WHAT), L(SOURCE))) CALL(as_prepared());
        if (!g->result && !is_shielded(g, L(ON_WHAT))) {
            b->not_used(g, ev, f);
            if (h->window == W_POWER_USED && b->plays(g, L(SOURCE))) RETURN(1);        /* with the use that it should improve */
            if (heard(g, W_ZAPPED) && let_answer(g, f, W_ZAPPED, L(ON_WHAT), L(CAUSE))) CALL(as_prepared());
            RETURN(0);
        }
    }
    if (is_played(g, f, h) && heard(g, W_CARD_USED) && let_cancel(g, f, W_CARD_USED, L(CAUSE))) CALL(as_prepared());
    if (still_possible(g, f, h)) {
        g->result = switch_on(g, f, h);
        if (h->flow) CALL(take_effect(g, f, g->result));
        else g->result = 0;
        SET(RESULT, g->result);
    }
    if (card >= 0) CALL(b->put_away(g, f, h, card, false));
    if (is_response(h) && L(RESULT) > 0 && L(WHO) != f->seat) notice(g, SEEN_CANCELLING, f->seat);
    SPREAD_NEWS;
    ANSWER_LANDINGS;
    if (g->runs && b->after_act && b->after_act(g)) CALL(push(g, b->after_act(g), g->offense));
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
    if (!FLOW_OWNER(f->flow)) return true;                   /* the rules themselves have called it */
    if (i >= HELPERS) return frame_may_go_on(g, f - 1);      /* as long as what has called it */
    const hook *h = &form_of(g, FLOW_OWNER(f->flow))->hook[i / HC_HOOKS][i % HC_HOOKS];
    if (source >= POWERS || h->flags & EVEN_LOST) return true;
    return g->power[source].alien == FLOW_OWNER(f->flow) && g->power[source].holder == f->seat && is_working(g, source, h->flags);
}
