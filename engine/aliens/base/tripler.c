/* Tripler - low cards count three times, high cards a third. */
#include "rules.h"

enum { LOW = 10, LOW_WITH_SUPER = 13, HIGH = 15 };

static int third(int value) { return (value + 2) / 3; }

static int thrice(const sum *s, const effect *e, int side, int value)
{
    int low = super_on(s->g, ALIEN_tripler) ? LOW_WITH_SUPER : LOW;
    return !fights_for(s->g, e->by, side) ? value : value <= low ? value * 3 : third(value);
}

/* The card that was revealed, and it is an attack still. */
static bool they_play_high(const game *g, const frame *f)
{
    return face_turned_up(g, !side_of(g, f->seat)) >= HIGH && is_attack(g, !side_of(g, f->seat));
}

/* A change of the card itself, ahead of all others. */
static int shrink(const sum *s, const effect *e, int side, int value)
{
    return !fights_for(s->g, e->by, side) && value >= HIGH ? third(value) : value;
}

/* Only between the two limits does the flare change anything. */
static bool i_triple_more(const game *g, const frame *f)
{
    hc_sum s;
    if (!is_my_use_of(g, f, ALIEN_tripler)) return false;
    hc_totals(g, &s);                            /* the use has not taken effect yet */
    const int card = s.card[side_taken(g, f->seat)];
    return card > LOW && card <= LOW_WITH_SUPER;
}

const sheet alien_tripler = {
    .name = "Tripler", .power_name = "of Thrice", .summary = "Low cards count triple, high ones a third", .alert = RED,
    .history = "It has three hearts, and none of them beats for the strong.",
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As a main player, when both cards are attacks, a value of 10 or less on your card is tripled. A higher value is divided by three and rounded up.",
                  "As a main player, when your opponent reveals an attack card of 15 or more, you may divide its value by three, rounded up. This comes before everything else "
                  "that changes the card.",
                  "When you use your power, you may have it triple a value of up to 13." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MUST, .when = both_attack, .modify = { { Q_ADJUSTED, thrice } } }),
        .hook[WILD] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .when = they_play_high, .modify = { { Q_AT_ONCE, shrink } } }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_MAIN | OWN, MAY, .when = i_triple_more }) }),
};
