/* text_room_test.c - texts never leave their room, lines their width, and whole games have words for everything. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>
#include "text/text.h"
#include "text_table.h"

/* ---- lines ------------------------------------------------------------------------------------------------ */

static void lines_are_broken_at_words(void **state)
{
    (void)state;
    char out[ROOM];
    text_wrap(out, sizeof out, "one two three four", 9, "  ");
    assert_string_equal(out, "one two\n  three\n  four");
    text_wrap(out, sizeof out, "one\n\ntwo  \nthree", 20, "  ");
    assert_string_equal(out, "one\n\ntwo\nthree");
    text_wrap(out, sizeof out, "abcdefgh", 3, NULL);
    assert_string_equal(out, "abc\ndef\ngh");
    text_wrap(out, sizeof out, "Zoë fährt über Köln", 9, "");
    assert_string_equal(out, "Zoë fährt\nüber Köln");
    text_wrap(out, sizeof out, "\2Ben \3Chen go", 8, "");
    assert_string_equal(out, "\2Ben \3Chen\ngo");
    text_wrap(out, sizeof out, "ééééé", 2, "");
    assert_string_equal(out, "éé\néé\né");
}

static void columns_are_counted(void **state)
{
    (void)state;
    assert_int_equal(text_columns(""), 0);
    assert_int_equal(text_columns("\1Ann\2Ben"), 6);
    assert_int_equal(text_columns("▲ Zoë"), 5);
    assert_int_equal(text_columns("e\xCC\x81"), 1);
    assert_int_equal(text_columns("漢字"), 4);
    assert_int_equal(text_columns("\xFF\xC3"), 2);
}

/* ---- room --------------------------------------------------------------------------------------------------- */

/* Whatever the room: nothing is written beyond it, and what is there is the beginning of the whole. */
static void check_rooms(size_t (*write)(char *out, size_t room, const hc_game *view), const hc_game *view)
{
    static char whole[4 * ROOM], part[4 * ROOM];
    size_t length = write(whole, sizeof whole, view);
    assert_int_equal(length, strlen(whole));
    assert_true(length > 0);
    for (size_t room = 0; room <= length + 2; room++) {
        memset(part, '#', length + 4);
        size_t got = write(part, room, view);
        if (room == 0) {
            assert_int_equal(got, 0);
            assert_int_equal(part[0], '#');
            continue;
        }
        assert_true(got < room);
        assert_int_equal(part[got], '\0');
        assert_int_equal(part[room], '#');
        assert_memory_equal(part, whole, got);
        assert_true(((unsigned char)whole[got] & 0xC0) != 0x80);
    }
}

static const text_names ODD_NAMES = { .seat = { "Zoë", "Bjørn", "漢字", "Đorđe" }, .viewer = HC_NOBODY, .marks = true };

static size_t write_event(char *out, size_t room, const hc_game *view)
{
    hc_event e = {
        .kind = HC_EV_HANDS_SWAPPED, .seat = 0, .other = 2, .by = 1, .sheet = (uint16_t)hc_sheet_named("Trader")
    };
    return text_event(out, room, &ODD_NAMES, view, &e);
}

static size_t write_option(char *out, size_t room, const hc_game *view)
{
    hc_question q = { .kind = HC_ASK_TERMS, .prompt = HC_PROMPT_DEAL, .compound = true, .most = 4, .who = 1 };
    hc_option o = { .choice = HC_TERM_WANT_COLONY + 7 };
    return text_option(out, room, &ODD_NAMES, view, &q, &o);
}

static size_t write_help(char *out, size_t room, const hc_game *view)
{
    hc_question q = { .kind = HC_ASK_PLANET, .prompt = HC_PROMPT_AIM, .who = 2 };
    hc_option o = { .choice = 12 };
    return text_option_help(out, room, &ODD_NAMES, view, &q, &o);
}

static size_t write_place(char *out, size_t room, const hc_game *view)
{
    return text_place(out, room, &ODD_NAMES, view, 12);
}

static size_t write_rules(char *out, size_t room, const hc_game *view)
{
    (void)view;
    return text_rules(out, room, HC_EDITION_AVALON_HILL, 60);
}

static size_t write_sheet(char *out, size_t room, const hc_game *view)
{
    (void)view;
    return text_sheet(out, room, HC_EDITION_AVALON_HILL, hc_sheet_named("Oracle"), 60);
}

static size_t write_refusal(char *out, size_t room, const hc_game *view)
{
    (void)view;
    return text_refusal(out, room, HC_TOO_FEW_PLAYERS, HC_EDITION_AVALON_HILL);
}

static size_t write_wrapped(char *out, size_t room, const hc_game *view)
{
    (void)view;
    return text_wrap(out, room, "Zoë fährt über Köln nach 漢字 und zurück", 9, "· ");
}

static size_t write_step(char *out, size_t room, const hc_game *view)
{
    hc_step s = { .stage = HC_STAGE_SHIPS, .side = HC_SIDE_OFFENSE, .about = 3, .by = 3, .before = 1, .after = 4 };
    s.sheet = (uint16_t)hc_sheet_named("Macron");
    return text_step(out, room, &ODD_NAMES, view, &s);
}

static void nothing_is_written_beyond_its_room(void **state)
{
    (void)state;
    hc_game view = new_view(4);
    check_rooms(write_event, &view);
    check_rooms(write_option, &view);
    check_rooms(write_help, &view);
    check_rooms(write_place, &view);
    check_rooms(write_rules, &view);
    check_rooms(write_sheet, &view);
    check_rooms(write_refusal, &view);
    check_rooms(write_wrapped, &view);
    check_rooms(write_step, &view);
}

/* ---- whole games: whatever the engine asks and tells has words ------------------------------------------------ */

static void check_question(const hc_game *g, int seat)
{
    hc_game view;
    hc_question q;
    hc_option option[HC_OPTIONS_MAX];
    text_asked asked;
    text_names n = NAMES;
    char out[ROOM];
    n.viewer = seat;
    hc_view(g, seat, &view);
    hc_question_for(&view, seat, &q);
    text_question(&asked, &n, &view, &q);
    assert_true(*asked.title && *asked.why);
    assert_finished(asked.title);
    assert_finished(asked.why);
    assert_finished(asked.next);
    int count = hc_options(&view, seat, option);
    for (int i = 0; i < count; i++) {
        assert_true(text_option(out, sizeof out, &n, &view, &q, &option[i]) > 0);
        assert_finished(out);
        text_option_help(out, sizeof out, &n, &view, &q, &option[i]);
        assert_finished(out);
    }
}

static void check_events(const hc_game *g, const hc_events *ev)
{
    char out[ROOM];
    for (int seat = 0; seat < 4; seat++) {
        hc_game view;
        hc_event e;
        text_names n = NAMES;
        n.viewer = seat;
        hc_view(g, seat, &view);
        for (size_t i = 0; i < ev->count; i++)
            if (hc_event_for(&ev->item[i], seat, &e)) {
                text_event(out, sizeof out, &n, &view, &e);
                assert_finished(out);
                if (strstr(out, "nobody's") || strstr(out, "Nobody's"))
                    fail_msg("%s names nobody: %s", hc_event_name(e.kind), out);
            }
    }
}

static void check_steps(const hc_game *g)
{
    hc_sum sum;
    char out[ROOM];
    hc_totals(g, &sum);
    for (int i = 0; i < sum.steps; i++) {
        assert_true(text_step(out, sizeof out, &NAMES, g, &sum.step[i]) > 0);
        assert_finished(out);
    }
}

static uint32_t next_random(uint32_t *state)
{
    *state = *state * 1664525u + 1013904223u;
    return *state >> 8;
}

static void play_out(uint32_t seed)
{
    static hc_event room[4096];
    hc_events ev = { .room = 4096, .item = room };
    hc_game g;
    hc_setup s = {
        .seed = seed, .edition = HC_EDITION_AVALON_HILL, .players = (uint8_t)(2 + seed % 3), .first = HC_NOBODY
    };
    uint32_t random = seed;
    assert_int_equal(hc_new(&g, &s, &ev, NULL), HC_OK);
    for (int decisions = 0; hc_asked(&g) && decisions < 1500; decisions++) {
        hc_option option[HC_OPTIONS_MAX];
        int seat = __builtin_ctz(hc_asked(&g));
        check_events(&g, &ev);
        check_question(&g, seat);
        check_steps(&g);
        ev.count = 0;
        int count = hc_options(&g, seat, option), pick = (int)(next_random(&random) % (uint32_t)count);
        if (option[pick].choice == HC_UNDO)
            pick = 0;
        assert_int_equal(hc_answer(&g, seat, option[pick].choice, &ev), HC_OK);
    }
    check_events(&g, &ev);
}

static void whole_games_have_words(void **state)
{
    (void)state;
    for (uint32_t seed = 1; seed <= 12; seed++)
        play_out(seed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_are_broken_at_words),
        cmocka_unit_test(columns_are_counted),
        cmocka_unit_test(nothing_is_written_beyond_its_room),
        cmocka_unit_test(whole_games_have_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
