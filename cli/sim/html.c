/* html.c - report.html: a page that needs nothing else, for a phone as for a wide screen, light or dark. */
#include "cli/sim/plots.h"
#include "cli/sim/svg.h"
#include "cli/version.h"

static const char PAGE_STYLE[] =
    "*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}"
    "main{max-width:1080px;margin:0 auto;padding:16px}h1{font-size:1.5rem;line-height:1.2;margin:.2em 0}"
    "h2{font-size:1.15rem;margin:1.6em 0 .3em}p{margin:.4em 0;max-width:44rem}.soft{color:var(--soft)}"
    ".cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:8px;margin:12px 0}"
    ".cards div{border:1px solid var(--rule);border-radius:8px;padding:8px 12px}.cards b{display:block;font-size:1.25rem}"
    ".plots{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(320px,100%),1fr));gap:20px}"
    "figure{margin:0;min-width:0}figcaption{font-weight:600;margin-bottom:4px}figure svg{width:100%;height:auto;display:block;max-width:520px}"
    ".wide{overflow-x:auto;border:1px solid var(--rule);border-radius:8px}.wide svg{width:auto;max-width:none}"
    "table{border-collapse:collapse;font-variant-numeric:tabular-nums;width:100%}td,th{padding:3px 8px;text-align:right;white-space:nowrap}"
    "td:first-child,th:first-child{text-align:left;position:sticky;left:0;background:var(--paper)}"
    "th{border-bottom:1px solid var(--rule);font-size:.8rem;color:var(--soft)}tr:nth-child(even) td{border-bottom:1px solid var(--rule)}"
    "code{background:var(--rule);border-radius:4px;padding:1px 4px;overflow-wrap:anywhere;font-size:.85em}details{margin:10px 0}summary{cursor:pointer}"
    ".narrow{display:none}@media(max-width:640px){.narrow{display:block}table{font-size:.9rem}td,th{padding:3px 5px}th{white-space:normal}}";

static void write_card(FILE *out, const char *value, const char *what)
{
    fprintf(out, "<div><b>%s</b><span class=\"soft\">%s</span></div>\n", value, what);
}

static void write_number(FILE *out, double value, int decimals, const char *what)
{
    char text[40];
    snprintf(text, sizeof text, "%.*f", decimals, value);
    write_card(out, text, what);
}

static void write_command(FILE *out, const sim_plan *plan)
{
    char options[SIM_OPTIONS];
    sim_write_options(plan, options);
    fputs("<code>hypercone sim ", out);
    for (char *c = options; *c; c++) {
        *c = *c == '\n' ? ' ' : *c;
    }
    write_escaped(out, options);
    fprintf(out, "--games %llu</code>", (unsigned long long)plan->games);
}

static void write_head(FILE *out, const sim_run *run)
{
    const sim_figures *f = run->figures;
    const sim_plan *plan = &run->plan;
    fputs("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
          "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<meta name=\"color-scheme\" content=\"light dark\">\n"
          "<title>Hypercone simulation</title>\n<style>", out);
    fprintf(out, "%s%s</style>\n</head>\n<body>\n<main>\n<h1>Hypercone simulation</h1>\n<p class=\"soft\">Edition ", SVG_STYLE, PAGE_STYLE);
    write_escaped(out, hc_edition(plan->setup.edition)->name);
    fputs(", ", out);
    for (int i = 0; i < plan->counts; i++) {
        fprintf(out, "%s%d", i == 0 ? "" : i + 1 == plan->counts ? " or " : ", ", plan->count[i]);
    }
    fprintf(out, " players, seed 0x%016llx. Version %s, rules %d.</p>\n<div class=\"cards\">\n", (unsigned long long)plan->setup.seed,
            HYPERCONE_VERSION, HC_RULES_VERSION);
    write_number(out, (double)f->played, 0, "games");
    write_number(out, ratio(f->turns.sum, f->won), 1, "turns a game");
    write_number(out, ratio(f->encounters.sum, f->won), 1, "encounters a game");
    write_number(out, ratio(f->decisions.sum, f->won), 0, "decisions a game");
    write_number(out, 100 * ratio(f->use[SIM_DEALS], f->use[SIM_TALKS]), 0, "deals in 100 negotiations");
    fputs("</div>\n<details><summary>The command, and how to see a game</summary>\n<p>", out);
    write_command(out, plan);
    fputs("</p>\n<p>Every line of games.csv leads back to a game: <code>hypercone sim --out DIR --replay-of NUMBER --save FILE</code> writes it, "
          "<code>hypercone replay FILE</code> tells it.</p></details>\n", out);
    if (f->played < plan->games && !run->reached) {
        fprintf(out, "<p>Stopped after %llu of %llu games.</p>\n", (unsigned long long)f->played, (unsigned long long)plan->games);
    }
}

static void figure(FILE *out, const char *caption, void (*plot)(FILE *out, const sim_run *run), const sim_run *run)
{
    fprintf(out, "<figure><figcaption>%s</figcaption>\n", caption);
    plot(out, run);
    fputs("</figure>\n", out);
}

static void write_share_cells(FILE *out, const win_share *s)
{
    interval v = interval_of(s);
    fprintf(out, "<td>%.1f %%</td><td>%.1f to %.1f</td><td>%llu</td>", v.share * 100, v.low * 100, v.high * 100, (unsigned long long)s->games);
}

static void write_bots(FILE *out, const sim_run *run)
{
    fputs("<h2>Bots</h2>\n<div class=\"wide\"><table><tr><th>bot</th><th>share of wins</th><th>95 %</th><th>seats played</th></tr>\n", out);
    for (int kind = 0; kind < run->plan.kinds; kind++) {
        fputs("<tr><td>", out);
        write_escaped(out, run->plan.kind_name[kind]);
        fputs("</td>", out);
        write_share_cells(out, &run->figures->bot[kind]);
        fputs("</tr>\n", out);
    }
    fputs("</table></div>\n", out);
}

static void write_aliens(FILE *out, const sim_run *run)
{
    const sim_plan *plan = &run->plan;
    fputs("<h2>Aliens</h2>\n<p>The share of wins of each alien; a shared win counts as a part. Where two bars overlap by much, the games do not "
          "say which of the two is stronger.</p>\n<div class=\"plots\">\n", out);
    for (int i = 0; i < plan->counts; i++) {
        fprintf(out, "<figure><figcaption>%d players</figcaption>\n", plan->count[i]);
        plot_aliens(out, run, plan->count[i], 0);
        fputs("</figure>\n", out);
    }
    fputs("</div>\n<details><summary>As a table, with roles and powers</summary>\n<div class=\"wide\"><table><tr><th>alien</th><th>share of wins</th>"
          "<th>95 %</th><th>games</th><th>won as offense</th><th>as defense</th><th>as ally</th><th>power a game</th><th>flares a game</th></tr>\n", out);
    int order[SIM_POOL], count = sim_rank(run->figures, 0, order);
    for (int i = 0; i < count; i++) {
        sim_alien_sum s = sim_alien_of(run->figures, order[i], 0, -1);
        fprintf(out, "<tr><td>%s</td>", sim_alien_name(plan, order[i]));
        write_share_cells(out, &s.all);
        for (int use = SIM_SEAT_OFFENSE; use <= SIM_SEAT_ALLY_WON; use += 2) {
            fprintf(out, "<td>%.0f %%</td>", 100 * ratio(s.use[use + 1], s.use[use]));
        }
        fprintf(out, "<td>%.2f</td><td>%.2f</td></tr>\n", ratio(s.use[SIM_SEAT_POWER], s.all.games),
                ratio(s.use[SIM_SEAT_FLARE], s.all.games));
    }
    fputs("</table></div></details>\n", out);
}

static void write_flares(FILE *out, const sim_run *run)
{
    if (run->plan.flares != SIM_FLARES_BOTH) {
        return;
    }
    fputs("<h2>With and without flares</h2>\n<div class=\"wide\"><table><tr><th>alien</th><th>with</th><th>95 %</th><th>games</th><th>without</th>"
          "<th>95 %</th><th>games</th></tr>\n", out);
    int order[SIM_POOL], count = sim_rank(run->figures, 0, order);
    for (int i = 0; i < count; i++) {
        sim_alien_sum with = sim_alien_of(run->figures, order[i], 0, 1), without = sim_alien_of(run->figures, order[i], 0, 0);
        fprintf(out, "<tr><td>%s</td>", sim_alien_name(&run->plan, order[i]));
        write_share_cells(out, &with.all);
        write_share_cells(out, &without.all);
        fputs("</tr>\n", out);
    }
    fputs("</table></div>\n", out);
}

static void write_pairs(FILE *out, const sim_run *run)
{
    enum { SHOWN = 20 };
    pair_effect pair[SHOWN];
    int count = strongest_pairs(run, pair, SHOWN);
    fputs("<h2>Pairs</h2>\n<p>How an alien (row) does when another (column) sits at the table, against what it wins in general at tables of that size: "
          "green more, red less, pale about the same or little known. Of so many pairs one in twenty stands out by chance alone.</p>\n"
          "<p class=\"soft narrow\">The map is wider than this screen: move it sideways.</p>\n<div class=\"wide\">\n", out);
    plot_pairs(out, run);
    fputs("</div>\n", out);
    if (count == 0) {
        fputs("<p>No pair stands out beyond its interval yet.</p>\n", out);
        return;
    }
    fputs("<details><summary>The pairs that stand out most</summary>\n<div class=\"wide\"><table><tr><th>alien</th><th>beside</th><th>share</th>"
          "<th>in general</th><th>games</th></tr>\n", out);
    for (int i = 0; i < count; i++) {
        fprintf(out, "<tr><td>%s</td>", sim_alien_name(&run->plan, pair[i].alien));
        fprintf(out, "<td>%s</td><td>%.1f %%</td><td>%.1f %%</td><td>%llu</td></tr>\n", sim_alien_name(&run->plan, pair[i].beside),
                pair[i].share * 100, pair[i].expected * 100, (unsigned long long)pair[i].games);
    }
    fputs("</table></div></details>\n", out);
}

void sim_write_report(FILE *out, const sim_run *run)
{
    write_head(out, run);
    write_bots(out, run);
    write_aliens(out, run);
    write_flares(out, run);
    write_pairs(out, run);
    fputs("<h2>Games</h2>\n<div class=\"plots\">\n", out);
    figure(out, "How games are won", plot_wins, run);
    figure(out, "How long they take", plot_length, run);
    figure(out, "What is used in a game", plot_uses, run);
    figure(out, "The artifacts (blue) and flares (amber) played most", plot_cards, run);
    fputs("</div>\n</main>\n</body>\n</html>\n", out);
}
