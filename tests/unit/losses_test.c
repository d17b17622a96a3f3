/* losses_test.c - a side loses its ships: one player after the other, or in one moment, as the edition says. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>
#include "rules.h"

enum { ANN, BEN, CHEN, DORA };

/* Ann attacks Ben with Chen as an ally and has lost; Dora heals. Runs until somebody is asked. */
static game lose_by(uint32_t flow)
{
    hc_setup s = { .seed = 3, .edition = HC_EDITION_FFG, .players = 4, .first = ANN,
                   .alien = { ALIEN_virus, ALIEN_tripler, ALIEN_macron, ALIEN_healer } };
    game g;
    assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_OK);
    set_main_players(&g, ANN, BEN);
    set_side(&g, ANN, SIDE_OFFENSE);
    set_side(&g, BEN, SIDE_DEFENSE);
    set_side(&g, CHEN, SIDE_OFFENSE);
    g.target = HOME * BEN;
    g.winner = SIDE_DEFENSE;
    move_ships(&g, ANN, 2, HOME * ANN, GATE);
    move_ships(&g, CHEN, 1, HOME * CHEN, GATE);
    memset(&g.ask, 0, sizeof g.ask);
    assert_non_null(push(&g, flow, ANN));
    run(&g, NULL);
    return g;
}

static void each_loss_is_answered_before_the_next(void **state)
{
    (void)state;
    game g = lose_by(CORE(flow_losses));
    assert_int_equal(hc_asked(&g), 1u << DORA);
    assert_int_equal((g.ships[CHEN][WARP] > 0) + (g.ships[ANN][WARP] > 0), 1);       /* of one of them */
}

static void all_is_lost_before_anybody_answers(void **state)
{
    (void)state;
    game g = lose_by(CORE(flow_losses_together));
    assert_int_equal(hc_asked(&g), 1u << DORA);
    assert_int_equal(g.ships[CHEN][WARP], 1);
    assert_int_equal(g.ships[ANN][WARP], 2);
    assert_int_equal(g.ships[ANN][GATE] + g.ships[CHEN][GATE], 0);
}

/* More ships than one answer names come home by several, and all of them come. */
static void a_great_many_come_home(void **state)
{
    (void)state;
    enum { MANY = 100 };
    hc_setup s = { .seed = 3, .edition = HC_EDITION_EON, .players = 3, .first = ANN, .alien = { ALIEN_virus, ALIEN_zombie, ALIEN_macron } };
    game g;
    assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_OK);
    add_fleet(&g, BEN, MANY, WARP);
    memset(&g.ask, 0, sizeof g.ask);
    assert_non_null(return_ships(&g, BEN, MANY, WARP, BY_RULES));
    run(&g, NULL);
    int questions = 0;
    for (hc_option option[HC_OPTIONS_MAX]; g.depth && hc_asked(&g) == 1u << BEN && hc_options(&g, BEN, option); questions++)
        assert_int_equal(hc_answer(&g, BEN, option[0].choice, NULL), HC_OK);
    assert_int_equal(g.ships[BEN][WARP], 0);
    assert_true(questions >= MANY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_loss_is_answered_before_the_next), cmocka_unit_test(all_is_lost_before_anybody_answers),
        cmocka_unit_test(a_great_many_come_home),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
