/* sheets.h - what is printed on alien sheets, flares and cards: hooks, forms, texts; and the list of all of them (part of rules.h). */
#ifndef SHEETS_H
#define SHEETS_H
#include "machine/flow.h"

typedef hc_power power;
typedef hc_effect effect;
typedef hc_unit unit;

/* ---- windows and hooks ---------------------------------------------------------------------- */

typedef enum { STATIC = HC_WINDOW_STATIC, PHASE = HC_WINDOW_PHASE, REPLACE = HC_WINDOW_REPLACE, TRIGGER = HC_WINDOW_TRIGGER } window_kind;
enum { ANY_TIME = 1 };
#define X(name, kind, flags, moment) W_##name,
typedef enum { HC_WINDOW_LIST(X) WINDOW_COUNT, W_ANY_TIME = HC_WINDOWS - 1 /* in hooks: all windows with that flag */,
               W_ANY_ARTIFACT = HC_WINDOWS - 2 /* in hooks: all windows in which an artifact of the edition may be played */,
               W_ANY_FLARE = HC_WINDOWS - 3 /* ... in which a wild flare may be, for a super flare that is that of a power of its holder */ } window_id;
#undef X
_Static_assert(WINDOW_COUNT < (int)W_ANY_FLARE, "hears[] has one bit a window");
typedef hc_windows window_set;
static inline bool has_window(const window_set *s, int w) { return s->word[w >> 6] >> (w & 63) & 1; }
#include "machine/bands.h"
window_kind kind_of(int window);
bool is_any_time(int window);

/* In hook.as: the four lowest bits are roles, which the rule book names; then, for events, whether it happens to the holder or to another. */
enum { ROLES = 15, OWN = 16, OTHERS = 32 };

/* What kind of hook. None fits into `as`, so the compiler refuses a hook with the two in the wrong order; therefore MAY is a bit, too. */
enum { MAY = 1 << 8, MUST = 1 << 9, FREE = 1 << 10 /* not a use: nothing to zap */, EVEN_LOST = 1 << 11 /* works while not in force */,
       EACH_TIME = 1 << 12 /* more than once an encounter in a phase window */,
       PIECE_STAYS = 1 << 13 /* a piece, or a card that is only shown, is not spent by this use */, UNPLAYED = 1 << 14 /* a card whose holder acts without playing it */,
       BY_CHOICE = 1 << 15 /* a MUST that follows from what its owner chose before, such as a flare that lets it use the power */,
       SILENT = 1 << 16 /* only remembers something: no moment that a player would look up */,
       EVEN_ZAPPED = 1 << 17 /* not a use, so a zap does not stop it; a lost power does */,
       LATE_NEWS = 1 << 18 /* who loses a power by it is answered when the act is done, for there is more to do before anybody can settle */,
       ON_A_SIDE = 1 << 19 /* of a card: played on a side of the encounter, which is said before anybody answers it; MINE2 of its effect */,
       ON_A_PLAYER = 1 << 20 /* likewise: on any player, the own seat included */,
       USES_POWER = 1 << 21 /* of a super flare: a use of the power follows, and that is what a zap answers */,
       PAYS_FIRST = 1 << 22 /* ... but it costs something before, so the playing is answered as well */,
       FOLLOWS = 1 << 23 /* of a flare that has been played: what it brings later in the encounter */,
       PLAYS_AS = 1 << 24 /* plays a card of the hand as an artifact that is named; both are said before anybody answers, in MINE2 of its effect */,
       RECURS = 1 << 25 /* also answers what an act of another has brought about in the course of its own; what it answers must run out */ };

/* What modifiers are folded over: the rule book lists them (encounter/encounter.h). */
typedef int quantity;
enum { Q_NONE };
typedef struct sum {
    const game *g;
    hc_sum *out;
    uint64_t changed;                   /* quantities that anything changes, as bits     */
    int side;                           /* of a total: whose is being added up           */
    bool beside;                        /* of a card that lies beside the encounter card  */
    struct aids *aids;                  /* of a total: what its reinforcements are worth by now */
} sum;
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

enum { POWER, WILD, SUPER, PARTS, LABELS = 14 };
_Static_assert(PARTS * HC_HOOKS <= 32, "effect.used and effect.on have a bit a hook");
/* The hooks of a part, one after the other; none where it says nothing. */
#define FOR_HOOKS(h, form, part) for (const hook *h = (form)->hook[part]; h && h->window != W_NONE; h++)

/* A question of a sheet: its word in scenarios, its text, and labels if it offers choices. */
typedef struct prompt { const char *key, *text, *label[LABELS]; } prompt;

enum { REPLACES_SHIPS = 1 /* what a player's ships count for its total */ };

/* What a sheet says in some editions. The first form that names the edition counts. */
typedef struct form {
    unsigned editions;                  /* mask of IN_... (editions/editions.h)          */
    uint8_t variant;                    /* only with this switch, plus one; 0: always    */
    const char *text[PARTS];
    const char *power_name, *summary;   /* where they are not those of the sheet         */
    const char *note;                   /* where the source leaves doubt                 */
    uint8_t origin;                     /* HC_ORIGIN_...; without a note of its own it gets the usual one */
    const char *begins;                 /* what its owner does before the game           */
    const hook *hook[PARTS];            /* HOOKS(...)                                    */
    uint8_t box;                        /* HC_BOX_..., where it is not the edition's         */
    uint8_t players_min;                /* 0: any number                                 */
    uint8_t needs;                      /* a part of the game, plus one: PART_... + 1; 0: none */
    uint16_t not_with;                  /* an alien that it may not meet; 0: none        */
    bool hoards;                        /* cards lie on the sheet, to be used as if in hand */
    uint8_t replaces;                   /* rules in whose place its power puts something else: REPLACES_...; of two powers of a player that do, one holds */
    bool stays;                         /* with however few home colonies; of a piece: all powers do */
    bool keeps;                         /* of a piece that lies open and acts: those of who holds it do */
    uint32_t poses;                     /* classes of cards that it may play as artifacts by its super flare */
    bool ransoms;                       /* ships captured on the sheet may be let go in a bargain */
    bool deals_captives;                /* ... and in every deal */
    bool bound;                         /* to its owner's colour: nobody else can have it */
    bool colour;                        /* it needs a colour that nobody plays           */
    bool rewinds;                       /* it takes the play of cards back: encounter/rewind.c */
    uint8_t research;                   /* techs: how many ships complete it; curses: end it */
    bool research_any, face_down;       /* ... any number (X); kept face down until used */
    uint8_t attacks;                    /* techs: completed by attack cards instead, ATTACKS_..., or that add up to so much */
    bool draws_tech;                    /* ... whoever completes it draws another        */
    uint8_t moon;                       /* moons: which kind, MOON_SECRET ...            */
    uint8_t warned;                     /* attack cards: their number if a hazard warning was drawn; 0: the same */
    uint8_t lasts;                      /* hazards: 0: until the encounter ends; LASTS ... */
    uint8_t station;                    /* stations: STATION_SPACE ...                   */
    uint8_t ship;                       /* special ships: HC_UNIT_FLAGSHIP ...            */
    uint8_t lux;                        /* lux cards: LUX_RE ...                         */
    uint8_t boon;                       /* envoys, privileges and their like: BOON_...   */
    int (*points)(const game *g, int seat);     /* objectives: what they bring             */
    bool lends;                         /* a piece: the power that its tag names, plus one, is in force only while the piece acts */
    uint8_t essence;                    /* the side deck of its essence cards; 0: it has none */
    void (*setup)(game *g, int p);      /* before hands are dealt: power p begins        */
    void (*layout)(game *g, int p);     /* what it changes of the planets and ships with which its owner begins */
    uint8_t flares_later;               /* flares that it may bring into the game: they need cards */
    int  (*progress)(const game *g, int p, int seat);   /* towards a win that power p knows of, in parts of HC_ALL_THE_WAY */
    bool replaces_win;                  /* while it is in force colonies alone do not win */
    void (*renew)(game *g, int p);      /* what its sheet keeps of having been used this turn is forgotten */
    void (*leave)(game *g, events *ev, int p);      /* the sheet of power p leaves the game; of a piece: of the seat before which it lay */
} form;

/* A part of a sheet's memory by its name. Planets are a set of eight bytes, choices and seats a set of one; all else is kept plus one: 0 is nothing. */
typedef struct memo { const char *name; uint8_t kind /* HC_MEMO_... */, at, prompt /* whose labels a choice has */; } memo;

/* How the story tells an answer to a prompt, where "chooses for ...: label" would not say enough; <a> is the number that was named. */
typedef struct saying { const char *text; uint8_t prompt, label; } saying;       /* <answer>: the label */
enum { ANY_LABEL = 255 };

/* What is printed on an alien sheet and its flare, or on a card with behaviour (only POWER). */
enum { GREEN = HC_ALERT_GREEN, YELLOW = HC_ALERT_YELLOW, RED = HC_ALERT_RED };
typedef struct sheet {
    const char *name, *power_name, *summary, *history;
    uint8_t alert;                      /* GREEN, YELLOW, RED; 0: none is known          */
    uint8_t box;                        /* HC_BOX_...: the set in which it came in the modern game */
    uint8_t piece;                      /* HC_CARD_TECH ...: of a piece, its kind; 0: no piece */
    int prompts;
    const prompt *prompt;               /* PROMPTS(...)                                  */
    const char *const *brief;           /* BRIEFS(...): of prompts whose text is long, the deed in a few words */
    const saying *told;                 /* TOLD(...): answers, labels or numbers, that the story tells in words of its own */
    const form *form;                   /* FORMS(...)                                    */
    flow_fn *const *helper;             /* FLOWS(...): flows of its own that are no hooks */
    uint8_t peek_card, peek_token;      /* the helper, plus one, by which another seat sees a card or a token of it that lies face down */
    uint8_t memory;                     /* bytes that its power keeps in mind: table/memory.c */
    uint8_t each_knows;                 /* ... from this one (plus one) on one a seat, which that seat knows too */
    uint16_t secret;                    /* ... which of them only its holder knows       */
    void (*guess)(game *g, int p);      /* makes up what is secret, as it might be       */
    void (*recount)(game *g, int p);    /* its tokens, when a planet in its memory has left the game */
    bool (*wanted)(const game *g, int seat, int thing);      /* of a question of it that is NARROWED: may this seat choose that */
    const memo *memo;                   /* MEMOS(...): what readers are told of it       */
} sheet;

/* Lists of a sheet, as long as they need to be. */
#define HOOKS(...)   ((const hook[]){ __VA_ARGS__, { .window = W_NONE } })
#define FORMS(...)   ((const form[]){ __VA_ARGS__, { .editions = 0 } })
#define MEMOS(...)   ((const memo[]){ __VA_ARGS__, { .name = NULL } })
#define FLOWS(...)   ((flow_fn *const[]){ __VA_ARGS__, NULL })
#define TOLD(...)    ((const saying[]){ __VA_ARGS__, { .text = NULL } })
#define BRIEFS(...)  ((const char *const[]){ __VA_ARGS__, NULL })
#define PROMPTS(...) ((const prompt[]){ __VA_ARGS__ }), .prompts = sizeof((const prompt[]){ __VA_ARGS__ }) / sizeof(prompt)

/* ---- all of them ---------------------------------------------------------------------------- */

#define ALIEN(id, name) ALIEN_##name = id,
#define CARD(id, name) CARD_##name = id,
enum { FIRST_CARD_SHEET = 1001, CARD_SHEETS_END = 2000, SHEET_END = HC_SHEETS,
       FIRST_REWARD_SHEET = 1401, FIRST_UNIQUE = 1400, ARTIFACT_BLOCK = HC_NAMED_REWARD - HC_NAMED_ARTIFACT,      /* artifacts are in two blocks of so many */
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
/* The name of an artifact, or of an encounter card with a text, among all that can be named, and back. */
static inline int name_of_artifact(int sheet_id)
{
    const bool reward = sheet_id >= FIRST_REWARD_SHEET;
    return sheet_id - (reward ? FIRST_REWARD_SHEET - HC_NAMED_REWARD : FIRST_CARD_SHEET - HC_NAMED_ARTIFACT);
}
static inline int artifact_named(int named)
{
    return named + (named >= HC_NAMED_REWARD ? FIRST_REWARD_SHEET - HC_NAMED_REWARD : FIRST_CARD_SHEET - HC_NAMED_ARTIFACT);
}
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
#endif
