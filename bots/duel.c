/* duel.c - the steady bot at a table of Duel. Both choose in secret, so every answer is drawn from weights: who always did the
 * best thing could be read. */
#include "duel.h"
#include "choose.h"
#include <string.h>

typedef struct seer {
    bot *b;
    const hc_game *view;
    hc_table t;
    hc_question q;
    hc_option option[HC_OPTIONS_MAX];
    int n, me, you;
    bool urgent;                         /* one of both is about to win */
} seer;

static int at_least(int a, int b) { return a > b ? a : b; }
static int at_most(int a, int b) { return a < b ? a : b; }

/* One of the options, in proportion to its weight. */
static int drawn(seer *s, const int weight[])
{
    uint32_t all = 0;
    for (int i = 0; i < s->n; i++) all += (uint32_t)at_least(weight[i], 0);
    if (!all) return s->option[0].choice;
    int left = (int)pcg_below(&s->b->rng, all);
    for (int i = 0; i < s->n; i++) if ((left -= at_least(weight[i], 0)) < 0) return s->option[i].choice;
    return s->option[s->n - 1].choice;
}

static bool offers(const seer *s, int choice)
{
    for (int i = 0; i < s->n; i++) if (s->option[i].choice == choice) return true;
    return false;
}

/* ---- dials and tactics ------------------------------------------------------------------------------- */

static int dial(seer *s)
{
    int weight[HC_OPTIONS_MAX];
    const int supply = s->t.duel.seat[s->me].supply, wanted = s->t.duel.advantage >= 6 ? 4 : s->t.duel.advantage >= 3 ? 3 : 2;
    const int aim = at_most(wanted + s->urgent, at_least(supply / 3, 1));
    for (int i = 0; i < s->n; i++) {
        const int off = s->option[i].choice - aim;
        weight[i] = off == 0 ? 8 : off == 1 || off == -1 ? 5 : 1;
    }
    return drawn(s, weight);
}

static int largest_blast(const seer *s, int seat)
{
    int most = 0;
    for (int k = 0; k < 2 * HC_TACTICS; k++) {
        const hc_tactic half = hc_tactic_of(k);
        if (s->t.duel.seat[seat].ready >> k / 2 & 1 && half.what == HC_BLAST && half.count > most) most = half.count;
    }
    return most;
}

static int spent(const seer *s)
{
    int n = HC_TACTICS;
    for (int k = 0; k < HC_TACTICS; k++) n -= s->t.duel.seat[s->me].ready >> k & 1;
    return n;
}

static int tactic(seer *s)
{
    int weight[HC_OPTIONS_MAX];
    const int mine = s->t.ships[s->t.target][s->me], theirs = s->t.ships[s->t.target][s->you], danger = at_most(largest_blast(s, s->you), mine);
    for (int i = 0; i < s->n; i++) {
        const hc_tactic half = hc_tactic_of(s->option[i].choice);
        const int hits = at_most(half.count, theirs), stops = at_most(half.count, danger);
        weight[i] = half.what == HC_BLAST  ? 1 + hits * hits * 3 - 2 * at_least(half.count - theirs, 0)
                  : half.what == HC_SHIELD ? 1 + stops * stops * 2 - at_least(half.count - danger, 0)
                                           : 1 + 6 * at_most(half.count, spent(s));
        weight[i] = at_least(weight[i], 1);
    }
    return drawn(s, weight);
}

/* ---- plans and cards -------------------------------------------------------------------------------------- */

/* What a card of the hand is worth to keep. */
static int worth(const hc_card_info *c)
{
    if (c->kind == HC_CARD_PLAN) return c->value + 3;
    return c->value >= HC_PARITY_EVEN ? 16 : 8 + (c->value < 0 ? -c->value : c->value);
}

static int plan(seer *s)
{
    int weight[HC_OPTIONS_MAX];
    for (int i = 0; i < s->n; i++) {
        const hc_card_info c = hc_card(s->view, s->option[i].choice);
        const int v = at_least(c.kind == HC_CARD_PLAN ? c.value + 3 : 3, 1), mid = v > 25 && !s->urgent ? 25 : v;
        weight[i] = s->t.duel.kind == HC_CONTESTING && !s->urgent ? mid : s->urgent ? v * v * v / 8 + 1 : mid * mid * mid / 16 + 1;
    }
    return drawn(s, weight);
}

static int cheapest(const seer *s, const bool taken[])
{
    int best = -1, least = 0;
    for (int i = 0; i < s->n; i++) {
        const hc_card_info c = hc_card(s->view, s->option[i].choice);
        if (s->option[i].kind != HC_ASK_CARD || (taken && taken[i])) continue;
        if (best < 0 || worth(&c) < least) best = i, least = worth(&c);
    }
    return best;
}

/* ---- reinforcements ---------------------------------------------------------------------------------------- */

/* By how much this card brings me nearer, played on that seat. */
static int helps(const seer *s, const hc_card_info *c, int on, const int total[2])
{
    int v = c->value;
    if (v == HC_PARITY_EVEN || v == HC_PARITY_ODD) v = (total[on == s->t.duel.leader ? 0 : 1] & 1) == (v == HC_PARITY_ODD) ? 10 : -10;
    if (v == HC_WARP_CHORUS) v = at_most(s->t.seat[on].warp, 9);
    return on == s->me ? v : -v;
}

static int best_help(const seer *s, const hc_card_info *c, const int total[2], int *on)
{
    const int mine = helps(s, c, s->me, total), theirs = helps(s, c, s->you, total);
    *on = mine >= theirs ? s->me : s->you;
    return at_least(mine, theirs);
}

/* Who is behind plays the smallest card that turns it, or the largest if two can; who is ahead waits. */
static int reinforce(seer *s)
{
    hc_sum sum;
    int on, best = -1, all = 0, size = 0;
    hc_totals(s->view, &sum);
    const int me = s->me == s->t.duel.leader ? 0 : 1, gap = sum.total[!me] - sum.total[me] + (me == 0);
    if (sum.winner == me) return HC_PASS;
    for (int i = 0; i < s->n; i++) {
        const hc_card_info c = hc_card(s->view, s->option[i].choice);
        if (s->option[i].kind != HC_ASK_CARD) continue;
        const int help = best_help(s, &c, sum.total, &on);
        all += at_least(help, 0);
        const bool better = best < 0 || (help >= gap ? size < gap || help < size : size < gap && help > size);
        if (better) best = i, size = help;
    }
    return best < 0 || all < gap || size <= 0 ? HC_PASS : s->option[best].choice;
}

static int back_whom(seer *s)
{
    hc_sum sum;
    int on = s->me;
    hc_totals(s->view, &sum);
    for (int i = 0; i < s->t.seat[s->me].known; i++) {       /* the one that has just been shown cannot be told: by most of them */
        const hc_card_info *c = &s->t.seat[s->me].card[i];
        if (c->card == s->q.place) best_help(s, c, sum.total, &on);
    }
    return on;
}

/* ---- the rest -------------------------------------------------------------------------------------------------- */

static int largest(const seer *s)
{
    int best = s->option[0].choice;
    for (int i = 0; i < s->n; i++) if (s->option[i].kind == HC_ASK_NUMBER && s->option[i].choice > best) best = s->option[i].choice;
    return best;
}

/* A planet that only the other holds is worth fighting over; resources are taken anywhere. */
static int planet(seer *s)
{
    int weight[HC_OPTIONS_MAX];
    for (int i = 0; i < s->n; i++) {
        const int p = s->option[i].choice;
        const bool thing = s->option[i].kind == HC_ASK_PLANET, theirs = thing && s->t.ships[p][s->you], mine = thing && s->t.ships[p][s->me];
        weight[i] = !thing ? 1 : theirs && !mine ? 8 : 3;
    }
    return drawn(s, weight);
}

static int cards_away(seer *s, int choice[BOT_CHOICES])
{
    bool taken[HC_OPTIONS_MAX] = { false };
    int n = 0;
    for (; n < s->q.least; n++) {
        const int i = cheapest(s, taken);
        if (i < 0) break;
        taken[i] = true;
        choice[n] = s->option[i].choice;
    }
    choice[n] = HC_DONE;
    return n < s->q.least ? 0 : n + 1;
}

/* Is it losing as things stand? Before plans are turned up nobody knows. */
static bool is_behind(const seer *s)
{
    hc_sum sum;
    if (!hc_revealed(s->view)) return true;
    hc_totals(s->view, &sum);
    return sum.winner != (s->me == s->t.duel.leader ? 0 : 1);
}

/* What can be used is used, mostly; what costs something only by who is behind. */
static int use(seer *s)
{
    const bool shown = s->q.window == HC_W_PLANS_SHOWN || s->q.window == HC_W_CLOUT_DUE;
    if (shown && !is_behind(s) && offers(s, HC_PASS)) return HC_PASS;
    const bool costly = s->q.window == HC_W_PLANS_TURN || s->q.window == HC_W_PLANS_DUE;
    if (offers(s, HC_PASS) && pcg_below(&s->b->rng, 10) < (costly ? 5u : 1u)) return HC_PASS;
    return s->option[0].choice;
}

static int any(seer *s) { return s->option[pcg_below(&s->b->rng, (uint32_t)s->n)].choice; }

static int by_rule(seer *s)
{
    switch (s->q.prompt) {
    case HC_PROMPT_DIAL: return dial(s);
    case HC_PROMPT_TACTIC: return tactic(s);
    case HC_PROMPT_PLAN: return plan(s);
    case HC_PROMPT_REINFORCE: return reinforce(s);
    case HC_PROMPT_BACK_WHOM: return back_whom(s);
    case HC_PROMPT_RECOVER: case HC_PROMPT_SAVE_SHIPS: return largest(s);
    case HC_PROMPT_SHOW_ENVOY: return pcg_below(&s->b->rng, 4) ? s->option[0].choice : HC_PASS;
    default: return any(s);
    }
}

static int of_sheet(seer *s)
{
    const int card = s->q.kind == HC_ASK_CARD && !offers(s, HC_PASS) ? cheapest(s, NULL) : -1;
    if (card >= 0) return s->option[card].choice;
    return s->q.kind == HC_ASK_CARD ? HC_PASS : any(s);
}

int duel_answer(bot *b, const hc_game *view, int choice[BOT_CHOICES])
{
    seer s = { .b = b, .view = view, .me = b->seat, .you = 1 - b->seat };
    hc_read(view, &s.t);
    hc_question_for(view, b->seat, &s.q);
    s.n = hc_options(view, b->seat, s.option);
    if (!s.n) return 0;
    s.urgent = s.t.duel.seat[0].planets >= s.t.colonies_to_win - 1 || s.t.duel.seat[1].planets >= s.t.colonies_to_win - 1;
    if (s.q.compound) return s.q.kind == HC_ASK_CARD && !s.q.picked ? cards_away(&s, choice) : 0;
    choice[0] = s.q.kind == HC_ASK_ACT ? use(&s) : s.q.kind == HC_ASK_PLANET ? planet(&s) : s.q.sheet ? of_sheet(&s) : by_rule(&s);
    return 1;
}
