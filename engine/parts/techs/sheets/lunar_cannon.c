/* Lunar Cannon - ten more at the planets beside it. */
#include "rules.h"

enum { FIREPOWER = 10, FIRST_PLACE = 0, NEW_PLACE };

/* It lies between two neighbours of a system: named is the first of them. After the last comes the first. */
static uint64_t places_in(const game *g, int seat) { return count_bits(system_of(g, seat)) > 1 ? system_of(g, seat) : 0; }

static uint64_t all_places(const game *g)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) set |= places_in(g, s);
    return set;
}

static bool can_be_placed(const game *g, const frame *f) { return is_my_completion(g, f) && places_in(g, f->seat); }

static FLOW(place)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, places_in(g, f->seat), FIRST_PLACE));
    place_cannon(g, ev, f->seat, g->answer, L(SOURCE));
    FLOW_END;
}

static bool is_wild_destiny(const game *g, const frame *f)
{
    (void)f;
    bool drawn = g->destiny_card != HC_NO_CARD && destiny_kind(g->value[g->destiny_card]) == HC_DESTINY_WILD;
    return cannon_at(g) != HC_NO_PLANET && drawn && !running(g, CORE(flow_extra));
}

static FLOW(move)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, all_places(g), NEW_PLACE));
    place_cannon(g, ev, f->seat, g->answer, L(SOURCE));
    FLOW_END;
}

static bool is_in_range(const game *g, const frame *f)
{
    return cannon_at(g) != HC_NO_PLANET && g->target != HC_NO_PLANET && cannon_reach(g) >> g->target & 1 && both_attack(g, f);
}

static int fire(const sum *s, const effect *e, int side, int total) { return fights_for(s->g, e->by, side) ? total + FIREPOWER : total; }

const sheet card_lunar_cannon = {
    .piece = HC_CARD_TECH, .name = "Lunar Cannon", .summary = "Adds 10 at the planets beside it",
    .prompt = PROMPTS({ "cannon", "After which of your planets do you put the Lunar Cannon? It reaches that planet and the next one.", { 0 } },
                { "move-cannon", "After which planet do you put the Lunar Cannon now? It reaches that planet and the next one of the system.", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .research = 5,
        .text = { "When you complete it, put the cannon between two neighbouring planets of your system. As a main player or ally, you may add 10 to your side's total in {encounters} at a planet beside it. When a wild {destiny_card} is drawn, you may move it to any place in any system. The tech is kept." },
        .hook[POWER] = HOOKS({ W_TECH_COMPLETED, AS_ANYONE | OWN, MUST | PIECE_STAYS, .flow = place, .when = can_be_placed },
                         { W_DESTINY, AS_ANYONE, MAY | PIECE_STAYS, .flow = move, .when = is_wild_destiny },
                         { W_REVEALED, AS_INVOLVED, MAY | PIECE_STAYS, .when = is_in_range, .modify = { { Q_ADDED, fire } } }) }),
};
