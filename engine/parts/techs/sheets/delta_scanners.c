/* Delta Scanners - any one card out of the discards. */
#include "rules.h"

static bool there_are_discards(const game *g, const frame *f) { (void)f; return g->pile_count[IN_DISCARD] > 0; }

static FLOW(fetch)
{
    FLOW_BEGIN;
    ASK(ask_card_in(g, f, f->seat, IN_DISCARD, C_ANY, 0));
    take_discard(g, ev, f->seat, g->answer, L(SOURCE));
    FLOW_END;
}

const sheet card_delta_scanners = {
    .piece = HC_CARD_TECH, .name = "Delta Scanners", .summary = "Fetches a card from the discards",
    .prompt = PROMPTS({ "scan", "Which of the discards do you take?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .research = 2,
        .text = { "Discard at the start of any {encounter}: take any one card of your choice from the discards into your hand." },
        .hook[POWER] = HOOKS({ W_REGROUP, AS_ANYONE, MAY, .flow = fetch, .when = there_are_discards }) }),
};
