/* steady_harm.c - other players' ships: which of them to take, from whom; where to found a colony; which alien to be. */
#include "steady_rows.h"

enum { LAST_ABROAD = 100, LAST_AT_HOME = 25, NEAR_THE_WIN = 60, A_FRIEND = 3 };

/* How much a player is to be feared: on the way to the win, and ahead of me. */
int threat(const mind *m, int seat)
{
    if (are_partners(m, seat, m->me)) return -2 * A_FRIEND;
    int left = m->t.colonies_to_win - m->t.seat[seat].foreign_colonies;
    return (left <= 1 ? 30 : left == 2 ? 12 : 0) - goodwill(m, seat) + (is_against_me(m, seat) ? 6 : 0);
}

/* What it costs a player to be driven from a planet altogether. */
static int colony_worth(const mind *m, int seat, int planet)
{
    const hc_seat_info *s = &m->t.seat[seat];
    if (counts_as_foreign(m, seat, planet)) return LAST_ABROAD + (s->foreign_colonies + 1 >= m->t.colonies_to_win ? NEAR_THE_WIN : 0);
    return LAST_AT_HOME + (s->home_colonies == s->home_for_power ? POWER_WORTH : 0);
}

/* Of one ship of `there`, when so many more may be taken. */
static int harm(const mind *m, int seat, int planet, int there, int more)
{
    if (planet >= HC_PLANETS) return SHIP;
    return there <= more ? colony_worth(m, seat, planet) / there + SHIP : SHIP - there / 2;
}

bool is_friend(const mind *m, int seat) { return goodwill(m, seat) >= A_FRIEND && threat(m, seat) <= 0; }

static int times(const int choice[], int n, int what)
{
    int found = 0;
    for (int i = 0; i < n; i++) found += choice[i] == what;
    return found;
}

/* Where it hurts most; of a friend, least. */
int take_from(const mind *m, int choice[], int whose, int count)
{
    int n = 0, sign = is_friend(m, whose) ? -1 : 1;
    for (; n < count && n < HC_DRAFT; n++) {
        int best = -1, most = 0;
        for (int i = 0; i < m->options; i++) {
            int place = m->option[i].choice;
            if (!is_thing(place)) continue;
            int there = (place < HC_PLANETS ? m->t.ships[place][whose] : m->t.seat[whose].gate) - times(choice, n, place);
            if (there <= m->q.spares) continue;
            int points = sign * harm(m, whose, place, there, m->q.spares ? 0 : count - n);
            if (best >= 0 && points <= most) continue;
            best = place;
            most = points;
        }
        if (best < 0) return 0;
        choice[n] = best;
    }
    choice[n] = HC_DONE;
    return n + 1;
}

int steady_lose(mind *m, int choice[])
{
    return m->q.whose == m->me ? steady_take_ships(m, choice, m->q.least) : take_from(m, choice, m->q.whose, m->q.least);
}

/* A single planet of that player's from which a ship goes. */
int answer_harmful_planet(mind *m, int choice[], int whose)
{
    return take_from(m, choice, whose, 1) ? 1 : 0;
}

/* Where a new colony of mine counts, and drives nobody to revenge: beside the most ships of its owner, who will defend it. */
int best_foundation(const mind *m, int choice[])
{
    int best = -1, most = 0;
    for (int i = 0; i < m->options; i++) {
        int planet = m->option[i].choice;
        if (planet >= HC_PLANETS) continue;
        int owner = hc_planet_owner(m->view, planet), points = counts_as_foreign(m, m->me, planet) ? 100 : 0;
        if (m->t.ships[planet][m->me]) points -= 90;
        if (owner < m->t.players) points += m->t.ships[planet][owner] + threat(m, owner) / 6;
        if (best >= 0 && points <= most) continue;
        best = planet;
        most = points;
    }
    return best < 0 ? 0 : answer_one(m, choice, best);
}

int refusal_costs(const mind *m, int side)
{
    int main_player = side == HC_SIDE_OFFENSE ? m->t.offense : m->t.defense;
    bool resented = main_player < m->t.players && m->t.seat[m->me].invited_by[side] && m->power[main_player]->traits & RESENTS;
    return resented ? 2 * SHIP : 0;              /* one ship if it wins, four if it loses */
}

/* ---- settling again, and who to be -------------------------------------------------------------------- */

int steady_resettle(mind *m, int choice[])
{
    int enough = m->q.most < 2 ? m->q.most : 2;
    return take_spare_ships(m, choice, m->q.least, enough);
}

static int my_alien(const mind *m)
{
    for (int p = 0; p < m->t.powers; p++) if (m->t.power[p].holder == m->me) return p;
    return -1;
}

/* The sheet shows the first of the two; the other is noted on it until the choice is made. */
int steady_choose_alien(mind *m, int choice[])
{
    int p = my_alien(m);
    if (p < 0) return 0;
    return answer_one(m, choice, rank_of(m->t.power[p].dealt) > rank_of(m->t.power[p].alien));
}

enum { WORTH_CHANGING = 5 };

int steady_rotate(mind *m, int choice[])
{
    int p = my_alien(m);
    if (p < 0) return 0;
    return answer_one(m, choice, rank_of(m->q.about) > rank_of(m->t.power[p].alien) + WORTH_CHANGING);
}
