/* dominion.c - what the steady bot knows of the aliens of Cosmic Dominion: one row each, at the number of its sheet.
 * A sheet without a row is played by the general rules. */
#include "bots/steady_rows.h"

enum { FIRST = 219 };                       /* one below the numbers of the set: nobody has that row */
static const knowledge ROW[] = {
    [0] = { .name = NULL },
    [220 - FIRST] = { .name = "Quartermaster", .rank = 20 },
    [221 - FIRST] = { .name = "Explorer", .rank = 32 },
    [222 - FIRST] = { .name = "Pirate", .harm = 2, .use = use_pirate, .answer = answer_pirate, .rank = 20 },
    [223 - FIRST] = { .name = "Diplomat", .rank = 24 },
    [240 - FIRST] = { .name = "Yin-Yang", .rank = 20 },
    [241 - FIRST] = { .name = "Mesmer", .answer = answer_mesmer, .super = use_mesmer_super, .rank = 20 },
    [242 - FIRST] = { .name = "Joker", .edge = 1, .answer = answer_joker, .rank = 19 },
    [250 - FIRST] = { .name = "Judge", .rank = 24 },
    [251 - FIRST] = { .name = "Aristocrat", .answer = answer_aristocrat, .super = use_always, .rank = 26 },
    [252 - FIRST] = { .name = "Doppelganger", .skill = 5, .answer = answer_doppelganger, .rank = 24 },
};
const knowledge_set rows_dominion = { FIRST, sizeof ROW / sizeof *ROW, ROW };
