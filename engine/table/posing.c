/* posing.c - a card that was played as another: what it is, and for how long. */
#include "rules.h"

int acting_while_posing(const game *g, int source)
{
    int as = effect_of(g, source)->acts_as;
    return as ? as : printed_sheet(g, source);
}

/* A flare is what it was played as until the encounter ends: what that one brings later still comes. */
static bool poses_as_flare(const game *g, int source) { return is_alien(effect_of(g, source)->acts_as); }

void stop_posing(game *g, int source)
{
    if (effect_of(g, source)->acts_as && !poses_as_flare(g, source)) drop_effect(g, source);
}

/* In a hand again it is what is printed on it. */
int sheet_while_posing(const game *g, int source)
{
    bool held = holder_of(g, source) != NOBODY && !under_way(g, source) && !poses_as_flare(g, source);
    return held ? printed_sheet(g, source) : acting_while_posing(g, source);
}
