/* stages.c - one power in the place of another: of several that hang on a sheet one is awake, and what visited leaves before its time. */
#include "rules.h"

/* Of the powers that hang on this one. */
void wake_only(game *g, events *ev, int p, int child)
{
    for (int q = child_of(g, p, -1); q >= 0; q = child_of(g, p, q)) {
        const bool slept = g->power[q].off & ASLEEP;
        g->power[q].off = (uint8_t)((g->power[q].off & ~ASLEEP) | (q == child ? 0 : ASLEEP));
        if (q != child && !slept) switch_off_effect(g, q);
        if (q == child && slept) tell_power(g, ev, HC_EV_POWER_MOVED, q, 2, p);
    }
    index_held(g);
}

/* It has its own again, and what visited is off. */
void end_visit(game *g, events *ev, int seat, int cause)
{
    FOR_POWERS_OF(p, g, seat)
        if (g->power[p].parent == OF_ENCOUNTER) switch_off(g, p);
        else if (g->power[p].off & SWITCHED_OFF) {
            g->power[p].off &= (uint8_t)~SWITCHED_OFF;
            tell_power(g, ev, HC_EV_POWER_MOVED, p, 0, cause);
        }
}
