/* steady_rows_play.c - powers that play more cards, other cards, or say what a card is: Chosen, Fodder, Reserve, Gambler. */
#include "steady_rows.h"

/* ---- Chosen: three cards from the deck ------------------------------------------------------------------ */

enum { GIFT, REPLACE_OR_ADD, KEEP, REPLACES = 0, ADDS };

/* Nothing is lost by asking; nothing is gained by it if the encounter is won. */
int use_chosen(mind *m, int sheet)
{
    fight f;
    if (has_flare(m, sheet)) return 10;
    fight_now(m, &f);
    return card_now(m, &m->t.seat[m->me].played_card) < outcome_value(m, &f, m->me, my_side(m)) ? 10 : NOT_NOW;
}

static int value_added(const mind *m, int plus)
{
    hc_card_info card = m->t.seat[m->me].played_card;
    card.value = (int8_t)(card.value + plus);
    return card.kind == HC_CARD_ATTACK ? card_now(m, &card) : -LOSS;
}

static int value_of_gift(const mind *m, const hc_card_info *gift)
{
    int replaced = card_now(m, gift), added = gift->kind == HC_CARD_ATTACK ? value_added(m, gift->value) : -LOSS;
    return replaced > added ? replaced : added;
}

int answer_chosen(mind *m, int choice[])
{
    int best = HC_PASS, most = card_now(m, &m->t.seat[m->me].played_card);
    if (m->q.prompt == KEEP) return pick_by_worth(m, choice, m->q.most, 1);
    if (m->q.prompt == REPLACE_OR_ADD) return answer_one(m, choice, value_added(m, 5) >= value_added(m, 0) ? ADDS : REPLACES);
    for (int i = 0; i < m->options; i++) {
        if (!is_thing(m->option[i].choice)) continue;
        hc_card_info card = hc_card(m->view, m->option[i].choice);
        int value = value_of_gift(m, &card);
        if (value <= most) continue;
        best = m->option[i].choice;
        most = value;
    }
    return answer_one(m, choice, best);
}

/* ---- Fodder and Reserve: small cards after the great one ------------------------------------------------- */

static int hand_between(const mind *m, int above, int below)
{
    const hc_seat_info *s = &m->t.seat[m->me];
    int sum = 0;
    for (int i = 0; i < s->known; i++)
        if (s->card[i].kind == HC_CARD_ATTACK && s->card[i].value > above && s->card[i].value < below) sum += s->card[i].value;
    return sum;
}

enum { THROWN, LATE_SIDE, LATE_SHIP, BELOW_ALL = -100, LOW = 6, FAIRLY_LOW = 9 };

int use_fodder(mind *m, int sheet)
{
    hc_sum sum;
    int side = my_side(m);
    hc_totals(m->view, &sum);
    if (sum.face[0] <= HC_FACE_NONE || sum.face[1] <= HC_FACE_NONE) return NOT_NOW;
    int mine = sum.face[side], theirs = sum.face[!side], more = hand_between(m, mine, theirs);
    if (has_flare(m, sheet)) more += hand_between(m, BELOW_ALL, mine + 1);
    return swing(m, side, more) - short_of(m, side);
}

/* Cards are up: on the side that is winning there is something to be had. */
static int late_value(const mind *m, int side)
{
    fight f;
    hc_sum sum;
    hc_totals(m->view, &sum);
    if (sum.winner > HC_SIDE_DEFENSE || side > HC_SIDE_DEFENSE || !m->t.seat[m->me].invited_by[side]) return NOT_NOW;
    fight_now(m, &f);
    int before = outcome_value(m, &f, m->me, sum.winner);
    fight_join(m, &f, m->me, side, 1);
    return outcome_value(m, &f, m->me, sum.winner) - before - taking_price(m, 1);
}

int use_fodder_wild(mind *m, int sheet)
{
    int offense = late_value(m, HC_SIDE_OFFENSE), defense = late_value(m, HC_SIDE_DEFENSE);
    (void)sheet;
    return offense > defense ? offense : defense;
}

int answer_fodder(mind *m, int choice[])
{
    if (m->q.prompt == LATE_SIDE)
        return answer_one(m, choice, late_value(m, HC_SIDE_OFFENSE) >= late_value(m, HC_SIDE_DEFENSE) ? HC_SIDE_OFFENSE : HC_SIDE_DEFENSE);
    if (m->q.prompt == LATE_SHIP) return steady_take_ships(m, choice, 1);
    return pick_to_reach(m, choice, short_of(m, my_side(m)));
}

static int reserve_value(mind *m, int most)
{
    int behind = short_of(m, my_side(m)), have = hand_between(m, BELOW_ALL, most + 1);
    return behind && have >= behind ? swing(m, my_side(m), have) - behind : NOT_NOW;
}

/* Low cards as reinforcements; or a negotiate against another's, when that one is on the other side. */
int use_reserve(mind *m, int sheet)
{
    (void)sheet;
    if (!is_window(m, HC_W_REVEALED)) return is_against_me(m, m->q.who) && short_of(m, my_side(m)) == 0 ? 6 : NOT_NOW;
    return reserve_value(m, LOW);
}

int use_reserve_super(mind *m, int sheet)
{
    (void)sheet;
    return reserve_value(m, FAIRLY_LOW);
}

int answer_reserve(mind *m, int choice[])
{
    int need = short_of(m, my_side(m)), best = -1, value = 0;
    if (m->q.kind == HC_ASK_SIDE) return answer_one(m, choice, my_side(m));
    if (!need && is_offered(m, HC_PASS)) return answer_one(m, choice, HC_PASS);
    for (int i = 0; i < m->options; i++) {       /* the smallest that is enough, else the greatest */
        if (!is_thing(m->option[i].choice)) continue;
        int v = hc_card(m->view, m->option[i].choice).value;
        bool better = value < need ? v > value : v < value && v >= need;
        if (best >= 0 && !better) continue;
        best = m->option[i].choice;
        value = v;
    }
    return best < 0 ? 0 : answer_one(m, choice, best);
}

/* ---- Gambler ---------------------------------------------------------------------------------------------- */

enum { WHAT_KIND, WHAT_VALUE, BELIEVED, ANTE, SPREAD };
enum { SAY_ATTACK, SAY_NEGOTIATE, SAY_MORPH, MOST_SAID = 41 };
enum { LIES = 25, CHALLENGES = 65, SPREADS = 40 };           /* percent: so that neither side is found out */

static int value_said(const mind *m, int value)
{
    hc_card_info card = { .kind = HC_CARD_ATTACK, .value = (int8_t)value };
    return card_now(m, &card);
}

static int truth(const mind *m) { return card_now(m, &m->t.seat[m->me].played_card); }

/* The truth serves: no greater attack would do better. */
static bool truth_serves(const mind *m) { return truth(m) + 10 >= value_said(m, MOST_SAID); }

int use_gambler(mind *m, int sheet)
{
    (void)sheet;
    if (truth_serves(m)) return 3;
    return (int)bot_random(m->b, 100) < LIES ? 3 : NOT_NOW;
}

/* The least that serves is believed most easily. */
static int least_lie(const mind *m)
{
    int best = most_offered(m), wanted = value_said(m, MOST_SAID);
    for (int i = m->options - 1; i >= 0; i--)
        if (is_thing(m->option[i].choice) && value_said(m, m->option[i].choice) >= wanted) best = m->option[i].choice;
    return best;
}

/* If the two attack cards differ by the number that is called, the own card gains it. */
static int after_spread(int own, int theirs, int number)
{
    int apart = own - theirs;
    return (apart < 0 ? -apart : apart) >= number ? apart + number : apart;
}

static int spread_value(const mind *m, int number) { return value_of_call(m, after_spread, number); }

static int best_spread(const mind *m, int *value)
{
    int best = 1;
    *value = spread_value(m, 1);
    for (int n = 2; n <= SPREADS; n++) {
        int points = spread_value(m, n);
        if (points <= *value) continue;
        *value = points;
        best = n;
    }
    return best;
}

int use_gambler_wild(mind *m, int sheet)
{
    int value;
    (void)sheet;
    if (m->t.seat[m->me].played_card.kind != HC_CARD_ATTACK) return NOT_NOW;
    best_spread(m, &value);
    return value - spread_value(m, 100);
}

int use_gambler_super(mind *m, int sheet) { (void)sheet; return truth_serves(m) ? 10 : NOT_NOW; }

/* Only a claim that would win is worth a doubt; then often enough that lies do not pay. */
static bool doubts(mind *m)
{
    fight f;
    odds o;
    guess claim;
    hc_card_info card;
    int side = my_side(m);
    if (!claimed_card(m->b, &card)) return false;
    fight_now(m, &f);
    judge_known_card(&card, &claim);
    odds_of_card(m, &f, side, &m->t.seat[m->me].played_card, &claim, &o);
    return o.lose + o.paid > CERTAIN / 2 && (int)bot_random(m->b, 100) < CHALLENGES;
}

int answer_gambler(mind *m, int choice[])
{
    const hc_card_info *card = &m->t.seat[m->me].played_card;
    int value, kind = card->kind == HC_CARD_NEGOTIATE ? SAY_NEGOTIATE : card->kind == HC_CARD_MORPH ? SAY_MORPH : SAY_ATTACK;
    switch (m->q.prompt) {
    case WHAT_KIND: return answer_one(m, choice, truth_serves(m) ? kind : SAY_ATTACK);
    case WHAT_VALUE: return answer_one(m, choice, truth_serves(m) && kind == SAY_ATTACK ? card->value : least_lie(m));
    case BELIEVED: return answer_one(m, choice, doubts(m));
    case ANTE: return answer_one(m, choice, truth_serves(m) ? most_offered(m) : 1);
    case SPREAD: return answer_one(m, choice, best_spread(m, &value));
    default: return 0;
    }
}
