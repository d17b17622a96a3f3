/* ladder_rate.c - ratings: the strengths that make what happened most likely.
 *
 * A seat wins its table with a chance in proportion to its player's strength (the first place of the Plackett-Luce
 * model; Bradley and Terry's for two). A win that n share counts as 1/n of a win for each. With x the logarithms of
 * the strengths, the logarithm of the likelihood is concave, so Newton's method finds its only maximum; its second
 * derivative is the information from which the intervals come. So that a player who has won nothing (or all) still
 * gets a number, each is given one game more: half won, half lost, against a player of strength 1. */
#include <math.h>
#include <string.h>

#include "cli/agent/ladder.h"

typedef struct point {
    int n;
    double likelihood, slope[LADDER_BOTS], bend[LADDER_BOTS][LADDER_BOTS];   /* bend: minus the second derivative */
} point;

static void add_mix(point *at, const double x[], const uint8_t seat[], int players, const ladder_mix *mix)
{
    double share[LADDER_BOTS] = { 0 }, sum = 0, games = (double)mix->games;
    for (int i = 0; i < players; i++) {
        share[seat[i]] += exp(x[seat[i]]);
        sum += exp(x[seat[i]]);
    }
    at->likelihood -= games * log(sum);
    for (int i = 0; i < at->n; i++) {
        double wins = (double)mix->parts[i] / WHOLE_WIN;
        share[i] /= sum;
        at->likelihood += wins * x[i];
        at->slope[i] += wins - games * share[i];
    }
    for (int i = 0; i < at->n; i++) {
        for (int k = 0; k < at->n; k++) {
            at->bend[i][k] += games * share[i] * ((i == k) - share[k]);
        }
    }
}

static void look(point *at, const double x[], const ladder_plan *p, const ladder_mix mix[])
{
    *at = (point){ .n = p->bots };
    for (int i = 0; i < at->n; i++) {                /* the game against a player of strength 1 */
        double chance = 1 / (1 + exp(-x[i]));
        at->likelihood += 0.5 * log(chance * (1 - chance));
        at->slope[i] = 0.5 - chance;
        at->bend[i][i] = chance * (1 - chance);
    }
    for (int m = 0; m < p->mixes; m++) {
        if (mix[m].games > 0) {
            add_mix(at, x, p->mix[m], p->players, &mix[m]);
        }
    }
}

/* Cholesky: bend = L times its transpose; it is positive definite. */
static void decompose(const point *at, double L[LADDER_BOTS][LADDER_BOTS])
{
    for (int i = 0; i < at->n; i++) {
        for (int k = 0; k <= i; k++) {
            double sum = at->bend[i][k];
            for (int m = 0; m < k; m++) {
                sum -= L[i][m] * L[k][m];
            }
            L[i][k] = i == k ? sqrt(sum) : sum / L[k][k];
        }
    }
}

static void solve(int n, double L[LADDER_BOTS][LADDER_BOTS], const double right[], double out[])
{
    for (int i = 0; i < n; i++) {
        double sum = right[i];
        for (int k = 0; k < i; k++) {
            sum -= L[i][k] * out[k];
        }
        out[i] = sum / L[i][i];
    }
    for (int i = n - 1; i >= 0; i--) {
        double sum = out[i];
        for (int k = i + 1; k < n; k++) {
            sum -= L[k][i] * out[k];
        }
        out[i] = sum / L[i][i];
    }
}

static void climb(double x[], point *at, const ladder_plan *p, const ladder_mix mix[])
{
    enum { STEPS = 100 };
    double L[LADDER_BOTS][LADDER_BOTS], step[LADDER_BOTS], tried[LADDER_BOTS];
    look(at, x, p, mix);
    for (int round = 0; round < STEPS; round++) {
        double longest = 0, before = at->likelihood;
        decompose(at, L);
        solve(at->n, L, at->slope, step);
        for (double part = 1; part > 1e-6; part /= 2) {      /* never downhill */
            for (int i = 0; i < p->bots; i++) {
                tried[i] = x[i] + part * step[i];
                longest = fmax(longest, fabs(step[i]));
            }
            look(at, tried, p, mix);
            if (at->likelihood >= before) {
                break;
            }
        }
        memcpy(x, tried, sizeof tried);
        if (longest < 1e-9) {
            return;
        }
    }
}

void ladder_rate(const ladder_plan *p, const ladder_mix mix[], int anchor, ladder_rating out[])
{
    const double scale = 400 / log(10), z = 1.959964;
    double x[LADDER_BOTS] = { 0 }, L[LADDER_BOTS][LADDER_BOTS], towards[LADDER_BOTS], solved[LADDER_BOTS];
    point at;
    climb(x, &at, p, mix);
    decompose(&at, L);
    for (int i = 0; i < p->bots; i++) {
        memset(towards, 0, sizeof towards);
        towards[i] += 1;                             /* the variance of x[i] - x[anchor] */
        towards[anchor] -= 1;
        solve(p->bots, L, towards, solved);
        double half = z * sqrt(fmax(0, solved[i] - solved[anchor])) * scale;
        out[i].points = (x[i] - x[anchor]) * scale;
        out[i].low = out[i].points - half;
        out[i].high = out[i].points + half;
    }
}
