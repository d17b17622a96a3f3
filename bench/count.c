/* count.c - a fixed workload for counting instructions: tools/bench --count runs it under callgrind. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "bots/bots.h"

/* callgrind counts only inside functions of these two names, so they must stay functions. */
__attribute__((noinline)) hc_status engine_answers(hc_game *g, int seat, int choice)
{
    return hc_answer(g, seat, choice, NULL);
}

__attribute__((noinline)) hc_status playout_answers(hc_game *g, int seat, uint64_t *rng)
{
    return bot_playout_answer(g, seat, rng, NULL);
}

static int first_of(unsigned seats)
{
    int seat = 0;
    while (!(seats >> seat & 1)) seat++;
    return seat;
}

/* Uniform over what is legal, except undo: the same choices on every machine. */
static int any_choice(const hc_game *g, int seat, uint64_t *rng)
{
    hc_option option[HC_OPTIONS_MAX];
    const int n = hc_options(g, seat, option);
    for (;;) {
        *rng = *rng * 6364136223846793005u + 1442695040888963407u;
        const int choice = option[(*rng >> 33) % (uint64_t)n].choice;
        if (choice != HC_UNDO) return choice;
    }
}

/* Returns how many decisions the game took. */
static long play_one(const hc_setup *setup, int playout)
{
    hc_game g;
    if (hc_new(&g, setup, NULL, NULL) != HC_OK) return -1;
    uint64_t rng = setup->seed;
    long decisions = 0;
    for (unsigned asked; (asked = hc_asked(&g)) != 0; decisions++) {
        const int seat = first_of(asked);
        const hc_status status = playout ? playout_answers(&g, seat, &rng)
                                         : engine_answers(&g, seat, any_choice(&g, seat, &rng));
        if (status != HC_OK) return -1;
    }
    return decisions;
}

int main(int argc, char **argv)
{
    const int games = argc >= 3 ? atoi(argv[2]) : 0;
    const int playout = argc >= 3 && strcmp(argv[1], "playout") == 0;
    const int edition = argc >= 4 ? hc_edition_named(argv[3]) : hc_edition_default();
    if (games < 1 || edition < 0 || argc > 6 || (!playout && strcmp(argv[1], "random") != 0)) {
        fprintf(stderr, "usage: count random|playout GAMES [EDITION [PLAYERS [PRESET]]]\n");
        return 2;
    }
    const int most = hc_edition(edition)->players_max, players = argc >= 5 ? atoi(argv[4]) : most < 4 ? most : 4;
    hc_setup setup = { .edition = (uint8_t)edition, .players = (uint8_t)players, .first = HC_NOBODY };
    if (argc == 6 && hc_preset_add(&setup, argv[5]) != HC_OK) {
        fprintf(stderr, "count: there is no table \"%s\" in this edition\n", argv[5]);
        return 2;
    }
    long decisions = 0;
    for (int i = 1; i <= games; i++) {
        setup.seed = (uint64_t)i;
        const long n = play_one(&setup, playout);
        if (n < 0) {
            fprintf(stderr, "count: game %d was refused\n", i);
            return 1;
        }
        decisions += n;
    }
    printf("%ld\n", decisions);
    return 0;
}
