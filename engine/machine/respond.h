/* respond.h - what a window keeps while it is under way: for the walk (window.c) and for those who ask about it (moment.c). */
#ifndef RESPOND_H
#define RESPOND_H
#include "table/table.h"

/* Locals of flow_respond and flow_window. ACTED in a phase: how many turns the next round has, plus one, 0 if nobody acted.
 * Elsewhere with what the seat has answered this event: a bit for each of its powers, and whether with something else that stays. */
enum { WINDOW = MINE, TURN, ACTED, BY_POWERS, BY_OTHER = BY_POWERS + POWERS / 16, END_OF_LOCALS };
_Static_assert(END_OF_LOCALS <= (int)HC_LOCALS && POWERS % 16 == 0, "every power has its bit");
#endif
