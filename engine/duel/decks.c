/* decks.c - cards of Duel on their way: drawn, gained, thrown away, put under a deck, mixed; and tactics that are readied. */
#include "duel/duel.h"

/* Cards that lie under a deck come when nothing else is left, the one that was put there first before the others. */
static int lowest_tag(const game *g, int place)
{
    int best = -1;
    FOR_CARDS_AT(c, place) if (best < 0 || g->tag[c] < g->tag[best]) best = c;
    return best;
}

static int on_top(const game *g, int place)
{
    int best = -1;
    FOR_CARDS_AT(c, place) if (g->tag[c] >= TAG_TOP && (best < 0 || g->tag[c] > g->tag[best])) best = c;
    return best;
}

static int untagged(const game *g, int place)
{
    int n = 0;
    FOR_CARDS_AT(c, place) n += !g->tag[c];
    return n;
}

int next_of(game *g, int place)
{
    int card = on_top(g, place), n = card >= 0 ? 0 : untagged(g, place);
    if (card >= 0) return card;
    if (!n) card = lowest_tag(g, place);
    int skip = n ? (int)random_below(g, (uint32_t)n) : 0;
    FOR_CARDS_AT(c, place) if (n && !g->tag[c] && skip-- == 0) card = c;
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

static bool draw_one(game *g, events *ev, int seat, int cause)
{
    int card = top_card(g, ev, seat);
    if (card < 0) return false;
    put_card(g, card, IN_HAND + seat, 1u << seat);
    tell_secret(g, ev, 1u << seat, HC_EV_DREW_CARD, seat, NOBODY, card, 0, 0, cause);
    return true;
}

int draw_cards(game *g, events *ev, int seat, int count, int cause)
{
    int n = 0;
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

void look_at(game *g, events *ev, int seat, int card, int cause)
{
    g->known[card] |= (uint8_t)(1u << seat);
    tell_secret(g, ev, 1u << seat, HC_EV_SAW_CARD, seat, other_of(seat), card, 0, 0, cause);
}
