/* sim_files.c - the folder of `sim --out`: summary.json and games.csv. */
#define _POSIX_C_SOURCE 200809L
#include <dirent.h>
#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/sim.h"

static bool is_empty_folder(DIR *folder)
{
    const struct dirent *entry;
    while ((entry = readdir(folder)) != NULL) {
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0) {
            return false;
        }
    }
    return true;
}

static FILE *open_in(const char *folder, const char *name)
{
    char path[4096];
    int length = snprintf(path, sizeof path, "%s/%s", folder, name);
    if (length < 0 || (size_t)length >= sizeof path) {
        errno = ENAMETOOLONG;
        return NULL;
    }
    return fopen(path, "wx");
}

/* The files are opened before the games: hours of work must not end in "cannot be written". */
int sim_files_open(sim_files *files, const char *folder)
{
    if (mkdir(folder, 0777) != 0 && errno != EEXIST) {
        return wrong_use("the folder %s cannot be made: %s; --out takes a new or an empty folder", folder, strerror(errno));
    }
    DIR *open_folder = opendir(folder);
    if (!open_folder) {
        return wrong_use("%s cannot be used: %s; --out takes a new or an empty folder", folder, strerror(errno));
    }
    bool is_empty = is_empty_folder(open_folder);
    closedir(open_folder);
    if (!is_empty) {
        return wrong_use("the folder %s is not empty; --out takes a new or an empty one", folder);
    }
    files->folder = folder;
    files->games = open_in(folder, "games.csv");
    files->summary = files->games ? open_in(folder, "summary.json") : NULL;
    if (!files->summary) {
        return wrong_use("the folder %s cannot be written: %s", folder, strerror(errno));
    }
    return EXIT_OK;
}

static const char *end_word(int end)
{
    static const char *const word[] = { "not played", "won", "too long", "refused" };
    return word[end];
}

static void write_game(FILE *out, const sim_run *run, size_t i)
{
    const sim_game *g = &run->game[i];
    const char *between = "";
    fprintf(out, "%zu,0x%016llx,%s,", i + 1, (unsigned long long)sim_seed(run, i), end_word(g->end));
    for (int seat = 0; seat < HC_SEATS; seat++) {
        if (g->won >> seat & 1) {
            fprintf(out, "%s%d", between, seat + 1);
            between = "+";
        }
    }
    fprintf(out, ",%u,%u,%u", (unsigned)g->turns, (unsigned)g->encounters, (unsigned)g->decisions);
    for (int seat = 0; seat < run->options.setup.players; seat++) {
        hc_sheet_info info;
        bool known = hc_sheet(g->alien[seat], run->options.setup.edition, &info);
        fprintf(out, ",%s,%s", known ? info.name : "", run->options.player[seat]);
    }
    fputc('\n', out);
}

static void write_games(FILE *out, const sim_run *run)
{
    fputs("game,seed,end,winners,turns,encounters,decisions", out);
    for (int seat = 1; seat <= run->options.setup.players; seat++) {
        fprintf(out, ",alien_%d,player_%d", seat, seat);
    }
    fputc('\n', out);
    for (size_t i = 0; i < run->games; i++) {
        if (run->game[i].end != SIM_NOT_PLAYED) {
            write_game(out, run, i);
        }
    }
}

static bool close_whole(FILE *out)
{
    bool good = fflush(out) == 0 && !ferror(out);
    return fclose(out) == 0 && good;
}

int sim_files_write(sim_files *files, const sim_run *run, const sim_figures *f)
{
    js j;
    js_begin(&j, true);
    sim_json(run, f, false, &j);
    write_games(files->games, run);
    bool good = js_print(&j, files->summary);
    good = close_whole(files->summary) && good;
    good = close_whole(files->games) && good;
    js_free(&j);
    if (!good) {
        return failed("%s could not be written whole: %s", files->folder, strerror(errno));
    }
    return EXIT_OK;
}
