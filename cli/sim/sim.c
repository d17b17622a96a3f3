/* sim.c - `hypercone sim`: plays many games on all cores and reports what came of them. */
#define _POSIX_C_SOURCE 200809L
#include "cli/sim/sim.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/progress.h"
#include "cli/stop.h"

static const double FLUSH_EVERY = 1.0;       /* seconds of work that a sudden death may cost */

typedef struct collector {
    sim_run *run;
    sim_folder *folder;                      /* NULL: no --out */
    progress bar;
    double flushed;
    bool disk_failed;
} collector;

/* Is the run over after the games that are added up? --until-error decides after every SIM_STEP games only, so
 * that it does not matter who played them and how fast. */
static bool is_enough(collector *c)
{
    const sim_run *run = c->run;
    uint64_t played = run->figures->played;
    if (run->plan.until > 0 && played > 0 && played % SIM_STEP == 0 && sim_error(&run->plan, run->figures) < run->plan.until) {
        c->run->reached = true;
    }
    return c->run->reached || played >= run->plan.games;
}

static uint64_t likely_games(const sim_run *run)
{
    double error = run->plan.until > 0 ? sim_error(&run->plan, run->figures) / run->plan.until : 1;
    double likely = (double)run->figures->played * error * error;
    bool is_known = run->plan.until <= 0 || run->figures->played < SIM_STEP || likely > (double)run->plan.games;
    return is_known ? run->plan.games : likely < (double)run->figures->played + 1 ? run->figures->played + 1 : (uint64_t)likely;
}

/* Adds a chunk; false: enough, or the disk is full. */
static bool take_in(collector *c, const sim_chunk *chunk)
{
    sim_run *run = c->run;
    for (size_t k = 0; k < chunk->count; k++) {
        uint64_t i = run->figures->played;
        if (c->folder && !sim_folder_add(c->folder, &run->plan, i, &chunk->game[k])) {
            c->disk_failed = true;
            return false;
        }
        sim_add(i, &chunk->game[k], run->figures);
        if (is_enough(c)) {
            return false;
        }
    }
    double now = seconds_now();
    if (c->folder && now - c->flushed > FLUSH_EVERY) {
        c->flushed = now;
        c->disk_failed = !sim_folder_flush(c->folder);
    }
    uint64_t left = run->plan.games - chunk->first;
    size_t whole = sim_chunk_size(&run->plan);
    return !c->disk_failed && chunk->count == (left < whole ? left : whole);      /* less: it was broken off */
}

static int play_all(collector *c, sim_crew *crew)
{
    sim_chunk chunk;
    int news = 0;
    double begun = seconds_now();
    if (is_enough(c)) {
        crew->idle(crew);
        return EXIT_OK;
    }
    if (!crew->begin(crew, &c->run->plan, c->run->figures->played)) {
        return EXIT_FAILED;
    }
    progress_begin(&c->bar, "games");
    while ((news = crew->next(crew, &chunk)) >= 0) {
        if (news == 1 && !take_in(c, &chunk)) {
            break;
        }
        progress_show(&c->bar, c->run->figures->played - c->run->before, likely_games(c->run) - c->run->before);
    }
    progress_end(&c->bar);
    crew->end(crew);
    c->run->seconds = seconds_now() - begun;
    c->run->stopped = stop_asked();
    if (c->folder && !c->disk_failed) {
        c->disk_failed = !sim_folder_flush(c->folder);
    }
    return EXIT_OK;
}

static int print_json(const sim_run *run)
{
    js j;
    js_begin(&j, true);
    sim_json(run, true, &j);
    bool good = js_print(&j, stdout);
    js_free(&j);
    return good ? EXIT_OK : failed("the figures could not be written");
}

static int report(const collector *c, const sim_wish *wish)
{
    const sim_run *run = c->run;
    const sim_figures *f = run->figures;
    int status = EXIT_OK;
    sim_print(run, wish->json ? stderr : stdout);
    if (wish->json) {
        status = print_json(run);
    }
    if (c->disk_failed) {
        return failed("%s/games.csv could not be written: %s; what is there can be taken up again with --resume", wish->out,
                      strerror(errno));
    }
    if (c->folder) {
        int written = sim_folder_finish(c->folder, run);
        status = written != EXIT_OK ? written : status;
    }
    if (f->refused > 0) {
        status = failed("%llu games broke off because an answer was refused: an error of this program", (unsigned long long)f->refused);
    }
    if (run->plan.until > 0 && !run->reached && f->played >= run->plan.games) {
        status = failed("%llu games were not enough for an error below %g points; more: --games", (unsigned long long)f->played,
                        run->plan.until);
    } else if (f->played < run->plan.games && !run->reached) {
        status = failed("stopped after %llu of %llu games; the figures are of those%s%s%s", (unsigned long long)f->played,
                        (unsigned long long)run->plan.games, c->folder ? "; hypercone sim --out " : "", c->folder ? wish->out : "",
                        c->folder ? " --resume goes on" : "");
    }
    return status;
}

/* ---- the command --------------------------------------------------------------------------------------------- */

static int usual_jobs(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return cores < 1 ? 1 : cores > SIM_MOST_JOBS ? SIM_MOST_JOBS : (int)cores;
}

static int simulate(sim_run *run, sim_wish *wish, sim_crew *crew)
{
    sim_folder folder = { .path = NULL };
    collector c = { .run = run, .folder = wish->out ? &folder : NULL };
    int status = wish->out ? sim_folder_open(&folder, run, wish) : EXIT_OK;
    if (status != EXIT_OK) {
        crew->idle(crew);
        return status;
    }
    stop_listen_once();
    status = play_all(&c, crew);
    stop_unlisten();
    status = status == EXIT_OK ? report(&c, wish) : status;
    sim_folder_close(&folder);
    return status;
}

int sim_command(int argc, char **argv, const sim_crew *usual_crew)
{
    sim_crew crew = *usual_crew;
    sim_run run = { .before = 0 };
    sim_wish wish = { .out = NULL };
    int status = sim_take_options(&run.plan, &wish, argc, argv);
    if (status == EXIT_OK && wish.save && !wish.replay_of) {
        status = wrong_use("--save is for --replay-of: it says where that game goes");
    }
    if (status == EXIT_OK && (wish.resume || wish.replay_of)) {
        status = sim_folder_options(&run.plan, &wish);
    }
    if (status != EXIT_OK || wish.replay_of) {
        crew.idle(&crew);
        return status == EXIT_OK ? sim_replay_of(&run.plan, &wish) : status;
    }
    if (run.plan.jobs == 0) {
        run.plan.jobs = crew.usual_jobs > 0 ? crew.usual_jobs : usual_jobs();
    }
    run.machines = crew.machines;
    run.figures = calloc(1, sizeof *run.figures);
    if (!run.figures) {
        crew.idle(&crew);
        return failed("not enough memory");
    }
    status = simulate(&run, &wish, &crew);
    free(run.figures);
    return status;
}

int command_sim(int argc, char **argv)
{
    return sim_command(argc, argv, &SIM_THREADS);
}
