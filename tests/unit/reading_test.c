/* reading_test.c - a test of reading: every question of games in every edition, on the screen at three sizes. Nothing is cut without a
 * mark, no answer is missing, no mark of a pattern is left over, and what the engine foresees in numbers is said of a marked answer.
 * READING_GAMES=200 (tools/read-games) reads so many games of each edition; usually two. The first is the plain game; the others are those of
 * the presets in turn, with as many players as the edition seats. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <curses.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "cli/screen/screen.h"

enum { ANSWERS = 6000, LONGEST_LINE = 1024, WHOLE = 60000 };
static const int SIZE[][2] = { { 24, 80 }, { 40, 120 }, { 60, 200 } };
static const int BY_HAND = 3;                    /* of each kind of question so many are read in a game */

/* Can it be played: a preset with so many players? */
static bool suits(int edition, const char *preset, int players)
{
    hc_setup s = { .edition = (uint8_t)edition, .players = (uint8_t)players, .seed = 1, .first = HC_NOBODY };
    hc_game game;
    int seat;
    return (!preset || hc_preset_add(&s, preset) == HC_OK) && hc_new(&game, &s, NULL, &seat) == HC_OK;
}

static session *begin(int edition, int number)
{
    char why[RECORD_WHY];
    session *s = malloc(sizeof *s);
    game_options o;
    const int least = hc_edition(edition)->players_min, most = hc_edition(edition)->players_max;
    int presets = 0, players = most < 4 ? most : 4;
    while (hc_preset_at(edition, presets)) presets++;
    const hc_preset *preset = number == 1 ? NULL : hc_preset_at(edition, presets - 1 - (number - 2) % (presets + 1));
    for (int k = 0; number > 1 && k <= most - least; k++) {
        players = least + (number + k) % (most - least + 1);
        if (suits(edition, preset ? preset->name : NULL, players)) break;
    }
    assert_non_null(s);
    game_options_begin(&o);
    o.people = 0;
    o.given.edition = hc_edition(edition)->id;
    o.given.players = players;
    o.setup.seed = (uint64_t)number;
    if (preset) o.given.preset[o.given.presets++] = preset->name;
    o.seed_given = true;
    assert_true(game_options_finish(&o));
    assert_int_equal(o.setup.edition, edition);
    assert_true(session_begin(s, &o, why));
    return s;
}

/* ---- what stands there ---------------------------------------------------------------------------------------- */

/* Words with one space between two of them; of what is not ASCII (shapes beside names, lines, marks) only the mark of what is cut. */
static size_t add_words(char *out, size_t length, size_t room, const char *text)
{
    for (; *text && length + 5 < room; text++) {
        if (strncmp(text, "…", 3) == 0) {
            memcpy(out + length, "…", 3);
            length += 3;
            text += 2;
        } else if (*text > ' ' && *text < 127) out[length++] = *text;
        else if (*text == ' ' && length && out[length - 1] != ' ') out[length++] = ' ';
    }
    out[length] = '\0';
    return length;
}

/* The whole screen. */
static void read_screen(char out[WHOLE])
{
    size_t length = 0;
    for (int y = 0; y < LINES; y++) {
        wchar_t line[LONGEST_LINE];
        char bytes[4 * LONGEST_LINE];
        int n = mvinnwstr(y, 0, line, LONGEST_LINE - 1);
        line[n > 0 ? n : 0] = L'\0';
        if (wcstombs(bytes, line, sizeof bytes) == (size_t)-1) bytes[0] = '\0';
        length = add_words(out, length, WHOLE, bytes);
        length = add_words(out, length, WHOLE, " ");
    }
}

/* It stands there, or as much of it as fits and then a mark. */
static bool stands(const char *all, const char *text)
{
    char whole[1200], part[1200];
    size_t length = add_words(whole, 0, sizeof whole, text);
    if (length && whole[length - 1] == ' ') whole[--length] = '\0';
    if (strstr(all, whole)) return true;
    for (size_t n = strlen(whole); n > 3; n--) {
        snprintf(part, sizeof part, "%.*s…", (int)n, whole);
        if (strstr(all, part)) return true;
    }
    return false;
}

static void no_leftovers(const char *what, const char *text)
{
    for (const char *mark = "{}"; *mark; mark++)
        if (strchr(text, *mark)) fail_msg("%s: \"%s\"", what, text);
    if (strstr(text, "  ") || strstr(text, " .") || strstr(text, "..")) fail_msg("%s: \"%s\"", what, text);
}

/* ---- one question ---------------------------------------------------------------------------------------------- */

static char shown[WHOLE];
static int looked, numbers;

/* Where the names of plans have no room, their numbers stand there, as in the hand. */
static bool stands_by_number(const screen *sc, const slot *s)
{
    char cell[40];
    if (sc->asked.q.kind != HC_ASK_CARD || sc->asked.q.prompt != HC_PROMPT_PLAN || sc->asked.q.sheet) return false;
    snprintf(cell, sizeof cell, "%c %d", (char)s->key, hc_card(&sc->view, s->o.choice).value);
    return stands(shown, cell);
}

static void read_answers(screen *sc)
{
    int index[SLOTS], n = slots_in_panel(&sc->asked, index);
    bool all_listed = strstr(shown, "for all") == NULL;
    for (int i = 0; i < n; i++) {
        char label[400], follows[900];
        const slot *s = &sc->asked.slot[index[i]];
        assert_true(slot_text(sc, s, label, sizeof label) > 0);
        no_leftovers("an answer", label);
        if (slot_help(sc, s, follows, sizeof follows)) no_leftovers("what follows", follows);
        if (all_listed && !is_dealing(sc) && sc->asked.q.kind != HC_ASK_PLAN && !stands(shown, label) && !stands_by_number(sc, s))      /* plans and tactics are cells: a key and a number */
            fail_msg("%dx%d: \"%s\" is missing under \"%s\" on\n%s", COLS, LINES, label, sc->asked.text.title, shown);
    }
}

/* Marked, an answer says what it comes to. */
static void read_consequences(screen *sc)
{
    for (int i = 0; i < sc->asked.slots; i++) {
        hc_prospect p;
        char said[200];
        const text_follow_up *then = &sc->asked.slot[i].then;
        if (then->kind == HC_ASK_SIDE && then->thing != sc->table.seat[sc->viewer].side) continue;         /* it is counted for one's own side */
        if (!hc_outlook(&sc->view, sc->viewer, &sc->asked.slot[i].o, &p) || (p.kind != HC_OUTLOOK_BOUND && p.kind != HC_OUTLOOK_SCORE)) continue;
        if (text_outlook(said, sizeof said, &sc->names, &sc->view, &sc->asked.q, &p) == 0) continue;
        sc->asked.mark = i;
        draw_screen(sc);
        read_screen(shown);
        said[0] = (char)(said[0] >= 'a' && said[0] <= 'z' ? said[0] - 32 : said[0]);
        if (!stands(shown, said)) fail_msg("%dx%d: \"%s\" is not said of a marked answer to \"%s\"", COLS, LINES, said, sc->asked.text.title);
        numbers++;
    }
    sc->asked.mark = -1;
}

static void read_question(session *s, screen *sc, int seat)
{
    for (size_t size = 0; size < sizeof SIZE / sizeof SIZE[0]; size++) {
        resizeterm(SIZE[size][0], SIZE[size][1]);
        sc->s = s;
        look(sc, seat);
        measure(sc);
        take_question(sc, seat);
        assert_int_equal(sc->asked.seat, seat);
        draw_screen(sc);
        read_screen(shown);
        no_leftovers("a title", sc->asked.text.title);
        no_leftovers("why", sc->asked.text.why);
        no_leftovers("what is next", sc->asked.text.next);
        if (!stands(shown, sc->asked.text.title) && LINES < 40)
            fail_msg("%dx%d: the title \"%s\" is cut on\n%s", COLS, LINES, sc->asked.text.title, shown);
        read_answers(sc);
        if (size < 2) read_consequences(sc);
        looked++;
    }
}

/* ---- whole games ------------------------------------------------------------------------------------------------ */

typedef struct kinds { uint32_t key[512]; int times[512], count; } kinds;

static bool is_new(kinds *k, const hc_question *q)
{
    uint32_t key = (uint32_t)q->kind << 28 ^ (uint32_t)q->prompt << 18 ^ (uint32_t)q->sheet << 4 ^ (uint32_t)q->window << 12;
    for (int i = 0; i < k->count; i++)
        if (k->key[i] == key) return ++k->times[i] <= BY_HAND;
    if (k->count < 512) {
        k->key[k->count] = key;
        k->times[k->count++] = 1;
    }
    return true;
}

static void read_game(screen *sc, int edition, int number)
{
    kinds seen = { .count = 0 };
    session *s = begin(edition, number);
    while (hc_asked(&s->host.game) && s->host.rec.count < ANSWERS) {
        for (int seat = 0; seat < s->host.rec.setup.players; seat++) {
            hc_question q;
            hc_question_for(&s->host.game, seat, &q);
            if (q.kind != HC_ASK_NONE && is_new(&seen, &q)) read_question(s, sc, seat);
        }
        session_advance(s, HC_NOBODY, 1);
    }
    session_end(s);
    free(s);
}

static void every_question_can_be_read(void **state)
{
    (void)state;
    const char *wish = getenv("READING_GAMES");
    int games = wish ? atoi(wish) : 2;
    setlocale(LC_ALL, "C.UTF-8");
    setenv("TERM", "xterm-256color", 1);
    FILE *nowhere = fopen("/dev/null", "w+");
    screen *sc = calloc(1, sizeof *sc);
    assert_non_null(nowhere);
    assert_non_null(sc);
    SCREEN *terminal = newterm(NULL, nowhere, nowhere);
    if (!terminal) {
        skip();
    }
    set_term(terminal);
    brush_begin(&sc->brush, false);
    for (int edition = 0; hc_edition(edition); edition++)
        for (int game = 1; game <= games; game++) read_game(sc, edition, game);
    endwin();
    delscreen(terminal);
    fclose(nowhere);
    free(sc);
    print_message("%d games of each edition: %d questions on three screens, %d consequences in numbers\n", games, looked / 3, numbers);
    assert_true(looked > 300);
    assert_true(numbers > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(every_question_can_be_read) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
