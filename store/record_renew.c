/* record_renew.c - answers that an older program wrote, in the numbers that choices have today.
 *
 * What a number means depends on the question, so the game is played along. From the answer on at which today's rules lead
 * elsewhere nothing is changed: the replay then says where that is. */
#include "store/record.h"
#include <string.h>

enum { RULES_RENUMBERED = 6 };                   /* under these choices got the numbers that they have */

/* The numbers of the rules before. */
enum {
    OLD_POWERS = 12, OLD_GATE = 48, OLD_PASS = 256, OLD_WALK_AWAY = 260,
    OLD_WANT_CARD = 512, OLD_GIVE_COLONY = 704, OLD_WANT_COLONY = 768, OLD_GIVE_RANDOM = 832, OLD_RELEASE_OF = 840, OLD_WANT_MORPH = 848
};

static int term_now(int term)
{
    static const int16_t MORE[] = { HC_TERM_GIVE_RANDOM, HC_TERM_WANT_RANDOM, HC_TERM_WANT_ATTACK, HC_TERM_WANT_NEGOTIATE,
                                    HC_TERM_WANT_ARTIFACT, HC_TERM_GIVE_RELEASE, HC_TERM_WANT_RELEASE };
    static const int16_t KIND[] = { HC_TERM_WANT_MORPH, HC_TERM_WANT_REINFORCEMENT, HC_TERM_WANT_FLARE };
    enum { MORE_COUNT = sizeof MORE / sizeof *MORE, KIND_COUNT = sizeof KIND / sizeof *KIND };
    if (term < OLD_WANT_CARD) {
        return term;
    }
    if (term < OLD_GIVE_COLONY) {
        return HC_TERM_WANT_CARD + term - OLD_WANT_CARD;
    }
    if (term < OLD_WANT_COLONY) {
        return HC_TERM_GIVE_COLONY + term - OLD_GIVE_COLONY;
    }
    if (term < OLD_GIVE_RANDOM) {
        return HC_TERM_WANT_COLONY + term - OLD_WANT_COLONY;
    }
    if (term < OLD_GIVE_RANDOM + MORE_COUNT) {
        return MORE[term - OLD_GIVE_RANDOM];
    }
    if (term >= OLD_WANT_MORPH && term < OLD_WANT_MORPH + KIND_COUNT) {
        return KIND[term - OLD_WANT_MORPH];
    }
    return term >= OLD_RELEASE_OF && term < OLD_WANT_MORPH ? HC_TERM_RELEASE_OF + term - OLD_RELEASE_OF : term;
}

/* Words such as "pass" have been read as today's numbers already. */
static int choice_now(const hc_question *q, int choice)
{
    if (choice >= HC_THINGS) {
        return choice;
    }
    if (choice >= OLD_PASS && choice <= OLD_WALK_AWAY) {
        return HC_PASS + choice - OLD_PASS;
    }
    switch (q->kind) {
    case HC_ASK_ACT: return choice < OLD_POWERS ? choice : choice - OLD_POWERS + HC_POWERS;
    case HC_ASK_PLANET: return choice == OLD_GATE ? HC_GATE : choice;
    case HC_ASK_TERMS: return term_now(choice);
    default: return choice;
    }
}

bool record_renew(record *r)
{
    hc_game g;
    if (r->rules >= RULES_RENUMBERED) {
        return true;
    }
    if (hc_new(&g, &r->setup, NULL, NULL) != HC_OK) {
        return false;
    }
    for (size_t i = 0; i < r->count; i++) {
        record_answer *a = &r->answer[i];
        hc_question q;
        hc_question_for(&g, a->seat, &q);
        int choice = choice_now(&q, a->choice);
        if (hc_answer(&g, a->seat, choice, NULL) != HC_OK) {
            return false;
        }
        a->choice = (int16_t)choice;
    }
    return true;
}

/* ---- a plan and its tactic, which were two answers ------------------------------------------------------------------- */

enum { RULES_ONE_ANSWER = 7 };                   /* under these they are one */

static bool asks_plans(const hc_game *g)
{
    for (int seat = 0; seat < HC_DUELISTS; seat++) {
        hc_question q;
        hc_question_for(g, seat, &q);
        if (q.kind == HC_ASK_PLAN) {
            return true;
        }
    }
    return false;
}

static int any_half_with(const hc_game *g, int seat, int card)
{
    hc_option option[HC_OPTIONS_MAX];
    const int n = hc_options(g, seat, option);
    for (int i = 0; i < n; i++) {
        if (HC_PLAN_CARD(option[i].choice) == card) {
            return option[i].choice;
        }
    }
    return -1;
}

static bool is_dealt_with(const hc_game *g) { return !g->duel.laid[0] && !g->duel.laid[1]; }

/* What was answered between plans and tactics; -1: the record ends, or goes another way. Which tactics lie there changes nothing of it. */
static int answers_between(const hc_game *now, const record *r, size_t at, unsigned seats)
{
    hc_game g = *now;
    int plans = 0, n = 0;
    for (; seats; seats &= seats - 1, plans++) {
        const record_answer *a = &r->answer[at + (size_t)plans];
        if (at + (size_t)plans >= r->count || hc_answer(&g, a->seat, any_half_with(&g, a->seat, a->choice), NULL) != HC_OK) {
            return -1;
        }
    }
    for (; !is_dealt_with(&g); n++) {
        const size_t i = at + (size_t)(plans + n);
        if (i >= r->count || hc_answer(&g, r->answer[i].seat, r->answer[i].choice, NULL) != HC_OK) {
            return -1;
        }
    }
    return n;
}

static bool has_tactic(const hc_game *g, int seat)
{
    hc_option option[HC_OPTIONS_MAX];
    return hc_options(g, seat, option) > 0 && HC_PLAN_HALF(option[0].choice) >= 0;
}

/* The tactic of a seat among those that follow; -1: none. */
static int half_of(const record *r, size_t from, int count, int seat)
{
    for (int i = 0; i < count && from + (size_t)i < r->count; i++) {
        if (r->answer[from + (size_t)i].seat == seat) {
            return r->answer[from + (size_t)i].choice;
        }
    }
    return -1;
}

/* The plans that begin at `at`: with their tactics, which are taken out. How the game stood before the first and between
 * them nobody can check any more: it is another question. */
static bool join_at(record *r, const hc_game *g, size_t at)
{
    int plans = 0, tactics = 0;
    for (int seat = 0; seat < HC_DUELISTS; seat++) {
        const bool asked = hc_asked(g) >> seat & 1;
        plans += asked;
        tactics += asked && has_tactic(g, seat);
    }
    const int between = answers_between(g, r, at, hc_asked(g));
    const size_t from = at + (size_t)(plans + (between < 0 ? 0 : between));
    if (between < 0 || from + (size_t)tactics > r->count) {
        r->count = at;                           /* it ends in the middle: the question is asked again */
        return false;
    }
    for (int i = 0; i < plans; i++) {
        record_answer *a = &r->answer[at + (size_t)i];
        a->choice = (int16_t)HC_PLAN_WITH(a->choice, half_of(r, from, tactics, a->seat));
    }
    for (size_t i = at ? at - 1 : at; i < from; i++) {
        r->answer[i].check = 0;
    }
    memmove(&r->answer[from], &r->answer[from + (size_t)tactics], (r->count - from - (size_t)tactics) * sizeof *r->answer);
    r->count -= (size_t)tactics;
    return true;
}

void record_join_plans(record *r)
{
    hc_game g;
    hc_table t;
    if (r->rules >= RULES_ONE_ANSWER || hc_new(&g, &r->setup, NULL, NULL) != HC_OK) {
        return;
    }
    hc_read(&g, &t);
    for (size_t i = 0; t.duel.plays && i < r->count; i++) {
        const bool first = asks_plans(&g) && !g.ask.answered;
        if (first && !join_at(r, &g, i)) {
            return;
        }
        if (i >= r->count || hc_answer(&g, r->answer[i].seat, r->answer[i].choice, NULL) != HC_OK) {
            return;
        }
    }
}
