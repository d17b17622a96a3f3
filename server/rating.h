/* rating.h - how strong people and bots are, by the model of the ladder (cli/agent/ladder_rate.c), one game at a time. */
#ifndef RATING_H
#define RATING_H

typedef struct rating {
    double strength;                 /* the logarithm of it; 0: that of a newcomer             */
    double sure;                     /* the information so far: one over the variance          */
    int games;
} rating;

typedef struct rating_shown { int points, low, high; } rating_shown;     /* low to high: 95 % */

rating rating_first(void);
/* One table: who sat in each seat (one player may have several) and its part of the win, which those who share it divide. */
void rating_play(rating *of[], const double part[], int seats);
rating_shown rating_show(const rating *r);
#endif
