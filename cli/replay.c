/* replay.c - `hypercone replay`: checks a saved game, prints its story, or steps through it. */
#define _POSIX_C_SOURCE 200809L
#include "cli/replay.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "wire/json.h"
#include "cli/front.h"
#include "cli/names.h"
#include "wire/view_json.h"

typedef struct replay_wish {
    const char *file, *seat_word;
    bool verify, events, json, open, to_given;
    long long to, from;          /* from: where the screen begins */
    int viewer;                          /* HC_NOBODY: what everybody could see */
} replay_wish;

enum { EVENTS_MAX = 2048 };              /* more than a decision can bring about */

typedef struct teller {
    const replay_wish *wish;
    text_names names;
    tale tale;
    js j;
    hc_event seen[EVENTS_MAX];           /* of one decision, as the reader knows them */
} teller;

/* ---- telling ------------------------------------------------------------------------------------ */

static void add_line(tale *t, size_t decision, const char *text)
{
    if (t->count == t->room) {
        size_t room = t->room ? t->room * 2 : 256;
        tale_line *more = realloc(t->line, room * sizeof *more);
        if (!more) {
            t->no_memory = true;
            return;
        }
        t->line = more;
        t->room = room;
    }
    char *copy = strdup(text);
    if (!copy) {
        t->no_memory = true;
        return;
    }
    t->line[t->count++] = (tale_line){ .decision = decision, .text = copy };
}

static void tell_event(teller *t, const hc_game *view, size_t i, const hc_event *e)
{
    char text[600];
    if (t->wish->json) {
        js_object(&t->j, NULL);
        js_integer(&t->j, "decision", (int64_t)i);
        js_event_members(&t->j, &t->names, view, e);
        js_close(&t->j);
        return;
    }
    int used = snprintf(text, sizeof text, "%5zu  %-16s ", i, hc_event_name(e->kind));
    text_event(text + used, sizeof text - (size_t)used, &t->names, view, e);
    add_line(&t->tale, i, text);
}

/* As the log of a game tells it: what can be said in one breath is one sentence. */
static void tell_sentences(teller *t, const hc_game *view, size_t i, const hc_event e[], size_t count)
{
    char text[600];
    for (size_t k = 0, taken; k < count; k += taken) {
        if (text_event_run(text, sizeof text, &t->names, view, &e[k], count - k, &taken) > 0) {
            add_line(&t->tale, i, text);
        }
    }
}

static void tell(void *ctx, const hc_game *g, size_t i, const hc_events *ev)
{
    teller *t = ctx;
    hc_game view;
    if (t->wish->open) {
        view = *g;
    } else {
        hc_view(g, t->wish->viewer, &view);
    }
    size_t known = 0;
    for (size_t k = 0; k < ev->count && known < EVENTS_MAX; k++) {
        hc_event *seen = &t->seen[known];
        *seen = ev->item[k];
        known += t->wish->open || hc_event_for(&ev->item[k], t->wish->viewer, seen);
    }
    if (!t->wish->json && !t->wish->events) {
        tell_sentences(t, &view, i, t->seen, known);
        return;
    }
    for (size_t k = 0; k < known; k++) {
        tell_event(t, &view, i, &t->seen[k]);
    }
}

/* ---- what to do with it --------------------------------------------------------------------------- */

static int verify(const record *r, const replay_wish *wish)
{
    hc_game g;
    char why[RECORD_WHY] = "";
    bool same = record_replay(r, (size_t)wish->to, &g, NULL, NULL, why);
    size_t played = (size_t)wish->to < r->count ? (size_t)wish->to : r->count;
    if (wish->json) {
        js j;
        js_begin(&j, true);
        js_object(&j, NULL);
        js_string(&j, "file", wish->file);
        js_integer(&j, "decisions", (int64_t)played);
        js_bool(&j, "identical", same);
        js_string(&j, "why", same ? NULL : why);
        if (same) {
            js_hex(&j, "hash", hc_hash(&g));
        }
        js_close(&j);
        bool printed = js_print(&j, stdout);
        js_free(&j);
        if (!printed) {
            return failed("the result could not be written");
        }
    } else if (same) {
        printf("%s: %zu decisions, identical\n", wish->file, played);
    }
    return same ? EXIT_OK : failed("%s: %s", wish->file, why);
}

static void begin_json(teller *t, const record *r)
{
    js_begin(&t->j, true);
    js_object(&t->j, NULL);
    js_string(&t->j, "file", t->wish->file);
    js_string(&t->j, "edition", hc_edition(r->setup.edition)->id);
    js_integer(&t->j, "rules", HC_RULES_VERSION);
    js_hex(&t->j, "seed", r->setup.seed);
    js_array(&t->j, "seats");
    for (int seat = 0; seat < r->setup.players; seat++) {
        js_object(&t->j, NULL);
        js_integer(&t->j, "seat", seat);
        js_string(&t->j, "name", r->name[seat]);
        js_string(&t->j, "player", r->player[seat]);
        js_close(&t->j);
    }
    js_close(&t->j);
    js_integer(&t->j, "decisions", (int64_t)r->count);
    js_array(&t->j, "events");
}

static int end_json(teller *t, const hc_game *g, bool whole, const char *why)
{
    hc_game view;
    js_close(&t->j);
    if (whole) {
        hc_view(g, t->wish->viewer, &view);
        js_table(&t->j, "table", &t->names, t->wish->open ? g : &view);
    }
    js_string(&t->j, "diverges", whole ? NULL : why);
    js_close(&t->j);
    bool printed = js_print(&t->j, stdout);
    js_free(&t->j);
    return printed ? EXIT_OK : failed("the story could not be written");
}

static int print_tale(const tale *t)
{
    for (size_t i = 0; i < t->count; i++) {
        puts(t->line[i].text);
    }
    return EXIT_OK;
}

/* On the game's own screen; false: it cannot be shown there, and the story is told instead. */
static bool watched(const replay_wish *wish)
{
    session *s = calloc(1, sizeof *s);
    char why[RECORD_WHY];
    if (!s) return false;
    bool shown = session_watch(s, wish->file, why) && screen_watch(s, wish->viewer, wish->open, wish->from);
    session_end(s);
    free(s);
    return shown;
}

static int tell_story(const record *r, const replay_wish *wish)
{
    teller t = { .wish = wish, .names.viewer = wish->viewer };
    hc_game g;
    char why[RECORD_WHY];
    int status;
    for (int seat = 0; seat < HC_SEATS; seat++) {
        t.names.seat[seat] = r->name[seat];
    }
    if (wish->json) {
        begin_json(&t, r);
    }
    bool whole = record_replay(r, (size_t)wish->to, &g, tell, &t, why);
    if (wish->json) {
        status = end_json(&t, &g, whole, why);
    } else if (t.tale.no_memory) {
        status = failed("not enough memory for the story");
    } else if (!wish->events && !wish->to_given && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO)) {
        status = whole && watched(wish) ? EXIT_OK : step_through(&t.tale, r->count);
    } else {
        status = print_tale(&t.tale);
    }
    for (size_t i = 0; i < t.tale.count; i++) {
        free(t.tale.line[i].text);
    }
    free(t.tale.line);
    return whole ? status : failed("%s: %s", wish->file, why);
}

/* ---- the command ------------------------------------------------------------------------------------- */

static int take_options(replay_wish *w, int argc, char **argv)
{
    static const char *const own[] = { "--to", "--from", "--verify", "--events", "--seat", "--open", "--json", "--help", NULL };
    const struct { const char *name; bool *flag; } flags[] = {
        { "--verify", &w->verify }, { "--events", &w->events }, { "--open", &w->open }, { "--json", &w->json },
    };
    for (int i = 1; i < argc; i++) {
        int taken = take_number(argc, argv, &i, "--to", 0, INT32_MAX, &w->to);
        w->to_given |= taken == 1;
        taken = taken ? taken : take_number(argc, argv, &i, "--from", 0, INT32_MAX, &w->from);
        taken = taken ? taken : take_option(argc, argv, &i, "--seat", &w->seat_word);
        for (size_t k = 0; k < sizeof flags / sizeof flags[0] && taken == 0; k++) {
            taken = take_option(argc, argv, &i, flags[k].name, NULL);
            *flags[k].flag |= taken == 1;
        }
        if (taken < 0) {
            return EXIT_WRONG_USE;
        }
        if (taken == 0 && (argv[i][0] == '-' || w->file)) {
            return unknown_option("replay", argv[i], own, false);
        }
        if (taken == 0) {
            w->file = argv[i];
        }
    }
    if (!w->file) {
        return wrong_use("replay needs the file of a saved game: hypercone replay FILE");
    }
    if (w->open && w->seat_word) {
        return wrong_use("--open shows everything, --seat what one seat saw; give one of them");
    }
    return EXIT_OK;
}

static bool find_viewer(const record *r, replay_wish *w)
{
    long long number;
    guess g;
    if (!w->seat_word) {
        return true;
    }
    guess_begin(&g, w->seat_word);
    for (int seat = 0; seat < r->setup.players; seat++) {
        if (is_same_name(w->seat_word, r->name[seat]) || strcmp(w->seat_word, r->name[seat]) == 0) {
            w->viewer = seat;
            return true;
        }
        guess_add(&g, r->name[seat]);
    }
    if (read_number(w->seat_word, &number) && number >= 1 && number <= r->setup.players) {
        w->viewer = (int)number - 1;
        return true;
    }
    if (guess_of(&g)) {
        wrong_use("nobody at this table is called \"%s\"; did you mean %s?", w->seat_word, guess_of(&g));
    } else {
        wrong_use("--seat takes a player's name or a number from 1 to %d, not \"%s\"", r->setup.players, w->seat_word);
    }
    return false;
}

int command_replay(int argc, char **argv)
{
    replay_wish wish = { .viewer = HC_NOBODY, .to = INT32_MAX };
    record r;
    char why[RECORD_WHY];
    int status = take_options(&wish, argc, argv);
    if (status != EXIT_OK) {
        return status;
    }
    if (!record_load(&r, wish.file, why)) {
        return failed("%s", why);
    }
    if (wish.to_given && (size_t)wish.to > r.count) {
        status = wrong_use("--to %lld: the game has only %zu decisions", wish.to, r.count);
    } else if (!find_viewer(&r, &wish)) {
        status = EXIT_WRONG_USE;
    } else {
        status = wish.verify ? verify(&r, &wish) : tell_story(&r, &wish);
    }
    record_free(&r);
    return status;
}
