/* boons.c - what the steady bot knows of envoys, privileges and what a campaign gives: one row each, at the number of its sheet. */
#include "bots/steady_rows.h"

enum { FIRST = 1655, POOR = 4, LIKELY_DIGIT = 1 };

static int answer_worst_two(mind *m, int choice[]) { return m->q.compound ? pick_by_worth(m, choice, m->q.most < 2 ? m->q.most : 2, -1) : 0; }
static int answer_worst(mind *m, int choice[]) { return m->q.compound ? pick_by_worth(m, choice, m->q.least, -1) : 0; }
static int answer_best(mind *m, int choice[]) { return m->q.kind == HC_ASK_CARD && !m->q.compound ? pick_by_worth(m, choice, 1, 1) : 0; }

/* Most attack cards that decide something have a 1. */
static int answer_digit(mind *m, int choice[]) { return answer_one(m, choice, LIKELY_DIGIT); }

static int answer_tune(mind *m, int choice[])
{
    return m->q.kind == HC_ASK_CHOICE ? answer_one(m, choice, is_offered(m, 0) ? 0 : 1) : answer_worst(m, choice);
}

/* All of them, if the side could do with it; there is no later. */
static int answer_roll(mind *m, int choice[]) { return m->q.compound ? pick_by_worth(m, choice, m->q.most, 1) : 0; }

static int use_when_poor(mind *m, int sheet) { (void)sheet; return m->t.seat[m->me].hand < POOR ? 20 : NOT_NOW; }

/* Whoever has most to give refuses; a poor hand is given gladly. */
static int answer_charity(mind *m, int choice[])
{
    if (m->q.kind == HC_ASK_SEAT) return best_seat(m, choice, hand_worth);
    return answer_one(m, choice, 0);
}

static int use_musician(mind *m, int sheet) { return m->t.seat[m->me].hand < 8 ? use_always(m, sheet) : NOT_NOW; }

static int answer_fewest(mind *m, int choice[]) { return m->q.kind == HC_ASK_NUMBER ? answer_one(m, choice, 1) : 0; }

static int answer_myself(mind *m, int choice[]) { return m->q.kind == HC_ASK_SEAT ? answer_one(m, choice, m->me) : 0; }

static const knowledge ROW[] = {
    [1655 - FIRST] = { .name = "Crabby", .use = use_gladly, .answer = answer_worst, .rank = 35 },
    [1656 - FIRST] = { .name = "Intelligent Mineral", .use = use_always, .answer = answer_digit, .rank = 45 },
    [1657 - FIRST] = { .name = "Musician", .use = use_musician, .answer = answer_tune, .rank = 50 },
    [1658 - FIRST] = { .name = "Preservationist", .use = use_never, .rank = 15 },
    [1659 - FIRST] = { .name = "Prime", .rank = 45 },
    [1660 - FIRST] = { .name = "Roller", .use = use_always, .answer = answer_roll, .rank = 20 },
    [1661 - FIRST] = { .name = "Swarm", .rank = 55 },
    [1662 - FIRST] = { .name = "Uber-Reserve", .rank = 25 },
    [1663 - FIRST] = { .name = "Underdog", .rank = 35 },
    [1664 - FIRST] = { .name = "Worry Wart", .rank = 40 },
    [1665 - FIRST] = { .name = "Archeotheif", .use = use_when_poor, .answer = answer_best, .rank = 30 },
    [1666 - FIRST] = { .name = "Bona Fide Pioneer", .answer = answer_myself, .rank = 40 },
    [1669 - FIRST] = { .name = "Meritocrat", .rank = 35 },
    [1670 - FIRST] = { .name = "Obligatory Charity", .use = use_when_poor, .answer = answer_charity, .rank = 50 },
    [1672 - FIRST] = { .name = "Space Shark Wrangling", .use = use_never, .rank = 15 },
    [1674 - FIRST] = { .name = "Unlimited Power", .use = use_always, .rank = 35 },
    [1681 - FIRST] = { .name = "Master of Dominion", .use = use_gladly, .answer = answer_worst_two },
    [1690 - FIRST] = { .name = "Clunkers", .answer = answer_fewest },
};
const knowledge_set rows_boons = { FIRST, sizeof ROW / sizeof *ROW, ROW };
