/* conflict.c - what the steady bot knows of the aliens of Cosmic Conflict: one row each, at the number of its sheet.
 * A sheet without a row is played by the general rules. */
#include "bots/steady_rows.h"

enum { FIRST = 129 };                       /* one below the numbers of the set: nobody has that row */
static const knowledge ROW[] = {
    [0] = { .name = NULL },
    [135 - FIRST] = { .name = "Saboteur", .harm = 2, .rank = 23 },
    [142 - FIRST] = { .name = "Cavalry", .lends = 6, .rank = 22 },
    [143 - FIRST] = { .name = "Lunatic", .use = use_lunatic, .rank = 20 },
    [152 - FIRST] = { .name = "Siren", .rank = 24 },
    [155 - FIRST] = { .name = "Changeling", .rank = 16 },
    [156 - FIRST] = { .name = "Filth", .use = use_always, .rank = 22 },
};
const knowledge_set rows_conflict = { FIRST, sizeof ROW / sizeof *ROW, ROW };
