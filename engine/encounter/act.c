/* act.c - using a power and playing a card: the only two ways to act, and the only place where
 * an act is cancelled. Announce, survive cancelling, take effect, put away. */
#include "rules.h"
#include <string.h>

void act(game *g, const frame *f, int seat, int hook_index)
{
    frame *a = push(g, CORE(flow_act), seat);
    memcpy(a->local, f->local, MINE * sizeof *a->local);
    a->local[MINE] = (int16_t)hook_index;
}

static void take_effect(game *g, const frame *f)
{
    frame *e = push(g, FLOW_ID(sheet_of(g, f->local[SOURCE]), f->local[MINE]), f->seat);
    memcpy(e->local, f->local, MINE * sizeof *e->local);
}

/* Responses may have taken the power away, or what it needs. */
static bool still_possible(const game *g, const frame *f, const hook *h)
{
    if (h->when && !h->when(g, f)) return false;
    if (L(SOURCE) >= POWERS || h->flags & EVEN_LOST) return true;
    return in_force(g, L(SOURCE)) && holder_of(g, L(SOURCE)) == f->seat;
}

static void cancelled(game *g, int source)
{
    if (source < POWERS) g->power[source].zapped = 1;
    g->effect[source].on = 0;
    take_out_of(&g->in_effect, source);
}

static void announce(game *g, events *ev, const frame *f, int card)
{
    g->effect[L(SOURCE)].used |= (uint16_t)(1u << L(MINE));
    g->effect[L(SOURCE)].by = f->seat;
    if (card < 0) {
        tell(g, ev, HC_EV_USED_POWER, f->seat, NOBODY, L(MINE), L(CAUSE) < BY_RULES ? sheet_of(g, L(CAUSE)) : 0, 0, L(SOURCE));
        return;
    }
    if (g->kind[card] == HC_CARD_FLARE) g->flare_used |= (uint8_t)(1u << f->seat);
    rewind_note(g, card, f->seat);
    put_card(g, card, IN_PLAY, everybody(g));
    tell(g, ev, HC_EV_PLAYED_CARD, f->seat, NOBODY, card, L(MINE), 0, L(SOURCE));
}

/* The act as an event: one, this source, and why: the act that it answers, or the event. */
static void let_cancel(game *g, const frame *f, int w, int answers)
{
    frame about = { .local = { [COUNT] = 1, [WHAT] = L(SOURCE), [CAUSE] = (int16_t)answers } };
    respond(g, w, &about, f->seat);
}

static bool is_response(const hook *h) { return h->window == W_POWER_USED || h->window == W_CARD_PLAYED; }

static bool is_in_play(const game *g, int card) { return card >= 0 && g->where[card] == IN_PLAY; }

/* An act is cancelled by a replacement that takes upon itself the one act there is. The hook is
 * named by sheet and index, so the act goes on if the power changes hands meanwhile. */
FLOW(flow_act)
{
    enum { HOOK_INDEX = MINE, RESULT };
    const hook *const h = hook_at(g, L(SOURCE), L(HOOK_INDEX));
    const int card = L(SOURCE) < POWERS ? -1 : CARD_OF_SOURCE(L(SOURCE));
    const int used = card < 0 ? W_POWER_USED : W_CARD_PLAYED;
    FLOW_BEGIN;
    if (card >= 0 || !(h->flags & FREE)) announce(g, ev, f, card);
    if (!(h->flags & FREE) && heard(g, used)) {
        CALL(let_cancel(g, f, used, is_response(h) ? L(WHAT) : L(CAUSE)));
        if (!g->result) {
            cancelled(g, L(SOURCE));
            if (is_in_play(g, card)) CALL(discard(g, f->seat, card, L(SOURCE)));
            if (card < 0 && heard(g, W_ZAPPED)) CALL(let_cancel(g, f, W_ZAPPED, L(CAUSE)));
            RETURN(0);
        }
    }
    if (still_possible(g, f, h)) {
        if (h->modify[0].of) {
            g->effect[L(SOURCE)].on |= (uint16_t)(1u << L(HOOK_INDEX));
            g->effect[L(SOURCE)].by = f->seat;
            put_in(&g->in_effect, L(SOURCE));
        }
        g->result = 0;
        if (h->flow) CALL(take_effect(g, f));
        SET(RESULT, g->result);
    }
    if (is_in_play(g, card) && g->kind[card] == HC_CARD_FLARE) put_card(g, card, IN_HAND + f->seat, everybody(g));
    else if (is_in_play(g, card)) CALL(discard(g, f->seat, card, L(SOURCE)));
    RETURN(L(RESULT));
    FLOW_END;
}

flow_fn *effect_named(const game *g, unsigned owner, unsigned index)
{
    return form_of(g, (int)owner)->hook[index / HOOKS][index % HOOKS].flow;
}

/* Asked by the machine before an effect goes on: is the power still there to finish? */
bool frame_may_go_on(const game *g, const frame *f)
{
    int source = L(SOURCE), i = FLOW_INDEX(f->flow);
    const hook *h = &form_of(g, FLOW_OWNER(f->flow))->hook[i / HOOKS][i % HOOKS];
    if (source >= POWERS || h->flags & EVEN_LOST) return true;
    return g->power[source].alien == FLOW_OWNER(f->flow) && g->power[source].holder == f->seat && in_force(g, source);
}
