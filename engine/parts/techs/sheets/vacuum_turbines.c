/* Vacuum Turbines - four cards are drawn, and those that please are kept. */
#include "rules.h"

enum { DRAWN = 4 };

static void keep_drafted(game *g, events *ev, int seat, int cause)
{
    for (int i = 0; i < g->draft_count; i++) take_aside(g, ev, seat, g->draft[i], cause);
    clear_draft(g);
}

static FLOW(draw_and_sift)
{
    FLOW_BEGIN;
    clear_marks(g, f->seat);
    CALL(draw_to_look(g, f->seat, DRAWN, L(SOURCE)));
    SET(COUNT, g->result);
    if (!L(COUNT)) RETURN(0);
    ASK(pick_cards_in(g, f, f->seat, ASIDE + f->seat, 0, L(COUNT), C_ANY, 0));
    keep_drafted(g, ev, f->seat, L(SOURCE));
    CALL(discard_marked(g, f->seat, L(SOURCE)));
    FLOW_END;
}

const sheet card_vacuum_turbines = {
    .piece = HC_CARD_TECH, .name = "Vacuum Turbines", .summary = "Draws four cards and keeps the best",
    .prompt = PROMPTS({ "turbines", "Which of the drawn cards do you keep?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .research = 2,
        .text = { "Discard at the start of any {encounter}: draw four cards, keep as many of them as you like and discard the others." },
        .hook[POWER] = HOOKS({ W_REGROUP, AS_ANYONE, MAY, .flow = draw_and_sift }) }),
};
