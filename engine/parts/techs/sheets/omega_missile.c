/* Omega Missile - a planet less. */
#include "rules.h"

static FLOW(fire)
{
    enum { TARGET = MINE, AT };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, g->planets, 0));
    SET(TARGET, g->answer);
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, f->seat, L(AT)));
        if (g->ships[L(WHO)][L(TARGET)]) CALL(send_to_warp(g, L(WHO), 255, L(TARGET), L(SOURCE)));
    }
    remove_planet(g, ev, L(TARGET), L(SOURCE));
    FLOW_END;
}

const sheet card_omega_missile = {
    .piece = HC_CARD_TECH, .name = "Omega Missile", .summary = "Destroys a planet",
    .prompt = PROMPTS({ "missile", "Which planet does the Omega Missile destroy?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .research = 8,
        .text = { "Discard at the start of any {encounter}: remove any planet from the game. All {ships} on it go to the {warp}." },
        .hook[POWER] = HOOKS({ W_REGROUP, AS_ANYONE, MAY | LATE_NEWS, .flow = fire }) }),
};
