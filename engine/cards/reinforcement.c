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

/* Cards of their own and a tech remember how much they add, in its lowest bit to which side (parts/rewards/reinforcements.c); a plain one, how often. */
static int plays_of(const game *g, const effect *e, int side)
{
    const int on_this = (e->remembered & 1) == side;
    return sheet_of(g, e->source) == CARD_reinforcement ? earlier_on(e->remembered, side) + on_this : on_this;
}

static int points_of(const game *g, const effect *e)
{
    return sheet_of(g, e->source) == CARD_reinforcement ? (int8_t)g->value[CARD_OF_SOURCE(e->source)] : e->remembered >> 1;
}

static bool is_reinforcement(const game *g, const effect *e)
{
    if (!e->on || !effect_on(g, e->source)) return false;
    if (is_card_source(e->source)) return class_of_source(g, e->source) == C_REINFORCEMENT;
    return e->source >= POWERS && sheet_of(g, e->source) == CARD_plasma_coil;
}

int reinforcements_on(const game *g, int side, unsigned seats)
{
    int n = 0;
    for (const effect *e = g->effect; e < g->effect + g->effects; e++)
        if (seats >> e->by & 1 && is_reinforcement(g, e)) n += plays_of(g, e, side);
    return n;
}

static void read_aids(const game *g, int side, aids *a)
{
    a->count = 0;
    for (const effect *e = g->effect; e < g->effect + g->effects; e++) {
        if (!is_reinforcement(g, e) || !plays_of(g, e, side)) continue;
        a->card[a->count].by = e->by;
        a->card[a->count].plays = (uint8_t)plays_of(g, e, side);
        a->card[a->count].number = (int16_t)points_of(g, e);
        a->card[a->count].more = 0;
        a->card[a->count++].factor = 1;
    }
}

/* In whatever order they come: what is added to a card is multiplied with it. */
int strengthen_aid(const sum *s, int side, unsigned seats, int more)
{
    aids *const a = s->aids;
    int added = 0;
    if (a->count < 0) read_aids(s->g, side, a);
    for (int i = 0; i < a->count; i++) {
        if (!(seats >> a->card[i].by & 1)) continue;
        a->card[i].more = (int16_t)(a->card[i].more + more);
        added += a->card[i].plays * a->card[i].factor * more;
    }
    return added;
}

int multiply_aid(const sum *s, int side, unsigned seats, int factor, bool (*which)(int number))
{
    aids *const a = s->aids;
    int added = 0;
    if (a->count < 0) read_aids(s->g, side, a);
    for (int i = 0; i < a->count; i++) {
        if (!(seats >> a->card[i].by & 1) || (which && !which(a->card[i].number))) continue;
        added += a->card[i].plays * (a->card[i].number + a->card[i].more) * a->card[i].factor * (factor - 1);
        a->card[i].factor = (int16_t)(a->card[i].factor * factor);
    }
    return added;
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
