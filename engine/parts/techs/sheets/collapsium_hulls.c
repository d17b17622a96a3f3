/* Collapsium Hulls - one ship withstands a narrow defeat. */
#include "rules.h"

enum { NARROW = 5 };

static bool is_narrow_defeat(const game *g, const frame *f)
{
    if (L(CAUSE) != BY_ENCOUNTER || from_of(f) != g->target || g->winner != SIDE_OFFENSE || L(COUNT) < 1) return false;
    return both_attack(g, f) && !g->now.decided && g->now.margin <= NARROW;
}

static FLOW(withstand)
{
    FLOW_BEGIN;
    tell(g, ev, HC_EV_HELD_OUT, f->seat, NOBODY, 1, g->target, 0, L(SOURCE));
    RETURN(1);
    FLOW_END;
}

const sheet card_collapsium_hulls = {
    .piece = HC_CARD_TECH, .name = "Collapsium Hulls", .summary = "Saves a {ship} from a narrow defeat",
    .form = FORMS({ .editions = IN_FFG, .research = 4,
        .text = { "When you lose as the {defense} by no more than 5, you may keep one of your {ships} on the planet, together with the newcomers. The tech is kept." },
        .hook[POWER] = HOOKS({ W_WOULD_LOSE, AS_DEFENSE | OWN, MAY | PIECE_STAYS, .flow = withstand, .when = is_narrow_defeat }) }),
};
