/* backs_test.c - which deck a card came out of is on its back: all see it, whoever else holds the card. And in which block of numbers
 * the aliens of an edition are. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

#include "rules.h"

static uint32_t pick_one(uint64_t *rng, uint32_t below)
{
    *rng = *rng * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((*rng >> 32) * below >> 32);
}

/* Some of the cards that act, and some of the encounter cards, are of other decks. */
static void print_backs(hc_game *g)
{
    const uint8_t first[] = { 4, 16, (uint8_t)(g->acting_cards + 6), (uint8_t)(g->acting_cards + 20), (uint8_t)(g->acting_cards + 30) };
    static const uint8_t BACK[] = { 1, 0, 2, 1, 0 };
    for (int i = 0; i < 5; i++) g->run[g->runs++] = (hc_run){ .first = first[i], .back = BACK[i] };
}

static void expect_same_backs(const hc_game *a, const hc_game *b)
{
    for (int place = 0; place < CARD_PLACES; place++)
        for (int back = 0; back < HC_BACKS; back++) assert_int_equal(count_backs(a, place, back), count_backs(b, place, back));
}

/* Every view says how many cards with each back lie where; what it makes up for them has the same, and looks the same from there. */
static int look(const hc_game *g, uint64_t seed)
{
    static hc_game view, imagined, again;
    int unseen = 0;
    for (int seat = 0; seat <= g->players; seat++) {
        hc_view(g, seat < g->players ? seat : HC_NOBODY, &view);
        expect_same_backs(g, &view);
        for (int c = 0; c < g->cards; c++) unseen += view.where[c] == UNSEEN && back_of(g, c);
        if (seat == g->players || !(hc_asked(g) >> seat & 1)) continue;
        hc_determinise(&view, seat, seed, &imagined);
        assert_null(hc_check(&imagined));
        expect_same_backs(g, &imagined);
        hc_view(&imagined, seat, &again);
        assert_memory_equal(&view, &again, sizeof view);
    }
    return unseen;
}

static void backs_are_for_all_to_see(void **state)
{
    (void)state;
    int unseen = 0;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        hc_setup s = { .seed = seed, .edition = (uint8_t)hc_edition_named("ffg"), .players = 4, .first = HC_NOBODY };
        uint64_t rng = seed;
        static hc_game g;
        assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_OK);
        print_backs(&g);
        for (int i = 0; i < 300 && hc_asked(&g); i++) {
            hc_option option[HC_OPTIONS_MAX];
            int seat = __builtin_ctz(hc_asked(&g));
            hc_answer(&g, seat, option[pick_one(&rng, (uint32_t)hc_options(&g, seat, option))].choice, NULL);
            unseen += look(&g, rng);
        }
    }
    assert_true(unseen > 0);
}

/* As decks are made: a run begins where the back changes, and nowhere else. */
static void runs_begin_where_the_back_changes(void **state)
{
    (void)state;
    static hc_game g;
    static const uint8_t DECK[] = { 0, 0, 1, 1, 0, 2 };
    for (g.cards = 0; g.cards < 6; g.cards++) begin_run(&g, DECK[g.cards]);
    assert_int_equal(g.runs, 3);
    for (int c = 0; c < 6; c++) assert_int_equal(back_of(&g, c), DECK[c]);
}

/* The block of numbers that an edition names leaves no alien of it out. */
static void blocks_hold_all_aliens(void **state)
{
    (void)state;
    for (int which = 0; which < HC_EDITION_COUNT; which++) {
        int all = 0, listed = 0;
        for (const uint16_t *a = ALIENS; *a; a++) all += form_in(*a, which) != NULL;
        FOR_ALIENS_FOR(a, which) listed += form_in(a, which) != NULL;
        assert_true(all > 0);
        assert_int_equal(all, listed);
    }
    const alien_list of_duel = aliens_for(HC_EDITION_DUEL);
    assert_true(of_duel.end - of_duel.at < ALIEN_COUNT);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(backs_are_for_all_to_see), cmocka_unit_test(runs_begin_where_the_back_changes),
                                        cmocka_unit_test(blocks_hold_all_aliens) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
