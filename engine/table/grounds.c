/* grounds.c - planets: whose system each is in, and planets that are added, moved and removed.
 *
 * A planet has a number for ever, of the colour that is printed on it; whose system it lies in is
 * data. Those of colours that nobody plays are there for powers that bring more of them. */
#include "rules.h"
#include <assert.h>

int owner_of(const game *g, int planet)
{
    for (int s = 0; s < g->players; s++) if (g->system[s] >> planet & 1) return s;
    return NOBODY;
}

static bool is_of_colour(int planet, int colour) { return planet < FIRST_EXTRA_PLANET && planet / HOME == colour; }

/* Its own colour's as they are printed; then those that came later, in that order. */
int number_of(const game *g, int planet)
{
    int owner = owner_of(g, planet), number = g->home + 1;
    if (is_moon(planet) && owner != NOBODY) number += moon_number(g, planet) - 1;
    else if (owner == NOBODY || is_of_colour(planet, owner)) return planet % HOME + 1;
    for (int i = 0; i < HC_ADDED && g->added[i] && g->added[i] - 1 != planet; i++) number += owner_of(g, g->added[i] - 1) == owner;
    return number;
}

/* They are dealt system by system, three each with two players. */
static int moons_each(const game *g) { return g->players == 2 ? 3 : 2; }

int first_owner_of_moon(const game *g, int moon) { return (moon - FIRST_MOON) / moons_each(g); }

/* One that has come from another system is counted behind those that belong there. */
int moon_number(const game *g, int moon)
{
    const int owner = owner_of(g, moon);
    int number = moons_each(g) + 1;
    if (owner == NOBODY || owner == first_owner_of_moon(g, moon)) return (moon - FIRST_MOON) % moons_each(g) + 1;
    for (int m = FIRST_MOON; m < moon; m++) number += moons_of(g, owner) >> m & 1 && first_owner_of_moon(g, m) != owner;
    return number;
}

uint64_t all_moons(const game *g)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) set |= moons_of(g, s);
    return set;
}

void found_system(game *g, int seat)
{
    g->system[seat] = ((1ull << g->home) - 1) << (seat * HOME);
    g->planets |= g->system[seat];
}

/* What was in another system before is the last that came to this one. */
static void note_added(game *g, int planet)
{
    int n = 0;
    for (int i = 0; i < HC_ADDED; i++) {
        uint8_t it = g->added[i];
        g->added[i] = 0;
        if (it && it - 1 != planet) g->added[n++] = it;
    }
    assert(n < HC_ADDED);
    g->added[n] = (uint8_t)(planet + 1);
}

void put_planet(game *g, int planet, int seat)
{
    for (int s = 0; s < g->players; s++) g->system[s] &= ~(1ull << planet);
    g->system[seat] |= 1ull << planet;
    g->planets |= 1ull << planet;
    note_added(g, planet);
}

void add_planet(game *g, events *ev, int planet, int seat, int cause)
{
    put_planet(g, planet, seat);
    tell(g, ev, HC_EV_PLANET_ADDED, seat, NOBODY, planet, 0, 0, cause);
}

void move_planet(game *g, events *ev, int planet, int seat, int cause)
{
    int from = owner_of(g, planet), number = number_of(g, planet);
    if (from == seat) return;
    put_planet(g, planet, seat);
    tell(g, ev, HC_EV_PLANET_MOVED, seat, from, planet, number, 0, cause);
    watch_powers(g, ev);
}

/* Ships that a power kept from the warp cannot stay where nothing is. */
void remove_planet(game *g, events *ev, int planet, int cause)
{
    for (int s = 0; s < g->players; s++) move_ships(g, s, g->ships[s][planet], planet, WARP);
    if (g->unlike) let_fall_apart(g, ev);
    g->planets &= ~(1ull << planet);
    tell(g, ev, HC_EV_PLANET_REMOVED, owner_of(g, planet), NOBODY, planet, 0, 0, cause);
    forget_planet(g, planet);
    if (g->parts) take_planet_away(g, ev, planet);
    for (int c = 0; c < g->cards; c++)           /* what lay beside it goes with it */
        if (g->where[c] >= DISPLAY && g->where[c] < UNDER_PIECE && tag_of(g, c) == TAG_PLANET + planet)
            drop_card(g, ev, g->where[c] - DISPLAY, c, cause);
    watch_powers(g, ev);
}

/* The first one: which of them does not matter. */
int take_colour(game *g, int seat)
{
    for (int c = g->players; c < SEATS; c++)
        if (!g->colour_of[c]) {
            g->colour_of[c] = (uint8_t)(seat + 1);
            return c;
        }
    return -1;
}

uint64_t planets_of_colour(const game *g, int colour) { return g->planets & ((1ull << HOME) - 1) << (colour * HOME); }

int ships_on(const game *g, int planet)
{
    int n = 0;
    for (int s = 0; s < g->players; s++) n += g->ships[s][planet];
    return n;
}

enum { ANY_NUMBER = 255 };

int room_on(const game *g, int planet)
{
    int most = limit(g, Q_ROOM, planet, ANY_NUMBER), there = most == ANY_NUMBER ? 0 : ships_on(g, planet);
    return there < most ? most - there : 0;
}

uint64_t with_room(const game *g, uint64_t planets)
{
    if (!is_changed(g, Q_ROOM)) return planets;
    uint64_t set = 0;
    for (uint64_t left = planets; left; left &= left - 1) if (room_on(g, __builtin_ctzll(left))) set |= left & -left;
    return set;
}

int as_many_as_fit(const game *g, uint64_t planets, int ships)
{
    int room = 0;
    if (!is_changed(g, Q_ROOM)) return ships;
    for (uint64_t left = planets; left && room < ships; left &= left - 1) room += room_on(g, __builtin_ctzll(left));
    return room < ships ? room : ships;
}

/* ---- ships that come to own planets --------------------------------------------------------------------------- */

/* Planets are counted within their system, to fit into a frame. */
int empty_homes(const game *g, int seat)
{
    int set = 0, bit = 1;
    for (uint64_t left = system_of(g, seat); left; left &= left - 1, bit <<= 1) if (!g->ships[seat][__builtin_ctzll(left)]) set |= bit;
    return set;
}

static int planet_at_home(const game *g, int seat, int rank)
{
    uint64_t left = system_of(g, seat);
    while (rank-- > 0) left &= left - 1;
    return left ? __builtin_ctzll(left) : HC_PLANETS;
}

VERB homes_gained(game *g, int seat, int empty, int cause) { return verb_frame(g, CORE(flow_homes_gained), seat, empty, 0, cause); }

FLOW(flow_homes_gained)
{
    enum { EMPTY = MINE, RANK };
    FLOW_BEGIN;
    SET(EMPTY, L(COUNT));
    SET(COUNT, 1);
    ANSWER_LANDINGS;
    for (L(RANK) = 0; L(EMPTY) >> L(RANK); L(RANK)++) {
        SET(WHAT, planet_at_home(g, f->seat, L(RANK)));
        if (L(EMPTY) >> L(RANK) & 1 && L(WHAT) < HC_PLANETS && g->ships[f->seat][L(WHAT)]) COLONY_GAINED(f->seat);
    }
    FLOW_END;
}
