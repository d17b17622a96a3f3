/* reinforcements.c - reinforcements of their own. The effect remembers how much it adds, and in its lowest bit to which side. */
#include "rules.h"

enum { ON_SIDE = MINE2 };

static int reinforce(const sum *s, const effect *e, int side, int total)
{
    (void)s;
    return (e->remembered & 1) == side ? total + (e->remembered >> 1) : total;
}

static void add_to_side(game *g, const frame *f, int number)
{
    effect_for(g, L(SOURCE))->remembered = (int16_t)(number * 2 | L(ON_SIDE));
}

#define WHICH_SIDE { "side", "Which side do you reinforce?", { "the {offense}", "the {defense}" } }
#define PLAYED_ON_A_SIDE(what, whether) \
    { W_REVEALED, AS_INVOLVED, MAY | ON_A_SIDE, .flow = what, .when = whether, .modify = { { Q_ADDED, reinforce } } }

/* ---- +X ------------------------------------------------------------------------------------------------------------------ */

enum { LEAST = 2, MOST = 8 };

static int allied_ships(const game *g, int side)
{
    int n = 0;
    for (int s = 0; s < g->players; s++) if (!is_main(g, s) && on_side(g, s, side)) n += ships_on_side(g, s, side);
    return n < LEAST ? LEAST : n > MOST ? MOST : n;
}

static FLOW(count_allies)
{
    FLOW_BEGIN;
    add_to_side(g, f, allied_ships(g, L(ON_SIDE)));
    FLOW_END;
}

const sheet card_reinforcement_x = {
    .box = HC_BOX_DOMINION, .name = "+X", .summary = "Adds the {ships} of a side's allies", .prompt = PROMPTS(WHICH_SIDE),
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_PARTLY,
        .text = { "A reinforcement. It adds the number of {ships} that the allies on its side have in the {encounter}, but at least 2 and at most 8." },
        .hook[POWER] = HOOKS(PLAYED_ON_A_SIDE(count_allies, NULL)) }),
};

/* ---- Recall ---------------------------------------------------------------------------------------------------------------- */

/* What has been played is told by a clause, whose tag is the card and whose place the side, both plus one. */
static bool is_card(const game *g, const frame *f) { (void)g; return is_card_source(L(SOURCE)); }

static FLOW(play_recall)
{
    FLOW_BEGIN;
    add_to_side(g, f, attack_value(g, CARD_OF_SOURCE(L(SOURCE))));
    SET(MINE, new_piece(g, CARD_recall, 1u << f->seat, true));
    if (L(MINE) >= 0) piece_of(g, L(MINE))->tag = (uint8_t)(CARD_OF_SOURCE(L(SOURCE)) + 1);
    if (L(MINE) >= 0) piece_of(g, L(MINE))->at = (uint8_t)(L(ON_SIDE) + 1);
    FLOW_END;
}

static bool comes_back(const game *g, const frame *f)
{
    if (!is_piece(L(SOURCE))) return false;
    const piece *p = read_piece(g, L(SOURCE));
    return p->tag && g->where[p->tag - 1] == REWARDS_USED && (g->winner == BOTH_LOST || g->winner == !(p->at - 1));
}

static FLOW(recall)
{
    FLOW_BEGIN;
    take_discard(g, ev, f->seat, read_piece(g, L(SOURCE))->tag - 1, L(SOURCE));
    FLOW_END;
}

const sheet card_recall = {
    .box = HC_BOX_ODYSSEY, .piece = HC_CARD_CLAUSE, .name = "Recall", .summary = "A reinforcement of 3 that may come back", .prompt = PROMPTS(WHICH_SIDE),
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_OURS,
        .text = { "A reinforcement of 3. If the side on which it was played loses, it comes back to your hand when the {encounter} is over." },
        .hook[POWER] = HOOKS(PLAYED_ON_A_SIDE(play_recall, is_card), { W_RESOLVED, AS_ANYONE, BY_CLAUSE, .flow = recall, .when = comes_back }) }),
};

/* ---- at a price --------------------------------------------------------------------------------------------------------------- */

static bool has_another_card(const game *g, const frame *f) { return other_cards(g, f) > 0; }

static FLOW(pay_with_card)
{
    FLOW_BEGIN;
    add_to_side(g, f, attack_value(g, CARD_OF_SOURCE(L(SOURCE))));
    if (g->count[IN_HAND + f->seat]) {
        ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, 1)->filter = (uint32_t)C_ANY);
        CALL(discard(g, f->seat, g->answer, L(SOURCE)));
    }
    FLOW_END;
}

const sheet card_costly_seven = {
    .box = HC_BOX_ODYSSEY, .name = "Costly Seven", .summary = "Adds 7 for a card of yours",
    .prompt = PROMPTS(WHICH_SIDE, { "seven", "Which other card do you discard for it?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_OURS, .text = { "A reinforcement of 7. To play it, discard another of your cards." },
        .hook[POWER] = HOOKS(PLAYED_ON_A_SIDE(pay_with_card, has_another_card)) }),
};

enum { SHIPS_PAID = 2 };

static bool has_ships_elsewhere(const game *g, const frame *f) { return ships_to_take(g, f->seat) >= SHIPS_PAID; }

static FLOW(pay_with_ships)
{
    FLOW_BEGIN;
    add_to_side(g, f, attack_value(g, CARD_OF_SOURCE(L(SOURCE))));
    CALL(lose_elsewhere(g, f->seat, SHIPS_PAID, L(SOURCE)));
    FLOW_END;
}

const sheet card_last_reserves = {
    .box = HC_BOX_ODYSSEY, .name = "Last Reserves", .summary = "Adds 15 for two {ships}", .prompt = PROMPTS(WHICH_SIDE),
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_OURS,
        .text = { "A reinforcement of 15. To play it, send two of your {ships} that are not in the {encounter} to the {warp}." },
        .hook[POWER] = HOOKS(PLAYED_ON_A_SIDE(pay_with_ships, has_ships_elsewhere)) }),
};
