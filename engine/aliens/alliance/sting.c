/* Sting - has others lose what it should lose itself, and pays for it with cards. */
#include "rules.h"

enum { SUBSTITUTE, NEW_TAKER };

/* Not one who loses ships by the same outcome. */
static bool loses_too(const game *g, int seat, int me)
{
    return running(g, CORE(flow_losses_together)) && takes_part(g, seat) && takes_part(g, me) && side_of(g, seat) == side_of(g, me);
}

static uint64_t substitutes(const game *g, int me)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != me && ships_to_take(g, s) && !loses_too(g, s, me)) set |= 1ull << s;
    return set;
}

/* A single one only with the flare. */
static bool can_substitute(const game *g, const frame *f)
{
    const bool enough = L(COUNT) > 1 || super_on(g, ALIEN_sting) || super_ready(g, f->seat, ALIEN_sting);
    return heads_for_warp(g, f) && enough && colonies_left(g, f) && substitutes(g, f->seat);
}

static FLOW(substitute)
{
    enum { SAVED = MINE, VICTIM, PAID };
    FLOW_BEGIN;
    SET(SAVED, spend_super(g, ALIEN_sting) ? L(COUNT) : L(COUNT) / 2);
    if (!L(SAVED)) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, substitutes(g, f->seat), SUBSTITUTE)->count = (uint8_t)L(SAVED));
    SET(VICTIM, g->answer);
    if (L(SAVED) > ships_to_take(g, L(VICTIM))) SET(SAVED, ships_to_take(g, L(VICTIM)));
    CALL(save_ships(g, f, L(SAVED)));
    SET(SAVED, g->result);
    CALL(lose_from_colonies(g, L(VICTIM), L(SAVED), L(SOURCE)));
    SET(PAID, g->result);
    for (; L(PAID) > 0; L(PAID)--) {
        if (g->count[IN_HAND + f->seat]) take_at_random(g, ev, f->seat, L(VICTIM), L(SOURCE));
        else CALL(draw(g, L(VICTIM), 1, L(SOURCE)));
    }
    RETURN(L(SAVED));
    FLOW_END;
}

static bool i_substitute(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_sting); }

/* ---- the flare: what it owes goes elsewhere ------------------------------------------------------------------ */

static uint64_t other_takers(const game *g, const frame *f)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != f->seat && s != L(WHO)) set |= 1ull << s;
    return set;
}

static bool i_am_to_pay(const game *g, const frame *f) { return L(WHAT) == f->seat && g->count[IN_HAND + f->seat] && other_takers(g, f); }

static FLOW(pay_another)
{
    enum { TAKER = MINE };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, other_takers(g, f), NEW_TAKER));
    SET(TAKER, g->answer);
    for (int i = 0; i < L(COUNT) && g->count[IN_HAND + f->seat]; i++) take_at_random(g, ev, f->seat, L(TAKER), L(SOURCE));
    RETURN(L(COUNT));
    FLOW_END;
}

const sheet alien_sting = {
    .name = "Sting", .power_name = "to Substitute", .summary = "Makes others lose half of its {ships} for it", .box = HC_BOX_ALLIANCE,
    .history = "It is always sorry afterwards, and always alive.",
    .prompt = PROMPTS([SUBSTITUTE] = { "substitute", "Who loses {ships} instead of you?", { 0 } },
                [NEW_TAKER] = { "new-taker", "Who gets the cards that you owe?", { 0 } }),
    .form = FORMS({ .editions = IN_EON,
        .text = { "When you are to lose {ships} to the {warp}, you may name another player who does not lose any at the same time. Half of yours, rounded down, go to your {colonies}, and that player loses as many "
                  "of theirs, from {colonies} of their choice. For each of these they take a card at random from your hand, or one from the deck when you have none left.",
                  "When another player is to take {compensation} from you, you may choose a third player to take it instead.",
                  "You may pass on all the {ships} that you are to lose, not only half of them." },
        .note = "A later alien of the classic game; the texts are those of its modern form.",
        .hook[POWER] = HOOKS({ W_WOULD_LOSE, AS_ANYONE | OWN, MAY | EACH_TIME, .flow = substitute, .when = can_substitute }),
        .hook[WILD] = HOOKS({ W_COMPENSATION, AS_MAIN | OTHERS, MAY, .flow = pay_another, .when = i_am_to_pay }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_ANYONE | OWN, MAY, .when = i_substitute }) }),
};
