/* Minimalist - one ship is enough. Designed here. */
#include "duel/duel.h"

enum { ROOMS = 3 };

static int empty_rooms(const sum *s, const effect *e, int about, int value)
{
    const game *g = s->g;
    int n = 0;
    if (about != e->by) return value;
    for (int p = 0; p < TILES; p++) n += !(in_duel(g) && p == g->target) && g->ships[about][p] == 1;
    return value + (n < ROOMS ? n : ROOMS);
}

static bool can_thin_out(const game *g, const frame *f) { return was_duel(g) && won_it(g, f->seat) && ships_there(g, f->seat) > 1; }

static FLOW(skeleton_crew)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, ships_there(g, f->seat) - 1), 0)->place = g->target);
    retreat(g, ev, f->seat, g->answer, g->target, L(SOURCE));
    FLOW_END;
}

const sheet alien_minimalist = {
    .name = "Minimalist", .power_name = "to Travel Light", .summary = "Takes ships back after winning, and profits from lone ships", .alert = YELLOW, .box = HC_BOX_DUEL,
    .prompt = PROMPTS({ "crew", "How many {ships} do you take back?", { NULL } }),
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Skeleton Crew: after you win a duel, you may retreat any of your {ships} from that planet but the last. Empty Rooms: add 1 to your clout for each other planet on which you have exactly one {ship}, up to 3." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_ALWAYS, AS_EITHER, MUST, .modify = { { Q_CLOUT, empty_rooms } } },
                             { W_DUEL_OVER, AS_EITHER, MAY, .flow = skeleton_crew, .when = can_thin_out }) }),
};
