/* Stringpuller - pulls your strings. Designed here. */
#include "duel/duel.h"

static bool can_tug(const game *g, const frame *f) { return g->count[IN_HAND + f->seat] && g->count[IN_HAND + other_of(f->seat)]; }

static FLOW(tug_strings)
{
    FLOW_BEGIN;
    ASK(by_sheet(ask_card(g, 1u << f->seat, C_ANY, 0), f));
    throw_away(g, ev, f->seat, g->answer, L(SOURCE));
    SET(WHO, other_of(f->seat));
    take_back_plans(g, L(WHO));
    lay_plan(g, ev, L(WHO), random_card(g, IN_HAND + L(WHO), C_ANY), L(SOURCE));
    FLOW_END;
}

const sheet alien_stringpuller = {
    .name = "Stringpuller", .power_name = "to Tug", .summary = "Makes the opponent play at random", .alert = RED, .box = HC_BOX_DUEL,
    .prompt = PROMPTS({ "pay", "Which card do you discard?", { NULL } }),
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Tug: before plans are turned up, you may discard a card. If your opponent holds any other card, they take their plan back, and a random card from their hand becomes their plan." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_PLANS_TURN, AS_EITHER, MAY, .flow = tug_strings, .when = can_tug }) }),
};
