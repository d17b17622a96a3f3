/* Matchmaker - knows everybody. Designed here. */
#include "duel/duel.h"

static int two_allies(const sum *s, const effect *e, int about, int value)
{
    (void)s;
    return about == e->by ? 2 : value;
}

static FLOW(sweet_talk)
{
    FLOW_BEGIN;
    SET(WHAT, random_below(g, ENVOYS));
    for (int i = 0; i < ENVOYS; i++)
        if (i != L(WHAT) && g->duel.envoy_at[i] == HC_ENVOY_NEUTRAL) move_envoy(g, ev, i, HC_ENVOY_WITH + f->seat, L(SOURCE));
    FLOW_END;
}

const sheet alien_matchmaker = {
    .name = "Matchmaker", .power_name = "to Double Date", .summary = "Two envoys", .alert = YELLOW, .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Sweet Talk: when the game begins, become allied with two of the three envoys, drawn at random; you may read them. Double Date: you can have two allies." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_ALWAYS, AS_EITHER, MUST, .modify = { { Q_ALLIES, two_allies } } },
                             { W_SETUP, AS_EITHER, MUST, .flow = sweet_talk }) }),
};
