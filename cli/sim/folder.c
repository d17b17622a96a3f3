/* folder.c - the folder of `sim --out`: made, tried before the work, filled as games end, taken up again.
 *
 * run.txt says which run it is, games.csv grows by a line a game, and everything else is made from that.
 * Whoever is killed loses the lines that were not written yet, and nothing is counted twice. */
#ifndef _XOPEN_SOURCE
#define _XOPEN_SOURCE 700
#endif
#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "cli/names.h"
#include "cli/sim/sim.h"
#include "cli/version.h"

enum { PATH = 4096, LINE = 8192, SPARE = 1 << 20 };      /* SPARE: for the files that are made at the end */
static const char RUN[] = "run.txt", GAMES[] = "games.csv";

static bool path_of(char out[PATH], const char *folder, const char *name)
{
    int length = snprintf(out, PATH, "%s/%s", folder, name);
    if (length > 0 && length < PATH) {
        return true;
    }
    errno = ENAMETOOLONG;
    return false;
}

FILE *sim_file_begin(const char *folder, const char *name)
{
    char path[PATH], beside[64];
    snprintf(beside, sizeof beside, "%s.new", name);
    return path_of(path, folder, beside) ? fopen(path, "w") : NULL;
}

bool sim_file_done(const char *folder, const char *name, FILE *file)
{
    char from[PATH], to[PATH], beside[64];
    snprintf(beside, sizeof beside, "%s.new", name);
    bool good = path_of(from, folder, beside) && path_of(to, folder, name);
    good = fflush(file) == 0 && !ferror(file) && good;
    good = fsync(fileno(file)) == 0 && good;
    int error = errno;
    good = fclose(file) == 0 && good;
    if (good && rename(from, to) == 0) {
        return true;
    }
    error = good ? errno : error;
    unlink(from);
    errno = error;
    return false;
}

/* ---- run.txt ------------------------------------------------------------------------------------------- */

static const char FIRST_LINE[] = "hypercone sim";

static bool write_run(const char *folder, const sim_plan *plan)
{
    char options[SIM_OPTIONS];
    FILE *out = sim_file_begin(folder, RUN);
    if (!out) {
        return false;
    }
    sim_write_options(plan, options);
    fprintf(out, "%s, version %s, rules %d\n%s", FIRST_LINE, HYPERCONE_VERSION, HC_RULES_VERSION, options);
    if (plan->until > 0) {
        fprintf(out, "--until-error %.9g\n--error-of %s\n", plan->until, plan->error_of_bots ? "bots" : "aliens");
    }
    fprintf(out, "--games %llu\n", (unsigned long long)plan->games);
    return sim_file_done(folder, RUN, out);
}

/* The words of run.txt as if they had been typed; NULL: there is no run in the folder. */
typedef struct stored { char text[SIM_OPTIONS + 512], heading[128]; char *word[128]; int words; } stored;

static int read_run(const char *folder, stored *s)
{
    char path[PATH], wanted[128];
    FILE *in = path_of(path, folder, RUN) ? fopen(path, "r") : NULL;
    if (!in) {
        return wrong_use("there is no run in %s: %s", folder, strerror(errno));
    }
    size_t length = fread(s->text, 1, sizeof s->text - 1, in);
    fclose(in);
    s->text[length] = '\0';
    snprintf(wanted, sizeof wanted, "%s, version %s, rules %d", FIRST_LINE, HYPERCONE_VERSION, HC_RULES_VERSION);
    char *at = strchr(s->text, '\n');
    if (!at || strncmp(s->text, FIRST_LINE, strlen(FIRST_LINE)) != 0) {
        return wrong_use("%s/%s is not what sim writes; --out takes a new or an empty folder, or that of a run", folder, RUN);
    }
    *at++ = '\0';
    if (strcmp(s->text, wanted) != 0) {
        return wrong_use("%s was made by %s, this is version %s, rules %d: its games would not fit; choose a new folder", folder,
                         s->text + strlen(FIRST_LINE) + 2, HYPERCONE_VERSION, HC_RULES_VERSION);
    }
    s->word[s->words++] = s->heading;
    snprintf(s->heading, sizeof s->heading, "sim");
    while (*at && s->words < 126) {
        char *end = strchr(at, '\n'), *space;
        if (end) {
            *end = '\0';
        }
        s->word[s->words++] = at;
        if ((space = strchr(at, ' ')) != NULL) {
            *space = '\0';
            s->word[s->words++] = space + 1;
        }
        at = end ? end + 1 : at + strlen(at);
    }
    return EXIT_OK;
}

static int plan_of_folder(const char *folder, sim_plan *plan)
{
    stored *s = calloc(1, sizeof *s);
    sim_wish wish = { .out = NULL };
    int status = s ? read_run(folder, s) : failed("not enough memory");
    *plan = (sim_plan){ .counts = 0 };
    if (status == EXIT_OK) {
        status = sim_take_options(plan, &wish, s->words, s->word);
    }
    free(s);
    return status;
}

int sim_folder_options(sim_plan *plan, sim_wish *wish)
{
    const char *what = wish->resume ? "--resume" : "--replay-of";
    sim_plan asked = *plan;
    if (!wish->out) {
        return wrong_use("%s needs --out DIR, the folder of the run", what);
    }
    if (wish->anything_else) {
        return wrong_use("%s takes the run's own options from its folder; leave them out%s", what,
                         wish->resume ? " (--games and --until-error may be given, to play on)" : "");
    }
    int status = plan_of_folder(wish->out, plan);
    plan->jobs = asked.jobs;
    if (wish->error_of_given) {
        plan->error_of_bots = asked.error_of_bots;
    }
    if (asked.until > 0) {
        plan->until = asked.until;
        plan->games = SIM_MOST_GAMES;
    }
    if (wish->games_given) {
        plan->until = asked.until;
        plan->games = asked.games;
    }
    return status;
}

/* ---- what is in the folder ------------------------------------------------------------------------------- */

static int look_into(const char *folder, bool *is_empty, bool *has_run)
{
    const struct dirent *entry;
    DIR *open_folder = opendir(folder);
    if (!open_folder) {
        return wrong_use("%s cannot be used: %s; --out takes a folder", folder, strerror(errno));
    }
    *is_empty = true;
    *has_run = false;
    while ((entry = readdir(open_folder)) != NULL) {
        *is_empty &= strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0;
        *has_run |= strcmp(entry->d_name, RUN) == 0;
    }
    closedir(open_folder);
    return EXIT_OK;
}

/* The first line in which two lists of options differ, as "--players 4". */
static void first_difference(const char *theirs, const char *ours, char out[200])
{
    while (*theirs && *ours) {
        size_t a = strcspn(theirs, "\n"), b = strcspn(ours, "\n");
        if (a != b || strncmp(theirs, ours, a) != 0) {
            break;
        }
        theirs += a + 1;
        ours += b + 1;
    }
    snprintf(out, 200, "%.*s there, %.*s here", (int)strcspn(theirs, "\n"), *theirs ? theirs : "nothing",
             (int)strcspn(ours, "\n"), *ours ? ours : "nothing");
}

/* Is it the same run? A seed that was not typed is the one of the folder. */
static int compare_runs(const char *folder, sim_plan *plan, const sim_wish *wish)
{
    char theirs[SIM_OPTIONS], ours[SIM_OPTIONS], difference[200];
    sim_plan there;
    int status = plan_of_folder(folder, &there);
    if (status != EXIT_OK) {
        return status;
    }
    plan->setup.seed = wish->seed_given ? plan->setup.seed : there.setup.seed;
    sim_write_options(&there, theirs);
    sim_write_options(plan, ours);
    if (strcmp(theirs, ours) == 0) {
        return EXIT_OK;
    }
    first_difference(theirs, ours, difference);
    return wrong_use("%s holds the results of another run (%s); choose a new folder, or go on with it: hypercone sim --out %s --resume",
                     folder, difference, folder);
}

static int check_room(const char *folder, const sim_plan *plan, uint64_t there)
{
    struct statvfs disk;
    uint64_t line = 170 + 45 * (uint64_t)sim_most_players(plan), games = plan->games > there ? plan->games - there : 0;
    uint64_t needed = SPARE + (plan->until > 0 ? 0 : games * line);
    if (statvfs(folder, &disk) != 0) {
        return EXIT_OK;                      /* not every file system tells */
    }
    uint64_t spare = (uint64_t)disk.f_bavail * disk.f_frsize;
    if (spare < needed) {
        return wrong_use("%llu games need about %llu MB, but there are only %llu MB free where %s is", (unsigned long long)games,
                         (unsigned long long)(needed >> 20) + 1, (unsigned long long)(spare >> 20), folder);
    }
    return EXIT_OK;
}

/* ---- opening ------------------------------------------------------------------------------------------------ */

static int start_new(sim_folder *folder, const sim_plan *plan, bool was_made)
{
    char path[PATH];
    int status = check_room(folder->path, plan, 0);
    if (status == EXIT_OK && write_run(folder->path, plan) && path_of(path, folder->path, GAMES)) {
        folder->games = fopen(path, "wx");
        if (folder->games) {
            sim_csv_heading(folder->games, plan);
            if (lockf(fileno(folder->games), F_TLOCK, 0) == 0 && sim_folder_flush(folder) && fsync(fileno(folder->games)) == 0) {
                return EXIT_OK;
            }
        }
    }
    if (status == EXIT_OK) {
        status = wrong_use("the folder %s cannot be written: %s", folder->path, strerror(errno));
    }
    if (folder->games) {
        fclose(folder->games);
        folder->games = NULL;
        unlink(path);
    }
    if (path_of(path, folder->path, RUN)) {
        unlink(path);
    }
    if (was_made) {
        rmdir(folder->path);
    }
    return status;
}

/* Adds up the lines that are there. *whole: how many bytes of the file are good lines; *last: the last game. */
static int add_up(FILE *in, const char *folder, sim_run *run, long *whole, sim_game *last)
{
    char *text = NULL, heading[LINE];
    size_t room = 0;
    ssize_t length;
    int status = EXIT_OK;
    FILE *right = fmemopen(heading, sizeof heading, "w");
    if (!right) {
        return failed("not enough memory");
    }
    sim_csv_heading(right, &run->plan);
    fclose(right);
    *whole = 0;
    for (uint64_t line = 0; (length = getline(&text, &room, in)) > 0 && text[length - 1] == '\n'; line++) {
        sim_game g;
        bool good = strcmp(text, heading) == 0;
        if (line > 0) {
            text[length - 1] = '\0';
            good = sim_csv_read(text, &run->plan, line - 1, &g);
        }
        if (!good) {
            status = wrong_use("%s/%s, line %llu is not as this run wrote it; put it right, or choose a new folder", folder, GAMES,
                               (unsigned long long)line + 1);
            break;
        }
        if (line > 0) {
            sim_add(line - 1, &g, run->figures);
            *last = g;
        }
        *whole += length;
    }
    free(text);
    return status;
}

static int go_on(sim_folder *folder, sim_run *run, const sim_wish *wish)
{
    char path[PATH];
    long whole = 0;
    sim_game last;
    int status = wish->resume ? EXIT_OK : compare_runs(folder->path, &run->plan, wish);
    if (status != EXIT_OK) {
        return status;
    }
    if (!path_of(path, folder->path, GAMES) || !(folder->games = fopen(path, "r+"))) {
        folder->games = errno == ENOENT ? fopen(path, "wx+") : NULL;     /* killed before the first line */
    }
    if (!folder->games) {
        return wrong_use("%s cannot be written: %s", path, strerror(errno));
    }
    if (lockf(fileno(folder->games), F_TLOCK, 0) != 0) {
        return wrong_use("another simulation is at work in %s; let it end first", folder->path);
    }
    status = add_up(folder->games, folder->path, run, &whole, &last);
    if (status == EXIT_OK && run->plan.games < run->figures->played) {
        status = wrong_use("%s holds %llu games already; --games says how many there should be in all", folder->path,
                           (unsigned long long)run->figures->played);
    }
    status = status == EXIT_OK ? check_room(folder->path, &run->plan, run->figures->played) : status;
    if (status == EXIT_OK && run->figures->played > 0 && !sim_plays_the_same(&run->plan, run->figures->played - 1, &last)) {
        status = wrong_use("%s was played by other bots or rules than those of this program: game %llu goes another way now; choose a "
                           "new folder", folder->path, (unsigned long long)run->figures->played);
    }
    if (status != EXIT_OK) {
        return status;
    }
    run->before = run->figures->played;
    bool good = fseek(folder->games, whole, SEEK_SET) == 0 && ftruncate(fileno(folder->games), whole) == 0;
    if (good && whole == 0) {
        sim_csv_heading(folder->games, &run->plan);
    }
    good = good && write_run(folder->path, &run->plan) && sim_folder_flush(folder);
    return good ? EXIT_OK : wrong_use("the folder %s cannot be written: %s", folder->path, strerror(errno));
}

int sim_folder_open(sim_folder *folder, sim_run *run, sim_wish *wish)
{
    char path[PATH];
    bool is_empty = true, has_run = false, was_made;
    folder->path = wish->out;
    signal(SIGXFSZ, SIG_IGN);                /* a file that may not grow is then noticed like a full disk */
    was_made = mkdir(folder->path, 0777) == 0;
    if (!was_made && errno != EEXIST) {
        return wrong_use("the folder %s cannot be made: %s", folder->path, strerror(errno));
    }
    int status = look_into(folder->path, &is_empty, &has_run);
    if (status == EXIT_OK && !is_empty && !has_run) {
        status = wrong_use("the folder %s is not empty and holds no run; --out takes a new or an empty one, or that of a run",
                           folder->path);
    }
    if (status != EXIT_OK) {
        return status;
    }
    if (sim_thinks_in_time(&run->plan) && path_of(path, folder->path, "replays") && strlen(path) < sizeof run->plan.keep) {
        strcpy(run->plan.keep, path);        /* its games cannot be played again, so each is kept */
    }
    status = has_run ? go_on(folder, run, wish) : start_new(folder, &run->plan, was_made);
    if (status == EXIT_OK && run->plan.keep[0] && mkdir(run->plan.keep, 0777) != 0 && errno != EEXIST) {
        status = wrong_use("the folder %s cannot be made: %s", run->plan.keep, strerror(errno));
    }
    if (status != EXIT_OK) {
        sim_folder_close(folder);
    }
    return status;
}

/* ---- while it is open -------------------------------------------------------------------------------------- */

bool sim_folder_add(sim_folder *folder, const sim_plan *plan, uint64_t i, const sim_game *g)
{
    return sim_csv_write(folder->games, plan, i, g) > 0;
}

bool sim_folder_flush(sim_folder *folder)
{
    return fflush(folder->games) == 0 && !ferror(folder->games);
}

void sim_folder_close(sim_folder *folder)
{
    if (folder->games) {
        fclose(folder->games);
        folder->games = NULL;
    }
}

int sim_folder_line(const char *path, const sim_plan *plan, uint64_t number, sim_game *out)
{
    char file[PATH], *text = NULL;
    size_t room = 0;
    ssize_t length = -1;
    FILE *in = path_of(file, path, GAMES) ? fopen(file, "r") : NULL;
    if (!in) {
        return failed("%s/%s cannot be read: %s", path, GAMES, strerror(errno));
    }
    for (uint64_t line = 0; line <= number && (length = getline(&text, &room, in)) > 0; line++) {
    }
    bool is_there = length > 0 && text[length - 1] == '\n';
    if (is_there) {
        text[length - 1] = '\0';
        is_there = sim_csv_read(text, plan, number - 1, out);
    }
    free(text);
    fclose(in);
    return is_there ? EXIT_OK : wrong_use("%s/%s has no game %llu", path, GAMES, (unsigned long long)number);
}
