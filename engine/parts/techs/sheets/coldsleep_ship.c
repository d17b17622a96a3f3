/* Coldsleep Ship - a colony without an encounter. */
#include "rules.h"

enum { WHERE, MOST = 4 };

static uint64_t far_planets(const game *g, int seat) { return with_room(g, g->planets & ~home_of(g, seat) & ~colonies(g, seat)); }

static bool can_settle(const game *g, const frame *f) { return far_planets(g, f->seat) && colonies(g, f->seat); }

static FLOW(settle)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, far_planets(g, f->seat), WHERE));
    CALL(found_colony(g, f->seat, g->answer, MOST, L(SOURCE)));
    FLOW_END;
}

/* Nowhere to return to: all who researched it may go. */
static bool has_no_home(const game *g, const frame *f)
{
    return is_my_completion(g, f) && !colonies(g, f->seat) && far_planets(g, f->seat) && ships_on_tech(g, L(WHAT));
}

static FLOW(wake_up)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, far_planets(g, f->seat), WHERE));
    CALL(settle_researchers(g, f->seat, L(SOURCE), ships_on_tech(g, L(SOURCE)), g->answer, L(SOURCE)));
    FLOW_END;
}

const sheet card_coldsleep_ship = {
    .piece = HC_CARD_TECH, .name = "Coldsleep Ship", .summary = "Founds a {colony} without an {encounter}",
    .prompt = PROMPTS({ "coldsleep", "Where does the Coldsleep Ship found a {colony}?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .research = 9,
        .text = { "Discard at the start of any {encounter}: up to four of your {ships}, from your {colonies}, found a {colony} on any planet of another player's system where you "
                  "have none. If you complete it with no {colony} for its {ships} to return to, you may use it at once with all of them." },
        .hook[POWER] = HOOKS({ W_REGROUP, AS_ANYONE, MAY, .flow = settle, .when = can_settle },
                         { W_TECH_COMPLETED, AS_ANYONE | OWN, MAY, .flow = wake_up, .when = has_no_home }) }),
};
