/* figures.h - what can be said of counted wins: shares and how sure they are. */
#ifndef FIGURES_H
#define FIGURES_H
#include <stdint.h>

/* Wins are counted in 840ths, which 1 to 8 winners share without rounding: so sums do not depend
 * on the order in which games are added. */
enum { WHOLE_WIN = 840 };

typedef struct win_share { uint64_t games, parts, alone, shared; } win_share;

/* `winners`: how many won that game; is this player one of them? */
void add_to_share(win_share *s, int is_winner, int winners);

typedef struct interval { double share, low, high; } interval;

/* 95 % interval (Wilson) of a share; `wins` may be a fraction, for shared wins count as parts. No
 * games at all: 0, from 0 to 1. */
interval wilson(double wins, double games);
interval interval_of(const win_share *s);
double half_width(interval i);

double ratio(uint64_t part, uint64_t whole);      /* 0 of nothing is 0 */
int count_bits(unsigned mask);
#endif
