/* steady_tech_use.c - when a completed tech is used, and how its questions are answered. */
#include "steady_rows.h"

enum { USED_UP = 10, BORROWED = 4 };             /* what a tech that is thrown away still was worth */

/* ---- cards ---------------------------------------------------------------------------------------------------------- */

int use_turbines(mind *m, int sheet) { (void)m, (void)sheet; return 4 * CARD / 2; }
int answer_turbines(mind *m, int choice[]) { return pick_by_worth(m, choice, m->q.most, 1); }

static int best_discard(const mind *m)
{
    int most = 0;
    for (int i = 0; i < m->t.discards; i++) {
        int worth = card_worth(m, m->me, &m->t.discard[i]);
        if (worth > most) most = worth;
    }
    return most;
}

int use_scanners(mind *m, int sheet) { (void)sheet; return best_discard(m) - 2 * USED_UP; }
int answer_scanners(mind *m, int choice[]) { return pick_by_worth(m, choice, 1, 1); }

/* Everybody gets eight cards: for who has few, when the others have them. */
int use_enigma(mind *m, int sheet)
{
    enum { EXACTLY = 8 };
    int gain = (EXACTLY - m->t.seat[m->me].hand) * CARD / 2, others = 0;
    (void)sheet;
    for (int s = 0; s < m->t.players; s++) if (s != m->me) others += EXACTLY - m->t.seat[s].hand;
    return gain - others * CARD / 2 / (m->t.players - 1) - USED_UP;
}

/* What is bad goes first. */
int answer_enigma(mind *m, int choice[])
{
    int n = 0;
    for (int i = 0; i < m->options && n < m->q.most; i++) {
        if (m->option[i].choice >= HC_CARDS) continue;
        hc_card_info card = hc_card(m->view, m->option[i].choice);
        if (card_worth(m, m->me, &card) < CARD / 2) choice[n++] = m->option[i].choice;
    }
    choice[n] = HC_DONE;
    return n + 1;
}

/* A good card goes under it, and comes out when it turns the encounter. */
int answer_battery(mind *m, int choice[]) { return pick_by_worth(m, choice, 1, m->t.seat[m->me].hand > 3 ? 1 : -1); }

int use_battery(mind *m, int sheet)
{
    const hc_thing *stored = hc_next_thing(&m->t, NULL, m->me, HC_LIES_UNDER_TECH);
    (void)sheet;
    return stored ? card_now(m, &stored->card) - card_now(m, &m->t.seat[m->me].played_card) - USED_UP : NOT_NOW;
}

/* ---- totals and ships in the encounter -------------------------------------------------------------------------------- */

int use_lasers(mind *m, int sheet)
{
    int more = swing(m, my_side(m), 1), less = swing(m, my_side(m), -1);
    (void)sheet;
    return more > less ? more : less;
}

int answer_lasers(mind *m, int choice[]) { return answer_one(m, choice, swing(m, my_side(m), -1) > swing(m, my_side(m), 1)); }

int use_hulls(mind *m, int sheet) { (void)m, (void)sheet; return 20; }

/* One ship more: in the gate the number is chosen later; on the planet it must be worth the way. */
int use_thrusters(mind *m, int sheet)
{
    (void)sheet;
    return is_window(m, HC_W_GATHER) ? 2 : adding_value(m, HC_SIDE_DEFENSE, 1) - taking_price(m, 1);
}

int answer_thrusters(mind *m, int choice[]) { return steady_take_ships(m, choice, 1); }

int use_field_generator(mind *m, int sheet) { return use_cosmic_zap(m, sheet) + USED_UP / 2; }

/* The defense stays alone: worth it if it would find friends. */
int use_cloak(mind *m, int sheet)
{
    fight f;
    (void)sheet;
    fight_now(m, &f);
    int now = expected_value(m, &f);
    for (int s = 0; s < m->t.players; s++) if (!is_main(m, s)) f.allies[HC_SIDE_DEFENSE] += 1;
    return now - expected_value(m, &f) - USED_UP;
}

int use_scrambler(mind *m, int sheet)
{
    (void)sheet;
    return m->q.who == m->me ? NOT_NOW : is_against_me(m, m->q.who) ? 8 : threat(m, m->q.who) >= 12 ? 5 : NOT_NOW;
}

static int mines_ready(const mind *m)
{
    for (const hc_thing *x = NULL; (x = hc_next_thing(&m->t, x, m->me, HC_LIES_TECH)) != NULL;) if (x->card.card == m->card) return x->count;
    return 0;
}

int use_mines(mind *m, int sheet)
{
    int ships = mines_ready(m), there = 0;
    (void)sheet;
    for (int s = 0; s < m->t.players; s++) if (side_of(m, s) == HC_SIDE_OFFENSE) there += m->t.seat[s].gate;
    if (ships >= there) return -expected_now(m) + 20;
    return adding_value(m, HC_SIDE_OFFENSE, -ships) + ships * BORROWED - USED_UP;
}

/* The main player's last ships first: without them nobody lands. */
int answer_mines(mind *m, int choice[])
{
    if (m->q.kind == HC_ASK_NUMBER) return answer_one(m, choice, most_offered(m));
    return is_offered(m, m->t.offense) ? answer_one(m, choice, m->t.offense) : steady_choose_victim(m, choice);
}

static int guest_value(const mind *m, int seat)
{
    fight f;
    fight_now(m, &f);
    int now = expected_value(m, &f);
    fight_join(m, &f, seat, my_side(m), 4);
    return expected_value(m, &f) - now;
}

int use_qax(mind *m, int sheet)
{
    int most = NOT_NOW;
    (void)sheet;
    for (int s = 0; s < m->t.players; s++) if (!is_main(m, s) && guest_value(m, s) > most) most = guest_value(m, s);
    return most - BORROWED;
}

int answer_qax(mind *m, int choice[])
{
    return m->q.kind == HC_ASK_SEAT ? best_seat(m, choice, guest_value) : steady_take_ships(m, choice, m->q.least);
}

/* ---- ships and planets -------------------------------------------------------------------------------------------------- */

int use_key(mind *m, int sheet) { (void)sheet; return m->t.seat[m->me].warp * SHIP - 4 * SHIP; }

int use_drive(mind *m, int sheet)
{
    int sum = 0;
    (void)sheet;
    for (int s = 0; s < m->t.players; s++) if (s != m->me) sum += attack_prospect(m, s);
    return sum / (m->t.players - 1) - USED_UP;
}

int use_genesis(mind *m, int sheet) { (void)m, (void)sheet; return 15; }
int answer_genesis(mind *m, int choice[]) { int most = most_offered(m); return answer_one(m, choice, most < 2 ? most : 2); }

int use_coldsleep(mind *m, int sheet) { (void)m, (void)sheet; return 100; }

/* Colonies of others weigh against the own: where the leaders lose most. */
static int missile_value(const mind *m, int planet)
{
    int value = 0;
    for (int s = 0; s < m->t.players; s++) {
        int ships = m->t.ships[planet][s];
        if (!ships) continue;
        int worth = counts_as_foreign(m, s, planet) ? 40 + threat(m, s) * 2
                    : 15 + (m->t.seat[s].home_colonies <= m->t.seat[s].home_for_power ? 20 : 0);
        value += s == m->me ? -6 * worth : worth + ships * SHIP / 5;
    }
    return value;
}

int use_missile(mind *m, int sheet)
{
    int most = 0;
    (void)sheet;
    for (int p = 0; p < m->t.planets; p++) if (m->t.standing >> p & 1 && missile_value(m, p) > most) most = missile_value(m, p);
    return most - 5 * USED_UP;
}

static int best_planet(const mind *m, int choice[], int (*value)(const mind *m, int planet))
{
    int best = -1, most = 0;
    for (int i = 0; i < m->options; i++) {
        int planet = m->option[i].choice;
        if (planet >= HC_PLANETS) continue;
        int points = value(m, planet);
        if (best >= 0 && points <= most) continue;
        best = planet;
        most = points;
    }
    return best < 0 ? 0 : answer_one(m, choice, best);
}

int answer_missile(mind *m, int choice[]) { return best_planet(m, choice, missile_value); }

/* It fires for its owner, also from another system: where the own ships stand, or where they are about to go. */
static int cannon_value(const mind *m, int planet)
{
    int owner = hc_planet_owner(m->view, planet), next = planet + 1 < m->t.planets ? planet + 1 : planet;
    int home = owner == m->me ? 10 + (m->t.ships[planet][m->me] > 0) + (m->t.ships[next][m->me] > 0) : 0;
    bool attacked = m->me == m->t.offense && owner == m->t.defense;
    return attacked ? 30 - m->t.ships[planet][owner] - m->t.ships[next][owner] : home;
}

int use_cannon(mind *m, int sheet)
{
    (void)sheet;
    if (!is_window(m, HC_W_DESTINY)) return swing(m, my_side(m), 10);
    return m->me == m->t.offense ? 5 : m->me == m->t.defense ? 3 : NOT_NOW;
}

int answer_cannon(mind *m, int choice[]) { return best_planet(m, choice, cannon_value); }
int answer_prometheus(mind *m, int choice[]) { return steady_place_ships(m, choice, 1); }
