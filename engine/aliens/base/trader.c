/* Trader - swaps hands with the opponent. */
#include "rules.h"

enum { WITH_WHOM, IN_RETURN };

static bool has_cards(const game *g, int seat) { return next_card(g, IN_HAND + seat, 0) < HC_CARDS; }

static bool there_are_cards(const game *g, const frame *f) { return has_cards(g, f->seat) || has_cards(g, opponent(g, f->seat)); }

static bool opponent_has_cards(const game *g, const frame *f) { return has_cards(g, opponent(g, f->seat)); }

static FLOW(transfer)
{
    FLOW_BEGIN;
    swap_hands(g, ev, f->seat, opponent(g, f->seat), L(SOURCE));
    FLOW_END;
}

static int my_flare(const game *g) { return CARD_OF_SOURCE(flare_of(g, ALIEN_trader)); }

/* The flare that made it possible is in play: it neither goes along with the hand nor is discarded for a new one. */
static bool lay_flare_down(game *g, int seat)
{
    if (g->where[my_flare(g)] != IN_HAND + seat) return false;
    put_in_play(g, my_flare(g));
    return true;
}

/* A defense that needs a new hand draws it first: nobody is left with a hand that cannot be played. */
static FLOW(transfer_to)
{
    enum { OTHER = MINE, BY_FLARE };
    FLOW_BEGIN;
    SET(OTHER, opponent(g, f->seat));
    SET(BY_FLARE, spend_super(g, ALIEN_trader));
    if (L(BY_FLARE)) {
        ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, everybody(g) & ~(1u << f->seat), WITH_WHOM));
        SET(OTHER, g->answer);
        SET(BY_FLARE, lay_flare_down(g, f->seat));
    }
    if (f->seat == g->defense) CALL(new_hand(g, f->seat));
    swap_hands(g, ev, f->seat, L(OTHER), L(SOURCE));
    if (L(BY_FLARE)) keep_card(g, ev, f->seat, my_flare(g), L(SOURCE));
    FLOW_END;
}

static bool is_my_trade(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_trader); }

/* One for one: a card drawn blindly for one of the drawer's choice. */
static FLOW(exchange)
{
    FLOW_BEGIN;
    take_at_random(g, ev, opponent(g, f->seat), f->seat, L(SOURCE));
    ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, IN_RETURN)->filter = (uint16_t)C_ANY);
    give_card(g, ev, f->seat, opponent(g, f->seat), g->answer, L(SOURCE));
    FLOW_END;
}

const sheet alien_trader = {
    .name = "Trader", .power_name = "of Barter", .summary = "Swaps hands with the opponent", .alert = GREEN,
    .history = "Every bargain it ever struck was fair. It says so on the receipt.",
    .prompt = PROMPTS([WITH_WHOM] = { "trade-with", "With whom do you swap hands?", { 0 } }, [IN_RETURN] = { "in-return", "Which card do you give in return?", { 0 } }),
    .form = FORMS({ .editions = IN_AVALON_HILL,
        .text = { "As a main player, before cards are chosen, you may swap hands with your opponent. Each of you keeps the new hand." },
        .hook[POWER] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = transfer, .when = there_are_cards }) },
              { .editions = IN_FFG, .power_name = "of Transference",
        .text = { "As a main player, before cards are chosen, you may swap hands with your opponent. Each of you keeps the new hand. If you are the {defense} and need a new hand, you draw it first.",
                  "As a main player, before anybody is invited, you may take a card at random from your opponent's hand. You then give back a card of your choice.",
                  "When you use your power, you may swap hands with any other player instead of your opponent." },
        .hook[POWER] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = transfer_to, .when = there_are_cards }),
        .hook[WILD] = HOOKS({ W_LAUNCHED, AS_MAIN, MAY, .flow = exchange, .when = opponent_has_cards }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_MAIN | OWN, MAY, .when = is_my_trade }) }),
};
