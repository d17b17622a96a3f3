/* verbs_played.c - encounter cards on the table, those beside them, and destiny cards: what happens to them happens at once. */
#include "rules.h"
#include <string.h>

/* Whoever knew the hand can no longer tell which card is down and which is left. */
void play_face_down(game *g, events *ev, int seat, int card, int cause)
{
    bool hoarded = g->where[card] == HOARD + seat;
    forget_until_reveal(g, seat);
    const unsigned knew = knows_again(g, card);                               /* kept, or its lack would tell which card it is */
    const uint8_t marked = g->mark[card];
    put_card(g, card, ON_TABLE + seat, 1u << seat);
    set_knows_again(g, card, knew);
    g->mark[card] = marked & (uint8_t)~(1u << seat);        /* its own says that it came out of a hoard */
    if (hoarded) mark_card(g, seat, card);
    tell_secret(g, ev, 1u << seat, HC_EV_CARD_DOWN, seat, NOBODY, card, 0, 0, cause);
}

void play_extra(game *g, events *ev, int seat, int card, int cause)
{
    forget_until_reveal(g, seat);
    rewind_note(g, card, seat);
    const unsigned knew = knows_again(g, card);
    put_card(g, card, BESIDE_IT + seat, 1u << seat);
    set_knows_again(g, card, knew);
    set_tag(g, card, cause + 1);                 /* whose idea it was, for the story of the total */
    tell_secret(g, ev, 1u << seat, HC_EV_EXTRA_DOWN, seat, NOBODY, card, 0, 0, cause);
}

void play_face_up(game *g, events *ev, int seat, int card, int cause)
{
    bool hoarded = g->where[card] == HOARD + seat;
    put_card(g, card, ON_TABLE + seat, in_the_open(g));
    if (hoarded) mark_card(g, seat, card);
    g->now.face_up |= (uint8_t)(1u << seat);
    tell(g, ev, HC_EV_CARD_UP, seat, NOBODY, card, 0, 0, cause);
}

void play_blindly(game *g, events *ev, int seat, int cause)
{
    int card = random_card(g, IN_HAND + seat, C_ENCOUNTER);
    if (card >= 0) play_face_down(g, ev, seat, card, cause);
}

/* Who knows a card knows it wherever it lies now. */
void pass_played(game *g, int from, int to)
{
    FOR_CARDS_AT(c, ON_TABLE + from) put_card(g, c, ON_TABLE + to, who_knows(g, c));
    FOR_CARDS_AT(k, BESIDE_IT + from) put_card(g, k, BESIDE_IT + to, who_knows(g, k));
    for (uint8_t *mask = &g->now.face_up; mask; mask = mask == &g->now.face_up ? &g->now.kickers : NULL) {
        if (!(*mask >> from & 1)) continue;
        *mask = (uint8_t)((*mask & ~(1u << from)) | 1u << to);
    }
}

void switch_played_cards(game *g, events *ev, int cause)
{
    int a = played_card(g, g->offense), b = played_card(g, g->defense);
    if (a < HC_CARDS) put_card(g, a, ON_TABLE + g->defense, who_knows(g, a));
    if (b < HC_CARDS) put_card(g, b, ON_TABLE + g->offense, who_knows(g, b));
    bool up[2] = { g->now.face_up >> g->offense & 1, g->now.face_up >> g->defense & 1 };
    g->now.face_up = (uint8_t)((unsigned)up[0] << g->defense | (unsigned)up[1] << g->offense);
    tell(g, ev, HC_EV_CARDS_SWITCHED, g->offense, g->defense, 0, 0, 0, cause);
}

/* Face up, in place of the card that lies there. */
void replace_played(game *g, events *ev, int seat, int card, int cause)
{
    int old = played_card(g, seat);
    bool unseen = is_stated(g, seat);            /* left face down: it goes where such cards go instead of being discarded */
    drop_changes(g, side_of(g, seat));
    if (old < HC_CARDS && unseen) {
        put_under_deck(g, old);
        tell(g, ev, HC_EV_CARD_UNDER, seat, NOBODY, 0, 0, 0, cause);
    } else if (old < HC_CARDS) {
        put_card(g, old, IN_DISCARD, everybody(g));
        tell(g, ev, HC_EV_DISCARDED, seat, NOBODY, old, 0, 0, cause);
    }
    play_face_up(g, ev, seat, card, cause);
    if (g->runs) lay_clauses(g, seat);
}

/* The card before a player goes into the hand of another, who lays one of that hand in its place. */
void exchange_played(game *g, events *ev, int seat, int by, int card, int cause)
{
    drop_changes(g, side_of(g, seat));
    take_played(g, ev, seat, by, played_card(g, seat), cause);
    play_face_up(g, ev, seat, card, cause);
}

/* Turned up, it has been used (ruling 368). */
void take_up_extra(game *g, int seat)
{
    while (g->count[BESIDE_IT + seat]) {
        int card = next_card(g, BESIDE_IT + seat, 0);
        bool turned_up = (g->known[card] & everybody(g)) == everybody(g);
        put_card(g, card, turned_up ? IN_DISCARD : IN_HAND + seat, who_knows(g, card));
    }
}

/* ---- destiny ------------------------------------------------------------------------------------------- */

void put_on_destiny(game *g, int card) { put_card(g, card, IN_DESTINY, 0); }

void look_at_destiny(game *g, int seat, int count)
{
    for (int i = 1; i <= count && i <= g->pile_count[IN_DESTINY]; i++) {
        int card = pile_of(g, IN_DESTINY)[g->pile_count[IN_DESTINY] - i];
        g->known[card] |= (uint8_t)(1u << seat);
        mark_card(g, seat, card);
    }
}

void put_back_on_destiny(game *g, int seat, int card) { put_card(g, card, IN_DESTINY, 1u << seat); }

static void move_to_bottom(game *g, int pile, int card)
{
    uint8_t *order = pile_of(g, pile);
    memmove(order + 1, order, (size_t)(g->pile_count[pile] - 1));
    order[0] = (uint8_t)card;
}

void put_under_destiny(game *g, int seat, int card)
{
    put_card(g, card, IN_DESTINY, 1u << seat);
    move_to_bottom(g, IN_DESTINY, card);
}
