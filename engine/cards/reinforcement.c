/* Reinforcement - adds to the total of a side: the lowest bit of the effect's value. Out of the discards it may be played again in the
 * same encounter (wild Reserve): three bits each count the earlier plays, for the offense and the defense. */
#include "rules.h"

enum { AGAIN = MINE, ON_SIDE = MINE2, EARLIER_BITS = 3 };

static int earlier_on(int value, int side) { return value >> (1 + side * EARLIER_BITS) & ((1 << EARLIER_BITS) - 1); }

static int earlier_plays(int value) { return (value & ~1) + (2 << (value & 1) * EARLIER_BITS); }

/* What has been played before counts on. */
static FLOW(count)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = (int16_t)((L(AGAIN) ? earlier_plays(effect_of(g, L(SOURCE))->remembered) : 0) | L(ON_SIDE));
    FLOW_END;
}

/* What players have added to a side in this encounter by reinforcement cards. */
aid reinforcements_on(const game *g, int side, unsigned seats)
{
    aid sum_of = { 0, 0 };
    for (const effect *e = g->effect; e < g->effect + g->effects; e++) {
        const bool counts = e->on && seats >> e->by & 1 && effect_on(g, e->source) && class_of_source(g, e->source) == C_REINFORCEMENT;
        if (!counts) continue;
        const int times = earlier_on(e->remembered, side) + ((e->remembered & 1) == side);
        sum_of.plays += times;
        sum_of.worth += times * (int8_t)g->value[CARD_OF_SOURCE(e->source)];
    }
    return sum_of;
}

static int reinforce(const sum *s, const effect *e, int side, int total)
{
    int card = CARD_OF_SOURCE(e->source), times = earlier_on(e->remembered, side) + ((e->remembered & 1) == side);
    return total + times * (int8_t)s->g->value[card];
}

const sheet card_reinforcement = {
    .name = "Reinforcement", .summary = "Adds to the total of a side",
    .prompt = PROMPTS({ "side", "Which side do you reinforce?", { "the {offense}", "the {defense}" } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "Play as a main player or ally after cards are revealed, on either side: its number is added to that side's total. Others may answer with theirs until all pass." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_INVOLVED, MAY | ON_A_SIDE, .flow = count, .modify = { { Q_ADDED, reinforce } } }) }),
};
