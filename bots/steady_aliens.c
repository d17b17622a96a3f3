/* steady_aliens.c - how the steady bot uses the aliens of the Avalon Hill edition; the modern edition has most of them too. */
#include "steady_rows.h"

/* ---- Amoeba: all out, or more in ----------------------------------------------------------------- */

enum { WITHDRAW, BRING_IN, MOST_IN = 8, GIVING_UP = 12 };     /* the first two are its answers */

static int with_ships(const mind *m, int ships)
{
    fight f;
    int side = my_side(m);
    fight_now(m, &f);
    if (!is_main(m, m->me)) fight_leave(m, &f, m->me);
    fight_join(m, &f, m->me, side, ships);
    return expected_value(m, &f);
}

static int ships_elsewhere(const mind *m)
{
    int ships = 0;
    for (int p = 0; p < m->t.planets; p++) {
        bool here = m->me == m->t.defense && p == m->t.target;
        if (!here && m->t.ships[p][m->me] > 1) ships += m->t.ships[p][m->me] - 1;
    }
    return ships;
}

/* The best number of ships to bring in; *value: what that promises. */
static int best_to_bring_in(const mind *m, int *value)
{
    int now = m->me == m->t.defense ? m->t.ships[m->t.target][m->me] : m->t.seat[m->me].gate;
    int most = ships_elsewhere(m), best = 1;
    *value = -LOSS;
    for (int n = 1; n <= most && n <= MOST_IN; n++) {
        int points = with_ships(m, now + n) - 2 * n;
        if (points <= *value) continue;
        *value = points;
        best = n;
    }
    return best;
}

int use_amoeba(mind *m, int sheet)
{
    int in, out = with_ships(m, 0), now = expected_now(m);
    (void)sheet;
    if (m->me == m->t.defense) out -= GIVING_UP; /* the colony is left undefended */
    best_to_bring_in(m, &in);
    return (in > out ? in : out) - now - 2;
}

int answer_amoeba(mind *m, int choice[])
{
    int in, best = best_to_bring_in(m, &in), out = with_ships(m, 0) - (m->me == m->t.defense ? GIVING_UP : 0);
    if (m->q.kind == HC_ASK_CHOICE) return answer_one(m, choice, in > out ? BRING_IN : WITHDRAW);
    if (m->q.place != HC_NO_PLANET) return steady_place_ships(m, choice, m->q.most);
    return steady_take_ships(m, choice, best < m->q.most ? best : m->q.most);
}

/* ---- cards that come back, cards that are taken --------------------------------------------------- */

int use_clone(mind *m, int sheet)
{
    const hc_card_info *card = &m->t.seat[m->me].played_card;
    (void)sheet;
    return card->kind == HC_CARD_NONE ? 1 : card_worth(m, m->me, card) - WORTH_HOLDING;
}

int use_filch(mind *m, int sheet)
{
    hc_card_info card = hc_card(m->view, m->q.place);
    (void)sheet;
    return card_worth(m, m->me, &card) - WORTH_HOLDING;
}

int use_healer(mind *m, int sheet)
{
    int who = m->q.who;
    (void)sheet;
    if (who >= m->t.players) return 1;
    bool leads = m->t.seat[who].foreign_colonies + 1 >= m->t.colonies_to_win;
    return CARD - m->q.count * (leads ? SHIP / 2 : SHIP / 5) + 2 * goodwill(m, who);
}

int use_mutant(mind *m, int sheet)
{
    (void)sheet;
    return m->t.seat[m->me].hand >= 7 && hand_quality(m, m->me) < 6 ? -1 : 20;
}

/* From the hand that it faces, which it weakens so; not the last card, which would be replaced. */
int answer_mutant(mind *m, int choice[])
{
    int best = HC_DECK, most = 0;
    for (int i = 0; i < m->options; i++) {
        int seat = m->option[i].choice;
        if (seat >= m->t.players || m->t.seat[seat].hand < 3) continue;
        int value = (is_against_me(m, seat) ? 6 : 1) + m->t.seat[seat].foreign_colonies + hand_quality(m, seat) / 4;
        if (value <= most) continue;
        best = seat;
        most = value;
    }
    return answer_one(m, choice, best);
}

/* A defense that needs a new hand draws it before it decides: a look that costs nothing. */
static bool draws_before_swapping(const mind *m)
{
    const hc_seat_info *s = &m->t.seat[m->me];
    for (int i = 0; i < s->known; i++)
        if (s->card[i].kind == HC_CARD_ATTACK || s->card[i].kind == HC_CARD_NEGOTIATE || s->card[i].kind == HC_CARD_MORPH) return false;
    return m->me == m->t.defense && is_window(m, HC_W_PLANNING);
}

int use_trader(mind *m, int sheet)
{
    int them = opponent_of(m), mine = m->t.seat[m->me].hand, theirs = m->t.seat[them].hand;
    (void)sheet;
    if (draws_before_swapping(m)) return 1;
    if (theirs > 10) theirs = 10;
    return theirs * hand_quality(m, them) - mine * hand_quality(m, m->me) - 8;
}

/* ---- Philanthropist: the worst card, to whom it harms ---------------------------------------------- */

int use_philanthropist(mind *m, int sheet)
{
    const hc_seat_info *s = &m->t.seat[m->me];
    int encounter_cards = 0, worst = 100;
    (void)sheet;
    for (int i = 0; i < s->known; i++) {
        if (s->card[i].kind == HC_CARD_ATTACK || s->card[i].kind == HC_CARD_NEGOTIATE) encounter_cards++;
        if (card_worth(m, m->me, &s->card[i]) < worst) worst = card_worth(m, m->me, &s->card[i]);
    }
    if (encounter_cards == 1 && is_main(m, m->me) && is_window(m, HC_W_ALLIED)) return 30;      /* a new hand comes of it */
    return encounter_cards < 2 ? -1 : 5 - worst;
}

int answer_philanthropist(mind *m, int choice[])
{
    if (m->q.kind == HC_ASK_CARD) return steady_worst_cards(m, choice, 1);
    if (m->q.kind == HC_ASK_PLANET) return cheapest_colony(m, choice);                                   /* the ship that lending costs */
    if (m->t.defense >= m->t.players && is_offered(m, m->t.offense)) return answer_one(m, choice, m->t.offense);
    for (int i = 0; i < m->options; i++) {
        int seat = m->option[i].choice;
        if (seat < m->t.players && is_against_me(m, seat)) return answer_one(m, choice, seat);
    }
    return steady_choose_victim(m, choice);
}

/* ---- powers about the cards on the table ------------------------------------------------------------ */

/* Played again with the best card, against another one of theirs. */
int use_chronos(mind *m, int sheet)
{
    fight f;
    guess other;
    int now = expected_now(m), again, them = opponent_of(m), played = m->t.seat[them].played;
    (void)sheet;
    fight_now(m, &f);
    m->t.seat[them].played = 0;
    judge_guess(m, them, &other);
    m->t.seat[them].played = (uint8_t)played;
    hc_seat_info *s = &m->t.seat[m->me];
    bool room = s->known < 40;
    if (room) s->card[s->known++] = s->played_card;
    best_card(m, &f, my_side(m), &other, &again);
    if (room) s->known--;
    return again - now - 10;
}

int use_empath(mind *m, int sheet)
{
    fight f;
    fight_now(m, &f);
    hold_powers(m, m->me, sheet);
    int lost = expected_value(m, &f);
    hold_powers(m, m->me, 0);
    return deal_prospect(m, &f, m->me) - lost;
}

int use_sorcerer(mind *m, int sheet) { (void)sheet; return switching_value(m); }

int use_parasite(mind *m, int sheet)
{
    if (m->t.defense >= m->t.players) return SHIP;           /* a colony outside an encounter: settle beside it */
    int offense = joining_value(m, HC_SIDE_OFFENSE), defense = joining_value(m, HC_SIDE_DEFENSE);
    const hc_seat_info *s = &m->t.seat[m->me];
    (void)sheet;
    int invited = s->invited_by[0] && offense > 0 ? offense : s->invited_by[1] && defense > 0 ? defense : 0;
    return (offense > defense ? offense : defense) - invited;
}

