/* parts_test.c - parts of the game are asked for by name, with their options. The program has an edition and parts of its own. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>
#include "rules.h"

static const game_part always = { .kind = HC_CARD_TECH };                    /* a switch or a sheet brings it: it has no name */
static const game_part storms = { .name = "storms", .about = "It rains.", .editions = 1,
                                  .option = OPTIONS({ "light", "Drizzle." }, { "heavy", "Hail." }, { "wind", "Wind." }) };
static const game_part elsewhere = { .name = "elsewhere", .about = "Not here.", .editions = 2 };
static const game_part plain = { .name = "storm", .about = "One.", .editions = 1 };
static const game_part *const LIST[] = { &always, &storms, &elsewhere, &plain, NULL };
static const book WEATHER = { .part = LIST };
static const edition FIRST = { .book = &WEATHER }, SECOND = { .book = &WEATHER };
const edition *const EDITIONS[HC_EDITION_COUNT] = { &FIRST, &SECOND };

enum { STORMS = 1, ELSEWHERE, PLAIN };

static void names(void **state)
{
    (void)state;
    const char *about;
    assert_string_equal(hc_part_name(0, STORMS, &about), "storms");
    assert_string_equal(about, "It rains.");
    assert_null(hc_part_name(0, 0, NULL));
    assert_null(hc_part_name(0, ELSEWHERE, &about));
    assert_null(about);
    assert_string_equal(hc_part_name(1, ELSEWHERE, NULL), "elsewhere");
    assert_null(hc_part_name(0, PLAIN + 1, NULL));
    assert_null(hc_part_name(0, 60, NULL));
    assert_null(hc_part_name(HC_EDITION_COUNT, STORMS, NULL));
    assert_string_equal(hc_part_option(0, STORMS, 2, &about), "wind");
    assert_string_equal(about, "Wind.");
    assert_null(hc_part_option(0, STORMS, 3, NULL));
    assert_null(hc_part_option(0, PLAIN, 0, NULL));
}

static hc_status added(const char *words, unsigned *options)
{
    hc_setup s = { 0 };
    const hc_status status = hc_part_add(&s, words);
    if (status != HC_OK) assert_true(!s.parts && !s.part_option[STORMS]);       /* nothing has changed */
    *options = s.part_option[STORMS];
    return status;
}

static void words(void **state)
{
    (void)state;
    unsigned options;
    assert_int_equal(added("storms", &options), HC_OK);
    assert_int_equal(options, 0);
    assert_int_equal(added("storms:heavy", &options), HC_OK);
    assert_int_equal(options, 2);
    assert_int_equal(added("storms:wind+light", &options), HC_OK);
    assert_int_equal(options, 5);
    assert_int_equal(added("storms:snow", &options), HC_NO_SUCH_OPTION);
    assert_int_equal(added("storms:", &options), HC_NO_SUCH_OPTION);
    assert_int_equal(added("storms:heavy+", &options), HC_NO_SUCH_OPTION);
    assert_int_equal(added("storms:heavy:wind", &options), HC_NO_SUCH_OPTION);
    assert_int_equal(added("storms:heavy+heavy", &options), HC_NO_SUCH_OPTION);
    assert_int_equal(added("storms+heavy", &options), HC_NO_SUCH_PART);
    assert_int_equal(added("elsewhere", &options), HC_NO_SUCH_PART);
    assert_int_equal(added("stor", &options), HC_NO_SUCH_PART);
    assert_int_equal(added("", &options), HC_NO_SUCH_PART);
}

static void words_again(void **state)
{
    (void)state;
    hc_setup s = { 0 };
    char out[HC_PART_WORDS];
    assert_int_equal(hc_part_add(&s, "storms:wind+light"), HC_OK);
    assert_int_equal(hc_part_add(&s, "storms"), HC_PART_TWICE);
    assert_int_equal(hc_part_add(&s, "storm"), HC_OK);
    assert_int_equal(hc_part_words(&s, STORMS, out), strlen("storms:light+wind"));
    assert_string_equal(out, "storms:light+wind");
    assert_int_equal(hc_part_words(&s, PLAIN, out), strlen("storm"));
    assert_string_equal(out, "storm");
    assert_int_equal(hc_part_words(&s, ELSEWHERE, out), 0);
    assert_int_equal(hc_part_words(&s, HC_PARTS, out), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(names), cmocka_unit_test(words), cmocka_unit_test(words_again) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
