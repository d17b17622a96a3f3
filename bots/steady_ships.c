/* steady_ships.c - which ships go and come, and at which planet the steady bot aims. */
#include "steady_rows.h"

enum { WHIM = 4 };                               /* of planets that are as good as each other, any */

/* Colonies beyond what it takes are of little use: the partner needs some; least of all one that keeps the partner's ships there. */
static bool has_surplus(const mind *m) { return m->t.seat[m->me].foreign_colonies > m->t.colonies_to_win; }

static bool holds_partner(const mind *m, int planet)
{
    const int partner = partner_of(m, m->me);
    return partner < m->t.players && m->power[m->me]->traits & HOLDS_FAST && m->t.ships[planet][partner];
}

/* What it costs to take one of `there` ships away from a planet. */
static int taking_cost(const mind *m, int planet, int there)
{
    static const int HOME[] = { 0, 30, 5, 3, 2, 1, 1 }, ABROAD[] = { 0, 300, 4, 2, 1, 1, 1 };
    if (planet >= HC_PLANETS) return 2;                      /* it is on its way home anyway */
    int at = there > 6 ? 6 : there < 0 ? 0 : there;
    enum { SURPLUS = 8 };
    if (has_surplus(m) && counts_as_foreign(m, m->me, planet)) return holds_partner(m, planet) ? 0 : at > 1 ? ABROAD[at] : SURPLUS;
    if (counts_as_foreign(m, m->me, planet)) return ABROAD[at];
    bool keeps_power = m->t.seat[m->me].home_colonies <= m->t.seat[m->me].home_for_power;
    return HOME[at] + (there == 1 && keeps_power ? 200 : 0);
}

static int ships_there(const mind *m, int place)
{
    return place < HC_PLANETS ? m->t.ships[place][m->me] : place == HC_GATE ? m->t.seat[m->me].gate : 0;
}

static int times(const int choice[], int n, int what)
{
    int found = 0;
    for (int i = 0; i < n; i++) found += choice[i] == what;
    return found;
}

/* The cheapest next ship to take, given those taken already; -1: none. */
static int next_to_take(const mind *m, const int choice[], int n, int *cost)
{
    int best = -1;
    for (int i = 0; i < m->options; i++) {
        int place = m->option[i].choice;
        if (!is_thing(place)) continue;
        int left = ships_there(m, place) - times(choice, n, place);
        if (left <= m->q.spares) continue;
        int price = taking_cost(m, place, left);
        if (best >= 0 && price >= *cost) continue;
        best = place;
        *cost = price;
    }
    return best;
}

int steady_take_ships(mind *m, int choice[], int count)
{
    int n = 0, cost = 0;
    while (n < count && n < HC_DRAFT) {
        int place = next_to_take(m, choice, n, &cost);
        if (place < 0) break;
        choice[n++] = place;
    }
    if (n < m->q.least) return 0;
    choice[n] = HC_DONE;
    return n + 1;
}

/* Ships that can be spared: at least so many, more only while they are cheap. */
int take_spare_ships(mind *m, int choice[], int least, int most)
{
    enum { CHEAP = 4 };
    int n = 0, cost = 0;
    while (n < most && n < HC_DRAFT) {
        int place = next_to_take(m, choice, n, &cost);
        if (place < 0 || (n >= least && cost > CHEAP)) break;
        choice[n++] = place;
    }
    if (n < least) return 0;
    choice[n] = HC_DONE;
    return n + 1;
}

int cheapest_colony(mind *m, int choice[])
{
    int cost = 0, place = next_to_take(m, choice, 0, &cost);
    return place < 0 ? 0 : answer_one(m, choice, place);
}

int steady_place_ships(mind *m, int choice[], int count)
{
    int n = 0;
    for (; n < count && n < HC_DRAFT; n++) {
        int best = -1, most = -1;
        for (int i = 0; i < m->options; i++) {
            int place = m->option[i].choice;
            if (place >= HC_PLANETS || times(choice, n, place) >= m->t.room[place]) continue;
            int gain = taking_cost(m, place, ships_there(m, place) + times(choice, n, place) + 1);
            if (gain <= most) continue;
            most = gain;
            best = place;
        }
        if (best < 0) return 0;
        choice[n] = best;
    }
    if (!m->q.compound) return n;
    choice[n] = HC_DONE;
    return n + 1;
}

/* What a temper makes of it; the last ship of a colony is the last ship to everybody. */
static int felt_price(const mind *m, int cost)
{
    enum { A_COLONY = 30 };
    return cost >= A_COLONY ? cost : cost * m->temper->ships / 100;
}

/* The same over all colonies, when the question is not yet about ships. */
static void price_ships(const mind *m, notes *n, int ships)
{
    int taken[HC_PLANETS] = { 0 };
    n->price[0] = 0;
    for (n->priced = 0; n->priced < ships; n->priced++) {
        int best = -1, least = 0;
        for (int p = 0; p < m->t.planets; p++) {
            int left = m->t.ships[p][m->me] - taken[p];
            if (left <= 0) continue;
            int price = taking_cost(m, p, left);
            if (best >= 0 && price >= least) continue;
            best = p;
            least = price;
        }
        if (best >= 0) taken[best]++;
        n->price[n->priced + 1] = n->price[n->priced] + (best >= 0 ? felt_price(m, least) : 0);
    }
}

int taking_price(const mind *m, int ships)
{
    enum { USUALLY = 4 };
    const int wanted = ships < HC_DRAFT ? ships : HC_DRAFT;
    if (m->note->priced < wanted) price_ships(m, m->note, wanted <= USUALLY ? USUALLY : HC_DRAFT);
    return wanted > 0 ? m->note->price[wanted] : 0;
}

/* ---- attacking --------------------------------------------------------------------------------- */

/* Points of an encounter on `planet` against `defender` with `ships`, allies left aside; `own`: the card as others take it to be, NULL: the best. */
static int attack_value(const mind *m, int planet, int defender, int ships, const guess *other, const guess *own)
{
    fight f = { .main = { m->me, defender }, .target = planet };
    int value;
    odds o;
    for (int s = 0; s < HC_SEATS; s++) f.side[s] = HC_SIDE_NONE;
    fight_join(m, &f, m->me, HC_SIDE_OFFENSE, ships);
    fight_join(m, &f, defender, HC_SIDE_DEFENSE, m->t.ships[planet][defender]);
    if (own) {
        odds_of_guesses(m, &f, HC_SIDE_OFFENSE, own, other, &o);
        value = fight_value(m, &f, m->me, HC_SIDE_OFFENSE, &o);
    } else if (best_card(m, &f, HC_SIDE_OFFENSE, other, &value) < 0) return 0;
    return value - 3 * goodwill(m, defender);
}

static bool is_target(const mind *m, int planet, int defender)
{
    if (defender == m->me || are_partners(m, defender, m->me)) return false;
    return counts_as_foreign(m, m->me, planet) || m->t.ships[planet][defender] > 0;
}

/* The best planet to attack with so many ships in the system of `owner`. */
static int best_attack(const mind *m, int owner, int ships, const guess *own, int *value)
{
    int best = -1;
    *value = 0;
    for (int d = 0; d < m->t.players; d++) {
        if (owner == m->me ? d == m->me : d != owner) continue;
        guess other;
        judge_guess(m, d, &other);
        for (int p = 0; p < m->t.planets; p++) {
            if (hc_planet_owner(m->view, p) != owner || hc_moon_number(m->view, p) || !is_target(m, p, d)) continue;
            int points = attack_value(m, p, d, ships, &other, own);
            if (best >= 0 && points <= *value) continue;
            best = p;
            *value = points;
        }
    }
    return best;
}

/* In whose system the ships will fight, as far as it is known. */
static int system_ahead(const mind *m)
{
    if (m->t.target < HC_PLANETS) return hc_planet_owner(m->view, m->t.target);
    if (m->t.driving) return m->me;
    if (m->t.defense < m->t.players) return m->t.defense;
    return m->t.players == 2 ? !m->me : (m->me + 1) % m->t.players;
}

/* As if the hand were unknown, and of numbers that are about as good as each other any: how many come tells nothing of the card. */
int steady_gather(mind *m, int choice[])
{
    enum { SHIPS_WHIM = 12 };
    guess own;
    judge_as_seen(m, &own);
    int best = 0, most = 0, taken = 0, cost, price = 0;
    for (int n = 1; n <= m->q.most && n <= HC_DRAFT; n++) {
        int value, place = next_to_take(m, choice, taken, &cost);
        if (place < 0) break;
        choice[taken++] = place;
        price += felt_price(m, cost);
        if (n < m->q.least) continue;
        if (m->t.target < HC_PLANETS && m->t.defense >= m->t.players) value = 0;       /* an empty moon: any number will do */
        else if (m->t.target < HC_PLANETS) {
            guess other;
            judge_guess(m, m->t.defense, &other);
            value = attack_value(m, m->t.target, m->t.defense, n, &other, &own);
        } else if (best_attack(m, system_ahead(m), n, &own, &value) < 0) value = 0;
        value += bot_misjudges(m->b) / 2 + (int)bot_random(m->b, SHIPS_WHIM);
        if (best && value - price <= most) continue;
        best = n;
        most = value - price;
    }
    return best ? steady_take_ships(m, choice, best) : 0;
}

int steady_aim(mind *m, int choice[])
{
    int best = -1, most = 0, ships = m->t.seat[m->me].gate ? m->t.seat[m->me].gate : 4;
    for (int i = 0; i < m->options; i++) {
        int planet = m->option[i].choice;
        if (planet >= HC_PLANETS) continue;
        for (int d = 0; d < m->t.players; d++) {
            guess other;
            bool known = m->t.defense < m->t.players && !m->t.driving;       /* wherever its colonies may be */
            bool owned = known ? d == m->t.defense : hc_planet_owner(m->view, planet) == d;
            bool right = !known && !counts_as_foreign(m, m->me, planet) ? is_target(m, planet, d) : owned;
            if (!right) continue;
            judge_guess(m, d, &other);
            int points = attack_value(m, planet, d, ships, &other, NULL) + (int)bot_random(m->b, WHIM) + bot_misjudges(m->b);
            if (wins_on(m, m->me, planet)) points += WIN / 4;
            if (best >= 0 && points <= most) continue;
            best = planet;
            most = points;
        }
    }
    return best < 0 ? 0 : answer_one(m, choice, best);
}

int steady_whose_colony(mind *m, int choice[])
{
    int best = -1, most = 0;
    for (int i = 0; i < m->options; i++) {
        int d = m->option[i].choice;
        guess other;
        if (d >= m->t.players || m->t.target >= HC_PLANETS) continue;
        judge_guess(m, d, &other);
        int points = attack_value(m, m->t.target, d, m->t.seat[m->me].gate, &other, NULL);
        if (best >= 0 && points <= most) continue;
        best = d;
        most = points;
    }
    return best < 0 ? 0 : answer_one(m, choice, best);
}

int attack_prospect(const mind *m, int owner)
{
    int value;
    return best_attack(m, owner, 4, NULL, &value) < 0 ? 0 : value;
}

/* A wild card: the system with the best encounter, which is also where a grudge and a lead count. */
int steady_whom(mind *m, int choice[])
{
    int best = -1, most = 0;
    for (int i = 0; i < m->options; i++) {
        int seat = m->option[i].choice;
        if (seat >= m->t.players || seat == m->me) continue;
        int value = attack_prospect(m, seat) + threat(m, seat) * (100 + m->temper->envy) / 200 + (int)bot_random(m->b, WHIM);
        if (best >= 0 && value <= most) continue;
        best = seat;
        most = value;
    }
    return best < 0 ? 0 : answer_one(m, choice, best);
}

/* The own colour: fight at home if that beats what another draw promises on average. */
bool better_at_home(const mind *m)
{
    int home, sum = 0, away;
    if (best_attack(m, m->q.who < m->t.players ? m->q.who : m->me, 4, NULL, &home) < 0) return false;
    for (int s = 0; s < m->t.players; s++)
        if (s != m->me && !are_partners(m, s, m->me) && best_attack(m, s, 4, NULL, &away) >= 0) sum += away;
    return home > sum / (m->t.players - 1);
}

/* Own ships that go into an encounter: the one that stands for most. To be lost, of one's own the one that stands for least, and those of
 * a second colour first, for they come back; of another's, what hurts. */
int steady_which_ships(mind *m, int choice[])
{
    bool mine = m->q.who == m->me, sends = m->t.phase <= HC_PHASE_PLANNING;
    bool of_second_colour = m->q.unit == 0, bundle = m->q.unit == HC_UNIT_BUNDLE;
    bool most = of_second_colour ? mine : mine ? sends != bundle : !bundle;
    return answer_one(m, choice, m->option[most ? m->options - 1 : 0].choice);
}
