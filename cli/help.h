/* help.h - the commands of the program and what they say about themselves. */
#ifndef HELP_H
#define HELP_H
#include <stdio.h>

typedef struct command {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *about;               /* one line                         */
    const char *usage;               /* what follows the name            */
    const char *help;                /* its own options, line by line    */
    int takes_game;                  /* the options of a game, too       */
} command;

extern const command COMMANDS[];     /* ends with a NULL name */

void print_overview(FILE *out);
void print_command_help(FILE *out, const command *c);
#endif
