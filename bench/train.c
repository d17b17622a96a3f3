/* train.c - teaches the network that judges tables for sage (bots/sage_net.h): plays games of steady bots, notes what the network sees whenever
 * an encounter begins, and who won in the end; then fits the weights and prints them as whole numbers. tools/train runs it.
 *
 *   bench_train [GAMES [PASSES]] >bots/sage_weights.h
 *
 * What it learns from stands in the order of the seeds, whatever the threads do, so that the same compiler prints the same weights. Every tenth game
 * is not learned from: how well its winners are foretold is said on stderr, in thousandths of a nat, by what sage has now and by
 * each pass. */
#define _POSIX_C_SOURCE 200809L
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "bots/sage.h"
#include "bots/sage_net.h"

enum { JOBS = 2, TOO_LONG = 20000, BATCH = 64, HELD_OUT = 10, MOST_MOMENTS = 120, CROWDED = 16 };
enum { WEIGHTS = NET_INPUTS * NET_HIDDEN + NET_HIDDEN + NET_HIDDEN + NET_INPUTS };
enum { AT_IN = 0, AT_BASE = NET_INPUTS * NET_HIDDEN, AT_OUT = AT_BASE + NET_HIDDEN, AT_DIRECT = AT_OUT + NET_HIDDEN };

typedef struct moment { uint8_t players, game_of_ten; float share[HC_SEATS], judged[HC_SEATS]; int16_t x[HC_SEATS][NET_INPUTS]; } moment;
typedef struct book { moment *at; long count, room; } book;
typedef struct job { book b; long games; int number; } job;

/* ---- the games ------------------------------------------------------------------------------------------- */

static moment *next_moment(book *b)
{
    if (b->count == b->room) {
        b->room = b->room ? b->room * 2 : 4096;
        b->at = realloc(b->at, (size_t)b->room * sizeof *b->at);
        if (!b->at) exit(1);
    }
    return &b->at[b->count++];
}

/* Mostly the default edition with four players, but all editions and numbers of players, and some with everything there is: these are learned
 * from, none is held out. */
static hc_setup table_of(long game)
{
    int edition = game % 4 ? hc_edition_default() : (int)(game / 4 % HC_EDITION_COUNT);
    if (!hc_edition(edition) || hc_edition(edition)->players_max < 4) edition = hc_edition_default();
    hc_setup s = { .seed = 7000000 + (uint64_t)game, .edition = (uint8_t)edition, .first = HC_NOBODY };
    s.players = (uint8_t)(game % 5 ? 4 : 3 + game / 5 % 3);
    if (game % CROWDED == 1 && edition == hc_edition_default() && s.players >= 4) hc_preset_add(&s, "everything");
    return s;
}

static void note_moment(const hc_game *g, long game, book *b)
{
    hc_table t;
    uint8_t owner[HC_PLANETS];
    moment *m = next_moment(b);
    memset(m, 0, sizeof *m);
    hc_read(g, &t);
    net_owners(g, &t, owner);
    m->players = t.players;
    m->game_of_ten = (uint8_t)(game % HELD_OUT);
    for (int s = 0; s < t.players; s++) {
        net_inputs(&t, owner, s, m->x[s]);
        m->judged[s] = (float)sage_value(g, &t, s) / SURE;
    }
}

static void play_one(long game, book *b)
{
    hc_game g, view;
    hc_table t;
    bot who[HC_SEATS];
    hc_event item[512];
    int choice[BOT_CHOICES];
    const hc_setup setup = table_of(game);
    const long begun = b->count;
    if (hc_new(&g, &setup, NULL, NULL) != HC_OK) return;
    for (int i = 0; i < setup.players; i++) bot_begin(&who[i], BOT_STEADY, i, setup.seed);
    for (int i = 0; hc_asked(&g) && i < TOO_LONG; i++) {
        const int seat = __builtin_ctz(hc_asked(&g));
        hc_view(&g, seat, &view);
        const int n = bot_answer(&who[seat], &view, choice);
        for (int k = 0; k < n; k++) {
            hc_events ev = { .room = 512, .item = item };
            if (hc_answer(&g, seat, choice[k], &ev) != HC_OK) exit(1);
            for (size_t e = 0; e < ev.count; e++)
                if (item[e].kind == HC_EV_ENCOUNTER && hc_asked(&g) && b->count - begun < MOST_MOMENTS) note_moment(&g, game, b);
        }
    }
    hc_read(&g, &t);
    if (!t.over || !t.won) { b->count = begun; return; }
    for (long i = begun; i < b->count; i++)
        for (int s = 0; s < t.players; s++) b->at[i].share[s] = t.won >> s & 1 ? 1.0f / (float)__builtin_popcount(t.won) : 0;
}

static void *play_some(void *ctx)
{
    job *j = ctx;
    for (long game = j->games * j->number / JOBS; game < j->games * (j->number + 1) / JOBS; game++) play_one(game, &j->b);
    return NULL;
}

/* ---- the network in floating point --------------------------------------------------------------------------- */

typedef struct passing { double hidden[HC_SEATS][NET_HIDDEN], score[HC_SEATS], share[HC_SEATS]; } passing;

static double SCALE[NET_INPUTS];                 /* so that all inputs are of about the same size */

static void foretell(const double w[], const moment *m, passing *p)
{
    double most = -1e9, sum = 0;
    for (int s = 0; s < m->players; s++) {
        double *h = p->hidden[s], score = 0;
        memcpy(h, w + AT_BASE, NET_HIDDEN * sizeof *h);
        for (int i = 0; i < NET_INPUTS; i++) {
            if (!m->x[s][i]) continue;
            const double x = m->x[s][i] * SCALE[i], *in = w + AT_IN + i * NET_HIDDEN;
            for (int k = 0; k < NET_HIDDEN; k++) h[k] += in[k] * x;
            score += w[AT_DIRECT + i] * x;
        }
        for (int k = 0; k < NET_HIDDEN; k++) if (h[k] > 0) score += h[k] * w[AT_OUT + k];
        p->score[s] = score;
        if (score > most) most = score;
    }
    for (int s = 0; s < m->players; s++) sum += p->share[s] = exp(p->score[s] - most);
    for (int s = 0; s < m->players; s++) p->share[s] /= sum;
}

static void learn_from(const double w[], const moment *m, double slope[])
{
    passing p;
    foretell(w, m, &p);
    for (int s = 0; s < m->players; s++) {
        const double off = p.share[s] - (double)m->share[s];
        double back[NET_HIDDEN];
        for (int k = 0; k < NET_HIDDEN; k++) {
            const bool on = p.hidden[s][k] > 0;
            back[k] = on ? off * w[AT_OUT + k] : 0;
            slope[AT_OUT + k] += on ? off * p.hidden[s][k] : 0;
            slope[AT_BASE + k] += back[k];
        }
        for (int i = 0; i < NET_INPUTS; i++) {
            if (!m->x[s][i]) continue;
            const double x = m->x[s][i] * SCALE[i];
            double *in = slope + AT_IN + i * NET_HIDDEN;
            for (int k = 0; k < NET_HIDDEN; k++) in[k] += back[k] * x;
            slope[AT_DIRECT + i] += off * x;
        }
    }
}

static double luck(uint64_t *rng)
{
    *rng = *rng * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (double)(*rng >> 11) / 9007199254740992.0;
}

/* w NULL: of what sage has now. */
static double loss_of(const double w[], const book *b)
{
    double sum = 0;
    long n = 0;
    for (long i = 0; i < b->count; i++) {
        passing p;
        if (b->at[i].game_of_ten) continue;
        if (w) foretell(w, &b->at[i], &p);
        else for (int s = 0; s < b->at[i].players; s++) p.share[s] = (double)b->at[i].judged[s];
        for (int s = 0; s < b->at[i].players; s++) if (b->at[i].share[s] > 0) sum -= (double)b->at[i].share[s] * log(p.share[s] + 1e-9);
        n++;
    }
    return n ? 1000 * sum / (double)n : 0;
}

static void set_scales(const book *b)
{
    double sum[NET_INPUTS] = { 0 };
    for (long i = 0; i < b->count; i++)
        for (int s = 0; s < b->at[i].players; s++)
            for (int k = 0; k < NET_INPUTS; k++) sum[k] += (double)b->at[i].x[s][k] * b->at[i].x[s][k];
    for (int k = 0; k < NET_INPUTS; k++) {
        const double size = sqrt(sum[k] / (double)(b->count * 4 + 1));
        SCALE[k] = size > 0.1 ? 1 / size : 1;
    }
}

/* Adam, with weights that decay a little, and steps that grow smaller; the best pass on what was held out counts. */
static void fit(const book *b, int passes, double best[])
{
    static double w[WEIGHTS], slope[WEIGHTS], first[WEIGHTS], second[WEIGHTS];
    uint64_t rng = 20081;
    long *order = malloc((size_t)b->count * sizeof *order), n = 0, steps = 0;
    double least = 1e9;
    if (!order) exit(1);
    for (long i = 0; i < b->count; i++) if (b->at[i].game_of_ten) order[n++] = i;
    for (int i = 0; i < AT_BASE; i++) w[i] = (luck(&rng) - 0.5) * 0.5;
    for (int i = AT_OUT; i < AT_DIRECT; i++) w[i] = (luck(&rng) - 0.5) * 0.2;
    for (int pass = 0; pass < passes; pass++) {
        const double rate = 0.002 * (1 - (double)pass / passes) + 0.00002;
        for (long i = n - 1; i > 0; i--) {
            const long k = (long)(luck(&rng) * (double)(i + 1)), kept = order[i];
            order[i] = order[k];
            order[k] = kept;
        }
        for (long i = 0; i + BATCH <= n; i += BATCH) {
            memset(slope, 0, sizeof slope);
            for (int k = 0; k < BATCH; k++) learn_from(w, &b->at[order[i + k]], slope);
            steps++;
            const double even1 = 1 - pow(0.9, (double)steps), even2 = 1 - pow(0.999, (double)steps);
            for (int k = 0; k < WEIGHTS; k++) {
                const double by = slope[k] / BATCH + 2e-5 * w[k];
                first[k] = 0.9 * first[k] + 0.1 * by;
                second[k] = 0.999 * second[k] + 0.001 * by * by;
                w[k] -= rate * (first[k] / even1) / (sqrt(second[k] / even2) + 1e-8);
            }
        }
        const double loss = loss_of(w, b);
        fprintf(stderr, "pass %d: %.1f\n", pass + 1, loss);
        if (loss >= least) continue;
        least = loss;
        memcpy(best, w, sizeof w);
    }
    free(order);
}

/* ---- whole numbers ---------------------------------------------------------------------------------------------- */

enum { A_LINE = 12 };

static int whole(double x) { return (int)lrint(x > 32000 ? 32000 : x < -32000 ? -32000 : x); }

static void print_row(const char *before, const double x[], int n, double times)
{
    printf("%s", before);
    for (int i = 0; i < n; i++) printf("%s%d", i % A_LINE ? ", " : i ? ",\n      " : "", whole(x[i] * times));
}

static void print_weights(const double w[], long games, int passes)
{
    const double fine = 1 << NET_FINE;
    printf("/* sage_weights.h - what the network of sage_net.c has learned. Made by tools/train %ld %d; not to be edited. */\n", games, passes);
    printf("#ifndef SAGE_WEIGHTS_H\n#define SAGE_WEIGHTS_H\n#include \"sage_net.h\"\n\n");
    printf("static const int16_t NET_IN[NET_INPUTS][NET_HIDDEN] = {\n");
    for (int i = 0; i < NET_INPUTS; i++) {
        print_row("    { ", w + AT_IN + i * NET_HIDDEN, NET_HIDDEN, fine * SCALE[i]);
        printf(" },\n");
    }
    printf("};\nstatic const int32_t NET_HIDDEN_BASE[NET_HIDDEN] = {\n    ");
    print_row("", w + AT_BASE, NET_HIDDEN, fine);
    printf("\n};\nstatic const int16_t NET_OUT[NET_HIDDEN] = {\n    ");
    print_row("", w + AT_OUT, NET_HIDDEN, 1024);
    printf("\n};\nstatic const int32_t NET_DIRECT[NET_INPUTS] = {");         /* 1024ths, as fine as the hidden layer's */
    for (int i = 0; i < NET_INPUTS; i++) printf("%s%ld", i % A_LINE ? ", " : i ? ",\n    " : "\n    ", lrint(w[AT_DIRECT + i] * SCALE[i] * 1024 * fine));
    printf("\n};\n#endif\n");
}

int main(int argc, char **argv)
{
    static job j[JOBS];
    static double w[WEIGHTS];
    pthread_t thread[JOBS];
    const long games = argc > 1 ? strtol(argv[1], NULL, 10) : 48000, passes = argc > 2 ? strtol(argv[2], NULL, 10) : 14;
    if (argc > 3 || games < 100 || passes < 1) {
        fprintf(stderr, "usage: bench_train [GAMES [PASSES]]\n");
        return 2;
    }
    for (int i = 0; i < JOBS; i++) {
        j[i].games = games;
        j[i].number = i;
        if (pthread_create(&thread[i], NULL, play_some, &j[i])) return 1;
    }
    for (int i = 0; i < JOBS; i++) pthread_join(thread[i], NULL);
    book all = { 0 };
    for (int i = 0; i < JOBS; i++) {
        for (long k = 0; k < j[i].b.count; k++) *next_moment(&all) = j[i].b.at[k];
        free(j[i].b.at);
    }
    fprintf(stderr, "%ld moments of %ld games\n", all.count, games);
    fprintf(stderr, "as sage judges now: %.1f\n", loss_of(NULL, &all));
    set_scales(&all);
    fit(&all, (int)passes, w);
    print_weights(w, games, (int)passes);
    free(all.at);
    return 0;
}
