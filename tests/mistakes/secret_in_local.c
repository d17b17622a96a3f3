/* secret_in_local.c - frames are no secret: whoever is asked next would see which card it is.
 * refused by: lint (a secret in a local) */
#include "rules.h"
FLOW(flow_game)
{
    enum { CARD = MINE };
    FLOW_BEGIN;
    SET(CARD, random_card(g, IN_HAND + f->seat, C_ANY));
    ASK(ask(g, HC_ASK_SIDE, 1u << g->defense, choices(2), HC_PROMPT_ACT));
    give_card(g, ev, f->seat, g->defense, L(CARD), BY_RULES);
    FLOW_END;
}
