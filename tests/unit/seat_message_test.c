/* seat_message_test.c - the game message of a seat: whole JSON, every event once, no answer that belongs to the clock. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "bots/bots.h"
#include "player/coach.h"
#include "wire/catalogue.h"
#include "wire/seat_message.h"

enum { PLAYERS = 4, EVENTS = 512 };

typedef struct desk {
    hc_game g;
    bot b[PLAYERS];
    hc_event item[EVENTS];
    hc_events ev;
    seat_news news[PLAYERS];
    int64_t told[PLAYERS];
    uint32_t given[PLAYERS];
    js j;
} desk;

static text_names names_of(int seat)
{
    return (text_names){ .seat = { "Ada", "Ben \"x\"", "Ch\xC3\xA9n", "Dara" }, .viewer = seat };
}

static json_t *message(desk *d, int seat, bool may_ask)
{
    text_names n = names_of(seat);
    hc_game view;
    hc_view(&d->g, seat, &view);
    seat_message m = { .room = "r", .names = &n, .view = &view, .may_ask = may_ask, .id = d->given[seat] + 1, .clock = { 3, 60 } };
    js_empty(&d->j);
    js_seat_message(&d->j, &m, &d->news[seat], NULL);
    json_t *parsed = json_loads(d->j.text, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(parsed);
    return parsed;
}

static void note_events(desk *d)
{
    for (int seat = 0; seat < PLAYERS; seat++) {
        text_names n = names_of(seat);
        hc_game view;
        hc_view(&d->g, seat, &view);
        seat_news_add(&d->news[seat], &n, &view, d->item, d->ev.count, 0);
    }
}

static void check_message(desk *d, int seat)
{
    json_t *m = message(d, seat, true), *e;
    size_t i;
    bool asked = hc_asked(&d->g) >> seat & 1;
    assert_int_equal(json_is_object(json_object_get(m, "question")), asked);
    assert_int_equal(json_array_size(json_object_get(m, "options")) > 0, asked);
    assert_int_equal(json_is_true(json_object_get(m, "waiting")), !asked && !d->g.over);
    if (asked) {
        assert_int_equal(json_integer_value(json_object_get(m, "id")), d->given[seat] + 1);
    }
    json_array_foreach(json_object_get(m, "events"), i, e) {
        assert_int_equal(json_integer_value(json_object_get(e, "n")), ++d->told[seat]);
    }
    assert_int_equal(json_integer_value(json_object_get(m, "n")), d->told[seat]);
    json_decref(m);
}

static void begin(desk *d, uint64_t seed)
{
    memset(d, 0, sizeof *d);
    hc_setup s = { .seed = seed, .edition = (uint8_t)hc_edition_default(), .players = PLAYERS, .first = HC_NOBODY };
    d->ev = (hc_events){ .room = EVENTS, .item = d->item };
    assert_int_equal(hc_new(&d->g, &s, &d->ev, NULL), HC_OK);
    for (int seat = 0; seat < PLAYERS; seat++) bot_begin(&d->b[seat], BOT_STEADY, seat, seed);
    note_events(d);
}

static void bot_moves(desk *d, int seat)
{
    int choice[BOT_CHOICES];
    hc_game view;
    hc_view(&d->g, seat, &view);
    int count = bot_answer(&d->b[seat], &view, choice);
    for (int i = 0; i < count; i++) {
        d->ev.count = 0;
        assert_int_equal(hc_answer(&d->g, seat, choice[i], &d->ev), HC_OK);
        d->given[seat]++;
        note_events(d);
    }
}

static int first_asked(const hc_game *g)
{
    for (int seat = 0; seat < PLAYERS; seat++)
        if (hc_asked(g) >> seat & 1) return seat;
    return -1;
}

static void finish(desk *d)
{
    for (int seat = 0; seat < PLAYERS; seat++) seat_news_free(&d->news[seat]);
    js_free(&d->j);
    free(d);
}

/* Seats read at different times, and yet each event comes to each of them once and in order. */
static void every_event_once(void **state)
{
    (void)state;
    desk *d = malloc(sizeof *d);
    assert_non_null(d);
    begin(d, 5);
    for (int step = 0; first_asked(&d->g) >= 0; step++) {
        for (int seat = 0; seat < PLAYERS; seat++)
            if (step % (seat + 1) == 0) check_message(d, seat);
        bot_moves(d, first_asked(&d->g));
    }
    for (int seat = 0; seat < PLAYERS; seat++) check_message(d, seat);
    assert_true(d->told[0] > 100);
    finish(d);
}

/* A table of Duel has what lies there, hides what is chosen in secret, and says nothing about encounters. */
static void check_duel(const hc_game *g, const char *text, int seat)
{
    static const char *const NEVER[] = { "\"encounter\"", "\"offense\"", "\"defense\"", "\"deal\"", "_colonies\"", "\"gate\"", "\"invited_", "\"destiny_", "\"destiny\":" };
    json_t *parsed = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(parsed);
    json_t *view = json_object_get(parsed, "view"), *duel = json_object_get(view, "duel"), *other = json_array_get(json_object_get(duel, "seats"), (size_t)!seat);
    for (size_t i = 0; i < sizeof NEVER / sizeof *NEVER; i++) assert_null(strstr(text, NEVER[i]));
    assert_int_equal(json_array_size(json_object_get(duel, "tactics")), 2 * HC_TACTICS);
    assert_int_equal(json_array_size(json_object_get(duel, "envoys")) <= HC_ENVOYS, 1);
    assert_int_equal(json_array_size(json_object_get(view, "planets")), __builtin_popcountll(g->planets));
    if (hc_asked(g) == 3) {                  /* both at once: nobody sees what the other has said */
        assert_true(g->ask.prompt != HC_PROMPT_DIAL || json_is_null(json_object_get(other, "dial")));
        assert_true(g->ask.prompt != HC_PROMPT_PLAN_AND_TACTIC || json_is_null(json_object_get(other, "tactic")));
    }
    json_decref(parsed);
}

static void a_table_of_duel_is_whole(void **state)
{
    (void)state;
    enum { GAMES = 3, MOST = 4000 };
    js j = { 0 };
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        hc_setup s = { .seed = seed, .edition = (uint8_t)hc_edition_named("duel"), .players = HC_DUELISTS, .first = HC_NOBODY };
        hc_game g, view;
        bot b[HC_DUELISTS];
        int choice[BOT_CHOICES], steps = 0;
        hc_event item[EVENTS];
        hc_events ev = { .room = EVENTS, .item = item };
        assert_int_equal(hc_new(&g, &s, &ev, NULL), HC_OK);
        for (int seat = 0; seat < HC_DUELISTS; seat++) bot_begin(&b[seat], BOT_RANDOM, seat, seed);
        for (; hc_asked(&g) && steps < MOST; steps++) {
            const int seat = hc_asked(&g) & 1 ? 0 : 1;
            text_names n = names_of(seat);
            hc_view(&g, seat, &view);
            js_empty(&j);
            js_object(&j, NULL);
            js_table(&j, "view", &n, &view);
            js_close(&j);
            check_duel(&g, j.text, seat);
            const int count = bot_answer(&b[seat], &view, choice);
            for (int i = 0; i < count; i++) {
                ev.count = 0;
                assert_int_equal(hc_answer(&g, seat, choice[i], &ev), HC_OK);
            }
        }
        assert_true(g.over && steps > 20);
    }
    js_free(&j);
}

static void a_question_may_be_held_back(void **state)
{
    (void)state;
    desk *d = malloc(sizeof *d);
    assert_non_null(d);
    begin(d, 6);
    json_t *m = message(d, first_asked(&d->g), false);
    assert_true(json_is_null(json_object_get(m, "question")));
    assert_true(json_is_null(json_object_get(m, "id")));
    assert_true(json_is_true(json_object_get(m, "waiting")));
    assert_int_equal(json_integer_value(json_object_get(json_object_get(m, "clock"), "seconds_left")), 3);
    assert_null(json_object_get(m, "deal_clock"));
    json_decref(m);
    finish(d);
}

/* "Time is up" is for the clock to say. */
static void the_clocks_answer_is_no_option(void **state)
{
    (void)state;
    int replies = 0;
    for (uint64_t seed = 1; replies == 0 && seed < 60; seed++) {
        desk *d = malloc(sizeof *d);
        assert_non_null(d);
        begin(d, seed);
        for (int seat; (seat = first_asked(&d->g)) >= 0; bot_moves(d, seat)) {
            hc_question q;
            hc_option all[HC_OPTIONS_MAX], players[HC_OPTIONS_MAX];
            hc_question_for(&d->g, seat, &q);
            int whole = hc_options(&d->g, seat, all), kept = player_options(&d->g, seat, players);
            assert_int_equal(kept, whole - (q.kind == HC_ASK_REPLY));
            replies += q.kind == HC_ASK_REPLY;
        }
        finish(d);
    }
    assert_true(replies > 0);
}

/* What can be looked up at once in the game before and after the answer. */
static void reason_is_so(const hc_game *before, const hc_game *after, int seat, const char *why)
{
    hc_table old, new;
    hc_read(before, &old);
    hc_read(after, &new);
    if (strstr(why, "costs you no colony")) {
        assert_true(new.seat[seat].home_colonies >= old.seat[seat].home_colonies);
        assert_true(new.seat[seat].foreign_colonies >= old.seat[seat].foreign_colonies);
    }
    if (strstr(why, "risks none of your ships")) assert_int_equal(new.seat[seat].gate, 0);
    if (strstr(why, "one colony short")) assert_int_equal(old.seat[old.offense].foreign_colonies + 1, old.colonies_to_win);
}

/* Searched for or not: legal, with a reason that is so, out of the seat's view, the same every time, and never how it was found. */
static void advice_is_good(uint32_t playouts, int *searched, int *gains)
{
    desk *d = malloc(sizeof *d);
    assert_non_null(d);
    begin(d, 9);
    for (int seat; (seat = first_asked(&d->g)) >= 0; bot_moves(d, seat)) {
        coach_advice a, again;
        coach_question c;
        hc_question q;
        hc_game view, trial = d->g;
        text_names n = names_of(seat);
        hc_view(&d->g, seat, &view);
        hc_question_for(&view, seat, &q);
        assert_true(coach_ask(&c, &d->g, seat, 3, playouts));
        assert_memory_equal(&c.view, &view, sizeof view);
        coach_think(&c);
        coach_say(&a, &n, &c);
        coach_think(&c);
        coach_say(&again, &n, &c);
        assert_string_equal(a.why, again.why);
        assert_true(a.text[0] && a.why[0]);
        assert_null(strstr(a.why, "imagined"));                  /* a reason, never how it was found */
        assert_true(c.thoughts.games <= playouts && c.thoughts.gain >= 0);
        *searched += c.thoughts.games > 0;
        *gains += c.thoughts.gain > 0;
        bool whole = q.compound && !(a.count == 1 && a.choice[0] >= HC_PASS && a.choice[0] <= HC_WALK_AWAY);
        hc_status s = whole ? hc_answer_all(&trial, seat, a.choice, a.count, NULL) : hc_answer(&trial, seat, a.choice[0], NULL);
        assert_int_equal(s, HC_OK);
        reason_is_so(&d->g, &trial, seat, a.why);
    }
    finish(d);
}

static void the_coach_gives_legal_advice(void **state)
{
    (void)state;
    int searched = 0, gains = 0;
    advice_is_good(0, &searched, &gains);
    assert_int_equal(searched, 0);
    advice_is_good(COACH_PLAYOUTS / 10, &searched, &gains);
    assert_true(searched > 10 && gains > 0 && gains < searched);
}

/* "A win there is your 4th colony, and the game": more than there are, and the game if it is enough. */
static void colony_is_counted_right(const hc_table *t, int seat, const char *why)
{
    const char *of = strstr(why, " your ");
    char *end = NULL;
    const long number = of ? strtol(of + strlen(" your "), &end, 10) : 0;
    if (number <= 0 || (!strstr(end, "colony") && !strstr(end, "base"))) return;
    assert_true(number > t->seat[seat].foreign_colonies);
    assert_int_equal(strstr(why, "and the game") != NULL, number >= t->colonies_to_win);
}

/* A deed that can be read aloud, and a sentence for a reason: in every edition, and with everything on. */
static void advice_can_be_read_aloud(void **state)
{
    (void)state;
    enum { GAMES = 3, MOST = 3000 };
    int said = 0, counted = 0;
    for (int i = 0; i < GAMES * (HC_EDITION_COUNT + 1); i++) {
        const int edition = i / GAMES < HC_EDITION_COUNT ? i / GAMES : hc_edition_default();
        if (!hc_edition(edition)) continue;
        hc_setup s = { .seed = 40 + (uint64_t)i, .edition = (uint8_t)edition, .first = HC_NOBODY };
        hc_game g, view;
        bot b[HC_SEATS];
        s.players = (uint8_t)(hc_edition(edition)->players_max < 4 ? hc_edition(edition)->players_max : 4);
        if (i / GAMES == HC_EDITION_COUNT) assert_int_equal(hc_preset_add(&s, "everything"), HC_OK);
        assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_OK);
        for (int seat = 0; seat < s.players; seat++) bot_begin(&b[seat], BOT_STEADY, seat, s.seed);
        for (int k = 0, seat; k < MOST && (seat = first_asked(&g)) >= 0; k++) {
            coach_question c;
            coach_advice a;
            hc_table t;
            text_names n = names_of(seat);
            int choice[BOT_CHOICES];
            hc_view(&g, seat, &view);
            hc_read(&view, &t);
            assert_true(coach_ask(&c, &g, seat, 3, 0));
            coach_think(&c);
            coach_say(&a, &n, &c);
            assert_false(a.text[0] >= 'a' && a.text[0] <= 'z');
            assert_true(a.text[strspn(a.text, "0123456789")] != '\0');
            assert_null(strstr(a.text, "Choose On"));
            assert_null(strstr(a.text, " You"));
            assert_false(a.why[0] >= 'a' && a.why[0] <= 'z');
            assert_int_equal(a.why[strlen(a.why) - 1], '.');
            colony_is_counted_right(&t, seat, a.why);
            counted += strstr(a.why, "and the game") != NULL;
            said++;
            const int picks = bot_answer(&b[seat], &view, choice);
            for (int p = 0; p < picks; p++) assert_int_equal(hc_answer(&g, seat, choice[p], NULL), HC_OK);
        }
    }
    assert_true(said > 1000 && counted > 10);
}

/* Who waits for advice gets it in time, however many playouts were left; what is said of them is what was made. */
static void advice_comes_in_time(void **state)
{
    (void)state;
    enum { LIMIT_MS = 30, VERY_MANY = 400000 };
    desk *d = malloc(sizeof *d);
    int searched = 0;
    assert_non_null(d);
    begin(d, 9);
    for (int seat; searched < 5 && (seat = first_asked(&d->g)) >= 0; bot_moves(d, seat)) {
        coach_question c;
        assert_true(coach_ask(&c, &d->g, seat, 3, VERY_MANY));
        c.limit_ms = LIMIT_MS;
        clock_t before = clock();
        coach_think(&c);
        assert_true((clock() - before) * 1000 / CLOCKS_PER_SEC < 20 * LIMIT_MS);         /* of the processor: others may be at work */
        assert_true(c.count > 0 && c.thoughts.games < VERY_MANY);
        searched += c.thoughts.games > 0;
    }
    assert_int_equal(searched, 5);
    finish(d);
}

static void books_are_whole(void **state)
{
    (void)state;
    for (int edition = 0; edition < HC_EDITION_COUNT; edition++) {
        if (!hc_edition(edition)) continue;
        for (int whole = 0; whole < 2; whole++) {
            js j;
            js_begin(&j, false);
            (whole ? js_encyclopaedia : js_catalogue)(&j, edition);
            json_t *book = json_loads(j.text, JSON_REJECT_DUPLICATES, NULL);
            assert_non_null(book);
            assert_true(json_array_size(json_object_get(book, whole ? "entries" : "aliens")) >= 20);
            json_decref(book);
            js_free(&j);
        }
    }
}

/* Places are counted as browsers count: in UTF-16. */
static void a_sentence_says_what_it_names_where(void **state)
{
    (void)state;
    js j;
    js_begin(&j, false);
    js_object(&j, NULL);
    js_told(&j, "text", "names", "\x02" "B\xC3\xA9" "a\x11 uses \x0EThe Plague\x10Plague\x11 \xF0\x9F\x9A\x80 \x0Fwarp\x10warp\x11.");
    js_close(&j);
    assert_string_equal(j.text, "{\"text\":\"B\xC3\xA9" "a uses Plague \xF0\x9F\x9A\x80 warp.\",\"names\":[{\"from\":0,\"to\":3,\"seat\":1},"
                                "{\"from\":9,\"to\":15,\"sheet\":\"The Plague\"},{\"from\":19,\"to\":23,\"word\":\"warp\"}]}");
    js_free(&j);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sentence_says_what_it_names_where),
        cmocka_unit_test(every_event_once),          cmocka_unit_test(a_table_of_duel_is_whole), cmocka_unit_test(a_question_may_be_held_back),
        cmocka_unit_test(the_clocks_answer_is_no_option), cmocka_unit_test(advice_can_be_read_aloud),
        cmocka_unit_test(the_coach_gives_legal_advice), cmocka_unit_test(advice_comes_in_time),
        cmocka_unit_test(books_are_whole),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
