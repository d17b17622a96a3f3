/* sage.c - the sage bot: how it spreads its budget over the answers, and which of them it gives.
 *
 * All answers are tried in the same possibilities, so that luck strikes all of them alike. After each round the
 * worse half is dropped; steady's answer stays in to the end, and is given unless another is better beyond doubt. */
#define _POSIX_C_SOURCE 200809L
#include "sage.h"
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifndef HYPERCONE_NO_THREADS
#include <pthread.h>
#endif

enum { LEARN_EACH = 4 };                         /* playouts that try out later decisions would make the tally worse than it is */
enum { FEWEST = 12, ENOUGH = 32, DOUBT_TO_DROP = 2, DOUBT_TO_STOP = 3, BETTER = 60, BETTER_THAN_CHARACTER = 1500 };

/* How far apart two answers usually are in one possibility, taken for granted with the weight of so many tries: a few tries
 * that happen to agree are no proof that two answers are alike. */
enum { USUAL_TRIES = 8, USUAL_SPREAD = 6000 };

/* What an answer gained over the first one, in the same possibilities. */
typedef struct tally { int64_t sum, squares; uint32_t tried; bool out; } tally;

typedef struct job {
    search s;
    const move_list *list;
    uint64_t seed;
    uint32_t budget, limit_ms;
    bool in_time;
    struct timespec begun;
    tally tally[SAGE_MOVES];
} job;

static int64_t microseconds(const job *j)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)(now.tv_sec - j->begun.tv_sec) * 1000000 + (now.tv_nsec - j->begun.tv_nsec) / 1000;
}

static int64_t whole(const job *j) { return j->in_time ? (int64_t)j->budget * 1000 : j->budget; }

/* How much of the budget is used up: all of it when the limit is reached. */
static int64_t gone(const job *j)
{
    if (j->in_time) return microseconds(j);
    return j->limit_ms && microseconds(j) >= (int64_t)j->limit_ms * 1000 ? whole(j) : j->s.playouts;
}

static int64_t mean(const tally *t) { return t->tried ? t->sum / (int64_t)t->tried : 0; }

/* The standard error of the mean, with the usual spread before anything is known. */
static int64_t doubt(const tally *t)
{
    int64_t n = t->tried;
    if (n < 2) return SURE;
    int64_t spread = t->squares - n * mean(t) * mean(t) + (int64_t)USUAL_TRIES * USUAL_SPREAD * USUAL_SPREAD;
    return square_root((uint64_t)(spread > 0 ? spread : 0) / (uint64_t)(n + USUAL_TRIES) / (uint64_t)(n - 1)) + 1;
}

static int alive(const job *j)
{
    int n = 0;
    for (int i = 1; i < j->list->count; i++) n += !j->tally[i].out;
    return n;
}

static bool try_once(job *j, uint64_t seed, int64_t until)
{
    int first = search_playout(&j->s, &j->list->move[0], 0, seed);
    for (int i = 1; i < j->list->count; i++) {
        if (j->tally[i].out) continue;
        if (gone(j) >= until) return false;
        int value = search_playout(&j->s, &j->list->move[i], i, seed);
        if (value < 0 || first < 0) { j->tally[i].out = true; j->tally[i].sum = -SURE; j->tally[i].tried = 1; continue; }
        if (j->s.learning) continue;
        j->tally[i].sum += value - first;
        j->tally[i].squares += (int64_t)(value - first) * (value - first);
        j->tally[i].tried++;
    }
    return true;
}

static int leader(const job *j)
{
    int best = 0;
    for (int i = 1; i < j->list->count; i++)
        if (!j->tally[i].out && (!best || mean(&j->tally[i]) > mean(&j->tally[best]))) best = i;
    return best;
}

/* Out goes what will hardly gain anything over steady's answer, or hardly catch up with the best. */
static void drop_hopeless(job *j)
{
    const tally *best = &j->tally[leader(j)];
    for (int i = 1; i < j->list->count; i++) {
        tally *t = &j->tally[i];
        if (t->out || t->tried < FEWEST) continue;
        int64_t hope = mean(t) + DOUBT_TO_DROP * doubt(t);
        if (hope < BETTER || (t != best && hope + doubt(best) < mean(best))) t->out = true;
    }
}

/* One is left, and better than steady's answer. */
static bool is_decided(const job *j)
{
    const tally *best = &j->tally[leader(j)];
    return alive(j) == 1 && best->tried >= ENOUGH && mean(best) > DOUBT_TO_STOP * doubt(best) + BETTER;
}

static void drop_worse_half(job *j)
{
    for (int n = alive(j) / 2; n > 0; n--) {
        int worst = 0;
        for (int i = 1; i < j->list->count; i++)
            if (!j->tally[i].out && (!worst || mean(&j->tally[i]) < mean(&j->tally[worst]))) worst = i;
        j->tally[worst].out = true;
    }
}

static void search_on(job *j)
{
    int rounds = 1;
    uint64_t seed = j->seed;
    while (1 << rounds < j->list->count) rounds++;
    for (int r = 1, tries = 1; r <= rounds && alive(j); r++) {
        int64_t until = whole(j) * r / rounds;
        for (; alive(j) && !is_decided(j) && gone(j) < until; tries++) {
            j->s.learning = tries % LEARN_EACH == 0;
            if (!try_once(j, seed, whole(j))) break;
            seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
            drop_hopeless(j);
        }
        if (r < rounds) drop_worse_half(j);
    }
}

static bool is_about_company(const hc_question *q)
{
    if (q->sheet || q->kind == HC_ASK_ACT) return false;
    return q->kind == HC_ASK_TERMS || q->kind == HC_ASK_REPLY || q->prompt == HC_PROMPT_JOIN ||
           q->prompt == HC_PROMPT_INVITE_OFFENSE || q->prompt == HC_PROMPT_INVITE_DEFENSE;
}

/* By how much an answer must beat steady's. With friends and foes a bot of some temper follows it, where that costs
 * little; a guess at random is given up for anything that looks better. */
static int margin(const bot *b, const hc_game *view, const move_list *list)
{
    hc_question q;
    hc_question_for(view, b->seat, &q);
    return !list->opinion ? 0 : b->spec.temper != BOT_EVEN && is_about_company(&q) ? BETTER_THAN_CHARACTER : BETTER;
}

/* What was dropped early may have had luck in its few tries: only those that were tried as long as the others count. */
static int best_of(const move_list *list, const tally t[], int enough)
{
    int best = 0;
    uint32_t longest = 2;
    for (int i = 1; i < list->count; i++) if (t[i].tried > longest) longest = t[i].tried;
    for (int i = 1; i < list->count; i++) {
        if (t[i].tried < longest / 2 || mean(&t[i]) <= 0) continue;
        if (enough && mean(&t[i]) < enough + doubt(&t[i]) / 2) continue;
        if (!best || mean(&t[i]) > mean(&t[best])) best = i;
    }
    return best;
}

static void add_up(tally *sum, const job *j)
{
    for (int i = 0; i < SAGE_MOVES; i++) {
        sum[i].sum += j->tally[i].sum;
        sum[i].squares += j->tally[i].squares;
        sum[i].tried += j->tally[i].tried;
    }
}

static void begin_job(job *j, const bot *b, const hc_game *view, const move_list *list, int number, int jobs)
{
    const bot_spec *spec = &b->spec;
    search_begin(&j->s, b, view);
    memset(j->tally, 0, sizeof j->tally);
    j->list = list;
    j->in_time = spec->in_time || !spec->budget;
    j->limit_ms = spec->limit_ms;
    const uint32_t usual = spec->level == BOT_SHARP ? SHARP_USUAL_MS : SAGE_USUAL_MS;
    j->budget = !spec->budget ? usual : j->in_time ? spec->budget : spec->budget / (uint32_t)jobs;
    j->seed = b->rng + (uint64_t)number * UINT64_C(0xd1342543de82ef95);
    clock_gettime(CLOCK_MONOTONIC, &j->begun);
}

/* A thread that cannot be had is done without: its playouts are made here, its time is lost. */
#ifdef HYPERCONE_NO_THREADS
static void search_all(job j[], int jobs)
{
    for (int i = 0; i < jobs; i++) if (i == 0 || !j[i].in_time) search_on(&j[i]);
}
#else
static void *work(void *ctx) { search_on(ctx); return NULL; }

static void search_all(job j[], int jobs)
{
    pthread_t thread[BOT_THREADS_MAX];
    bool started[BOT_THREADS_MAX] = { false };
    for (int i = 1; i < jobs; i++) started[i] = pthread_create(&thread[i], NULL, work, &j[i]) == 0;
    for (int i = 0; i < jobs; i++) {
        if (started[i]) pthread_join(thread[i], NULL);
        else if (i == 0 || !j[i].in_time) search_on(&j[i]);
    }
}
#endif

static int copy_move(const move *m, int choice[BOT_CHOICES])
{
    for (int i = 0; i < m->n; i++) choice[i] = m->choice[i];
    return m->n;
}

static void tell_thoughts(bot_thoughts *out, const move_list *list, const tally *best, long playouts)
{
    out->answers = list->count;
    out->games = (uint32_t)playouts;
    out->gain = best ? (int)(mean(best) * 1000 / SURE) : 0;
    out->plain_count = copy_move(&list->move[0], out->plain);
}

static int search_for(const bot *b, const hc_game *view, const move_list *list, bot_thoughts *out)
{
    long playouts = 0;
    tally sum[SAGE_MOVES] = { { 0 } };
    int jobs = b->spec.threads > BOT_THREADS_MAX ? BOT_THREADS_MAX : b->spec.threads ? b->spec.threads : 1;
    job *j = malloc((size_t)jobs * sizeof *j);
    if (!j) return 0;
    for (int i = 0; i < jobs; i++) begin_job(&j[i], b, view, list, i, jobs);
    search_all(j, jobs);
    for (int i = 0; i < jobs; i++) {
        add_up(sum, &j[i]);
        playouts += j[i].s.playouts;
    }
    free(j);
    int best = best_of(list, sum, margin(b, view, list));
    if (out) tell_thoughts(out, list, best ? &sum[best] : NULL, playouts);
    return best;
}

static bool is_worth_a_search(const hc_question *q, const move_list *list)
{
    if (list->count < 2 || q->picked) return false;
    if (q->sheet || q->kind == HC_ASK_ACT) return true;
    return q->prompt != HC_PROMPT_REGAIN && q->prompt != HC_PROMPT_RESETTLE && q->prompt != HC_PROMPT_ACT_ORDER;
}

/* Some picks shut each other out, which only the rules know. */
static void drop_refused(int seat, const hc_game *view, move_list *list)
{
    hc_game possible, g;
    int kept = 0;
    hc_determinise(view, seat, 1, &possible);
    for (int i = 0; i < list->count; i++) {
        g = possible;
        if (move_play(&g, seat, &list->move[i], NULL) == HC_OK) list->move[kept++] = list->move[i];
        else if (i == 0) list->opinion = false;
    }
    list->count = kept;
}

int sage_answer(bot *b, const hc_game *view, int choice[BOT_CHOICES], bot_thoughts *out)
{
    move_list list;
    inquiry a;
    read_question(&a, view, b->seat);
    sage_moves(b, view, &a, SAGE_MOVES, &list);
    drop_refused(b->seat, view, &list);
    if (!list.count) return 0;
    int best = is_worth_a_search(&a.q, &list) ? search_for(b, view, &list, out) : 0;
    pcg_next(&b->rng);
    return copy_move(&list.move[best], choice);
}
