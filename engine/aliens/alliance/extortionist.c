/* Extortionist - half of what others draw is its own, unless they pay with a ship. */
#include "rules.h"

enum { PAYMENT, SHIP, RANSOM };
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

/* ---- the oldest form: lucre buys it off --------------------------------------------------------------------------- */

enum { LUCRE_INSTEAD = 1, FOR_TWO_DISCS = 2 };

static void ask_ransom(game *g, const frame *f)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CHOICE, L(WHO), choices(2), RANSOM);
    q->count = (uint8_t)half(g, L(WHO));
}

static FLOW(extort_or_be_paid)
{
    enum { LEFT = MINE };
    FLOW_BEGIN;
    g->answer = CARDS;
    SET(LEFT, half(g, L(WHO)));
    if (!spend_super(g, ALIEN_extortionist) && lucre_of(g, L(WHO)) >= L(LEFT)) ASK(ask_ransom(g, f));
    if (g->answer == LUCRE_INSTEAD) {
        give_lucre(g, ev, L(WHO), f->seat, L(LEFT), L(SOURCE));
        RETURN(0);
    }
    for (; L(LEFT) > 0; L(LEFT)--) take_drawn_at_random(g, ev, L(WHO), f->seat, L(SOURCE));
    FLOW_END;
}

static bool i_could_be_paid(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_extortionist) && has_part(g, PART_lucre); }

/* The disc that was turned up before this one, in the same turn. */
static bool shows_my_colour_again(const game *g, const frame *f)
{
    const int used = g->pile_count[DESTINY_USED];
    if (!g->second || used < 2 || L(WHO) != f->seat || !lucre_of(g, g->offense) || g->offense == f->seat) return false;
    const int before = g->value[pile_of(g, DESTINY_USED)[used - 2]];
    return destiny_kind(before) == HC_DESTINY_COLOUR && (before & DESTINY_SEAT) == f->seat;
}

static FLOW(take_toll)
{
    FLOW_BEGIN;
    give_lucre(g, ev, g->offense, f->seat, FOR_TWO_DISCS, L(SOURCE));
    FLOW_END;
}

const sheet alien_extortionist = {
    .name = "Extortionist", .power_name = "to Extort", .summary = "Takes half of others' new cards", .box = HC_BOX_ALLIANCE, .alert = YELLOW,
    .history = "It calls this insurance. Against what, nobody has dared to ask.",
    .told = TOLD({ "<Seat> [lets] half of the new cards go.", PAYMENT, CARDS }, { "<Seat> [gives] up a {ship} instead.", PAYMENT, A_SHIP },
                 { "<Seat> [lets] half of the new cards go.", RANSOM, 0 }, { "<Seat> [pays] lucre instead.", RANSOM, 1 }),
    .prompt = PROMPTS([PAYMENT] = { "extortion", "Let half of your new cards go, or one of your {ships}, of the Extortionist's choice?", { "cards", "a ship" } },
                [SHIP] = { "extorted-ship", "Which {ship} goes to the {warp}?", { 0 } },
                [RANSOM] = { "ransom", "Let half of your new cards go, or pay one lucre for each of them?", { "cards", "lucre" } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "When another player takes {compensation} or draws new cards for their hand, be it a new hand, {rewards} or anything else except the starting hands, you may "
                  "take half of them, rounded down, at random, before they reach that hand. The player may keep them all by letting you send one of their {ships}, of your "
                  "choice, to the {warp}.",
                  "As a main player, when you are about to talk about a deal, you may play this flare. If no deal is made, you lose no {ships}, and the others lose twice as many.",
                  "When you use your power, you may refuse to be paid with a {ship}." },
        .note = "The cards lie face down until it is settled who gets which: neither player learns what the other got.",
        .hook[POWER] = HOOKS({ W_DRAWN, AS_ANYONE | OTHERS, MAY, .flow = extort, .when = is_worth_while }),
        .hook[WILD] = HOOKS({ W_DEAL_BEGINS, AS_MAIN, MAY, .modify = { { Q_FAILED_DEAL, others_pay } } }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_ANYONE | OWN, MAY, .when = i_extort }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "When another player draws two or more cards at once or takes them as {compensation}, be it a new hand, {rewards} or anything else except the starting hands, you may take half of "
                  "them, rounded down, at random. The player may keep them all by paying you one lucre for each card that you would take.",
                  "When another player turns up a {destiny_card} of your colour for the second {encounter} of a turn, and the first one was of your colour too, you may take two lucre from that player.",
                  "When you use your power, you may refuse to be bought off." },
        .note = "That it could be bought off with lucre, and for what the wild half takes lucre, is known; the amounts are ours. The cards lie face down until it is settled who gets which.",
        .hook[POWER] = HOOKS({ W_DRAWN, AS_ANYONE | OTHERS, MAY, .flow = extort_or_be_paid, .when = is_worth_while }),
        .hook[WILD] = HOOKS({ W_DREW_DESTINY, AS_ANYONE, MAY, .flow = take_toll, .when = shows_my_colour_again }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_ANYONE | OWN, MAY, .when = i_could_be_paid }) }),
};
