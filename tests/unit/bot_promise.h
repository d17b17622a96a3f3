/* bot_promise.h - a promise of every bot: it answers from its seat's view and nothing else. */
#ifndef BOT_PROMISE_H
#define BOT_PROMISE_H
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include "bots/bots.h"

/* Another game that looks the same from the seat: the same answer, and the same memory after it. */
static inline void assert_view_decides(const hc_game *g, const bot *who, uint64_t seed)
{
    hc_game view, other, other_view;
    int choice[2][BOT_CHOICES] = { { 0 } };
    bot b[2] = { *who, *who };
    hc_view(g, who->seat, &view);
    hc_determinise(&view, who->seat, seed, &other);
    hc_view(&other, who->seat, &other_view);
    int n = bot_answer(&b[0], &view, choice[0]);
    assert_int_equal(bot_answer(&b[1], &other_view, choice[1]), n);
    assert_memory_equal(choice[0], choice[1], (size_t)n * sizeof **choice);
    assert_memory_equal(&b[0], &b[1], sizeof *b);
}
#endif
