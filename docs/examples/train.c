/* train.c - a bot that teaches itself: a linear value function, learned from games against itself.
 *
 * What it learns is one number for a table: the share of the win that a seat may expect. It is a weighted sum of a few
 * features (colonies, ships, cards ...), and the weights begin at zero. Then, again and again:
 *
 *   1. Four copies play a game. To choose, a copy imagines what it cannot see (hc_determinise), tries each answer, lets
 *      everybody answer at random until the encounter is over, and takes the answer after which the table is worth most.
 *   2. Every table that a copy saw at the end of an encounter is compared with how the game ended for it, and the weights
 *      are moved a little so that the sum comes nearer to that (Monte Carlo regression by stochastic gradient descent).
 *
 * At the end one trained player meets three random ones, and one meets three that are untrained: the same program with
 * weights of zero, to which all tables are the same until somebody has won. It all depends on the seed alone.
 *
 *   cc -O2 -std=c17 -Iinclude docs/examples/train.c build/libhypercone.a -o train && ./train [TRAINING-GAMES [TEST-GAMES [SEED]]] */
#include <hypercone/hypercone.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLAYERS = 4, MOST_ANSWERS = 20000, MOST_TABLES = 4096 };

/* ---- random numbers ------------------------------------------------------------------------------------------------ */

static uint64_t noise;                               /* one stream for everything: the same seed, the same run */

static uint64_t next_noise(void)                     /* SplitMix64 */
{
    uint64_t z = noise += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

static int draw(int below) { return (int)(next_noise() % (unsigned)below); }

/* ---- the value of a table ------------------------------------------------------------------------------------------- */

enum { ONE, COLONIES, NEAR_WIN, RIVAL, RIVAL_NEAR_WIN, HOME, IN_WARP, HAND, ATTACKS, POWER, FEATURES };
static const char *const NAME[FEATURES] = { "constant", "foreign colonies", "... squared", "best rival's", "... squared",
    "home colonies", "ships in warp", "cards in hand", "attack values", "power in force" };

/* All features are scaled to about 0 to 1, so that one learning rate fits all. */
static void features(const hc_table *t, int seat, double f[FEATURES])
{
    const hc_seat_info *me = &t->seat[seat];
    int rival = 0, attacks = 0;
    for (int other = 0; other < t->players; other++)
        if (other != seat && t->seat[other].foreign_colonies > rival) rival = t->seat[other].foreign_colonies;
    for (int i = 0; i < me->known; i++)              /* of its own hand a seat knows all cards */
        attacks += me->card[i].kind == HC_CARD_ATTACK ? me->card[i].value : 0;
    double mine = (double)me->foreign_colonies / t->colonies_to_win, theirs = (double)rival / t->colonies_to_win;
    f[ONE] = 1;
    f[COLONIES] = mine;
    f[NEAR_WIN] = mine * mine;
    f[RIVAL] = theirs;
    f[RIVAL_NEAR_WIN] = theirs * theirs;
    f[HOME] = me->home_colonies / 5.0;
    f[IN_WARP] = me->warp / 20.0;
    f[HAND] = me->hand / 10.0;
    f[ATTACKS] = attacks / 100.0;
    f[POWER] = me->power_state == HC_POWER_ON;
}

static double share_of_win(const hc_table *t, int seat)
{
    int winners = 0;
    for (int i = 0; i < t->players; i++) winners += t->won >> i & 1;
    return t->won >> seat & 1 ? 1.0 / winners : 0;
}

static double value(const double weight[FEATURES], const hc_table *t, int seat)
{
    double f[FEATURES], sum = 0;
    if (t->over) return share_of_win(t, seat);       /* nothing to guess any more */
    features(t, seat, f);
    for (int i = 0; i < FEATURES; i++) sum += weight[i] * f[i];
    return sum;
}

/* ---- playing ---------------------------------------------------------------------------------------------------------- */

static int asked_seat(const hc_game *g)
{
    int seat = 0;
    while (!(hc_asked(g) >> seat & 1)) seat++;
    return seat;
}

/* Any answer but "undo", which leads nowhere. */
static int random_choice(const hc_option option[], int count)
{
    int choice;
    do choice = option[draw(count)].choice; while (choice == HC_UNDO);
    return choice;
}

static bool begins_encounter(const hc_events *ev)
{
    for (size_t i = 0; i < ev->count; i++)
        if (ev->item[i].kind == HC_EV_ENCOUNTER) return true;
    return false;
}

/* Everybody answers at random until the next encounter begins or the game is over. */
static void play_out_encounter(hc_game *g)
{
    hc_option option[HC_OPTIONS_MAX];
    hc_event item[128];
    hc_events ev = { .room = 128, .item = item };
    for (int n = 0; hc_asked(g) && !begins_encounter(&ev) && n < MOST_ANSWERS; n++) {
        int seat = asked_seat(g);
        ev.count = 0;
        if (hc_answer(g, seat, random_choice(option, hc_options(g, seat, option)), &ev) != HC_OK) exit(1);
    }
}

/* The answer after which the table is worth most, on average over a few ways in which it may go on. */
static int best_choice(const hc_game *view, int seat, const double weight[FEATURES])
{
    enum { SAMPLES = 3 };
    hc_option option[HC_OPTIONS_MAX];
    double worth[HC_OPTIONS_MAX] = { 0 };
    int count = hc_options(view, seat, option), best = -1;
    for (int sample = 0; sample < SAMPLES; sample++) {
        hc_game imagined, trial;
        hc_determinise(view, seat, next_noise(), &imagined);
        for (int i = 0; i < count; i++) {            /* the same imagined table for all: their differences count */
            hc_table t;
            if (option[i].choice == HC_UNDO) continue;
            trial = imagined;
            if (hc_answer(&trial, seat, option[i].choice, NULL) != HC_OK) continue;
            play_out_encounter(&trial);
            hc_read(&trial, &t);
            worth[i] += value(weight, &t, seat) + 1e-9 * draw(1000);         /* equals: by lot */
        }
    }
    for (int i = 0; i < count; i++)
        if (option[i].choice != HC_UNDO && (best < 0 || worth[i] > worth[best])) best = i;
    return option[best].choice;
}

/* What a seat saw at the ends of encounters. */
typedef struct lesson { int seat; double f[FEATURES]; } lesson;

/* A game; weight[seat] NULL: that seat answers at random. Returns how many lessons were noted (none if note is NULL). */
static int play(uint64_t seed, const double *weight[PLAYERS], hc_table *t, lesson note[])
{
    hc_game g, view;
    hc_option option[HC_OPTIONS_MAX];
    hc_event item[128];
    hc_events ev = { .room = 128, .item = item };
    hc_setup setup = { .seed = seed, .players = PLAYERS, .first = HC_NOBODY, .edition = (uint8_t)hc_edition_default() };
    int noted = 0;
    if (hc_new(&g, &setup, NULL, NULL) != HC_OK) exit(1);
    for (int n = 0; hc_asked(&g) && n < MOST_ANSWERS; n++) {
        int seat = asked_seat(&g);
        hc_view(&g, seat, &view);                    /* players see their own view, nothing else */
        int count = hc_options(&view, seat, option);
        int choice = !weight[seat] ? random_choice(option, count) : count == 1 ? option[0].choice : best_choice(&view, seat, weight[seat]);
        ev.count = 0;
        if (hc_answer(&g, seat, choice, &ev) != HC_OK) exit(1);
        if (!note || !begins_encounter(&ev) || noted + PLAYERS > MOST_TABLES) continue;
        for (int s = 0; s < PLAYERS; s++) {
            hc_view(&g, s, &view);
            hc_read(&view, t);
            note[noted].seat = s;
            features(t, s, note[noted++].f);
        }
    }
    hc_read(&g, t);
    return noted;
}

/* ---- learning --------------------------------------------------------------------------------------------------------- */

static void learn(double weight[FEATURES], const lesson note[], int noted, const hc_table *end, double rate)
{
    for (int i = 0; i < noted; i++) {
        double guess = 0;
        for (int k = 0; k < FEATURES; k++) guess += weight[k] * note[i].f[k];
        double error = share_of_win(end, note[i].seat) - guess;
        for (int k = 0; k < FEATURES; k++) weight[k] += rate * error * note[i].f[k];
    }
}

static void train(double weight[FEATURES], int games)
{
    static lesson note[MOST_TABLES];
    const double *same[PLAYERS] = { weight, weight, weight, weight };
    for (int game = 0; game < games; game++) {
        hc_table end;
        int noted = play(next_noise(), same, &end, note);
        learn(weight, note, noted, &end, 0.02 / (1 + 3.0 * game / games));   /* smaller steps towards the end */
        if ((game + 1) % (games < 5 ? 1 : games / 5) == 0) fprintf(stderr, "%d of %d games played\n", game + 1, games);
    }
}

/* The share of wins of one `player` among three `others`; the seat changes from game to game. */
static double measure(const double *player, const double *others, int games)
{
    double wins = 0;
    for (int game = 0; game < games; game++) {
        const double *weight[PLAYERS] = { others, others, others, others };
        hc_table end;
        weight[game % PLAYERS] = player;
        play(next_noise(), weight, &end, NULL);
        wins += share_of_win(&end, game % PLAYERS);
    }
    return wins / games;
}

int main(int argc, char **argv)
{
    int games = argc > 1 ? atoi(argv[1]) : 60, tests = argc > 2 ? atoi(argv[2]) : 100;
    double trained[FEATURES] = { 0 };
    static const double untrained[FEATURES] = { 0 };
    noise = argc > 3 ? strtoull(argv[3], NULL, 0) : 1;
    train(trained, games);
    for (int i = 0; i < FEATURES; i++) printf("%-18s %+.3f\n", NAME[i], trained[i]);
    printf("one trained among three random: %.1f %% of %d games\n", 100 * measure(trained, NULL, tests), tests);
    printf("one trained among three untrained: %.1f %% of %d games\n", 100 * measure(trained, untrained, (tests + 1) / 2), (tests + 1) / 2);
    printf("one untrained among three random: %.1f %% of %d games\n", 100 * measure(untrained, NULL, tests), tests);
    puts("equals would win 25.0 %");
    return 0;
}
