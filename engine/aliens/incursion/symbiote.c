/* Symbiote - has twice as many ships. */
#include "rules.h"

enum { ON_EACH = 8 };

/* Those of a colour that nobody plays; no rule tells them from the others. */
static void double_up(game *g, int p)
{
    int seat = g->power[p].owner, each = ships_each(g) / g->home;
    if (take_colour(g, seat) < 0) return;
    for (int i = 0; i < g->home; i++) add_fleet(g, seat, each, seat * HOME + i);
}

static bool can_come_back(const game *g, const frame *f)
{
    return f->seat != g->offense && g->ships[f->seat][WARP] && with_room(g, colonies(g, f->seat));
}

static FLOW(come_back)
{
    FLOW_BEGIN;
    CALL(retrieve(g, f->seat, 1, L(SOURCE)));
    FLOW_END;
}

/* ---- the rescue -------------------------------------------------------------------------------------------- */

enum { HOW_MANY };

static int ships_to_rescue(const game *g, int seat) { return g->ships[seat][WARP] + g->ships[seat][GONE] + captive_ships(g, seat); }

static bool are_any_to_rescue(const game *g, const frame *f) { return ships_to_rescue(g, f->seat) > 0; }

static void ask_how_many(game *g, const frame *f, int planet)
{
    int most = as_many_as_fit(g, 1ull << planet, ships_to_rescue(g, f->seat));
    ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(0, most < ON_EACH ? most : ON_EACH), HOW_MANY)->place = (uint8_t)planet;
}

static FLOW(rescue_all)
{
    enum { PLANET = MINE, EMPTY, IN_WARP };
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->state |= THROWN_AWAY;
    SET(EMPTY, empty_homes(g, f->seat));
    SET(IN_WARP, g->ships[f->seat][WARP]);
    for (L(PLANET) = 0; L(PLANET) < HC_PLANETS; L(PLANET)++) {
        if (!(system_of(g, f->seat) >> L(PLANET) & 1) || !ships_to_rescue(g, f->seat)) continue;
        ASK(ask_how_many(g, f, L(PLANET)));
        rescue_ships(g, ev, f->seat, g->answer, L(PLANET), L(SOURCE));
    }
    CALL(homes_gained(g, f->seat, L(EMPTY), L(SOURCE)));
    SET(COUNT, L(IN_WARP) - g->ships[f->seat][WARP]);
    if (L(COUNT) > 0) RESPOND(W_RETRIEVED, f->seat);
    FLOW_END;
}

const sheet alien_symbiote = {
    .name = "Symbiote", .power_name = "of Symbiosis", .summary = "Has twice as many {ships}", .box = HC_BOX_INCURSION, .alert = GREEN,
    .history = "It never travels alone. It never does anything alone.",
    .prompt = PROMPTS([HOW_MANY] = { "rescue", "How many of the rescued {ships} go to this planet?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .stays = true, .bound = true, .colour = true, .layout = double_up,
        .begins = "Take the {ships} of a colour that nobody plays as well: you begin with twice as many on each of your planets.",
        .text = { "You have twice as many {ships} as others. Nothing can cancel this power, take it, copy it or part it from your colour.",
                  "When an {encounter} of another player begins, you may take one of your {ships} out of the {warp}.",
                  "When any {encounter} begins, you may discard this flare to rescue your {ships}, as many as you like, from the {warp}, from captors and even from outside the game: up to eight of them to each "
                  "of your home planets, whether you have a {colony} there or not. Nothing can cancel this." },
        .hook[WILD] = HOOKS({ W_REGROUP, AS_ANYONE, MAY, .flow = come_back, .when = can_come_back }),
        .hook[SUPER] = HOOKS({ W_REGROUP, AS_ANYONE, MAY | FREE, .flow = rescue_all, .when = are_any_to_rescue }) }),
};
