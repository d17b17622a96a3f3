/* coach.h - what a good player would do in a seat's place, said in words. Sees that seat's view only. */
#ifndef COACH_H
#define COACH_H
#include "bots/bots.h"
#include "text/text.h"

typedef struct coach_advice {
    int choice[BOT_CHOICES], count;     /* as docs/WEB-PROTOCOL.md `choices`: without the HC_DONE that ends them */
    char text[480];                     /* the answer as a sentence                                             */
    char why[700];                      /* what follows from it, or what the question is about                  */
} coach_advice;

/* `view` is hc_view of the seat, with nothing picked yet. false: the seat is not asked. The same luck gives the same advice. */
bool coach_advise(coach_advice *out, const text_names *names, const hc_game *view, int seat, uint64_t luck);

/* The same for whoever holds the game: makes up its mind from the beginning, whatever is picked. Sees the seat's view only. */
bool coach_advise_in(coach_advice *out, const text_names *names, const hc_game *game, int seat, uint64_t luck);
#endif
