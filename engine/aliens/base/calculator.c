/* Calculator - the higher attack card loses the value of the lower one. */
#include "rules.h"

enum { EVEN_OR_ODD };
enum { EVEN, ODD };

static int equalize(const sum *s, const effect *e, int side, int value)
{
    int shown[2];
    (void)e;
    return called_for(s, side, shown) && shown[side] > shown[!side] ? value - shown[!side] : value;
}

static FLOW(call_parity)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), EVEN_OR_ODD));
    effect_for(g, L(SOURCE))->remembered = (int16_t)g->answer;
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, EVEN_OR_ODD, 0, L(SOURCE));
    FLOW_END;
}

/* A right guess costs the opponent the value of my card, a wrong one costs me theirs. */
static int pay_for_guess(const sum *s, const effect *e, int side, int value)
{
    int shown[2];
    if (!called_for(s, side, shown)) return value;
    int parity = (shown[0] + shown[1]) % 2 != 0 ? ODD : EVEN, mine = side_of(s->g, e->by);
    int pays = parity == e->remembered ? !mine : mine;
    return side == pays ? value - shown[!side] : value;
}

/* In the oldest form no card is worth less than nothing by it. */
static int pay_down_to_nothing(const sum *s, const effect *e, int side, int value)
{
    int paid = pay_for_guess(s, e, side, value);
    return paid == value || paid > 0 ? paid : 0;
}

const sheet alien_calculator = {
    .name = "Calculator", .power_name = "to Equalize", .summary = "Cuts the higher attack card down", .alert = YELLOW,
    .history = "Fairness, it found, is a subtraction.",
    .prompt = PROMPTS([EVEN_OR_ODD] = { "parity", "Will the two attack cards add up to an even or an odd number?", { "even", "odd" } }),
    .told = TOLD({ "<Seat> [says] that the two attack cards will add up to an even number.", EVEN_OR_ODD, EVEN },
                 { "<Seat> [says] that the two attack cards will add up to an odd number.", EVEN_OR_ODD, ODD }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As a main player, after cards are chosen and before they are revealed, you may call for equality. If both cards then turn out to be attacks of different value, "
                  "the value of the lower one is subtracted from the higher one; the lower one stays as it is.",
                  "As a main player, after cards are chosen and before they are revealed, you may call \"odd\" or \"even\". If both cards are attacks and their sum is as you said, "
                  "the value of your card is subtracted from your opponent's card. If you were wrong, the value of your opponent's card is subtracted from yours.",
                  "You may use your power as an ally." },
        .hook[POWER] = HOOKS({ W_SELECTED, AS_MAIN, MAY, .modify = { { Q_CARD, equalize } } }),
        .hook[WILD] = HOOKS({ W_SELECTED, AS_MAIN, MAY, .flow = call_parity, .modify = { { Q_CARD, pay_for_guess } } }),
        .hook[SUPER] = HOOKS({ W_SELECTED, AS_ALLY, MAY | USES_POWER, .flow = use_with_flare }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player, after cards are chosen and before they are revealed, you may call for equality. If both cards then turn out to be attacks of different value, "
                  "the value of the lower one is subtracted from the higher one; the lower one stays as it is.",
                  "As a main player, after cards are chosen and before they are revealed, you may call \"odd\" or \"even\". If both cards are attacks and their sum is as you said, "
                  "the value of your card is subtracted from your opponent's card. If you were wrong, the value of your opponent's card is subtracted from yours. No card falls below zero.",
                  "You may use your power as an ally." },
        .hook[POWER] = HOOKS({ W_SELECTED, AS_MAIN, MAY, .modify = { { Q_CARD, equalize } } }),
        .hook[WILD] = HOOKS({ W_SELECTED, AS_MAIN, MAY, .flow = call_parity, .modify = { { Q_CARD, pay_down_to_nothing } } }),
        .hook[SUPER] = HOOKS({ W_SELECTED, AS_ALLY, MAY | USES_POWER, .flow = use_with_flare }) }),
};
