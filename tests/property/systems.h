/* systems.h - of the property run: what unusual systems ask and add, and how long a game lasts whose players want to win. */
#ifndef SYSTEMS_H
#define SYSTEMS_H
#include "rules.h"

enum { LONG_GAME = 501, LOG_MAX = 60000 };

void count_hexes(const game *g);                             /* this question, and this total */
int  silent_hexes(int edition, bool say);                    /* questions that were never asked, totals that none has changed */
int  turns_to_end(const game *g, uint64_t rng);              /* how many more by the light policy; LONG_GAME: it has not got there */
int  turns_of_steady(const game *g, uint64_t seed);          /* the same with players who also look at what they risk */
#endif
