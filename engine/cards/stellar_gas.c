/* Stellar Gas - a player gets no compensation. */
#include "rules.h"

static bool there_are_cards(const game *g, const frame *f) { return L(COUNT) > 0 && count_cards(g, IN_HAND + opponent(g, L(WHO)), C_ANY); }

static FLOW(deny)
{
    FLOW_BEGIN;
    tell(g, ev, HC_EV_NO_COMPENSATION, L(WHO), opponent(g, L(WHO)), 0, 0, 0, L(SOURCE));
    RETURN(L(COUNT));
    FLOW_END;
}

const sheet card_stellar_gas = {
    .name = "Stellar Gas", .summary = "Denies {compensation}",
    .form = FORMS({ .editions = IN_AVALON_HILL | IN_EON | IN_CLASSIC,
        .text = { "Play when another player is about to take {compensation}: that player takes none in this {encounter}." },
        .hook[POWER] = HOOKS({ W_COMPENSATION, AS_ANYONE | OTHERS, MAY, .flow = deny, .when = there_are_cards }) }),
};
