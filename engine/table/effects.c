/* effects.c - what sources did in this encounter: by source, without gaps, so that equal games are equal bytes. */
#include "rules.h"
#include <assert.h>
#include <string.h>

const effect NO_EFFECT = { 0 };

int effect_at(const game *g, int source)
{
    int at = 0;                                  /* mostly a handful */
    while (at < g->effects && g->effect[at].source < source) at++;
    return at;
}

effect *effect_for(game *g, int source)
{
    effect *e = &g->effect[effect_at(g, source)];
    if (has(&g->acted, source)) return e;
    assert(g->effects < HC_EFFECTS);
    memmove(e + 1, e, (size_t)(g->effect + g->effects++ - e) * sizeof *e);
    *e = (effect){ .source = (uint16_t)source };
    put_in(&g->acted, source);
    return e;
}

/* Its changes of numbers hold from now on, as far as they are switched on. */
void put_in_effect(game *g, int source)
{
    put_in(&g->in_effect, source);
    g->switched = changed_by_effects(g);
}

static void put_out_of_effect(game *g, int source)
{
    if (!has(&g->in_effect, source)) return;
    take_out_of(&g->in_effect, source);
    g->switched = changed_by_effects(g);
}

void switch_off_effect(game *g, int source)
{
    if (has(&g->acted, source)) effect_for(g, source)->on = 0;
    put_out_of_effect(g, source);
}

void drop_effect(game *g, int source)
{
    put_out_of_effect(g, source);
    if (!has(&g->acted, source)) return;
    effect *e = effect_for(g, source), *end = g->effect + --g->effects;
    memmove(e, e + 1, (size_t)(end - e) * sizeof *e);
    *end = NO_EFFECT;
    take_out_of(&g->acted, source);
}

/* ---- played as another ---- */

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
