/* Prophet - says who will win, and gains or pays by it. */
#include "rules.h"

enum { WHO_WINS, WHERE, HOW_MANY };
enum { MOST_TO_SETTLE = 4, PENALTY = 2 };
enum { ONE, TWO };                               /* negotiate cards, as labels */

/* What was said is the value of the effect: a side, or how many cards; plus one. */
static int said(const game *g, const frame *f) { return effect_of(g, L(SOURCE))->remembered - 1; }

static FLOW(predict)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SIDE, f->seat, choices(2), WHO_WINS));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(g->answer + 1);
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, WHO_WINS, 1, L(SOURCE));
    FLOW_END;
}

/* A deal is a win of both; where nobody has won nothing comes of it. */
static bool there_is_a_winner(const game *g, const frame *f)
{
    return said(g, f) >= 0 && (g->winner == SIDE_OFFENSE || g->winner == SIDE_DEFENSE || g->winner == DEAL_MADE);
}

static uint64_t new_planets(const game *g, int seat) { return with_room(g, g->planets & ~colonies(g, seat)); }

static FLOW(be_judged)
{
    FLOW_BEGIN;
    if (g->winner != DEAL_MADE && g->winner != said(g, f)) {
        CALL(lose_chosen(g, of_side(g, g->winner), f->seat, PENALTY, L(SOURCE)));
        RETURN(0);
    }
    if (!new_planets(g, f->seat) || !ways_out(g, f->seat)) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, new_planets(g, f->seat), WHERE));
    CALL(found_colony(g, f->seat, g->answer, MOST_TO_SETTLE, L(SOURCE)));
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

static bool has_not_spoken(const game *g, const frame *f)
{
    int p = power_at_work(g, f->seat, ALIEN_prophet);
    return p >= 0 && !effect_of(g, p)->used;
}

static FLOW(count_compromises)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), HOW_MANY));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(g->answer + 1);
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, HOW_MANY, 0, L(SOURCE));
    FLOW_END;
}

static bool has_counted(const game *g, const frame *f) { return said(g, f) >= 0; }

static bool compromises_on(const game *g, int side)
{
    int card = played_card(g, of_side(g, side));
    return card < HC_CARDS && class_of(g, card) == C_NEGOTIATE;
}

static int compromises(const game *g) { return compromises_on(g, SIDE_OFFENSE) + compromises_on(g, SIDE_DEFENSE); }

static FLOW(settle_count)
{
    FLOW_BEGIN;
    SET(COUNT, said(g, f) + 1);
    effect_for(g, L(SOURCE))->remembered = 0;    /* nobody who gets the flare has said anything */
    if (compromises(g) != L(COUNT)) {
        pass_on(g, ev, f->seat, clockwise(g, f->seat, 1), CARD_OF_SOURCE(L(SOURCE)), L(SOURCE));
        RETURN(0);
    }
    for (L(MINE) = 1; L(MINE) < g->players; L(MINE)++) CALL(lose_any(g, clockwise(g, f->seat, L(MINE)), 1, L(SOURCE)));
    FLOW_END;
}

const sheet alien_prophet = {
    .name = "Prophet", .power_name = "to Predict", .summary = "Says who will win", .box = HC_BOX_EON,
    .history = "It has been wrong before, and had predicted that too.",
    .told = TOLD({ "<Seat> [says] that one {negotiate} card has been played.", HOW_MANY, ONE },
             { "<Seat> [says] that two {negotiate} cards have been played.", HOW_MANY, TWO }),
    .prompt = PROMPTS([WHO_WINS] = { "predict", "Which side will win?", { 0 } }, [WHERE] = { "prophet", "Where do you found a {colony}?", { 0 } },
                [HOW_MANY] = { "count", "How many {negotiate} cards have been played?", { "one", "two" } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC, .players_min = 3,
        .text = { "When you are neither a main player nor an ally, before cards are chosen, you may say which side will win; a deal is a win for both. If you were right, found a {colony} with up to four "
                  "{ships} on any planet. If you were wrong, the main player who has won sends two of your {ships} to the {warp}.",
                  "When cards are chosen and not yet revealed, you may say whether one or two of them are {negotiate} cards. If you were right, all others lose a {ship} of their choice to the {warp}; if "
                  "not, this flare goes to the player on your left.",
                  "You may hold back your prediction until cards are chosen but not yet revealed." },
        .hook[POWER] = HOOKS({ W_PLANNING, AS_BYSTANDER, MAY, .flow = predict },
                         { W_RESOLVED, AS_ANYONE, MUST | FREE | EVEN_LOST, .flow = be_judged, .when = there_is_a_winner }),
        .hook[WILD] = HOOKS({ W_SELECTED, AS_ANYONE, MAY, .flow = count_compromises },
                        { W_REVEALED, AS_ANYONE, MUST | FREE | UNPLAYED | FOLLOWS, .flow = settle_count, .when = has_counted }),
        .hook[SUPER] = HOOKS({ W_SELECTED, AS_BYSTANDER, MAY | USES_POWER, .flow = use_with_flare, .when = has_not_spoken }) }),
};
