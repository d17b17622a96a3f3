/* host_fault_test.c - what a host refuses, what it does when something goes wrong, and seats that change hands. */
#define _DEFAULT_SOURCE 1
#include "tests/unit/host_kit.h"

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

/* A pass that cannot be is no decline: it would not be asked again. */
static void test_a_refused_pass_declines_nothing(void **state)
{
    (void)state;
    asking *wishes = calloc(1, sizeof *wishes), *before = malloc(sizeof *before);
    record rec = table_of(1, 36);
    game_host *h = begin_with(&rec, &(host_ways){ .keeps = true, .asking = wishes });
    int refused = 0;
    while (host_advance(h, 0) == 0 && refused < 40) {
        *before = *wishes;
        if (host_answer(h, 0, HC_PASS) == HOST_REFUSED) {
            refused++;
            assert_memory_equal(wishes, before, sizeof *wishes);
            answer_for(h, 0);
        }
    }
    assert_true(refused > 10);
    end(h);
    free(wishes);
    free(before);
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
    char text[200];
    assert_true(host_fault_text(h, text, sizeof text));
    assert_non_null(strstr(text, "no legal answer"));
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
    assert_non_null(host_trouble(h));
    assert_memory_equal(&before, &h->game, sizeof before);
    assert_int_equal(h->fault.count, 0);
    h->rec.count = count;
    h->rec.room = room;
    end(h);
}

/* It should never be: the rules are spoilt here by hand. */
static void test_a_question_without_an_answer_stops_the_game(void **state)
{
    (void)state;
    host_thought t;
    hc_question q;
    hc_option option[HC_OPTIONS_MAX];
    record rec = table_of(0, 75);
    game_host *h = begin_with(&rec, &(host_ways){ .keeps = true });
    int seat;
    do {
        host_advance(h, 1);
        seat = host_next(h, 0);
        hc_question_for(&h->game, seat, &q);
    } while (q.kind == HC_ASK_ACT || q.compound);
    host_think_begin(h, seat, &t);
    t.count = 0;
    memset(&h->game.ask.allowed, 0, sizeof h->game.ask.allowed);
    h->game.ask.filter = h->game.ask.extra = 0;
    assert_int_equal(hc_options(&h->game, seat, option), 0);
    assert_null(host_trouble(h));
    size_t count = h->count;
    assert_true(host_think_end(h, &t));
    assert_int_equal(host_is(h), HOST_STUCK);
    assert_int_equal(h->fault.count, 1);
    assert_int_equal(host_next(h, 0), HC_NOBODY);
    assert_int_equal(host_advance(h, 0), HC_NOBODY);         /* and does not ask for ever */
    assert_int_equal(host_answer(h, seat, HC_PASS), HOST_STOPPED);
    assert_int_equal(h->count, count);
    assert_non_null(host_trouble(h));
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

/* Somebody leaves in the middle of a choice: whoever plays on begins it anew. */
static void test_picks_left_behind_are_taken_back(void **state)
{
    (void)state;
    int found = 0;
    for (uint64_t seed = 200; seed < 230 && found < 3; seed++) {
        record rec = table_of(1, seed);
        game_host *h = begin_with(&rec, &(host_ways){ .keeps = true, .all_listen = true });
        while (host_advance(h, 0) == 0) {
            hc_question q;
            hc_option option[HC_OPTIONS_MAX];
            hc_question_for(&h->game, 0, &q);
            if (q.compound && q.most > 1 && hc_options(&h->game, 0, option) > 1 && host_answer(h, 0, option[0].choice) == HOST_TAKEN) {
                size_t count = h->count;
                found++;
                host_seat(h, 0, &(bot_spec){ .level = BOT_STEADY }, false);
                host_step(h, 0);
                assert_int_equal(h->rec.answer[count].choice, HC_UNDO);
                assert_int_equal(h->fault.count, 0);
                break;
            }
            answer_for(h, 0);
        }
        end(h);
    }
    assert_int_equal(found, 3);
}

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
        cmocka_unit_test(test_what_is_refused_changes_nothing),
        cmocka_unit_test(test_a_refused_pass_declines_nothing),
        cmocka_unit_test(test_time_is_up_for_a_deal),
        cmocka_unit_test(test_all_picks_at_once_are_those_one_by_one),
        cmocka_unit_test(test_a_bot_that_goes_wrong_is_noted_and_the_game_goes_on),
        cmocka_unit_test(test_thoughts_that_come_too_late_are_not_taken),
        cmocka_unit_test(test_without_memory_no_answer_is_taken),
        cmocka_unit_test(test_a_question_without_an_answer_stops_the_game),
        cmocka_unit_test(test_a_game_without_end_ends),
        cmocka_unit_test(test_picks_left_behind_are_taken_back),
        cmocka_unit_test(test_a_bot_sits_in_and_does_not_talk),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
