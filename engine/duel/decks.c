/* decks.c - cards of Duel on their way: drawn, gained, thrown away, put under a deck, mixed; and tactics that are readied. */
#include "duel/duel.h"
#include <string.h>

/* No card that could lie there has a lower number. */
static int first_at(int place)
{
    if (place >= DESTINY_DECK && place < DESTINY_DECK + HC_DESTINY_DECKS) return FIRST_FATE;
    if (place == REINFORCEMENTS) return FIRST_BACKING;
    return place >= PLAN_DECK && place < DISCARDS + DUELISTS ? FIRST_PLAN : 0;
}

/* The cards of a deck that nobody has looked at or put anywhere, as bits; any of them may be the next. All but these have a tag. */
typedef struct loose_cards { uint64_t block[CARD_BLOCKS]; int first, count; bool all; } loose_cards;

static loose_cards loose_in(const game *g, int place)
{
    loose_cards l = { .first = first_at(place) / CARD_BLOCK, .all = true };
    for (int b = l.first; b * CARD_BLOCK < g->cards && l.count < g->count[place]; b++) {
        const uint64_t there = found_in_block(g, place, b * CARD_BLOCK), loose = there & equal_in_block(g->tag + b * CARD_BLOCK, 0);
        l.block[b] = loose;
        l.count += count_bits(loose);
        l.all &= there == loose;
    }
    return l;
}

/* Takes the one before which there are so many. */
static int take_loose(loose_cards *l, int nth)
{
    int b = l->first;
    for (int n = count_bits(l->block[b]); n <= nth; n = count_bits(l->block[++b])) nth -= n;
    uint64_t left = l->block[b];
    while (nth-- > 0) left &= left - 1;
    l->block[b] &= ~(left & -left);
    l->count--;
    return b * CARD_BLOCK + __builtin_ctzll(left);
}

/* Of the cards with a tag in this range the highest, or the lowest; -1: none. */
static int tagged_in(const game *g, int place, int least, int most, bool highest)
{
    int best = -1;
    FOR_CARDS_FROM(first_at(place), c, place) {
        const int tag = g->tag[c];
        if (tag < least || tag > most) continue;
        if (best < 0 || (highest ? tag > g->tag[best] : tag < g->tag[best])) best = c;
    }
    return best;
}

/* Those on top first, the highest of them; then any that nobody has looked at or put anywhere; cards that lie under a deck come when nothing
 * else is left, the one that was put there first before the others. Done all the time, and mostly no card has a tag. */
int next_of(game *g, int place)
{
    if (!g->count[place]) return -1;
    loose_cards loose = loose_in(g, place);
    const int top = loose.all ? -1 : tagged_in(g, place, TAG_TOP, UINT8_MAX, true);
    if (top >= 0) return top;
    const int card = loose.count ? take_loose(&loose, (int)random_below(g, (uint32_t)loose.count))
                                 : tagged_in(g, place, TAG_UNDER, TAG_TOP - 1, false);
    if (card >= 0) set_tag(g, card, TAG_NEXT);
    return card;
}

void put_under(game *g, int card, int place, unsigned known)
{
    int tag = TAG_UNDER;
    FOR_CARDS_AT(c, place) if (g->tag[c] >= tag && g->tag[c] < TAG_TOP) tag = g->tag[c] + 1;
    put_card(g, card, place, known);
    set_tag(g, card, tag);
}

void mix_into(game *g, int from, int place)
{
    const bool was_empty = !g->count[place];
    while (g->count[from] && from != place) put_card(g, next_card(g, from, 0), place, 0);
    if (was_empty) return;                       /* what was put there is unknown already */
    FOR_CARDS_AT(c, place) {
        set_tag(g, c, 0);
        forget_card(g, c, 0);
    }
}

int hand_limit(const game *g, int seat) { return limit(g, Q_HAND, seat, rules(g)->info.hand); }

int top_card(game *g, events *ev, int seat)
{
    if (!g->count[PLAN_DECK + seat] && g->count[DISCARDS + seat]) {
        mix_into(g, DISCARDS + seat, PLAN_DECK + seat);
        tell(g, ev, HC_EV_SHUFFLED, seat, NOBODY, 0, 0, 0, BY_RULES);
    }
    return next_of(g, PLAN_DECK + seat);
}

static void hand_out(game *g, events *ev, int seat, int card, int cause)
{
    put_card(g, card, IN_HAND + seat, 1u << seat);
    tell_secret(g, ev, 1u << seat, HC_EV_DREW_CARD, seat, NOBODY, card, 0, 0, cause);
}

static bool draw_one(game *g, events *ev, int seat, int cause)
{
    int card = top_card(g, ev, seat);
    if (card >= 0) hand_out(g, ev, seat, card, cause);
    return card >= 0;
}

/* As many of a whole hand as any of them may be the next: looked for once, not once a card. Returns how many. */
static int draw_at_once(game *g, events *ev, int seat, int count, int cause)
{
    int drawn = 0;
    loose_cards loose = loose_in(g, PLAN_DECK + seat);
    if (!loose.all && tagged_in(g, PLAN_DECK + seat, TAG_TOP, UINT8_MAX, true) >= 0) return 0;
    for (; drawn < count && loose.count; drawn++) hand_out(g, ev, seat, take_loose(&loose, (int)random_below(g, (uint32_t)loose.count)), cause);
    return drawn;
}

int draw_cards(game *g, events *ev, int seat, int count, int cause)
{
    int n = count > 1 ? draw_at_once(g, ev, seat, count, cause) : 0;
    while (n < count && draw_one(g, ev, seat, cause)) n++;
    if (n) tell(g, ev, HC_EV_DREW, seat, NOBODY, n, 0, 0, cause);
    return n;
}

void need_hand(game *g, events *ev, int seat)
{
    if (!g->count[IN_HAND + seat]) draw_cards(g, ev, seat, hand_limit(g, seat), BY_NEW_HAND);
}

int gain(game *g, events *ev, int seat, int count, int cause)
{
    int n = 0;
    for (; n < count && g->count[REINFORCEMENTS]; n++) {
        int card = next_of(g, REINFORCEMENTS);
        put_card(g, card, IN_HAND + seat, 1u << seat);
        tell_secret(g, ev, 1u << seat, HC_EV_DREW_CARD, seat, NOBODY, card, 0, 0, cause);
    }
    if (n) tell(g, ev, HC_EV_DREW, seat, NOBODY, n, 1, 0, cause);
    return n;
}

void throw_away(game *g, events *ev, int seat, int card, int cause)
{
    put_card(g, card, DISCARDS + seat, in_the_open(g));
    tell(g, ev, HC_EV_DISCARDED, seat, NOBODY, card, 0, 0, cause);
}

void throw_drafted(game *g, events *ev, int seat, int cause)
{
    for (int i = 0; i < g->draft_count; i++) throw_away(g, ev, seat, g->draft[i], cause);
    clear_draft(g);
}

void ready(game *g, events *ev, int seat, unsigned tokens, int cause)
{
    tokens &= (unsigned)spent_tactics(g, seat);
    if (!tokens) return;
    g->duel.ready[seat] |= (uint8_t)tokens;
    tell(g, ev, HC_EV_READIED, seat, NOBODY, count_bits(tokens), (int)tokens, 0, cause);
}

void hide_hand(game *g, int seat)
{
    const unsigned mine = 1u << seat;
    FOR_CARDS_FROM(FIRST_PLAN, c, IN_HAND + seat) {
        if (!(g->known[c] & ~mine)) continue;
        set_knows_again(g, c, knows_again(g, c) | (g->known[c] & ~mine));
        g->known[c] &= (uint8_t)mine;
    }
}

/* Mostly nobody has forgotten anything: cards of hands are not marked here. Those are plans and reinforcements. */
void remember_hand(game *g, int seat)
{
    enum { FIRST = (FIRST_PLAN - FIRST_TILE) & ~7, LAST = (FIRST_FATE - FIRST_TILE + 7) & ~7 };
    uint64_t any = 0, part;
    _Static_assert((int)LAST <= (int)HC_RECALLED && sizeof part == 8, "whole words");
    for (size_t i = FIRST; i < LAST; i += sizeof part) {
        memcpy(&part, g->known_again + i, sizeof part);
        any |= part;
    }
    if (any) know_hand_again(g, seat);
}

void look_at(game *g, events *ev, int seat, int card, int cause)
{
    g->known[card] |= (uint8_t)(1u << seat);
    tell_secret(g, ev, 1u << seat, HC_EV_SAW_CARD, seat, other_of(seat), card, g->where[card] == IN_HAND + other_of(seat) ? 0 : 2, 0, cause);
}
