/* Oracle - sees the opponent's card before choosing. The card goes to the table now, face up;
 * planning then asks only who has none there. */
#include "rules.h"

static bool has_not_played(const game *g, const frame *f)
{
    int them = opponent(g, f->seat);
    return next_card(g, ON_TABLE + them, 0) == HC_CARDS && count_cards(g, IN_HAND + them, C_ENCOUNTER);
}

static void ask_openly(game *g, const frame *f)
{
    ask_for(g, f, HC_ASK_CARD, opponent(g, f->seat), 0, 0)->filter = C_ENCOUNTER;
}

static FLOW(foresee)
{
    FLOW_BEGIN;
    ASK(ask_openly(g, f));
    play_face_up(g, ev, opponent(g, f->seat), g->answer, L(SOURCE));
    FLOW_END;
}

const sheet alien_oracle = {
    .name = "Oracle", .power_name = "of Foresight", .summary = "Sees the opponent's card first",
    .history = "It saw this coming.",
    .prompt = { { "card", "The Oracle makes you play your card face up. Which one?", { 0 } } },
    .form = { { .editions = IN_AVALON_HILL,
        .text = { "As a main player, when cards are to be chosen, your opponent plays first and face up. Only then do you choose your card." },
        .hook[POWER] = { { W_SELECT, AS_MAIN, MUST, .flow = foresee, .when = has_not_played } } } },
};
