/* sage.c - how many playouts the sage bot makes in a second of processor time, on a fixed set of decisions: every
 * seventh of 40 four-player games between steady bots, 40 playouts each. With "full" each goes on to the end of the game.
 *
 *   bench_sage [full] [GAMES]
 *
 * Few games suffice to count instructions: valgrind --tool=callgrind --toggle-collect=search_playout build/bench_sage 4 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "bots/sage.h"

enum { USUAL_GAMES = 40, EVERY = 7, PLAYOUTS = 40, TOO_LONG = 1500 };

typedef struct sum { double seconds; long playouts, decisions; uint64_t check; } sum;

static double seconds_of_processor(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void measure(const hc_game *view, int seat, uint64_t seed, int full, sum *all)
{
    static search s;
    bot b;
    move_list list;
    inquiry a;
    bot_begin(&b, BOT_SAGE, seat, seed);
    read_question(&a, view, seat);
    sage_moves(&b, view, &a, SAGE_MOVES, &list);
    if (list.count < 2) return;
    search_begin(&s, &b, view);
    if (full) search_to_the_end(&s);
    double begun = seconds_of_processor();
    for (int i = 0; i < PLAYOUTS; i++)
        all->check = all->check * 31 + (uint64_t)search_playout(&s, &list.move[i % list.count], i % list.count, seed + (uint64_t)i);
    all->seconds += seconds_of_processor() - begun;
    all->playouts += PLAYOUTS;
    all->decisions++;
}

static void play_one(uint64_t seed, int full, sum *all)
{
    hc_game g, view;
    bot b[4];
    int choice[BOT_CHOICES];
    const hc_setup setup = { .seed = seed, .edition = (uint8_t)hc_edition_default(), .players = 4, .first = HC_NOBODY };
    if (hc_new(&g, &setup, NULL, NULL) != HC_OK) return;
    for (int i = 0; i < 4; i++) bot_begin(&b[i], BOT_STEADY, i, seed);
    for (int i = 1; hc_asked(&g) && i < TOO_LONG; i++) {
        const int seat = __builtin_ctz(hc_asked(&g));
        hc_view(&g, seat, &view);
        if (i % EVERY == 0) measure(&view, seat, seed * 1000 + (uint64_t)i, full, all);
        const int n = bot_answer(&b[seat], &view, choice);
        for (int k = 0; k < n; k++) if (hc_answer(&g, seat, choice[k], NULL) != HC_OK) return;
    }
}

int main(int argc, char **argv)
{
    sum all = { 0 };
    const int full = argc > 1 && strcmp(argv[1], "full") == 0;
    const int games = argc > 1 + full ? atoi(argv[1 + full]) : USUAL_GAMES;
    if (argc > 2 + full || games < 1) {
        fprintf(stderr, "usage: bench_sage [full] [GAMES]\n");
        return 2;
    }
    for (int i = 1; i <= games; i++) play_one((uint64_t)i, full, &all);
    printf("%.0f playouts a second of processor time: %ld decisions, %ld playouts, check %016llx\n",
           (double)all.playouts / all.seconds, all.decisions, all.playouts, (unsigned long long)all.check);
    return 0;
}
