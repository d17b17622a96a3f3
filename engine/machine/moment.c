/* moment.c - the moment under way, and what a source could do in it. */
#include "table/table.h"

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
