/* Rebirth - a home planet is settled again, or filled. */
#include "rules.h"

enum { WHO_GETS, WHICH_PLANET };
enum { WHOSE = MINE2 };

static bool is_between(const game *g, const frame *f) { (void)f; return !running(g, CORE(flow_extra)); }

/* Its ships come from its other bases; who has none takes one out of the warp. */
static VERB settle(game *g, int seat, int planet, int cause)
{
    return colonies(g, seat) ? found_colony(g, seat, planet, ships_each(g), cause) : land_ships(g, seat, 1, WARP, planet, cause);
}

static FLOW(be_born_again)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, L(WHOSE), system_of(g, L(WHOSE)), WHICH_PLANET));
    CALL(settle(g, L(WHOSE), g->answer, L(SOURCE)));
    FLOW_END;
}

/* The later form fills planet after planet, each once. Planets are counted within their system, to fit into the frame. */
static uint64_t planets_left(const game *g, int seat, int filled)
{
    uint64_t set = 0;
    for (uint64_t left = system_of(g, seat), i = 0; left; left &= left - 1, i++) if (!(filled >> i & 1)) set |= left & -left;
    return set;
}

static int rank_in_system(const game *g, int seat, int planet) { return count_bits(system_of(g, seat) & ((1ull << planet) - 1)); }

static void ask_next_planet(game *g, const frame *f, int filled)
{
    hc_ask *q = ask_for(g, f, HC_ASK_PLANET, L(WHOSE), planets_left(g, L(WHOSE), filled), WHICH_PLANET);
    if (filled) q->extra = CAN_PASS;
}

static FLOW(be_born_all_over)
{
    enum { FILLED = MINE };
    FLOW_BEGIN;
    for (SET(FILLED, 0); planets_left(g, L(WHOSE), L(FILLED)) && ships_on_colonies(g, L(WHOSE));) {
        ASK(ask_next_planet(g, f, L(FILLED)));
        if (g->answer == PASS) break;
        SET(FILLED, L(FILLED) | 1 << rank_in_system(g, L(WHOSE), g->answer));
        CALL(settle(g, L(WHOSE), g->answer, L(SOURCE)));
    }
    FLOW_END;
}

const sheet card_rebirth = {
    .name = "Rebirth", .summary = "Settles a home planet again",
    .prompt = PROMPTS([WHO_GETS] = { "rebirth", "Whose home planet is settled again?", { 0 } },
                [WHICH_PLANET] = { "rebirth-planet", "Which planet in your own system do you settle or reinforce?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .box = HC_BOX_DOMINION,
        .text = { "Play at the start of any {encounter} on any player, yourself included. That player moves any number of {ships} from {colonies} to planets of their home system, empty or not." },
        .hook[POWER] = HOOKS({ W_REGROUP, AS_ANYONE, MAY | ON_A_PLAYER, .flow = be_born_all_over }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "Play between {encounter}s on any player, yourself included. That player moves any number of {ships} from {colonies} to one planet of their home system, empty or not. Without a {colony}, the player puts one {ship} from the {warp} there." },
        .hook[POWER] = HOOKS({ W_ENCOUNTER_OVER, AS_ANYONE, MAY | ON_A_PLAYER, .flow = be_born_again, .when = is_between }) }),
};
