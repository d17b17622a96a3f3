/* state.h - the layout of a game, so that you can hold and copy one. Not for reading.
 *
 * A game is one flat struct without pointers: `hc_game copy = game;` is a complete clone, in
 * the middle of any question. The fields are the engine's own and change from version to
 * version; programs use the functions of hypercone.h, which never show more than a seat may
 * know. */
#ifndef HYPERCONE_STATE_H
#define HYPERCONE_STATE_H
#include <assert.h>
#include <stdint.h>

enum {
    HC_SEATS = 8,           /* most players of any edition                              */
    HC_HOME = 5,            /* planets of a system                                      */
    HC_PLANETS = 48,        /* eight systems of five, and eight that cards may add      */
    HC_POWERS = 12,         /* powers in the game: one a seat, and some that come later */
    HC_CARDS = 168,         /* every card and disc of one game                          */
    HC_ACTING_CARDS = 68,   /* those of them that can act; they have the low numbers    */
    HC_SOURCES = HC_POWERS + HC_ACTING_CARDS,
    HC_STACK = 30,          /* frames                                                   */
    HC_LOCALS = 8,          /* numbers that a frame remembers                           */
    HC_DRAFT = 28,          /* things in a compound choice                              */
    HC_PILE_ROOM = 344,     /* ordered cards, all piles together                        */
    HC_REWIND_CARDS = 16    /* cards that a time traveller can give back                */
};

/* Ships lie on planets 0 to HC_PLANETS - 1, or in one of these places. */
enum {
    HC_GATE = HC_PLANETS,   /* in the encounter: in the gate, or beside the defense */
    HC_LIMBO,               /* picked for a loss that is being decided              */
    HC_WARP,
    HC_GONE,                /* out of the game                                      */
    HC_ON_SHEET,            /* captured: on the sheet of a power                    */
    HC_RESEARCH = HC_ON_SHEET + HC_POWERS,      /* on techs */
    HC_PLACES
};

typedef struct hc_frame {
    uint16_t flow;                  /* which function                          */
    uint8_t step;                   /* where to resume; 0 = the beginning      */
    uint8_t seat;                   /* on whose behalf it runs                 */
    int16_t local[HC_LOCALS];
} hc_frame;

typedef struct hc_ask {
    uint8_t kind;                   /* what is chosen: HC_ASK_...              */
    uint8_t seats, answered;        /* masks: who is asked, who has answered   */
    uint8_t extra;                  /* which answers that name no thing        */
    uint8_t least, most;            /* compound: how many things               */
    uint8_t prompt;                 /* which of the sheet's prompts            */
    uint8_t count;                  /* a number that the prompt mentions       */
    uint16_t sheet;                 /* who asks: an alien, a card, 0 the rules */
    uint16_t filter;                /* cards: classes                          */
    uint8_t place, who;             /* a place and a seat that it is about     */
    uint8_t window, owner;          /* owner: whose ships are picked; HC_NOBODY: own */
    uint64_t allowed, allowed_high; /* bits: things of that kind, 0-63, 64-127 */
} hc_ask;

typedef struct hc_power { uint8_t alien, holder, owner, zapped, mark[4]; } hc_power;

/* What a source did in this encounter. Bits are its hooks. */
typedef struct hc_effect { uint16_t used, on; uint8_t by; int8_t value; } hc_effect;

/* One side's part of a deal: what it gives. Named cards lie in a place of their own. A byte of kinds counts two kinds. */
typedef struct hc_terms { uint8_t colony, random, release, kinds[3]; } hc_terms;

/* What a time traveller restores: ships and sides, and cards that cards moved. */
typedef struct hc_rewind {
    uint8_t ships[HC_SEATS][HC_GONE];
    uint8_t side[HC_SEATS];
    uint8_t card[HC_REWIND_CARDS], from[HC_REWIND_CARDS];
    uint8_t count, open, pad[6];
} hc_rewind;

typedef struct hc_set { uint64_t word[2]; } hc_set;      /* of sources */

typedef struct hc_game {
    uint64_t seed, variants;
    uint64_t hears[HC_SEATS], heard;         /* windows in which a seat's, anybody's sources listen */
    uint64_t colony[HC_SEATS];               /* planets on which it has ships              */
    uint64_t planets;                        /* those that are in the game                 */
    hc_set   held[HC_SEATS];                 /* sources in its hands                       */
    hc_set   in_effect;
    hc_ask   ask;
    uint32_t random_block[16], random_count; /* the ChaCha stream                          */
    int16_t  reply[HC_SEATS], answer, result;
    uint16_t turn, encounter;                /* counted from 1                             */
    uint16_t draft[HC_DRAFT];                /* the compound choice being made             */
    uint8_t  edition, players, viewer;       /* viewer: only in views                      */
    uint8_t  over, won, depth;
    uint8_t  phase, offense, defense, target, winner, second, success;
    uint8_t  order[HC_SEATS];                /* timing order                               */
    uint8_t  side[HC_SEATS], invited[2], barred, answered_ally, flare_used, face_up;
    uint8_t  draft_count, lost_power, first, driving, destiny_card, deal_round, replanned, hazard;
    uint8_t  forced, again, redraw, anywhere, must_attack, extra_seat, extra_against, news, news_colony;
    hc_terms terms[2];
    hc_power power[HC_POWERS];
    hc_effect effect[HC_SOURCES];
    uint8_t  ships[HC_SEATS][HC_PLACES];
    uint8_t  cards, acting_cards, home;      /* how many there are in this game            */
    uint8_t  pile_count[6];
    uint8_t  kind[HC_CARDS];                 /* what each card is ...                      */
    uint8_t  value[HC_CARDS];                /* ... and its number, alien or colour        */
    uint8_t  where[HC_CARDS];                /* where each card is                         */
    uint8_t  known[HC_CARDS];                /* seats that know that it is there           */
    uint8_t  recall[HC_CARDS];               /* seats that will know again at the reveal   */
    uint8_t  order_of[HC_PILE_ROOM];         /* the piles, bottom to top                   */
    uint8_t  count[64];                      /* cards by place                             */
    uint8_t  hidden[64];                     /* only in views: unseen cards by place       */
    uint8_t  unseen_tech[20];                /* only in views: whose, and ships on it      */
    uint8_t  cannon, prometheus, prometheus_at;      /* tokens: a planet and a seat, plus one; a place */
    uint8_t  noted, must_play;               /* cards, plus one: what a power remembers, what its holder has to play */
    uint8_t  freed[HC_SEATS];                /* ships of others that a deal frees          */
    uint8_t  piles_at;                       /* a seat, plus one: deck and discards lie beside a cheat */
    uint8_t  pad[1];                         /* none of the compiler's: equal games are equal bytes */
    hc_rewind rewind;
    hc_frame stack[HC_STACK];
} hc_game;
static_assert(sizeof(hc_game) <= 4096, "a game must stay within 4 KiB");
#endif
