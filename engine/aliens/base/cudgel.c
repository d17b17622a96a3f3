/* Cudgel - a beaten opponent loses as many more ships. */
#include "rules.h"

enum { WHOM_ELSE };

static bool won_with_attack(const game *g, const frame *f)
{
    return fights_for(g, f->seat, g->winner) && my_attack(g, f) && ships_in(g, f->seat) > 0;
}

static unsigned allies_of_opponent(const game *g, int seat)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (is_ally(g, s) && on_side(g, s, !side_of(g, seat))) set |= 1u << s;
    return set;
}

static void ask_whom_else(game *g, const frame *f)
{
    unsigned allies = allies_of_opponent(g, f->seat);
    by_sheet(pick(g, HC_ASK_SEAT, f->seat, 0, count_bits(allies), allies, WHOM_ELSE), f);
}

static unsigned drafted_seats(const game *g)
{
    unsigned set = 0;
    for (int i = 0; i < g->draft_count; i++) set |= 1u << g->draft[i];
    return set;
}

/* The value of the effect: what the opponent has lost by it. */
static FLOW(smash)
{
    enum { SHIPS = MINE, SMASHED, AT };
    FLOW_BEGIN;
    SET(SHIPS, ships_in(g, f->seat));
    SET(SMASHED, 1u << opponent(g, f->seat));
    if (spend_super(g, ALIEN_cudgel)) {
        ASK(ask_whom_else(g, f));
        SET(SMASHED, (unsigned)L(SMASHED) | drafted_seats(g));
        clear_draft(g);
    }
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) {
        if (!(L(SMASHED) >> L(AT) & 1)) continue;
        CALL(lose_elsewhere(g, L(AT), L(SHIPS), L(SOURCE)));
        if (L(AT) == opponent(g, f->seat)) effect_for(g, L(SOURCE))->remembered = (int16_t)g->result;
    }
    FLOW_END;
}

/* A card for each ship lost to the warp, these among them. */
static int count_smashed(const sum *s, const effect *e, int seat, int lost) { return seat == opponent(s->g, e->by) ? lost + e->remembered : lost; }

/* What stood on the planet; the ships that came with me are spared. */
static int doomed(const game *g, int me, int seat, int planet)
{
    int there = g->ships[seat][planet], before = planet == g->target ? g->now.stood[seat] : there;
    if (seat == me) return 0;
    return on_side(g, seat, side_of(g, me)) && before < there ? before : there;
}

static bool can_clear(const game *g, const frame *f)
{
    for (int s = 0; s < g->players; s++) if (doomed(g, f->seat, s, L(WHAT))) return true;
    return false;
}

static FLOW(clear_planet)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (L(AT) = 0; L(AT) < g->players; L(AT)++)
        if (doomed(g, f->seat, L(AT), L(WHAT))) CALL(send_to_warp(g, L(AT), doomed(g, f->seat, L(AT), L(WHAT)), L(WHAT), L(SOURCE)));
    FLOW_END;
}

static bool i_smash_allies_too(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_cudgel) && allies_of_opponent(g, f->seat); }

const sheet alien_cudgel = {
    .name = "Cudgel", .power_name = "to Smash", .summary = "The loser loses more {ships}", .alert = GREEN,
    .history = "It was told that violence solves nothing. It smashed the one who had said so.",
    .prompt = PROMPTS([WHOM_ELSE] = { "smash", "Which of your opponent's allies do you smash as well?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As a main player, when you win the {encounter} with an attack card, your opponent loses as many {ships} of their choice as you had in the {encounter}, over and above "
                  "those that they lose anyway.",
                  "As the {offense}, when you gain a {colony}, you may send all {ships} of other players on that planet to the {warp}, except those that were allied with you in this {encounter}.",
                  "When you use your power, you may smash any of your opponent's allies too. Each of them loses as many {ships} as you had in the {encounter}." },
        .hook[POWER] = HOOKS({ W_OUTCOME, AS_MAIN, MUST, .flow = smash, .when = won_with_attack, .modify = { { Q_LOSS, count_smashed } } }),
        .hook[WILD] = HOOKS({ W_COLONY_GAINED, AS_OFFENSE | OWN, MAY, .flow = clear_planet, .when = can_clear }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_MAIN | OWN, MAY, .when = i_smash_allies_too }) }),
};
