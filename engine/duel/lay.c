/* lay.c - a table of Duel laid out by hand, for scenarios and puzzles. */
#include "duel/duel.h"

static bool is_it(const game *g, int c, int kind, int value, int sheet_id)
{
    const bool numbered = kind == HC_CARD_PLAN || kind == HC_CARD_REINFORCEMENT || kind == HC_CARD_PLANET;
    return g->kind[c] == kind && (numbered ? g->value[c] == value : sheet_of_card(g, c) == sheet_id);
}

/* In the decks; what was laid on top already stays there. A plan of this seat's own deck first. */
static int card_to_lay(const game *g, int seat, int kind, int value, int sheet_id)
{
    int found = -1;
    for (int c = 0; c < g->cards; c++) {
        const int place = g->where[c];
        const bool in_deck = (place >= PLAN_DECK && place < DISCARDS) || (place >= REINFORCEMENTS && place < DESTINY_DECK + HC_DESTINY_DECKS) ||
                             place == STACK || (place >= ENVOY_DECK && place < NEUTRAL);
        if (!in_deck || g->tag[c] || !is_it(g, c, kind, value, sheet_id)) continue;
        if (found < 0 || place == PLAN_DECK + seat) found = c;
    }
    return found;
}

static void lay_on_top(game *g, int card, int place)
{
    int tag = TAG_TOP;
    FOR_CARDS_AT(c, place) if (g->tag[c] >= tag) tag = g->tag[c] + 1;
    put_card(g, card, place, 0);
    set_tag(g, card, tag);
}

static void lay_envoy_out(game *g, int card)
{
    const int icon = icon_of(g, card), old = envoy_in(g, icon);
    if (old < HC_CARDS) put_card(g, old, ENVOY_DECK + icon, 0);
    put_card(g, card, NEUTRAL, 0);
    g->duel.envoy_at[icon] = HC_ENVOY_NEUTRAL;
}

static int top_place(const game *g, int seat, int card)
{
    return class_of(g, card) == C_PLAN || (class_of(g, card) == C_REINFORCEMENT && seat != NOBODY) ? PLAN_DECK + seat : g->where[card];
}

hc_status lay_in_duel(game *g, int seat, int kind, int value, int sheet_id, int where)
{
    const int card = card_to_lay(g, seat, kind, value, sheet_id);
    if (card < 0) return HC_NOT_A_TABLE;
    if (where == HC_LAY_HAND) put_card(g, card, IN_HAND + seat, 1u << seat);
    else if (where == HC_LAY_DISCARDS) put_card(g, card, DISCARDS + seat, everybody(g));
    else if (where == HC_LAY_TOP) lay_on_top(g, card, top_place(g, seat, card));
    else if (kind == HC_CARD_PLANET) reveal_tile(g, NULL, value, false);
    else if (kind == HC_CARD_ENVOY) lay_envoy_out(g, card);
    else return HC_NOT_A_TABLE;
    return HC_OK;
}

hc_status hc_lay_card(hc_game *g, int seat, int kind, int value, int sheet_id, int where)
{
    return book_of(g)->lay ? book_of(g)->lay(g, seat, kind, value, sheet_id, where) : HC_NOT_A_TABLE;
}

hc_status hc_lay_ally(hc_game *g, int seat, int sheet_id, bool up)
{
    for (int icon = 0; icon < ENVOYS; icon++) {
        const int card = envoy_in(g, icon);
        if (card == HC_CARDS || sheet_of_card(g, card) != sheet_id) continue;
        if (up) turn_envoy_up(g, NULL, seat, icon);
        if (seat != HC_NOBODY) move_envoy(g, NULL, icon, HC_ENVOY_WITH + seat, BY_RULES);
        return HC_OK;
    }
    return HC_NOT_A_TABLE;
}

void hc_lay_spent(hc_game *g, int seat, int token) { g->duel.ready[seat] &= (uint8_t)~(1u << token); }

void hc_lay_next_deck(hc_game *g, int deck) { g->duel.deck = (uint8_t)deck; }

/* What lies on top stays longest. Destiny cards have been carried out already, the others are out of the game. */
void hc_lay_only(hc_game *g, int kind, int seat, int cards)
{
    const int place = kind == HC_CARD_PLAN ? PLAN_DECK + seat : kind == HC_CARD_FATE ? DESTINY_DECK + seat : kind == HC_CARD_PLANET ? STACK : REINFORCEMENTS;
    while (g->count[place] > cards) {
        int least = next_card(g, place, 0);
        FOR_CARDS_AT(c, place) if (g->tag[c] < g->tag[least]) least = c;
        put_card(g, least, kind == HC_CARD_FATE ? PAST : OUT_OF_GAME, everybody(g));
    }
}
