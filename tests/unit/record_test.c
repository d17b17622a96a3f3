/* record_test.c - records: what is written is read again, and each kind of damage has its sentence. */
#define _DEFAULT_SOURCE 1
#include "record_kit.h"

#include <unistd.h>

static void assert_same(const record *a, const record *b)
{
    assert_int_equal(a->count, b->count);
    assert_int_equal(a->setup.seed, b->setup.seed);
    assert_int_equal(a->setup.players, b->setup.players);
    assert_int_equal(a->setup.first, b->setup.first);
    assert_int_equal(a->setup.edition, b->setup.edition);
    assert_memory_equal(a->setup.alien, b->setup.alien, sizeof a->setup.alien);
    for (int seat = 0; seat < a->setup.players; seat++) {
        assert_string_equal(a->name[seat], b->name[seat]);
        assert_string_equal(a->player[seat], b->player[seat]);
    }
    for (size_t i = 0; i < a->count; i++) {
        assert_int_equal(a->answer[i].seat, b->answer[i].seat);
        assert_int_equal(a->answer[i].choice, b->answer[i].choice);
        assert_int_equal(a->answer[i].check, b->answer[i].check);
    }
}

/* ---- writing and reading ----------------------------------------------------------------------- */

static void what_is_written_is_read(void **state)
{
    (void)state;
    for (int commented = 0; commented < 2; commented++) {
        record r, again;
        char why[RECORD_WHY];
        play(&r, ANSWERS, 7);
        char *text = text_of(&r, commented);
        assert_true(read_bytes(&again, text, strlen(text), why));
        assert_same(&r, &again);
        char *second = text_of(&again, commented);
        assert_string_equal(text, second);
        free(text);
        free(second);
        record_free(&r);
        record_free(&again);
    }
}

static void comments_say_what_was_meant(void **state)
{
    (void)state;
    record r;
    play(&r, 4, 7);
    char *text = text_of(&r, true);
    assert_non_null(strstr(text, "# Turn 1: Seat 3"));
    for (const char *line = strstr(text, "answers\n"); strncmp(line, "end", 3) != 0; line = strchr(line, '\n') + 1) {
        if (line[0] >= '1' && line[0] <= '4') {
            const char *comment = strstr(line, "  # ");
            assert_non_null(comment);
            assert_in_range(strcspn(comment, "\n"), 12, 300);
        }
    }
    free(text);
    record_free(&r);
}

static void every_length_can_be_saved(void **state)
{
    (void)state;
    static const size_t length[] = { 0, 1, 15, 16, 17, 32, 33 };
    for (size_t i = 0; i < sizeof length / sizeof length[0]; i++) {
        record r, again;
        hc_game g;
        char why[RECORD_WHY];
        play(&r, length[i], 11);
        char *text = text_of(&r, false);
        assert_true(read_bytes(&again, text, strlen(text), why));
        assert_same(&r, &again);
        assert_true(record_replay(&again, SIZE_MAX, &g, NULL, NULL, why));
        free(text);
        record_free(&r);
        record_free(&again);
    }
}

static void other_line_ends_do_no_harm(void **state)
{
    (void)state;
    record r, again;
    char why[RECORD_WHY];
    play(&r, 20, 7);
    char *text = text_of(&r, true), *other = malloc(2 * strlen(text) + 1), *to = other;
    for (const char *from = text; *from; from++) {
        if (*from == '\n') {
            *to++ = '\r';
        }
        *to++ = *from;
    }
    assert_true(read_bytes(&again, other, (size_t)(to - other), why));
    assert_same(&r, &again);
    free(text);
    free(other);
    record_free(&r);
    record_free(&again);
}

static void a_file_is_kept_and_loaded(void **state)
{
    (void)state;
    char folder[] = P_tmpdir "/record-test-XXXXXX", path[64], why[RECORD_WHY];
    record r, again;
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/game", folder);
    play(&r, ANSWERS, 7);
    assert_true(record_save(&r, path, why));
    assert_true(record_save(&r, path, why));             /* over the old one */
    assert_true(record_load(&again, path, why));
    assert_same(&r, &again);
    record_free(&again);
    assert_int_equal(unlink(path), 0);
    assert_int_equal(rmdir(folder), 0);                  /* nothing else was left there */
    assert_false(record_load(&again, path, why));
    assert_non_null(strstr(why, "cannot open"));
    assert_false(record_save(&r, path, why));
    assert_non_null(strstr(why, "cannot write"));
    record_free(&r);
}

static void a_full_disk_is_noticed(void **state)
{
    (void)state;
    record r;
    char why[RECORD_WHY];
    play(&r, ANSWERS, 7);
    assert_false(record_save(&r, "/dev/full", why));
    assert_non_null(strstr(why, "/dev/full"));
    record_free(&r);
}

/* ---- damage -------------------------------------------------------------------------------------- */

/* Replaces the first `old` in the record's text and expects a refusal that holds `sentence`. */
static void expect_refusal(const char *old, const char *new, const char *sentence)
{
    record r, again;
    char why[RECORD_WHY];
    play(&r, ANSWERS, 7);
    char *text = text_of(&r, false), *at = strstr(text, old);
    assert_non_null(at);
    char *broken = malloc(strlen(text) + strlen(new) + 1);
    size_t before = (size_t)(at - text);
    memcpy(broken, text, before);
    strcpy(broken + before, new);
    strcat(broken, at + strlen(old));
    bool read = read_bytes(&again, broken, strlen(broken), why);
    if (read || !strstr(why, sentence) || strncmp(why, "line ", 5) != 0) {
        print_error("\"%s\" for \"%s\": \"%s\", expected \"%s\"\n", new, old, why, sentence);
        fail();
    }
    free(text);
    free(broken);
    record_free(&r);
}

static const char *rules(void)
{
    static char words[20];
    snprintf(words, sizeof words, " rules %d", HC_RULES_VERSION);
    return words;
}

static void foreign_files_are_refused(void **state)
{
    (void)state;
    static const struct { const char *bytes; size_t length; const char *sentence; } foreign[] = {
        { "", 0, "line 1: the file is empty" },
        { "\n", 1, "line 1: this is not the record of a game" },
        { "#!/bin/sh\necho\n", 15, "line 1: this is not the record of a game" },
        { "\177ELF\2\1\1\0\0\0", 10, "line 1: this is not the record of a game" },
        { "hypercone campaign 1 rules 1\n", 29, "line 1: this is not the record of a game" },
        { "hypercone record", 16, "line 1: the file breaks off" },
    };
    record r;
    char why[RECORD_WHY], header[100];
    for (size_t i = 0; i < sizeof foreign / sizeof foreign[0]; i++) {
        assert_false(read_bytes(&r, foreign[i].bytes, foreign[i].length, why));
        assert_non_null(strstr(why, foreign[i].sentence));
    }
    size_t length = (size_t)snprintf(header, sizeof header, "hypercone record 1%s\n", rules());
    assert_false(read_bytes(&r, header, length, why));
    assert_non_null(strstr(why, "line 2: the file ends here, but the edition should follow"));
    length = (size_t)snprintf(header, sizeof header, "hypercone record 1%s\nedition avalon-hill\nse_ed", rules());
    header[length - 3] = '\0';
    assert_false(read_bytes(&r, header, length, why));
    assert_non_null(strstr(why, "line 3: a zero byte"));
}

static void other_versions_are_refused(void **state)
{
    (void)state;
    expect_refusal("record 1 rules", "record 2 rules", "line 1: written by a newer Hypercone (format 2)");
    expect_refusal("record 1 rules", "record one rules", "line 1: \"one\" is not the number of a format");
    expect_refusal(rules(), "", "line 1: the version of the rules is missing");
    expect_refusal(rules(), " rules 999", "a newer version of the rules (999)");
    expect_refusal(rules(), " rules 0", "too old a version of the rules (0)");
}

static void a_broken_header_is_refused(void **state)
{
    (void)state;
    expect_refusal("edition avalon-hill", "edition nowhere", "line 2: there is no edition \"nowhere\"");
    expect_refusal("edition avalon-hill\n", "", "line 2: \"edition\" should stand here");
    expect_refusal("seed 0x", "seed 0", "line 3: \"seed 0x\"");
    expect_refusal("seed 0x0", "seed 0xg", "line 3: \"seed 0x\"");
    expect_refusal("first 3", "first 9", "line 4: \"first drawn\"");
    expect_refusal("first 3\n", "first 3\nvariant nonsense\n", "no variant \"nonsense\"");
    expect_refusal("box avalon-hill", "box nonsense", "line 5: the edition avalon-hill has no box \"nonsense\"");
    expect_refusal("box avalon-hill", "box avalon-hill\npart nonsense", "line 6: the edition avalon-hill has no part \"nonsense\"");
    expect_refusal("box avalon-hill", "box base", "line 5: the edition avalon-hill has no box \"base\"");
    expect_refusal("box avalon-hill", "box avalon-hill\nbox avalon-hill", "line 6: box \"avalon-hill\" for the second time");
    expect_refusal("seat 1 anti-matter", "seat 1 nobody", "line 6: the edition avalon-hill has no alien \"nobody\"");
    expect_refusal("seat 2", "seat 3", "line 7: seat 2 should stand here");
    expect_refusal("steady Seat 2", "steady ", "line 7: the name of seat 2");
    expect_refusal("steady Seat 2", "steady Se\xFFt", "line 7: the name of seat 2");
    expect_refusal("steady Seat 2", "steady A name that is too long for a seat", "line 7: the name of seat 2");
    expect_refusal("answers\n", "", "a seat or \"answers\" should stand here");
}

static void broken_answers_are_refused(void **state)
{
    (void)state;
    expect_refusal("answers\n", "answers\n5 1\n", "line 11: an answer begins with a seat from 1 to 4, not with \"5\"");
    expect_refusal("answers\n", "answers\n0 1\n", "line 11: an answer begins with a seat");
    expect_refusal("answers\n", "answers\nhello\n", "line 11: an answer begins with a seat");
    expect_refusal("answers\n", "answers\n1 hello\n", "line 11: \"hello\" is no answer");
    expect_refusal("answers\n", "answers\n1 2 3\n", "line 11: \"2 3\" is no answer");
    expect_refusal("answers\n", "answers\n1 -4\n", "line 11: \"-4\" is no answer");
    expect_refusal("answers\n", "answers\n1 99999\n", "line 11: \"99999\" is no answer");
    expect_refusal("answers\n", "answers\n1\n", "line 11: \"\" is no answer");
    expect_refusal("answers\n", "answers\n1 0\n", "the check after decision 16 is missing");
    expect_refusal("\ncheck ", "\nchecked ", "line 27: the check after decision 16 is missing");
    expect_refusal("\ncheck ", "\ncheck 0", "line 27: \"check\" and 8 hexadecimal digits");
}

static void a_wrong_end_is_refused(void **state)
{
    (void)state;
    expect_refusal("end 75", "end 74", "the end speaks of 74 answers, but there are 75");
    expect_refusal("end 75", "end", "an answer begins with a seat");
    expect_refusal("end 75", "end many", "\"end\" and the number of answers");
    expect_refusal("end 75\n", "end 75\n1 2\n", "\"1 2\" follows the end");
}

/* Wherever a file is cut, it is refused as cut short. */
static void every_truncation_is_noticed(void **state)
{
    (void)state;
    record r, again;
    char why[RECORD_WHY];
    play(&r, 40, 7);
    char *text = text_of(&r, true);
    size_t length = strlen(text);
    for (size_t cut = 0; cut < length; cut++) {
        assert_false(read_bytes(&again, text, cut, why));
        assert_memory_equal(why, "line ", 5);
        if (cut >= strlen("hypercone record")) {
            assert_non_null(strstr(why, "cut short"));
        }
    }
    free(text);
    record_free(&r);
}

static void too_long_a_line_is_refused(void **state)
{
    (void)state;
    char line[2000];
    memset(line, ' ', sizeof line - 1);
    line[sizeof line - 1] = '\0';
    memcpy(line, "answers\n1 2 #", 13);
    expect_refusal("answers\n", line, "line 11: longer than 511 characters");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_written_is_read), cmocka_unit_test(comments_say_what_was_meant),
        cmocka_unit_test(every_length_can_be_saved), cmocka_unit_test(other_line_ends_do_no_harm),
        cmocka_unit_test(a_file_is_kept_and_loaded), cmocka_unit_test(a_full_disk_is_noticed),
        cmocka_unit_test(foreign_files_are_refused), cmocka_unit_test(other_versions_are_refused),
        cmocka_unit_test(a_broken_header_is_refused), cmocka_unit_test(broken_answers_are_refused),
        cmocka_unit_test(a_wrong_end_is_refused), cmocka_unit_test(every_truncation_is_noticed),
        cmocka_unit_test(too_long_a_line_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
