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

/* Those on top first, the highest of them; then any that nobody has looked at or put anywhere; cards that lie under a deck come when nothing
 * else is left, the one that was put there first before the others. One walk over the deck: this is done all the time. */
int next_of(game *g, int place)
{
    uint8_t any[HC_CARDS];
    int n = 0, top = -1, lowest = -1;
    FOR_CARDS_FROM(first_at(place), c, place) {
        const int tag = g->tag[c];
        if (!tag) any[n++] = (uint8_t)c;
        if (tag >= TAG_TOP && (top < 0 || tag > g->tag[top])) top = c;
        if (lowest < 0 || tag < g->tag[lowest]) lowest = c;
    }
    if (top >= 0) return top;
    const int card = n ? any[random_below(g, (uint32_t)n)] : lowest;
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
    while (g->count[from] && from != place) put_card(g, next_card(g, from, 0), place, 0);
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
    uint8_t any[HC_CARDS];
    int n = 0, drawn = 0;
    FOR_CARDS_FROM(FIRST_PLAN, c, PLAN_DECK + seat) {
        if (g->tag[c] >= TAG_TOP) return 0;
        if (!g->tag[c]) any[n++] = (uint8_t)c;
    }
    for (; drawn < count && n; drawn++) {
        const int i = (int)random_below(g, (uint32_t)n), card = any[i];
        memmove(any + i, any + i + 1, (size_t)(--n - i));
        hand_out(g, ev, seat, card, cause);
    }
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
    FOR_CARDS_AT(c, IN_HAND + seat) {
        set_knows_again(g, c, knows_again(g, c) | (g->known[c] & ~(1u << seat)));
        g->known[c] &= (uint8_t)(1u << seat);
    }
}

/* Mostly nobody has forgotten anything: cards of hands are not marked here. */
void remember_hand(game *g, int seat)
{
    uint64_t any = 0, part;
    _Static_assert(HC_RECALLED % sizeof part == 0, "whole words");
    for (size_t i = 0; i < HC_RECALLED; i += sizeof part) {
        memcpy(&part, g->known_again + i, sizeof part);
        any |= part;
    }
    if (any) know_hand_again(g, seat);
}

void look_at(game *g, events *ev, int seat, int card, int cause)
{
    g->known[card] |= (uint8_t)(1u << seat);
    tell_secret(g, ev, 1u << seat, HC_EV_SAW_CARD, seat, other_of(seat), card, 0, 0, cause);
}
