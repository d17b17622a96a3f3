/* host_kit.h - what the tests of the host share: a table, somebody who plays at it, somebody who listens. */
#ifndef HOST_KIT_H
#define HOST_KIT_H
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "host/host.h"

enum { TOO_LONG = 20000 };

/* What the listener heard. */
typedef struct ears { size_t told, replayed, lines, events, last; int by[4]; bool gap; } ears;

static inline void hear(void *ctx, const game_host *h, const host_news *n)
{
    ears *e = ctx;
    e->gap |= e->told > 0 && n->number != e->last + 1;
    e->gap |= n->number != h->count || (n->speaker != HC_NOBODY) != (n->line != NULL);
    e->last = n->number;
    e->told++;
    e->replayed += n->replayed;
    e->lines += n->line != NULL;
    e->events += n->ev->count;
    e->by[n->by] += n->number > 0;
}

/* Four seats; the first `people` are answered from outside, the rest are steady. */
static inline record table_of(int people, uint64_t seed)
{
    record rec;
    hc_setup setup = { .edition = (uint8_t)hc_edition_default(), .players = 4, .seed = seed, .first = HC_NOBODY };
    record_begin(&rec, &setup);
    for (int seat = people; seat < 4; seat++) {
        snprintf(rec.player[seat], RECORD_NAME, "steady");
    }
    return rec;
}

static inline game_host *begin_with(const record *rec, const host_ways *ways)
{
    char why[RECORD_WHY];
    game_host *h = malloc(sizeof *h);
    assert_non_null(h);
    assert_true(host_begin(h, rec, ways, why));
    return h;
}

static inline void end(game_host *h)
{
    host_end(h);
    free(h);
}

/* A person who thinks like steady; the luck is that of the number of answers, so that a game read again goes on the same way. */
static inline void answer_for(game_host *h, int seat)
{
    int choice[BOT_CHOICES];
    hc_game view;
    bot b;
    hc_view(&h->game, seat, &view);
    bot_begin(&b, BOT_STEADY, seat, h->count);
    int count = bot_answer(&b, &view, choice);
    for (int i = 0; i < count; i++) {
        assert_int_equal(host_answer(h, seat, choice[i]), HOST_TAKEN);
    }
}

static inline void play(game_host *h, size_t to)
{
    int seat;
    while (h->count < to && (seat = host_advance(h, 0)) != HC_NOBODY) {
        answer_for(h, seat);
        assert_true(h->count < TOO_LONG);
    }
}

/* A copy of the first `count` answers. */
static inline record cut(const record *rec, size_t count)
{
    record part = *rec;
    part.answer = NULL;
    part.count = part.room = 0;
    for (size_t i = 0; i < count; i++) {
        assert_true(record_add(&part, rec->answer[i].seat, rec->answer[i].choice, NULL));
        part.answer[i].check = rec->answer[i].check;
    }
    return part;
}
#endif
