/* hypercone.h - the whole public interface of the rules engine.
 *
 * A program holds an hc_game, asks what is asked (hc_question, hc_options), answers
 * (hc_answer) and reads what happened (hc_events). What a player may know comes from a view
 * (hc_view) and is read with hc_read. No function allocates, prints, reads a clock or keeps
 * anything outside the structs that you pass. The same setup and the same answers give the
 * same bytes on every machine. docs/examples/minimal.c is a complete program. */
#ifndef HYPERCONE_H
#define HYPERCONE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "state.h"
#include "events.h"
#include "windows.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    HC_RULES_VERSION = 12,   /* changes when the same answers could lead elsewhere           */
    HC_RULES_OLDEST = 4      /* games begun under this one may be tried: their digests tell  */
};
enum { HC_SHEETS = 2304 };       /* aliens and cards with behaviour: numbers are below this */
enum { HC_NOBODY = 255, HC_UNKNOWN = 255, HC_NO_PLANET = 255, HC_NO_CARD = 255 };
static_assert(HC_CARDS - 1 <= (int)HC_NO_CARD && HC_PLACES <= (int)HC_NO_PLANET, "numbers that mean none are those of no thing");

/* ---- setting up ---------------------------------------------------------------------- */

/* What is refused, and why. Sentences for people are made by text/ (text_refusal). */
typedef enum hc_status {
    HC_OK,
    HC_NO_SUCH_EDITION, HC_TOO_FEW_PLAYERS, HC_TOO_MANY_PLAYERS, HC_NO_SUCH_ALIEN, HC_ALIEN_NOT_IN_EDITION,
    HC_ALIEN_TWICE, HC_ALIEN_NEEDS_PLAYERS, HC_NO_SUCH_VARIANT, HC_NO_SUCH_SEAT, HC_NO_SUCH_ALERT, HC_TOO_FEW_ALIENS, HC_ALIENS_CLASH,
    HC_TOO_MANY_FOR_COMBOS, HC_GAME_IS_OVER, HC_NOT_ASKED, HC_NOT_AN_OPTION, HC_NOT_A_TABLE, HC_NO_SUCH_BOX, HC_ALIEN_NOT_IN_BOXES,
    HC_ALIEN_NEEDS_COLOUR, HC_NO_SUCH_PART, HC_NO_SUCH_GIFT, HC_NO_SUCH_OPTION, HC_PART_TWICE, HC_PART_NEEDS_PLAYERS, HC_PARTS_CLASH,
    HC_NO_SUCH_PRESET, HC_ALIEN_NEEDS_PART
} hc_status;

/* How much an alien asks of its players: the colour on its sheet. */
enum { HC_ALERT_NONE, HC_ALERT_GREEN, HC_ALERT_YELLOW, HC_ALERT_RED, HC_ALERTS };

/* Sets that a game is put together from: which aliens and flares are drawn. A set that comes later changes nothing for games without it. */
#define HC_BOXES(X) \
    X(BASE, "base", "The modern base game.")                X(AVALON_HILL, "avalon-hill", "The Avalon Hill box.") \
    X(INCURSION, "incursion", "Cosmic Incursion.")          X(CONFLICT, "conflict", "Cosmic Conflict.") \
    X(ALLIANCE, "alliance", "Cosmic Alliance.")             X(STORM, "storm", "Cosmic Storm.") \
    X(DOMINION, "dominion", "Cosmic Dominion.")             X(EONS, "eons", "Cosmic Eons.") \
    X(ODYSSEY, "odyssey", "Cosmic Odyssey.")                X(EON, "eon", "The Eon boxes.") \
    X(LATER_CLASSIC, "later-classic", "Later editions of the classic game.") \
    X(DUEL, "duel", "Cosmic Encounter Duel.")               X(HOMEBREW, "homebrew", "Aliens written by players.")
#define X(name, word, about) HC_BOX_##name,
enum { HC_BOXES(X) HC_BOX_COUNT };
#undef X

enum { HC_GIFTS = 4 };               /* most cards that one seat begins with */
typedef struct hc_setup {
    uint64_t seed;
    uint64_t variants;               /* bits, see hc_variant_name                        */
    uint64_t boxes;                  /* bits HC_BOX_..., see hc_box_name; 0: those of hc_usual_boxes */
    uint8_t edition;                 /* see hc_edition_named                             */
    uint8_t players;
    uint8_t first;                   /* seat that begins, or HC_NOBODY: drawn            */
    uint16_t alien[HC_SEATS];        /* by seat; 0: drawn at random ...                  */
    uint8_t alert;                   /* ... among those of this colour; HC_ALERT_NONE: any */
    uint64_t parts;                  /* bits, see hc_part_name                           */
    uint8_t part_option[HC_PARTS];   /* by part: bits, see hc_part_option                */
    uint64_t key[4];                 /* luck out of 256 bits; all zero: out of the seed  */
    uint16_t gift[HC_SEATS][HC_GIFTS];       /* cards that a seat begins with: envoys, privileges and what a campaign gives; 0: none */
    uint8_t points;                  /* the age by which points are counted when the game is over (hc_age_at), plus one; 0: none are */
} hc_setup;

/* Luck of others who play along, for whom nothing of the cards may be guessed from it: a number of its own for each use. Where there is no
 * key it is the seed. */
typedef enum hc_luck_use { HC_LUCK_SET_UP, HC_LUCK_SHUFFLES, HC_LUCK_BOTS, HC_LUCK_TALK } hc_luck_use;
bool hc_is_keyed(const hc_setup *s);
uint64_t hc_luck(const hc_setup *s, hc_luck_use use);

/* Begins a game and runs it to the first question. On refusal *g is not changed; *seat (may be
 * NULL) then names the seat that is at fault, or HC_NOBODY. `ev` may be NULL. */
hc_status hc_new(hc_game *g, const hc_setup *s, hc_events *ev, int *seat);

/* ---- questions and answers ------------------------------------------------------------- */

typedef enum hc_ask_kind {
    HC_ASK_NONE,
    HC_ASK_ACT,          /* use a power or play a card now, or pass; thing: a source    */
    HC_ASK_SEAT,
    HC_ASK_PLANET,       /* thing: a planet, or HC_GATE                                 */
    HC_ASK_CARD,
    HC_ASK_SIDE,         /* HC_SIDE_OFFENSE, HC_SIDE_DEFENSE                            */
    HC_ASK_NUMBER,
    HC_ASK_CHOICE,       /* labelled answers, see hc_label                              */
    HC_ASK_TERMS,        /* the terms of a deal, one by one; thing: see HC_TERM_...     */
    HC_ASK_REPLY,        /* HC_ACCEPT, HC_COUNTER, HC_REFUSE, HC_TIME_IS_UP             */
    HC_ASK_FACE,         /* a kind of card by name; thing: see hc_face                  */
    HC_ASK_ALIEN,        /* one that is not in the game; thing: its sheet               */
    HC_ASK_PLAN          /* Duel: a plan and half a tactic together, see HC_PLAN_CARD   */
} hc_ask_kind;

enum { HC_ACCEPT, HC_COUNTER, HC_REFUSE, HC_TIME_IS_UP };
enum { HC_SIDE_OFFENSE, HC_SIDE_DEFENSE, HC_SIDE_NONE, HC_BOTH_LOST, HC_DEAL_MADE, HC_DEAL_FAILED };

/* A choice is the number of the thing itself, below HC_THINGS; then come answers that name no thing. */
enum { HC_THINGS = 4096, HC_PASS = HC_THINGS, HC_DONE, HC_UNDO, HC_DECK, HC_WALK_AWAY, HC_ANSWERS_END };

/* Terms of a deal, as answers to HC_ASK_TERMS: what kind of term, and the thing that it names. To give card c is c itself. */
enum { HC_TERMS = 8192, HC_TERM_ROOM = 512 };
#define HC_TERM_KIND(term) ((term) < HC_TERMS ? HC_TERM_GIVE_CARD : (term) - (term) % HC_TERM_ROOM)
#define HC_TERM_THING(term) ((term) < HC_TERMS ? (term) : (term) % HC_TERM_ROOM)
enum {
    HC_TERM_GIVE_CARD = 0,                                           /* + card                                       */
    HC_TERM_WANT_CARD = HC_TERMS,                                    /* + card, where it is known to the proposer    */
    HC_TERM_GIVE_COLONY = HC_TERM_WANT_CARD + HC_TERM_ROOM,          /* + planet: the other may settle there         */
    HC_TERM_WANT_COLONY = HC_TERM_GIVE_COLONY + HC_TERM_ROOM,        /* + planet                                     */
    HC_TERM_GIVE_RANDOM = HC_TERM_WANT_COLONY + HC_TERM_ROOM,        /* one more card drawn blindly from my hand     */
    HC_TERM_WANT_RANDOM = HC_TERM_GIVE_RANDOM + HC_TERM_ROOM,
    HC_TERM_WANT_ATTACK = HC_TERM_WANT_RANDOM + HC_TERM_ROOM,        /* one more, of the giver's choice              */
    HC_TERM_WANT_NEGOTIATE = HC_TERM_WANT_ATTACK + HC_TERM_ROOM,
    HC_TERM_WANT_ARTIFACT = HC_TERM_WANT_NEGOTIATE + HC_TERM_ROOM,
    HC_TERM_WANT_MORPH = HC_TERM_WANT_ARTIFACT + HC_TERM_ROOM,
    HC_TERM_WANT_REINFORCEMENT = HC_TERM_WANT_MORPH + HC_TERM_ROOM,
    HC_TERM_WANT_FLARE = HC_TERM_WANT_REINFORCEMENT + HC_TERM_ROOM,
    HC_TERM_GIVE_RELEASE = HC_TERM_WANT_FLARE + HC_TERM_ROOM,        /* free one more of the other's ships (Zombie)  */
    HC_TERM_WANT_RELEASE = HC_TERM_GIVE_RELEASE + HC_TERM_ROOM,
    HC_TERM_RELEASE_OF = HC_TERM_WANT_RELEASE + HC_TERM_ROOM,        /* + seat: free one more ship of a third player, or of who frees */
    HC_TERM_GIVE_CAPTIVE = HC_TERM_RELEASE_OF + HC_TERM_ROOM,        /* let one more captured ship of the other go   */
    HC_TERM_WANT_CAPTIVE = HC_TERM_GIVE_CAPTIVE + HC_TERM_ROOM,
    HC_TERM_WITH = HC_TERM_WANT_CAPTIVE + HC_TERM_ROOM,              /* + seat * HC_SEATS + seat: the terms that follow are between these two */
    HC_TERM_GIVE_ITEM = HC_TERM_WITH + HC_TERM_ROOM,                 /* + number of a part's item * HC_TERM_ROOM + thing */
    HC_TERM_WANT_ITEM = HC_TERM_GIVE_ITEM + 12 * HC_TERM_ROOM,
    HC_TERMS_END = HC_TERM_WANT_ITEM + 12 * HC_TERM_ROOM
};
static_assert(HC_SHEETS <= (int)HC_THINGS && HC_SOURCES <= (int)HC_THINGS && HC_PLACES <= (int)HC_THINGS && HC_CARDS <= (int)HC_THINGS, "every thing has a number of its own");
static_assert(HC_ANSWERS_END <= (int)HC_TERMS && HC_CARDS <= (int)HC_TERM_ROOM && HC_PLACES <= (int)HC_TERM_ROOM, "ranges of choices do not meet");
static_assert(HC_TERMS_END <= INT16_MAX, "a choice has 15 bits");

/* A card as the plan and half a tactic, as answers to HC_ASK_PLAN. Who has no tactic to choose names a card alone, who has no card a half. */
enum { HC_PLAN_ROOM = 256 };
#define HC_PLAN_WITH(card, half) ((card) + HC_PLAN_ROOM * ((half) + 1))
#define HC_PLAN_CARD(choice) ((choice) % HC_PLAN_ROOM)               /* HC_NO_CARD: none                             */
#define HC_PLAN_HALF(choice) ((choice) / HC_PLAN_ROOM - 1)           /* 2 * token + half; -1: none                   */
static_assert(HC_PLAN_WITH(HC_NO_CARD, 2 * HC_TACTICS - 1) < (int)HC_THINGS, "ranges of choices do not meet");

/* The questions of the rules: name, the word for it in scenarios and the protocol. Questions
 * of aliens and cards are in their own files. */
#define HC_PROMPTS(X) \
    X(NONE, "none")       X(ACT, "act")            X(ACT_ORDER, "order")    X(REGAIN, "regain") \
    X(OWN_ORDERS, "orders") X(GATHER, "gather")    X(AIM, "aim")            X(WHOSE_COLONY, "colony") \
    X(INVITE_OFFENSE, "invite") X(INVITE_DEFENSE, "invite") X(JOIN, "join") X(COMMIT, "commit") \
    X(ENCOUNTER_CARD, "card") X(RETURN, "return")  X(LOSE, "lose")          X(REWARD, "reward") \
    X(DEAL, "deal")       X(REPLY, "reply")        X(HAND_OVER, "hand-over") X(SETTLE, "settle") \
    X(SECOND, "second")   X(DISCARD, "discard")    X(WHOM, "whom")          X(REESTABLISH, "re-establish") \
    X(RESETTLE, "resettle") X(CHOOSE_ALIEN, "alien") X(ROTATE, "rotate") X(BECOME, "become") X(FROM_WARP, "from-warp") \
    X(TECH, "tech") X(RESEARCH, "research") X(WHICH_TECH, "which-tech") X(KEEP_TECH, "keep-tech") X(WHICH_SHIPS, "which-ships") X(MOON, "moon") \
    X(DROP_STATION, "drop-station") \
    X(DIAL, "dial") X(SHOW_ENVOY, "show-envoy") X(PLAN, "plan") X(PLAN_AND_TACTIC, "plan") X(REINFORCE, "reinforce") X(BACK_WHOM, "back-whom") \
    X(WHICH_PLANET, "which-planet") X(RAISE, "raise") X(LOWER, "lower") X(KEEP_ENVOY, "keep-envoy") X(RECOVER, "recover") \
    X(OUT_OF_WHICH, "out-of-which") X(READY, "ready") X(RESOURCE, "resource") X(DOWN_TO_LIMIT, "down-to-limit") X(SAVE_SHIPS, "save-ships")
#define X(name, key) HC_PROMPT_##name,
typedef enum hc_prompt { HC_PROMPTS(X) HC_PROMPT_COUNT } hc_prompt;
#undef X

typedef struct hc_question {
    uint8_t kind;            /* hc_ask_kind; HC_ASK_NONE: this seat is not asked          */
    uint8_t prompt;          /* sheet 0: hc_prompt; else a prompt of that sheet           */
    uint16_t sheet;          /* the alien or card that asks; 0: the rules                 */
    bool compound;           /* things are picked one by one until HC_DONE                */
    bool simultaneous;       /* others are asked the same at the same time                */
    uint8_t least, most;     /* compound: how many things                                 */
    uint8_t picked;          /* compound: how many are picked so far                      */
    uint8_t count;           /* a number that the question mentions: ships, cards         */
    uint8_t place, who;      /* a planet or place (of a discard: the card), and a seat, that it is about */
    uint8_t window;          /* HC_ASK_ACT: which moment, see hc_window                   */
    bool puts;               /* HC_ASK_PLANET: ships are put down there, not taken            */
    uint8_t whose;           /* HC_ASK_PLANET: whose ships are picked; usually the asked seat's */
    bool spares;             /* ... and one of them has to stay on each planet            */
    uint8_t unit, under;     /* HC_PROMPT_WHICH_SHIPS: HC_UNIT_..., 0: ships of the second colour; and how many lie under it */
    uint16_t about;          /* sheet of the act that could be answered, or that costs the
                                ships; 0: none                                            */
    uint16_t pick[HC_DRAFT]; /* compound: the picked ones; nothing beyond them            */
} hc_question;

typedef struct hc_option { int16_t choice; uint16_t thing, kind; } hc_option;       /* kind: hc_ask_kind; HC_ASK_NONE: it names no thing */
enum { HC_OPTIONS_MAX = 512 };

/* Seats whose answer is awaited, as a mask; 0 when the game is over. On a view: only the
 * viewer's own bit. */
unsigned hc_asked(const hc_game *g);

/* What `seat` is asked. kind HC_ASK_NONE when it is not. Works on games and on views. */
void hc_question_for(const hc_game *g, int seat, hc_question *q);
bool hc_is_compound(const hc_game *g);   /* what hc_question_for says, for those who need nothing else */

/* The answers that are legal for `seat` now, in a stable order; at most HC_OPTIONS_MAX.
 * Returns how many. Reads nothing that the seat may not see. */
int hc_options(const hc_game *g, int seat, hc_option out[]);

/* A thing that `seat` may choose, by lot: of n the lot(luck, n)th, in the order of hc_options but without the list, where that is the
 * quicker way. Below 0, and no lot is drawn: there is nothing but passing and the like. */
typedef uint32_t (*hc_lot)(void *luck, uint32_t n);     /* below n */
int hc_thing_by_lot(const hc_game *g, int seat, hc_lot lot, void *luck);

/* Equal cards are one option, and each of them may be named in an answer: the option that stands for this choice, -1: none. */
int hc_option_for(const hc_game *g, int seat, int choice);

/* Takes an answer and runs the game on to the next question. Refusal changes nothing. */
hc_status hc_answer(hc_game *g, int seat, int choice, hc_events *ev);

/* A compound choice in one go: n things, then HC_DONE is added. All or nothing. */
hc_status hc_answer_all(hc_game *g, int seat, const int choice[], int n, hc_events *ev);

/* ---- reading ------------------------------------------------------------------------------ */

/* The game as `seat` may know it: the same struct with blanks. seat HC_NOBODY: what everybody
 * at the table can see. Only hc_read, hc_question_for, hc_options, hc_totals, hc_progress and hc_determinise
 * are meant for views. */
void hc_view(const hc_game *g, int seat, hc_game *view);

/* Fills the blanks of the view of a seat that is being asked with a random possibility. */
void hc_determinise(const hc_game *view, int seat, uint64_t seed, hc_game *out);
void hc_reopen(hc_game *g, int seat);   /* others than `seat` answer the open question anew: what they said is only made up */

/* For searches: what `seat` does not see of a whole game is covered up in place, which is quicker than a view. Until hc_uncover it may only be
 * read, as a view is; the question and its options have to be asked for before. false: nothing is done, and it takes a view (much is hidden
 * in this game). */
typedef struct hc_covered { uint8_t where[HC_CARDS], memory[HC_MEMORIES][HC_MEMORY], noted_card, must_play, viewer; } hc_covered;
bool hc_cover(hc_game *g, int seat, hc_covered *kept);
void hc_uncover(hc_game *g, const hc_covered *kept);

typedef enum hc_card_kind {
    HC_CARD_NONE, HC_CARD_ATTACK, HC_CARD_NEGOTIATE, HC_CARD_MORPH, HC_CARD_REINFORCEMENT, HC_CARD_ARTIFACT,
    HC_CARD_FLARE, HC_CARD_TECH, HC_CARD_DESTINY, HC_CARD_ESSENCE,
    HC_CARD_PLAN, HC_CARD_FATE /* a destiny card of Duel */, HC_CARD_PLANET, HC_CARD_ENVOY, HC_CARD_HAZARD, HC_CARD_KICKER,
    HC_CARD_RETREAT, HC_CARD_INTIMIDATE, HC_CARD_RIFT, HC_CARD_SAFEGUARD, HC_CARD_CLAUSE /* what a card that lies turned up says */, HC_CARD_MOON,
    HC_CARD_STATION, HC_CARD_EVOLUTION, HC_CARD_LUX, HC_CARD_BOON, HC_CARD_OBJECTIVE, HC_CARD_SHIP /* a special ship */, HC_CARD_KINDS
} hc_card_kind;

bool hc_is_unique(int card_kind, int sheet);  /* a card of its own among those of its kind */
bool hc_is_numbered(int card_kind);          /* have cards of this kind a number on them? */

typedef enum hc_power_state { HC_POWER_NONE, HC_POWER_ON, HC_POWER_LOST, HC_POWER_ZAPPED, HC_POWER_HIDDEN } hc_power_state;

typedef enum hc_phase {
    HC_PHASE_START, HC_PHASE_REGROUP, HC_PHASE_DESTINY, HC_PHASE_LAUNCH, HC_PHASE_AIM, HC_PHASE_INVITE_OFFENSE,
    HC_PHASE_INVITE_DEFENSE, HC_PHASE_JOIN, HC_PHASE_PLANNING, HC_PHASE_REVEAL, HC_PHASE_RESOLUTION, HC_PHASE_COUNT
} hc_phase;

/* card: its number; from HC_CARDS on a piece in play. value: of kinds with a number (hc_is_numbered) */
typedef struct hc_card_info { uint16_t sheet, card; int16_t value; uint8_t kind; bool hazard; uint16_t back; } hc_card_info;
enum { HC_BACK_COSMIC, HC_BACK_REWARD, HC_BACK_ULTRA, HC_BACK_HAZARD };     /* the deck that it came out of */

/* What a system looks like: five planets, or one of six unusual ones. */
enum { HC_HEX_REGULAR, HC_HEX_GAS_GIANT, HC_HEX_SPACE_DUST, HC_HEX_SIX_PACT, HC_HEX_RINGS, HC_HEX_SPIRAL, HC_HEX_PULSAR, HC_HEXES };
const char *hc_hex_name(int hex);        /* "regular", "gas-giant" ...; NULL: there is no such system */
int hc_hex_sheet(int hex);               /* what is said of it; 0: the usual one */
int hc_hex_worth(int hex, int number);   /* of the planet of that number: what its owner adds there, or is rewarded with; 0: nothing */

typedef struct hc_seat_info {
    uint16_t alien;                      /* of the first power; more of them: power[]        */
    uint8_t power_state;
    uint8_t foreign_colonies, home_colonies;
    uint8_t home_for_power;              /* fewer home colonies: the power is lost           */
    uint8_t hex;                         /* how its system looks: HC_HEX_...                 */
    uint8_t standing_aside;              /* of the defense: ships on the target that take no part */
    uint8_t partner;                     /* a seat; HC_NOBODY: none                          */
    uint8_t ships_in, side;              /* in this encounter; side HC_SIDE_...              */
    bool both_sides;                     /* then `side` is its own as a main player, or the offense's */
    uint8_t ships_on[2];                 /* ships by side                                    */
    bool invited_by[2], asked_to_join;   /* has an invitation / has still to answer it       */
    uint8_t warp, gone, gate;            /* ships there                                      */
    uint8_t hand, known;                 /* cards in hand; how many of them the viewer knows */
    uint8_t backs[HC_BACKS];             /* ... how many with which back: HC_BACK_...        */
    hc_card_info card[40];               /* those it knows, in order                         */
    uint8_t played;                      /* encounter cards before it on the table           */
    bool face_up;                        /* ... and they are turned up                       */
    hc_card_info played_card;            /* kind HC_CARD_NONE: not known to the viewer       */
    uint8_t aside;                       /* cards laid aside                                 */
    uint8_t dial, dial_side, dial_ships; /* HC_DIAL_...; for whom, and how many              */
    bool kicker;                         /* one of the cards beside its encounter card: that it is one is said */
} hc_seat_info;

#include "reading.h"
static_assert((int)HC_TERM_WANT_ITEM == (int)HC_TERM_GIVE_ITEM + (int)HC_PART_ITEMS * (int)HC_TERM_ROOM, "every item of a part has its terms");

/* What lies on the table, from a view (or from a whole game: then everything). */
void hc_read(const hc_game *view, hc_table *t);
/* The cards that `seat` can play from its hand, as far as the viewer sees them; what of a table such a question needs. How many. */
enum { HC_HAND_MAX = 64 };
int hc_hand(const hc_game *g, int seat, hc_card_info out[HC_HAND_MAX]);

/* The next thing after `after` (NULL: the first) that lies so, of this holder (HC_NOBODY: of any); NULL: no more. */
const hc_thing *hc_next_thing(const hc_table *t, const hc_thing *after, int holder, hc_lies lies);
int hc_count_things(const hc_table *t, int holder, hc_lies lies);
int hc_noted(const hc_table *t, int holder, hc_note_kind kind);    /* on all its sheets together */
const char *hc_lies_name(int lies);
const char *hc_item_name(int kind);
const char *hc_note_name(int kind);

/* Ships of a seat on a planet or in the gate (HC_GATE): what hc_read says, for those who need nothing else. */
int hc_ships(const hc_game *view, int place, int seat);

int hc_room(const hc_game *view, int planet);                  /* for so many more ships; 255: for any number */

/* Whose system it is in (HC_NOBODY: it never was), and its number there from 1. What is no more keeps both. */
int hc_planet_owner(const hc_game *g, int planet);
int hc_planet_number(const hc_game *g, int planet);
bool hc_moon_is_gone(const hc_game *g, int place);       /* the ground of a moon that is discarded */
int hc_moon_number(const hc_game *g, int place);         /* in its system, from 1; 0: it is not a moon */

/* What a source (an option of HC_ASK_ACT) is: the sheet of a power or card. *card: the card's
 * number, or HC_NO_CARD. */
int hc_source(const hc_game *g, int source, int *card);
int hc_half(const hc_game *view, int seat, int source);  /* HC_PART_... by which it may act now, for who is asked; -1: it cannot be said */

/* Cards by name, in play or not: things of HC_ASK_FACE. An attack or a kicker and its value, a negative attack and its value without the sign;
 * a reinforcement (-8 to 23), a rift; a flare, whose alien is asked for next; an artifact and its number in one of the two blocks of sheets
 * that artifacts have; behind the second one, at HC_NAMED_UNIQUE, encounter cards with a text of their own; intimidates, -9 and from 9 on
 * by tens. */
enum { HC_NAMED_NEGOTIATE, HC_NAMED_MORPH, HC_NAMED_RETREAT, HC_NAMED_FLARE, HC_NAMED_KICKER, HC_NAMED_REVERSE = 15 /* the kicker of -1 */,
       HC_NAMED_ATTACK = 16, HC_NAMED_NEGATIVE = 64, HC_NAMED_REINFORCEMENT = 88, HC_NAMED_RIFT = 112, HC_NAMED_ARTIFACT = 128,
       HC_NAMED_REWARD = 192, HC_NAMED_UNIQUE = 256, HC_NAMED_INTIMIDATE = 304, HC_NAMED_END = 310 };
hc_card_info hc_face(int named);         /* what it says; kind HC_CARD_NONE: there is no such card */

/* What a card or piece is; kind HC_CARD_NONE if the view does not know. Events name pieces, which come and go, by their sheet:
 * that is a number of a card, too. */
hc_card_info hc_card(const hc_game *view, int card);

/* A piece in play: what it is (kind only, if the view does not know), before whom, where, ships on it. */
typedef struct hc_piece_info { hc_card_info card; uint8_t kind, holders /* mask */, at /* a place; HC_NO_PLANET: none */, ships; bool open, turned /* face down, though known */; } hc_piece_info;
int hc_destiny_used(const hc_game *view, hc_card_info out[HC_CARDS]);    /* the bottom one first; returns how many */
int hc_pieces(const hc_game *view, hc_piece_info out[HC_PIECES]);        /* returns how many */

/* An event as `seat` may know it: cards it may not see become HC_NO_CARD; false: it learns
 * nothing of this event at all. */
bool hc_event_for(const hc_event *e, int seat, hc_event *out);

/* The card that an event names, as whom it was told to may know it; HC_NO_CARD: none, or not known. */
int hc_event_card(const hc_event *e);

/* How the totals come about, step by step; meaningful once the cards are turned up. */
typedef struct hc_step { uint16_t sheet; uint8_t stage, side, about, by; int16_t before, after; } hc_step;
enum { HC_STAGE_CARD = 1, HC_STAGE_SHIPS, HC_STAGE_COMBINED, HC_STAGE_ADDED, HC_STAGE_MULTIPLIED, HC_STAGE_BONUS, HC_STAGE_WINNER };
enum { HC_STEPS_MAX = 48, HC_FACE_RETREAT = -1001, HC_FACE_NEGOTIATE = -1000, HC_FACE_MORPH = -999, HC_FACE_NONE = -998 };
typedef struct hc_sum {
    int face[2];             /* what each card counts as: a value, or HC_FACE_...          */
    int card[2], total[2];   /* only if both are attacks                                   */
    int worth[HC_SEATS];     /* of each seat's ships                                       */
    int winner;              /* HC_SIDE_..., HC_BOTH_LOST                                  */
    int steps;
    hc_step step[HC_STEPS_MAX];
} hc_sum;
void hc_totals(const hc_game *g, hc_sum *sum);
/* Duel: the same, if that reinforcement of a hand lay on the clout of that seat; false: plans are not turned up, or it is no reinforcement. */
bool hc_if_backed(const hc_game *view, int card, int whom, hc_sum *out);

/* How far a seat is on its way to the nearest win that the viewer knows of: by colonies or by a power. */
enum { HC_ALL_THE_WAY = 1024 };
int hc_progress(const hc_game *view, int seat);
bool hc_revealed(const hc_game *g);      /* are the cards turned up? */

uint64_t hc_hash(const hc_game *g);      /* of all bytes: the same program, the same game */
uint64_t hc_digest(const hc_game *g);    /* of what lies on the table and in the hands: the same in programs that hold it differently */
const char *hc_check(const hc_game *g);  /* NULL, or which promise of the engine is broken */

#ifdef __cplusplus
}
#endif
#include "lay.h"     /* laying out a table: for scenarios and puzzles */
#include "outlook.h" /* what follows from an answer */
#include "catalogue.h" /* editions, decks, sheets, boxes, parts, presets */
#endif
