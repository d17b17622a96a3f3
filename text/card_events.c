/* card_events.c - what happened to cards: drawn, discarded, taken, given, kept. */
#include "inside.h"

/* Who draws has read each card already; of rewards everybody has read how many are cards. */
void tell_drew(tale *t, const hc_event *e)
{
    if (e->flag == HC_BY_REWARD || (t->seat == t->viewer && e->flag != HC_BY_NEW_HAND))
        return;
    tale_say(t, "<Seat> [draws] <a:card> from the deck");
    tale_cause(t, e->flag == HC_BY_NEW_HAND ? "a new hand" : "");
    tale_say(t, ".");
}

/* A whole new hand is not told card by card, except to who watches it being drawn. */
void tell_drew_card(tale *t, const hc_event *e)
{
    bool watched = t->viewer != HC_NOBODY && t->viewer != t->seat;
    if (e->flag != HC_BY_NEW_HAND || watched)
        tale_say(t, "<Seat> [draws] <card><why>.");
}

/* That cards are discarded after use needs no saying. */
void tell_discarded(tale *t, const hc_event *e)
{
    hc_card_info c = e->a >= 0 && e->a < HC_CARDS ? hc_card(t->view, e->a) : (hc_card_info){ .kind = HC_CARD_NONE };
    if (e->flag == HC_BY_ENCOUNTER || (e->sheet && e->sheet == c.sheet))
        return;
    bool given_up = c.kind == HC_CARD_TECH && e->b == 1 && !e->sheet;
    tale_say(t, given_up ? "<Seat> [abandons] the tech <card>" : "<Seat> [discards] <card>");
    tale_cause(t, e->flag == HC_BY_NEW_HAND ? "a new hand follows" : "");
    tale_say(t, ".");
}

void tell_no_cards(tale *t, const hc_event *e)
{
    (void)e;
    tale_say(
        t, t->a ? "<Seat> [needs] an {encounter} card and [has] none: the {encounter} is over, and all {ships} go home."
                : "<Seat> [needs] an {encounter} card, but there are none left to draw.");
}

/* Unseen cards that are taken together have been counted before. */
void tell_took_card(tale *t, const hc_event *e)
{
    if (e->a == HC_NO_CARD && e->flag == HC_BY_COMPENSATION)
        return;
    tale_say(t, "<Seat> [takes] <card> from ");
    tale_say(t, tale_has_seat(t, t->other) ? "<other><why>." : "the discards<why>.");
}

void tell_gave_card(tale *t, const hc_event *e)
{
    tale_say(t, "<Seat> [gives] <card> to <other>");
    tale_cause(t, e->flag == HC_BY_DEAL ? "the deal says so" : "");
    tale_say(t, ".");
}
