/* orbit_deals.c - what moons of the modern edition bring into deals: the right to an empty one, and what a hub brings both. */
#include "rules.h"

static int things(const game *g) { return g->pieces; }

static bool is_empty_moon_of(const game *g, int from, int planet)
{
    const int thing = planet < HC_PLANETS && colonies(g, from) >> planet & 1 ? orbit_at(g, planet) : -1;
    return thing >= 0 && orbit_occupant(g, thing) == NOBODY;
}

/* The right to the moon of a colony that is given: which one stands beside it in the offer. */
static int most_rights(const game *g, int from, int to, int thing)
{
    (void)thing;
    for (uint64_t left = colonies(g, from) & planets_with_moons(g, false); left; left &= left - 1)
        if (is_empty_moon_of(g, from, __builtin_ctzll(left)) && to < g->players) return 1;
    return 0;
}

static int planet_given(const game *g, int from, int to)
{
    for (int i = 0; i < g->bargain.items; i++) {
        const hc_bargain_item *it = &g->bargain.item[i];
        if (it->item == HC_ITEM_COLONY && it->from == from && it->to == to && is_empty_moon_of(g, from, it->thing)) return it->thing;
    }
    return HC_NO_PLANET;
}

static VERB give_right(game *g, events *ev, const hc_bargain_item *it)
{
    (void)ev;
    return verb_frame(g, CORE(flow_moon_by_deal), it->to, 1, planet_given(g, it->from, it->to), BY_DEAL);
}

FLOW(flow_moon_by_deal)
{
    FLOW_BEGIN;
    if (L(WHAT) >= HC_PLANETS || !g->ships[f->seat][L(WHAT)]) RETURN(0);
    ASK(ask_of_moons(g, f->seat, ORBIT_SETTLE)->place = (uint8_t)L(WHAT));
    if (g->answer && orbit_occupant(g, orbit_at(g, L(WHAT))) == NOBODY) CALL(occupy_orbit(g, f->seat, orbit_at(g, L(WHAT)), L(WHAT), BY_DEAL));
    RETURN(0);
    FLOW_END;
}

const part_item orbit_items[] = {
    { .number = ITEM_MOON, .with_colony = true, .key = "moon", .words = { "the right to its moon", "rights to moons", false }, .most = most_rights, .give = give_right },
    { .number = ITEM_HUB, .key = "hub", .words = { "what a hub brings both of you", "times what a hub brings both of you", false }, .things = things,
      .most = most_of_hub, .give = give_hub, .sheet_of = sheet_of_hub }, { .key = NULL } };
