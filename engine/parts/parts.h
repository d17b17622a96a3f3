/* parts.h - the parts of the game that a table may have or not, each in a folder of its own (part of rules.h).
 *
 * A part brings its pieces, steps, flows and sheets, and says what setting up, checking and reading need to know of it; nothing
 * else names it. One that is not in play costs one test of `parts` and changes no byte. A new one is a line in each list. */
#ifndef PARTS_H
#define PARTS_H
#include "parts/techs/techs.h"
#include "parts/essence/essence.h"
#include "parts/hazards/hazards.h"
#include "parts/rewards/rewards.h"
#include "parts/lucre/lucre.h"
#include "parts/praw/praw.h"
#include "parts/teams/teams.h"
#include "parts/moons/moons.h"
#include "parts/stations/stations.h"
#include "parts/hexes/hexes.h"
#include "parts/evolutions/evolutions.h"
#include "parts/ships/ships.h"
#include "parts/boons/boons.h"
#include "parts/objectives/objectives.h"
#include "parts/lux/lux.h"
#include "parts/moons/orbits.h"
#include "parts/papers/papers.h"

#define GAME_PARTS(X) X(techs) X(essence) X(hazards) X(lucre) X(rewards) X(teams) X(praw) X(moons) X(stations) X(dials) X(aid) X(choosing) \
    X(evolutions) X(lux) X(hexes) X(boons) X(objectives) X(ships) X(orbits) X(papers)

#define X(name) PART_##name,
enum { GAME_PARTS(X) PARTS_END };
#undef X
_Static_assert(PARTS_END <= (int)HC_PARTS, "game.parts has a bit for each");
#define X(name) extern const game_part part_##name;
GAME_PARTS(X)
#undef X
extern const game_part *const GAME_PART[PARTS_END + 1];
extern const uint64_t PARTS_WITH_PIECES[HC_CARD_KINDS];

/* view/read.c: one more thing that lies about; a card that the viewer knows, or anything. */
hc_thing *list_thing(hc_table *t, int lies, int holder);
hc_thing *list_card(const game *g, hc_table *t, int lies, int holder, int card);

static inline bool has_part(const game *g, int p) { return g->parts >> p & 1; }
#define FOR_PARTS(p, g) FOR_PARTS_AMONG(p, (g)->parts)
#define FOR_PARTS_AMONG(p, set) \
    for (uint64_t left_##p = (set); left_##p; left_##p &= left_##p - 1) \
        for (int p = __builtin_ctzll(left_##p), once_##p = 1; once_##p; once_##p = 0)
/* Those that have a say in where somebody has a colony and in how many are at home, which is asked whenever a ship moves (colonies, home_colonies). */
static const uint64_t PARTS_THAT_COUNT_COLONIES = 1ull << PART_hexes | 1ull << PART_orbits;

/* What parts keep in mind, in g->kept: each takes the next bytes; what is not public its `hide` blanks, and its `digest` stirs all of it. */
/* Evolutions are of another edition than unusual systems and lucre, and share their bytes. */
enum { KEPT_HEX = KEPT_HEXES_END, KEPT_EVOLUTIONS = KEPT_HEX, KEPT_BOUGHT = KEPT_HEX + HEX_BYTES /* cards for lucre, by side */, KEPT_SHARED = KEPT_BOUGHT + 2,
       KEPT_TEAMS = (int)KEPT_SHARED > (int)KEPT_EVOLUTIONS + (int)EVOLUTION_BYTES ? (int)KEPT_SHARED : (int)KEPT_EVOLUTIONS + (int)EVOLUTION_BYTES,
       KEPT_DIALS = KEPT_TEAMS + TEAM_BYTES, KEPT_LUX = KEPT_DIALS + SEATS /* at the gate, at the planet; who has bought points */, KEPT_END = KEPT_LUX + 3,
       KEPT_PAPERS = KEPT_DIALS /* of editions without dials */ };
_Static_assert(KEPT_END <= (int)HC_KEPT, "there is room for all of them");

/* Partners: of a game without teams NOBODY. What lies in the partner's system is at home, too. */
static inline int partner_of(const game *g, int seat)
{
    const int partner = has_part(g, PART_teams) ? g->kept[KEPT_TEAMS + TEAM_PARTNER + seat] : 0;
    return partner ? partner - 1 : NOBODY;
}
static inline uint64_t home_of(const game *g, int seat)
{
    const int partner = partner_of(g, seat);
    return system_of(g, seat) | (partner == NOBODY ? 0 : system_of(g, partner));
}
/* Those whom a seat can fight: everybody but itself and its partner. */
static inline unsigned rivals_of(const game *g, int seat)
{
    const int partner = partner_of(g, seat);
    return everybody(g) & ~(1u << seat) & ~(partner == NOBODY ? 0 : 1u << partner);
}
/* In whose system the offense drives somebody out. */
static inline int driven_from(const game *g)
{
    const int partner = partner_of(g, g->offense);
    return g->now.driving == DRIVES_AT_PARTNERS && partner != NOBODY ? partner : g->offense;
}
uint64_t colonies_of_rivals(const game *g, int seat);        /* parts/teams/teams.c */
bool may_side_with(const game *g, int seat, int side);       /* an ally: not against its partner */
/* In a flow: seat L(WHO) or another has gained a colony on planet L(WHAT). */
#define COLONY_GAINED(seat) \
    do { \
        RESPOND(W_COLONY_GAINED, seat); \
        if (has_part(g, PART_teams) && may_hand_over(g, seat, L(WHAT))) CALL(hand_over(g, seat, L(WHAT))); \
    } while (0)

/* Items of bargains that parts bring. The number is for ever: saved games depend on it. */
enum { ITEM_TECH, ITEM_LUCRE, ITEM_STATION, ITEM_LUX, ITEM_ULTRA_LUX, ITEM_MOON, ITEM_HUB, ITEM_RESONATOR, PART_ITEM_KINDS };
_Static_assert(HC_ITEM_KINDS + ITEM_RESONATOR == (int)HC_ITEM_RESONATOR, "they are numbered alike");
_Static_assert(PART_ITEM_KINDS <= (int)HC_PART_ITEMS, "every item of a part has its terms");
const part_item *item_of_part(int what);                     /* HC_ITEM_KINDS + ITEM_...; NULL: there is none */
#define FOR_PART_ITEMS(it, p) for (const part_item *it = GAME_PART[p]->item; it && it->key; it++)

/* What players have a number of, in g->purse, a column each: all may see it. A part that has one adds its row. */
enum { PURSE_LUCRE, PURSE_LUX, PURSE_ULTRA, PURSE_KINDS };
_Static_assert(PURSE_KINDS <= (int)HC_PURSES, "every kind has its column");

#endif
