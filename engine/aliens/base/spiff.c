/* Spiff - loses by a mile, and crash lands a ship on the planet all the same. */
#include "rules.h"

enum { BY_FAR = 10, BY_FAR_WITH_SUPER = 5 };

/* By how much, whichever total is the higher one. */
static bool is_beaten(const game *g, const frame *f)
{
    return L(CAUSE) == BY_ENCOUNTER && to_of(f) == WARP && both_attack(g, f) && !g->now.decided;
}

static bool is_beaten_by_far(const game *g, const frame *f)
{
    return is_beaten(g, f) && g->now.margin >= (super_on(g, ALIEN_spiff) ? BY_FAR_WITH_SUPER : BY_FAR);
}

static bool is_beaten_by_five(const game *g, const frame *f)
{
    return is_beaten(g, f) && g->now.margin >= BY_FAR_WITH_SUPER && g->now.margin < BY_FAR;
}

static FLOW(crash_land)
{
    FLOW_BEGIN;
    CALL(land_ships(g, f->seat, 1, from_of(f), g->target, L(SOURCE)));
    RETURN(g->result);
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------- */

static bool is_driven_out(const game *g, const frame *f) { return L(CAUSE) == BY_ENCOUNTER && from_of(f) == g->target; }

static FLOW(leave_one)
{
    FLOW_BEGIN;
    tell(g, ev, HC_EV_HELD_OUT, f->seat, NOBODY, 1, g->target, 0, L(SOURCE));
    RETURN(1);
    FLOW_END;
}

const sheet alien_spiff = {
    .name = "Spiff", .power_name = "to Crash Land", .summary = "Gets a {colony} by losing badly", .alert = GREEN,
    .history = "Any landing that you can be pulled out of is a conquest.",
    .form = FORMS({ .editions = IN_FFG | IN_EON,
        .text = { "As the {offense}, when both cards are attacks and you have lost by ten or more, you may land one of the {ships} that you should lose to the {warp} on the planet "
                  "that you aimed at.",
                  "As the {defense}, when you lose the {encounter}, you may leave one of your {ships} on the planet. It is not lost.",
                  "You may use your power when you have lost by five or more." },
        .hook[POWER] = HOOKS({ W_WOULD_LOSE, AS_OFFENSE | OWN, MAY, .flow = crash_land, .when = is_beaten_by_far }),
        .hook[WILD] = HOOKS({ W_WOULD_LOSE, AS_DEFENSE | OWN, MAY, .flow = leave_one, .when = is_driven_out }),
        .hook[SUPER] = HOOKS({ W_WOULD_LOSE, AS_OFFENSE | OWN, MAY | USES_POWER, .flow = use_with_flare, .when = is_beaten_by_five }) }),
};
