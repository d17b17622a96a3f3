/* steady_rows_hands.c - powers and flares about hands: taking, giving, looking, discarding. */
#include "steady_rows.h"

/* ---- Barbarian, Clone, Hacker, Mite: what to take, what to keep ------------------------------------------- */

enum { LOOT, UNWANTED };

int answer_barbarian(mind *m, int choice[])
{
    return m->q.prompt == LOOT ? pick_by_worth(m, choice, m->q.most, 1) : pick_none(choice);
}

int answer_clone(mind *m, int choice[]) { return answer_one(m, choice, most_offered(m)); }

static int prey_value(const mind *m, int seat)
{
    int cards = m->t.seat[seat].hand;
    return (cards > 5 ? 5 : cards) * hand_quality(m, seat) + threat(m, seat);
}

int use_hacker_super(mind *m, int sheet)
{
    const hc_seat_info *s = &m->t.seat[m->me];
    int junk = 0;
    (void)sheet;
    for (int i = 0; i < s->known; i++) junk += card_worth(m, m->me, &s->card[i]) < WORTH_HOLDING - 1;
    return junk > 1 && s->hand > 5 ? 1 : NOT_NOW;
}

int answer_hacker(mind *m, int choice[])
{
    enum { WHO_PAYS, WHICH, WHICH_GIVEN, WHICH_BACK };
    switch (m->q.prompt) {
    case WHO_PAYS: return best_seat(m, choice, prey_value);
    case WHICH: return pick_by_worth(m, choice, m->q.least, 1);
    case WHICH_GIVEN: return pick_by_worth(m, choice, m->q.least, -1);
    default: return pick_by_worth(m, choice, 1, -1);
    }
}

enum { LET_LAND, THROW_AWAY, LEFT_ALONE = 3, LANDING = 60 };

/* A colony for the Mite, or cards of mine: it must not bring it near the win. */
int answer_mite(mind *m, int choice[])
{
    if (m->q.prompt == UNWANTED) return pick_none(choice);
    int cards = (m->t.seat[m->me].hand - LEFT_ALONE) * hand_quality(m, m->me);
    bool near = m->t.seat[m->t.offense].foreign_colonies + 2 >= m->t.colonies_to_win;
    return answer_one(m, choice, near || cards < LANDING ? THROW_AWAY : LET_LAND);
}

/* Cards for the own allies: only where all of them are friends. */
int use_observer_wild(mind *m, int sheet)
{
    int allies = 0;
    (void)sheet;
    for (int s = 0; s < m->t.players; s++) {
        if (is_main(m, s) || side_of(m, s) != my_side(m)) continue;
        if (goodwill(m, s) <= 0) return NOT_NOW;
        allies++;
    }
    return allies ? 1 : NOT_NOW;
}

/* ---- Demon ------------------------------------------------------------------------------------------------ */

enum { WHOSE_HAND, WHO_ALLIES, ONTO_DECK, FROM_DECK = 6 };

static int richest(const mind *m)
{
    int most = 0;
    for (int s = 0; s < m->t.players; s++) if (!is_main(m, s) && m->t.seat[s].hand > most) most = m->t.seat[s].hand;
    return most;
}

int use_demon(mind *m, int sheet) { return richest(m) || has_flare(m, sheet) ? 15 : NOT_NOW; }
int use_demon_super(mind *m, int sheet) { (void)sheet; return richest(m) < FROM_DECK ? 5 : NOT_NOW; }

/* Whoever is pressed into service shares the gain: not one who would win by it. */
static int recruit_value(const mind *m, int seat)
{
    fight f;
    int side = my_side(m), now, ships = 0;
    for (int p = 0; p < m->t.planets; p++) ships += m->t.ships[p][seat];
    fight_now(m, &f);
    now = expected_value(m, &f);
    fight_join(m, &f, seat, side, ships < f.ships[side] ? ships : f.ships[side]);
    return expected_value(m, &f) - now;
}

int use_demon_wild(mind *m, int sheet)
{
    int most = NOT_NOW;
    (void)sheet;
    for (int s = 0; s < m->t.players; s++) if (!is_main(m, s) && recruit_value(m, s) > most) most = recruit_value(m, s);
    return most - (is_use_it_or_lose_it(m) ? 0 : 5);
}

int answer_demon(mind *m, int choice[])
{
    switch (m->q.prompt) {
    case WHOSE_HAND: return best_seat(m, choice, hand_worth);
    case WHO_ALLIES: return best_seat(m, choice, recruit_value);
    default: return pick_by_worth(m, choice, 1, 1);          /* others draw next: the worst comes last, on top */
    }
}

/* ---- Fido ------------------------------------------------------------------------------------------------- */

static int weakness(const mind *m, int seat) { return goodwill(m, seat) - threat(m, seat) - 3 * m->t.seat[seat].foreign_colonies; }

enum { GOOD_GIFT = 9 };

int answer_fido(mind *m, int choice[])
{
    enum { FETCH, OFFER_TO, TAKE_IT, KEEP_IT, THANKS, NO_THANKS = 0, A_SHIP, A_CARD };
    hc_card_info card;
    switch (m->q.prompt) {
    case FETCH: return pick_by_worth(m, choice, 1, -1);
    case OFFER_TO: return best_seat(m, choice, weakness);
    case TAKE_IT:
        card = hc_card(m->view, m->q.count);
        return answer_one(m, choice, card_worth(m, m->me, &card) >= GOOD_GIFT ? 0 : 1);
    case KEEP_IT: return answer_one(m, choice, 0);
    default: return answer_one(m, choice, m->t.seat[m->me].warp > 5 && is_offered(m, A_SHIP) ? A_SHIP : is_offered(m, A_CARD) ? A_CARD : NO_THANKS);
    }
}

int use_fido_wild(mind *m, int sheet)
{
    (void)sheet;
    return m->t.discards ? CARD * 2 / 3 - card_worth(m, opponent_of(m), &m->t.discard[m->t.discards - 1]) : NOT_NOW;
}

/* ---- Hate ------------------------------------------------------------------------------------------------- */

/* Shown and kept with the flare: what nobody can match. Else the cheapest that still costs the others something. */
static int rage_worth(const mind *m, const hc_card_info *card, bool kept)
{
    int worth = card_worth(m, m->me, card), costs_them = card->kind == HC_CARD_ATTACK ? 8 + card->value : card->kind == HC_CARD_NEGOTIATE ? 10 : 20;
    return kept ? costs_them : costs_them / 4 - worth;
}

int answer_hate(mind *m, int choice[])
{
    enum { WHICH, APPEASE };
    int best = -1, most = 0;
    if (m->q.prompt == APPEASE) return m->options > 1 ? pick_by_worth(m, choice, 1, -1) : answer_one(m, choice, HC_PASS);
    bool kept = has_flare(m, m->q.sheet);
    for (int i = 0; i < m->options; i++) {
        hc_card_info card = hc_card(m->view, m->option[i].choice);
        int value = rage_worth(m, &card, kept);
        if (kept && card.kind == HC_CARD_FLARE) value -= 5;
        if (best >= 0 && value <= most) continue;
        best = m->option[i].choice;
        most = value;
    }
    return best < 0 ? 0 : answer_one(m, choice, best);
}

/* ---- Miser, Mutant, Trader, Vulch ---------------------------------------------------------------------------- */

static int sum_of(const mind *m, const hc_card_info card[], int n)
{
    int sum = 0;
    for (int i = 0; i < n; i++) sum += card_worth(m, m->me, &card[i]);
    return sum;
}

static int worth_of_hoard(const mind *m)
{
    int sum = 0;
    for (const hc_thing *x = NULL; (x = hc_next_thing(&m->t, x, m->me, HC_LIES_HOARD)) != NULL;)
        if (x->card.kind != HC_CARD_NONE) sum += card_worth(m, m->me, &x->card);
    return sum;
}

int use_miser(mind *m, int sheet)
{
    (void)sheet;
    return 8 * CARD / 2 - worth_of_hoard(m);
}

int answer_miser(mind *m, int choice[])
{
    enum { WHICH_HAND, COVERED };
    const hc_seat_info *s = &m->t.seat[m->me];
    if (m->q.prompt == COVERED) return pick_by_worth(m, choice, m->q.least, 1);
    return answer_one(m, choice, sum_of(m, s->card, s->known) > worth_of_hoard(m));
}

static int junk_in_hand(const mind *m)
{
    const hc_seat_info *s = &m->t.seat[m->me];
    int junk = 0;
    for (int i = 0; i < s->known; i++) junk += card_worth(m, m->me, &s->card[i]) < WORTH_HOLDING;
    return junk;
}

int use_mutant_super(mind *m, int sheet) { (void)sheet; return junk_in_hand(m) * 3 - 2; }

int answer_mutant_ffg(mind *m, int choice[])
{
    if (m->q.kind != HC_ASK_CARD) return answer_mutant(m, choice);
    return !junk_in_hand(m) && is_offered(m, HC_PASS) ? answer_one(m, choice, HC_PASS) : pick_by_worth(m, choice, 1, -1);
}

int answer_trader(mind *m, int choice[])
{
    return m->q.kind == HC_ASK_CARD ? pick_by_worth(m, choice, 1, -1) : best_seat(m, choice, hand_worth);
}

/* The opponent hands over its worst cards first: take what is good, or what is nearly the last. */
int answer_vulch(mind *m, int choice[])
{
    enum { WHICH, KEEP_IT, KEEP = 0, DISCARD, GOOD = 15, FEW = 2 };
    if (m->q.prompt == WHICH) return pick_by_worth(m, choice, 1, -1);
    hc_card_info card = hc_card(m->view, m->b->memory[KEEP_GIFT]);
    bool good = card_worth(m, m->me, &card) >= GOOD || m->t.seat[opponent_of(m)].hand < FEW;
    return answer_one(m, choice, good ? KEEP : DISCARD);
}

int answer_mind_reader(mind *m, int choice[]) { return best_seat(m, choice, hand_worth); }

/* ---- Filch, by the classic flare: where to take, where to look ---------------------------------------------- */

enum { WHERE_TO, THE_DECK = 0, THE_DISCARDS, THE_WARP, PLACES };
enum { PENALTY = SHIP + CARD * 2 / 3 };          /* who is caught loses a ship, and the flare */

/* What there is to gain for the cheat; nothing where nothing lies. */
static void temptations(const mind *m, int cheat, int worth[PLACES])
{
    const hc_card_info unseen = { .kind = HC_CARD_NONE };
    worth[THE_DECK] = m->t.deck ? card_worth(m, cheat, &unseen) : 0;
    worth[THE_DISCARDS] = 0;
    for (int i = 0; i < m->t.discards; i++) {
        int card = card_worth(m, cheat, &m->t.discard[i]);
        if (card > worth[THE_DISCARDS]) worth[THE_DISCARDS] = card;
    }
    worth[THE_WARP] = m->t.seat[cheat].warp ? SHIP : 0;
}

/* Everybody is taken to look where much is to be gained, as often as it is worth: so the great prizes are watched, and
 * the small ones beside them are not. Points of taking from there. */
static int taking_value(const mind *m, const int worth[PLACES], int place)
{
    int all = worth[THE_DECK] + worth[THE_DISCARDS] + worth[THE_WARP], unseen = CERTAIN;
    if (!worth[place]) return -PENALTY;
    for (int i = 1; i < m->t.players; i++) unseen = unseen * (all - worth[place]) / all;
    return (unseen * worth[place] - (CERTAIN - unseen) * PENALTY) / CERTAIN;
}

int cheating_value(const mind *m)
{
    int worth[PLACES], best = NOT_NOW;
    temptations(m, m->me, worth);
    for (int place = 0; place < PLACES; place++) {
        int value = taking_value(m, worth, place);
        if (value > best) best = value;
    }
    return best;
}

/* The cheat takes what is watched least for its worth. The others must not all look at the same place: each looks at
 * one by chance, more often where more is to be gained. */
static int steady_where(mind *m, int choice[])
{
    int worth[PLACES], all = 0, best = -1;
    temptations(m, m->q.who, worth);
    for (int place = 0; place < PLACES; place++) {
        if (!is_offered(m, place)) continue;
        all += worth[place];
        if (best < 0 || taking_value(m, worth, place) > taking_value(m, worth, best)) best = place;
    }
    if (m->q.who == m->me || all <= 0) return best < 0 ? 0 : answer_one(m, choice, best);
    int drawn = (int)bot_random(m->b, (uint32_t)all);
    for (int place = 0; place < PLACES && drawn >= 0; place++) {
        if (!is_offered(m, place)) continue;
        best = place;
        drawn -= worth[place];
    }
    return answer_one(m, choice, best);
}

int answer_filch(mind *m, int choice[])
{
    return m->q.prompt == WHERE_TO ? steady_where(m, choice) : pick_by_worth(m, choice, 1, 1);
}

/* ---- Observer: a card for nothing ---------------------------------------------------------------------------- */

/* Somebody else's flare lets its allies draw: there is no limit to a hand, and no card is a burden. */
int answer_observer(mind *m, int choice[])
{
    enum { DRAW };
    return answer_one(m, choice, DRAW);
}

/* ---- single uses ---------------------------------------------------------------------------------------------- */

/* A negotiate for the artifact or flare that another plays, which then has no effect; or, by the classic flare, cheating. */
int use_filch_wild(mind *m, int sheet)
{
    hc_card_info talk = { .kind = HC_CARD_NEGOTIATE };
    (void)sheet;
    if (!is_window(m, HC_W_CARD_PLAYED)) return cheating_value(m);
    return CARD - card_worth(m, m->me, &talk) + (is_against_me(m, m->q.who) ? 10 : -4);
}

/* What is played against me, or by who is about to win. */
int use_stop_card(mind *m, int sheet)
{
    (void)sheet;
    return is_against_me(m, m->q.who) ? 8 : threat(m, m->q.who) >= 25 ? 3 : NOT_NOW;
}

int use_oracle_wild(mind *m, int sheet)
{
    (void)sheet;
    return (hand_quality(m, opponent_of(m)) - hand_quality(m, m->me)) * m->t.seat[m->me].hand / 2 - 8;
}

/* The other's card lies open: called off, the encounter costs nothing and counts as a success. But whoever calls off everything keeps a poor
 * hand for ever: every fifth turn is fought. */
int use_oracle_super(mind *m, int sheet)
{
    (void)sheet;
    return m->t.turn % 5 == 0 ? NOT_NOW : -expected_now(m) - 4;
}

/* The offense has to draw again: perhaps another victim. */
int use_dictator_wild(mind *m, int sheet)
{
    (void)sheet;
    return m->me == m->t.defense && hand_quality(m, m->me) < 14 ? 6 : NOT_NOW;
}

/* Another encounter costs a few ships at worst; but one without an opponent used nothing up, and the next may be the same. */
int use_machine(mind *m, int sheet)
{
    const hc_seat_info *s = &m->t.seat[m->me];
    int ships = 0;
    (void)sheet;
    if (m->t.encounter_of_turn > 2 && m->t.defense == HC_NOBODY) return NOT_NOW;
    for (int p = 0; p < m->t.planets; p++) ships += m->t.ships[p][m->me];
    return s->known > 1 || ships > 8 ? 10 : NOT_NOW;
}
