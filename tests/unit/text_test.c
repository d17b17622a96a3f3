/* text_test.c - sentences: all there, and right for who reads them. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>
#include "text/text.h"

#include "tests/unit/text_table.h"

/* ---- events ---------------------------------------------------------------------------------------- */

/* An event of each kind with fields as the engine fills them. */
static hc_event example_of(const hc_game *g, int kind)
{
    hc_event e = { .kind = (uint8_t)kind, .seat = CHEN, .other = DARA, .by = HC_NOBODY, .a = 1, .b = 1, .c = HC_WARP };
    int attack = card_of_kind(g, HC_CARD_ATTACK, 8);
    switch (kind) {
    case HC_EV_CARD_DOWN:
    case HC_EV_CARD_UP:
    case HC_EV_REVEALED:
    case HC_EV_DREW_CARD:
    case HC_EV_DISCARDED:
    case HC_EV_TOOK_CARD:
    case HC_EV_DISPLAYED:
    case HC_EV_KEPT_CARD:
    case HC_EV_GAVE_CARD:
    case HC_EV_SAW_CARD:
    case HC_EV_EXTRA_DOWN:
    case HC_EV_EXTRA_UP:
        e.a = (int16_t)attack;
        break;
    case HC_EV_PLAYED_CARD:
        e.a = (int16_t)attack;
        e.c = 0;
        break;
    case HC_EV_NAMED:
        e.a = HC_NAMED_ATTACK + 8;
        e.b = HC_NO_CARD;
        break;
    case HC_EV_STEP:
        e.sheet = (uint16_t)sheet("Virus");
        e.seat = HC_SIDE_OFFENSE;
        e.c = HC_STAGE_COMBINED;
        break;
    case HC_EV_USED_POWER:
        e.sheet = (uint16_t)sheet("Healer");
        e.by = CHEN;
        e.c = 0;
        break;
    case HC_EV_CANCELLED:
        e.sheet = (uint16_t)sheet("Cosmic Zap");
        e.by = BEN;
        e.a = (int16_t)sheet("Healer");
        break;
    case HC_EV_DEAL_TERM:
        e.a = HC_TERM_GIVE_COLONY;
        e.b = 2;
        break;
    case HC_EV_TOKEN_TURNED: e.a = 0; break;     /* what else it says is in words of the sheet */
    case HC_EV_GAME_OVER: e.a = 1 << CHEN; break;
    default: break;
    }
    return e;
}

/* The sheet and prompt of the first choice that has labels. */
static bool find_choice(hc_event *e)
{
    for (int s = 1; s < hc_sheet_count(); s++)
        for (int p = 0; p < 6; p++)
            if (hc_label(s, HC_EDITION_AVALON_HILL, p, 0)) {
                e->sheet = (uint16_t)s;
                e->b = (int16_t)p;
                e->a = 0;
                return true;
            }
    return false;
}

static void every_event_is_told(void **state)
{
    (void)state;
    hc_game view = new_view(4);
    const int viewers[] = { CHEN, ANN, HC_NOBODY };
    for (int kind = 0; kind < HC_EVENT_KINDS; kind++)
        for (size_t i = 0; i < 3; i++) {
            hc_event e = example_of(&view, kind);
            bool names_a_label = kind == HC_EV_CHOICE || kind == HC_EV_SHOWN || kind == HC_EV_TOKEN_TURNED;
            if (names_a_label && !find_choice(&e))
                continue;
            const char *text = told(&view, viewers[i], e);
            bool told_before = kind == HC_EV_ENCOUNTER || kind == HC_EV_HAZARD || (kind == HC_EV_DREW && viewers[i] == CHEN);
            if (!*text && !told_before)
                fail_msg("nothing told of %s", hc_event_name(kind));
            assert_finished(text);
            if (*text && text[strlen(text) - 1] != '.')
                fail_msg("no sentence: %s", text);
        }
}

static void persons_agree(void **state)
{
    (void)state;
    hc_game view = new_view(4);
    int attack = card_of_kind(&view, HC_CARD_ATTACK, 12);
    assert_told(ANN, "You reveal Attack 12.", .kind = HC_EV_REVEALED, .seat = ANN, .a = (int16_t)attack);
    assert_told(BEN, "Ann reveals Attack 12.", .kind = HC_EV_REVEALED, .seat = ANN, .a = (int16_t)attack);
    assert_told(ANN, "Dara joins Chen with 2 ships.", .kind = HC_EV_JOINED, .seat = DARA, .other = CHEN, .b = 2);
    assert_told(CHEN, "Dara joins you with 1 ship.", .kind = HC_EV_JOINED, .seat = DARA, .other = CHEN, .b = 1);
    assert_told(DARA, "You join Chen with 2 ships.", .kind = HC_EV_JOINED, .seat = DARA, .other = CHEN, .b = 2);
    assert_told(ANN, "Chen points the Mothership at your planet 3.", .kind = HC_EV_AIMED, .seat = CHEN, .other = ANN,
                .a = 2);
    assert_told(CHEN, "You point the Mothership at Ann's planet 3.", .kind = HC_EV_AIMED, .seat = CHEN, .other = ANN,
                .a = 2);
    assert_told(BEN, "Chen points the Mothership at their planet 1, against Ann's colony there.",
                .kind = HC_EV_AIMED, .seat = CHEN, .other = ANN, .a = 10);
    assert_told(ANN, "You have no ship left on your planet 5: that colony is gone.", .kind = HC_EV_COLONY_LEFT,
                .seat = ANN, .a = 4);
    assert_told(ANN, "Turn 3: you are the offense.", .kind = HC_EV_TURN, .seat = ANN, .a = 3);
}

static void reasons_are_given(void **state)
{
    (void)state;
    hc_game view = new_view(4);
    uint16_t plague = (uint16_t)sheet("The Plague"), healer = (uint16_t)sheet("Healer");
    assert_told(ANN, "You lose 3 ships to the Warp: the encounter is lost.",
                .kind = HC_EV_LOST, .seat = ANN, .other = HC_NOBODY, .a = 3, .b = HC_GATE, .c = HC_WARP, .flag = HC_BY_ENCOUNTER);
    assert_told(ANN, "Chen loses 1 ship on their planet 2 to the Warp: the encounter is lost.",
                .kind = HC_EV_LOST, .seat = CHEN, .a = 1, .b = 11, .c = HC_WARP, .flag = HC_BY_ENCOUNTER);
    assert_told(ANN, "Ben must lose 2 ships from their planet 1 because of Dara's Plague.",
                .kind = HC_EV_TO_LOSE, .seat = BEN, .a = 2, .b = 5, .sheet = plague, .by = DARA);
    assert_told(ANN, "Ben loses 3 ships to the Warp.",
                .kind = HC_EV_LOST, .seat = BEN, .other = HC_NOBODY, .a = 3, .b = HC_LIMBO, .c = HC_WARP, .sheet = plague, .by = DARA);
    assert_told(BEN, "Chen draws 1 card from the deck because of Healer.",
                .kind = HC_EV_DREW, .seat = CHEN, .a = 1, .sheet = healer, .by = CHEN);
    assert_told(ANN, "Ben cancels Chen's Healer with Cosmic Zap: it is off until this encounter ends.",
                .kind = HC_EV_CANCELLED, .seat = CHEN, .by = BEN, .sheet = (uint16_t)sheet("Cosmic Zap"),
                .a = (int16_t)healer);
    assert_told(ANN, "Chen's turn ends: there was no deal.", .kind = HC_EV_TURN_ENDS, .seat = CHEN,
                .a = HC_END_NO_DEAL);
}

static void outcomes_are_explained(void **state)
{
    (void)state;
    hc_game view = new_view(4);
    uint16_t pacifist = (uint16_t)sheet("Pacifist");
    assert_told(ANN, "The defense wins the encounter.", .kind = HC_EV_OUTCOME, .seat = HC_NOBODY, .other = HC_NOBODY,
                .a = HC_SIDE_DEFENSE, .b = 1);
    assert_told(ANN, "Dara wins the encounter: the defense has the higher total.", .kind = HC_EV_OUTCOME, .seat = CHEN, .other = DARA,
                .a = HC_SIDE_DEFENSE, .b = 1);
    assert_told(ANN, "Chen wins the encounter: the offense has the higher total.", .kind = HC_EV_OUTCOME, .seat = CHEN,
                .other = ANN, .a = HC_SIDE_OFFENSE, .b = 1);
    assert_told(ANN, "You win the encounter: Chen did not attack.", .kind = HC_EV_OUTCOME, .seat = CHEN, .other = ANN,
                .a = HC_SIDE_DEFENSE);
    assert_told(ANN, "You win the encounter: the totals are equal, and the tie goes to the defense.", .kind = HC_EV_OUTCOME,
                .seat = CHEN, .other = ANN, .a = HC_SIDE_DEFENSE, .b = 1, .c = 1);
    assert_told(ANN, "Dara wins the encounter because of Pacifist (wins by not fighting).", .kind = HC_EV_OUTCOME, .seat = BEN,
                .other = DARA, .a = HC_SIDE_DEFENSE, .sheet = pacifist, .by = DARA);
}

static const char *step_of(const hc_game *view, hc_step s)
{
    static char out[ROOM];
    text_step(out, sizeof out, &NAMES, view, &s);
    return out;
}

static void totals_are_taken_apart(void **state)
{
    (void)state;
    hc_game view = new_view(4);
    hc_step virus = { .sheet = (uint16_t)sheet("Virus"), .stage = HC_STAGE_COMBINED, .by = BEN, .before = 12, .after = 32 };
    hc_step macron = { .sheet = (uint16_t)sheet("Macron"), .stage = HC_STAGE_SHIPS, .about = CHEN, .by = CHEN };
    hc_step calm = { .sheet = (uint16_t)sheet("Emotion Control"), .stage = HC_STAGE_CARD, .by = ANN, .before = 8 };
    hc_step ships = { .stage = HC_STAGE_SHIPS, .about = DARA, .after = 3 };
    macron.before = 1;
    macron.after = 4;
    calm.after = HC_FACE_NEGOTIATE;
    assert_string_equal(step_of(&view, virus), "Ben's Virus: 8 x 4 = 32");
    assert_string_equal(step_of(&view, macron), "Macron: Chen's ships count as 4, not 1");
    assert_string_equal(step_of(&view, calm), "Your Emotion Control: Attack 8 becomes Negotiate");
    assert_string_equal(step_of(&view, ships), "Dara's ships: 3");
}

static void secrets_stay_secret(void **state)
{
    (void)state;
    hc_game view = new_view(4);
    assert_told(ANN, "Ben plays a card face down.", .kind = HC_EV_CARD_DOWN, .seat = BEN, .a = HC_NO_CARD);
    assert_told(ANN, "", .kind = HC_EV_TOOK_CARD, .seat = BEN, .other = CHEN, .a = HC_NO_CARD,
                .flag = HC_BY_COMPENSATION);
}

static void winners_are_named(void **state)
{
    (void)state;
    hc_game view = new_view(4);
    assert_told(ANN, "The game is over: Ben wins.", .kind = HC_EV_GAME_OVER, .a = 1 << BEN);
    assert_told(ANN, "The game is over: you win.", .kind = HC_EV_GAME_OVER, .a = 1 << ANN);
    assert_told(ANN, "The game is over: you, Ben and Dara share the win.", .kind = HC_EV_GAME_OVER,
                .a = 1 << ANN | 1 << BEN | 1 << DARA);
}

static void marks_stand_before_names(void **state)
{
    (void)state;
    hc_game view = new_view(4);
    char out[ROOM];
    text_names n = NAMES;
    n.marks = true;
    hc_event e = { .kind = HC_EV_JOINED, .seat = DARA, .other = ANN, .by = HC_NOBODY, .b = 2 };
    text_event(out, sizeof out, &n, &view, &e);
    assert_string_equal(out, "\4Dara joins you with 2 ships.");
    assert_int_equal(text_columns(out), (int)strlen(out) - 1);
}

/* ---- cards, words, refusals ----------------------------------------------------------------------------- */

static void cards_have_names(void **state)
{
    (void)state;
    char out[ROOM];
    hc_card_info attack = { .kind = HC_CARD_ATTACK, .value = 4 }, negotiate = { .kind = HC_CARD_NEGOTIATE };
    hc_card_info zap = { .kind = HC_CARD_ARTIFACT, .sheet = (uint16_t)sheet("Cosmic Zap") };
    text_card(out, sizeof out, HC_EDITION_AVALON_HILL, &attack);
    assert_string_equal(out, "Attack 4");
    text_card(out, sizeof out, HC_EDITION_AVALON_HILL, &negotiate);
    assert_string_equal(out, "Negotiate");
    text_card(out, sizeof out, HC_EDITION_AVALON_HILL, &zap);
    assert_string_equal(out, "Cosmic Zap");
}

static void words_are_the_editions(void **state)
{
    (void)state;
    char out[ROOM];
    text_expand(out, sizeof out, HC_EDITION_AVALON_HILL, "{Ships} leave the {gate} for the {warp}; {unknown} {");
    assert_string_equal(out, "Ships leave the Mothership for the Warp; {unknown} {");
}

static void every_refusal_is_explained(void **state)
{
    (void)state;
    char out[ROOM];
    for (int s = HC_OK; s <= HC_NOT_A_TABLE; s++) {
        assert_true(text_refusal(out, sizeof out, (hc_status)s, HC_EDITION_AVALON_HILL) > 10);
        assert_null(strstr(out, "not known"));
        assert_finished(out);
    }
    text_refusal(out, sizeof out, HC_TOO_MANY_PLAYERS, HC_EDITION_AVALON_HILL);
    assert_non_null(strstr(out, "2 to 4 players"));
    text_refusal(out, sizeof out, HC_NO_SUCH_EDITION, 99);
    assert_non_null(strstr(out, "avalon-hill"));
}

static void steps_are_numbered(void **state)
{
    (void)state;
    char out[ROOM];
    int number = 0;
    for (int phase = 0; phase < HC_PHASE_COUNT; phase++) {
        assert_true(text_phase_help(out, sizeof out, HC_EDITION_AVALON_HILL, phase, 76) > 40);
        assert_finished(out);
        if (*text_phase(HC_EDITION_AVALON_HILL, phase))
            assert_int_equal(text_phase_number(HC_EDITION_AVALON_HILL, phase), ++number);
        else
            assert_int_equal(text_phase_number(HC_EDITION_AVALON_HILL, phase), 0);
    }
    assert_int_equal(number, 10);
    assert_string_equal(text_phase(HC_EDITION_AVALON_HILL, HC_PHASE_COUNT), "");
}

static int place_of(int edition, int phase)
{
    hc_phase_info all[HC_PHASE_COUNT];
    int i = hc_phases(edition, all) - 1;
    while (i >= 0 && all[i].phase != phase) i--;
    return i;
}

/* The modern edition aims first, the old one gathers ships first; their pages say it in that order. */
static void steps_are_in_order_of_play(void **state)
{
    (void)state;
    static char out[4 * ROOM];
    assert_true(place_of(HC_EDITION_FFG, HC_PHASE_AIM) + 1 == place_of(HC_EDITION_FFG, HC_PHASE_LAUNCH));
    assert_true(place_of(HC_EDITION_AVALON_HILL, HC_PHASE_LAUNCH) + 1 == place_of(HC_EDITION_AVALON_HILL, HC_PHASE_AIM));
    assert_int_equal(place_of(HC_EDITION_FFG, HC_PHASE_START), 0);
    assert_int_equal(place_of(HC_EDITION_AVALON_HILL, HC_PHASE_START), -1);
    assert_int_equal(hc_phases(HC_EDITION_COUNT, (hc_phase_info[HC_PHASE_COUNT]){ { 0 } }), 0);
    int launch = text_phase_number(HC_EDITION_FFG, HC_PHASE_LAUNCH);
    assert_int_equal(text_phase_number(HC_EDITION_FFG, HC_PHASE_AIM), launch);
    text_step_help(out, sizeof out, HC_EDITION_FFG, launch, 76);
    assert_true(strstr(out, "pointed at one planet") < strstr(out, "one to four"));
}

static void assert_no_line_wider(const char *text, int width)
{
    char line[ROOM];
    while (*text) {
        size_t length = strcspn(text, "\n");
        assert_true(length < sizeof line);
        memcpy(line, text, length);
        line[length] = '\0';
        if (text_columns(line) > width)
            fail_msg("wider than %d: %s", width, line);
        text += length + (text[length] == '\n');
    }
}

static void entries_and_rules_are_whole(void **state)
{
    (void)state;
    static char out[4 * ROOM];
    hc_sheet_info info;
    for (int width = 20; width <= 100; width += 20) {
        for (int edition = 0; edition < 2; edition++) {
            assert_true(text_rules(out, sizeof out, edition ? HC_EDITION_FFG : HC_EDITION_AVALON_HILL, width) > 2000);
            assert_finished(out);
            assert_no_line_wider(out, width);
            assert_int_equal(strstr(out, "Flares") && strstr(out, "einforcements") && strstr(out, "Morph") && strstr(out, "Techs"), edition);        /* what the other one does not have */
        }
        for (int s = 1; s < 2 * hc_sheet_count(); s++) {
            int edition = s < hc_sheet_count() ? HC_EDITION_AVALON_HILL : HC_EDITION_FFG, sheet = s % hc_sheet_count();
            size_t length = text_sheet(out, sizeof out, edition, sheet, width);
            assert_int_equal(length > 0, hc_sheet(sheet, edition, &info));
            assert_finished(out);
            assert_no_line_wider(out, width);
        }
    }
    assert_int_equal(text_sheet(out, sizeof out, HC_EDITION_AVALON_HILL, hc_sheet_count(), 80), 0);
    for (int kind = 0; kind < HC_CARD_KINDS; kind++) {
        if (text_kind(out, sizeof out, HC_EDITION_FFG, kind, 60) == 0)
            continue;
        assert_finished(out);
        assert_no_line_wider(out, 60);
    }
    assert_int_equal(text_kind(out, sizeof out, HC_EDITION_AVALON_HILL, HC_CARD_MORPH, 60), 0);
}

/* What a reader of the modern edition looks for. */
static void entries_are_an_encyclopaedia(void **state)
{
    (void)state;
    static char out[4 * ROOM];
    static const char *const HEADING[] = { "Alien, ", " alert.", "The power\n", "Wild flare\n", "Super flare\n", "When:  ", "As:    ",
                                           "Use:   ", "An example" };
    int aliens = 0;
    for (int s = 1; s < hc_sheet_count(); s++) {
        hc_sheet_info info;
        if (!hc_sheet(s, HC_EDITION_FFG, &info) || !info.alien)
            continue;
        aliens++;
        text_sheet(out, sizeof out, HC_EDITION_FFG, s, 80);
        for (size_t i = 0; i < sizeof HEADING / sizeof *HEADING; i++)
            if (!strstr(out, HEADING[i]))
                fail_msg("%s lacks \"%s\"", info.name, HEADING[i]);
    }
    assert_true(aliens > 20);
}

/* ---- several events in one sentence ------------------------------------------------------------------ */

static void assert_run(int viewer, const hc_event e[], size_t count, size_t expected, const char *sentence)
{
    char out[ROOM];
    size_t taken = 0;
    hc_game view = new_view(4);
    text_names n = NAMES;
    n.viewer = viewer;
    assert_true(text_event_run(out, sizeof out, &n, &view, e, count, &taken) > 0);
    assert_string_equal(out, sentence);
    assert_int_equal(taken, expected);
}

static void what_belongs_together_is_one_sentence(void **state)
{
    (void)state;
    const hc_event invited[] = { { .kind = HC_EV_INVITED, .seat = BEN, .other = ANN, .by = HC_NOBODY },
                                 { .kind = HC_EV_INVITED, .seat = BEN, .other = CHEN, .by = HC_NOBODY },
                                 { .kind = HC_EV_INVITED, .seat = BEN, .other = DARA, .by = HC_NOBODY },
                                 { .kind = HC_EV_INVITED, .seat = DARA, .other = ANN, .by = HC_NOBODY, .a = HC_SIDE_DEFENSE } };
    assert_run(ANN, invited, 4, 3, "Ben invites you, Chen and Dara to join the offense.");
    const hc_event kept[] = { { .kind = HC_EV_KEPT_CARD, .seat = BEN, .a = HC_NO_CARD, .by = HC_NOBODY },
                              { .kind = HC_EV_KEPT_CARD, .seat = BEN, .a = HC_NO_CARD, .by = HC_NOBODY },
                              { .kind = HC_EV_KEPT_CARD, .seat = BEN, .a = 3, .by = HC_NOBODY } };
    assert_run(ANN, kept, 3, 2, "Ben takes 2 cards back into their hand.");
    assert_run(BEN, invited, 2, 2, "You invite Ann and Chen to join the offense.");
    assert_run(BEN, invited + 3, 1, 1, "Dara invites Ann to join the defense.");
    const hc_event out[] = { { .kind = HC_EV_STAYED_OUT, .seat = CHEN, .by = HC_NOBODY, .a = 1 },
                             { .kind = HC_EV_STAYED_OUT, .seat = DARA, .by = HC_NOBODY, .a = 1 },
                             { .kind = HC_EV_STAYED_OUT, .seat = ANN, .by = HC_NOBODY } };
    assert_run(ANN, out, 3, 2, "Chen and Dara stay out: nobody has invited them.");
    assert_run(CHEN, out, 2, 2, "You and Dara stay out, uninvited.");
    assert_run(ANN, out + 2, 1, 1, "You decline and stay out of this encounter.");
    const hc_event sent[] = { { .kind = HC_EV_GATHERED, .seat = BEN, .by = HC_NOBODY, .a = 2, .b = 5 },
                              { .kind = HC_EV_GATHERED, .seat = BEN, .by = HC_NOBODY, .a = 1, .b = 7 },
                              { .kind = HC_EV_GATHERED, .seat = BEN, .by = HC_NOBODY, .a = 1, .b = 0 },
                              { .kind = HC_EV_GATHERED, .seat = CHEN, .by = HC_NOBODY, .a = 1, .b = 10 } };
    assert_run(ANN, sent, 2, 2, "Ben sends 3 ships from their planets 1 and 3 into the encounter.");
    const hc_event lost[] = { { .kind = HC_EV_LOST, .seat = BEN, .by = HC_NOBODY, .flag = HC_BY_FAILED_DEAL, .a = 1, .b = 5, .c = HC_WARP },
                              { .kind = HC_EV_LOST, .seat = BEN, .by = HC_NOBODY, .flag = HC_BY_FAILED_DEAL, .a = 2, .b = 6, .c = HC_WARP },
                              { .kind = HC_EV_LOST, .seat = CHEN, .by = HC_NOBODY, .flag = HC_BY_FAILED_DEAL, .a = 3, .b = 10, .c = HC_WARP } };
    assert_run(ANN, lost, 3, 2, "Ben loses 3 ships on their planets 1 and 2 to the Warp: no deal was made.");
    assert_run(CHEN, lost + 2, 1, 1, "You lose 3 ships on your planet 1 to the Warp: no deal was made.");
    const hc_event home[] = { { .kind = HC_EV_RETURNED, .seat = BEN, .by = HC_NOBODY, .flag = HC_BY_DEAL, .a = 1, .b = 5, .c = HC_GATE },
                              { .kind = HC_EV_RETURNED, .seat = BEN, .by = HC_NOBODY, .flag = HC_BY_DEAL, .a = 1, .b = 8, .c = HC_GATE },
                              { .kind = HC_EV_RETURNED, .seat = BEN, .by = HC_NOBODY, .flag = HC_BY_REWARD, .a = 1, .b = 8, .c = HC_WARP } };
    assert_run(BEN, home, 3, 2, "Your 2 ships return to your planets 1 and 4: allies have no part in a deal.");
    assert_run(ANN, home, 2, 2, "Ben's 2 ships return to their planets 1 and 4: allies have no part in a deal.");
    assert_run(ANN, home + 2, 1, 1, "Ben takes 1 ship out of the Warp to their planet 4 as a reward.");
    assert_run(BEN, sent, 4, 3, "You send 4 ships from your planets 1 and 3 and Ann's planet 1 into the encounter.");
    const hc_event mixed[] = { sent[2], sent[0], { .kind = HC_EV_GATHERED, .seat = BEN, .by = HC_NOBODY, .a = 1, .b = 11 }, sent[1] };
    assert_run(ANN, mixed, 4, 4, "Ben sends 5 ships from their planets 1 and 3, Chen's planet 2 and your planet 1 into the encounter.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(entries_are_an_encyclopaedia),
        cmocka_unit_test(every_event_is_told),
        cmocka_unit_test(what_belongs_together_is_one_sentence),
        cmocka_unit_test(persons_agree),
        cmocka_unit_test(reasons_are_given),
        cmocka_unit_test(outcomes_are_explained),
        cmocka_unit_test(totals_are_taken_apart),
        cmocka_unit_test(secrets_stay_secret),
        cmocka_unit_test(winners_are_named),
        cmocka_unit_test(marks_stand_before_names),
        cmocka_unit_test(cards_have_names),
        cmocka_unit_test(words_are_the_editions),
        cmocka_unit_test(every_refusal_is_explained),
        cmocka_unit_test(steps_are_numbered), cmocka_unit_test(steps_are_in_order_of_play),
        cmocka_unit_test(entries_and_rules_are_whole),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
