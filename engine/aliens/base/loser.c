/* Loser - the winner loses and the loser wins. */
#include "rules.h"

enum { GIVEN_UP, NEXT };

/* After everything else that decides an encounter. */
static int turn_over(const sum *s, const effect *e, int about, int winner)
{
    (void)s, (void)e, (void)about;
    return winner == SIDE_OFFENSE ? SIDE_DEFENSE : winner == SIDE_DEFENSE ? SIDE_OFFENSE : winner;
}

/* In the oldest form only if two attacks have met after all. */
static int turn_attacks_over(const sum *s, const effect *e, int about, int winner)
{
    const int *face = s->out->face;
    return face[0] > FACE_NONE && face[1] > FACE_NONE ? turn_over(s, e, about, winner) : winner;
}

static int attacks_only(const sum *s, const effect *e, int about, int may)
{
    (void)s, (void)e;
    return may && thing_in(about) == HC_CARD_ATTACK;
}

/* ---- the flare --------------------------------------------------------------------------------------- */

static bool has_declared(const game *g, int seat)
{
    for (int p = 0; p < POWERS; p++)
        if (g->power[p].alien == ALIEN_loser && effect_of(g, p)->by == seat && effect_of(g, p)->used) return true;
    return false;
}

static bool has_waited(const game *g, const frame *f) { return !has_declared(g, f->seat); }

static bool is_allowed_to_wait(const game *g, const frame *f) { (void)f; return super_on(g, ALIEN_loser); }

static FLOW(ruin_both)
{
    FLOW_BEGIN;
    settle_encounter(g, BOTH_LOST, L(SOURCE));
    UNWIND(CORE(flow_encounter), RESOLVE_NOW);
    FLOW_END;
}

/* ---- the oldest form: the wild half is a poison ------------------------------------------------------------- */

enum { TAKEN = 1 };                              /* the tag of the card: its holder has given up a colony for it */

static bool is_fresh(const game *g, const frame *f)
{
    return tag_of(g, CARD_OF_SOURCE(L(SOURCE))) != TAKEN && clearable(g, planet_bases(g, f->seat));
}

static FLOW(give_up)
{
    enum { PLANET = MINE };
    FLOW_BEGIN;
    show_from_hand(g, ev, f->seat, CARD_OF_SOURCE(L(SOURCE)), L(SOURCE));
    set_tag(g, CARD_OF_SOURCE(L(SOURCE)), TAKEN);
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, clearable(g, planet_bases(g, f->seat)), GIVEN_UP));
    SET(PLANET, g->answer);
    CALL(return_ships(g, f->seat, g->ships[f->seat][L(PLANET)], L(PLANET), L(SOURCE)));
    if (g->ships[f->seat][L(PLANET)]) CALL(send_to_warp(g, f->seat, g->ships[f->seat][L(PLANET)], L(PLANET), L(SOURCE)));
    SPREAD_NEWS;
    FLOW_END;
}

static bool is_this_card(const game *g, const frame *f) { return L(WHAT) == CARD_OF_SOURCE(L(SOURCE)) && g->where[L(WHAT)] == IN_HAND + f->seat; }

static FLOW(hand_on)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, everybody(g) & ~(1u << f->seat), NEXT));
    pass_on(g, ev, f->seat, g->answer, CARD_OF_SOURCE(L(SOURCE)), L(SOURCE));
    RETURN(1);
    FLOW_END;
}

const sheet alien_loser = {
    .name = "Loser", .power_name = "of Upset", .summary = "The winner loses and the loser wins", .alert = GREEN,
    .history = "It came last in everything until it noticed who makes the rules.",
    .prompt = PROMPTS([GIVEN_UP] = { "give-up", "Which {colony} do you give up?", { 0 } }, [NEXT] = { "hand-on", "Who gets the Loser's flare?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As a main player, before cards are chosen, you may declare an upset. Both main players must then play attack cards if they have any, and when everything else is decided the winning side "
                  "loses and the losing side wins.",
                  "As a main player, before cards are chosen, you may declare that both sides lose: all {ships} in the {encounter} go to the {warp}.",
                  "As a main player, you may wait with your upset until cards are chosen but not yet revealed. Nobody has to play an attack card for it then." },
        .hook[POWER] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .modify = { { Q_UPSET, turn_over }, { Q_MAY_SELECT, attacks_only } } },
                         { W_SELECTED, AS_MAIN, MUST | BY_CHOICE, .when = is_allowed_to_wait, .modify = { { Q_UPSET, turn_over } } }),
        .hook[WILD] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = ruin_both }),
        .hook[SUPER] = HOOKS({ W_SELECTED, AS_MAIN, MAY | USES_POWER, .when = has_waited }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "In any {encounter}, before cards are chosen, you may declare an upset. Both main players must then play attack cards if they have any, and when two attacks have met and everything else is "
                  "decided, the winning side loses and the losing side wins.",
                  "This you must use: when you have come to hold it, at the start of the next {encounter}, give up one of your {colonies} on planets; the {ships} go to your others. When you would discard it, "
                  "give it to another player instead.",
                  "You may wait with your upset until cards are chosen but not yet revealed. Nobody has to play an attack card for it then." },
        .hook[POWER] = HOOKS({ W_PLANNING, AS_ANYONE, MAY, .modify = { { Q_UPSET, turn_attacks_over }, { Q_MAY_SELECT, attacks_only } } },
                         { W_SELECTED, AS_ANYONE, MUST | BY_CHOICE, .when = is_allowed_to_wait, .modify = { { Q_UPSET, turn_attacks_over } } }),
        .hook[WILD] = HOOKS({ W_REGROUP, AS_ANYONE, MUST | FREE | UNPLAYED, .flow = give_up, .when = is_fresh },
                        { W_WOULD_DISCARD, AS_ANYONE | OWN, MUST | FREE | UNPLAYED, .flow = hand_on, .when = is_this_card }),
        .hook[SUPER] = HOOKS({ W_SELECTED, AS_ANYONE, MAY | USES_POWER, .when = has_waited }) }),
};
