/* setup.c - what lies on the table before the first destiny card, and the first hands. */
#include "duel/duel.h"
#include <assert.h>

enum { SHIPS_IN_WARP = 5 };

void set_leader(game *g, int seat)
{
    g->duel.leader = (uint8_t)seat;
    g->order[0] = g->offense = (uint8_t)seat;
    g->order[1] = g->defense = (uint8_t)other_of(seat);
}

static inline void add_card(game *g, int kind, int value, int place)
{
    const int c = g->cards++;
    assert(c < HC_CARDS - 1);
    g->kind[c] = (uint8_t)kind;
    g->value[c] = (int16_t)value;
    g->where[c] = (uint8_t)place;
    g->count[place]++;
}

/* The rows of the edition in their order: envoys, which act, first. */
static void add_row(game *g, const hc_deck_row *row)
{
    const int envoy = row->sheet - FIRST_ENVOY_SHEET;
    if (row->kind == HC_CARD_FATE) add_card(g, row->kind, row->sheet - FIRST_FATE_SHEET, DESTINY_DECK + deck_of(row->sheet));
    else if (row->kind == HC_CARD_ENVOY) add_card(g, row->kind, envoy + 1, ENVOY_DECK + envoy / ENVOYS_OF_ICON);
    else if (row->kind == HC_CARD_PLANET) add_card(g, row->kind, row->value, STACK);
    else if (row->kind == HC_CARD_REINFORCEMENT) for (int i = 0; i < row->copies; i++) add_card(g, row->kind, row->value, REINFORCEMENTS);
}

static void add_plans(game *g, const hc_deck_row *deck)
{
    for (int seat = 0; seat < DUELISTS; seat++)
        for (const hc_deck_row *row = deck; row->copies; row++) if (row->kind == HC_CARD_PLAN) add_card(g, row->kind, row->value, PLAN_DECK + seat);
}

static bool has_row_of(const hc_deck_row *row, int kind)
{
    for (; row->copies; row++) if (row->kind == kind) return true;
    return false;
}

/* They stand together in the list. */
static void add_cards_of(game *g, int kind)
{
    const hc_deck_row *row = rules(g)->info.deck;
    while (row->copies && row->kind != kind) row++;
    for (; row->kind == kind; row++) add_row(g, row);
    assert(!has_row_of(row, kind));
    (void)has_row_of;
}

static void add_all_cards(game *g)
{
    add_cards_of(g, HC_CARD_ENVOY);
    g->acting_cards = g->cards;
    g->source_words = (uint8_t)((POWERS + g->acting_cards + 63) / 64);
    add_cards_of(g, HC_CARD_PLANET);
    add_plans(g, rules(g)->info.deck);
    add_cards_of(g, HC_CARD_REINFORCEMENT);
    assert(g->cards == FIRST_FATE);
    add_cards_of(g, HC_CARD_FATE);
}

/* All aliens of the boxes, gathered once for both. */
static void draw_aliens(game *g)
{
    int n = 0;
    uint16_t pool[ALIEN_COUNT];
    if (g->power[0].alien && g->power[1].alien) return;
    FOR_ALIENS_FOR(a, g->edition) if (form_in_boxes(g, a) && has_alert(g, a)) pool[n++] = (uint16_t)a;
    for (int seat = 0; seat < DUELISTS; seat++) {
        const int taken = g->power[other_of(seat)].alien;
        int left = 0;
        for (int i = 0; i < n; i++) if (pool[i] != taken) pool[left++] = pool[i];
        n = left;
        if (!g->power[seat].alien) g->power[seat].alien = pool[random_below(g, (uint32_t)n)];
    }
}

/* A table that is laid out by hand begins like a first game. */
static void lay_first_game(game *g)
{
    static const uint16_t FIRST[ENVOYS] = { CARD_hammerhand, CARD_waverer, CARD_sandbagger };
    for (int seat = 0; seat < DUELISTS; seat++) lay_ships(g, seat, SHIPS_IN_WARP, SUPPLY, WARP);
    for (int icon = 0; icon < ENVOYS; icon++) put_card(g, FIRST_ENVOY + FIRST[icon] - FIRST_ENVOY_SHEET, NEUTRAL, 0);
}

void set_up_duel(game *g, const hc_setup *s)
{
    g->duel.deck = HC_DECK_DISCOVERY;
    add_all_cards(g);
    g->first = (uint8_t)(s->first == HC_NOBODY ? 0 : s->first);
    set_leader(g, g->first);
    for (int seat = 0; seat < DUELISTS; seat++) {
        g->ships[seat][SUPPLY] = rules(g)->info.ships;
        g->duel.ready[seat] = (1 << TACTICS) - 1;
    }
    if (g->hands_due) draw_aliens(g);
    for (int icon = 0; icon < ENVOYS; icon++) g->duel.envoy_at[icon] = HC_ENVOY_NEUTRAL;
    if (!g->hands_due) {
        lay_first_game(g);
        return;
    }
    for (int icon = 0; icon < ENVOYS; icon++) put_card(g, next_of(g, ENVOY_DECK + icon), NEUTRAL, 0);
    FOR_CARDS_AT(c, NEUTRAL) set_tag(g, c, 0);
}

/* ---- the first hands ------------------------------------------------------------------------------------------ */

/* The higher plan leads; of equals the player with the first seat, who counts as the older one. */
static int find_leader(game *g, events *ev)
{
    int value[DUELISTS];
    for (int s = 0; s < DUELISTS; s++) {
        int card = next_of(g, PLAN_DECK + s);
        value[s] = g->value[card];
        put_card(g, card, IN_HAND + s, in_the_open(g));
        tell(g, ev, HC_EV_SHOWED, s, NOBODY, card, 0, 0, BY_RULES);
    }
    set_leader(g, value[0] == value[1] ? g->first : value[0] > value[1] ? 0 : 1);
    return value[0] == value[1] ? HC_LEADS_BY_SEAT : HC_LEADS_BY_PLAN;
}

/* Returns why the leader leads. */
static int deal(game *g, events *ev)
{
    for (int s = 0; s < DUELISTS; s++) lay_ships(g, s, limit(g, Q_IN_WARP, s, SHIPS_IN_WARP), SUPPLY, WARP);
    const int why = find_leader(g, ev);
    for (int i = 0; i < DUELISTS; i++) draw_cards(g, ev, g->order[i], hand_limit(g, g->order[i]) - g->count[IN_HAND + g->order[i]], BY_NEW_HAND);
    return why;
}

FLOW(flow_duel_setup)
{
    FLOW_BEGIN;
    SET(WHAT, g->hands_due ? deal(g, ev) : HC_LEADS);
    g->hands_due = 0;
    tell(g, ev, HC_EV_GAME_BEGINS, g->duel.leader, NOBODY, 0, 0, 0, BY_RULES);
    tell(g, ev, HC_EV_LEADS, g->duel.leader, straggler(g), L(WHAT), 0, 0, BY_RULES);
    OPEN(W_SETUP);
    forget_acts(g);
    FLOW_END;
}
