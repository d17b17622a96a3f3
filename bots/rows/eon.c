/* eon.c - what the steady bot knows of the aliens of the first edition: one row each, at the number of its sheet.
 * A sheet without a row is played by the general rules. */
#include "bots/steady_rows.h"

enum { FIRST = 399 };                       /* one below the numbers of the set: nobody has that row */
static const knowledge ROW[] = {
    [0] = { .name = NULL },
    [420 - FIRST] = { .name = "Terrorist", .rank = 20 },
};
const knowledge_set rows_eon = { FIRST, sizeof ROW / sizeof *ROW, ROW };
