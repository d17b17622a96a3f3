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

static bool is_wild_flare(const game *g, const frame *f)
{
    return is_flare_played(g, f) && effect_of(g, L(WHAT))->used >> (WILD * HC_HOOKS) & ((1 << HC_HOOKS) - 1);
}

/* Not used, so neither discarded nor its player's flare for the encounter. */
static FLOW(prevent)
{
    FLOW_BEGIN;
    tell_act_cancelled(g, ev, f);
    hand_flare_back(g, ev, L(WHO), L(WHAT), L(SOURCE));
    RETURN(1);
    FLOW_END;
}

static bool is_super_flare(const game *g, const frame *f)
{
    return is_flare_played(g, f) && effect_of(g, L(WHAT))->used >> (SUPER * HC_HOOKS) & ((1 << HC_HOOKS) - 1);
}

const sheet alien_anti_matter = {
    .name = "Anti-Matter", .power_name = "of Negation", .summary = "The lower total wins", .alert = YELLOW,
    .history = "Where it comes from, less has always been more.",
    .form = FORMS({ .editions = IN_AVALON_HILL,
        .text = { "As a main player, when both cards are attacks, the lower total wins (ties still go to the {defense}). Your {ships} and the {ships} of all allies on both sides "
                  "are subtracted from their side's total; your opponent's own {ships} are added as usual." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MUST, .when = both_attack, .modify = { { Q_WORTH, negate }, { Q_WINNER, lower_wins } } }) },
              { .editions = IN_FFG, .replaces = REPLACES_SHIPS, .power_name = "of Negation",
        .text = { "As a main player, when both cards are attacks, the lower total wins (ties still go to the {defense}). Your {ships} and the {ships} of all allies on both sides "
                  "are subtracted from their side's total; your opponent's own {ships} are added as usual.",
                  "As a main player or ally, when another player is about to use a wild flare, you may stop it: it has no effect and stays in that player's hand. "
                  "One flare per {encounter}.",
                  "When another player is about to use a flare, wild or super, you may stop it: it has no effect and stays in that player's hand. One flare per {encounter}." },
        .note = "A stopped flare cannot be tried again in this {encounter} in that half, but its player may play another.",
        .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MUST, .when = both_attack, .modify = { { Q_WORTH, negate }, { Q_WINNER, lower_wins } } }),
        .hook[WILD] = HOOKS({ W_CARD_PLAYED, AS_INVOLVED | OTHERS, MAY, .flow = prevent, .when = is_wild_flare }),
        .hook[SUPER] = HOOKS({ W_CARD_PLAYED, AS_ANYONE | OTHERS, MAY, .flow = prevent, .when = is_flare_played }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player, when both cards are attacks, the lower total wins (ties still go to the {defense}). Your {ships} and the {ships} of all allies on both sides "
                  "are subtracted from their side's total; your opponent's own {ships} are added as usual.",
                  "As a main player or ally, when another player is about to use a wild flare, you may stop it: it has no effect and stays in that player's hand. "
                  "One flare per {encounter}.",
                  "When another player is about to use a super flare, you may stop it: it has no effect and stays in that player's hand. One flare per {encounter}." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MUST, .when = both_attack, .modify = { { Q_WORTH, negate }, { Q_WINNER, lower_wins } } }),
        .hook[WILD] = HOOKS({ W_CARD_PLAYED, AS_INVOLVED | OTHERS, MAY, .flow = prevent, .when = is_wild_flare }),
        .hook[SUPER] = HOOKS({ W_CARD_PLAYED, AS_ANYONE | OTHERS, MAY, .flow = prevent, .when = is_super_flare }) }),
};
