/* onlooker_test.c - whoever looks on sees what was shown to all, and not what all players happen to know. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>

#include "rules.h"

static uint32_t pick_one(uint64_t *rng, uint32_t below)
{
    *rng = *rng * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((*rng >> 32) * below >> 32);
}

typedef struct tally { int happen_to_know, shown; } tally;

static void look_on(const hc_game *g, tally *t)
{
    static hc_game v;
    hc_view(g, HC_NOBODY, &v);
    for (int c = 0; c < g->cards; c++) {
        bool in_hand = g->where[c] >= IN_HAND && g->where[c] < ON_TABLE, all_know = (g->known[c] & everybody(g)) == everybody(g);
        if (!in_hand || !all_know) continue;
        assert_int_equal(v.where[c], is_open(g, c) ? g->where[c] : UNSEEN);
        *(is_open(g, c) ? &t->shown : &t->happen_to_know) += 1;
    }
}

static tally tally_of(const char *const alien[3], uint64_t games)
{
    tally t = { 0, 0 };
    for (uint64_t seed = 1; seed <= games; seed++) {
        hc_setup s = { .seed = seed, .edition = (uint8_t)hc_edition_named("ffg"), .players = 3, .first = HC_NOBODY };
        uint64_t rng = seed;
        static hc_game g;
        for (int seat = 0; seat < 3; seat++) s.alien[seat] = (uint16_t)hc_sheet_named(alien[seat]);
        assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_OK);
        for (int i = 0; i < 400 && hc_asked(&g); i++) {
            hc_option option[HC_OPTIONS_MAX];
            int seat = __builtin_ctz(hc_asked(&g));
            hc_answer(&g, seat, option[pick_one(&rng, (uint32_t)hc_options(&g, seat, option))].choice, NULL);
            look_on(&g, &t);
        }
    }
    return t;
}

/* Each of the others looks into the hand, one by one: all know it, and nobody has shown it. */
static void what_all_happen_to_know(void **state)
{
    (void)state;
    static const char *const SEATED[3] = { "Mind", "Trader", "Philanthropist" };
    tally t = tally_of(SEATED, 20);
    assert_true(t.happen_to_know > 0);
    assert_true(t.shown > 0);
}

/* Eight players who all know a card have not laid it open: whoever looks on is not told. */
static void what_all_eight_saw_in_private_is_no_public_event(void **state)
{
    hc_event e = { .kind = HC_EV_DREW_CARD, .a = 7, .see = 255 }, seen;
    (void)state;
    for (int seat = 0; seat < HC_SEATS; seat++) assert_true(hc_event_for(&e, seat, &seen));
    assert_false(hc_event_for(&e, HC_NOBODY, &seen));
    e.kind = HC_EV_TOOK_CARD;
    assert_true(hc_event_for(&e, HC_NOBODY, &seen));
    assert_int_equal(seen.a, HC_NO_CARD);
    e.see = HC_SEEN_BY_ALL;
    assert_true(hc_event_for(&e, HC_NOBODY, &seen));
    assert_int_equal(seen.a, 7);
}

/* ... and what happens before all eyes is told to onlookers as it is, however many play. */
static void open_events_reach_onlookers(void **state)
{
    static hc_event item[512];
    (void)state;
    for (uint8_t players = 3; players <= 8; players = (uint8_t)(players + 5)) {
        hc_setup s = { .seed = 3, .edition = HC_EDITION_FFG, .players = players, .first = HC_NOBODY };
        hc_game g;
        hc_option option[HC_OPTIONS_MAX];
        hc_event seen;
        uint64_t rng = 3;
        int open = 0, kept = 0;
        assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_OK);
        for (int n = 0; n < 2000 && hc_asked(&g); n++) {
            hc_events ev = { .room = 512, .item = item };
            int seat = __builtin_ctz(hc_asked(&g)), count = hc_options(&g, seat, option);
            assert_int_equal(hc_answer(&g, seat, option[pick_one(&rng, (uint32_t)count)].choice, &ev), HC_OK);
            for (size_t i = 0; i < ev.count; i++) {
                bool told = hc_event_for(&item[i], HC_NOBODY, &seen);
                open += told && item[i].kind == HC_EV_REVEALED && seen.a == item[i].a;
                kept += !told && item[i].kind == HC_EV_DREW_CARD;
            }
        }
        assert_true(open > 0 && kept > 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(what_all_happen_to_know), cmocka_unit_test(what_all_eight_saw_in_private_is_no_public_event),
                                        cmocka_unit_test(open_events_reach_onlookers) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
