/* flow.h - suspendable rules code over a flat stack of plain frames.
 *
 * A flow is a piece of the rules that may stop to ask a player something: an ordinary C
 * function, entered again from the top each time it goes on. Its frame remembers where it
 * stopped (step) and what it must not forget (local[]), so the whole game, in the middle of a
 * question, is copied with one struct assignment.
 *
 * Who enforces the rules of flows: no C local lives across ASK or CALL, a verb that is a flow
 * stands in CALL and no other does (compiler; debug builds check once more); above FLOW_BEGIN
 * only enums and consts, no switch or return inside (tools/lint). A secret, such as a hidden
 * card, never sits in a local: it lies in a place (tools/lint; see view/view.c). */
#ifndef FLOW_H
#define FLOW_H
#include "hypercone/hypercone.h"
#include <assert.h>

typedef hc_game game;
typedef hc_frame frame;
typedef hc_events events;
_Static_assert(sizeof(frame) == 6 + 2 * HC_LOCALS, "a frame must stay free of padding");

/* What every frame about an event carries, from the verb through the window and the act to the
 * alien; a flow's own locals start at MINE. */
enum {
    SOURCE,                      /* the power or card that acts                          */
    WHO,                         /* the seat to whom the event happens                   */
    COUNT,                       /* how many ships, cards, acts are left of it           */
    WHAT,                        /* ships: from and to; cards: the card; acts: the source */
    CAUSE,                       /* a source, or BY_... of the rules                     */
    MINE, MINE2, MINE3, MINE4, MINE5, MINE6
};

/* Whose flow it is (a sheet; 0: the rules) in 16 bits, and which of its own in eight. */
#define FLOW_ID(owner, index)  ((uint32_t)(owner) << 8 | (uint32_t)(index))
#define FLOW_OWNER(id)         ((int)((id) >> 8))
#define FLOW_INDEX(id)         ((int)((id) & 255))

typedef enum { FLOW_DONE, FLOW_CALLED, FLOW_ASKED } flow_status;
typedef flow_status flow_fn(game *g, frame *f, events *ev);
_Noreturn void flow_bad_step(void);

#define FLOW(name)   flow_status name(game *g, frame *f, events *ev)
#define L(slot)      (f->local[slot])
#define SET(slot, v) (f->local[slot] = (int16_t)(v))

#define FLOW_BEGIN   enum { flow_base_ = __COUNTER__ }; \
                     (void)ev; \
                     switch (f->step) { case 0:
#define FLOW_END     RETURN(0); default: break; } \
                     flow_bad_step(); return FLOW_DONE

#define RETURN(v)     do { g->result = (int16_t)(v); return FLOW_DONE; } while (0)
#define UNWIND(id, v) do { unwind(g, id, v); return FLOW_CALLED; } while (0)

/* A verb that is a flow gets a frame ready and returns it for CALL to take: outside CALL the compiler complains of a result that nobody
 * uses, and in CALL of a verb that happens at once and so has none. */
#define VERB            __attribute__((warn_unused_result)) frame *
static inline void flow_called(const frame *f, const frame *pushed)
{
    assert((!pushed || pushed == f + 1) && "a verb that is a flow was called outside CALL, before this one");
    (void)f, (void)pushed;
}
#define ASK(question)   FLOW_SUSPEND_(__COUNTER__ - flow_base_, question, FLOW_ASKED)
#define CALL(verb)      FLOW_SUSPEND_(__COUNTER__ - flow_base_, flow_called(f, verb), FLOW_CALLED)
#define FLOW_SUSPEND_(n, effect, status) \
    do { f->step = (uint8_t)(n); effect; return status; case (n):; } while (0)
#endif
