/* inside.h - what the files of host/ share. */
#ifndef HOST_INSIDE_H
#define HOST_INSIDE_H
#include "host/host.h"

host_result host_take(game_host *h, int seat, int choice, host_hand by);     /* one answer, whoever gave it          */
void host_choose_events(game_host *h);                                       /* after a change of who listens        */
int host_unasked(const game_host *h, int seat);                              /* what is answered in a person's name; -1: nothing, it is asked */
#endif
