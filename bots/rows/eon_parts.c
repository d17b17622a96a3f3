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

static const knowledge ROW[] = {
    [1390 - FIRST] = { .name = "Lucre", .answer = answer_lucre },
    [1391 - FIRST] = { .name = "Praw", .answer = answer_praw },
};
const knowledge_set rows_eon_parts = { FIRST, sizeof ROW / sizeof *ROW, ROW };
