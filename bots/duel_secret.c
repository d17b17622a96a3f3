/* duel_secret.c - what both choose at the same time: dials, tactics, plans. Dials and tactics are games of two for what each pair of answers
 * leads to, played with the mixture that the other gains least by knowing (fictitious play: each side answers best to what the other
 * has done so far, over and over, and what was done how often is the mixture). Plans are drawn the likelier the more they promise. */
#include "duel_seer.h"
#include "choose.h"
#include <string.h>

int drawn(seer *s, const int weight[])
{
    uint32_t all = 0;
    for (int i = 0; i < s->n; i++) all += (uint32_t)at_least(weight[i], 0);
    if (!all) return s->option[0].choice;
    int left = (int)pcg_below(&s->b->rng, all);
    for (int i = 0; i < s->n; i++) if ((left -= at_least(weight[i], 0)) < 0) return s->option[i].choice;
    return s->option[s->n - 1].choice;
}

/* ---- games of two ----------------------------------------------------------------------------------------------- */

typedef struct matrix { int rows, columns, pays[MATRIX][MATRIX]; } matrix;      /* rows: my answers */

static int highest(const int of[], int n)
{
    int best = 0;
    for (int i = 1; i < n; i++) if (of[i] > of[best]) best = i;
    return best;
}

static void mix(const matrix *m, int weight[MATRIX])
{
    enum { ROUNDS = 240, FIRST = 40 };                 /* the first ones only show where it goes */
    int mine[MATRIX] = { 0 }, theirs[MATRIX] = { 0 };
    for (int i = 0; i < m->rows; i++) weight[i] = 0;
    for (int round = 0; round < ROUNDS; round++) {
        const int row = highest(mine, m->rows), column = highest(theirs, m->columns);
        if (round >= FIRST) weight[row]++;
        for (int i = 0; i < m->rows; i++) mine[i] += m->pays[i][column];
        for (int i = 0; i < m->columns; i++) theirs[i] -= m->pays[row][i];
    }
}

/* What pays best against somebody who answers that often so. */
static void read_mixture(const matrix *m, const uint32_t often[MATRIX], int weight[MATRIX])
{
    int sum[MATRIX] = { 0 };
    for (int i = 0; i < m->rows; i++) {
        weight[i] = 0;
        for (int k = 0; k < m->columns; k++) sum[i] += m->pays[i][k] * (int)often[k];
    }
    weight[highest(sum, m->rows)] = 1;
}

/* ---- plans ------------------------------------------------------------------------------------------------------- */

enum { PLANS = 17, SLOPE = 26 };         /* a point of clout is worth so many thousandths of a duel, before anything is known of the plans */
static const int8_t PLAN_VALUE[PLANS] = { -2, 0, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 18, 23, 31, 42 };

/* How often a steady bot lays which plan, from the lowest to the highest. */
static const uint32_t USUAL[2][PLANS] = {
    { 12, 14, 20, 26, 30, 34, 38, 42, 46, 50, 54, 58, 64, 72, 84, 90, 96 }, { 70, 66, 62, 58, 56, 54, 52, 50, 50, 50, 50, 50, 48, 46, 44, 42, 40 } };

static const uint32_t *plans_of(const seer *s)
{
    const int contest = s->t->duel.kind == HC_CONTESTING;
    return s->habits ? s->habits->plan[contest] : USUAL[contest];
}

/* Reinforcements may still move it: what is near is uncertain. */
static int chance_of_lead(int lead) { return at_most(at_least(500 + lead * 1000 / 14, 0), SURELY); }

int chance_against(const seer *s, int clout)
{
    const uint32_t *often = plans_of(s);
    const int sign = s->t->duel.card == LIMBO && s->t->duel.kind == HC_CONTESTING ? -1 : 1;
    uint32_t all = 0, won = 0;
    for (int i = 0; i < PLANS; i++) {
        const int theirs = PLAN_VALUE[i] + clout_of_power(s, s->you, PLAN_VALUE[i]);
        all += often[i] + 1;
        won += (often[i] + 1) * (uint32_t)chance_of_lead(sign * (clout - theirs));
    }
    return (int)(won / all);
}

static int ships_at(const seer *s, int seat) { return s->t->target < HC_PLANETS ? s->t->ships[s->t->target][seat] : 0; }

/* exp(-below / warmth), in parts of 4096 */
static int likely(int below, int warmth)
{
    static const int16_t EXP[] = { 4096, 3190, 2484, 1935, 1507, 1174, 914, 712, 554, 432, 336, 262, 204, 159, 124, 96, 75, 58,
                                   46, 35, 28, 22, 17, 13, 10, 8, 6, 5, 4, 3, 2, 2, 1 };
    const int i = below * 4 / warmth;
    return i < (int)(sizeof EXP / sizeof *EXP) ? EXP[i] : 0;
}

/* What is gained by it now, less what it would gain another time. */
static int plan_promises(const seer *s, const hc_card_info *c, int worth)
{
    enum { ANOTHER_TIME = 110 };
    const int plan = c->kind == HC_CARD_PLAN ? c->value : c->value < HC_PARITY_EVEN ? c->value : 8;
    const int ships = s->t->duel.kind == HC_DUELING ? edge_of_ships(s, ships_at(s, s->me), ships_at(s, s->you)) * 3 / 4 : 0;
    const int chance = chance_against(s, plan + ships + clout_of_power(s, s->me, plan));
    return worth * chance / SURELY - ANOTHER_TIME * plan_worth(c) / 64;
}

int choose_plan(seer *s)
{
    int promise[HC_OPTIONS_MAX], weight[HC_OPTIONS_MAX], best = -100000;
    const int worth = stake(s), warmth = at_least(worth / 12, 6);
    for (int i = 0; i < s->n; i++) {
        const hc_card_info c = hc_card(s->view, s->option[i].choice);
        promise[i] = plan_promises(s, &c, worth);
        best = at_least(best, promise[i]);
    }
    for (int i = 0; i < s->n; i++) weight[i] = s->habits ? promise[i] == best : likely(best - promise[i], warmth);
    return drawn(s, weight);
}

/* ---- dials ------------------------------------------------------------------------------------------------------- */

/* Many ships have the advantage and outlast blasts; but those that win stay there. */
static int dial_value(const seer *s, int mine, int theirs, int worth)
{
    const int there = ships_at(s, s->me), here = ships_at(s, s->you), m = there + mine, t = here + theirs;
    const int outlast = 40 * (at_most(m, 4) - at_most(t, 4));
    const int chance = at_most(at_least(500 + SLOPE * edge_of_ships(s, m, t) * 3 / 4 + outlast, 30), SURELY - 30);
    return worth * chance / SURELY - ships_worth(s->t->duel.seat[s->me].supply, mine) + ships_worth(s->t->duel.seat[s->you].supply, theirs);
}

/* What the other can set, as far as it shows. */
static int dials_of_other(const seer *s, int out[MATRIX])
{
    const int supply = s->t->duel.seat[s->you].supply, dial = s->t->duel.seat[s->you].dial;
    int n = 0;
    if (dial >= 0) out[n++] = at_most(dial, supply);                   /* it lies open already */
    else if (s->t->duel.seat[s->you].sent || !supply) out[n++] = 0;
    else for (int d = 1; d <= at_most(s->t->seat[s->you].alien == LONGHORN ? DIALS : 4, supply); d++) out[n++] = d;
    return n;
}

int choose_dial(seer *s)
{
    matrix m = { .rows = at_most(s->n, MATRIX) };
    int theirs[MATRIX], weight[HC_OPTIONS_MAX] = { 0 };
    uint32_t often[MATRIX] = { 0 };
    const int worth = stake(s), supply = s->t->duel.seat[s->me].supply;
    m.columns = dials_of_other(s, theirs);
    for (int k = 0; k < m.columns; k++) {
        for (int i = 0; i < m.rows; i++) m.pays[i][k] = dial_value(s, at_most(s->option[i].choice, supply), theirs[k], worth);
        if (s->habits) often[k] = s->habits->dial[theirs[k]];
    }
    if (s->habits) read_mixture(&m, often, weight);
    else mix(&m, weight);
    return drawn(s, weight);
}

/* ---- tactics ------------------------------------------------------------------------------------------------------- */

static int blast_of(const seer *s, int seat, hc_tactic h)
{
    if (h.what != HC_BLAST) return 0;
    const int n = h.count + (s->t->seat[seat].alien == TORCHLING) + is_allied(s, seat, DRILLMASTER);
    return s->t->duel.card == FIREWORKS ? 2 * n : n;
}

static int shield_of(const seer *s, int seat, hc_tactic h)
{
    return h.what != HC_SHIELD ? 0 : at_least(h.count + (s->t->seat[seat].alien == BARNACLE) - is_allied(s, seat, DRILLMASTER), 0);
}

static int count_ready(const seer *s, int seat)
{
    int n = 0;
    for (int k = 0; k < HC_TACTICS; k++) n += s->t->duel.seat[seat].ready >> k & 1;
    return n;
}

/* To have shown it: the token is spent, or others are readied. */
static int token_value(const seer *s, int seat, hc_tactic h)
{
    enum { TOKEN = 9 };
    const int ready = count_ready(s, seat), spent = HC_TACTICS - ready;
    if (h.what == HC_READIES) return TOKEN * at_most(h.count, spent) - (h.count > 1 ? TOKEN / 2 : 0);
    return h.what == HC_SHIELD && s->t->seat[seat].alien == BARNACLE ? 0 : -TOKEN - 3 * spent;
}

static int plan_laid(const seer *s)
{
    const hc_card_info *c = s->plan.kind ? &s->plan : &s->t->seat[s->me].played_card;
    return c->kind == HC_CARD_PLAN ? c->value : 8;
}

static int value_of_halves(const seer *s, int mine, int theirs, int worth, const int chance[3])
{
    const hc_tactic a = hc_tactic_of(mine), b = hc_tactic_of(theirs);
    const int m = ships_at(s, s->me), t = ships_at(s, s->you), known = m && t;
    const int lost = at_most(at_least(blast_of(s, s->you, b) - shield_of(s, s->me, a), 0), m);
    const int hit = at_most(at_least(blast_of(s, s->me, a) - shield_of(s, s->you, b), 0), t);
    const int left = m - lost, there = t - hit;
    const int edge = edge_of_ships(s, left, there);
    const int part = !known ? 500 : !left && !there ? 500 : !left ? 0 : !there ? SURELY : chance[edge < 0 ? 0 : edge > 0 ? 2 : 1];
    return worth * part / SURELY + 5 * (hit - lost) + token_value(s, s->me, a) - token_value(s, s->you, b);
}

static void fill_chances(const seer *s, int chance[3])
{
    const int plan = plan_laid(s), clout = plan + clout_of_power(s, s->me, plan);
    chance[0] = chance_against(s, clout + at_most(edge_of_ships(s, 1, 2), edge_of_ships(s, 2, 1)));
    chance[1] = chance_against(s, clout);
    chance[2] = chance_against(s, clout + at_least(edge_of_ships(s, 1, 2), edge_of_ships(s, 2, 1)));
}

int tactic_value(const seer *s, int mine, int theirs)
{
    int chance[3];
    fill_chances(s, chance);
    return value_of_halves(s, mine, theirs, stake(s), chance);
}

static int choose_tactic(seer *s)
{
    matrix m = { .rows = at_most(s->n, MATRIX) };
    int weight[HC_OPTIONS_MAX] = { 0 }, chance[3];
    uint32_t often[MATRIX] = { 0 };
    const int worth = stake(s);
    fill_chances(s, chance);
    for (int half = 0; half < HALVES; half++) {
        if (!(s->t->duel.seat[s->you].ready >> half / 2 & 1)) continue;
        for (int i = 0; i < m.rows; i++) m.pays[i][m.columns] = value_of_halves(s, s->option[i].choice, half, worth, chance);
        if (s->habits) often[m.columns] = s->habits->half[half];
        m.columns++;
    }
    if (!m.columns) m.columns = 1;
    if (s->habits) read_mixture(&m, often, weight);
    else mix(&m, weight);
    return drawn(s, weight);
}

/* ---- both together -------------------------------------------------------------------------------------------------- */

/* The options of one part, each once: cards, or the halves that go with a card. */
static int part_of(const hc_option option[], int n, int card, hc_option out[])
{
    int found = 0;
    for (int i = 0; i < n; i++) {
        const int own = HC_PLAN_CARD(option[i].choice);
        if (card < 0 ? found && out[found - 1].choice == own : own != card) continue;
        out[found] = option[i];
        out[found].kind = card < 0 ? HC_ASK_CARD : HC_ASK_NUMBER;
        out[found++].choice = (int16_t)(card < 0 ? own : HC_PLAN_HALF(option[i].choice));
    }
    return found;
}

/* The plan first; which half fits it is another game of two. */
int choose_plan_and_tactic(seer *s)
{
    hc_option all[HC_OPTIONS_MAX];
    const int n = s->n;
    memcpy(all, s->option, (size_t)n * sizeof *all);
    s->n = part_of(all, n, -1, s->option);
    const int card = s->n > 1 ? choose_plan(s) : s->option[0].choice;
    s->plan = hc_card(s->view, card);
    s->n = part_of(all, n, card, s->option);
    const int half = s->n > 1 ? choose_tactic(s) : s->option[0].choice;
    return HC_PLAN_WITH(card, half);
}
