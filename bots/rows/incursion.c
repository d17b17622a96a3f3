/* incursion.c - what the steady bot knows of the aliens of Cosmic Incursion: one row each, at the number of its sheet.
 * A sheet without a row is played by the general rules. */
#include "bots/steady_rows.h"

enum { FIRST = 99 };                       /* one below the numbers of the set: nobody has that row */
static const knowledge ROW[] = {
    [0] = { .name = NULL },
};
const knowledge_set rows_incursion = { FIRST, sizeof ROW / sizeof *ROW, ROW };
