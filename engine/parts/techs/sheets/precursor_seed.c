/* Precursor Seed - a second alien. */
#include "rules.h"

static bool can_grow(const game *g, const frame *f) { return is_my_completion(g, f) && power_slot(g) >= 0; }

static FLOW(grow)
{
    FLOW_BEGIN;
    grant_power(g, ev, f->seat, unused_alien(g), L(SOURCE));
    FLOW_END;
}

const sheet card_precursor_seed = {
    .piece = HC_CARD_TECH, .name = "Precursor Seed", .summary = "A second alien for its owner",
    .form = FORMS({ .editions = IN_FFG, .research = 9,
        .text = { "When you complete it, draw an unused alien at random (another one if it needs setup or does not suit the game). You have its power as well as your own. The tech is kept." },
        .hook[POWER] = HOOKS({ W_TECH_COMPLETED, AS_ANYONE | OWN, MUST | PIECE_STAYS, .flow = grow, .when = can_grow }) }),
};
