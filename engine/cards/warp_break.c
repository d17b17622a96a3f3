/* Warp Break - all one's own ships come back from the warp. */
#include "rules.h"

static bool can_return(const game *g, const frame *f)
{
    return g->ships[f->seat][WARP] + g->ships[f->seat][PRAW] && colonies(g, f->seat);
}

static FLOW(break_out)
{
    FLOW_BEGIN;
    g->answer = g->ships[f->seat][WARP] ? AREA_WARP : AREA_PRAW;
    if (has_area_to_choose(g, false, f->seat)) ASK(ask_area(g, f->seat));
    CALL(retrieve_from(g, f->seat, g->answer, L(SOURCE)));
    FLOW_END;
}

const sheet card_warp_break = {
    .name = "Warp Break", .summary = "Brings all your {ships} back",
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "Play at any time: all your {ships} return from the {warp}, or all from the Praw, to {colonies} of your choice. You need at least one {colony}." },
        .hook[POWER] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY, .flow = break_out, .when = can_return }) }),
};
