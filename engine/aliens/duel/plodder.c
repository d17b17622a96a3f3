/* Plodder - a small plan goes a long way. Designed here. */
#include "duel/duel.h"

enum { SMALL = 10, STEADY = 5 };

static int steady(const sum *s, const effect *e, int about, int value)
{
    return about == e->by && has_plan(s->g, about) && plan_shown(s->g, about) <= SMALL ? value + STEADY : value;
}

const sheet alien_plodder = {
    .name = "Plodder", .power_name = "to Plod On", .summary = "Adds 5 to plans of 10 or less", .alert = GREEN, .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Slow and Steady: if your plan shows 10 or less, add 5 to your clout." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_ALWAYS, AS_EITHER, MUST, .modify = { { Q_CLOUT, steady } } }) }),
};
