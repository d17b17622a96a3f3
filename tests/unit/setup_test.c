/* setup_test.c - which set-ups are refused, and how aliens are drawn. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>
#include "hypercone/hypercone.h"

static hc_setup four(void) { return (hc_setup){ .seed = 1, .players = 4, .first = HC_NOBODY }; }

static void assert_refused(hc_setup s, hc_status why, int at)
{
    hc_game g, before;
    memset(&g, 0x5a, sizeof g);
    before = g;
    int seat = 77;
    assert_int_equal(hc_new(&g, &s, NULL, &seat), why);
    assert_int_equal(seat, at);
    assert_memory_equal(&g, &before, sizeof g);
}

static void setups_are_refused(void **state)
{
    (void)state;
    hc_setup s = four();
    s.players = 1;
    assert_refused(s, HC_TOO_FEW_PLAYERS, HC_NOBODY);
    s.players = 5;
    assert_refused(s, HC_TOO_MANY_PLAYERS, HC_NOBODY);
    s = four();
    s.edition = 200;
    assert_refused(s, HC_NO_SUCH_EDITION, HC_NOBODY);
    s = four();
    s.alien[2] = 1999;                      /* between all sets and what is written at home */
    assert_refused(s, HC_NO_SUCH_ALIEN, 2);
    s = four();
    s.alien[1] = s.alien[3] = (uint16_t)hc_sheet_named("Virus");
    assert_refused(s, HC_ALIEN_TWICE, 3);
    s = four();
    s.players = 2;
    s.alien[0] = (uint16_t)hc_sheet_named("Parasite");
    assert_refused(s, HC_ALIEN_NEEDS_PLAYERS, 0);
    s = four();
    s.edition = HC_EDITION_FFG;
    s.alien[0] = (uint16_t)hc_sheet_named("Sorcerer");
    s.alien[2] = (uint16_t)hc_sheet_named("Gambler");
    assert_refused(s, HC_ALIENS_CLASH, 2);
    s = four();
    s.first = 4;
    assert_refused(s, HC_NO_SUCH_SEAT, HC_NOBODY);
    s = four();
    s.variants = 1ull << 40;
    assert_refused(s, HC_NO_SUCH_VARIANT, HC_NOBODY);
    s = four();
    s.alert = HC_ALERT_RED;                  /* this edition has no colours */
    assert_refused(s, HC_NO_SUCH_ALERT, HC_NOBODY);
    s.edition = HC_EDITION_FFG;
    s.alert = HC_ALERTS;
    assert_refused(s, HC_NO_SUCH_ALERT, HC_NOBODY);
}

static uint64_t variant_named(const char *wanted)
{
    for (int bit = 0; bit < 64; bit++) {
        const char *name = hc_variant_name(HC_EDITION_FFG, bit, NULL);
        if (name && !strcmp(name, wanted)) return 1ull << bit;
    }
    fail_msg("no variant %s", wanted);
    return 0;
}

/* As many as lie there at once, second ones too: two yellow ones each are fewer than that, two of any colour are not. Who is refused
 * has nothing to be asked about; who is not comes through the choice. */
static void too_few_aliens_are_refused(void **state)
{
    (void)state;
    hc_setup s = { .seed = 5, .edition = HC_EDITION_FFG, .players = 7, .first = HC_NOBODY };
    s.variants = variant_named("two-aliens") | variant_named("eliminator");
    s.alert = HC_ALERT_YELLOW;
    assert_refused(s, HC_TOO_FEW_ALIENS, HC_NOBODY);
    s.alert = 0;
    for (int players = 3; players <= 8; players++)
        for (s.seed = 1; s.seed < 6; s.seed++) {
            hc_game g;
            hc_option option[HC_OPTIONS_MAX];
            s.players = (uint8_t)players;
            assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_OK);
            while (!g.encounter && hc_asked(&g)) {
                const int seat = __builtin_ctz(hc_asked(&g));
                assert_true(hc_options(&g, seat, option) > 0);
                assert_int_equal(hc_answer(&g, seat, option[0].choice, NULL), HC_OK);
            }
        }
}

/* A colour binds what is drawn, not what is named. */
static void aliens_are_drawn_by_colour(void **state)
{
    (void)state;
    for (int alert = HC_ALERT_GREEN; alert < HC_ALERTS; alert++)
        for (uint64_t seed = 1; seed < 20; seed++) {
            hc_setup s = { .seed = seed, .edition = HC_EDITION_FFG, .players = 4, .first = HC_NOBODY, .alert = (uint8_t)alert };
            hc_game g;
            hc_table t;
            hc_sheet_info info;
            s.alien[2] = (uint16_t)hc_sheet_named("Clone");
            assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_OK);
            hc_read(&g, &t);
            for (int seat = 0; seat < 4; seat++) {
                assert_true(hc_sheet(t.seat[seat].alien, HC_EDITION_FFG, &info));
                if (seat == 2) assert_string_equal(info.name, "Clone");
                else assert_int_equal(info.alert, alert);
            }
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(setups_are_refused), cmocka_unit_test(too_few_aliens_are_refused), cmocka_unit_test(aliens_are_drawn_by_colour) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
