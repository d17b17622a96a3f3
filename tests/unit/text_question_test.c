/* text_question_test.c - every question says what, why and what next; answers are short and concrete. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>
#include "text/text.h"

#include "tests/unit/text_table.h"

/* ---- questions ---------------------------------------------------------------------------------------- */

static hc_question example_question(int prompt)
{
    static const uint8_t KIND[HC_PROMPT_COUNT] = {
        [HC_PROMPT_ACT] = HC_ASK_ACT,
        [HC_PROMPT_ACT_ORDER] = HC_ASK_ACT,
        [HC_PROMPT_REGAIN] = HC_ASK_PLANET,
        [HC_PROMPT_OWN_ORDERS] = HC_ASK_CHOICE,
        [HC_PROMPT_GATHER] = HC_ASK_PLANET,
        [HC_PROMPT_AIM] = HC_ASK_PLANET,
        [HC_PROMPT_WHOSE_COLONY] = HC_ASK_SEAT,
        [HC_PROMPT_INVITE_OFFENSE] = HC_ASK_SEAT,
        [HC_PROMPT_INVITE_DEFENSE] = HC_ASK_SEAT,
        [HC_PROMPT_JOIN] = HC_ASK_SIDE,
        [HC_PROMPT_COMMIT] = HC_ASK_PLANET,
        [HC_PROMPT_ENCOUNTER_CARD] = HC_ASK_CARD,
        [HC_PROMPT_RETURN] = HC_ASK_PLANET,
        [HC_PROMPT_LOSE] = HC_ASK_PLANET,
        [HC_PROMPT_REWARD] = HC_ASK_NUMBER,
        [HC_PROMPT_DEAL] = HC_ASK_TERMS,
        [HC_PROMPT_REPLY] = HC_ASK_REPLY,
        [HC_PROMPT_HAND_OVER] = HC_ASK_CARD,
        [HC_PROMPT_SETTLE] = HC_ASK_PLANET,
        [HC_PROMPT_SECOND] = HC_ASK_CHOICE,
        [HC_PROMPT_DISCARD] = HC_ASK_CARD,
        [HC_PROMPT_WHOM] = HC_ASK_SEAT,
        [HC_PROMPT_REESTABLISH] = HC_ASK_PLANET,
        [HC_PROMPT_RESETTLE] = HC_ASK_PLANET,
        [HC_PROMPT_CHOOSE_ALIEN] = HC_ASK_CHOICE,
        [HC_PROMPT_ROTATE] = HC_ASK_CHOICE,
        [HC_PROMPT_FROM_WARP] = HC_ASK_NUMBER,
    };
    hc_question q = { .kind = KIND[prompt],
                      .prompt = (uint8_t)prompt,
                      .count = 3,
                      .least = 1,
                      .most = 4,
                      .who = BEN,
                      .place = 7,
                      .window = 3 };
    q.compound = prompt == HC_PROMPT_GATHER || prompt == HC_PROMPT_COMMIT || prompt == HC_PROMPT_RETURN ||
                 prompt == HC_PROMPT_LOSE || prompt == HC_PROMPT_SETTLE || prompt == HC_PROMPT_DEAL;
    if (prompt == HC_PROMPT_ROTATE || prompt == HC_PROMPT_BECOME)
        q.about = (uint16_t)sheet("Oracle");
    return q;
}

static void every_question_is_asked(void **state)
{
    (void)state;
    for (int players = 2; players <= 4; players++) {
        hc_game view = new_view(players);
        for (int prompt = 0; prompt < HC_PROMPT_COUNT; prompt++) {
            hc_question q = example_question(prompt);
            text_asked asked;
            text_question(&asked, &NAMES, &view, &q);
            if (!*asked.title || !*asked.why || !*asked.next)
                fail_msg("prompt %s lacks a part", hc_prompt_key(0, HC_EDITION_AVALON_HILL, prompt));
            assert_finished(asked.title);
            assert_finished(asked.why);
            assert_finished(asked.next);
            assert_finished(asked.brief);
            if (!*asked.brief || strlen(asked.brief) > 30)
                fail_msg("prompt %s: the short title is \"%s\"", hc_prompt_key(0, HC_EDITION_AVALON_HILL, prompt), asked.brief);
        }
    }
}

static void every_window_is_explained(void **state)
{
    (void)state;
    hc_game view = new_view(4);
    for (int w = 0; w < hc_window_count(); w++) {
        hc_question q = { .kind = HC_ASK_ACT, .prompt = HC_PROMPT_ACT, .window = (uint8_t)w, .who = BEN, .count = 2 };
        q.about = (uint16_t)sheet("Oracle");
        text_asked asked;
        text_question(&asked, &NAMES, &view, &q);
        assert_true(*asked.why);
        assert_finished(asked.why);
    }
}

static void questions_of_sheets_are_asked(void **state)
{
    (void)state;
    hc_game view = new_view(4);
    for (int s = 1; s < hc_sheet_count(); s++)
        for (int p = 0; p < 6; p++) {
            hc_question q = { .kind = HC_ASK_CHOICE, .prompt = (uint8_t)p, .sheet = (uint16_t)s, .who = BEN };
            hc_sheet_info info;
            if (!hc_sheet(s, HC_EDITION_AVALON_HILL, &info) || !hc_prompt_text(s, HC_EDITION_AVALON_HILL, p))
                continue;
            text_asked asked;
            text_question(&asked, &NAMES, &view, &q);
            assert_true(*asked.title && *asked.why);
            assert_finished(asked.title);
            assert_finished(asked.why);
        }
}

/* Nothing of a question may be cut off, however long the players' names are. */
static void questions_fit(void **state)
{
    (void)state;
    text_names n = { .viewer = ANN, .marks = true };
    for (int i = 0; i < HC_SEATS; i++)
        n.seat[i] = "Maximiliane von Hohenst";
    hc_game view = new_view(4);
    for (int prompt = 0; prompt < HC_PROMPT_COUNT; prompt++) {
        hc_question q = example_question(prompt);
        text_asked asked;
        text_question(&asked, &n, &view, &q);
        assert_true(strlen(asked.title) + 1 < sizeof asked.title);
        assert_true(strlen(asked.why) + 1 < sizeof asked.why);
        assert_true(strlen(asked.next) + 1 < sizeof asked.next);
    }
}

static const char *option_of(const hc_game *view, const hc_question *q, int choice)
{
    static char out[ROOM];
    hc_option o = { .choice = (int16_t)choice };
    text_option(out, sizeof out, &NAMES, view, q, &o);
    return out;
}

static void answers_are_short_and_concrete(void **state)
{
    (void)state;
    hc_game view = new_view(4);
    hc_question gather = example_question(HC_PROMPT_GATHER), reward = example_question(HC_PROMPT_REWARD);
    hc_question deal = example_question(HC_PROMPT_DEAL), act = example_question(HC_PROMPT_ACT);
    gather.picked = 3;
    gather.pick[0] = gather.pick[1] = 1;
    gather.pick[2] = 0;
    assert_string_equal(option_of(&view, &gather, 1), "your planet 2 (2 ships)");
    assert_string_equal(option_of(&view, &gather, HC_DONE), "Done: send 3 ships");
    assert_string_equal(option_of(&view, &gather, HC_UNDO), "Undo");
    assert_string_equal(option_of(&view, &reward, 0), "3 cards");
    assert_string_equal(option_of(&view, &reward, 1), "1 ship and 2 cards");
    assert_string_equal(option_of(&view, &reward, 3), "3 ships");
    assert_string_equal(option_of(&view, &act, HC_PASS), "Pass");
    assert_string_equal(option_of(&view, &act, 0), "Use Virus");
    assert_string_equal(option_of(&view, &deal, card_of_kind(&view, HC_CARD_ATTACK, 8)), "Give Attack 8");
    assert_string_equal(option_of(&view, &deal, HC_TERM_WANT_COLONY + 11), "Ask for a colony on Chen's planet 2");
    assert_string_equal(option_of(&view, &deal, HC_TERM_WANT_RANDOM), "Ask for one card drawn at random");
    hc_question invite = {
        .kind = HC_ASK_SEAT, .prompt = HC_PROMPT_INVITE_OFFENSE, .compound = true, .picked = 2, .pick = { BEN, DARA }
    };
    assert_string_equal(option_of(&view, &invite, HC_DONE), "Done: invite Ben and Dara");
}

/* The first question of a game of these aliens and variants, as seat 0 sees it. */
static hc_game modern_view(uint64_t variants, bool named)
{
    static const char *const ALIEN[4] = { "Clone", "Oracle", "Healer", "Zombie" };
    hc_setup s = { .seed = 7, .edition = HC_EDITION_FFG, .players = 4, .first = ANN, .variants = variants };
    hc_game g, view;
    for (int i = 0; named && i < 4; i++)
        s.alien[i] = (uint16_t)sheet(ALIEN[i]);
    assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_OK);
    hc_view(&g, ANN, &view);
    return view;
}

static uint64_t variant(const char *name)
{
    for (int bit = 0; bit < 60; bit++) {
        const char *known = hc_variant_name(HC_EDITION_FFG, bit, NULL);
        if (known && strcmp(known, name) == 0)
            return UINT64_C(1) << bit;
    }
    fail_msg("no variant %s", name);
    return 0;
}

static void aliens_to_choose_from_are_named(void **state)
{
    (void)state;
    hc_game view = modern_view(variant("choose-of-two"), false);
    hc_question q;
    hc_table t;
    hc_sheet_info one, other;
    hc_question_for(&view, ANN, &q);
    hc_read(&view, &t);
    assert_int_equal(q.prompt, HC_PROMPT_CHOOSE_ALIEN);
    assert_true(hc_sheet(t.power[0].alien, HC_EDITION_FFG, &one) && hc_sheet(t.power[0].dealt, HC_EDITION_FFG, &other));
    assert_ptr_equal(strstr(option_of(&view, &q, 0), one.name), option_of(&view, &q, 0));
    assert_ptr_equal(strstr(option_of(&view, &q, 1), other.name), option_of(&view, &q, 1));

    view = modern_view(variant("rotating-powers"), true);
    hc_question_for(&view, ANN, &q);
    assert_int_equal(q.prompt, HC_PROMPT_ROTATE);
    assert_true(hc_sheet(q.about, HC_EDITION_FFG, &other));
    assert_non_null(strstr(option_of(&view, &q, 0), "Stay Clone"));
    assert_non_null(strstr(option_of(&view, &q, 1), other.name));
    text_asked asked;
    text_question(&asked, &NAMES, &view, &q);
    assert_non_null(strstr(asked.title, other.name));
}

/* With or without being used: the moment says which. */
static void a_sheet_face_down_is_turned_up(void **state)
{
    (void)state;
    hc_game view = modern_view(variant("hidden-powers"), true);
    hc_question act = example_question(HC_PROMPT_ACT);
    for (int window = 0; window < hc_window_count(); window++) {
        act.window = (uint8_t)window;
        bool uses = hc_acts_in(sheet("Clone"), HC_EDITION_FFG, HC_PART_POWER, window);
        assert_string_equal(option_of(&view, &act, 0), uses ? "Turn up and use Clone" : "Turn up Clone");
    }
}

static void ships_of_another_are_named(void **state)
{
    (void)state;
    hc_game view = new_view(4);
    hc_question q = example_question(HC_PROMPT_LOSE);
    text_asked asked;
    q.whose = BEN;
    text_question(&asked, &NAMES, &view, &q);
    assert_string_equal(asked.title, "Which 3 ships does Ben lose?");
}

static void ships_that_are_picked_are_told_together(void **state)
{
    (void)state;
    static const int PICKED[] = { 2, 0, 2, 1, 3, 7 };
    char text[160];
    hc_game g = new_view(4);
    hc_question q = example_question(HC_PROMPT_GATHER);
    text_ship_picks(text, sizeof text, &NAMES, &g, &q, PICKED, 1);
    assert_string_equal(text, "1 from your planet 3");
    text_ship_picks(text, sizeof text, &NAMES, &g, &q, PICKED, 6);
    assert_string_equal(text, "1 each from your planets 1, 2 and 4, 2 from your planet 3, 1 from Ben's planet 3");
    q = example_question(HC_PROMPT_RETURN);
    q.puts = true;
    text_ship_picks(text, sizeof text, &NAMES, &g, &q, PICKED, 3);
    assert_string_equal(text, "1 to your planet 1, 2 to your planet 3");
    assert_int_equal(text_ship_picks(text, sizeof text, &NAMES, &g, &q, PICKED, 0), 0);
}

static int window_called(const char *name)
{
    hc_window_info w;
    int window = 0;
    while (hc_window(window, &w) && strcmp(w.name, name) != 0) window++;
    return window;
}

/* A flare is not its alien's power, and a tech is used, not played. */
static void what_is_answered_is_named(void **state)
{
    (void)state;
    hc_game view = modern_view(0, true);
    hc_question q = example_question(HC_PROMPT_ACT);
    text_asked asked;
    q.window = (uint8_t)window_called("CARD_PLAYED");
    q.who = BEN;
    q.about = (uint16_t)sheet("Zombie");
    text_question(&asked, &NAMES, &view, &q);
    assert_string_equal(asked.why, "Ben is playing the Zombie flare (wild: \"When you lose ships to the warp, you may return one of them to "
                                   "one of your colonies instead\").");
    q.about = (uint16_t)sheet("Infinity Drive");
    text_question(&asked, &NAMES, &view, &q);
    assert_string_equal(asked.why, "Ben is using Infinity Drive (an encounter out of turn).");
    q.window = (uint8_t)window_called("POWER_USED");
    q.about = (uint16_t)sheet("Zombie");
    text_question(&asked, &NAMES, &view, &q);
    assert_string_equal(asked.why, "Ben is using Zombie (its ships never go to the warp).");
}

static void belongings_are_told(void **state)
{
    (void)state;
    hc_table t = { .edition = HC_EDITION_FFG, .players = 2, .turn = 1, .powers = 1 };
    hc_game view = new_view(2);
    char out[ROOM];
    assert_int_equal(text_belongings(out, sizeof out, &NAMES, &view, &t, 0), 0);
    t.note[t.notes++] = (hc_note){ .kind = HC_NOTE_TOKENS, .value = 9 };
    for (; t.things < 2; t.things++) t.thing[t.things] = (hc_thing){ .lies = HC_LIES_HOARD };
    t.thing[t.things++] = (hc_thing){ .lies = HC_LIES_DISPLAY, .card = { .kind = HC_CARD_ATTACK, .value = 8 } };
    t.fleet[t.fleets++] = (hc_fleet){ .owner = 1, .count = 2 };
    text_belongings(out, sizeof out, &NAMES, &view, &t, 0);
    assert_string_equal(out, "9 tokens; 2 cards in the hoard; 1 card on display: Attack 8; 2 captured ships");
    assert_int_equal(text_belongings(out, sizeof out, &NAMES, &view, &t, 1), 0);
    t.memos = 4;
    t.memo[3] = (hc_memo){ .name = "total silence", .kind = HC_MEMO_SEATS, .planets = 1u << 0 | 1u << 1, .holder = 1 };
    t.memo[0] = (hc_memo){ .name = "condition", .kind = HC_MEMO_CHOICE, .label = "three {colonies}", .holder = 1 };
    t.memo[1] = (hc_memo){ .name = "tokens beside", .kind = HC_MEMO_PLANETS, .planets = 1u << 2 | 1u << 5, .holder = 1 };
    t.memo[2] = (hc_memo){ .name = "chosen", .kind = HC_MEMO_SEAT, .number = 1, .holder = 1 };
    text_belongings(out, sizeof out, &NAMES, &view, &t, 1);
    assert_string_equal(out, "condition: three colonies; tokens beside: your planet 3, Ben's planet 1; chosen: Ben; total silence: you, Ben");
}

static void a_colony_left_is_warned_of(void **state)
{
    (void)state;
    hc_game view = new_view(4);
    char out[ROOM];
    hc_question q = example_question(HC_PROMPT_GATHER);
    hc_option o = { .choice = 1 };
    q.picked = 3;
    q.pick[0] = q.pick[1] = q.pick[2] = 1;
    text_option_help(out, sizeof out, &NAMES, &view, &q, &o);
    assert_string_equal(out, "Takes the last ship: no colony of yours is left there.");
}

static void a_name_with_the_has_one_article(void **state)
{
    (void)state;
    hc_game view = new_view(4);
    hc_question q = example_question(HC_PROMPT_LOSE);
    q.about = (uint16_t)sheet("The Plague");
    q.whose = ANN;
    text_asked asked;
    text_question(&asked, &NAMES, &view, &q);
    assert_string_equal(asked.why, "Ben's Plague costs you 3 ships, of your choice.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_question_is_asked),
        cmocka_unit_test(every_window_is_explained),
        cmocka_unit_test(questions_of_sheets_are_asked),
        cmocka_unit_test(questions_fit),
        cmocka_unit_test(answers_are_short_and_concrete),
        cmocka_unit_test(a_colony_left_is_warned_of), cmocka_unit_test(a_name_with_the_has_one_article),
        cmocka_unit_test(a_sheet_face_down_is_turned_up), cmocka_unit_test(aliens_to_choose_from_are_named),
        cmocka_unit_test(ships_of_another_are_named),
        cmocka_unit_test(ships_that_are_picked_are_told_together), cmocka_unit_test(what_is_answered_is_named),
        cmocka_unit_test(belongings_are_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
