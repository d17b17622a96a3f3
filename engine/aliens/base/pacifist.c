/* Pacifist - wins with a negotiate against an attack. */
#include "rules.h"

enum { AS_ATTACK = 15, SHIFTED = 2 };

static int yield(const sum *s, const effect *e, int about, int winner)
{
    int mine = side_of(s->g, e->by);
    (void)about;
    return s->out->face[mine] == FACE_NEGOTIATE && s->out->face[!mine] > FACE_NONE ? mine : winner;
}

/* Won as soon as it is used: against another who wins by decree timing order decides. */
static int win_peacefully(const sum *s, const effect *e, int about, int winner)
{
    return winner == SIDE_NONE ? yield(s, e, about, SIDE_NONE) : winner;
}

static int attack_after_all(const sum *s, const effect *e, int side, int value)
{
    return side == side_of(s->g, e->by) && value == FACE_NEGOTIATE ? AS_ATTACK : value;
}

/* Two ships of the price of a failed deal are the other's to pay. */
static int shift(const sum *s, const effect *e, int seat, int ships)
{
    if (talks_against(s->g, seat, e->by)) return ships + SHIFTED;
    return seat != e->by ? ships : ships > SHIFTED ? ships - SHIFTED : 0;
}

/* ---- in the oldest form the flare keeps an offense that has been successful from going on ------------------ */

/* Whether it has a card for it only the offense knows. */
static bool can_be_stopped(const game *g, const frame *f) { (void)f; return has_earned_another(g) && g->count[IN_HAND + g->offense]; }

static FLOW(stop)
{
    FLOW_BEGIN;
    g->goes_on = NO_FURTHER;
    FLOW_END;
}

const sheet alien_pacifist = {
    .name = "Pacifist", .power_name = "of Peace", .summary = "Wins by not fighting", .alert = GREEN,
    .history = "Push it, and you will find yourself on the floor.",
    .form = FORMS({ .editions = IN_AVALON_HILL,
        .text = { "As a main player, if you reveal a {negotiate} card and your opponent an attack, your side wins the {encounter}." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MUST, .when = i_negotiate_they_attack, .modify = { { Q_WINNER, yield } } }) },
              { .editions = IN_FFG,
        .text = { "As a main player, if you reveal a {negotiate} card and your opponent an attack, your side wins the {encounter}.",
                  "As a main player, if you revealed a {negotiate} card and your opponent an attack, you may turn your card into an attack of 15.",
                  "When the two of you fail to make a deal, you may lose two {ships} fewer to the {warp}; your opponent then loses two more." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MUST, .when = i_negotiate_they_attack, .modify = { { Q_DECREED, win_peacefully } } }),
        .hook[WILD] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .when = i_negotiate_they_attack, .modify = { { Q_FACE, attack_after_all } } }),
        .hook[SUPER] = HOOKS({ W_DEAL_FAILED, AS_MAIN, MAY, .modify = { { Q_FAILED_DEAL, shift } } }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player, if you reveal a {negotiate} card and your opponent an attack, your side wins the {encounter}.",
                  "As the {defense}, when the {encounter} is over and the {offense} could have a second one, you may forbid it.",
                  "When the two of you fail to make a deal, you may lose two {ships} fewer to the {warp}; your opponent then loses two more." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MUST, .when = i_negotiate_they_attack, .modify = { { Q_WINNER, yield } } }),
        .hook[WILD] = HOOKS({ W_ENCOUNTER_OVER, AS_DEFENSE, MAY, .flow = stop, .when = can_be_stopped }),
        .hook[SUPER] = HOOKS({ W_DEAL_FAILED, AS_MAIN, MAY, .modify = { { Q_FAILED_DEAL, shift } } }) }),
};
