/* Empath - turns the opponent's attack into a negotiate. */
#include "rules.h"

static int soothe(const sum *s, const effect *e, int side, int value)
{
    return side != side_of(s->g, e->by) && value > FACE_NONE ? FACE_NEGOTIATE : value;
}

const sheet alien_empath = {
    .name = "Empath", .power_name = "of Harmony", .summary = "Turns an attack into talks", .alert = GREEN,
    .history = "It has never won an argument, and never needed to.",
    .form = FORMS({ .editions = IN_AVALON_HILL,
        .text = { "As a main player, if you revealed a {negotiate} card and your opponent an attack, you may change the attack into a {negotiate} card. You must then try to make a deal." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .when = i_negotiate_they_attack, .modify = { { Q_FACE, soothe } } }) }),
};
