/* steady_aliens.c - what the steady bot knows of aliens and artifacts: one row each, by name. A
 * sheet without a row is played by the general rules; a new edition adds rows. */
#include "steady.h"
#include <string.h>

static int opponent_of(const mind *m) { return m->me == m->t.offense ? m->t.defense : m->t.offense; }
static int my_side(const mind *m) { return side_of(m, m->me); }

static int use_always(mind *m, int sheet) { (void)m, (void)sheet; return 20; }

/* ---- Amoeba: all out, or more in ----------------------------------------------------------------- */

enum { WITHDRAW, BRING_IN, MOST_IN = 8, GIVING_UP = 12 };     /* the first two are its answers */

static int with_ships(const mind *m, int ships)
{
    fight f;
    fight_now(m, &f);
    fight_join(m, &f, m->me, my_side(m), ships);
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
    int now = my_side(m) == HC_SIDE_OFFENSE ? m->t.seat[m->me].gate : m->t.ships[m->t.target][m->me];
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

static int use_amoeba(mind *m, int sheet)
{
    int in, out = with_ships(m, 0), now = expected_now(m);
    (void)sheet;
    if (m->me == m->t.defense) out -= GIVING_UP; /* the colony is left undefended */
    best_to_bring_in(m, &in);
    return (in > out ? in : out) - now - 2;
}

static int answer_amoeba(mind *m, int choice[])
{
    int in, best = best_to_bring_in(m, &in), out = with_ships(m, 0) - (m->me == m->t.defense ? GIVING_UP : 0);
    if (m->q.kind == HC_ASK_CHOICE) return answer_one(m, choice, in > out ? BRING_IN : WITHDRAW);
    if (m->q.place != HC_NO_PLANET) return steady_place_ships(m, choice, m->q.most);
    return steady_take_ships(m, choice, best < m->q.most ? best : m->q.most);
}

/* ---- cards that come back, cards that are taken --------------------------------------------------- */

enum { WORTH_HOLDING = 6 };

static int use_clone(mind *m, int sheet)
{
    const hc_card_info *card = &m->t.seat[m->me].played_card;
    (void)sheet;
    return card->kind == HC_CARD_NONE ? 1 : card_worth(m, m->me, card) - WORTH_HOLDING;
}

/* The card lies on top of the discards. */
static int use_filch(mind *m, int sheet)
{
    (void)sheet;
    return m->t.discards ? card_worth(m, m->me, &m->t.discard[m->t.discards - 1]) - WORTH_HOLDING : 1;
}

static int use_healer(mind *m, int sheet)
{
    int who = m->q.who;
    (void)sheet;
    if (who >= m->t.players) return 1;
    bool leads = m->t.seat[who].foreign_colonies + 1 >= m->t.colonies_to_win;
    return CARD - m->q.count * (leads ? SHIP / 2 : SHIP / 5) + 2 * goodwill(m, who);
}

static int use_mutant(mind *m, int sheet)
{
    (void)sheet;
    return m->t.seat[m->me].hand >= 7 && hand_quality(m, m->me) < 6 ? -1 : 20;
}

/* From the hand that it faces, which it weakens so; not the last card, which would be replaced. */
static int answer_mutant(mind *m, int choice[])
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

static int use_trader(mind *m, int sheet)
{
    int them = opponent_of(m), mine = m->t.seat[m->me].hand, theirs = m->t.seat[them].hand;
    (void)sheet;
    if (theirs > 10) theirs = 10;
    return theirs * hand_quality(m, them) - mine * hand_quality(m, m->me) - 8;
}

/* ---- Philanthropist: the worst card, to whom it harms ---------------------------------------------- */

static int use_philanthropist(mind *m, int sheet)
{
    const hc_seat_info *s = &m->t.seat[m->me];
    int encounter_cards = 0, worst = 100;
    (void)sheet;
    for (int i = 0; i < s->known; i++) {
        if (s->card[i].kind == HC_CARD_ATTACK || s->card[i].kind == HC_CARD_NEGOTIATE) encounter_cards++;
        if (card_worth(m, m->me, &s->card[i]) < worst) worst = card_worth(m, m->me, &s->card[i]);
    }
    return encounter_cards < 2 ? -1 : 5 - worst;
}

static int answer_philanthropist(mind *m, int choice[])
{
    if (m->q.kind == HC_ASK_CARD) return steady_worst_cards(m, choice, 1);
    for (int i = 0; i < m->options; i++) {
        int seat = m->option[i].choice;
        if (seat < m->t.players && is_against_me(m, seat)) return answer_one(m, choice, seat);
    }
    return 0;
}

/* ---- powers about the cards on the table ------------------------------------------------------------ */

/* Played again with the best card, against another one of theirs. */
static int use_chronos(mind *m, int sheet)
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

static int use_empath(mind *m, int sheet)
{
    fight f;
    const knowledge *kept = m->power[m->me];
    (void)sheet;
    fight_now(m, &f);
    m->power[m->me] = knowledge_row(0);
    int lost = expected_value(m, &f);
    m->power[m->me] = kept;
    return deal_prospect(m, &f, m->me) - lost;
}

static int use_sorcerer(mind *m, int sheet) { (void)sheet; return switching_value(m); }

static int use_parasite(mind *m, int sheet)
{
    if (m->t.defense >= m->t.players) return SHIP;           /* a colony outside an encounter: settle beside it */
    int offense = joining_value(m, HC_SIDE_OFFENSE), defense = joining_value(m, HC_SIDE_DEFENSE);
    const hc_seat_info *s = &m->t.seat[m->me];
    (void)sheet;
    int invited = s->invited_by[0] && offense > 0 ? offense : s->invited_by[1] && defense > 0 ? defense : 0;
    return (offense > defense ? offense : defense) - invited;
}

/* ---- the table ----------------------------------------------------------------------------------------- */

static const knowledge TABLE[] = {
    { .name = "" },                              /* no power, or one that nobody described */
    { "Amoeba", 0, 0, 3, 10, 4, use_amoeba, answer_amoeba },
    { "Anti-Matter", INVERTS, 0, 0, 0, 0, NULL, NULL },
    { "Chronos", 0, 0, 2, 15, 6, use_chronos, NULL },
    { "Clone", 0, 0, 0, 10, 1, use_clone, NULL },
    { "Empath", HARMONIC, 0, 0, 0, 0, use_empath, NULL },
    { "Filch", 0, 0, 0, 10, 1, use_filch, NULL },
    { "Healer", 0, 0, 0, 0, 1, use_healer, NULL },
    { "Laser", BLINDS, 0, 1, 0, 5, use_always, NULL },
    { "Macron", 0, 4, 0, 0, 0, NULL, NULL },
    { "Mind", 0, 0, 1, 25, 3, use_always, NULL },
    { "Mutant", 0, 0, 1, 20, 4, use_mutant, answer_mutant },
    { "Oracle", 0, 0, 1, 50, 5, NULL, steady_encounter_card },
    { "Pacifist", PEACEFUL, 0, 0, 0, 0, NULL, NULL },
    { "Parasite", 0, 0, 0, 0, 1, use_parasite, NULL },
    { "Philanthropist", 0, 0, 0, 0, 1, use_philanthropist, answer_philanthropist },
    { "Sorcerer", SWITCHES, 0, 0, 10, 4, use_sorcerer, NULL },
    { "Trader", 0, 0, 0, 10, 7, use_trader, NULL },
    { "Virus", MULTIPLIES, 0, 0, 0, 0, NULL, NULL },
    { "Vulch", 0, 0, 0, 0, 1, use_always, NULL },
    { "Zombie", UNDYING, 0, 0, 0, 1, NULL, NULL },
    { "Cosmic Zap", 0, 0, 0, 0, 0, use_cosmic_zap, NULL },
    { "Emotion Control", 0, 0, 0, 0, 0, use_emotion_control, NULL },
    { "Force Field", 0, 0, 0, 0, 0, use_force_field, answer_force_field },
    { "Mobius Tubes", 0, 0, 0, 0, 0, use_mobius_tubes, NULL },
    { "The Plague", 0, 0, 0, 0, 0, use_plague, NULL },
    { "Stellar Gas", 0, 0, 0, 0, 0, use_stellar_gas, NULL },
    { "Reinforcement", 0, 0, 0, 0, 0, use_reinforcement, answer_reinforcement },
    { "Card Zap", 0, 0, 0, 0, 0, use_card_zap, NULL },
    { "Quash", 0, 0, 0, 0, 0, use_quash, NULL },
    { "Ionic Gas", 0, 0, 0, 0, 0, use_ionic_gas, NULL },
};
enum { ROWS = sizeof TABLE / sizeof *TABLE };
_Static_assert(ROWS <= 256, "a row is remembered in a byte");

const knowledge *knowledge_row(int row) { return &TABLE[row]; }

int knowledge_index(int sheet, int edition)
{
    hc_sheet_info info;
    if (!hc_sheet(sheet, edition, &info)) return 0;
    for (int i = 1; i < ROWS; i++) if (!strcmp(info.name, TABLE[i].name)) return i;
    return 0;
}

const knowledge *knowledge_of(int sheet, int edition) { return &TABLE[knowledge_index(sheet, edition)]; }
