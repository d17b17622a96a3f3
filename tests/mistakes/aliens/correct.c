/* correct.c - an alien without a mistake: verbs in CALL, its own memory, its own words.
 * refused by: nobody */
#include "rules.h"
static FLOW(use)
{
    enum { CARD = MINE };
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = 1;
    effect_for(g, L(SOURCE))->state |= THROWN_AWAY;
    g->power[L(SOURCE)].number++;
    CALL(g->result ? draw(g, f->seat, 1, L(SOURCE)) : retrieve(g, f->seat, 1, L(SOURCE)));
    take_at_random(g, ev, g->offense, g->defense, L(SOURCE));
    ASK(ask_card_in(g, f, f->seat, IN_HAND + f->seat, C_ANY, 0));
    SET(CARD, g->answer);        /* public: it is shown now */
    show_card(g, L(CARD));
    FLOW_END;
}
const sheet alien_mistake = {
    .name = "Mistake",
    .form = FORMS({ .editions = IN_FFG, .text = { "You may draw.", "You may draw {Ships}.", "You may draw two {artifacts}." },
                .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .flow = use }),
                .hook[WILD] = HOOKS({ W_REVEALED, AS_MAIN, MAY | EACH_TIME, .flow = use }),
                .hook[SUPER] = HOOKS({ W_REVEALED, AS_ANYONE | OTHERS, MUST, .flow = use }) }),
};
