/* steady_cards.c - which cards the steady bot plays, gives away and asks for. */
#include "steady_rows.h"

enum { WHIM = 5 };                               /* so that nobody can count on its choice */

static const hc_card_info *card_in_hand(const mind *m, int card)
{
    const hc_seat_info *s = &m->t.seat[m->me];
    for (int i = 0; i < s->known; i++) if (s->card[i].card == card) return &s->card[i];
    for (const hc_thing *x = NULL; (x = hc_next_thing(&m->t, x, m->me, HC_LIES_HOARD)) != NULL;) if (x->card.card == card) return &x->card;
    return NULL;
}

/* The two cards change places before they are turned up. */
static int value_switched(const mind *m, const fight *f, int side, const hc_card_info *card, const guess *other)
{
    guess mine;
    odds o;
    judge_known_card(card, &mine);
    odds_of_guesses(m, f, side, other, &mine, &o);
    return fight_value(m, f, m->me, side, &o);
}

/* Points of playing a card, as things stand on the table. */
static int value_of_playing(const mind *m, const fight *f, int side, const hc_card_info *card, const guess *other)
{
    odds o;
    odds_of_card(m, f, side, card, other, &o);
    int value = fight_value(m, f, m->me, side, &o);
    if (m->power[m->me]->traits & SWITCHES) {
        int switched = value_switched(m, f, side, card, other);
        if (switched > value) value = switched;
    } else if (m->power[f->main[!side]]->traits & SWITCHES) {
        value = (value * 2 + value_switched(m, f, side, card, other)) / 3;
    }
    if (side == HC_SIDE_DEFENSE && is_match_point(m)) return value + shaped(m, m->me, card->value);   /* there is no later */
    return value - card_worth(m, m->me, card);
}

int steady_encounter_card(mind *m, int choice[])
{
    fight f;
    guess other;
    int best = -1, most = 0, side = m->me == m->t.offense ? HC_SIDE_OFFENSE : HC_SIDE_DEFENSE;
    fight_now(m, &f);
    judge_guess(m, f.main[!side], &other);
    for (int i = 0; i < m->options; i++) {
        const hc_card_info *card = card_in_hand(m, m->option[i].choice);
        if (!card || (best >= 0 && bot_forgets(m->b))) continue;
        int value = value_of_playing(m, &f, side, card, &other) + (int)bot_random(m->b, WHIM) + bot_misjudges(m->b);
        if (best >= 0 && value <= most) continue;
        best = m->option[i].choice;
        most = value;
    }
    return best < 0 ? 0 : answer_one(m, choice, best);
}

/* Does it pay to switch, with the own card down and the other unseen? In points. */
int switching_value(const mind *m)
{
    fight f;
    guess other;
    odds o;
    int side = m->me == m->t.offense ? HC_SIDE_OFFENSE : HC_SIDE_DEFENSE;
    const hc_card_info *card = &m->t.seat[m->me].played_card;
    if (card->kind == HC_CARD_NONE) return 0;
    fight_now(m, &f);
    judge_guess(m, f.main[!side], &other);
    odds_of_card(m, &f, side, card, &other, &o);
    return value_switched(m, &f, side, card, &other) - fight_value(m, &f, m->me, side, &o);
}

/* ---- giving away -------------------------------------------------------------------------------- */

int steady_worst_cards(mind *m, int choice[], int count) { return pick_by_worth(m, choice, count, -1); }

/* Ships or cards: whichever there is less of. The answer is the number of ships. */
int steady_reward(mind *m, int choice[])
{
    const hc_seat_info *s = &m->t.seat[m->me];
    int best = -1, most = 0;
    for (int i = 0; i < m->options; i++) {
        int ships = m->option[i].choice, cards = m->q.count - ships;
        int hand = s->hand + cards / 2, card = hand < 4 ? 20 : hand < 8 ? 13 : 8;
        int ship = s->warp > 8 ? 16 : s->warp > 4 ? 13 : 10;
        int value = ships * ship + cards * card;
        if (ships >= HC_PASS || (best >= 0 && value <= most)) continue;
        best = ships;
        most = value;
    }
    return best < 0 ? 0 : answer_one(m, choice, best);
}
