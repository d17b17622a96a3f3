/* inside.h - what the files of host/ share. */
#ifndef HOST_INSIDE_H
#define HOST_INSIDE_H
#include "host/host.h"

host_result host_take(game_host *h, int seat, int choice, host_hand by);     /* one answer, whoever gave it          */
void host_choose_events(game_host *h);                                       /* after a change of who listens        */
bool host_would_pass(const game_host *h, int seat);                          /* in the name of a person, unasked     */
#endif
