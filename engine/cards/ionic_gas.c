/* Ionic Gas - no compensation and no rewards in this encounter. */
#include "rules.h"

static int nothing(const sum *s, const effect *e, int seat, int gain) { (void)s, (void)e, (void)seat, (void)gain; return 0; }

static bool there_is_a_winner(const game *g, const frame *f) { (void)f; return g->winner != BOTH_LOST; }

const sheet card_ionic_gas = {
    .name = "Ionic Gas", .summary = "No {compensation}, no {rewards}",
    .form = FORMS({ .editions = IN_FFG,
        .text = { "Play after a winner is determined. Nobody takes {compensation} or {rewards} in this {encounter}." },
        .hook[POWER] = HOOKS({ W_OUTCOME, AS_ANYONE, MAY, .when = there_is_a_winner,
                         .modify = { { Q_COMPENSATION, nothing }, { Q_REWARDS, nothing } } }) }),
};
