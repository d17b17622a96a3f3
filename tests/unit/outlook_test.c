/* outlook_test.c - what follows from an answer: numbers that the game then keeps, out of nothing but the view. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include "outlook_scene.h"

static void a_card_says_what_it_beats(void **state)
{
    (void)state;
    hc_game g = laid_out("Tripler", "Vulch");
    hc_option o;
    lead_to(&g, HC_PROMPT_ENCOUNTER_CARD);
    option_with(&g, ANN, HC_CARD_ATTACK, 8, &o);
    hc_prospect p = prospect_of(&g, ANN, &o);
    assert_int_equal(p.kind, HC_OUTLOOK_BOUND);
    assert_int_equal(p.own, 28);                             /* 8 x 3 + 4 ships */
    assert_int_equal(p.other, 4);
    assert_int_equal(p.sheet, sheet("Tripler"));
    assert_int_equal(p.by, ANN);
    assert_int_equal(p.least, HC_NO_NUMBER);
    assert_int_equal(p.most, 23);                            /* 23 + 4 is less than 28, and the next card is a 30 */
    assert_int_equal(p.winner, HC_SIDE_OFFENSE);             /* against a negotiate */
    assert_string_equal(told(&g, &o), "28, beats up to 23");
    option_with(&g, ANN, HC_CARD_ATTACK, 14, &o);
    assert_int_equal(prospect_of(&g, ANN, &o).own, 9);       /* a third of 14, and 4 ships */
}

static void a_negotiate_says_what_it_earns(void **state)
{
    (void)state;
    hc_game g = laid_out("Tripler", "Vulch"), view;
    hc_option o;
    hc_question q;
    text_case said[2];
    lead_to(&g, HC_PROMPT_ENCOUNTER_CARD);
    option_with(&g, ANN, HC_CARD_NEGOTIATE, 0, &o);
    hc_prospect p = prospect_of(&g, ANN, &o);
    assert_int_equal(p.beats, 0);
    assert_int_equal(p.ships, 4);
    assert_int_equal(p.winner, HC_SIDE_NONE);
    assert_string_equal(told(&g, &o), "4 cards if attacked");
    hc_view(&g, ANN, &view);
    hc_question_for(&view, ANN, &q);
    assert_int_equal(text_outlook_cases(said, &NAMES, &view, &q, &p), 2);
    assert_string_equal(said[0].head, "Ben attacks");
    assert_string_equal(said[0].body, "You lose 4 ships and take 4 cards from Ben.");
    assert_string_equal(said[1].body, "You make a deal, or both lose 3 ships.");
}

/* Ann has 14 + 4, Ben 14 + 4: a tie, which a reinforcement turns. */
static void after_the_reveal_it_is_a_score(void **state)
{
    (void)state;
    hc_game g = laid_out("Zombie", "Vulch");
    hc_option o, pass = { .choice = HC_PASS };
    lead_to(&g, HC_PROMPT_ENCOUNTER_CARD);
    assert_int_equal(hc_answer(&g, ANN, option_with(&g, ANN, HC_CARD_ATTACK, 14, &o), NULL), HC_OK);
    assert_int_equal(hc_answer(&g, BEN, option_with(&g, BEN, HC_CARD_ATTACK, 14, &o), NULL), HC_OK);
    lead_to(&g, HC_PROMPT_ACT);
    assert_true(hc_revealed(&g));
    option_with(&g, ANN, HC_CARD_REINFORCEMENT, 3, &o);
    hc_prospect p = prospect_of(&g, ANN, &o);
    assert_int_equal(p.kind, HC_OUTLOOK_SCORE);
    assert_int_equal(p.own, 21);
    assert_int_equal(p.other, 18);
    assert_int_equal(p.winner, HC_SIDE_OFFENSE);
    assert_string_equal(told(&g, &o), "you lead 21 to 18");
    p = prospect_of(&g, ANN, &pass);
    assert_int_equal(p.winner, HC_SIDE_DEFENSE);
    assert_int_equal(p.ships, 4);
    assert_string_equal(told(&g, &pass), "Ben leads 18 to 18 by the tie");
}

static void ships_say_what_they_leave(void **state)
{
    (void)state;
    hc_game g = laid_out("Zombie", "Vulch");
    hc_option option[HC_OPTIONS_MAX];
    lead_to(&g, HC_PROMPT_GATHER);
    hc_options(&g, ANN, option);
    assert_string_equal(told(&g, &option[0]), "3 ships left");
    for (int i = 0; i < 3; i++) assert_int_equal(hc_answer(&g, ANN, option[0].choice, NULL), HC_OK);
    hc_prospect p = prospect_of(&g, ANN, &option[0]);
    assert_true(p.loses);
    assert_false(p.loses_power);
    assert_string_equal(told(&g, &option[0]), "empties it: you lose that colony");
}

/* A card that is played on a side, or on a player: both are said at once, one's own side as such. */
static void an_act_says_on_whom(void **state)
{
    (void)state;
    hc_game g = laid_out("Zombie", "Vulch"), view;
    hc_option o;
    text_follow_up then[TEXT_FOLLOW_UPS];
    lead_to(&g, HC_PROMPT_ENCOUNTER_CARD);
    hc_view(&g, ANN, &view);
    option_with(&g, ANN, HC_CARD_ATTACK, 14, &o);
    assert_int_equal(text_follow_ups(&view, ANN, &o, then, &NAMES), 0);
    assert_int_equal(hc_answer(&g, ANN, o.choice, NULL), HC_OK);
    assert_int_equal(hc_answer(&g, BEN, option_with(&g, BEN, HC_CARD_ATTACK, 14, &o), NULL), HC_OK);
    lead_to(&g, HC_PROMPT_ACT);
    option_with(&g, ANN, HC_CARD_REINFORCEMENT, 3, &o);
    hc_view(&g, ANN, &view);
    const uint64_t before = hc_hash(&view);
    assert_int_equal(text_follow_ups(&view, ANN, &o, then, &NAMES), 2);
    assert_true(hc_hash(&view) == before);
    assert_string_equal(then[HC_SIDE_OFFENSE].text, "for your side");
    assert_string_equal(then[HC_SIDE_DEFENSE].text, "for Ben");
    assert_int_equal(hc_answer(&g, ANN, o.choice, NULL), HC_OK);
    assert_int_equal(hc_answer(&g, ANN, then[HC_SIDE_DEFENSE].choice, NULL), HC_OK);
}

static void a_plague_says_on_whom(void **state)
{
    (void)state;
    hc_game g, view;
    hc_setup s = { .seed = 5, .edition = HC_EDITION_FFG, .players = PLAYERS, .first = ANN };
    static const char *const ALIEN[PLAYERS] = { "Zombie", "Vulch", "Kamikaze" };
    for (int seat = 0; seat < PLAYERS; seat++) s.alien[seat] = (uint16_t)sheet(ALIEN[seat]);
    assert_int_equal(hc_lay_begin(&g, &s), HC_OK);
    for (int seat = 0; seat < PLAYERS; seat++) assert_int_equal(hc_lay_hand(&g, seat, HC_CARD_ATTACK, 8, 0), HC_OK);
    assert_int_equal(hc_lay_hand(&g, ANN, HC_CARD_ARTIFACT, 0, sheet("Plague")), HC_OK);
    assert_int_equal(hc_lay_destiny(&g, BEN), HC_OK);
    hc_lay_start(&g, NULL);
    lead_to(&g, HC_PROMPT_ACT);
    hc_option o;
    text_follow_up then[TEXT_FOLLOW_UPS];
    option_with(&g, ANN, HC_CARD_ARTIFACT, 0, &o);
    hc_view(&g, ANN, &view);
    assert_int_equal(text_follow_ups(&view, ANN, &o, then, &NAMES), PLAYERS);
    assert_string_equal(then[ANN].text, "on yourself");
    assert_string_equal(then[CHEN].text, "on Chen");
    assert_int_equal(then[CHEN].kind, HC_ASK_SEAT);
}

/* ---- any game ------------------------------------------------------------------------------------------------------ */

/* With a Pygmy two colonies in its system count as one: the second brings none, the third would be the second. */
static void colonies_are_counted_as_they_count(void **state)
{
    (void)state;
    enum { MINE = ANN * HC_HOME, BENS = BEN * HC_HOME, CHENS = CHEN * HC_HOME };
    for (int there = 0; there < 2; there++) {
        hc_game g, view;
        hc_table t;
        hc_option option[HC_OPTIONS_MAX];
        hc_setup s = { .seed = 5, .edition = HC_EDITION_FFG, .players = PLAYERS, .first = ANN,
                       .boxes = 1u << HC_BOX_BASE | 1u << HC_BOX_ALLIANCE };
        s.alien[ANN] = (uint16_t)sheet("Tripler");
        s.alien[BEN] = (uint16_t)sheet("Pygmy");
        s.alien[CHEN] = (uint16_t)sheet("Kamikaze");
        assert_int_equal(hc_lay_begin(&g, &s), HC_OK);
        assert_int_equal(hc_lay_hand(&g, ANN, HC_CARD_ATTACK, 8, 0), HC_OK);
        assert_int_equal(hc_lay_ships(&g, ANN, 1, MINE, CHENS), HC_OK);
        if (there) assert_int_equal(hc_lay_ships(&g, ANN, 1, MINE, BENS), HC_OK);
        assert_int_equal(hc_lay_destiny(&g, BEN), HC_OK);
        hc_lay_start(&g, NULL);
        lead_to(&g, HC_PROMPT_AIM);
        hc_view(&g, ANN, &view);
        hc_read(&view, &t);
        assert_int_equal(t.seat[ANN].foreign_colonies, 1);
        const int n = hc_options(&view, ANN, option);
        for (int i = 0; i < n; i++) {
            if (option[i].choice >= HC_PLANETS || option[i].choice == BENS) continue;
            hc_prospect p = prospect_of(&g, ANN, &option[i]);
            assert_int_equal(p.kind, HC_OUTLOOK_AIM);
            assert_true(p.gains);
            assert_int_equal(p.colonies, there ? 2 : 1);
        }
    }
}

static uint64_t next_random(uint64_t *state)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return *state >> 33;
}

/* Everything that is asked in random games: no number contradicts what it is about, and looking changes nothing. */
static void any_question_can_be_looked_at(void **state)
{
    (void)state;
    int said = 0;
    for (int edition = 0; edition < HC_EDITION_COUNT; edition++) {
        const hc_edition_info *e = hc_edition(edition);
        uint64_t luck = 77u + (uint64_t)edition;
        for (uint64_t seed = 1; e && seed <= 3; seed++) {
            hc_game g;
            uint8_t players = e->players_max >= 4 ? 4 : e->players_min;
            hc_setup s = { .seed = seed, .edition = (uint8_t)edition, .players = players, .first = HC_NOBODY };
            assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_OK);
            for (int i = 0; i < 900 && hc_asked(&g); i++) {
                int seat = __builtin_ctz(hc_asked(&g));
                hc_game view;
                hc_option option[HC_OPTIONS_MAX];
                hc_view(&g, seat, &view);
                const uint64_t before = hc_hash(&view);
                int n = hc_options(&view, seat, option);
                for (int k = 0; k < n && k < 12; k++) {
                    hc_prospect p;
                    bool any = hc_outlook(&view, seat, &option[k], &p);
                    assert_int_equal(any, p.kind != HC_OUTLOOK_NONE);
                    assert_true(p.beats <= p.of);
                    said += any;
                }
                assert_true(hc_hash(&view) == before);
                assert_int_equal(hc_answer(&g, seat, option[next_random(&luck) % (uint64_t)n].choice, NULL), HC_OK);
            }
        }
    }
    assert_true(said > 1000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_card_says_what_it_beats),
        cmocka_unit_test(a_negotiate_says_what_it_earns),
        cmocka_unit_test(after_the_reveal_it_is_a_score),
        cmocka_unit_test(ships_say_what_they_leave),
        cmocka_unit_test(an_act_says_on_whom),
        cmocka_unit_test(a_plague_says_on_whom),
        cmocka_unit_test(colonies_are_counted_as_they_count),
        cmocka_unit_test(any_question_can_be_looked_at),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
