/* drawn.c - cards that have come to a player but are not yet in its hand. They lie face down in JUST_DRAWN + seat, and only where
 * something may respond to them; mostly a card that is drawn goes straight to the hand. */
#include "rules.h"

VERB receive(game *g, int seat, int cause) { return verb_frame(g, CORE(flow_receive), seat, g->count[JUST_DRAWN + seat], 0, cause); }

VERB receive_rewards(game *g, int seat, int cause)
{
    return verb_frame(g, CORE(flow_receive), seat, g->count[JUST_DRAWN + seat], FROM_REWARDS, cause);
}

FLOW(flow_receive)
{
    FLOW_BEGIN;
    RESPOND(W_DRAWN, f->seat);
    take_up_drawn(g, ev, f->seat, L(CAUSE));
    FLOW_END;
}

/* What comes as a reward or as compensation is marked, as it is where nothing lies between. */
void take_up_drawn(game *g, events *ev, int seat, int cause)
{
    unsigned see = 1u << seat | (unsigned)limit(g, Q_WATCHED, seat, 0);
    FOR_CARDS_AT(c, JUST_DRAWN + seat) {
        put_card(g, c, IN_HAND + seat, who_knows(g, c) | see);
        tell_secret(g, ev, g->known[c], HC_EV_DREW_CARD, seat, NOBODY, c, 0, 0, cause);
        if (cause == BY_COMPENSATION) note_taken(g, c);
        if (cause == BY_REWARD || cause == BY_COMPENSATION) mark_card(g, seat, c);
    }
}

void hold_back_card(game *g, int from, int seat, int card)
{
    forget_hand(g, from, 1u << from | 1u << seat, C_ANY);
    put_card(g, card, JUST_DRAWN + seat, 1u << from);
}

void hold_back_at_random(game *g, int from, int seat)
{
    int card = random_card(g, IN_HAND + from, C_ANY);
    if (card < 0) return;
    forget_hand(g, from, 1u << from, C_ANY);
    put_card(g, card, JUST_DRAWN + seat, 1u << from);
}

/* Who knew one of them cannot tell which is gone. */
int take_drawn_at_random(game *g, events *ev, int from, int to, int cause)
{
    int card = random_card(g, JUST_DRAWN + from, C_ANY);
    if (card < 0) return -1;
    FOR_CARDS_AT(c, JUST_DRAWN + from) forget_card(g, c, 0);
    put_card(g, card, IN_HAND + to, 1u << to);
    tell_secret(g, ev, 1u << to, HC_EV_TOOK_CARD, to, from, card, 0, 0, cause);
    return card;
}

void take_drawn(game *g, events *ev, int from, int to, int card, int cause)
{
    put_card(g, card, IN_HAND + to, who_knows(g, card) | 1u << from | 1u << to);
    tell_secret(g, ev, 1u << from | 1u << to, HC_EV_TOOK_CARD, to, from, card, 0, 0, cause);
}

void look_at_drawn(game *g, events *ev, int viewer, int seat, int cause)
{
    FOR_CARDS_AT(c, JUST_DRAWN + seat) {
        g->known[c] |= (uint8_t)(1u << viewer);
        tell_secret(g, ev, 1u << viewer, HC_EV_DREW_CARD, viewer, NOBODY, c, 0, 0, cause);
    }
}

void deliver_drawn(game *g, int from, int to, int card) { put_card(g, card, JUST_DRAWN + to, 1u << from); }

/* ---- looking at what lies face down ------------------------------------------------------------------ */

void look_at_played(game *g, events *ev, int viewer, int seat, int cause)
{
    int card = played_card(g, seat);
    if (card == HC_CARDS) return;
    g->known[card] |= (uint8_t)(1u << viewer);
    tell_secret(g, ev, 1u << viewer, HC_EV_SAW_CARD, viewer, seat, card, 1, 0, cause);
}

void show_deck(game *g, events *ev, int by, int count, int cause)
{
    for (int i = g->pile_count[IN_DECK] - 1; i >= 0 && count > 0; i--, count--) {
        show_card(g, pile_of(g, IN_DECK)[i]);
        tell(g, ev, HC_EV_SAW_CARD, by, NOBODY, pile_of(g, IN_DECK)[i], 2, 0, cause);
    }
}

/* From the top down. */
void look_at_pile(game *g, events *ev, int viewer, int pile, int count, int cause)
{
    const int which = pile == IN_DESTINY ? 4 : pile == IN_REWARDS ? 5 : 2;
    for (int i = g->pile_count[pile] - 1; i >= 0 && count > 0; i--, count--) {
        int card = pile_of(g, pile)[i];
        g->known[card] |= (uint8_t)(1u << viewer);
        tell_secret(g, ev, 1u << viewer, HC_EV_SAW_CARD, viewer, NOBODY, card, which, 0, cause);
    }
}

void look_at_deck(game *g, events *ev, int viewer, int count, int cause) { look_at_pile(g, ev, viewer, IN_DECK, count, cause); }
