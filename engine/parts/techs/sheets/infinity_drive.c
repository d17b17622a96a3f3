/* Infinity Drive - an encounter out of turn. */
#include "rules.h"

static bool can_go_now(const game *g, const frame *f)
{
    bool has_ships = ships_on_colonies(g, f->seat) + g->ships[f->seat][WARP] > 0;
    return has_ships && !encounter_waits_for(g, f->seat) && has_card(g, IN_HAND + f->seat, C_ENCOUNTER);
}

static FLOW(go)
{
    FLOW_BEGIN;
    extra_encounter(g, f->seat, NOBODY);
    FLOW_END;
}

const sheet card_infinity_drive = {
    .piece = HC_CARD_TECH, .name = "Infinity Drive", .summary = "An {encounter} out of turn",
    .form = FORMS({ .editions = IN_FFG, .research = 6,
        .text = { "Discard at the end of any {encounter}, if you hold an {encounter} card: you have an {encounter} at once as the {offense}. Then play goes on where it was." },
        .hook[POWER] = HOOKS({ W_ENCOUNTER_OVER, AS_ANYONE, MAY, .flow = go, .when = can_go_now }) }),
};
