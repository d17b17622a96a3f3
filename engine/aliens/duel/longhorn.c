/* Longhorn - sends more ships, and makes more of them. Designed here. */
#include "duel/duel.h"

static int up_to_six(const sum *s, const effect *e, int about, int value)
{
    (void)s;
    return about == e->by ? value + 2 : value;
}

static int thunder(const sum *s, const effect *e, int about, int value)
{
    (void)s;
    return about == e->by ? value + 3 : value;
}

const sheet alien_longhorn = {
    .name = "Longhorn", .power_name = "to Stampede", .summary = "Sends up to six ships, and more ships are worth more to it", .alert = GREEN, .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Stampede: where your dial would go up to 4, you can set up to 6. Thunder: while you have the ship advantage, it is worth 3 more." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_ALWAYS, AS_EITHER, MUST, .modify = { { Q_DIAL, up_to_six }, { Q_ADVANTAGE, thunder } } }) }),
};
