/* report.c - says what the games of a simulation amount to, for people and as JSON. */
#include "cli/sim/sim.h"
#include "cli/report_json.h"
#include <string.h>

/* ---- for people ---------------------------------------------------------------------------------- */

static void print_share(FILE *out, const char *name, const win_share *s)
{
    interval i = interval_of(s);
    fprintf(out, "  %-22s %9llu  %5.1f %%  %5.1f to %5.1f  %9llu %9llu\n", name, (unsigned long long)s->games, i.share * 100,
            i.low * 100, i.high * 100, (unsigned long long)s->alone, (unsigned long long)s->shared);
}

static void print_heading(FILE *out, const char *what)
{
    fprintf(out, "\n  %-22s %9s  %7s  %14s  %9s %9s\n", what, "games", "wins", "95 % interval", "alone", "shared");
}

static void print_spread(FILE *out, const char *name, const sim_spread *s, uint64_t games)
{
    fprintf(out, "  %-22s %9.1f %9llu %9llu\n", name, ratio(s->sum, games),
            (unsigned long long)s->least, (unsigned long long)s->most);
}

static void print_troubles(FILE *out, const sim_run *run, int which, uint64_t count, const char *what)
{
    enum { SHOWN = 10 };
    for (uint64_t i = 0; i < count && i < SHOWN; i++) {
        uint64_t number = run->figures->trouble[which][i];
        fprintf(out, "  game %llu, seed 0x%016llx: %s\n", (unsigned long long)number,
                (unsigned long long)sim_seed(&run->plan, number - 1), what);
    }
    if (count > SHOWN) {
        fprintf(out, "  ... and %llu more: %s\n", (unsigned long long)count - SHOWN, what);
    }
}

/* What the edition calls it. */
static const char *word_in(int edition, const char *key)
{
    const hc_word *w = hc_edition(edition)->words;
    for (; w && w->key; w++) {
        if (strcmp(w->key, key) == 0) {
            return w->word;
        }
    }
    return key;
}

static void print_ends(FILE *out, const sim_figures *f, int edition)
{
    char other[40];
    static const char *const winners[HC_SEATS + 1] = { "nobody won", "one winner", "two share the win", "three share the win",
        "four share the win", "five share the win", "six share the win", "seven share the win", "eight share the win" };
    fputs("\n  how they ended             games\n", out);
    for (int n = 0; n <= HC_SEATS; n++) {
        if (f->by_winners[n] > 0) {
            fprintf(out, "  %-22s %9llu  %5.1f %%\n", winners[n], (unsigned long long)f->by_winners[n],
                    100.0 * (double)f->by_winners[n] / (double)f->played);
        }
    }
    snprintf(other, sizeof other, "not only by %s", word_in(edition, "colonies"));
    fprintf(out, "  %-22s %9llu\n", other, (unsigned long long)(f->by_colonies[0][1] + f->by_colonies[1][1]));
    fprintf(out, "  %-22s %9llu\n", "did not end", (unsigned long long)f->too_long);
    fprintf(out, "  %-22s %9llu\n", "refused", (unsigned long long)f->refused);
}

static void print_setup(FILE *out, const sim_run *run)
{
    const sim_plan *plan = &run->plan;
    fprintf(out, "%llu games, edition %s, %d", (unsigned long long)run->figures->played, hc_edition(plan->setup.edition)->id,
            plan->count[0]);
    for (int i = 1; i < plan->counts; i++) {
        fprintf(out, "%s%d", i + 1 == plan->counts ? " or " : ", ", plan->count[i]);
    }
    fprintf(out, " players, seed 0x%016llx\n", (unsigned long long)plan->setup.seed);
    for (int i = 0; plan->combines && i < plan->counts; i++) {
        uint64_t all = sim_combinations(plan, plan->count[i]), cells = (uint64_t)sim_cells(plan);
        fprintf(out, "%llu combinations of aliens for %d players, each played %.2f times\n", (unsigned long long)all,
                plan->count[i], (double)(run->figures->played / cells * (cells / plan->counts)) / (double)all);
    }
    uint64_t now = run->figures->played - run->before;
    fprintf(out, "%.1f s with ", run->seconds);
    if (run->machines > 1) {
        fprintf(out, "%d ranks of ", run->machines);
    }
    fprintf(out, "%d %s: %.0f games a second", plan->jobs, plan->jobs == 1 ? "job" : "jobs",
            run->seconds > 0 ? (double)now / run->seconds : 0.0);
    if (run->before > 0) {
        fprintf(out, "; %llu games were there already", (unsigned long long)run->before);
    }
    fputc('\n', out);
    if (plan->until > 0) {
        fprintf(out, "half of the widest 95 %% interval of %s: %.2f points, asked for %.2f\n",
                plan->error_of_bots ? "a bot" : "an alien at one number of players", sim_error(plan, run->figures), plan->until);
    }
}

void sim_print(const sim_run *run, FILE *out)
{
    const sim_plan *plan = &run->plan;
    const sim_figures *f = run->figures;
    print_setup(out, run);
    print_ends(out, f, plan->setup.edition);
    print_troubles(out, run, 0, f->too_long, "not ended after 1,000 turns");
    print_troubles(out, run, 1, f->refused, "an answer was refused");
    fputs("\n  a game                      mean     least      most\n", out);
    print_spread(out, "turns", &f->turns, f->won);
    char fights[40];
    snprintf(fights, sizeof fights, "%ss", word_in(plan->setup.edition, "encounter"));
    print_spread(out, fights, &f->encounters, f->won);
    print_spread(out, "decisions", &f->decisions, f->won);
    print_heading(out, "seat");
    for (int seat = 0; seat < sim_most_players(plan); seat++) {
        char name[64];
        snprintf(name, sizeof name, "%d %s", seat + 1, plan->name[seat]);
        print_share(out, name, &f->seat[seat]);
    }
    print_heading(out, "bot");
    for (int kind = 0; kind < plan->kinds; kind++) {
        print_share(out, plan->kind_name[kind], &f->bot[kind]);
    }
    print_heading(out, "alien");
    int order[SIM_POOL], count = sim_rank(f, 0, order);
    for (int i = 0; i < count; i++) {
        sim_alien_sum sum = sim_alien_of(f, order[i], 0, -1);
        print_share(out, sim_alien_name(plan, order[i]), &sum.all);
    }
}

/* ---- as JSON --------------------------------------------------------------------------------------- */

static void write_share(js *j, const win_share *s)
{
    report_share(j, "games", s);
    js_close(j);
}

static void write_spread(js *j, const char *key, const sim_spread *s, uint64_t games)
{
    js_object(j, key);
    js_real(j, "mean", ratio(s->sum, games), 4);
    js_integer(j, "least", (int64_t)s->least);
    js_integer(j, "most", (int64_t)s->most);
    js_close(j);
}

static void write_troubles(js *j, const char *key, const sim_run *run, int which, uint64_t count)
{
    js_object(j, key);
    js_integer(j, "games", (int64_t)count);
    js_array(j, "first");
    for (uint64_t i = 0; i < count && i < SIM_TROUBLES; i++) {
        uint64_t number = run->figures->trouble[which][i];
        js_object(j, NULL);
        js_integer(j, "game", (int64_t)number);
        js_hex(j, "seed", sim_seed(&run->plan, number - 1));
        js_close(j);
    }
    js_close(j);
    js_close(j);
}

static void write_tables(js *j, const sim_plan *plan)
{
    js_array(j, "players");
    for (int i = 0; i < plan->counts; i++) {
        js_integer(j, NULL, plan->count[i]);
    }
    js_close(j);
    report_variants(j, &plan->setup);
    js_string(j, "flares", plan->flares == SIM_FLARES_BOTH ? "both" : plan->setup.variants & plan->no_flares || !plan->no_flares ? "off" : "on");
    js_string(j, "alert", hc_alert_name(plan->setup.alert));
    if (plan->combines) {
        js_array(j, "combinations");
        for (int i = 0; i < plan->counts; i++) {
            js_object(j, NULL);
            js_integer(j, "players", plan->count[i]);
            js_integer(j, "combinations", (int64_t)sim_combinations(plan, plan->count[i]));
            js_close(j);
        }
        js_close(j);
    }
}

static void write_setup(js *j, const sim_run *run, bool with_timing)
{
    const sim_plan *plan = &run->plan;
    const sim_figures *f = run->figures;
    char options[SIM_OPTIONS];
    report_program(j, &plan->setup);
    write_tables(j, plan);
    js_hex(j, "seed", plan->setup.seed);
    sim_write_options(plan, options);
    for (char *c = options; *c; c++) {
        *c = *c == '\n' ? (char)(c[1] ? ' ' : '\0') : *c;
    }
    js_string(j, "options", options);
    js_integer(j, "games_asked", (int64_t)plan->games);
    js_integer(j, "games", (int64_t)f->played);
    js_bool(j, "interrupted", f->played < plan->games && !run->reached);
    if (plan->until > 0) {
        js_object(j, "until_error");
        js_real(j, "asked", plan->until, 4);
        js_string(j, "of", plan->error_of_bots ? "bots" : "aliens");
        js_real(j, "is", sim_error(plan, f), 4);
        js_close(j);
    }
    if (with_timing) {
        report_timing(j, plan->jobs, run->seconds, f->played - run->before);
    }
}

static void write_ends(js *j, const sim_run *run)
{
    const sim_figures *f = run->figures;
    js_object(j, "ended");
    js_array(j, "by_winners");             /* [i]: games with i winners */
    for (int n = 0; n <= sim_most_players(&run->plan); n++) {
        js_integer(j, NULL, (int64_t)f->by_winners[n]);
    }
    js_close(j);
    js_integer(j, "alone_by_colonies", (int64_t)f->by_colonies[0][0]);
    js_integer(j, "alone_otherwise", (int64_t)f->by_colonies[0][1]);
    js_integer(j, "shared_by_colonies", (int64_t)f->by_colonies[1][0]);
    js_integer(j, "shared_otherwise", (int64_t)f->by_colonies[1][1]);
    write_troubles(j, "did_not_end", run, 0, f->too_long);
    write_troubles(j, "refused", run, 1, f->refused);
    js_close(j);
    write_spread(j, "turns", &f->turns, f->won);
    write_spread(j, "encounters", &f->encounters, f->won);
    write_spread(j, "decisions", &f->decisions, f->won);
    js_object(j, "a_game");
    for (int use = 0; use < SIM_USE_KINDS; use++) {
        js_real(j, SIM_USE_COLUMN[use], ratio(f->use[use], f->won), 4);
    }
    js_close(j);
}

void sim_json(const sim_run *run, bool with_timing, js *j)
{
    const sim_plan *plan = &run->plan;
    const sim_figures *f = run->figures;
    js_object(j, NULL);
    write_setup(j, run, with_timing);
    write_ends(j, run);
    js_array(j, "seats");
    for (int seat = 0; seat < sim_most_players(plan); seat++) {
        js_object(j, NULL);
        js_integer(j, "seat", seat + 1);
        js_string(j, "name", plan->name[seat]);
        write_share(j, &f->seat[seat]);
    }
    js_close(j);
    js_array(j, "bots");
    for (int kind = 0; kind < plan->kinds; kind++) {
        js_object(j, NULL);
        js_string(j, "bot", plan->kind_name[kind]);
        write_share(j, &f->bot[kind]);
    }
    js_close(j);
    js_array(j, "aliens");
    int order[SIM_POOL], count = sim_rank(f, 0, order);
    for (int i = 0; i < count; i++) {
        sim_alien_sum sum = sim_alien_of(f, order[i], 0, -1);
        js_object(j, NULL);
        js_string(j, "alien", sim_alien_name(plan, order[i]));
        write_share(j, &sum.all);
    }
    js_close(j);
    js_close(j);
}
