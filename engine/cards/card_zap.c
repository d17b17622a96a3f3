/* Card Zap - cancels an artifact or a flare as it is played. */
#include "rules.h"

static bool is_artifact_or_flare(const game *g, const frame *f)
{
    return L(WHO) != f->seat && played_class(g, L(WHAT)) & (C_ARTIFACT | C_FLARE);
}

static FLOW(cancel)
{
    FLOW_BEGIN;
    tell_act_cancelled(g, ev, f);
    RETURN(1);
    FLOW_END;
}

const sheet card_card_zap = {
    .name = "Card Zap", .summary = "Cancels a card as it is played",
    .form = FORMS({ .editions = IN_FFG,
        .text = { "Play when another player plays an {artifact} or a flare. It has no effect and is discarded." },
        .hook[POWER] = HOOKS({ W_CARD_PLAYED, AS_ANYONE, MAY, .flow = cancel, .when = is_artifact_or_flare }) }),
};
