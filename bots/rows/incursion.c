/* incursion.c - what the steady bot knows of the aliens of Cosmic Incursion: one row each, at the number of its sheet.
 * A sheet without a row is played by the general rules. */
#include "bots/steady_rows.h"

enum { FIRST = 99 };                       /* one below the numbers of the set: nobody has that row */
static const knowledge ROW[] = {
    [0] = { .name = NULL },
    [100 - FIRST] = { .name = "Symbiote", .rank = 22 },
    [101 - FIRST] = { .name = "Fungus", .harm = 3, .rank = 27 },
    [105 - FIRST] = { .name = "Genius", .use = use_genius, .rank = 22 },
    [112 - FIRST] = { .name = "Deuce", .edge = 5, .rank = 24 },
    [115 - FIRST] = { .name = "Sniveler", .rank = 24 },
    [116 - FIRST] = { .name = "Seeker", .rank = 20 },
    [120 - FIRST] = { .name = "Bully", .rank = 22 },
    [121 - FIRST] = { .name = "Ethic", .rank = 21 },
    [122 - FIRST] = { .name = "Plant", .rank = 23 },
};
const knowledge_set rows_incursion = { FIRST, sizeof ROW / sizeof *ROW, ROW };
