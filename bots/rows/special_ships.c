/* special_ships.c - what the steady bot knows of special ships: where they begin, when they act. */
#include "bots/steady_rows.h"

enum { MARK, WHERE_TO, WORTH = 3, FINDS = 6, BY_JUMP = 4, TO_COLONY = 0, INTO_ENCOUNTER };

/* In the total it is worth 3; a jump brings the ship itself as well, and is kept for when that decides. */
static int use_flagship(mind *m, int sheet)
{
    (void)sheet;
    const int side = my_side(m);
    if (side < 0) return NOT_NOW;
    return swing(m, side, m->t.phase == HC_PHASE_REVEAL ? WORTH : BY_JUMP);
}

/* Into the encounter, if at all. */
static int answer_flagship(mind *m, int choice[])
{
    if (m->q.kind == HC_ASK_CHOICE) return answer_one(m, choice, is_offered(m, INTO_ENCOUNTER) ? INTO_ENCOUNTER : m->option[0].choice);
    return m->q.kind == HC_ASK_PLANET && !m->q.compound ? answer_one(m, choice, m->option[m->options - 1].choice) : 0;
}

/* Rewards at once; a card out of the discards when a good one lies there. */
static int use_vessel(mind *m, int sheet) { (void)m, (void)sheet; return FINDS; }

static int answer_vessel(mind *m, int choice[])
{
    if (m->q.kind == HC_ASK_CARD) return pick_by_worth(m, choice, 1, 1);
    return answer_one(m, choice, m->option[m->q.kind == HC_ASK_PLANET ? m->options - 1 : 0].choice);
}

enum { FIRST = 1260 };
static const knowledge ROW[] = {
    [1260 - FIRST] = { .name = "Flagship", .use = use_flagship, .answer = answer_flagship },
    [1261 - FIRST] = { .name = "Salvage Vessel", .use = use_vessel, .answer = answer_vessel },
};
const knowledge_set rows_special_ships = { FIRST, sizeof ROW / sizeof *ROW, ROW };
