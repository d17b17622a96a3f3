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

const sheet card_rebirth = {
    .name = "Rebirth", .summary = "Settles a home planet again",
    .prompt = PROMPTS([WHO_GETS] = { "rebirth", "Whose home planet is settled again?", { 0 } },
                [WHICH_PLANET] = { "rebirth-planet", "Which planet of your own system do you settle or fill?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .box = HC_BOX_DOMINION,
        .text = { "Play at the start of any {encounter} on any player, yourself included. That player moves any number of {ships} from {colonies} to one planet of the home system, empty or not." },
        .note = "The published card lets them go to several planets of the home system.", .origin = HC_ORIGIN_PARTLY,
        .hook[POWER] = HOOKS({ W_REGROUP, AS_ANYONE, MAY | ON_A_PLAYER, .flow = be_born_again }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "Play between {encounter}s on any player, yourself included. That player moves any number of {ships} from {colonies} to one planet of the home system, empty or not. Without a "
                  "{colony} the player takes one {ship} there out of the {warp}." },
        .hook[POWER] = HOOKS({ W_ENCOUNTER_OVER, AS_ANYONE, MAY | ON_A_PLAYER, .flow = be_born_again, .when = is_between }) }),
};
