/* ultra.c - Ultra Lux: each use costs its owner one ultra lux. */
#include "rules.h"

enum { PROMPT, LEAVE_PROMPT };
enum { NO, YES };

static bool can_afford(const game *g, const frame *f) { return can_pay_ultra(g, f->seat); }

/* Another has to agree; for oneself nobody is asked. */
static void ask_leave(game *g, const frame *f, int seat)
{
    ask_for(g, f, HC_ASK_CHOICE, seat, seat == f->seat ? 1u << YES : choices(2), LEAVE_PROMPT)->who = f->seat;
}

/* ---- Defector Recruiter -------------------------------------------------------------------------------------------------------- */

static unsigned defectors(const game *g, int seat)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++)
        if (s != seat && is_ally(g, s) && !on_both_sides(g, s) && on_side(g, s, !side_of(g, seat)) && g->target < HC_PLANETS)
            set |= g->ships[s][g->target] ? 0 : 1u << s;
    return set;
}

static bool can_recruit(const game *g, const frame *f) { return can_afford(g, f) && !on_both_sides(g, f->seat) && defectors(g, f->seat); }

static FLOW(recruit)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, defectors(g, f->seat), PROMPT));
    SET(WHO, g->answer);
    pay_ultra(g, ev, f->seat, L(WHO), L(SOURCE));
    expel_ally(g, ev, L(WHO), L(SOURCE));
    CALL(return_ships(g, L(WHO), 255, GATE, L(SOURCE)));
    if (g->ships[L(WHO)][GATE]) CALL(send_to_warp(g, L(WHO), 255, GATE, BY_NO_COLONY));
    FLOW_END;
}

LUX_CARD(recruiter, "Defector Recruiter", "Pays an ally of the other side to go home",
    .prompt = PROMPTS({ "recruit", "Which ally of the other side gets an ultra lux and goes home?", { 0 } }),
    LUX_FORM(LUX_ULTRA, "As an ally, when alliances are formed, you may give an ultra lux to an ally of the other side who has no {ship} on the target planet: that ally's {ships} go home.",
             { W_ALLIED, AS_ALLY, LUX_AT_WILL, .flow = recruit, .when = can_recruit }));

/* ---- Double Ultra Luxurious Lifestyle: the market asks ------------------------------------------------------------------------- */

int ultra_for_market(const game *g, int seat)
{
    if (seat == g->offense) return 0;
    FOR_PIECES_OF(p, g, HC_CARD_LUX, seat) if (read_piece(g, p)->sheet == CARD_lux_lifestyle) return 2;
    return 0;
}

LUX_CARD(lifestyle, "Double Ultra Luxurious Lifestyle", "Two more rewards for paying with an ultra lux",
    LUX_FORM(LUX_ULTRA, "When you buy rewards at another player's market and at least one of your tokens is an ultra lux, you get two more rewards.",
             { W_ALWAYS, AS_ANYONE, LUX_BY_ITSELF, .flow = NULL }));

/* ---- Evacuator --------------------------------------------------------------------------------------------------------------------- */

/* Who could leave: with somewhere to go. */
static unsigned evacuees(const game *g)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++)
        if (takes_part(g, s) && !on_both_sides(g, s) && ships_in(g, s) && colonies(g, s) & ~(1ull << (g->target % 64))) set |= 1u << s;
    return set;
}

static bool can_evacuate(const game *g, const frame *f) { return can_afford(g, f) && evacuees(g); }

static FLOW(evacuate)
{
    enum { PLACE = MINE };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, evacuees(g), PROMPT));
    SET(WHO, g->answer);
    ASK(ask_leave(g, f, L(WHO)));
    if (g->answer == NO) RETURN(0);
    pay_ultra(g, ev, f->seat, NOBODY, L(SOURCE));
    SET(PLACE, ships_place(g, L(WHO)));
    if (is_ally(g, L(WHO))) expel_ally(g, ev, L(WHO), L(SOURCE));
    CALL(return_ships(g, L(WHO), 255, L(PLACE), L(SOURCE)));
    FLOW_END;
}

#define LEAVE_ASKED(key, words) [LEAVE_PROMPT] = { key, words, { "no", "yes" } }

LUX_CARD(evacuator, "Evacuator", "Takes a player's {ships} out of the {encounter}",
    .prompt = PROMPTS([PROMPT] = { "evacuate", "Whose {ships} leave the {encounter}, if that player agrees?", { 0 } },
                      LEAVE_ASKED("evacuate-leave", "Do all your {ships} leave the {encounter}?")),
    LUX_FORM(LUX_ULTRA, "Unless you are the {offense}, after cards are selected, you may pay an ultra lux to take all of a consenting player's {ships} out of the {encounter}. They return to that player's other {colonies}.",
             { W_SELECTED, AS_DEFENSE | AS_ALLY | AS_BYSTANDER, LUX_AT_WILL, .flow = evacuate, .when = can_evacuate }));

/* ---- Immunizer ---------------------------------------------------------------------------------------------------------------------- */

static unsigned with_powers(const game *g)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (power_of(g, s) >= 0) set |= 1u << s;
    return set;
}

static bool can_immunize(const game *g, const frame *f) { return can_afford(g, f) && with_powers(g); }

static FLOW(immunize)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, with_powers(g), PROMPT));
    pay_ultra(g, ev, f->seat, NOBODY, L(SOURCE));
    shield_power(g, power_of(g, g->answer));
    tell(g, ev, HC_EV_CHOICE, f->seat, g->answer, 0, PROMPT, 0, L(SOURCE));
    FLOW_END;
}

LUX_CARD(immunizer, "Immunizer", "A power that nothing can cancel",
    .prompt = PROMPTS({ "immunize", "Whose power can't be cancelled in this {encounter}?", { 0 } }),
    LUX_FORM(LUX_ULTRA, "At the start of any player's turn, you may pay an ultra lux and choose a player: nothing can cancel that player's power in this {encounter}.",
             { W_START_TURN, AS_ANYONE, LUX_AT_WILL, .flow = immunize, .when = can_immunize }));

/* ---- Liberator ------------------------------------------------------------------------------------------------------------------------ */

static unsigned captured(const game *g)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (releasable(g, s)) set |= 1u << s;
    return set;
}

static bool can_liberate(const game *g, const frame *f) { return can_afford(g, f) && captured(g); }

static FLOW(liberate)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, captured(g), PROMPT));
    SET(WHO, g->answer);
    ASK(ask_leave(g, f, L(WHO)));
    if (g->answer == NO) RETURN(0);
    pay_ultra(g, ev, f->seat, NOBODY, L(SOURCE));
    CALL(retrieve(g, L(WHO), g->ships[L(WHO)][WARP], L(SOURCE)));
    FLOW_END;
}

LUX_CARD(liberator, "Liberator", "Frees all {ships} of a player",
    .prompt = PROMPTS([PROMPT] = { "liberate", "Whose {ships} come out of the {warp}, if that player agrees?", { 0 } },
                      LEAVE_ASKED("liberate-leave", "Do all your {ships} come out of the {warp}?")),
    LUX_FORM(LUX_ULTRA, "In your regroup, you may pay an ultra lux to take all of a consenting player's {ships} out of the {warp}.",
             { W_REGROUP, AS_OFFENSE, LUX_AT_WILL, .flow = liberate, .when = can_liberate }));

/* ---- Palm Greaser ----------------------------------------------------------------------------------------------------------------------- */

static FLOW(pay_one)
{
    FLOW_BEGIN;
    pay_ultra(g, ev, f->seat, NOBODY, L(SOURCE));
    FLOW_END;
}

static int one_more(const sum *s, const effect *e, int seat, int most) { (void)e; return is_main(s->g, seat) ? most + 1 : most; }

LUX_CARD(greaser, "Palm Greaser", "One more {colony} in a deal",
    LUX_FORM(LUX_ULTRA, "When talks about a deal begin, you may pay an ultra lux: each main player may gain one {colony} more than usual in the deal.",
             { W_DEAL_BEGINS, AS_ANYONE, LUX_AT_WILL, .flow = pay_one, .when = can_afford, .modify = { { Q_DEAL_COLONIES, one_more } } }));

/* ---- Sticky Digits ------------------------------------------------------------------------------------------------------------------------ */

static bool was_just_played(const game *g, const frame *f)
{
    const int card = L(WHAT);
    const bool was_played = is_card_source(L(CAUSE)) && CARD_OF_SOURCE(L(CAUSE)) == card && g->where[card] == IN_PLAY;
    return can_afford(g, f) && was_played && class_of(g, card) == C_ARTIFACT;
}

static FLOW(stick)
{
    FLOW_BEGIN;
    pay_ultra(g, ev, f->seat, NOBODY, L(SOURCE));
    effect_for(g, SOURCE_OF_CARD(L(WHAT)))->state |= RESTING;
    keep_card(g, ev, L(WHO), L(WHAT), L(SOURCE));
    RETURN(1);
    FLOW_END;
}

LUX_CARD(sticky, "Sticky Digits", "An {artifact} returns to its player's hand",
    LUX_FORM(LUX_ULTRA, "When an {artifact} has been played, by you or another, you may pay an ultra lux: it returns to its player's hand instead of being discarded, and can't be played again in this {encounter}.",
             { W_WOULD_DISCARD, AS_ANYONE, LUX_AT_WILL, .flow = stick, .when = was_just_played }));

/* ---- Trading Halt ---------------------------------------------------------------------------------------------------------------------- */

static bool is_another_turn(const game *g, const frame *f) { return can_afford(g, f) && f->seat != g->offense; }

static int forbid(const sum *s, const effect *e, int about, int may_buy) { (void)s, (void)e, (void)about, (void)may_buy; return 0; }

LUX_CARD(halt, "Trading Halt", "Nobody spends lux",
    LUX_FORM(LUX_ULTRA, "At the start of another player's turn, you may pay an ultra lux: nobody may spend lux in this {encounter}. Gifts and deals are still allowed.",
             { W_START_TURN, AS_DEFENSE | AS_ALLY | AS_BYSTANDER, LUX_AT_WILL, .flow = pay_one, .when = is_another_turn,
               .modify = { { Q_MAY_BUY, forbid } } }));
