/* even_clock.h - may what the time of day says be acted upon? One look at a clock that has jumped says nothing. */
#ifndef EVEN_CLOCK_H
#define EVEN_CLOCK_H
#include <stdbool.h>
#include <stdint.h>

typedef struct even_clock { bool looked; int64_t wall, running, even_since; } even_clock;    /* zero: nobody has looked yet */

/* One look, at the time of day and at a clock that only runs (both in seconds). true: at all looks for so many seconds the two
 * have kept step. The first look is never enough. */
bool even_clock_look(even_clock *c, int64_t wall, int64_t running, int64_t needed);
#endif
