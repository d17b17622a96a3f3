/* pact.c - six planets, each with a power of its own: whose it is follows from where the gate points. */
#include "rules.h"

static int index_of(const game *g, int place)
{
    const int seat = seat_with(g, HC_HEX_SIX_PACT);
    if (seat == NOBODY) return -1;
    return place == extra_planet(seat) ? HOME : place >= seat * HOME && place < (seat + 1) * HOME ? place - seat * HOME : -1;
}

static int place_of(const game *g, int i)
{
    const int seat = seat_with(g, HC_HEX_SIX_PACT);
    return i == HOME ? extra_planet(seat) : seat * HOME + i;
}

static uint8_t *bytes_of(game *g, int i) { return &g->kept[KEPT_HEX + HEX_PACT + 2 * i]; }
static int alien_of(const game *g, int i) { return g->kept[KEPT_HEX + HEX_PACT + 2 * i] | g->kept[KEPT_HEX + HEX_PACT + 2 * i + 1] << 8; }

static void set_alien(game *g, int i, int alien)
{
    bytes_of(g, i)[0] = (uint8_t)alien;
    bytes_of(g, i)[1] = (uint8_t)(alien >> 8);
}

int pact_alien(const game *g, int place) { return index_of(g, place) < 0 ? 0 : alien_of(g, index_of(g, place)); }

bool is_in_pact(const game *g, int alien)
{
    for (int i = 0; i < PACT_PLANETS; i++) if (alien_of(g, i) == alien) return true;
    return false;
}

/* Warpish has no hex to be a planet of. */
void draw_pact(game *g, int seat)
{
    (void)seat;
    for (int i = 0; i < PACT_PLANETS; i++) {
        int alien = unused_alien(g);
        while (alien == ALIEN_warpish) alien = unused_alien(g);
        set_alien(g, i, alien);
    }
}

hc_status hc_lay_pact(hc_game *g, int seat, int number, int alien)
{
    if (seat < 0 || seat >= g->players) return HC_NO_SUCH_SEAT;
    const bool there = has_part(g, PART_hexes) && hex_of(g, seat) == HC_HEX_SIX_PACT && number >= 1 && number <= PACT_PLANETS;
    if (!there || !is_alien(alien)) return HC_NOT_A_TABLE;
    set_alien(g, number - 1, alien);
    return HC_OK;
}

/* Not while it is challenged at home, and only as long as it has a power at all. */
uint64_t pact_choices(const game *g)
{
    const int seat = seat_with(g, HC_HEX_SIX_PACT);
    uint64_t set = 0;
    if (seat == NOBODY || g->kept[KEPT_HEX + HEX_PACT_NOW] || home_colonies(g, seat) < home_for_power(g, seat)) return 0;
    for (int i = 0; i < PACT_PLANETS; i++) if (alien_of(g, i)) set |= 1ull << place_of(g, i);
    return set & system_of(g, seat);
}

void use_pact(game *g, events *ev, int place, bool chosen)
{
    const int i = index_of(g, place), seat = seat_with(g, HC_HEX_SIX_PACT);
    if (i < 0 || !alien_of(g, i) || g->kept[KEPT_HEX + HEX_PACT_NOW] || home_colonies(g, seat) < home_for_power(g, seat)) return;
    g->kept[KEPT_HEX + HEX_PACT_NOW] = (uint8_t)((i + 1) | (chosen ? PACT_CHOSEN : 0));
    visit_as(g, ev, seat, alien_of(g, i), BY_SHEET(CARD_hex_six_pact));
}

void forget_pact(game *g)
{
    const int now = g->kept[KEPT_HEX + HEX_PACT_NOW];
    const bool beaten = g->winner == SIDE_OFFENSE || g->winner == BOTH_LOST;
    if (now & PACT_CHOSEN || (now && beaten)) set_alien(g, (now & ~PACT_CHOSEN) - 1, 0);
}

void read_pact(const game *g, hc_table *t)
{
    const int seat = seat_with(g, HC_HEX_SIX_PACT);
    for (int i = 0; seat != NOBODY && i < PACT_PLANETS; i++) {
        if (!alien_of(g, i)) continue;
        hc_thing *x = list_thing(t, HC_LIES_PIECE, seat);
        x->sheet = (uint16_t)alien_of(g, i);
        x->ground = (uint8_t)place_of(g, i);
        x->open = true;
    }
}
