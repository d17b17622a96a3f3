/* scenario.c - `hypercone scenario`: runs rule scripts and says which of them fail, where and why. */
#define _POSIX_C_SOURCE 200809L
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include "cli/scenario/scenario.h"

enum { LAST_SENTENCES = 8, PATH_ROOM = 4096 };

typedef struct suite {
    int passed, failed;
    bool verbose, json, stops;       /* stops: at the first that fails */
    js told;                         /* with json: a row a scenario    */
    const char *only;
} suite;

/* ---- one scenario ------------------------------------------------------------------------------------ */

static const char *title(const run *r) { return nth_word(&r->script->line[r->from], 1); }

/* Every line must be of a kind that can follow the table; the layout's come before. */
static bool carry_out_line(run *r)
{
    const script_line *l = current_line(r);
    if (is_answer_line(l)) r->last_answer = r->entries;
    if (is_answer_line(l)) return carry_out_answer(r) && pass_what_is_not_meant(r, r->at + 1);
    if (nth_word_is(l, 0, "expect")) return check_expectation(r);
    if (nth_word_is(l, 0, "save-and-replay")) return save_and_replay(r);
    if (nth_word_is(l, 0, "next-game")) return begin_next_game(r) && pass_what_is_not_meant(r, r->at + 1);
    if (is_layout_line(l)) return fail(r, "the table is laid out before the first answer and the first expectation");
    return fail(r, "\"%s\" begins no line; right are: NAME: (an answer), expect, save-and-replay, next-game, scenario",
                nth_word(l, 0));
}

static bool run_lines(run *r)
{
    r->outcome = OUTCOME_NONE;
    if (!lay_out(r)) return false;
    for (r->at++; r->at < r->to; r->at++)
        if (!carry_out_line(r)) return false;
    return true;
}

static void free_run(run *r)
{
    for (size_t i = 0; i < r->entries; i++)
        for (int s = 0; s <= HC_SEATS; s++) free(r->entry[i].sentence[s]);
    free(r->entry);
    free(r->answer);
    free(r);
}

static void print_log(const run *r, size_t most)
{
    size_t count = 0, i = r->entries;
    while (i > 0 && count < most) count += r->entry[--i].sentence[HC_SEATS][0] != 0;
    for (; i < r->entries; i++)
        if (r->entry[i].sentence[HC_SEATS][0]) printf("    log: %s\n", r->entry[i].sentence[HC_SEATS]);
}

/* How many editions a scenario names: it is told in each. */
static int editions_named(const script *s, int from, int to)
{
    for (int i = from + 1; i < to; i++)
        if (nth_word_is(&s->line[i], 0, "edition")) return s->line[i].words > 2 ? s->line[i].words - 1 : 1;
    return 1;
}

static bool is_done(const suite *all) { return all->stops && all->failed; }

static void run_scenario(suite *all, const script *s, int from, int to, int told_in)
{
    if (is_done(all)) return;
    run *r = calloc(1, sizeof *r);
    if (!r) {
        printf("%s: not enough memory\n", s->path);
        all->failed++;
        return;
    }
    r->script = s;
    r->from = from;
    r->to = to;
    r->told_in = told_in;
    if (!all->only || text_contains(title(r), all->only)) {
        bool passed = run_lines(r);
        all->passed += passed;
        all->failed += !passed;
        char where[WORD_ROOM] = "";
        if (editions_named(s, from, to) > 1 && r->edition >= 0) snprintf(where, sizeof where, " (%s)", hc_edition(r->edition)->id);
        if (all->json) tell_run(&all->told, r, title(r), passed);
        else if (!passed) printf("%s    scenario: %s%s\n", r->why, title(r), where);
        else if (all->verbose) printf("%s:%d: passed: %s%s\n", s->path, s->line[from].number, title(r), where);
        if (!all->json && (!passed || all->verbose)) print_log(r, all->verbose ? SIZE_MAX : LAST_SENTENCES);
    }
    free_run(r);
}

static void run_file(suite *all, const char *path)
{
    script s;
    char why[WHY_ROOM] = "";
    if (!read_script(&s, path, why) || s.count == 0 || !nth_word_is(&s.line[0], 0, "scenario")) {
        if (!*why && s.count)
            snprintf(why, sizeof why, "%s:%d: a file begins with a line: scenario NAME\n    line: %s\n", path,
                     s.line[0].number, s.line[0].text);
        else if (!*why) snprintf(why, sizeof why, "%s: there is no scenario in this file\n", path);
        fputs(why, all->json ? stderr : stdout);
        all->failed++;
        free_script(&s);
        return;
    }
    for (int from = 0, to; from < s.count; from = to) {
        for (to = from + 1; to < s.count && !nth_word_is(&s.line[to], 0, "scenario");) to++;
        for (int e = 0, count = editions_named(&s, from, to); e < count; e++) run_scenario(all, &s, from, to, e);
    }
    free_script(&s);
}

/* ---- its log -------------------------------------------------------------------------------------------- */

static char *sentence_for(const run *r, const hc_event *e, int viewer)
{
    char sentence[SENTENCE_ROOM] = "";
    hc_event seen;
    hc_game view;
    text_names names = { .viewer = viewer };
    for (int s = 0; s < r->players; s++) names.seat[s] = r->name[s];
    hc_view(&r->game, viewer, &view);
    if (hc_event_for(e, viewer, &seen)) text_event(sentence, sizeof sentence, &names, &view, &seen);
    return strdup(sentence);
}

/* The steps that are told replace what the totals looked like before. */
static void note_step(run *r, const hc_event *e)
{
    if (!r->steps_told) r->sum.steps = 0;
    r->steps_told = true;
    if (r->sum.steps == HC_STEPS_MAX) return;
    r->sum.step[r->sum.steps++] = (hc_step){ .sheet = e->sheet, .side = e->seat, .before = e->a, .after = e->b };
}

static void note_outcome(run *r, const hc_event *e)
{
    r->outcome = e->a;
    r->met = (met){ .is_over = true, .seat = { e->seat, e->other } };
    for (int side = 0; side < 2; side++)
        if (r->met.seat[side] < HC_SEATS) memcpy(r->met.card[side], r->revealed[r->met.seat[side]], FACE_ROOM);
}

/* What the latest encounter came to outlasts it: it is mostly asked for when it is over. */
static void note_result(run *r, const hc_event *e)
{
    if (e->kind == HC_EV_REVEALED) {
        hc_card_info card = hc_card(&r->game, e->a);
        if (e->seat < HC_SEATS) text_card(r->revealed[e->seat], FACE_ROOM, r->edition, &card);
        r->total_known[0] = r->total_known[1] = r->steps_told = false;
        r->sum.steps = 0;
    }
    if (e->kind == HC_EV_STEP) note_step(r, e);
    if (e->kind == HC_EV_REVEALED || e->kind == HC_EV_REPLANNED) r->outcome = OUTCOME_NONE;
    if (e->kind == HC_EV_TOTAL && e->seat < 2) {
        r->total_known[e->seat] = true;
        r->total[e->seat] = e->a;
    }
    if (e->kind == HC_EV_OUTCOME) note_outcome(r, e);
    if (e->kind == HC_EV_DEAL_MADE) r->outcome = HC_DEAL_MADE;
    if (e->kind == HC_EV_DEAL_FAILED) r->outcome = HC_DEAL_FAILED;
}

bool note_events(run *r, const hc_events *ev)
{
    if (r->entries + ev->count > r->entries_room) {
        size_t room = (r->entries + ev->count) * 2;
        log_entry *grown = realloc(r->entry, room * sizeof *grown);
        if (!grown) return false;
        r->entry = grown;
        r->entries_room = room;
    }
    for (size_t i = 0; i < ev->count; i++) {
        log_entry *entry = &r->entry[r->entries++];
        *entry = (log_entry){ .event = ev->item[i] };
        note_result(r, &ev->item[i]);
        for (int s = 0; s <= HC_SEATS; s++) {
            if (s >= r->players && s < HC_SEATS) continue;
            entry->sentence[s] = sentence_for(r, &ev->item[i], s < HC_SEATS ? s : HC_NOBODY);
            if (!entry->sentence[s]) return false;
        }
    }
    if (hc_revealed(&r->game) && !r->steps_told) hc_totals(&r->game, &r->sum);
    return true;
}

/* ---- save-and-replay ------------------------------------------------------------------------------------- */

static bool write_record(run *r, FILE *file)
{
    record saved;
    hc_game g;
    record_begin(&saved, &r->setup);
    for (int s = 0; s < r->players; s++) {
        snprintf(saved.name[s], RECORD_NAME, "%.*s", RECORD_NAME - 1, r->name[s]);
        snprintf(saved.player[s], RECORD_NAME, "person");
    }
    bool good = hc_new(&g, &r->setup, NULL, NULL) == HC_OK;
    for (size_t i = 0; good && i < r->answers; i++)
        good = hc_answer(&g, r->answer[i].seat, r->answer[i].choice, NULL) == HC_OK &&
               record_add(&saved, r->answer[i].seat, r->answer[i].choice, &g);
    good = good && record_write(&saved, file, true);
    record_free(&saved);
    return good && fflush(file) == 0;
}

/* The game is written as a save file, read again and played to this moment: the same bytes. */
bool save_and_replay(run *r)
{
    if (!r->dealt)
        return fail(r, "only a dealt game can be saved: a table that is laid out has no setup to begin again from");
    FILE *file = tmpfile();
    if (!file) return fail(r, "a temporary file cannot be made");
    char why[RECORD_WHY] = "it cannot be written";
    record loaded;
    hc_game g;
    bool good = write_record(r, file);
    rewind(file);
    good = good && record_read(&loaded, file, why);
    fclose(file);
    if (!good) return fail(r, "the saved game cannot be used: %s", why);
    good = record_replay(&loaded, SIZE_MAX, &g, NULL, NULL, why);
    record_free(&loaded);
    if (!good) return fail(r, "the saved game does not play: %s", why);
    return memcmp(&g, &r->game, sizeof g) == 0 || fail(r, "the replayed game is not the same as this one");
}

/* ---- the command ------------------------------------------------------------------------------------------- */

static int is_not_hidden(const struct dirent *d) { return d->d_name[0] != '.'; }
static int by_bytes(const struct dirent **a, const struct dirent **b) { return strcmp((*a)->d_name, (*b)->d_name); }

/* Directories that were entered: by whatever links one comes to them again, each is run once. */
typedef struct entered { struct { dev_t device; ino_t node; } *item; size_t count; } entered;

static bool enter(entered *e, const struct stat *info)
{
    for (size_t i = 0; i < e->count; i++)
        if (e->item[i].device == info->st_dev && e->item[i].node == info->st_ino) return false;
    void *more = realloc(e->item, (e->count + 1) * sizeof *e->item);
    if (!more) return false;
    e->item = more;
    e->item[e->count].device = info->st_dev;
    e->item[e->count++].node = info->st_ino;
    return true;
}

/* A file, or every *.txt below a directory in the order of their names. False: there is none. */
static bool run_path(suite *all, entered *e, const char *path, bool named)
{
    struct stat info;
    if (stat(path, &info) != 0) return false;
    if (!S_ISDIR(info.st_mode)) {
        size_t n = strlen(path);
        if (!named && (n < 4 || strcmp(path + n - 4, ".txt") != 0)) return false;
        if (!is_done(all)) run_file(all, path);
        return true;
    }
    struct dirent **entry;
    int n = enter(e, &info) ? scandir(path, &entry, is_not_hidden, by_bytes) : -1;
    bool found = false;
    const char *slash = path[strlen(path) - 1] == '/' ? "" : "/";
    for (int i = 0; i < n; i++) {
        char below[PATH_ROOM];
        int length = snprintf(below, sizeof below, "%s%s%s", path, slash, entry[i]->d_name);
        if (length < PATH_ROOM && run_path(all, e, below, false)) found = true;
        free(entry[i]);
    }
    if (n >= 0) free(entry);
    return found;
}

static bool run_all(suite *all, const char *path)
{
    entered e = { .count = 0 };
    bool found = run_path(all, &e, path, true);
    free(e.item);
    return found;
}

int command_scenario(int argc, char **argv)
{
    suite all = { .passed = 0 };
    int paths = 0;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--verbose") == 0) all.verbose = true;
        else if (strcmp(argv[i], "--json") == 0) all.json = true;
        else if (strcmp(argv[i], "--stop") == 0) all.stops = true;
        else if (strcmp(argv[i], "--only") == 0 && i + 1 < argc) all.only = argv[++i];
        else if (argv[i][0] == '-')
            return wrong_use("scenario has no option \"%s\"; right is: scenario [--verbose] [--json] [--stop] [--only NAME] FILE...",
                             argv[i]);
        else argv[++paths] = argv[i];
    }
    if (!paths) return wrong_use("which scenarios? Right is: scenario [--verbose] [--json] [--stop] [--only NAME] FILE-or-DIRECTORY...");
    js_begin(&all.told, true);
    js_array(&all.told, NULL);
    for (int i = 1; i <= paths; i++)
        if (!run_all(&all, argv[i]))
            return wrong_use("there is no scenario in \"%s\"; name a file or a directory with *.txt files", argv[i]);
    if (all.only && !all.passed && !all.failed) return wrong_use("no scenario has \"%s\" in its name", all.only);
    js_close(&all.told);
    bool printed = !all.json || js_print(&all.told, stdout);
    js_free(&all.told);
    if (!printed) return failed("the scenarios could not be written");
    if (!all.json) printf("%d passed, %d failed\n", all.passed, all.failed);
    return all.failed ? EXIT_FAILED : EXIT_OK;
}
