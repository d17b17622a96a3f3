/* host_test.c - one game in progress: the same as the terminal plays it, the same when it is read again, and what goes wrong. */
#define _DEFAULT_SOURCE 1
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "cli/session.h"
#include "host/host.h"

enum { TOO_LONG = 20000 };

/* What the listener heard. */
typedef struct ears { size_t told, replayed, lines, events, last; int by[4]; bool gap; } ears;

static void hear(void *ctx, const game_host *h, const host_news *n)
{
    ears *e = ctx;
    e->gap |= e->told > 0 && n->number != e->last + 1;
    e->gap |= n->number != h->count || (n->speaker != HC_NOBODY) != (n->line != NULL);
    e->last = n->number;
    e->told++;
    e->replayed += n->replayed;
    e->lines += n->line != NULL;
    e->events += n->ev->count;
    e->by[n->by] += n->number > 0;
}

/* Four seats; the first `people` are answered from outside, the rest are steady. */
static record table_of(int people, uint64_t seed)
{
    record rec;
    hc_setup setup = { .edition = (uint8_t)hc_edition_default(), .players = 4, .seed = seed, .first = HC_NOBODY };
    record_begin(&rec, &setup);
    for (int seat = people; seat < 4; seat++) {
        snprintf(rec.player[seat], RECORD_NAME, "steady");
    }
    return rec;
}

static game_host *begin_with(const record *rec, const host_ways *ways)
{
    char why[RECORD_WHY];
    game_host *h = malloc(sizeof *h);
    assert_non_null(h);
    assert_true(host_begin(h, rec, ways, why));
    return h;
}

static void end(game_host *h)
{
    host_end(h);
    free(h);
}

/* A person who thinks like steady; the luck is that of the number of answers, so that a game read again goes on the same way. */
static void answer_for(game_host *h, int seat)
{
    int choice[BOT_CHOICES];
    hc_game view;
    bot b;
    hc_view(&h->game, seat, &view);
    bot_begin(&b, BOT_STEADY, seat, h->count);
    int count = bot_answer(&b, &view, choice);
    for (int i = 0; i < count; i++) {
        assert_int_equal(host_answer(h, seat, choice[i]), HOST_TAKEN);
    }
}

static void play(game_host *h, size_t to)
{
    int seat;
    while (h->count < to && (seat = host_advance(h, 0)) != HC_NOBODY) {
        answer_for(h, seat);
        assert_true(h->count < TOO_LONG);
    }
}

/* A copy of the first `count` answers. */
static record cut(const record *rec, size_t count)
{
    record part = *rec;
    part.answer = NULL;
    part.count = part.room = 0;
    for (size_t i = 0; i < count; i++) {
        assert_true(record_add(&part, rec->answer[i].seat, rec->answer[i].choice, NULL));
        part.answer[i].check = rec->answer[i].check;
    }
    return part;
}

/* ---- the same game ------------------------------------------------------------------------------------- */

static void test_plays_as_the_terminal_does(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        char why[RECORD_WHY];
        session *s = malloc(sizeof *s);
        game_options o;
        game_options_begin(&o);
        o.people = 0;
        o.setup.seed = seed;
        o.seed_given = true;
        assert_true(game_options_finish(&o));
        assert_true(session_begin(s, &o, why));
        record rec = s->rec;
        rec.answer = NULL;
        rec.count = rec.room = 0;
        game_host *h = begin_with(&rec, &(host_ways){ .keeps = true, .talks = true });
        assert_int_equal(session_advance(s, HC_NOBODY, 0), HC_NOBODY);
        assert_int_equal(host_advance(h, 0), HC_NOBODY);
        assert_int_equal(host_is(h), HOST_OVER);
        assert_int_equal(h->rec.count, s->rec.count);
        assert_memory_equal(h->rec.answer, s->rec.answer, h->rec.count * sizeof *h->rec.answer);
        assert_memory_equal(&h->game, &s->game, sizeof h->game);
        assert_int_equal(h->fault.count + h->fault.dropped, 0);
        end(h);
        session_end(s);
        free(s);
    }
}

/* Has somebody picked some of several things? */
static bool is_in_the_middle(const game_host *h)
{
    bool picked = false;
    for (int seat = 0; seat < 4; seat++) {
        hc_question q;
        hc_question_for(&h->game, seat, &q);
        picked |= q.kind != HC_ASK_NONE && q.compound && q.picked > 0;
    }
    return picked;
}

static void test_goes_on_from_any_answer(void **state)
{
    (void)state;
    asking *wishes = calloc(1, sizeof *wishes), *again = malloc(sizeof *again);
    record rec = table_of(2, 11);
    int compared = 0;
    game_host *whole = begin_with(&rec, &(host_ways){ .keeps = true, .all_listen = true, .asking = wishes });
    play(whole, TOO_LONG);
    assert_int_equal(host_is(whole), HOST_OVER);
    for (size_t at = 0; at <= whole->rec.count; at += 37) {
        ears e = { 0 };
        record part = cut(&whole->rec, at);
        memset(again, 0, sizeof *again);
        game_host *h = begin_with(&part, &(host_ways){ .keeps = true, .all_listen = true, .asking = again, .told = hear, .ctx = &e });
        assert_int_equal(h->count, at);
        assert_int_equal(e.replayed, at ? at + 1 : 0);
        assert_false(e.gap);
        if (is_in_the_middle(h)) {
            end(h);                  /* what was picked is taken back, and the record has it so: it goes on, but not in the same bytes */
            continue;
        }
        compared++;
        play(h, TOO_LONG);
        assert_memory_equal(&h->game, &whole->game, sizeof h->game);
        assert_int_equal(h->rec.count, whole->rec.count);
        assert_memory_equal(h->given, whole->given, sizeof h->given);
        end(h);
    }
    assert_true(compared > 3);
    end(whole);
    free(wishes);
    free(again);
}

/* Passes wherever that is possible. */
static void decline(game_host *h, int seat)
{
    if (host_answer(h, seat, HC_PASS) != HOST_TAKEN) {
        answer_for(h, seat);
    }
}

/* What people declined and what bots hold against each other is known again. */
static void test_what_is_remembered_comes_from_the_answers(void **state)
{
    (void)state;
    asking *wishes = calloc(1, sizeof *wishes), *again = malloc(sizeof *again);
    record rec = table_of(2, 12);
    int declined = 0, grudges = 0, seat;
    game_host *h = begin_with(&rec, &(host_ways){ .keeps = true, .all_listen = true, .asking = wishes });
    while ((seat = host_advance(h, 0)) != HC_NOBODY) {
        decline(h, seat);
        record part = cut(&h->rec, h->count);
        memset(again, 0, sizeof *again);
        game_host *same = begin_with(&part, &(host_ways){ .keeps = true, .all_listen = true, .asking = again });
        assert_memory_equal(again->declined, wishes->declined, sizeof again->declined);
        assert_memory_equal(again->after_reveal, wishes->after_reveal, sizeof again->after_reveal);
        assert_memory_equal(again->acts_then, wishes->acts_then, sizeof again->acts_then);
        assert_int_equal(again->acts, wishes->acts);
        for (int i = 0; i < 4; i++) {
            assert_memory_equal(same->bots[i].grudge, h->bots[i].grudge, sizeof h->bots[i].grudge);
            assert_memory_equal(same->bots[i].favour, h->bots[i].favour, sizeof h->bots[i].favour);
            grudges += h->bots[i].grudge[(i + 1) % 4] > 0;
        }
        for (int sheet = 0; sheet < ASKING_SHEETS; sheet++) {
            declined += again->declined[0][sheet] > 0;
        }
        end(same);
        if (h->count > 600) {
            break;
        }
    }
    assert_true(declined > 0 && grudges > 0);
    end(h);
    free(wishes);
    free(again);
}

static void test_a_record_of_another_game_is_refused(void **state)
{
    (void)state;
    char why[RECORD_WHY] = "";
    record rec = table_of(0, 3);
    game_host *h = begin_with(&rec, &(host_ways){ .keeps = true });
    host_advance(h, 40);
    record other = cut(&h->rec, h->rec.count);
    other.setup.seed = 4;
    game_host *second = malloc(sizeof *second);
    assert_false(host_begin(second, &other, &(host_ways){ .keeps = true }, why));
    assert_true(why[0] != '\0');
    end(second);
    end(h);
}

/* ---- who is told what --------------------------------------------------------------------------------- */

static void test_every_answer_is_told_once(void **state)
{
    (void)state;
    asking *wishes = calloc(1, sizeof *wishes);
    ask_about_everything(wishes, 0, ASK_NEVER);
    ears e = { 0 };
    record rec = table_of(1, 21);
    game_host *h = begin_with(&rec, &(host_ways){ .keeps = true, .talks = true, .asking = wishes, .told = hear, .ctx = &e });
    assert_int_equal(e.told, 1);
    play(h, TOO_LONG);
    assert_false(e.gap);
    assert_int_equal(e.told, h->count + 1);
    assert_int_equal(e.replayed, 0);
    assert_true(e.lines > 0 && e.events > h->count / 4);
    assert_int_equal(e.by[HOST_UNASKED], wishes->passed[0]);
    assert_true(e.by[HOST_UNASKED] > 0 && e.by[HOST_BY_OUTSIDE] > 0);
    assert_int_equal((size_t)(e.by[0] + e.by[1] + e.by[2] + e.by[3]), h->count);
    assert_int_equal(h->given[0], (uint32_t)(e.by[HOST_BY_OUTSIDE] + e.by[HOST_UNASKED]));
    end(h);
    free(wishes);
}

static void test_nothing_is_kept_and_little_told_if_nobody_wants_it(void **state)
{
    (void)state;
    ears e = { 0 };
    record rec = table_of(0, 5);
    for (int seat = 0; seat < 4; seat++) {
        snprintf(rec.player[seat], RECORD_NAME, "random");
    }
    host_ways ways = { .only_news = true, .told = hear, .ctx = &e, .most_turns = 1000, .most_answers = 200000 };
    ways.wanted[HC_EV_WON >> 6] = UINT64_C(1) << (HC_EV_WON & 63);
    game_host *h = begin_with(&rec, &ways);
    host_advance(h, 0);
    assert_int_equal(h->rec.count, 0);
    assert_true(h->count > 100 && e.told < h->count / 2);
    assert_int_equal(h->listens, 0);
    end(h);
}

/* ---- refusals ------------------------------------------------------------------------------------------ */

static void test_what_is_refused_changes_nothing(void **state)
{
    (void)state;
    record rec = table_of(1, 31);
    ears e = { 0 };
    game_host *h = begin_with(&rec, &(host_ways){ .keeps = true, .told = hear, .ctx = &e });
    int picks[] = { 999, 999 };
    for (int i = 0; i < 60 && host_advance(h, 0) == 0; i++) {
        hc_game before = h->game;
        size_t count = h->count, told = e.told;
        assert_int_equal(host_answer(h, 0, 9999), HOST_REFUSED);
        assert_int_equal(host_answer(h, 3, HC_PASS), HOST_REFUSED);
        assert_int_equal(host_answer(h, -1, HC_PASS), HOST_REFUSED);
        assert_int_equal(host_answer_all(h, 0, picks, 2), HOST_REFUSED);
        assert_true(h->refused != HC_OK);
        assert_memory_equal(&h->game, &before, sizeof before);
        assert_int_equal(h->count, count);
        assert_int_equal(h->rec.count, count);
        assert_int_equal(e.told, told);
        answer_for(h, 0);
    }
    assert_int_equal(h->fault.count, 0);
    end(h);
}

/* Plays games until seat 0 has this to answer. */
static game_host *reach(int kind, int prompt)
{
    for (uint64_t seed = 100; seed < 160; seed++) {
        record rec = table_of(1, seed);
        game_host *h = begin_with(&rec, &(host_ways){ .keeps = true });
        while (host_advance(h, 0) == 0) {
            hc_question q;
            hc_question_for(&h->game, 0, &q);
            if (q.kind == kind && q.prompt == prompt) {
                return h;
            }
            answer_for(h, 0);
        }
        end(h);
    }
    fail_msg("it is never asked");
    return NULL;
}

static void test_time_is_up_for_a_deal(void **state)
{
    (void)state;
    game_host *h = reach(HC_ASK_REPLY, HC_PROMPT_REPLY);
    size_t count = h->count;
    assert_int_equal(host_answer(h, 0, HC_TIME_IS_UP), HOST_REFUSED);      /* nobody else may say so */
    assert_int_equal(h->count, count);
    host_time_is_up(h, 0);
    assert_int_equal(h->count, count + 1);
    assert_int_equal(h->rec.answer[count].choice, HC_TIME_IS_UP);
    end(h);
    h = reach(HC_ASK_TERMS, HC_PROMPT_DEAL);
    host_time_is_up(h, 0);
    assert_int_equal(h->rec.answer[h->count - 1].choice, HC_WALK_AWAY);
    assert_int_equal(h->fault.count, 0);
    end(h);
}

static void test_all_picks_at_once_are_those_one_by_one(void **state)
{
    (void)state;
    int compound = 0;
    record rec = table_of(1, 41), same = table_of(1, 41);
    game_host *a = begin_with(&rec, &(host_ways){ .keeps = true }), *b = begin_with(&same, &(host_ways){ .keeps = true });
    while (host_advance(a, 0) == 0 && host_advance(b, 0) == 0) {
        int choice[BOT_CHOICES];
        hc_game view;
        hc_question q;
        bot steady;
        hc_view(&a->game, 0, &view);
        hc_question_for(&a->game, 0, &q);
        bot_begin(&steady, BOT_STEADY, 0, a->count);
        int count = bot_answer(&steady, &view, choice);
        bool whole = q.compound && choice[count - 1] == HC_DONE;
        compound += whole;
        for (int i = 0; i < count; i++) {
            assert_int_equal(host_answer(a, 0, choice[i]), HOST_TAKEN);
        }
        assert_int_equal(whole ? host_answer_all(b, 0, choice, count - 1) : host_answer(b, 0, choice[0]), HOST_TAKEN);
        assert_memory_equal(&a->game, &b->game, sizeof a->game);
    }
    assert_true(compound > 3);
    host_advance(b, 0);
    assert_int_equal(a->rec.count, b->rec.count);
    assert_int_equal(host_answer(a, 0, HC_PASS), HOST_STOPPED);
    assert_int_equal(host_answer_all(a, 0, NULL, 0), HOST_STOPPED);
    end(a);
    end(b);
}

/* ---- what goes wrong ------------------------------------------------------------------------------------ */

/* A bot whose answers are nonsense: the game goes on all the same, and is known to be spoilt. */
static void test_a_bot_that_goes_wrong_is_noted_and_the_game_goes_on(void **state)
{
    (void)state;
    char why[RECORD_WHY];
    hc_game replayed;
    record rec = table_of(0, 51);
    game_host *h = begin_with(&rec, &(host_ways){ .keeps = true });
    uint32_t spoilt = 0;
    for (int seat; (seat = host_next(h, 0)) != HC_NOBODY && h->count < TOO_LONG;) {
        host_thought t;
        host_think_begin(h, seat, &t);
        host_think(&t);
        if (h->count % 7 == 0) {
            spoilt++;
            t.count = h->count % 2 ? 0 : 1;
            t.choice[0] = 7777;
        }
        assert_true(host_think_end(h, &t));
        assert_int_equal(h->fault.count, spoilt);
    }
    assert_int_equal(host_is(h), HOST_OVER);
    assert_true(spoilt > 5);
    assert_true(h->fault.status != HC_OK && h->fault.number % 7 == 0);
    assert_true(record_replay(&h->rec, SIZE_MAX, &replayed, NULL, NULL, why));
    assert_memory_equal(&replayed, &h->game, sizeof replayed);
    end(h);
}

static void test_thoughts_that_come_too_late_are_not_taken(void **state)
{
    (void)state;
    host_thought t;
    record rec = table_of(0, 61);
    game_host *h = begin_with(&rec, &(host_ways){ .keeps = true });
    int seat = host_next(h, 0);
    host_think_begin(h, seat, &t);
    host_think(&t);
    host_seat(h, seat, NULL, false);
    hc_game before = h->game;
    assert_false(host_think_end(h, &t));             /* somebody took the seat */
    host_seat(h, seat, &(bot_spec){ .level = BOT_STEADY }, true);
    assert_memory_equal(&before, &h->game, sizeof before);
    assert_int_equal(host_next(h, 1u << seat) == seat, 0);
    host_step(h, seat);
    before = h->game;
    assert_false(host_think_end(h, &t));             /* it was answered meanwhile */
    assert_memory_equal(&before, &h->game, sizeof before);
    end(h);
}

static void test_without_memory_no_answer_is_taken(void **state)
{
    (void)state;
    record rec = table_of(0, 71);
    game_host *h = begin_with(&rec, &(host_ways){ .keeps = true });
    host_advance(h, 30);
    hc_game before = h->game;
    size_t count = h->rec.count, room = h->rec.room;
    h->rec.count = h->rec.room = SIZE_MAX / 4;       /* so many that no more fit */
    assert_int_equal(host_advance(h, 0), HC_NOBODY);
    assert_int_equal(host_is(h), HOST_NO_MEMORY);
    assert_memory_equal(&before, &h->game, sizeof before);
    assert_int_equal(h->fault.count, 0);
    h->rec.count = count;
    h->rec.room = room;
    end(h);
}

static void test_a_game_without_end_ends(void **state)
{
    (void)state;
    record rec = table_of(0, 81), other = table_of(0, 81);
    game_host *h = begin_with(&rec, &(host_ways){ .most_answers = 50 });
    assert_int_equal(host_advance(h, 0), HC_NOBODY);
    assert_int_equal(host_is(h), HOST_TOO_LONG);
    end(h);
    h = begin_with(&other, &(host_ways){ .most_turns = 2 });
    assert_int_equal(host_advance(h, 0), HC_NOBODY);
    assert_int_equal(host_is(h), HOST_TOO_LONG);
    assert_int_equal(h->turn, 3);
    end(h);
}

/* ---- seats change hands ---------------------------------------------------------------------------------- */

static void test_a_bot_sits_in_and_does_not_talk(void **state)
{
    (void)state;
    record rec = table_of(2, 91);
    ears e = { 0 };
    game_host *h = begin_with(&rec, &(host_ways){ .keeps = true, .talks = true, .all_listen = true, .told = hear, .ctx = &e });
    play(h, 60);
    host_seat(h, 1, &(bot_spec){ .level = BOT_STEADY }, false);
    assert_int_equal(h->talk.bots, 0xC);
    assert_int_equal(host_asks(h, 1), 0);
    play(h, 200);
    host_seat(h, 1, NULL, false);
    play(h, TOO_LONG);
    assert_int_equal(host_is(h), HOST_OVER);
    assert_false(e.gap);
    end(h);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_plays_as_the_terminal_does),
        cmocka_unit_test(test_goes_on_from_any_answer),
        cmocka_unit_test(test_what_is_remembered_comes_from_the_answers),
        cmocka_unit_test(test_a_record_of_another_game_is_refused),
        cmocka_unit_test(test_every_answer_is_told_once),
        cmocka_unit_test(test_nothing_is_kept_and_little_told_if_nobody_wants_it),
        cmocka_unit_test(test_what_is_refused_changes_nothing),
        cmocka_unit_test(test_time_is_up_for_a_deal),
        cmocka_unit_test(test_all_picks_at_once_are_those_one_by_one),
        cmocka_unit_test(test_a_bot_that_goes_wrong_is_noted_and_the_game_goes_on),
        cmocka_unit_test(test_thoughts_that_come_too_late_are_not_taken),
        cmocka_unit_test(test_without_memory_no_answer_is_taken),
        cmocka_unit_test(test_a_game_without_end_ends),
        cmocka_unit_test(test_a_bot_sits_in_and_does_not_talk),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
