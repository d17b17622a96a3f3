/* Laser - the opponent must play a card at random. */
#include "rules.h"

static bool has_not_played(const game *g, const frame *f)
{
    int them = opponent(g, f->seat);
    return played_card(g, them) == HC_CARDS && has_card(g, IN_HAND + them, C_ENCOUNTER);
}

static FLOW(blind)
{
    FLOW_BEGIN;
    play_blindly(g, ev, opponent(g, f->seat), L(SOURCE));
    FLOW_END;
}

const sheet alien_laser = {
    .name = "Laser", .power_name = "to Blind", .summary = "The opponent plays at random", .alert = GREEN,
    .history = "It means well. It is only that nobody can look at it.",
    .form = FORMS({ .editions = IN_AVALON_HILL,
        .text = { "As a main player, when cards are to be chosen, you may make your opponent play blindly: a random card of the attack and {negotiate} cards in their hand is played face down." },
        .hook[POWER] = HOOKS({ W_SELECT, AS_MAIN, MAY, .flow = blind, .when = has_not_played }) }),
};
