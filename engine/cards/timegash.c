/* Timegash - an encounter out of turn. */
#include "rules.h"

enum { WHOSE = MINE2 };

static bool is_between(const game *g, const frame *f) { (void)f; return !running(g, CORE(flow_extra)); }

static FLOW(insert)
{
    FLOW_BEGIN;
    extra_encounter(g, L(WHOSE), NOBODY);
    FLOW_END;
}

const sheet card_timegash = {
    .name = "Timegash", .summary = "Inserts a {encounter}",
    .prompt = PROMPTS({ "timegash", "Who has a {encounter} now, before play goes on?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "Play between {encounter}s. A player of your choice, yourself included, has a full {encounter} at once as the {offense}; then play goes on where it was. It earns no second one." },
        .hook[POWER] = HOOKS({ W_ENCOUNTER_OVER, AS_ANYONE, MAY | ON_A_PLAYER, .flow = insert, .when = is_between }) }),
};
