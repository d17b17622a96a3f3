/* Gluon Mines - ships of the other side are lost before cards are turned up. */
#include "rules.h"

static uint64_t opposing(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++)
        if (g->side[s] != SIDE_NONE && g->side[s] != g->side[seat] && g->ships[s][GATE]) set |= 1ull << s;
    return set;
}

static bool there_is_a_prey(const game *g, const frame *f) { return opposing(g, f->seat) != 0; }

static FLOW(explode)
{
    enum { LEFT = MINE };
    FLOW_BEGIN;
    SET(LEFT, ships_on_tech(g, CARD_OF_SOURCE(L(SOURCE))));
    while (L(LEFT) > 0 && opposing(g, f->seat)) {
        L(LEFT)--;
        ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, opposing(g, f->seat), 0)->count = (uint8_t)(L(LEFT) + 1));
        CALL(send_to_warp(g, g->answer, 1, GATE, L(SOURCE)));
    }
    if (opposing(g, f->seat)) RETURN(0);
    CALL(discard_tech(g, f->seat, CARD_OF_SOURCE(L(SOURCE)), L(SOURCE)));
    settle_encounter(g, g->side[f->seat], L(SOURCE));
    UNWIND(CORE(flow_encounter), RESOLVE_NOW);
    FLOW_END;
}

const sheet card_gluon_mines = {
    .name = "Gluon Mines", .summary = "Destroys attacking {ships} before cards are revealed",
    .prompt = { { "mines", "Whose {ship} do the Gluon Mines send to the {warp} next?", { 0 } } },
    .form = { { .editions = IN_FFG, .research_any = true, .face_down = true,
        .text = { "Kept face down. Reveal and discard it as the {defense} when cards are selected but not revealed: for each {ship} on this card one opposing {ship} of your choice "
                  "goes to the {warp}. If none is left you win the {encounter}." },
        .hook[POWER] = { { W_SELECTED, AS_DEFENSE, MAY, .flow = explode, .when = there_is_a_prey } } } },
};
