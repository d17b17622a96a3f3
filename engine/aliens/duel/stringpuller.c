/* Stringpuller - pulls your strings. Designed here. */
#include "duel/duel.h"

static bool can_tug(const game *g, const frame *f) { return g->count[IN_HAND + f->seat] && g->count[IN_HAND + other_of(f->seat)]; }

static FLOW(tug_strings)
{
    FLOW_BEGIN;
    ASK(by_sheet(ask_card(g, 1u << f->seat, C_ANY, 0), f));
    throw_away(g, ev, f->seat, g->answer, L(SOURCE));
    SET(WHO, other_of(f->seat));
    put_card(g, plan_of(g, L(WHO)), IN_HAND + L(WHO), 1u << L(WHO));
    while (g->count[SECOND_PLAN + L(WHO)]) put_card(g, next_card(g, SECOND_PLAN + L(WHO), 0), IN_HAND + L(WHO), 1u << L(WHO));
    hide_hand(g, L(WHO));
    SET(WHAT, random_card(g, IN_HAND + L(WHO), C_ANY));
    put_card(g, L(WHAT), PLAN + L(WHO), 1u << L(WHO));
    tell_secret(g, ev, 1u << L(WHO), HC_EV_CARD_DOWN, L(WHO), NOBODY, L(WHAT), 0, 0, L(SOURCE));
    FLOW_END;
}

const sheet alien_stringpuller = {
    .name = "Stringpuller", .power_name = "to Tug", .summary = "Makes the other play at random", .alert = RED, .box = HC_BOX_DUEL,
    .prompt = PROMPTS({ "pay", "Which card do you discard?", { NULL } }),
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Tug: before plans are turned up you may discard a card. The other, if holding any other card, takes the plan back, and a random card of that hand becomes the plan." },
        .note = DESIGNED_HERE,
        .hook[POWER] = HOOKS({ W_PLANS_TURN, AS_EITHER, MAY, .flow = tug_strings, .when = can_tug }) }),
};
