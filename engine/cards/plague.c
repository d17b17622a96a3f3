/* The Plague - a player loses three ships, an attack, a negotiate and an artifact. */
#include "rules.h"

enum { VICTIM_PROMPT, DISCARD_PROMPT };

static int class_to_discard(int i) { return i == 0 ? C_ATTACK : i == 1 ? C_NEGOTIATE : C_ARTIFACT; }

static void ask_discard(game *g, const frame *f, int victim, int i)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, victim, 0, DISCARD_PROMPT);
    q->filter = (uint32_t)class_to_discard(i);
}

/* Whom it strikes was said as it was played. What the victim does not have it does not lose. */
static FLOW(infect)
{
    enum { AT = MINE, VICTIM };
    FLOW_BEGIN;
    CALL(lose_from_colonies(g, L(VICTIM), 3, L(SOURCE)));
    for (L(AT) = 0; L(AT) < 3; L(AT)++) {
        if (!has_card(g, IN_HAND + L(VICTIM), class_to_discard(L(AT)))) continue;
        ASK(ask_discard(g, f, L(VICTIM), L(AT)));
        CALL(discard(g, L(VICTIM), g->answer, L(SOURCE)));
    }
    FLOW_END;
}

/* One card of each type, the victim's own choice within a type. */
static FLOW(infect_all_types)
{
    enum { KIND = MINE, VICTIM };
    FLOW_BEGIN;
    CALL(lose_from_colonies(g, L(VICTIM), 3, L(SOURCE)));
    for (L(KIND) = HC_CARD_ATTACK; L(KIND) < HC_CARD_KINDS; L(KIND)++) {
        if (!(1 << L(KIND) & C_OF_HAND) || !has_card(g, IN_HAND + L(VICTIM), 1 << L(KIND))) continue;
        ASK(ask_for(g, f, HC_ASK_CARD, L(VICTIM), 0, DISCARD_PROMPT)->filter = (uint32_t)(1 << L(KIND)));
        CALL(discard(g, L(VICTIM), g->answer, L(SOURCE)));
    }
    FLOW_END;
}

static const uint16_t CLASS[] = { C_ATTACK, C_NEGOTIATE, C_ARTIFACT, C_FLARE, C_KICKER };

/* Attack, negotiate, artifact, and of later sets a flare and a kicker. */
static FLOW(infect_old_and_new)
{
    enum { AT = MINE, VICTIM };
    FLOW_BEGIN;
    CALL(lose_from_colonies(g, L(VICTIM), 3, L(SOURCE)));
    for (L(AT) = 0; L(AT) < (int)(sizeof CLASS / sizeof *CLASS); L(AT)++) {
        if (!has_card(g, IN_HAND + L(VICTIM), CLASS[L(AT)])) continue;
        ASK(ask_for(g, f, HC_ASK_CARD, L(VICTIM), 0, DISCARD_PROMPT)->filter = CLASS[L(AT)]);
        CALL(discard(g, L(VICTIM), g->answer, L(SOURCE)));
    }
    FLOW_END;
}

const sheet card_plague = {
    .name = "The Plague", .summary = "Costs a player {ships} and cards",
    .prompt = PROMPTS({ "plague", "Whom does The Plague strike?", { 0 } },
                { "discard", "The Plague: which card do you discard?", { 0 } }),
    .form = FORMS({ .editions = IN_AVALON_HILL,
        .text = { "Play at any time on any player, yourself included. The victim sends three {ships} of their choice from {colonies} to the {warp} and discards an attack card, a "
                  "{negotiate} card and an {artifact}, as long as they have them." },
        .hook[POWER] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY | ON_A_PLAYER, .flow = infect }) },
              { .editions = IN_FFG,
        .text = { "Play at the start of any {encounter} on any player, yourself included. The victim loses three {ships} of their choice to the {warp} and discards one card of "
                  "each type that they hold." },
        .hook[POWER] = HOOKS({ W_REGROUP, AS_ANYONE, MAY | ON_A_PLAYER, .flow = infect_all_types }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "Play at any time on any player, yourself included. The victim sends three {ships} of their choice from {colonies} to the {warp} and discards an attack card, a "
                  "{negotiate} card, an {artifact}, a flare and a kicker, as long as they have them." },
        .hook[POWER] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY | ON_A_PLAYER, .flow = infect_old_and_new }) }),
};
