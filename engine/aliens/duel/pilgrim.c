/* Pilgrim - walks the grand circuit. Designed here. */
#include "duel/duel.h"

static int symbols_of(const game *g, int seat)
{
    int n = 0;
    for (int i = 0; i < SYMBOLS; i++) n += (controlled(g, seat) & with_symbol(g, i)) != 0;
    return n;
}

static int grand_circuit(const sum *s, const effect *e, int about, int value)
{
    return about == e->by && symbols_of(s->g, about) == SYMBOLS ? 1 : value;
}

static int wayside(const sum *s, const effect *e, int about, int value)
{
    const game *g = s->g;
    return about == e->by && in_duel(g) && !(controlled(g, about) & with_symbol(g, symbol_of(g->target))) ? value + 2 : value;
}

static int on_the_way(const game *g, int p, int seat) { (void)p; return symbols_of(g, seat) * HC_ALL_THE_WAY / SYMBOLS; }

const sheet alien_pilgrim = {
    .name = "Pilgrim", .power_name = "to Wander", .summary = "Wins with one planet of each symbol", .alert = RED, .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Grand Circuit: before a {destiny} card is drawn, you win if you control a planet of each of the four symbols. Wayside: add 2 to your clout in a duel over a planet whose symbol you control nowhere else." },
        .origin = HC_ORIGIN_OURS,
        .progress = on_the_way,
        .hook[POWER] = HOOKS({ W_ALWAYS, AS_EITHER, MUST, .modify = { { Q_WINS, grand_circuit }, { Q_CLOUT, wayside } } }) }),
};
