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

/* One that keeps something in mind needs one of the first slots, whatever the limits are. */
int lay_asleep(game *g, int seat, int alien)
{
    enum { MEMORIES_IN_ANY_BUILD = 8 };
    if (SHEETS[alien]->memory && power_slot(g) >= MEMORIES_IN_ANY_BUILD) return -1;
    const int p = new_power(g, seat, alien, OF_PLANET);
    if (p >= 0) g->power[p].off = ASLEEP;
    return p;
}

void wake_for_encounter(game *g, events *ev, int p, int cause)
{
    FOR_POWERS_OF(q, g, g->power[p].holder) switch_off(g, q);
    g->power[p].off = 0;
    index_held(g);
    tell_power(g, ev, HC_EV_POWER_MOVED, p, 1, cause);
}

/* It has its own again, and what visited is off. */
void end_visit(game *g, events *ev, int seat, int cause)
{
    FOR_POWERS_OF(p, g, seat)
        if (g->power[p].parent == OF_ENCOUNTER || (g->power[p].parent == OF_PLANET && !(g->power[p].off & ASLEEP))) switch_off(g, p);
        else if (g->power[p].off & SWITCHED_OFF) {
            g->power[p].off &= (uint8_t)~SWITCHED_OFF;
            if (!(g->power[p].off & ASLEEP)) tell_power(g, ev, HC_EV_POWER_MOVED, p, 0, cause);
        }
}

/* A piece that lies open may keep the powers of who holds it, or everybody's: then they are not lost at all. */
bool are_kept_by_piece(const game *g, int seat)
{
    FOR_LASTING_PIECES(p, g) {
        const piece *there = read_piece(g, p);
        const form *f = there->kind ? form_of(g, there->sheet) : NULL;
        if (!f || !(f->stays || f->keeps)) continue;
        if (f->stays || (there->holders >> seat & 1 && there->open == OPEN_TO_ALL && is_piece_ready(g, p))) return true;
    }
    return false;
}
