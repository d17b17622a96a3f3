/* Clone - keeps its own encounter card. */
#include "rules.h"

static bool is_my_used_card(const game *g, const frame *f)
{
    return L(CAUSE) == BY_ENCOUNTER && g->where[L(WHAT)] == ON_TABLE + f->seat;
}

static FLOW(replicate)
{
    FLOW_BEGIN;
    keep_card(g, ev, f->seat, L(WHAT), L(SOURCE));
    RETURN(1);
    FLOW_END;
}

const sheet alien_clone = {
    .name = "Clone", .power_name = "to Replicate", .summary = "Keeps its own card",
    .history = "One champion was enough. It still is.",
    .form = { { .editions = IN_AVALON_HILL,
        .text = { "As a main player, when the {encounter} is over you may take the card that you played back into your hand instead of discarding it." },
        .hook[POWER] = { { W_WOULD_DISCARD, AS_MAIN | OWN, MAY, .flow = replicate, .when = is_my_used_card } } } },
};
