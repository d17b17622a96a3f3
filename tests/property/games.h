/* games.h - random games for the property runs: what is played, how it begins, choices, and what is said when a promise breaks. */
#ifndef GAMES_H
#define GAMES_H
#include "hypercone/hypercone.h"

typedef struct noise { uint64_t state; } noise;
uint32_t noise_below(noise *n, uint32_t below);

/* Hands and tables that chance would hardly ever deal, so that what hangs on them happens. */
typedef enum gift_kind {
    NO_GIFT,
    OWN_FLARES,         /* each turn, what of the players' own flares lies in a pile comes into their hands       */
    TALKS,              /* so too, and hands hold nothing but negotiate cards besides, and half of all offers are accepted */
    NEW_HANDS,          /* so too, and who is about to play holds no encounter card                              */
    NARROW,             /* so too, and all attack cards in hands lie between 4 and 14                            */
    SHORT_DECK,         /* hardly any card is left to be drawn                                                   */
    SPENT_SHEETS,       /* so too, and from some turn on no ships of theirs wait on players' sheets              */
    NEARLY_WON,         /* so too, and everybody has all but one of the colonies that win                        */
    COLD_START,         /* somebody has no colony, and all the ships left to it research a tech that they can complete */
    GIFT_KINDS,
    FRIENDS = GIFT_KINDS,    /* Duel: each turn both players have an ally that is face up                             */
    FEW_SHIPS,          /* Duel: each turn hardly a ship is left in the supplies                                 */
    ALL_GIFTS
} gift_kind;

/* All that a random game follows from. */
typedef struct plan { hc_setup setup; gift_kind gift; int tech; /* of a cold start; 0: any */ } plan;
void begin_game(const plan *p, hc_game *g, hc_events *ev);
void begin_turn(const plan *p, hc_game *g);          /* what the gift asks for, whenever a turn begins */
bool plan_from(plan *p, int which, const char *text);      /* as it was printed; false: not a plan */
void add_parts_by_seed(plan *p);                             /* design.c */
void add_needed_parts(plan *p);

/* Somebody who is asked, and any legal answer of theirs. */
int any_asked(const hc_game *g, noise *n);
int any_choice(const hc_game *g, int seat, noise *n);

/* What die, and a crash, tell of: the plan in a form that plays it again, the aliens, the decision, the stack. */
void now_playing(const plan *p, const hc_game *g, int decision);
void remember_events(const hc_events *ev);                   /* for the log that is printed then */
void keep_events(void);                                      /* what follows is only tried: */
void forget_what_came_after(void);
_Noreturn void die(const char *format, ...) __attribute__((format(printf, 1, 2)));
#endif
