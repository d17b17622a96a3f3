/* Roach - breeds more ships. */
#include "rules.h"

enum { AT_HOME, ABROAD, ANYWHERE, FROM_WARP, BROOD = 4 };

/* The ships of a colour that nobody plays wait on the sheet. */
static void hatch(game *g, int p)
{
    int seat = g->power[p].owner, colour = take_colour(g, seat);
    if (colour >= 0) begin_fleet(g, seat, colour, ships_each(g), ON_SHEET + p);
}

static int on_sheet(const game *g, int p) { return g->ships[g->power[p].holder][ON_SHEET + p]; }

static int sheet_of_roach(const game *g, int seat)
{
    FOR_POWERS_OF(p, g, seat) if (g->power[p].alien == ALIEN_roach) return p;
    return -1;
}

static uint64_t home_planets(const game *g, int seat) { return with_room(g, system_of(g, seat)); }
static uint64_t outposts(const game *g, int seat) { return with_room(g, colonies(g, seat) & ~home_of(g, seat)); }
static uint64_t all_colonies(const game *g, int seat) { return with_room(g, colonies(g, seat)); }

static void ask_where(game *g, const frame *f, int p, uint64_t planets, int prompt_id)
{
    int most = as_many_as_fit(g, planets, on_sheet(g, p) < BROOD ? on_sheet(g, p) : BROOD);
    hc_ask *q = by_sheet(pick(g, HC_ASK_PLANET, f->seat, 1, most, planets, prompt_id), f);
    q->extra |= REPEATING;
    q->count = (uint8_t)most;
    q->place = (uint8_t)(ON_SHEET + p);
}

static bool has_brood(const game *g, const frame *f)
{
    return is_power(L(SOURCE)) && f->seat != g->offense && on_sheet(g, L(SOURCE)) && home_planets(g, f->seat);
}

/* Destiny names the defense, a power may name another, and who is to be driven out is known when the gate is aimed. */
static bool can_breed_at_home(const game *g, const frame *f) { return !g->now.driving && has_brood(g, f); }
static bool can_breed_driven_out(const game *g, const frame *f) { return g->now.driving && has_brood(g, f); }

static bool can_breed_abroad(const game *g, const frame *f) { return is_power(L(SOURCE)) && on_sheet(g, L(SOURCE)) && outposts(g, f->seat); }

static FLOW(breed_at_home)
{
    enum { EMPTY = MINE };
    FLOW_BEGIN;
    ASK(ask_where(g, f, L(SOURCE), home_planets(g, f->seat), AT_HOME));
    SET(EMPTY, empty_homes(g, f->seat));
    take_from_sheet(g, ev, f->seat, L(SOURCE), L(SOURCE));
    CALL(homes_gained(g, f->seat, L(EMPTY), L(SOURCE)));
    FLOW_END;
}

static FLOW(breed_abroad)
{
    FLOW_BEGIN;
    ASK(ask_where(g, f, L(SOURCE), outposts(g, f->seat), ABROAD));
    take_from_sheet(g, ev, f->seat, L(SOURCE), L(SOURCE));
    FLOW_END;
}

/* How many of the ships that are about to be lost are roaches: where not all go, the others go first. */
static int roaches_among(const game *g, const frame *f)
{
    int there = fleet_at(g, L(WHO), from_of(f)), others = g->ships[L(WHO)][from_of(f)] - there, n = L(COUNT) - others;
    return n < 0 ? 0 : n < there ? n : there;
}

static bool loses_roaches(const game *g, const frame *f) { return to_of(f) == WARP && roaches_among(g, f) > 0; }

static FLOW(crawl_back)
{
    FLOW_BEGIN;
    SET(MINE, roaches_among(g, f));
    put_on_sheet(g, ev, f->seat, SORT_FLEET, L(MINE), from_of(f), L(SOURCE), L(SOURCE));
    RETURN(L(MINE));
    FLOW_END;
}

/* ---- the flare ------------------------------------------------------------------------------------------------ */

static bool can_reinforce(const game *g, const frame *f)
{
    return L(CAUSE) == BY_ENCOUNTER && g->ships[f->seat][WARP] && with_room(g, 1ull << L(WHAT));
}

static FLOW(reinforce)
{
    FLOW_BEGIN;
    SET(MINE, as_many_as_fit(g, 1ull << L(WHAT), g->ships[f->seat][WARP] < BROOD ? g->ships[f->seat][WARP] : BROOD));
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, L(MINE)), FROM_WARP));
    CALL(land_ships(g, f->seat, g->answer, WARP, L(WHAT), L(SOURCE)));
    FLOW_END;
}

/* An offense also by a deal, or on an empty planet of its own. */
static bool can_swarm(const game *g, const frame *f)
{
    int p = sheet_of_roach(g, f->seat);
    const bool settles = L(CAUSE) == BY_ENCOUNTER || f->seat == g->offense;
    return settles && p >= 0 && on_sheet(g, p) && all_colonies(g, f->seat);
}

static FLOW(swarm)
{
    FLOW_BEGIN;
    ASK(ask_where(g, f, sheet_of_roach(g, f->seat), all_colonies(g, f->seat), ANYWHERE));
    take_from_sheet(g, ev, f->seat, sheet_of_roach(g, f->seat), L(SOURCE));
    FLOW_END;
}

const sheet alien_roach = {
    .name = "Roach", .power_name = "to Breed", .summary = "Breeds more {ships}", .box = HC_BOX_STORM, .alert = RED,
    .history = "When the stars have gone out, it will ask who left the light off.",
    .prompt = PROMPTS([AT_HOME] = { "breed-home", "On which of your home planets do the roach {ships} hatch?", { 0 } },
                [ABROAD] = { "breed-abroad", "On which of your foreign {colonies} do the roach {ships} hatch?", { 0 } },
                [ANYWHERE] = { "swarm", "On which of your {colonies} do the roach {ships} hatch?", { 0 } },
                [FROM_WARP] = { "roach-warp", "How many of your {ships} come out of the {warp} to the new {colony}?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .stays = true, .bound = true, .colour = true, .layout = hatch,
        .begins = "Put the {ships} of a colour that nobody plays on this sheet: they are roach {ships}, and in play they are {ships} of yours like the others.",
        .text = { "When you become the {defense} in another player's turn, you may put up to four {ships} from this sheet on planets of your home system, even where you have no {colony}.\n\n"
                  "When an {encounter} of your own turn begins, you may put up to four {ships} from this sheet on your {colonies} outside your home system.\n\n"
                  "A roach {ship} that would go to the {warp} comes back to this sheet instead. You keep this power however few home {colonies} you have, and nobody can take it, copy it or part it from your colour.",
                  "When you gain a {colony} as a winning ally, you may add up to four of your {ships} from the {warp} to it.",
                  "When you gain a {colony} as the {offense} or an ally, you may put up to four {ships} from your sheet on any of your {colonies}." },
        .hook[POWER] = HOOKS({ W_LAUNCH, AS_DEFENSE, MAY, .flow = breed_at_home, .when = can_breed_at_home },
                             { W_AIMED, AS_DEFENSE, MAY, .flow = breed_at_home, .when = can_breed_driven_out },
                             { W_REGROUP, AS_OFFENSE, MAY, .flow = breed_abroad, .when = can_breed_abroad },
                             { W_WOULD_LOSE, AS_ANYONE | OWN, MUST | FREE | EVEN_LOST, .flow = crawl_back, .when = loses_roaches }),
        .hook[WILD] = HOOKS({ W_COLONY_GAINED, AS_ALLY | OWN, MAY, .flow = reinforce, .when = can_reinforce }),
        .hook[SUPER] = HOOKS({ W_COLONY_GAINED, AS_OFFENSE | AS_ALLY | OWN, MAY, .flow = swarm, .when = can_swarm }) }),
};
