/* reveal.c - the encounter cards are turned up. */
#include "rules.h"

void show_played(game *g, events *ev, int seat)
{
    int card = played_card(g, seat);
    g->now.face_up |= (uint8_t)(1u << seat);
    if (card == HC_CARDS) return;
    show_card(g, card);
    tell(g, ev, HC_EV_REVEALED, seat, NOBODY, card, 0, 0, BY_RULES);
    if (g->runs) lay_clauses(g, seat);
}

/* What lies beside the encounter cards comes up with them. */
static void show_extra_cards(game *g, events *ev)
{
    for (int i = 0; i < g->players; i++) {
        int seat = clockwise(g, g->offense, i), card = extra_card(g, seat);
        if (card == HC_CARDS) continue;
        show_card(g, card);
        tell(g, ev, HC_EV_EXTRA_UP, seat, NOBODY, card, 0, 0, BY_RULES);
        if (!is_main(g, seat)) know_hand_again(g, seat);
    }
}

VERB turn_up(game *g, int seat, int cause)
{
    frame *f = push(g, CORE(flow_turn_up), seat);
    f->local[WHO] = (int16_t)seat;
    f->local[COUNT] = 1;
    f->local[CAUSE] = (int16_t)cause;
    return f;
}

bool is_played_down(const game *g, int seat) { return played_card(g, seat) < HC_CARDS && !(g->now.face_up >> seat & 1); }

static bool is_down(const game *g, int seat) { return !(g->now.face_up >> seat & 1) && !is_stated(g, seat); }

FLOW(flow_turn_up)
{
    FLOW_BEGIN;
    if (is_down(g, f->seat)) RESPOND(W_TURN_UP, f->seat);
    if (is_down(g, f->seat)) show_played(g, ev, f->seat);    /* a response may have done so */
    FLOW_END;
}

/* What the other card says is what it copies; of two morphs neither becomes anything. */
static void tell_morphed(const game *g, events *ev)
{
    for (int side = 0; side < 2; side++) {
        int seat = of_side(g, side), card = played_card(g, seat), said = limit(g, Q_STATED, side, FACE_NONE);
        bool morph = said != FACE_NONE ? said == FACE_MORPH : card < HC_CARDS && g->kind[card] == HC_CARD_MORPH;
        int now = face_turned_up(g, side);
        if (morph && now != FACE_MORPH && now != FACE_NONE) tell(g, ev, HC_EV_MORPHED, seat, opponent(g, seat), now, 0, 0, BY_RULES);
    }
}

static bool decides_at_reveal(const game *g, int seat)
{
    return hears(g, seat, W_TURN_UP) && listens_face_down(g, seat, W_TURN_UP) < 0;
}

/* Who may leave the card face down decides when the other one is up. What others knew of a hand
 * they know again, unless it is still open which of its cards was played. */
FLOW(flow_reveal)
{
    enum { TURN = MINE };
    FLOW_BEGIN;
    for (int i = 0; i < 2; i++) {
        bool was_shown = g->now.face_up >> of_side(g, i) & 1 && decides_at_reveal(g, of_side(g, !i));    /* before the other decided */
        if (!was_shown && !decides_at_reveal(g, of_side(g, i))) show_played(g, ev, of_side(g, i));
    }
    for (L(TURN) = 0; L(TURN) < 2; L(TURN)++)
        if (hears(g, of_side(g, L(TURN)), W_TURN_UP)) CALL(turn_up(g, of_side(g, L(TURN)), BY_RULES));
    for (int i = 0; i < 2; i++)
        if (is_stated(g, of_side(g, i))) forget_hand(g, of_side(g, i), 0, C_ENCOUNTER);
        else know_hand_again(g, of_side(g, i));
    if (has_extra_cards(g)) show_extra_cards(g, ev);
    tell_morphed(g, ev);
    if (has_part(g, PART_hexes)) CALL(choose_pact(g, NOBODY));
    OPEN(W_REVEALED);
    FLOW_END;
}
