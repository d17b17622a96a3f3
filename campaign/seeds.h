/* seeds.h - games by the thousand: a seed for each, and how long one of them may last. */
#ifndef SEEDS_H
#define SEEDS_H
#include <stdint.h>

enum { MOST_TURNS = 1000, MOST_ANSWERS = 200000 };       /* of a game that nobody watches */

/* Numbers drawn from a seed: the same on every machine, unrelated for neighbouring i. */
uint64_t seed_from(uint64_t seed, uint64_t i);
#endif
