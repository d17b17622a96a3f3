/* luck.c - the luck of a bot, from the game alone: the finaliser of SplitMix64. */
#include "player/luck.h"

#include "hypercone/hypercone.h"

uint64_t luck_after(uint64_t seed, size_t answers, int seat)
{
    uint64_t z = seed + UINT64_C(0x9E3779B97F4A7C15) * (answers * HC_SEATS + (uint64_t)seat + 1);
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}
