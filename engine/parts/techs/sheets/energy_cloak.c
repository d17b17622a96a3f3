/* Energy Cloak - the defense stays without allies. */
#include "rules.h"

static int nobody_for_defense(const sum *s, const effect *e, int about, int may) { (void)e; return seat_in(about) == s->g->defense ? 0 : may; }

static bool there_are_others(const game *g, const frame *f) { (void)f; return g->players > 2; }

const sheet card_energy_cloak = {
    .piece = HC_CARD_TECH, .name = "Energy Cloak", .summary = "The {defense} invites nobody",
    .form = FORMS({ .editions = IN_FFG, .research = 4,
        .text = { "Discard as the {offense} after you have aimed the {gate}: the {defense} may invite no allies in this {encounter}." },
        .hook[POWER] = HOOKS({ W_LAUNCHED, AS_OFFENSE, MAY, .when = there_are_others, .modify = { { Q_MAY_INVITE, nobody_for_defense } } }) }),
};
