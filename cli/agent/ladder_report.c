/* ladder_report.c - what a ladder has shown, as a table for people and as JSON. */
#include "cli/agent/ladder.h"

#include <string.h>

#include "cli/report_json.h"

/* ---- judging ------------------------------------------------------------------------------------------ */

/* A program that never played a game to its end has lost, but that says nothing of its strength. */
bool ladder_is_rated(const ladder_run *run, int i)
{
    return run->f.clean[i].games > 0 || run->f.lost[i].seats == 0;
}

int ladder_anchor(const ladder_run *run)
{
    for (int i = 0; i < run->bots; i++) {
        if (!run->bot[i].command && run->bot[i].spec.level == BOT_RANDOM) {
            return i;
        }
    }
    for (int i = 0; i < run->bots; i++) {
        if (ladder_is_rated(run, i)) {
            return i;
        }
    }
    return 0;
}

bool ladder_repeatable(const ladder_run *run)
{
    for (int i = 0; i < run->bots; i++) {
        if (run->bot[i].command || run->bot[i].spec.in_time) {
            return false;
        }
    }
    return true;
}

/* Shown only if the whole interval says so: who wants a "yes" plays enough games. */
ladder_verdict ladder_judge(const ladder_run *run)
{
    interval share = interval_of(&run->f.share[0]);
    double wanted = run->at_least / 100.0;
    if (!run->one || run->at_least == 0) {
        return VERDICT_NONE;
    }
    return share.low >= wanted ? VERDICT_YES : share.high < wanted ? VERDICT_NO : VERDICT_OPEN;
}

static bool is_before(const ladder_run *run, const ladder_rating rating[], int a, int b)
{
    bool rated = ladder_is_rated(run, a);
    return rated != ladder_is_rated(run, b) ? rated : rating[a].points > rating[b].points;
}

/* The best first, equals as they were named; at the end who is not rated. */
static void rank(const ladder_run *run, ladder_rating rating[LADDER_BOTS], int order[LADDER_BOTS])
{
    ladder_rate(&run->plan, run->f.mix, ladder_anchor(run), rating);
    for (int i = 0; i < run->bots; i++) {
        int at = i;
        for (; at > 0 && is_before(run, rating, i, order[at - 1]); at--) {
            order[at] = order[at - 1];
        }
        order[at] = i;
    }
}

/* ---- for people ------------------------------------------------------------------------------------------ */

static int width_of_names(const ladder_run *run)
{
    int width = 16;
    for (int i = 0; i < run->bots; i++) {
        int length = (int)strlen(run->bot[i].name);
        width = length > width ? length : width;
    }
    return width;
}

static void print_bot(const ladder_run *run, int i, const ladder_rating *r, FILE *out)
{
    const win_share *s = &run->f.share[i];
    interval share = interval_of(s);
    char between[32] = "anchor", points[32] = "-";
    if (!ladder_is_rated(run, i)) {
        snprintf(between, sizeof between, "not rated");
    } else {
        snprintf(points, sizeof points, "%+.0f", r->points);
    }
    if (ladder_is_rated(run, i) && i != ladder_anchor(run)) {
        snprintf(between, sizeof between, "%+.0f to %+.0f", r->low, r->high);
    }
    fprintf(out, "  %-*s %7s  %-14s %8llu  %5.1f %%  %5.1f to %5.1f %8llu %8llu%s\n", width_of_names(run), run->bot[i].name, points, between,
            (unsigned long long)s->games, share.share * 100, share.low * 100, share.high * 100, (unsigned long long)s->alone,
            (unsigned long long)s->shared, run->f.lost[i].seats ? "  *" : "");
}

static void print_one(const ladder_run *run, FILE *out)
{
    static const char *const word[] = { "", "shown, the whole interval lies there", "open, the interval reaches below it: more games may tell",
                                        "no, the whole interval lies below" };
    static const char *const number[] = { "no", "one", "two", "three", "four", "five", "six", "seven" };
    interval share = interval_of(&run->f.share[0]);
    fprintf(out, "\n  one %s among %s %s: %.1f %% of the wins, 95 %% interval %.1f to %.1f\n", run->bot[0].name,
            number[run->plan.players - 1], run->bot[1].name, share.share * 100, share.low * 100, share.high * 100);
    ladder_verdict verdict = ladder_judge(run);
    if (verdict != VERDICT_NONE) {
        fprintf(out, "  at least %d %%: %s\n", run->at_least, word[verdict]);
    }
}

static void print_notes(const ladder_run *run, FILE *out)
{
    const ladder_figures *f = &run->f;
    fprintf(out, "\n  Equals would have %.1f %% each. A factor of ten in strength is 400 points.\n", 100.0 / run->plan.players);
    if (f->too_long > 0) {
        fprintf(out, "  %llu %s no winner, or none after 1,000 turns, and count%s for nobody.\n", (unsigned long long)f->too_long,
                f->too_long == 1 ? "game had" : "games had", f->too_long == 1 ? "s" : "");
    }
    if (!ladder_repeatable(run)) {
        fputs("  Bots with a budget in ms and other programs need not play the same again with the same seed.\n", out);
    }
    for (int i = 0; i < run->bots; i++) {
        if (f->lost[i].seats > 0) {
            char text[2 * AGENT_WHY];
            interval clean = interval_of(&f->clean[i]);
            losses_text(&f->lost[i], text, sizeof text);
            fprintf(out, "  * %s lost %s\n", run->bot[i].name, text);
            if (f->clean[i].games == 0) {
                fputs("    They count as lost. It kept no seat to the end, so it has no rating.\n", out);
            } else {
                fprintf(out, "    They count as lost. In the %llu seats that it kept to the end: %.1f %%, %.1f to %.1f.\n",
                        (unsigned long long)f->clean[i].games, clean.share * 100, clean.low * 100, clean.high * 100);
            }
        }
    }
}

void ladder_print(const ladder_run *run, FILE *out)
{
    const hc_setup *setup = &run->options.setup;
    ladder_rating rating[LADDER_BOTS];
    int order[LADDER_BOTS];
    rank(run, rating, order);
    fprintf(out, "%llu games, edition %s, tables of %d, %d %s of players, seed 0x%016llx\n", (unsigned long long)run->f.played,
            hc_edition(setup->edition)->id, setup->players, run->plan.mixes, run->plan.mixes == 1 ? "mix" : "mixes",
            (unsigned long long)setup->seed);
    fprintf(out, "%.1f s with %d %s: %.1f games a second\n", run->seconds, run->jobs, run->jobs == 1 ? "job" : "jobs",
            run->seconds > 0 ? (double)run->f.played / run->seconds : 0.0);
    fprintf(out, "\n  %-*s %7s  %-14s %8s  %7s  %14s %8s %8s\n", width_of_names(run), "bot", "rating", "95 % interval", "seats", "share", "95 % interval",
            "alone", "shared");
    for (int i = 0; i < run->bots; i++) {
        print_bot(run, order[i], &rating[order[i]], out);
    }
    if (run->one) {
        print_one(run, out);
    }
    print_notes(run, out);
}

/* ---- as JSON ------------------------------------------------------------------------------------------------ */

static void write_losses(js *j, const ladder_run *run, int i)
{
    const losses *l = &run->f.lost[i];
    if (l->seats == 0) {
        js_null(j, "handed_over");
        return;
    }
    js_object(j, "handed_over");
    js_integer(j, "seats", (int64_t)l->seats);
    js_integer(j, "games", (int64_t)l->games);
    for (int k = 0; k < FAULTS; k++) {
        js_integer(j, FAULT_WORD[k], (int64_t)l->by[k]);
    }
    js_string(j, "first", l->first);
    js_object(j, "kept");                    /* the share in seats that it did not lose */
    report_share(j, "seats", &run->f.clean[i]);
    js_close(j);
    js_close(j);
}

static void write_bot(js *j, const ladder_run *run, int i, const ladder_rating *r)
{
    js_object(j, NULL);
    js_string(j, "bot", run->bot[i].name);
    js_bool(j, "agent", run->bot[i].command != NULL);
    if (ladder_is_rated(run, i)) {
        js_object(j, "rating");
        js_real(j, "points", r->points, 2);
        js_real(j, "low", r->low, 2);
        js_real(j, "high", r->high, 2);
        js_close(j);
    } else {
        js_null(j, "rating");
    }
    report_share(j, "seats", &run->f.share[i]);
    write_losses(j, run, i);
    js_close(j);
}

static void write_one(js *j, const ladder_run *run)
{
    static const char *const word[] = { NULL, "yes", "open", "no" };
    js_object(j, "one");
    js_string(j, "bot", run->bot[0].name);
    js_string(j, "among", run->bot[1].name);
    report_share(j, "seats", &run->f.share[0]);
    if (run->at_least > 0) {
        js_integer(j, "at_least", run->at_least);
        js_string(j, "verdict", word[ladder_judge(run)]);
    }
    js_close(j);
}

static void write_run(js *j, const ladder_run *run, bool with_timing)
{
    const hc_setup *setup = &run->options.setup;
    report_program(j, setup);
    js_integer(j, "players", setup->players);
    report_variants(j, setup);
    js_hex(j, "seed", setup->seed);
    js_bool(j, "repeatable", ladder_repeatable(run));
    js_integer(j, "mixes", run->plan.mixes);
    js_integer(j, "games_asked", (int64_t)run->games);
    js_integer(j, "games", (int64_t)run->f.played);
    js_bool(j, "interrupted", run->f.played < run->games);
    js_integer(j, "without_winner", (int64_t)run->f.too_long);
    js_integer(j, "refused", (int64_t)run->f.refused);
    js_integer(j, "with_handover", (int64_t)run->f.flagged);
    if (with_timing) {
        report_timing(j, run->jobs, run->seconds, run->f.played);
    }
}

void ladder_json(const ladder_run *run, bool with_timing, js *j)
{
    ladder_rating rating[LADDER_BOTS];
    int order[LADDER_BOTS];
    rank(run, rating, order);
    js_object(j, NULL);
    write_run(j, run, with_timing);
    js_string(j, "anchor", run->bot[ladder_anchor(run)].name);
    js_array(j, "bots");
    for (int i = 0; i < run->bots; i++) {
        write_bot(j, run, order[i], &rating[order[i]]);
    }
    js_close(j);
    if (run->one) {
        write_one(j, run);
    }
    js_close(j);
}
