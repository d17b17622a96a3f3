/* cards.h - cards of hands and piles: where they are, what they are, who knows them, and moves that nothing can respond to (part of rules.h). */
#ifndef CARDS_H
#define CARDS_H
#include "machine/machine.h"

/* Where a card is. The piles come first and keep an order. */
enum {
    IN_DECK, IN_DISCARD, IN_DESTINY, DESTINY_USED, IN_REWARDS, REWARDS_USED, PILES,
    IN_PLAY = PILES, OUT_OF_GAME, IN_HAND, ON_TABLE = IN_HAND + SEATS, ASIDE = ON_TABLE + SEATS,
    OFFERED = ASIDE + SEATS,
    HOARD = OFFERED + SEATS,        /* on a player's sheet, to be used as if in hand           */
    DISPLAY = HOARD + SEATS,        /* face up on or beside a sheet; tag_of says where          */
    UNDER_PIECE = DISPLAY + SEATS,  /* face down under a piece of a player, out of reach       */
    JUST_DRAWN = UNDER_PIECE + SEATS,       /* drawn, or taken as compensation, but not yet in the hand */
    BESIDE_IT = JUST_DRAWN + SEATS,  /* played beside the encounter card: a main player's second, or an ally's; face down until the reveal */
    IN_STOCK = BESIDE_IT + SEATS,    /* unused flares face down on a sheet, out of reach; the tag is the power, plus one */
    GRAFT = IN_STOCK + SEATS,        /* a flare face up beside a sheet: a part of that power, whose wild half is used once; the tag as well */
    LAID_DOWN = GRAFT + SEATS,       /* an intimidate face down before its player, until it is played or taken up */
    CARD_PLACES = LAID_DOWN + SEATS, UNSEEN = 255
};

/* Destiny cards: what they say, in `value`. */
enum { DESTINY_SEAT = 7, DESTINY_KIND = 8, DESTINY_HAZARD = 128 };
static inline int destiny_kind(int value) { return (value & ~DESTINY_HAZARD) / DESTINY_KIND; }

/* Classes of cards, as bits: 1 << kind. */
enum { C_ATTACK = 1 << HC_CARD_ATTACK, C_NEGOTIATE = 1 << HC_CARD_NEGOTIATE, C_MORPH = 1 << HC_CARD_MORPH,
       C_REINFORCEMENT = 1 << HC_CARD_REINFORCEMENT, C_ARTIFACT = 1 << HC_CARD_ARTIFACT, C_FLARE = 1 << HC_CARD_FLARE,
       C_KICKER = 1 << HC_CARD_KICKER, C_RETREAT = 1 << HC_CARD_RETREAT, C_INTIMIDATE = 1 << HC_CARD_INTIMIDATE,
       C_RIFT = 1 << HC_CARD_RIFT, C_SAFEGUARD = 1 << HC_CARD_SAFEGUARD,
       C_DESTINY = 1 << HC_CARD_DESTINY,
       C_ENCOUNTER = C_ATTACK | C_NEGOTIATE | C_MORPH | C_RETREAT,
       C_UNACTING = C_ENCOUNTER | C_INTIMIDATE, C_ANY = 0x7fffffff, C_OF_HAND = C_ANY & ~C_DESTINY };
_Static_assert(HC_CARD_KINDS <= 31, "a class is a bit of an int");

/* table/places.c: a row for each kind of place says what others need to know of it, so that none of them knows it by name. */
typedef struct place_row {
    uint8_t known_to;                                /* KNOWN_...: what lies there              */
    uint8_t filled;                                  /* ... as a view is filled                 */
    bool held;                                       /* as in a hand: what acts is a source of its seat */
    bool tagged;                                     /* tags there tell alike cards apart       */
    bool of_sheet;                                   /* the tag is the power, plus one, by whose sheet it lies: for all to see */
    int classes;                                     /* what may lie there                      */
    int hides;                                       /* ... face down; 0: any of those          */
    int (*wanted)(const game *g, int seat);          /* ... as the next one; NULL: any of those */
} place_row;
enum { KNOWN_TO_NOBODY, KNOWN_TO_ITS_SEAT, KNOWN_TO_ALL, KNOWN_AS_PLAYED /* to its seat until it is turned up */, KNOWN_TO_PARTIES /* of the talks */,
       KNOWN_AS_SEEN /* what a third player sees there, all do */, KNOWN_AS_LAID /* to its seat, unless that laid it down unseen */ };
enum { NOT_FILLED, FILLED_FIRST, FILLED_NEXT, FILLED_LAST };
#define ROW_OF(place) ((place) < IN_HAND ? (place) : IN_HAND + (int)((unsigned)((place) - IN_HAND) / SEATS))
enum { PLACE_ROWS = ROW_OF(CARD_PLACES) };
extern const place_row PLACE_ROW[PLACE_ROWS];
static inline const place_row *row_of_place(int place) { return &PLACE_ROW[ROW_OF(place)]; }
static inline int seat_at(int place) { return (int)((unsigned)(place - IN_HAND) % SEATS); }   /* from IN_HAND on */
int  classes_hidden(const game *g, int place);               /* of what lies there face down and is laid next */

/* table/cards.c: reading the cards, and moves that nothing can respond to (verbs use them). */
static inline int class_of(const game *g, int card) { return 1 << g->kind[card]; }
static inline int attack_value(const game *g, int card) { return (int8_t)g->value[card]; }       /* the number on it */
/* The sheet of a card is a number of its kind, and with some kinds what its value says besides the number. */
extern const struct card_sheet { uint16_t plain, first, value; uint8_t shift; } CARD_SHEET[];
static inline int sheet_of_card(const game *g, int card)
{
    const struct card_sheet *s = &CARD_SHEET[g->kind[card]];
    const int which = g->value[card] > 0 ? (g->value[card] & s->value) >> s->shift : 0;
    return which ? s->first + which : s->plain;
}
static inline int value_with_sheet(int number, int sheet_id) { return (sheet_id ? sheet_id - FIRST_UNIQUE : 0) * 256 + (uint8_t)number; }      /* of a card of its own */
int  name_of_card(const game *g, int card);                  /* HC_NAMED_...; HC_NAMED_END: it has none */
int  search_card(const game *g, int place, int from);
static inline int next_card(const game *g, int place, int from)             /* HC_CARDS past the last */
{
    return g->count[place] && from < g->cards ? search_card(g, place, from) : HC_CARDS;
}
/* Of what is said of 64 cards, in a byte each, those of which it is this, as bits. Hands are walked through all the time: sixteen cards are
 * compared at once where the processor can, elsewhere eight. */
enum { CARD_BLOCK = 64, CARD_BLOCKS = (HC_CARDS + CARD_BLOCK - 1) / CARD_BLOCK };
#if defined(__SSE2__)
typedef char sixteen_cards __attribute__((vector_size(16)));
static inline uint64_t equal_in_block(const uint8_t *of_cards, int what)
{
    const char p = (char)what;
    const sixteen_cards wanted = { p, p, p, p, p, p, p, p, p, p, p, p, p, p, p, p };
    uint64_t found = 0;
#pragma GCC unroll 4
    for (int i = 0; i < CARD_BLOCK; i += 16) {
        sixteen_cards cards;
        memcpy(&cards, of_cards + i, sizeof cards);
        found |= (uint64_t)(unsigned)__builtin_ia32_pmovmskb128((sixteen_cards)(cards == wanted)) << i;
    }
    return found;
}
#else
uint64_t equal_in_block(const uint8_t *of_cards, int what);
#endif
/* Of the 64 cards from `at` on, those that lie at the place. */
static inline uint64_t found_in_block(const game *g, int place, int at) { return equal_in_block(g->where + at, place); }
/* A walk over the cards at a place keeps what it has found in a block. The body may move the card that it is at, and no other one of the place. */
typedef struct card_walk { uint64_t found; int place, at, left; } card_walk;
static inline card_walk walk_from(const game *g, int place, int from)
{
    card_walk w = { .place = place, .at = from & ~(CARD_BLOCK - 1), .left = g->count[place] };
    if (w.left) w.found = found_in_block(g, place, w.at) & ~0ull << (from & (CARD_BLOCK - 1));
    return w;
}
static inline int walk_on(const game *g, card_walk *w)       /* HC_CARDS past the last */
{
    while (!w->found) {
        w->at += CARD_BLOCK;
        if (w->left <= 0 || w->at >= g->cards) return HC_CARDS;
        w->found = found_in_block(g, w->place, w->at);
    }
    const int card = w->at + __builtin_ctzll(w->found);
    w->found &= w->found - 1;
    w->left--;
    return card < g->cards ? card : HC_CARDS;
}
/* Each card at a place; behind the last of them nothing is searched. Those that the seat of a view cannot see do not come up. */
#define FOR_CARDS_FROM(from, c, place) \
    for (card_walk walk_##c = walk_from(g, place, from), *once_##c = &walk_##c; once_##c; once_##c = NULL) \
        for (int c = walk_on(g, &walk_##c); c < HC_CARDS; c = walk_on(g, &walk_##c))
#define FOR_CARDS_AT(c, place) FOR_CARDS_FROM(0, c, place)
/* Of the 64 cards from `at` on, those that lie at the place and of which it is said otherwise, in a byte each: mostly none. */
static inline uint64_t others_in_block(const game *g, int place, int at, const uint8_t *of_cards, int usual)
{
    const uint64_t there = found_in_block(g, place, at);
    return there ? there & ~equal_in_block(of_cards + at, usual) : 0;
}
#define FOR_CARDS_OTHER_THAN(c, place, of_cards, usual) \
    for (int at_##c = 0; at_##c < g->cards && g->count[place]; at_##c += CARD_BLOCK) \
        for (uint64_t left_##c = others_in_block(g, place, at_##c, of_cards, usual); left_##c; left_##c &= left_##c - 1) \
            for (int c = at_##c + __builtin_ctzll(left_##c), once_##c = 1; once_##c && c < g->cards; once_##c = 0)
/* The card before a player on the table; HC_CARDS: none. It is an encounter card, and those stand behind all that act. */
static inline int played_card(const game *g, int seat) { return next_card(g, ON_TABLE + seat, g->acting_cards); }
/* The encounter card beside it; HC_CARDS: none. A main player has played two then; an ally helps with it. A kicker, which acts, lies there too. */
static inline int extra_card(const game *g, int seat) { return next_card(g, BESIDE_IT + seat, g->acting_cards); }
static inline int laid_kicker(const game *g, int seat)
{
    int card = next_card(g, BESIDE_IT + seat, 0);
    return card < g->acting_cards ? card : HC_CARDS;
}
/* Does anything lie there before any seat: IN_HAND, ASIDE ... */
static inline bool is_any_at(const game *g, int places)
{
    uint64_t all;
    _Static_assert(sizeof all == SEATS, "one look at the counts of all seats");
    memcpy(&all, g->count + places, sizeof all);
    return all;
}
static inline bool has_extra_cards(const game *g) { return is_any_at(g, BESIDE_IT); }
enum { C_AID = C_ATTACK | C_NEGOTIATE };                     /* what an ally may help with */
int  first_card(const game *g, int place, int classes);
static inline bool has_card(const game *g, int place, int classes) { return first_card(g, place, classes) < HC_CARDS; }
int  count_cards(const game *g, int place, int classes);
void put_card(game *g, int card, int place, unsigned known);    /* known: who_knows(), in_the_open(), or a mask of seats */
bool was_open(const game *g, int card);                      /* all have been shown it, even if it is forgotten until the reveal */
bool is_open(const game *g, int card);                       /* public: also those who only look on have been shown it */
unsigned who_knows(const game *g, int card);
void forget_card(game *g, int card, unsigned remember);      /* by all but these */
void move_knowledge(game *g, int from, int to, unsigned mine);
int  random_card(game *g, int place, int classes);          /* -1: none */
static inline int take_wanted_back(game *g)                 /* that was chosen for the next random card, plus one; 0: any */
{
    const int back = g->back_wanted;
    g->back_wanted = 0;
    return back;
}
int  unseen_cards(const game *g, int place);                /* in a view: those that lie there unseen */
/* The deck that a card came out of is on its back; mostly there is one deck only. */
static inline int back_of(const game *g, int card)
{
    int i = g->runs;
    while (i > 0 && g->run[i - 1].first > card) i--;
    return i ? g->run[i - 1].back : 0;
}
/* A hazard warning says nothing in a game without hazards. */
static inline bool look_alike(const game *g, int a, int b)
{
    const int differ = g->value[a] ^ g->value[b];
    if (differ & ~DESTINY_HAZARD || g->kind[a] != g->kind[b] || (differ && g->kind[a] != HC_CARD_DESTINY)) return false;
    return back_of(g, a) == back_of(g, b);
}
static inline bool are_alike(const game *g, int seat, int a, int b) { return look_alike(g, a, b) && are_one_answer(g, seat, a, b); }     /* mostly they do not look so */
void begin_run(game *g, int back);                          /* as decks are made: of the cards that are added now */
int  count_backs(const game *g, int place, int back);       /* for all to see */
void forget_hand(game *g, int seat, unsigned remember, int classes);
void forget_until_reveal(game *g, int seat);
unsigned knows_again(const game *g, int card);              /* who will, at the reveal */
void set_knows_again(game *g, int card, unsigned seats);
void know_hand_again(game *g, int seat);
int  draw_card(game *g, int pile, int place, unsigned known);           /* -1: none left */
int  top_of(const game *g, int pile);
void shuffle_cards(game *g, uint8_t card[], int n);         /* the numbers alone */
void shuffle_into(game *g, int from, int pile);             /* all of pile `from` on, then shuffle */
uint8_t *pile_of(const game *g, int pile);
int  cards_in_piles(const game *g);
void lay_on_pile(game *g, int pile, int card);               /* the order alone */

/* Marks are private: they narrow a question about cards (MARKED), or say which ones just came. A
 * card in a hand is marked by its holder, a used encounter card among the discards by everybody. */
static inline bool is_marked(const game *g, int seat, int card) { return g->mark[card] >> seat & 1; }
static inline void mark_card(game *g, int seat, int card) { g->mark[card] |= (uint8_t)(1u << seat); }
static inline void unmark_card(game *g, int seat, int card) { g->mark[card] &= (uint8_t)~(1u << seat); }
void clear_marks(game *g, int seat);                        /* in its hand and aside */
void mark_drafted(game *g, int seat);                       /* these and no others; the draft is empty then */
int  first_marked(const game *g, int seat, int place, int classes);     /* HC_CARDS: none */
int  count_marked(const game *g, int seat, int place, int classes);

enum { TAG_TOGETHER = 2 };       /* on top of the discards: came there at once with the others */
enum { TAG_TAKEN = 9 /* of a rift: out of another's hand, and not yet kept */, TAG_RIVEN = 240 /* plus the seat whose station may blow it up */, TAG_COVERED = 1 /* face down before the player, out of reach */, TAG_PLANET = 128 /* plus the planet beside which it lies */, TAG_REINFORCES = 250 /* plus the side to whose total its value is added, until the encounter ends */, TAG_BY_GATE = 252 /* by the gate: whose it becomes is settled with the encounter */, TAG_BESIDE = 255 /* beside the played card, until the encounter ends */ };
static inline bool lies_in(const game *g, int card, int first) { return g->where[card] >= first && g->where[card] < first + SEATS; }      /* that place of any seat */
static inline int tag_of(const game *g, int card) { return g->tag[card]; }
static inline void set_tag(game *g, int card, int tag) { g->tag[card] = (uint8_t)tag; }
/* A discard that has resolved the encounter is marked by all; the tag says whose encounter card it was, plus one (0: it was none). */
static inline void note_used(game *g, int card, int tag) { g->mark[card] = 255; set_tag(g, card, tag); }
static inline void note_taken(game *g, int card) { if (card >= 0 && g->kind[card] == HC_CARD_RIFT) set_tag(g, card, TAG_TAKEN); }     /* out of another's hand */
static inline bool is_intimidating(const game *g, int seat) { return g->intimidates >> seat & 1; }       /* as its encounter card */
/* In its hand, or laid down already: with that it can play an encounter. */
static inline bool can_play_encounter(const game *g, int seat) { return g->count[LAID_DOWN + seat] || has_card(g, IN_HAND + seat, C_ENCOUNTER); }
static inline bool is_discarded(const game *g, int card) { return g->where[card] == IN_DISCARD || g->where[card] == REWARDS_USED; }
#endif
