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
#include "campaign/seeds.h"
#include "host/host.h"

typedef struct arena {
    int edition, players;
    uint64_t seed, variants;
    host_told *told;
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

/* A game between bots; spec[] by seat. */
static inline void begin_in(game_host *h, const hc_setup *s, const bot_spec spec[], const host_ways *ways)
{
    record rec;
    char why[RECORD_WHY] = "";
    record_begin(&rec, s);
    for (int seat = 0; seat < s->players; seat++) bot_spec_write(&spec[seat], rec.player[seat]);
    if (!host_begin(h, &rec, ways, why)) fail_msg("%s", why);
}

/* Plays one game; h holds it at its end. */
static inline void play_in(arena *a, game_host *h, const bot_spec spec[], uint64_t game)
{
    hc_setup s = { .seed = seed_from(a->seed, game), .edition = (uint8_t)a->edition, .variants = a->variants,
                   .players = (uint8_t)a->players, .first = HC_NOBODY };
    host_ways ways = { .told = a->told, .ctx = a->ctx, .most_turns = MOST_TURNS, .most_answers = MOST_ANSWERS };
    begin_in(h, &s, spec, &ways);
    host_advance(h, 0);
    assert_int_equal(h->fault.count + h->fault.dropped, 0);
    assert_null(host_is(h) == HOST_TOO_LONG ? NULL : host_trouble(h));
    a->unfinished += host_is(h) == HOST_TOO_LONG;
}

/* The part of the win that a seat has, in 840ths. */
static inline int part_of_win(const game_host *h, int seat)
{
    hc_table t;
    int winners = 0;
    hc_read(&h->game, &t);
    for (int s = 0; s < t.players; s++) winners += t.won >> s & 1;
    return t.won >> seat & 1 ? 840 / winners : 0;
}
#endif
