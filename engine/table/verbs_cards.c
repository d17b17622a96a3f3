/* verbs_cards.c - everything that changes where cards are. The first ones can be responded to. */
#include "rules.h"

static void card_event(game *g, int flow_id, int seat, int count, int what, int cause)
{
    frame *f = push(g, flow_id, seat);
    f->local[WHO] = (int16_t)seat;
    f->local[COUNT] = (int16_t)count;
    f->local[WHAT] = (int16_t)what;
    f->local[CAUSE] = (int16_t)cause;
}

void discard(game *g, int seat, int card, int cause) { card_event(g, CORE(flow_discard), seat, 1, card, cause); }

/* A card's effect that costs a hand a card can be undone by a time traveller. */
static bool came_from_hand_by_card(const game *g, const frame *f)
{
    return L(CAUSE) >= POWERS && L(CAUSE) < BY_RULES && g->where[L(WHAT)] == IN_HAND + f->seat;
}

/* The card is public from here on, so its number may sit in the frame. Not so in a hand that is
 * thrown away for a new one: what a power keeps of it (nobody is asked) is not shown. */
FLOW(flow_discard)
{
    FLOW_BEGIN;
    if (L(CAUSE) != BY_NEW_HAND) g->known[L(WHAT)] = (uint8_t)everybody(g);
    RESPOND(W_WOULD_DISCARD, f->seat);
    if (!g->result) RETURN(0);
    if (came_from_hand_by_card(g, f)) rewind_note(g, L(WHAT), f->seat);
    put_card(g, L(WHAT), IN_DISCARD, everybody(g));
    tell(g, ev, HC_EV_DISCARDED, f->seat, NOBODY, L(WHAT), 0, 0, L(CAUSE));
    RESPOND(W_DISCARDED, f->seat);
    RETURN(1);
    FLOW_END;
}

void draw(game *g, int seat, int count, int cause) { card_event(g, CORE(flow_draw), seat, count, 0, cause); }

static int draw_from_deck(game *g, events *ev, int seat, int cause)
{
    if (!g->pile_count[IN_DECK] && g->pile_count[IN_DISCARD]) {
        shuffle_into(g, IN_DISCARD, IN_DECK);
        tell(g, ev, HC_EV_SHUFFLED, NOBODY, NOBODY, g->pile_count[IN_DECK], 0, 0, BY_RULES);
    }
    int card = draw_card(g, IN_DECK, IN_HAND + seat, 1u << seat);
    if (card >= 0) tell_secret(g, ev, 1u << seat, HC_EV_DREW_CARD, seat, NOBODY, card, 0, 0, cause);
    return card;
}

/* Which cards they are stays out of the frame: only the drawer knows. */
FLOW(flow_draw)
{
    enum { DRAWN = MINE };
    FLOW_BEGIN;
    RESPOND(W_WOULD_DRAW, f->seat);
    SET(COUNT, g->result);
    while (L(DRAWN) < L(COUNT) && draw_from_deck(g, ev, f->seat, L(CAUSE)) >= 0) L(DRAWN)++;
    SET(COUNT, L(DRAWN));
    if (!L(COUNT)) RETURN(0);
    tell(g, ev, HC_EV_DREW, f->seat, NOBODY, L(COUNT), 0, 0, L(CAUSE));
    RESPOND(W_DREW, f->seat);
    RETURN(L(COUNT));
    FLOW_END;
}

void new_hand(game *g, int seat) { card_event(g, CORE(flow_new_hand), seat, 1, 0, BY_NEW_HAND); }

/* Without an encounter card: play what can be played, discard the rest, draw a whole hand.
 * Should that hold no encounter card either, again. Returns whether there is one now. */
FLOW(flow_new_hand)
{
    enum { TRIES = MINE, AT };
    FLOW_BEGIN;
    if (count_cards(g, IN_HAND + f->seat, C_ENCOUNTER)) RETURN(1);
    for (L(TRIES) = 0; L(TRIES) < 4; L(TRIES)++) {
        tell(g, ev, HC_EV_NEW_HAND, f->seat, NOBODY, 0, 0, 0, BY_RULES);
        SET(COUNT, 1);
        RESPOND(W_NEW_HAND, f->seat);
        for (SET(AT, next_card(g, IN_HAND + f->seat, 0)); L(AT) < HC_CARDS; SET(AT, next_card(g, IN_HAND + f->seat, L(AT) + 1)))
            CALL(discard(g, f->seat, L(AT), BY_NEW_HAND));
        CALL(draw(g, f->seat, rules(g)->info.hand, BY_NEW_HAND));
        if (count_cards(g, IN_HAND + f->seat, C_ENCOUNTER)) RETURN(1);
        if (!g->pile_count[IN_DECK] && !g->pile_count[IN_DISCARD]) break;
    }
    tell(g, ev, HC_EV_NO_CARDS, f->seat, NOBODY, 0, 0, 0, BY_RULES);
    RETURN(0);
    FLOW_END;
}

/* ---- at once, from hand to hand ------------------------------------------------------------------- */

void take_at_random(game *g, events *ev, int from, int to, int cause)
{
    int card = random_card(g, IN_HAND + from, C_ANY);
    unsigned both = 1u << from | 1u << to;
    if (card < 0) return;
    forget_hand(g, from, both, C_ANY);
    put_card(g, card, IN_HAND + to, both);
    tell_secret(g, ev, both, HC_EV_TOOK_CARD, to, from, card, 0, 0, cause);
}

void take_discard(game *g, events *ev, int seat, int card, int cause)
{
    put_card(g, card, IN_HAND + seat, everybody(g));
    tell(g, ev, HC_EV_TOOK_CARD, seat, NOBODY, card, 0, 0, cause);
}

void keep_card(game *g, events *ev, int seat, int card, int cause)
{
    put_card(g, card, IN_HAND + seat, everybody(g));
    tell(g, ev, HC_EV_KEPT_CARD, seat, NOBODY, card, 0, 0, cause);
}

void give_card(game *g, events *ev, int from, int to, int card, int cause)
{
    unsigned both = 1u << from | 1u << to;
    forget_hand(g, from, both, C_ANY);
    put_card(g, card, IN_HAND + to, both);
    tell_secret(g, ev, both, HC_EV_GAVE_CARD, from, to, card, 0, 0, cause);
}

/* Both know both hands now; what others knew of them they know still. */
void swap_hands(game *g, events *ev, int a, int b, int cause)
{
    for (int c = 0; c < g->cards; c++) {
        int to = g->where[c] == IN_HAND + a ? b : g->where[c] == IN_HAND + b ? a : NOBODY;
        if (to != NOBODY) put_card(g, c, IN_HAND + to, g->known[c] | 1u << a | 1u << b);
    }
    tell(g, ev, HC_EV_HANDS_SWAPPED, a, b, 0, 0, 0, cause);
}

void look_at_hand(game *g, events *ev, int viewer, int seat, int cause)
{
    tell(g, ev, HC_EV_LOOKED, viewer, seat, count_cards(g, IN_HAND + seat, C_ANY), 0, 0, cause);
    for (int c = next_card(g, IN_HAND + seat, 0); c < HC_CARDS; c = next_card(g, IN_HAND + seat, c + 1)) {
        g->known[c] |= (uint8_t)(1u << viewer);
        tell_secret(g, ev, 1u << viewer, HC_EV_SAW_CARD, viewer, seat, c, 0, 0, cause);
    }
}

/* ---- encounter cards on the table --------------------------------------------------------------------- */

/* Whoever knew the hand can no longer tell which card is down and which is left. */
void play_face_down(game *g, events *ev, int seat, int card, int cause)
{
    forget_until_reveal(g, seat);
    uint8_t knew = g->recall[card];              /* kept, or its lack would tell which card it is */
    put_card(g, card, ON_TABLE + seat, 1u << seat);
    g->recall[card] = knew;
    tell_secret(g, ev, 1u << seat, HC_EV_CARD_DOWN, seat, NOBODY, card, 0, 0, cause);
}

void play_face_up(game *g, events *ev, int seat, int card, int cause)
{
    put_card(g, card, ON_TABLE + seat, everybody(g));
    g->face_up |= (uint8_t)(1u << seat);
    tell(g, ev, HC_EV_CARD_UP, seat, NOBODY, card, 0, 0, cause);
}

void play_blindly(game *g, events *ev, int seat, int cause)
{
    int card = random_card(g, IN_HAND + seat, C_ENCOUNTER);
    if (card >= 0) play_face_down(g, ev, seat, card, cause);
}

/* Who knows a card knows it wherever it lies now. */
void switch_played_cards(game *g, events *ev, int cause)
{
    int a = next_card(g, ON_TABLE + g->offense, 0), b = next_card(g, ON_TABLE + g->defense, 0);
    if (a < HC_CARDS) put_card(g, a, ON_TABLE + g->defense, g->known[a]);
    if (b < HC_CARDS) put_card(g, b, ON_TABLE + g->offense, g->known[b]);
    bool up[2] = { g->face_up >> g->offense & 1, g->face_up >> g->defense & 1 };
    g->face_up = (uint8_t)((unsigned)up[0] << g->defense | (unsigned)up[1] << g->offense);
    tell(g, ev, HC_EV_CARDS_SWITCHED, g->offense, g->defense, 0, 0, 0, cause);
}

void lay_aside(game *g, int seat)
{
    int card = next_card(g, ON_TABLE + seat, 0);
    if (card < HC_CARDS) put_card(g, card, ASIDE + seat, everybody(g));
    g->face_up &= (uint8_t)~(1u << seat);
}

void take_back_played(game *g, events *ev, int seat, int cause)
{
    int card = next_card(g, ON_TABLE + seat, 0);
    if (card < HC_CARDS) keep_card(g, ev, seat, card, cause);
    g->face_up &= (uint8_t)~(1u << seat);
}
