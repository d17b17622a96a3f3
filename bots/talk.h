/* talk.h - table talk: what bots say about what happens to them. Short lines by temperament and occasion, the same for
 * the same seed and events. A talker hears only what its seat may know. Nothing here changes a game. */
#ifndef TALK_H
#define TALK_H
#include "bots/bots.h"

enum { TALK_LINE = 160 };

#define TALK_OCCASIONS(X) \
    X(BEGINS)        /* the game begins                                    */ \
    X(ATTACKED)      /* {} aims at it                                      */ \
    X(ATTACKS)       /* it aims at {}                                      */ \
    X(INVITED)       /* {} invites it                                      */ \
    X(LEFT_OUT)      /* it is not invited; {} is the offense               */ \
    X(JOINED)        /* {} comes to its side                               */ \
    X(AGAINST)       /* {} comes to the other side                         */ \
    X(BETRAYED)      /* the same, or an attack, by a friend                */ \
    X(BURNED)        /* {}, whom it stands by, turns up a negotiate        */ \
    X(DECLINED)      /* {} was invited by it and stays out                 */ \
    X(DEAL_MADE)     /* with {}                                            */ \
    X(DEAL_REFUSED)  /* {} ends the talks                                  */ \
    X(WON_BIG)       /* an encounter, against {}                           */ \
    X(WON_NARROWLY) \
    X(LOST_NARROWLY) \
    X(LOST_BIG) \
    X(LOST_SHIPS)    /* many at once                                       */ \
    X(ZAPPED)        /* its act is cancelled by {}                         */ \
    X(ZAPS)          /* it cancels what {} did                             */ \
    X(COLONY)        /* a new one abroad                                   */ \
    X(NEAR_ME)       /* one colony short of the win                        */ \
    X(NEAR_OTHER)    /* {} is                                              */ \
    X(POWER_LOST) \
    X(PAYS)          /* {} takes cards from it as compensation             */ \
    X(WON_GAME) \
    X(LOST_GAME)     /* {} has won                                         */
#define X(name) TALK_##name,
typedef enum talk_occasion { TALK_OCCASIONS(X) TALK_OCCASION_COUNT, TALK_NOTHING = TALK_OCCASION_COUNT } talk_occasion;
#undef X

/* One who may speak: all that it remembers for talking. */
typedef struct talker {
    uint64_t luck;
    uint8_t seat, temper, offense, defense;
    uint8_t stands;                              /* by whom it stands in this encounter, plus one                            */
    uint8_t invited, pact, warned;               /* masks: called in by it; owes it; whose coming win it has noticed */
    uint8_t rest;                                /* telling events to let pass after a line                          */
    int16_t total[2];
    uint16_t last;                               /* the line it said last, plus one                                  */
} talker;

/* Everybody at a table who talks. */
typedef struct talk { talker by[HC_SEATS]; uint8_t bots; uint16_t said, reproaches; char last[TALK_LINE]; } talk;

void talk_begin(talk *t);
void talk_seat(talk *t, int seat, const bot_spec *spec, uint64_t seed);      /* a bot sits there */

/* What one answer brought about, heard by all of them: at most one speaks. Returns its seat and the line, without its
 * name; HC_NOBODY: silence. `g` is the game after the answer; each talker gets its own view and events of it. */
int talk_hear(talk *t, const hc_game *g, const hc_event event[], size_t count, const char *const name[HC_SEATS], char out[TALK_LINE]);

/* For one seat alone, which has only its view and an event as hc_event_for has it: what this event is to it, and about
 * whom. Keeps what the talker needs to remember, says nothing. */
talk_occasion talk_notice(talker *t, const hc_game *view, const hc_event *e, int *whom);     /* the view: only for what landed or was revealed */
bool talk_reproaches(talk_occasion what);                    /* is what is said about it a reproach? At most one line in four is */
bool talk_wants(talker *t, talk_occasion what);              /* does it wish to say something about that? */
void talk_say(talker *t, talk_occasion what, const char *whom, char out[TALK_LINE]);

/* talk_lines.c: lines by occasion; `temper` BOT_EVEN: for everybody. NULL: no more. */
const char *talk_line(talk_occasion what, int temper, int nth);
#endif
