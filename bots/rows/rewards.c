/* rewards.c - what the steady bot knows of reward cards: one row each, at the number of its sheet. */
#include "bots/steady_rows.h"

enum { FIRST = 1399 };                      /* one below the numbers of the set: nobody has that row */
static const knowledge ROW[] = {
    [0] = { .name = NULL },
    [1400 - FIRST] = { .name = "Kicker", .answer = answer_kicker },
    [1465 - FIRST] = { .name = "Reward deck", .answer = answer_reward_deck },
    [1467 - FIRST] = { .name = "Intimidate", .answer = answer_intimidate },
    [1468 - FIRST] = { .name = "Rift", .use = use_rift, .answer = answer_rift },
};
const knowledge_set rows_rewards = { FIRST, sizeof ROW / sizeof *ROW, ROW };
