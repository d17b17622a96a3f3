/* outlook.h - what follows from an answer, in whole numbers; a part of hypercone.h, which includes it. */
#ifndef HYPERCONE_OUTLOOK_H
#define HYPERCONE_OUTLOOK_H
#include "hypercone.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What an answer comes to, as things stand: everybody lets everything else pass. */
typedef enum hc_outlook_kind {
    HC_OUTLOOK_NONE,
    HC_OUTLOOK_BOUND,    /* the other card is not known: against which attack cards my side wins  */
    HC_OUTLOOK_SCORE,    /* both cards are known: totals and winner                               */
    HC_OUTLOOK_JOIN,     /* an ally: what a win of that side brings                               */
    HC_OUTLOOK_AIM,      /* a target: who defends it, and what a win brings                       */
    HC_OUTLOOK_INVITE,   /* a guest: what a win would bring it                                    */
    HC_OUTLOOK_LEAVE,    /* a ship leaves a planet: what stays there                              */
    HC_OUTLOOK_LAND,     /* a ship comes to a planet: how many will be there                      */
    HC_OUTLOOK_COST,     /* no deal: ships that it costs                                          */
    HC_OUTLOOK_CHANGE,   /* a power or card without a total: what is different because of it      */
    HC_OUTLOOK_KINDS
} hc_outlook_kind;

enum { HC_NO_NUMBER = INT16_MIN };           /* it depends on what cannot be known */

typedef enum hc_change_kind {
    HC_CHANGE_SHIPS,         /* that can be used: on colonies, in the encounter, at hand  */
    HC_CHANGE_CARDS,         /* in the hand                                               */
    HC_CHANGE_COLONIES,      /* foreign ones                                              */
    HC_CHANGE_HOMES,         /* home colonies                                             */
    HC_CHANGE_SENT,          /* ships in the encounter that are neither lost nor regained */
    HC_CHANGE_SEEN,          /* cards of the hand, by who is asked                        */
    HC_CHANGE_KINDS
} hc_change_kind;
typedef struct hc_change {
    uint8_t kind, seat;      /* hc_change_kind; of whom                                                          */
    int8_t least, most;      /* so many more, or fewer, than now: between the two if a number is still to be chosen */
    int8_t otherwise;        /* ... without it                                                                   */
} hc_change;
enum { HC_CHANGES = 12 };

typedef struct hc_prospect {
    uint8_t kind;            /* hc_outlook_kind; what is not said of the kind is zero                            */
    uint8_t side;            /* BOUND, SCORE, JOIN: HC_SIDE_... of which `own` is the total                      */
    uint8_t winner;          /* SCORE, and BOUND if the other negotiates: HC_SIDE_..., HC_BOTH_LOST; HC_SIDE_NONE: both talk */
    uint8_t face;            /* BOUND: the own card, HC_CARD_ATTACK, _NEGOTIATE, _MORPH                          */
    int16_t own, other;      /* SCORE: both totals; BOUND: the own one if both attack, and the other before its card; HC_NO_NUMBER */
    int16_t least, most;     /* BOUND: it wins against attacks from `least` to `most`; HC_NO_NUMBER: without an end, or not that simple: see `beats` */
    uint8_t beats, of;       /* BOUND: so many of the attack cards in the box                                    */
    uint8_t ships;           /* BOUND, SCORE, COST: the own ones that a defeat costs; AIM: those that defend; LEAVE, LAND: that are there then */
    uint8_t theirs;          /* BOUND: ships that a defeat costs the other main player                           */
    uint8_t colonies;        /* JOIN, AIM, INVITE: foreign colonies after a win; LEAVE: afterwards              */
    bool gains, loses;       /* a colony                                                                          */
    bool loses_power;        /* LEAVE: too few home colonies are left                                            */
    uint8_t by;              /* whose power or card has changed the own total last ...                           */
    uint16_t sheet;          /* ... and which; 0: none                                                           */
    uint8_t changes;         /* CHANGE: how many; those of who is asked come first                               */
    hc_change change[HC_CHANGES];
} hc_prospect;

/* What follows from this option of hc_options(view, seat): from the view alone, so nothing in it is secret. False: nothing that
 * could be said in numbers. Plays imagined games: some tenths of a millisecond for an encounter card. */
bool hc_outlook(const hc_game *view, int seat, const hc_option *option, hc_prospect *out);
/* Of an act that asks at once on whom or how many: with this answer to that question. */
bool hc_outlook_with(const hc_game *view, int seat, const hc_option *option, int along, hc_prospect *out);
const char *hc_outlook_name(int kind);       /* "bound"; NULL: no such kind */
const char *hc_change_name(int kind);        /* "ships" */
#ifdef __cplusplus
}
#endif
#endif
