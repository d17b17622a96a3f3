/* Squirreler - lays in a store. Designed here. */
#include "duel/duel.h"

static int larger_hand(const sum *s, const effect *e, int about, int value)
{
    (void)s;
    return about == e->by ? 8 : value;
}

static FLOW(winter_store)
{
    FLOW_BEGIN;
    gain(g, ev, f->seat, 1, L(SOURCE));
    if (!g->count[IN_HAND + f->seat]) RETURN(0);
    ASK(by_sheet(ask_card(g, 1u << f->seat, C_ANY, 0), f));
    throw_away(g, ev, f->seat, g->answer, L(SOURCE));
    FLOW_END;
}

const sheet alien_squirreler = {
    .name = "Squirreler", .power_name = "to Store", .summary = "A hand of eight", .alert = GREEN, .box = HC_BOX_DUEL,
    .prompt = PROMPTS({ "store", "Which card do you discard?", { NULL } }),
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Hand limit eight. Winter Store: when the game begins, gain a reinforcement, then discard a card." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_ALWAYS, AS_EITHER, MUST, .modify = { { Q_HAND, larger_hand } } },
                             { W_SETUP, AS_EITHER, MUST, .flow = winter_store }) }),
};
