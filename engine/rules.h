/* rules.h - what the files that implement rules share (not for front ends). */
#ifndef RULES_H
#define RULES_H
#include "editions/editions.h"
#include "machine/flow.h"

/* ---- short names for what the public headers call hc_... ------------------------------------ */

typedef hc_power power;
typedef hc_effect effect;
typedef hc_unit unit;
typedef hc_set source_set;

enum {
    SEATS = HC_SEATS, HOME = HC_HOME, POWERS = HC_POWERS, SOURCES = HC_SOURCES, NOBODY = HC_NOBODY,
    GATE = HC_GATE, LIMBO = HC_LIMBO, WARP = HC_WARP, UNDER = HC_UNDER, GONE = HC_GONE, ON_SHEET = HC_ON_SHEET, ON_PIECES = HC_ON_PIECES,
    PASS = HC_PASS, DONE = HC_DONE, UNDO = HC_UNDO,
    SIDE_OFFENSE = HC_SIDE_OFFENSE, SIDE_DEFENSE = HC_SIDE_DEFENSE, SIDE_NONE = HC_SIDE_NONE, BOTH_LOST = HC_BOTH_LOST,
    DEAL_MADE = HC_DEAL_MADE, DEAL_FAILED = HC_DEAL_FAILED,
    FACE_NEGOTIATE = HC_FACE_NEGOTIATE, FACE_MORPH = HC_FACE_MORPH, FACE_NONE = HC_FACE_NONE
};

/* Where a card is. The piles come first and keep an order. */
enum {
    IN_DECK, IN_DISCARD, IN_DESTINY, DESTINY_USED, PILES,
    IN_PLAY = PILES, OUT_OF_GAME, IN_HAND, ON_TABLE = IN_HAND + SEATS, ASIDE = ON_TABLE + SEATS,
    OFFERED = ASIDE + SEATS,
    HOARD = OFFERED + SEATS,        /* on a player's sheet, to be used as if in hand           */
    DISPLAY = HOARD + SEATS,        /* face up on or beside a sheet; tag_of says where          */
    UNDER_PIECE = DISPLAY + SEATS,  /* face down under a piece of a player, out of reach       */
    JUST_DRAWN = UNDER_PIECE + SEATS,     /* drawn, or taken as compensation, but not yet in the hand */
    CARD_PLACES = JUST_DRAWN + SEATS, UNSEEN = 255
};

/* Destiny cards: what they say, in `value`. */
enum { DESTINY_SEAT = 7, DESTINY_KIND = 8, DESTINY_HAZARD = 128 };
static inline int destiny_kind(int value) { return (value & ~DESTINY_HAZARD) / DESTINY_KIND; }

/* Causes: sources, or rules below zero. */
enum { BY_RULES = -1, BY_ENCOUNTER = -2, BY_FAILED_DEAL = -3, BY_DEAL = -4, BY_NEW_HAND = -5, BY_REWARD = -6, BY_COMPENSATION = -7,
       BY_REGAINING = -8, BY_NO_COLONY = -9, BY_NO_CARDS = -10 };
static inline bool is_rule(int cause) { return cause < 0; }
static inline bool is_power(int cause) { return cause >= 0 && cause < POWERS; }

#define SOURCE_OF_CARD(c)  ((c) + POWERS)
#define CARD_OF_SOURCE(s)  ((s) - POWERS)

/* ---- windows and hooks ---------------------------------------------------------------------- */

typedef enum { STATIC = HC_WINDOW_STATIC, PHASE = HC_WINDOW_PHASE, REPLACE = HC_WINDOW_REPLACE, TRIGGER = HC_WINDOW_TRIGGER } window_kind;
enum { ANY_TIME = 1 };
#define X(name, kind, flags, moment) W_##name,
typedef enum { HC_WINDOW_LIST(X) WINDOW_COUNT, W_ANY_TIME = HC_WINDOWS - 1 /* in hooks: all windows with that flag */ } window_id;
#undef X
_Static_assert(WINDOW_COUNT < (int)HC_WINDOWS, "hears[] has one bit a window");
typedef hc_windows window_set;
static inline bool has_window(const window_set *s, int w) { return s->word[w >> 6] >> (w & 63) & 1; }
window_kind kind_of(int window);
bool is_any_time(int window);

/* As whom, and (for events) whether it happens to the holder or to another. */
enum { AS_OFFENSE = 1, AS_DEFENSE = 2, AS_ALLY = 4, AS_BYSTANDER = 8, OWN = 16, OTHERS = 32,
       AS_MAIN = AS_OFFENSE | AS_DEFENSE, AS_INVOLVED = AS_MAIN | AS_ALLY, AS_ANYONE = AS_INVOLVED | AS_BYSTANDER };

/* What kind of hook. None fits into `as`, so the compiler refuses a hook with the two in the wrong order; therefore MAY is a bit, too. */
enum { MAY = 1 << 8, MUST = 1 << 9, FREE = 1 << 10 /* not a use: nothing to zap */, EVEN_LOST = 1 << 11 /* works while not in force */,
       EACH_TIME = 1 << 12 /* more than once an encounter in a phase window */,
       PIECE_STAYS = 1 << 13 /* a piece is not spent by this use */, UNPLAYED = 1 << 14 /* a card whose holder acts without playing it */,
       BY_CHOICE = 1 << 15 /* a MUST that follows from what its owner chose before, such as a flare that lets it use the power */,
       SILENT = 1 << 16 /* only remembers something: no moment that a player would look up */,
       EVEN_ZAPPED = 1 << 17 /* not a use, so a zap does not stop it; a lost power does */,
       LATE_NEWS = 1 << 18 /* who loses a power by it is answered when the act is done, for there is more to do before anybody can settle */,
       ON_A_SIDE = 1 << 19 /* of a card: played on a side of the encounter, which is said before anybody answers it; MINE2 of its effect */,
       ON_A_PLAYER = 1 << 20 /* likewise: on any player, the own seat included */,
       USES_POWER = 1 << 21 /* of a super flare: a use of the power follows, and that is what a zap answers */,
       PAYS_FIRST = 1 << 22 /* ... but it costs something before, so the playing is answered as well */ };

/* What modifiers are folded over, in the order in which a total grows; then limits. */
typedef enum { Q_NONE, Q_FACE, Q_CARD, Q_WORTH, Q_COMBINED, Q_ALLIES, Q_ADDED, Q_MULTIPLIED, Q_BONUS, Q_WINNER,
               Q_UPSET /* the winner, after everything else */, Q_PRINTED /* a card as it is turned up */, Q_AT_ONCE /* before other effects on it */,
               Q_COPIED /* then one that copies the other */, Q_CALMED /* at last, attacks that count as none */,
               Q_ADJUSTED /* the value of a card, after all that was called before the reveal */,
               Q_SHIP_LIMIT, Q_LOSS /* ships that a negotiate card is compensated for */, Q_COMPENSATION, Q_REWARDS, Q_COLONIES_TO_WIN,
               Q_REGAIN, Q_HAND,
               Q_FAILED_DEAL /* ships lost by a failed deal */, Q_FROM_WARP /* ships that may join the encounter out of the warp */,
               Q_RELEASE /* may free ships as a term of a deal: 1 the other's, 2 anybody's */,
               Q_WATCHED /* seats that see what a player draws: a mask */,
               Q_DECREED /* who wins whatever the cards say, else no side; the first in timing order has won */, Q_STATED /* what a card is said to be */, Q_COMPENSATED_BY /* the seat that pays */,
               Q_MUST_JOIN /* the side that a player has to join */,
               Q_ROOM /* of a planet: ships that can stand there in all */, Q_EARNED /* rewards that a player takes besides, when the encounter is resolved */,
               Q_COLONIES /* as how many a player's foreign colonies count for the win */,
               /* Permissions: 1 by rule. `about` is PERMIT(seat, thing); asked by may(), which costs nothing while nobody forbids anything. */
               Q_MAY, Q_MAY_INVITE = Q_MAY, Q_MAY_ALLY /* + a side */, Q_MAY_PLAY /* + a kind of card that acts */,
               Q_MAY_SELECT /* + a kind of encounter card; who has no other may all the same */,
               Q_MAY_LEAVE /* + a planet */, Q_MAY_LOSE /* + a place: ships there may be lost */, Q_MAY_LAND /* + a planet */, Q_MAY_AIM /* + a planet */,
               Q_MAY_REGAIN, Q_MAY_GO_ON /* to another encounter */, Q_MAY_WIN, Q_COUNT } quantity;
enum { PERMIT_SEAT = 16 };
#define PERMIT(seat, thing) ((seat) + (thing) * PERMIT_SEAT)
static inline int seat_in(int about) { return about % PERMIT_SEAT; }
static inline int thing_in(int about) { return about / PERMIT_SEAT; }
typedef struct sum { const game *g; hc_sum *out; uint64_t changed; /* quantities that anything changes, as bits */ } sum;
typedef int modify_fn(const sum *s, const effect *e, int about, int value);
typedef struct modifier { quantity of; modify_fn *apply; } modifier;
enum { MODIFIERS = 3 };                          /* of one hook */

/* When, as whom, must or may: data. What: `flow` (an effect), `modify` (in force until the
 * encounter ends, once the act has survived cancelling), or both. */
typedef struct hook {
    uint8_t window, as;
    int32_t flags;
    flow_fn *flow;
    bool (*when)(const game *g, const frame *f);
    modifier modify[MODIFIERS];
} hook;

enum { POWER, WILD, SUPER, PARTS, LABELS = 6 };
_Static_assert(PARTS * HC_HOOKS <= 32, "effect.used and effect.on have a bit a hook");
/* The hooks of a part, one after the other; none where it says nothing. */
#define FOR_HOOKS(h, form, part) for (const hook *h = (form)->hook[part]; h && h->window != W_NONE; h++)

/* A question of a sheet: its word in scenarios, its text, and labels if it offers choices. */
typedef struct prompt { const char *key, *text, *label[LABELS]; } prompt;

/* What a sheet says in some editions. The first form that names the edition counts. */
typedef struct form {
    unsigned editions;                  /* mask of IN_... (editions/editions.h)          */
    uint8_t variant;                    /* only with this switch, plus one; 0: always    */
    const char *text[PARTS];
    const char *power_name;             /* where it is not that of the sheet             */
    const char *note;                   /* where the source leaves doubt                 */
    const char *begins;                 /* what its owner does before the game           */
    const hook *hook[PARTS];            /* HOOKS(...)                                    */
    uint8_t players_min;                /* 0: any number                                 */
    uint16_t not_with;                  /* an alien that it may not meet; 0: none        */
    bool hoards;                        /* cards lie on the sheet, to be used as if in hand */
    bool stays;                         /* with however few home colonies                */
    bool bound;                         /* to its owner's colour: nobody else can have it */
    bool colour;                        /* it needs a colour that nobody plays           */
    bool rewinds;                       /* it takes the play of cards back: encounter/rewind.c */
    uint8_t research;                   /* techs: how many ships complete it; curses: end it */
    bool research_any, face_down;       /* ... any number (X); kept face down until used */
    uint8_t essence;                    /* the side deck of its essence cards; 0: it has none */
    void (*setup)(game *g, int p);      /* before hands are dealt: power p begins        */
    void (*layout)(game *g, int p);     /* what it changes of the planets and ships with which its owner begins */
    void (*leave)(game *g, events *ev, int p);      /* the sheet of power p leaves the game; of a piece: of the seat before which it lay */
} form;

/* What is printed on an alien sheet and its flare, or on a card with behaviour (only POWER). */
enum { GREEN = HC_ALERT_GREEN, YELLOW = HC_ALERT_YELLOW, RED = HC_ALERT_RED };
typedef struct sheet {
    const char *name, *power_name, *summary, *history;
    uint8_t alert;                      /* GREEN, YELLOW, RED; 0: none is known          */
    uint8_t box;                        /* HC_BOX_...: the set in which it came in the modern game */
    uint8_t piece;                      /* HC_CARD_TECH ...: of a piece, its kind; 0: no piece */
    int prompts;
    const prompt *prompt;               /* PROMPTS(...)                                  */
    const form *form;                   /* FORMS(...)                                    */
    flow_fn *const *helper;             /* FLOWS(...): flows of its own that are no hooks */
} sheet;

/* Lists of a sheet, as long as they need to be. */
#define HOOKS(...)   ((const hook[]){ __VA_ARGS__, { .window = W_NONE } })
#define FORMS(...)   ((const form[]){ __VA_ARGS__, { .editions = 0 } })
#define FLOWS(...)   ((flow_fn *const[]){ __VA_ARGS__, NULL })
#define PROMPTS(...) ((const prompt[]){ __VA_ARGS__ }), .prompts = sizeof((const prompt[]){ __VA_ARGS__ }) / sizeof(prompt)

#define ALIEN(id, name) ALIEN_##name = id,
#define CARD(id, name) CARD_##name = id,
enum { FIRST_CARD_SHEET = 1001, CARD_SHEETS_END = 2000, SHEET_END = HC_SHEETS,
#include "aliens/list.h"
#include "cards/list.h"
};
#undef ALIEN
#undef CARD
extern const sheet *const SHEETS[SHEET_END];
extern const uint16_t ALIENS[];         /* the numbers of all aliens, in order; ends with 0 */
#define ALIEN(id, name) + 1
enum { ALIEN_COUNT = 0
#include "aliens/list.h"
};
#undef ALIEN
static inline bool is_alien(int sheet_id)
{
    bool is_card = sheet_id >= FIRST_CARD_SHEET && sheet_id < CARD_SHEETS_END;
    return sheet_id > 0 && sheet_id < SHEET_END && !is_card && SHEETS[sheet_id];
}

/* What a sheet says in an edition with these switches; NULL: it is not in it. */
static inline const form *form_with(int sheet_id, int edition, uint64_t variants)
{
    const sheet *s = (unsigned)sheet_id < SHEET_END ? SHEETS[sheet_id] : NULL;
    if (!s) return NULL;
    const form *f = s->form;                     /* there is at least one */
    do if (f->editions >> edition & 1 && (!f->variant || variants >> (f->variant - 1) & 1)) return f; while ((++f)->editions);
    return NULL;
}
static inline const form *form_in(int sheet_id, int edition) { return form_with(sheet_id, edition, 0); }

static inline bool needs_colour(int alien, int edition) { const form *f = form_in(alien, edition); return f && f->colour; }

/* May these two not be in one game? */
static inline bool aliens_clash(int a, int b, int edition)
{
    const form *f = form_in(a, edition), *other = form_in(b, edition);
    return f && other && (f->not_with == b || other->not_with == a);
}

/* ---- editions ------------------------------------------------------------------------------- */

/* An edition is data: what its box holds, its words, and the switches of its rules. */
typedef struct edition {
    hc_edition_info info;
    uint8_t destiny_each;               /* discs or cards a colour                       */
    uint8_t destiny_wild;               /* cards that let the offense choose             */
    bool destiny_special, destiny_hazard;   /* the three special cards; rings of warning */
    uint8_t flares;                     /* at least so many in the deck; 0: none at all  */
    uint8_t ship_limit;
    bool others_first;                  /* timing order: others, offense, defense        */
    bool gather_before_aim;
    bool two_choose_freely;             /* two players: no destiny, no alliances         */
    bool must_regain, may_reestablish;  /* a ship from the warp; an own empty planet     */
    bool defense_draws_at_aim;          /* a defense without cards; else when cards are to be chosen */
    bool out_ends_at_once;              /* an offense without encounter cards; else when it has to play one */
    bool losses_together;               /* of a side: in one moment, not one player's after the other's */
    bool quake;                         /* no card left: all hands are dealt anew        */
    bool alerts;                        /* sheets have a colour                          */
    uint8_t combos_from;                /* groups from here on are combo cards; 0: none  */
    uint64_t variants;                  /* switches that this edition knows              */
    uint8_t box;                        /* out of which all its sheets come; HC_BOX_BASE: each out of its own */
} edition;
extern const edition *const EDITIONS[HC_EDITION_COUNT];
static inline const edition *rules(const game *g) { return EDITIONS[g->edition]; }
/* Switches in a setup. */
enum { V_FOUR_PLANETS, V_SINGLE_ENCOUNTER, V_FREEWHEELING_FLARES, V_NO_FLARES, V_LARGE_DECK, V_CLASSIC_FILCH,
       V_HIDDEN_POWERS, V_ROTATING_POWERS, V_CHOOSE_OF_TWO, V_TECHNOLOGY, V_COSMIC_COMBOS, VARIANTS };
static inline bool varies(const game *g, int variant) { return g->variants >> variant & 1; }
static inline int box_of(int sheet_id, int which) { return EDITIONS[which]->box ? EDITIONS[which]->box : SHEETS[sheet_id]->box; }
static inline bool is_in_boxes(int alien, int which, uint64_t boxes) { return boxes >> box_of(alien, which) & 1; }
static inline bool has_alert(const game *g, int alien) { return !g->alert || SHEETS[alien]->alert == g->alert; }

static inline int home_for_power(const game *g)
{
    const hc_edition_info *info = &rules(g)->info;
    return (g->players == 2 ? info->home_for_power_of_two : info->home_for_power) - varies(g, V_FOUR_PLANETS);
}
static inline int colonies_to_win(const game *g) { return rules(g)->info.colonies_to_win - varies(g, V_FOUR_PLANETS); }
static inline int ships_each(const game *g) { return rules(g)->info.ships / HOME * g->home; }
static inline int ships_of(const game *g, int seat) { return ships_each(g) + g->extra_ships[seat]; }
static inline const form *form_of(const game *g, int sheet_id) { return form_with(sheet_id, g->edition, g->variants); }
/* Of an alien that may be drawn, or whose flare may be: what it says; NULL: it is in no box of this game. */
static inline const form *form_in_boxes(const game *g, int alien) { return is_in_boxes(alien, g->edition, g->boxes) ? form_of(g, alien) : NULL; }

/* ---- core flows, in one list: the enum and the table cannot disagree -------------------------- */

#define TECH_FLOWS(X)  X(flow_techs) X(flow_complete) X(flow_recall) X(flow_discard_tech) X(flow_acquire) X(flow_first_techs)
#define ESSENCE_FLOWS(X)  X(flow_end_essence)
#define CORE_FLOWS(X) \
    X(flow_game) X(flow_turn) X(flow_encounter) X(flow_regroup) X(flow_destiny) X(flow_gather) X(flow_aim) \
    X(flow_alliance) X(flow_planning) X(flow_reveal) X(flow_turn_up) X(flow_resolution) X(flow_losses) X(flow_losses_together) X(flow_deal) X(flow_carry_out) \
    X(flow_new_hand) X(flow_allies_home) X(flow_compensation) X(flow_rewards) X(flow_announce_rewards) X(flow_deliver_rewards) X(flow_rewards_of_all) X(flow_earnings) X(flow_rings) X(flow_put_away) \
    X(flow_window) X(flow_respond) X(flow_act) X(flow_commit) X(flow_sort) X(flow_from_warp) \
    X(flow_discard_marked) X(flow_extra) X(flow_setup) X(flow_reestablish) X(flow_found) X(flow_discard_many) X(flow_news) \
    X(flow_lose_ships) X(flow_lose_any) X(flow_return_ships) X(flow_retrieve) X(flow_discard) X(flow_draw) X(flow_receive) X(flow_land) \
    TECH_FLOWS(X) ESSENCE_FLOWS(X)
#define X(name) FLOW(name);
CORE_FLOWS(X)
#undef X
#define X(name) ID_##name,
enum { CORE_FLOWS(X) CORE_FLOW_COUNT };
#undef X
_Static_assert(CORE_FLOW_COUNT <= 256, "FLOW_INDEX has eight bits");
#define CORE(name) FLOW_ID(0, ID_##name)

/* machine/machine.c */
VERB push(game *g, uint32_t flow_id, int seat);
void pop(game *g);
void unwind(game *g, uint32_t flow_id, int result);
bool running(const game *g, uint32_t flow_id);
void run(game *g, events *ev);

/* machine/refuse.c: *at names the seat at fault, or nobody */
hc_status check_setup(const hc_setup *s, int *at);

/* machine/random.c */
void     random_begin(game *g, uint64_t seed);
uint32_t random_below(game *g, uint32_t n);

/* machine/events.c: seat to whom it happens, another seat, three numbers, and why. */
void tell_event(const game *g, events *ev, unsigned see, int kind, int seat, int other, int a, int b, int c, int cause);
_Static_assert(HC_EVENT_KINDS <= 256, "hc_events.unwanted has a bit for each kind");
static inline bool is_unwanted(const events *ev, int kind) { return ev->unwanted[kind >> 6] >> (kind & 63) & 1; }
static inline void tell_secret(const game *g, events *ev, unsigned see, int kind, int seat, int other, int a, int b, int c, int cause)
{
    /* mostly nobody listens: bots think in silence, and who counts wants a few kinds only */
    if (ev && !is_unwanted(ev, kind)) tell_event(g, ev, see, kind, seat, other, a, b, c, cause);
}
static inline void tell(const game *g, events *ev, int kind, int seat, int other, int a, int b, int c, int cause)
{
    tell_secret(g, ev, 255, kind, seat, other, a, b, c, cause);
}
void tell_power(const game *g, events *ev, int kind, int p, int b, int cause);
void watch_powers(game *g, events *ev);                     /* tells of powers lost and regained */

/* machine/ask.c: the question that a flow stops at. */
enum { CAN_PASS = 1, CAN_DECK = 2, CAN_WALK_AWAY = 4, DRAFTING = 8, REPEATING = 16, HOARD_TOO = 32, MARKED = 64 /* only cards that the seat has marked */,
       SPARING = 128 /* of ships: one stays on each planet */ };
hc_ask *ask(game *g, hc_ask_kind kind, unsigned seats, uint64_t allowed, int prompt_id);
hc_ask *ask_for(game *g, const frame *f, hc_ask_kind kind, int seat, uint64_t allowed, int prompt_id);  /* a sheet asks */
hc_ask *by_sheet(hc_ask *q, const frame *f);               /* a sheet asks: its own prompts */
hc_ask *pick(game *g, hc_ask_kind kind, int seat, int least, int most, uint64_t allowed, int prompt_id);
hc_ask *pick_cards(game *g, int seat, int least, int most, int classes, int prompt_id);
void ask_card(game *g, unsigned seats, int classes, int prompt_id);
/* Cards that lie elsewhere than in the asked seat's hand, and that it can see (f: a sheet asks). */
hc_ask *ask_card_in(game *g, const frame *f, int seat, int place, int classes, int prompt_id);
hc_ask *pick_cards_in(game *g, const frame *f, int seat, int place, int least, int most, int classes, int prompt_id);
int  encounter_filter(const game *g, int seat);              /* classes that it may play now */
int  forced_card(const game *g, int seat);                   /* the one card of its hand that it may play; -1: any */
void clear_draft(game *g);
bool answers_itself(game *g);
/* machine/alike.c: cards in one place that the seat has no reason to tell apart are one answer. */
bool are_alike(const game *g, int seat, int a, int b);
void take_the_known(game *g);                                /* the question is answered */
static inline uint64_t choices(int n) { return (1ull << n) - 1; }           /* labels 0 to n - 1 */
static inline uint64_t numbers(int lo, int hi) { return (2ull << hi) - (1ull << lo); }

/* Classes of cards, as bits: 1 << kind. */
enum { C_ATTACK = 1 << HC_CARD_ATTACK, C_NEGOTIATE = 1 << HC_CARD_NEGOTIATE, C_MORPH = 1 << HC_CARD_MORPH,
       C_REINFORCEMENT = 1 << HC_CARD_REINFORCEMENT, C_ARTIFACT = 1 << HC_CARD_ARTIFACT, C_FLARE = 1 << HC_CARD_FLARE,
       C_ENCOUNTER = C_ATTACK | C_NEGOTIATE | C_MORPH, C_ANY = 0xffff };

/* Its second and third part: they use what stands above. */
#include "table/table.h"
#include "table/pieces.h"
#include "encounter/encounter.h"
#include "parts/parts.h"
#endif
