/* changes_test.c - what is different because of a power or card without a total, out of nothing but the view. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include "outlook_scene.h"

/* To withdraw or to bring in is said with the use of the power itself; what each comes to as well. */
static void a_power_says_what_to_do(void **state)
{
    (void)state;
    hc_game g, view;
    hc_setup s = { .seed = 5, .edition = HC_EDITION_EON, .players = PLAYERS, .first = ANN };
    static const char *const ALIEN[PLAYERS] = { "Amoeba", "Vulch", "Zombie" };
    for (int seat = 0; seat < PLAYERS; seat++) s.alien[seat] = (uint16_t)sheet(ALIEN[seat]);
    assert_int_equal(hc_lay_begin(&g, &s), HC_OK);
    for (int seat = ANN; seat <= BEN; seat++)
        for (int i = 0; i < 2; i++) assert_int_equal(hc_lay_hand(&g, seat, HC_CARD_ATTACK, 8 + 4 * i, 0), HC_OK);
    assert_int_equal(hc_lay_destiny(&g, BEN), HC_OK);
    hc_lay_start(&g, NULL);
    text_follow_up then[TEXT_FOLLOW_UPS];
    hc_option option[HC_OPTIONS_MAX];
    hc_prospect p;
    hc_question q;
    for (int i = 0; i < 60; i++) {
        const int seat = __builtin_ctz(hc_asked(&g)), n = hc_options(&g, seat, option);
        int choice = option[0].choice;
        hc_question_for(&g, seat, &q);
        if (seat == ANN && q.kind == HC_ASK_ACT && hc_source(&g, option[0].choice, &(int){ 0 }) == sheet("Amoeba")) break;
        for (int k = 0; k < n; k++) if (option[k].choice == HC_PASS || (option[k].choice == HC_DONE && q.picked)) choice = option[k].choice;
        if (q.compound && !q.least && !q.picked) choice = HC_DONE;
        assert_int_equal(hc_answer(&g, seat, choice, NULL), HC_OK);
    }
    hc_view(&g, ANN, &view);
    assert_int_equal(text_follow_ups(&view, ANN, &option[0], then, &NAMES), 2);
    assert_int_equal(then[0].kind, HC_ASK_CHOICE);
    assert_string_equal(then[0].text, "withdraw");
    assert_string_equal(then[1].text, "bring in");
    assert_true(hc_outlook_with(&view, ANN, &option[0], then[0].choice, &p));
    assert_int_equal(p.change[0].kind, HC_CHANGE_SENT);
    assert_int_equal(p.change[0].seat, ANN);
    assert_true(p.change[0].least < 0);
}

/* ---- what is different ---------------------------------------------------------------------------------------------- */

/* Ann, with an artifact, attacks Ben; three ships of Ann's and one of Chen's are in the warp. */
static hc_game laid_with(const char *artifact, const char *ben, int chens_card)
{
    hc_game g;
    hc_setup s = { .seed = 5, .edition = HC_EDITION_FFG, .players = PLAYERS, .first = ANN };
    const char *const alien[PLAYERS] = { "Tripler", ben, "Virus" };
    for (int seat = 0; seat < PLAYERS; seat++) s.alien[seat] = (uint16_t)sheet(alien[seat]);
    assert_int_equal(hc_lay_begin(&g, &s), HC_OK);
    for (int seat = 0; seat < PLAYERS; seat++) {
        assert_int_equal(hc_lay_hand(&g, seat, HC_CARD_ATTACK, 8, 0), HC_OK);
        assert_int_equal(hc_lay_hand(&g, seat, HC_CARD_NEGOTIATE, 0, 0), HC_OK);
    }
    assert_int_equal(hc_lay_hand(&g, CHEN, chens_card, chens_card == HC_CARD_REINFORCEMENT ? 3 : 4, 0), HC_OK);
    assert_int_equal(hc_lay_hand(&g, ANN, HC_CARD_ARTIFACT, 0, sheet(artifact)), HC_OK);
    assert_int_equal(hc_lay_ships(&g, ANN, 3, 0, HC_WARP), HC_OK);
    assert_int_equal(hc_lay_ships(&g, CHEN, 1, 10, HC_WARP), HC_OK);
    assert_int_equal(hc_lay_destiny(&g, BEN), HC_OK);
    hc_lay_start(&g, NULL);
    return g;
}

static const char *told_with(const hc_game *g, const hc_option *o, int along)
{
    static char out[200];
    hc_game view;
    hc_question q;
    hc_prospect p;
    hc_view(g, ANN, &view);
    hc_question_for(&view, ANN, &q);
    assert_true(hc_outlook_with(&view, ANN, o, along, &p));
    assert_int_equal(p.kind, HC_OUTLOOK_CHANGE);
    text_outlook(out, sizeof out, &NAMES, &view, &q, &p);
    return out;
}

static void an_artifact_says_what_changes(void **state)
{
    (void)state;
    hc_game g = laid_with("Mobius Tubes", "Vulch", HC_CARD_ATTACK);
    hc_option o, pass = { .choice = HC_PASS };
    hc_prospect p;
    lead_to(&g, HC_PROMPT_ACT);
    option_with(&g, ANN, HC_CARD_ARTIFACT, 0, &o);
    p = prospect_of(&g, ANN, &o);
    assert_int_equal(p.kind, HC_OUTLOOK_CHANGE);
    assert_int_equal(p.changes, 2);
    assert_int_equal(p.change[0].kind, HC_CHANGE_SHIPS);
    assert_int_equal(p.change[0].seat, ANN);
    assert_int_equal(p.change[0].least, 3);
    assert_int_equal(p.change[0].most, 3);
    assert_int_equal(p.change[0].otherwise, 0);
    assert_string_equal(told(&g, &o), "you get 3 ships back; Chen gets 1 ship back");
    assert_int_equal(prospect_of(&g, ANN, &pass).kind, HC_OUTLOOK_NONE);
    assert_int_equal(hc_answer(&g, ANN, o.choice, NULL), HC_OK);           /* and so it comes */
    hc_table t;
    for (int i = 0; i < 8; i++) {
        const int seat = __builtin_ctz(hc_asked(&g));
        hc_option option[HC_OPTIONS_MAX];
        const int n = hc_options(&g, seat, option);
        hc_answer(&g, seat, option[n > 1 && option[0].kind == HC_ASK_ACT ? n - 1 : 0].choice, NULL);
    }
    hc_read(&g, &t);
    assert_int_equal(t.seat[ANN].warp + t.seat[CHEN].warp, 0);
}

/* On whom is said along: what is lost is told of each, one's own cards too; hidden ones of others are not guessed. */
static void on_each_it_is_something_else(void **state)
{
    (void)state;
    hc_game g = laid_with("Plague", "Vulch", HC_CARD_REINFORCEMENT), other = laid_with("Plague", "Vulch", HC_CARD_ATTACK);
    hc_option o;
    lead_to(&g, HC_PROMPT_ACT);
    lead_to(&other, HC_PROMPT_ACT);
    option_with(&g, ANN, HC_CARD_ARTIFACT, 0, &o);
    assert_string_equal(told_with(&g, &o, ANN), "you lose 3 ships and 2 cards");
    assert_string_equal(told_with(&g, &o, CHEN), "Chen loses 3 ships");
    assert_string_equal(told_with(&other, &o, CHEN), "Chen loses 3 ships");
    assert_int_equal(prospect_of(&g, ANN, &o).kind, HC_OUTLOOK_NONE);      /* on whom? */
}

/* What is cancelled would have come otherwise: that is told. */
static void a_zap_says_what_does_not_happen(void **state)
{
    (void)state;
    hc_game g = laid_with("Cosmic Zap", "Kamikaze", HC_CARD_ATTACK);
    hc_option o = { 0 };
    hc_question q = { 0 };
    for (int i = 0; i < 60 && !(q.kind == HC_ASK_ACT && q.window == HC_W_POWER_USED); i++) {
        const int seat = __builtin_ctz(hc_asked(&g));
        hc_option option[HC_OPTIONS_MAX];
        const int n = hc_options(&g, seat, option);
        int choice = option[0].choice;
        hc_question_for(&g, seat, &q);
        if (q.kind == HC_ASK_ACT && q.window == HC_W_POWER_USED && seat == ANN) break;
        for (int k = 0; k < n; k++) if (option[k].choice == HC_DONE || (option[k].choice == HC_PASS && seat != BEN)) choice = option[k].choice;
        assert_int_equal(hc_answer(&g, seat, choice, NULL), HC_OK);
        q = (hc_question){ 0 };
    }
    assert_int_equal(q.window, HC_W_POWER_USED);
    assert_int_equal(q.about, sheet("Kamikaze"));
    option_with(&g, ANN, HC_CARD_ARTIFACT, 0, &o);
    const hc_prospect p = prospect_of(&g, ANN, &o);
    for (int i = 0; i < p.changes; i++) {
        assert_int_equal(p.change[i].seat, BEN);
        assert_int_equal(p.change[i].least, 0);
        assert_int_not_equal(p.change[i].otherwise, 0);
    }
    assert_true(p.kind == HC_OUTLOOK_NONE || p.changes > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_power_says_what_to_do),
        cmocka_unit_test(an_artifact_says_what_changes),
        cmocka_unit_test(on_each_it_is_something_else),
        cmocka_unit_test(a_zap_says_what_does_not_happen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
