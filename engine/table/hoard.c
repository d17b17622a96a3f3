/* hoard.c - cards on a sheet that are used as if in hand, and cards that lie covered for a moment. */
#include "rules.h"

/* 0: the hoard is its own. */
static int lender_of(const game *g, int seat)
{
    FOR_POWERS_OF(p, g, seat) {
        const power *w = &g->power[p];
        if (form_of(g, w->alien)->hoards && w->lent_by) return w->lent_by;
    }
    return 0;
}

/* From where it was played. A card out of a hoard is marked by its player while it lies on the table. */
int back_to(const game *g, int seat, int card)
{
    int place = g->where[card];
    bool aside = place == ASIDE + seat && (g->known[card] & everybody(g)) == everybody(g);
    bool played = place == IN_PLAY || place == ON_TABLE + seat || aside;
    bool hoarded = played && is_marked(g, seat, card) && has_hoard(g, seat);
    int lender = hoarded ? lender_of(g, seat) : LENT_BY_DECK;
    return !lender ? HOARD + seat : IN_HAND + (lender == LENT_BY_DECK ? seat : lender - 1);
}

/* After use: a hoard of one's own is never added to, what is lent goes back to its owner. */
int returns_to(const game *g, int seat, int card)
{
    int from = back_to(g, seat, card);
    return from == HOARD + seat ? IN_HAND + seat : from;
}

bool has_hoarded(const game *g, int seat, int classes)
{
    return g->count[HOARD + seat] && may_use_hoard(g, seat) && first_card(g, HOARD + seat, classes) < HC_CARDS;
}

int deal_hoard(game *g, events *ev, int seat, int count, int cause)
{
    int n = 0;
    while (n < count && draw_hoarded(g, ev, seat, cause) >= 0) n++;
    if (n) tell(g, ev, HC_EV_DREW, seat, NOBODY, n, 0, 0, cause);
    if (is_power(cause)) g->power[cause].hoard_at = (uint8_t)(seat + 1);
    return n;
}

/* Whose hand it was knows what lies there now. */
void possess_hand(game *g, events *ev, int seat, int from, int p)
{
    int n = g->count[IN_HAND + from];
    for (int c = 0; c < g->cards; c++)
        if (g->where[c] == IN_HAND + from) put_card(g, c, HOARD + seat, who_knows(g, c));
    g->power[p].hoard_at = (uint8_t)(seat + 1);
    g->power[p].lent_by = (uint8_t)(from + 1);
    tell(g, ev, HC_EV_POSSESSED, seat, from, n, 0, 0, p);
}

void give_back_hoard(game *g, events *ev, int seat, int to, int cause)
{
    int n = g->count[HOARD + seat];
    for (int c = 0; c < g->cards; c++)
        if (g->where[c] == HOARD + seat) put_card(g, c, IN_HAND + to, who_knows(g, c));
    if (n) tell(g, ev, HC_EV_POSSESSED_BACK, seat, to, n, 0, 0, cause);
}

void put_on_deck(game *g, int card, unsigned known) { put_card(g, card, IN_DECK, known); }

void swap_hoard(game *g, int seat)
{
    for (int c = 0; c < g->cards; c++) {
        int to = g->where[c] == IN_HAND + seat ? HOARD + seat : g->where[c] == HOARD + seat ? IN_HAND + seat : -1;
        if (to >= 0) put_card(g, c, to, who_knows(g, c));
    }
}

void discard_hoard(game *g, events *ev, int seat, int cause)
{
    while (g->count[HOARD + seat]) {
        int card = next_card(g, HOARD + seat, 0);
        put_card(g, card, IN_DISCARD, everybody(g));
        tell(g, ev, HC_EV_DISCARDED, seat, NOBODY, card, 0, 0, cause);
    }
}

void take_back_to_hoard(game *g, int seat)
{
    int card = played_card(g, seat);
    if (card < HC_CARDS) put_card(g, card, HOARD + seat, who_knows(g, card));
    g->now.face_up &= (uint8_t)~(1u << seat);
}

/* What is lent goes back to its owner, and is out of reach as well. */
void cover_card(game *g, int seat, int card)
{
    if (is_graft(g, card)) return;               /* no card of the hand, wherever that goes */
    int back = returns_to(g, seat, card);
    put_card(g, card, back == IN_HAND + seat ? ASIDE + seat : back, who_knows(g, card));
    if (back == IN_HAND + seat) set_tag(g, card, TAG_COVERED);
}

bool is_covered(const game *g, int card) { return tag_of(g, card) == TAG_COVERED; }

void uncover_hand(game *g, int seat)
{
    for (int c = next_card(g, ASIDE + seat, 0); c < HC_CARDS; c = next_card(g, ASIDE + seat, c + 1))
        if (is_covered(g, c)) put_card(g, c, IN_HAND + seat, who_knows(g, c));
}

void uncover_cards(game *g)
{
    for (int s = 0; s < g->players && is_any_at(g, ASIDE); s++) uncover_hand(g, s);
}
