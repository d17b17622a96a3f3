/* sim_report.c - adds up games and says what they amount to, for people and as JSON. */
#include <stdlib.h>
#include <string.h>

#include "cli/match.h"
#include "cli/sim.h"
#include "cli/version.h"

/* ---- adding up -------------------------------------------------------------------------------- */

static void add_to_spread(sim_spread *s, uint64_t value, bool is_first)
{
    s->sum += value;
    s->least = is_first || value < s->least ? value : s->least;
    s->most = value > s->most ? value : s->most;
}

static void add_won_game(const sim_run *run, const sim_game *g, sim_figures *f)
{
    int winners = count_bits(g->won);
    bool is_first = f->won++ == 0;
    f->by_winners[winners]++;
    add_to_spread(&f->turns, g->turns, is_first);
    add_to_spread(&f->encounters, g->encounters, is_first);
    add_to_spread(&f->decisions, g->decisions, is_first);
    for (int seat = 0; seat < run->options.setup.players; seat++) {
        bool won = g->won >> seat & 1;
        add_to_share(&f->seat[seat], won, winners);
        add_to_share(&f->level[run->options.bot[seat].level], won, winners);
        add_to_share(&f->alien[g->alien[seat]], won, winners);
    }
}

void sim_add_up(const sim_run *run, sim_figures *f)
{
    memset(f, 0, sizeof *f);
    for (size_t i = 0; i < run->games; i++) {
        const sim_game *g = &run->game[i];
        f->played += g->end != SIM_NOT_PLAYED;
        f->too_long += g->end == SIM_TOO_LONG;
        f->refused += g->end == SIM_REFUSED;
        if (g->end == SIM_WON) {
            add_won_game(run, g, f);
        }
    }
}

/* Aliens that took part, the best first; equals by number, so that the order is always the same. */
static int rank_aliens(const sim_figures *f, int out[256])
{
    int count = 0;
    for (int alien = 1; alien < 256; alien++) {
        if (f->alien[alien].games == 0) {
            continue;
        }
        int at = count++;
        double share = (double)f->alien[alien].parts / (double)f->alien[alien].games;
        for (; at > 0; at--) {
            const win_share *other = &f->alien[out[at - 1]];
            if ((double)other->parts / (double)other->games >= share) {
                break;
            }
            out[at] = out[at - 1];
        }
        out[at] = alien;
    }
    return count;
}

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
    fprintf(out, "  %-22s %9.1f %9llu %9llu\n", name, games ? (double)s->sum / (double)games : 0.0,
            (unsigned long long)s->least, (unsigned long long)s->most);
}

static void print_troubles(FILE *out, const sim_run *run, int end, const char *what)
{
    enum { SHOWN = 10 };
    int count = 0;
    for (size_t i = 0; i < run->games; i++) {
        if (run->game[i].end == end && ++count <= SHOWN) {
            fprintf(out, "  game %zu, seed 0x%016llx: %s\n", i + 1, (unsigned long long)sim_seed(run, i), what);
        }
    }
    if (count > SHOWN) {
        fprintf(out, "  ... and %d more: %s\n", count - SHOWN, what);
    }
}

static void print_ends(FILE *out, const sim_figures *f)
{
    static const char *const winners[HC_SEATS + 1] = { "nobody won", "one winner", "two share the win", "three share the win",
        "four share the win", "five share the win", "six share the win", "seven share the win", "eight share the win" };
    fputs("\n  how they ended             games\n", out);
    for (int n = 0; n <= HC_SEATS; n++) {
        if (f->by_winners[n] > 0) {
            fprintf(out, "  %-22s %9llu  %5.1f %%\n", winners[n], (unsigned long long)f->by_winners[n],
                    100.0 * (double)f->by_winners[n] / (double)f->played);
        }
    }
    fprintf(out, "  %-22s %9llu\n", "did not end", (unsigned long long)f->too_long);
    fprintf(out, "  %-22s %9llu\n", "refused", (unsigned long long)f->refused);
}

void sim_print(const sim_run *run, const sim_figures *f, FILE *out)
{
    const hc_setup *setup = &run->options.setup;
    fprintf(out, "%llu games, edition %s, %d players, seed 0x%016llx\n", (unsigned long long)f->played,
            hc_edition(setup->edition)->id, setup->players, (unsigned long long)setup->seed);
    fprintf(out, "%.1f s with %d %s: %.0f games a second\n", run->seconds, run->jobs, run->jobs == 1 ? "job" : "jobs",
            run->seconds > 0 ? (double)f->played / run->seconds : 0.0);
    print_ends(out, f);
    print_troubles(out, run, SIM_TOO_LONG, "not ended after 1,000 turns");
    print_troubles(out, run, SIM_REFUSED, "an answer was refused");
    fputs("\n  a game                      mean     least      most\n", out);
    print_spread(out, "turns", &f->turns, f->won);
    print_spread(out, "encounters", &f->encounters, f->won);
    print_spread(out, "decisions", &f->decisions, f->won);
    print_heading(out, "seat");
    for (int seat = 0; seat < setup->players; seat++) {
        char name[64];
        snprintf(name, sizeof name, "%d %s, %s", seat + 1, run->options.name[seat], run->options.player[seat]);
        print_share(out, name, &f->seat[seat]);
    }
    print_heading(out, "bot level");
    for (int level = 0; level < BOT_LEVELS; level++) {
        if (f->level[level].games > 0) {
            print_share(out, bot_level_name(level), &f->level[level]);
        }
    }
    print_heading(out, "alien");
    int order[256], count = rank_aliens(f, order);
    for (int i = 0; i < count; i++) {
        hc_sheet_info info;
        print_share(out, hc_sheet(order[i], setup->edition, &info) ? info.name : "?", &f->alien[order[i]]);
    }
}

/* ---- as JSON --------------------------------------------------------------------------------------- */

static void write_share(js *j, const win_share *s)
{
    interval i = interval_of(s);
    js_integer(j, "games", (int64_t)s->games);
    js_real(j, "wins", (double)s->parts / WHOLE_WIN, 4);
    js_real(j, "share", i.share, 6);
    js_real(j, "low", i.low, 6);
    js_real(j, "high", i.high, 6);
    js_integer(j, "alone", (int64_t)s->alone);
    js_integer(j, "shared", (int64_t)s->shared);
    js_close(j);
}

static void write_spread(js *j, const char *key, const sim_spread *s, uint64_t games)
{
    js_object(j, key);
    js_real(j, "mean", games ? (double)s->sum / (double)games : 0, 4);
    js_integer(j, "least", (int64_t)s->least);
    js_integer(j, "most", (int64_t)s->most);
    js_close(j);
}

static void write_troubles(js *j, const char *key, const sim_run *run, int end)
{
    js_array(j, key);
    for (size_t i = 0; i < run->games; i++) {
        if (run->game[i].end == end) {
            js_object(j, NULL);
            js_integer(j, "game", (int64_t)i + 1);
            js_hex(j, "seed", sim_seed(run, i));
            js_close(j);
        }
    }
    js_close(j);
}

static void write_setup(js *j, const sim_run *run, const sim_figures *f, bool with_timing)
{
    const hc_setup *setup = &run->options.setup;
    js_string(j, "program", "hypercone");
    js_string(j, "version", HYPERCONE_VERSION);
    js_integer(j, "rules", HC_RULES_VERSION);
    js_string(j, "edition", hc_edition(setup->edition)->id);
    js_integer(j, "players", setup->players);
    js_array(j, "variants");
    for (int bit = 0; bit < 64; bit++) {
        if (setup->variants >> bit & 1) {
            js_string(j, NULL, hc_variant_name(setup->edition, bit, NULL));
        }
    }
    js_close(j);
    js_string(j, "alert", hc_alert_name(setup->alert));
    js_hex(j, "seed", setup->seed);
    js_integer(j, "games_asked", (int64_t)run->games);
    js_integer(j, "games", (int64_t)f->played);
    js_bool(j, "interrupted", f->played < run->games);
    if (with_timing) {
        js_object(j, "timing");
        js_integer(j, "jobs", run->jobs);
        js_real(j, "seconds", run->seconds, 3);
        js_real(j, "games_per_second", run->seconds > 0 ? (double)f->played / run->seconds : 0, 1);
        js_close(j);
    }
}

static void write_ends(js *j, const sim_run *run, const sim_figures *f)
{
    js_object(j, "ended");
    js_array(j, "by_winners");             /* [i]: games with i winners */
    for (int n = 0; n <= run->options.setup.players; n++) {
        js_integer(j, NULL, (int64_t)f->by_winners[n]);
    }
    js_close(j);
    write_troubles(j, "did_not_end", run, SIM_TOO_LONG);
    write_troubles(j, "refused", run, SIM_REFUSED);
    js_close(j);
    write_spread(j, "turns", &f->turns, f->won);
    write_spread(j, "encounters", &f->encounters, f->won);
    write_spread(j, "decisions", &f->decisions, f->won);
}

void sim_json(const sim_run *run, const sim_figures *f, bool with_timing, js *j)
{
    js_object(j, NULL);
    write_setup(j, run, f, with_timing);
    write_ends(j, run, f);
    js_array(j, "seats");
    for (int seat = 0; seat < run->options.setup.players; seat++) {
        js_object(j, NULL);
        js_integer(j, "seat", seat);
        js_string(j, "name", run->options.name[seat]);
        js_string(j, "player", run->options.player[seat]);
        write_share(j, &f->seat[seat]);
    }
    js_close(j);
    js_array(j, "levels");
    for (int level = 0; level < BOT_LEVELS; level++) {
        if (f->level[level].games > 0) {
            js_object(j, NULL);
            js_string(j, "level", bot_level_name(level));
            write_share(j, &f->level[level]);
        }
    }
    js_close(j);
    js_array(j, "aliens");
    int order[256], count = rank_aliens(f, order);
    for (int i = 0; i < count; i++) {
        hc_sheet_info info;
        js_object(j, NULL);
        js_string(j, "alien", hc_sheet(order[i], run->options.setup.edition, &info) ? info.name : NULL);
        write_share(j, &f->alien[order[i]]);
    }
    js_close(j);
    js_close(j);
}
