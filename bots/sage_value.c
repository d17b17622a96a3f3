/* sage_value.c - how likely a seat is to win, judged from the table alone.
 *
 * A small network (sage_net.c) gives each seat a score; the shares are to each other as the exponentials of the scores. */
#include "sage.h"
#include "sage_net.h"
#include "duel.h"

/* 65536 * exp(-i / 16) */
static const int EXP[] = {
    65536, 61565, 57835, 54331, 51039, 47947, 45042, 42313, 39750, 37341, 35079, 32954, 30957, 29081, 27319, 25664,
    24109, 22649, 21276, 19987, 18776, 17639, 16570, 15566, 14623, 13737, 12905, 12123, 11388, 10698, 10050, 9441,
    8869, 8332, 7827, 7353, 6907, 6489, 6096, 5726, 5380, 5054, 4747, 4460, 4190, 3936, 3697, 3473,
    3263, 3065, 2879, 2705, 2541, 2387, 2243, 2107, 1979, 1859, 1746, 1641, 1541, 1448, 1360, 1278,
    1200, 1128, 1059, 995, 935, 878, 825, 775, 728, 684, 642, 604, 567, 533, 500, 470,
    442, 415, 390, 366, 344, 323, 303, 285, 268, 252, 236, 222, 209, 196, 184, 173,
    162, 153, 143, 135, 127, 119, 112, 105, 99, 93, 87, 82, 77, 72, 68, 64,
    60, 56, 53, 50, 47, 44, 41, 39, 36, 34, 32, 30, 28, 27, 25, 23, 22
};
enum { EXP_LAST = sizeof EXP / sizeof *EXP - 1, STEP = 64 };

static int exp_of(int below)
{
    int i = below / STEP, rest = below % STEP;
    return i >= EXP_LAST ? EXP[EXP_LAST] : EXP[i] - (EXP[i] - EXP[i + 1]) * rest / STEP;
}

static int winners(unsigned mask)
{
    int n = 0;
    for (; mask; mask &= mask - 1) n++;
    return n;
}

int sage_value(const hc_game *g, const hc_table *t, int me)
{
    uint8_t owner[HC_PLANETS];
    int16_t x[NET_INPUTS];
    int score[HC_SEATS], most = 0;
    int64_t sum = 0;
    if (t->duel.plays) return duel_value(t, me);
    if (t->over) return t->won >> me & 1 ? SURE / winners(t->won) : 0;
    net_owners(g, t, owner);
    for (int s = 0; s < t->players; s++) {
        net_inputs(t, owner, s, x);
        score[s] = net_score(x);
        if (s == 0 || score[s] > most) most = score[s];
    }
    for (int s = 0; s < t->players; s++) sum += exp_of(most - score[s]);
    return (int)((int64_t)exp_of(most - score[me]) * SURE / sum);
}
