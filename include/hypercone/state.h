/* state.h - the layout of a game, so that you can hold and copy one. Not for reading.
 *
 * A game is one flat struct without pointers: `hc_game copy = game;` is a complete clone, in
 * the middle of any question. The fields are the engine's own and change from version to
 * version; programs use the functions of hypercone.h, which never show more than a seat may
 * know. */
#ifndef HYPERCONE_STATE_H
#define HYPERCONE_STATE_H
#include <assert.h>
#include <stddef.h>
#include <stdint.h>

/* How much room there is. Tests build games with about half and twice as much as usual, too (meson -Dlimits=half, double), and the
 * same seeds must lead to the same games: what differs would be a rule that nobody wrote. Half is never less than the boxes need. */
#ifndef HC_LIMITS
#define HC_LIMITS 0
#endif
#define HC_LIMIT(half, usual, twice) (HC_LIMITS < 0 ? (half) : HC_LIMITS > 0 ? (twice) : (usual))

enum {
    HC_SEATS = 8,                               /* most players of any edition                              */
    HC_HOME = 5,                                /* planets of a system                                      */
    HC_PLANETS = 63,                            /* eight systems of five, eight that cards may add, and room; with the gate they fill a mask */
    HC_POWERS = HC_LIMIT(16, 32, 48),           /* powers in the game: one a seat, and those that come later; with others in one word of a set */
    HC_CARDS = HC_LIMIT(248, 256, 256),         /* cards and discs of one game; the last number means none, and has to be a byte */
    HC_PIECES = HC_LIMIT(64, 80, 160),          /* things in play that are no cards of a hand: moons of six, techs and stations of eight */
    HC_SOURCES = HC_LIMIT(320, 384, 640),       /* whatever can act: powers, cards, and pieces as the last  */
    HC_WINDOWS = HC_LIMIT(128, 128, 256),       /* moments at which something can act: more than 64 have names */
    HC_BANDS = 8,                               /* of windows: in which of them a source listens is noted   */
    HC_PIECE_BANDS = 12,                        /* ... a piece                                              */
    HC_BANDED = 128,                            /* ... of the first sources, powers and most cards that act, and of pieces */
    HC_EFFECTS = HC_LIMIT(32, 36, 96),          /* sources that act in one encounter: 26 have, and ten more must be free for whoever responds */
    HC_STACK = HC_LIMIT(32, 32, 64),            /* frames: 21 come into use, and ten more must be free for whoever responds */
    HC_LOCALS = HC_LIMIT(11, 11, 23),           /* numbers that a frame remembers: the eleventh is MINE6    */
    HC_DRAFT = HC_LIMIT(48, 48, 96),            /* things in a compound choice: 48 terms of a proposal; 41 ships of one player */
    HC_PILES = HC_LIMIT(8, 8, 16),              /* ordered cards: decks and their discards, four so far; in whole words */
    HC_RECALLED = HC_LIMIT(120, 128, 192),       /* encounter cards of one game: the first that do not act   */
    HC_BACKS = 4,                               /* decks that cards of a hand come from, each with its back */
    HC_RUNS = 8,                                /* of cards with the same back, by number                   */
    HC_BACKED = 96,                             /* cards with other backs than that of the first deck       */
    HC_DECK_WORDS = HC_LIMIT(8, 8, 16),         /* of 64 cards each: all side decks together                */
    HC_TOPS = HC_LIMIT(4, 4, 8),                /* cards on side decks of which somebody knows              */
    HC_PARTS = 32,                              /* parts of the game that a table may have or not           */
    HC_PURSES = 4,                              /* kinds of what a player can have a number of              */
    HC_KEPT = 68,                               /* bytes that parts keep in mind, all together              */
    HC_SEEN = 6,                                /* kinds of doings that are kept in mind                    */
    HC_CARD_PLACES = HC_LIMIT(104, 104, 126),     /* where cards can lie: numbers of seven bits               */
    HC_TECHS = HC_LIMIT(48, 48, 64),            /* most techs of any edition                                */
    HC_MEMORIES = HC_LIMIT(8, 12, 24),          /* powers that can keep something in mind: one a seat       */
    HC_MEMORY = HC_LIMIT(16, 16, 32),           /* bytes of it: a sheet declares up to 16                   */
    HC_REWIND_CARDS = HC_LIMIT(8, 16, 32),      /* cards that a time traveller can give back                */
    HC_REWIND_MOVES = HC_LIMIT(40, 40, 80),     /* moves of ships that it can take back; older ones stay     */
    HC_WAITING = HC_LIMIT(3, 3, 6),             /* encounters out of turn that wait                         */
    HC_UNITS = HC_LIMIT(8, 16, 32),             /* ships that are more than a ship                          */
    HC_ADDED = HC_LIMIT(8, 16, 24)              /* planets that came to a system after the first ones: with those, all planets */
};

/* Ships lie on planets 0 to HC_PLANETS - 1, or in one of these places. */
enum {
    HC_GATE = HC_PLANETS,   /* in the encounter: in the gate, or beside the defense */
    HC_OTHER_GATE,          /* beside the defense, of who is with the offense as well */
    HC_LIMBO,               /* picked for a loss that is being decided              */
    HC_WARP,
    HC_UNDER,               /* under another ship: see hc_unit                      */
    HC_GONE,                /* out of the game                                      */
    HC_ON_SHEET,            /* captured: on the sheet of a power                    */
    HC_ON_PIECES = HC_ON_SHEET + HC_POWERS,     /* on techs and their like */
    HC_SUPPLY,                                  /* Duel: at hand, to be sent */
    HC_PRAW,                                    /* below the warp: parts/praw */
    HC_PLACES = HC_LIMIT(88, 104, 128)          /* numbers of seven bits */
};
static_assert(HC_PRAW < (int)HC_PLACES, "every place has its number");

/* Bits of pieces stand as in a set of sources, from the word on in which the first piece is. */
enum { HC_FIRST_PIECE_WORD = HC_CARDS / 64, HC_PIECE_WORDS = (HC_CARDS % 64 + HC_PIECES + 15) / 16 };

typedef struct hc_set { uint64_t word[HC_SOURCES / 64]; } hc_set;             /* of sources */
typedef struct hc_windows { uint64_t word[HC_WINDOWS / 64]; } hc_windows;     /* a set of windows */

typedef struct hc_frame {
    uint32_t flow;                  /* which function: its owner and index     */
    uint8_t step;                   /* where to resume; 0 = the beginning      */
    uint8_t seat;                   /* on whose behalf it runs                 */
    int16_t local[HC_LOCALS];
} hc_frame;

typedef struct hc_ask {
    hc_set allowed;                 /* things of that kind                     */
    uint32_t filter;                /* cards: classes                          */
    uint16_t sheet;                 /* who asks: an alien, a card, 0 the rules */
    uint16_t about;                 /* a sheet that the prompt mentions; 0: none */
    uint16_t extra;                 /* which answers that name no thing        */
    uint8_t kind;                   /* what is chosen: HC_ASK_...              */
    uint8_t seats, answered;        /* masks: who is asked, who has answered   */
    uint8_t least, most;            /* compound: how many things               */
    uint8_t prompt;                 /* which of the sheet's prompts            */
    uint8_t count;                  /* a number that the prompt mentions       */
    uint8_t place, who;             /* a place and a seat that it is about     */
    uint8_t window, owner;          /* owner: whose ships are picked; HC_NOBODY: own */
    uint8_t unit;                   /* which of unlike ships: a unit, plus one; 0: those of the second colour */
    uint8_t unused[2];
} hc_ask;

typedef struct hc_power {
    uint16_t alien;                 /* 0: this place of the pool is free       */
    union {
        uint16_t dealt;             /* while aliens are chosen: the second one to choose from */
        uint16_t next;              /* of a free place: laid out to be drawn next */
    };
    int16_t number;                 /* what the sheet keeps in mind            */
    uint8_t holder, owner;
    uint8_t off;                    /* why it is not in use: ZAPPED, FACE_DOWN ... */
    uint8_t tokens, laid_tokens;    /* on the sheet; laid out before the game  */
    uint8_t parent;                 /* the power, plus one, on which this one hangs */
    uint8_t hoard_at, lent_by;      /* where its hoard lies and who gets it back, both plus one */
} hc_power;

/* A thing in play that acts and is no card of a hand: a tech, a curse. */
typedef struct hc_piece {
    uint16_t sheet;                 /* 0: this place is free                   */
    uint8_t kind;                   /* HC_CARD_...: what its back says         */
    uint8_t holders;                /* mask: before whom it lies               */
    uint8_t open;                   /* all know what it is (255); else its holders, and these as a mask */
    uint8_t at;                     /* a place where it lies or that it is about, plus one */
    uint8_t count;                  /* ships of its holder on it               */
    uint8_t tag;                    /* what else its kind has to say of it     */
} hc_piece;

/* A card on a side deck that somebody has seen or laid there. */
typedef struct hc_top { uint16_t sheet; uint8_t deck, known; } hc_top;

/* Cards from this number on, up to that of the next run, came out of this deck: it is on their backs, for all to see. */
typedef struct hc_run { uint8_t first, back; } hc_run;

/* What no view shows. */
typedef struct hc_unshown {
    uint32_t random_block[16];      /* the ChaCha stream                       */
    uint8_t open[HC_CARDS / 8];     /* bits: cards that were shown to all, also to those who only look on */
} hc_unshown;

/* A ship that is more than a ship: what kind, where, and how many ships of whom lie under it. */
typedef struct hc_unit {
    uint8_t seat;                   /* plus one; 0: this entry is free         */
    uint8_t place, kind;            /* kind: HC_UNIT_...; of a ring, the flare that keeps it */
    uint8_t in;                     /* place HC_UNDER: under which unit, plus one; and whether the ship is of the second colour */
    uint8_t of[HC_SEATS];
} hc_unit;

/* What a source did in this encounter. Bits are its hooks. */
typedef struct hc_effect {
    uint32_t used, on;
    uint16_t source;
    int16_t remembered;             /* what was chosen or counted for it       */
    uint8_t by;
    uint8_t state;                  /* RESTING, THROWN_AWAY                    */
    uint16_t acts_as;               /* of a card: the sheet that it was played as; 0: its own */
} hc_effect;

/* What is forgotten when an encounter ends. */
typedef struct hc_encounter {
    uint8_t side[HC_SEATS];         /* masks of the sides on which a seat is   */
    uint8_t stood[HC_SEATS];        /* ships on the target before anybody landed or was lost there */
    uint8_t losing[HC_SEATS];       /* while a side loses: so many ships       */
    uint8_t reward_ships[HC_SEATS], reward_cards[HC_SEATS];     /* announced, not yet received */
    uint8_t invited[2], barred;     /* masks: by the offense, the defense; may not join */
    uint8_t answered;               /* who has accepted or declined            */
    uint8_t flare_used, face_up;    /* masks: has played a flare; has turned up the card */
    uint8_t driving;                /* the offense fights in its own system    */
    uint8_t any_colony;             /* any colony of the defense may be aimed at */
    uint8_t annulled;               /* what destiny said                       */
    uint8_t hazard, replanned;      /* was there a warning; were cards chosen again */
    uint8_t decided;                /* the side, plus one, that wins whatever the cards say */
    uint8_t forbids;                /* something that was done denies a player something */
    uint8_t noted_card, must_play;  /* cards, plus one: what a power remembers, what its holder has to play */
    uint8_t hand_owed[2];           /* by side: cards of a new hand that are drawn when the encounter is over */
    uint8_t posing;                 /* a card has been played as another       */
    uint8_t keeps_power;            /* mask: has the power with however few home colonies */
    uint8_t seen[HC_SEEN];          /* masks: what players have done that somebody may hold against them */
    uint8_t compensable;            /* ships that a loser with a negotiate is to be compensated for */
    uint8_t third_party;            /* a seat, plus one, that talks with the main players */
    uint8_t sent;                   /* the offense's ships in it, as cards are chosen */
    uint8_t shielded[HC_POWERS / 8];     /* a bit a power: no use of it is cancelled */
    uint8_t kickers;                /* mask: has laid a kicker beside the encounter card */
    uint8_t reversed;               /* the cone lies on its other side         */
    uint8_t named;                  /* the defense, plus one, that somebody has named instead of destiny */
    uint8_t undrawn;                /* no destiny card is drawn: the defense is named without one */
    uint8_t displaced[2];           /* by side: the main player, plus one, whose place another has taken; the defense's ships on the target are its */
    uint8_t aside;                  /* ships of the defense on the target that take no part */
    uint8_t margin;                 /* of two totals, when they were compared: how far apart; 255: or farther */
    uint8_t dealers;                /* a mask: who has talked about the deal of this encounter */
    uint8_t unused[HC_LIMIT(6, 4, 2)];
} hc_encounter;

/* A part of an offer: what one player would give another. Named cards lie in a place of their own. */
enum { HC_BARGAIN_ITEMS = HC_LIMIT(12, 12, 24) };        /* unlike ones, besides named cards: two offers of six */
typedef struct hc_bargain_item { uint8_t from, to, item, thing, count; } hc_bargain_item;

/* What is being talked about: by whom (a mask), about which item (plus one; 0: anything), who does something for it that is no item (plus one),
 * whose offer it is (plus one), with whom its first terms are, and the offer. */
typedef struct hc_bargain {
    uint8_t parties, about, holder, proposer, with, round, items;
    hc_bargain_item item[HC_BARGAIN_ITEMS];
} hc_bargain;

/* What a time traveller takes back: moves of ships since then, cards that cards moved; and how it was. Kept only where there is one. */
typedef struct hc_move { uint8_t seat, from, to, count; } hc_move;
typedef struct hc_rewind {
    uint8_t zapped[HC_POWERS / 8];  /* a bit a power                           */
    uint8_t open, count, moves, unit_at[HC_UNITS], unused[HC_LIMIT(3, 1, 3)];      /* unit_at: plus one */
    uint8_t side[HC_SEATS];
    uint8_t card[HC_REWIND_CARDS], from[HC_REWIND_CARDS];
    hc_move move[HC_REWIND_MOVES];  /* the last one last                       */
} hc_rewind;

/* What the book of Duel keeps: two players, three envoys, five tactics each. Cards lie in their places, ships on planets and in the supply. */
enum { HC_DUELISTS = 2, HC_ENVOYS = 3, HC_TACTICS = 5 };
typedef struct hc_duel {
    uint8_t no_rewind[HC_POWERS / 8 + 1];      /* where hc_rewind says that it is open: zero, so that nobody takes one for the other */
    uint8_t leader;                 /* the other is the straggler              */
    uint8_t deck;                   /* HC_DECK_...: the next destiny card comes from here */
    uint8_t contest;                /* what is going on: HC_DUELING ...; 0: nothing */
    uint8_t ready[HC_DUELISTS];     /* masks: tactics that stand upright       */
    uint8_t envoy_at[HC_ENVOYS];    /* by icon: HC_ENVOY_...                   */
    uint8_t warp_planet, newest;    /* planets, plus one: in the Warp; discovered last */
    uint8_t wakes;                  /* a planet has been put into the Warp     */
    /* Of this duel or contest: */
    uint8_t dial[HC_DUELISTS];      /* shown, plus one                         */
    uint8_t sent[HC_DUELISTS];
    uint8_t sends;                  /* mask: who has to send                   */
    uint8_t shown[HC_DUELISTS];     /* the tactic, plus one: 2 * token + half  */
    uint8_t jammed[HC_DUELISTS];    /* masks: tactics that may not be chosen   */
    uint8_t no_tactics;
    uint8_t destroyed[HC_DUELISTS]; /* ships, by tactics                       */
    uint8_t winner;                 /* a seat, plus one                        */
    uint8_t margin;                 /* by so much clout                        */
    uint8_t counted;                /* plans were compared                     */
    uint8_t crowded;                /* who has ships on the planet already sets a dial of 1 or 2 */
    uint8_t copies;                 /* mask: whose tactic counts as that of the other */
    uint8_t bonus[HC_DUELISTS];     /* clout that was earned by acts           */
    uint8_t laid[HC_DUELISTS];      /* the tactic that lies face down, plus one; 255: another's, in a view */
    uint8_t jammed_before[HC_DUELISTS], destroyed_before[HC_DUELISTS];      /* the same of this duel before it started again */
} hc_duel;
enum { HC_DUELING = 1, HC_CONTESTING, HC_DUEL_DONE, HC_CONTEST_DONE /* cleaned up, but for what follows from it */ };
enum { HC_DECK_DISCOVERY, HC_DECK_EVENT, HC_DECK_REFRESH, HC_DESTINY_DECKS };
enum { HC_ENVOY_GONE, HC_ENVOY_NEUTRAL, HC_ENVOY_WITH };        /* plus the seat */

typedef struct hc_game {
    uint64_t seed, variants, boxes;
    uint64_t parts;                          /* parts of the game that are in play, as bits */
    hc_windows hears[HC_SEATS], heard;       /* windows in which a seat's, anybody's sources listen */
    uint64_t banded[HC_BANDS][HC_BANDED / 64];       /* by band of windows: of the first sources, those in hands that listen in one of it */
    uint64_t lasting;                        /* quantities that powers and pieces change as long as they last, as bits */
    uint64_t switched;                       /* ... and those that in_effect changes        */
    uint64_t colony[HC_SEATS];               /* planets on which it has ships              */
    uint64_t planets;                        /* those that are in the game                 */
    uint64_t deck_left[HC_DECK_WORDS], deck_used[HC_DECK_WORDS];     /* side decks and their discards, as sets */
    uint64_t system[HC_SEATS];               /* planets of each system; what is no more stays in it */
    uint64_t landed;                         /* planets that ships have come to, of which nobody has been told yet */
    hc_set   held[HC_SEATS];                 /* sources in its hands                       */
    hc_set   in_effect;                      /* those whose changes of numbers hold        */
    hc_set   acted;                          /* those that have an effect[]                */
    hc_ask   ask;
    union {
        hc_unshown unshown;                  /* of a game                                  */
        uint8_t unseen_at[HC_BACKED];        /* of a view: where cards with other backs lie that it does not show: by back, and then by place */
    };
    uint32_t random_count;
    int16_t  reply[HC_SEATS], answer, result;
    uint16_t turn, encounter;                /* counted from 1                             */
    uint16_t draft[HC_DRAFT];                /* the compound choice being made             */
    uint8_t  edition, players;
    uint8_t  is_view, viewer;                /* viewer: whose view it is; HC_NOBODY: of the table, or a whole game */
    uint8_t  alert;                          /* the colour that aliens are drawn of        */
    uint8_t  hands_due;                      /* the game begins with a deal of hands       */
    uint8_t  over, won, ended, depth;        /* ended: a claim to the win has stood       */
    uint8_t  phase, offense, defense, target, winner, second, success;
    uint8_t  order[HC_SEATS];                /* timing order                               */
    uint8_t  draft_count, effects, first, destiny_card;
    uint8_t  lost_power, losers_of_powers;   /* masks: too few home colonies; of whom nobody has been told yet */
    uint8_t  new_colonies;                   /* mask: for whom the landing made one        */
    uint8_t  goes_on;                        /* a power gives the offense another encounter: GO_ON ... */
    uint8_t  waiting[HC_WAITING], against[HC_WAITING];      /* encounters out of turn, the next one first: whose, plus one; against whom */
    uint8_t  extra_against;                  /* of the one under way                       */
    uint8_t  piles_at;                       /* a seat, plus one: deck and discards lie beside a cheat */
    uint8_t  pieces, tops;                   /* places of piece[] and top[] that were used */
    uint8_t  cards, acting_cards, home;      /* how many there are in this game            */
    uint8_t  reserve;                        /* the last of the acting cards: flares that may come into the game later */
    uint8_t  source_words;                   /* of a set, in which its sources are         */
    hc_bargain bargain;
    uint8_t  pile_count[HC_PILES];
    uint8_t  added[HC_ADDED];                /* planets that came later, plus one, in order */
    uint8_t  colour_of[HC_SEATS];            /* by colour: who has taken this one that nobody plays, plus one */
    uint8_t  extra_ships[HC_SEATS];          /* ships of a seat besides those of its colour */
    uint8_t  fleet[HC_SEATS];                /* the colour, plus one, of a seat's ships that are unlike its others: its row of ships[] says which of them */
    uint8_t  unlike;                         /* seats with such ships or units             */
    uint8_t  runs;                           /* places of run[] that are used              */
    uint8_t  back_wanted;                    /* of the card that is taken at random next, plus one; 0: any */
    uint8_t  intimidates;                    /* mask: plays an intimidate as the encounter card    */
    hc_unit  unit[HC_UNITS];
    hc_encounter now;
    uint8_t  ships[HC_SEATS][HC_PLACES];
    uint8_t  where[HC_CARDS];                /* where each card is                         */
    uint8_t  kind[HC_CARDS];                 /* what it is ...                             */
    int16_t  value[HC_CARDS];                /* ... and its number, alien or colour        */
    uint8_t  known[HC_CARDS];                /* seats that know that it is there           */
    uint8_t  known_again[HC_RECALLED];       /* seats that will know again at the reveal: of cards from acting_cards on */
    uint8_t  mark[HC_CARDS];                 /* seats that have marked it                  */
    uint8_t  tag[HC_CARDS];                  /* what else is to be said of it where it lies */
    uint8_t  order_of[HC_CARDS];             /* the piles one after the other, each bottom to top */
    uint8_t  count[HC_CARD_PLACES];          /* cards by place                             */
    hc_run   run[HC_RUNS];                   /* of cards with the same back                */
    hc_power power[HC_POWERS];
    hc_piece piece[HC_PIECES];
    hc_top   top[HC_TOPS];                   /* the next one to be drawn last              */
    hc_effect effect[HC_EFFECTS];            /* by source, without gaps                    */
    uint8_t  memory[HC_MEMORIES][HC_MEMORY]; /* of powers, as their sheets declare it      */
    union { hc_rewind rewind; hc_duel duel; };      /* what one rule book keeps and no other */
    hc_frame stack[HC_STACK];
    uint8_t  part_option[HC_PARTS];          /* by part: which of its options, as bits     */
    uint8_t  purse[HC_SEATS][HC_PURSES];     /* what a player has a number of              */
    uint8_t  kept[HC_KEPT];                  /* what parts keep in mind, a stretch of bytes each: parts/parts.h */
    uint8_t  keyed;                          /* the random stream has a key of 256 bits, which is in its block */
    uint8_t  in_order;                       /* mask: has laid its encounter cards in the order in which it will play them; their tags say which */
    uint8_t  last_chance, chance_by;         /* a seat, plus one, for whose next encounter a win waits; the power, plus one, by which */
    uint16_t piece_bands[HC_PIECE_BANDS][HC_PIECE_WORDS];      /* by band of windows: the pieces that have something to do with one of it, as bits */
    uint8_t  room[8];                        /* to a multiple of 64: a copy is fastest so  */
} hc_game;
static_assert(sizeof(hc_duel) <= sizeof(hc_rewind) && offsetof(hc_duel, leader) > offsetof(hc_rewind, open), "the books share their room");
static_assert(HC_LIMITS || (sizeof(hc_game) <= 8192 && sizeof(hc_game) % 64 == 0), "a game must stay within 8 KiB, in whole cache lines");
#endif
