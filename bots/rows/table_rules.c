/* table_rules.c - what the steady bot answers to rules of the table: a row for each sheet of theirs.
 * A sheet without a row is played by the general rules. */
#include "bots/steady_rows.h"

/* Whoever is ahead of the partner, or has enough already, has no better use for a colony. */
static int answer_teams(mind *m, int choice[])
{
    if (m->q.kind != HC_ASK_CHOICE) return 0;
    const int partner = partner_of(m, m->me);
    if (partner >= m->t.players) return answer_one(m, choice, 0);
    const int mine = m->t.seat[m->me].foreign_colonies - 1, theirs = m->t.seat[partner].foreign_colonies;
    return answer_one(m, choice, theirs < m->t.colonies_to_win && (mine >= m->t.colonies_to_win || theirs + 1 < mine));
}

/* ---- dials and foreign aid -------------------------------------------------------------------------------------- */

enum { OFFER, TAKE, CALL_IN, FOLLOW, HELP, WORTH_TAKING = 5 };

static int take_offered_card(mind *m, int choice[])
{
    for (int i = 0; i < m->options; i++) {
        if (m->option[i].choice >= HC_CARDS) continue;
        const hc_card_info card = hc_card(m->view, m->option[i].choice);
        if (card_worth(m, m->me, &card) >= WORTH_TAKING) return answer_one(m, choice, m->option[i].choice);
    }
    return answer_one(m, choice, HC_PASS);
}

/* Ships are worth more than a card where one would join anyhow. */
static int answer_aid(mind *m, int choice[])
{
    switch (m->q.prompt) {
    case TAKE: return take_offered_card(m, choice);
    case CALL_IN: return answer_one(m, choice, wins_on(m, m->q.who, m->t.target) && m->me == m->t.offense ? 0 : most_offered(m));
    case FOLLOW: return answer_one(m, choice, joining_value(m, m->q.who == m->t.offense ? HC_SIDE_OFFENSE : HC_SIDE_DEFENSE) > 0);
    case HELP: return answer_one(m, choice, 0);
    default: return 0;
    }
}

/* ---- choosing aliens ---------------------------------------------------------------------------------------------- */

enum { KEEP, GIVE_RIGHT, THROW_AWAY, GIVE_LEFT, ASSIGN, WANT, DECIDE, ACTIVE, A_GOOD_ONE = 24 };

static int by_rank(const mind *m, int choice[], int sign)
{
    int best = -1;
    for (int i = 0; i < m->options; i++) {
        if (best < 0 || sign * rank_of(m->option[i].choice) > sign * rank_of(best)) best = m->option[i].choice;
    }
    return best < 0 ? 0 : answer_one(m, choice, best);
}

/* What nobody but the others can see is kept if several want it. */
static int decide_unseen(const mind *m, int choice[])
{
    const int first = m->option[0].choice;
    return answer_one(m, choice, m->options > 2 ? m->me : first == m->me ? m->option[1].choice : first);
}

/* A good one goes to the partner, or to whoever is farthest from its turn. */
static int assign_alien(const mind *m, int choice[])
{
    const int partner = partner_of(m, m->me);
    if (partner < m->t.players && is_offered(m, partner)) return answer_one(m, choice, partner);
    for (int i = m->t.players - 1; i > 0; i--) {
        const int seat = (m->me + i) % m->t.players;
        if (is_offered(m, seat)) return answer_one(m, choice, seat);
    }
    return 0;
}

static int answer_choosing(mind *m, int choice[])
{
    switch (m->q.prompt) {
    case KEEP:
    case ACTIVE: return by_rank(m, choice, 1);
    case GIVE_RIGHT:
    case THROW_AWAY:
    case GIVE_LEFT: return by_rank(m, choice, -1);
    case ASSIGN: return assign_alien(m, choice);
    case WANT: return answer_one(m, choice, rank_of(m->q.about) >= A_GOOD_ONE);
    case DECIDE: return decide_unseen(m, choice);
    default: return 0;
    }
}

enum { FIRST = 1220 };
static const knowledge ROW[] = {
    [1220 - FIRST] = { .name = "Teams", .answer = answer_teams },
    [1221 - FIRST] = { .name = "Alliance Dials", .answer = steady_dial },
    [1222 - FIRST] = { .name = "Choosing Aliens", .answer = answer_choosing },
    [1223 - FIRST] = { .name = "Foreign Aid", .answer = answer_aid },
};
const knowledge_set rows_table_rules = { FIRST, sizeof ROW / sizeof *ROW, ROW };
