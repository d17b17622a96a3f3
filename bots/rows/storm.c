/* storm.c - what the steady bot knows of the aliens of Cosmic Storm: one row each, at the number of its sheet.
 * A sheet without a row is played by the general rules. */
#include "bots/steady_rows.h"

enum { FIRST = 189 };                       /* one below the numbers of the set: nobody has that row */
static const knowledge ROW[] = {
    [0] = { .name = NULL },
    [190 - FIRST] = { .name = "Roach", .rank = 22 },
    [202 - FIRST] = { .name = "Coordinator", .answer = answer_dictator, .rank = 20 },
    [212 - FIRST] = { .name = "Worm", .rank = 22 },
};
const knowledge_set rows_storm = { FIRST, sizeof ROW / sizeof *ROW, ROW };
