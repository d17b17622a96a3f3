/* machine.h - what runs a game, whatever its rule book: flows, questions, events, windows, acts, sums (part of rules.h). */
#ifndef MACHINE_H
#define MACHINE_H
#include "editions/editions.h"
#include "machine/book.h"

enum { SEATS = HC_SEATS, POWERS = HC_POWERS, SOURCES = HC_SOURCES, NOBODY = HC_NOBODY, PASS = HC_PASS, DONE = HC_DONE, UNDO = HC_UNDO };
static inline const book *book_of(const game *g) { return rules(g)->book; }
static inline unsigned everybody(const game *g) { return (1u << g->players) - 1; }

/* Who knows a card, as a mask of seats; in_the_open: and whoever only looks on. That all players happen to know it makes it no public thing. */
enum { IN_THE_OPEN = HC_IN_THE_OPEN };
_Static_assert((int)IN_THE_OPEN == 1 << HC_SEATS, "the bit behind those of the seats");
static inline unsigned in_the_open(const game *g) { return everybody(g) | IN_THE_OPEN; }

/* Causes: sources, or rules below zero, of which a rule book names more. */
enum { BY_RULES = -1 };
static inline bool is_rule(int cause) { return cause < 0; }
/* A rule of the table that has a sheet of its own, and no source. */
#define BY_SHEET(sheet_id) (-(sheet_id))
static inline int sheet_of_rule(int cause) { return cause <= -FIRST_CARD_SHEET ? -cause : 0; }
static inline bool is_power(int cause) { return cause >= 0 && cause < POWERS; }

/* ---- sources ---------------------------------------------------------------------------------- */

#define SOURCE_OF_CARD(c)  ((c) + POWERS)
#define CARD_OF_SOURCE(s)  ((s) - POWERS)
/* Pieces have a number behind all cards, which is also theirs as a source (table/pieces.h). */
enum { FIRST_PIECE = HC_CARDS };
static inline bool is_piece(int thing) { return thing >= FIRST_PIECE; }
static inline bool is_card_source(int source) { return source >= POWERS && source < FIRST_PIECE; }
static inline int thing_of_source(int source) { return is_piece(source) ? source : CARD_OF_SOURCE(source); }     /* of one that is no power */
typedef hc_set source_set;
static inline bool has(const source_set *s, int i) { return s->word[i >> 6] >> (i & 63) & 1; }
static inline void put_in(source_set *s, int i) { s->word[i >> 6] |= 1ull << (i & 63); }
static inline void take_out_of(source_set *s, int i) { s->word[i >> 6] &= ~(1ull << (i & 63)); }
enum { SET_WORDS = HC_SOURCES / 64 };
#define FOR_SOURCES(s, set) FOR_MEMBERS(s, set, g->source_words)
#define FOR_MEMBERS(s, set, words) \
    for (int word_##s = 0; word_##s < (words); word_##s++) \
        for (uint64_t left_##s = (set).word[word_##s]; left_##s; left_##s &= left_##s - 1) \
            for (int s = word_##s * 64 + __builtin_ctzll(left_##s), once_##s = 1; once_##s; once_##s = 0)
static inline bool is_empty(const source_set *s)
{
    uint64_t any = 0;
    for (int i = 0; i < SET_WORDS; i++) any |= s->word[i];
    return !any;
}

/* ---- flows ------------------------------------------------------------------------------------ */

/* The machine's own come first in the list of every rule book, so that their numbers are the same in all. */
#define MACHINE_FLOWS(X) X(flow_window) X(flow_respond) X(flow_act)
#define X(name) FLOW(name);
MACHINE_FLOWS(X)
#undef X
#define X(name) ID_##name,
enum { MACHINE_FLOWS(X) MACHINE_FLOW_COUNT };
#undef X
#define CORE(name) FLOW_ID(0, ID_##name)

/* machine/machine.c */
VERB push(game *g, uint32_t flow_id, int seat);
static inline void pop(game *g) { g->stack[--g->depth] = (frame){ 0 }; }     /* frames above the top are always zero, so equal games are equal bytes */
void unwind(game *g, uint32_t flow_id, int result);
bool running(const game *g, uint32_t flow_id);
bool run_to(game *g, events *ev, int floor);                  /* to the next question; false: the frame at that depth has ended */
static inline void run(game *g, events *ev) { run_to(g, ev, 0); }

/* machine/random.c */
void     random_begin(game *g, uint64_t seed);
void     random_begin_as(game *g, const hc_setup *s, hc_luck_use use);   /* where there is no key, only at the set-up */
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
    tell_secret(g, ev, HC_SEEN_BY_ALL, kind, seat, other, a, b, c, cause);
}
void tell_by(events *ev, int kind, int what, int by);       /* a power or card is behind the event that was told last, if it was told at all */
void tell_power(const game *g, events *ev, int kind, int p, int b, int cause);
void watch_powers(game *g, events *ev);                     /* tells of powers lost and regained */
unsigned kept_by_pieces(const game *g);                     /* whose powers only a piece keeps; such a piece came or went: */
void watch_keepers(game *g, events *ev, unsigned before);

/* machine/ask.c: the question that a flow stops at. */
enum { CAN_PASS = 1, CAN_DECK = 2, CAN_WALK_AWAY = 4, DRAFTING = 8, REPEATING = 16, HOARD_TOO = 32, MARKED = 64 /* only cards that the seat has marked */,
       SPARING = 128 /* of ships: one stays on each planet */, LAID_ASIDE = 256 /* cards there */, NARROWED = 512 /* the rule book says which */,
       PUTS = 1024 /* ships are put there */, FREE_ONLY = 2048 /* of ships: not those that may not be moved */, ANSWERS = CAN_PASS | CAN_DECK | CAN_WALK_AWAY | DRAFTING };
hc_status answer_to(game *g, int seat, int choice, events *ev, int floor);        /* hc_answer, and no further than run_to() goes */
hc_ask *ask(game *g, hc_ask_kind kind, unsigned seats, uint64_t allowed, int prompt_id);
hc_ask *ask_for(game *g, const frame *f, hc_ask_kind kind, int seat, uint64_t allowed, int prompt_id);  /* a sheet asks */
hc_ask *by_sheet(hc_ask *q, const frame *f);               /* a sheet asks: its own prompts */
hc_ask *pick(game *g, hc_ask_kind kind, int seat, int least, int most, uint64_t allowed, int prompt_id);
hc_ask *pick_cards(game *g, int seat, int least, int most, int classes, int prompt_id);
hc_ask *ask_card(game *g, unsigned seats, int classes, int prompt_id);
/* Cards that lie elsewhere than in the asked seat's hand, and that it can see (f: a sheet asks). */
hc_ask *ask_card_in(game *g, const frame *f, int seat, int place, int classes, int prompt_id);
hc_ask *pick_cards_in(game *g, const frame *f, int seat, int place, int least, int most, int classes, int prompt_id);
void take_single_reply(game *g, unsigned asked);             /* a question that one seat was asked leaves its answer in g->answer only */
void clear_draft(game *g);
bool answers_itself(game *g);
/* machine/alike.c: cards in one place that the seat has no reason to tell apart are one answer. */
source_set without_copies(const game *g, const source_set *s);       /* of sources that are copies of a card, the first */
int  first_in(const source_set *s);                                  /* of a set that is not empty */
bool is_single_source(const source_set *s);
bool are_one_answer(const game *g, int seat, int a, int b);  /* of two that look alike; are_alike asks for both */
void take_the_known(game *g);                                /* the question is answered */
static inline uint64_t choices(int n) { return (1ull << n) - 1; }           /* labels 0 to n - 1 */
static inline uint64_t numbers(int lo, int hi) { return (2ull << hi) - (1ull << lo); }


/* ---- windows and acts ------------------------------------------------------------------------- */

/* machine/window.c, act.c */
bool window(game *g, int w);                                 /* false: nobody has anything to do, and nothing is pushed */
bool respond(game *g, int w, const frame *about, int who);   /* so too; g->result is what it would have been */
bool is_crowded(const game *g);                              /* so much is under way that nobody is asked to respond to it */
VERB act(game *g, const frame *f, int seat, int hook_index);
int  end_of_moment(const game *g);                           /* the floor for run_to() */
int  usable_hook(const game *g, const frame *f, int source, int seat);
int  usable_at_moment(const game *g, int source, int seat);  /* ... at the moment under way */
const frame *moment(const game *g);                          /* that under way, whatever is done in it: the frame for usable_hook */
enum { TURN_UP = PARTS * HC_HOOKS };                         /* in place of a hook: a sheet is turned up without being used */
const hook *hook_at(const game *g, int source, int index);
int  wild_hook_as(const game *g, int alien, int card, int seat);         /* likewise, a flare that is played as the wild one of this alien */
int  hook_as(const game *g, int sheet_id, int card, int seat);   /* by which this card, played as that artifact, may act now; -1 */
flow_fn *flow_of_sheet(const game *g, int owner, int index);
/* A flow of the sheet that is no hook: sheet.helper[index], about the same event. */
enum { HELPERS = 128 };
_Static_assert(PARTS * HC_HOOKS <= HELPERS, "helpers have numbers of their own");
frame *push_helper(game *g, const frame *f, int index);
void tell_act_cancelled(const game *g, events *ev, const frame *f);      /* in W_POWER_USED and W_CARD_PLAYED: this act, by who responds */
bool was_cancelled(const game *g, int source);               /* the act under way */
bool under_way(const game *g, int source);                   /* an act of this source */
bool frame_may_go_on(const game *g, const frame *f);
static inline bool effect_on(const game *g, int source) { return has(&g->in_effect, source); }

static inline bool heard(const game *g, int w) { return has_window(&g->heard, w); }
static inline bool hears(const game *g, int seat, int w) { return has_window(&g->hears[seat], w); }

/* In a flow: open a phase window; let everybody respond to the event in this frame. Nothing is
 * pushed when nobody listens or can act, and the result is then what it would have been. */
#define OPEN(w)          do { if (heard(g, w) && window(g, w)) CALL(as_prepared()); } while (0)
#define RESPOND(w, who)  do { if (!heard(g, w)) g->result = L(COUNT); else if (respond(g, w, f, who)) CALL(as_prepared()); } while (0)
static inline frame *as_prepared(void) { return NULL; }      /* what is asked or called has been got ready already */
bool is_still_asked(const game *g, int w, int what, int but_for, int seat);        /* of acts: about this one, but not for that cause */
bool would_act(const game *g, const frame *f, int source, int part, int seat);      /* by a hook of this part, in f's window */
int  power_at_work(const game *g, int seat, int alien);      /* the last of several; -1 */
bool act_does(const game *g, int flag);                      /* an act under way, but for the last frame, has this flag */
enum { HOOK_INDEX = MINE, RESULT, ON_WHAT };                 /* in the frame of an act */
/* The act as an event: one, this source, and why: the act that it answers, or the event. */
bool let_answer(game *g, const frame *f, int w, int source, int answers);
static inline bool let_cancel(game *g, const frame *f, int w, int answers) { return let_answer(g, f, w, f->local[SOURCE], answers); }
void tell_act(const game *g, events *ev, const frame *f, int kind, int a, int b);       /* an act that turns against another says whose, and which */
static inline bool is_response(const hook *h) { return h->window == W_POWER_USED || h->window == W_CARD_PLAYED; }

/* ---- sums ------------------------------------------------------------------------------------- */

/* machine/fold.c */
uint64_t changed_for_good(const game *g);                    /* quantities as bits, by powers and pieces: kept as g->lasting */
uint64_t changed_by_sheet(const game *g, int sheet_id);      /* ... what one adds to them */
uint64_t changed_by_effects(const game *g);                  /* ... as g->switched */
static inline uint64_t changed(const game *g) { return g->lasting | g->switched; }      /* by anything */
int fold_changed(const sum *s, quantity q, int about, int value);
static inline int fold(const sum *s, quantity q, int about, int value)
{
    return s->changed >> q & 1 ? fold_changed(s, q, about, value) : value;
}
int limit_changed(const game *g, quantity q, int seat, int value);
int who_denies(const game *g, quantity q, int seat);         /* the source that takes it to nothing in this encounter; BY_RULES: none */
static inline bool is_changed(const game *g, quantity q) { return changed(g) >> q & 1; }
static inline int limit(const game *g, quantity q, int seat, int value) { return is_changed(g, q) ? limit_changed(g, q, seat, value) : value; }
/* Permissions: may this seat do this, with this thing? */
enum { PERMIT_SEAT = 16 };
#define PERMIT(seat, thing) ((seat) + (thing) * PERMIT_SEAT)
static inline int seat_in(int about) { return about % PERMIT_SEAT; }
static inline int thing_in(int about) { return about / PERMIT_SEAT; }
static inline bool is_anything_forbidden(const game *g) { return g->now.forbids || heard(g, W_FORBIDS); }
static inline bool may(const game *g, quantity q, int seat, int thing)
{
    return !is_anything_forbidden(g) || limit(g, q, PERMIT(seat, thing), 1);
}
/* ... with each of these planets: those with which it may. What forbids it is looked up once for all. */
uint64_t may_with_changed(const game *g, quantity q, int seat, uint64_t planets);
static inline uint64_t may_with(const game *g, quantity q, int seat, uint64_t planets)
{
    return is_anything_forbidden(g) && is_changed(g, q) ? may_with_changed(g, q, seat, planets) : planets;
}
static inline bool forbids_something(const game *g, const hook *h)
{
    bool any = false;
    for (int m = 0; m < MODIFIERS; m++) any |= h->modify[m].of >= book_of(g)->permissions;
    return any;
}
#endif
