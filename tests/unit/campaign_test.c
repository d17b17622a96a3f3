/* campaign_test.c - campaigns: every rule and every tie-break of the scoring, and the file in which they are kept. */
#define _DEFAULT_SOURCE 1
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/campaign.h"

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

/* ---- the file -------------------------------------------------------------------------------------- */

static void make_campaign(campaign *c)
{
    static const char *const name[] = { "Ada", "Zo\xC3\xAB", "The third one" };
    *c = (campaign){ .setup = { .seed = 0x123456789abcdef0, .players = 3, .first = HC_NOBODY } };
    for (int seat = 0; seat < 3; seat++) {
        strcpy(c->name[seat], name[seat]);
        strcpy(c->player[seat], seat == 0 ? "person" : "steady");
        c->born[seat] = (birthday){ .month = (uint8_t)(seat + 1), .day = 28 };
    }
    campaign_add(c, &(campaign_game){ .began = 1, .offense = 2, .won = 0x5, .colonies = { 5, 4, 5 }, .cards = { 0, 12, 7 } });
    campaign_add(c, &(campaign_game){ .began = 1, .offense = 0, .won = 0x2, .colonies = { 1, 5, 4 }, .cards = { 3, 2, 1 } });
}

/* Saves, replaces the first `old`, loads; false and the sentence if it was refused. */
static bool save_and_load(const char *old, const char *new, campaign *again, char why[RECORD_WHY])
{
    char folder[] = P_tmpdir "/campaign-test-XXXXXX", path[64], text[2000];
    campaign c;
    make_campaign(&c);
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/c", folder);
    assert_true(campaign_save(&c, path, why));
    FILE *in = fopen(path, "r");
    size_t length = fread(text, 1, sizeof text - 1, in);
    fclose(in);
    text[length] = '\0';
    char *at = strstr(text, old);
    assert_non_null(at);
    FILE *out = fopen(path, "w");
    fprintf(out, "%.*s%s%s", (int)(at - text), text, new, at + strlen(old));
    fclose(out);
    bool good = campaign_load(again, path, why);
    unlink(path);
    assert_int_equal(rmdir(folder), 0);
    return good;
}

static void a_campaign_is_kept_whole(void **state)
{
    (void)state;
    campaign c, again;
    char why[RECORD_WHY];
    make_campaign(&c);
    assert_true(save_and_load("", "", &again, why));
    assert_int_equal(c.setup.seed, again.setup.seed);
    assert_int_equal(c.setup.players, again.setup.players);
    assert_memory_equal(c.name, again.name, sizeof c.name);
    assert_memory_equal(c.player, again.player, sizeof c.player);
    assert_memory_equal(c.born, again.born, sizeof c.born);
    assert_int_equal(c.count, again.count);
    assert_memory_equal(c.game, again.game, 2 * sizeof c.game[0]);
    assert_int_equal(again.score[0], 4);
    assert_int_equal(again.score[1], 9);
    assert_int_equal(again.score[2], 5);
}

static void the_next_game_follows_from_the_file(void **state)
{
    (void)state;
    campaign c;
    hc_setup first, second;
    make_campaign(&c);
    c.count = 0;
    campaign_next_setup(&c, &first);
    assert_int_equal(first.first, HC_NOBODY);
    make_campaign(&c);
    campaign_next_setup(&c, &second);
    assert_int_equal(second.first, 0);               /* 4, 9, 5: Ada has the lowest */
    assert_int_not_equal(first.seed, second.seed);
    for (int seat = 0; seat < HC_SEATS; seat++) {
        assert_int_equal(second.alien[seat], 0);     /* drawn anew */
    }
}

static void damaged_campaigns_are_refused(void **state)
{
    (void)state;
    static const struct { const char *old, *new, *sentence; } damage[] = {
        { "hypercone campaign", "hypercone record", "line 1: this is not a campaign" },
        { "campaign 1", "campaign 2", "line 1: written by a newer Hypercone (format 2)" },
        { "rules ", "rules 9", "line 1: played with a newer version of the rules" },
        { "edition avalon-hill", "edition mars", "line 2: \"edition\" and an edition" },
        { "seed 0x1", "seed 1", "line 3: \"seed 0x\"" },
        { "seat 2", "seat 4", "line 5: seat 2 should stand here" },
        { "01-28", "01-32", "line 4: a birthday as MM-DD" },
        { "steady Zo", "clever Zo", "line 5: \"person\" or the level of a bot" },
        { "game 1", "game 2", "line 7: game 1 should stand here, not game 2" },
        { "won 1,3", "won 1,4", "line 7: a game reads" },
        { "won 1,3", "won 1,1", "line 7: a game reads" },
        { "colonies 5,4,5", "colonies 5,4", "line 7: a game reads" },
        { "colonies 5,4,5", "colonies 5,4,5,5,5,5,5,5,5", "line 7: a game reads" },
        { "began 2", "began 0", "line 7: a game reads" },
        { "began 2", "began 1,2", "line 7: a game reads" },
        { "points 4,1,4", "points 4,1,8", "line 7: seat 3 has 8 points, but this game was worth 4" },
        { "score 4,9,5", "score 4,9,6", "line 9: seat 3 has a score of 6, but its games add up to 5" },
        { "end 2", "end 3", "line 10: the end speaks of 3 games, but there are 2" },
        { "end 2\n", "", "line 10: the file ends here" },
        { "end 2\n", "end", "line 10: the file breaks off" },
        { "end 2\n", "end 2\nmore\n", "line 11: \"more\" follows the end" },
        { "seat 1", "something\nseat 1", "line 4: \"something\" should not stand here" },
    };
    for (size_t i = 0; i < sizeof damage / sizeof damage[0]; i++) {
        campaign c;
        char why[RECORD_WHY] = "";
        if (save_and_load(damage[i].old, damage[i].new, &c, why) || !strstr(why, damage[i].sentence)) {
            print_error("\"%s\" for \"%s\": \"%s\", expected \"%s\"\n", damage[i].new, damage[i].old, why, damage[i].sentence);
            fail();
        }
    }
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
        cmocka_unit_test(a_campaign_is_kept_whole), cmocka_unit_test(the_next_game_follows_from_the_file),
        cmocka_unit_test(damaged_campaigns_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
