/* Emotion Control - attacks become negotiates, also those that cards become later. */
#include "rules.h"

static int calm(const sum *s, const effect *e, int side, int value)
{
    (void)s, (void)e, (void)side;
    return value > FACE_NONE ? FACE_NEGOTIATE : value;
}

static bool somebody_attacks(const game *g, const frame *f) { (void)f; return is_attack(g, 0) || is_attack(g, 1); }

const sheet card_emotion_control = {
    .name = "Emotion Control", .summary = "Turns attacks into talks",
    .form = FORMS({ .editions = IN_AVALON_HILL | IN_FFG | IN_EON | IN_CLASSIC,
        .text = { "Play just after cards are revealed. Every attack card counts as a {negotiate} card, and the main players must try to make a deal." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_ANYONE, MAY, .when = somebody_attacks, .modify = { { Q_CALMED, calm } } }) }),
};
