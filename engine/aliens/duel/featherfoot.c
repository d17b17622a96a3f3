/* Featherfoot - the fewer, the better. Designed here. */
#include "duel/duel.h"

static int fewer(const sum *s, const effect *e, int about, int value)
{
    (void)s, (void)e, (void)about;
    return !value;
}

const sheet alien_featherfoot = {
    .name = "Featherfoot", .power_name = "to Tread Lightly", .summary = "Fewer ships have the ship advantage", .alert = GREEN, .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Light on the Land: the ship advantage belongs to the player with fewer {ships} on the planet, whoever that is; with equal numbers, nobody has it." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_ALWAYS, AS_EITHER, MUST, .modify = { { Q_FEWER, fewer } } }) }),
};
