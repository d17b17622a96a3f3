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

static const char *lux_counted(const hc_event *e)
{
    return !e->c ? "<a> lux" : !e->a ? "<c> ultra lux" : "<a> lux and <c> ultra lux";
}

/* What is said before and behind the number of tokens. */
void tell_lux(tale *t, const hc_event *e)
{
    static const char *const BEFORE[] = { [HC_LUX_TAKEN] = "<Seat> [takes] ", [HC_LUX_PAID] = "<Seat> [pays] ", [HC_LUX_GIVEN] = "<Seat> [gives] <other> ",
                                          [HC_LUX_AT_GATE] = "<Seat> [lays] ", [HC_LUX_AT_PLANET] = "<Seat> [lays] ", [HC_LUX_COLLECTED] = "<Seat> [collects] " };
    static const char *const BEHIND[] = { [HC_LUX_TAKEN] = " from the supply", [HC_LUX_PAID] = " to the supply", [HC_LUX_GIVEN] = "",
                                          [HC_LUX_AT_GATE] = " at the {gate}", [HC_LUX_AT_PLANET] = " at the target planet", [HC_LUX_COLLECTED] = "" };
    if (e->b == HC_LUX_PRICE) tale_say(t, e->a == 3 ? "<Seat> [keeps] the lux market to <themselves>: a reward costs 3 lux." : e->a == 2 ? "A reward costs 2 lux at <seat's> market."
                                                   : "<Seat> [opens] the lux market to everybody: a reward costs 1 lux.");
    else if (e->b == HC_LUX_JOINS || e->b == HC_LUX_REFUSES) tale_say(t, e->b == HC_LUX_JOINS ? "<Seat> [shares] <other's> lux market." : "<Seat> [declines] to share <other's> lux market.");
    else {
        const int how = e->b >= HC_LUX_TAKEN && e->b <= HC_LUX_COLLECTED ? e->b : HC_LUX_TAKEN;
        tale_say(t, BEFORE[how]);
        tale_say(t, lux_counted(e));
        tale_say(t, BEHIND[how]);
        tale_cause(t, e->flag == HC_BY_DEAL ? "the deal says so" : "");
        tale_say(t, ".");
    }
}

/* The warning itself is no news. A comet turns the cone. */
void tell_hazard(tale *t, const hc_event *e)
{
    if (e->b == HC_CONE_REVERSED) tale_say(t, "The {gate} is turned over: allies of a winning {offense} get rewards, those of a winning {defense} a {colony}.");
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
