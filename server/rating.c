/* rating.c - ratings, one game at a time.
 *
 * The model is that of the ladder: a seat wins its table with a chance in proportion to its player's strength, a win that n share is
 * 1/n of a win for each, and everybody begins with one game half won against a player of strength 1. The ladder looks for the
 * strengths that make all games most likely; a server, which hears of one game after the other, takes one step of Newton's method in the
 * newest, with what is known of the player so far as the weight of the old ones. */
#include "server/rating.h"

#include <math.h>
#include <stdbool.h>

enum { NEWCOMER = 1000, SCALE = 400 };       /* points for a factor of ten */

static const double SURE_FIRST = 0.25;       /* of the game half won */
static const double SURE_MOST = 30;          /* some 160 games of four: people learn, so the oldest count less and less */

rating rating_first(void)
{
    return (rating){ .sure = SURE_FIRST };
}

static double share_of(rating *const of[], const double chance[], int seats, const rating *who)
{
    double share = 0;
    for (int seat = 0; seat < seats; seat++) {
        share += of[seat] == who ? chance[seat] : 0;
    }
    return share;
}

void rating_play(rating *of[], const double part[], int seats)
{
    enum { MOST = 16 };
    double chance[MOST], sum = 0;
    if (seats < 2 || seats > MOST) {
        return;
    }
    for (int seat = 0; seat < seats; seat++) {
        chance[seat] = exp(of[seat]->strength);
        sum += chance[seat];
    }
    for (int seat = 0; seat < seats; seat++) {
        chance[seat] /= sum;
    }
    for (int seat = 0; seat < seats; seat++) {
        rating *who = of[seat];
        bool again = false;
        for (int before = 0; before < seat; before++) {
            again = again || of[before] == who;
        }
        if (again) {
            continue;
        }
        double expected = share_of(of, chance, seats, who), won = share_of(of, part, seats, who), learnt = expected * (1 - expected);
        who->sure += learnt;
        who->strength += (won - expected) / who->sure;
        who->sure = fmin(who->sure, SURE_MOST);
        who->games++;
    }
}

rating_shown rating_show(const rating *r)
{
    const double scale = SCALE / log(10), half = 1.959964 / sqrt(r->sure) * scale, points = NEWCOMER + r->strength * scale;
    return (rating_shown){ .points = (int)lround(points), .low = (int)lround(points - half), .high = (int)lround(points + half) };
}
