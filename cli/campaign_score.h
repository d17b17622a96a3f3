/* campaign_score.h - the scoring of a series of games: pure functions of what the games left behind.
 *
 * Rule book of 2000, "Campaign play". Where it is silent:
 * - a winner gets the points of the win only, whatever colonies it holds;
 * - of several winners the "last winner" is the one whose turn it was when the game ended, or
 *   else the first of them to the left of that player;
 * - "born closest to the start of the year" is the earliest date in the calendar. */
#ifndef CAMPAIGN_SCORE_H
#define CAMPAIGN_SCORE_H
#include "hypercone/hypercone.h"

enum { CAMPAIGN_ALONE = 8, CAMPAIGN_SHARED = 4, CAMPAIGN_NEAR = 1, CAMPAIGN_GOAL = 15 };

typedef struct birthday { uint8_t month, day; } birthday;

/* What a finished game leaves behind. */
typedef struct campaign_game {
    uint8_t began;                       /* seat that had the first turn              */
    uint8_t offense;                     /* whose turn it was at the end              */
    uint8_t won;                         /* mask                                      */
    uint8_t colonies[HC_SEATS];          /* foreign ones                              */
    uint8_t cards[HC_SEATS];             /* left in hand                              */
} campaign_game;

/* Points of a seat. `near` is how many foreign colonies are almost enough: one less than the win takes. */
int campaign_points(const campaign_game *g, int seat, int near);

int campaign_last_winner(const campaign_game *g, int players);          /* HC_NOBODY: nobody won */

/* Who begins the next game. */
int campaign_next_to_begin(const int score[], const campaign_game *last, int players);

/* Mask of who has won the campaign, 0 while it goes on. *by: what decided it. */
typedef enum campaign_decision { BY_GOAL, BY_SCORE, BY_CARDS, BY_BIRTHDAY, BY_NOTHING } campaign_decision;
unsigned campaign_winners(const int score[], const campaign_game *last, const birthday born[], int players,
                          campaign_decision *by);

bool birthday_read(const char *text, birthday *b);                      /* "MM-DD" */
birthday birthday_of_bot(uint64_t seed, int seat);                      /* always the same */
#endif
