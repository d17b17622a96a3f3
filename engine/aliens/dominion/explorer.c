/* Explorer - finds planets where nobody saw any. */
#include "rules.h"

enum { PLANETS = 4 };

/* The sheet keeps its colour in mind, plus one; what lies on it are tokens. */
static void pack_planets(game *g, int p)
{
    g->power[p].number = (int16_t)(take_colour(g, g->power[p].owner) + 1);
    g->power[p].tokens = PLANETS;
}

static uint64_t found_by(const game *g, int p) { return g->power[p].number ? planets_of_colour(g, g->power[p].number - 1) : 0; }

/* The next one that has never been in a system; -1: none. */
static int planet_on_sheet(const game *g, int p)
{
    int first = (g->power[p].number - 1) * HOME;
    for (int i = 0; i < PLANETS && g->power[p].tokens; i++) if (owner_of(g, first + i) == NOBODY) return first + i;
    return -1;
}

static bool has_one_left(const game *g, const frame *f) { return is_power(L(SOURCE)) && planet_on_sheet(g, L(SOURCE)) >= 0; }

static FLOW(discover)
{
    enum { PLANET = MINE };
    FLOW_BEGIN;
    SET(PLANET, planet_on_sheet(g, L(SOURCE)));
    g->power[L(SOURCE)].tokens--;
    add_planet(g, ev, L(PLANET), owner_of(g, g->target), L(SOURCE));
    aim_at(g, ev, L(PLANET), L(SOURCE));
    FLOW_END;
}

/* What a planet that it has found adds: the more, the more of it is its own. */
static int worth_of(const game *g, int planet, int seat)
{
    bool mine = colonies(g, seat) >> planet & 1, shared = colonies_of_others(g, seat) >> planet & 1;
    return !mine ? 1 : shared ? 2 : 4;
}

static int add_discoveries(const sum *s, const effect *e, int side, int total)
{
    if (!fights_for(s->g, e->by, side)) return total;
    for (uint64_t left = found_by(s->g, e->source); left; left &= left - 1) total += worth_of(s->g, __builtin_ctzll(left), e->by);
    return total;
}

static bool has_found_any(const game *g, const frame *f) { return both_attack(g, f) && is_power(L(SOURCE)) && found_by(g, L(SOURCE)); }

static bool is_on_found_planet(const game *g, const frame *f)
{
    uint64_t found = 0;
    FOR_POWERS_OF(p, g, f->seat) if (g->power[p].alien == ALIEN_explorer) found |= found_by(g, p);
    return both_attack(g, f) && found >> g->target & 1;
}

static int add_four(const sum *s, const effect *e, int side, int total) { return fights_for(s->g, e->by, side) ? total + 4 : total; }

/* ---- the flare: the Genesis planet -------------------------------------------------------------------- */

static int genesis_planet(const game *g)
{
    uint64_t there = g->planets & EXTRA_PLANETS;
    return there ? __builtin_ctzll(there) : extra_planet(owner_of(g, g->target));
}

static bool is_genesis_elsewhere(const game *g, const frame *f) { (void)f; return g->target != genesis_planet(g); }

static FLOW(call_genesis)
{
    enum { PLANET = MINE, SYSTEM };
    FLOW_BEGIN;
    SET(PLANET, genesis_planet(g));
    SET(SYSTEM, owner_of(g, g->target));
    if (g->planets >> L(PLANET) & 1) move_planet(g, ev, L(PLANET), L(SYSTEM), L(SOURCE));
    else add_planet(g, ev, L(PLANET), L(SYSTEM), L(SOURCE));
    SPREAD_NEWS;
    aim_at(g, ev, L(PLANET), L(SOURCE));
    FLOW_END;
}

static int rewards_of_genesis(const sum *s, const effect *e, int seat, int rewards)
{
    const frame me = { .seat = e->by };
    return seat != e->by ? rewards : rewards + (won_or_dealt(s->g, &me) ? limit(s->g, Q_REWARDED, seat, s->g->now.sent) : 1);
}

const sheet alien_explorer = {
    .name = "Explorer", .power_name = "of Discovery", .summary = "Finds new planets", .box = HC_BOX_DOMINION, .alert = YELLOW,
    .history = "It was here first. It was everywhere first.",
    .form = FORMS({ .editions = IN_FFG, .colour = true, .layout = pack_planets,
        .begins = "Put four planets of a colour that nobody plays on this sheet.",
        .text = { "As the {offense}, when the {gate} is aimed, you may take a planet from this sheet, add it to the system that is aimed at and aim at that planet instead.\n\n"
                  "As a main player or ally, when both cards are revealed to be attacks, you may add to your side's total for each planet that you have found this way: 1, or 2 if you share "
                  "it with others, or 4 if you have it to yourself.",
                  "As the {offense}, when the {gate} is aimed, you may take the Genesis planet, wherever it is, add it with all that is on it to the system that is aimed at and aim at it instead. When the "
                  "{encounter} is resolved you get a reward for each of your {ships} in it if you won or made a deal, and one reward if you did not.",
                  "As a main player or ally on a planet that you have found, when both cards are revealed to be attacks, you may add 4 to your side's total." },
        .hook[POWER] = HOOKS({ W_AIMED, AS_OFFENSE, MAY, .flow = discover, .when = has_one_left },
                             { W_REVEALED, AS_INVOLVED, MAY, .when = has_found_any, .modify = { { Q_ADDED, add_discoveries } } }),
        .hook[WILD] = HOOKS({ W_AIMED, AS_OFFENSE, MAY, .flow = call_genesis, .when = is_genesis_elsewhere,
                              .modify = { { Q_EARNED, rewards_of_genesis } } }),
        .hook[SUPER] = HOOKS({ W_REVEALED, AS_INVOLVED, MAY, .when = is_on_found_planet, .modify = { { Q_ADDED, add_four } } }) }),
};
