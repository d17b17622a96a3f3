/* odyssey_test.c - the campaign of Cosmic Odyssey: points and ranks, prizes, what is decided before each game, and the file. */
#define _DEFAULT_SOURCE 1
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "campaign/odyssey.h"
#include "campaign/seeds.h"

enum { FOUR = 4 };

/* ---- one-off games ------------------------------------------------------------------------------------------------------ */

static int age_of(const char *preset) { return hc_age_named(preset + 4); }

/* With points every age may be drawn, and the last that says how counts them; without, none does, and objectives stay away. */
static void the_last_age_drawn_counts_the_points(void **state)
{
    bool eons = false;
    (void)state;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        const char *drawn[HC_AGES_MOST];
        hc_setup s = { .seed = seed, .edition = HC_EDITION_FFG, .players = FOUR, .first = HC_NOBODY }, bare = s;
        const int count = hc_draw_ages(&s, 2, true, drawn);
        int last = count - 1;
        while (age_of(drawn[last]) < 0) {
            last--;
        }
        assert_int_equal(s.points, age_of(drawn[last]) + 1);
        for (int i = 1; i < count; i++) {
            eons |= strcmp(drawn[i], "age-eons") == 0;
        }
        const int without = hc_draw_ages(&bare, 2, false, drawn);
        for (int i = 0; i < without; i++) {
            assert_string_not_equal(drawn[i], "age-eons");
        }
        assert_int_equal(bare.points, 0);
    }
    assert_true(eons);
}

static void points_are_kept_with_the_game(void **state)
{
    record r, again;
    char why[RECORD_WHY], *text = NULL;
    size_t length = 0;
    hc_setup s = { .seed = 5, .edition = HC_EDITION_FFG, .players = FOUR, .first = HC_NOBODY, .points = (uint8_t)(hc_age_named("luminance") + 1) };
    (void)state;
    record_begin(&r, &s);
    FILE *out = open_memstream(&text, &length);
    assert_true(record_write(&r, out, false));
    fclose(out);
    assert_non_null(strstr(text, "points luminance\n"));
    FILE *in = fmemopen(text, length, "r");
    assert_true(record_read(&again, in, why));
    fclose(in);
    assert_int_equal(again.setup.points, s.points);
    free(text);
    record_free(&r);
    record_free(&again);
    s.points = 99;
    hc_game g;
    assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_NO_SUCH_PRESET);
}

/* Of the plain reinforcements of all decks one is designed here. */
static void the_reinforcement_that_takes_away_is_ours(void **state)
{
    const int sheet = hc_sheet_named("Reinforcement");
    const hc_card_info ours = { .kind = HC_CARD_REINFORCEMENT, .value = -5, .sheet = (uint16_t)sheet };
    const hc_card_info theirs = { .kind = HC_CARD_REINFORCEMENT, .value = 5, .sheet = (uint16_t)sheet };
    (void)state;
    assert_int_equal(hc_card_origin(HC_EDITION_FFG, &ours), HC_ORIGIN_OURS);
    assert_int_equal(hc_card_origin(HC_EDITION_FFG, &theirs), HC_ORIGIN_PUBLISHED);
}

/* ---- ranks ------------------------------------------------------------------------------------------------------------- */

static void the_winner_is_first_whatever_the_points(void **state)
{
    uint8_t rank[HC_SEATS];
    odyssey_game g = { .age = hc_age_named("conflict"), .won = 1u << 2, .offense = 0, .points = { 30, 20, 10, 25 } };
    (void)state;
    odyssey_ranks(&g, FOUR, rank);
    assert_int_equal(rank[2], 1);
    assert_int_equal(rank[0], 2);
    assert_int_equal(rank[3], 3);
    assert_int_equal(rank[1], 4);
}

static void in_the_age_of_eons_the_victory_is_only_points(void **state)
{
    uint8_t rank[HC_SEATS];
    odyssey_game g = { .age = hc_age_named("eons"), .won = 1u << 2, .offense = 0, .points = { 30, 20, 10, 25 } };
    (void)state;
    odyssey_ranks(&g, FOUR, rank);
    assert_int_equal(rank[0], 1);
    assert_int_equal(rank[2], 4);
}

static void another_victory_is_the_top_score_and_one_more(void **state)
{
    odyssey_game g = { .age = hc_age_named("eons"), .won = 1u << 1, .otherwise = 1u << 1, .points = { 30, 4, 10, 25 } };
    (void)state;
    assert_int_equal(odyssey_final_points(&g, FOUR, 1), 31);
    assert_int_equal(odyssey_final_points(&g, FOUR, 0), 30);
    assert_int_equal(odyssey_ranked(&g, FOUR, 1), 1);
}

static void ties_go_to_the_nearest_counter_clockwise_from_the_offense(void **state)
{
    odyssey_game g = { .age = hc_age_named("conflict"), .offense = 1, .points = { 9, 9, 9, 9 } };
    (void)state;
    assert_int_equal(odyssey_ranked(&g, FOUR, 1), 1);
    assert_int_equal(odyssey_ranked(&g, FOUR, 2), 0);
    assert_int_equal(odyssey_ranked(&g, FOUR, 3), 3);
    assert_int_equal(odyssey_ranked(&g, FOUR, 4), 2);
}

static void each_rank_has_its_prize(void **state)
{
    (void)state;
    assert_int_equal(odyssey_prize(1, true), 0);
    assert_int_equal(odyssey_prize(2, true), HC_BOON_PRIVILEGE);
    assert_int_equal(odyssey_prize(3, true), HC_BOON_ENVOY);
    assert_int_equal(odyssey_prize(4, true), hc_sheet_named("Prize of the Fourth"));
    assert_int_equal(odyssey_prize(5, true), hc_sheet_named("Prize of the Fifth"));
    assert_int_equal(odyssey_prize(5, false), hc_sheet_named("Prize of the Fourth"));
    assert_int_equal(odyssey_prize(8, false), hc_sheet_named("Prize of the Eighth"));
    for (int age = 0; hc_age_at(age); age++) {
        assert_int_equal(hc_boon_sort(hc_edition_named("ffg"), odyssey_master(age)), HC_BOON_MASTER);
    }
}

/* ---- before the games ------------------------------------------------------------------------------------------------- */

typedef struct counted { uint64_t answers, seed; int asked[HC_SEATS]; } counted;

static int pick(void *ctx, int seat, const char *what, const char *const item[], int n)
{
    counted *c = ctx;
    assert_true(n > 1 && what && item[0] && item[n - 1]);
    c->asked[seat]++;
    return (int)(seed_from(c->seed, c->answers++) % (uint64_t)n);
}

static void say(void *ctx, const char *sentence)
{
    (void)ctx;
    assert_true(strlen(sentence) > 3);
}

static odyssey begun(int players, uint64_t seed)
{
    odyssey o = { .setup = { .seed = seed, .edition = (uint8_t)hc_edition_named("ffg"), .players = (uint8_t)players, .first = HC_NOBODY } };
    for (int seat = 0; seat < players; seat++) {
        snprintf(o.name[seat], RECORD_NAME, "P%d", seat + 1);
        snprintf(o.player[seat], RECORD_NAME, "random");
    }
    return o;
}

/* The game is not played here: any result will do. */
static void finish(odyssey *o, int winner)
{
    odyssey_game *g = &o->game[o->count - 1];
    g->over = true;
    g->won = (uint8_t)(1u << winner);
    for (int seat = 0; seat < o->setup.players; seat++) {
        g->points[seat] = (int16_t)(10 + seat);
    }
}

static int coalition(const odyssey *o, int seat)
{
    int n = 0;
    while (n < ODYSSEY_COALITION && o->coalition[seat][n]) {
        n++;
    }
    return n;
}

static void four_games_can_be_prepared_and_begun_with_any_number_of_players(void **state)
{
    static hc_game g;
    (void)state;
    for (int players = 3; players <= HC_SEATS; players++) {
        for (uint64_t seed = 1; seed <= 3; seed++) {
            counted c = { .seed = seed };
            const odyssey_chooser who = { pick, say, &c };
            odyssey o = begun(players, seed);
            for (int game = 0; game < ODYSSEY_GAMES; game++) {
                hc_setup s;
                assert_true(odyssey_prepare(&o, &who));
                assert_int_equal(o.count, game + 1);
                odyssey_setup(&o, game, &s);
                assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_OK);
                for (int i = 0; i < game; i++) {
                    assert_int_not_equal(o.game[i].age, o.game[game].age);
                }
                if (game > 0) {
                    assert_int_equal(o.game[game].first, odyssey_ranked(&o.game[game - 1], players, players));
                }
                finish(&o, game % players);
            }
        }
    }
}

static void the_age_before_stays_and_coalitions_grow(void **state)
{
    counted c = { .seed = 7 };
    const odyssey_chooser who = { pick, say, &c };
    odyssey o = begun(FOUR, 7);
    (void)state;
    for (int game = 0; game < 3; game++) {
        assert_true(odyssey_prepare(&o, &who));
        for (int seat = 0; seat < FOUR; seat++) {
            assert_true(coalition(&o, seat) >= 1);
            assert_int_not_equal(o.game[game].plays[seat], 0);
        }
        finish(&o, 0);
    }
    /* what both ages bring is on the table */
    hc_setup alone = { .edition = o.setup.edition };
    char preset[64];
    snprintf(preset, sizeof preset, "age-%s", hc_age_at(o.game[1].age)->name);
    assert_int_equal(hc_preset_add(&alone, preset), HC_OK);
    assert_int_equal(o.game[2].parts & alone.parts, alone.parts);
}

static int variant(const odyssey *o, const char *name)
{
    for (int bit = 0; bit < 64; bit++) {
        const char *known = hc_variant_name(o->setup.edition, bit, NULL);
        if (known && strcmp(known, name) == 0) {
            return bit;
        }
    }
    return -1;
}

static int second_alien(const odyssey *o, int game, int seat)
{
    hc_sheet_info info;
    for (int i = 0; i < HC_GIFTS; i++) {
        const int sheet = o->game[game].gift[seat][i];
        if (sheet && hc_sheet(sheet, o->setup.edition, &info) && info.alien) {
            return sheet;
        }
    }
    return 0;
}

static bool is_of_coalition(const odyssey *o, int seat, int alien)
{
    for (int i = 0; i < ODYSSEY_COALITION; i++) {
        if (o->coalition[seat][i] == alien) {
            return true;
        }
    }
    return false;
}

/* Before the last game, where a master card may bring two aliens as well. */
static void mega_brings_two_aliens_of_the_coalition_at_most_twice(void **state)
{
    static hc_game g;
    int first = 0, twice = 0, seats = 0, chosen = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        counted c = { .seed = seed };
        const odyssey_chooser who = { pick, say, &c };
        odyssey o = begun(FOUR, seed);
        int megas = 0;
        for (int game = 0; game < 3; game++) {
            assert_true(odyssey_prepare(&o, &who));
            const bool mega = o.game[game].variants >> variant(&o, "two-aliens") & 1;
            hc_setup s;
            hc_table t;
            odyssey_setup(&o, game, &s);
            assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_OK);
            hc_read(&g, &t);
            for (int seat = 0; seat < FOUR; seat++) {
                assert_true(mega || !second_alien(&o, game, seat));
                seats += mega;
                chosen += second_alien(&o, game, seat) != 0;
                if (!second_alien(&o, game, seat)) {             /* one alien is left, or the others do not suit the table: the game draws one */
                    continue;
                }
                assert_true(is_of_coalition(&o, seat, second_alien(&o, game, seat)));
                assert_int_not_equal(second_alien(&o, game, seat), o.game[game].plays[seat]);
                assert_true(coalition(&o, seat) >= (game == 0 ? 2 : 1));
                assert_int_equal(t.seat[seat].alien, o.game[game].plays[seat]);
            }
            first += mega && game == 0;
            megas += mega;
            finish(&o, 0);
        }
        assert_true(megas <= 2);
        twice += megas == 2;
    }
    assert_true(first > 0 && twice > 0 && chosen * 10 > seats * 9);
}

/* A whole campaign that seat 1 has won, without the age in which a victory is only points. */
static odyssey won_by_the_first(void)
{
    counted c = { .seed = 3 };
    const odyssey_chooser who = { pick, say, &c };
    const int eons = hc_age_named("eons");
    odyssey o;
    bool without = false;
    assert_true(eons >= 0);
    for (uint64_t seed = 11; !without; seed++) {
        o = begun(FOUR, seed);
        without = true;
        for (int game = 0; game < ODYSSEY_GAMES; game++) {
            assert_true(odyssey_prepare(&o, &who));
            finish(&o, 0);
            without = without && o.game[game].age != eons;
        }
    }
    return o;
}

static void the_last_game_has_masters_and_wrenches(void **state)
{
    const odyssey o = won_by_the_first();
    int gifts = 0;
    (void)state;
    for (int seat = 0; seat < FOUR; seat++) {
        for (int i = 0; i < HC_GIFTS; i++) {
            const int sort = hc_boon_sort(o.setup.edition, o.game[3].gift[seat][i]);
            gifts += sort == HC_BOON_MASTER || sort == HC_BOON_WRENCH;
            assert_true(seat == 0 || sort != HC_BOON_MASTER);        /* seat 1 has won all games before */
        }
    }
    assert_true(gifts > 0);
}

/* ---- the file --------------------------------------------------------------------------------------------------------------- */

static void a_file_is_read_as_it_was_written(void **state)
{
    char path[] = P_tmpdir "/odyssey-test-XXXXXX", why[RECORD_WHY];
    counted c = { .seed = 5 };
    const odyssey_chooser who = { pick, say, &c };
    odyssey o = begun(FOUR, 21), again;
    (void)state;
    const int file = mkstemp(path);
    assert_true(file >= 0);
    close(file);
    for (int game = 0; game < ODYSSEY_GAMES; game++) {
        assert_true(odyssey_prepare(&o, &who));
        assert_true(odyssey_save(&o, path, why));
        assert_true(odyssey_load(&again, path, why));
        assert_memory_equal(&o, &again, sizeof o);
        finish(&o, game);
        assert_true(odyssey_save(&o, path, why));
        assert_true(odyssey_load(&again, path, why));
        assert_memory_equal(&o.game[game].points, &again.game[game].points, sizeof o.game[game].points);
    }
    assert_true(is_odyssey_file(path));
    unlink(path);
}

#define THREE "hypercone odyssey 1 rules 9\nedition ffg\nseed 0x0000000000000001\nseat 1 random A\nseat 2 random B\nseat 3 random C\n"

static void what_is_wrong_in_a_file_is_said(void **state)
{
    static const char *const WRONG[] = {
        THREE "game 2 age eons first drawn\n",
        THREE "game 1 age bronze first drawn\n",
        THREE "game 1 age eons first drawn\nplays 1 nobody-such\n",
        THREE "end 2\n",
        "hypercone odyssey 1 rules 9\nedition ffg\nseed 12\n",
    };
    char path[] = P_tmpdir "/odyssey-test-XXXXXX", why[RECORD_WHY];
    odyssey o;
    (void)state;
    const int file = mkstemp(path);
    assert_true(file >= 0);
    close(file);
    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++) {
        FILE *out = fopen(path, "w");
        fputs(WRONG[i], out);
        fclose(out);
        why[0] = '\0';
        assert_false(odyssey_load(&o, path, why));
        assert_non_null(strstr(why, "line "));
    }
    unlink(path);
    assert_false(odyssey_load(&o, path, why));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_last_age_drawn_counts_the_points),
        cmocka_unit_test(points_are_kept_with_the_game),
        cmocka_unit_test(the_reinforcement_that_takes_away_is_ours),
        cmocka_unit_test(the_winner_is_first_whatever_the_points),
        cmocka_unit_test(in_the_age_of_eons_the_victory_is_only_points),
        cmocka_unit_test(another_victory_is_the_top_score_and_one_more),
        cmocka_unit_test(ties_go_to_the_nearest_counter_clockwise_from_the_offense),
        cmocka_unit_test(each_rank_has_its_prize),
        cmocka_unit_test(four_games_can_be_prepared_and_begun_with_any_number_of_players),
        cmocka_unit_test(the_age_before_stays_and_coalitions_grow),
        cmocka_unit_test(mega_brings_two_aliens_of_the_coalition_at_most_twice),
        cmocka_unit_test(the_last_game_has_masters_and_wrenches),
        cmocka_unit_test(a_file_is_read_as_it_was_written),
        cmocka_unit_test(what_is_wrong_in_a_file_is_said),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
