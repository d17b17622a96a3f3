/* Sorcerer - may exchange the two cards before they are revealed. */
#include "rules.h"

static FLOW(exchange)
{
    FLOW_BEGIN;
    switch_played_cards(g, ev, L(SOURCE));
    FLOW_END;
}

static bool has_one_to_trade(const game *g, int seat) { return owns_power(g, seat) && !is_known_as(g, seat, ALIEN_sorcerer); }

static bool can_be_traded(const game *g, const frame *f) { (void)f; return has_one_to_trade(g, g->offense) && has_one_to_trade(g, g->defense); }

static FLOW(trade)
{
    FLOW_BEGIN;
    trade_powers(g, ev, g->offense, g->defense, L(SOURCE));
    give_flare(g, ev, L(SOURCE), ALIEN_sorcerer);
    FLOW_END;
}

static bool both_have_powers(const game *g, const frame *f) { (void)f; return owns_power(g, g->offense) && owns_power(g, g->defense); }

static FLOW(trade_and_keep)
{
    FLOW_BEGIN;
    trade_powers(g, ev, g->offense, g->defense, L(SOURCE));
    FLOW_END;
}

const sheet alien_sorcerer = {
    .name = "Sorcerer", .power_name = "of Magic", .summary = "Switches the played cards", .alert = GREEN,
    .history = "Watch its hands. No, the other ones.",
    .form = FORMS({ .editions = IN_AVALON_HILL,
        .text = { "As a main player, after cards are chosen and before they are revealed, you may switch the two cards, so that each of you has played the other's." },
        .hook[POWER] = HOOKS({ W_SELECTED, AS_MAIN, MAY, .flow = exchange }) },
              { .editions = IN_FFG,
        .text = { "As a main player, after cards are chosen and before they are revealed, you may switch the two cards, so that each of you has played the other's.",
                  "When the Sorcerer is not a main player, before cards are chosen, you may make the main players trade their powers for good. Then this flare goes to the Sorcerer, or to the discards "
                  "if there is none in the game.",
                  "You may use your power as an ally and switch the main players' cards." },
        .hook[POWER] = HOOKS({ W_SELECTED, AS_MAIN, MAY, .flow = exchange }),
        .hook[WILD] = HOOKS({ W_PLANNING, AS_ANYONE, MAY, .flow = trade, .when = can_be_traded }),
        .hook[SUPER] = HOOKS({ W_SELECTED, AS_ALLY, MAY | USES_POWER, .flow = use_with_flare }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player, after cards are chosen and before they are revealed, you may switch the two cards, so that each of you has played the other's.",
                  "Before cards are chosen, you may make the main players trade their powers for good.",
                  "You may use your power as an ally and switch the main players' cards." },
        .hook[POWER] = HOOKS({ W_SELECTED, AS_MAIN, MAY, .flow = exchange }),
        .hook[WILD] = HOOKS({ W_PLANNING, AS_ANYONE, MAY, .flow = trade_and_keep, .when = both_have_powers }),
        .hook[SUPER] = HOOKS({ W_SELECTED, AS_ALLY, MAY | USES_POWER, .flow = use_with_flare }) }),
};
