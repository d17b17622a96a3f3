/* machine.c - runs flows: pushes, pops and unwinds frames until somebody has to be asked. */
#include "machine/machine.h"
#include <assert.h>
#include <stdlib.h>

static inline flow_fn *flow_named(const game *g, flow_fn *const *of_book, uint32_t id)
{
    const int owner = FLOW_OWNER(id);
    return owner ? flow_of_sheet(g, owner, FLOW_INDEX(id)) : of_book[FLOW_INDEX(id)];
}

frame *push(game *g, uint32_t flow_id, int seat)
{
    assert(g->depth < HC_STACK);
    frame *f = &g->stack[g->depth++];
    f->flow = flow_id;
    f->seat = (uint8_t)seat;
    return f;
}

_Noreturn void flow_bad_step(void) { abort(); }

/* The card of an act that is abandoned goes where it belongs. */
static void put_away(game *g, const frame *f)
{
    if (f->flow != CORE(flow_act) || L(SOURCE) < POWERS) return;
    book_of(g)->abandon(g, f, hook_at(g, L(SOURCE), L(HOOK_INDEX)), thing_of_source(L(SOURCE)));
}

void unwind(game *g, uint32_t flow_id, int result)
{
    while (g->stack[g->depth - 1].flow != flow_id) {
        put_away(g, &g->stack[g->depth - 1]);
        pop(g);
    }
    g->result = (int16_t)result;
}

bool running(const game *g, uint32_t flow_id)
{
    for (int i = 0; i < g->depth; i++) if (g->stack[i].flow == flow_id) return true;
    return false;
}

bool run_to(game *g, events *ev, int floor)
{
    flow_fn *const *const of_book = book_of(g)->flow;
    frame *f = &g->stack[g->depth - 1];
    while (g->depth > floor) {
        if (f->step && FLOW_OWNER(f->flow) && !frame_may_go_on(g, f)) {
            g->result = 0;       /* the power was lost in the middle of its use: TIMING 4 */
            clear_draft(g);
            pop(g);
            if (g->depth > 0) f--;
            continue;
        }
        const flow_status s = flow_named(g, of_book, f->flow)(g, f, ev);
        assert((s == FLOW_CALLED || f == &g->stack[g->depth - 1]) && "a verb that is a flow was called outside CALL");
        if (s == FLOW_DONE) {
            *f = (frame){ 0 };                   /* pop, of the frame at hand */
            if (--g->depth > 0) f--;
        } else if (s == FLOW_CALLED) {
            f = &g->stack[g->depth - 1];
        } else if (!answers_itself(g)) {
            g->answer = g->result = 0;       /* dead until the answer: keep bytes canonical */
            return true;
        }
    }
    g->over = g->depth == 0;
    g->answer = g->result = 0;
    return false;
}

hc_status hc_answer(hc_game *g, int seat, int choice, hc_events *ev) { return answer_to(g, seat, choice, ev, 0); }
