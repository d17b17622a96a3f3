/* Locksmith - jams a tactic. Designed here. */
#include "duel/duel.h"

static bool can_jam(const game *g, const frame *f)
{
    return in_duel(g) && !g->duel.no_tactics && !(fate_now(g)->flags & NO_TACTICS) && count_bits(usable_tokens(g, other_of(f->seat))) > 1;
}

static FLOW(jam)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, usable_tokens(g, other_of(f->seat)), 0));
    jam_tactic(g, other_of(f->seat), g->answer);
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, 0, 0, L(SOURCE));
    FLOW_END;
}

const sheet alien_locksmith = {
    .name = "Locksmith", .power_name = "to Jam", .summary = "Jams one of the opponent's tactics", .alert = YELLOW, .box = HC_BOX_DUEL,
    .told = TOLD({ "<Seat> [jams] a tactic: <answer>.", 0, ANY_LABEL }),
    .prompt = PROMPTS({ "jam", "Which tactic do you jam?",
                        { "Blast 4 / shield 1", "Blast 3 / shield 2", "Blast 2 / shield 3", "Blast 1 / ready 2", "Shield 4 / ready 1" } }),
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Jam: before plans and tactics are chosen in a duel, name one of your opponent's readied tactics; it may not be chosen. Their only readied one cannot be jammed." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_PLANS_DUE, AS_EITHER, MUST, .flow = jam, .when = can_jam }) }),
};
