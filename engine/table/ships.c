/* ships.c - where the ships are. A colony is a planet with at least one ship on it. */
#include "rules.h"
#include <assert.h>

/* Ships in limbo are only chosen, not yet lost: what they stood on is a colony until they are. */
void move_alike(game *g, int seat, int count, int from, int to)
{
    uint8_t *ships = g->ships[seat];
    assert(count >= 0 && ships[from] >= count);
    ships[from] = (uint8_t)(ships[from] - count);
    ships[to] = (uint8_t)(ships[to] + count);
    if (from < HC_PLANETS && !ships[from] && to != LIMBO) g->colony[seat] &= ~(1ull << from);
    if (to < HC_PLANETS && ships[to]) g->colony[seat] |= 1ull << to;
}

void move_ships(game *g, int seat, int count, int from, int to)
{
    if (has_unlike(g, seat)) move_unlike(g, seat, count, from, to);
    move_alike(g, seat, count, from, to);
}

void settle_colonies(game *g, int seat)
{
    g->colony[seat] = 0;
    for (int p = 0; p < HC_PLANETS; p++) g->colony[seat] |= (uint64_t)(g->ships[seat][p] > 0) << p;
}

uint64_t emptied_colonies(const game *g, int seat)
{
    uint64_t set = 0;
    for (uint64_t left = g->colony[seat]; left; left &= left - 1) if (!g->ships[seat][__builtin_ctzll(left)]) set |= left & -left;
    return set;
}

int home_colonies(const game *g, int seat) { return count_bits(g->colony[seat] & system_of(g, seat)); }

int foreign_colonies(const game *g, int seat) { return count_bits(g->colony[seat] & ~system_of(g, seat)); }

uint64_t colonies_of_others(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat) set |= colonies(g, s);
    return set;
}

int ships_on_colonies(const game *g, int seat)
{
    int n = 0;
    for (uint64_t left = g->colony[seat]; left; left &= left - 1) n += g->ships[seat][__builtin_ctzll(left)];
    return n;
}

uint64_t ways_out(const game *g, int seat)
{
    uint64_t set = colonies(g, seat);
    if (!is_anything_forbidden(g)) return set;
    for (uint64_t left = set; left; left &= left - 1)
        if (!may(g, Q_MAY_LEAVE, seat, __builtin_ctzll(left))) set &= ~(left & -left);
    return set;
}

int ships_to_send(const game *g, int seat)
{
    int n = 0;
    for (uint64_t left = ways_out(g, seat); left; left &= left - 1) n += g->ships[seat][__builtin_ctzll(left)];
    return n;
}

int ships_to_spare(const game *g, int seat) { return ships_to_send(g, seat) - count_bits(ways_out(g, seat)); }
