/* bench.c - `hypercone bench`: how fast the rules are, on a workload that never changes.
 *
 * Four players (two where there may be no more) of the edition asked for, or as many as are asked for with a preset's parts, aliens drawn
 * from all of the edition, games numbered from 1. The engine's time a decision is measured apart from the player's: the answers of the
 * random games are recorded once and then given again, so that nothing but hc_answer runs while the clock does. A second pass also lists
 * the options before each answer; the difference is their price. The playout policy answers inside one call and cannot be taken out: its
 * figure includes it. All workloads take turns in each round, and of each game its best round counts: what else the machine does
 * meanwhile disturbs some games of each round, but hardly one in all of them.
 * The games of `sim` are games of their own, see bench_sim.c. */
#include <stdlib.h>
#include <string.h>

#include "cli/bench_sim.h"
#include "cli/cli.h"
#include "wire/json.h"
#include "cli/names.h"
#include "cli/progress.h"

enum { ROUNDS = 7, GAMES = 150, SAMPLES = 64, LONGEST_GAME = 100000, COPIES = 20000 };

typedef struct tape_answer { uint8_t seat; int16_t choice; } tape_answer;
typedef struct tape { tape_answer *item; size_t count, room; size_t end[GAMES]; } tape;

typedef struct best_times { double seconds[GAMES]; } best_times;       /* 0: not measured */

typedef struct workload {
    best_times answers, with_options, whole;
    size_t decisions;
    uint64_t check;                            /* of all final states */
} workload;

typedef struct figures {
    workload random, playout;
    double clone_ns, view_ns, determinise_ns, start_ns;
} figures;

typedef struct bench { tape tape; hc_game sample[SAMPLES]; int samples; figures best; bench_sim *sim; } bench;

static bench_table table_of_workload;          /* set once, by the options */
static hc_setup setup_of_workload;             /* ... and what follows from them */
static size_t games;

static void begin_game(hc_game *g, size_t number)
{
    hc_setup setup = setup_of_workload;
    setup.seed = number + 1;
    if (hc_new(g, &setup, NULL, NULL) != HC_OK) {
        abort();                               /* bench_set_up has tried one, and they differ in nothing but the seed */
    }
}

static int first_asked(const hc_game *g)
{
    unsigned asked = hc_asked(g);
    return asked ? __builtin_ctz(asked) : HC_NOBODY;
}

static void keep_best(double *best, double measured)
{
    if (*best == 0 || measured < *best) {
        *best = measured;
    }
}

static double ns_of(const best_times *b, size_t per)
{
    double sum = 0;
    for (size_t i = 0; i < games; i++) {
        sum += b->seconds[i];
    }
    return sum * 1e9 / (double)per;
}

/* ---- the recorded games ---------------------------------------------------------------------- */

static uint32_t draw(uint64_t *rng, uint32_t below)
{
    *rng ^= *rng << 13;
    *rng ^= *rng >> 7;
    *rng ^= *rng << 17;
    return (uint32_t)((*rng >> 32) * below >> 32);
}

/* Any option but undo, which only makes games longer. */
static int random_choice(const hc_game *g, int seat, uint64_t *rng)
{
    hc_option option[HC_OPTIONS_MAX];
    int count = hc_options(g, seat, option), choice;
    do {
        choice = option[draw(rng, (uint32_t)count)].choice;
    } while (choice == HC_UNDO);
    return choice;
}

static bool tape_add(tape *t, int seat, int choice)
{
    if (t->count == t->room) {
        size_t room = t->room ? t->room * 2 : 65536;
        tape_answer *more = realloc(t->item, room * sizeof *more);
        if (!more) {
            return false;
        }
        t->item = more;
        t->room = room;
    }
    t->item[t->count++] = (tape_answer){ .seat = (uint8_t)seat, .choice = (int16_t)choice };
    return true;
}

static bool record_games(bench *b)
{
    uint64_t rng = UINT64_C(88172645463325252);
    for (size_t i = 0; i < games; i++) {
        hc_game g;
        int seat;
        begin_game(&g, i);
        for (int n = 0; (seat = first_asked(&g)) != HC_NOBODY && n < LONGEST_GAME; n++) {
            if (n == 100 && b->samples < SAMPLES) {
                b->sample[b->samples++] = g;
            }
            int choice = random_choice(&g, seat, &rng);
            if (!tape_add(&b->tape, seat, choice)) {
                return false;
            }
            hc_answer(&g, seat, choice, NULL);
        }
        b->tape.end[i] = b->tape.count;
        b->best.random.check ^= hc_hash(&g) * (2 * i + 1);
    }
    b->best.random.decisions = b->tape.count;
    return true;
}

/* Gives the recorded answers again; with `looking`, after reading the options as a player must. */
static void give_again(const bench *b, bool looking, best_times *best)
{
    size_t at = 0;
    volatile int seen = 0;
    for (size_t i = 0; i < games; i++) {
        hc_game g;
        hc_option option[HC_OPTIONS_MAX];
        begin_game(&g, i);
        double begun = seconds_now();
        for (; at < b->tape.end[i]; at++) {
            const tape_answer *a = &b->tape.item[at];
            if (looking) {
                seen = first_asked(&g) + hc_options(&g, a->seat, option);
            }
            hc_answer(&g, a->seat, a->choice, NULL);
        }
        keep_best(&best->seconds[i], seconds_now() - begun);
    }
    (void)seen;
}

/* ---- whole games ---------------------------------------------------------------------------------- */

typedef hc_status policy(hc_game *g, int seat, uint64_t *rng, hc_events *ev);

static void play_games(policy *answer, workload *w, size_t *decisions, uint64_t *check)
{
    uint64_t rng = UINT64_C(0x853C49E6748FEA9B);
    *decisions = 0;
    *check = 0;
    for (size_t i = 0; i < games; i++) {
        hc_game g;
        int seat;
        double begun = seconds_now();
        begin_game(&g, i);
        for (int n = 0; (seat = first_asked(&g)) != HC_NOBODY && n < LONGEST_GAME; n++, ++*decisions) {
            answer(&g, seat, &rng, NULL);
        }
        keep_best(&w->whole.seconds[i], seconds_now() - begun);
        *check ^= hc_hash(&g) * (2 * i + 1);
    }
}

/* ---- single calls ----------------------------------------------------------------------------------- */

static void measure_calls(bench *b)
{
    hc_game here, there;
    uint64_t check = 0;
    double begun = seconds_now();
    here = b->sample[0];
    for (int i = 0; i < COPIES; i += 2) {
        memcpy(&there, &here, sizeof there);
        there.seed += 1;
        memcpy(&here, &there, sizeof here);
        here.seed += 1;
    }
    keep_best(&b->best.clone_ns, (seconds_now() - begun) * 1e9 / COPIES);
    check += here.seed;
    begun = seconds_now();
    for (int i = 0; i < COPIES; i++) {
        const hc_game *g = &b->sample[i % b->samples];
        hc_view(g, first_asked(g), &there);
        check += there.seed;
    }
    keep_best(&b->best.view_ns, (seconds_now() - begun) * 1e9 / COPIES);
    hc_game view[SAMPLES];
    for (int i = 0; i < b->samples; i++) {
        hc_view(&b->sample[i], first_asked(&b->sample[i]), &view[i]);
    }
    begun = seconds_now();
    for (int i = 0; i < COPIES; i++) {
        int k = i % b->samples;
        hc_determinise(&view[k], first_asked(&b->sample[k]), (uint64_t)i, &there);
        check += there.seed;
    }
    keep_best(&b->best.determinise_ns, (seconds_now() - begun) * 1e9 / COPIES);
    begun = seconds_now();
    for (size_t i = 0; i < COPIES / 20; i++) {
        begin_game(&here, i);
        check += here.seed;
    }
    keep_best(&b->best.start_ns, (seconds_now() - begun) * 1e9 / (COPIES / 20));
    volatile uint64_t used = check;            /* so that nothing above can be left out */
    (void)used;
}

static void measure_round(bench *b)
{
    figures *f = &b->best;
    size_t decisions;
    uint64_t check;
    give_again(b, false, &f->random.answers);
    give_again(b, true, &f->random.with_options);
    play_games(bot_random_answer, &f->random, &decisions, &check);
    play_games(bot_playout_answer, &f->playout, &f->playout.decisions, &f->playout.check);
    bench_sim_round(b->sim);
    measure_calls(b);
}

/* ---- the report ------------------------------------------------------------------------------------- */

static const char *build_note(void)
{
#ifdef NDEBUG
    return "without asserts";
#else
    return "with asserts";
#endif
}

/* Of the engine alone where it was measured; else of the whole loop, policy and all. */
static double decision_ns(const workload *w)
{
    double alone = ns_of(&w->answers, w->decisions);
    return alone > 0 ? alone : ns_of(&w->whole, w->decisions);
}

static double options_ns(const workload *w)
{
    return ns_of(&w->with_options, w->decisions) - ns_of(&w->answers, w->decisions);
}

static double games_per_second(const workload *w)
{
    return 1e9 / ns_of(&w->whole, games);
}

static void print_workload(const char *name, const workload *w)
{
    printf("%-9s %8.0f ns a decision %8.0f decisions a game %9.0f games a second\n", name, decision_ns(w),
           (double)w->decisions / (double)games, games_per_second(w));
}

static double sim_part(const bench_sim *s)
{
    return bench_sim_rate(s) * 100 / bench_sim_engine_rate(s);
}

static int print_figures(const figures *f, const bench_sim *sim)
{
    printf("state     %8zu bytes\n", sizeof(hc_game));
    printf("clone     %8.0f ns\n", f->clone_ns);
    printf("view      %8.0f ns\n", f->view_ns);
    printf("determine %8.0f ns\n", f->determinise_ns);
    printf("start     %8.3f ms from a setup to the first question\n", f->start_ns / 1e6);
    print_workload("random", &f->random);
    print_workload("playout", &f->playout);
    printf("sim       %8.1f %% of the engine %6.0f decisions a game %9.0f games a second\n", sim_part(sim),
           (double)bench_sim_decisions(sim) / (double)games, bench_sim_rate(sim));
    printf("\nrandom: any option with equal chance; the time is the engine's alone, from an answer to the next question.\n"
           "Whoever lists the options first needs %.0f ns more. playout: the light policy, whose own time is included; a\n"
           "compound choice is one decision. sim: games of \"hypercone sim --bots random\", against the same games with only the\n"
           "options listed and the same answers given again. The best of %d rounds of %zu games, built %s.\n",
           options_ns(&f->random), ROUNDS, games, build_note());
    return EXIT_OK;
}

static void write_workload(js *j, const char *name, const workload *w)
{
    bool is_alone = ns_of(&w->answers, w->decisions) > 0;
    js_object(j, name);
    js_real(j, "ns_per_decision", decision_ns(w), 1);
    js_bool(j, "policy_included", !is_alone);
    if (is_alone) {
        js_real(j, "options_ns", options_ns(w), 1);
    }
    js_real(j, "decisions_per_game", (double)w->decisions / (double)games, 1);
    js_real(j, "games_per_second", games_per_second(w), 1);
    js_hex(j, "check", w->check);
    js_close(j);
}

static int print_json(const figures *f, const bench_sim *sim)
{
    js j;
    js_begin(&j, true);
    js_object(&j, NULL);
    js_integer(&j, "state_bytes", (int64_t)sizeof(hc_game));
    js_real(&j, "clone_ns", f->clone_ns, 1);
    js_real(&j, "view_ns", f->view_ns, 1);
    js_real(&j, "determinise_ns", f->determinise_ns, 1);
    js_real(&j, "start_ms", f->start_ns / 1e6, 4);
    write_workload(&j, "random", &f->random);
    write_workload(&j, "playout", &f->playout);
    js_object(&j, "sim");
    js_real(&j, "decisions_per_game", (double)bench_sim_decisions(sim) / (double)games, 1);
    js_real(&j, "games_per_second", bench_sim_rate(sim), 1);
    js_real(&j, "engine_games_per_second", bench_sim_engine_rate(sim), 1);
    js_real(&j, "percent_of_engine", sim_part(sim), 1);
    js_close(&j);
    js_integer(&j, "games", (int64_t)games);
    js_integer(&j, "rounds", ROUNDS);
    js_string(&j, "edition", hc_edition(table_of_workload.edition)->id);
    js_integer(&j, "players", table_of_workload.players);
    if (table_of_workload.preset) js_string(&j, "preset", table_of_workload.preset);
    js_string(&j, "build", build_note());
    js_close(&j);
    bool printed = js_print(&j, stdout);
    js_free(&j);
    return printed ? EXIT_OK : failed("the figures could not be written");
}

static void end(bench *b)
{
    if (b) {
        bench_sim_end(b->sim);
        free(b->tape.item);
        free(b);
    }
}

static int measure(bool as_json)
{
    bench *b = calloc(1, sizeof *b);
    if (!b || !record_games(b) || !(b->sim = bench_sim_begin(&table_of_workload, games))) {
        end(b);
        return failed("not enough memory");
    }
    progress bar;
    progress_begin(&bar, "rounds");
    for (size_t i = 0; i < ROUNDS; i++) {
        measure_round(b);
        progress_show(&bar, i + 1, ROUNDS);
    }
    progress_end(&bar);
    int status = as_json ? print_json(&b->best, b->sim) : print_figures(&b->best, b->sim);
    end(b);
    return status;
}

/* A round of games by sim and by the engine alone, for whoever counts instructions from outside. */
static int count_sim(size_t counted)
{
    bench_sim *sim = bench_sim_begin(&table_of_workload, counted);
    if (!sim) {
        return failed("not enough memory");
    }
    bench_sim_round(sim);
    printf("%zu decisions\n", bench_sim_decisions(sim));
    bench_sim_end(sim);
    return EXIT_OK;
}

/* Plays the workload until it has made `most` decisions: the same every time. */
static int count_only(size_t most, policy *answer)
{
    uint64_t rng = UINT64_C(0x853C49E6748FEA9B);
    size_t made = 0;
    hc_game g;
    for (size_t i = 0; made < most; i++) {
        int seat;
        begin_game(&g, i);
        while (made < most && (seat = first_asked(&g)) != HC_NOBODY) {
            answer(&g, seat, &rng, NULL);
            made++;
        }
    }
    printf("%zu decisions, check %016llx\n", made, (unsigned long long)hc_hash(&g));
    return EXIT_OK;
}

int command_bench(int argc, char **argv)
{
    static const char *const own[] = { "--json", "--count-only", "--workload", "--edition", "--preset", "--players", "--games", "--help", NULL };
    bool as_json = false;
    long long count = 0, players = 0, wanted = GAMES;
    const char *name = "random", *edition = NULL, *preset = NULL;
    for (int i = 1; i < argc; i++) {
        int taken = take_number(argc, argv, &i, "--count-only", 1, 1000000000, &count);
        taken = taken ? taken : take_option(argc, argv, &i, "--workload", &name);
        taken = taken ? taken : take_option(argc, argv, &i, "--edition", &edition);
        taken = taken ? taken : take_option(argc, argv, &i, "--preset", &preset);
        taken = taken ? taken : take_number(argc, argv, &i, "--players", 1, 99, &players);
        taken = taken ? taken : take_number(argc, argv, &i, "--games", 1, GAMES, &wanted);
        if (taken == 0 && (taken = take_option(argc, argv, &i, "--json", NULL)) == 1) as_json = true;
        if (taken == 0) return unknown_option("bench", argv[i], own, false);
        if (taken < 0) return EXIT_WRONG_USE;
    }
    const int number = edition ? hc_edition_named(edition) : hc_edition_default();
    if (number < 0) {
        return wrong_use("there is no edition \"%s\"; \"hypercone list editions\" shows them", edition);
    }
    games = (size_t)wanted;
    table_of_workload = (bench_table){ .edition = number, .players = (int)players, .preset = preset };
    const int refused = bench_set_up(&table_of_workload, &setup_of_workload);
    if (refused) {
        return refused;
    }
    if (is_same_name(name, "sim")) {
        return count > 0 ? count_sim((size_t)count) : wrong_use("--workload sim goes with --count-only GAMES; bench alone measures it too");
    }
    bool is_playout = is_same_name(name, "playout");
    if (!is_playout && !is_same_name(name, "random")) {
        return wrong_use("--workload is random, playout or sim, not \"%s\"", name);
    }
    return count > 0 ? count_only((size_t)count, is_playout ? bot_playout_answer : bot_random_answer) : measure(as_json);
}
