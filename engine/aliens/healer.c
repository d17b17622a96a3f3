/* Healer - returns what another has just lost, for a card. A trigger, not a replacement: the
 * ships count as lost, so compensation is due for them, and then they come back. */
#include "rules.h"

static bool can_be_healed(const game *g, const frame *f)
{
    return (to_of(f) == WARP || to_of(f) == GONE) && g->ships[L(WHO)][to_of(f)] > 0 && colonies(g, L(WHO));
}

static FLOW(heal)
{
    FLOW_BEGIN;
    CALL(return_ships(g, L(WHO), L(COUNT), to_of(f), L(SOURCE)));
    CALL(draw(g, f->seat, 1, L(SOURCE)));
    FLOW_END;
}

const sheet alien_healer = {
    .name = "Healer", .power_name = "to Heal", .summary = "Brings back others' {ships} for a card",
    .history = "No patient has ever complained. The bill comes later.",
    .form = { { .editions = IN_AVALON_HILL,
        .text = { "When another player loses {ships}, you may return all of them to that player's {colonies} at once and draw a card from the deck. "
                  "The player still gets {compensation} for them." },
        .hook[POWER] = { { W_LOST, AS_ANYONE | OTHERS, MAY, .flow = heal, .when = can_be_healed } } } },
};
