/* luck.h - the luck of a bot, from the game alone. */
#ifndef LUCK_H
#define LUCK_H
#include <stddef.h>
#include <stdint.h>

/* From the luck that the game has for bots (hc_luck), the seat, and how many answers there were: a game that is read again needs no memory of it. */
uint64_t luck_after(uint64_t seed, size_t answers, int seat);
#endif
