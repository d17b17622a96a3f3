/* record.h - the durable form of a game: setup, seed and answers, as readable text.
 *
 * This is the save file, the replay, the log of a server and the bug report. A check of
 * the game every RECORD_CHECK decisions names the decision at which a replay diverges. */
#ifndef RECORD_H
#define RECORD_H
#include <stdio.h>
#include "hypercone/hypercone.h"

enum { RECORD_CHECK = 16, RECORD_NAME = 24, RECORD_WHY = 240, RECORD_WISHES = 512 };

typedef struct record_answer { uint8_t seat; int16_t choice; uint32_t check; } record_answer;   /* check 0: none */

/* When a person wants to be asked about a power or card, where that is not the usual: no part of the game, but kept with it. */
typedef enum record_asks { RECORD_ASKS_ALWAYS, RECORD_ASKS_NEVER, RECORD_ASKS_USE, RECORD_ASKS } record_asks;
typedef struct record_wish { uint16_t sheet; uint8_t seat, asks; } record_wish;

typedef struct record {
    hc_setup setup;
    int rules;                               /* HC_RULES_VERSION of the program that wrote it */
    char name[HC_SEATS][RECORD_NAME];        /* what the seats are called                    */
    char player[HC_SEATS][RECORD_NAME];      /* "person", or the bot's level                 */
    size_t wishes;
    record_wish wish[RECORD_WISHES];
    size_t count, room;
    record_answer *answer;                   /* grown by record_add                          */
} record;

void record_begin(record *r, const hc_setup *s);
void record_free(record *r);
uint64_t record_boxes(const record *r);                 /* named or not */
bool record_add(record *r, int seat, int choice, const hc_game *after);      /* false: no memory */
bool record_reserve(record *r);                                              /* is there room for one more? If not, false: no memory */

/* Writes the whole record; comments (what each answer meant) if `commented`. To a file: written
 * beside it and renamed, so that a crash leaves the old or the new one. */
bool record_write(const record *r, FILE *out, bool commented);
bool record_save(const record *r, const char *path, char why[RECORD_WHY]);

/* Reads; false and a sentence in `why` (with the line) for what is not a whole record of ours. */
bool record_read(record *r, FILE *in, char why[RECORD_WHY]);
bool record_load(record *r, const char *path, char why[RECORD_WHY]);

/* Reads also what is damaged: the answers up to the last check before the damage, which `why` names; "": the record is whole.
 * false: not even the set-up can be read. */
bool record_read_part(record *r, FILE *in, char why[RECORD_WHY]);
/* The same, and played: what does not lead to the game that was recorded is left out as well. `g`: the game so far. */
bool record_rescue(record *r, const char *path, hc_game *g, char why[RECORD_WHY]);
/* Answers that an older program wrote, as far as today's rules lead to the same questions, in the numbers of today; record_read
 * has done it. false: the game went another way, which record_replay says. */
bool record_renew(record *r);
/* Of a game of Duel under rules 6 in a file: there a plan and its tactic were two answers, which become one. A room of the server keeps them. */
void record_join_plans(record *r);

/* Plays the record up to answer `to` (SIZE_MAX: all). `each` (may be NULL) is called after the
 * start (i = 0) and after every answer with its events. false and `why` when it diverges. */
typedef void record_each(void *ctx, const hc_game *g, size_t i, const hc_events *ev);
bool record_replay(const record *r, size_t to, hc_game *g, record_each *each, void *ctx, char why[RECORD_WHY]);
/* The same from where `g` is, after `at` answers. */
bool record_replay_on(const record *r, size_t at, size_t to, hc_game *g, record_each *each, void *ctx, char why[RECORD_WHY]);
#endif
