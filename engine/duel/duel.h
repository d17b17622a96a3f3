/* duel.h - what the files of the second rule book share: two players, planets between them, plans, tactics and envoys. */
#ifndef DUEL_H
#define DUEL_H
#include "table/table.h"
#include "view/unseen.h"

enum { SUPPLY = HC_SUPPLY, DUELISTS = HC_DUELISTS, ENVOYS = HC_ENVOYS, TACTICS = HC_TACTICS };

/* Where cards lie that this book has and bargains and compensations do not need. Decks have no order: which card is the next is
 * decided when it is drawn, but for those that were put under a deck or looked at (TAG_...). */
enum {
    PAST = IN_DISCARD,
    PLAN_DECK = OFFERED, DISCARDS = PLAN_DECK + DUELISTS, REINFORCEMENTS = DISCARDS + DUELISTS, DESTINY_DECK,
    STACK = JUST_DRAWN, ROW, ENVOY_DECK, NEUTRAL = ENVOY_DECK + ENVOYS, LOOKED_AT,
    ALLIED = HOARD, PLAN = ON_TABLE, SECOND_PLAN = BESIDE_IT, STAKED = ASIDE, BACKING = DISPLAY
};
_Static_assert(DESTINY_DECK + HC_DESTINY_DECKS <= (int)HOARD && LOOKED_AT < (int)BESIDE_IT, "places of this book lie where the other has its own");
enum { TAG_UP = 1 /* of an envoy: face up */, TAG_TOP = 128, TAG_NEXT = 254 /* of a deck: from TAG_TOP on they lie on top, the highest first */, TAG_UNDER = 1 /* of a deck, and more: below all others */ };

/* As whom. */
enum { AS_LEADER = 1, AS_STRAGGLER = 2, AS_EITHER = AS_LEADER | AS_STRAGGLER };

/* Causes besides sources. */
enum { BY_DUEL = -2, BY_NEW_HAND = -5, BY_BLAST = -11, BY_LIMIT = -12, BY_UNSEEN = -13 /* a plan that was never turned up */ };

/* What modifiers are folded over. */
enum { Q_DIAL = Q_NONE + 1 /* the highest number */, Q_LATE /* is the dial set after the other, and kept hidden */, Q_HAND, Q_IN_WARP /* ships there at the beginning */,
       Q_BLAST, Q_SHIELD, Q_KEEPS_TACTIC /* is it readied again at once */, Q_FEWER /* does the ship advantage belong to who has fewer */,
       Q_ADVANTAGE, Q_REINFORCEMENT /* about PERMIT(seat, card) */, Q_CLOUT, Q_VERDICT /* a seat, or who wins by clout */, Q_UPSET /* ... after that */,
       Q_ALLIES, Q_WINS /* has it won, before a destiny card is drawn */, Q_TILES /* to choose from, when a planet is discovered */, Q_NO_ROOM,
       Q_MAY_BACK, Q_DUEL_END };

/* ---- cards -------------------------------------------------------------------------------------- */

enum { ENVOYS_OF_ICON = 6, TILES = 12, SYMBOLS = 4, PLANS = 17,
       FIRST_ENVOY_SHEET = 1501, FIRST_FATE_SHEET = 1521, FATE_ROOM = 72 };
enum { FIRST_ENVOY = 0, FIRST_TILE = FIRST_ENVOY + ENVOYS * ENVOYS_OF_ICON, FIRST_PLAN = FIRST_TILE + TILES,
       FIRST_BACKING = FIRST_PLAN + DUELISTS * PLANS, BACKINGS = 19, FIRST_FATE = FIRST_BACKING + BACKINGS };
enum { C_PLAN = 1 << HC_CARD_PLAN, C_FATE = 1 << HC_CARD_FATE, C_TILE = 1 << HC_CARD_PLANET, C_ENVOY = 1 << HC_CARD_ENVOY };
static inline int icon_of(const game *g, int card) { return (g->value[card] - 1) / ENVOYS_OF_ICON; }
static inline int symbol_of(int planet) { return planet / (TILES / SYMBOLS); }
static inline int tile_of(int planet) { return FIRST_TILE + planet; }
int  envoy_in(const game *g, int icon);                     /* the card; HC_CARDS: none, or the viewer does not know it */
static inline bool is_up(const game *g, int card) { return g->tag[card] == TAG_UP; }
static inline bool is_envoy_up(const game *g, int card) { return class_of(g, card) == C_ENVOY && is_up(g, card); }
static inline int ally_of(const game *g, int icon)
{
    return g->duel.envoy_at[icon] < HC_ENVOY_WITH ? NOBODY : g->duel.envoy_at[icon] - HC_ENVOY_WITH;
}

/* Reinforcements that are no plain number. */
enum { EVEN_UP = 100 /* +10 on an even clout, -10 on an odd one */, ODD_UP /* the reverse */, WARP_CHORUS, CHORUS_MOST = 9, PARITY = 10 };
int  printed_value(const game *g, int card, int seat);       /* as a plan, before this player */

/* ---- tactics: number 2 * token + half ---------------------------------------------------------- */

enum { BLAST, SHIELD, READIES };
typedef struct tactic { uint8_t what, count; } tactic;
extern const tactic TACTIC[2 * TACTICS];

/* ---- destiny cards: rows, and flows where a row does not say it --------------------------------- */

enum { RECOVER = HC_GIFT_RECOVER, DRAW = HC_GIFT_DRAW, GAIN = HC_GIFT_GAIN, READY_SOME = HC_GIFT_READY, FRIEND = HC_GIFT_FRIEND,
       DRAW_UP = HC_GIFT_DRAW_UP, WRECK = HC_GIFT_WRECK, NAIVETY = HC_GIFT_NAIVETY, STAR_CHILD = HC_GIFT_STAR_CHILD };
enum { ALL_TACTICS = TACTICS };
typedef hc_gift gift;
enum { GIFTS_MAX = HC_GIFTS_MOST, WINNER = 0, LOSER = 1 };
enum { FATE_DUEL = HC_FATE_DUEL, FATE_CONTEST = HC_FATE_CONTEST, FATE_RESOURCES = HC_FATE_RESOURCES, FATE_EACH = HC_FATE_EACH,
       FATE_OWN = HC_FATE_OWN /* its sheet's first helper does it all */ };
#define X(name, key) RULE_##name,
enum { HC_FATE_RULES(X) };
#undef X
#define X(name, key) name = 1 << RULE_##name,
enum { HC_FATE_RULES(X) }; /* flags */
#undef X
typedef hc_fate_info fate;
extern const fate FATE[FATE_ROOM];      /* by sheet, from FIRST_FATE_SHEET on             */
static inline const fate *fate_of(const game *g, int card) { return &FATE[g->value[card]]; }        /* of such a card the value is which sheet it has */
static inline const fate *fate_now(const game *g) { return fate_of(g, g->destiny_card); }
static inline int by_fate(const game *g) { return SOURCE_OF_CARD(g->destiny_card); }
void refill_destiny(game *g, events *ev);                     /* the deck that is drawn from next, if it is empty */
int  deck_of(int sheet_id);                                  /* HC_DECK_...: which kind of destiny card it is */

/* ---- flows ------------------------------------------------------------------------------------- */

#define DUEL_FLOWS(X) \
    X(flow_duel_game) X(flow_duel_setup) X(flow_between) X(flow_fate) X(flow_discover) X(flow_duel) X(flow_duel_dials) X(flow_show_envoys) \
    X(flow_plans) X(flow_tactics) \
    X(flow_ready) X(flow_clout) X(flow_cleanup) X(flow_contest) X(flow_gifts) X(flow_gift) X(flow_recover) X(flow_raise) \
    X(flow_lower) X(flow_keep_envoys) X(flow_destroy) X(flow_resources) X(flow_bar) X(flow_down_to_limit)
#define X(name) FLOW(name);
DUEL_FLOWS(X)
#undef X
#define X(name) ID_##name,
enum { BEFORE_DUEL_FLOWS = TABLE_FLOW_COUNT - 1, DUEL_FLOWS(X) DUEL_FLOW_COUNT };
#undef X
extern const book DUEL_BOOK;

/* duel/setup.c */
void set_up_duel(game *g, const hc_setup *s);
hc_status lay_in_duel(game *g, int seat, int kind, int value, int sheet_id, int where);      /* duel/lay.c */
void set_leader(game *g, int seat);
static inline int other_of(int seat) { return 1 - seat; }
static inline int side_in(const game *g, int seat) { return seat == g->duel.leader ? 0 : 1; }      /* of a sum: the leader first */
static inline int straggler(const game *g) { return other_of(g->duel.leader); }

/* duel/decks.c: what moves without a question. */
int  next_of(game *g, int place);                            /* the card that is drawn next; -1: none. It becomes TAG_NEXT */
void put_under(game *g, int card, int place, unsigned known);
void mix_into(game *g, int from, int place);                 /* all cards of one place, unknown to everybody */
int  hand_limit(const game *g, int seat);
int  draw_cards(game *g, events *ev, int seat, int count, int cause);        /* returns how many */
int  top_card(game *g, events *ev, int seat);                /* of its plan deck; -1: there is none, not even discards */
void need_hand(game *g, events *ev, int seat);               /* an effect needs a card of the hand: who has none draws up */
int  gain(game *g, events *ev, int seat, int count, int cause);
void throw_away(game *g, events *ev, int seat, int card, int cause);         /* to the discards of this seat */
void throw_drafted(game *g, events *ev, int seat, int cause);
void ready(game *g, events *ev, int seat, unsigned tokens, int cause);
static inline int spent_tactics(const game *g, int seat) { return ((1 << TACTICS) - 1) & ~g->duel.ready[seat]; }
void hide_hand(game *g, int seat);                           /* a card of it goes face down: which one, the other cannot tell */
void remember_hand(game *g, int seat);                       /* what the other could not tell for a while, it can again */
void look_at(game *g, events *ev, int seat, int card, int cause);

/* duel/verbs.c: how cards and aliens change the table. */
void stake_card(game *g, int seat, int card);                /* out of the hand, face down */
void take_into_hand(game *g, int seat, int card);            /* what only this seat knows */
void hand_duelist(game *g, events *ev, int from, int to, int card, int cause);  /* both know it */
void take_shown(game *g, events *ev, int seat, int from, int card, int cause);   /* what lies in the open */
void remove_card(game *g, events *ev, int seat, int card, int cause);        /* from the game */
void take_back_plans(game *g, int seat);
void lay_plan(game *g, events *ev, int seat, int card, int cause);           /* out of the hand, face down */
void lay_second_plan(game *g, events *ev, int seat, int card, int cause);
void swap_plan_unseen(game *g, events *ev, int seat);        /* for the top card of its deck */
void turn_up_top_plan(game *g, events *ev, int seat, int cause);             /* ... face up, where there is no plan any more */
void settle_on_plan(game *g, events *ev, int seat, bool second);
void raise_bonus(game *g, int seat, int count);
void jam_tactic(game *g, int seat, int token);               /* of this seat: it may not be chosen */
void copy_tactic(game *g, int seat);                         /* this seat's counts as the other's */
void forbid_tactics(game *g);
void point_at_planet(game *g, int planet);                   /* the next duel is over it */
void win_at_once(game *g, unsigned seats);

/* duel/planets.c */
bool holds(const game *g, int seat, int planet);             /* has the ships for it, whether there is a duel or not */
bool controls(const game *g, int seat, int planet);          /* nobody does while there is a duel over it */
uint64_t controlled(const game *g, int seat);
static inline int planets_of(const game *g, int seat) { return count_bits(controlled(g, seat)); }
uint64_t with_symbol(const game *g, int symbol);
uint64_t fits_bar(const game *g, const fate *r);
void reveal_tile(game *g, events *ev, int planet, bool in_warp);
int  recoverable(const game *g, int seat);                   /* ships in the Warp, and on a planet there */
void retreat(game *g, events *ev, int seat, int count, int planet, int cause);
void send_one(game *g, events *ev, int seat, int planet, int cause);         /* as far as there is one */
void tow_one(game *g, events *ev, int seat, int planet, int cause);          /* ... out of the Warp */
void bring_to_supply(game *g, events *ev, int seat, int count, int from, int cause);  /* as recovered */
void settle_leader(game *g, events *ev);
VERB recover(game *g, int seat, int count, bool up_to, int cause);
VERB destroy(game *g, int seat, int count, int from, int cause);

/* duel/envoys.c */
void move_envoy(game *g, events *ev, int icon, int to, int cause);           /* HC_ENVOY_... */
void turn_envoy_up(game *g, events *ev, int seat, int icon);
void replace_envoy(game *g, events *ev, int icon, int cause);                 /* a neutral one, by the next of its deck */
unsigned envoys_to_raise(const game *g, int seat);           /* on which it has an effect */
unsigned envoys_to_lower(const game *g, int seat);
int  allies_allowed(const game *g, int seat);
VERB raise_friendship(game *g, int seat, bool may, int cause);
VERB lower_friendship(game *g, int seat, bool may, int cause);

/* duel/gifts.c */
VERB give(game *g, int seat, gift what, int cause);
enum { OF_SYMBOL = 2 };                                      /* lists of the destiny card: WINNER, LOSER, then by symbol */
VERB give_list(game *g, int seat, int list);
bool is_list_empty(const game *g, int list);
/* duel/clout.c */
int  clout_of(const game *g, int seat);
void duel_totals(const game *g, hc_sum *out);
bool duel_revealed(const game *g);
void note_clout(const sum *s, quantity q, int about, int source, int before, int after);
int  plan_shown(const game *g, int seat);                    /* its number; only once it is turned up */
int  total_in(const sum *s, int seat);                       /* in the verdicts: all clout of a seat */
bool has_advantage(const game *g, int seat);
static inline int ships_there(const game *g, int seat) { return g->target == HC_NO_PLANET ? 0 : g->ships[seat][g->target]; }
static inline int plan_of(const game *g, int seat) { return next_card(g, PLAN + seat, 0); }
static inline bool has_plan(const game *g, int seat) { return g->count[PLAN + seat] > 0; }
static inline bool lost_it(const game *g, int seat) { return g->duel.winner == other_of(seat) + 1; }
static inline bool won_it(const game *g, int seat) { return g->duel.winner == seat + 1; }
static inline bool in_duel(const game *g) { return g->duel.contest == HC_DUELING; }
static inline bool was_duel(const game *g) { return g->duel.contest == HC_DUEL_DONE; }
/* duel/dials.c */
const tactic *shown_by(const game *g, int seat);             /* what counts as its tactic; NULL: none */
bool is_dial(const game *g, int seat, int number);
bool has_envoys_to_show(const game *g);
int  sent_by(const game *g, int seat);
bool is_late(const game *g, int seat);                       /* its dial is set after the other's, and hidden */
void set_dial(game *g, int seat, int number);                /* ... which hides it until its ships go out */
void send_late(game *g, events *ev);
/* duel/tactics.c */
bool is_wanted_in_duel(const game *g, int seat, int thing);
unsigned usable_tokens(const game *g, int seat);
bool is_plan_with_tactic(const game *g, int seat, int choice);
int  plans_with_tactics(const game *g, int seat, int16_t out[]);
int  plan_by_lot(const game *g, int seat, hc_lot lot, void *luck);
/* duel/view.c */
const char *check_duel(const game *g);
void hide_tactics(const game *g, int seat, game *view);
void fill_hidden_duel(game *g, int seat, hidden_cards *u);
int  kept_of_duel(const game *g, uint8_t out[]);
/* duel/read.c */
void read_duel(const game *g, hc_table *t);
int origin_in_duel(const hc_card_info *card);
bool duel_outlook(const game *view, int seat, const hc_option *o, int along, hc_prospect *out);      /* duel/outlook.c */
/* duel/game.c */
void forget_acts(game *g);
int  progress_in_duel(const game *g, int seat);
#endif
