/* eons.c - what the steady bot knows of the aliens of Cosmic Eons: one row each, at the number of its sheet.
 * A sheet without a row is played by the general rules. */
#include "bots/steady_rows.h"

enum { FIRST = 259 };                       /* one below the numbers of the set: nobody has that row */
static const knowledge ROW[] = {
    [0] = { .name = NULL },
    [260 - FIRST] = { .name = "Crusher", .traits = CRUSHES, .edge = 3, .harm = 4, .answer = answer_crusher, .rank = 38 },
    [261 - FIRST] = { .name = "Sheriff", .harm = 2, .rank = 22 },
    [262 - FIRST] = { .name = "Surgeon", .answer = answer_surgeon, .rank = 23 },
};
const knowledge_set rows_eons = { FIRST, sizeof ROW / sizeof *ROW, ROW };
