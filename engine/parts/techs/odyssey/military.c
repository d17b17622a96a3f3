/* military.c - mili-techs: completed by attack cards instead of ships. */
#include "rules.h"

enum { PAY };
#define PAYS(text_of_it) [PAY] = { "pay-tech", text_of_it, { 0 } }
#define PAIR  PAYS("Which of two equal attack cards do you discard for this tech?")
#define ROW   PAYS("Which attack card do you discard for this tech, together with the next higher one?")
#define SUM   PAYS("Which attack card do you discard for this tech?")
#define MILI_TECH(id, title, what, ...) \
    const sheet card_##id = { .piece = HC_CARD_TECH, .box = HC_BOX_ODYSSEY, .name = title, .summary = what, __VA_ARGS__ }
#define FOR_A_PAIR "It takes two equal attack cards. "
#define FOR_A_ROW  "It takes two attack cards of consecutive numbers. "
#define ANOTHER    " Whoever completes it draws another tech."

/* ---- Galactose Intolerance ------------------------------------------------------------------------------------------ */

enum { CHOICE = 1, LOSES_SHIPS = 1, EIGHT = 8, C_OTHERS = C_ANY & ~C_ENCOUNTER };

static FLOW(sicken)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (L(AT) = 1; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, f->seat, L(AT)));
        ASK(ask_for(g, f, HC_ASK_CHOICE, L(WHO), choices(2), CHOICE));
        tell(g, ev, HC_EV_CHOICE, L(WHO), NOBODY, g->answer, CHOICE, 0, L(SOURCE));
        if (g->answer == LOSES_SHIPS) CALL(lose_from_colonies(g, L(WHO), EIGHT, L(SOURCE)));
        else while (has_card(g, IN_HAND + L(WHO), C_OTHERS)) CALL(discard(g, L(WHO), first_card(g, IN_HAND + L(WHO), C_OTHERS), L(SOURCE)));
    }
    FLOW_END;
}

MILI_TECH(galactose_intolerance, "Galactose Intolerance", "Costs the others cards or {ships}",
    .prompt = PROMPTS(SUM, [CHOICE] = { "galactose", "Galactose Intolerance: do you discard all cards that are not {encounter} cards, or lose eight {ships}?",
                                        { "discard the cards", "lose eight ships" } }),
    .form = FORMS({ .editions = IN_FFG, .attacks = 25,
        .text = { "It takes attack cards that add up to at least 25. Discard at any time: every other player either discards all cards that are not {encounter} cards, or loses "
                  "eight {ships} to the {warp}." },
        .hook[POWER] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY, .flow = sicken }) }));

/* ---- Gamma Converter, Plasma Coil --------------------------------------------------------------------------------- */

enum { HOW_MANY = 1, EACH = 3 };

static bool can_convert(const game *g, const frame *f) { return both_attack(g, f) && g->count[IN_HAND + f->seat]; }

static FLOW(convert)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, g->count[IN_HAND + f->seat]), HOW_MANY));
    CALL(discard_at_random(g, f->seat, g->answer, L(SOURCE)));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(EACH * g->result);
    FLOW_END;
}

static int add_converted(const sum *s, const effect *e, int side, int total) { return fights_for(s->g, e->by, side) ? total + e->remembered : total; }

MILI_TECH(gamma_converter, "Gamma Converter", "Cards at random become 3 each",
    .prompt = PROMPTS(PAIR, [HOW_MANY] = { "convert", "How many cards do you discard at random, for 3 each?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .attacks = ATTACKS_EQUAL, .draws_tech = true,
        .text = { FOR_A_PAIR "As a main player or ally, after cards are revealed, you may discard any number of cards at random from your hand: each adds 3 to your side's total. The "
                  "tech is kept." ANOTHER },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_INVOLVED, MAY | PIECE_STAYS, .flow = convert, .when = can_convert,
                               .modify = { { Q_ADDED, add_converted } } }) }));

enum { FIVE = 5 };

static FLOW(coil)
{
    enum { ON_SIDE = MINE2 };
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = (int16_t)(2 * FIVE | L(ON_SIDE));
    FLOW_END;
}

static int add_five(const sum *s, const effect *e, int side, int total) { (void)s; return (e->remembered & 1) == side ? total + FIVE : total; }

/* The question about the side is the first of its sheet. */
MILI_TECH(plasma_coil, "Plasma Coil", "A reinforcement of 5",
    .prompt = PROMPTS({ "coil", "Which of two equal attack cards do you discard for this tech? Or, in an {encounter}: which side does it reinforce?", { "the {offense}", "the {defense}" } }),
    .form = FORMS({ .editions = IN_FFG, .attacks = ATTACKS_EQUAL, .draws_tech = true,
        .text = { FOR_A_PAIR "Discard as a main player or ally after cards are revealed: it adds 5 to the total of either side, as a reinforcement does." ANOTHER },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_INVOLVED, MAY | ON_A_SIDE, .flow = coil, .when = both_attack,
                               .modify = { { Q_ADDED, add_five } } }) }));

/* ---- Nu'x'xian Orb ---------------------------------------------------------------------------------------------------- */

enum { WHENCE = 1 };

static uint64_t outposts(const game *g, const frame *f) { return colonies(g, f->seat) & system_of(g, L(WHO)); }

static bool is_wild_play(const game *g, int source)
{
    const hook *h = hook_in_use(g, source);
    const form *fl = h ? form_of(g, sheet_of(g, source)) : NULL;
    if (fl) FOR_HOOKS(wild, fl, WILD) if (wild == h) return true;
    return false;
}

static bool can_dim(const game *g, const frame *f)
{
    return L(WHO) != f->seat && is_flare_played(g, f) && is_wild_play(g, L(WHAT)) && outposts(g, f);
}

/* It has been used in this encounter all the same. */
static FLOW(dim)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, outposts(g, f), WHENCE));
    CALL(send_to_warp(g, f->seat, 1, g->answer, L(SOURCE)));
    tell_act_cancelled(g, ev, f);
    keep_card(g, ev, L(WHO), CARD_OF_SOURCE(L(WHAT)), L(SOURCE));
    RETURN(1);
    FLOW_END;
}

MILI_TECH(nuxxian_orb, "Nu'x'xian Orb", "Cancels a wild flare at the price of a {ship}",
    .prompt = PROMPTS(ROW, [WHENCE] = { "orb", "From which planet does your {ship} go to the {warp}?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .attacks = ATTACKS_IN_A_ROW, .draws_tech = true,
        .text = { FOR_A_ROW "When another player plays a wild flare and you have a {colony} in that player's home system, you may send one of your {ships} from there to the {warp}: "
                  "the flare has no effect. It goes back to the hand, and cannot be played again in this {encounter}. The tech is kept." ANOTHER },
        .hook[POWER] = HOOKS({ W_CARD_PLAYED, AS_ANYONE | OTHERS, MAY | PIECE_STAYS, .flow = dim, .when = can_dim }) }));

/* ---- Xaq Attack, X-Lot-L Pod ---------------------------------------------------------------------------------------- */

enum { WHOM = 1 };

static uint64_t hosts(const game *g, int seat)
{
    uint64_t set = 0;
    for (int side = 0; side < 2; side++) {
        const bool invites = of_side(g, side) < SEATS && may(g, Q_MAY_INVITE, of_side(g, side), 0);
        if (invites && !(g->now.invited[side] >> seat & 1)) set |= 1ull << of_side(g, side);
    }
    return g->now.barred >> seat & 1 || !ships_to_send(g, seat) ? 0 : set;
}

static bool can_press(const game *g, const frame *f) { return hosts(g, f->seat) != 0; }

static FLOW(press)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, hosts(g, f->seat), WHOM));
    SET(WHO, g->answer);
    g->now.invited[side_taken(g, L(WHO))] |= (uint8_t)(1u << f->seat);
    tell(g, ev, HC_EV_INVITED, L(WHO), f->seat, side_of(g, L(WHO)), 0, 0, L(SOURCE));
    hand_over_tech(g, ev, f->seat, L(WHO), L(SOURCE), L(SOURCE));
    FLOW_END;
}

MILI_TECH(xaq_attack, "Xaq Attack", "Makes a main player invite its owner",
    .prompt = PROMPTS(ROW, [WHOM] = { "xaq", "Which main player has to invite you, and gets the Xaq Attack?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .attacks = ATTACKS_IN_A_ROW, .draws_tech = true,
        .text = { FOR_A_ROW "When you are not a main player, before allies are invited, you may give this to a main player, who must invite you. The new owner may use it later in the same "
                  "way." ANOTHER },
        .hook[POWER] = HOOKS({ W_LAUNCHED, AS_ALLY | AS_BYSTANDER, MAY | PIECE_STAYS, .flow = press, .when = can_press }) }));

static bool can_save_one(const game *g, const frame *f) { return heads_for_warp(g, f) && L(COUNT) > 1 && colonies_left(g, f); }

static FLOW(save_one)
{
    FLOW_BEGIN;
    CALL(save_ships(g, f, 1));
    RETURN(g->result);
    FLOW_END;
}

MILI_TECH(x_lot_l_pod, "X-Lot-L Pod", "Saves one of several lost {ships}",
    .prompt = PROMPTS(SUM),
    .form = FORMS({ .editions = IN_FFG, .attacks = 13, .draws_tech = true,
        .text = { "It takes attack cards that add up to at least 13. When several of your {ships} would go to the {warp} together, one of them may go to one of your {colonies} "
                  "instead. The tech is kept." ANOTHER },
        .hook[POWER] = HOOKS({ W_WOULD_LOSE, AS_ANYONE | OWN, MAY | PIECE_STAYS, .flow = save_one, .when = can_save_one }) }));

/* ---- Rewards Distributor: how much was paid is remembered --------------------------------------------------------------- */

enum { ULTRA_PRICE = 21, TWO = 2 };

static FLOW(distribute)
{
    FLOW_BEGIN;
    bring_rewards(g, ev, effect_of(g, L(SOURCE))->remembered >= ULTRA_PRICE);
    CALL(draw_rewards(g, f->seat, TWO, L(SOURCE)));
    FLOW_END;
}

MILI_TECH(rewards_distributor, "Rewards Distributor", "Brings reward cards into the game",
    .prompt = PROMPTS(SUM),
    .form = FORMS({ .editions = IN_FFG, .attacks = 10, .draws_tech = true,
        .text = { "It takes attack cards that add up to at least 10. When you complete it, the reward deck of Incursion comes into the game; if one is there already, or if your cards add up "
                  "to 21 or more, the ultra rewards, too. Discard this, and draw two reward cards." ANOTHER },
        .hook[POWER] = HOOKS({ W_TECH_COMPLETED, AS_ANYONE | OWN, MUST, .flow = distribute, .when = is_my_completion }) }));
