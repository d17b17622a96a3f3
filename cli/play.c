/* play.c - `hypercone play`: options, the game begun or resumed, the right front end, and what is said at the end. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include "cli/front.h"
#include "cli/games.h"
#include "cli/help.h"
#include "cli/menu.h"
#include "cli/names.h"
#include "cli/stop.h"
#include "cli/summary.h"
#include "cli/story.h"

enum { USUAL_PACE = 600, SLOWEST_PACE = 60000 };

/* ---- where the game is kept ------------------------------------------------------------------ */

/* A named file is never written over unless it holds a finished game. */
static int may_save_to(const char *path)
{
    struct stat found;
    int status = EXIT_OK;
    if (stat(path, &found) != 0 || !S_ISREG(found.st_mode)) return EXIT_OK;
    saved_game *g = calloc(1, sizeof *g);
    if (!g) return failed("there is no memory for a game");
    saved_game_look(g, path);
    if (g->in_use && claim_refuses(path, g->why)) status = failed("%s", g->why);
    else if (g->state == GAME_UNREADABLE)
        status = wrong_use("%s exists and is not a saved game; name another file after --save", path);
    else if (g->state != GAME_FINISHED)
        status = wrong_use("%s holds a game that is not finished; go on with it (--resume %s) or name another file", path, path);
    free(g);
    return status;
}

/* Only looks; session_keep writes, once the front end works. */
static int choose_place(session *s, const play_options *o)
{
    int status = o->save ? may_save_to(o->save) : EXIT_OK;
    if (status != EXIT_OK) return status;
    if (o->save) session_keep_as(s, KEEP_NAMED, o->save);
    else if (o->resume) session_keep_as(s, o->rescue ? KEEP_RESCUED : KEEP_RESUMED, o->resume);
    else if (s->people > 0) session_keep_as(s, KEEP_NEW, NULL);
    return EXIT_OK;
}

/* ---- the end --------------------------------------------------------------------------------- */

/* For who reads line by line: each in a sentence. */
static void say_turning_points(const session *s, const text_names *n)
{
    summary *sum = malloc(sizeof *sum);
    if (sum && summarise(sum, &s->host.rec, n)) {
        for (int i = 0; i < sum->turns; i++) {
            char line[600];
            snprintf(line, sizeof line, "Encounter %d: %s %s", sum->turn[i].encounter, sum->turn[i].text, sum->turn[i].head);
            print_wrapped(line, "  ");
        }
    }
    free(sum);
}

static void say_result(const session *s)
{
    char text[3000];
    hc_game view;
    text_names n;
    int viewer = HC_NOBODY;
    for (int seat = 0; seat < s->host.rec.setup.players && s->people == 1; seat++)
        if (s->person[seat]) viewer = seat;
    hc_view(&s->host.game, viewer, &view);
    session_names(s, viewer, &n);
    n.marks = false;
    if (!describe_result(text, sizeof text, &n, &view)) return;
    print_wrapped(text, "  ");
    if (describe_points(text, sizeof text, &n, &s->host)) print_wrapped(text, "  ");
    if (s->people) say_turning_points(s, &n);
}

static int say_trouble(const session *s)
{
    if (!s->keep.ever) return failed("the game is NOT saved: %s", s->save_trouble);
    return failed("the game is NOT saved beyond decision %zu of %zu: %s", s->keep.saved, s->host.rec.count, s->save_trouble);
}

/* What nobody can do anything about, but somebody should hear of. */
static int say_host_trouble(const session *s)
{
    char text[400];
    if (host_fault_text(&s->host, text, sizeof text)) failed("%s", text);
    const char *why = host_trouble(&s->host);
    return why ? failed("the game cannot go on: %s", why) : EXIT_OK;
}

static int say_where(const session *s, bool over)
{
    char name[GAME_NAME];
    if (s->keep.how == KEEP_NOT) return EXIT_OK;
    if (!s->keep.begun) {
        bool is_new = s->keep.how == KEEP_NEW || s->keep.how == KEEP_NAMED;
        puts(is_new ? "The game had not begun; nothing was saved." : "Nothing was played; the saved game is as it was.");
        return EXIT_OK;
    }
    if (s->save_trouble[0]) return say_trouble(s);
    bool kept_there = is_kept_game(s->save_path, name);
    if (over) printf("The whole game is kept for hypercone replay in\n  %s\n", s->save_path);
    else printf("The game is saved in\n  %s\nGo on with: %s --resume %s\n", s->save_path, play_command(), kept_there ? name : s->save_path);
    return EXIT_OK;
}

/* ---- playing --------------------------------------------------------------------------------- */

static int run_front_end(session *s, const play_options *o)
{
    bool terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    if (s->people == 0 && (!terminal || o->plain || o->quiet)) return narrate(s, o);
    if (o->plain) return plain_play(s, o);
    if (terminal) return screen_play(s, o);
    return wrong_use("there are people in this game, but no terminal; --plain plays line by line");
}

static int begin_or_resume(session *s, const play_options *o)
{
    char why[RECORD_WHY];
    if (o->resume) return (o->rescue ? session_rescue : session_resume)(s, o->resume, why) ? EXIT_OK : failed("%s", why);
    return session_begin(s, &o->game, why) ? EXIT_OK : wrong_use("%s", why);
}

int play_game(const play_options *o, play_result *result)
{
    session *s = malloc(sizeof *s);
    if (!s) return failed("there is no memory for a game");
    int status = begin_or_resume(s, o);
    if (status == EXIT_OK && o->no_talk) session_silence(s);
    if (status == EXIT_OK) status = choose_place(s, o);
    if (status == EXIT_OK) {
        stop_listen();
        status = run_front_end(s, o);
        stop_unlisten();
        bool over = hc_asked(&s->host.game) == 0;
        if (status == EXIT_OK && over) say_result(s);
        if (status == EXIT_OK || s->keep.begun) {
            int saved = say_where(s, over);
            if (status == EXIT_OK) status = saved;
        }
        int trouble = say_host_trouble(s);
        if (status == EXIT_OK) status = trouble;
    }
    if (result) {
        result->finished = status == EXIT_OK && hc_asked(&s->host.game) == 0;
        hc_read(&s->host.game, &result->table);
        result->after = s->after;
        result->after_at = s->after_at;
        snprintf(result->saved, sizeof result->saved, "%s", s->save_path);
    }
    session_end(s);
    free(s);
    return status;
}

/* ---- options --------------------------------------------------------------------------------- */

static const char *const OWN_OPTIONS[] = { "--people", "--resume", "--save", "--plain", "--ascii",
                                           "--pace", "--no-curtain", "--quiet", "--no-talk", "--help", NULL };

typedef struct wishes {
    play_options play;
    long long people;
    bool resumes, has_game_option;
    bool says_nothing;                               /* no option at all */
    bool leaves;                                     /* neither an old game nor a new one */
    bool invites;                                    /* the browser game instead */
    table_wish table;
} wishes;

static int take_flag(bool *flag, int argc, char **argv, int *i, const char *name)
{
    int taken = take_option(argc, argv, i, name, NULL);
    if (taken == 1) *flag = true;
    return taken;
}

/* --resume may stand alone. */
static int take_resume(wishes *w, int argc, char **argv, int *i)
{
    if (strncmp(argv[*i], "--resume", 8) != 0 || (argv[*i][8] && argv[*i][8] != '=')) return 0;
    w->resumes = true;
    if (argv[*i][8] == '=') w->play.resume = argv[*i] + 9;
    else if (*i + 1 < argc && argv[*i + 1][0] != '-') w->play.resume = argv[++*i];
    return 1;
}

static int take_own_option(wishes *w, int argc, char **argv, int *i)
{
    long long number;
    int taken = take_flag(&w->play.plain, argc, argv, i, "--plain");
    if (!taken) taken = take_flag(&w->play.ascii, argc, argv, i, "--ascii");
    if (!taken) taken = take_flag(&w->play.no_curtain, argc, argv, i, "--no-curtain");
    if (!taken) taken = take_flag(&w->play.quiet, argc, argv, i, "--quiet");
    if (!taken) taken = take_flag(&w->play.no_talk, argc, argv, i, "--no-talk");
    if (!taken) taken = take_option(argc, argv, i, "--save", &w->play.save);
    if (!taken) taken = take_resume(w, argc, argv, i);
    if (!taken && (taken = take_number(argc, argv, i, "--pace", 0, SLOWEST_PACE, &number)) == 1)
        w->play.pace_ms = (int)number;
    if (!taken && (taken = take_number(argc, argv, i, "--people", 0, HC_SEATS, &number)) == 1) w->people = number;
    return taken;
}

/* A newcomer who says nothing gets the first suggested group. */
static void suggest_group(game_options *g)
{
    bool said = g->given.edition || g->given.alien || g->given.aliens || g->given.group || g->given.players ||
                g->given.variants || g->given.boxes || g->given.parts || g->given.alert;
    const hc_edition_info *edition = hc_edition(hc_edition_default());
    if (!said && edition && edition->group && edition->group[0].name) g->given.group = 1;
}

/* Goes on with the game that is meant, if the player agrees to what is wrong with it. */
static int settle_resume(wishes *w, char path[SESSION_PATH], bool may_ask)
{
    if (w->has_game_option || w->people >= 0)
        return wrong_use("--resume goes on with a game as it is; it takes no options of a new game");
    int status = find_game_to_resume(w->play.resume, path);
    w->play.resume = path;
    return status == EXIT_OK ? settle_damage(path, may_ask, &w->play.rescue) : status;
}

/* Who says nothing about a new game may want to go on with an old one. */
static bool is_left_open(const wishes *w) { return !w->resumes && !w->has_game_option && w->people < 0 && !w->play.save; }

/* On the screen a menu, line by line a question. */
static begin_wish ask_first(wishes *w, char path[SESSION_PATH], bool *first_time)
{
    start_of start;
    menu_choice chosen = MENU_NONE;
    if (!w->play.plain) {
        table_wish_begin(&w->table);
        chosen = start_menu(w->play.ascii, &w->table, &start);
    }
    if (chosen == MENU_NONE) return ask_how_to_begin(path, &w->play.rescue, first_time);
    *first_time = start.first_time || chosen == MENU_LEARN;
    w->invites = chosen == MENU_INVITE;
    if (chosen == MENU_OLD) {
        memcpy(path, start.path, SESSION_PATH);
        w->play.rescue = start.rescue;
        return BEGIN_OLD;
    }
    if (chosen == MENU_LEAVE || w->invites) return BEGIN_NOT;
    w->says_nothing = w->play.introduces = true;
    if (chosen == MENU_LEARN) w->table.aliens = WISH_SUGGESTED, w->table.edition = hc_edition_default(), w->table.people = 1;
    else table_wish_keep(&w->table);
    table_wish_give(&w->table, &w->play.game);
    w->people = w->table.people;
    return BEGIN_NEW;
}

static int settle(wishes *w, char path[SESSION_PATH])
{
    bool terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO), first_time = false;
    if (w->resumes) return settle_resume(w, path, terminal || w->play.plain);
    if (w->people > 0 && !terminal && !w->play.plain)
        return wrong_use("--people needs a terminal; --plain plays line by line, and without people bots play");
    if (terminal && is_left_open(w)) {
        begin_wish wish = ask_first(w, path, &first_time);
        w->leaves = wish == BEGIN_NOT;
        if (wish == BEGIN_OLD) w->play.resume = path;
        if (wish != BEGIN_NEW) return EXIT_OK;
    }
    w->play.game.people = w->people >= 0 ? (int)w->people : terminal || w->play.plain;
    suggest_group(&w->play.game);
    w->play.first_time = first_time && w->says_nothing;
    return game_options_finish(&w->play.game) ? EXIT_OK : EXIT_WRONG_USE;
}

static int watch(const char *saved, size_t at)
{
    char path[SESSION_PATH], from[24];
    snprintf(path, sizeof path, "%s", saved);
    snprintf(from, sizeof from, "%zu", at);
    return at ? command_replay(4, (char *[]){ "replay", path, "--from", from, NULL }) : command_replay(2, (char *[]){ "replay", path, NULL });
}

/* Game after game, as long as one is wanted; whoever has watched one comes back to its end. */
static int play_on(wishes *w)
{
    char watched[SESSION_PATH];
    for (;;) {
        play_result *result = calloc(1, sizeof *result);
        if (!result) return failed("there is no memory for a game");
        w->play.offers_more = true;
        int status = play_game(&w->play, result);
        after_game after = status == EXIT_OK && result->finished ? result->after : AFTER_LEAVE;
        snprintf(watched, sizeof watched, "%s", result->saved);
        if (after == AFTER_REPLAY) status = watch(watched, result->after_at);
        free(result);
        if (after == AFTER_REPLAY && status == EXIT_OK) {
            w->play.resume = watched;
            w->play.rescue = w->play.first_time = w->play.introduces = false;
            continue;
        }
        if (after != AFTER_AGAIN) return status;
        bool resumed = w->play.resume != NULL;
        w->play.resume = w->play.save = NULL;
        w->play.rescue = w->play.first_time = false;
        w->play.introduces = true;
        if (resumed && !w->has_game_option) {               /* the table of an old game is not known here: the one that is wanted */
            table_wish_begin(&w->table);
            table_wish_give(&w->table, &w->play.game);
        }
        w->play.game.seed_given = false;
        if (!game_options_finish(&w->play.game)) return EXIT_WRONG_USE;
    }
}

int command_play(int argc, char **argv)
{
    wishes w = { .people = -1, .says_nothing = argc == 1 };
    char path[SESSION_PATH];
    game_options_begin(&w.play.game);
    w.play.game.draws_tempers = true;
    w.play.pace_ms = USUAL_PACE;
    for (int i = 1; i < argc; i++) {
        int taken = take_own_option(&w, argc, argv, &i);
        if (taken == 0 && (taken = take_game_option(&w.play.game, argc, argv, &i)) == 1) w.has_game_option = true;
        if (taken < 0) return EXIT_WRONG_USE;
        if (taken == 0) return unknown_option("play", argv[i], OWN_OPTIONS, true);
    }
    int status = settle(&w, path);
    if (w.invites) return command_serve(1, (char *[]){ "serve", NULL });
    return status == EXIT_OK && !w.leaves ? play_on(&w) : status;
}
