/* Skeptic - doubts that the other side will win, and doubles the stakes. */
#include "rules.h"

enum { ANSWER, AT_RISK };
enum { AGREES, DISAGREES };
enum { DOUBLED = 1, MOST_AT_RISK = 20 };         /* what is remembered of a doubt that was answered: this, plus the tokens at risk */

static int stakes(const game *g, const frame *f) { return effect_of(g, L(SOURCE))->remembered; }

static void ask_whether(game *g, const frame *f)
{
    ask_for(g, f, HC_ASK_CHOICE, L(WHO), choices(2), ANSWER)->count = (uint8_t)L(COUNT);
}

static FLOW(doubt)
{
    enum { TURN = MINE, NEW };
    FLOW_BEGIN;
    SET(WHO, opponent(g, f->seat));
    SET(COUNT, 0);
    if (spend_super(g, ALIEN_skeptic)) {
        ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, MOST_AT_RISK), AT_RISK));
        SET(COUNT, g->answer);
        tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, L(COUNT), AT_RISK, 0, L(SOURCE));
    }
    ASK(ask_whether(g, f));
    tell(g, ev, HC_EV_CHOICE, L(WHO), NOBODY, g->answer, ANSWER, 0, L(SOURCE));
    if (g->answer == DISAGREES) {
        effect_for(g, L(SOURCE))->remembered = (int16_t)(DOUBLED + L(COUNT));
        RETURN(0);
    }
    if (L(WHO) == g->offense) {
        g->goes_on = NO_FURTHER;
        UNWIND(CORE(flow_encounter), ENCOUNTER_OVER);
    }
    land(g, ev);
    count_as_success(g);
    SET(NEW, g->new_colonies);
    ANSWER_LANDINGS;
    SETTLE_WIN;
    if (is_moon(g->target)) CALL(enter_moon(g, g->offense, g->target, BY_RULES));
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, g->offense, L(TURN)));
        SET(COUNT, 1);
        SET(WHAT, g->target);
        SET(CAUSE, L(SOURCE));
        if (L(NEW) >> L(WHO) & 1 && g->ships[L(WHO)][g->target]) RESPOND(W_COLONY_GAINED, L(WHO));
    }
    UNWIND(CORE(flow_encounter), ENCOUNTER_OVER);
    FLOW_END;
}

/* Of a failed deal: of the two, whoever talks. */
static int raise_stakes(const sum *s, const effect *e, int seat, int ships)
{
    if (!e->remembered || (seat != e->by && seat != opponent(s->g, e->by))) return ships;
    return e->remembered == DOUBLED ? 2 * ships : ships + e->remembered - DOUBLED;
}

static bool is_beaten(const game *g, int side) { return g->winner == BOTH_LOST || g->winner == !side; }

/* Its own loss if its side has lost, that of the main player it faced if the other has. */
static unsigned who_pays(const game *g, int seat)
{
    const int side = side_of(g, seat);
    if (side == SIDE_NONE) return 0;
    return (is_beaten(g, side) ? 1u << seat : 0) | (is_beaten(g, !side) ? 1u << of_side(g, !side) : 0);
}

static bool is_time_to_pay(const game *g, const frame *f) { return stakes(g, f) && who_pays(g, f->seat); }

static FLOW(pay)
{
    enum { TURN = MINE, EXTRA };
    FLOW_BEGIN;
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, g->order[L(TURN)]);
        if (!(who_pays(g, f->seat) >> L(WHO) & 1)) continue;
        SET(EXTRA, stakes(g, f) == DOUBLED ? g->now.losing[L(WHO)] : stakes(g, f) - DOUBLED);
        if (L(EXTRA)) CALL(lose_from_colonies(g, L(WHO), L(EXTRA), L(SOURCE)));
    }
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

static bool could_wait(const game *g, const frame *f) { return can_answer_last(g, f->seat); }

static FLOW(wait)
{
    FLOW_BEGIN;
    answer_last(g, f->seat);
    FLOW_END;
}

static bool i_doubt(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_skeptic); }

const sheet alien_skeptic = {
    .name = "Skeptic", .power_name = "to Doubt", .summary = "Doubles what the loser loses", .box = HC_BOX_ALLIANCE,
    .history = "It is not sure that it exists, but would bet on it.",
    .told = TOLD({ "<Seat> [agrees] with the Skeptic.", ANSWER, AGREES }, { "<Seat> [disagrees] with the Skeptic.", ANSWER, DISAGREES },
             { "<Seat> [puts] <a:ship> outside the {encounter} at risk.", AT_RISK, 0 }),
    .prompt = PROMPTS([ANSWER] = { "doubt", "You will not win, says the Skeptic. Do you agree?", { "agree", "disagree" } },
                [AT_RISK] = { "at-risk", "How many {ships} outside the {encounter} does the loser lose as well?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player or ally, before cards are chosen, you may tell the main player you face that they will not win. An {offense} that agrees ends its turn, and all {ships} at the {gate} go home. "
                  "A {defense} that agrees lets the {offense} and its allies land as if they had won; it keeps its own {ships} there, and its allies go home. If that player disagrees, the {encounter} goes "
                  "on. If your side loses, you lose as many {ships} again from {colonies} of your choice; if the other side loses, its main player does. If a deal fails, whichever of you two took part in the talks loses twice as many.",
                  "When you are invited, you may hold back your answer until everybody else has answered.",
                  "When you use your power, you may say how many {ships} outside the {encounter}, one to 20, are at risk: instead of twice as many, whoever pays loses that many {ships} as well." },
        .hook[POWER] = HOOKS({ W_PLANNING, AS_INVOLVED, MAY, .flow = doubt, .modify = { { Q_FAILED_DEAL, raise_stakes } } },
                         { W_RESOLVED, AS_INVOLVED, MUST | FREE | EVEN_LOST, .flow = pay, .when = is_time_to_pay }),
        .hook[WILD] = HOOKS({ W_ALLY_TURN, AS_BYSTANDER | OWN, MAY, .flow = wait, .when = could_wait }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_INVOLVED | OWN, MAY, .when = i_doubt }) }),
};
