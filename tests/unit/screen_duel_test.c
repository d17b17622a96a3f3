/* screen_duel_test.c - the sums on the screen add up to the totals of the rules, whatever powers and cards make of the cards. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>
#include "cli/screen/screen.h"

enum { GAMES = 40, ANSWERS = 20000 };

static session *begin(uint64_t seed)
{
    char why[RECORD_WHY];
    session *s = malloc(sizeof *s);
    game_options o;
    assert_non_null(s);
    game_options_begin(&o);
    o.people = 0;
    o.setup.seed = seed;
    o.seed_given = true;
    assert_true(game_options_finish(&o));
    assert_true(session_begin(s, &o, why));
    return s;
}

static bool is_made_another(const hc_sum *sum, int side)
{
    for (int i = 0; i < sum->steps; i++) {
        if (sum->step[i].side != side || sum->step[i].stage != HC_STAGE_CARD) continue;
        return sum->step[i].sheet != 0;          /* before the card's own step */
    }
    return false;
}

static void totals_are_those_of_the_rules(void **state)
{
    (void)state;
    int seen = 0, made_another = 0;
    screen *sc = calloc(1, sizeof *sc);
    assert_non_null(sc);
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        session *s = begin(seed);
        sc->s = s;
        while (hc_asked(&s->host.game) && s->host.rec.count < ANSWERS) {
            session_advance(s, HC_NOBODY, 1);
            look(sc, HC_NOBODY);
            for (int side = 0; side < 2 && sc->revealed; side++) {
                if (!sc->duel.side[side].has_total) continue;
                assert_int_equal(sc->duel.side[side].total, sc->sum.total[side]);
                made_another += is_made_another(&sc->sum, side);
                seen++;
            }
        }
        session_end(s);
        free(s);
    }
    free(sc);
    assert_true(seen > 500);
    assert_true(made_another > 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(totals_are_those_of_the_rules) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
