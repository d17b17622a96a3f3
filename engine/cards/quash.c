/* Quash - a deal is void. */
#include "rules.h"

static FLOW(annul)
{
    FLOW_BEGIN;
    tell(g, ev, HC_EV_CANCELLED, L(WHO), NOBODY, 0, 0, 0, L(SOURCE));
    RETURN(1);
    FLOW_END;
}

static bool can_be_annulled(const game *g, const frame *f) { (void)f; return !g->runs || !is_deal_final(g); }

const sheet card_quash = {
    .name = "Quash", .summary = "Annuls a deal",
    .form = FORMS({ .editions = IN_FFG,
        .text = { "Play when a deal has been agreed. It is void, and the main players lose {ships} as if they had failed to make one." },
        .hook[POWER] = HOOKS({ W_DEAL_MADE, AS_ANYONE, MAY, .flow = annul, .when = can_be_annulled }) }),
};
