/* hazards.c - what the steady bot knows of hazards that ask it something: one row each, at the number of its sheet. Those that only change
 * the totals need none. */
#include "bots/steady_rows.h"

enum { WHETHER, ENCOUNTER = 0, HAZARD = 1, FULL_HAND = 8 };

static int missing(const mind *m) { return m->t.seat[m->me].hand < FULL_HAND ? FULL_HAND - m->t.seat[m->me].hand : 0; }

static int shared(const mind *m)
{
    int n = 0;
    for (int p = 0; p < m->t.planets; p++) {
        int others = 0;
        for (int s = 0; s < m->t.players; s++) others += s != m->me && m->t.ships[p][s];
        n += m->t.ships[p][m->me] && others;
    }
    return n;
}

static int ships_abroad(const mind *m)
{
    int n = 0;
    for (int p = 0; p < m->t.planets; p++) if (hc_planet_owner(m->view, p) != m->me) n += m->t.ships[p][m->me];
    return n;
}

/* One who is about to win has no use for anything else; else it takes much rather than an encounter. */
static int take_if(mind *m, int choice[], bool worth_it)
{
    const bool winning = m->t.seat[m->me].foreign_colonies + 1 >= m->t.colonies_to_win;
    return answer_one(m, choice, worth_it && !winning ? HAZARD : ENCOUNTER);
}

static bool is_asked_whether(const mind *m) { return m->q.kind == HC_ASK_CHOICE && m->q.prompt == WHETHER; }

/* A card for the others is a gift. */
static bool is_offered_a_card(const mind *m) { return m->q.kind == HC_ASK_CHOICE && m->q.prompt != WHETHER; }

static int answer_learn(mind *m, int choice[])
{
    if (is_offered_a_card(m)) return answer_one(m, choice, 1);
    return is_asked_whether(m) ? take_if(m, choice, missing(m) > 3) : pick_by_worth(m, choice, m->q.most, 1);
}

static int answer_recruits(mind *m, int choice[])
{
    return is_asked_whether(m) ? take_if(m, choice, m->t.seat[m->me].warp > 4) : steady_place_ships(m, choice, m->q.least);
}

static int answer_peace(mind *m, int choice[]) { return take_if(m, choice, shared(m) > 1); }

static int answer_rearm(mind *m, int choice[])
{
    if (is_offered_a_card(m)) return answer_one(m, choice, 1);
    if (is_asked_whether(m)) return take_if(m, choice, missing(m) > 3);
    return pick_by_worth(m, choice, m->t.seat[m->me].hand / 3, -1);
}

static int answer_mining(mind *m, int choice[]) { return take_if(m, choice, ships_abroad(m) > 4); }

static int answer_merge(mind *m, int choice[]) { return take_if(m, choice, true); }

static int answer_base(mind *m, int choice[])
{
    int best = -1, most = 0;
    for (int i = 0; i < m->options; i++) {
        const int planet = m->option[i].choice;
        if (planet < m->t.planets && m->t.ships[planet][m->me] > most) {
            most = m->t.ships[planet][m->me];
            best = planet;
        }
    }
    return best < 0 ? 0 : answer_one(m, choice, best);
}

static int answer_worst_card(mind *m, int choice[]) { return pick_by_worth(m, choice, 1, -1); }

/* All that is worth holding for itself; allies get nothing. */
static int answer_spoils(mind *m, int choice[]) { return m->q.prompt == 0 ? pick_by_worth(m, choice, m->q.most, 1) : pick_none(choice); }

/* A 15 that stays, unless only a 30 wins. */
static int answer_resonator(mind *m, int choice[]) { return answer_one(m, choice, short_of(m, my_side(m)) > 15 ? 1 : 0); }

static int use_resonator(mind *m, int sheet)
{
    const hc_card_info fifteen = { .kind = HC_CARD_ATTACK, .value = 15 };
    (void)sheet;
    return card_now(m, &fifteen) - card_now(m, &m->t.seat[m->me].played_card);
}

/* A colony that the other would get. */
static int answer_swindle(mind *m, int choice[])
{
    for (int i = 0; i < m->options; i++) {
        const int planet = m->option[i].choice;
        if (planet < m->t.planets && m->t.ships[planet][m->me]) return answer_one(m, choice, planet);
    }
    return answer_one(m, choice, HC_PASS);
}

enum { FIRST = 1320 };
static const knowledge ROW[] = {
    [1320 - FIRST] = { .name = "Learn from the Past", .answer = answer_learn },
    [1321 - FIRST] = { .name = "New Recruits", .answer = answer_recruits },
    [1322 - FIRST] = { .name = "Peace Dividend", .answer = answer_peace },
    [1323 - FIRST] = { .name = "Re-Armament", .answer = answer_rearm },
    [1324 - FIRST] = { .name = "Strip Mining", .answer = answer_mining },
    [1325 - FIRST] = { .name = "Universe Merge", .answer = answer_merge },
    [1326 - FIRST] = { .name = "Confined Launches", .answer = answer_base },
    [1328 - FIRST] = { .name = "Economic Aid", .answer = answer_worst_card },
    [1329 - FIRST] = { .name = "Incentives", .answer = answer_spoils },
    [1332 - FIRST] = { .name = "Psionic Resonator", .use = use_resonator, .answer = answer_resonator },
    [1334 - FIRST] = { .name = "Supply Mix-Up", .answer = answer_worst_card },
    [1342 - FIRST] = { .name = "Real Estate Swindle", .answer = answer_swindle },
};
const knowledge_set rows_hazards = { FIRST, sizeof ROW / sizeof *ROW, ROW };
