/* Barnacle - its shell is thick. Designed here. */
#include "duel/duel.h"

static int thicker(const sum *s, const effect *e, int about, int value)
{
    (void)s;
    return about == e->by ? value + 1 : value;
}

static int stays_up(const sum *s, const effect *e, int about, int value)
{
    const tactic *mine = shown_by(s->g, about);
    return about == e->by && mine && mine->what == SHIELD ? 1 : value;
}

const sheet alien_barnacle = {
    .name = "Barnacle", .power_name = "to Sit Tight", .summary = "Shields worth 1 more, and not spent", .alert = GREEN, .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Thick Shell: your shields are worth 1 more, and a token that you used as a shield stays readied." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_ALWAYS, AS_EITHER, MUST, .modify = { { Q_SHIELD, thicker }, { Q_KEEPS_TACTIC, stays_up } } }) }),
};
