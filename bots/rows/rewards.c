/* rewards.c - what the steady bot knows of reward cards: one row each, at the number of its sheet. */
#include "bots/steady_rows.h"

enum { SOME = 8, WHO_JOINS = 0, WHICH_SIDE, AGREES };

/* As an ally of a defense that is about to win: a colony is worth more than rewards. */
static int use_solar_wind(mind *m, int sheet)
{
    hc_sum sum;
    (void)sheet;
    hc_totals(m->view, &sum);
    const bool defends = m->me != m->t.defense && my_side(m) == 1;
    return defends && sum.total[1] >= sum.total[0] ? SOME : NOT_NOW;
}

/* As a main player for whom it looks bad. */
static int use_second_wind(mind *m, int sheet)
{
    (void)sheet;
    const bool main_player = m->me == m->t.offense || m->me == m->t.defense;
    return main_player && expected_now(m) < 0 ? SOME : NOT_NOW;
}

/* Whoever is called refuses; who calls wants somebody else on its own side. */
static int answer_second_wind(mind *m, int choice[])
{
    if (m->q.prompt == AGREES) return answer_one(m, choice, 0);
    if (m->q.prompt == WHICH_SIDE) return answer_one(m, choice, is_offered(m, my_side(m)) ? my_side(m) : m->option[0].choice);
    return answer_one(m, choice, m->option[m->option[0].choice == m->me && m->options > 1].choice);
}

/* The best of what would be lost. */
static int answer_safeguard(mind *m, int choice[]) { return m->q.kind == HC_ASK_CARD ? pick_by_worth(m, choice, m->q.most, 1) : 0; }

enum { FIRST = 1399 };                      /* one below the numbers of the set: nobody has that row */
static const knowledge ROW[] = {
    [0] = { .name = NULL },
    [1400 - FIRST] = { .name = "Kicker", .answer = answer_kicker },
    [1405 - FIRST] = { .name = "Solar Wind", .use = use_solar_wind },
    [1406 - FIRST] = { .name = "Detour", .use = use_never },
    [1409 - FIRST] = { .name = "Second Wind", .use = use_second_wind, .answer = answer_second_wind },
    [1464 - FIRST] = { .name = "Safeguard (Everything)", .use = use_always },
    [1465 - FIRST] = { .name = "Reward deck", .answer = answer_reward_deck },
    [1467 - FIRST] = { .name = "Intimidate", .answer = answer_intimidate },
    [1468 - FIRST] = { .name = "Rift", .use = use_rift, .answer = answer_rift },
    [1498 - FIRST] = { .name = "Safeguard (Cards)", .use = use_always, .answer = answer_safeguard },
};
const knowledge_set rows_rewards = { FIRST, sizeof ROW / sizeof *ROW, ROW };
