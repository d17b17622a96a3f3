/* Whisker - wins by one. Designed here. */
#include "duel/duel.h"

enum { CLOSE = 2 };

static int photo_finish(const sum *s, const effect *e, int about, int value)
{
    const int apart = total_in(s, 0) - total_in(s, 1);
    (void)about;
    return apart >= -CLOSE && apart <= CLOSE ? e->by : value;
}

const sheet alien_whisker = {
    .name = "Whisker", .power_name = "to Finish Close", .summary = "Wins when the clouts are close", .alert = GREEN, .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Photo Finish: if the two clouts differ by 2 or less, you win." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_ALWAYS, AS_EITHER, MUST, .modify = { { Q_VERDICT, photo_finish } } }) }),
};
