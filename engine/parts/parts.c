/* parts.c - the list of the parts, and what is always so of their pieces. */
#include "rules.h"
#include <string.h>

#define X(name) [PART_##name] = &part_##name,
const game_part *const GAME_PART[PARTS_END + 1] = { GAME_PARTS(X) };
#undef X

/* Asked whenever a piece might act: the kinds that the parts themselves name. */
const uint64_t PARTS_WITH_PIECES[HC_CARD_KINDS] = {
    [HC_CARD_TECH] = 1ull << PART_techs, [HC_CARD_ESSENCE] = 1ull << PART_essence, [HC_CARD_HAZARD] = 1ull << PART_hazards,
    [HC_CARD_CLAUSE] = 1ull << PART_rewards, [HC_CARD_MOON] = 1ull << PART_moons | 1ull << PART_orbits, [HC_CARD_STATION] = 1ull << PART_stations,
    [HC_CARD_EVOLUTION] = 1ull << PART_evolutions, [HC_CARD_LUX] = 1ull << PART_lux, [HC_CARD_BOON] = 1ull << PART_boons,
    [HC_CARD_OBJECTIVE] = 1ull << PART_objectives, [HC_CARD_SHIP] = 1ull << PART_ships };

/* Asked for every term of every offer. */
static const uint8_t PART_OF_ITEM[PART_ITEM_KINDS] = {
    [ITEM_TECH] = PART_techs, [ITEM_LUCRE] = PART_lucre, [ITEM_STATION] = PART_stations, [ITEM_LUX] = PART_lux, [ITEM_ULTRA_LUX] = PART_lux,
    [ITEM_MOON] = PART_orbits, [ITEM_HUB] = PART_orbits, [ITEM_RESONATOR] = PART_hazards };

const part_item *item_of_part(int what)
{
    const int number = what - HC_ITEM_KINDS;
    if (number < 0 || number >= PART_ITEM_KINDS) return NULL;
    FOR_PART_ITEMS(it, PART_OF_ITEM[number]) if (it->number == number) return it;
    return NULL;
}

const char *check_pieces(const game *g)
{
    static const piece FREE_PLACE = { 0 };
    int on_them[SEATS] = { 0 };
    for (int i = 0; i < HC_PIECES; i++) {
        const piece *p = &g->piece[i];
        if (!p->sheet && memcmp(p, &FREE_PLACE, sizeof *p)) return "bytes in a place without a piece";
        if (p->sheet && i >= g->pieces) return "a piece beyond the last";
        if (p->holders & ~everybody(g)) return "a piece is before nobody at the table";
        if (p->count && (!p->holders || p->holders & (p->holders - 1))) return "ships of nobody are on a piece";
        if (p->count) on_them[__builtin_ctz(p->holders)] += p->count;
    }
    if (g->pieces && !g->piece[g->pieces - 1].sheet) return "pieces are counted wrongly";
    const bool on_their_way = running(g, CORE(flow_recall)) || running(g, CORE(flow_end_essence)) || running(g, CORE(flow_remove_evolution));
    for (int s = 0; s < g->players && !on_their_way; s++) if (on_them[s] + ships_evolving(g, s) != g->ships[s][ON_PIECES]) return "ships are on no piece";
    return NULL;
}
