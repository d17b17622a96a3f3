/* agent_test.c - what other programs send: lines however they arrive, and how their mistakes are added up. */
#define _POSIX_C_SOURCE 200809L
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "cli/agent/agent.h"

/* Sends the bytes in pieces and takes lines after each; `heard_lines` gets them with "|" behind each, "!" for one too long. */
static void send_in_pieces(const char *bytes, size_t length, size_t piece, char *heard_lines)
{
    static ear e;
    int ends[2];
    const char *line;
    size_t size;
    heard what = HEARD_NOTHING;
    memset(&e, 0, sizeof e);
    *heard_lines = '\0';
    assert_int_equal(pipe(ends), 0);
    for (size_t at = 0; what != HEARD_END; at += piece) {
        size_t now = at >= length ? 0 : length - at < piece ? length - at : piece;
        if (now == 0) {
            if (ends[1] >= 0) close(ends[1]);
            ends[1] = -1;
        } else {
            assert_int_equal(write(ends[1], bytes + at, now), now);
        }
        ear_fill(&e, ends[0]);
        while ((what = ear_line(&e, &line, &size)) == HEARD_LINE || what == HEARD_TOO_LONG) {
            strncat(heard_lines, line, size);
            strcat(heard_lines, what == HEARD_LINE ? "|" : "!");
        }
    }
    close(ends[0]);
}

static void lines_arrive_however_they_are_cut(void **state)
{
    (void)state;
    const char text[] = "one\n\ntwo and a half\nthe last has no end";
    char got[200];
    for (size_t piece = 1; piece <= sizeof text; piece++) {
        send_in_pieces(text, sizeof text - 1, piece, got);
        assert_string_equal(got, "one||two and a half|the last has no end|");
    }
}

static void a_line_that_is_too_long_is_one_mistake(void **state)
{
    (void)state;
    enum { LONG = AGENT_LINE + 5000 };
    char *text = malloc(LONG + 8), got[200];
    memset(text, 'x', LONG);
    memcpy(text + LONG, "\nnext\n", 6);
    for (size_t piece = 1000; piece < 60000; piece += 7777) {
        send_in_pieces(text, LONG + 6, piece, got);
        assert_string_equal(got, "!next|");
    }
    text[AGENT_LINE - 1] = '\n';                     /* the longest that is allowed */
    ear *e = calloc(1, sizeof *e);
    memcpy(e->buffer, text, e->end = AGENT_LINE);
    const char *line;
    size_t size;
    assert_int_equal(ear_line(e, &line, &size), HEARD_LINE);
    assert_int_equal(size, AGENT_LINE - 1);
    free(e);
    free(text);
}

static void a_line_without_end_is_a_mistake_again_and_again(void **state)
{
    (void)state;
    enum { LENGTH = 5 << 20 };
    char *text = malloc(LENGTH), got[200];
    memset(text, 0, LENGTH);
    send_in_pieces(text, LENGTH, 32768, got);
    assert_in_range(strlen(got), 4, 6);              /* at once, and with each megabyte */
    assert_int_equal(strspn(got, "!"), strlen(got));
    free(text);
}

static void losses_add_up_and_read_well(void **state)
{
    (void)state;
    losses sum = { 0 };
    char text[400];
    losses_add(&sum, &(losses){ 0 });
    losses_add(&sum, &(losses){ .seats = 1, .games = 1, .by = { [FAULT_LATE] = 1 }, .first = "late: asleep" });
    losses_text(&sum, text, sizeof text);
    assert_string_equal(text, "1 seat in 1 game to the steady bot (1 late); because: late: asleep");
    losses_add(&sum, &(losses){ .seats = 3, .games = 2, .by = { [FAULT_GONE] = 3 }, .first = "it ended" });
    losses_text(&sum, text, sizeof text);
    assert_string_equal(text, "4 seats in 3 games to the steady bot (1 late, 3 gone); first because: late: asleep");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_arrive_however_they_are_cut),
        cmocka_unit_test(a_line_that_is_too_long_is_one_mistake),
        cmocka_unit_test(a_line_without_end_is_a_mistake_again_and_again),
        cmocka_unit_test(losses_add_up_and_read_well),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
