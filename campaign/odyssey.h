/* odyssey.h - the campaign of Cosmic Odyssey: four games, each in an age, and the file in which it is kept.
 *
 *   hypercone odyssey 1 rules 9
 *   edition ffg
 *   seed 0x00000000000004d2
 *   box base                                      none or more
 *   seat 1 person Ada
 *   game 1 age innovation first drawn             what was decided before it began ...
 *   variant technology
 *   plays 1 virus
 *   gift 2 crabby
 *   over won 2 otherwise nobody turn 1 points 12,31,9     ... and how it ended
 *   coalition 1 virus zombie
 *   end 1
 *
 * Seats are counted from 1. Ranks follow from points. Each game's own record is kept beside the file, as FILE.game-1 and so on. */
#ifndef ODYSSEY_H
#define ODYSSEY_H
#include <stdio.h>

#include "hypercone/hypercone.h"
#include "store/record.h"

enum { ODYSSEY_GAMES = 4, ODYSSEY_COALITION = 12 };

typedef struct odyssey_game {
    int age;                                 /* see hc_age_at                                    */
    uint8_t first;                           /* HC_NOBODY: drawn                                 */
    uint64_t parts, variants;                /* the table                                        */
    uint8_t part_option[HC_PARTS];
    uint16_t plays[HC_SEATS], gift[HC_SEATS][HC_GIFTS];
    bool over;
    uint8_t won, otherwise, offense;         /* masks: winners; those who won by other means than colonies; whose turn it was at the end */
    int16_t points[HC_SEATS];                /* as the age counts them                           */
} odyssey_game;

typedef struct odyssey {
    hc_setup setup;                          /* seed: the campaign's                             */
    char name[HC_SEATS][RECORD_NAME], player[HC_SEATS][RECORD_NAME];
    int count;                               /* games begun; the last may be under way           */
    odyssey_game game[ODYSSEY_GAMES];
    uint16_t coalition[HC_SEATS][ODYSSEY_COALITION];
} odyssey;

/* Who decides: one of n items; a person is asked, a bot answers by the seed. */
typedef struct odyssey_chooser {
    int (*pick)(void *ctx, int seat, const char *what, const char *const item[], int n);
    void (*say)(void *ctx, const char *sentence);
    void *ctx;
} odyssey_chooser;

/* odyssey_rules.c */
void odyssey_note(odyssey_game *g, const hc_game *end, int players);     /* how it ended */
void odyssey_ranks(const odyssey_game *g, int players, uint8_t rank[HC_SEATS]);      /* from 1 */
int odyssey_final_points(const odyssey_game *g, int players, int seat);  /* with what another victory counts */
int odyssey_ranked(const odyssey_game *g, int players, int rank);        /* the seat */
int odyssey_prize(int rank, bool rewards);       /* the sort or sheet of what a rank begins the next game with: HC_BOON_..., or a sheet */
int odyssey_master(int age);                     /* the sheet of its master card */
void odyssey_setup(const odyssey *o, int game, hc_setup *s);

/* odyssey_choose.c: whether an edition has the ages; everything that is decided before the next game begins */
bool odyssey_fits(int edition, int players);
bool odyssey_prepare(odyssey *o, const odyssey_chooser *who);            /* false: there are not enough aliens */

/* odyssey_file.c */
bool odyssey_save(const odyssey *o, const char *path, char why[RECORD_WHY]);
bool odyssey_load(odyssey *o, const char *path, char why[RECORD_WHY]);
bool is_odyssey_file(const char *path);
char *odyssey_text(const odyssey *o);                                    /* the same as one text, to be freed; NULL: no memory */
bool odyssey_read_text(odyssey *o, const char *text, char why[RECORD_WHY]);
#endif
