/* choose.h - what all bots share: chance, and answers that are always legal. */
#ifndef CHOOSE_H
#define CHOOSE_H
#include "bots/bots.h"

/* PCG32 (XSH RR): one step of the stream, then a number below `below` (0 when below is 0). */
static inline uint32_t pcg_next(uint64_t *rng)
{
    uint64_t old = *rng;
    *rng = old * 6364136223846793005u + 1442695040888963407u;
    uint32_t mixed = (uint32_t)(((old >> 18) ^ old) >> 27), turn = (uint32_t)(old >> 59);
    return mixed >> turn | mixed << ((32u - turn) & 31u);
}

static inline uint32_t pcg_below(uint64_t *rng, uint32_t below)
{
    return (uint32_t)(((uint64_t)pcg_next(rng) * below) >> 32);
}

static inline bool pcg_chance(uint64_t *rng, uint32_t percent) { return pcg_below(rng, 100) < percent; }

static inline bool is_thing(int choice) { return choice < HC_THINGS || choice >= HC_TERMS; }

/* bots.c: mistakes of the weaker levels; a level without any draws no luck for them. */
int bot_misjudges(bot *b);           /* points that an answer seems better or worse than it is */
bool bot_forgets(bot *b);            /* does a card or power slip its mind now?                */
int bot_trusts(const bot *b);        /* points that an offer seems better than it is           */

/* Things that shut each other out in one offer belong to one group: a colony from me, a colony
 * to me. Everything else is a group of its own. */
int term_group(int term);

/* An answer at random: a single one, or the picks of a compound choice and HC_DONE. `t` is what
 * hc_read says; it is looked at only where a question is about ships. */
int choose_at_random(const hc_question *q, const hc_option option[], int n, int seat, const hc_table *t,
                     uint64_t *rng, int choice[BOT_CHOICES]);

/* How often `choice` may be picked in a compound choice: ships as often as there are ships,
 * places for ships that come home without limit, everything else once. */
int choose_limit(const hc_question *q, int seat, const hc_table *t, int choice);
#endif
