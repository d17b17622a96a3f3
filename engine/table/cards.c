/* cards.c - where the cards are: reading, and the raw moves that verbs are made of. */
#include "rules.h"
#include <assert.h>
#include <string.h>

/* Cards with a number have their sheet in the high byte, if it is their own. */
#define UNIQUE(plain) { plain, FIRST_UNIQUE, 0x7f00, 8 }
const struct card_sheet CARD_SHEET[HC_CARD_KINDS] = {
    [HC_CARD_FLARE] = { 0, 0, UINT16_MAX, 0 }, [HC_CARD_ARTIFACT] = { FIRST_CARD_SHEET, FIRST_CARD_SHEET, UINT16_MAX, 0 },
    [HC_CARD_ATTACK] = UNIQUE(0), [HC_CARD_NEGOTIATE] = UNIQUE(0), [HC_CARD_REINFORCEMENT] = UNIQUE(CARD_reinforcement),
    [HC_CARD_KICKER] = UNIQUE(CARD_kicker), [HC_CARD_RETREAT] = UNIQUE(CARD_retreat), [HC_CARD_INTIMIDATE] = UNIQUE(CARD_intimidate),
    [HC_CARD_RIFT] = UNIQUE(CARD_rift), [HC_CARD_SAFEGUARD] = UNIQUE(0), [HC_CARD_HAZARD] = { CARD_hazard_resonator, 0, 0, 0 },
    [HC_CARD_ENVOY] = { CARD_hammerhand - 1, CARD_hammerhand - 1, UINT16_MAX, 0 },
    [HC_CARD_FATE] = { CARD_vacant_shipyard, CARD_vacant_shipyard, UINT16_MAX, 0 } };
#undef UNIQUE

_Static_assert(offsetof(hc_game, kind) == offsetof(hc_game, where) + HC_CARDS && offsetof(hc_game, order_of) == offsetof(hc_game, tag) + HC_CARDS,
               "behind the last block there is something that may be read");
_Static_assert(HC_CARDS > (CARD_BLOCKS - 1) * CARD_BLOCK && CARD_PLACES <= (int)HC_CARD_PLACES && (int)HC_CARD_PLACES < (int)UNSEEN, "every place has its number");

/* An attack by its number, a negotiate, an artifact by its name. */
int name_of_card(const game *g, int card)
{
    const int kind = g->kind[card], value = kind == HC_CARD_ATTACK ? attack_value(g, card) : 0;
    if (value < 0) return HC_NAMED_NEGATIVE - value;
    return kind == HC_CARD_ATTACK ? HC_NAMED_ATTACK + value : kind == HC_CARD_NEGOTIATE ? HC_NAMED_NEGOTIATE :
           kind == HC_CARD_ARTIFACT ? name_of_artifact(sheet_of_card(g, card)) : HC_NAMED_END;
}

#if !defined(__SSE2__)
uint64_t equal_in_block(const uint8_t *of_cards, int what)
{
    const uint64_t high = 0x8080808080808080u, pattern = (uint64_t)what * 0x0101010101010101u;
    uint64_t found = 0;
    for (int i = 0; i < CARD_BLOCK; i += 8) {
        uint64_t word = 0;
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        memcpy(&word, of_cards + i, sizeof word);
#else
        for (int k = 7; k >= 0; k--) word = word << 8 | of_cards[i + k];
#endif
        word ^= pattern;                                     /* now a zero byte */
        const uint64_t tops = ~(((word & ~high) + ~high) | word) & high;
        found |= (tops >> 7) * 0x0102040810204080u >> 56 << i;       /* the eight bits side by side */
    }
    return found;
}
#endif

int search_card(const game *g, int place, int from)
{
    const int end = g->cards;
    int at = from & ~(CARD_BLOCK - 1);
    uint64_t found = found_in_block(g, place, at) & ~0ull << (from & (CARD_BLOCK - 1));
    while (!found && (at += CARD_BLOCK) < end) found = found_in_block(g, place, at);
    const int card = found ? at + __builtin_ctzll(found) : end;
    return card < end ? card : HC_CARDS;
}

/* Encounter cards do not act: they stand behind those that do. */
static int first_of_classes(const game *g, int classes) { return classes & ~C_UNACTING ? 0 : g->acting_cards; }

int first_card(const game *g, int place, int classes)
{
    const int from = first_of_classes(g, classes);
    if (!g->count[place]) return HC_CARDS;
    uint64_t wanted = ~0ull << (from & (CARD_BLOCK - 1));
    for (int at = from & ~(CARD_BLOCK - 1); at < g->cards; at += CARD_BLOCK, wanted = ~0ull)
        for (uint64_t left = found_in_block(g, place, at) & wanted; left; left &= left - 1) {
            const int card = at + __builtin_ctzll(left);
            if (class_of(g, card) & classes) return card < g->cards ? card : HC_CARDS;
        }
    return HC_CARDS;
}

/* How many lie somewhere is public; which of them are of a class, only as far as one knows them. */
int count_cards(const game *g, int place, int classes)
{
    if (classes == C_ANY) return g->count[place];
    int n = 0;
    FOR_CARDS_FROM(first_of_classes(g, classes), c, place) n += !!(class_of(g, c) & classes);
    return n;
}

int unseen_cards(const game *g, int place)
{
    int n = g->count[place];
    FOR_CARDS_AT(c, place) n--;
    return n;
}

/* ---- backs ------------------------------------------------------------------------------------------------- */

void begin_run(game *g, int back)
{
    if (back_of(g, g->cards) == back) return;
    assert(g->runs < HC_RUNS && back < HC_BACKS);
    g->run[g->runs++] = (hc_run){ .first = g->cards, .back = (uint8_t)back };
}

/* In a view those that are not seen are listed, a stretch of places for each back. */
static int count_unseen_backs(const game *g, int place, int back)
{
    int n = 0, at = 0;
    for (int b = 1; b <= back; b++)
        for (int c = 0; c < g->cards; c++)
            if (g->where[c] == UNSEEN && back_of(g, c) == b) n += g->unseen_at[at++] == place && b == back;
    return n;
}

int count_backs(const game *g, int place, int back)
{
    if (!g->runs || !back) {
        int n = g->count[place];
        for (int b = 1; b < HC_BACKS && g->runs; b++) n -= count_backs(g, place, b);
        return back ? 0 : n;
    }
    int n = g->is_view ? count_unseen_backs(g, place, back) : 0;
    FOR_CARDS_AT(c, place) n += back_of(g, c) == back;
    return n;
}

/* ---- piles: one after the other in order_of, bottom to top; a card is in one of them at most, so there is room for all ---------- */

_Static_assert(PILES <= (int)HC_PILES, "every pile has its count");

static int pile_start(const game *g, int pile)
{
    int start = 0;
    for (int i = 0; i < pile; i++) start += g->pile_count[i];
    return start;
}

int cards_in_piles(const game *g) { return pile_start(g, PILES); }

uint8_t *pile_of(const game *g, int pile) { return (uint8_t *)g->order_of + pile_start(g, pile); }

int top_of(const game *g, int pile)
{
    return g->pile_count[pile] ? pile_of(g, pile)[g->pile_count[pile] - 1] : -1;
}

/* What lies behind it moves up; behind the last pile there are zeros, and it is not worth counting where they begin. */
static void close_gap(game *g, int pile, uint8_t *at)
{
    uint8_t *last = g->order_of + g->cards - 1;
    memmove(at, at + 1, (size_t)(last - at));
    *last = 0;
    g->pile_count[pile]--;
}

static void take_out(game *g, int pile, int card)
{
    uint8_t *at = memchr(pile_of(g, pile), card, g->pile_count[pile]);
    assert(at);
    close_gap(g, pile, at);
}

void lay_on_pile(game *g, int pile, int card)
{
    uint8_t *at = pile_of(g, pile) + g->pile_count[pile], *last = g->order_of + g->cards - 1;     /* free: this card is in no pile yet */
    memmove(at + 1, at, (size_t)(last - at));
    *at = (uint8_t)card;
    g->pile_count[pile]++;
}

/* A hoard and what has become a part of a power are held like a hand, and what lies under a piece is known to its owner. */
static bool is_hand(int place) { return row_of_place(place)->held; }

/* Cards that act are sources: who holds them listens. */
static void set_place(game *g, int card, int place)
{
    int from = g->where[card];
    g->where[card] = (uint8_t)place;
    g->count[from]--;
    g->count[place]++;
    if (card >= g->acting_cards) return;
    if (is_hand(from)) let_go_source(g, seat_at(from), SOURCE_OF_CARD(card));
    if (is_hand(place)) hold_source(g, seat_at(place), SOURCE_OF_CARD(card));
}

/* Only encounter cards are forgotten for a while, and those are the first that do not act. */
unsigned knows_again(const game *g, int card)
{
    const int i = card - g->acting_cards;
    return i >= 0 && i < HC_RECALLED ? g->known_again[i] : 0;
}

void set_knows_again(game *g, int card, unsigned seats)
{
    const int i = card - g->acting_cards;
    if (i >= 0 && i < HC_RECALLED) g->known_again[i] = (uint8_t)seats;
}

/* ---- what is public ---------------------------------------------------------------------------------------- */

static void set_open(game *g, int card, bool open)
{
    const uint8_t bit = (uint8_t)(1u << card % 8);
    uint8_t *bits = &g->unshown.open[card / 8];
    *bits = (uint8_t)(open ? *bits | bit : *bits & ~bit);
}

bool was_open(const game *g, int card) { return !g->is_view && g->unshown.open[card / 8] >> card % 8 & 1; }

/* What is forgotten until the reveal is public again then, but not before. */
bool is_open(const game *g, int card)
{
    return was_open(g, card) && !knows_again(g, card) && (g->known[card] & everybody(g)) == everybody(g);
}

unsigned who_knows(const game *g, int card) { return g->known[card] | (is_open(g, card) ? IN_THE_OPEN : 0u); }

/* The only card of a hand with its back: wherever it lies, all see which it is. */
static bool tells_by_back(const game *g, int card) { return g->kind[card] == HC_CARD_HAZARD; }

void forget_card(game *g, int card, unsigned remember)
{
    if (tells_by_back(g, card)) return;
    g->known[card] &= (uint8_t)remember;
    if ((remember & everybody(g)) != everybody(g)) set_open(g, card, false);
}

void show_card(game *g, int card)
{
    g->known[card] = (uint8_t)everybody(g);
    set_knows_again(g, card, 0);
    set_open(g, card, true);
}

/* Of two that look alike: whoever knew the one, except `mine`, knows the other instead. */
void move_knowledge(game *g, int from, int to, unsigned mine)
{
    const unsigned moves = g->known[from] & ~g->known[to] & ~mine;
    const bool open = is_open(g, from) && !is_open(g, to);
    g->known[to] |= (uint8_t)moves;
    g->known[from] &= (uint8_t)~moves;
    if (moves) set_open(g, from, false);
    if (open) set_open(g, to, true);
}

/* Where cards lie face up, whoever put them there. */
static bool is_open_place(int place) { return row_of_place(place)->known_to == KNOWN_TO_ALL; }

static bool lies_open(const game *g, int place, unsigned known)
{
    return known & IN_THE_OPEN || (is_open_place(place) && (known & everybody(g)) == everybody(g));
}

/* Each deck has its own discards: a card with another back than that of the first deck goes to those. */
static int pile_by_back(const game *g, int card, int place)
{
    if (!g->runs || place > IN_DISCARD || !back_of(g, card)) return place;
    return place == IN_DECK ? IN_REWARDS : REWARDS_USED;
}

/* To another player or onto a pile: whoever had to play it no longer can, and nobody else has to. */
static bool goes_from_hand(const game *g, int card, int place)
{
    return is_hand(g->where[card]) && (place < PILES || seat_at(place) != seat_at(g->where[card]));
}

/* A hazard that a hand holds comes out of a side deck. There, and as a piece, it goes by its sheet, and its number waits out of the game. */
static int place_of_hazard(game *g, int card, int place)
{
    const int sheet_id = sheet_of_card(g, card);
    if (place == IN_DECK) put_in_deck(g, DECK_HAZARDS, sheet_id);
    else if (place == IN_DISCARD) put_in_used(g, DECK_HAZARDS, sheet_id);
    else if (place != OUT_OF_GAME && g->where[card] == OUT_OF_GAME && !take_from_deck(g, DECK_HAZARDS, sheet_id))
        take_from_used(g, DECK_HAZARDS, sheet_id);
    return place <= IN_DISCARD ? OUT_OF_GAME : place;
}

/* That an intimidate is played as the encounter card all know, whoever it lies before in the end. */
static void note_intimidate(game *g, int card, int place)
{
    const unsigned seat = 1u << (place - ON_TABLE);
    g->intimidates = (uint8_t)(class_of(g, card) == C_INTIMIDATE ? g->intimidates | seat : g->intimidates & ~seat);
}

/* With draw_card the only functions that change where a card is. */
void put_card(game *g, int card, int place, unsigned known)
{
    place = tells_by_back(g, card) ? place_of_hazard(g, card, place) : pile_by_back(g, card, place);
    if (tells_by_back(g, card)) known |= in_the_open(g);
    if (g->now.must_play == card + 1 && goes_from_hand(g, card, place)) g->now.must_play = 0;
    if (g->where[card] < PILES) take_out(g, g->where[card], card);
    if (place < PILES) lay_on_pile(g, place, card);
    set_place(g, card, place);
    if (g->runs && lies_in(g, card, ON_TABLE)) note_intimidate(g, card, place);
    set_knows_again(g, card, 0);
    g->mark[card] = g->tag[card] = 0;
    g->known[card] = (uint8_t)(known | (is_hand(place) ? 1u << seat_at(place) : 0));
    set_open(g, card, lies_open(g, place, known));
}

static bool has_back(const game *g, int card, int wanted) { return !wanted || back_of(g, card) == wanted - 1; }

/* Of the cards with one back, where that was chosen before. */
int random_card(game *g, int place, int classes)
{
    const int wanted = take_wanted_back(g);
    int n = 0;
    FOR_CARDS_AT(c, place) n += class_of(g, c) & classes && has_back(g, c, wanted);
    if (!n) return -1;
    int skip = (int)random_below(g, (uint32_t)n);
    FOR_CARDS_AT(c, place) if (class_of(g, c) & classes && has_back(g, c, wanted) && skip-- == 0) return c;
    return -1;
}

/* Who knew cards of a hand out of which one goes unseen no longer knows what is there: what
 * stayed "known" would tell which one it was not. */
void forget_hand(game *g, int seat, unsigned remember, int classes)
{
    FOR_CARDS_AT(c, IN_HAND + seat)
        if (class_of(g, c) & classes) {
            forget_card(g, c, remember | 1u << seat);
            set_knows_again(g, c, knows_again(g, c) & remember);
            g->mark[c] = 0;
        }
}

void clear_marks(game *g, int seat)
{
    for (int place = IN_HAND + seat; place <= ASIDE + seat; place += ASIDE - IN_HAND)
        FOR_CARDS_AT(c, place) g->mark[c] &= (uint8_t)~(1u << seat);
}

void mark_drafted(game *g, int seat)
{
    clear_marks(g, seat);
    for (int i = 0; i < g->draft_count; i++) mark_card(g, seat, g->draft[i]);
    clear_draft(g);
}

int first_marked(const game *g, int seat, int place, int classes)
{
    FOR_CARDS_AT(c, place) if (is_marked(g, seat, c) && class_of(g, c) & classes) return c;
    return HC_CARDS;
}

int count_marked(const game *g, int seat, int place, int classes)
{
    int n = 0;
    FOR_CARDS_AT(c, place) n += is_marked(g, seat, c) && class_of(g, c) & classes;
    return n;
}

/* One card of a hand is played face down: who knew the hand cannot tell which, until it is turned
 * up. Then what is left is known again. */
void forget_until_reveal(game *g, int seat)
{
    for (int place = IN_HAND + seat; place <= HOARD + seat; place += HOARD - IN_HAND)
        FOR_CARDS_OTHER_THAN(c, place, g->known, 1 << seat) {
            if (!(class_of(g, c) & C_ENCOUNTER)) continue;
            set_knows_again(g, c, knows_again(g, c) | (g->known[c] & ~(1u << seat)));
            g->known[c] &= (uint8_t)(1u << seat);
        }
}

static bool is_any_known_again(const game *g)
{
    uint64_t all = 0, word;
    for (size_t i = 0; i < sizeof g->known_again; i += sizeof word) {
        memcpy(&word, g->known_again + i, sizeof word);
        all |= word;
    }
    return all;
}

void know_hand_again(game *g, int seat)
{
    const bool any = is_any_known_again(g);
    for (int place = IN_HAND + seat; place <= HOARD + seat; place += HOARD - IN_HAND) {
        FOR_CARDS_OTHER_THAN(c, place, g->mark, 0) g->mark[c] = 0;
        if (any) FOR_CARDS_AT(c, place) {
            g->known[c] |= (uint8_t)knows_again(g, c);
            set_knows_again(g, c, 0);
        }
    }
}

void shuffle_cards(game *g, uint8_t card[], int n)
{
    for (int i = n; i > 1; i--) {
        const uint32_t j = random_below(g, (uint32_t)i);
        const uint8_t t = card[i - 1];
        card[i - 1] = card[j];
        card[j] = t;
    }
}

/* Whoever knew a card knows it no longer. */
void shuffle_into(game *g, int from, int pile)
{
    while (g->pile_count[from] && from != pile) g->mark[draw_card(g, from, pile, 0)] = 0;
    uint8_t *order = pile_of(g, pile);
    shuffle_cards(g, order, g->pile_count[pile]);
    for (int i = 0; i < g->pile_count[pile]; i++) forget_card(g, order[i], 0);
}

int draw_card(game *g, int pile, int place, unsigned known)
{
    int card = top_of(g, pile);
    if (card < 0) return -1;
    close_gap(g, pile, pile_of(g, pile) + g->pile_count[pile] - 1);
    if (place < PILES) lay_on_pile(g, place, card);
    set_place(g, card, place);
    g->known[card] |= (uint8_t)known;
    if (lies_open(g, place, known)) set_open(g, card, true);
    return card;
}
