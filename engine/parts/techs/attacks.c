/* attacks.c - techs that are completed by attack cards of the hand, all within one regroup phase. */
#include "rules.h"

static bool is_attack_worth(const game *g, int card, int value) { return class_of(g, card) == C_ATTACK && attack_value(g, card) == value; }

/* The one that goes with this one: an equal, or the next higher. HC_CARDS: there is none. */
static int match_of(const game *g, int seat, int card, int attacks)
{
    const int value = attack_value(g, card) + (attacks == ATTACKS_IN_A_ROW);
    FOR_CARDS_AT(c, IN_HAND + seat) if (c != card && is_attack_worth(g, c, value)) return c;
    return HC_CARDS;
}

static bool is_pair(int attacks) { return attacks <= ATTACKS_IN_A_ROW; }

static bool helps_to_pay(const game *g, int seat, int card, int attacks)
{
    if (class_of(g, card) != C_ATTACK) return false;
    return is_pair(attacks) ? match_of(g, seat, card, attacks) < HC_CARDS : attack_value(g, card) > 0;
}

bool can_pay_attacks(const game *g, int seat, int attacks)
{
    int worth = 0;
    FOR_CARDS_AT(c, IN_HAND + seat) {
        if (!helps_to_pay(g, seat, c, attacks)) continue;
        if (is_pair(attacks)) return true;
        worth += attack_value(g, c);
    }
    return !is_pair(attacks) && worth >= attacks;
}

/* Marked: what may be chosen. */
static void mark_payment(game *g, int seat, int attacks)
{
    clear_marks(g, seat);
    FOR_CARDS_AT(c, IN_HAND + seat) if (helps_to_pay(g, seat, c, attacks)) mark_card(g, seat, c);
}

static void mark_pair(game *g, int seat, int card, int attacks)
{
    const int other = match_of(g, seat, card, attacks);
    clear_marks(g, seat);
    mark_card(g, seat, card);
    mark_card(g, seat, other);
}

/* The tech asks. */
static void ask_payment(game *g, const frame *f)
{
    hc_ask *q = ask_card(g, 1u << f->seat, C_ATTACK, 0);
    q->extra |= MARKED;
    q->sheet = (uint16_t)sheet_of(g, L(SOURCE));
    q->who = f->seat;
}

VERB pay_attacks(game *g, int seat, int thing)
{
    frame *f = push(g, CORE(flow_pay_attacks), seat);
    f->local[SOURCE] = (int16_t)thing;
    f->local[WHO] = (int16_t)seat;
    f->local[COUNT] = 1;
    f->local[WHAT] = (int16_t)thing;
    f->local[CAUSE] = (int16_t)thing;
    return f;
}

/* Two that go together, or one after the other until they add up. */
FLOW(flow_pay_attacks)
{
    enum { COST = MINE, PAID };
    FLOW_BEGIN;
    SET(COST, form_of(g, read_piece(g, L(WHAT))->sheet)->attacks);
    if (is_pair(L(COST))) {
        mark_payment(g, f->seat, L(COST));
        ASK(ask_payment(g, f));
        mark_pair(g, f->seat, g->answer, L(COST));
        CALL(discard_marked(g, f->seat, L(SOURCE)));
        RETURN(1);
    }
    while (L(PAID) < L(COST)) {
        mark_payment(g, f->seat, L(COST));
        if (first_marked(g, f->seat, IN_HAND + f->seat, C_ATTACK) == HC_CARDS) RETURN(0);        /* taken away meanwhile */
        ASK(ask_payment(g, f));
        SET(PAID, L(PAID) + attack_value(g, g->answer));      /* public: it is discarded now */
        CALL(discard(g, f->seat, g->answer, L(SOURCE)));
    }
    clear_marks(g, f->seat);
    effect_for(g, L(SOURCE))->remembered = L(PAID);
    RETURN(1);
    FLOW_END;
}
