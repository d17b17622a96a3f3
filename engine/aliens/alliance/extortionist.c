/* Extortionist - half of what others draw is its own, unless they pay with a ship. */
#include "rules.h"

enum { PAYMENT, SHIP };
enum { CARDS, A_SHIP };

static int half(const game *g, int seat) { return g->count[JUST_DRAWN + seat] / 2; }

static bool is_worth_while(const game *g, const frame *f) { return half(g, L(WHO)) > 0; }

static uint64_t ships_to_choose(const game *g, int seat) { return colonies(g, seat) | (uint64_t)(g->ships[seat][GATE] > 0) << GATE; }

static void ask_payment(game *g, const frame *f)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CHOICE, L(WHO), 1u << CARDS | (ships_to_choose(g, L(WHO)) ? 1u << A_SHIP : 0), PAYMENT);
    q->count = (uint8_t)half(g, L(WHO));
}

static void ask_ship(game *g, const frame *f)
{
    ask_for(g, f, HC_ASK_PLANET, f->seat, ships_to_choose(g, L(WHO)), SHIP)->who = (uint8_t)L(WHO);
}

static FLOW(extort)
{
    enum { LEFT = MINE };
    FLOW_BEGIN;
    g->answer = CARDS;
    if (!spend_super(g, ALIEN_extortionist)) ASK(ask_payment(g, f));
    if (g->answer == A_SHIP) {
        tell(g, ev, HC_EV_CHOICE, L(WHO), NOBODY, A_SHIP, PAYMENT, 0, L(SOURCE));
        ASK(ask_ship(g, f));
        CALL(lose_at(g, f->seat, L(WHO), 1, g->answer, L(SOURCE)));
        RETURN(0);
    }
    for (SET(LEFT, half(g, L(WHO))); L(LEFT) > 0; L(LEFT)--) take_drawn_at_random(g, ev, L(WHO), f->seat, L(SOURCE));
    FLOW_END;
}

static bool i_extort(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_extortionist); }

/* ---- the flare: who fails to agree with it pays for both ----------------------------------------------- */

static int others_pay(const sum *s, const effect *e, int seat, int ships) { (void)s; return seat == e->by ? 0 : 2 * ships; }

const sheet alien_extortionist = {
    .name = "Extortionist", .power_name = "to Extort", .summary = "Takes half of others' new cards", .box = HC_BOX_ALLIANCE, .alert = YELLOW,
    .history = "It calls this insurance. Against what, nobody has dared to ask.",
    .prompt = PROMPTS([PAYMENT] = { "extortion", "Let half of your new cards go, or one of your {ships}, of the Extortionist's choice?", { "cards", "a ship" } },
                [SHIP] = { "extorted-ship", "Which {ship} goes to the {warp}?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "When another player takes {compensation} or draws new cards for their hand, be it a new hand, {rewards} or anything else but the hands that are dealt before the game, you may "
                  "take half of them, rounded down, at random, before they reach that hand. The player may keep them all by letting you send one of their {ships}, of your "
                  "choice, to the {warp}.",
                  "As a main player, when you are about to talk about a deal, you may play this flare. If no deal is made, you lose no {ships}, and the others lose twice as many.",
                  "When you use your power, you may refuse to be paid with a {ship}." },
        .note = "The cards lie face down until it is settled who gets which: neither player learns what the other has got.",
        .hook[POWER] = HOOKS({ W_DRAWN, AS_ANYONE | OTHERS, MAY, .flow = extort, .when = is_worth_while }),
        .hook[WILD] = HOOKS({ W_DEAL_BEGINS, AS_MAIN, MAY, .modify = { { Q_FAILED_DEAL, others_pay } } }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_ANYONE | OWN, MAY, .when = i_extort }) }),
};
