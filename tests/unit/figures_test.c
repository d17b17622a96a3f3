/* figures_test.c - shares of wins: parts that add up, and intervals that are where the book has them. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <math.h>
#include "cli/figures.h"

static void near_to(double is, double should) { assert_true(fabs(is - should) < 0.00005); }

/* Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29. */
static void intervals_are_those_of_the_literature(void **state)
{
    (void)state;
    const struct { double wins, games, low, high; } known[] = {
        { 81, 263, 0.2553, 0.3662 }, { 15, 148, 0.0624, 0.1605 }, { 0, 20, 0.0000, 0.1611 }, { 1, 29, 0.0061, 0.1718 },
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        interval v = wilson(known[i].wins, known[i].games);
        near_to(v.share, known[i].wins / known[i].games);
        assert_true(fabs(v.low - known[i].low) < 0.0001 && fabs(v.high - known[i].high) < 0.0001);
    }
}

static void no_games_say_nothing(void **state)
{
    (void)state;
    interval v = wilson(0, 0);
    near_to(v.low, 0);
    near_to(v.high, 1);
    near_to(half_width(v), 0.5);
}

static void shared_wins_are_parts_of_one(void **state)
{
    (void)state;
    for (int winners = 1; winners <= 8; winners++) {
        win_share sum = { 0 };
        for (int i = 0; i < winners; i++) {
            add_to_share(&sum, 1, winners);
        }
        assert_int_equal(sum.parts, WHOLE_WIN);          /* nothing is lost by rounding */
        assert_int_equal(sum.alone, winners == 1);
        assert_int_equal(sum.shared, winners == 1 ? 0 : winners);
    }
    win_share lost = { 0 };
    add_to_share(&lost, 0, 3);
    assert_int_equal(lost.games, 1);
    assert_int_equal(lost.parts, 0);
}

static void more_games_make_it_narrower(void **state)
{
    (void)state;
    double last = 1;
    for (double games = 10; games < 1e6; games *= 10) {
        double half = half_width(wilson(games / 4, games));
        assert_true(half < last);
        last = half;
    }
    assert_true(count_bits(0xF0u) == 4 && count_bits(0) == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(intervals_are_those_of_the_literature), cmocka_unit_test(no_games_say_nothing),
        cmocka_unit_test(shared_wins_are_parts_of_one), cmocka_unit_test(more_games_make_it_narrower),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
