/* decks.c - side decks: sets of what is left and of what was used, and a short list of tops that are known.
 *
 * A deck has a stretch of bits, in the order of its list: a bit a card. Copies of a card are alike, so of those in a set the
 * first ones are meant: equal games are equal bytes. */
#include "table/table.h"
#include <string.h>

#define X(name, cards) BIT_OF_##name, LAST_BIT_OF_##name = BIT_OF_##name + (cards) - 1,
enum { SIDE_DECKS(X) END_OF_DECKS };
#undef X
#define X(name, cards) [DECK_##name] = BIT_OF_##name,
static const uint16_t FIRST_BIT[DECKS + 1] = { SIDE_DECKS(X) [DECKS] = END_OF_DECKS };
#undef X
_Static_assert(HC_DECK_WORDS * 64 >= (int)END_OF_DECKS, "the decks have room");

static bool is_set(const uint64_t *set, int bit) { return set[bit >> 6] >> (bit & 63) & 1; }
static void set_bit(uint64_t *set, int bit) { set[bit >> 6] |= 1ull << (bit & 63); }
static void clear_bit(uint64_t *set, int bit) { set[bit >> 6] &= ~(1ull << (bit & 63)); }

static const hc_deck_row *rows_of(const game *g, int deck)
{
    const game_part *const *const part = book_of(g)->part;
    const hc_deck_row *rows = NULL;
    for (uint64_t left = g->parts; left && !rows; left &= left - 1)          /* mostly of one that is in play */
        if (part[__builtin_ctzll(left)]->rows) rows = part[__builtin_ctzll(left)]->rows(g, deck);
    for (const game_part *const *p = part; *p && !rows; p++) if ((*p)->rows) rows = (*p)->rows(g, deck);
    return rows;
}

/* The bits of the copies of one card. */
typedef struct copies { int first, count; } copies;

static copies copies_of(const game *g, int deck, int sheet_id)
{
    int bit = FIRST_BIT[deck];
    for (const hc_deck_row *row = rows_of(g, deck); row && row->copies; bit += row->copies, row++)
        if (row->sheet == sheet_id) return (copies){ bit, row->copies };
    return (copies){ bit, 0 };
}

static int sheet_at(const game *g, int deck, int bit)
{
    int at = FIRST_BIT[deck];
    for (const hc_deck_row *row = rows_of(g, deck); row && row->copies; at += row->copies, row++)
        if (bit < at + row->copies) return row->sheet;
    return 0;
}

static void put_copy_into(uint64_t *set, copies c)
{
    int i = 0;
    while (i < c.count && is_set(set, c.first + i)) i++;
    if (i < c.count) set_bit(set, c.first + i);
}

static void put_into(const game *g, uint64_t *set, int deck, int sheet_id) { put_copy_into(set, copies_of(g, deck, sheet_id)); }

static bool take_out(const game *g, uint64_t *set, int deck, int sheet_id)
{
    const copies c = copies_of(g, deck, sheet_id);
    for (int i = c.count - 1; i >= 0; i--)
        if (is_set(set, c.first + i)) {
            clear_bit(set, c.first + i);
            return true;
        }
    return false;
}

static int count_in(const uint64_t *set, int deck)
{
    const int first = FIRST_BIT[deck], end = FIRST_BIT[deck + 1];
    int n = 0;
    for (int word = first / 64; word * 64 < end; word++) {
        uint64_t there = set[word];
        if (word == first / 64) there &= ~0ull << first % 64;
        if (end < word * 64 + 64) there &= (1ull << end % 64) - 1;
        n += count_bits(there);
    }
    return n;
}

static int nth_in(const game *g, const uint64_t *set, int deck, int n)
{
    int bit = FIRST_BIT[deck];
    while (bit < FIRST_BIT[deck + 1] && (!is_set(set, bit) || n-- > 0)) bit++;
    return sheet_at(g, deck, bit);
}

void fill_deck(game *g, int deck)
{
    int bit = FIRST_BIT[deck];
    for (const hc_deck_row *row = rows_of(g, deck); row && row->copies; row++)
        for (int i = 0; i < row->copies; i++) set_bit(g->deck_left, bit++);
}

/* In a view, what lies face down before others is among what is left. */
static int hidden_from(const game *g, int deck)
{
    int n = 0;
    FOR_PIECES(p, g) n += read_piece(g, p)->sheet == HIDDEN_SHEET && deck_of_piece(g, read_piece(g, p)) == deck;
    return n;
}

int deck_left(const game *g, int deck) { return count_in(g->deck_left, deck) - (g->is_view ? hidden_from(g, deck) : 0); }
int deck_used(const game *g, int deck) { return count_in(g->deck_used, deck); }
int nth_used(const game *g, int deck, int n) { return nth_in(g, g->deck_used, deck, n); }

/* ---- tops: those that are known are still among what is left ------------------------------------------------- */

static void drop_top(game *g, int i)
{
    g->tops--;
    memmove(g->top + i, g->top + i + 1, (size_t)(g->tops - i) * sizeof *g->top);
    g->top[g->tops] = (hc_top){ 0 };
}

static int top_of_deck(const game *g, int deck)
{
    int i = g->tops - 1;
    while (i >= 0 && g->top[i].deck != deck) i--;
    return i;
}

static void drop_tops(game *g, int deck)
{
    for (int i = top_of_deck(g, deck); i >= 0; i = top_of_deck(g, deck)) drop_top(g, i);
}

int draw_from_side_deck(game *g, int deck)
{
    const int n = count_in(g->deck_left, deck), top = top_of_deck(g, deck);
    if (!n) return 0;
    const int sheet_id = top >= 0 ? g->top[top].sheet : nth_in(g, g->deck_left, deck, (int)random_below(g, (uint32_t)n));
    if (top >= 0) drop_top(g, top);
    take_out(g, g->deck_left, deck, sheet_id);
    return sheet_id;
}

bool take_from_deck(game *g, int deck, int sheet_id)
{
    for (int i = 0; i < g->tops; i++)
        if (g->top[i].deck == deck && g->top[i].sheet == sheet_id) {
            drop_top(g, i);
            break;
        }
    return take_out(g, g->deck_left, deck, sheet_id);
}

bool is_in_deck(const game *g, int deck, int sheet_id)
{
    const copies c = copies_of(g, deck, sheet_id);
    return c.count && is_set(g->deck_left, c.first);
}

void put_in_deck(game *g, int deck, int sheet_id) { put_into(g, g->deck_left, deck, sheet_id); }

void put_in_decks(game *g, const uint8_t of_deck[DECKS], const uint8_t of_sheet[CARD_SHEETS_END])
{
    for (int deck = 0; deck < DECKS; deck++) {
        int left = of_deck[deck], bit = FIRST_BIT[deck];
        for (const hc_deck_row *row = left ? rows_of(g, deck) : NULL; left && row->copies; bit += row->copies, row++)
            for (int n = of_sheet[row->sheet]; n; n--, left--) put_copy_into(g->deck_left, (copies){ bit, row->copies });
    }
}

void take_from_used(game *g, int deck, int sheet_id) { take_out(g, g->deck_used, deck, sheet_id); }
void put_in_used(game *g, int deck, int sheet_id) { put_into(g, g->deck_used, deck, sheet_id); }

/* Shuffled: nobody knows any more what comes next. */
void put_back_used(game *g, int deck)
{
    drop_tops(g, deck);
    for (int sheet_id = nth_used(g, deck, 0); deck_used(g, deck); sheet_id = nth_used(g, deck, 0)) {
        take_out(g, g->deck_used, deck, sheet_id);
        put_in_deck(g, deck, sheet_id);
    }
}

bool put_on_side_deck(game *g, int deck, int sheet_id, unsigned known)
{
    if (g->tops == HC_TOPS || !is_in_deck(g, deck, sheet_id)) return false;
    g->top[g->tops++] = (hc_top){ .sheet = (uint16_t)sheet_id, .deck = (uint8_t)deck, .known = (uint8_t)known };
    return true;
}

void hide_tops(const game *g, unsigned me, game *v)
{
    for (int i = 0; i < g->tops; i++) {
        if (!(g->top[i].known & me)) v->top[i].sheet = HIDDEN_SHEET;
        v->top[i].known &= (uint8_t)me;
    }
}

/* Any of those that are left, but none that is known to lie on top. */
static int unknown_of(game *g, int deck)
{
    uint64_t set[HC_DECK_WORDS];
    memcpy(set, g->deck_left, sizeof set);
    for (int i = 0; i < g->tops; i++)
        if (g->top[i].deck == deck && g->top[i].sheet != HIDDEN_SHEET) take_out(g, set, deck, g->top[i].sheet);
    return nth_in(g, set, deck, (int)random_below(g, (uint32_t)count_in(set, deck)));
}

void guess_tops(game *g)
{
    for (int i = 0; i < g->tops; i++) if (g->top[i].sheet == HIDDEN_SHEET) g->top[i].sheet = (uint16_t)unknown_of(g, g->top[i].deck);
}

int guess_from_deck(game *g, int deck)
{
    const int sheet_id = unknown_of(g, deck);
    take_out(g, g->deck_left, deck, sheet_id);
    return sheet_id;
}

/* As many copies of it are left as are known to lie on top. */
static bool is_all_on_top(const game *g, int deck, int sheet_id)
{
    const copies c = copies_of(g, deck, sheet_id);
    int left = 0, known = 0;
    for (int i = 0; i < c.count; i++) left += is_set(g->deck_left, c.first + i);
    for (int i = 0; i < g->tops; i++) known += g->top[i].deck == deck && g->top[i].sheet == sheet_id;
    return known >= left;
}

/* Of those that are left the known tops stay, then the last of the list. */
void thin_deck(game *g, int deck, int cards)
{
    while (count_in(g->deck_left, deck) > cards) {
        int n = 0;
        const int all = count_in(g->deck_left, deck);
        while (n + 1 < all && is_all_on_top(g, deck, nth_in(g, g->deck_left, deck, n))) n++;
        const int sheet_id = nth_in(g, g->deck_left, deck, n);
        if (is_all_on_top(g, deck, sheet_id)) take_from_deck(g, deck, sheet_id);
        else take_out(g, g->deck_left, deck, sheet_id);
    }
}
