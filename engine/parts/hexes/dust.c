/* dust.c - a cloud without planets: each own ship is a colony, and so is each star disc; foreign ships stand in stacks.
 *
 * The cloud is one ground, that of the first planet. A stack is a ground of its own, made as ships land and gone when it is left: the
 * numbers are those of the other planets of that colour, then of planets that nobody else has. */
#include "rules.h"

int cloud_of(int seat) { return seat * HOME; }

static int dust_owner(const game *g, int planet)
{
    const int owner = is_moon(planet) || planet >= HC_PLANETS ? NOBODY : owner_of(g, planet);
    return owner != NOBODY && hex_of(g, owner) == HC_HEX_SPACE_DUST ? owner : NOBODY;
}

int dust_colonies(const game *g, int seat) { return g->ships[seat][cloud_of(seat)] + g->kept[KEPT_HEX + HEX_DISCS]; }

uint64_t cloud_held(const game *g, int seat)
{
    const bool held = has_part(g, PART_hexes) && hex_of(g, seat) == HC_HEX_SPACE_DUST && g->kept[KEPT_HEX + HEX_DISCS];
    return held ? 1ull << cloud_of(seat) : 0;
}

/* Only one disc of that colour is in the pile, the one with the mark. */
static bool is_disc_of(const game *g, int c, int seat)
{
    return g->kind[c] == HC_CARD_DESTINY && destiny_kind(g->value[c]) == HC_DESTINY_COLOUR && (g->value[c] & DESTINY_SEAT) == seat;
}

void begin_dust(game *g, int seat)
{
    int met = 0;
    g->kept[KEPT_HEX + HEX_DISCS] = DISCS;
    for (int c = 0; c < g->cards; c++) if (is_disc_of(g, c, seat) && met++) put_card(g, c, OUT_OF_GAME, everybody(g));
}

/* ---- stacks -------------------------------------------------------------------------------------------------------------- */

uint64_t without_stacks(const game *g, uint64_t planets)
{
    const int owner = are_hexes_used(g) ? seat_with(g, HC_HEX_SPACE_DUST) : NOBODY;
    return owner == NOBODY ? planets : planets & ~(system_of(g, owner) & ~(1ull << cloud_of(owner)));
}

static int added_planets(const game *g)
{
    int n = 0;
    while (n < HC_ADDED && g->added[n]) n++;
    return n;
}

/* There are more than anybody needs who does not win by them. */
static int free_ground(const game *g, int owner)
{
    enum { ROOM_FOR_STACKS = 8 };
    uint64_t taken = 0;
    for (int s = 0; s < g->players; s++) taken |= g->system[s];
    for (int i = 1; i < HOME; i++) if (!(taken >> (cloud_of(owner) + i) & 1)) return cloud_of(owner) + i;
    for (int s = 0; s < SEATS && added_planets(g) < ROOM_FOR_STACKS; s++)
        if (!(taken >> extra_planet(s) & 1) && (s == owner || s >= g->players || hex_of(g, s) != HC_HEX_SIX_PACT)) return extra_planet(s);
    return -1;
}

static int some_stack(const game *g, int seat, int owner)
{
    const uint64_t mine = colonies(g, seat) & system_of(g, owner);
    return mine ? 63 - __builtin_clzll(mine) : cloud_of(owner);
}

int landing_ground(game *g, int seat, int planet)
{
    const int owner = are_hexes_used(g) ? dust_owner(g, planet) : NOBODY;
    if (owner == NOBODY) return planet;
    if (seat == owner) return cloud_of(owner);
    const int ground = free_ground(g, owner);
    if (ground < 0) return some_stack(g, seat, owner);
    if (ground < FIRST_EXTRA_PLANET) {
        g->system[owner] |= 1ull << ground;
        g->planets |= 1ull << ground;
    } else put_planet(g, ground, owner);
    return ground;
}

/* The newest stack of that player: of own numbers the last, then the last that came. */
int landed_at(const game *g, int seat, int planet)
{
    const int owner = are_hexes_used(g) ? dust_owner(g, planet) : NOBODY;
    if (owner == NOBODY) return planet;
    if (seat == owner) return cloud_of(owner);
    for (int i = added_planets(g) - 1; i >= 0; i--)
        if (g->ships[seat][g->added[i] - 1] && owner_of(g, g->added[i] - 1) == owner) return g->added[i] - 1;
    return some_stack(g, seat, owner);
}

static void dissolve(game *g, int owner, int ground)
{
    int n = 0;
    g->system[owner] &= ~(1ull << ground);
    g->planets &= ~(1ull << ground);
    for (int i = 0; i < HC_ADDED; i++) {
        const uint8_t it = g->added[i];
        g->added[i] = 0;
        if (it && it - 1 != ground) g->added[n++] = it;
    }
}

void clear_stacks(game *g)
{
    const int owner = seat_with(g, HC_HEX_SPACE_DUST);
    if (owner == NOBODY) return;
    for (uint64_t left = system_of(g, owner) & ~(1ull << cloud_of(owner)); left; left &= left - 1)
        if (!ships_on(g, __builtin_ctzll(left))) dissolve(g, owner, __builtin_ctzll(left));
}

/* ---- a challenge there ------------------------------------------------------------------------------------------------------ */

enum { A_SHIP, A_DISC };

uint64_t motes(const game *g)
{
    if (g->target != cloud_of(g->defense) || g->kept[KEPT_HEX + HEX_ASKED]) return 0;
    return (g->ships[g->defense][g->target] ? 1u << A_SHIP : 0) | (g->kept[KEPT_HEX + HEX_DISCS] ? 1u << A_DISC : 0);
}

void challenge_mote(game *g, int which)
{
    const int ships = g->ships[g->defense][g->target];
    g->kept[KEPT_HEX + HEX_ASKED] = 1;
    g->kept[KEPT_HEX + HEX_DISC] = which == A_DISC;
    g->now.aside = (uint8_t)(which == A_DISC ? ships : ships - 1);
}

void leave_mote(game *g)
{
    g->kept[KEPT_HEX + HEX_DISC] = 0;
    g->now.aside = g->ships[g->defense][g->target];
}

/* Only when the cards are up, by whoever turns the gate: a ship defends, if there is one. */
void follow_to_dust(game *g)
{
    const bool there = is_home_defense(g, HC_HEX_SPACE_DUST) && g->target == cloud_of(who_stands_on_target(g));
    if (!there) g->kept[KEPT_HEX + HEX_DISC] = 0;
    if (there && hc_revealed(g) && motes(g)) challenge_mote(g, motes(g) & 1u << A_SHIP ? A_SHIP : A_DISC);
}

/* ---- a disc that goes along: a ship and a unit, until it comes home ------------------------------------------------------------- */

static bool is_sent_disc(const unit *u) { return u->seat && u->kind == HC_UNIT_DISC; }

int discs_on_side(const game *g, int seat, int side)
{
    if (!has_unlike(g, seat) || !has_part(g, PART_hexes)) return 0;
    const int place = ships_place_on(g, seat, side);
    return place == HC_NO_PLANET || place == cloud_of(seat) ? 0 : discs_at(g, seat, place);
}

bool may_send_disc(const game *g, int seat, int place)
{
    const bool any = has_part(g, PART_hexes) && hex_of(g, seat) == HC_HEX_SPACE_DUST && g->kept[KEPT_HEX + HEX_DISCS] && units_free(g);
    const bool has_room = any && g->ships[seat][place] < limit(g, Q_SHIP_LIMIT, seat, rules(g)->ship_limit);
    return has_room && !discs_at(g, seat, place) && may(g, Q_MAY_LEAVE, seat, cloud_of(seat));
}

void ask_disc(game *g, int seat)
{
    hc_ask *q = ask(g, HC_ASK_CHOICE, 1u << seat, choices(2), HEX_SEND);
    q->sheet = CARD_hex_space_dust;
    q->who = (uint8_t)seat;
}

void send_disc(game *g, events *ev, int seat, int place)
{
    g->kept[KEPT_HEX + HEX_DISCS]--;
    add_fleet(g, seat, 1, place);
    new_unit(g, seat, place, HC_UNIT_DISC);
    tell(g, ev, HC_EV_CHOICE, seat, NOBODY, 1, HEX_SEND, 0, BY_SHEET(CARD_hex_space_dust));
    watch_powers(g, ev);
}

/* It is a ship no more. */
static void take_off(game *g, int i)
{
    const int seat = g->unit[i].seat - 1, place = g->unit[i].place, carrier = carrier_of(&g->unit[i]);
    if (carrier >= 0) g->unit[carrier].of[seat]--;
    end_unit(g, i);
    if (carrier >= 0 && !captives_under(g, carrier)) end_unit(g, carrier);
    g->ships[seat][place]--;
    g->extra_ships[seat]--;
    settle_colonies(g, seat);
}

/* Its colour comes up more often from now on. */
static void put_in_pile(game *g, events *ev, int seat)
{
    for (int c = 0; c < g->cards; c++)
        if (is_disc_of(g, c, seat) && g->where[c] == OUT_OF_GAME) {
            put_card(g, c, DESTINY_USED, everybody(g));
            tell(g, ev, HC_EV_DISCARDED, seat, NOBODY, c, 0, 0, BY_RULES);
            return;
        }
}

void lose_discs(game *g, events *ev)
{
    for (int i = 0; i < HC_UNITS; i++) {
        const unit u = g->unit[i];
        if (!is_sent_disc(&u) || (u.place != WARP && u.place != GONE && u.place != UNDER)) continue;
        take_off(g, i);
        put_in_pile(g, ev, u.seat - 1);
    }
}

void take_discs_in(game *g)
{
    for (int i = 0; i < HC_UNITS; i++) {
        const unit u = g->unit[i];
        if (!is_sent_disc(&u) || u.place != cloud_of(u.seat - 1)) continue;
        take_off(g, i);
        g->kept[KEPT_HEX + HEX_DISCS]++;
    }
}

/* ---- what a disc is worth, and losing the one that was challenged ------------------------------------------------------------------ */

/* Ten where a ship is worth one, whatever else makes ships worth more; subtracted where ships are. */
int add_discs(const sum *s, int seat, int so_far, bool subtracted)
{
    const game *g = s->g;
    const bool challenged = seat == who_stands_on_target(g) && g->kept[KEPT_HEX + HEX_DISC] && is_home_defense(g, HC_HEX_SPACE_DUST);
    const int discs = challenged + discs_on_side(g, seat, s->side);
    if (!discs) return so_far;
    const int each = moon_at_work(g, CARD_moon_mini_mac) == seat ? 2 * DISC_WORTH : DISC_WORTH;
    const int now = so_far + (subtracted ? -discs : discs) * each;
    note_sheet_step(s, Q_WORTH, seat, CARD_hex_space_dust, so_far, now);
    return now;
}

/* It counts as one ship that was lost. */
void lose_disc(game *g, events *ev)
{
    g->kept[KEPT_HEX + HEX_DISC] = 0;
    g->kept[KEPT_HEX + HEX_DISCS]--;
    if (face(g, SIDE_DEFENSE) == FACE_NEGOTIATE) g->now.compensable++;
    put_in_pile(g, ev, who_stands_on_target(g));
    watch_powers(g, ev);
}
