/* duel_worth.c - what things are worth at a table of Duel, in thousandths of a win: planets, ships, cards; and what powers add. */
#include "duel_seer.h"

enum { WINS = 5, SURE = 65536 };

/* Who has how many planets wins how often: counted in games of steady bots. */
int chance_with(int mine, int theirs)
{
    static const int16_t CHANCE[WINS][WINS] = {
        { 500, 455, 375, 275, 120 }, { 545, 500, 425, 300, 165 }, { 625, 575, 500, 400, 250 },
        { 725, 700, 600, 500, 325 }, { 880, 835, 750, 675, 500 } };
    if (mine >= WINS) return theirs >= WINS ? SURELY / 2 : SURELY;
    return theirs >= WINS ? 0 : CHANCE[mine][theirs];
}

/* What a contest is about; by destiny card, from Proxy War on. */
static int stake_of_contest(const seer *s, int a, int b)
{
    static const uint8_t WORTH[] = { 0, 30, 20, 30, 40, 20, 15, 0, 20, 12 };
    const int at = s->t->duel.card - PROXY_WAR;
    const int planet = chance_with(a + 1, b) - chance_with(a, b + 1);
    if (s->t->duel.card == PROXY_WAR || s->t->duel.card == EVICTION) return planet / 2;
    if (s->t->duel.card == EARLY_BALLOT && (a == WINS - 1 || b == WINS - 1)) return planet / 3;
    return at >= 0 && at < (int)sizeof WORTH ? WORTH[at] : 20;
}

int stake(const seer *s)
{
    const int a = s->t->duel.seat[s->me].planets, b = s->t->duel.seat[s->you].planets;
    if (s->t->duel.kind == HC_CONTESTING) return stake_of_contest(s, a, b);
    if (s->t->duel.card == TWIN_LIGHTHOUSES) return 40;
    return chance_with(a + 1, b) - chance_with(a, b + 1);
}

int rank_of_plan(int value)
{
    static const int8_t PLAN[] = { -2, 0, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 18, 23, 31, 42 };
    int rank = 0;
    while (rank < 16 && PLAN[rank] < value) rank++;
    return rank;
}

int plan_worth(const hc_card_info *c)
{
    if (c->kind == HC_CARD_PLAN) return 4 * rank_of_plan(c->value);
    return c->value >= HC_PARITY_EVEN ? 60 : 28 + 4 * (c->value < 0 ? -c->value : c->value);
}

bool is_allied(const seer *s, int seat, int envoy)
{
    const hc_duel_info *d = &s->t->duel;
    for (int i = 0; i < HC_ENVOYS; i++)
        if (d->envoy[i].there && d->envoy[i].ally == seat && d->envoy[i].open && d->envoy[i].sheet == envoy) return true;
    return false;
}

static int clout_of_envoys(const seer *s, int seat)
{
    const int other = 1 - seat, mine = s->t->duel.seat[seat].planets, theirs = s->t->duel.seat[other].planets;
    int more = 0;
    if (is_allied(s, seat, SANDBAGGER)) more += mine < theirs ? 4 : mine > theirs ? -2 : 0;
    if (is_allied(s, seat, CROWD_LOVER) && s->t->duel.kind == HC_DUELING)
        more += s->t->duel.seat[seat].sent > s->t->duel.seat[other].sent ? 4 : s->t->duel.seat[seat].sent < s->t->duel.seat[other].sent ? -2 : 0;
    return more;
}

int clout_of_power(const seer *s, int seat, int plan)
{
    const int alien = s->t->seat[seat].alien, warp = s->t->seat[seat].warp;
    return clout_of_envoys(s, seat) + (alien == PLODDER && plan <= 10 ? 5 : alien == DEEPLING ? at_most(warp * 2 / 3, 8) : alien == WHISKER ? 2 : 0);
}

/* The ship advantage is the one's who has more, or fewer where a Featherfoot sits. */
int edge_of_ships(const seer *s, int mine, int theirs)
{
    const bool fewer = s->t->seat[s->me].alien == FEATHERFOOT || s->t->seat[s->you].alien == FEATHERFOOT;
    if (mine == theirs) return 0;
    const bool is_mine = (mine > theirs) != fewer;
    const int whose = is_mine ? s->me : s->you, worth = s->t->duel.advantage + 3 * (s->t->seat[whose].alien == LONGHORN);
    return is_mine ? worth : -worth;
}

/* The fewer are left, the dearer: who has to send and has none loses the game. */
int ships_worth(int supply, int count)
{
    int sum = 0;
    for (int i = 0; i < count; i++, supply--) sum += supply > 9 ? 5 : supply > 6 ? 8 : supply > 4 ? 14 : supply > 2 ? 25 : supply > 1 ? 45 : 90;
    return sum;
}

/* ---- the table as a whole, for sage ------------------------------------------------------------------------- */

static int hand_worth(const hc_seat_info *p)
{
    int sum = 0;
    for (int i = 0; i < p->known; i++) sum += plan_worth(&p->card[i]);
    return sum;
}

static int ready_tactics(unsigned mask)
{
    int n = 0;
    for (; mask; mask &= mask - 1) n++;
    return n;
}

/* Points beside the planets, in thousandths of a win while the game is even. */
static int points(const hc_table *t, int seat)
{
    const int supply = t->duel.seat[seat].supply;
    return ships_worth(supply, supply) + hand_worth(&t->seat[seat]) / 4 + 8 * ready_tactics(t->duel.seat[seat].ready);
}

int duel_value(const hc_table *t, int me)
{
    const int you = 1 - me;
    if (t->over) return t->won >> me & 1 ? (t->won >> you & 1 ? SURE / 2 : SURE) : 0;
    const int base = chance_with(t->duel.seat[me].planets, t->duel.seat[you].planets), room = base * (SURELY - base) / 250;
    int value = base + (points(t, me) - points(t, you)) * room / SURELY;
    value = at_most(at_least(value, 5), SURELY - 5);
    return value * (SURE / SURELY);
}
