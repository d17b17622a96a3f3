/* stations.c - what the steady bot knows of space stations, sky cities and deep space stations: one row each, at the number of its sheet.
 * The rank says how gladly it keeps one when three are dealt. */
#include "bots/steady_rows.h"

enum { ATTACH, PRICE_OF_A_SHIP = 8 };

static int answer_attach(mind *m, int choice[])
{
    return m->q.kind == HC_ASK_PLANET && !m->q.compound && m->q.prompt == ATTACH ? answer_safest_home(m, choice) : 0;
}

static int answer_most(mind *m, int choice[])
{
    if (m->q.kind == HC_ASK_NUMBER) return answer_one(m, choice, most_offered(m));
    return m->q.compound ? steady_take_ships(m, choice, m->q.most) : answer_attach(m, choice);
}

static int answer_first(mind *m, int choice[])
{
    return m->q.kind == HC_ASK_CHOICE ? answer_one(m, choice, is_offered(m, 0) ? 0 : 1) : answer_attach(m, choice);
}

/* ---- totals: does it turn the encounter? --------------------------------------------------------------------------- */

static int use_ten(mind *m, int sheet) { (void)sheet; return swing(m, my_side(m), 10) + 1; }
static int use_people(mind *m, int sheet) { (void)sheet; return swing(m, my_side(m), 2 * m->t.seat[m->me].home_colonies) + 1; }
static int use_light(mind *m, int sheet) { (void)sheet; return swing(m, my_side(m), 6) + 1; }

static int use_quarks(mind *m, int sheet)
{
    hc_sum sum;
    const int side = my_side(m);
    (void)sheet;
    hc_totals(m->view, &sum);
    const int plus = (sum.face[side] & 1 ? 5 : 0) + (sum.face[!side] & 1 ? 5 : 0);
    return swing(m, side, plus) + 1;
}

static int use_relay(mind *m, int sheet) { (void)sheet; return swing(m, my_side(m), 4) - PRICE_OF_A_SHIP / 2; }

/* Better to lose cheaply and be paid than to lose for nothing. */
static int use_cycler(mind *m, int sheet)
{
    (void)sheet;
    const hc_card_info talk = { .kind = HC_CARD_NEGOTIATE };
    return card_now(m, &talk) - card_now(m, &m->t.seat[m->me].played_card) - 2;
}

static int use_billboards(mind *m, int sheet)
{
    (void)sheet;
    int best = 0;
    const hc_seat_info *s = &m->t.seat[m->me];
    for (int i = 0; i < s->known; i++) if (s->card[i].kind == HC_CARD_ATTACK && s->card[i].value > best) best = s->card[i].value;
    return best >= 10 ? 4 : NOT_NOW;
}

/* ---- ships and sides -------------------------------------------------------------------------------------------------- */

static int use_at_a_price(mind *m, int sheet) { (void)sheet; return is_against_me(m, m->q.who) ? PRICE_OF_A_SHIP : NOT_NOW; }

static int use_hiding(mind *m, int sheet) { (void)sheet; return -expected_now(m) - 3 * PRICE_OF_A_SHIP; }

/* The other side is better off: go there. */
static int use_change(mind *m, int sheet) { (void)sheet; return -expected_now(m) - PRICE_OF_A_SHIP; }

static int use_redirect(mind *m, int sheet) { (void)m, (void)sheet; return m->t.seat[m->t.offense].foreign_colonies >= 3 ? 2 : NOT_NOW; }

static int answer_named(mind *m, int choice[]) { return m->q.kind == HC_ASK_NUMBER ? answer_one(m, choice, is_offered(m, 1) ? 1 : 0) : 0; }

/* Of an ally against its opponent, from where it hurts. */
static int answer_staging(mind *m, int choice[])
{
    if (m->q.kind == HC_ASK_NUMBER) return answer_one(m, choice, is_offered(m, 2) ? 2 : 1);
    return m->q.compound ? take_from(m, choice, m->q.who, m->q.least) : 0;
}

static int answer_burst(mind *m, int choice[])
{
    return is_offered(m, m->t.offense) ? answer_one(m, choice, m->t.offense) : steady_choose_victim(m, choice);
}

static int answer_worst(mind *m, int choice[]) { return m->q.kind == HC_ASK_CARD ? pick_by_worth(m, choice, 1, -1) : answer_attach(m, choice); }

/* What another has taken is blown up; of one's own the worst goes. */
static int answer_enacter(mind *m, int choice[])
{
    return is_offered(m, HC_PASS) ? answer_one(m, choice, m->option[0].choice) : answer_worst(m, choice);
}

static int use_enacter(mind *m, int sheet) { (void)sheet; return m->me == m->t.offense ? m->t.seat[m->me].warp > 2 ? 5 : NOT_NOW : NOT_NOW; }

/* Rank by what it brings in a game. */
int steady_drop_station(mind *m, int choice[])
{
    int worst = -1, least = 0;
    for (int i = 0; i < m->options; i++) {
        const hc_card_info card = hc_card(m->view, m->option[i].choice);
        const int rank = rank_of(card.sheet);
        if (worst >= 0 && rank >= least) continue;
        worst = m->option[i].choice;
        least = rank;
    }
    return worst < 0 ? 0 : answer_one(m, choice, worst);
}

enum { FIRST = 1600 };
static const knowledge ROW[] = {
    [1600 - FIRST] = { .name = "Big Space Laser", .use = use_ten, .answer = answer_attach, .rank = 40 },
    [1601 - FIRST] = { .name = "Colony Cloak", .use = use_hiding, .answer = answer_attach, .rank = 20 },
    [1602 - FIRST] = { .name = "Cosmic Energy Generator", .answer = answer_attach, .rank = 60 },
    [1603 - FIRST] = { .name = "Observation Platform", .use = use_always, .answer = answer_first, .rank = 45 },
    [1604 - FIRST] = { .name = "Shield Generator", .use = use_always, .answer = answer_most, .rank = 30 },
    [1605 - FIRST] = { .name = "Shock Trooper Shuttle Pods", .use = use_always, .answer = answer_attach, .rank = 55 },
    [1606 - FIRST] = { .name = "Tactical Array", .use = use_always, .answer = answer_attach, .rank = 40 },
    [1607 - FIRST] = { .name = "Temporal Matrix", .use = use_gladly, .answer = answer_attach, .rank = 50 },
    [1608 - FIRST] = { .name = "Transdimensional Rift Relay", .use = use_relay, .answer = answer_most, .rank = 35 },
    [1609 - FIRST] = { .name = "Alien Outpost", .answer = answer_attach, .rank = 55 },
    [1610 - FIRST] = { .name = "Artifact Detection Grid", .use = use_always, .answer = answer_attach, .rank = 25 },
    [1611 - FIRST] = { .name = "Fluxx Capacitor", .use = use_change, .answer = answer_attach, .rank = 20 },
    [1612 - FIRST] = { .name = "Massive Battery", .answer = answer_attach, .rank = 20 },
    [1613 - FIRST] = { .name = "Observation Platform II", .use = use_always, .answer = answer_first, .rank = 48 },
    [1614 - FIRST] = { .name = "Orbital Billboards", .use = use_billboards, .answer = answer_attach, .rank = 28 },
    [1615 - FIRST] = { .name = "Oscillation Overthruster", .use = use_gladly, .answer = answer_attach, .rank = 30 },
    [1616 - FIRST] = { .name = "Rift Enacter", .use = use_enacter, .answer = answer_enacter, .rank = 15 },
    [1617 - FIRST] = { .name = "Stun Apparatus", .answer = answer_attach, .rank = 42 },
    [1618 - FIRST] = { .name = "Targeting Depot", .use = use_never, .answer = answer_worst, .rank = 12 },
    [1619 - FIRST] = { .name = "Zap Zapper", .use = use_at_a_price, .answer = answer_attach, .rank = 18 },
    [1620 - FIRST] = { .name = "Big Sky Laser", .use = use_light, .answer = answer_attach, .rank = 28 },
    [1621 - FIRST] = { .name = "Exhortation", .answer = answer_attach, .rank = 15 },
    [1622 - FIRST] = { .name = "Golden City", .use = use_always, .answer = answer_attach, .rank = 22 },
    [1623 - FIRST] = { .name = "Hand Additor", .answer = answer_attach, .rank = 45 },
    [1624 - FIRST] = { .name = "Icy Optimization", .use = use_never, .answer = answer_worst, .rank = 5 },
    [1625 - FIRST] = { .name = "Recycler", .use = use_always, .answer = answer_attach, .rank = 25 },
    [1626 - FIRST] = { .name = "Warp Harvester", .answer = answer_attach, .rank = 14 },
    [1627 - FIRST] = { .name = "Zaptimizer", .use = use_at_a_price, .answer = answer_worst, .rank = 16 },
    [1630 - FIRST] = { .name = "Burst Targeter", .use = use_gladly, .answer = answer_burst, .rank = 38 },
    [1631 - FIRST] = { .name = "Freewheeling Intensifier", .use = use_gladly, .answer = answer_worst, .rank = 18 },
    [1632 - FIRST] = { .name = "High-Activity Staging Zone", .use = use_gladly, .answer = answer_staging, .rank = 18 },
    [1633 - FIRST] = { .name = "Hyperspace Redirect", .use = use_redirect, .rank = 16 },
    [1634 - FIRST] = { .name = "Obligatron", .use = use_always, .answer = answer_named, .rank = 20 },
    [1635 - FIRST] = { .name = "Option Cycler", .use = use_cycler, .rank = 24 },
    [1636 - FIRST] = { .name = "Population Monitor", .use = use_people, .rank = 42 },
    [1637 - FIRST] = { .name = "Quark Refinery", .use = use_quarks, .rank = 26 },
};
const knowledge_set rows_stations = { FIRST, sizeof ROW / sizeof *ROW, ROW };
