/* Vulch - salvages the artifacts that others discard, and keeps its own for a new hand. */
#include "rules.h"

static bool is_discarded_artifact(const game *g, const frame *f)
{
    return class_of(g, L(WHAT)) == C_ARTIFACT && g->where[L(WHAT)] == IN_DISCARD;
}

static bool is_kept_artifact(const game *g, const frame *f)
{
    return L(CAUSE) == BY_NEW_HAND && class_of(g, L(WHAT)) == C_ARTIFACT;
}

static FLOW(salvage)
{
    FLOW_BEGIN;
    take_discard(g, ev, f->seat, L(WHAT), L(SOURCE));
    FLOW_END;
}

static FLOW(keep) { FLOW_BEGIN; RETURN(1); FLOW_END; }

const sheet alien_vulch = {
    .name = "Vulch", .power_name = "to Salvage", .summary = "Collects others' {artifacts}",
    .history = "One civilisation's rubbish is another's arsenal.",
    .form = { { .editions = IN_AVALON_HILL,
        .text = { "When another player's {artifact} is discarded, played or not, you take it into your hand. Your own are discarded as usual. When you draw a new hand you keep the {artifacts} that you hold." },
        .hook[POWER] = { { W_DISCARDED, AS_ANYONE | OTHERS, MUST, .flow = salvage, .when = is_discarded_artifact },
                         { W_WOULD_DISCARD, AS_ANYONE | OWN, MUST | FREE, .flow = keep, .when = is_kept_artifact } } } },
};
