/* sim_test.c - the plan of a simulation: which game has which players, and a line of games.csv there and back. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>
#include "campaign/seeds.h"
#include "cli/sim/sim.h"

enum { WORDS = 24 };

/* The plan of a command line, its words separated by single blanks. */
static sim_plan plan_of(const char *line)
{
    char copy[512], *word[WORDS] = { "sim" };
    int words = 1;
    sim_plan plan = { .counts = 0 };
    sim_wish wish = { .out = NULL };
    snprintf(copy, sizeof copy, "%s", line);
    for (char *at = strtok(copy, " "); at && words < WORDS; at = strtok(NULL, " ")) {
        word[words++] = at;
    }
    assert_int_equal(sim_take_options(&plan, &wish, words, word), EXIT_OK);
    return plan;
}

/* Aliens beyond the numbers of the cards (homebrew) are counted like the others. */
static void every_alien_number_has_its_figures(void **state)
{
    enum { LOW = 1, HIGH = SIM_FIRST_CARD - 1, HOMEBREW = SIM_AFTER_CARDS, LAST = HC_SHEETS - 1 };
    static const uint16_t at_the_table[4] = { LOW, HIGH, HOMEBREW, LAST };
    (void)state;
    sim_figures *f = calloc(1, sizeof *f);
    sim_game g = { .players = 4, .end = SIM_WON, .won = 1u << 2, .turns = 3 };
    assert_non_null(f);
    for (int seat = 0; seat < 4; seat++) g.seat[seat].alien = at_the_table[seat];
    sim_add(0, &g, f);
    int seen[SIM_POOL], rank[SIM_POOL];
    assert_int_equal(sim_seen(f, seen), 4);
    assert_int_equal(sim_rank(f, 0, rank), 4);
    assert_int_equal(rank[0], HOMEBREW);
    for (int i = 0; i < 4; i++) {
        sim_pair sum;
        double expected;
        assert_int_equal(seen[i], at_the_table[i]);
        assert_int_equal(sim_alien_of(f, at_the_table[i], 4, -1).all.games, 1);
        assert_true(sim_pair_of(f, HOMEBREW, at_the_table[i], &sum, &expected) == (i != 2));
    }
    free(f);
}

static int compare(const void *a, const void *b) { return *(const uint16_t *)a - *(const uint16_t *)b; }

/* All combinations of six aliens over three seats, two of which may not meet: 20 less the 4 with both. */
static void every_combination_comes_once(void **state)
{
    (void)state;
    sim_plan plan = plan_of("--players 3 --pool Virus,Clone,Zombie,Gambler,Sorcerer,Mind --combinations --seed 9");
    uint32_t seen[16];
    assert_int_equal(sim_combinations(&plan, 3), 16);
    assert_int_equal(plan.games, 16);
    for (uint64_t i = 0; i < 16; i++) {
        hc_setup setup, again;
        hc_game g;
        uint8_t kind[HC_SEATS];
        uint16_t alien[3];
        sim_set_up(&plan, i, &setup, kind);
        assert_int_equal(hc_new(&g, &setup, NULL, NULL), HC_OK);
        memcpy(alien, setup.alien, sizeof alien);
        qsort(alien, 3, sizeof *alien, compare);
        seen[i] = (uint32_t)(alien[0] << 16 | alien[1] << 8 | alien[2]);
        for (uint64_t k = 0; k < i; k++) {
            assert_int_not_equal(seen[i], seen[k]);
        }
        sim_set_up(&plan, i + 16, &again, kind);             /* then they begin anew */
        memcpy(alien, again.alien, sizeof alien);
        qsort(alien, 3, sizeof *alien, compare);
        assert_int_equal(seen[i], (uint32_t)(alien[0] << 16 | alien[1] << 8 | alien[2]));
    }
}

static void a_named_alien_is_not_drawn_again(void **state)
{
    (void)state;
    sim_plan plan = plan_of("--players 4 --alien Virus --pool Virus,Clone,Zombie,Mind --seed 9");
    assert_int_equal(sim_combinations(&plan, 4), 1);
    for (uint64_t i = 0; i < 40; i++) {
        hc_setup setup;
        hc_game g;
        uint8_t kind[HC_SEATS];
        sim_set_up(&plan, i, &setup, kind);
        assert_int_equal(hc_new(&g, &setup, NULL, NULL), HC_OK);
    }
}

static void the_pool_is_drawn_from_evenly(void **state)
{
    (void)state;
    sim_plan plan = plan_of("--players 3 --pool Virus,Clone,Zombie,Mind,Mite --seed 1");
    int times[256] = { 0 };
    for (uint64_t i = 0; i < 5000; i++) {
        hc_setup setup;
        uint8_t kind[HC_SEATS];
        sim_set_up(&plan, i, &setup, kind);
        times[setup.alien[0]]++;                             /* in each seat, not only at the table */
    }
    for (int i = 0; i < plan.pool_size; i++) {
        assert_in_range(times[plan.pool[i]], 880, 1120);     /* 1,000 within four deviations */
    }
}

static void players_move_on_and_take_their_aliens_along(void **state)
{
    (void)state;
    sim_plan plan = plan_of("--players 4 --aliens Virus,?,Mind --bots steady,random,random,random --seed 9");
    assert_int_equal(plan.kinds, 2);
    for (uint64_t i = 0; i < 8; i++) {
        hc_setup setup;
        uint8_t kind[HC_SEATS];
        sim_set_up(&plan, i, &setup, kind);
        int seat = (int)(i % 4);
        assert_int_equal(kind[seat], 0);
        assert_string_equal(sim_alien_name(&plan, setup.alien[seat]), "Virus");
        assert_string_equal(sim_alien_name(&plan, setup.alien[(seat + 2) % 4]), "Mind");
    }
    plan = plan_of("--players 4 --bots steady,random,random,random --seed 9 --no-rotate");
    for (uint64_t i = 0; i < 8; i++) {
        hc_setup setup;
        uint8_t kind[HC_SEATS];
        sim_set_up(&plan, i, &setup, kind);
        assert_int_equal(kind[0], 0);
    }
}

static void every_number_of_players_gets_its_part(void **state)
{
    (void)state;
    sim_plan plan = plan_of("--players 3-5 --flares both --seed 9");
    int games[HC_SEATS + 1][2] = { { 0 } };
    assert_int_equal(sim_cells(&plan), 6);
    for (uint64_t i = 0; i < 60; i++) {
        hc_setup setup;
        uint8_t kind[HC_SEATS];
        sim_set_up(&plan, i, &setup, kind);
        games[setup.players][(setup.variants & plan.no_flares) != 0]++;
    }
    for (int players = 3; players <= 5; players++) {
        assert_int_equal(games[players][0], 10);
        assert_int_equal(games[players][1], 10);
    }
}

static void a_line_reads_as_it_was_written(void **state)
{
    (void)state;
    sim_plan plan = plan_of("--players 3,5 --flares both --bots random --seed 77");
    game_host *h = calloc(1, sizeof *h);
    for (uint64_t i = 0; i < 12; i++) {
        sim_game played, read;
        char line[8192];
        sim_play(&plan, i, h, &played, false);
        host_end(h);
        assert_int_equal(played.end, SIM_WON);
        FILE *out = fmemopen(line, sizeof line, "w");
        assert_true(sim_csv_write(out, &plan, i, &played) > 0);
        fclose(out);
        line[strcspn(line, "\n")] = '\0';
        assert_true(sim_csv_read(line, &plan, i, &read));
        assert_memory_equal(&played, &read, sizeof read);
        assert_false(sim_csv_read(line, &plan, i + 1, &read));       /* the line of another game */
        line[strlen(line) / 2] = '!';
        assert_false(sim_csv_read(line, &plan, i, &read));
    }
    free(h);
}

typedef struct recount { uint64_t use[SIM_USE_KINDS]; } recount;

static void count_again(void *ctx, const hc_game *g, size_t i, const hc_events *ev)
{
    recount *r = ctx;
    (void)i;
    for (size_t k = 0; k < ev->count; k++) {
        const hc_event *e = &ev->item[k];
        int card = e->kind == HC_EV_PLAYED_CARD || e->kind == HC_EV_REVEALED || e->kind == HC_EV_CARD_UP ? hc_card(g, e->a).kind : HC_CARD_NONE;
        bool turned_up = e->kind != HC_EV_PLAYED_CARD;
        r->use[SIM_POWERS] += e->kind == HC_EV_USED_POWER;
        r->use[SIM_ALLIES] += e->kind == HC_EV_JOINED;
        r->use[SIM_TECHS] += e->kind == HC_EV_COMPLETED;
        r->use[SIM_TALKS] += e->kind == HC_EV_DEAL_BEGINS;
        r->use[SIM_DEALS] += e->kind == HC_EV_DEAL_MADE;
        r->use[SIM_ATTACKS] += turned_up && card == HC_CARD_ATTACK;
        r->use[SIM_NEGOTIATES] += turned_up && card == HC_CARD_NEGOTIATE;
        r->use[SIM_MORPHS] += turned_up && card == HC_CARD_MORPH;
        r->use[SIM_REINFORCEMENTS] += !turned_up && card == HC_CARD_REINFORCEMENT;
        r->use[SIM_ARTIFACTS] += !turned_up && card == HC_CARD_ARTIFACT;
        r->use[SIM_FLARES] += !turned_up && card == HC_CARD_FLARE;
    }
}

/* Only the kinds of events that are counted are asked for: none may be forgotten. Its answers replayed, with all events. */
static void nothing_that_happened_is_left_out(void **state)
{
    (void)state;
    sim_plan plan = plan_of("--players 4-6 --flares both --variant technology --bots random --seed 78");
    game_host *h = calloc(1, sizeof *h);
    uint64_t seen[SIM_USE_KINDS] = { 0 };
    for (uint64_t i = 0; i < 24; i++) {
        sim_game played;
        hc_game g;
        char why[RECORD_WHY];
        recount all = { { 0 } };
        sim_play(&plan, i, h, &played, true);
        assert_int_equal(h->rec.count, played.decisions);
        assert_true(record_replay(&h->rec, SIZE_MAX, &g, count_again, &all, why));
        for (int use = 0; use < SIM_USE_KINDS; use++) {
            assert_int_equal(played.use[use], all.use[use]);
            seen[use] += all.use[use];
        }
        host_end(h);
    }
    for (int use = 0; use < SIM_USE_KINDS; use++) {
        assert_true(seen[use] > 0);
    }
    free(h);
}

static void options_read_as_they_were_written(void **state)
{
    (void)state;
    const char *const lines[] = {
        "--seed 1", "--players 3-5 --bots random --seed 2", "--edition avalon-hill --players 2 --seed 3",
        "--pool Virus,Clone,Zombie,Mind,Anti-Matter --combinations --seed 4", "--aliens ?,Virus,?,Tick-Tock --pool all --seed 5",
        "--variant technology --variant hidden-powers --alert green --seed 6", "--flares both --no-rotate --name Ann,Bob --seed 7",
        "--bots steady,random,random,steady --flares off --seed 8",
    };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        char first[SIM_OPTIONS], second[SIM_OPTIONS], typed[SIM_OPTIONS];
        sim_plan plan = plan_of(lines[i]);
        sim_write_options(&plan, first);
        snprintf(typed, sizeof typed, "%s", first);
        for (char *c = typed; *c; c++) {
            *c = *c == '\n' ? ' ' : *c;
        }
        plan = plan_of(typed);
        sim_write_options(&plan, second);
        assert_string_equal(first, second);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_combination_comes_once),
        cmocka_unit_test(every_alien_number_has_its_figures), cmocka_unit_test(a_named_alien_is_not_drawn_again),
        cmocka_unit_test(the_pool_is_drawn_from_evenly), cmocka_unit_test(players_move_on_and_take_their_aliens_along),
        cmocka_unit_test(every_number_of_players_gets_its_part), cmocka_unit_test(a_line_reads_as_it_was_written),
        cmocka_unit_test(options_read_as_they_were_written), cmocka_unit_test(nothing_that_happened_is_left_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
