/* Changeling - trades powers with whomever it meets. */
#include "rules.h"

enum { WITH_WHOM };

/* Whoever has the use of a power that can be traded. */
static bool can_be_met(const game *g, int seat) { return power_of(g, seat) >= 0 && owns_power(g, seat); }

static uint64_t who_can_be_met(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && can_be_met(g, s)) set |= 1ull << s;
    return set;
}

static bool has_the_flare(const game *g, int seat) { return super_ready(g, seat, ALIEN_changeling) || super_on(g, ALIEN_changeling); }

static bool can_change(const game *g, const frame *f)
{
    uint64_t others = who_can_be_met(g, f->seat);
    return owns_power(g, f->seat) && (others >> opponent(g, f->seat) & 1 || (has_the_flare(g, f->seat) && others));
}

static FLOW(change)
{
    FLOW_BEGIN;
    SET(WHO, opponent(g, f->seat));
    if (spend_super(g, ALIEN_changeling)) {
        ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, who_can_be_met(g, f->seat), WITH_WHOM));
        SET(WHO, g->answer);
    }
    if (!can_be_met(g, L(WHO))) RETURN(0);       /* the flare was to help, and was cancelled */
    trade_powers(g, ev, f->seat, L(WHO), L(SOURCE));
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

static bool i_change(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_changeling) && who_can_be_met(g, f->seat); }

static bool neighbour_has_cards(const game *g, const frame *f) { return g->count[IN_HAND + clockwise(g, f->seat, 1)] > 0; }

/* The flare goes first, so it may come straight back. */
static FLOW(swap_at_random)
{
    FLOW_BEGIN;
    SET(WHO, clockwise(g, f->seat, 1));
    pass_on(g, ev, f->seat, L(WHO), CARD_OF_SOURCE(L(SOURCE)), L(SOURCE));
    take_at_random(g, ev, L(WHO), f->seat, L(SOURCE));
    FLOW_END;
}

const sheet alien_changeling = {
    .name = "Changeling", .power_name = "to Change Form", .summary = "Trades powers with its opponent", .alert = GREEN, .box = HC_BOX_CONFLICT,
    .history = "It was not like this yesterday. Neither, come to think of it, were you.",
    .prompt = PROMPTS([WITH_WHOM] = { "change", "With whom do you trade powers?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC, .not_with = ALIEN_boomerang,
        .text = { "As a main player, before allies are invited, you trade powers with your opponent for good, along with everything on the sheets. Both of you must have the use of your powers. This happens only once per {encounter}, whoever has this power by then.",
                  "At any time, once per {encounter}, you may give this flare to the player on your left and draw a card at random from their hand.",
                  "When you use your power, you may trade with any player in the game." },
        .hook[POWER] = HOOKS({ W_LAUNCHED, AS_MAIN, MUST, .flow = change, .when = can_change }),
        .hook[WILD] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY, .flow = swap_at_random, .when = neighbour_has_cards }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_MAIN | OWN, MAY, .when = i_change }) }),
};
