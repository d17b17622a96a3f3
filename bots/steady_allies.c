/* steady_allies.c - whom the steady bot invites, whom it joins, and with how many ships. */
#include "steady_rows.h"

/* What an ally brings; and of a hundred who are not invited, how many join the other side. */
enum { USUAL_SHIPS = 3, WOULD_OPPOSE = 60, SUSPICION = 5 };

static int ships_on_colonies(const mind *m, int seat)
{
    int ships = 0;
    for (int p = 0; p < m->t.planets; p++) ships += m->t.ships[p][seat];
    return ships;
}

static int likely_ships(const mind *m, int seat)
{
    int ships = ships_on_colonies(m, seat), most = ship_worth(m, seat) > 1 ? 1 : USUAL_SHIPS;
    return ships < most ? ships : most;
}

/* ---- inviting ---------------------------------------------------------------------------------- */

/* Invitations are made as if the hand were unknown: nobody can read a card out of them. */
typedef struct inviting { int side; guess own, other; } inviting;

static int value_as_seen(const mind *m, const fight *f, const inviting *v)
{
    odds o;
    odds_of_guesses(m, f, v->side, &v->own, &v->other, &o);
    return fight_value(m, f, m->me, v->side, &o);
}

/* Who is ahead is no company for a schemer. */
static int wariness(const mind *m, int seat) { return m->temper->envy * lead_of(m, seat) / 20; }

/* Points for standing against somebody: only who holds a grudge longer than usual goes out of its way for it. */
static int spite(const mind *m, int seat)
{
    int dislike = -goodwill(m, seat);
    return m->temper->grudge > 100 && dislike > 0 ? dislike : 0;
}

/* What an invitation is worth: the ally on this side, instead of perhaps on the other. */
static int invitation_value(const mind *m, const fight *f, const inviting *v, int seat)
{
    int side = v->side;
    if (side == HC_SIDE_DEFENSE && is_match_point(m)) return WIN;
    if (side == HC_SIDE_OFFENSE && wins_on(m, seat, f->target) && !wins_on(m, m->me, f->target)) return -WIN;
    fight with = *f, against = *f;
    int ships = likely_ships(m, seat);
    fight_join(m, &with, seat, side, ships);
    fight_join(m, &against, seat, !side, ships);
    int opposes = side == HC_SIDE_OFFENSE || m->t.seat[seat].invited_by[!side] ? WOULD_OPPOSE : 0;
    int without = value_as_seen(m, f, v) * (100 - opposes);
    if (opposes) without += value_as_seen(m, &against, v) * opposes;
    return value_as_seen(m, &with, v) - without / 100 + 3 * goodwill(m, seat) + m->temper->company - wariness(m, seat);
}

int steady_invite(mind *m, int choice[])
{
    fight f;
    inviting v = { .side = m->me == m->t.offense ? HC_SIDE_OFFENSE : HC_SIDE_DEFENSE };
    int side = v.side, n = 0;
    bool taken[HC_SEATS] = { false };
    fight_now(m, &f);
    judge_guess(m, f.main[!side], &v.other);
    judge_as_seen(m, &v.own);
    while (n < m->q.most) {
        int best = -1, most = 0;
        for (int i = 0; i < m->options; i++) {
            int seat = m->option[i].choice;
            if (seat >= HC_SEATS || taken[seat]) continue;
            int value = invitation_value(m, &f, &v, seat) + bot_misjudges(m->b);
            if (value <= most) continue;
            best = seat;
            most = value;
        }
        if (best < 0) break;
        taken[best] = true;
        choice[n++] = best;
        fight_join(m, &f, best, side, (likely_ships(m, best) + 1) / 2);      /* it may decline */
    }
    if (n < m->q.least) return 0;
    choice[n] = HC_DONE;
    return n + 1;
}

/* ---- joining ----------------------------------------------------------------------------------- */

typedef struct join_view { fight f; guess card[2]; } join_view;

static void look_at_sides(const mind *m, join_view *v)
{
    fight_now(m, &v->f);
    fight_leave(m, &v->f, m->me);
    for (int side = 0; side < 2; side++) judge_guess(m, v->f.main[side], &v->card[side]);
}

static int side_value(const mind *m, const join_view *v, int side, int ships)
{
    fight f = v->f;
    odds o;
    if (ships) fight_join(m, &f, m->me, side, ships);
    odds_of_guesses(m, &f, HC_SIDE_OFFENSE, &v->card[0], &v->card[1], &o);
    int value = fight_value(m, &f, m->me, HC_SIDE_OFFENSE, &o);
    if (!ships) return value;
    value -= SUSPICION * m->b->memory[KEEP_BURNED + f.main[side]];
    value += 4 * goodwill(m, f.main[side]) + 2 * spite(m, f.main[!side]) - wariness(m, f.main[side]);
    return value + m->temper->join - taking_price(m, ships);
}

/* The best number of ships for that side; *value: what it is worth. */
static int best_commitment(const mind *m, const join_view *v, int side, int least, int most, int *value)
{
    int best = least;
    *value = 0;
    for (int n = least; n <= most; n++) {
        int points = side_value(m, v, side, n);
        if (n > least && points <= *value) continue;
        best = n;
        *value = points;
    }
    return best;
}

static int over_staying_out(const mind *m, const join_view *v, int side, int out)
{
    int value, ships = ships_on_colonies(m, m->me), most = ship_worth(m, m->me) > 1 ? 1 : 4;
    if (!ships) return 0;
    best_commitment(m, v, side, 1, ships < most ? ships : most, &value);
    return value - out + refusal_costs(m, side);
}

static int staying_out(const mind *m, const join_view *v) { return side_value(m, v, HC_SIDE_OFFENSE, 0); }

/* Points gained by joining `side` rather than staying out. */
int joining_value(const mind *m, int side)
{
    join_view v;
    look_at_sides(m, &v);
    return over_staying_out(m, &v, side, staying_out(m, &v));
}

/* A side has to be named, as in a vote: one's own, else that of whom one has less to fear from. */
static int side_to_name(const mind *m)
{
    int side = m->t.seat[m->me].side;
    if (side <= HC_SIDE_DEFENSE) return side;
    return m->t.seat[m->t.offense].foreign_colonies < m->t.seat[m->t.defense].foreign_colonies ? HC_SIDE_OFFENSE : HC_SIDE_DEFENSE;
}

/* Whoever does not win with the offense does not help it to the win, and does not look on either. */
static int at_match_point(const mind *m, int choice[])
{
    if (!is_match_point(m) || wins_on(m, m->me, m->t.target) || are_partners(m, m->me, m->t.offense)) return 0;
    return answer_one(m, choice, is_offered(m, HC_SIDE_DEFENSE) ? HC_SIDE_DEFENSE : HC_PASS);
}

int steady_join(mind *m, int choice[])
{
    int best = HC_PASS, most = 0;
    if (!is_offered(m, HC_PASS)) return answer_one(m, choice, side_to_name(m));
    if (at_match_point(m, choice)) return 1;
    join_view v;
    look_at_sides(m, &v);
    const int out = staying_out(m, &v);
    for (int side = 0; side < 2; side++) {
        if (!is_offered(m, side)) continue;
        int value = over_staying_out(m, &v, side, out) + bot_misjudges(m->b) + bot_trusts(m->b);
        if (value <= most) continue;
        best = side;
        most = value;
    }
    return answer_one(m, choice, best);
}

/* Labels of a dial: none, then ships for the offense and for the defense, then a card for either. */
enum { DIAL_OUT, DIAL_STEPS = 5, DIAL_CARD = 2 * DIAL_STEPS + 1 };

static int most_on_dial(const mind *m, int side)
{
    int most = 0;
    for (int n = 1; n <= DIAL_STEPS; n++) if (is_offered(m, side * DIAL_STEPS + n)) most = n;
    return most;
}

/* A card that is little worth buys a reward: from whom one has less to fear. */
static int dial_a_card(const mind *m)
{
    const int side = threat(m, m->t.offense) <= threat(m, m->t.defense) ? HC_SIDE_OFFENSE : HC_SIDE_DEFENSE;
    return m->t.seat[m->me].hand > 3 && is_offered(m, DIAL_CARD + side) ? DIAL_CARD + side : DIAL_OUT;
}

int steady_dial(mind *m, int choice[])
{
    int best = DIAL_OUT, most = 0;
    const bool stop = is_match_point(m) && !wins_on(m, m->me, m->t.target) && !are_partners(m, m->me, m->t.offense);
    for (int side = 0; side < 2; side++) {
        int value, ships = most_on_dial(m, side);
        join_view v;
        if (!ships || (stop && side == HC_SIDE_OFFENSE)) continue;
        look_at_sides(m, &v);
        ships = best_commitment(m, &v, side, 1, ships, &value);
        value += (stop ? WIN : 0) - staying_out(m, &v) + refusal_costs(m, side) + bot_misjudges(m->b) + bot_trusts(m->b);
        if (value <= most) continue;
        best = side * DIAL_STEPS + ships;
        most = value;
    }
    return answer_one(m, choice, best == DIAL_OUT ? dial_a_card(m) : best);
}

int steady_commit(mind *m, int choice[])
{
    join_view v;
    int value, side = m->q.who == m->t.offense ? HC_SIDE_OFFENSE : HC_SIDE_DEFENSE;
    look_at_sides(m, &v);
    return steady_take_ships(m, choice, best_commitment(m, &v, side, m->q.least, m->q.most, &value));
}
