/* Keeper - a new hand, and the old one besides. */
#include "rules.h"

static FLOW(keep_all)
{
    FLOW_BEGIN;
    while (g->count[IN_HAND + f->seat]) cover_card(g, f->seat, next_card(g, IN_HAND + f->seat, 0));
    FLOW_END;
}

/* In the middle of a turn nothing would be drawn otherwise. */
static FLOW(go_on)
{
    FLOW_BEGIN;
    while (g->count[IN_HAND + f->seat]) cover_card(g, f->seat, next_card(g, IN_HAND + f->seat, 0));
    CALL(renew_hand(g, f->seat));
    FLOW_END;
}

const sheet card_keeper = {
    .name = "Keeper", .summary = "A new hand without discarding",
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "Play when you are about to draw a new hand because you have no attack or {negotiate} card: you keep the flares, kickers and {artifacts} you hold and draw the new hand on top of them. It also keeps your turn going if you run out of those cards in the middle of it as the {offense}." },
        .hook[POWER] = HOOKS({ W_NEW_HAND, AS_ANYONE | OWN, MAY, .flow = keep_all }, { W_RUN_OUT, AS_OFFENSE, MAY, .flow = go_on }) }),
};
