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

/* Powers that prepare something before the game: they lie ready behind their planets, asleep. A hand that is chosen before the game
 * (Aristocrat), or none at all (Doppelganger), belongs to the main power of a player. */
static const uint16_t PREPARED[] = { ALIEN_miser, ALIEN_schizoid, ALIEN_terrorist, 0 };

static bool is_prepared(int alien)
{
    const uint16_t *a = PREPARED;
    while (*a && *a != alien) a++;
    return *a;
}

static int sleeper(const game *g, int alien)
{
    for (int p = g->players; p < POWERS; p++) if (g->power[p].alien == alien && g->power[p].parent == OF_PLANET) return p;
    return -1;
}

static bool lay_ready(game *g, int seat, int alien)
{
    const int p = lay_asleep(g, seat, alien);
    if (p >= 0 && form_of(g, alien)->setup) form_of(g, alien)->setup(g, p);
    return p >= 0;
}

/* Warpish has no hex to be a planet of. */
static int draw_one(game *g, int seat)
{
    int alien;
    do alien = unused_alien_or(g, PREPARED); while (alien == ALIEN_warpish || (is_prepared(alien) && !lay_ready(g, seat, alien)));
    return alien;
}

void draw_pact(game *g, int seat)
{
    for (int i = 0; i < PACT_PLANETS; i++) set_alien(g, i, draw_one(g, seat));
    index_held(g);
}

hc_status hc_lay_pact(hc_game *g, int seat, int number, int alien)
{
    if (seat < 0 || seat >= g->players) return HC_NO_SUCH_SEAT;
    const bool there = has_part(g, PART_hexes) && hex_of(g, seat) == HC_HEX_SIX_PACT && number >= 1 && number <= PACT_PLANETS;
    if (!there || !is_alien(alien) || (is_prepared(alien) && lay_asleep(g, seat, alien) < 0)) return HC_NOT_A_TABLE;
    set_alien(g, number - 1, alien);
    return HC_OK;
}

/* The phase in which a power has to be chosen at the latest for a moment of that kind. What has no moment of its own is chosen when the
 * gate has been pointed. */
static int phase_for(int window)
{
    switch (window) {
    case W_REGROUP: case W_WOULD_REGAIN: case W_BEFORE_DESTINY: case W_DRAW_DESTINY: return HC_PHASE_REGROUP;
    case W_DREW_DESTINY: case W_COLOUR: case W_DESTINY: case W_LAUNCH: case W_GATHER: case W_COMMITTED: return HC_PHASE_DESTINY;
    case W_ALL_INVITED: case W_ALLY_TURN: case W_JOINED: case W_ALLIED: return HC_PHASE_JOIN;
    case W_PLANNING: case W_SELECT: case W_SELECTED: case W_TURN_UP: return HC_PHASE_PLANNING;
    case W_REVEALED: case W_OUTCOME: case W_SETTLED: case W_DEAL_BEGINS: case W_DEAL_FAILED: case W_DEAL_MADE: return HC_PHASE_REVEAL;
    case W_WOULD_LAND: case W_BEFORE_LOSE: case W_CAPTURE: case W_WOULD_LOSE: case W_LOST:
    case W_LANDED: case W_COMPENSATION_DUE: case W_COMPENSATION:
    case W_COMPENSATED: case W_REWARD: case W_REWARDS: case W_RESOLVED: case W_PUT_AWAY: case W_ENCOUNTER_OVER: return HC_PHASE_RESOLUTION;
    default: return HC_PHASE_AIM;
    }
}

static bool could_act_now(const game *g, int alien, int seat)
{
    const form *w = form_of(g, alien);
    FOR_HOOKS(h, w, POWER) if (phase_for(h->window) == g->phase && h->as & role_of(g, seat)) return true;
    return false;
}

/* Not while it is challenged where a planet has a power, and only as long as it has a power at all. */
uint64_t pact_choices(const game *g)
{
    const int seat = seat_with(g, HC_HEX_SIX_PACT);
    uint64_t set = 0;
    if (seat == NOBODY || g->kept[KEPT_HEX + HEX_PACT_NOW] || !has_home_for_power(g, seat)) return 0;
    for (int i = 0; i < PACT_PLANETS; i++) if (alien_of(g, i) && could_act_now(g, alien_of(g, i), seat)) set |= 1ull << place_of(g, i);
    return set & system_of(g, seat);
}

/* One that was chosen before is lost then, unless it is the same. */
void use_pact(game *g, events *ev, int place, bool chosen)
{
    const int i = index_of(g, place), seat = seat_with(g, HC_HEX_SIX_PACT), now = g->kept[KEPT_HEX + HEX_PACT_NOW];
    if (i < 0 || !alien_of(g, i) || (now & ~PACT_CHOSEN) == i + 1 || !has_home_for_power(g, seat)) return;
    if (now & PACT_CHOSEN) set_alien(g, (now & ~PACT_CHOSEN) - 1, 0);
    g->kept[KEPT_HEX + HEX_PACT_NOW] = (uint8_t)((i + 1) | (chosen ? PACT_CHOSEN : 0));
    if (sleeper(g, alien_of(g, i)) >= 0) wake_for_encounter(g, ev, sleeper(g, alien_of(g, i)), BY_SHEET(CARD_hex_six_pact));
    else visit_as(g, ev, seat, alien_of(g, i), BY_SHEET(CARD_hex_six_pact));
}

/* By whatever turned it, the Worm of one of the planets too. Where the power is lost the owner has its own. */
void follow_gate(game *g, events *ev)
{
    const int now = g->kept[KEPT_HEX + HEX_PACT_NOW];
    follow_to_dust(g);
    if (!now || now & PACT_CHOSEN || !is_home_defense(g, HC_HEX_SIX_PACT) || index_of(g, g->target) + 1 == now) return;
    g->kept[KEPT_HEX + HEX_PACT_NOW] = 0;
    if (pact_alien(g, g->target)) use_pact(g, ev, g->target, false);
    else end_visit(g, ev, who_stands_on_target(g), BY_SHEET(CARD_hex_six_pact));
}

void forget_pact(game *g)
{
    const int now = g->kept[KEPT_HEX + HEX_PACT_NOW];
    const bool beaten = g->winner == SIDE_OFFENSE || g->winner == BOTH_LOST;
    if (now & PACT_CHOSEN || (now && beaten)) set_alien(g, (now & ~PACT_CHOSEN) - 1, 0);
    for (int p = g->players; p < POWERS; p++)
        if (g->power[p].alien && g->power[p].parent == OF_PLANET && !is_in_pact(g, g->power[p].alien)) drop_power(g, NULL, p);
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
