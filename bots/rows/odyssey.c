/* odyssey.c - what the steady bot knows of the aliens of Cosmic Odyssey: one row each, at the number of its sheet.
 * A sheet without a row is played by the general rules. */
#include "bots/steady_rows.h"

enum { FIRST = 299 };                       /* one below the numbers of the set: nobody has that row */
static const knowledge ROW[] = {
    [0] = { .name = NULL },
    [300 - FIRST] = { .name = "Silencer", .harm = 1, .rank = 21 },
    [301 - FIRST] = { .name = "Witch", .harm = 2, .rank = 25 },
    [305 - FIRST] = { .name = "Zilch", .rank = 26 },
    [340 - FIRST] = { .name = "Boomerang", .rank = 36 },
    [360 - FIRST] = { .name = "Vector", .rank = 18 },
    [361 - FIRST] = { .name = "Wrack", .harm = 1, .rank = 22 },
    [362 - FIRST] = { .name = "Negator", .rank = 22 },
    [363 - FIRST] = { .name = "Assessor", .harm = 1, .rank = 22 },
    [364 - FIRST] = { .name = "Lloyd", .rank = 20 },
    [365 - FIRST] = { .name = "Hurtz", .rank = 20 },
    [380 - FIRST] = { .name = "Force", .rank = 18 },
    [381 - FIRST] = { .name = "Magnet", .rank = 20 },
    [382 - FIRST] = { .name = "Insect", .rank = 21 },
    [383 - FIRST] = { .name = "Aura", .rank = 14 },
    [384 - FIRST] = { .name = "Delegator", .use = use_never, .rank = 14 },
};
const knowledge_set rows_odyssey = { FIRST, sizeof ROW / sizeof *ROW, ROW };
