/* Healer - returns what another has just lost, for a card. A trigger, not a replacement: the
 * ships count as lost, so compensation is due for them, and then they come back. */
#include "rules.h"

static bool can_be_healed(const game *g, const frame *f)
{
    if (to_of(f) == WARP) return releasable(g, L(WHO)) > 0;             /* what has fallen into the Praw can be raised */
    return (to_of(f) == GONE || to_of(f) == ANGELS) && g->ships[L(WHO)][to_of(f)] > 0 && colonies(g, L(WHO));
}

static FLOW(heal)
{
    enum { HEALED = MINE };
    FLOW_BEGIN;
    if (to_of(f) == WARP) CALL(retrieve(g, L(WHO), L(COUNT), L(SOURCE)));
    else CALL(return_ships(g, L(WHO), L(COUNT), to_of(f), L(SOURCE)));
    SET(HEALED, g->result);
    CALL(draw(g, f->seat, spend_super(g, ALIEN_healer) ? L(HEALED) : 1, L(SOURCE)));
    FLOW_END;
}

static bool i_heal(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_healer); }

/* The card goes back to who played it, and rests until the encounter is over. */
static FLOW(hand_back)
{
    FLOW_BEGIN;
    tell_act_cancelled(g, ev, f);
    keep_card(g, ev, L(WHO), CARD_OF_SOURCE(L(WHAT)), L(SOURCE));
    effect_for(g, L(WHAT))->state |= RESTING;
    RETURN(1);
    FLOW_END;
}

const sheet alien_healer = {
    .name = "Healer", .power_name = "to Heal", .summary = "Brings back others' {ships} for a card", .alert = YELLOW,
    .history = "No patient has ever complained. The bill comes later.",
    .form = FORMS({ .editions = IN_AVALON_HILL,
        .text = { "When another player loses {ships}, you may return all of them to that player's {colonies} at once and draw a card from the deck. "
                  "The player still gets {compensation} for them." },
        .hook[POWER] = HOOKS({ W_LOST, AS_ANYONE | OTHERS, MAY | RECURS, .flow = heal, .when = can_be_healed }) },
              { .editions = IN_FFG,
        .text = { "When another player's {ships} are lost to the {warp} or removed from the game, you may return all of them to that player's {colonies} at once and draw a card "
                  "from the deck. The player still gets {compensation} for them. You may do so for each player who loses {ships}.",
                  "When another player plays a Cosmic Zap on you, you may undo it: it has no effect and is discarded.",
                  "When you use your power, you may draw a card for each {ship} that you bring back." },
        .hook[POWER] = HOOKS({ W_LOST, AS_ANYONE | OTHERS, MAY | RECURS, .flow = heal, .when = can_be_healed }),
        .hook[WILD] = HOOKS({ W_CARD_PLAYED, AS_ANYONE | OTHERS, MAY, .flow = shrug_off, .when = is_zap_on_me }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_ANYONE | OWN, MAY, .when = i_heal }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "When another player's {ships} are lost to the {warp} or removed from the game, you may return all of them to that player's {colonies} at once and draw a card "
                  "from the deck. The player still gets {compensation} for them.",
                  "When another player plays a Cosmic Zap on you, you may undo it: it has no effect and goes back to that player's hand.",
                  "When you use your power, you may draw a card for each {ship} that you bring back." },
        .hook[POWER] = HOOKS({ W_LOST, AS_ANYONE | OTHERS, MAY | RECURS, .flow = heal, .when = can_be_healed }),
        .hook[WILD] = HOOKS({ W_CARD_PLAYED, AS_ANYONE | OTHERS, MAY, .flow = hand_back, .when = is_zap_on_me }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_ANYONE | OWN, MAY, .when = i_heal }) }),
};
