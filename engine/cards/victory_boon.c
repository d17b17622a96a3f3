/* Victory Boon - rewards for a defense that has won. */
#include "rules.h"

static int ships_that_defended(const game *g) { return g->defense < SEATS && g->target < HC_PLANETS ? ships_in(g, g->defense) : 0; }

static bool defense_has_won(const game *g, const frame *f) { (void)f; return g->winner == SIDE_DEFENSE && ships_that_defended(g) > 0; }

static FLOW(reward_defense)
{
    FLOW_BEGIN;
    CALL(reward_ships(g, g->defense, ships_that_defended(g)));
    FLOW_END;
}

const sheet card_victory_boon = {
    .name = "Victory Boon", .summary = "Rewards a winning {defense}",
    .form = FORMS({ .editions = IN_FFG, .box = HC_BOX_DOMINION,
        .text = { "Play when the {defense} has won, whoever that is. For each {ship} it defended with, it gets one reward." },
        .hook[POWER] = HOOKS({ W_RESOLVED, AS_ANYONE, MAY, .flow = reward_defense, .when = defense_has_won }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "Play when the {defense} has won, whoever that is. For each {ship} it defended with, it gets a card or one of its {ships} from the {warp}." },
        .hook[POWER] = HOOKS({ W_RESOLVED, AS_ANYONE, MAY, .flow = reward_defense, .when = defense_has_won }) }),
};
