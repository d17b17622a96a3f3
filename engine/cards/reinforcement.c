/* Reinforcement - adds to the total of a side; the side is the value of the effect. */
#include "rules.h"

static void ask_side(game *g, const frame *f) { ask_for(g, f, HC_ASK_SIDE, f->seat, 3, 0); }

static FLOW(choose_side)
{
    FLOW_BEGIN;
    ASK(ask_side(g, f));
    g->effect[L(SOURCE)].value = (int8_t)g->answer;
    FLOW_END;
}

static int reinforce(const sum *s, const effect *e, int side, int total)
{
    int card = CARD_OF_SOURCE((int)(e - s->g->effect));
    return e->value == side ? total + (int8_t)s->g->value[card] : total;
}

const sheet card_reinforcement = {
    .name = "Reinforcement", .summary = "Adds to the total of a side",
    .prompt = { { "side", "Which side do you reinforce?", { 0 } } },
    .form = { { .editions = IN_FFG,
        .text = { "Play as a main player or ally after cards are revealed, on either side: its number is added to that side's total. Others may answer with theirs until all pass." },
        .hook[POWER] = { { W_REVEALED, AS_INVOLVED, MAY, .flow = choose_side, .modify = { { Q_ADDED, reinforce } } } } } },
};
