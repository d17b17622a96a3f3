/* plots.c - draws the figures of a simulation. All plots are 360 wide, as a phone is; the heat map is not. */
#include "cli/sim/plots.h"

#include <math.h>
#include <string.h>

#include "cli/sim/svg.h"

enum { WIDTH = 360, LEFT = 104, RIGHT = 348, ROW = 15, TOP = 26 };

/* ---- scales ------------------------------------------------------------------------------------------- */

/* 1, 2 or 5 times a power of ten, so that about five steps make up `most`. */
static double step_for(double most)
{
    static const double times[] = { 1, 2, 5, 10 };
    double base = most > 0 ? pow(10, floor(log10(most / 5))) : 1;
    int i = 0;
    while (i < 3 && base * times[i] * 5 < most) {
        i++;
    }
    return base * times[i];
}

static double x_of(double value, double most)
{
    return LEFT + (RIGHT - LEFT) * value / most;
}

static void draw_scale(FILE *out, double most, double bottom, const char *format, double factor)
{
    double step = step_for(most);
    for (double value = 0; value <= most * 1.0001; value += step) {
        char text[32];
        snprintf(text, sizeof text, format, value * factor);
        svg_line(out, "rule", x_of(value, most), TOP - 6, x_of(value, most), bottom);
        svg_text(out, "soft", x_of(value, most), TOP - 10, "middle", text);
    }
}

/* ---- aliens --------------------------------------------------------------------------------------------- */

static double fair_share(const sim_figures *f, int players)
{
    double games = 0, seats = 0;
    for (int n = 1; n <= HC_SEATS; n++) {
        double there = 0;
        for (int slot = 1; slot < SIM_POOL; slot++) {
            there += (double)(f->alien[n][0][slot].all.games + f->alien[n][1][slot].all.games);
        }
        if (players == 0 || n == players) {
            seats += there;
            games += there / n;
        }
    }
    return seats > 0 ? games / seats : 0;
}

void plot_aliens(FILE *out, const sim_run *run, int players, int alone)
{
    const sim_figures *f = run->figures;
    int order[SIM_POOL], count = sim_rank(f, players, order);
    double most = 0.05, bottom = TOP + count * ROW + 2, fair = fair_share(f, players);
    for (int i = 0; i < count; i++) {
        sim_alien_sum s = sim_alien_of(f, order[i], players, -1);
        most = fmax(most, interval_of(&s.all).high);
    }
    svg_begin(out, WIDTH, bottom + 18, "Share of wins by alien, with 95 % intervals", alone);
    draw_scale(out, most, bottom, "%g %%", 100);
    svg_line(out, "fair", x_of(fair, most), TOP - 6, x_of(fair, most), bottom);
    for (int i = 0; i < count; i++) {
        sim_alien_sum s = sim_alien_of(f, order[i], players, -1);
        interval v = interval_of(&s.all);
        double y = TOP + i * ROW + ROW / 2.0;
        char title[128];
        const char *name = sim_alien_name(&run->plan, order[i]);
        snprintf(title, sizeof title, "%s: %.1f %% (%.1f to %.1f), %llu games", name, v.share * 100, v.low * 100, v.high * 100,
                 (unsigned long long)s.all.games);
        svg_text(out, "ink", LEFT - 6, y + 4, "end", name);
        svg_line(out, "span", x_of(v.low, most), y, x_of(v.high, most), y);
        svg_circle(out, "mark", x_of(v.share, most), y, 2.6, title);
    }
    svg_text(out, "soft", LEFT, bottom + 13, "start", "dot: share of wins, bar: 95 %, dashes: fair part");
    svg_end(out);
}

/* ---- pairs ------------------------------------------------------------------------------------------------ */

static bool effect_of(const sim_figures *f, int a, int b, pair_effect *e)
{
    sim_pair sum;
    double expected;
    if (!sim_pair_of(f, a, b, &sum, &expected)) {
        return false;
    }
    win_share s = { .games = sum.games, .parts = sum.parts };
    interval v = interval_of(&s);
    /* How much of the difference is left when chance is given its due. */
    double sure = v.low > expected ? v.low - expected : v.high < expected ? v.high - expected : 0;
    *e = (pair_effect){ .alien = a, .beside = b, .games = sum.games, .share = v.share, .expected = expected, .sure = sure, .half = half_width(v) };
    return true;
}

int strongest_pairs(const sim_run *run, pair_effect out[], int room)
{
    int count = 0, seen[SIM_POOL], aliens = sim_seen(run->figures, seen);
    for (int a = 0; a < aliens; a++) {
        for (int b = 0; b < aliens; b++) {
            pair_effect e;
            if (!effect_of(run->figures, seen[a], seen[b], &e) || e.sure == 0 || e.games < 30) {
                continue;
            }
            int at = count < room ? count++ : room;
            for (; at > 0 && fabs(out[at - 1].sure) < fabs(e.sure); at--) {
                if (at < room) {
                    out[at] = out[at - 1];
                }
            }
            if (at < room) {
                out[at] = e;
            }
        }
    }
    return count;
}

static int by_name(const sim_run *run, int order[SIM_POOL])
{
    int count = sim_rank(run->figures, 0, order);
    for (int i = 1; i < count; i++) {
        int alien = order[i], at = i;
        for (; at > 0 && strcmp(sim_alien_name(&run->plan, order[at - 1]), sim_alien_name(&run->plan, alien)) > 0; at--) {
            order[at] = order[at - 1];
        }
        order[at] = alien;
    }
    return count;
}

static void draw_cell(FILE *out, const sim_run *run, int a, int b, double x, double y, double size)
{
    pair_effect e;
    char title[160], first[48];
    if (a == b || !effect_of(run->figures, a, b, &e)) {
        return;
    }
    double strength = fmin(1, fabs(e.share - e.expected) / (2 * e.half));     /* what chance could do is pale */
    snprintf(first, sizeof first, "%s", sim_alien_name(&run->plan, a));
    snprintf(title, sizeof title, "%s beside %s: %.1f %% instead of %.1f %%, %llu games", first, sim_alien_name(&run->plan, b),
             e.share * 100, e.expected * 100, (unsigned long long)e.games);
    fprintf(out, "<g opacity=\"%.2f\">", 0.08 + 0.92 * strength);
    svg_rect(out, e.share >= e.expected ? "good" : "bad", x, y, size - 0.6, size - 0.6, title);
    fputs("</g>", out);
}

void plot_pairs(FILE *out, const sim_run *run)
{
    enum { CELL = 12, EDGE = 92 };
    int order[SIM_POOL], count = by_name(run, order);
    double size = EDGE + count * CELL + 6;
    fprintf(out, "<div style=\"width:%.0fpx\">", size);       /* wider than a phone: its frame scrolls */
    svg_begin(out, size, size, "How well the alien of a row does beside the alien of a column", 0);
    for (int i = 0; i < count; i++) {
        const char *name = sim_alien_name(&run->plan, order[i]);
        svg_text(out, "ink", EDGE - 5, EDGE + i * CELL + 10, "end", name);
        svg_text_up(out, "ink", EDGE + i * CELL + 10, EDGE - 5, name);
        for (int k = 0; k < count; k++) {
            draw_cell(out, run, order[i], order[k], EDGE + k * CELL, EDGE + i * CELL, CELL);
        }
    }
    svg_end(out);
    fputs("</div>\n", out);
}

/* ---- length ----------------------------------------------------------------------------------------------- */

/* The turns within which 99 of 100 games are over: the rest would squeeze the picture. */
static int usual_most(const sim_figures *f)
{
    uint64_t there = 0;
    int turn = 0;
    for (; turn < SIM_TURNS - 1 && there * 100 < f->won * 99; turn++) {
        there += f->long_games[turn];
    }
    return turn > 10 ? turn : 10;
}

void plot_length(FILE *out, const sim_run *run)
{
    enum { HEIGHT = 190, FLOOR = 160, SIDE = 34 };
    const sim_figures *f = run->figures;
    int most = usual_most(f), width = (most + 39) / 40, bars = (most + width - 1) / width;
    double highest = 0, step, wide = (double)(WIDTH - SIDE - 8) / bars;
    uint64_t games[64] = { 0 };
    for (int turn = 0; turn < most; turn++) {
        games[turn / width] += f->long_games[turn];
        highest = fmax(highest, ratio(games[turn / width], f->won));
    }
    highest = highest > 0 ? highest : 1;
    svg_begin(out, WIDTH, HEIGHT, "Games by number of turns", 0);
    step = step_for(highest);
    for (double value = 0; value <= highest; value += step) {
        double y = FLOOR - (FLOOR - 20) * value / highest;
        char text[32];
        snprintf(text, sizeof text, "%g %%", value * 100);
        svg_line(out, "rule", SIDE, y, WIDTH - 8, y);
        svg_text(out, "soft", SIDE - 4, y + 4, "end", text);
    }
    for (int i = 0; i < bars; i++) {
        double height = (FLOOR - 20) * ratio(games[i], f->won) / highest;
        char title[96];
        snprintf(title, sizeof title, "%d to %d turns: %llu games", i * width, i * width + width - 1, (unsigned long long)games[i]);
        svg_rect(out, "bar", SIDE + i * wide, FLOOR - height, wide - 1, height, title);
    }
    step = fmax(width, step_for(most));
    for (double turn = 0; turn <= most; turn += step) {
        char text[32];
        snprintf(text, sizeof text, "%.0f", turn);
        svg_text(out, "soft", SIDE + turn / width * wide, FLOOR + 13, "middle", text);
    }
    svg_text(out, "soft", WIDTH - 8, HEIGHT - 3, "end", "turns (the longest 1 % of the games are not shown)");
    svg_end(out);
}

/* ---- bars with names ---------------------------------------------------------------------------------------- */

typedef struct named_bar { const char *name, *class; double value; char shown[40]; } named_bar;

/* The names stand above their bars, so that long ones fit a phone. */
static void draw_bars(FILE *out, const named_bar bar[], int count, const char *label)
{
    enum { HIGH = 27 };
    double most = 0;
    for (int i = 0; i < count; i++) {
        most = fmax(most, bar[i].value);
    }
    svg_begin(out, WIDTH, count * HIGH + 6, label, 0);
    for (int i = 0; i < count; i++) {
        double y = i * HIGH + 12;
        svg_text(out, "ink", 4, y, "start", bar[i].name);
        svg_text(out, "soft", WIDTH - 4, y, "end", bar[i].shown);
        svg_rect(out, "even", 4, y + 4, WIDTH - 8, 6, NULL);
        svg_rect(out, bar[i].class, 4, y + 4, most > 0 ? (WIDTH - 8) * bar[i].value / most : 0, 6, NULL);
    }
    svg_end(out);
}

void plot_wins(FILE *out, const sim_run *run)
{
    const sim_figures *f = run->figures;
    const uint64_t value[] = { f->by_colonies[0][0], f->by_colonies[1][0], f->by_colonies[0][1], f->by_colonies[1][1], f->by_winners[0],
                               f->too_long };
    const char *const name[] = { "one winner, by colonies", "a shared win, by colonies", "one winner, in another way",
                                 "a shared win, not only by colonies", "over without a winner", "not ended after 1,000 turns" };
    named_bar bar[6];
    for (int i = 0; i < 6; i++) {
        bar[i] = (named_bar){ .name = name[i], .class = i < 2 ? "bar" : i < 4 ? "alt" : "bad", .value = (double)value[i] };
        snprintf(bar[i].shown, sizeof bar[i].shown, "%llu, %.1f %%", (unsigned long long)value[i], 100 * ratio(value[i], f->played));
    }
    draw_bars(out, bar, 6, "How games are won");
}

void plot_uses(FILE *out, const sim_run *run)
{
    named_bar bar[SIM_USE_KINDS];
    for (int i = 0; i < SIM_USE_KINDS; i++) {
        double value = ratio(run->figures->use[i], run->figures->won);
        bar[i] = (named_bar){ .name = SIM_USE_ABOUT[i], .class = "bar", .value = value };
        snprintf(bar[i].shown, sizeof bar[i].shown, "%.2f a game", value);
    }
    draw_bars(out, bar, SIM_USE_KINDS, "What is used in a game, on average");
}

void plot_cards(FILE *out, const sim_run *run)
{
    enum { SHOWN = 24 };
    named_bar bar[SHOWN];
    int count = 0;
    for (int sheet = 1; sheet < SIM_SHEETS; sheet++) {
        double value = ratio(run->figures->card[sheet], run->figures->won);
        int at = count;
        while (at > 0 && bar[at - 1].value < value) {
            at--;
        }
        if (value == 0 || at == SHOWN) {
            continue;
        }
        count = count < SHOWN ? count + 1 : SHOWN;
        memmove(&bar[at + 1], &bar[at], sizeof bar[0] * (size_t)(count - 1 - at));
        hc_sheet_info info;
        bool is_flare = hc_sheet(sheet, run->plan.setup.edition, &info) && info.alien;
        bar[at] = (named_bar){ .name = sim_alien_name(&run->plan, sheet), .class = is_flare ? "alt" : "bar", .value = value };
        snprintf(bar[at].shown, sizeof bar[at].shown, "%.3f a game", value);
    }
    draw_bars(out, bar, count, "Artifacts and flares played in a game, on average");
}
