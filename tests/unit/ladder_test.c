/* ladder_test.c - who meets whom in a ladder, and whether its ratings find strengths that are known. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "cli/agent/ladder.h"

static void every_set_meets_equally_often_in_every_seat(void **state)
{
    (void)state;
    ladder_plan p;
    uint8_t who[HC_SEATS];
    assert_true(ladder_plan_all(&p, 6, 4, 42));
    assert_int_equal(p.mixes, 15);                   /* four of six */
    int sat[6][4] = { { 0 } }, met[6][6] = { { 0 } };
    for (uint64_t i = 0; i < 15 * 4; i++) {
        ladder_seating(&p, i, who);
        for (int a = 0; a < 4; a++) {
            sat[who[a]][a]++;
            for (int b = 0; b < a; b++) {
                assert_int_not_equal(who[a], who[b]);
                met[who[a]][who[b]]++;
                met[who[b]][who[a]]++;
            }
        }
    }
    for (int i = 0; i < 6; i++) {
        for (int seat = 0; seat < 4; seat++) assert_int_equal(sat[i][seat], 10);
        for (int k = 0; k < 6; k++) assert_int_equal(met[i][k], i == k ? 0 : 6 * 4);
    }
    ladder_plan_free(&p);
}

static void fewer_bots_than_seats_all_sit_at_every_table(void **state)
{
    (void)state;
    ladder_plan p;
    uint8_t who[HC_SEATS];
    assert_true(ladder_plan_all(&p, 3, 5, 1));
    assert_int_equal(p.mixes, 6);                    /* two seats left over, for three bots */
    int sat[3] = { 0 };
    for (uint64_t i = 0; i < 6 * 5; i++) {
        unsigned met = 0;
        ladder_seating(&p, i, who);
        for (int seat = 0; seat < 5; seat++) {
            met |= 1u << who[seat];
            sat[who[seat]]++;
        }
        assert_int_equal(met, 7);
    }
    assert_true(sat[0] == sat[1] && sat[1] == sat[2]);
    ladder_plan_free(&p);
}

static void who_lost_the_seat_wins_nothing(void **state)
{
    (void)state;
    assert_int_equal(ladder_winners(0x2, 0x0, 4), 0x2);      /* nothing was handed over      */
    assert_int_equal(ladder_winners(0x2, 0x4, 4), 0x2);      /* the loser's stand-in lost    */
    assert_int_equal(ladder_winners(0x6, 0x4, 4), 0x2);      /* a shared win                 */
    assert_int_equal(ladder_winners(0x4, 0x4, 4), 0xB);      /* only the stand-in has won    */
    assert_int_equal(ladder_winners(0x1, 0x3, 4), 0xC);
    assert_int_equal(ladder_winners(0x1, 0xF, 4), 0x0);      /* nobody is left               */
}

static void the_one_among_others_sits_in_every_seat(void **state)
{
    (void)state;
    ladder_plan p;
    uint8_t who[HC_SEATS];
    int sat[4] = { 0 };
    assert_true(ladder_plan_one(&p, 4, 9));
    for (uint64_t i = 0; i < 40; i++) {
        int ones = 0;
        ladder_seating(&p, i, who);
        for (int seat = 0; seat < 4; seat++) {
            ones += who[seat] == 0;
            sat[seat] += who[seat] == 0;
        }
        assert_int_equal(ones, 1);
    }
    for (int seat = 0; seat < 4; seat++) assert_int_equal(sat[seat], 10);
    ladder_plan_free(&p);
}

static void the_seed_alone_fixes_the_plan(void **state)
{
    (void)state;
    ladder_plan a, b, c;
    uint8_t x[HC_SEATS], y[HC_SEATS], z[HC_SEATS];
    int other = 0;
    assert_true(ladder_plan_all(&a, 7, 4, 5) && ladder_plan_all(&b, 7, 4, 5) && ladder_plan_all(&c, 7, 4, 6));
    for (uint64_t i = 0; i < 100; i++) {
        ladder_seating(&a, i, x);
        ladder_seating(&b, i, y);
        ladder_seating(&c, i, z);
        assert_memory_equal(x, y, 4);
        other += memcmp(x, z, 4) != 0;
    }
    assert_true(other > 50);
    ladder_plan_free(&a);
    ladder_plan_free(&b);
    ladder_plan_free(&c);
}

/* ---- ratings ---- */

static double chance(uint64_t i)
{
    return (double)(seed_from(4711, i) >> 11) / 9007199254740992.0;
}

/* Games between players whose strengths are known. */
static void play(const ladder_plan *p, const double strength[], uint64_t games, uint64_t from, ladder_mix mix[])
{
    memset(mix, 0, (size_t)p->mixes * sizeof *mix);
    for (uint64_t i = 0; i < games; i++) {
        uint8_t who[HC_SEATS];
        int m = ladder_seating(p, i, who), winner = 0;
        double sum = 0, at;
        for (int seat = 0; seat < p->players; seat++) sum += strength[who[seat]];
        at = chance(from + i) * sum;
        while (winner < p->players - 1 && (at -= strength[who[winner]]) > 0) winner++;
        mix[m].games++;
        mix[m].parts[who[winner]] += WHOLE_WIN;
    }
}

static void known_strengths_are_found_within_their_intervals(void **state)
{
    (void)state;
    enum { RUNS = 200, GAMES = 400 };
    const double strength[4] = { 1, 2, 4, 10 };
    ladder_plan p;
    assert_true(ladder_plan_all(&p, 4, 3, 3));
    ladder_mix *mix = calloc((size_t)p.mixes, sizeof *mix);
    int within[4] = { 0 };
    double mean[4] = { 0 };
    for (uint64_t run = 0; run < RUNS; run++) {
        ladder_rating r[LADDER_BOTS];
        play(&p, strength, GAMES, run * GAMES, mix);
        ladder_rate(&p, mix, 0, r);
        for (int i = 0; i < 4; i++) {
            double truth = 400 * log10(strength[i]);
            within[i] += r[i].low <= truth && truth <= r[i].high;
            mean[i] += r[i].points / RUNS;
        }
    }
    assert_true(fabs(mean[0]) < 1e-9);
    for (int i = 1; i < 4; i++) {
        /* 95 % of 200 is 190; fewer than 176 or all 200 would happen once in ten thousand times. */
        assert_in_range(within[i], 176, 199);
        assert_true(fabs(mean[i] - 400 * log10(strength[i])) < 12);
    }
    free(mix);
    ladder_plan_free(&p);
}

static void who_wins_nothing_still_has_a_number(void **state)
{
    (void)state;
    ladder_plan p;
    assert_true(ladder_plan_one(&p, 4, 1));
    ladder_mix mix = { .games = 50, .parts = { 50 * WHOLE_WIN, 0 } };
    ladder_rating r[LADDER_BOTS];
    ladder_rate(&p, &mix, 1, r);
    assert_true(r[0].points > 500 && r[0].points < 2000 && r[0].low < r[0].points && isfinite(r[0].high));
    assert_true(r[1].points == 0 && r[1].low == 0);
    mix = (ladder_mix){ 0 };
    ladder_rate(&p, &mix, 1, r);                     /* no game at all: nothing is known */
    assert_true(fabs(r[0].points) < 1e-6 && r[0].high > 400);
    ladder_plan_free(&p);
}

static void a_share_becomes_the_rating_that_explains_it(void **state)
{
    (void)state;
    ladder_plan p;
    ladder_rating r[LADDER_BOTS];
    assert_true(ladder_plan_one(&p, 4, 1));
    ladder_mix mix = { .games = 100000, .parts = { 76923ull * WHOLE_WIN, 23077ull * WHOLE_WIN } };
    ladder_rate(&p, &mix, 1, r);                     /* 10 : 1 : 1 : 1 */
    assert_true(fabs(r[0].points - 400) < 1);
    ladder_plan_free(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_set_meets_equally_often_in_every_seat),
        cmocka_unit_test(fewer_bots_than_seats_all_sit_at_every_table),
        cmocka_unit_test(who_lost_the_seat_wins_nothing),
        cmocka_unit_test(the_one_among_others_sits_in_every_seat),
        cmocka_unit_test(the_seed_alone_fixes_the_plan),
        cmocka_unit_test(known_strengths_are_found_within_their_intervals),
        cmocka_unit_test(who_wins_nothing_still_has_a_number),
        cmocka_unit_test(a_share_becomes_the_rating_that_explains_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
