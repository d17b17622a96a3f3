/* Genius - takes cards instead of colonies, and wins with twenty of them. */
#include "rules.h"

enum { WHO_DRAWS, GUESS };
enum { CARDS_TO_WIN = 20, HIGHEST_GUESS = 40, NEAR_ENOUGH = 3, FOR_A_GOOD_GUESS = 4 };

static int cards_in_hand(const game *g, int seat) { return count_cards(g, IN_HAND + seat, C_ANY); }

/* The ships need somewhere else to go. */
static bool would_gain_colony(const game *g, const frame *f)
{
    bool foreign = !(home_of(g, f->seat) >> to_of(f) & 1), is_new = !g->ships[f->seat][to_of(f)];
    return L(CAUSE) == BY_ENCOUNTER && foreign && is_new && colonies(g, f->seat);
}

static FLOW(outwit)
{
    FLOW_BEGIN;
    CALL(draw(g, f->seat, L(COUNT), L(SOURCE)));
    CALL(return_ships(g, f->seat, L(COUNT), from_of(f), L(SOURCE)));
    RETURN(L(COUNT));
    FLOW_END;
}

static bool has_enough_cards(const game *g, const frame *f) { return cards_in_hand(g, f->seat) >= CARDS_TO_WIN; }

static FLOW(win)
{
    FLOW_BEGIN;
    CALL(claim(g, 1u << f->seat, L(SOURCE)));
    FLOW_END;
}

static int learnt_so_far(const game *g, int p, int seat)
{
    return g->power[p].holder == seat ? part_of_way(cards_in_hand(g, seat), CARDS_TO_WIN) : 0;
}

/* ---- the flare --------------------------------------------------------------------------------------- */

static bool there_are_cards(const game *g, const frame *f) { (void)f; return can_draw(g); }

static int named(const game *g)
{
    int set = 0;
    for (int i = 0; i < g->draft_count; i++) set |= 1 << g->draft[i];
    return set;
}

static void ask_who_draws(game *g, const frame *f)
{
    by_sheet(pick(g, HC_ASK_SEAT, f->seat, 1, g->players, everybody(g), WHO_DRAWS), f);
}

/* In the order of play, whatever the order in which they were named. */
static FLOW(teach)
{
    enum { WHOM = MINE, TURN };
    FLOW_BEGIN;
    ASK(ask_who_draws(g, f));
    SET(WHOM, named(g));
    clear_draft(g);
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++)
        if (L(WHOM) >> clockwise(g, g->offense, L(TURN)) & 1) CALL(draw(g, clockwise(g, g->offense, L(TURN)), 1, L(SOURCE)));
    FLOW_END;
}

static FLOW(guess)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(0, HIGHEST_GUESS), GUESS));
    effect_for(g, L(SOURCE))->remembered = g->answer;
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, GUESS, 0, L(SOURCE));
    FLOW_END;
}

/* What the card says as it is turned up, whatever becomes of it. */
static bool guessed_well(const game *g, const frame *f)
{
    int card = played_card(g, opponent(g, f->seat)), flare = flare_of(g, ALIEN_genius);
    if (!super_on(g, ALIEN_genius) || effect_of(g, flare)->by != f->seat || card == HC_CARDS || class_of(g, card) != C_ATTACK) return false;
    int off_by = attack_value(g, card) - effect_of(g, flare)->remembered;
    return off_by >= -NEAR_ENOUGH && off_by <= NEAR_ENOUGH;
}

static FLOW(eureka)
{
    FLOW_BEGIN;
    CALL(draw(g, f->seat, FOR_A_GOOD_GUESS, flare_of(g, ALIEN_genius)));
    FLOW_END;
}

const sheet alien_genius = {
    .name = "Genius", .power_name = "to Outwit", .summary = "Wins with 20 cards", .alert = RED, .box = HC_BOX_INCURSION,
    .history = "It has read everything ever written about you, and was not surprised.",
    .prompt = PROMPTS([WHO_DRAWS] = { "genius", "Who draws a card? Name as many as you like.", { 0 } },
                [GUESS] = { "guess", "Which number do you guess for your opponent's card?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As a main player or ally, when you have won an {encounter} and would gain a foreign {colony}, you may draw a card for each of your {ships} in the {encounter} instead. "
                  "These {ships} then go to your other {colonies}. When any player's turn begins and you hold 20 cards or more, you win the game. You can also win in the usual way.",
                  "As a main player, before allies are invited, you may name any number of players, yourself included, who must each draw a card.",
                  "As a main player, when cards are chosen but not yet revealed, you may guess a number from 0 to 40. If your opponent reveals an attack card within 3 of it, draw four cards." },
        .progress = learnt_so_far,
        .hook[POWER] = HOOKS({ W_WOULD_LAND, AS_INVOLVED | OWN, MAY, .flow = outwit, .when = would_gain_colony },
                         { W_START_TURN, AS_ANYONE, MUST, .flow = win, .when = has_enough_cards },
                         { W_REVEALED, AS_MAIN, MUST | FREE | EVEN_LOST, .flow = eureka, .when = guessed_well }),
        .hook[WILD] = HOOKS({ W_LAUNCHED, AS_MAIN, MAY, .flow = teach, .when = there_are_cards }),
        .hook[SUPER] = HOOKS({ W_SELECTED, AS_MAIN, MAY, .flow = guess }) }),
};
