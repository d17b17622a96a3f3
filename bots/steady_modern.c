/* steady_modern.c - when the cards of the modern edition are worth playing. */
#include "bots/steady.h"

enum { NOT_NOW = -1, DECIDES = 20, HELPS = 5, SAVES_THE_GAME = 50 };

static int reinforcements(const mind *m)
{
    const hc_seat_info *s = &m->t.seat[m->me];
    int sum = 0;
    for (int i = 0; i < s->known; i++) if (s->card[i].kind == HC_CARD_REINFORCEMENT) sum += s->card[i].value;
    return sum;
}

/* Only to turn a lost encounter, and only if the own cards are enough for it. */
int use_reinforcement(mind *m, int sheet)
{
    hc_sum sum;
    int side = m->t.seat[m->me].side;
    (void)sheet;
    hc_totals(m->view, &sum);
    bool attacks = sum.face[0] > HC_FACE_NONE && sum.face[1] > HC_FACE_NONE;
    if (side > HC_SIDE_DEFENSE || !attacks || sum.winner == side) return NOT_NOW;
    int behind = sum.total[!side] - sum.total[side] + (side == HC_SIDE_OFFENSE);
    return behind > 0 && reinforcements(m) >= behind ? DECIDES : NOT_NOW;
}

int answer_reinforcement(mind *m, int choice[])
{
    int side = m->t.seat[m->me].side;
    if (m->q.kind != HC_ASK_SIDE || side > HC_SIDE_DEFENSE) return 0;
    choice[0] = side;
    return 1;
}

static bool is_opponent(const mind *m, int seat)
{
    return (m->me == m->t.offense && seat == m->t.defense) || (m->me == m->t.defense && seat == m->t.offense);
}

/* Against what the opponent of this encounter plays; a hot head also against its allies, a careful one only when
 * the game may be at stake. */
int use_card_zap(mind *m, int sheet)
{
    enum { HOARDS = 30 };
    bool opposes = is_opponent(m, m->q.who) || (m->temper->zap < 0 && is_against_me(m, m->q.who));
    (void)sheet;
    if (m->q.who >= m->t.players || !opposes) return NOT_NOW;
    return m->temper->zap >= HOARDS && !wins_with(m, m->q.who, 2) ? NOT_NOW : HELPS;
}

/* Against a deal that may bring another player the last colony. */
int use_quash(mind *m, int sheet)
{
    (void)sheet;
    for (int side = 0; side < 2; side++) {
        int seat = side ? m->t.defense : m->t.offense;
        bool settles = m->t.gives[!side].colony != HC_NO_PLANET;
        if (m->me == m->t.offense || m->me == m->t.defense) return NOT_NOW;
        if (settles && m->t.seat[seat].foreign_colonies + 1 >= m->t.colonies_to_win) return SAVES_THE_GAME;
    }
    return NOT_NOW;
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
    return sum.winner == HC_SIDE_DEFENSE && side != HC_SIDE_DEFENSE && rewards >= 4 ? HELPS : NOT_NOW;
}
