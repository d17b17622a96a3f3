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

const sheet alien_filch = {
    .name = "Filch", .power_name = "of Theft", .summary = "Takes the opponent's card",
    .history = "Its museums are the finest in the galaxy. The labels are never quite the same as the exhibits.",
    .form = { { .editions = IN_AVALON_HILL,
        .text = { "As a main player, when your opponent's card is discarded at the end of the {encounter}, you may take it into your hand." },
        .hook[POWER] = { { W_DISCARDED, AS_MAIN | OTHERS, MAY, .flow = steal, .when = is_their_used_card } } } },
};
