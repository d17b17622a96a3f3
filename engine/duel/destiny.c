/* destiny.c - a destiny card: drawn, laid on the past, and carried out; discovering planets, the planet bar. */
#include "duel/duel.h"

int deck_of(int sheet_id)
{
    return sheet_id < CARD_regular_revenge ? HC_DECK_DISCOVERY : sheet_id < CARD_market_day ? HC_DECK_EVENT : HC_DECK_REFRESH;
}

/* Those of that kind from the past, but for the card that has just been carried out. */
static void mix_past_into(game *g, events *ev, int deck)
{
    int taken[HC_CARDS], n = 0;
    for (int i = 0; i < g->pile_count[PAST]; i++) {
        int c = pile_of(g, PAST)[i];
        if (c != g->destiny_card && deck_of(sheet_of_card(g, c)) == deck) taken[n++] = c;
    }
    for (int i = 0; i < n; i++) put_card(g, taken[i], DESTINY_DECK + deck, 0);
    tell(g, ev, HC_EV_ORDERS_SHUFFLED, NOBODY, NOBODY, deck, 0, 0, BY_RULES);
}

void refill_destiny(game *g, events *ev)
{
    if (!g->count[DESTINY_DECK + g->duel.deck]) mix_past_into(g, ev, g->duel.deck);
}

static void draw_destiny(game *g, events *ev)
{
    const int deck = g->duel.deck;
    refill_destiny(g, ev);
    int card = next_of(g, DESTINY_DECK + deck);
    put_card(g, card, PAST, in_the_open(g));
    g->destiny_card = (uint8_t)card;
    g->turn++;
    tell(g, ev, HC_EV_FATE, NOBODY, NOBODY, card, deck, 0, BY_RULES);
}

static VERB own_flow(game *g, int seat) { return verb_frame(g, FLOW_ID(sheet_of_card(g, g->destiny_card), HELPERS), seat, 0, 0, by_fate(g)); }

static int list_for(const game *g, int seat) { return seat == g->duel.leader ? WINNER : LOSER; }

static int nth_to_act(const game *g, int i)
{
    return g->order[fate_now(g)->flags & STRAGGLER_FIRST ? DUELISTS - 1 - i : i];
}

static VERB for_each(game *g, int seat)
{
    return fate_now(g)->kind == FATE_RESOURCES ? verb_frame(g, CORE(flow_resources), seat, 0, 0, by_fate(g)) : give_list(g, seat, list_for(g, seat));
}

/* WHO: whose turn it is, AT: of how many. A card may give something to each before its resources. */
FLOW(flow_fate)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    g->phase = HC_PHASE_DESTINY;
    draw_destiny(g, ev);
    if (deck_of(sheet_of_card(g, g->destiny_card)) == HC_DECK_REFRESH) OPEN(W_REFRESH_DUE);
    SET(WHAT, fate_now(g)->kind);
    if (L(WHAT) == FATE_OWN) CALL(own_flow(g, g->duel.leader));
    if (L(WHAT) == FATE_DUEL && fate_now(g)->flags & DISCOVERS) CALL(push(g, CORE(flow_discover), g->duel.leader));
    if (L(WHAT) == FATE_DUEL && !(fate_now(g)->flags & DISCOVERS)) CALL(push(g, CORE(flow_bar), g->duel.leader));
    if (L(WHAT) == FATE_DUEL && g->result) {
        g->target = (uint8_t)(g->result - 1);
        CALL(push(g, CORE(flow_duel), g->duel.leader));
    }
    if (L(WHAT) == FATE_CONTEST) {
        CALL(push(g, CORE(flow_bar), g->duel.leader));
        if (g->result) g->target = (uint8_t)(g->result - 1);
        CALL(push(g, CORE(flow_contest), g->duel.leader));
    }
    if (L(WHAT) == FATE_RESOURCES && fate_now(g)->prize[0][0].what)
        for (L(AT) = 0; L(AT) < DUELISTS; L(AT)++) CALL(give_list(g, nth_to_act(g, L(AT)), WINNER));
    if (L(WHAT) == FATE_RESOURCES || L(WHAT) == FATE_EACH)
        for (L(AT) = 0; L(AT) < DUELISTS; L(AT)++) CALL(for_each(g, nth_to_act(g, L(AT))));
    g->duel.deck = fate_now(g)->next;
    g->duel.crowded = 0;
    forget_acts(g);
    settle_leader(g, ev);
    FLOW_END;
}

/* ---- planets ------------------------------------------------------------------------------------------------ */

static void ask_planet(game *g, int seat, uint64_t which) { ask(g, HC_ASK_PLANET, 1u << seat, which, HC_PROMPT_WHICH_PLANET); }

/* Returns the planet, plus one; 0: none fits. */
FLOW(flow_bar)
{
    FLOW_BEGIN;
    if (fate_now(g)->flags & ON_NEWEST) RETURN(g->duel.newest);
    if (!fits_bar(g, fate_now(g))) RETURN(0);
    ASK(ask_planet(g, straggler(g), fits_bar(g, fate_now(g))));
    RETURN(g->answer + 1);
    FLOW_END;
}

/* The seat that chooses among the top tiles: the straggler among two that are turned up, or who may look at them. */
static int chooser_of_tile(const game *g)
{
    if (g->count[STACK] < 2) return NOBODY;
    if (fate_now(g)->flags & PAGEANT) return straggler(g);
    for (int i = 0; i < DUELISTS; i++) if (limit(g, Q_TILES, g->order[i], 1) > 1) return g->order[i];
    return NOBODY;
}

static void look_at_tiles(game *g, events *ev, int seat)
{
    const unsigned known = fate_now(g)->flags & PAGEANT ? in_the_open(g) : 1u << seat;
    for (int i = 0; i < 2; i++) {
        int card = next_of(g, STACK);
        put_card(g, card, LOOKED_AT, known);
        tell_secret(g, ev, known, HC_EV_SAW_CARD, seat, NOBODY, card, 2, fate_now(g)->flags & PAGEANT ? 1 : 0, by_fate(g));
    }
}

static void ask_tile(game *g, int seat)
{
    hc_ask *q = ask_card(g, 1u << seat, C_TILE, HC_PROMPT_WHICH_PLANET);
    q->place = LOOKED_AT;
}

/* With no tile left the straggler chooses a planet that lies out. Returns the planet, plus one; 0: a table laid out by hand has none. */
FLOW(flow_discover)
{
    FLOW_BEGIN;
    if (!g->count[STACK] && !g->planets) RETURN(0);
    if (!g->count[STACK]) {
        g->duel.crowded = 1;
        ASK(ask_planet(g, straggler(g), g->planets));
        RETURN(g->answer + 1);
    }
    SET(WHO, chooser_of_tile(g));
    if (L(WHO) == NOBODY) {
        reveal_tile(g, ev, next_of(g, STACK) - FIRST_TILE, false);
        RETURN(g->duel.newest);
    }
    look_at_tiles(g, ev, L(WHO));
    ASK(ask_tile(g, L(WHO)));
    reveal_tile(g, ev, g->answer - FIRST_TILE, false);
    put_under(g, next_card(g, LOOKED_AT, 0), STACK, who_knows(g, next_card(g, LOOKED_AT, 0)));
    RETURN(g->duel.newest);
    FLOW_END;
}
