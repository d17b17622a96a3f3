/* campaign_test.c - the scoring of campaigns: every rule and every tie-break. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>

#include "cli/campaign_score.h"

enum { FOUR = 4 };
static const birthday SAME_DAY[HC_SEATS] = { { 6, 1 }, { 6, 1 }, { 6, 1 }, { 6, 1 }, { 6, 1 }, { 6, 1 }, { 6, 1 }, { 6, 1 } };

static void a_win_alone_is_worth_eight(void **state)
{
    (void)state;
    campaign_game g = { .won = 0x4, .colonies = { 3, 2, 5, 3 } };
    assert_int_equal(campaign_points(&g, 2, 4), 8);
    assert_int_equal(campaign_points(&g, 0, 4), 0);
}

static void shared_wins_are_worth_four_each(void **state)
{
    (void)state;
    campaign_game two = { .won = 0x5, .colonies = { 5, 1, 5, 3 } };
    assert_int_equal(campaign_points(&two, 0, 4), 4);
    assert_int_equal(campaign_points(&two, 2, 4), 4);
    assert_int_equal(campaign_points(&two, 3, 4), 0);
    campaign_game all = { .won = 0xF, .colonies = { 5, 5, 5, 5 } };
    for (int seat = 0; seat < FOUR; seat++) {
        assert_int_equal(campaign_points(&all, seat, 4), 4);
    }
}

static void four_foreign_colonies_are_worth_one(void **state)
{
    (void)state;
    campaign_game g = { .won = 0x1, .colonies = { 5, 4, 4, 3 } };
    assert_int_equal(campaign_points(&g, 1, 4), 1);
    assert_int_equal(campaign_points(&g, 2, 4), 1);
    assert_int_equal(campaign_points(&g, 3, 4), 0);
}

static void a_winner_with_four_colonies_gets_no_point_more(void **state)
{
    (void)state;
    campaign_game g = { .won = 0x1, .colonies = { 4, 2, 1, 0 } };
    assert_int_equal(campaign_points(&g, 0, 4), 8);
}

static void the_lowest_score_begins(void **state)
{
    (void)state;
    int score[] = { 8, 1, 0, 4 };
    campaign_game last = { .won = 0x1, .offense = 0 };
    assert_int_equal(campaign_next_to_begin(score, &last, FOUR), 2);
}

static void of_the_lowest_the_one_closest_to_the_left_of_the_winner_begins(void **state)
{
    (void)state;
    int score[] = { 0, 8, 0, 0 };
    campaign_game last = { .won = 0x2, .offense = 3 };
    assert_int_equal(campaign_next_to_begin(score, &last, FOUR), 2);
    int round_the_table[] = { 0, 0, 1, 8 };
    campaign_game by_three = { .won = 0x8, .offense = 1 };
    assert_int_equal(campaign_next_to_begin(round_the_table, &by_three, FOUR), 0);
}

static void the_winner_itself_is_the_last_to_be_taken(void **state)
{
    (void)state;
    int score[] = { 4, 4, 8, 8 };        /* seat 0 won this game and still ties for the lowest */
    campaign_game last = { .won = 0x1, .offense = 0 };
    assert_int_equal(campaign_next_to_begin(score, &last, FOUR), 1);
    int alone[] = { 4, 8, 8, 8 };
    assert_int_equal(campaign_next_to_begin(alone, &last, FOUR), 0);
}

static void of_several_winners_the_one_whose_turn_it_was_counts(void **state)
{
    (void)state;
    campaign_game on_turn = { .won = 0xA, .offense = 3 };
    assert_int_equal(campaign_last_winner(&on_turn, FOUR), 3);
    campaign_game next = { .won = 0x3, .offense = 2 };       /* the turn was a loser's: the next winner to its left */
    assert_int_equal(campaign_last_winner(&next, FOUR), 0);
    int score[] = { 4, 4, 0, 0 };
    assert_int_equal(campaign_next_to_begin(score, &next, FOUR), 2);
}

static void a_game_that_nobody_won_counts_from_whose_turn_it_was(void **state)
{
    (void)state;
    int score[] = { 0, 0, 0, 0 };
    campaign_game g = { .won = 0, .offense = 1 };
    assert_int_equal(campaign_last_winner(&g, FOUR), HC_NOBODY);
    assert_int_equal(campaign_next_to_begin(score, &g, FOUR), 2);
}

static void it_goes_on_below_fifteen(void **state)
{
    (void)state;
    campaign_decision by;
    int score[] = { 14, 14, 14, 14 };
    campaign_game last = { 0 };
    assert_int_equal(campaign_winners(score, &last, SAME_DAY, FOUR, &by), 0);
}

static void fifteen_ends_it(void **state)
{
    (void)state;
    campaign_decision by;
    int score[] = { 14, 15, 3, 14 };
    campaign_game last = { .cards = { 9, 0, 9, 9 } };
    assert_int_equal(campaign_winners(score, &last, SAME_DAY, FOUR, &by), 0x2);
    assert_int_equal(by, BY_GOAL);
}

static void the_higher_score_wins(void **state)
{
    (void)state;
    campaign_decision by;
    int score[] = { 15, 17, 16, 2 };
    campaign_game last = { .cards = { 9, 0, 9, 9 } };
    assert_int_equal(campaign_winners(score, &last, SAME_DAY, FOUR, &by), 0x2);
    assert_int_equal(by, BY_SCORE);
}

static void then_the_most_cards_in_hand(void **state)
{
    (void)state;
    campaign_decision by;
    int score[] = { 17, 17, 16, 17 };
    campaign_game last = { .cards = { 3, 6, 20, 5 } };
    birthday born[] = { { 1, 1 }, { 12, 31 }, { 1, 1 }, { 1, 1 } };
    assert_int_equal(campaign_winners(score, &last, born, FOUR, &by), 0x2);
    assert_int_equal(by, BY_CARDS);
}

static void then_the_birthday_closest_to_the_start_of_the_year(void **state)
{
    (void)state;
    campaign_decision by;
    int score[] = { 16, 16, 16, 0 };
    campaign_game last = { .cards = { 4, 4, 3, 9 } };
    birthday born[] = { { 2, 1 }, { 1, 31 }, { 1, 1 }, { 1, 1 } };
    assert_int_equal(campaign_winners(score, &last, born, FOUR, &by), 0x2);
    assert_int_equal(by, BY_BIRTHDAY);
}

static void then_it_is_shared(void **state)
{
    (void)state;
    campaign_decision by;
    int score[] = { 16, 2, 16, 16 };
    campaign_game last = { .cards = { 4, 9, 4, 4 } };
    birthday born[] = { { 3, 9 }, { 1, 1 }, { 3, 9 }, { 3, 10 } };
    assert_int_equal(campaign_winners(score, &last, born, FOUR, &by), 0x5);
    assert_int_equal(by, BY_NOTHING);
}

static void birthdays_are_read_strictly(void **state)
{
    (void)state;
    static const char *const good[] = { "01-01", "02-29", "12-31", "04-30" };
    static const char *const bad[] = { "", "1-1", "13-01", "00-10", "02-30", "04-31", "05-00", "05-1", "05-011", "05/01", "05-1x" };
    birthday b;
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        assert_true(birthday_read(good[i], &b));
    }
    assert_int_equal(b.month, 4);
    assert_int_equal(b.day, 30);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        assert_false(birthday_read(bad[i], &b));
    }
}

static void bots_have_birthdays_that_stay(void **state)
{
    (void)state;
    bool differs = false;
    for (uint64_t seed = 0; seed < 500; seed++) {
        birthday b = birthday_of_bot(seed, 2), again = birthday_of_bot(seed, 2), other = birthday_of_bot(seed, 3);
        char text[8] = { (char)('0' + b.month / 10), (char)('0' + b.month % 10), '-', (char)('0' + b.day / 10),
                         (char)('0' + b.day % 10), '\0' };
        assert_true(birthday_read(text, &(birthday){ 0 }));
        assert_int_equal(b.month, again.month);
        assert_int_equal(b.day, again.day);
        differs |= b.day != other.day;
    }
    assert_true(differs);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_win_alone_is_worth_eight), cmocka_unit_test(shared_wins_are_worth_four_each),
        cmocka_unit_test(four_foreign_colonies_are_worth_one),
        cmocka_unit_test(a_winner_with_four_colonies_gets_no_point_more), cmocka_unit_test(the_lowest_score_begins),
        cmocka_unit_test(of_the_lowest_the_one_closest_to_the_left_of_the_winner_begins),
        cmocka_unit_test(the_winner_itself_is_the_last_to_be_taken),
        cmocka_unit_test(of_several_winners_the_one_whose_turn_it_was_counts),
        cmocka_unit_test(a_game_that_nobody_won_counts_from_whose_turn_it_was), cmocka_unit_test(it_goes_on_below_fifteen),
        cmocka_unit_test(fifteen_ends_it), cmocka_unit_test(the_higher_score_wins),
        cmocka_unit_test(then_the_most_cards_in_hand),
        cmocka_unit_test(then_the_birthday_closest_to_the_start_of_the_year), cmocka_unit_test(then_it_is_shared),
        cmocka_unit_test(birthdays_are_read_strictly), cmocka_unit_test(bots_have_birthdays_that_stay),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
