/* Inspector - guesses your plan. Designed here. */
#include "duel/duel.h"

enum { HIGH_FROM = 11, RIGHT = 5, LOW_SAID = 1, HIGH_SAID };

static bool was_right(const game *g, int p, int seat)
{
    const int said = memory_in(g, p)[0];
    return said && (said == HIGH_SAID) == (plan_shown(g, other_of(seat)) >= HIGH_FROM);
}

static int spot_on(const sum *s, const effect *e, int about, int value)
{
    return about == e->by && s->g->duel.counted && was_right(s->g, e->source, e->by) ? value + RIGHT : value;
}

static bool was_wrong(const game *g, const frame *f) { return memory_in(g, L(SOURCE))[0] && !was_right(g, L(SOURCE), f->seat); }
static bool has_said(const game *g, const frame *f) { return memory_in(g, L(SOURCE))[0]; }

static FLOW(spot_check)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), 0));
    memory_of(g, L(SOURCE))[0] = (uint8_t)(g->answer ? HIGH_SAID : LOW_SAID);
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, 0, 0, L(SOURCE));
    FLOW_END;
}

static FLOW(pay_for_it)
{
    FLOW_BEGIN;
    draw_cards(g, ev, other_of(f->seat), 1, L(SOURCE));
    FLOW_END;
}

static FLOW(forget_it)
{
    FLOW_BEGIN;
    memory_of(g, L(SOURCE))[0] = 0;
    FLOW_END;
}

const sheet alien_inspector = {
    .name = "Inspector", .power_name = "to Check", .summary = "Guesses whether the opponent's plan is high", .alert = YELLOW, .box = HC_BOX_DUEL,
    .told = TOLD({ "<Seat> [guesses] low: 10 or less.", 0, 0 }, { "<Seat> [guesses] high: 11 or more.", 0, 1 }),
    .prompt = PROMPTS({ "guess", "Is your opponent's plan high or low?", { "Low: 10 or less", "High: 11 or more" } }), .brief = BRIEFS("Guess: is their plan high or low?"),
    .memory = 1, .memo = MEMOS({ "guess", HC_MEMO_CHOICE, 0, 0 }),
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Spot Check: before plans are turned up, say whether your opponent's is high (11 or more) or low (10 or less). If you are right, add 5 to your clout; if not, they draw a card." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_ALWAYS, AS_EITHER, MUST, .modify = { { Q_CLOUT, spot_on } } },
                             { W_PLANS_TURN, AS_EITHER, MUST, .flow = spot_check },
                             { W_CLOUT_DUE, AS_EITHER, MUST | FREE, .flow = pay_for_it, .when = was_wrong },
                             { W_DUEL_OVER, AS_EITHER, MUST | FREE | SILENT, .flow = forget_it, .when = has_said }) }),
};
