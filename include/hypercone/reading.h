/* reading.h - what lies on the table, as a reader finds it: things, ships on sheets, notes, the items of an offer (part of hypercone.h). */
#ifndef HYPERCONE_H
#include "hypercone.h"
#elif !defined HYPERCONE_READING_H
#define HYPERCONE_READING_H

/* What lies on the table beside the hands, the piles and the ships: a row a thing. A part of the game that comes later brings rows. */
typedef enum hc_lies {
    HC_LIES_HOARD,           /* a card on its holder's sheet, used as if in hand            */
    HC_LIES_DISPLAY,         /* a card on or beside its holder's sheet, or at a planet      */
    HC_LIES_TECH,            /* a tech before its holder: count ships on it, open: completed */
    HC_LIES_UNDER_TECH,      /* a card under one                                            */
    HC_LIES_PIECE,           /* a piece of a card's own, at a planet or place               */
    HC_LIES_STACK,           /* a ship of its holder, with count captives under it          */
    HC_LIES_BUNDLE,          /* a ship of its holder that stands for count more             */
    HC_LIES_RING,            /* count captives around its holder's system                   */
    HC_LIES_SECOND_COLOUR,   /* count of its holder's ships there are of its second colour  */
    HC_LIES_EXTRA,           /* a card beside the encounter cards, face down until the reveal: a main player's second, an ally's */
    HC_LIES_STOCK,           /* an unused flare face down on its holder's sheet             */
    HC_LIES_GRAFT,           /* a flare face up beside a sheet, as a part of that power     */
    HC_LIES_ESSENCE,         /* an essence card before its holder, count ships on it; or closed, on the sheet of its holder */
    HC_LIES_HAZARD,          /* a hazard in play, before who has drawn it: count ships on it */
    HC_LIES_INTIMIDATE,      /* an intimidate card face down before its holder              */
    HC_LIES_MOON,            /* a moon in its holder's system, at its ground: count ships on it */
    HC_LIES_STATION,         /* a station before its owner, at a planet or (deep space) at none: count tokens on it, open: its owner may use it */
    HC_LIES_BOON,            /* an envoy, a privilege or the like before its holder         */
    HC_LIES_OBJECTIVE,       /* an objective, of all or (closed) of its holder              */
    HC_LIES_EVOLUTION,       /* an evolution of all (holder nobody), and once more for each who has ships on it: count */
    HC_LIES_LUX,             /* a lux card before its owner; closed: one of two from which it chooses */
    HC_LIES_DISC,            /* a star disc among its holder's ships there                  */
    HC_LIES_KINDS
} hc_lies;
typedef struct hc_thing {
    hc_card_info card;       /* kind HC_CARD_NONE: the viewer does not know it, or it is none */
    uint16_t sheet;          /* whose card or piece it is; 0: not known, or a card without one */
    uint16_t lies;
    uint8_t holder;          /* HC_NOBODY: no seat's                                         */
    uint8_t ground;          /* the planet or place where it lies; HC_NO_PLANET: before its holder */
    uint8_t count;           /* ships on it                                                  */
    bool open;
} hc_thing;
enum { HC_THINGS_MAX = 128, HC_REWARDS = 96 };

/* Ships that are neither on a planet, in the warp nor in the encounter: `owner`'s, on a sheet of `holder`, who has captured them or keeps them there. */
typedef struct hc_fleet { uint16_t sheet; uint8_t owner, holder; uint16_t count; } hc_fleet;
enum { HC_FLEETS_MAX = 32 };

/* Numbers with a name: tokens on the sheet of a power, what a player has of something. Of HC_NOBODY: lucre in the bank; with how many ships
 * the warp falls into the Praw (CRITICAL). */
typedef enum hc_note_kind { HC_NOTE_TOKENS, HC_NOTE_LUCRE, HC_NOTE_PRAW, HC_NOTE_CRITICAL, HC_NOTE_LUX, HC_NOTE_ULTRA_LUX,
    HC_NOTE_LUX_DUE /* to be collected */, HC_NOTE_ULTRA_DUE, HC_NOTE_ANGELS /* lost ships beside the warp */, HC_NOTE_KINDS } hc_note_kind;
typedef struct hc_note { uint16_t sheet; int16_t value; uint8_t kind, holder; } hc_note;
enum { HC_NOTES_MAX = 2 * HC_POWERS };

/* An offer, item by item: `from` gives it `to` another; count of them. */
typedef enum hc_item_kind {
    HC_ITEM_COLONY,          /* thing: a planet                                             */
    HC_ITEM_CARD,            /* card: kind HC_CARD_NONE if the viewer does not know it; to: HC_NOBODY then */
    HC_ITEM_OF_KIND,         /* thing: hc_card_kind; of the giver's choice                  */
    HC_ITEM_RANDOM,          /* cards drawn blindly                                         */
    HC_ITEM_RELEASE,         /* ships of the other, out of the warp                         */
    HC_ITEM_FREED,           /* thing: a seat, whose ships the deal frees besides           */
    HC_ITEM_CAPTIVE,         /* captured ships of the other, back to its colonies           */
    HC_ITEM_KINDS
} hc_item_kind;
typedef struct hc_item { hc_card_info card; uint8_t from, to, kind, thing; uint16_t count; } hc_item;
enum { HC_ITEMS_MAX = 96, HC_TRADED_KINDS = 6 };      /* kinds of cards that can be asked for */
enum { HC_PART_ITEMS = 12, HC_ITEMS_END = HC_ITEM_KINDS + HC_PART_ITEMS };
enum {                                           /* items of parts of the game */
    HC_ITEM_TECH = HC_ITEM_KINDS, HC_ITEM_LUCRE, HC_ITEM_STATION, HC_ITEM_LUX, HC_ITEM_ULTRA_LUX, HC_ITEM_MOON, HC_ITEM_HUB, HC_ITEM_RESONATOR
};

/* An item in words; of several the number comes first, or where # stands. */
typedef struct hc_item_words { const char *one, *more; bool chosen; /* the giver chooses which */ } hc_item_words;
bool hc_words_of_item(int kind, int thing, hc_item_words *out);          /* false: no such item */
int hc_item_sheet(const hc_game *view, int kind, int thing);     /* what the thing of a part's item is; 0: it is none, or not known */
int hc_item_of_term(int term, bool *given, int *thing);  /* of an answer to HC_ASK_TERMS: its hc_item_kind; -1: none */
int hc_term_most(const hc_game *view, int seat, int term);     /* how often it can be in the offer that this seat puts together */
int hc_term_of_kind(int card_kind);  /* HC_TERM_WANT_..., of a kind of card that can be asked for; -1: none */

/* Kinds of units: The Prometheus; a ship with captives under it, which come free in the warp, or (KEPT) do not; ships of one player that
 * count as one; captives around a system, which are no ship; special ships, and (USED) those that have done what they do once; star discs. */
enum { HC_UNIT_MIGHTY = 1, HC_UNIT_STACK, HC_UNIT_KEPT, HC_UNIT_BUNDLE, HC_UNIT_RING,
       HC_UNIT_FLAGSHIP, HC_UNIT_SALVAGE, HC_UNIT_FLAGSHIP_USED, HC_UNIT_SALVAGE_USED, HC_UNIT_DISC };
/* What a sheet keeps in mind, as far as the viewer knows it. */
typedef enum hc_memo_kind { HC_MEMO_NUMBER, HC_MEMO_CHOICE, HC_MEMO_SEAT, HC_MEMO_PLANETS, HC_MEMO_CHOICES, HC_MEMO_SEATS } hc_memo_kind;
enum { HC_MEMOS_MAX = 24 };
typedef struct hc_memo {
    const char *name, *label;            /* label: of a choice                               */
    uint64_t planets;                    /* a set; of choices: which labels; of seats: which */
    uint16_t alien;
    int16_t number;                      /* also a seat                                      */
    uint8_t holder, kind;
    uint16_t prompt;                     /* whose labels they are                            */
} hc_memo;

/* A table of Duel: what else lies there. Tactics are masks of tokens, or a number 2 * token + half; both are for all to see. */
enum { HC_BLAST, HC_SHIELD, HC_READIES };
typedef struct hc_tactic { uint8_t what, count; } hc_tactic;
hc_tactic hc_tactic_of(int number);                        /* what that half does */
const char *hc_tile_name(int planet);                       /* of a planet of Duel; NULL: there is no such planet */
int hc_tile_symbol(int planet);                             /* HC_SYMBOL_...; -1 */
int hc_fate_deck(int sheet);                                /* HC_DECK_...: of a destiny card of Duel */
enum { HC_SYMBOL_BLUE, HC_SYMBOL_PINK, HC_SYMBOL_GREEN, HC_SYMBOL_YELLOW, HC_SYMBOLS };
/* What a destiny card of Duel says besides its text: what happens, rules of its own, which planet, what it gives. */
enum { HC_FATE_NONE, HC_FATE_DUEL, HC_FATE_CONTEST, HC_FATE_RESOURCES, HC_FATE_EACH, HC_FATE_OWN /* only its text says it */ };
#define HC_FATE_RULES(X) /* bits from 1 on, and their keys */ \
    X(DISCOVERS, "discovers") X(DEFENDS, "defends") /* who controls the planet sends nothing */ X(NO_TACTICS, "no_tactics") \
    X(CROWDED, "crowded") /* who is there already sets 1 or 2 */ X(FROM_WARP, "from_warp") X(SPARES, "spares") /* blasts only drive away */ \
    X(DOUBLES, "doubles") /* blasts */ X(LOWER_WINS, "lower_wins") X(PAGEANT, "pageant") X(TOXIC, "toxic") X(SHARED, "shared") \
    X(ON_NEWEST, "on_newest") X(STRAGGLER_FIRST, "straggler_first") X(TWO_PLANETS, "two_planets") X(STRAGGLER_TWO, "straggler_two")
enum { HC_GIFT_NONE, HC_GIFT_RECOVER, HC_GIFT_DRAW, HC_GIFT_GAIN /* reinforcements */, HC_GIFT_READY, HC_GIFT_FRIEND, HC_GIFT_DRAW_UP,
       HC_GIFT_WRECK /* in the supply of the other */, HC_GIFT_NAIVETY, HC_GIFT_STAR_CHILD, HC_GIFT_KINDS, HC_GIFTS_MOST = 3 };
typedef struct hc_gift { uint8_t what, count; } hc_gift;
typedef struct hc_fate_info {
    uint8_t kind, next;                                    /* next: HC_DECK_...            */
    int8_t advantage;                                      /* of ships                     */
    uint8_t least, most;                                   /* of the dial; 0: as always    */
    uint16_t flags;                                        /* mask of HC_FATE_RULES        */
    uint8_t bar[HC_SYMBOLS];                               /* symbols from the left, plus one; 0: none */
    hc_gift prize[2][HC_GIFTS_MOST];                       /* for the winner, the loser; of HC_FATE_EACH the leader, the straggler; of
                                                            * HC_FATE_RESOURCES the first for everybody, before the resources */
    hc_gift resource[HC_SYMBOLS][HC_GIFTS_MOST];           /* by symbol; of HC_FATE_RESOURCES */
} hc_fate_info;
const hc_fate_info *hc_fate(int sheet);                     /* NULL: no destiny card of Duel */
const char *hc_backing_brief(const hc_card_info *c);        /* a reinforcement in one word; NULL: it is none */
const char *hc_plan_name(const hc_card_info *c);            /* what a plan or a reinforcement is called; NULL: neither */
enum { HC_PARITY_EVEN = 100, HC_PARITY_ODD, HC_WARP_CHORUS };      /* values of reinforcements that are no plain number: +10 on even, on odd clout; ships in the Warp */
enum { HC_THROWN_MOST = 53 };                              /* all plans and reinforcements */
typedef struct hc_duel_info {
    bool plays;                                            /* this table is one            */
    uint8_t leader, kind;                                  /* kind: HC_DUELING, HC_CONTESTING; 0: neither */
    uint16_t card;                                         /* sheet of the destiny card; 0: none yet */
    int8_t advantage;                                      /* of ships, in this duel ...   */
    bool fewer;                                            /* ... is for who has fewer of them */
    uint8_t next_deck;                                     /* HC_DECK_...                  */
    uint8_t decks[HC_DESTINY_DECKS], reinforcements, stack;        /* how many cards       */
    uint8_t warp_planet;                                   /* HC_NO_PLANET: none           */
    struct {
        uint8_t supply, ready, deck, discards, planets, limit, friends /* so many allies it may have */, sent, backing;
        uint16_t controls;                                 /* mask of planets              */
        int8_t dial, shown;                                /* tactic; -1: none             */
        hc_card_info back[8], thrown[HC_THROWN_MOST];      /* on its clout; its discards, which are public: by kind and number, for they have no order */
    } seat[HC_DUELISTS];
    struct { uint16_t sheet; uint8_t ally; bool there, open; } envoy[HC_ENVOYS];      /* sheet 0: the viewer does not know it; ally HC_NOBODY: neutral */
} hc_duel_info;

enum { HC_MARK_NONE, HC_MARK_WARNING, HC_MARK_COMET };     /* on a destiny card */
enum { HC_DIAL_NONE /* not shown, or there are none */, HC_DIAL_OUT, HC_DIAL_SHIPS, HC_DIAL_CARD };      /* what a dial of hidden alliances shows */

typedef struct hc_table {
    uint8_t edition, players, viewer, planets;
    uint8_t phase, offense, defense, target, winner;   /* HC_NOBODY, HC_NO_PLANET: not yet   */
    uint8_t encounter_of_turn;                         /* 1 or 2                             */
    uint16_t turn, encounter;
    bool lower_wins;                                   /* it has been called: the lower total wins */
    bool over, driving;                                /* driving: out of the own system     */
    uint8_t won;                                       /* mask                               */
    uint8_t colonies_to_win, home_for_power;
    hc_seat_info seat[HC_SEATS];
    uint8_t ships[HC_PLANETS][HC_SEATS];
    uint8_t room[HC_PLANETS];                          /* for so many more ships; 255: for any number */
    uint8_t deck, discards, destiny, destiny_used;     /* how many cards                     */
    uint8_t destiny_drawn;                             /* seat whose colour lies open, or that the card has led to */
    uint8_t destiny_kind;                              /* what the open card says: HC_DESTINY_... */
    uint8_t destiny_mark;                              /* what else is on it: HC_MARK_...    */
    uint8_t cone;                                      /* HC_CONE_...; 0: it cannot be turned over */
    hc_card_info discard[HC_CARDS];                    /* bottom to top                      */
    bool dealing;                                      /* an offer is on the table:          */
    uint8_t proposer, deal_round;
    uint8_t server;                                    /* who does something by a power for what is given, and gives no item; HC_NOBODY */
    uint8_t items, things, fleets, notes;
    uint8_t parties;                                   /* mask: who talks                    */
    hc_item item[HC_ITEMS_MAX];                        /* of the offer                       */
    hc_thing thing[HC_THINGS_MAX];                     /* by holder, and by how they lie     */
    hc_fleet fleet[HC_FLEETS_MAX];
    hc_note note[HC_NOTES_MAX];
    struct { uint16_t alien, dealt; uint8_t holder, state; } power[HC_POWERS];     /* dealt: the second to choose from */
    uint8_t powers, memos;
    hc_memo memo[HC_MEMOS_MAX];
    uint8_t reward_deck, reward_discards;              /* how many cards                     */
    uint8_t reward_top;                                /* the back of the next one: HC_BACK_... */
    hc_card_info reward_discard[HC_REWARDS];           /* bottom to top                      */
    uint8_t tech_deck, tech_discards, hazard_deck, hazard_discards;        /* how many cards */
    hc_card_info tech_discard[HC_TECHS];
    uint64_t standing;                                 /* planets that are in the game       */
    hc_duel_info duel;
} hc_table;
#endif
