/* Sanity - no flares and no further artifacts in this encounter. */
#include "rules.h"

static int not_now(const sum *s, const effect *e, int about, int may)
{
    (void)s, (void)e;
    return may && thing_in(about) != HC_CARD_FLARE && thing_in(about) != HC_CARD_ARTIFACT;
}

static bool acts_no_longer(const game *g, int source, int but)
{
    return source != but && is_card_source(source) && class_of_source(g, source) & (C_FLARE | C_ARTIFACT);
}

enum { WHICH_POWER };

static int powers_in_force(const game *g, int seat)
{
    int n = 0;
    FOR_POWERS_OF(p, g, seat) n += in_force(g, p);
    return n;
}

static void keep_only(game *g, int seat, int which)
{
    FOR_POWERS_OF(p, g, seat) if (in_force(g, p) && which-- != 0) switch_off(g, p);
}

/* What is done stays done; what still holds stops. Whoever has several powers says which one is left. */
static FLOW(come_to_reason)
{
    FLOW_BEGIN;
    for (int i = 0; i < g->effects; i++) if (acts_no_longer(g, g->effect[i].source, L(SOURCE))) switch_off_effect(g, g->effect[i].source);
    for (L(MINE) = 0; L(MINE) < g->players; L(MINE)++) {
        SET(WHO, clockwise(g, g->offense, L(MINE)));
        if (powers_in_force(g, L(WHO)) < 2) continue;
        ASK(ask_for(g, f, HC_ASK_CHOICE, L(WHO), choices(powers_in_force(g, L(WHO)) > 2 ? 3 : 2), WHICH_POWER));
        keep_only(g, L(WHO), g->answer);
    }
    FLOW_END;
}

const sheet card_sanity = {
    .name = "Sanity", .summary = "Stops flares and {artifacts}",
    .prompt = PROMPTS([WHICH_POWER] = { "one-power", "Which of your powers is left until the {encounter} ends?", { "the first", "the second", "the third" } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "Play at any time. Until the {encounter} ends no flare and no other {artifact} can be played, and those still in effect stop. Whoever has several powers keeps one of them for that time. Kickers are not affected." },
        .note = "A power that has been zapped stays off.",
        .hook[POWER] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY, .flow = come_to_reason, .modify = { { Q_MAY_PLAY, not_now } } }) }),
};
