/* tokens.c - what techs bring to the table: the cannon, the mighty ship. */
#include "rules.h"

/* Its tech says where it lies. */
int cannon_at(const game *g)
{
    const int tech = g->pieces ? first_piece(g, CARD_lunar_cannon) : -1;
    return tech >= 0 && read_piece(g, tech)->at ? read_piece(g, tech)->at - 1 : HC_NO_PLANET;
}

void place_cannon(game *g, events *ev, int seat, int planet, int cause)
{
    piece_of(g, cause)->at = (uint8_t)(planet + 1);
    tell(g, ev, HC_EV_CANNON, seat, NOBODY, planet, 0, 0, cause);
}

/* The planet that it lies behind, and the next one of that system that there is; they lie in a ring. */
uint64_t cannon_reach(const game *g)
{
    const int planet = cannon_at(g);
    uint64_t here = 1ull << planet, system = system_of(g, owner_of(g, planet)), after = system & ~(here | (here - 1));
    if (!after) after = system & ~here;
    return (here & system) | (after & (~after + 1));
}

void commission(game *g, events *ev, int seat, int place, int cause)
{
    if (!units_free(g)) return;
    add_fleet(g, seat, 1, place);
    new_unit(g, seat, place, HC_UNIT_MIGHTY);
    tell(g, ev, HC_EV_COMMISSIONED, seat, NOBODY, place, 0, 0, cause);
}

void decommission(game *g, events *ev)
{
    int i = unit_of_kind(g, HC_UNIT_MIGHTY), seat = g->unit[i].seat - 1, place = g->unit[i].place;
    if (carrier_of(&g->unit[i]) >= 0) g->unit[carrier_of(&g->unit[i])].of[seat]--;
    end_unit(g, i);
    g->ships[seat][place]--;
    g->extra_ships[seat]--;
    settle_colonies(g, seat);
    tell(g, ev, HC_EV_LOST, seat, NOBODY, 1, place, GONE, BY_RULES);
    watch_powers(g, ev);
}
