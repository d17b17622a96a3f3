/* even_clock.c - the time of day, believed only after it has kept step with a clock that cannot be set. */
#include "server/even_clock.h"

enum { STEP = 60 };      /* seconds by which the two may part between two looks: a machine that sleeps, or a clock that is put right */

bool even_clock_look(even_clock *c, int64_t wall, int64_t running, int64_t needed)
{
    int64_t parted = (wall - c->wall) - (running - c->running);
    if (!c->looked || parted > STEP || parted < -STEP) {
        c->even_since = running;
    }
    c->looked = true;
    c->wall = wall;
    c->running = running;
    return running - c->even_since >= needed;
}
