/* Fogbank - comes out of the mist. Designed here. */
#include "duel/duel.h"

static int late(const sum *s, const effect *e, int about, int value)
{
    (void)s;
    return about == e->by ? 1 : value;
}

/* Somebody else sees that a number is set, but not which. */
static void guess_dial(game *g, int p)
{
    const int seat = g->power[p].holder;
    const bool is_set = in_duel(g) && g->duel.sends >> seat & 1 && !g->duel.dial[seat] && g->phase > HC_PHASE_LAUNCH;
    int n = 0, open[8];
    for (int i = 1; is_set && i < 7; i++) if (is_dial(g, seat, i)) open[n++] = i;
    memory_of(g, p)[0] = (uint8_t)(n ? open[random_below(g, (uint32_t)n)] + 1 : 0);
}

const sheet alien_fogbank = {
    .name = "Fogbank", .power_name = "to Roll In", .summary = "Sets its dial last, and shows it last", .alert = RED, .box = HC_BOX_DUEL,
    .memory = 1, .secret = 1, .guess = guess_dial, .memo = MEMOS({ "dial", HC_MEMO_NUMBER, 0, 0 }),
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Out of the Mist: set your dial after your opponent has shown theirs, and keep it hidden. Your {ships} go out just before tactics are shown; until then, you count as having none there." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_ALWAYS, AS_EITHER, MUST, .modify = { { Q_LATE, late } } }) }),
};
