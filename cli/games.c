/* games.c - `hypercone games`: the saved games of the usual folder, each looked at, none changed. */
#define _POSIX_C_SOURCE 200809L
#include "cli/games.h"
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "cli/names.h"
#include "wire/json.h"

/* ---- one game -------------------------------------------------------------------------------- */

static void note_record(saved_game *g, const record *r, const hc_game *game)
{
    hc_read(game, &g->table);
    g->edition = r->setup.edition;
    g->decisions = r->count;
    for (int seat = 0; seat < r->setup.players; seat++) {
        memcpy(g->seat[seat], r->name[seat], RECORD_NAME);
        g->people += strcmp(r->player[seat], "person") == 0;
    }
}

void saved_game_look(saved_game *g, const char *path)
{
    record r;
    hc_game game;
    char why[RECORD_WHY];
    snprintf(g->path, sizeof g->path, "%s", path);
    g->people = 0;
    g->mark = file_mark_of(path);
    g->in_use = claim_is_held(path, &g->process);
    bool whole = record_load(&r, path, why);
    if (whole) record_free(&r);
    if (!record_rescue(&r, path, &game, g->why)) {
        g->state = GAME_UNREADABLE;
        return;
    }
    note_record(g, &r, &game);
    record_free(&r);
    if (!whole) g->state = GAME_DAMAGED;
    else if (g->why[0]) g->state = GAME_ELSEWHERE;
    else g->state = hc_asked(&game) ? GAME_UNFINISHED : GAME_FINISHED;
}

bool may_go_on(const saved_game *g) { return !g->in_use && (g->state == GAME_UNFINISHED || g->state == GAME_DAMAGED); }

const char *game_state_word(game_state state)
{
    static const char *const WORD[GAME_STATES] = { "unfinished", "damaged", "other-rules", "finished", "unreadable" };
    return WORD[state];
}

/* ---- all of them ----------------------------------------------------------------------------- */

static int is_game(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name), ending = strlen(GAME_ENDING);
    return entry->d_name[0] != '.' && length > ending && length - ending < GAME_NAME &&
           strcmp(entry->d_name + length - ending, GAME_ENDING) == 0;
}

/* Those to go on with before the rest; of equals the latest. */
static int by_use(const void *left, const void *right)
{
    const saved_game *a = left, *b = right;
    bool open_a = a->state <= GAME_DAMAGED, open_b = b->state <= GAME_DAMAGED;
    if (open_a != open_b) return open_a ? -1 : 1;
    if (a->mark.seconds != b->mark.seconds) return a->mark.seconds > b->mark.seconds ? -1 : 1;
    if (a->mark.nanoseconds != b->mark.nanoseconds) return a->mark.nanoseconds > b->mark.nanoseconds ? -1 : 1;
    return strcmp(a->name, b->name);
}

bool saved_games_find(saved_games *all, char why[RECORD_WHY])
{
    char folder[SESSION_PATH], path[SESSION_PATH];
    struct dirent **entry = NULL;
    *all = (saved_games){ 0 };
    if (!save_folder(folder, why)) return false;
    int n = scandir(folder, &entry, is_game, NULL);
    if (n < 0 && errno == ENOENT) return true;           /* nobody has played yet */
    if (n < 0) {
        snprintf(why, RECORD_WHY, "cannot read %s: %s", durable_short(folder), strerror(errno));
        return false;
    }
    all->item = calloc((size_t)n + 1, sizeof *all->item);
    for (int i = 0; i < n; i++) {
        saved_game *g = all->item ? &all->item[all->count++] : NULL;
        if (g) {
            snprintf(g->name, sizeof g->name, "%.*s", (int)(strlen(entry[i]->d_name) - strlen(GAME_ENDING)), entry[i]->d_name);
            if (game_path(path, g->name, why)) saved_game_look(g, path);
        }
        free(entry[i]);
    }
    free(entry);
    if (all->item) qsort(all->item, all->count, sizeof *all->item, by_use);
    else snprintf(why, RECORD_WHY, "there is no memory for a list of %d games", n);
    return all->item != NULL;
}

void saved_games_free(saved_games *all)
{
    free(all->item);
    *all = (saved_games){ 0 };
}

/* ---- for people ------------------------------------------------------------------------------ */

/* What is wrong, without the path and the line, which the list says itself. */
static const char *reason_of(const saved_game *g)
{
    const size_t length = strlen(g->path);
    const char *colon = strncmp(g->why, g->path, length) == 0 ? strstr(g->why + length, ": ") : NULL;
    return colon ? colon + 2 : g->why;
}

static void describe_state(const saved_game *g, char *out, size_t room)
{
    char process[48] = "";
    if (g->process > 0) snprintf(process, sizeof process, " (process %ld)", g->process);
    if (g->in_use) snprintf(out, room, "being played in another window%s", process);
    else if (g->state == GAME_UNREADABLE) snprintf(out, room, "cannot be opened: %.*s", (int)room - 20, reason_of(g));
    else if (g->state == GAME_DAMAGED) snprintf(out, room, "damaged, but good up to decision %zu", g->decisions);
    else if (g->state == GAME_ELSEWHERE) snprintf(out, room, "played under other rules, the same up to decision %zu", g->decisions);
    else if (g->state == GAME_FINISHED) snprintf(out, room, "finished after %d encounters", g->table.encounter);
    else snprintf(out, room, "encounter %d", g->table.encounter);
}

void print_game(const saved_game *g, int number, FILE *out)
{
    char when[32] = "", state[RECORD_WHY];
    time_t seconds = (time_t)g->mark.seconds;
    struct tm local;
    if (localtime_r(&seconds, &local)) strftime(when, sizeof when, "%Y-%m-%d %H:%M", &local);
    describe_state(g, state, sizeof state);
    if (number > 0) fprintf(out, "%3d ", number);
    fprintf(out, " %-16s  %s  %s", g->name, when, state);
    for (int seat = 0; g->state != GAME_UNREADABLE && seat < g->table.players; seat++)
        fprintf(out, "%s%s %d", seat ? ", " : "; ", g->seat[seat], g->table.seat[seat].foreign_colonies);
    fputc('\n', out);
}

static int print_list(const saved_games *all)
{
    char folder[SESSION_PATH], why[RECORD_WHY];
    if (!all->count) {
        printf("There are no saved games yet; \"%s\" begins one.\n", play_command());
        return EXIT_OK;
    }
    if (save_folder(folder, why)) printf("Saved games in %s\n", folder);
    for (size_t i = 0; i < all->count; i++) print_game(&all->item[i], 0, stdout);
    printf("The number after each name is its foreign colonies. Go on with one: %s --resume NAME\n", play_command());
    return EXIT_OK;
}

/* ---- as JSON --------------------------------------------------------------------------------- */

static void write_game(js *j, const saved_game *g)
{
    js_object(j, NULL);
    js_string(j, "name", g->name);
    js_string(j, "path", g->path);
    js_string(j, "state", game_state_word(g->state));
    js_bool(j, "in_use", g->in_use);
    js_integer(j, "changed", g->mark.seconds);
    if (g->why[0]) js_string(j, "trouble", g->why);
    if (g->state != GAME_UNREADABLE) {
        js_string(j, "edition", hc_edition(g->edition)->id);
        js_integer(j, "decisions", (int64_t)g->decisions);
        js_integer(j, "encounter", g->table.encounter);
        js_integer(j, "people", g->people);
        js_array(j, "players");
        for (int seat = 0; seat < g->table.players; seat++) {
            js_object(j, NULL);
            js_string(j, "name", g->seat[seat]);
            js_integer(j, "foreign_colonies", g->table.seat[seat].foreign_colonies);
            js_close(j);
        }
        js_close(j);
    }
    js_close(j);
}

static int write_list(const saved_games *all)
{
    js j;
    js_begin(&j, true);
    js_object(&j, NULL);
    js_array(&j, "games");
    for (size_t i = 0; i < all->count; i++) write_game(&j, &all->item[i]);
    js_close(&j);
    js_close(&j);
    bool printed = js_print(&j, stdout);
    js_free(&j);
    return printed ? EXIT_OK : failed("the list could not be written");
}

static int take_games_option(removal *wish, bool *json, int argc, char **argv, int *i)
{
    int taken = take_option(argc, argv, i, "--json", NULL);
    if (taken == 1) *json = true;
    if (taken == 0) taken = take_option(argc, argv, i, "--remove", &wish->name);
    if (taken == 0 && (taken = take_option(argc, argv, i, "--remove-finished", NULL)) == 1) wish->finished = true;
    if (taken == 0) taken = take_number(argc, argv, i, "--older-than", 1, 36500, &wish->days);
    if (taken == 0 && (taken = take_option(argc, argv, i, "--yes", NULL)) == 1) wish->yes = true;
    return taken;
}

int command_games(int argc, char **argv)
{
    static const char *const own[] = { "--json", "--remove", "--remove-finished", "--older-than", "--yes", "--help", NULL };
    saved_games all;
    removal wish = { 0 };
    char why[RECORD_WHY];
    bool json = false;
    for (int i = 1; i < argc; i++) {
        int taken = take_games_option(&wish, &json, argc, argv, &i);
        if (taken < 0) return EXIT_WRONG_USE;
        if (taken == 0) return unknown_option("games", argv[i], own, false);
    }
    bool removes = wish.name || wish.finished;
    if (wish.name && wish.finished) return wrong_use("--remove names one game, --remove-finished means all that are finished; give one of them");
    if (wish.days && !wish.finished) return wrong_use("--older-than goes with --remove-finished");
    if ((wish.yes && !removes) || (json && removes)) return wrong_use("--yes goes with --remove or --remove-finished, --json with neither");
    if (!saved_games_find(&all, why)) return failed("%s", why);
    int status = removes ? remove_games(&all, &wish) : json ? write_list(&all) : print_list(&all);
    saved_games_free(&all);
    return status;
}
