/* Cometkin - burns bright. Designed here. */
#include "duel/duel.h"

enum { BURNT = 16, FLAME = 3 };

static int blaze_of_glory(const sum *s, const effect *e, int about, int value)
{
    return about == e->by && s->g->ships[about][WARP] >= BURNT ? 1 : value;
}

static bool can_burn(const game *g, const frame *f) { return in_duel(g) && ships_there(g, f->seat) > 1; }

static FLOW(burn_bright)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, ships_there(g, f->seat) - 1), 0)->place = g->target);
    SET(COUNT, g->answer);
    CALL(destroy(g, f->seat, L(COUNT), g->target, L(SOURCE)));
    raise_bonus(g, f->seat, FLAME * L(COUNT));
    FLOW_END;
}

static int on_the_way(const game *g, int p, int seat)
{
    (void)p;
    const int burnt = g->ships[seat][WARP];
    return burnt >= BURNT ? HC_ALL_THE_WAY : burnt * HC_ALL_THE_WAY / BURNT;
}

const sheet alien_cometkin = {
    .name = "Cometkin", .power_name = "to Burn", .summary = "Burns ships for clout, and wins when nearly all are gone", .alert = RED, .box = HC_BOX_DUEL,
    .prompt = PROMPTS({ "burn", "How many {ships} do you burn?", { NULL } }),
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Burn Bright: in a duel, when plans are turned up, you may destroy any of your {ships} there but the last, and add 3 to your clout for each. Blaze of Glory: before a {destiny} card is drawn, you win if 16 or more of your {ships} are in the {warp}." },
        .origin = HC_ORIGIN_OURS,
        .progress = on_the_way,
        .hook[POWER] = HOOKS({ W_ALWAYS, AS_EITHER, MUST, .modify = { { Q_WINS, blaze_of_glory } } },
                             { W_PLANS_SHOWN, AS_EITHER, MAY, .flow = burn_bright, .when = can_burn }) }),
};
