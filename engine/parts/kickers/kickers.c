/* kickers.c - cards that multiply: laid face down before challenge cards are chosen, turned up with them. */
#include "rules.h"

static bool can_lay(const game *g, int seat)
{
    return laid_kicker(g, seat) == HC_CARDS && may(g, Q_MAY_PLAY, seat, HC_CARD_KICKER) && has_card(g, IN_HAND + seat, C_KICKER);
}

static void ask_kicker(game *g, int seat)
{
    hc_ask *q = ask_card(g, 1u << seat, C_KICKER, 0);
    q->sheet = CARD_kicker;
    q->extra = CAN_PASS;
}

/* That it is a kicker is said; which one, only its player knows. */
static void lay(game *g, events *ev, int seat, int card)
{
    forget_hand(g, seat, 1u << seat, C_KICKER);
    rewind_note(g, card, seat);
    put_card(g, card, BESIDE_IT + seat, 1u << seat);
    g->now.kickers |= (uint8_t)(1u << seat);
    tell_secret(g, ev, 1u << seat, HC_EV_EXTRA_DOWN, seat, NOBODY, card, HC_KICKER_LAID, 0, BY_RULES);
}

/* When cards are chosen a second time in an encounter, or somebody makes its player take it back. */
void take_kicker_up(game *g, int seat)
{
    int card = laid_kicker(g, seat);
    if (card == HC_CARDS) return;
    drop_effect(g, SOURCE_OF_CARD(card));
    put_card(g, card, IN_HAND + seat, who_knows(g, card));
    g->now.kickers &= (uint8_t)~(1u << seat);
}

/* What a player has been made to lay. */
static bool must_lay(const game *g, int seat)
{
    const int card = g->now.must_play - 1;
    return card >= 0 && g->where[card] == IN_HAND + seat && class_of(g, card) == C_KICKER;
}

/* The offense first, then the defense; an offense that has passed is asked once more when only the defense has laid one. */
FLOW(flow_kickers)
{
    enum { TURN = MINE };
    FLOW_BEGIN;
    for (int side = 0; side < 2; side++) take_kicker_up(g, of_side(g, side));
    for (L(TURN) = 0; L(TURN) < 3; L(TURN)++) {
        SET(WHO, of_side(g, L(TURN) % 2));
        if (!can_lay(g, L(WHO)) || (L(TURN) == 2 && laid_kicker(g, g->defense) == HC_CARDS)) continue;
        if (must_lay(g, L(WHO))) {
            lay(g, ev, L(WHO), g->now.must_play - 1);
            continue;
        }
        ASK(ask_kicker(g, L(WHO)));
        if (g->answer != PASS) lay(g, ev, L(WHO), g->answer);
    }
    FLOW_END;
}

/* From now on it counts. */
static void turn_up_kicker(game *g, events *ev, int seat)
{
    int card = laid_kicker(g, seat);
    if (card == HC_CARDS) return;
    show_card(g, card);
    tell(g, ev, HC_EV_EXTRA_UP, seat, NOBODY, card, HC_KICKER_LAID, 0, BY_RULES);
    effect *e = effect_for(g, SOURCE_OF_CARD(card));
    e->on = 1;
    e->by = (uint8_t)seat;
    put_in_effect(g, SOURCE_OF_CARD(card));
    if (g->runs) lay_clause(g, seat, card);
}

FLOW(flow_kickers_up)
{
    FLOW_BEGIN;
    for (int side = 0; side < 2; side++) turn_up_kicker(g, ev, of_side(g, side));
    if (g->runs) cancel_kickers(g);
    FLOW_END;
}
