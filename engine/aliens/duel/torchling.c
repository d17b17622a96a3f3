/* Torchling - it plays with fire. Designed here. */
#include "duel/duel.h"

static int stoke(const sum *s, const effect *e, int about, int value)
{
    (void)s;
    return about == e->by ? value + 1 : value;
}

const sheet alien_torchling = {
    .name = "Torchling", .power_name = "to Stoke", .summary = "Blasts worth 1 more", .alert = GREEN, .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Stoke: your blasts are worth 1 more." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_ALWAYS, AS_EITHER, MUST, .modify = { { Q_BLAST, stoke } } }) }),
};
