/* techs.c - sentences about techs. */
#include "inside.h"

void tell_kept_tech(tale *t, const hc_event *e)
{
    tale_say(t, e->a == HC_NO_CARD ? "<Seat> [keeps] a tech, face down." : "<Seat> [keeps] the tech <card>, face down.");
}

void tell_drew_techs(tale *t, const hc_event *e)
{
    tale_say(t, "<Seat> [gives] up <their> second {encounter} and [draws] ");
    pen_number(t->p, e->a);
    tale_say(t, e->a == 1 ? " tech instead." : " techs instead.");
}

/* What a secret moon is only those are told who may look at it. */
static void tell_moon(tale *t, const hc_event *e)
{
    if (e->b == HC_PIECE_REACHED && !hc_moon_number(t->view, e->c) && !hc_moon_is_gone(t->view, e->c)) {      /* it lies at a planet */
        tale_say(t, e->a == HC_NO_CARD ? "<Seat> [occupies] the moon of <place:c> and [looks] at it" : "<Seat> [occupies] the moon of <place:c>: <card>");
        if (e->a != HC_NO_CARD) pen_summary(t->p, t->edition, hc_card(t->view, e->a).sheet, " (", ")");
        tale_say(t, ".");
        return;
    }
    const bool spent = e->b == HC_PIECE_SPENT, gone = spent && hc_moon_is_gone(t->view, e->c);
    tale_say(t, gone ? "The moon <card> is discarded" : spent ? "<card> at <place:c> is discarded" : e->a == HC_NO_CARD ? "<Seat> [occupies] <place:c> and [looks] at it" : "<Seat> [occupies] <place:c>: <card>");
    if (e->b == HC_PIECE_REACHED && e->a != HC_NO_CARD) pen_summary(t->p, t->edition, hc_card(t->view, e->a).sheet, " (", ")");
    tale_say(t, ".");
}

void tell_piece(tale *t, const hc_event *e)
{
    if (e->b == HC_PIECE_REACHED || e->b == HC_PIECE_SPENT) {
        tell_moon(t, e);
        return;
    }
    if (e->b == HC_PIECE_ATTACHED) {
        tale_say(t, "<Seat> [attaches] <card> to <place:c><why>.");
        return;
    }
    if (e->seat == HC_NOBODY) {
        tale_say(t, e->b == HC_PIECE_AWAY ? "<card> leaves the game<why>." : "<Card> lies beside the {warp}.");
        return;
    }
    tale_say(t, e->b == HC_PIECE_LAID ? "<Seat> [gets] <card><why>." : e->b == HC_PIECE_TURNED ? "<Seat> [turns] <card> face down." : t->sheet ? "<Seat> [loses] <card><why>." : "<Seat> [discards] <card>.");
}

void tell_researched(tale *t, const hc_event *e)
{
    const int kind = hc_card(t->view, e->a).kind;
    if (kind == HC_CARD_ESSENCE || kind == HC_CARD_HAZARD) {
        tale_say(t, e->c == 1 ? "<Seat> [puts] a {ship} from <place:b> on <card>." : "<Seat> [puts] a {ship} from <place:b> on <card>: there are <c:ship> now.");
        return;
    }
    if (kind == HC_CARD_EVOLUTION) {
        tale_say(t, e->b == HC_ON_PIECES ? "<Seat> [moves] a {ship} from another evolution to <card>" : "<Seat> [puts] a {ship} from <place:b> on <card>");
        tale_say(t, e->c == 1 ? ": it is the first there." : ": there are <c:ship> now.");
        return;
    }
    tale_say(t, e->a == HC_NO_CARD ? "<Seat> [puts] a {ship} from <place:b> on a tech" : "<Seat> [puts] a {ship} from <place:b> on <card>");
    tale_say(t, e->c == 1 ? ": it is the first there." : ": now <c:ship> research it.");
}

void tell_completed(tale *t, const hc_event *e)
{
    hc_card_info c = hc_card(t->view, e->a);
    tale_say(t, "<Seat> [completes] <card>");
    pen_summary(t->p, t->edition, c.sheet, " (", ")");
    tale_say(t, ".");
}
