/* Tidelock - has a day side and a night side. Designed here. */
#include "duel/duel.h"

enum { DAY, NIGHT, SUN = 5 };

static int day_side(const sum *s, const effect *e, int about, int value)
{
    return about == e->by && memory_in(s->g, e->source)[0] == DAY ? value + SUN : value;
}

static int destroyed_in_it(const game *g, int seat) { return g->duel.destroyed[seat] + g->duel.destroyed_before[seat]; }

static bool is_night_lost(const game *g, const frame *f)
{
    return in_duel(g) && lost_it(g, f->seat) && memory_in(g, L(SOURCE))[0] == NIGHT && destroyed_in_it(g, f->seat) && g->ships[f->seat][WARP];
}

static FLOW(night_side)
{
    FLOW_BEGIN;
    SET(COUNT, destroyed_in_it(g, f->seat) < g->ships[f->seat][WARP] ? destroyed_in_it(g, f->seat) : g->ships[f->seat][WARP]);
    bring_to_supply(g, ev, f->seat, L(COUNT), WARP, L(SOURCE));
    FLOW_END;
}

static FLOW(turning)
{
    FLOW_BEGIN;
    memory_of(g, L(SOURCE))[0] ^= NIGHT;
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, memory_of(g, L(SOURCE))[0], 0, 0, L(SOURCE));
    FLOW_END;
}

const sheet alien_tidelock = {
    .name = "Tidelock", .power_name = "to Turn", .summary = "Strong by day, spared by night", .alert = RED, .box = HC_BOX_DUEL,
    .told = TOLD({ "The Tidelock shows its day side now.", 0, 0 }, { "The Tidelock shows its night side now.", 0, 1 }),
    .prompt = PROMPTS({ "side", "Which side is up?", { "Day side", "Night side" } }),
    .memory = 1,
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Your sheet begins on the day side and is flipped after every duel and contest. Day Side: add 5 to your clout. Night Side: if you lose the duel, your {ships} that tactics destroyed in it go to your supply." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_ALWAYS, AS_EITHER, MUST, .modify = { { Q_CLOUT, day_side } } },
                             { W_CLEANUP, AS_EITHER, MUST, .flow = night_side, .when = is_night_lost },
                             { W_DUEL_OVER, AS_EITHER, MUST | FREE, .flow = turning }) }),
};
