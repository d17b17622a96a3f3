/* Plasma Thrusters - one ship more in the encounter. */
#include "rules.h"

static int one_more(const sum *s, const effect *e, int seat, int most) { (void)s; return seat == e->by ? most + 1 : most; }

static uint64_t other_colonies(const game *g, int seat) { return ways_out(g, seat) & ~(1ull << g->target); }

static bool has_another_colony(const game *g, const frame *f) { return g->target != HC_NO_PLANET && other_colonies(g, f->seat); }

static FLOW(reinforce_planet)
{
    FLOW_BEGIN;
    LET_LEAVE(f->seat);
    if (!other_colonies(g, f->seat)) RETURN(0);
    ASK(by_sheet(pick(g, HC_ASK_PLANET, f->seat, 1, 1, other_colonies(g, f->seat), 0), f));
    SORT_OUT(f->seat, f->seat, HC_PLACES);
    add_ships(g, ev, f->seat, L(SOURCE));
    SPREAD_NEWS;
    FLOW_END;
}

const sheet card_plasma_thrusters = {
    .piece = HC_CARD_TECH, .name = "Plasma Thrusters", .summary = "One more {ship} in the {encounter}",
    .prompt = PROMPTS({ "thrusters", "From which {colony} does a {ship} come to the planet under attack?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .research = 6,
        .text = { "As the {offense} or an ally, you may send one {ship} over the limit. As the {defense}, once the {gate} is aimed, you may move one {ship} from another of "
                  "your {colonies} to the planet under attack. The tech is kept." },
        .hook[POWER] = HOOKS({ W_GATHER, AS_OFFENSE | AS_ALLY | OWN, MAY | PIECE_STAYS, .modify = { { Q_SHIP_LIMIT, one_more } } },
                         { W_LAUNCHED, AS_DEFENSE, MAY | PIECE_STAYS, .flow = reinforce_planet, .when = has_another_colony }) }),
};
