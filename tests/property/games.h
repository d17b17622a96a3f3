/* games.h - random games for the property runs: setups, choices, a small generator. */
#ifndef GAMES_H
#define GAMES_H
#include "hypercone/hypercone.h"

typedef struct noise { uint64_t state; } noise;
uint32_t noise_below(noise *n, uint32_t below);

/* A setup that depends on the edition and `i` alone: any number of players, any variants, any aliens; every pair meets. */
hc_setup setup_of(int which, uint64_t i);
/* In every third game: what of the players' own flares is in the deck comes into their hands. */
void give_own_flares(hc_game *g, uint64_t i);
/* Somebody who is asked, and any legal answer of theirs. */
int any_asked(const hc_game *g, noise *n);
int any_choice(const hc_game *g, int seat, noise *n);

_Noreturn void die(const char *format, ...) __attribute__((format(printf, 1, 2)));
#endif
