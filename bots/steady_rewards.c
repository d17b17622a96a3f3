/* steady_rewards.c - how the steady bot uses reward decks: what it draws, when it lays a kicker or an intimidate, when it plays a rift. */
#include "steady_rows.h"

enum { SOME = 12, MUCH = 20 };

/* Reward cards are stronger on the average; of backs it takes those, too, unless a rift may be among them. */
int answer_reward_deck(mind *m, int choice[])
{
    if (m->q.kind == HC_ASK_NUMBER) return answer_one(m, choice, most_offered(m));
    return m->q.kind == HC_ASK_CHOICE ? answer_one(m, choice, m->t.seat[m->me].warp > 4 ? m->option[0].choice : most_offered(m)) : 0;
}

static int best_of_kind(const mind *m, int choice[], int kind)
{
    int best = -1, most = 0;
    for (int i = 0; i < m->options; i++) {
        const hc_card_info c = hc_card(m->view, m->option[i].choice);
        if (m->option[i].choice >= HC_PASS || c.kind != kind || (best >= 0 && c.value <= most)) continue;
        best = m->option[i].choice;
        most = c.value;
    }
    return best < 0 ? 0 : answer_one(m, choice, best);
}

static int best_attack(const mind *m)
{
    const hc_seat_info *s = &m->t.seat[m->me];
    int best = 0;
    for (int i = 0; i < s->known; i++) if (s->card[i].kind == HC_CARD_ATTACK && s->card[i].value > best) best = s->card[i].value;
    return best;
}

/* A high one whenever it beats the own cards and it is a main player, or an ally whom it would serve; a low one never. */
int answer_intimidate(mind *m, int choice[])
{
    if (m->q.kind == HC_ASK_SEAT) return answer_one(m, choice, best_attack(m) < SOME ? m->option[0].choice : HC_PASS);
    const bool plays = m->me == m->t.offense || m->me == m->t.defense;
    int n = best_of_kind(m, choice, HC_CARD_INTIMIDATE);
    if (n && plays && hc_card(m->view, choice[0]).value > best_attack(m)) return n;
    return answer_one(m, choice, HC_PASS);
}

/* The highest, beside an attack that is worth it. */
int answer_kicker(mind *m, int choice[])
{
    const int n = best_of_kind(m, choice, HC_CARD_KICKER);
    return n && hc_card(m->view, choice[0]).value > 1 && best_attack(m) >= SOME / 2 ? n : answer_one(m, choice, HC_PASS);
}

/* When enough of its own ships are in the warp; a colony or cards at once. */
/* Of piles that are used up a rift would bring back what was played for it, again and again. */
enum { HARDLY_ANY = 8 };
static bool is_reward_deck_spent(const mind *m) { return m->t.reward_deck + m->t.reward_discards < HARDLY_ANY; }
static bool brings_anything_new(const mind *m) { return !is_reward_deck_spent(m) || m->t.deck + m->t.discards >= HARDLY_ANY; }

int use_rift(mind *m, int sheet)
{
    const int number = hc_card(m->view, m->card).value, own = m->t.seat[m->me].warp;
    (void)sheet;
    if (number == 2 && !brings_anything_new(m)) return NOT_NOW;
    if (number <= 2) return MUCH;
    return own >= number || own >= 4 ? SOME : NOT_NOW;
}

int answer_rift(mind *m, int choice[])
{
    if (m->q.kind == HC_ASK_SEAT) return is_offered(m, m->me) ? answer_one(m, choice, m->me) : answer_one(m, choice, HC_PASS);
    if (m->q.kind == HC_ASK_NUMBER) return answer_one(m, choice, is_reward_deck_spent(m) ? 0 : most_offered(m));
    return m->q.kind == HC_ASK_PLANET && !m->q.compound ? best_foundation(m, choice) : 0;
}
