/* bench_sim.h - how near `hypercone sim` with random bots comes to the engine alone, on the very same games. */
#ifndef BENCH_SIM_H
#define BENCH_SIM_H
#include <stdbool.h>
#include <stddef.h>

#include "hypercone/hypercone.h"

typedef struct bench_table { int edition, players; const char *preset; } bench_table;   /* preset: NULL: none */

int bench_set_up(bench_table *t, hc_setup *setup);       /* players 0: four, or as many as may play; status of the command */

typedef struct bench_sim bench_sim;
bench_sim *bench_sim_begin(const bench_table *t, size_t games);          /* NULL: no memory */
void bench_sim_round(bench_sim *b);                      /* plays every game by sim and again by the engine alone */
void bench_sim_end(bench_sim *b);

/* Of the best round of each game. */
double bench_sim_rate(const bench_sim *b);               /* games a second by sim           */
double bench_sim_engine_rate(const bench_sim *b);        /* ... by the engine alone          */
size_t bench_sim_decisions(const bench_sim *b);          /* in all games                     */
#endif
