/* campaign.h - a series of games with a running score, and the file in which it is kept.
 *
 *   hypercone campaign 1 rules 2
 *   edition avalon-hill
 *   seed 0x00000000000004d2
 *   variant NAME                                  none or more
 *   seat 1 05-17 person Ada                       birthday, who plays, name
 *   game 1 began 3 turn 2 won 2,4 colonies 3,5,4,5 cards 2,7,1,0 points 0,4,1,4
 *   score 0,4,1,4
 *   end 1                                         how many games there are
 *
 * Seats are counted from 1. Each game's own record is kept beside the file, as FILE.game-1 and
 * so on; the one after the last finished game is the running one. Seeds and first players of
 * the games follow from this file, so nothing else is needed to go on. */
#ifndef CAMPAIGN_H
#define CAMPAIGN_H
#include "cli/campaign_score.h"
#include "cli/cli.h"

/* No campaign lasts 200 games: each of them brings somebody closer to the end. */
enum { CAMPAIGN_GAMES = 200, CAMPAIGN_PATH = 4096 };

typedef struct campaign {
    hc_setup setup;                          /* seed: the campaign's; first and aliens unused   */
    char name[HC_SEATS][RECORD_NAME], player[HC_SEATS][RECORD_NAME];
    birthday born[HC_SEATS];
    int count;
    campaign_game game[CAMPAIGN_GAMES];
    int score[HC_SEATS];                     /* after `count` games                             */
} campaign;

/* What a finished game leaves behind, and the score after it is added up. */
void campaign_note(campaign_game *g, const hc_table *t, int players, int began);
void campaign_add(campaign *c, const campaign_game *g);
int campaign_near(const campaign *c);        /* foreign colonies that are almost enough         */

/* Set-up of the game that comes next. */
void campaign_next_setup(const campaign *c, hc_setup *s);

bool campaign_save(const campaign *c, const char *path, char why[RECORD_WHY]);
bool campaign_load(campaign *c, const char *path, char why[RECORD_WHY]);
bool campaign_rescue(campaign *c, const char *path);         /* up to the last good game of a damaged file; false: not even its seats */

/* What is said between games (campaign_table.c). */
void print_scores(const campaign *c, FILE *out);
void print_begin(const campaign *c, bool goes_on, FILE *out);    /* of the next game */
void print_end(const campaign *c, unsigned winners, campaign_decision by, FILE *out);
#endif
