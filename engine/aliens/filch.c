/* Filch - takes the opponent's used card from the discards. */
#include "rules.h"

static bool is_their_used_card(const game *g, const frame *f)
{
    return L(CAUSE) == BY_ENCOUNTER && g->where[L(WHAT)] == IN_DISCARD;
}

static FLOW(steal)
{
    FLOW_BEGIN;
    take_discard(g, ev, f->seat, L(WHAT), L(SOURCE));
    FLOW_END;
}

static bool can_pay_for_it(const game *g, const frame *f)
{
    return class_of(g, CARD_OF_SOURCE(L(WHAT))) & (C_ARTIFACT | C_FLARE) && first_card(g, IN_HAND + f->seat, C_NEGOTIATE) < HC_CARDS;
}

/* The negotiate is gone even if the card is not to be had any more. */
static FLOW(snatch)
{
    FLOW_BEGIN;
    CALL(discard(g, f->seat, first_card(g, IN_HAND + f->seat, C_NEGOTIATE), L(SOURCE)));
    tell(g, ev, HC_EV_CANCELLED, L(WHO), NOBODY, sheet_of(g, L(WHAT)), 0, 0, L(SOURCE));
    take_played(g, ev, L(WHO), f->seat, CARD_OF_SOURCE(L(WHAT)), L(SOURCE));
    RETURN(1);
    FLOW_END;
}

const sheet alien_filch = {
    .name = "Filch", .power_name = "of Theft", .summary = "Takes the opponent's card", .alert = GREEN,
    .history = "Its museums are the finest in the galaxy. The labels are never quite the same as the exhibits.",
    .form = { { .editions = IN_AVALON_HILL,
        .text = { "As a main player, when your opponent's card is discarded at the end of the {encounter}, you may take it into your hand." },
        .hook[POWER] = { { W_DISCARDED, AS_MAIN | OTHERS, MAY, .flow = steal, .when = is_their_used_card } } },
              { .editions = IN_FFG,
        .text = { "As a main player, when your opponent's card is discarded at the end of the {encounter}, you may take it into your hand. "
                  "If it was replaced, this means the card that decided the {encounter}.",
                  "When another player plays an {artifact} or a flare, you may discard a {negotiate} card to steal it: it has no effect and goes into your hand.",
                  "You may take a main player's card at the end of an {encounter} whether you took part in it or not: one card of another player." },
        .hook[POWER] = { { W_DISCARDED, AS_MAIN | OTHERS, MAY, .flow = steal, .when = is_their_used_card } },
        .hook[WILD] = { { W_CARD_PLAYED, AS_ANYONE | OTHERS, MAY, .flow = snatch, .when = can_pay_for_it } },
        .hook[SUPER] = { { W_DISCARDED, AS_ANYONE | OTHERS, MAY, .flow = steal, .when = is_their_used_card } } } },
};
