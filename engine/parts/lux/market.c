/* market.c - the lux market: in every regroup the offense says who may buy rewards, and at what price. */
#include "rules.h"

enum { ALONE, PAIR, ALL_BUY, GIFT, MARKETS, DEAREST = 3, MOST_BOUGHT = 20 };

static bool is_anybody_rich(const game *g)
{
    for (int s = 0; s < g->players; s++) if (can_pay_lux(g, s, 1)) return true;
    return false;
}

static unsigned possible_partners(const game *g, unsigned refused) { return everybody(g) & ~(1u << g->offense) & ~refused; }

/* Those who have refused are not asked again. */
static void ask_market(game *g, unsigned refused)
{
    uint64_t ways = 1u << ALONE | 1u << ALL_BUY;
    if (possible_partners(g, refused)) ways |= 1u << PAIR;
    if (lux_worth(g, g->offense)) ways |= 1u << GIFT;
    ask(g, HC_ASK_CHOICE, 1u << g->offense, ways, MARKET_CHOICE)->sheet = CARD_lux_market;
}

static void ask_seat_at_market(game *g, int seat, unsigned seats, int prompt_id)
{
    ask(g, HC_ASK_SEAT, 1u << seat, seats, prompt_id)->sheet = CARD_lux_market;
}

static void ask_to_join_market(game *g, int seat)
{
    hc_ask *q = ask(g, HC_ASK_CHOICE, 1u << seat, choices(2), MARKET_JOIN);
    q->sheet = CARD_lux_market;
    q->who = g->offense;
}

static int most_to_buy(const game *g, int seat, int price)
{
    const int n = can_pay_lux(g, seat, price) ? lux_worth(g, seat) / price : 0;
    return n < MOST_BOUGHT ? n : MOST_BOUGHT;
}

static void ask_number(game *g, int seat, int most, int prompt_id)
{
    hc_ask *q = ask(g, HC_ASK_NUMBER, 1u << seat, numbers(0, most), prompt_id);
    q->sheet = CARD_lux_market;
    q->count = (uint8_t)most;
}

static void ask_ultra(game *g, int seat) { ask(g, HC_ASK_CHOICE, 1u << seat, choices(2), MARKET_WITH_ULTRA)->sheet = CARD_lux_market; }

/* With an ultra lux first, whatever lux there is; or as cheaply as possible. */
static void pay_at_market(game *g, events *ev, int seat, int price, bool with_ultra)
{
    if (with_ultra) pay_ultra(g, ev, seat, NOBODY, BY_SHEET(CARD_lux_market));
    if (with_ultra) price -= WORTH_OF_ULTRA;
    if (price > 0) pay_lux(g, ev, seat, NOBODY, price, BY_SHEET(CARD_lux_market));
}

/* The price was said; WHO buys. */
FLOW(flow_buy_rewards)
{
    enum { PRICE = MINE, BEFORE };
    FLOW_BEGIN;
    ASK(ask_number(g, f->seat, most_to_buy(g, f->seat, L(PRICE)), MARKET_BUY));
    SET(COUNT, g->answer);
    if (!L(COUNT)) RETURN(0);
    g->answer = 0;
    if (ultra_for_market(g, f->seat)) ASK(ask_ultra(g, f->seat));
    SET(BEFORE, ultra_of(g, f->seat));
    pay_at_market(g, ev, f->seat, L(COUNT) * L(PRICE), g->answer == 1);
    if (ultra_of(g, f->seat) < L(BEFORE)) L(COUNT) = (int16_t)(L(COUNT) + ultra_for_market(g, f->seat));
    CALL(reward(g, f->seat, L(COUNT)));
    RETURN(0);
    FLOW_END;
}

static VERB buy_rewards(game *g, int seat, int price)
{
    frame *f = verb_frame(g, CORE(flow_buy_rewards), seat, 0, 0, BY_RULES);
    f->local[MINE] = (int16_t)price;
    return f;
}

FLOW(flow_lux_gift)
{
    enum { LUX = MINE };
    FLOW_BEGIN;
    ASK(ask_seat_at_market(g, f->seat, everybody(g) & ~(1u << f->seat), GIFT_TO));
    SET(WHO, g->answer);
    g->answer = 0;
    if (lux_of(g, f->seat)) ASK(ask_number(g, f->seat, lux_of(g, f->seat), GIFT_LUX));
    SET(LUX, g->answer);
    g->answer = 0;
    if (ultra_of(g, f->seat)) ASK(ask_number(g, f->seat, ultra_of(g, f->seat), GIFT_ULTRA));
    give_tokens(g, ev, f->seat, L(WHO), L(LUX), g->answer, BY_RULES);
    FLOW_END;
}

FLOW(flow_market)
{
    enum { PRICE = MINE, REFUSED, BUYERS, AT };
    FLOW_BEGIN;
    if (is_extra_of(g, BEGUN_AGAIN) || !is_anybody_rich(g)) RETURN(0);
    while (!L(BUYERS)) {
        if (!is_anybody_rich(g)) RETURN(0);
        ASK(ask_market(g, (unsigned)L(REFUSED)));
        SET(PRICE, DEAREST - g->answer);
        if (g->answer == GIFT) {
            CALL(push(g, CORE(flow_lux_gift), g->offense));
        } else if (g->answer == PAIR) {
            ASK(ask_seat_at_market(g, g->offense, possible_partners(g, (unsigned)L(REFUSED)), MARKET_WITH));
            SET(WHO, g->answer);
            ASK(ask_to_join_market(g, L(WHO)));
            tell(g, ev, HC_EV_LUX, L(WHO), g->offense, 0, g->answer ? HC_LUX_JOINS : HC_LUX_REFUSES, 0, BY_RULES);
            if (g->answer) SET(BUYERS, 1u << g->offense | 1u << L(WHO));
            else SET(REFUSED, (unsigned)L(REFUSED) | 1u << L(WHO));
        } else SET(BUYERS, g->answer == ALL_BUY ? everybody(g) : 1u << g->offense);
    }
    tell(g, ev, HC_EV_LUX, g->offense, NOBODY, L(PRICE), HC_LUX_PRICE, 0, BY_RULES);
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) {
        SET(WHO, g->order[L(AT)]);
        if (L(BUYERS) >> L(WHO) & 1 && most_to_buy(g, L(WHO), L(PRICE))) CALL(buy_rewards(g, L(WHO), L(PRICE)));
    }
    RETURN(0);
    FLOW_END;
}

const sheet card_lux_market = {
    .name = "Lux Market", .summary = "In each regroup, the {offense} says who buys rewards, and at what price", .box = HC_BOX_ODYSSEY,
    .prompt = PROMPTS(
        [MARKET_CHOICE] = { "market", "Who may buy rewards for lux?", { "only me, at 3 each", "another player and I, at 2 each", "everybody, at 1 each", "first I give lux away" } },
        [MARKET_WITH] = { "market-with", "With whom do you share the market, at 2 lux a reward?", { 0 } },
        [MARKET_JOIN] = { "market-join", "The {offense} shares the market with you, at 2 lux a reward. Do you agree?", { "no", "yes" } },
        [MARKET_BUY] = { "buy-rewards", "How many rewards do you buy?", { 0 } },
        [MARKET_WITH_ULTRA] = { "pay-ultra", "Do you pay with an ultra lux, for two more rewards?", { "no", "yes" } },
        [GIFT_TO] = { "gift", "To whom do you give lux?", { 0 } },
        [GIFT_LUX] = { "gift-lux", "How many lux do you give?", { 0 } },
        [GIFT_ULTRA] = { "gift-ultra", "How many ultra lux do you give?", { 0 } },
        [TURN_CARD] = { "turn-lux", "Which of your two lux cards do you turn over? The other one stays a market.", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "When ships are launched, four lux come out of the supply: one for each {ship} of the {offense} to the target planet, the rest to the {gate}; exactly three in one place become one ultra lux. When the {encounter} has been resolved, the {offense} takes what lies at the {gate}, and the owner of the system what lies at the planet. A lux is worth 1, an ultra lux 3, and no change is given. In each regroup, the {offense} chooses who may buy rewards: alone at 3 lux each, with a player who agrees at 2, or everybody at 1. A reward is a card or a {ship} from the {warp}. Lux may change hands in deals." } }),
};

static bool has_lux_to_give(const game *g, const frame *f) { return lux_worth(g, f->seat) > 0; }

const sheet card_lux_gift = {
    .piece = HC_CARD_LUX, .name = "Gift of Lux", .summary = "Lux may be given away at any moment", .box = HC_BOX_ODYSSEY,
    .form = FORMS({ .editions = IN_FFG,
        .text = { "At any time, you may give another player lux or ultra lux: for a promise, which binds nobody, or for nothing." },
        .hook[POWER] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY | FREE | PIECE_STAYS | EACH_TIME, .flow = flow_lux_gift, .when = has_lux_to_give }) }),
};
