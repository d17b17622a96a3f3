/* host_test.c - one game in progress: the same as the rules and bots alone play it, the same when it is read again, told once. */
#define _DEFAULT_SOURCE 1
#include "tests/unit/host_kit.h"
#include "player/luck.h"

/* ---- the same game ------------------------------------------------------------------------------------- */

static void bots_hear(bot *b, int seat, const hc_game *view, const hc_events *ev)
{
    for (size_t i = 0; i < ev->count; i++) {
        hc_event seen;
        if (hc_event_for(&ev->item[i], seat, &seen)) {
            bot_sees(b, view, &seen);
        }
    }
}

/* What a host adds to the rules must not change the game: the same, written out. */
static void play_plainly(hc_game *g, const hc_setup *setup, record *rec)
{
    static hc_event item[HOST_EVENTS];
    static bot bots[HC_SEATS];
    hc_events ev = { .room = HOST_EVENTS, .item = item };
    assert_int_equal(hc_new(g, setup, &ev, NULL), HC_OK);
    for (int seat = 0; seat < setup->players; seat++) {
        bot_begin_as(&bots[seat], &(bot_spec){ .level = BOT_STEADY }, seat, setup->seed);
    }
    for (int told = 0; hc_asked(g); told++) {
        hc_game view;
        int choice[BOT_CHOICES], seat = __builtin_ctz(hc_asked(g));
        for (int eyes = 0; told == 0 && eyes < setup->players; eyes++) {
            hc_view(g, eyes, &view);
            bots_hear(&bots[eyes], eyes, &view, &ev);
        }
        hc_view(g, seat, &view);
        bots[seat].rng = luck_after(setup->seed, rec->count, seat);
        int count = bot_answer(&bots[seat], &view, choice);
        for (int i = 0; i < count; i++) {
            ev.count = 0;
            assert_int_equal(hc_answer(g, seat, choice[i], &ev), HC_OK);
            assert_true(record_add(rec, seat, choice[i], g));
            for (int eyes = 0; eyes < setup->players; eyes++) {
                hc_view(g, eyes, &view);
                bots_hear(&bots[eyes], eyes, &view, &ev);
            }
        }
    }
}

static void test_plays_as_the_rules_and_bots_alone_do(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        static hc_game g;
        record rec = table_of(0, seed), plain = table_of(0, seed);
        game_host *h = begin_with(&rec, &(host_ways){ .keeps = true, .talks = true });
        play_plainly(&g, &rec.setup, &plain);
        assert_int_equal(host_advance(h, 0), HC_NOBODY);
        assert_int_equal(host_is(h), HOST_OVER);
        assert_int_equal(h->rec.count, plain.count);
        assert_memory_equal(h->rec.answer, plain.answer, h->rec.count * sizeof *h->rec.answer);
        assert_memory_equal(&h->game, &g, sizeof g);
        assert_int_equal(h->fault.count + h->fault.dropped, 0);
        record_free(&plain);
        end(h);
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
    for (size_t at = 0; at <= whole->rec.count; at += 17) {
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_plays_as_the_rules_and_bots_alone_do),
        cmocka_unit_test(test_goes_on_from_any_answer),
        cmocka_unit_test(test_what_is_remembered_comes_from_the_answers),
        cmocka_unit_test(test_a_record_of_another_game_is_refused),
        cmocka_unit_test(test_every_answer_is_told_once),
        cmocka_unit_test(test_nothing_is_kept_and_little_told_if_nobody_wants_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
