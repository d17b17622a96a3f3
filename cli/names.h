/* names.h - what people type: names found whatever their case, guesses for what was meant, and
 * the reading of options, shared by all commands. */
#ifndef NAMES_H
#define NAMES_H
#include "bots/bots.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Are two names the same if case, spaces and punctuation do not count? */
bool is_same_name(const char *a, const char *b);

/* The nearest of several names, if one is near enough to be meant. */
typedef struct guess { const char *typed; char best[64]; int distance; } guess;
void guess_begin(guess *g, const char *typed);
void say_unknown(const char *what, const guess *g, const char *list);
void guess_add(guess *g, const char *candidate);
const char *guess_of(const guess *g);                    /* NULL: nothing is near */

/* Edition, alien, sheet, bot level by name; -1 (aliens, sheets: 0) and one line on stderr if there is none. */
int find_edition(const char *typed);
int find_alien(const char *typed, int edition);
int find_sheet(const char *typed, int edition);          /* alien or card */
/* The entry that tells of a card as it is called in play: "Attack 08", "+3", "Zombie flare"; else what was typed. */
const char *entry_of(const char *typed, int edition);
bool find_bot(const char *typed, bot_spec *out);            /* LEVEL[:BUDGET[:THREADS]][/TEMPER] */
int find_variant(const char *typed, int edition);        /* its bit */
bool add_part_named(hc_setup *s, const char *words);     /* says why not */
bool add_preset_named(hc_setup *s, const char *name);
bool draw_from_list(hc_setup *s, const char *list);      /* "A,B,...": aliens for the seats that have none; false: said on stderr */
bool draw_ages(hc_setup *s, int variants, bool with_points);   /* of a one-off game, and says which; false: points without one */
int find_box(const char *typed, int edition);            /* HC_BOX_... */
int find_alert(const char *typed);                       /* HC_ALERT_... */

/* Options: is argv[*i] `name`? 1: yes, *value is what follows it or stands after "="; 0: no;
 * -1: its value is missing, said. value NULL: the option has none. *i ends at the last word taken. */
int take_option(int argc, char **argv, int *i, const char *name, const char **value);
/* The same for a number within bounds. */
int take_number(int argc, char **argv, int *i, const char *name, long long least, long long most, long long *value);
/* Cuts the next item of a list "A, B,C" into `out`, without the spaces around it; false at the end. */
bool next_item(const char **at, char out[64]);
bool read_number(const char *word, long long *value);
bool read_seed(const char *word, uint64_t *seed);        /* decimal or 0x... */

/* Says that `command` has no such option (or no such word) and what it has. EXIT_WRONG_USE.
 * `own` ends with NULL; with_game: the options of a game belong to it too. */
int unknown_option(const char *command, const char *typed, const char *const own[], bool with_game);
extern const char *const GAME_OPTION_NAMES[];            /* ends with NULL */
/* The alien that a suggested group (counted from 1) has for a seat: ruling 280. 0: it names no more, -1: there is no such group. */
int alien_of_group(int edition, int group, int seat);
#endif
