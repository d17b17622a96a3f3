/* centre.c - what is told of the middle of the table: the cone and the hazards, the bank. */
#include "inside.h"

void tell_lucre(tale *t, const hc_event *e)
{
    static const char *const HOW[] = { [HC_LUCRE_TAKEN] = "<Seat> [takes] <a> lucre from the bank", [HC_LUCRE_PAID] = "<Seat> [pays] <a> lucre to the bank",
                                       [HC_LUCRE_GIVEN] = "<Seat> [gives] <other> <a> lucre" };
    tale_say(t, HOW[e->b == HC_LUCRE_PAID || e->b == HC_LUCRE_GIVEN ? e->b : HC_LUCRE_TAKEN]);
    tale_cause(t, e->flag == HC_BY_DEAL ? "the deal says so" : "");
    tale_say(t, ".");
}

/* The warning itself is no news. A comet turns the cone. */
void tell_hazard(tale *t, const hc_event *e)
{
    if (e->b == HC_CONE_REVERSED) tale_say(t, "The {gate} is turned over: allies of the {offense} win rewards, those of the {defense} a {colony}.");
    if (e->b == HC_CONE_NORMAL) tale_say(t, "The {gate} is turned back.");
    if (e->b != HC_HAZARD_DRAWN && e->b != HC_HAZARD_OVER) return;
    tale_say(t, e->b == HC_HAZARD_DRAWN ? "Hazard: <card>" : "The hazard <card> is over");
    if (e->b == HC_HAZARD_DRAWN) pen_summary(t->p, t->edition, hc_card(t->view, e->a).sheet, " (", ")");
    tale_say(t, ".");
}

void tell_praw(tale *t, const hc_event *e)
{
    tale_say(t, e->seat == HC_NOBODY ? "The {warp} is too full: all <a:ship> in it fall into the Praw." : "<Seat> [raises] <a:ship> from the Praw to the {warp}<why>.");
}
