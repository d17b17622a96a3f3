/* arena.h - games between bots for tests: who plays by name, every event shown to a watcher. */
#ifndef ARENA_H
#define ARENA_H
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>
#include "cli/match.h"

typedef struct arena {
    int edition, players;
    uint64_t seed, variants;
    void (*told)(void *ctx, const match *m, int seat, int choice, const hc_events *ev);
    void *ctx;
    int unfinished;                  /* broken off as too long: counted, so that a test can bound it */
} arena;

static inline bot_spec spec_of(const char *word)
{
    bot_spec spec;
    char why[BOT_WHY];
    if (!bot_spec_read(word, &spec, why)) fail_msg("%s", why);
    return spec;
}

/* Plays one game; spec[] by seat. m holds it at its end. */
static inline void play_in(arena *a, match *m, const bot_spec spec[], uint64_t game)
{
    hc_setup s = { .seed = seed_from(a->seed, game), .edition = (uint8_t)a->edition, .variants = a->variants,
                   .players = (uint8_t)a->players, .first = HC_NOBODY };
    memset(m, 0, sizeof *m);
    memcpy(m->spec, spec, (size_t)a->players * sizeof *spec);
    m->told = a->told;
    m->ctx = a->ctx;
    assert_int_equal(match_begin(m, &s, NULL), HC_OK);
    while (match_goes_on(m)) match_bot_answers(m, match_seat(m));
    assert_int_equal(m->refused, HC_OK);
    a->unfinished += match_is_too_long(m);
}

/* The part of the win that a seat has, in 840ths. */
static inline int part_of_win(const match *m, int seat)
{
    hc_table t;
    int winners = 0;
    hc_read(&m->g, &t);
    for (int s = 0; s < t.players; s++) winners += t.won >> s & 1;
    return t.won >> seat & 1 ? 840 / winners : 0;
}
#endif
