/* steady_modern.c - when the cards of the modern edition are worth playing. */
#include "steady_rows.h"

enum { DECIDES = 20, HELPS = 5, FULL_SCALE = 30, HURTS_ALL = 6 };

static int reinforcements(const mind *m)
{
    const hc_seat_info *s = &m->t.seat[m->me];
    int sum = 0;
    for (int i = 0; i < s->known; i++) if (s->card[i].kind == HC_CARD_REINFORCEMENT) sum += s->card[i].value;
    for (const hc_thing *x = NULL; (x = hc_next_thing(&m->t, x, m->me, HC_LIES_HOARD)) != NULL;)
        if (x->card.kind == HC_CARD_REINFORCEMENT) sum += x->card.value;
    return sum;
}

enum { OTHERS_ADD = 10 };                        /* what others may still add to a total */

/* Too far apart for the whole hand and what others may add. */
bool reinforces_in_vain(const hc_game *g, int seat)
{
    hc_card_info card[HC_HAND_MAX];
    hc_sum sum;
    int most = OTHERS_ADD;
    if (!hc_revealed(g)) return false;           /* that has to be judged from what the seat sees */
    hc_totals(g, &sum);
    if (!is_about_totals(&sum)) return true;
    for (int i = hc_hand(g, seat, card) - 1; i >= 0; i--) if (card[i].kind == HC_CARD_REINFORCEMENT) most += card[i].value;
    const int apart = sum.total[0] - sum.total[1];
    return apart > most || -apart > most;
}

/* The side that is better off with so much more, seen from here: usually the own one. */
static int side_to_help(const mind *m, int plus)
{
    int side = my_side(m);
    return side <= HC_SIDE_DEFENSE && swing(m, !side, plus) > 0 ? !side : side;
}

/* Others may still add something: would it then be turned, or held? */
static bool is_close(const mind *m, int side, int sum)
{
    return side <= HC_SIDE_DEFENSE && (swing(m, side, sum + OTHERS_ADD) > 0 || swing(m, !side, OTHERS_ADD) < 0);
}

/* A flare comes back: who is about to lose it with the hand plays it for a side that it is good for, also where it only may turn the encounter. */
int lending(const mind *m, int side, int plus)
{
    int gain = swing(m, side, plus);
    if (gain || plus == 0 || !is_use_it_or_lose_it(m)) return gain;
    return (plus > 0) == (side == my_side(m)) && is_close(m, my_side(m), plus > 0 ? plus : -plus) ? 1 : 0;
}

/* Only to turn the encounter, and only if the own cards are enough for it: the smallest that is, else the greatest first. */
int use_reinforcement(mind *m, int sheet)
{
    int sum = reinforcements(m), side = side_to_help(m, sum), own = hc_card(m->view, m->card).value;
    bool enough = swing(m, side, own) > 0;
    int gain = swing(m, side, sum) - 3 * (enough ? own : sum) * keeping(m) / 100;
    (void)sheet;
    if (gain <= 0 && is_use_it_or_lose_it(m) && is_close(m, side, sum)) return own;
    return gain <= 0 ? NOT_NOW : DECIDES + (enough ? FULL_SCALE - own : own);
}

int answer_reinforcement(mind *m, int choice[])
{
    return m->q.kind == HC_ASK_SIDE && my_side(m) <= HC_SIDE_DEFENSE ? answer_one(m, choice, side_to_help(m, FULL_SCALE)) : 0;
}

static bool is_opponent(const mind *m, int seat)
{
    return (m->me == m->t.offense && seat == m->t.defense) || (m->me == m->t.defense && seat == m->t.offense);
}

/* Against what the opponent of this encounter plays, and what is meant to hurt from further away; a hot head also against
 * the opponent's allies, a careful one only when the game may be at stake. */
int use_card_zap(mind *m, int sheet)
{
    enum { HOARDS = 30 };
    const knowledge *played = knowledge_of(m->q.about);
    bool opposes = is_opponent(m, m->q.who) || (m->temper->zap < 0 && is_against_me(m, m->q.who));
    (void)sheet;
    if (m->q.who >= m->t.players) return NOT_NOW;
    if (opposes) return m->temper->zap >= HOARDS && keeping(m) > 50 && !wins_with(m, m->q.who, 2) ? NOT_NOW : HELPS;
    if (is_use_it_or_lose_it(m) && is_fair_game(m, m->q.who)) return 1;
    return played->harm >= HURTS_ALL && m->q.who != m->me && goodwill(m, m->q.who) <= 0 ? 1 : NOT_NOW;
}

/* Against a deal between others by which both grow, or one of them wins. */
int use_quash(mind *m, int sheet)
{
    enum { NO_SMALL_MATTER = 30 };
    int gain[HC_SEATS] = { 0 }, none[HC_SEATS] = { 0 };
    (void)sheet;
    if (is_main(m, m->me)) return NOT_NOW;
    for (int i = 0; i < m->t.items; i++) {
        const hc_item *x = &m->t.item[i];
        if (x->kind == HC_ITEM_COLONY && counts_as_foreign(m, x->to, x->thing)) gain[x->to] = 1;
    }
    return standing(m, m->me, none) - standing(m, m->me, gain) - (is_use_it_or_lose_it(m) ? 0 : NO_SMALL_MATTER);
}

/* When the loser would take cards from this hand, or others earn rewards against it. */
int use_ionic_gas(mind *m, int sheet)
{
    hc_sum sum;
    (void)sheet;
    hc_totals(m->view, &sum);
    int side = m->t.seat[m->me].side, rewards = 0;
    bool is_main = m->me == m->t.offense || m->me == m->t.defense;
    if (is_main && sum.winner == side && sum.face[!side] == HC_FACE_NEGOTIATE) return HELPS;
    for (int s = 0; s < m->t.players; s++)
        if (s != m->me && s != m->t.defense && m->t.seat[s].side == HC_SIDE_DEFENSE) rewards += m->t.seat[s].ships_in;
    return sum.winner == HC_SIDE_DEFENSE && side != HC_SIDE_DEFENSE && rewards >= (is_use_it_or_lose_it(m) ? 1 : 4) ? HELPS : NOT_NOW;
}
