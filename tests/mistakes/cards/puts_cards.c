/* puts_cards.c - a card that puts another card away by itself, past all that could save it.
 * refused by: lint (use a verb) */
#include "rules.h"
static FLOW(burn)
{
    FLOW_BEGIN;
    put_card(g, L(WHAT), IN_DISCARD, everybody(g));
    FLOW_END;
}
flow_fn *const MISTAKE = burn;
