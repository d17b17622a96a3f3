/* Cosmic Zap - cancels a use of a power, which then stays off until the encounter ends. */
#include "rules.h"

const hook *hook_in_use(const game *g, int source)
{
    for (int i = g->depth - 1; i >= 0; i--)
        if (g->stack[i].flow == CORE(flow_act) && g->stack[i].local[SOURCE] == source) return hook_at(g, source, g->stack[i].local[MINE]);
    return NULL;
}

/* Another's use; or one's own, but only where one has no choice but to use it. */
bool can_be_zapped(const game *g, const frame *f)
{
    const hook *h = hook_in_use(g, L(WHAT));
    return !answers_later(g, f) && !is_shielded(g, L(WHAT)) && (L(WHO) != f->seat || (h && h->flags & MUST));
}

/* From now on, not only from the end of this act: the card that is discarded next is nothing for a power that it has stopped. */
FLOW(zap_power)
{
    FLOW_BEGIN;
    zap(g, L(WHAT));
    tell_act_cancelled(g, ev, f);
    RETURN(1);
    FLOW_END;
}

bool is_zap_on_me(const game *g, const frame *f)
{
    return is_cosmic_zap(sheet_of(g, L(WHAT))) && is_power(L(CAUSE)) && holder_of(g, L(CAUSE)) == f->seat;
}

/* What answers another's use of a power without having to, cancels it. */
bool is_cancelling_me(const game *g, const frame *f)
{
    const hook *h = L(WHO) != f->seat && is_power(L(CAUSE)) && holder_of(g, L(CAUSE)) == f->seat ? hook_in_use(g, L(WHAT)) : NULL;
    return h && h->window == W_POWER_USED && !(h->flags & (FREE | MUST)) && !is_shielded(g, L(CAUSE));
}

FLOW(shrug_off)
{
    FLOW_BEGIN;
    tell_act_cancelled(g, ev, f);
    RETURN(1);
    FLOW_END;
}

const sheet card_cosmic_zap = {
    .name = "Cosmic Zap", .summary = "Cancels a power as it is used",
    .form = FORMS({ .editions = IN_AVALON_HILL | IN_EON | IN_CLASSIC,
        .text = { "Play when a power is being used. That use does not happen, and the power is off until the {encounter} ends." },
        .hook[POWER] = HOOKS({ W_POWER_USED, AS_ANYONE, MAY, .flow = zap_power, .when = can_be_zapped }) },
              { .editions = IN_FFG,
        .text = { "Play when a power is being used. That use does not happen, and the power is off until the {encounter} ends." },
        .note = "Playing the super half of a flare is a use of its power. If it is zapped, the flare goes back to its player's hand, and may still be played as wild in the same {encounter}.",
        .hook[POWER] = HOOKS({ W_POWER_USED, AS_ANYONE, MAY, .flow = zap_power, .when = can_be_zapped }) }),
};
