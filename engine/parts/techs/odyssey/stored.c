/* stored.c - mili-techs with cards: what lies by the gate of a home system, and a flare in a harness. */
#include "rules.h"

/* ---- Protective NRG Halo ---------------------------------------------------------------------------------------------- */

enum { PAY, LAY = 1, EACH = 3 };

static int card_by_gate(const game *g, int seat)
{
    FOR_CARDS_AT(c, DISPLAY + seat) if (tag_of(g, c) == TAG_BY_GATE) return c;
    return HC_CARDS;
}

static int cards_by_gate(const game *g)
{
    int n = 0;
    for (int s = 0; s < g->players; s++) FOR_CARDS_AT(c, DISPLAY + s) n += tag_of(g, c) == TAG_BY_GATE;
    return n;
}

static bool is_at_home(const game *g, const frame *f) { return g->target != HC_NO_PLANET && system_of(g, f->seat) >> g->target & 1; }

/* Everybody who has a colony on the target, ships in the encounter included: the defense's stand there. */
static bool lives_there(const game *g, int seat) { return g->ships[seat][g->target] || (seat == g->defense && g->ships[seat][GATE]); }

static void ask_for_card(game *g, const frame *f, int seat)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, seat, 0, LAY);
    q->filter = C_ANY;
    q->extra = CAN_PASS;
}

static FLOW(surround)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) {
        SET(WHO, g->order[L(AT)]);
        if (!lives_there(g, L(WHO)) || !g->count[IN_HAND + L(WHO)]) continue;
        ASK(ask_for_card(g, f, L(WHO)));
        if (g->answer != PASS) display_card(g, ev, L(WHO), g->answer, TAG_BY_GATE, L(SOURCE));
    }
    FLOW_END;
}

static int add_cards(const sum *s, const effect *e, int side, int total)
{
    (void)e;
    return side == SIDE_DEFENSE ? total + EACH * cards_by_gate(s->g) : total;
}

static void collect(game *g, events *ev, int seat, int cause)
{
    for (int s = 0; s < g->players; s++)
        while (card_by_gate(g, s) < HC_CARDS) take_played(g, ev, s, seat, card_by_gate(g, s), cause);
}

static bool there_are_cards(const game *g, const frame *f) { (void)f; return cards_by_gate(g); }

static FLOW(to_defense)
{
    FLOW_BEGIN;
    collect(g, ev, g->defense, L(SOURCE));
    FLOW_END;
}

static FLOW(to_offense)
{
    FLOW_BEGIN;
    collect(g, ev, g->offense, L(SOURCE));
    FLOW_END;
}

const sheet card_protective_halo = {
    .piece = HC_CARD_TECH, .box = HC_BOX_ODYSSEY, .name = "Protective NRG Halo", .summary = "Cards by the {gate} defend its owner's system",
    .prompt = PROMPTS([PAY] = { "pay-tech", "Which of two equal attack cards do you discard for this tech?", { 0 } },
                      [LAY] = { "halo", "Which card do you put by the {gate}? It adds 3 for the {defense}, who then gets it; after a deal, the {offense} does.", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .attacks = ATTACKS_EQUAL,
        .text = { "It takes two equal attack cards. Before cards are selected in an {encounter} in your home system, every player with a {colony} on the target may put a card face up "
                  "by the {gate}. Each adds 3 to the {defense}'s total, and the {defense} gets them all after the reveal; but if a deal is made, the {offense} gets them. The tech "
                  "is kept." },
        .hook[POWER] = HOOKS({ W_PLANNING, AS_ANYONE, MAY | PIECE_STAYS, .flow = surround, .when = is_at_home, .modify = { { Q_ADDED, add_cards } } },
                             { W_OUTCOME, AS_ANYONE, MUST | FREE | PIECE_STAYS, .flow = to_defense, .when = there_are_cards },
                             { W_DEALT, AS_ANYONE, MUST | FREE | PIECE_STAYS, .flow = to_offense, .when = there_are_cards },
                             { W_DEAL_FAILED, AS_ANYONE, MUST | FREE | PIECE_STAYS, .flow = to_defense, .when = there_are_cards },
                             { W_RESOLVED, AS_ANYONE, MUST | FREE | PIECE_STAYS, .flow = to_defense, .when = there_are_cards }) }),
};

/* ---- Solar Harness ------------------------------------------------------------------------------------------------------ */

enum { STORE = 1 };

static int harnessed(const game *g, int seat) { return first_card(g, UNDER_PIECE + seat, C_FLARE); }

static bool can_store(const game *g, const frame *f) { return harnessed(g, f->seat) == HC_CARDS && has_card(g, IN_HAND + f->seat, C_FLARE); }

static FLOW(store)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, STORE)->filter = C_FLARE);
    store_openly(g, ev, f->seat, g->answer, L(SOURCE));
    FLOW_END;
}

static bool is_stored(const game *g, const frame *f) { return harnessed(g, f->seat) < HC_CARDS; }

static FLOW(let_go)
{
    FLOW_BEGIN;
    CALL(discard(g, f->seat, harnessed(g, f->seat), L(SOURCE)));
    FLOW_END;
}

static void leave(game *g, events *ev, int seat)
{
    if (harnessed(g, seat) < HC_CARDS) drop_card(g, ev, seat, harnessed(g, seat), BY_RULES);
}

const sheet card_solar_harness = {
    .piece = HC_CARD_TECH, .box = HC_BOX_ODYSSEY, .name = "Solar Harness", .summary = "Keeps a flare that nobody can cancel",
    .prompt = PROMPTS([PAY] = { "pay-tech", "Which attack card do you discard for this tech, together with the next higher one?", { 0 } },
                      [STORE] = { "harness", "Which flare do you put face up on the Solar Harness?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .attacks = ATTACKS_IN_A_ROW, .leave = leave,
        .text = { "It takes two attack cards of consecutive numbers. You may put a flare from your hand face up on it, one at a time: it is not in your hand, but you may play it, "
                  "and nobody can cancel it; then it goes back to your hand. You may discard it at the start of any {encounter}, and must before you draw a new hand. The tech is kept." },
        .hook[POWER] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY | PIECE_STAYS, .flow = store, .when = can_store },
                             { W_REGROUP, AS_ANYONE, MAY | FREE | PIECE_STAYS, .flow = let_go, .when = is_stored },
                             { W_NEW_HAND, AS_ANYONE | OWN, MUST | FREE | PIECE_STAYS, .flow = let_go, .when = is_stored }) }),
};
