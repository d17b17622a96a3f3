/* coach.h - what a good player would do in a seat's place, said in words. Sees that seat's view only. */
#ifndef COACH_H
#define COACH_H
#include "bots/bots.h"
#include "text/text.h"

typedef struct coach_advice {
    int choice[BOT_CHOICES], count;     /* as docs/WEB-PROTOCOL.md `choices`: without the HC_DONE that ends them */
    char text[480];                     /* what to do: "Play Attack 8"                                          */
    char why[400];                      /* one reason for it, never how it was found                            */
} coach_advice;

/* Advice in three steps, so that the middle one can be taken in another thread: it needs nothing but what it holds. */
typedef struct coach_question {
    hc_game view;                       /* of the seat, with nothing picked                                      */
    int seat;
    uint64_t luck;                      /* the same luck gives the same advice                                   */
    uint32_t playouts;                  /* how long to search; 0: what steady would say, at once                 */
    uint32_t limit_ms;                  /* ... but no longer, for who waits for it; 0: the playouts alone count  */
    int choice[BOT_CHOICES], count;
    bot_thoughts thoughts;
} coach_question;

enum { COACH_PLAYOUTS = 1000 };         /* a twentieth of a second at most, about, where the program is built for speed */

/* Makes up its mind from the beginning, whatever is picked. false: the seat is not asked. */
bool coach_ask(coach_question *c, const hc_game *game, int seat, uint64_t luck, uint32_t playouts);
void coach_think(coach_question *c);
void coach_say(coach_advice *out, const text_names *names, const coach_question *c);
#endif
