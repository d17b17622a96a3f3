/* steady_rows_ships.c - powers and flares about ships, destiny and planets. */
#include "steady_rows.h"

/* ---- Kamikaze: ships for cards, ships for the total --------------------------------------------------------- */

enum { FOR_CARDS, FOR_TOTAL, ENOUGH_CARDS = 12, A_CARD_DRAWN = 18, WORTH_OF_A_SHIP = 4 };

static int sacrifice_value(const mind *m, int ships)
{
    int hand = m->t.seat[m->me].hand + 2 * ships, surplus = hand > ENOUGH_CARDS ? hand - ENOUGH_CARDS : 0;
    if (surplus > 2 * ships) surplus = 2 * ships;
    return 2 * ships * A_CARD_DRAWN - surplus * A_CARD_DRAWN * 2 / 3 - taking_price(m, ships) - ships * WORTH_OF_A_SHIP;
}

static int best_number(const mind *m, int (*value)(const mind *m, int ships))
{
    int best = 1, most = value(m, 1);
    for (int n = 2; n <= 4; n++) {
        int points = value(m, n);
        if (points <= most) continue;
        best = n;
        most = points;
    }
    return best;
}

int use_kamikaze(mind *m, int sheet)
{
    (void)sheet;
    return sacrifice_value(m, best_number(m, sacrifice_value));
}

int answer_kamikaze(mind *m, int choice[])
{
    int most = most_offered(m), best = 1, gain = 0;
    if (m->q.prompt == FOR_CARDS) {
        int n = best_number(m, sacrifice_value);
        return answer_one(m, choice, n < most ? n : most);
    }
    for (int n = 1; n <= most; n++) {
        int points = adding_value(m, my_side(m), 3 * n) - taking_price(m, n) - n * WORTH_OF_A_SHIP;
        if (n > 1 && points <= gain) continue;
        best = n;
        gain = points;
    }
    return answer_one(m, choice, best);
}

/* ---- Masochist ------------------------------------------------------------------------------------------------ */

static int regain_value(const mind *m, int seat)
{
    if (seat == m->me) return m->power[seat]->traits & SUFFERS ? -50 : 50 + m->t.seat[seat].warp;
    return goodwill(m, seat) - threat(m, seat);
}

int use_masochist_wild(mind *m, int sheet)
{
    bool mine = m->t.seat[m->me].warp > 0 && m->me != m->t.offense;
    (void)sheet;
    return mine || (m->me != m->t.offense && threat(m, m->t.offense) >= 25) ? 6 : NOT_NOW;
}

/* For who wants to have none left, when the way is short. */
int use_masochist_super(mind *m, int sheet)
{
    enum { ENOUGH_LOST = 11 };
    (void)sheet;
    return m->t.seat[m->me].warp + m->t.seat[m->me].gone >= ENOUGH_LOST ? 10 : NOT_NOW;
}

int answer_masochist(mind *m, int choice[]) { return best_seat(m, choice, regain_value); }

/* ---- Shadow, Vacuum, Cudgel: others' ships --------------------------------------------------------------------- */

/* With a ship of the own put in its place, in the own turn: where that is a new colony. */
static int place_for_two(const mind *m, int choice[], int victim)
{
    int best = -1, most = 0;
    for (int i = 0; i < m->options; i++) {
        int planet = m->option[i].choice;
        if (planet >= HC_PLANETS || !counts_as_foreign(m, m->me, planet) || m->t.ships[planet][m->me]) continue;
        int points = 10 - m->t.ships[planet][victim];
        if (best >= 0 && points <= most) continue;
        best = planet;
        most = points;
    }
    return best < 0 ? 0 : answer_one(m, choice, best);
}

int answer_shadow(mind *m, int choice[])
{
    enum { WHOSE, WHICH };
    if (m->q.prompt == WHOSE) return steady_choose_victim(m, choice);
    bool follows = m->me == m->t.offense && has_flare(m, m->q.sheet) && m->t.seat[m->me].warp;
    int n = follows ? place_for_two(m, choice, m->q.who) : 0;
    return n ? n : answer_harmful_planet(m, choice, m->q.who);
}

/* One more of mine, and the whole attack goes with it: no colony for them. */
int use_shadow_wild(mind *m, int sheet)
{
    fight f;
    int ships = 0;
    (void)sheet;
    fight_now(m, &f);
    for (int s = 0; s < m->t.players; s++) if (f.side[s] == HC_SIDE_OFFENSE) ships += f.in[s];
    return -outcome_value(m, &f, m->me, HC_SIDE_OFFENSE) + ships * SHIP / 3 - taking_price(m, 1) - SHIP;
}

int answer_vacuum(mind *m, int choice[])
{
    return m->q.kind == HC_ASK_NUMBER ? answer_one(m, choice, most_offered(m)) : steady_choose_victim(m, choice);
}

/* Everybody on the other side who is no friend. */
int answer_cudgel(mind *m, int choice[])
{
    int n = 0;
    for (int i = 0; i < m->options; i++) {
        int seat = m->option[i].choice;
        if (seat < m->t.players && goodwill(m, seat) < 4) choice[n++] = seat;
    }
    choice[n] = HC_DONE;
    return n + 1;
}

int use_cudgel_wild(mind *m, int sheet)
{
    int ships = 0;
    (void)sheet;
    if (m->t.target >= HC_PLANETS) return NOT_NOW;
    for (int s = 0; s < m->t.players; s++) if (side_of(m, s) != HC_SIDE_OFFENSE) ships += m->t.ships[m->t.target][s] * (2 - goodwill(m, s));
    return ships;
}

/* A ship against an artifact that is aimed at me. */
int use_void_wild(mind *m, int sheet)
{
    (void)sheet;
    return is_against_me(m, m->q.who) ? 12 - SHIP - taking_price(m, 1) : NOT_NOW;
}

/* Both allies' fleets go home. */
int use_mite_wild(mind *m, int sheet)
{
    fight f;
    (void)sheet;
    fight_now(m, &f);
    int now = expected_value(m, &f);
    for (int s = 0; s < m->t.players; s++) if (!is_main(m, s)) fight_leave(m, &f, s);
    return expected_value(m, &f) - now;
}

int use_zombie_super(mind *m, int sheet) { (void)sheet; return m->t.players > 2 ? 2 : NOT_NOW; }

/* A card for a ship: while enough ships are out. */
int use_machine_super(mind *m, int sheet) { (void)sheet; return m->t.seat[m->me].warp < 6 ? 4 : NOT_NOW; }

/* ---- powers that change hands ------------------------------------------------------------------------------------ */

int use_sorcerer_wild(mind *m, int sheet)
{
    enum { FOR_GOOD = 12 };
    int offense = m->t.offense, defense = m->t.defense;
    (void)sheet;
    if (is_main(m, m->me)) return rank_of(m->t.seat[opponent_of(m)].alien) - rank_of(m->t.seat[m->me].alien) - FOR_GOOD;
    if (offense >= m->t.players || defense >= m->t.players) return NOT_NOW;
    /* Among others: the better power to whom it fears less. */
    int better = rank_of(m->t.seat[offense].alien) - rank_of(m->t.seat[defense].alien), fears = threat(m, offense) - threat(m, defense);
    return (better > 0) == (fears > 0) ? (better < 0 ? -better : better) * (fears < 0 ? -fears : fears) / 10 - keeping(m) * FOR_GOOD / 100 : NOT_NOW;
}

/* The own power for that of the offense, for one encounter and a ship: a strong one becomes a weak one. */
int use_philanthropist_wild(mind *m, int sheet)
{
    int seat = m->t.offense;
    (void)sheet;
    if (seat >= m->t.players || seat == m->me || goodwill(m, seat) > 0 || are_partners(m, seat, m->me)) return NOT_NOW;
    return (rank_of(m->t.seat[seat].alien) - rank_of(m->t.seat[m->me].alien) + threat(m, seat)) / 2 - SHIP * (keeping(m) + 50) / 150;
}

/* A strong alien of somebody who lost becomes another one; the flare goes along. */
static int change_value(const mind *m, int seat)
{
    enum { ORDINARY = 30 };
    return rank_of(m->t.seat[seat].alien) - ORDINARY + threat(m, seat) / 2;
}

int use_reincarnator_wild(mind *m, int sheet)
{
    int most = NOT_NOW;
    (void)sheet;
    for (int s = 0; s < m->t.players; s++) {
        bool lost = side_of(m, s) < HC_SIDE_NONE && m->t.winner < HC_SIDE_NONE && side_of(m, s) != m->t.winner;
        int value = change_value(m, s) - 10 * keeping(m) / 100;
        if (s != m->me && lost && value > most) most = value;
    }
    return most;
}

int answer_reincarnator(mind *m, int choice[]) { return best_seat(m, choice, change_value); }

/* ---- destiny ------------------------------------------------------------------------------------------------------ */

enum { DESTINY_SEAT = 7, DESTINY_KIND = 8 };

/* How welcome it is that the offense meets this player; itself: it may settle again or draw once more. */
static int fate_value(const mind *m, int kind, int seat)
{
    int offense = m->t.offense;
    if (kind == HC_DESTINY_WILD) return m->me == offense ? 60 : -8;
    if (kind != HC_DESTINY_COLOUR) return m->me == offense ? 20 : -2;
    if (m->me == offense) return seat == m->me ? (better_at_home(m) ? 40 : -5) : attack_prospect(m, seat);
    if (seat == m->me) return -25;
    if (seat == offense) return threat(m, offense) / 2 - 4;
    return threat(m, seat) + (threat(m, offense) >= 25 ? m->t.seat[seat].hand : 0);
}

int answer_dictator(mind *m, int choice[])
{
    int best = -1, most = 0;
    for (int i = 0; i < m->options; i++) {
        hc_card_info card = hc_card(m->view, m->option[i].choice);
        int value = fate_value(m, card.value / DESTINY_KIND, card.value & DESTINY_SEAT);
        if (best >= 0 && value <= most) continue;
        best = m->option[i].choice;
        most = value;
    }
    return best < 0 ? 0 : answer_one(m, choice, best);
}

int answer_will(mind *m, int choice[])
{
    enum { WHOM, WHOSE_HAND };
    return m->q.prompt == WHOM ? steady_whom(m, choice) : best_seat(m, choice, hand_worth);
}

/* ---- small gains --------------------------------------------------------------------------------------------------- */

int answer_remora(mind *m, int choice[])
{
    enum { A_CARD, A_SHIP };
    return answer_one(m, choice, is_offered(m, A_SHIP) && m->t.seat[m->me].warp > 5 ? A_SHIP : A_CARD);
}

int answer_foundation(mind *m, int choice[]) { return best_foundation(m, choice); }

/* Where most of its ships are, it will stay longest. */
int answer_safest_home(const mind *m, int choice[])
{
    int best = -1, most = -1;
    for (int i = 0; i < m->options; i++) {
        const int planet = m->option[i].choice;
        if (planet >= m->t.planets || m->t.ships[planet][m->me] <= most) continue;
        most = m->t.ships[planet][m->me];
        best = planet;
    }
    return best < 0 ? 0 : answer_one(m, choice, best);
}
