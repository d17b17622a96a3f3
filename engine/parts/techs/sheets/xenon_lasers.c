/* Xenon Lasers - one more or one less for the own side. */
#include "rules.h"

static FLOW(choose)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), 0));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(g->answer ? -1 : 1);
    FLOW_END;
}

static int adjust(const sum *s, const effect *e, int side, int total) { return fights_for(s->g, e->by, side) ? total + e->remembered : total; }

const sheet card_xenon_lasers = {
    .piece = HC_CARD_TECH, .name = "Xenon Lasers", .summary = "Shifts its owner's total by one",
    .prompt = PROMPTS({ "lasers", "Which way do the Xenon Lasers shift your side's total?", { "one more", "one less" } }),
    .form = FORMS({ .editions = IN_FFG, .research = 3,
        .text = { "As a main player or ally, once both cards are revealed, you may make your side's total 1 higher or 1 lower. The tech is kept." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_INVOLVED, MAY | PIECE_STAYS, .flow = choose, .when = both_attack,
                               .modify = { { Q_ADDED, adjust } } }) }),
};
