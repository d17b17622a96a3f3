/* Vector - wins what the allies of the other side would have won. */
#include "rules.h"

enum { DIRECTION, WHOM };
enum { NORMAL, REVERSE };

static FLOW(choose)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), DIRECTION));
    effect_for(g, L(SOURCE))->remembered = g->answer;
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, DIRECTION, 0, L(SOURCE));
    FLOW_END;
}

/* A reversed cone turned once more is as it was. */
static int turn(const sum *s, const effect *e, int seat, int crossed)
{
    (void)s;
    return seat == e->by && e->remembered == REVERSE ? !crossed : crossed;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

static bool i_could_pay(const game *g, const frame *f) { return other_cards(g, f) > 0; }

static FLOW(step_in)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = (int16_t)(L(WHO) + 1);
    FLOW_END;
}

static int pays(const sum *s, const effect *e, int seat, int by_rule) { (void)s; return e->remembered == seat + 1 ? e->by : by_rule; }

static bool wins_in_reverse(const game *g, int seat)
{
    int p = power_at_work(g, seat, ALIEN_vector);
    return p >= 0 && effect_on(g, p) && effect_of(g, p)->remembered == REVERSE;
}

static uint64_t fellows(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && is_ally(g, s) && on_side(g, s, side_of(g, seat))) set |= 1ull << s;
    return set;
}

static bool has_fellows(const game *g, const frame *f)
{
    return on_side(g, f->seat, g->winner) && wins_in_reverse(g, f->seat) && fellows(g, f->seat);
}

static FLOW(take_along)
{
    FLOW_BEGIN;
    ASK(by_sheet(pick(g, HC_ASK_SEAT, f->seat, 1, count_bits(fellows(g, f->seat)), fellows(g, f->seat), WHOM), f));
    for (int i = 0; i < g->draft_count; i++) effect_for(g, L(SOURCE))->remembered |= (int16_t)(1 << g->draft[i]);
    clear_draft(g);
    FLOW_END;
}

static int turn_them(const sum *s, const effect *e, int seat, int crossed) { (void)s; return e->remembered >> seat & 1 ? !crossed : crossed; }

const sheet alien_vector = {
    .name = "Vector", .power_name = "of Direction", .summary = "Wins what the other side's allies would win", .box = HC_BOX_ODYSSEY,
    .history = "Wherever it arrives, it was on its way somewhere else.",
    .told = TOLD({ "<Seat> [chooses] to win as usual.", DIRECTION, NORMAL }, { "<Seat> [chooses] to win in reverse.", DIRECTION, REVERSE }),
    .prompt = PROMPTS([DIRECTION] = { "vector", "Which way do you win?", { "normal", "reverse" } },
                [WHOM] = { "vector-whom", "Which allies of your side win as you do?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC, .players_min = 3, .origin = HC_ORIGIN_PARTLY,
        .text = { "When you have become an ally, say which way you win: normal or reverse. In reverse, if your side wins, you get what the allies of the other side would have got: with the {defense} you land "
                  "on the planet, with the {offense} your {ships} go home and you take {rewards}.",
                  "When you are not a main player and a player is about to take {compensation}, you may have it taken from your hand instead.",
                  "When your side has won and you win in reverse, you may choose allies of your side who do so too." },
        .note = "A guess: no source names the 75th alien of the classic game, and this later one fits its reversed cone best. The texts are those of the later form.",
        .hook[POWER] = HOOKS({ W_JOINED, AS_ALLY | OWN, MUST, .flow = choose, .modify = { { Q_CROSSED, turn } } }),
        .hook[WILD] = HOOKS({ W_COMPENSATION_DUE, AS_ALLY | AS_BYSTANDER | OTHERS, MAY, .flow = step_in, .when = i_could_pay,
                          .modify = { { Q_COMPENSATED_BY, pays } } }),
        .hook[SUPER] = HOOKS({ W_OUTCOME, AS_ALLY, MAY, .flow = take_along, .when = has_fellows, .modify = { { Q_CROSSED, turn_them } } }) }),
};
