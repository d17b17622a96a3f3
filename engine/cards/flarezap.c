/* Flarezap - cancels a flare, which is discarded. */
#include "rules.h"

static bool is_anothers_flare(const game *g, const frame *f) { return is_flare_played(g, f) && L(WHO) != f->seat; }

const sheet card_flarezap = {
    .name = "Flarezap", .summary = "Cancels a flare",
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "Play when another player uses a flare, wild or super. It has no effect and is discarded." },
        .hook[POWER] = HOOKS({ W_CARD_PLAYED, AS_ANYONE | OTHERS, MAY, .flow = shrug_off, .when = is_anothers_flare }) }),
};
