/* progress_test.c - how near a seat is to a win, as far as a viewer can tell. */
#include "rules.h"
#include <setjmp.h>
#include <stdarg.h>
#include <cmocka.h>

static hc_game table_of(const char *first)
{
    hc_setup s = { .edition = HC_EDITION_FFG, .players = 3, .first = 0, .boxes = ~0ull };
    hc_game g;
    s.boxes = 0;
    for (int b = 0; b < HC_BOX_COUNT; b++) if (hc_box_name(s.edition, b, NULL)) s.boxes |= 1ull << b;
    s.alien[0] = (uint16_t)hc_sheet_named(first);
    s.alien[1] = (uint16_t)hc_sheet_named("Virus");
    s.alien[2] = (uint16_t)hc_sheet_named("Zombie");
    assert_int_equal(hc_lay_begin(&g, &s), HC_OK);
    return g;
}

static void by_colonies(void **state)
{
    (void)state;
    hc_game g = table_of("Void");
    assert_int_equal(hc_progress(&g, 0), 0);
    hc_lay_ships(&g, 0, 1, 0, 5);
    hc_lay_ships(&g, 0, 1, 0, 6);
    assert_int_equal(hc_progress(&g, 0), 2 * HC_ALL_THE_WAY / 5);
    assert_int_equal(hc_progress(&g, 1), 0);
}

static void by_cards(void **state)
{
    (void)state;
    hc_game g = table_of("Genius");
    for (int i = 0; i < 5; i++) assert_int_equal(hc_lay_hand(&g, 0, HC_CARD_NEGOTIATE, 0, 0), HC_OK);
    index_held(&g);
    assert_int_equal(hc_progress(&g, 0), 5 * HC_ALL_THE_WAY / 20);
    hc_lay_hand(&g, 1, HC_CARD_NEGOTIATE, 0, 0);
    assert_int_equal(hc_progress(&g, 1), 0);
}

/* Of a condition that lies face down others know only that colonies lead to it. */
static void by_a_secret_condition(void **state)
{
    (void)state;
    hc_game g = table_of("Schizoid"), view;
    index_held(&g);
    memory_of(&g, 0)[0] = 3;                     /* three in one system */
    for (int planet = 5; planet < 8; planet++) hc_lay_ships(&g, 2, 1, 10, planet);
    assert_int_equal(hc_progress(&g, 2), HC_ALL_THE_WAY);
    hc_view(&g, 1, &view);
    assert_int_equal(hc_progress(&view, 2), 3 * HC_ALL_THE_WAY / 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(by_colonies), cmocka_unit_test(by_cards), cmocka_unit_test(by_a_secret_condition) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
