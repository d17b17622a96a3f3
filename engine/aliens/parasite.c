/* Parasite - allies without being invited. */
#include "rules.h"

static bool is_uninvited(const game *g, const frame *f)
{
    bool barred = g->barred >> f->seat & 1, both = (g->invited[0] & g->invited[1]) >> f->seat & 1;
    return !both && !barred && ships_on_colonies(g, f->seat) > 0;
}

static FLOW(cling)
{
    FLOW_BEGIN;
    invite_oneself(g, f->seat);
    FLOW_END;
}

const sheet alien_parasite = {
    .name = "Parasite", .power_name = "to Infest", .summary = "Allies uninvited",
    .history = "There is always room for one more.",
    .form = { { .editions = IN_AVALON_HILL, .players_min = 3,
        .text = { "When it is your turn to answer, you may ally with either side as if it had invited you." },
        .hook[POWER] = { { W_ALLY_TURN, AS_BYSTANDER | OWN, MAY, .flow = cling, .when = is_uninvited } } } },
};
