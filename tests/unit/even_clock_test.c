/* even_clock_test.c - a clock that has jumped is not believed, however often it is looked at, until it has run evenly. */
#include "server/even_clock.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

enum { HOUR = 3600, YEAR = 365 * 86400 };

static void test_one_look_is_never_enough(void **state)
{
    (void)state;
    even_clock c = { 0 };
    assert_false(even_clock_look(&c, 1000, 5000, 1));
    assert_false(even_clock_look(&c, 1000, 5000, 1));
    assert_true(even_clock_look(&c, 1001, 5001, 1));
}

static void test_a_jump_begins_anew(void **state)
{
    (void)state;
    for (int direction = -1; direction <= 1; direction += 2) {
        even_clock c = { 0 };
        int64_t wall = 100 * (int64_t)YEAR, running = 0;
        for (; running < HOUR; running += 60, wall += 60) {
            assert_false(even_clock_look(&c, wall, running, HOUR));
        }
        assert_true(even_clock_look(&c, wall, running, HOUR));
        wall += direction * (int64_t)YEAR;
        const int64_t jumped = running + 60;
        for (running += 60; running < jumped + HOUR; running += 60, wall += 60) {
            assert_false(even_clock_look(&c, wall, running, HOUR));
        }
        assert_true(even_clock_look(&c, wall, running, HOUR));
    }
}

static void test_a_clock_that_is_put_right_little_by_little(void **state)
{
    (void)state;
    even_clock c = { 0 };
    int64_t wall = YEAR;
    for (int64_t running = 0; running < HOUR; running += 60, wall += 62) {
        assert_false(even_clock_look(&c, wall, running, HOUR));
    }
    assert_true(even_clock_look(&c, wall, HOUR, HOUR));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_look_is_never_enough),
        cmocka_unit_test(test_a_jump_begins_anew),
        cmocka_unit_test(test_a_clock_that_is_put_right_little_by_little),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
