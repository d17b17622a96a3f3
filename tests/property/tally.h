/* tally.h - what came up in the games of the property run, and what should have and did not. */
#ifndef TALLY_H
#define TALLY_H
#include "rules.h"
#include <stdio.h>

typedef struct tally {
    long fired[SHEET_END][PARTS * HC_HOOKS], kind[HC_EVENT_KINDS], asked[16];
    long endless, endless_teams, dawdling, longest_end, games, decisions, simultaneous, turns;
    int cards, powers, effects, frames, picks;       /* most at a time: how much of the room is used */
    uint64_t golden;                                 /* of all that is on the table after each answer, whatever the layout of a game */
    uint64_t bytes;                                  /* of the whole games in the end */
} tally;

extern tally all;
extern int edition_id;
extern bool sampling;            /* a sample looks after what is off by default; a run without those sets after everything else */

void count_events(const hc_events *ev);
void count_silent(const game *g);        /* what is announced to nobody */
void count_room(const game *g);

/* Hooks that have acted, a line each: the number of the sheet and of the hook; and events, 0 and their kind. */
void print_fired(FILE *out);
void read_fired(const char *path);       /* they have acted elsewhere, and are not looked for */

bool is_looked_after(int sheet_id);
/* How many have not come up; `say` prints them. */
int  silent_sheets(int found[SHEET_END], bool say);      /* sheets with a hook that has not fired */
int  missing_events(bool say);
#endif
