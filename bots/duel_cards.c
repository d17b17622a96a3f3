/* duel_cards.c - the hand at a table of Duel: reinforcements, and cards that have to go. */
#include "duel_seer.h"
#include <string.h>

/* ---- where the fight stands ----------------------------------------------------------------------------------- */

static int my_side(const seer *s) { return s->me == s->t->duel.leader ? 0 : 1; }

int clout_missing(const seer *s)
{
    hc_sum sum;
    if (!hc_revealed(s->view)) return 0;
    hc_totals(s->view, &sum);
    const int me = my_side(s), lead = sum.total[!me] - sum.total[me] + (me == 0);
    return sum.winner == me ? 0 : at_least(lead, 1);
}

bool is_behind(const seer *s) { return !hc_revealed(s->view) || clout_missing(s) > 0; }

/* ---- reinforcements ------------------------------------------------------------------------------------------- */

static bool lower_wins(const seer *s) { return s->t->duel.kind == HC_CONTESTING && s->t->duel.card == LIMBO; }

/* By how much this card brings me nearer, played on that seat. */
static int helps(const seer *s, const hc_card_info *c, int on, const int total[2])
{
    int v = c->value;
    if (v == HC_PARITY_EVEN || v == HC_PARITY_ODD) v = (total[on == s->t->duel.leader ? 0 : 1] & 1) == (v == HC_PARITY_ODD) ? 10 : -10;
    if (v == HC_WARP_CHORUS) v = at_most(s->t->seat[on].warp, 9);
    return (on == s->me) != lower_wins(s) ? v : -v;
}

static int best_help(const seer *s, const hc_card_info *c, const int total[2], int *on)
{
    const int mine = helps(s, c, s->me, total), theirs = helps(s, c, s->you, total);
    *on = mine >= theirs ? s->me : s->you;
    return at_least(mine, theirs);
}

/* How far I am behind; where the lower wins, by how much too high. */
static int gap_of(const seer *s, const hc_sum *sum)
{
    const int me = my_side(s), behind = (sum->total[!me] - sum->total[me]) * (lower_wins(s) ? -1 : 1);
    return at_least(behind + (me == 0), 1);
}

/* Who is behind plays the smallest card that turns it, or the largest if several can; who is ahead waits. What is hardly worth winning is
 * not worth a card. */
int choose_reinforcement(seer *s)
{
    enum { TRIFLE = 18 };
    hc_sum sum;
    int on, best = -1, all = 0, size = 0;
    hc_totals(s->view, &sum);
    if (sum.winner == my_side(s) || stake(s) < TRIFLE) return HC_PASS;
    const int gap = gap_of(s, &sum);
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

int choose_whom_to_back(seer *s)
{
    hc_sum sum;
    int on = s->me;
    hc_totals(s->view, &sum);
    const hc_card_info c = hc_card(s->view, s->q.place);
    if (c.kind == HC_CARD_REINFORCEMENT) best_help(s, &c, sum.total, &on);
    return on;
}

/* ---- cards that go ------------------------------------------------------------------------------------------------ */

int cheapest(const seer *s, const bool taken[])
{
    int best = -1, least = 0;
    for (int i = 0; i < s->n; i++) {
        if (s->option[i].kind != HC_ASK_CARD || (taken && taken[i])) continue;
        const hc_card_info c = hc_card(s->view, s->option[i].choice);
        if (best < 0 || plan_worth(&c) < least) best = i, least = plan_worth(&c);
    }
    return best;
}

/* As many as have to; and where each is replaced by another, all that are worse than what may come. */
int cards_away(seer *s, int choice[BOT_CHOICES])
{
    enum { POOR = 4 * 8 };
    bool taken[HC_OPTIONS_MAX] = { false };
    const bool exchanged = s->q.sheet == DRESS_REHEARSAL;
    int n = 0;
    for (; n < s->q.most && n + 1 < BOT_CHOICES; n++) {
        const int i = cheapest(s, taken);
        if (i < 0) break;
        const hc_card_info c = hc_card(s->view, s->option[i].choice);
        if (n >= s->q.least && !(exchanged && plan_worth(&c) < POOR)) break;
        taken[i] = true;
        choice[n] = s->option[i].choice;
    }
    if (n < s->q.least) return 0;
    choice[n] = HC_DONE;
    return n + 1;
}
