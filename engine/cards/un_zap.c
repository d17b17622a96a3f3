/* Un-Zap - cancels a Cosmic Zap or a Flarezap. */
#include "rules.h"

static bool is_a_zap(const game *g, const frame *f)
{
    int played = sheet_of(g, L(WHAT));
    return is_cosmic_zap(played) || played == CARD_flarezap;
}

const sheet card_un_zap = {
    .name = "Un-Zap", .summary = "Cancels a zap",
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "Play when another player plays a Cosmic Zap or a Flarezap. It has no effect and is discarded; the power or flare works as if nothing had been played." },
        .hook[POWER] = HOOKS({ W_CARD_PLAYED, AS_ANYONE | OTHERS, MAY, .flow = shrug_off, .when = is_a_zap }) }),
};
