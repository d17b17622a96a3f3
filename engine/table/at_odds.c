/* at_odds.c - powers of one player that put different things in the place of the same rule: one of them counts, and its owner says
 * which; and a power that comes free. */
#include "rules.h"

unsigned replaced_by(const game *g, int source) { return source < POWERS ? form_of(g, sheet_of(g, source))->replaces : 0; }

static source_set at_odds_with(const game *g, const source_set *duties, int p)
{
    source_set found = { { 0 } };
    FOR_SOURCES(q, *duties) if (replaced_by(g, q) & replaced_by(g, p)) put_in(&found, q);
    return found;
}

source_set powers_at_odds(const game *g, const source_set *duties)
{
    FOR_SOURCES(p, *duties) {
        const source_set found = at_odds_with(g, duties, p);
        if (!is_empty(&found) && !is_single_source(&found)) return found;
    }
    return (source_set){ { 0 } };
}

void rest_others(game *g, events *ev, const source_set *duties, int counts, int seat)
{
    const source_set others = at_odds_with(g, duties, counts);
    FOR_SOURCES(q, others) {
        if (q == counts) continue;
        switch_off(g, q);
        tell(g, ev, HC_EV_CANCELLED, seat, NOBODY, sheet_of(g, q), 0, 0, counts);
    }
}

/* ---- a power that comes free ---------------------------------------------------------------------------------------- */

void renew_power(game *g, int p)
{
    if (has(&g->acted, p)) effect_for(g, p)->used &= ~((1u << HC_HOOKS) - 1);
}

void rouse_power(game *g, events *ev, int p)
{
    g->power[p].off &= (uint8_t)~ASLEEP;
    effect_for(g, p)->state |= ROUSED;
    index_held(g);
    tell_power(g, ev, HC_EV_POWER_MOVED, p, 2, BY_RULES);
}
