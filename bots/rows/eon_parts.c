/* eon_parts.c - what the steady bot knows of the parts of the first edition that ask questions: one row each, at the number of its sheet. */
#include "bots/steady_rows.h"

enum { FIRST = 1390, BUY_SHIPS = 0, BUY_CARDS };

static int at_most(const mind *m, int wanted)
{
    int most = most_offered(m);
    return wanted < 0 ? 0 : wanted < most ? wanted : most;
}

/* A point of lucre helps in every total: it is spent on ships only when many are lost, and on cards when the hand is poor. */
static int answer_lucre(mind *m, int choice[])
{
    enum { RESERVE = 2, FEW_LOST = 4, FEW_CARDS = 3, STRONG = 12 };
    const hc_seat_info *s = &m->t.seat[m->me];
    const int spare = m->lucre[m->me] - RESERVE;
    int cards = 0, best = 0;
    if (m->q.prompt == BUY_SHIPS) return answer_one(m, choice, at_most(m, s->warp - FEW_LOST < spare ? s->warp - FEW_LOST : spare));
    for (int i = 0; i < s->known; i++) {
        if (s->card[i].kind == HC_CARD_ATTACK && s->card[i].value > best) best = s->card[i].value;
        cards += s->card[i].kind == HC_CARD_ATTACK || s->card[i].kind == HC_CARD_NEGOTIATE;
    }
    return answer_one(m, choice, at_most(m, cards < 2 ? 2 : cards < FEW_CARDS || best < STRONG ? spare < 2 ? spare : 2 : 0));
}

/* What is in the warp comes home first: that is one move, and the other two. */
static int answer_praw(mind *m, int choice[])
{
    const hc_seat_info *s = &m->t.seat[m->me];
    if (m->q.prompt == 0) return answer_one(m, choice, at_most(m, m->q.count - s->warp));
    return answer_one(m, choice, hc_noted(&m->t, m->me, HC_NOTE_PRAW) > s->warp);
}

/* ---- unusual systems ---------------------------------------------------------------------------------------------------- */

static int attack_in_hand(const mind *m, bool highest)
{
    const hc_seat_info *s = &m->t.seat[m->me];
    int best = -1;
    for (int i = 0; i < s->known; i++)
        if (s->card[i].kind == HC_CARD_ATTACK && (best < 0 || (s->card[i].value > best) == highest)) best = s->card[i].value;
    return best;
}

/* Of those that are offered, where most or fewest of one's own stand. */
static int planet_with(const mind *m, bool most)
{
    int best = -1;
    for (int i = 0; i < m->options; i++) {
        const int planet = m->option[i].choice;
        if (planet < 0 || planet >= HC_PLANETS) continue;
        if (best < 0 || (m->t.ships[planet][m->me] > m->t.ships[best][m->me]) == most) best = planet;
    }
    return best;
}

/* As many fight as should do; if that is hopeless, one. */
static int answer_giant(mind *m, int choice[])
{
    enum { THEIR_CARD = 18, MARGIN = 2 };
    const int ships = m->t.ships[m->t.target][m->me], attack = attack_in_hand(m, true);
    int against = THEIR_CARD + MARGIN;
    for (int s = 0; s < m->t.players; s++) {
        const uint8_t *on = m->t.seat[s].ships_on;
        against += on[HC_SIDE_OFFENSE] - (s != m->me ? on[HC_SIDE_DEFENSE] : 0);
    }
    const int needed = attack < 0 || against - attack > ships ? 1 : against - attack < 1 ? 1 : against - attack;
    return answer_one(m, choice, at_most(m, ships - needed));
}

/* What is put nowhere is spread evenly. */
static int answer_done(mind *m, int choice[]) { return is_offered(m, HC_DONE) ? answer_one(m, choice, HC_DONE) : 0; }

static int answer_pulsar(mind *m, int choice[])
{
    enum { PLANET = 1, SYSTEM, TOTAL, LOW_CARD = 6, HIGH_CARD = 15 };
    const int low = attack_in_hand(m, false);
    if (m->q.prompt == TOTAL) return answer_one(m, choice, low >= 0 && low <= LOW_CARD && attack_in_hand(m, true) < HIGH_CARD);
    if (m->q.prompt == PLANET) return answer_one(m, choice, planet_with(m, !m->t.lower_wins));
    return m->q.prompt == SYSTEM ? answer_one(m, choice, 0) : answer_done(m, choice);
}

/* A token is the easier prey. */
static int answer_dust(mind *m, int choice[]) { return answer_one(m, choice, is_offered(m, 0) ? 0 : 1); }

/* Where most stand; a power that is lost by its use is kept for the own defense. */
static int answer_pact(mind *m, int choice[])
{
    enum { PLANET = 1, SYSTEM };
    if (m->q.prompt == PLANET) return answer_one(m, choice, planet_with(m, true));
    if (m->q.prompt == SYSTEM) return answer_one(m, choice, 0);
    return is_offered(m, HC_PASS) ? answer_one(m, choice, HC_PASS) : answer_done(m, choice);
}

/* Nobody sees how many: as many as usual. */
static int answer_paper(mind *m, int choice[])
{
    enum { SIDE, HOW_MANY };
    const bool defends = m->q.prompt == SIDE && joining_value(m, HC_SIDE_DEFENSE) > joining_value(m, HC_SIDE_OFFENSE);
    if (m->q.prompt == SIDE) return answer_one(m, choice, defends ? HC_SIDE_DEFENSE : HC_SIDE_OFFENSE);
    return m->q.prompt == HOW_MANY ? answer_one(m, choice, most_offered(m)) : 0;
}

static const knowledge ROW[] = {
    [1390 - FIRST] = { .name = "Lucre", .answer = answer_lucre },
    [1391 - FIRST] = { .name = "Praw", .answer = answer_praw },
    [1392 - FIRST] = { .name = "Gas Giant", .answer = answer_giant },
    [1393 - FIRST] = { .name = "Space Dust", .answer = answer_dust },
    [1394 - FIRST] = { .name = "Six-Pact", .answer = answer_pact },
    [1395 - FIRST] = { .name = "Rings", .answer = answer_done },
    [1396 - FIRST] = { .name = "Spiral", .answer = answer_done },
    [1397 - FIRST] = { .name = "Pulsar", .answer = answer_pulsar },
    [1398 - FIRST] = { .name = "Paper", .answer = answer_paper },
};
const knowledge_set rows_eon_parts = { FIRST, sizeof ROW / sizeof *ROW, ROW };
