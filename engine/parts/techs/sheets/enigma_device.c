/* Enigma Device - every hand has exactly eight cards afterwards. */
#include "rules.h"

enum { EXACTLY = 8 };

static FLOW(level_hands)
{
    enum { AT = MINE, HELD };
    FLOW_BEGIN;
    ASK(by_sheet(pick_cards(g, f->seat, 0, count_cards(g, IN_HAND + f->seat, C_ANY), C_ANY, 0), f));
    mark_drafted(g, f->seat);
    CALL(discard_marked(g, f->seat, L(SOURCE)));
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, f->seat, L(AT)));
        SET(HELD, count_cards(g, IN_HAND + L(WHO), C_ANY));
        if (L(HELD) < EXACTLY) CALL(draw(g, L(WHO), EXACTLY - L(HELD), L(SOURCE)));
        SET(HELD, count_cards(g, IN_HAND + L(WHO), C_ANY));      /* a quake on the way deals eight, and then the draw goes on */
        if (L(HELD) > EXACTLY) CALL(discard_at_random(g, L(WHO), L(HELD) - EXACTLY, L(SOURCE)));
    }
    FLOW_END;
}

const sheet card_enigma_device = {
    .piece = HC_CARD_TECH, .name = "Enigma Device", .summary = "Evens out all hands to eight cards",
    .prompt = PROMPTS({ "enigma", "Which cards do you discard before all hands become eight cards?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .research = 4,
        .text = { "Discard at the start of any {encounter}. You may first discard any of your cards. Then every player, clockwise from you, draws cards or discards some at random to hold exactly eight." },
        .hook[POWER] = HOOKS({ W_REGROUP, AS_ANYONE, MAY, .flow = level_hands }) }),
};
