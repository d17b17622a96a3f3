/* main.c - finds the command, runs it, and sees to it that what was said has arrived. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/help.h"
#include "cli/names.h"
#include "cli/version.h"

static const command *find_command(const char *word)
{
    for (const command *c = COMMANDS; c->name; c++) {
        if (strcmp(c->name, word) == 0) {
            return c;
        }
    }
    return NULL;
}

static int unknown_command(const char *word)
{
    guess g;
    guess_begin(&g, word);
    for (const command *c = COMMANDS; c->name; c++) {
        guess_add(&g, c->name);
    }
    if (word[0] == '-') {
        return wrong_use("there is no option \"%s\" before a command; \"hypercone --help\" shows the commands", word);
    }
    if (guess_of(&g)) {
        return wrong_use("there is no command \"%s\"; did you mean %s?", word, guess_of(&g));
    }
    if (strcmp(word, "rules") == 0) return wrong_use("there is no command \"rules\"; \"hypercone show rules\" tells them in short");
    return wrong_use("there is no command \"%s\"; \"hypercone --help\" shows them all", word);
}

static bool wants_help(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
            return true;
        }
    }
    return false;
}

static int run(int argc, char **argv)
{
    if (argc < 2) {
        return wrong_use("a command is missing; \"hypercone play\" begins a game, \"hypercone --help\" shows the rest");
    }
    const char *word = argv[1];
    if (strcmp(word, "--version") == 0) {
        printf("hypercone %s, rules %d\n", HYPERCONE_VERSION, HC_RULES_VERSION);
        return EXIT_OK;
    }
    bool is_help = strcmp(word, "help") == 0 || strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0;
    if (is_help && argc < 3) {
        print_overview(stdout);
        return EXIT_OK;
    }
    const command *c = find_command(is_help ? argv[2] : word);
    if (!c) {
        return unknown_command(is_help ? argv[2] : word);
    }
    if (is_help || wants_help(argc - 1, argv + 1)) {
        print_command_help(stdout, c);
        return EXIT_OK;
    }
    return c->run(argc - 1, argv + 1);
}

/* A reader that went away (| head) needs no message; a full disk does. */
static bool is_reader_gone(void)
{
    struct pollfd out = { .fd = STDOUT_FILENO };
    return poll(&out, 1, 0) == 1 && (out.revents & POLLERR);
}

int main(int argc, char **argv)
{
    signal(SIGPIPE, SIG_IGN);            /* a write then fails, and that is noticed below */
    signal(SIGXFSZ, SIG_IGN);            /* the same for a file that may not grow         */
    int status = run(argc, argv);
    errno = 0;
    bool flushed = fflush(stdout) == 0;
    int error = errno;
    if (!flushed || ferror(stdout)) {
        status = status == EXIT_OK ? EXIT_FAILED : status;
        if (error != EPIPE && !is_reader_gone()) {
            failed("the output could not be written completely%s%s", error ? ": " : "", error ? strerror(error) : "");
        }
    }
    return status;
}
