/* duel.h - the steady bot at a table of Duel. */
#ifndef BOTS_DUEL_H
#define BOTS_DUEL_H
#include "bots.h"
int duel_answer(bot *b, const hc_game *view, int choice[BOT_CHOICES]);       /* 0: it has nothing to say */
#endif
