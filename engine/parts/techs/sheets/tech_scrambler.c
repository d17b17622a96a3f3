/* Tech Scrambler - cancels a tech that took no more ships than lie on this one. */
#include "rules.h"

static bool is_within_reach(const game *g, const frame *f)
{
    int other = L(WHAT), mine = L(SOURCE);
    return other != mine && is_tech(g, other) && research_number(g, other) <= ships_on_tech(g, mine);
}

static FLOW(scramble)
{
    FLOW_BEGIN;
    tell_act_cancelled(g, ev, f);
    RETURN(1);
    FLOW_END;
}

const sheet card_tech_scrambler = {
    .piece = HC_CARD_TECH, .name = "Tech Scrambler", .summary = "Cancels another tech",
    .form = FORMS({ .editions = IN_FFG, .research_any = true, .face_down = true,
        .text = { "Kept face down. Reveal and discard it when another tech is being used, if that tech's research number is not above the number of {ships} on this card: that tech has no effect and is discarded." },
        .hook[POWER] = HOOKS({ W_CARD_PLAYED, AS_ANYONE, MAY, .flow = scramble, .when = is_within_reach }) }),
};
