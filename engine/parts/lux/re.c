/* re.c - Re-Lux: cards that bring their owner more lux. */
#include "rules.h"

/* ---- Auxiliary Lux Scoop ------------------------------------------------------------------------------------------------- */

static bool scoops(const game *g, const frame *f)
{
    return on_side(g, f->seat, SIDE_OFFENSE) && ships_on_side(g, f->seat, SIDE_OFFENSE) < LUX_OF_LAUNCH;
}

static FLOW(scoop_up)
{
    FLOW_BEGIN;
    SET(COUNT, LUX_OF_LAUNCH - ships_on_side(g, f->seat, SIDE_OFFENSE));
    CALL(gain_lux(g, f->seat, L(COUNT) == WORTH_OF_ULTRA ? 0 : L(COUNT), L(COUNT) == WORTH_OF_ULTRA, L(SOURCE)));
    FLOW_END;
}

LUX_CARD(scoop, "Auxiliary Lux Scoop", "Lux for an offensive ally who sends few {ships}",
    LUX_FORM(LUX_RE, "As an ally of the {offense}, when alliances are formed, you gain four lux, minus one for each {ship} you have sent. Exactly three become one ultra lux.",
             { W_ALLIED, AS_ALLY, LUX_BY_ITSELF, .flow = scoop_up, .when = scoops }));

/* ---- Bootleg Market ------------------------------------------------------------------------------------------------------ */

static bool has_one_lost(const game *g, const frame *f) { return g->ships[f->seat][WARP]; }

static FLOW(deal_in_lux)
{
    FLOW_BEGIN;
    CALL(gain_lux(g, f->seat, 0, 1, L(SOURCE)));
    RETURN(1);
    FLOW_END;
}

LUX_CARD(bootleg, "Bootleg Market", "An ultra lux instead of a {ship} regained",
    LUX_FORM(LUX_RE, "In your regroup, you may take an ultra lux instead of taking a {ship} out of the {warp}.",
             { W_WOULD_REGAIN, AS_OFFENSE | OWN, LUX_AT_WILL, .flow = deal_in_lux, .when = has_one_lost }));

/* ---- Bureaucrat ------------------------------------------------------------------------------------------------------------ */

static bool offense_settles_abroad(const game *g, const frame *f)
{
    return L(WHO) == g->offense && L(WHO) != f->seat && lux_of(g, L(WHO)) && owner_of(g, L(WHAT)) != L(WHO);
}

static FLOW(charge_fee)
{
    FLOW_BEGIN;
    take_lux_from(g, ev, L(WHO), f->seat, 1, L(SOURCE));
    FLOW_END;
}

LUX_CARD(bureaucrat, "Bureaucrat", "A lux from an {offense} that founds a {colony}",
    LUX_FORM(LUX_RE, "When the {offense} has gained a foreign {colony}, you take one lux from it.",
             { W_COLONY_GAINED, AS_ANYONE | OTHERS, LUX_BY_ITSELF, .flow = charge_fee, .when = offense_settles_abroad }));

/* ---- Liquidation Sale ------------------------------------------------------------------------------------------------------ */

static bool is_left_over(const game *g, const frame *f) { return L(CAUSE) == BY_NEW_HAND && !(class_of(g, L(WHAT)) & C_ENCOUNTER); }

static FLOW(gain_one)
{
    FLOW_BEGIN;
    CALL(gain_lux(g, f->seat, 1, 0, L(SOURCE)));
    FLOW_END;
}

LUX_CARD(liquidation, "Liquidation Sale", "Lux for what players discard for a new hand",
    LUX_FORM(LUX_RE, "When a player draws a new hand, you gain one lux for each card that was discarded for it and isn't an {encounter} card.",
             { W_DISCARDED, AS_ANYONE, LUX_BY_ITSELF, .flow = gain_one, .when = is_left_over }));

/* ---- Lux Skimmer ------------------------------------------------------------------------------------------------------------ */

static bool is_rich_haul(const game *g, const frame *f) { return (L(COUNT) >= WORTH_OF_ULTRA || L(WHAT)) && lux_of(g, L(WHO)); }

LUX_CARD(skimmer, "Lux Skimmer", "A lux from whoever gains much",
    LUX_FORM(LUX_RE, "When another player gains three lux or more at once, or an ultra lux, you take one lux from that player, if there is one to take.",
             { W_LUX_GAINED, AS_ANYONE | OTHERS, LUX_BY_ITSELF, .flow = charge_fee, .when = is_rich_haul }));

/* ---- Pillager ---------------------------------------------------------------------------------------------------------------- */

static int landed(const game *g, int seat)
{
    const bool there = g->winner == SIDE_OFFENSE && g->target < HC_PLANETS;
    return there && g->ships[seat][g->target] > g->now.stood[seat] ? g->ships[seat][g->target] - g->now.stood[seat] : 0;
}

static bool has_plunder(const game *g, const frame *f) { return landed(g, f->seat) && g->defense < SEATS && lux_of(g, g->defense); }

static FLOW(plunder)
{
    FLOW_BEGIN;
    take_lux_from(g, ev, g->defense, f->seat, landed(g, f->seat), L(SOURCE));
    FLOW_END;
}

LUX_CARD(pillager, "Pillager", "A winning {offense} takes lux from the {defense}",
    LUX_FORM(LUX_RE, "As the {offense}, when you have won and lux has been collected, you take one lux from the {defense} for each {ship} that you have landed.",
             { W_RESOLVED, AS_OFFENSE, LUX_BY_ITSELF, .flow = plunder, .when = has_plunder }));

/* ---- Surge Protector ------------------------------------------------------------------------------------------------------- */

static bool is_any_zap(const game *g, const frame *f)
{
    return played_class(g, L(WHAT)) == C_ARTIFACT && says_zap(SHEETS[sheet_of(g, L(WHAT))]->name);
}

static FLOW(catch_surge)
{
    FLOW_BEGIN;
    CALL(gain_lux(g, f->seat, WORTH_OF_ULTRA, 0, L(SOURCE)));
    if (!g->result) CALL(gain_lux(g, f->seat, 0, 1, L(SOURCE)));
    RETURN(0);                                   /* the card goes on */
    FLOW_END;
}

LUX_CARD(surge, "Surge Protector", "Three lux for every Zap",
    LUX_FORM(LUX_RE, "Whenever anybody plays an {artifact} with Zap in its name, you gain three lux.",
             { W_CARD_PLAYED, AS_ANYONE, LUX_BY_ITSELF, .flow = catch_surge, .when = is_any_zap }));
