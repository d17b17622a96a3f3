/* bench_sim.c - how near `hypercone sim` with random bots comes to the engine alone, on the very same games.
 *
 * Each game is played once and its answers are kept. Then it is played by sim_play, as `sim --bots random --jobs 1`
 * does, and its answers are given again by a loop that does nothing but list the options, as any player must, and
 * answer. What sim takes longer is what it adds: the choice, the events, the counting. */
#include <stdlib.h>

#include "cli/bench_sim.h"
#include "cli/names.h"
#include "cli/progress.h"
#include "cli/sim/sim.h"

typedef struct timed_game { record answers; double sim, engine; } timed_game;

struct bench_sim {
    sim_plan plan;
    game_host host;
    size_t games, decisions;
    timed_game game[];
};

/* What is wrong has been said. */
int bench_set_up(bench_table *t, hc_setup *setup)
{
    enum { PLAYERS = 4 };
    const hc_edition_info *e = hc_edition(t->edition);
    hc_game g;
    char reason[512];
    if (!t->players) {
        t->players = e->players_max < PLAYERS ? e->players_max : PLAYERS;
    }
    *setup = (hc_setup){ .seed = 1, .edition = (uint8_t)t->edition, .players = (uint8_t)t->players, .first = HC_NOBODY };
    if (t->preset && !add_preset_named(setup, t->preset)) {
        return EXIT_WRONG_USE;
    }
    const hc_status status = hc_new(&g, setup, NULL, NULL);
    text_refusal(reason, sizeof reason, status, t->edition);
    return status == HC_OK ? EXIT_OK : wrong_use("%s", reason);
}

static bool take_plan(const bench_table *t, sim_plan *plan)
{
    char id[32], players[8], preset[64];
    char *words[] = { "sim", "--bots", "random", "--players", players, "--jobs", "1", "--seed", "1", "--edition", id, "--preset", preset };
    const int count = sizeof words / sizeof *words - (t->preset ? 0 : 2);
    sim_wish wish = { .out = NULL };
    snprintf(players, sizeof players, "%d", t->players);
    snprintf(id, sizeof id, "%s", hc_edition(t->edition)->id);
    snprintf(preset, sizeof preset, "%s", t->preset ? t->preset : "");
    return sim_take_options(plan, &wish, count, words) == EXIT_OK;
}

/* callgrind counts inside these two functions by name (tools/bench --count), so they must stay functions. */
__attribute__((noinline)) void bench_simulates(bench_sim *b, size_t i)
{
    sim_game played;
    sim_play(&b->plan, i, &b->host, &played, false);
}

__attribute__((noinline)) void bench_plays_again(const record *answers)
{
    hc_game g;
    hc_option option[HC_OPTIONS_MAX];
    volatile int seen = 0;
    if (hc_new(&g, &answers->setup, NULL, NULL) != HC_OK) {
        abort();                               /* it was played before */
    }
    for (size_t i = 0; i < answers->count; i++) {
        const record_answer *a = &answers->answer[i];
        seen = (int)hc_asked(&g) + hc_options(&g, a->seat, option);
        hc_answer(&g, a->seat, a->choice, NULL);
    }
    (void)seen;
}

bench_sim *bench_sim_begin(const bench_table *t, size_t games)
{
    bench_sim *b = calloc(1, sizeof *b + games * sizeof b->game[0]);
    if (!b || !take_plan(t, &b->plan)) {
        free(b);
        return NULL;
    }
    for (; b->games < games; b->games++) {
        sim_game played;
        sim_play(&b->plan, b->games, &b->host, &played, true);
        b->game[b->games].answers = b->host.rec;
        if (played.end != SIM_WON && played.end != SIM_TOO_LONG) {       /* one that is too long has been played as far as sim goes */
            b->games++;
            bench_sim_end(b);
            return NULL;
        }
        b->decisions += played.decisions;
    }
    return b;
}

static void keep_best(double *best, double begun)
{
    double measured = seconds_now() - begun;
    if (*best == 0 || measured < *best) {
        *best = measured;
    }
}

/* In turn, so that what else the machine does strikes both alike; but not the same game, which would still be warm in
 * the processor. */
void bench_sim_round(bench_sim *b)
{
    for (size_t i = 0; i < b->games; i++) {
        timed_game *by_sim = &b->game[i], *by_engine = &b->game[(i + b->games / 2) % b->games];
        double begun = seconds_now();
        bench_simulates(b, i);
        keep_best(&by_sim->sim, begun);
        begun = seconds_now();
        bench_plays_again(&by_engine->answers);
        keep_best(&by_engine->engine, begun);
    }
}

void bench_sim_end(bench_sim *b)
{
    for (size_t i = 0; b && i < b->games; i++) {
        record_free(&b->game[i].answers);
    }
    free(b);
}

double bench_sim_rate(const bench_sim *b)
{
    double seconds = 0;
    for (size_t i = 0; i < b->games; i++) {
        seconds += b->game[i].sim;
    }
    return (double)b->games / seconds;
}

double bench_sim_engine_rate(const bench_sim *b)
{
    double seconds = 0;
    for (size_t i = 0; i < b->games; i++) {
        seconds += b->game[i].engine;
    }
    return (double)b->games / seconds;
}

size_t bench_sim_decisions(const bench_sim *b) { return b->decisions; }
