/* ladder.c - `hypercone ladder`: lets bots and other programs meet, and says how strong each is. */
#define _POSIX_C_SOURCE 200809L
#include "cli/agent/ladder.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/names.h"
#include "cli/stop.h"

enum { USUAL_GAMES = 1000, MOST_GAMES = 50000000, USUAL_PATIENCE = 5 };
static const char AGENT[] = "agent:";

/* ---- who takes part --------------------------------------------------------------------------------- */

/* Two of a kind are told apart. */
static void name_bot(ladder_run *run, const char *name)
{
    ladder_bot *b = &run->bot[run->bots];
    int same = 0;
    snprintf(b->kind, sizeof b->kind, "%s", name);
    for (int i = 0; i < run->bots; i++) {
        same += strcmp(run->bot[i].kind, b->kind) == 0;
    }
    char number[16] = "";
    if (same > 0) {
        snprintf(number, sizeof number, "#%d", same + 1);
    }
    snprintf(b->name, sizeof b->name, "%.*s%s", (int)sizeof b->kind - 1, name, number);
}

/* A long command is known by its end. */
static void name_agent(ladder_run *run, const char *command)
{
    enum { SHOWN = LADDER_NAME - 16 - sizeof AGENT - 2 };
    char name[LADDER_NAME];
    size_t length = strlen(command);
    bool is_long = length > SHOWN;
    snprintf(name, sizeof name, "%s%s%.*s", AGENT, is_long ? ".." : "", SHOWN, command + (is_long ? length - SHOWN : 0));
    name_bot(run, name);
}

/* A mistyped command is better noticed now: asks the shell, if the first word is a plain one. */
static bool is_there(const char *command)
{
    char test[200];
    size_t length = strspn(command, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./-");
    if (length == 0 || length > 120 || (command[length] != '\0' && command[length] != ' ')) {
        return true;                         /* whatever it is, the shell will know */
    }
    snprintf(test, sizeof test, "command -v %.*s >/dev/null 2>&1", (int)length, command);
    int status = system(test);
    return status == -1 || (WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

static bool add_bot(ladder_run *run, const char *word)
{
    char name[BOT_NAME];
    if (run->bots == LADDER_BOTS) {
        wrong_use("more than %d bots; let them meet in several runs", LADDER_BOTS);
        return false;
    }
    ladder_bot *b = &run->bot[run->bots];
    if (strncmp(word, AGENT, sizeof AGENT - 1) == 0) {
        const char *command = word + sizeof AGENT - 1 + strspn(word + sizeof AGENT - 1, " ");
        if (*command == '\0' || !is_there(command)) {
            wrong_use(*command ? "%s: the shell finds no such command" : "%s needs a command, as in agent:./my-bot", word);
            return false;
        }
        b->command = strdup(command);
        name_agent(run, command);
    } else if (find_bot(word, &b->spec)) {
        bot_spec_write(&b->spec, name);
        name_bot(run, name);
    } else {
        return false;
    }
    run->bots++;
    return true;
}

static bool add_bots(ladder_run *run, const char *list)
{
    char *words = strdup(list), *next = words;
    bool good = words != NULL;
    while (good && next) {
        char *word = next + strspn(next, " ");
        next = strchr(word, ',');
        if (next) {
            *next++ = '\0';
        }
        for (size_t length = strlen(word); length > 0 && word[length - 1] == ' '; length--) {
            word[length - 1] = '\0';
        }
        good = add_bot(run, word);
    }
    free(words);
    return good;
}

/* ---- options -------------------------------------------------------------------------------------------- */

typedef struct words { const char *one, *among; } words;

static int take_own(ladder_run *run, ladder_wish *wish, words *w, int argc, char **argv, int *i)
{
    const char *word = NULL;
    int taken = take_option(argc, argv, i, "--bots", &word);
    if (taken == 1) {
        return add_bots(run, word) ? 1 : -1;
    }
    taken = taken ? taken : take_option(argc, argv, i, "--agent", &word);
    if (taken == 1) {
        char *whole = malloc(strlen(word) + sizeof AGENT);
        bool good = whole != NULL;
        if (good) {
            strcat(strcpy(whole, AGENT), word);
            good = add_bot(run, whole);
        }
        free(whole);
        return good ? 1 : -1;
    }
    taken = taken ? taken : take_option(argc, argv, i, "--one", &w->one);
    taken = taken ? taken : take_option(argc, argv, i, "--among", &w->among);
    taken = taken ? taken : take_option(argc, argv, i, "--out", &wish->out);
    if (taken == 0 && (taken = take_option(argc, argv, i, "--json", NULL)) == 1) {
        wish->json = true;
    }
    if (taken == 0 && (taken = take_option(argc, argv, i, "--terse", NULL)) == 1) {
        run->terse = true;
    }
    return taken;
}

/* Either a list of bots that all meet, or one among others. */
static int settle_bots(ladder_run *run, const words *w)
{
    run->one = w->one || w->among;
    if (run->one && run->bots > 0) {
        return wrong_use("--one and --among name who plays; leave --bots and --agent out");
    }
    if (run->one && !(w->one && w->among)) {
        return wrong_use("--one A and --among B go together: one A among others that are all B");
    }
    if (run->one && (!add_bot(run, w->one) || !add_bot(run, w->among))) {
        return EXIT_WRONG_USE;
    }
    if (run->bots < 2) {
        return wrong_use("a ladder needs at least two bots, as in --bots random,steady, or --one steady --among random");
    }
    if (run->at_least > 0 && !run->one) {
        return wrong_use("--at-least judges one bot among others: it needs --one and --among");
    }
    return EXIT_OK;
}

static int take_options(ladder_run *run, ladder_wish *wish, int argc, char **argv)
{
    static const char *const own[] = { "--bots", "--agent", "--one", "--among", "--at-least", "--games", "--jobs", "--batch",
                                       "--terse", "--patience", "--json", "--out", "--help", NULL };
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    long long games = USUAL_GAMES, jobs = cores < 1 ? 1 : cores > LADDER_JOBS ? LADDER_JOBS : cores;
    long long batch = 1, patience = USUAL_PATIENCE, at_least = 0;
    words w = { 0 };
    for (int i = 1; i < argc; i++) {
        int taken = take_own(run, wish, &w, argc, argv, &i);
        taken = taken ? taken : take_game_option(&run->options, argc, argv, &i);
        taken = taken ? taken : take_number(argc, argv, &i, "--games", 1, MOST_GAMES, &games);
        taken = taken ? taken : take_number(argc, argv, &i, "--jobs", 1, LADDER_JOBS, &jobs);
        taken = taken ? taken : take_number(argc, argv, &i, "--batch", 1, AGENT_BATCH, &batch);
        taken = taken ? taken : take_number(argc, argv, &i, "--patience", 1, 86400, &patience);
        taken = taken ? taken : take_number(argc, argv, &i, "--at-least", 1, 100, &at_least);
        if (taken == 0) {
            return unknown_option("ladder", argv[i], own, true);
        }
        if (taken < 0) {
            return EXIT_WRONG_USE;
        }
    }
    run->games = (uint64_t)games;
    run->jobs = (int)(jobs > games ? games : jobs);
    run->batch = (int)batch;
    run->patience = (int)patience * 1000;
    run->at_least = (int)at_least;
    int status = settle_bots(run, &w);
    return status != EXIT_OK ? status : game_options_finish(&run->options) ? EXIT_OK : EXIT_WRONG_USE;
}

/* ---- the command ------------------------------------------------------------------------------------------- */

/* The file is opened before the games: hours of work must not end in "cannot be written". */
static int open_file(ladder_wish *wish)
{
    if (!wish->out) {
        return EXIT_OK;
    }
    wish->file = fopen(wish->out, "wx");
    return wish->file ? EXIT_OK
         : wrong_use("%s cannot be made: %s; --out takes the name of a new file", wish->out, strerror(errno));
}

static int write_file(const ladder_run *run, const ladder_wish *wish)
{
    js j;
    js_begin(&j, true);
    ladder_json(run, false, &j);
    bool good = js_print(&j, wish->file) && fflush(wish->file) == 0;
    good = fclose(wish->file) == 0 && good;
    js_free(&j);
    return good ? EXIT_OK : failed("%s could not be written completely: %s", wish->out, strerror(errno));
}

static int write_json(const ladder_run *run)
{
    js j;
    js_begin(&j, true);
    ladder_json(run, true, &j);
    bool good = js_print(&j, stdout);
    js_free(&j);
    return good ? EXIT_OK : failed("the figures could not be written");
}

static int report(const ladder_run *run, const ladder_wish *wish)
{
    const ladder_figures *f = &run->f;
    int status = EXIT_OK;
    ladder_print(run, wish->json ? stderr : stdout);
    if (wish->json && write_json(run) != EXIT_OK) {
        status = EXIT_FAILED;
    }
    if (wish->file && write_file(run, wish) != EXIT_OK) {
        status = EXIT_FAILED;
    }
    if (f->refused > 0) {
        status = failed("%llu games broke off because an answer was refused: an error of this program", (unsigned long long)f->refused);
    }
    if (f->flagged > 0) {
        status = failed("in %llu games the %s bot took over a seat of another program: see the table", (unsigned long long)f->flagged,
                        bot_level_name(BOT_STEADY));
    }
    if (f->played < run->games) {
        status = failed("stopped after %llu of %llu games; the figures are of those", (unsigned long long)f->played,
                        (unsigned long long)run->games);
    }
    ladder_verdict verdict = ladder_judge(run);
    if (verdict == VERDICT_OPEN || verdict == VERDICT_NO) {
        status = failed("at least %d %% is not shown: the interval does not lie above it", run->at_least);
    }
    return status;
}

static int play_and_report(ladder_run *run, ladder_wish *wish)
{
    const hc_setup *setup = &run->options.setup;
    bool planned = run->one ? ladder_plan_one(&run->plan, setup->players, setup->seed)
                            : ladder_plan_all(&run->plan, run->bots, setup->players, setup->seed);
    run->f.mix = planned ? calloc((size_t)run->plan.mixes, sizeof *run->f.mix) : NULL;
    if (!run->f.mix) {
        return failed("not enough memory for all mixes of %d bots; name fewer", run->bots);
    }
    int status = open_file(wish);
    if (status != EXIT_OK) {
        return status;
    }
    stop_listen();
    bool played = ladder_play(run);
    stop_unlisten();
    return played ? report(run, wish) : EXIT_FAILED;
}

int command_ladder(int argc, char **argv)
{
    ladder_run *run = calloc(1, sizeof *run);
    ladder_wish wish = { 0 };
    if (!run) {
        return failed("not enough memory");
    }
    game_options_begin(&run->options);
    run->options.people = 0;
    int status = take_options(run, &wish, argc, argv);
    if (status == EXIT_OK) {
        status = play_and_report(run, &wish);
    }
    for (int i = 0; i < LADDER_BOTS; i++) {
        free(run->bot[i].command);
    }
    ladder_plan_free(&run->plan);
    free(run->f.mix);
    free(run);
    return status;
}
