/* table_wish.h - the table that a person wants, as the menu at the start shows it: kept from game to game. */
#ifndef TABLE_WISH_H
#define TABLE_WISH_H
#include "cli/cli.h"

typedef enum wish_aliens { WISH_SUGGESTED, WISH_DRAWN, WISH_ONE_OF_TWO, WISH_ALIENS } wish_aliens;

typedef struct table_wish { int edition, players, wanted /* players, in an edition that seats so many */, people, bots /* bot_level */, aliens /* wish_aliens */; } table_wish;

void table_wish_begin(table_wish *w);                         /* what was wanted last; what somebody gets who says nothing */
void table_wish_keep(const table_wish *w);                    /* for the next time; what cannot be kept is forgotten */
void table_wish_give(const table_wish *w, game_options *o);

/* The next one of each that there is. */
void next_edition(table_wish *w);
void next_players(table_wish *w);
void next_people(table_wish *w);
void next_bots(table_wish *w);
void next_aliens(table_wish *w);
const char *aliens_wished(const table_wish *w);               /* in words */
#endif
