/* ladder_play.c - plays the games of a ladder on several threads; each has its own processes of other programs. */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/agent/ladder.h"
#include "cli/progress.h"
#include "cli/stop.h"

typedef struct crew {
    ladder_run *run;
    pthread_mutex_t lock;                    /* over everything below and over run->f */
    pthread_cond_t news;
    uint64_t next;
    int working;
} crew;

typedef struct worker {
    crew *crew;
    outside *by_bot[LADDER_BOTS];            /* NULL: not another program */
} worker;

/* ---- one game ---------------------------------------------------------------------------------------- */

static bool next_game(house *h, hosted *t)
{
    const worker *w = h->ctx;
    const ladder_run *run = w->crew->run;
    uint8_t who[HC_SEATS];
    pthread_mutex_lock(&w->crew->lock);
    uint64_t i = w->crew->next;
    w->crew->next += i < run->games;
    pthread_mutex_unlock(&w->crew->lock);
    if (i >= run->games) {
        return false;
    }
    ladder_seating(&run->plan, i, who);
    t->number = (long long)i + 1;
    t->setup = run->options.setup;
    t->setup.seed = seed_from(t->setup.seed, i);
    for (int seat = 0; seat < t->setup.players; seat++) {
        t->spec[seat] = run->bot[who[seat]].spec;
        t->began[seat] = w->by_bot[who[seat]];
        snprintf(t->kind[seat], sizeof t->kind[seat], "other");      /* who it is, is not told */
    }
    return true;
}

/* A seat that was handed over has lost, whatever its stand-in does; if that one wins, those share the win who kept
 * their seats. 0: nobody kept one. */
unsigned ladder_winners(unsigned won, unsigned lost, int players)
{
    unsigned kept = ((1u << players) - 1) & ~lost;
    return won & kept ? won & kept : kept;
}

static void add_won_game(ladder_run *run, const hosted *t, unsigned won)
{
    uint8_t who[HC_SEATS];
    int mix = ladder_seating(&run->plan, (uint64_t)t->number - 1, who), winners = count_bits(won);
    run->f.won++;
    run->f.mix[mix].games += winners > 0;
    for (int seat = 0; seat < t->setup.players; seat++) {
        bool is_winner = won >> seat & 1;
        add_to_share(&run->f.share[who[seat]], is_winner, winners);
        if (!(t->lost >> seat & 1)) {
            add_to_share(&run->f.clean[who[seat]], is_winner, winners);
        }
        run->f.mix[mix].parts[who[seat]] += is_winner ? (uint64_t)(WHOLE_WIN / winners) : 0;
    }
}

static void game_over(house *h, hosted *t)
{
    crew *c = ((const worker *)h->ctx)->crew;
    hc_table table;
    hc_read(&t->host.game, &table);
    pthread_mutex_lock(&c->lock);
    ladder_figures *f = &c->run->f;
    f->played++;
    f->flagged += t->lost != 0;
    if (t->failed) {
        f->refused++;
    } else if (table.won == 0) {
        f->too_long++;
    } else {
        add_won_game(c->run, t, ladder_winners(table.won, t->lost, t->setup.players));
    }
    pthread_mutex_unlock(&c->lock);
}

/* ---- one thread ---------------------------------------------------------------------------------------- */

static bool hire(worker *w, house *h, outside *other[LADDER_BOTS])
{
    ladder_run *run = w->crew->run;
    for (int i = 0; i < run->bots; i++) {
        if (!run->bot[i].command) {
            continue;
        }
        outside *o = calloc(1, sizeof *o);
        if (!o) {
            return false;
        }
        o->command = run->bot[i].command;
        o->terse = run->terse;
        o->rotates = true;
        o->patience = run->patience;
        o->out_of_play = &run->bot[i].out_of_play;
        w->by_bot[i] = other[h->outsides++] = o;
    }
    h->outside = other;
    h->slots = h->outsides > 0 ? run->batch : 1;
    h->slot = calloc((size_t)h->slots, sizeof *h->slot);
    return h->slot != NULL;
}

static void dismiss(worker *w)
{
    ladder_run *run = w->crew->run;
    for (int i = 0; i < run->bots; i++) {
        if (w->by_bot[i]) {
            outside_finish(w->by_bot[i]);
            pthread_mutex_lock(&w->crew->lock);
            losses_add(&run->f.lost[i], &w->by_bot[i]->lost);
            pthread_mutex_unlock(&w->crew->lock);
            free(w->by_bot[i]);
        }
    }
}

static void *work(void *ctx)
{
    worker w = { .crew = ctx };
    outside *other[LADDER_BOTS];
    house h = { .options = &w.crew->run->options, .games = (long long)w.crew->run->games, .next = next_game, .over = game_over, .ctx = &w };
    if (hire(&w, &h, other)) {
        house_run(&h);
    }
    dismiss(&w);
    house_free(&h);
    pthread_mutex_lock(&w.crew->lock);
    w.crew->working--;
    pthread_cond_signal(&w.crew->news);
    pthread_mutex_unlock(&w.crew->lock);
    return NULL;
}

/* ---- all --------------------------------------------------------------------------------------------------- */

/* Waits for the crew, looking up now and then to draw the bar. */
static void watch(crew *c)
{
    progress bar;
    progress_begin(&bar, "games");
    pthread_mutex_lock(&c->lock);
    while (c->working > 0) {
        struct timespec until;
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_nsec += 100000000;
        until.tv_sec += until.tv_nsec / 1000000000;
        until.tv_nsec %= 1000000000;
        pthread_cond_timedwait(&c->news, &c->lock, &until);
        progress_show(&bar, c->run->f.played, c->run->games);
    }
    pthread_mutex_unlock(&c->lock);
    progress_end(&bar);
}

bool ladder_play(ladder_run *run)
{
    crew c = { .run = run, .lock = PTHREAD_MUTEX_INITIALIZER, .news = PTHREAD_COND_INITIALIZER };
    pthread_t thread[LADDER_JOBS];
    int started = 0;
    double begun = seconds_now();
    pthread_mutex_lock(&c.lock);
    while (started < run->jobs && pthread_create(&thread[started], NULL, work, &c) == 0) {
        started++;
    }
    c.working = started;
    pthread_mutex_unlock(&c.lock);
    watch(&c);
    for (int i = 0; i < started; i++) {
        pthread_join(thread[i], NULL);
    }
    run->seconds = seconds_now() - begun;
    if (started == 0 || (run->f.played == 0 && !stop_asked())) {
        failed(started == 0 ? "no thread could be started" : "not enough memory to play");
        return false;
    }
    return true;
}
