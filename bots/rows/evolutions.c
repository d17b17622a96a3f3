/* evolutions.c - what the steady bot knows of evolutions: how many ships it wants on each (the rank: tens and units are the number
 * wanted first, to be rid of a handicap, and the number wanted at last), and when it uses what they give. */
#include "bots/steady_rows.h"

enum { WHICH, WHENCE, WHERE, HOW_MANY, FIRST = 1640, FIRST_AND_LAST = 10, SPARE = 12 };
enum { PROOF_SHOW = 1, BUY_TAKE = 4, WORTH_TAKING = 5 };

/* ---- where the ships go ----------------------------------------------------------------------------------------------- */

static int ships_on(const mind *m, int sheet)
{
    for (const hc_thing *x = NULL; (x = hc_next_thing(&m->t, x, m->me, HC_LIES_EVOLUTION)) != NULL;) if (x->sheet == sheet) return x->count;
    return 0;
}

static int ships_at_home(const mind *m)
{
    int n = 0;
    for (int p = 0; p < m->t.planets; p++) n += m->t.ships[p][m->me];
    return n;
}

/* Handicaps first; then what is good to have, while there are ships to spare. */
static int longing(const mind *m, int sheet)
{
    const int rank = rank_of(sheet), there = ships_on(m, sheet), first = rank / FIRST_AND_LAST, last = rank % FIRST_AND_LAST;
    if (there < first) return 2;
    return there < last && ships_at_home(m) >= SPARE ? 1 : 0;
}

static int choose_evolution(mind *m, int choice[])
{
    int best = -1, most = 0;
    for (int i = 0; i < m->options; i++) {
        if (m->option[i].choice >= HC_THINGS) continue;
        const int wanted = longing(m, hc_card(m->view, m->option[i].choice).sheet);
        if (wanted <= most) continue;
        most = wanted;
        best = m->option[i].choice;
    }
    return answer_one(m, choice, best < 0 ? HC_PASS : best);
}

static int answer_evolving(mind *m, int choice[])
{
    switch (m->q.prompt) {
    case WHICH: return choose_evolution(m, choice);
    case WHENCE: return answer_one(m, choice, is_offered(m, 0) ? 0 : 1);
    case WHERE: return m->q.kind == HC_ASK_PLANET ? cheapest_colony(m, choice) : 0;
    case HOW_MANY: return answer_one(m, choice, most_offered(m));
    default: return 0;
    }
}

/* ---- what they give ---------------------------------------------------------------------------------------------------- */

/* To send ships from there would give up what they are there for. */
static bool is_sending(const mind *m) { return is_window(m, HC_W_GATHER); }

static int use_unless_sending(mind *m, int sheet) { return is_sending(m) ? NOT_NOW : use_always(m, sheet); }
static int use_to_keep(mind *m, int sheet) { return is_window(m, HC_W_NEW_HAND) ? use_always(m, sheet) : NOT_NOW; }
static int use_never_here(mind *m, int sheet) { (void)m, (void)sheet; return NOT_NOW; }

/* A flare that is worth less than the artifact would be. */
static int use_digging(mind *m, int sheet) { return is_sending(m) ? NOT_NOW : use_gladly(m, sheet); }

static int use_radar(mind *m, int sheet) { return is_window(m, HC_W_ALLY_TURN) ? use_always(m, sheet) : NOT_NOW; }

static int use_following(mind *m, int sheet) { (void)sheet; return is_sending(m) ? NOT_NOW : swing(m, my_side(m), 3); }

static int answer_worst(mind *m, int choice[]) { return m->q.kind == HC_ASK_CARD ? pick_by_worth(m, choice, 1, -1) : 0; }

static int answer_all(mind *m, int choice[]) { return m->q.compound ? pick_by_worth(m, choice, m->q.most, 1) : 0; }

static int answer_ships(mind *m, int choice[]) { return m->q.compound ? steady_take_ships(m, choice, m->q.most) : 0; }

/* A good card shown wins an ally; what is offered is taken if it is good. */
static int answer_radar(mind *m, int choice[])
{
    if (m->q.prompt == PROOF_SHOW) return pick_by_worth(m, choice, 1, 1);
    if (m->q.prompt != BUY_TAKE) return 0;
    for (int i = 0; i < m->options; i++) {
        if (m->option[i].choice >= HC_CARDS) continue;
        const hc_card_info card = hc_card(m->view, m->option[i].choice);
        if (card_worth(m, m->me, &card) >= WORTH_TAKING) return answer_one(m, choice, m->option[i].choice);
    }
    return answer_one(m, choice, HC_PASS);
}

static const knowledge ROW[] = {
    [1640 - FIRST] = { .name = "Archaeology", .use = use_digging, .answer = answer_worst, .rank = 11 },
    [1641 - FIRST] = { .name = "Archival Studies", .use = use_to_keep, .answer = answer_all, .rank = 2 },
    [1642 - FIRST] = { .name = "Aviation", .use = use_never_here, .rank = 22 },
    [1643 - FIRST] = { .name = "Bad Publicity", .use = use_unless_sending, .rank = 0 },
    [1644 - FIRST] = { .name = "Bountiful Stockpile", .use = use_never_here, .rank = 11 },
    [1645 - FIRST] = { .name = "Colonization", .use = use_unless_sending, .rank = 2 },
    [1646 - FIRST] = { .name = "Coordination Tactics", .use = use_following, .answer = answer_ships, .rank = 12 },
    [1647 - FIRST] = { .name = "Deep Radar", .use = use_radar, .answer = answer_radar, .rank = 1 },
    [1648 - FIRST] = { .name = "Experiential Learning", .use = use_unless_sending, .rank = 2 },
    [1649 - FIRST] = { .name = "Hyperspace Portcullis", .use = use_unless_sending, .answer = answer_dictator, .rank = 2 },
    [1650 - FIRST] = { .name = "Momentum Drive", .use = use_never_here, .rank = 11 },
    [1651 - FIRST] = { .name = "Pyrology", .use = use_to_keep, .rank = 11 },
    [1652 - FIRST] = { .name = "Turbo Cannon", .use = use_never_here, .rank = 3 },
    [1653 - FIRST] = { .name = "Unexpected Support", .use = use_never_here, .rank = 11 },
    [1654 - FIRST] = { .name = "Evolutions", .answer = answer_evolving },
};
const knowledge_set rows_evolutions = { FIRST, sizeof ROW / sizeof *ROW, ROW };
