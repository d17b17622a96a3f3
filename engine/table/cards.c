/* cards.c - where the cards are: reading, and the raw moves that verbs are made of. */
#include "rules.h"
#include <assert.h>
#include <string.h>

/* The sheet of a card is a number of its kind, and with some kinds its value added. Looked up, not decided: kinds follow one
 * another in no order that a processor could foresee. */
int sheet_of_card(const game *g, int card)
{
    static const struct { uint16_t first, value; } SHEET[] = {
        [HC_CARD_FLARE] = { 0, UINT16_MAX }, [HC_CARD_REINFORCEMENT] = { CARD_reinforcement, 0 },
        [HC_CARD_ARTIFACT] = { FIRST_CARD_SHEET, UINT16_MAX }, [HC_CARD_DESTINY] = { 0, 0 },
        [HC_CARD_KICKER] = { CARD_kicker, 0 },
        [HC_CARD_ENVOY] = { CARD_hammerhand - 1, UINT16_MAX }, [HC_CARD_FATE] = { CARD_vacant_shipyard, UINT16_MAX }, [HC_CARD_PLANET] = { 0, 0 } };
    return SHEET[g->kind[card]].first + (g->value[card] & SHEET[g->kind[card]].value);
}

_Static_assert(HC_CARDS % 8 == 0, "the last word of `where` is whole");
_Static_assert(CARD_PLACES <= (int)HC_CARD_PLACES && HC_CARD_PLACES < 127 && UNSEEN > 128, "places differ in the low seven bits");

/* Of eight cards those that lie at `place`, each as a bit at the top of its byte. */
static inline uint64_t found_in_word(const game *g, int place, int at)
{
    const uint64_t high = 0x8080808080808080u;
    uint64_t word = 0;
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    memcpy(&word, g->where + at, sizeof word);
#else
    for (int i = 7; i >= 0; i--) word = word << 8 | g->where[at + i];
#endif
    word ^= (uint64_t)place * 0x0101010101010101u;           /* now a zero byte */
    return (high - (word & ~high)) & high;
}

/* Eight cards at a time: hands are looked through all the time. */
int search_card(const game *g, int place, int from)
{
    uint64_t skip = ~0ull << (from & 7) * 8;
    for (int at = from & ~7; at < g->cards; at += 8, skip = ~0ull) {
        uint64_t found = found_in_word(g, place, at) & skip;
        int card = found ? at + __builtin_ctzll(found) / 8 : HC_CARDS;
        if (found) return card < g->cards ? card : HC_CARDS;
    }
    return HC_CARDS;
}

/* Encounter cards do not act: they stand behind those that do. */
static int first_of_classes(const game *g, int classes) { return classes & ~C_ENCOUNTER ? 0 : g->acting_cards; }

int first_card(const game *g, int place, int classes)
{
    int c = next_card(g, place, first_of_classes(g, classes));
    while (c < HC_CARDS && !(class_of(g, c) & classes)) c = next_card(g, place, c + 1);
    return c;
}

/* How many lie somewhere is public; which of them are of a class, only as far as one knows them. */
int count_cards(const game *g, int place, int classes)
{
    if (classes == C_ANY) return g->count[place];
    int n = 0;
    FOR_CARDS_FROM(first_of_classes(g, classes), c, place) n += !!(class_of(g, c) & classes);
    return n;
}

/* ---- piles: each a stretch of order_of, bottom to top ----------------------------------------- */

enum { DESTINY_START = 2 * HC_DECK_ROOM };
static const uint16_t PILE_START[PILES + 1] = { 0, HC_DECK_ROOM, DESTINY_START, DESTINY_START + HC_DESTINY_ROOM, HC_PILE_ROOM };
_Static_assert(PILES == 4 && PILES <= (int)HC_PILES, "every pile has its room");

int pile_room(int pile) { return PILE_START[pile + 1] - PILE_START[pile]; }

uint8_t *pile_of(const game *g, int pile) { return (uint8_t *)g->order_of + PILE_START[pile]; }

int top_of(const game *g, int pile)
{
    return g->pile_count[pile] ? pile_of(g, pile)[g->pile_count[pile] - 1] : -1;
}

static void take_out(game *g, int pile, int card)
{
    uint8_t *order = pile_of(g, pile), *at = memchr(order, card, g->pile_count[pile]);
    assert(at);
    memmove(at, at + 1, (size_t)(order + --g->pile_count[pile] - at));
    order[g->pile_count[pile]] = 0;
}

static inline bool is_in(int place, int first) { return place >= first && place < first + SEATS; }

/* A hoard and what has become a part of a power are held like a hand, and what lies under a piece is known to its owner. */
static bool is_hand(int place) { return is_in(place, IN_HAND) || is_in(place, HOARD) || is_in(place, UNDER_PIECE) || is_in(place, GRAFT); }
static int seat_at(int place) { return (place - IN_HAND) % SEATS; }

/* Cards that act are sources: who holds them listens. */
static void set_place(game *g, int card, int place)
{
    int from = g->where[card];
    g->where[card] = (uint8_t)place;
    g->count[from]--;
    g->count[place]++;
    if (card >= g->acting_cards) return;
    if (is_hand(from)) {
        take_out_of(&g->held[seat_at(from)], SOURCE_OF_CARD(card));
        index_hears(g, seat_at(from));
    }
    if (is_hand(place)) {
        put_in(&g->held[seat_at(place)], SOURCE_OF_CARD(card));
        hear_too(g, seat_at(place), SOURCE_OF_CARD(card));
    }
}

/* With draw_card the only functions that change where a card is. */
void put_card(game *g, int card, int place, unsigned known)
{
    if (g->where[card] < PILES) take_out(g, g->where[card], card);
    if (place < PILES) {
        assert(PILE_START[place] + g->pile_count[place] < PILE_START[place + 1]);
        pile_of(g, place)[g->pile_count[place]++] = (uint8_t)card;
    }
    set_place(g, card, place);
    g->known_again[card] = g->mark[card] = g->tag[card] = 0;
    g->known[card] = (uint8_t)(known | (is_hand(place) ? 1u << seat_at(place) : 0));
}

int random_card(game *g, int place, int classes)
{
    int n = count_cards(g, place, classes);
    if (!n) return -1;
    int skip = (int)random_below(g, (uint32_t)n);
    for (int c = next_card(g, place, 0); ; c = next_card(g, place, c + 1))
        if ((class_of(g, c) & classes) && skip-- == 0) return c;
}

/* Who knew cards of a hand out of which one goes unseen no longer knows what is there: what
 * stayed "known" would tell which one it was not. */
void forget_hand(game *g, int seat, unsigned remember, int classes)
{
    FOR_CARDS_AT(c, IN_HAND + seat)
        if (class_of(g, c) & classes) {
            g->known[c] &= (uint8_t)(remember | 1u << seat);
            g->known_again[c] = g->mark[c] = 0;
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
    int c = next_card(g, place, 0);
    while (c < HC_CARDS && !(is_marked(g, seat, c) && class_of(g, c) & classes)) c = next_card(g, place, c + 1);
    return c;
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
        FOR_CARDS_FROM(g->acting_cards, c, place) {
            if (!(class_of(g, c) & C_ENCOUNTER)) continue;
            g->known_again[c] |= (uint8_t)(g->known[c] & ~(1u << seat));
            g->known[c] &= (uint8_t)(1u << seat);
        }
}

void know_hand_again(game *g, int seat)
{
    for (int place = IN_HAND + seat; place <= HOARD + seat; place += HOARD - IN_HAND)
        FOR_CARDS_AT(c, place) {
            g->known[c] |= g->known_again[c];
            g->known_again[c] = g->mark[c] = 0;
        }
}

/* Whoever knew a card knows it no longer. */
void shuffle_into(game *g, int from, int pile)
{
    uint8_t *order = pile_of(g, pile);
    while (g->pile_count[from] && from != pile) g->mark[draw_card(g, from, pile, 0)] = 0;
    for (uint32_t i = g->pile_count[pile]; i > 1; i--) {
        uint32_t j = random_below(g, i);
        uint8_t t = order[i - 1];
        order[i - 1] = order[j];
        order[j] = t;
    }
    for (int i = 0; i < g->pile_count[pile]; i++) g->known[order[i]] = 0;
}

int draw_card(game *g, int pile, int place, unsigned known)
{
    int card = top_of(g, pile);
    if (card < 0) return -1;
    pile_of(g, pile)[--g->pile_count[pile]] = 0;
    if (place < PILES) pile_of(g, place)[g->pile_count[place]++] = (uint8_t)card;
    set_place(g, card, place);
    g->known[card] |= (uint8_t)known;
    return card;
}
