/* talk_test.c - table talk: lines for every occasion and temper, not too many, the same for the same game. */
#include "bots/talk.h"
#include "tests/unit/arena.h"

enum { GAMES = 60 };
static const char *const NAME[HC_SEATS] = { "Ada", "Bruno", "Chen", "Dara", "Emil", "Fleur", "Gita", "Hugo" };

/* ---- the lines ----------------------------------------------------------------------------------- */

static int lines_of(int what, int temper)
{
    int n = 0;
    while (talk_line((talk_occasion)what, temper, n)) n++;
    return n;
}

static void every_occasion_has_lines_for_every_temper(void **state)
{
    int all = 0;
    (void)state;
    assert_true(TALK_OCCASION_COUNT >= 20);
    for (int what = 0; what < TALK_OCCASION_COUNT; what++) {
        int here = 0;
        for (int temper = 0; temper < BOT_TEMPERS; temper++) {
            assert_true(lines_of(what, temper) >= (temper == BOT_EVEN ? 2 : 1));
            here += lines_of(what, temper);
        }
        assert_true(here >= 6);
        all += here;
    }
    print_message("# %d lines for %d occasions\n", all, TALK_OCCASION_COUNT);
    assert_in_range(all, 150, 300);
    assert_null(talk_line(TALK_NOTHING, BOT_EVEN, 0));
    assert_null(talk_line(TALK_BEGINS, BOT_TEMPERS, 0));
}

typedef struct line_list { const char *line[512]; int n; } line_list;

static line_list all_lines(void)
{
    line_list l = { .n = 0 };
    for (int what = 0; what < TALK_OCCASION_COUNT; what++)
        for (int temper = 0; temper < BOT_TEMPERS; temper++)
            for (int nth = 0; talk_line((talk_occasion)what, temper, nth); nth++) l.line[l.n++] = talk_line((talk_occasion)what, temper, nth);
    return l;
}

static void lines_are_short_and_none_is_there_twice(void **state)
{
    line_list l = all_lines();
    (void)state;
    for (int i = 0; i < l.n; i++) {
        size_t length = strlen(l.line[i]);
        assert_in_range(length, 4, 90);
        assert_non_null(strchr(".!?", l.line[i][length - 1]));
        for (const char *c = l.line[i]; *c; c++) assert_true(*c >= ' ' && *c <= '~' && *c != '"' && *c != '%');
        for (int k = 0; k < i; k++) assert_string_not_equal(l.line[i], l.line[k]);
    }
}

/* The winner may be several, and at the beginning nobody has done anything: no name there. */
static void no_name_where_nobody_is_meant(void **state)
{
    static const talk_occasion NAMELESS[] = { TALK_BEGINS, TALK_WON_GAME, TALK_COLONY, TALK_NEAR_ME, TALK_POWER_LOST, TALK_LOST_SHIPS };
    (void)state;
    for (size_t i = 0; i < sizeof NAMELESS / sizeof *NAMELESS; i++)
        for (int temper = 0; temper < BOT_TEMPERS; temper++)
            for (int nth = 0; talk_line(NAMELESS[i], temper, nth); nth++) assert_null(strstr(talk_line(NAMELESS[i], temper, nth), "{}"));
}

/* ---- in games ------------------------------------------------------------------------------------ */

typedef struct ear {
    talk t;
    talker counted[HC_SEATS];                    /* notices the same, to count what was worth a word */
    int telling, spoken, reproaches, known_reproaches, heard[TALK_OCCASION_COUNT];
    char last[TALK_LINE];
    uint64_t hash;
} ear;

static void count_occasions(ear *r, const game_host *m, const hc_events *ev)
{
    for (int seat = 0; seat < 4; seat++) {
        hc_game view;
        hc_view(&m->game, seat, &view);
        for (size_t i = 0; i < ev->count; i++) {
            hc_event seen;
            int whom;
            if (!hc_event_for(&ev->item[i], seat, &seen)) continue;
            talk_occasion what = talk_notice(&r->counted[seat], &view, &seen, &whom);
            if (what == TALK_NOTHING) continue;
            r->telling++;
            r->heard[what]++;
        }
    }
}

static void hear(void *ctx, const game_host *m, const host_news *n)
{
    ear *r = ctx;
    char line[TALK_LINE];
    const hc_events *ev = n->ev;
    count_occasions(r, m, ev);
    int speaker = talk_hear(&r->t, &m->game, ev->item, ev->count, NAME, line);
    if (speaker == HC_NOBODY) return;
    assert_in_range(speaker, 0, 3);
    assert_string_not_equal(line, r->last);
    assert_null(strchr(line, '{'));
    assert_in_range(strlen(line), 4, TALK_LINE - 1);
    snprintf(r->last, sizeof r->last, "%s", line);
    assert_true(4 * r->t.reproaches <= r->t.said);
    r->reproaches += r->t.reproaches > r->known_reproaches;
    r->known_reproaches = r->t.reproaches;
    r->spoken++;
    for (const char *c = line; *c; c++) r->hash = r->hash * 31 + (uint64_t)(unsigned char)*c;
    r->hash = r->hash * 31 + (uint64_t)speaker;
}

static void play_and_listen(ear *r, int games)
{
    static game_host m;
    arena a = { .edition = HC_EDITION_FFG, .players = 4, .seed = 99, .told = hear, .ctx = r };
    memset(r, 0, sizeof *r);
    for (int game = 0; game < games; game++) {
        bot_spec spec[4];
        talk_begin(&r->t);
        r->known_reproaches = 0;
        for (int seat = 0; seat < 4; seat++) {
            spec[seat] = (bot_spec){ .level = BOT_STEADY, .temper = (uint8_t)((game + seat) % BOT_TEMPERS) };
            talk_seat(&r->t, seat, &spec[seat], (uint64_t)game);
            r->counted[seat] = r->t.by[seat];
        }
        play_in(&a, &m, spec, (uint64_t)game);
    }
}

static void bots_speak_now_and_then(void **state)
{
    static ear r;
    (void)state;
    play_and_listen(&r, GAMES);
    print_message("# %d lines in %d games, one in %d.%d telling events\n", r.spoken, GAMES, r.telling / r.spoken, 10 * r.telling / r.spoken % 10);
    assert_true(r.reproaches > 0 && r.heard[TALK_BURNED] > 0);
    assert_true(r.spoken * 3 <= r.telling && r.spoken * 6 >= r.telling);
    for (int what = 0; what < TALK_OCCASION_COUNT; what++) if (!r.heard[what]) fail_msg("occasion %d never came", what);
}

static void the_same_game_has_the_same_talk(void **state)
{
    static ear one, two;
    (void)state;
    play_and_listen(&one, 10);
    play_and_listen(&two, 10);
    assert_true(one.spoken > 20 && one.spoken == two.spoken && one.hash == two.hash);
}

/* The longest names fit, and nothing is written beyond the end. */
static void long_names_are_cut(void **state)
{
    char out[TALK_LINE + 8];
    char name[TALK_LINE * 2];
    (void)state;
    memset(name, 'x', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    for (int what = 0; what < TALK_OCCASION_COUNT; what++)
        for (int i = 0; i < 50; i++) {
            talk t;
            talk_begin(&t);
            talk_seat(&t, 1, &(bot_spec){ .level = BOT_STEADY, .temper = (uint8_t)(i % BOT_TEMPERS) }, (uint64_t)i);
            memset(out, 'z', sizeof out);
            talk_say(&t.by[1], (talk_occasion)what, name, out);
            assert_true(strlen(out) < TALK_LINE);
            assert_int_equal(out[TALK_LINE], 'z');
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_occasion_has_lines_for_every_temper),
        cmocka_unit_test(lines_are_short_and_none_is_there_twice),
        cmocka_unit_test(no_name_where_nobody_is_meant),
        cmocka_unit_test(bots_speak_now_and_then),
        cmocka_unit_test(the_same_game_has_the_same_talk),
        cmocka_unit_test(long_names_are_cut),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
