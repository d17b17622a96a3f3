/* games.h - the saved games of the usual folder: what each is, and which one to go on with. */
#ifndef GAMES_H
#define GAMES_H
#include "cli/session.h"

typedef enum game_state {
    GAME_UNFINISHED,
    GAME_DAMAGED,               /* cut short or changed: good up to a check                           */
    GAME_ELSEWHERE,             /* whole, but today's rules lead elsewhere: good up to a check        */
    GAME_FINISHED,
    GAME_UNREADABLE,            /* not even its beginning                                             */
    GAME_STATES
} game_state;

typedef struct saved_game {
    char name[GAME_NAME], path[SESSION_PATH];
    game_state state;
    char why[RECORD_WHY];       /* what is wrong with it                                              */
    bool in_use;                /* by a program that runs now                                         */
    long process;
    file_mark mark;
    int edition, people;
    size_t decisions;           /* that are good                                                      */
    hc_table table;             /* after them, everything open                                        */
    char seat[HC_SEATS][RECORD_NAME];
} saved_game;

typedef struct saved_games { saved_game *item; size_t count; } saved_games;

/* All of the folder: those to go on with first, the latest first. Changes nothing. */
bool saved_games_find(saved_games *all, char why[RECORD_WHY]);
void saved_games_free(saved_games *all);
void saved_game_look(saved_game *g, const char *path);       /* all but the name */
bool may_go_on(const saved_game *g);                         /* unfinished or damaged, and nobody plays it */
const char *game_state_word(game_state state);
void print_game(const saved_game *g, int number, FILE *out); /* number 0: none */

/* games_ask.c: which file does --resume mean? `typed` NULL: the latest. EXIT_OK, or said on stderr. */
int find_game_to_resume(const char *typed, char path[SESSION_PATH]);
int no_such_game(const saved_games *all, const char *typed);  /* said; EXIT_FAILED */

/* games_remove.c: those that are named, or are finished and were last written so many days ago. Shown first, and only with `yes`
 * or if the player agrees. What is being played stays. */
typedef struct removal { const char *name; bool finished, yes; long long days; } removal;
int remove_games(const saved_games *all, const removal *wish);

/* A damaged file is gone on with only if the player agrees; *rescue then. */
int settle_damage(const char *path, bool may_ask, bool *rescue);

/* At the beginning: go on with one of these, or a new one? */
typedef enum begin_wish { BEGIN_NEW, BEGIN_OLD, BEGIN_NOT } begin_wish;
begin_wish ask_how_to_begin(char path[SESSION_PATH], bool *rescue, bool *first_time);
#endif
