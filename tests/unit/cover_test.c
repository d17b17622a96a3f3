/* cover_test.c - a game that is covered up for a seat reads as that seat's view does, and is the same again when it is uncovered. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>
#include "bots/bots.h"

enum { TOO_LONG = 600 };

static hc_table seen, covered;
static long reads, refused;

static void compare(hc_game *g, int seat)
{
    hc_game view, before = *g;
    hc_covered kept;
    hc_sum a, b;
    hc_card_info hand[HC_HAND_MAX], of_view[HC_HAND_MAX];
    if (!hc_cover(g, seat, &kept)) {
        assert_memory_equal(g, &before, sizeof before);
        refused++;
        return;
    }
    hc_view(&before, seat, &view);
    memset(&seen, 0, sizeof seen);
    memset(&covered, 0, sizeof covered);
    memset(&a, 0, sizeof a);
    memset(&b, 0, sizeof b);
    hc_read(&view, &seen);
    hc_read(g, &covered);
    assert_memory_equal(&seen, &covered, sizeof seen);
    hc_totals(&view, &a);
    hc_totals(g, &b);
    assert_memory_equal(&a, &b, sizeof a);
    for (int s = 0; s < seen.players; s++) {
        memset(hand, 0, sizeof hand);
        memset(of_view, 0, sizeof of_view);
        assert_int_equal(hc_hand(&view, s, of_view), hc_hand(g, s, hand));
        assert_memory_equal(hand, of_view, sizeof hand);
    }
    for (int c = 0; c < HC_CARDS; c++) {
        const hc_card_info x = hc_card(&view, c), y = hc_card(g, c);
        assert_int_equal(x.kind, y.kind);
    }
    hc_uncover(g, &kept);
    assert_memory_equal(g, &before, sizeof before);
    reads++;
}

static void play(int edition, int players, const char *preset, uint64_t seed)
{
    hc_game g;
    hc_setup setup = { .seed = seed, .edition = (uint8_t)edition, .players = (uint8_t)players, .first = HC_NOBODY };
    uint64_t rng = seed * 2 + 1;
    if (preset && hc_preset_add(&setup, preset) != HC_OK) return;
    if (hc_new(&g, &setup, NULL, NULL) != HC_OK) return;       /* a preset for another number of players */
    for (int i = 0; hc_asked(&g) && i < TOO_LONG; i++) {
        const int seat = __builtin_ctz(hc_asked(&g));
        for (int s = 0; s < players; s++) compare(&g, s);
        assert_int_equal((i % 3 ? bot_playout_answer : bot_random_answer)(&g, seat, &rng, NULL), HC_OK);
    }
}

static void reads_like_a_view(void **state)
{
    (void)state;
    for (int e = 0; hc_edition(e); e++) {
        const int players = hc_edition(e)->players_max < 4 ? hc_edition(e)->players_max : 4;
        reads = refused = 0;
        for (uint64_t seed = 1; seed <= 6; seed++) play(e, players, NULL, seed);
        for (int i = 0; hc_preset_at(e, i); i++) play(e, players, hc_preset_at(e, i)->name, 7);
        print_message("%s: %ld reads, %ld need a view\n", hc_edition(e)->id, reads, refused);
        assert_true(reads + refused > 1000);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(reads_like_a_view) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
