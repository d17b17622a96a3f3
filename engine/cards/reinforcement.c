/* Reinforcement - adds to the total of a side: the lowest bit of the effect's value, which is negative until the side is chosen. Out of the
 * discards it may be played again in the same encounter (wild Reserve): three bits each count the earlier plays, for the offense and the defense. */
#include "rules.h"

enum { AGAIN = MINE, EARLIER_BITS = 3, NO_SIDE = -128 };

static void ask_side(game *g, const frame *f) { ask_for(g, f, HC_ASK_SIDE, f->seat, 3, 0); }

static int earlier_on(int value, int side) { return value >> (1 + side * EARLIER_BITS) & ((1 << EARLIER_BITS) - 1); }

/* What has been played counts on; this play has no side yet. */
static void begin_play(effect *e, bool again)
{
    int earlier = again ? (e->value & ~1) + (2 << (e->value & 1) * EARLIER_BITS) : 0;
    e->value = (int8_t)(earlier | NO_SIDE);
}

static FLOW(choose_side)
{
    FLOW_BEGIN;
    begin_play(&g->effect[L(SOURCE)], L(AGAIN));
    ASK(ask_side(g, f));
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, 0, 0, L(SOURCE));
    g->effect[L(SOURCE)].value = (int8_t)((g->effect[L(SOURCE)].value & ~NO_SIDE) | g->answer);
    FLOW_END;
}

static int reinforce(const sum *s, const effect *e, int side, int total)
{
    int card = CARD_OF_SOURCE((int)(e - s->g->effect)), times = earlier_on(e->value, side) + (e->value >= 0 && (e->value & 1) == side);
    return total + times * (int8_t)s->g->value[card];
}

const sheet card_reinforcement = {
    .name = "Reinforcement", .summary = "Adds to the total of a side",
    .prompt = { { "side", "Which side do you reinforce?", { "the {offense}", "the {defense}" } } },
    .form = { { .editions = IN_FFG,
        .text = { "Play as a main player or ally after cards are revealed, on either side: its number is added to that side's total. Others may answer with theirs until all pass." },
        .hook[POWER] = { { W_REVEALED, AS_INVOLVED, MAY, .flow = choose_side, .modify = { { Q_ADDED, reinforce } } } } } },
};
