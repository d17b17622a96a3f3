/* duel_games_test.c - whole random games of Duel: what must be true after every answer, and what a view may tell. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>
#include "hypercone/hypercone.h"

enum { GAMES = 600, DECISIONS_MAX = 4000 };

static uint64_t state;
static uint32_t below(uint32_t n)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 33) % n;
}

static int alien_at(int edition, int n)
{
    hc_sheet_info info;
    int found = 0;
    for (int s = 1; s < hc_sheet_count(); s++) if (hc_sheet(s, edition, &info) && info.alien && found++ == n) return s;
    return 0;
}

static int aliens_of(int edition)
{
    int n = 0;
    while (alien_at(edition, n)) n++;
    return n;
}

static void begin(hc_game *g, int game)
{
    const int edition = hc_edition_named("duel"), n = aliens_of(edition);
    hc_setup s = { .seed = (uint64_t)game, .edition = (uint8_t)edition, .players = 2, .first = HC_NOBODY };
    s.alien[0] = (uint16_t)alien_at(edition, game % n);
    s.alien[1] = (uint16_t)alien_at(edition, (game + 1 + game / n) % n == game % n ? (game + 2) % n : (game + 1 + game / n) % n);
    assert_int_equal(hc_new(g, &s, NULL, NULL), HC_OK);
    state = (uint64_t)game * 77 + 5;
}

static void answer_at_random(hc_game *g)
{
    hc_option option[HC_OPTIONS_MAX];
    int seat = hc_asked(g) & 1 ? 0 : 1;
    if (hc_asked(g) == 3) seat = (int)below(2);
    int n = hc_options(g, seat, option);
    assert_int_not_equal(n, 0);
    int choice = option[below((uint32_t)n)].choice;
    if (choice == HC_UNDO) choice = option[0].choice;
    assert_int_equal(hc_answer(g, seat, choice, NULL), HC_OK);
}

static void every_game_keeps_its_promises(void **unused)
{
    (void)unused;
    static hc_game g;
    for (int i = 0; i < GAMES; i++) {
        begin(&g, i);
        int decisions = 0;
        for (; hc_asked(&g); decisions++) {
            const char *broken = hc_check(&g);
            if (broken) fail_msg("game %d, decision %d: %s", i, decisions, broken);
            answer_at_random(&g);
            assert_true(decisions < DECISIONS_MAX);
        }
    }
}

/* Whatever a seat cannot see may be anything: a game made up out of its view looks the same to it. */
static void a_view_tells_what_it_may(void **unused)
{
    (void)unused;
    static hc_game g, view, other, again;
    for (int i = 0; i < GAMES / 3; i++) {
        begin(&g, i * 7 + 1);
        for (int d = 0; hc_asked(&g); d++) {
            for (int seat = 0; seat < 2; seat++) {
                if (!(hc_asked(&g) >> seat & 1)) continue;
                hc_view(&g, seat, &view);
                hc_determinise(&view, seat, (uint64_t)(d + 1), &other);
                const char *broken = hc_check(&other);
                if (broken) fail_msg("game %d, decision %d, seat %d: made up: %s", i * 7 + 1, d, seat, broken);
                hc_view(&other, seat, &again);
                for (size_t b = 0; b < sizeof view; b++)
                    if (((uint8_t *)&view)[b] != ((uint8_t *)&again)[b]) fail_msg("game %d, decision %d, seat %d: byte %zu of the view tells more", i * 7 + 1, d, seat, b);
            }
            answer_at_random(&g);
        }
    }
}

static void made_up_games_can_be_played(void **unused)
{
    (void)unused;
    static hc_game g, view, other;
    for (int i = 0; i < GAMES / 6; i++) {
        begin(&g, i * 5 + 2);
        for (int d = 0; hc_asked(&g); d++) {
            const int seat = hc_asked(&g) & 1 ? 0 : 1;
            hc_view(&g, seat, &view);
            hc_determinise(&view, seat, (uint64_t)d, &other);
            for (int k = 0; k < 40 && hc_asked(&other); k++) answer_at_random(&other);
            answer_at_random(&g);
        }
    }
}

/* Of the things that hc_options lists, the one at the place that is drawn. */
static uint32_t last_n;
static uint32_t draw(void *place, uint32_t n)
{
    last_n = n;
    return *(uint32_t *)place % n;
}

static void a_lot_draws_from_the_list(void **unused)
{
    (void)unused;
    static hc_game g;
    hc_option option[HC_OPTIONS_MAX];
    for (int i = 0; i < GAMES / 12; i++) {
        begin(&g, i * 11 + 3);
        for (uint32_t d = 0; hc_asked(&g); d++) {
            const int seat = hc_asked(&g) & 1 ? 0 : 1;
            int n = hc_options(&g, seat, option);
            while (n > 0 && option[n - 1].choice >= HC_THINGS && option[n - 1].choice < HC_TERMS) n--;
            uint32_t place = d * 7;
            last_n = 0;
            const int drawn = hc_thing_by_lot(&g, seat, draw, &place);
            assert_int_equal(last_n, n);
            assert_int_equal(drawn, n ? option[place % (uint32_t)n].choice : -1);
            assert_int_equal(hc_thing_by_lot(&g, hc_asked(&g) == 3 ? 7 : 1 - seat, draw, &place), -1);
            answer_at_random(&g);
        }
    }
}

/* Where a card of Duel asks something long, its short title says the deed. */
static void no_card_is_its_own_question(void **unused)
{
    (void)unused;
    enum { SHORT_ENOUGH = 34, PROMPTS = 4 };
    const int edition = hc_edition_named("duel");
    hc_sheet_info info;
    for (int s = 1; s < hc_sheet_count(); s++) {
        if (!hc_sheet(s, edition, &info)) continue;
        for (int p = 0; p < PROMPTS; p++) {
            const char *text = hc_prompt_text(s, edition, p), *brief = text ? hc_prompt_brief(s, p) : NULL;
            if (text && strlen(text) > SHORT_ENOUGH && (!brief || strlen(brief) > SHORT_ENOUGH)) fail_msg("%s asks \"%s\" and has no short title", info.name, text);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_game_keeps_its_promises), cmocka_unit_test(a_view_tells_what_it_may), cmocka_unit_test(made_up_games_can_be_played),
        cmocka_unit_test(a_lot_draws_from_the_list), cmocka_unit_test(no_card_is_its_own_question),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
