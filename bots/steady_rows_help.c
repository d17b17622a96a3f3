/* steady_rows_help.c - small things that many rows of the steady bot's knowledge need: what turns an encounter,
 * which cards to pick, who holds what. */
#include "steady_rows.h"
#include <string.h>

bool is_window(const mind *m, hc_window_number window) { return m->q.kind == HC_ASK_ACT && m->q.window == window; }

bool is_super(const mind *m, int sheet)
{
    for (int p = 0; p < m->t.powers; p++)
        if (m->t.power[p].alien == sheet && m->t.power[p].holder == m->me && m->t.power[p].state == HC_POWER_ON) return true;
    return false;
}

bool has_flare(const mind *m, int sheet)
{
    const hc_seat_info *s = &m->t.seat[m->me];
    for (int i = 0; i < s->known; i++) if (s->card[i].kind == HC_CARD_FLARE && s->card[i].sheet == sheet) return true;
    for (const hc_thing *x = NULL; (x = hc_next_thing(&m->t, x, m->me, HC_LIES_HOARD)) != NULL;)
        if (x->card.kind == HC_CARD_FLARE && x->sheet == sheet) return true;
    return false;
}

int my_side(const mind *m) { return side_of(m, m->me); }
int opponent_of(const mind *m) { return m->me == m->t.offense ? m->t.defense : m->t.offense; }
bool is_main(const mind *m, int seat) { return seat == m->t.offense || seat == m->t.defense; }

int use_always(mind *m, int sheet) { (void)m, (void)sheet; return 20; }
int use_gladly(mind *m, int sheet) { (void)m, (void)sheet; return 3; }
/* What costs its player more than it brings: cards for others, a power lent out, cards thrown away. */
int use_never(mind *m, int sheet) { (void)m, (void)sheet; return NOT_NOW; }

/* ---- totals ------------------------------------------------------------------------------------------ */

bool is_about_totals(const hc_sum *sum)
{
    return sum->face[0] > HC_FACE_NONE && sum->face[1] > HC_FACE_NONE && sum->winner <= HC_SIDE_DEFENSE;
}

static bool has_counted(const mind *m, const hc_sum *sum, int seat)
{
    for (int i = 0; i < sum->steps; i++)
        if (sum->step[i].by == seat && is_in_force(m, seat, knowledge_of(sum->step[i].sheet))) return true;
    return false;
}

/* Another's power that has to be used will still change the totals: wait for it, the turn comes round again. */
static bool is_unsettled(const mind *m, const hc_sum *sum)
{
    for (int s = 0; s < m->t.players; s++) {
        const knowledge *k = m->power[s];
        bool as_main = is_main(m, s) && (k->traits & (TRIPLES | INVERTS | MULTIPLIES) || (k->adds && k->adds(m, s)));
        bool as_ally = side_of(m, s) < HC_SIDE_NONE && k->lends;
        if (s != m->me && (as_main || as_ally) && !has_counted(m, sum, s)) return true;
    }
    return false;
}

static int winner_of(const int total[2], bool turned)
{
    return (total[0] > total[1]) != turned ? HC_SIDE_OFFENSE : HC_SIDE_DEFENSE;
}

/* Who wins may be turned round, by a lower total or an upset: more is then less. */
int swing(const mind *m, int side, int plus)
{
    fight f;
    const hc_sum *sum = totals_of(m);
    if (!is_about_totals(sum) || side > HC_SIDE_DEFENSE) return 0;
    const bool turned = winner_of(sum->total, false) != sum->winner;
    int total[2] = { sum->total[0], sum->total[1] };
    total[side] += plus;
    const int winner = winner_of(total, turned);
    if (winner == sum->winner || is_unsettled(m, sum)) return 0;
    fight_now(m, &f);
    return outcome_value(m, &f, m->me, winner) - outcome_value(m, &f, m->me, sum->winner);
}

int short_of(const mind *m, int side)
{
    const hc_sum *sum = totals_of(m);
    if (!is_about_totals(sum) || side > HC_SIDE_DEFENSE || sum->winner == side || is_unsettled(m, sum)) return 0;
    return sum->total[!side] - sum->total[side] + (side == HC_SIDE_OFFENSE);
}

int card_now(const mind *m, const hc_card_info *card)
{
    fight f;
    guess other;
    odds o;
    int side = my_side(m);
    fight_now(m, &f);
    judge_guess(m, f.main[!side], &other);
    odds_of_card(m, &f, side, card, &other, &o);
    return fight_value(m, &f, m->me, side, &o);
}

int value_of_call(const mind *m, int (*apart)(int own, int theirs, int number), int number)
{
    fight f;
    guess other;
    odds o = { 0 };
    int side = my_side(m), own = m->t.seat[m->me].played_card.value;
    fight_now(m, &f);
    judge_guess(m, f.main[!side], &other);
    for (int i = 0; i < other.count; i++) {
        int margin = apart(own, other.value[i], number) + f.ships[side] + f.allies[side] - f.ships[!side] - f.allies[!side];
        *(margin >= (side == HC_SIDE_OFFENSE) ? &o.win : &o.lose) += other.chance[i];
    }
    return fight_value(m, &f, m->me, side, &o);
}

int called_value(mind *m, unsigned called)
{
    unsigned kept = m->called;
    m->called = called;
    int value = expected_now(m);
    m->called = kept;
    return value;
}

int adding_value(mind *m, int side, int plus)
{
    int main_player = side == HC_SIDE_OFFENSE ? m->t.offense : m->t.defense, now = expected_now(m);
    if (main_player >= m->t.players) return 0;
    m->adds[main_player] += plus;
    int value = expected_now(m) - now;
    m->adds[main_player] -= plus;
    return value;
}

/* ---- what allies and planets add ---------------------------------------------------------------------- */

enum { CANNON = 10, PROMETHEUS = 3 };

static bool in_reach(const mind *m, int cannon, int planet)
{
    int next = cannon + 1;
    while (next < m->t.planets && !(m->t.standing >> next & 1)) next++;
    return planet == cannon || (planet == next && hc_planet_owner(m->view, next) == hc_planet_owner(m->view, cannon));
}

/* Who has completed it fires it. */
static int cannons(const mind *m, const fight *f, int side, const hc_thing *piece)
{
    int sum = 0;
    if (!in_reach(m, piece->ground, f->target)) return 0;
    for (const hc_thing *x = NULL; (x = hc_next_thing(&m->t, x, HC_NOBODY, HC_LIES_TECH)) != NULL;)
        if (x->open && x->sheet == piece->sheet && f->side[x->holder] == side) sum += CANNON;
    return sum;
}

static bool is_engaged(const mind *m, const fight *f, int side, const hc_thing *piece)
{
    int place = piece->ground, owner = piece->holder;
    return owner < m->t.players && f->side[owner] == side && (place == HC_GATE || (owner == f->main[1] && place == f->target));
}

/* What a thing adds to that side. Attack cards beside the target strengthen its defense, unless who may wake them is with the offense. */
static int lent_by(const mind *m, const fight *f, int side, const hc_thing *x)
{
    if (x->lies == HC_LIES_DISPLAY) {
        bool strengthens = side == HC_SIDE_DEFENSE && x->ground == f->target && f->side[x->holder] != HC_SIDE_OFFENSE;
        return strengthens ? x->card.value : 0;
    }
    if (x->lies != HC_LIES_PIECE) return 0;
    const knowledge *k = knowledge_of(x->sheet);
    return k->use == use_cannon ? cannons(m, f, side, x) : k->answer == answer_prometheus && is_engaged(m, f, side, x) ? PROMETHEUS : 0;
}

int lent_to(const mind *m, const fight *f, int side)
{
    int sum = 0;
    for (int s = 0; s < m->t.players && m->lends; s++) if (f->side[s] == side && s != f->main[side]) sum += m->power[s]->lends;
    for (int i = 0; i < m->t.things && m->forts && f->target < HC_PLANETS; i++) sum += lent_by(m, f, side, &m->t.thing[i]);
    return sum;
}

/* ---- picking ------------------------------------------------------------------------------------------ */

int pick_none(int choice[])
{
    choice[0] = HC_DONE;
    return 1;
}

int pick_by_worth(const mind *m, int choice[], int count, int sign)
{
    bool taken[HC_CARDS] = { false };
    int n = 0;
    if (count > HC_DRAFT) return 0;
    for (; n < count; n++) {
        int best = -1, most = 0;
        for (int i = 0; i < m->options; i++) {
            int c = m->option[i].choice;
            if (c >= HC_CARDS || taken[c]) continue;
            hc_card_info card = hc_card(m->view, c);
            int worth = sign * card_worth(m, m->me, &card);
            if (best >= 0 && worth <= most) continue;
            best = c;
            most = worth;
        }
        if (best < 0) break;
        taken[best] = true;
        choice[n] = best;
    }
    if (n < count) return 0;
    if (m->q.compound) choice[n++] = HC_DONE;
    return n;
}

/* The smallest card that is enough by itself, else the greatest, and so on. */
int pick_to_reach(const mind *m, int choice[], int need)
{
    bool taken[HC_CARDS] = { false };
    int n = 0;
    while (n < m->q.most && n < HC_DRAFT && (need > 0 || n < m->q.least)) {
        int best = -1, value = 0;
        for (int i = 0; i < m->options; i++) {
            int c = m->option[i].choice;
            if (c >= HC_CARDS || taken[c]) continue;
            int v = hc_card(m->view, c).value;
            bool better = value < need ? v > value : v < value && v >= need;
            if (best >= 0 && !better) continue;
            best = c;
            value = v;
        }
        if (best < 0) break;
        taken[best] = true;
        choice[n++] = best;
        need -= value;
    }
    choice[n] = HC_DONE;
    return n + 1;
}

int most_offered(const mind *m)
{
    int most = -1;
    for (int i = 0; i < m->options; i++) if (is_thing(m->option[i].choice) && m->option[i].choice > most) most = m->option[i].choice;
    return most;
}

int best_seat(const mind *m, int choice[], int (*value)(const mind *m, int seat))
{
    int best = -1, most = 0;
    for (int i = 0; i < m->options; i++) {
        int seat = m->option[i].choice;
        if (seat >= m->t.players) continue;
        int points = value(m, seat);
        if (best >= 0 && points <= most) continue;
        best = seat;
        most = points;
    }
    return best < 0 ? 0 : answer_one(m, choice, best);
}

int hand_worth(const mind *m, int seat) { return m->t.seat[seat].hand * hand_quality(m, seat); }
