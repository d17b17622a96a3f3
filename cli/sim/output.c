/* output.c - the files that are made from the figures when a run ends or is stopped. */
#include <errno.h>
#include <string.h>

#include "cli/sim/plots.h"

static bool write_summary(FILE *out, const sim_run *run)
{
    js j;
    js_begin(&j, true);
    sim_json(run, false, &j);
    bool good = js_print(&j, out);
    js_free(&j);
    return good;
}

static bool write_aliens(FILE *out, const sim_run *run) { sim_write_aliens(out, &run->plan, run->figures); return !ferror(out); }
static bool write_pairs(FILE *out, const sim_run *run) { sim_write_pairs(out, &run->plan, run->figures); return !ferror(out); }
static bool write_report(FILE *out, const sim_run *run) { sim_write_report(out, run); return !ferror(out); }

static bool write_file(const char *folder, const char *name, bool (*write)(FILE *out, const sim_run *run), const sim_run *run)
{
    FILE *out = sim_file_begin(folder, name);
    if (!out) {
        return false;
    }
    bool good = write(out, run);
    return sim_file_done(folder, name, out) && good;
}

/* The picture of the report that people want to show elsewhere, as a file of its own. */
static bool write_plot(const char *folder, const sim_run *run, int players)
{
    char name[32];
    snprintf(name, sizeof name, "aliens-%d.svg", players);
    FILE *out = sim_file_begin(folder, name);
    if (!out) {
        return false;
    }
    plot_aliens(out, run, players, 1);
    return sim_file_done(folder, name, out);
}

int sim_folder_finish(sim_folder *folder, const sim_run *run)
{
    const struct { const char *name; bool (*write)(FILE *out, const sim_run *run); } file[] = {
        { "aliens.csv", write_aliens }, { "pairs.csv", write_pairs }, { "report.html", write_report },
        { "summary.json", write_summary },
    };
    for (size_t i = 0; i < sizeof file / sizeof file[0]; i++) {
        if (!write_file(folder->path, file[i].name, file[i].write, run)) {
            return failed("%s/%s could not be written: %s; the games are safe, and --resume makes it again", folder->path,
                          file[i].name, strerror(errno));
        }
    }
    for (int i = 0; i < run->plan.counts; i++) {
        if (!write_plot(folder->path, run, run->plan.count[i])) {
            return failed("%s: the plots could not be written: %s", folder->path, strerror(errno));
        }
    }
    return EXIT_OK;
}
