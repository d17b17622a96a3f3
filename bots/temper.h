/* temper.h - what a temperament changes in a bot's judgement. Percents are of what an even bot feels, points are
 * those of steady.h. Every level that judges with steady's functions has them through its bot's spec. */
#ifndef TEMPER_H
#define TEMPER_H
#include "bots/bots.h"

typedef struct temper {
    const char *name, *about;
    int16_t ships;                   /* percent: what it minds to send a ship                       */
    int16_t dread;                   /* percent: how a lost encounter weighs                        */
    int16_t grudge, favour;          /* percent: how long a wrong, and a kindness, is remembered     */
    int16_t betrayal;                /* further grudge for a friend who turns: on top of the usual   */
    int16_t envy;                    /* percent: how the progress of who is ahead weighs             */
    int16_t company;                 /* points for having an ally at all                             */
    int16_t join;                    /* points for joining somebody                                  */
    int16_t talk;                    /* points for the chance of a deal                              */
    int16_t margin;                  /* points that a deal must bring, over what the others ask      */
    int16_t hold;                    /* points that it hurts to offer a card, beyond its worth       */
    int16_t fair;                    /* points that the other may gain more than it                  */
    int16_t shared_win;              /* points of a win together, over what an even bot feels        */
    int16_t zap;                     /* points that a zap must bring over its price                  */
} temper;

const temper *temper_of(const bot *b);
#endif
