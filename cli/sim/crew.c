/* crew.c - threads that play the games of a plan, a chunk each, and hand the chunks over in order.
 *
 * Chunks are taken in rising order and kept in a ring until their turn has come. A thread that is too far
 * ahead waits: so the memory does not grow, however long one game takes. */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

#include "cli/sim/sim.h"
#include "cli/stop.h"

enum { AHEAD = 8 };                          /* chunks for each thread in the ring */

struct sim_threads {
    const sim_plan *plan;
    uint64_t first, step, part;              /* chunk k of ours is chunk part + k * step of all */
    size_t chunk, ring;                      /* games in a chunk; chunks in the ring            */
    int started, working;
    atomic_bool over;                        /* nothing more is wanted                          */
    uint64_t taken, handed;                  /* chunks of ours that were begun, handed over     */
    bool held;                               /* the caller is reading chunk handed - 1          */
    bool *done;                              /* by place in the ring                            */
    size_t *count;
    sim_game *game;
    pthread_mutex_t lock;
    pthread_cond_t news, room;
    pthread_t thread[SIM_MOST_JOBS];
};

/* Bots that search take seconds for a game: then each game is a chunk of its own. */
size_t sim_chunk_size(const sim_plan *plan)
{
    for (int i = 0; i < plan->setup.players; i++) {
        if (bot_level_searches(plan->bot[i].level)) {
            return 1;
        }
    }
    return 20;
}

static uint64_t first_game(const sim_threads *t, uint64_t k)
{
    return t->first + (t->part + k * t->step) * t->chunk;
}

static size_t games_of(const sim_threads *t, uint64_t k)
{
    uint64_t from = first_game(t, k), all = t->plan->games;
    return from >= all ? 0 : all - from < t->chunk ? (size_t)(all - from) : t->chunk;
}

/* The next chunk that nobody has begun; false: there is none, or nothing more is wanted. */
static bool take_chunk(sim_threads *t, uint64_t *k)
{
    pthread_mutex_lock(&t->lock);
    while (!t->over && !stop_asked() && t->taken - t->handed + t->held >= t->ring) {
        pthread_cond_wait(&t->room, &t->lock);
    }
    bool is_there = !t->over && !stop_asked() && games_of(t, t->taken) > 0;
    *k = is_there ? t->taken++ : 0;
    pthread_mutex_unlock(&t->lock);
    return is_there;
}

static void play_and_keep(const sim_plan *plan, uint64_t i, game_host *h, sim_game *out)
{
    bool keeps = plan->keep[0] != '\0';
    sim_play(plan, i, h, out, keeps);
    if (keeps && out->end != SIM_NOT_PLAYED) {
        sim_keep_save(plan, i, &h->rec);     /* what cannot be kept is missed only when it is asked for */
    }
    host_end(h);
}

/* The games of the chunk, up to the one that was broken off. */
static void play_chunk(sim_threads *t, uint64_t k, game_host *h)
{
    size_t at = k % t->ring, wanted = games_of(t, k), played = 0;
    sim_game *game = t->game + at * t->chunk;
    for (; played < wanted && !t->over; played++) {
        play_and_keep(t->plan, first_game(t, k) + played, h, &game[played]);
        if (game[played].end == SIM_NOT_PLAYED) {
            break;
        }
    }
    pthread_mutex_lock(&t->lock);
    t->count[at] = played;
    t->done[at] = true;
    pthread_cond_signal(&t->news);
    pthread_mutex_unlock(&t->lock);
}

static void *work(void *ctx)
{
    sim_threads *t = ctx;
    game_host *h = calloc(1, sizeof *h);
    uint64_t k;
    while (h && take_chunk(t, &k)) {
        play_chunk(t, k, h);
    }
    free(h);
    pthread_mutex_lock(&t->lock);
    t->working--;
    pthread_cond_signal(&t->news);
    pthread_mutex_unlock(&t->lock);
    return NULL;
}

static void start_threads(sim_threads *t, int jobs)
{
    pthread_mutex_lock(&t->lock);
    while (t->started < jobs && pthread_create(&t->thread[t->started], NULL, work, t) == 0) {
        t->started++;
        t->working++;
    }
    pthread_mutex_unlock(&t->lock);
}

sim_threads *sim_threads_begin(const sim_plan *plan, uint64_t first, unsigned part, unsigned step)
{
    sim_threads *t = calloc(1, sizeof *t);
    if (!t) {
        return NULL;
    }
    t->plan = plan;
    t->first = first;
    t->part = part;
    t->step = step;
    t->chunk = sim_chunk_size(plan);
    t->ring = (size_t)plan->jobs * AHEAD;
    t->done = calloc(t->ring, sizeof *t->done);
    t->count = calloc(t->ring, sizeof *t->count);
    t->game = calloc(t->ring * t->chunk, sizeof *t->game);
    pthread_mutex_init(&t->lock, NULL);
    pthread_cond_init(&t->news, NULL);
    pthread_cond_init(&t->room, NULL);
    if (t->done && t->count && t->game) {
        start_threads(t, plan->jobs);
    }
    if (t->started == 0) {
        sim_threads_end(t);
        return NULL;
    }
    return t;
}

static void wait_a_moment(sim_threads *t)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += 100000000;
    if (until.tv_nsec >= 1000000000) {
        until.tv_nsec -= 1000000000;
        until.tv_sec++;
    }
    pthread_cond_timedwait(&t->news, &t->lock, &until);
    if (stop_asked()) {
        pthread_cond_broadcast(&t->room);    /* who waits for room need not wait any longer */
    }
}

int sim_threads_next(sim_threads *t, sim_chunk *chunk)
{
    pthread_mutex_lock(&t->lock);
    if (t->held) {                           /* the chunk that was handed over last is free again */
        t->done[(t->handed - 1) % t->ring] = false;
        t->held = false;
        pthread_cond_broadcast(&t->room);
    }
    size_t at = t->handed % t->ring;
    if (!t->done[at] && t->working > 0) {
        wait_a_moment(t);
    }
    int result = t->done[at] ? 1 : t->working > 0 ? 0 : -1;
    if (result == 1) {
        *chunk = (sim_chunk){ .first = first_game(t, t->handed), .count = t->count[at], .game = t->game + at * t->chunk };
        t->handed++;
        t->held = true;
    }
    pthread_mutex_unlock(&t->lock);
    return result;
}

void sim_threads_end(sim_threads *t)
{
    pthread_mutex_lock(&t->lock);
    t->over = true;
    pthread_cond_broadcast(&t->room);
    pthread_mutex_unlock(&t->lock);
    for (int i = 0; i < t->started; i++) {
        pthread_join(t->thread[i], NULL);
    }
    pthread_mutex_destroy(&t->lock);
    pthread_cond_destroy(&t->news);
    pthread_cond_destroy(&t->room);
    free(t->done);
    free(t->count);
    free(t->game);
    free(t);
}

/* ---- as the crew of one process ----------------------------------------------------------------------------- */

static bool crew_begin(sim_crew *c, const sim_plan *plan, uint64_t first)
{
    c->data = sim_threads_begin(plan, first, 0, 1);
    if (!c->data) {
        failed("no thread could be started");
    }
    return c->data != NULL;
}

static int crew_next(sim_crew *c, sim_chunk *chunk) { return sim_threads_next(c->data, chunk); }
static void crew_end(sim_crew *c) { sim_threads_end(c->data); }
static void crew_idle(sim_crew *c) { (void)c; }

const sim_crew SIM_THREADS = { crew_begin, crew_next, crew_end, crew_idle, NULL, 0, 1 };
