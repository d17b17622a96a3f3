/* Sanity - no flares and no further artifacts in this encounter. */
#include "rules.h"

static int not_now(const sum *s, const effect *e, int about, int may)
{
    (void)s, (void)e;
    return may && thing_in(about) != HC_CARD_FLARE && thing_in(about) != HC_CARD_ARTIFACT;
}

static bool acts_no_longer(const game *g, int source, int but)
{
    return source != but && is_card_source(source) && class_of_source(g, source) & (C_FLARE | C_ARTIFACT);
}

/* What is done stays done; what still holds stops. */
static FLOW(come_to_reason)
{
    FLOW_BEGIN;
    for (int i = 0; i < g->effects; i++) if (acts_no_longer(g, g->effect[i].source, L(SOURCE))) switch_off_effect(g, g->effect[i].source);
    FLOW_END;
}

const sheet card_sanity = {
    .name = "Sanity", .summary = "Stops flares and {artifacts}",
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "Play at any time. Until the {encounter} ends no flare and no other {artifact} can be played, and those that still hold do so no longer. Kickers are not touched." },
        .note = "A power that has been zapped stays off.",
        .hook[POWER] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY, .flow = come_to_reason, .modify = { { Q_MAY_PLAY, not_now } } }) }),
};
