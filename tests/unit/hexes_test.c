/* hexes_test.c - unusual systems as they are dealt: which, to whom, with whom not, and where ships begin. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>
#include "rules.h"

enum { SEEDS = 60 };

static hc_setup table_of(int players, uint64_t seed, const char *part)
{
    hc_setup s = { .edition = HC_EDITION_EON, .players = (uint8_t)players, .first = HC_NOBODY, .seed = seed, .boxes = 0 };
    assert_int_equal(hc_part_add(&s, part), HC_OK);
    return s;
}

static void begin(hc_game *g, const hc_setup *s)
{
    static hc_events ev;
    int seat;
    assert_int_equal(hc_new(g, s, &ev, &seat), HC_OK);
    assert_null(hc_check(g));
}

static void each_has_another(void **state)
{
    (void)state;
    hc_game g;
    unsigned met = 0;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        const hc_setup s = table_of(4, seed, "hexes");
        begin(&g, &s);
        unsigned here = 0;
        for (int seat = 0; seat < 4; seat++) {
            assert_in_range(hex_of(&g, seat), HC_HEX_GAS_GIANT, HC_HEX_PULSAR);
            assert_false(here >> hex_of(&g, seat) & 1);
            here |= 1u << hex_of(&g, seat);
        }
        if (seat_with(&g, HC_HEX_GAS_GIANT) != NOBODY) {
            for (int p = 0; p < POWERS; p++) assert_true(g.power[p].alien != ALIEN_filth && g.power[p].alien != ALIEN_terrorist);
            assert_true(g.power[seat_with(&g, HC_HEX_GAS_GIANT)].alien != ALIEN_sniveler);
            assert_false(may_become(&g, ALIEN_filth));
        }
        met |= here;
    }
    assert_int_equal(met, (1u << HC_HEXES) - 2);
}

static void no_giant_for_two(void **state)
{
    (void)state;
    hc_game g;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        const hc_setup s = table_of(2, seed, "hexes");
        begin(&g, &s);
        assert_int_equal(seat_with(&g, HC_HEX_GAS_GIANT), NOBODY);
    }
}

/* Who was asked for is there first. */
static void giant_gives_way(void **state)
{
    (void)state;
    hc_game g;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        hc_setup s = table_of(3, seed, "hexes");
        s.alien[1] = ALIEN_filth;
        begin(&g, &s);
        assert_int_equal(seat_with(&g, HC_HEX_GAS_GIANT), NOBODY);
        s.alien[1] = ALIEN_sniveler;
        begin(&g, &s);
        assert_true(seat_with(&g, HC_HEX_GAS_GIANT) != 1);
    }
}

/* Those that are named, and ordinary ones for the others. */
static void named_ones(void **state)
{
    (void)state;
    hc_game g;
    const hc_setup s = table_of(3, 7, "hexes:rings+pulsar");
    begin(&g, &s);
    int regular = 0;
    for (int seat = 0; seat < 3; seat++) regular += hex_of(&g, seat) == HC_HEX_REGULAR;
    assert_int_equal(regular, 1);
    assert_true(seat_with(&g, HC_HEX_RINGS) != NOBODY && seat_with(&g, HC_HEX_PULSAR) != NOBODY);
    assert_int_equal(colonies_to_win(&g), 4);
}

/* Ships are put where their owner likes; at least one on each planet of a pulsar, and any number on those of a pact. */
static void placing(void **state)
{
    (void)state;
    static hc_events ev;
    hc_game g;
    hc_setup s = table_of(3, 7, "hexes:pulsar");
    begin(&g, &s);
    const int pulsar = seat_with(&g, HC_HEX_PULSAR), first = pulsar * HOME;
    assert_int_equal(hc_asked(&g), 1u << pulsar);
    for (int i = 0; i < 15; i++) assert_int_equal(hc_answer(&g, pulsar, first + 4, &ev), HC_OK);
    if (hc_asked(&g) == 1u << pulsar && g.ask.extra & DRAFTING) assert_int_equal(hc_answer(&g, pulsar, HC_DONE, &ev), HC_OK);
    assert_int_equal(g.ships[pulsar][first], 1);
    assert_int_equal(g.ships[pulsar][first + 4], 16);

    s = table_of(3, 7, "hexes:six-pact");
    begin(&g, &s);
    const int pact = seat_with(&g, HC_HEX_SIX_PACT);
    for (int i = 0; i < PACT_PLANETS; i++) {
        const int alien = pact_alien(&g, i < HOME ? pact * HOME + i : extra_planet(pact));
        assert_true(alien && alien != ALIEN_warpish);
    }
    for (int i = 0; i < 20; i++) assert_int_equal(hc_answer(&g, pact, extra_planet(pact), &ev), HC_OK);
    if (hc_asked(&g) == 1u << pact && g.ask.extra & DRAFTING) assert_int_equal(hc_answer(&g, pact, HC_DONE, &ev), HC_OK);
    assert_int_equal(g.ships[pact][extra_planet(pact)], 20);
    assert_int_equal(g.ships[pact][pact * HOME], 0);
}

/* Where colonies are counted only the parts of one mask are asked: none of the others may have a say. */
static void those_that_count_colonies(void **state)
{
    (void)state;
    for (int p = 0; p < PARTS_END; p++) {
        const bool has_a_say = GAME_PART[p]->colonies || GAME_PART[p]->home_colonies;
        assert_int_equal(has_a_say, PARTS_THAT_COUNT_COLONIES >> p & 1);
    }
}

/* Whose pieces a kind is is looked up: it is what the parts say. */
static void those_with_pieces(void **state)
{
    (void)state;
    for (int kind = 1; kind < HC_CARD_KINDS; kind++) {
        uint64_t parts = 0;
        for (int p = 0; p < PARTS_END; p++) parts |= (uint64_t)(GAME_PART[p]->kind == kind) << p;
        assert_int_equal(PARTS_WITH_PIECES[kind], parts);
    }
}

/* Around a step only those parts are looked at that are said to bring any to it. */
static void those_with_steps(void **state)
{
    (void)state;
    for (int p = 0; p < PARTS_END; p++)
        for (const part_step *s = GAME_PART[p]->step; s && s->flow; s++) assert_true(parts_around(s->before ? s->before : s->after) >> p & 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_has_another), cmocka_unit_test(no_giant_for_two), cmocka_unit_test(giant_gives_way),
        cmocka_unit_test(named_ones), cmocka_unit_test(placing), cmocka_unit_test(those_that_count_colonies),
        cmocka_unit_test(those_with_pieces), cmocka_unit_test(those_with_steps),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
