/* secret_answer_in_local.c - so too a card that somebody chose from the own hand: ask for whom first, then for the card, and move it.
 * refused by: lint (a secret in a local) */
#include "rules.h"
static void ask_which(game *g, int seat) { ask_card(g, 1u << seat, C_ANY, HC_PROMPT_DISCARD); }
FLOW(flow_game)
{
    enum { CARD = MINE };
    FLOW_BEGIN;
    ASK(ask_which(g, f->seat));
    SET(CARD, g->answer);
    ASK(ask(g, HC_ASK_SEAT, 1u << f->seat, everybody(g), HC_PROMPT_ACT));
    give_card(g, ev, f->seat, g->answer, L(CARD), BY_RULES);
    FLOW_END;
}
