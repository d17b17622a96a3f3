/* homebrew.c - what the steady bot knows of the aliens of homebrew: one row each, at the number of its sheet.
 * A sheet without a row is played by the general rules. */
#include "bots/steady_rows.h"

enum { FIRST = 1999 };                       /* one below the numbers of the set: nobody has that row */
static const knowledge ROW[] = {
    [0] = { .name = NULL },
};
const knowledge_set rows_homebrew = { FIRST, sizeof ROW / sizeof *ROW, ROW };
