/* rules.h - what the files that implement rules share (not for front ends). */
#ifndef RULES_H
#define RULES_H
#include "encounter/windows.h"
#include "editions/editions.h"
#include "machine/flow.h"

/* ---- short names for what the public headers call hc_... ------------------------------------ */

typedef hc_power power;
typedef hc_effect effect;
typedef hc_set source_set;

enum {
    SEATS = HC_SEATS, HOME = HC_HOME, POWERS = HC_POWERS, SOURCES = HC_SOURCES, NOBODY = HC_NOBODY,
    GATE = HC_GATE, LIMBO = HC_LIMBO, WARP = HC_WARP, GONE = HC_GONE, ON_SHEET = HC_ON_SHEET,
    PASS = HC_PASS, DONE = HC_DONE, UNDO = HC_UNDO,
    SIDE_OFFENSE = HC_SIDE_OFFENSE, SIDE_DEFENSE = HC_SIDE_DEFENSE, SIDE_NONE = HC_SIDE_NONE, BOTH_LOST = HC_BOTH_LOST,
    DEAL_MADE = HC_DEAL_MADE, DEAL_FAILED = HC_DEAL_FAILED,
    FACE_NEGOTIATE = HC_FACE_NEGOTIATE, FACE_MORPH = HC_FACE_MORPH, FACE_NONE = HC_FACE_NONE
};

/* Where a card is. The piles come first and keep an order. */
enum {
    IN_DECK, IN_DISCARD, IN_DESTINY, DESTINY_USED, PILES = 6,
    IN_PLAY = PILES, OUT_OF_GAME, IN_HAND, ON_TABLE = IN_HAND + SEATS, ASIDE = ON_TABLE + SEATS,
    OFFERED = ASIDE + SEATS, CARD_PLACES = OFFERED + SEATS, UNSEEN = 255
};

/* Causes from here on are rules, below they are sources. */
enum { BY_RULES = 100, BY_ENCOUNTER, BY_FAILED_DEAL, BY_DEAL, BY_NEW_HAND, BY_REWARD, BY_COMPENSATION, BY_REGAINING, BY_NO_COLONY, BY_NO_CARDS };

#define SOURCE_OF_CARD(c)  ((c) + POWERS)
#define CARD_OF_SOURCE(s)  ((s) - POWERS)

/* ---- windows and hooks ---------------------------------------------------------------------- */

typedef enum { STATIC, PHASE, REPLACE, TRIGGER } window_kind;
enum { ANY_TIME = 1 };
#define X(name, kind, flags, moment) W_##name,
typedef enum { WINDOWS(X) WINDOW_COUNT, W_ANY_TIME = 63 /* in hooks: all windows with that flag */ } window_id;
#undef X
_Static_assert(WINDOW_COUNT <= 63, "hears[] has one bit a window");
window_kind kind_of(int window);
bool is_any_time(int window);

/* As whom, and (for events) whether it happens to the holder or to another. */
enum { AS_OFFENSE = 1, AS_DEFENSE = 2, AS_ALLY = 4, AS_BYSTANDER = 8, OWN = 16, OTHERS = 32,
       AS_MAIN = AS_OFFENSE | AS_DEFENSE, AS_INVOLVED = AS_MAIN | AS_ALLY, AS_ANYONE = AS_INVOLVED | AS_BYSTANDER };

enum { MAY = 0, MUST = 1, FREE = 2 /* not a use: nothing to zap */, EVEN_LOST = 4 /* works while not in force */,
       EACH_TIME = 8 /* more than once an encounter in a phase window */ };

/* What modifiers are folded over, in the order in which a total grows; then limits. */
typedef enum { Q_NONE, Q_FACE, Q_CARD, Q_WORTH, Q_COMBINED, Q_ADDED, Q_MULTIPLIED, Q_BONUS, Q_WINNER,
               Q_SHIP_LIMIT, Q_COMPENSATION, Q_REWARDS, Q_COLONIES_TO_WIN,
               Q_RELEASE /* may free ships as a term of a deal */, Q_COUNT } quantity;
typedef struct sum { const game *g; hc_sum *out; } sum;
typedef int modify_fn(const sum *s, const effect *e, int about, int value);
typedef struct modifier { quantity of; modify_fn *apply; } modifier;

/* When, as whom, must or may: data. What: `flow` (an effect), `modify` (in force until the
 * encounter ends, once the act has survived cancelling), or both. */
typedef struct hook {
    uint8_t window, as, flags;
    flow_fn *flow;
    bool (*when)(const game *g, const frame *f);
    modifier modify[2];
} hook;

enum { POWER, WILD, SUPER, PARTS, HOOKS = 5, PROMPTS = 6, LABELS = 6, FORMS = 4 };

/* A question of a sheet: its word in scenarios, its text, and labels if it offers choices. */
typedef struct prompt { const char *key, *text, *label[LABELS]; } prompt;

/* What a sheet says in some editions. The first form that names the edition counts. */
typedef struct form {
    unsigned editions;                  /* mask of IN_... (editions/editions.h)          */
    const char *text[PARTS];
    const char *note;                   /* where the source leaves doubt                 */
    hook hook[PARTS][HOOKS];
    uint8_t players_min;                /* 0: any number                                 */
} form;

/* What is printed on an alien sheet and its flare, or on a card with behaviour (only POWER). */
typedef struct sheet {
    const char *name, *power_name, *summary, *history;
    prompt prompt[PROMPTS];
    form form[FORMS];
} sheet;

#define ALIEN(id, name) ALIEN_##name = id,
#define CARD(id, name) CARD_##name = id,
enum { FIRST_CARD_SHEET = 301,
#include "aliens/list.h"
    ALIEN_END,
#include "cards/list.h"
    SHEET_END
};
#undef ALIEN
#undef CARD
extern const sheet *const SHEETS[SHEET_END];

/* What a sheet says in an edition; NULL: it is not in it. */
static inline const form *form_in(int sheet_id, int edition)
{
    if (sheet_id <= 0 || sheet_id >= SHEET_END || !SHEETS[sheet_id]) return NULL;
    for (const form *f = SHEETS[sheet_id]->form; f < SHEETS[sheet_id]->form + FORMS; f++)
        if (f->editions >> edition & 1) return f;
    return NULL;
}

/* ---- editions ------------------------------------------------------------------------------- */

/* An edition is data: what its box holds, its words, and the switches of its rules. */
typedef struct edition {
    hc_edition_info info;
    uint8_t destiny_each;               /* discs or cards a colour                       */
    uint8_t ship_limit;
    bool others_first;                  /* timing order: others, offense, defense        */
    bool gather_before_aim;
    bool two_choose_freely;             /* two players: no destiny, no alliances         */
} edition;
extern const edition *const EDITIONS[HC_EDITION_COUNT];
static inline const edition *rules(const game *g) { return EDITIONS[g->edition]; }
static inline int home_for_power(const game *g)
{
    const hc_edition_info *info = &rules(g)->info;
    return g->players == 2 ? info->home_for_power_of_two : info->home_for_power;
}
static inline const form *form_of(const game *g, int sheet_id) { return form_in(sheet_id, g->edition); }

/* ---- core flows, in one list: the enum and the table cannot disagree -------------------------- */

#define CORE_FLOWS(X) \
    X(flow_game) X(flow_turn) X(flow_encounter) X(flow_regroup) X(flow_destiny) X(flow_gather) X(flow_aim) \
    X(flow_alliance) X(flow_planning) X(flow_reveal) X(flow_resolution) X(flow_losses) X(flow_deal) X(flow_carry_out) \
    X(flow_new_hand) X(flow_allies_home) X(flow_compensation) X(flow_rewards) X(flow_put_away) \
    X(flow_window) X(flow_respond) X(flow_act) X(flow_commit) \
    X(flow_lose_ships) X(flow_lose_any) X(flow_return_ships) X(flow_retrieve) X(flow_discard) X(flow_draw)
#define X(name) FLOW(name);
CORE_FLOWS(X)
#undef X
#define X(name) ID_##name,
enum { CORE_FLOWS(X) CORE_FLOW_COUNT };
#undef X
_Static_assert(CORE_FLOW_COUNT <= 64, "FLOW_INDEX has six bits");
#define CORE(name) FLOW_ID(0, ID_##name)

/* machine/machine.c */
frame *push(game *g, int flow_id, int seat);
void unwind(game *g, int flow_id, int result);
bool running(const game *g, int flow_id);
void run(game *g, events *ev);

/* machine/random.c */
void     random_begin(game *g, uint64_t seed);
uint32_t random_below(game *g, uint32_t n);

/* machine/events.c: seat to whom it happens, another seat, three numbers, and why. */
void tell(const game *g, events *ev, int kind, int seat, int other, int a, int b, int c, int cause);
void tell_secret(const game *g, events *ev, unsigned see, int kind, int seat, int other, int a, int b, int c, int cause);
void watch_powers(game *g, events *ev);                     /* tells of powers lost and regained */

/* machine/ask.c: the question that a flow stops at. */
enum { CAN_PASS = 1, CAN_DECK = 2, CAN_WALK_AWAY = 4, DRAFTING = 8, REPEATING = 16 };
hc_ask *ask(game *g, hc_ask_kind kind, unsigned seats, uint64_t allowed, int prompt_id);
hc_ask *ask_for(game *g, const frame *f, hc_ask_kind kind, int seat, uint64_t allowed, int prompt_id);  /* a sheet asks */
hc_ask *by_sheet(hc_ask *q, const frame *f);               /* a sheet asks: its own prompts */
hc_ask *pick(game *g, hc_ask_kind kind, int seat, int least, int most, uint64_t allowed, int prompt_id);
hc_ask *pick_cards(game *g, int seat, int least, int most, int classes, int prompt_id);
void ask_card(game *g, unsigned seats, int classes, int prompt_id);
void clear_draft(game *g);
bool answers_itself(game *g);
static inline uint64_t choices(int n) { return (1ull << n) - 1; }           /* labels 0 to n - 1 */
static inline uint64_t numbers(int lo, int hi) { return (2ull << hi) - (1ull << lo); }

/* Classes of cards, as bits: 1 << kind. */
enum { C_ATTACK = 1 << HC_CARD_ATTACK, C_NEGOTIATE = 1 << HC_CARD_NEGOTIATE, C_MORPH = 1 << HC_CARD_MORPH,
       C_REINFORCEMENT = 1 << HC_CARD_REINFORCEMENT, C_ARTIFACT = 1 << HC_CARD_ARTIFACT, C_FLARE = 1 << HC_CARD_FLARE,
       C_ENCOUNTER = C_ATTACK | C_NEGOTIATE | C_MORPH, C_ANY = 0xffff };

/* table/cards.c: reading the cards, and moves that nothing can respond to (verbs use them). */
static inline int class_of(const game *g, int card) { return 1 << g->kind[card]; }
static inline int attack_value(const game *g, int card) { return (int8_t)g->value[card]; }
int  sheet_of_card(const game *g, int card);
int  next_card(const game *g, int place, int from);         /* HC_CARDS past the last */
int  first_card(const game *g, int place, int classes);
int  count_cards(const game *g, int place, int classes);
void put_card(game *g, int card, int place, unsigned known);
int  random_card(game *g, int place, int classes);          /* -1: none */
void forget_hand(game *g, int seat, unsigned remember, int classes);
void forget_until_reveal(game *g, int seat);
void recall_hand(game *g, int seat);
int  draw_card(game *g, int pile, int place, unsigned known);           /* -1: none left */
int  top_of(const game *g, int pile);
void shuffle_into(game *g, int from, int pile);             /* all of pile `from` on, then shuffle */
uint8_t *pile_of(const game *g, int pile);
static inline unsigned everybody(const game *g) { return (1u << g->players) - 1; }

/* table/ships.c */
void move_ships(game *g, int seat, int count, int from, int to);
uint64_t settle_colonies(game *g, int seat);                 /* after limbo; returns those given up */
int  home_colonies(const game *g, int seat);
int  foreign_colonies(const game *g, int seat);
int  ships_on_colonies(const game *g, int seat);
static inline uint64_t colonies(const game *g, int seat) { return g->colony[seat]; }
static inline uint64_t system_of(int seat) { return 31ull << (seat * HOME); }
static inline int owner_of(int planet) { return planet / HOME; }
/* By hand: the builtin would call the compiler's library where the processor has no such instruction. */
static inline int count_bits(uint64_t set)
{
    set -= set >> 1 & 0x5555555555555555u;
    set = (set & 0x3333333333333333u) + (set >> 2 & 0x3333333333333333u);
    return (int)((((set + (set >> 4)) & 0x0f0f0f0f0f0f0f0fu) * 0x0101010101010101u) >> 56);
}

/* table/roles.c: who is who in the encounter. */
int  ships_place(const game *g, int seat);                  /* where its ships in the encounter are */
int  ships_in(const game *g, int seat);
static inline int opponent(const game *g, int seat) { return seat == g->offense ? g->defense : g->offense; }
static inline int of_side(const game *g, int side) { return side ? g->defense : g->offense; }
static inline bool is_main(const game *g, int seat) { return seat == g->offense || seat == g->defense; }
static inline bool is_ally(const game *g, int seat) { return !is_main(g, seat) && g->side[seat] != SIDE_NONE; }
void set_main_players(game *g, int offense, int defense);   /* and with them the timing order */
int  role_of(const game *g, int seat);
static inline int clockwise(const game *g, int seat, int steps) { return (seat + steps) % g->players; }

/* table/verbs_ships.c, verbs_cards.c: each is a flow. Replacements, the change, the event,
 * triggers. Each returns how much of it really happened. */
#define FROM_TO(from, to) ((from) | (to) << 7)
static inline int from_of(const frame *f) { return f->local[WHAT] & 127; }
static inline int to_of(const frame *f) { return f->local[WHAT] >> 7; }
void send_to_warp(game *g, int seat, int count, int from, int cause);
void lose_any(game *g, int seat, int count, int cause);     /* the loser chooses which, at the gate or on colonies */
void lose_from_colonies(game *g, int seat, int count, int cause);
void return_ships(game *g, int seat, int count, int from, int cause);
void retrieve(game *g, int seat, int count, int cause);     /* out of the warp, to colonies */
void discard(game *g, int seat, int card, int cause);
void draw(game *g, int seat, int count, int cause);
void new_hand(game *g, int seat);                           /* if it holds no encounter card */
/* These happen at once. */
void take_at_random(game *g, events *ev, int from, int to, int cause);
void take_discard(game *g, events *ev, int seat, int card, int cause);
void keep_card(game *g, events *ev, int seat, int card, int cause);
void give_card(game *g, events *ev, int from, int to, int card, int cause);
void swap_hands(game *g, events *ev, int a, int b, int cause);
void look_at_hand(game *g, events *ev, int viewer, int seat, int cause);
void play_face_down(game *g, events *ev, int seat, int card, int cause);
void play_face_up(game *g, events *ev, int seat, int card, int cause);
void play_blindly(game *g, events *ev, int seat, int cause);            /* a random encounter card */
void switch_played_cards(game *g, events *ev, int cause);
void lay_aside(game *g, int seat);                          /* the card before a player, until the encounter ends */
void take_back_played(game *g, events *ev, int seat, int cause);
void add_ships(game *g, events *ev, int seat, int cause);   /* the drafted ships join the encounter */
void withdraw_ships(game *g, events *ev, int seat, int cause);          /* to the drafted colonies */
void invite_oneself(game *g, int seat);
void expel_ally(game *g, events *ev, int seat, int cause);  /* its ships then go home: return_ships */

/* table/powers.c: sources, and powers that move. Nothing else changes `holder`. */
int  holder_of(const game *g, int source);
int  sheet_of(const game *g, int source);
bool in_force(const game *g, int p);
bool has_power(const game *g, int seat, int alien);         /* and it is in force */
int  part_of(const game *g, int source, int seat);
void index_held(game *g);                                   /* held[] and hears[], from scratch */
void index_hears(game *g, int seat);
static inline bool has(const source_set *s, int i) { return s->word[i >> 6] >> (i & 63) & 1; }
static inline void put_in(source_set *s, int i) { s->word[i >> 6] |= 1ull << (i & 63); }
static inline void take_out_of(source_set *s, int i) { s->word[i >> 6] &= ~(1ull << (i & 63)); }
#define FOR_SOURCES(s, set) \
    for (int word_##s = 0; word_##s < 2; word_##s++) \
        for (uint64_t left_##s = (set).word[word_##s]; left_##s; left_##s &= left_##s - 1) \
            for (int s = word_##s * 64 + __builtin_ctzll(left_##s), once_##s = 1; once_##s; once_##s = 0)
void powers_go_home(game *g);

/* encounter/window.c, act.c */
void window(game *g, int w);
void respond(game *g, int w, const frame *about, int who);
void act(game *g, const frame *f, int seat, int hook_index);
int  usable_hook(const game *g, const frame *f, int source, int seat);
const hook *hook_at(const game *g, int source, int index);
flow_fn *effect_named(const game *g, unsigned owner, unsigned index);
bool frame_may_go_on(const game *g, const frame *f);
static inline bool effect_on(const game *g, int source) { return has(&g->in_effect, source); }

static inline bool heard(const game *g, int w) { return g->heard >> w & 1; }

/* In a flow: open a phase window; let everybody respond to the event in this frame. Nothing is
 * pushed when nobody listens, and the result is then what it would have been. */
#define OPEN(w)          do { if (heard(g, w)) CALL(window(g, w)); } while (0)
#define RESPOND(w, who)  do { if (heard(g, w)) CALL(respond(g, w, f, who)); else g->result = L(COUNT); } while (0)

/* encounter: what the phases share */
enum { ENCOUNTER_OVER = 76, PLAN_AGAIN };                   /* UNWIND(CORE(flow_encounter), one of these) */
void begin_phase(game *g, int phase);
void commit(game *g, int seat);                             /* seat sends ships into the encounter */
void check_win(game *g, events *ev);                        /* sets g->won */
void bring_home(game *g, bool offense_too, int cause);      /* ships at the gate */
void rewind_mark(game *g);                                  /* remember this moment */
void rewind_note(game *g, int card, int seat);              /* a card's effect took this card from a hand */
void rewind_restore(game *g, events *ev, int by);            /* all but what the source `by` did */
void take_back_offers(game *g);
bool deal_is_something(const game *g);
bool term_possible(const game *g, int seat, int choice);
int  terms_possible(const game *g, int seat, int16_t out[]);

/* encounter/totals.c */
int fold(const sum *s, quantity q, int about, int value);
int limit(const game *g, quantity q, int seat, int value);
int face(const game *g, int side);                          /* attack value, or FACE_... */

/* Conditions that many hooks share (`when`): f->seat asks, the event is in f. */
static inline bool heads_for_warp(const game *g, const frame *f) { (void)g; return to_of(f) == WARP; }
static inline bool my_attack(const game *g, const frame *f) { return face(g, g->side[f->seat]) >= FACE_NONE + 1; }
static inline bool is_attack(const game *g, int side) { return face(g, side) > FACE_NONE; }
static inline bool both_attack(const game *g, const frame *f) { (void)f; return is_attack(g, 0) && is_attack(g, 1); }
static inline bool i_negotiate_they_attack(const game *g, const frame *f)
{
    return face(g, g->side[f->seat]) == FACE_NEGOTIATE && is_attack(g, !g->side[f->seat]);
}
#endif
