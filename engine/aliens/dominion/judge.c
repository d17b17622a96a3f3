/* Judge - decrees what the winner or the loser gets besides. */
#include "rules.h"

enum { WHOSE_GAIN, A_BASE, CARDS, WHERE, LUCRE, BUY_OFF };
enum { WINNER, LOSER, BOTH };
enum { MOST_CARDS = 20, MOST_LUCRE = 20, PRICE = 4 };
enum { PAYS, LETS_IT_STAND };

/* The value of the effect: for each of the two so many cards, and a base. */
enum { BASE = 32, GAIN = 64 };
static int gain_of(const game *g, int source, int whose) { return effect_of(g, source)->remembered / (whose == WINNER ? 1 : GAIN) % GAIN; }

/* Lucre that was decreed for each of the two, in the number that the sheet keeps. */
enum { SHARE = MOST_LUCRE + 1 };
static int lucre_decreed(const game *g, int source, int whose) { return g->power[source].number / (whose == WINNER ? 1 : SHARE) % SHARE; }

static bool can_buy_off(const game *g, int seat) { return has_part(g, PART_lucre) && lucre_of(g, seat) >= PRICE; }

static void ask_cards(game *g, const frame *f) { ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(0, MOST_CARDS), CARDS); }

static FLOW(decree)
{
    enum { WHOSE = MINE, LEFT, HAS_BASE };
    FLOW_BEGIN;
    SET(LEFT, spend_super(g, ALIEN_judge) ? 2 : 1);
    g->power[L(SOURCE)].number = 0;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), WHOSE_GAIN));
    for (SET(WHOSE, g->answer); L(LEFT) > 0; L(LEFT)--, SET(WHOSE, !L(WHOSE))) {
        ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), A_BASE));
        SET(HAS_BASE, g->answer);
        ASK(ask_cards(g, f));
        effect_for(g, L(SOURCE))->remembered += (int16_t)((L(HAS_BASE) * BASE + g->answer) * (L(WHOSE) ? GAIN : 1));
        tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, L(WHOSE), WHOSE_GAIN, 0, L(SOURCE));
        tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, L(HAS_BASE), A_BASE, 0, L(SOURCE));
        if (g->answer) tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, CARDS, 0, L(SOURCE));
        if (!has_part(g, PART_lucre)) continue;
        ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(0, MOST_LUCRE), LUCRE));
        g->power[L(SOURCE)].number = (int16_t)(g->power[L(SOURCE)].number + g->answer * (L(WHOSE) ? SHARE : 1));
        tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, LUCRE, 0, L(SOURCE));
    }
    if (!can_buy_off(g, opponent(g, f->seat))) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_CHOICE, opponent(g, f->seat), choices(2), BUY_OFF)->count = PRICE);
    tell(g, ev, HC_EV_CHOICE, opponent(g, f->seat), NOBODY, g->answer, BUY_OFF, 0, L(SOURCE));
    if (g->answer == LETS_IT_STAND) RETURN(0);
    give_lucre(g, ev, opponent(g, f->seat), f->seat, PRICE, L(SOURCE));
    effect_for(g, L(SOURCE))->remembered = 0;
    g->power[L(SOURCE)].number = 0;
    FLOW_END;
}

static bool is_due(const game *g, const frame *f)
{
    bool decreed = effect_of(g, L(SOURCE))->remembered || (effect_of(g, L(SOURCE))->used && g->power[L(SOURCE)].number);
    return decreed && (g->winner == SIDE_OFFENSE || g->winner == SIDE_DEFENSE) && (is_attack(g, 0) || is_attack(g, 1));
}

static uint64_t bases(const game *g, int from, int to) { return ways_out(g, to) ? with_room(g, planet_bases(g, from) & ~colonies(g, to)) : 0; }

static void take_cards(game *g, events *ev, int from, int to, int count, int cause)
{
    for (int i = 0; i < count; i++) if (take_at_random(g, ev, from, to, cause) < 0) break;
}

static FLOW(carry_out)
{
    enum { WHOSE = MINE, FROM, GAIN_OF };
    FLOW_BEGIN;
    for (L(WHOSE) = WINNER; L(WHOSE) < BOTH; L(WHOSE)++) {
        SET(WHO, of_side(g, L(WHOSE) == WINNER ? g->winner : !g->winner));
        SET(FROM, opponent(g, L(WHO)));
        SET(GAIN_OF, gain_of(g, L(SOURCE), L(WHOSE)));
        take_cards(g, ev, L(FROM), L(WHO), L(GAIN_OF) % BASE, L(SOURCE));
        give_lucre(g, ev, L(FROM), L(WHO), lucre_decreed(g, L(SOURCE), L(WHOSE)), L(SOURCE));
        if (L(GAIN_OF) < BASE || !bases(g, L(FROM), L(WHO))) continue;
        ASK(ask_for(g, f, HC_ASK_PLANET, L(WHO), bases(g, L(FROM), L(WHO)), WHERE));
        CALL(found_colony(g, L(WHO), g->answer, rules(g)->ship_limit, L(SOURCE)));
    }
    g->power[L(SOURCE)].number = 0;
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

enum { CLOSE = 5 };
static bool is_close(const game *g, const frame *f)
{
    return both_attack(g, f) && !g->now.decided && g->now.margin < CLOSE;
}

static FLOW(adjourn)
{
    FLOW_BEGIN;
    call_a_draw(g, ev, L(SOURCE));
    FLOW_END;
}

static bool i_decree(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_judge); }

const sheet alien_judge = {
    .name = "Judge", .power_name = "of Fiat", .summary = "Decrees what is at stake", .alert = RED, .box = HC_BOX_DOMINION,
    .history = "Order. It will have order. It has a hammer.",
    .told = TOLD({ "<Seat> [decrees] a gain for <answer>.", WHOSE_GAIN, ANY_LABEL }, { "<Seat> [decrees] <answer>.", A_BASE, ANY_LABEL },
             { "<Seat> [pays] to have the decree taken back.", BUY_OFF, PAYS },
             { "<Seat> [lets] the decree stand.", BUY_OFF, LETS_IT_STAND }, { "<Seat> [decrees] <a:card> at random.", CARDS, 0 },
             { "<Seat> [decrees] <a> lucre.", LUCRE, 0 }),
    .prompt = PROMPTS([WHOSE_GAIN] = { "decree", "Who is to get something extra?", { "the winner", "the loser" } },
                [A_BASE] = { "decree-base", "A {colony} where the other has one?", { "no {colony}", "a {colony}" } },
                [CARDS] = { "decree-cards", "And how many random cards from the other's hand?", { 0 } },
                [WHERE] = { "decreed", "By decree: on which planet do you found a {colony}?", { 0 } },
                [LUCRE] = { "decree-lucre", "And how much of the other's lucre?", { 0 } },
                [BUY_OFF] = { "buy-off", "Do you pay the Judge four lucre to have the decree taken back?", { "pay", "let it stand" } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player, before cards are chosen, you may decree what either the winner or the loser also gets from the other: cards from the hand, a {colony} on a planet where the other has one, or both, and lucre too if it is in the game. It is carried out after everything else, if an attack card is revealed and somebody wins. Your opponent may have it taken back at once for four "
                  "lucre.",
                  "As a main player, when two attacks have been compared and the totals are less than five apart, you may call it a draw: allies go home, and the two of you try to make a deal.",
                  "When you use your power, you may decree something for the winner and something for the loser." },
        .hook[POWER] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = decree },
                         { W_RESOLVED, AS_ANYONE, MUST | FREE | EVEN_LOST, .flow = carry_out, .when = is_due }),
        .hook[WILD] = HOOKS({ W_OUTCOME, AS_MAIN, MAY, .flow = adjourn, .when = is_close }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_MAIN | OWN, MAY, .when = i_decree }) }),
};
