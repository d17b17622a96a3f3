/* moment.c - the moment under way, and what a source could do in it. */
#include "machine/respond.h"

const frame *moment(const game *g)
{
    const frame *f = &g->stack[g->depth - 1];
    while (f > g->stack && f->flow != CORE(flow_respond)) f--;
    return f;
}

int usable_at_moment(const game *g, int source, int seat)
{
    return moment(g)->flow == CORE(flow_respond) ? usable_hook(g, moment(g), source, seat) : -1;
}

int hc_half(const hc_game *g, int seat, int source)
{
    const int i = usable_at_moment(g, source, seat);
    return i < 0 || i == TURN_UP ? -1 : i / HC_HOOKS;
}

/* Somebody is being asked about `what` in this window, for another cause than this one, and the seat's turn to answer is still to come. */
bool is_still_asked(const game *g, int w, int what, int but_for, int seat)
{
    for (int i = 0; i < g->depth; i++) {
        const frame *r = &g->stack[i];
        bool about_it = r->flow == CORE(flow_respond) && r->local[WINDOW] == w && r->local[WHAT] == what;
        if (!about_it || r->local[CAUSE] == but_for) continue;
        for (int turn = r->local[TURN]; turn < g->players; turn++) if (g->order[turn] == seat) return true;
    }
    return false;
}
