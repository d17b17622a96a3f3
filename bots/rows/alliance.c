/* alliance.c - what the steady bot knows of the aliens of Cosmic Alliance: one row each, at the number of its sheet.
 * A sheet without a row is played by the general rules. */
#include "bots/steady_rows.h"

enum { FIRST = 159 };                       /* one below the numbers of the set: nobody has that row */

/* Whose ships it sends off are not its own. */
static int answer_butler(mind *m, int choice[])
{
    return m->q.kind == HC_ASK_PLANET && m->q.compound ? take_from(m, choice, m->q.whose, m->q.least) : 0;
}

static const knowledge ROW[] = {
    [0] = { .name = NULL },
    [160 - FIRST] = { .name = "Gorgon", .traits = HOLDS_FAST, .harm = 2, .rank = 27 },
    [161 - FIRST] = { .name = "Extortionist", .harm = 2, .rank = 27 },
    [162 - FIRST] = { .name = "Pygmy", .rank = 29 },
    [165 - FIRST] = { .name = "Schizoid", .rank = 18 },
    [166 - FIRST] = { .name = "Chrysalis", .rank = 22 },
    [170 - FIRST] = { .name = "Skeptic", .rank = 20 },
    [171 - FIRST] = { .name = "Butler", .rank = 20, .answer = answer_butler },
    [180 - FIRST] = { .name = "Crystal", .rank = 20 },
};
const knowledge_set rows_alliance = { FIRST, sizeof ROW / sizeof *ROW, ROW };
