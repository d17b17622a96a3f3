/* parts.h - the parts of the game that a table may have or not, each in a folder of its own (part of rules.h).
 *
 * A part brings its pieces, steps, flows and sheets, and says what setting up, checking and reading need to know of it; nothing
 * else names it. One that is not in play costs one test of `parts` and changes no byte. A new one is a line in each list. */
#ifndef PARTS_H
#define PARTS_H
#include "parts/techs/techs.h"
#include "parts/essence/essence.h"
#include "parts/hazards/hazards.h"

#define GAME_PARTS(X) X(techs) X(essence) X(hazards)

#define X(name) PART_##name,
enum { GAME_PARTS(X) PARTS_END };
#undef X
_Static_assert(PARTS_END <= 8, "game.parts has a bit for each");
#define X(name) extern const game_part part_##name;
GAME_PARTS(X)
#undef X
extern const game_part *const GAME_PART[PARTS_END + 1];

/* view/read.c: one more thing that lies about; a card that the viewer knows, or anything. */
hc_thing *list_thing(hc_table *t, int lies, int holder);
hc_thing *list_card(const game *g, hc_table *t, int lies, int holder, int card);

static inline bool has_part(const game *g, int p) { return g->parts >> p & 1; }
#define FOR_PARTS(p, g) for (unsigned left_##p = (g)->parts, p = 0; left_##p >> p; p++) if (left_##p >> p & 1)
#endif
