/* Anti-Matter - the lower total wins; its own and all allies' ships subtract. */
#include "rules.h"

static int negate(const sum *s, const effect *e, int seat, int worth)
{
    return seat == e->by || !is_main(s->g, seat) ? -worth : worth;
}

/* A tie stays the defense's. */
static int lower_wins(const sum *s, const effect *e, int about, int winner)
{
    const int *total = s->out->total;
    bool attacks = s->out->face[0] > FACE_NONE && s->out->face[1] > FACE_NONE;
    (void)e, (void)about;
    if (!attacks || total[0] == total[1]) return winner;
    return total[0] < total[1] ? SIDE_OFFENSE : SIDE_DEFENSE;
}

const sheet alien_anti_matter = {
    .name = "Anti-Matter", .power_name = "to Negate", .summary = "The lower total wins",
    .history = "Where it comes from, less has always been more.",
    .form = { { .editions = IN_AVALON_HILL,
        .text = { "As a main player, when both cards are attacks, the lower total wins (a tie is still the {defense}'s). Your {ships} and the {ships} of all allies on both sides "
                  "are subtracted from their side's total; your opponent's own {ships} are added as usual." },
        .hook[POWER] = { { W_REVEALED, AS_MAIN, MUST, .when = both_attack, .modify = { { Q_WORTH, negate }, { Q_WINNER, lower_wins } } } } } },
};
