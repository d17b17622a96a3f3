/* sim.c - `hypercone sim`: plays many games on all cores and reports what came of them. */
#define _POSIX_C_SOURCE 200809L
#include "cli/sim.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "cli/match.h"
#include "cli/names.h"
#include "cli/progress.h"
#include "cli/stop.h"

enum { MOST_GAMES = 50000000, MOST_JOBS = 256, USUAL_GAMES = 1000 };

typedef struct crew {
    const sim_run *run;
    atomic_size_t next, done;
    pthread_mutex_t lock;
    pthread_cond_t news;
    int working;                             /* under the lock */
} crew;

uint64_t sim_seed(const sim_run *run, size_t i)
{
    return seed_from(run->options.setup.seed, i);
}

static void play_one(const sim_run *run, size_t i, match *m)
{
    sim_game *result = &run->game[i];
    hc_setup setup = run->options.setup;
    hc_table table;
    setup.seed = sim_seed(run, i);
    for (int seat = 0; seat < setup.players; seat++) {
        m->spec[seat] = run->options.bot[seat];
    }
    if (match_begin(m, &setup, NULL) != HC_OK) {
        result->end = SIM_REFUSED;
        return;
    }
    hc_read(&m->g, &table);
    for (int seat = 0; seat < setup.players; seat++) {
        result->alien[seat] = table.seat[seat].alien;
    }
    while (match_goes_on(m)) {
        if (stop_asked()) {
            return;
        }
        match_bot_answers(m, match_seat(m));
    }
    hc_read(&m->g, &table);
    result->won = table.won;
    result->turns = table.turn;
    result->encounters = table.encounter;
    result->decisions = m->decisions;
    result->end = m->refused != HC_OK ? SIM_REFUSED : match_is_too_long(m) ? SIM_TOO_LONG : SIM_WON;
}

static void *work(void *ctx)
{
    crew *c = ctx;
    match *m = calloc(1, sizeof *m);
    while (m && !stop_asked()) {
        size_t i = atomic_fetch_add(&c->next, 1);
        if (i >= c->run->games) {
            break;
        }
        play_one(c->run, i, m);
        atomic_fetch_add(&c->done, 1);
    }
    free(m);
    pthread_mutex_lock(&c->lock);
    c->working--;
    pthread_cond_signal(&c->news);
    pthread_mutex_unlock(&c->lock);
    return NULL;
}

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
        if (until.tv_nsec >= 1000000000) {
            until.tv_nsec -= 1000000000;
            until.tv_sec++;
        }
        pthread_cond_timedwait(&c->news, &c->lock, &until);
        progress_show(&bar, atomic_load(&c->done), c->run->games);
    }
    pthread_mutex_unlock(&c->lock);
    progress_end(&bar);
}

static bool play_all(sim_run *run)
{
    crew c = { .run = run, .lock = PTHREAD_MUTEX_INITIALIZER, .news = PTHREAD_COND_INITIALIZER };
    pthread_t thread[MOST_JOBS];
    int started = 0;
    double begun = seconds_now();
    c.working = run->jobs;
    while (started < run->jobs && pthread_create(&thread[started], NULL, work, &c) == 0) {
        started++;
    }
    pthread_mutex_lock(&c.lock);
    c.working -= run->jobs - started;        /* those that could not be had */
    pthread_mutex_unlock(&c.lock);
    watch(&c);
    for (int i = 0; i < started; i++) {
        pthread_join(thread[i], NULL);
    }
    run->seconds = seconds_now() - begun;
    return started > 0;
}

/* ---- the command --------------------------------------------------------------------------------- */

typedef struct sim_wish { bool json; const char *out; } sim_wish;

static int usual_jobs(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return cores < 1 ? 1 : cores > MOST_JOBS ? MOST_JOBS : (int)cores;
}

static int take_options(sim_run *run, sim_wish *wish, int argc, char **argv)
{
    static const char *const own[] = { "--games", "--jobs", "--out", "--json", "--help", NULL };
    long long games = USUAL_GAMES, jobs = usual_jobs();
    for (int i = 1; i < argc; i++) {
        int taken = take_game_option(&run->options, argc, argv, &i);
        taken = taken ? taken : take_number(argc, argv, &i, "--games", 1, MOST_GAMES, &games);
        taken = taken ? taken : take_number(argc, argv, &i, "--jobs", 1, MOST_JOBS, &jobs);
        taken = taken ? taken : take_option(argc, argv, &i, "--out", &wish->out);
        if (taken == 0 && (taken = take_option(argc, argv, &i, "--json", NULL)) == 1) {
            wish->json = true;
        }
        if (taken == 0) {
            return unknown_option("sim", argv[i], own, true);
        }
        if (taken < 0) {
            return EXIT_WRONG_USE;
        }
    }
    run->games = (size_t)games;
    run->jobs = (int)(jobs > games ? games : jobs);
    return game_options_finish(&run->options) ? EXIT_OK : EXIT_WRONG_USE;
}

static int report(const sim_run *run, const sim_wish *wish, sim_files *files)
{
    sim_figures figures;
    int status = EXIT_OK;
    sim_add_up(run, &figures);
    sim_print(run, &figures, wish->json ? stderr : stdout);
    if (wish->json) {
        js j;
        js_begin(&j, true);
        sim_json(run, &figures, true, &j);
        if (!js_print(&j, stdout)) {
            status = failed("the figures could not be written");
        }
        js_free(&j);
    }
    if (wish->out) {
        int written = sim_files_write(files, run, &figures);
        status = written != EXIT_OK ? written : status;
    }
    if (figures.refused > 0) {
        status = failed("%llu games broke off because an answer was refused: an error of this program",
                        (unsigned long long)figures.refused);
    }
    if (figures.played < run->games) {
        status = failed("stopped after %llu of %zu games; the figures are of those", (unsigned long long)figures.played,
                        run->games);
    }
    return status;
}

int command_sim(int argc, char **argv)
{
    sim_run run = { 0 };
    sim_wish wish = { 0 };
    sim_files files = { 0 };
    game_options_begin(&run.options);
    run.options.people = 0;
    int status = take_options(&run, &wish, argc, argv);
    if (status == EXIT_OK && wish.out) {
        status = sim_files_open(&files, wish.out);
    }
    if (status != EXIT_OK) {
        return status;
    }
    run.game = calloc(run.games, sizeof *run.game);
    if (!run.game) {
        return failed("not enough memory for %zu games; play fewer at a time", run.games);
    }
    stop_listen();
    bool played = play_all(&run);
    stop_unlisten();
    status = played ? report(&run, &wish, &files) : failed("no thread could be started");
    free(run.game);
    return status;
}
