/* figures.c - shares of wins and their 95 % intervals. */
#include "cli/figures.h"

#include <math.h>

double ratio(uint64_t part, uint64_t whole)
{
    return whole > 0 ? (double)part / (double)whole : 0;
}

int count_bits(unsigned mask)
{
    int count = 0;
    for (; mask; mask &= mask - 1) {
        count++;
    }
    return count;
}

void add_to_share(win_share *s, int is_winner, int winners)
{
    s->games++;
    if (is_winner) {
        s->parts += (uint64_t)(WHOLE_WIN / winners);
        *(winners == 1 ? &s->alone : &s->shared) += 1;
    }
}

/* Wilson's interval stays within 0 and 1 and is right also for few games and for shares near the
 * ends, where "share plus or minus" is not. */
interval wilson(double wins, double games)
{
    const double z = 1.959964;
    if (games <= 0) {
        return (interval){ .share = 0, .low = 0, .high = 1 };
    }
    double p = wins / games;
    double middle = (p + z * z / (2 * games)) / (1 + z * z / games);
    double half = z / (1 + z * z / games) * sqrt(p * (1 - p) / games + z * z / (4 * games * games));
    return (interval){ .share = p, .low = fmax(0, middle - half), .high = fmin(1, middle + half) };
}

interval interval_of(const win_share *s)
{
    return wilson((double)s->parts / WHOLE_WIN, (double)s->games);
}

double half_width(interval i)
{
    return (i.high - i.low) / 2;
}
