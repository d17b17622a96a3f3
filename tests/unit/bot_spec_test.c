/* bot_spec_test.c - who plays, as a word: what reads, what is refused with a reason, and what is written. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>
#include "bots/bots.h"

static void plain_levels_read_and_write(void **state)
{
    (void)state;
    for (int level = 0; level < BOT_LEVELS; level++) {
        bot_spec s;
        char why[BOT_WHY], out[BOT_NAME];
        assert_true(bot_spec_read(bot_level_name(level), &s, why));
        assert_int_equal(s.level, level);
        assert_int_equal(s.temper, BOT_EVEN);
        bot_spec_write(&s, out);
        assert_string_equal(out, bot_level_name(level));
    }
}

static void tempers_read_and_write(void **state)
{
    (void)state;
    for (int temper = 1; temper < BOT_TEMPERS; temper++) {
        bot_spec s;
        char why[BOT_WHY], out[BOT_NAME], word[64];
        snprintf(word, sizeof word, "steady/%s", bot_temper_name(temper));
        assert_true(bot_spec_read(word, &s, why));
        assert_int_equal(s.temper, temper);
        bot_spec_write(&s, out);
        assert_string_equal(out, word);
    }
}

static void nonsense_is_refused_with_a_reason(void **state)
{
    (void)state;
    static const struct { const char *word, *why; } row[] = {
        { "", "there is no bot level" },            { "clever", "there is random, steady" },
        { "steady:100", "takes no budget" },        { "steady/", "there is no temper" },
        { "steady/angry", "there is even" },        { "Steady", "there is no bot level" },
        { "steady:100ms:99/vengeful!", "at most" },
    };
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
        bot_spec s;
        char why[BOT_WHY] = "";
        assert_false(bot_spec_read(row[i].word, &s, why));
        assert_non_null(strstr(why, row[i].why));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plain_levels_read_and_write),
        cmocka_unit_test(tempers_read_and_write),
        cmocka_unit_test(nonsense_is_refused_with_a_reason),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
