/* book.h - what a rule book brings to the machine. engine/encounter/ is one; the machine knows none of them by name. */
#ifndef BOOK_H
#define BOOK_H
#include "sheets.h"

typedef struct hidden_cards hidden_cards;            /* view/unseen.h */

typedef struct book {
    uint32_t root;                      /* the flow of a whole game                      */
    flow_fn *const *flow;               /* by number: the machine's, the table's, its own */
    quantity permissions;               /* quantities from here on say what is allowed: 1, unless something forbids it */
    quantity may_use;                   /* ... that to use a power that need not be used; 0: always */
    quantity room;                      /* of a planet: ships that can stand there ...   */
    int (*room_on)(const game *g, int planet);                            /* ... and how many more it is now */
    int (*bound_at)(const game *g, int seat, int place);                  /* ships that may not be moved from there */
    int (*role_of)(const game *g, int seat);                              /* one of the bits ROLES of hook.as */
    const char *(*role_name)(unsigned as);                                /* who may use it, in words; NULL: as in encounters */
    void (*note)(const sum *s, quantity q, int about, int source, int before, int after);      /* a step of a sum that is shown */

    /* Of a source that is no power: a book without cards that act needs none of these, nor the ones of acts that speak of a card. */
    bool (*is_usable)(const game *g, int source, int seat);               /* as far as the rules for its kind go */
    bool (*either_half)(const game *g, int source, int seat);             /* of a flare that is super: may it be wild as well; NULL: never */
    uint32_t which_half;                                                  /* a flow that asks which, where both are possible, and plays it */
    window_set (*windows_to_pose)(const game *g, int any, int source);      /* of a hook at W_ANY_...: where it may be played as another, and what follows */
    bool (*stays)(const game *g, int source);                             /* where it is when it has been used, to be used again */

    void (*taken)(game *g, int card, int from, int to);                   /* another has taken it out of a hand; NULL: nothing comes of it */
    bool tells_unplayed;                                                  /* a card that acts where it lies: that it is used is told */

    /* Acts, in the order in which they come. */
    bool (*may_turn_up)(const game *g, const frame *f, int w, int p, int seat);      /* in a window: a sheet that lies face down, without using it */
    uint32_t (*before_act)(const game *g, const frame *f);                /* of a card, or a PLAYS_AS: a flow that returns whether there is an act at all, or what is said of it; 0: none */
    void (*play)(game *g, const frame *f, int card);                      /* it leaves the hand, or is shown */
    uint32_t (*played_on)(const hook *h);                                 /* a flow that returns on what it is played, before anybody answers; 0: nothing is said */
    void (*cancelled)(game *g, events *ev, const frame *f, const hook *h);      /* what comes back with a use; NULL: nothing does */
    bool (*plays)(const game *g, int source);                             /* is its use the play of a card, or only the use of a power */
    int (*also_used)(const game *g, const frame *f, const hook *h);       /* the power that this act is a use of, too; -1 */
    void (*not_used)(game *g, events *ev, const frame *f);                /* that use was cancelled, and the act with it */
    frame *(*put_away)(game *g, const frame *f, const hook *h, int card, bool was_cancelled);    /* a verb; NULL: it is done */
    uint32_t (*after_act)(const game *g);                                 /* a flow that follows when all is done; 0: none. NULL: there never is */
    void (*abandon)(game *g, const frame *f, const hook *h, int card);    /* what follows from the act is over before its end */

    int (*origin)(const hc_card_info *card);                        /* of a card without a sheet; NULL: all are published */

    /* A whole game. */
    void (*set_up)(game *g, const hc_setup *s);                           /* all that lies on the table before the root flow runs */
    hc_status (*lay)(game *g, int seat, int kind, int value, int sheet_id, int where);        /* by hand: HC_LAY_...; NULL: as in encounters */
    const char *(*check)(const game *g);                                  /* what else must be true of cards and ships */
    void (*fill)(game *g, int seat, hidden_cards *u);                                      /* of a view: puts what is hidden somewhere it could be */
    void (*hide)(const game *g, int seat, game *view);                    /* what else this seat may not see; NULL: nothing */
    void (*read)(const game *g, hc_table *t);                             /* what else a reader finds */
    void (*totals)(const game *g, hc_sum *out);                           /* whose parts are all zero */
    bool (*revealed)(const game *g);
    int (*progress)(const game *g, int seat);
    bool (*outlook)(const game *view, int seat, const hc_option *o, int along, hc_prospect *out);        /* what follows from an answer, and from the one to what it asks (-1: open); NULL: it says nothing */
    int (*kept)(const game *g, uint8_t out[]);                            /* of the state that only this book has, for the digest; NULL: nothing */

    const struct game_part *const *part;                                  /* parts that a game may have, by number; NULL behind the last */
    const uint64_t *parts_with_pieces;                                    /* ... by kind, HC_CARD_...: those whose pieces they are, as bits */
    void (*notice)(game *g, int what, int seat);                          /* a player has done this: SEEN_...; NULL: nobody minds */

    /* Questions. */
    uint8_t first_prompt, last_prompt;                                    /* HC_PROMPT_...: those that only its rules ask */
    bool (*is_wanted)(const game *g, int seat, int thing);                /* of a question that is NARROWED: a card, or whatever it is about */
    bool (*is_term)(const game *g, int seat, int choice);                 /* HC_ASK_TERMS, HC_ASK_PLAN: may it be picked ... */
    int (*terms)(const game *g, int seat, int16_t out[]);                 /* ... what may be ... */
    int (*term_by_lot)(const game *g, int seat, hc_lot lot, void *luck); /* ... one of those of HC_ASK_PLAN, without the list */
    bool (*is_offer)(const game *g);                                      /* ... and do the picks make one */
} book;
#endif
