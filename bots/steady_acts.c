/* steady_acts.c - when the steady bot plays its artifacts, and how it weighs an act. */
#include "steady_rows.h"

enum { PLAYING_COSTS = 16, A_GOOD_GAIN = 10 };

int side_of(const mind *m, int seat)
{
    return seat == m->t.offense ? HC_SIDE_OFFENSE : seat == m->t.defense ? HC_SIDE_DEFENSE : m->t.seat[seat].side;
}

bool is_against_me(const mind *m, int seat)
{
    int mine = side_of(m, m->me), theirs = side_of(m, seat);
    return mine < HC_SIDE_NONE && theirs < HC_SIDE_NONE && mine != theirs;
}

/* What the encounter promises the seat, knowing what it knows: its own card if that is down,
 * else the best in its hand; from outside, what both sides may have. */
int expected_value(const mind *m, const fight *f)
{
    guess card[2];
    odds o;
    int side = side_of(m, m->me), value;
    const hc_seat_info *s = &m->t.seat[m->me];
    if (m->t.offense >= m->t.players || m->t.defense >= m->t.players) return 0;
    if (is_main(m, m->me) && !s->played) {
        judge_guess(m, f->main[!side], &card[0]);
        return best_card(m, f, side, &card[0], &value) < 0 ? 0 : value;
    }
    judge_guess(m, f->main[0], &card[0]);
    judge_guess(m, f->main[1], &card[1]);
    odds_of_guesses(m, f, HC_SIDE_OFFENSE, &card[0], &card[1], &o);
    return fight_value(m, f, m->me, HC_SIDE_OFFENSE, &o);
}

int expected_now(const mind *m)
{
    fight f;
    fight_now(m, &f);
    return expected_value(m, &f);
}

/* How much of its worth a card has when it is kept, in percent: whoever runs out of encounter cards throws the rest of the hand away. */
int keeping(const mind *m)
{
    const hc_seat_info *s = &m->t.seat[m->me];
    int left = 0;
    if (is_window(m, HC_W_NEW_HAND) && m->q.who == m->me) return 0;
    for (int i = 0; i < s->known; i++) left += is_encounter_card(&s->card[i]);
    if (is_main(m, m->me) && !s->played && left > 0) left--;
    return left > 3 ? 100 : left > 2 ? 80 : left > 1 ? 55 : left ? 30 : 0;
}

/* It will be thrown away with the hand: whatever it does now is better than that. */
bool is_use_it_or_lose_it(const mind *m) { return keeping(m) < 50; }

/* Whom a card that is lost anyway may as well meet: no friend, nobody on the own side. */
bool is_fair_game(const mind *m, int seat)
{
    int mine = side_of(m, m->me);
    return seat < m->t.players && seat != m->me && !is_friend(m, seat) && !are_partners(m, seat, m->me) &&
           (mine >= HC_SIDE_NONE || mine != side_of(m, seat));
}

static int price(const mind *m) { return PLAYING_COSTS * keeping(m) / 100; }
static int gain_to_play(const mind *m) { return price(m) + A_GOOD_GAIN * keeping(m) / 100; }

/* A zap is kept for need, or thrown at whoever is in the way; also at whom one does not like. */
static int zap_price(const mind *m, int user)
{
    int dislike = goodwill(m, user);
    return gain_to_play(m) + m->temper->zap + (dislike < -5 ? -A_GOOD_GAIN : 0);
}

/* ---- artifacts --------------------------------------------------------------------------------- */

/* Its side wins, whatever the cards say: worth it for who stands there too and would lose. */
static int backfiring_value(const mind *m, int user)
{
    fight f;
    int side = side_of(m, user);
    if (side != side_of(m, m->me) || side > HC_SIDE_DEFENSE) return -1;
    fight_now(m, &f);
    return outcome_value(m, &f, m->me, side) - expected_value(m, &f) - gain_to_play(m);
}

/* What changes if the power that is being used does not work. Before the cards are up this is a
 * matter of experience: `harm`. */
int use_cosmic_zap(mind *m, int sheet)
{
    int user = m->q.who;
    (void)sheet;
    if (user >= m->t.players || user == m->me) return -1;
    const knowledge *used = knowledge_of(m->q.about);
    int gain = is_against_me(m, user) ? used->harm * 10 : 0;
    if (used->traits & BACKFIRES) return is_against_me(m, user) ? -1 : backfiring_value(m, user);
    if (hc_revealed(m->view) && is_main(m, user)) {
        int with = expected_now(m), adds = m->adds[user];
        hold_powers(m, user, m->q.about);
        m->adds[user] = adds_of(m, user);
        gain += expected_now(m) - with;
        hold_powers(m, user, 0);
        m->adds[user] = adds;
    }
    if (gain <= 0 && is_use_it_or_lose_it(m) && is_fair_game(m, user)) return 1;
    return gain - zap_price(m, user);
}

static int gain_without(const mind *m, const fight *f, int seat)
{
    fight left = *f;
    fight_leave(m, &left, seat);
    return expected_value(m, &left) - expected_value(m, f);
}

int use_force_field(mind *m, int sheet)
{
    fight f;
    int gain = 0;
    (void)sheet;
    fight_now(m, &f);
    for (int s = 0; s < m->t.players; s++) {
        if (is_main(m, s) || f.side[s] == HC_SIDE_NONE || s == m->me) continue;
        int more = gain_without(m, &f, s);
        if (more > 0) gain += more;
    }
    return gain - gain_to_play(m);
}

int answer_force_field(mind *m, int choice[])
{
    fight f;
    int n = 0, best = -1, most = 0;
    fight_now(m, &f);
    for (int i = 0; i < m->options; i++) {
        int seat = m->option[i].choice;
        if (seat >= HC_SEATS) continue;
        int gain = gain_without(m, &f, seat);
        if (gain > 0 && seat != m->me) choice[n++] = seat;
        if (best >= 0 && gain <= most) continue;
        best = seat;
        most = gain;
    }
    if (n == 0 && best >= 0) choice[n++] = best;
    choice[n] = HC_DONE;
    return n + 1;
}

int use_mobius_tubes(mind *m, int sheet)
{
    int others = 0;
    (void)sheet;
    for (int s = 0; s < m->t.players; s++) if (s != m->me) others += m->t.seat[s].warp;
    return m->t.seat[m->me].warp * SHIP - others * SHIP / (is_use_it_or_lose_it(m) ? 10 : 6) - price(m) / 2;
}

int steady_choose_victim(mind *m, int choice[])
{
    int best = -1, most = 0;
    for (int i = 0; i < m->options; i++) {
        int seat = m->option[i].choice;
        if (seat >= m->t.players || seat == m->me) continue;
        int value = threat(m, seat) + m->t.seat[seat].foreign_colonies;
        if (best >= 0 && value <= most) continue;
        best = seat;
        most = value;
    }
    return best < 0 ? 0 : answer_one(m, choice, best);
}

int use_plague(mind *m, int sheet)
{
    int most = 0;
    (void)sheet;
    for (int s = 0; s < m->t.players; s++) if (s != m->me && threat(m, s) > most) most = threat(m, s);
    return most + 8 - price(m);
}

int use_stellar_gas(mind *m, int sheet)
{
    (void)sheet;
    if (!is_main(m, m->me) || !is_against_me(m, m->q.who)) return -1;
    return m->q.count * CARD * 2 / 3 - price(m);
}

/* Both must talk: better than what the cards on the table say? */
int use_emotion_control(mind *m, int sheet)
{
    fight f;
    (void)sheet;
    fight_now(m, &f);
    return deal_prospect(m, &f, m->me) - expected_value(m, &f) - gain_to_play(m);
}

/* ---- acting ------------------------------------------------------------------------------------ */

/* A power that nobody has described: meant to be used, above all by a main player. */
static int use_unknown(const mind *m, int card)
{
    if (card != HC_NO_CARD) return is_main(m, m->me) ? 1 : -1;
    return is_main(m, m->me) || side_of(m, m->me) < HC_SIDE_NONE || m->q.who == m->me ? 5 : 1;
}

/* A flare comes back to the hand after use, but it is the only one of the encounter: not for nothing. */
static int use_flare(mind *m, const knowledge *k, int sheet)
{
    int (*use)(mind *m, int sheet) = is_super(m, sheet) ? k->super : k->wild;
    return use ? use(m, sheet) : use_unknown(m, m->card);
}

static int act_value(mind *m, int source)
{
    int card, sheet = hc_source(m->view, source, &card);
    const knowledge *k = knowledge_of(sheet);
    m->card = card;
    if (card != HC_NO_CARD && hc_card(m->view, card).kind == HC_CARD_FLARE) return use_flare(m, k, sheet);
    return k->use ? k->use(m, sheet) : use_unknown(m, card);
}

int steady_act(mind *m, int choice[])
{
    int best = is_offered(m, HC_PASS) ? HC_PASS : -1, most = 0;
    for (int i = 0; i < m->options; i++) {
        int source = m->option[i].choice;
        if (!is_thing(source) || (best >= 0 && bot_forgets(m->b))) continue;
        int value = act_value(m, source);
        if (best >= 0 && value <= most) continue;
        best = source;
        most = value;
    }
    return best < 0 ? 0 : answer_one(m, choice, best);
}
