/* flares.c - the flare of an alien: where it is, whether it is super, and what becomes of one that was stopped. */
#include "rules.h"

int flare_of(const game *g, int alien)
{
    for (int c = 0; c < g->acting_cards; c++) if (g->kind[c] == HC_CARD_FLARE && g->value[c] == alien) return SOURCE_OF_CARD(c);
    return -1;
}

/* Hardly anything is in effect at any time. */
bool super_on(const game *g, int alien)
{
    FOR_SOURCES(s, g->in_effect)
        if (is_flare(g, s) && g->value[CARD_OF_SOURCE(s)] == alien) return effect_of(g, s)->on >> (SUPER * HC_HOOKS);
    return false;
}

/* A super that improves one use of the power is spent by that use. */
bool spend_super(game *g, int alien)
{
    bool on = super_on(g, alien);
    if (on) switch_off_effect(g, flare_of(g, alien));
    return on;
}

/* Some of these lie on the table until the use is done: they are no cards of the hand then. */
bool lay_super_down(game *g, int seat, int alien)
{
    bool on = spend_super(g, alien);
    int card = CARD_OF_SOURCE(flare_of(g, alien));
    if (on && g->where[card] == IN_HAND + seat) put_in_play(g, card);
    return on;
}

void take_super_up(game *g, events *ev, int seat, int alien, int cause)
{
    int flare = flare_of(g, alien);
    if (flare >= 0 && g->where[CARD_OF_SOURCE(flare)] == IN_PLAY) keep_card(g, ev, seat, CARD_OF_SOURCE(flare), cause);
}

/* What its holder has to do without playing it is no use of it. */
static bool was_played(const game *g, int flare)
{
    for (uint32_t left = effect_of(g, flare)->used; left; left &= left - 1)
        if (~hook_at(g, flare, __builtin_ctz(left))->flags & (UNPLAYED | MUST)) return true;
    return false;
}

/* A flare that has been used is spent for the encounter; one that was only prevented is barred in that half. */
bool is_flare_spent(const game *g, int flare, int part)
{
    const effect *e = effect_of(g, flare);
    return was_played(g, flare) || e->state & (RESTING | THROWN_AWAY | (part == SUPER ? BARRED_AS_SUPER : BARRED_AS_WILD));
}

void hand_flare_back(game *g, events *ev, int seat, int flare, int cause)
{
    effect *e = effect_for(g, flare);
    bool wild = e->used >> (WILD * HC_HOOKS) & ((1u << HC_HOOKS) - 1);
    e->used = 0;
    e->state |= (uint8_t)(wild ? BARRED_AS_WILD : BARRED_AS_SUPER);
    g->now.flare_used &= (uint8_t)~(1u << seat);
    keep_card(g, ev, seat, CARD_OF_SOURCE(flare), cause);
}

bool has_had_its_flare(const game *g, int seat)
{
    return g->now.flare_used >> seat & 1 && !limit(g, Q_MANY_FLARES, seat, rules(g)->free_flares || varies(g, V_FREEWHEELING_FLARES));
}

bool super_ready(const game *g, int seat, int alien)
{
    int flare = flare_of(g, alien);
    return flare >= 0 && holder_of(g, flare) == seat && !is_flare_spent(g, flare, SUPER) && !has_had_its_flare(g, seat) && has_power(g, seat, alien);
}
