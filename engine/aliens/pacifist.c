/* Pacifist - wins with a negotiate against an attack. */
#include "rules.h"

static int yield(const sum *s, const effect *e, int about, int winner)
{
    int mine = s->g->side[e->by];
    (void)about;
    return s->out->face[mine] == FACE_NEGOTIATE && s->out->face[!mine] > FACE_NONE ? mine : winner;
}

const sheet alien_pacifist = {
    .name = "Pacifist", .power_name = "of Peace", .summary = "Wins by not fighting",
    .history = "Push it, and you will find yourself on the floor.",
    .form = { { .editions = IN_AVALON_HILL,
        .text = { "As a main player, if you reveal a {negotiate} card and your opponent an attack, your side wins the {encounter}." },
        .hook[POWER] = { { W_REVEALED, AS_MAIN, MUST, .when = i_negotiate_they_attack, .modify = { { Q_WINNER, yield } } } } } },
};
