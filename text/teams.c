/* teams.c - events about partners. */
#include "inside.h"

void tell_drives_out(tale *t, const hc_event *e)
{
    tale_say(t, e->other == HC_NOBODY ? "<Seat> [chooses] to fight at home and drive out a foreign {colony}."
                                      : "<Seat> [chooses] to fight in the system of <their> partner, <other>, and drive out a foreign {colony}.");
}

void tell_team(tale *t, const hc_event *e)
{
    static const char *const WORDS[] = {
        [HC_TEAM_FORMED] = "<Seat> and <other> are partners: they win together.",
        [HC_TEAM_ODD] = "<Seat> [has] no partner, and a second turn in every round.",
        [HC_TEAM_EMPTY_SEAT] = "It is the turn of the empty seat opposite <seat>, so it is <seat's> again.",
        [HC_TEAM_WAITS] = "<Seat> [has] what it takes to win, but <other>, <their> partner, needs it too.",
        [HC_TEAM_GIVES] = "<Seat> [gives] <their> new {colony} on <place:b> to <their> partner <other>.",
    };
    if (e->a >= 0 && e->a <= HC_TEAM_GIVES) tale_say(t, WORDS[e->a]);
}
