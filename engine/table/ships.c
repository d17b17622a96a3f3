/* ships.c - where the ships are. A colony is a planet with at least one ship on it. */
#include "rules.h"
#include <assert.h>
#include <string.h>

/* Ships in limbo are only chosen, not yet lost: what they stood on is a colony until they are. */
void move_alike(game *g, int seat, int count, int from, int to)
{
    uint8_t *ships = g->ships[seat];
    assert(count >= 0 && ships[from] >= count);
    ships[from] = (uint8_t)(ships[from] - count);
    ships[to] = (uint8_t)(ships[to] + count);
    if (g->rewind.open) rewind_move(g, seat, count, from, to);
    if (from < HC_PLANETS && !ships[from] && to != LIMBO) g->colony[seat] &= ~(1ull << from);
    if (to < HC_PLANETS && ships[to]) g->colony[seat] |= 1ull << to;
    if (to < HC_PLANETS && count && heard(g, W_LANDED)) g->landed |= 1ull << to;
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

/* Where it counts as having a colony: on planets that a part names, too. */
static uint64_t counted(const game *g, int seat)
{
    uint64_t set = g->colony[seat];
    FOR_PARTS_AMONG(p, g->parts & PARTS_THAT_COUNT_COLONIES) if (book_of(g)->part[p]->colonies) set |= book_of(g)->part[p]->colonies(g, seat);
    return set;
}

int home_colonies(const game *g, int seat)
{
    int n = count_bits(counted(g, seat) & home_of(g, seat));
    FOR_PARTS_AMONG(p, g->parts & PARTS_THAT_COUNT_COLONIES) {
        if (book_of(g)->part[p]->home_colonies) n = book_of(g)->part[p]->home_colonies(g, seat, n);
    }
    return n;
}

/* The first few are enough, and none is counted: mostly three. */
static inline bool has_as_many(uint64_t set, int needed)
{
    const uint64_t but_one = set & (set - 1), but_two = but_one & (but_one - 1);
    if (needed == 3) return but_two;
    if (needed <= 2) return needed == 2 ? but_one : needed == 1 ? set : true;
    uint64_t left = but_two;
    for (int n = needed; n > 3; n--) left &= left - 1;
    return left;
}

bool has_home_for_power(const game *g, int seat)
{
    const int needed = home_for_power(g, seat);
    const bool has_enough = has_as_many(g->colony[seat] & home_of(g, seat), needed);
    const bool parts_may_differ = g->parts & PARTS_THAT_COUNT_COLONIES && (!has_enough || hex_of(g, seat) == HC_HEX_SPACE_DUST);
    return parts_may_differ ? home_colonies(g, seat) >= needed : has_enough;
}

/* Asked of all whenever a ship moves: where all need the same number, that is looked up once. */
unsigned seats_without_home(const game *g)
{
    unsigned seats = 0;
    if (g->parts & (PARTS_THAT_COUNT_COLONIES | 1ull << PART_teams)) {
        for (int s = 0; s < g->players; s++) seats |= (unsigned)!has_home_for_power(g, s) << s;
        return seats;
    }
    const int needed = usual_home_for_power(g);
    for (int s = 0; s < g->players; s++) seats |= (unsigned)!has_as_many(g->colony[s] & system_of(g, s), needed) << s;
    return seats;
}

static uint64_t counted_abroad(const game *g, int seat) { return counted(g, seat) & ~home_of(g, seat) & ~MOONS; }
int foreign_colonies(const game *g, int seat) { return count_bits(counted_abroad(g, seat)); }
bool has_foreign_colonies(const game *g, int seat, int needed) { return has_as_many(counted_abroad(g, seat), needed); }

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

/* Star discs that have founded a colony stay there; where no system is unusual there are none. */
static bool has_bound_ships(const game *g, int seat) { return has_unlike(g, seat) && are_hexes_used(g); }

int free_ships_at(const game *g, int seat, int place)
{
    return g->ships[seat][place] - (has_bound_ships(g, seat) ? discs_bound_at(g, seat, place) : 0);
}

uint64_t ways_out(const game *g, int seat)
{
    uint64_t set = colonies(g, seat);
    for (uint64_t left = has_bound_ships(g, seat) ? set : 0; left; left &= left - 1)
        if (!free_ships_at(g, seat, __builtin_ctzll(left))) set &= ~(left & -left);
    return may_with(g, Q_MAY_LEAVE, seat, set);
}

int ships_to_send(const game *g, int seat)
{
    int n = 0;
    for (uint64_t left = ways_out(g, seat); left; left &= left - 1) n += free_ships_at(g, seat, __builtin_ctzll(left));
    return n;
}

/* Where ships may leave there is one that does. */
bool has_ships_to_send(const game *g, int seat) { return ways_out(g, seat); }

/* What holds ships on a moon may be known to nobody else: as far as all know, they could go. */
bool seems_to_have_settlers(const game *g, int seat)
{
    return ships_to_send(g, seat) + g->ships[seat][GATE] > 0 || colonies(g, seat) & MOONS;
}

int ships_to_spare(const game *g, int seat) { return ships_to_send(g, seat) - count_bits(ways_out(g, seat)); }

/* ---- two systems change hands: each planet and ship of one colour is now the other's ------------------------------- */

/* Planets of its own colour, and the one that a tech may add. */
static uint64_t printed_system(int seat) { return ((1ull << HOME) - 1) << (seat * HOME) | 1ull << extra_planet(seat); }

/* Ships on techs, and such as a power or a tech has made unlike others, belong to the player and not to the colour; so do planets
 * that came from elsewhere. */
bool can_swap_systems(const game *g, int a, int b)
{
    bool unlike = (g->unlike & (1u << a | 1u << b)) || g->extra_ships[a] != g->extra_ships[b];
    const uint64_t printed = printed_system(a) | printed_system(b);
    bool grown = (g->system[a] & ~printed_system(a) & ~MOONS) || (g->system[b] & ~printed_system(b) & ~MOONS);
    for (int s = 0; s < g->players; s++) grown |= s != a && s != b && g->system[s] & printed;
    const bool unusual = hex_of(g, a) || hex_of(g, b);
    return !unlike && !grown && !unusual && !g->ships[a][ON_PIECES] && !g->ships[b][ON_PIECES];
}

static int twin_planet(int planet, int a, int b)
{
    if (planet == extra_planet(a)) return extra_planet(b);
    if (planet == extra_planet(b)) return extra_planet(a);
    if (planet >= FIRST_EXTRA_PLANET) return planet;
    int colour = planet / HOME, other = colour == a ? b : colour == b ? a : colour;
    return other * HOME + planet % HOME;
}

static uint64_t twins(uint64_t set, int a, int b)
{
    uint64_t out = 0;
    for (; set; set &= set - 1) out |= 1ull << twin_planet(__builtin_ctzll(set), a, b);
    return out;
}

static void swap_ships(game *g, int a, int b)
{
    uint8_t before[SEATS][HC_PLACES];
    memcpy(before, g->ships, sizeof before);
    for (int s = 0; s < SEATS; s++) {
        int to = s == a ? b : s == b ? a : s;
        for (int place = 0; place < HC_PLACES; place++) g->ships[to][place < HC_PLANETS ? twin_planet(place, a, b) : place] = before[s][place];
    }
    for (int s = 0; s < g->players; s++) settle_colonies(g, s);
}

/* A unit of a third player: where it stands, and the ships of the two that lie under it. */
static void swap_under_unit(hc_unit *u, int a, int b)
{
    if (!u->seat) return;
    if (u->place < HC_PLANETS) u->place = (uint8_t)twin_planet(u->place, a, b);
    const uint8_t of_a = u->of[a];
    u->of[a] = u->of[b];
    u->of[b] = of_a;
}

/* What is said of a colour or of a planet is said of its twin from now on. */
void swap_systems(game *g, events *ev, int a, int b, int cause)
{
    swap_ships(g, a, b);
    g->planets = twins(g->planets, a, b);
    const uint64_t system_of_a = g->system[a];
    g->system[a] = twins(g->system[b], a, b);
    g->system[b] = twins(system_of_a, a, b);
    for (int i = 0; i < HC_ADDED; i++) if (g->added[i]) g->added[i] = (uint8_t)(twin_planet(g->added[i] - 1, a, b) + 1);
    for (int i = 0; i < HC_UNITS; i++) swap_under_unit(&g->unit[i], a, b);
    FOR_PIECES(p, g) {
        const int at = read_piece(g, p)->at - 1;
        if (at >= 0 && at < HC_PLANETS) piece_of(g, p)->at = (uint8_t)(twin_planet(at, a, b) + 1);
    }
    for (int c = 0; c < g->cards; c++) {
        bool beside = g->where[c] >= DISPLAY && g->where[c] < UNDER_PIECE && g->tag[c] >= TAG_PLANET && g->tag[c] < TAG_REINFORCES;
        bool colour = g->kind[c] == HC_CARD_DESTINY && destiny_kind(g->value[c]) == HC_DESTINY_COLOUR;
        int seat = g->value[c] & DESTINY_SEAT;
        if (beside) g->tag[c] = (uint8_t)(TAG_PLANET + twin_planet(g->tag[c] - TAG_PLANET, a, b));
        if (colour && (seat == a || seat == b)) g->value[c] = (int16_t)((g->value[c] & ~DESTINY_SEAT) | (seat == a ? b : a));
    }
    for (int p = 0; p < HC_MEMORIES; p++)
        for (const memo *m = memos_of(g, p); m && m->name; m++)
            if (m->kind == HC_MEMO_PLANETS) put_planets_in_memory(g, p, m->at, twins(planets_in_memory(g, p, m->at), a, b));
    tell(g, ev, HC_EV_SYSTEMS_SWAPPED, a, b, 0, 0, 0, cause);
    watch_powers(g, ev);
}
