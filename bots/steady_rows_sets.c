/* steady_rows_sets.c - how the steady bot uses aliens of the expansions. */
#include "steady_rows.h"

enum { GOOD = 20 };

/* ---- ships that could land, or do something else ------------------------------------------------------------------ */

/* Won, on the side of the offense, where it has nothing yet: what lands there is a colony. */
static bool would_found(const mind *m)
{
    const int planet = m->t.target;
    bool wins = side_of(m, m->me) == HC_SIDE_OFFENSE && planet < HC_PLANETS;
    return wins && counts_as_foreign(m, m->me, planet) && !m->t.ships[planet][m->me];
}

int use_pirate(mind *m, int sheet)
{
    (void)sheet;
    return is_window(m, HC_W_SETTLED) && would_found(m) ? NOT_NOW : GOOD;
}

/* As many as there are, of whom it fears most; rewards come first, then what others pay. */
int answer_pirate(mind *m, int choice[])
{
    if (m->q.kind == HC_ASK_SEAT) return best_seat(m, choice, threat);
    if (m->q.kind == HC_ASK_NUMBER) return answer_one(m, choice, most_offered(m));
    return m->q.kind == HC_ASK_CHOICE ? answer_one(m, choice, m->option[0].choice) : 0;
}

/* Cards instead of a colony: when that is the nearer way to the win. */
int use_genius(mind *m, int sheet)
{
    enum { CARDS_TO_WIN = 20, FOR_SHIPS = 4 };
    (void)sheet;
    return !would_found(m) || m->t.seat[m->me].hand + FOR_SHIPS >= CARDS_TO_WIN ? GOOD : NOT_NOW;
}

/* ---- both sides ----------------------------------------------------------------------------------------------------- */

/* A few ships with the other side, where that is likelier to win. */
int use_lunatic(mind *m, int sheet)
{
    (void)sheet;
    return expected_now(m) < 0 ? GOOD / 2 : NOT_NOW;
}

/* ---- cards that are something else ---------------------------------------------------------------------------------- */

/* The best card for its own side, the worst for the other; as a bystander for whom it fears less. */
int answer_joker(mind *m, int choice[])
{
    bool revealed = m->q.kind == HC_ASK_FACE && m->q.who < m->t.players && m->t.defense < m->t.players && m->t.seat[m->q.who].face_up;
    if (!revealed) return 0;                     /* which card is to be wild: by the general rules */
    int best = -1, most = 0;
    bool helps = side_of(m, m->q.who) == side_of(m, m->me);
    for (int i = 0; i < m->options; i++) {
        const hc_card_info face = hc_face(m->option[i].choice);
        if (face.kind == HC_CARD_NONE) continue;
        int value = m->q.who == m->me ? card_now(m, &face) : face.kind == HC_CARD_ATTACK ? (helps ? face.value : -face.value) : -GOOD;
        if (best >= 0 && value <= most) continue;
        best = m->option[i].choice;
        most = value;
    }
    return best < 0 ? 0 : answer_one(m, choice, best);
}

/* ---- what is offered to others ---------------------------------------------------------------------------------------- */

/* To sell costs nothing. */
int answer_surgeon(mind *m, int choice[])
{
    if (m->q.kind == HC_ASK_CHOICE) return answer_one(m, choice, m->option[0].choice);
    return m->q.kind == HC_ASK_SEAT ? best_seat(m, choice, hand_worth) : 0;
}

int answer_crusher(mind *m, int choice[])
{
    if (m->q.kind == HC_ASK_CHOICE) return answer_one(m, choice, most_offered(m));
    return m->q.kind == HC_ASK_SEAT ? best_seat(m, choice, is_window(m, HC_W_ALLIED) ? hand_worth : threat) : 0;
}

int answer_aristocrat(mind *m, int choice[]) { return pick_by_worth(m, choice, m->q.most, 1); }

/* A wild flare that is played as another: what the best one is worth here. */
static int wild_now(mind *m, int alien)
{
    const knowledge *k = knowledge_of(alien);
    return k->wild ? k->wild(m, alien) : NOT_NOW;
}

int use_mesmer_super(mind *m, int sheet)
{
    int best = NOT_NOW;
    for (int a = 1; a < HC_SHEETS; a++) {
        const int value = a != sheet && hc_acts_in(a, m->t.edition, HC_PART_WILD, m->q.window) ? wild_now(m, a) : NOT_NOW;
        if (value > best) best = value;
    }
    return best;
}

int answer_mesmer(mind *m, int choice[])
{
    int best = -1, most = 0;
    for (int i = 0; i < m->options && m->q.kind == HC_ASK_ALIEN; i++) {
        const int value = wild_now(m, m->option[i].choice);
        if (best >= 0 && value <= most) continue;
        best = m->option[i].choice;
        most = value;
    }
    return best < 0 ? 0 : answer_one(m, choice, best);
}

int answer_doppelganger(mind *m, int choice[])
{
    enum { WHOM, WHICH };
    return m->q.prompt == WHOM ? best_seat(m, choice, hand_worth) : m->q.prompt == WHICH ? steady_encounter_card(m, choice) : 0;
}
