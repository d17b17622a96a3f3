/* The Prometheus - one more ship, and a mighty one. */
#include "rules.h"

enum { WORTH = 3, WHERE = 0 };

/* Without a colony it begins in the warp, where ships without one go. */
static FLOW(put_into_service)
{
    FLOW_BEGIN;
    g->answer = WARP;
    if (colonies(g, f->seat)) ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, colonies(g, f->seat), WHERE));
    commission(g, ev, f->seat, g->answer, L(SOURCE));
    FLOW_END;
}

static bool is_there(const game *g, int seat)
{
    int i = unit_of_kind(g, HC_UNIT_MIGHTY);
    return i < HC_UNITS && of_sort_at(g, seat, SORT_UNIT + i, ships_place(g, seat));
}

static bool is_engaged(const game *g, const frame *f)
{
    return takes_part(g, f->seat) && is_there(g, f->seat) && both_attack(g, f);
}

static int add_worth(const sum *s, const effect *e, int side, int total)
{
    return is_there(s->g, e->by) && fights_for(s->g, e->by, side) ? total + WORTH : total;
}

static void leave(game *g, events *ev, int seat)
{
    const int i = unit_of_kind(g, HC_UNIT_MIGHTY);
    if (i < HC_UNITS && g->unit[i].seat == seat + 1) decommission(g, ev);
}

const sheet card_prometheus = {
    .piece = HC_CARD_TECH, .name = "The Prometheus", .summary = "An extra {ship}, a mighty one",
    .prompt = PROMPTS({ "prometheus", "On which {colony} does The Prometheus begin?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .research = 7, .leave = leave,
        .text = { "When you complete it, put The Prometheus on one of your {colonies}. It is one of your {ships} in every way, and your side's total gets another 3 when it is in the {encounter}. The tech is kept." },
        .hook[POWER] = HOOKS({ W_TECH_COMPLETED, AS_ANYONE | OWN, MUST | PIECE_STAYS, .flow = put_into_service, .when = is_my_completion },
                         { W_REVEALED, AS_INVOLVED, MUST | PIECE_STAYS, .when = is_engaged, .modify = { { Q_ADDED, add_worth } } }) }),
};
