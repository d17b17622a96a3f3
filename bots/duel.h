/* duel.h - the steady bot at a table of Duel. */
#ifndef BOTS_DUEL_H
#define BOTS_DUEL_H
#include "bots.h"

int duel_answer(bot *b, const hc_game *view, const hc_table *t, int choice[BOT_CHOICES]);      /* 0: it has nothing to say */
int duel_value(const hc_table *t, int me);                                    /* chance to win, in 65536ths */

/* How the other has answered lately: how often, by what. A steady bot knows nothing of the kind and takes the other to be its like. */
typedef struct duel_habits {
    uint32_t dial[8];            /* by number                                    */
    uint32_t half[2 * HC_TACTICS];
    uint32_t plan[2][17];                /* in duels, in contests; by rank               */
} duel_habits;
int duel_answer_reading(bot *b, const hc_game *view, const hc_table *t, const duel_habits *h, int choice[BOT_CHOICES]);
#endif
