/* Trader - swaps hands with the opponent. */
#include "rules.h"

enum { WITH_WHOM, IN_RETURN, FROM_HERE, FROM_THERE, WHICH_PLANET };

static bool has_cards(const game *g, int seat) { return next_card(g, IN_HAND + seat, 0) < HC_CARDS; }

static bool there_are_cards(const game *g, const frame *f) { return has_cards(g, f->seat) || has_cards(g, opponent(g, f->seat)); }

static bool opponent_has_cards(const game *g, const frame *f) { return has_cards(g, opponent(g, f->seat)); }

static FLOW(transfer)
{
    FLOW_BEGIN;
    THREATEN_HAND(opponent(g, f->seat), g->count[IN_HAND + opponent(g, f->seat)]);
    swap_hands(g, ev, f->seat, opponent(g, f->seat), L(SOURCE));
    threat_is_over(g, opponent(g, f->seat));
    FLOW_END;
}

static bool needs_new_hand(const game *g, int seat)
{
    return seat == g->defense && played_card(g, seat) == HC_CARDS && !has_card(g, IN_HAND + seat, C_ENCOUNTER);
}

static bool is_out_of_cards(const game *g, const frame *f) { return needs_new_hand(g, f->seat); }
static bool can_swap(const game *g, const frame *f) { return !needs_new_hand(g, f->seat) && there_are_cards(g, f); }

/* A defense that needs a new hand draws it first, sees it, and then decides: nobody is left with a hand that cannot be played. */
static FLOW(draw_first)
{
    FLOW_BEGIN;
    CALL(new_hand(g, f->seat));
    FLOW_END;
}

static FLOW(transfer_to)
{
    enum { OTHER = MINE };
    FLOW_BEGIN;
    SET(OTHER, opponent(g, f->seat));
    if (lay_super_down(g, f->seat, ALIEN_trader)) {          /* it does not go along with the hand */
        ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, everybody(g) & ~(1u << f->seat), WITH_WHOM));
        SET(OTHER, g->answer);
    }
    THREATEN_HAND(L(OTHER), g->count[IN_HAND + L(OTHER)]);
    swap_hands(g, ev, f->seat, L(OTHER), L(SOURCE));
    threat_is_over(g, L(OTHER));
    take_super_up(g, ev, f->seat, ALIEN_trader, L(SOURCE));
    FLOW_END;
}

static bool is_my_trade(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_trader); }

/* One for one: a card drawn blindly for one of the drawer's choice. */
static FLOW(exchange)
{
    FLOW_BEGIN;
    CALL(take_blindly(g, f->seat, opponent(g, f->seat), false, L(SOURCE)));
    if (!g->result) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, IN_RETURN)->filter = (uint32_t)C_ANY);
    give_card(g, ev, f->seat, opponent(g, f->seat), g->answer, L(SOURCE));
    FLOW_END;
}

/* ---- the oldest form: tokens of others change places ------------------------------------------------------------ */

static uint64_t planets_of(const game *g, int seat) { return planet_bases(g, seat) & ~(1ull << g->target); }

/* For a token of `here` on the target: who else but the player has one elsewhere. */
static unsigned partners(const game *g, int me, int here)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (s != me && s != here && planets_of(g, s)) set |= 1u << s;
    return set;
}

static unsigned who_stands_there(const game *g, int me)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (s != me && g->ships[s][g->target] && partners(g, me, s)) set |= 1u << s;
    return set;
}

static bool tokens_can_change(const game *g, const frame *f) { return g->target < HC_PLANETS && !is_moon(g->target) && who_stands_there(g, f->seat); }

static FLOW(change_places)
{
    enum { HERE = MINE, THERE, PLANET };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, who_stands_there(g, f->seat), FROM_HERE));
    SET(HERE, g->answer);
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, partners(g, f->seat, L(HERE)), FROM_THERE));
    SET(THERE, g->answer);
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, planets_of(g, L(THERE)), WHICH_PLANET)->who = (uint8_t)L(THERE));
    SET(PLANET, g->answer);
    CALL(land_ships(g, L(HERE), 1, g->target, L(PLANET), L(SOURCE)));
    tell_colony_left(g, ev, L(HERE), g->target, L(SOURCE));
    CALL(land_ships(g, L(THERE), 1, L(PLANET), g->target, L(SOURCE)));
    tell_colony_left(g, ev, L(THERE), L(PLANET), L(SOURCE));
    SPREAD_NEWS;
    FLOW_END;
}

const sheet alien_trader = {
    .name = "Trader", .power_name = "of Barter", .summary = "Swaps hands with the opponent", .alert = GREEN,
    .history = "Every bargain it ever struck was fair. It says so on the receipt.",
    .prompt = PROMPTS([WITH_WHOM] = { "trade-with", "With whom do you swap hands?", { 0 } }, [IN_RETURN] = { "in-return", "Which card do you give in return?", { 0 } },
                [FROM_HERE] = { "from-here", "Whose {ship} on the planet of the {encounter}?", { 0 } }, [FROM_THERE] = { "for-whose", "For whose {ship} elsewhere?", { 0 } },
                [WHICH_PLANET] = { "elsewhere", "On which planet is that {ship}?", { 0 } }),
    .form = FORMS({ .editions = IN_AVALON_HILL,
        .text = { "As a main player, before cards are chosen, you may swap hands with your opponent. Each of you keeps the new hand." },
        .hook[POWER] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = transfer, .when = there_are_cards }) },
              { .editions = IN_FFG, .power_name = "of Transference",
        .text = { "As a main player, before cards are chosen, you may swap hands with your opponent. Each of you keeps the new hand. If you are the {defense} and need a new hand, you draw it first and then decide.",
                  "As a main player, before anybody is invited, you may take a card at random from your opponent's hand. You then give back a card of your choice.",
                  "When you use your power, you may swap hands with any other player instead of your opponent." },
        .hook[POWER] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = transfer_to, .when = can_swap },
                         { W_PLANNING, AS_DEFENSE, MAY | FREE, .flow = draw_first, .when = is_out_of_cards }),
        .hook[WILD] = HOOKS({ W_LAUNCHED, AS_MAIN, MAY, .flow = exchange, .when = opponent_has_cards }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_MAIN | OWN, MAY, .when = is_my_trade }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player, before cards are chosen, you may swap hands with your opponent. Each of you keeps the new hand.",
                  "As a main player, before cards are chosen, you may exchange a {ship} on the planet of the {encounter} for one of another player elsewhere. Neither may be yours.",
                  "When you use your power, you may swap hands with any other player instead of your opponent." },
        .hook[POWER] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = transfer_to, .when = there_are_cards }),
        .hook[WILD] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = change_places, .when = tokens_can_change }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_MAIN | OWN, MAY, .when = is_my_trade }) }),
};
