/* Genesis Bomb - a new planet in the own system. */
#include "rules.h"

static bool is_planet_free(const game *g, const frame *f) { (void)f; return !(g->planets & EXTRA_PLANETS); }

static int researchers(const game *g, const frame *f) { return ships_on_tech(g, L(SOURCE)); }

static FLOW(make_planet)
{
    FLOW_BEGIN;
    add_planet(g, ev, extra_planet(f->seat), f->seat, L(SOURCE));
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(0, researchers(g, f)), 0));
    if (g->answer) CALL(settle_researchers(g, f->seat, L(SOURCE), g->answer, extra_planet(f->seat), L(SOURCE)));
    FLOW_END;
}

const sheet card_genesis_bomb = {
    .piece = HC_CARD_TECH, .name = "Genesis Bomb", .summary = "Adds a planet to its owner's system",
    .prompt = PROMPTS({ "genesis", "How many of the researching {ships} settle on the new planet?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .research = 4, .face_down = true,
        .text = { "Kept face down until it is used. Reveal and discard it at the start of any {encounter}: the Genesis planet joins your home system, and any of the {ships} that "
                  "researched it may settle there at once." },
        .hook[POWER] = HOOKS({ W_REGROUP, AS_ANYONE, MAY, .flow = make_planet, .when = is_planet_free }) }),
};
