/* design.h - who meets whom: games in which every pair of aliens of a box sits at one table, and then whoever has not acted yet. */
#ifndef DESIGN_H
#define DESIGN_H
#include "tests/property/games.h"

bool are_all_boxes_played(void);                             /* BOXES=all; else only what is finished */
bool is_played(int sheet_id, int which);
/* `changed` names files, as in "engine/aliens/virus.c filch.c": aliens of these names meet everybody several times. */
void design_begin(int which, const char *changed);
/* The next game of the design; false: everybody has met everybody. */
bool design_next(plan *p);
/* Other tables, with other seeds: as if so many games had been played. */
void design_from(uint64_t games);
/* Every alien has a seat at a table once more: a short run. */
void design_only_seats(void);
/* One more game for these sheets, aliens or cards, with the next gift. */
void design_for(plan *p, const int sheets[], int count);
int  design_pairs(void);                 /* how many pairs there were to meet */
#endif
