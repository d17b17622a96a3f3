/* verbs_shown.c - cards of a hand that others get to see. */
#include "rules.h"

void look_at_hand(game *g, events *ev, int viewer, int seat, int cause)
{
    tell(g, ev, HC_EV_LOOKED, viewer, seat, count_cards(g, IN_HAND + seat, C_ANY), 0, 0, cause);
    for (int c = next_card(g, IN_HAND + seat, 0); c < HC_CARDS; c = next_card(g, IN_HAND + seat, c + 1)) {
        g->known[c] |= (uint8_t)(1u << viewer);
        tell_secret(g, ev, 1u << viewer, HC_EV_SAW_CARD, viewer, seat, c, 0, 0, cause);
    }
}

/* What lies face down on a player's sheets. */
void look_at_sheet(game *g, events *ev, int viewer, int seat, int cause)
{
    for (int c = 0; c < g->cards; c++) {
        if (g->where[c] != HOARD + seat && g->where[c] != IN_STOCK + seat) continue;
        g->known[c] |= (uint8_t)(1u << viewer);
        tell_secret(g, ev, 1u << viewer, HC_EV_SAW_CARD, viewer, seat, c, 3, 0, cause);
    }
}

void show_to(game *g, events *ev, int seat, int card, int viewer, int cause)
{
    g->known[card] |= (uint8_t)(1u << viewer);
    tell_secret(g, ev, 1u << seat | 1u << viewer, HC_EV_SAW_CARD, viewer, seat, card, 0, 0, cause);
}

void show_from_hand(game *g, events *ev, int seat, int card, int cause)
{
    show_card(g, card);
    tell(g, ev, HC_EV_SHOWED, seat, NOBODY, card, 0, 0, cause);
}

void pull_cards(game *g, events *ev, int from, int to, int count, int cause)
{
    const unsigned both = 1u << from | 1u << to;
    clear_marks(g, from);
    tell(g, ev, HC_EV_LOOKED, to, from, count, 0, 0, cause);
    for (int i = 0; i < count; i++) {
        const int card = random_card(g, IN_HAND + from, C_ANY);
        if (card < 0) return;
        forget_hand(g, from, both, C_ANY);
        put_card(g, card, ASIDE + from, both);
        g->mark[card] = (uint8_t)both;
        tell_secret(g, ev, 1u << to, HC_EV_SAW_CARD, to, from, card, 0, 0, cause);
    }
}
