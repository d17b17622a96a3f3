/* session_test.c - a game in progress: resumed exactly, told to each as they may know it, asked when it is wanted. */
#define _DEFAULT_SOURCE 1
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "cli/session.h"
#include "cli/story.h"

enum { TOO_LONG = 20000 };

/* `people` of four seats are persons, the rest steady bots. Aliens as drawn. */
static session *begin(int people, uint64_t seed)
{
    char why[RECORD_WHY];
    session *s = malloc(sizeof *s);
    game_options o;
    game_options_begin(&o);
    o.people = people;
    o.setup.seed = seed;
    o.seed_given = true;
    assert_true(game_options_finish(&o));
    assert_true(session_begin(s, &o, why));
    return s;
}

static void end(session *s)
{
    session_end(s);
    free(s);
}

/* As the steady player would, who does not search. */
static int steady_answer(const session *s, int seat, int choice[BOT_CHOICES])
{
    hc_game view;
    bot b;
    hc_view(&s->host.game, seat, &view);
    bot_begin(&b, BOT_STEADY, seat, s->host.rec.count);
    return bot_answer(&b, &view, choice);
}

/* Every act is declined if `declines`. Counts what was asked about acts. */
static void answer_question(session *s, int seat, bool declines, int *acts)
{
    int choice[BOT_CHOICES], n;
    hc_question q;
    hc_question_for(&s->host.game, seat, &q);
    bool optional = q.kind == HC_ASK_ACT && q.prompt == HC_PROMPT_ACT;
    *acts += optional;
    n = steady_answer(s, seat, choice);
    if (optional && declines) n = 1, choice[0] = HC_PASS;
    for (int i = 0; i < n; i++) assert_int_equal(session_answer(s, seat, choice[i]), HC_OK);
}

static int play_to_end(session *s, bool declines)
{
    int seat, acts = 0;
    while ((seat = session_advance(s, HC_NOBODY, 0)) != HC_NOBODY) {
        answer_question(s, seat, declines, &acts);
        assert_true(s->host.rec.count < TOO_LONG);
    }
    assert_int_equal(hc_asked(&s->host.game), 0);
    return acts;
}

/* ---- keeping --------------------------------------------------------------------------------- */

static const play_options USUAL = { .pace_ms = 0 };

static void save_to(session *s, const char *path)
{
    char why[RECORD_WHY];
    session_keep_as(s, KEEP_NAMED, path);
    assert_true(session_keep(s, &USUAL, why));
}

/* ---- resuming -------------------------------------------------------------------------------- */

static void assert_same_stories(const session *a, const session *b)
{
    for (int i = 0; i <= PUBLIC_STORY; i++) {
        assert_int_equal(a->story[i].count, b->story[i].count);
        for (size_t k = 0; k < a->story[i].count; k++) {
            assert_string_equal(a->story[i].line[k].text, b->story[i].line[k].text);
            assert_int_equal(a->story[i].line[k].moment, b->story[i].line[k].moment);
        }
    }
}

/* Saved and loaded again and again, the game takes the same course as one that was never left. */
static void goes_on_exactly_where_it_was_left(void **state)
{
    (void)state;
    char path[] = P_tmpdir "/session-test-XXXXXX", why[RECORD_WHY];
    int file = mkstemp(path), acts = 0;
    assert_true(file >= 0);
    close(file);
    for (uint64_t seed = 1; seed <= 3; seed++) {
        session *whole = begin(2, seed), *often = begin(2, seed);
        play_to_end(whole, false);
        save_to(often, path);
        assert_string_equal(often->save_trouble, "");
        for (int i = 0, seat; (seat = session_advance(often, HC_NOBODY, 0)) != HC_NOBODY; i++) {
            answer_question(often, seat, false, &acts);
            if (i % 7) continue;
            session *resumed = malloc(sizeof *resumed);
            assert_true(session_resume(resumed, path, why));
            assert_same_stories(often, resumed);
            assert_int_equal(hc_hash(&often->host.game), hc_hash(&resumed->host.game));
            end(often);
            save_to(resumed, path);
            often = resumed;
        }
        assert_int_equal(hc_hash(&whole->host.game), hc_hash(&often->host.game));
        assert_same_stories(whole, often);
        end(whole);
        end(often);
    }
    unlink(path);
}

/* "When to ask me" is kept with the game; what is as usual needs no line, so older games read as they are. */
static void wishes_are_kept_with_the_game(void **state)
{
    (void)state;
    char path[] = P_tmpdir "/session-test-XXXXXX", why[RECORD_WHY], text[4096];
    int file = mkstemp(path), zap = hc_sheet_named("Cosmic Zap"), quash = hc_sheet_named("Quash");
    assert_true(file >= 0);
    close(file);
    session *s = begin(2, 5), *resumed = malloc(sizeof *resumed);
    s->asking.mode[0][zap] = ASK_NEVER;
    s->asking.mode[1][zap] = ASK_EVERY_TIME;
    s->asking.mode[1][quash] = ASK_NEVER;
    save_to(s, path);
    assert_true(session_resume(resumed, path, why));
    assert_memory_equal(s->asking.mode, resumed->asking.mode, sizeof s->asking.mode);
    end(resumed);
    s->asking.mode[0][zap] = s->asking.mode[1][zap] = s->asking.mode[1][quash] = ASK_WHEN_IT_MATTERS;
    assert_true(session_save(s));
    FILE *in = fopen(path, "r");
    text[fread(text, 1, sizeof text - 1, in)] = '\0';
    fclose(in);
    assert_null(strstr(text, "\nasks "));
    end(s);
    unlink(path);
}

static void a_wish_that_makes_no_sense_is_refused(void **state)
{
    static const char *const WRONG[] = { "asks 9 cosmic-zap never", "asks 0 cosmic-zap never", "asks 1 no-such-card never",
                                         "asks 1 cosmic-zap sometimes", "asks 1 cosmic-zap", "asks 1 drawn never" };
    (void)state;
    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++) {
        char text[400], why[RECORD_WHY] = "";
        record r;
        snprintf(text, sizeof text, "hypercone record 1 rules %d\nedition ffg\nseed 0x0000000000000001\nfirst drawn\n"
                 "seat 1 drawn person Ada\nseat 2 drawn steady Bo\nseat 3 drawn steady Cy\n%s\nanswers\nend 0\n", HC_RULES_VERSION, WRONG[i]);
        FILE *in = fmemopen(text, strlen(text), "r");
        assert_false(record_read(&r, in, why));
        assert_non_null(strstr(why, "always or never"));
        fclose(in);
    }
}

static void a_bot_left_in_the_middle_of_a_choice_begins_it_anew(void **state)
{
    (void)state;
    session *s = begin(0, 4);
    hc_question q = { 0 };
    int seat = 0;
    for (int i = 0; i < 500 && !(q.compound && q.most > 1); i++) {
        session_advance(s, HC_NOBODY, 1);
        for (seat = 0; !(hc_asked(&s->host.game) >> seat & 1); seat++) assert_true(seat < HC_SEATS);
        hc_question_for(&s->host.game, seat, &q);
    }
    hc_option option[HC_OPTIONS_MAX];
    assert_true(hc_options(&s->host.game, seat, option) > 0);
    assert_int_equal(session_answer(s, seat, option[0].choice), HC_OK);
    play_to_end(s, false);
    end(s);
}

/* ---- telling --------------------------------------------------------------------------------- */

/* Who draws or plays a card face down is told which; the others are told that, not which. */
static void each_story_tells_what_its_reader_may_know(void **state)
{
    (void)state;
    session *s = begin(2, 9);
    play_to_end(s, false);
    int known = 0;
    for (size_t k = 0; k < s->story[0].count; k++) {
        const story_line *line = &s->story[0].line[k];
        if (line->kind != HC_EV_CARD_DOWN || strncmp(line->text, "You", 3) != 0) continue;
        known++;
        assert_null(strstr(line->text, "a card"));
        for (size_t i = 0; i < s->story[1].count; i++) {
            const story_line *other = &s->story[1].line[i];
            if (other->moment == line->moment && other->event == line->event)
                assert_non_null(strstr(other->text, "a card"));
        }
    }
    assert_true(known > 0);
    assert_int_equal(s->story[2].count, 0); /* bots have none */
    assert_int_equal(session_viewer_story(s, 2), PUBLIC_STORY);
    end(s);
}

static void marks_are_taken_out_of_plain_text(void **state)
{
    (void)state;
    char text[] = "\1Ada joins \3Chen. \xe2\x97\x8f";
    strip_marks(text);
    assert_string_equal(text, "Ada joins Chen. \xe2\x97\x8f");
}

static void the_result_names_winners_and_colonies(void **state)
{
    (void)state;
    session *s = begin(1, 5);
    play_to_end(s, false);
    char text[3000], *end_of_first;
    text_names n;
    hc_game view;
    hc_table t;
    session_names(s, HC_NOBODY, &n);
    n.marks = false;
    hc_view(&s->host.game, HC_NOBODY, &view);
    hc_read(&view, &t);
    assert_true(describe_result(text, sizeof text, &n, &view) > 0);
    end_of_first = strchr(text, '\n');
    assert_non_null(end_of_first);
    *end_of_first = '\0';
    for (int seat = 0; seat < t.players; seat++) {
        assert_int_equal(strstr(text, s->host.rec.name[seat]) != NULL, t.won >> seat & 1);
        assert_non_null(strstr(end_of_first + 1, s->host.rec.name[seat]));
    }
    end(s);
}

/* ---- asking ---------------------------------------------------------------------------------- */

static int questions_about_acts(int mode)
{
    int acts = 0;
    for (uint64_t seed = 20; seed < 40; seed++) {
        session *s = begin(1, seed);
        memset(s->asking.mode, mode, sizeof s->asking.mode);
        acts += play_to_end(s, true);
        end(s);
    }
    return acts;
}

static void asks_about_acts_as_often_as_is_wanted(void **state)
{
    (void)state;
    int always = questions_about_acts(ASK_EVERY_TIME), matters = questions_about_acts(ASK_WHEN_IT_MATTERS);
    assert_true(always > 20);
    assert_in_range(matters, 1, always - 1);
    assert_int_equal(questions_about_acts(ASK_NEVER), 0);
    assert_in_range(questions_about_acts(ASK_USES), 0, always - 1);      /* asked only which of several comes first */
}

static void asks_no_more_in_an_encounter_that_is_to_be_quiet(void **state)
{
    (void)state;
    int found = 0;
    for (uint64_t seed = 20; seed < 60 && found < 3; seed++) {
        session *s = begin(1, seed);
        memset(s->asking.mode, ASK_EVERY_TIME, sizeof s->asking.mode);
        uint16_t quiet = 0;
        for (int seat, acts = 0; (seat = session_advance(s, HC_NOBODY, 0)) != HC_NOBODY;) {
            hc_table t;
            hc_question q;
            hc_read(&s->host.game, &t);
            hc_question_for(&s->host.game, seat, &q);
            bool act = q.kind == HC_ASK_ACT && q.prompt == HC_PROMPT_ACT;
            if (act) assert_int_not_equal(t.encounter, quiet);
            if (act) s->asking.quiet[seat] = quiet = t.encounter;
            found += act;
            answer_question(s, seat, true, &acts);
        }
        end(s);
    }
    assert_true(found >= 3);
}

/* Led to the question whether to play a reinforcement: may that be passed over in silence? */
static bool passes_over_reinforcement(int kind, int value)
{
    hc_game g, view;
    hc_question q;
    static asking usual;
    hc_setup s = { .seed = 3, .edition = HC_EDITION_FFG, .players = 3, .first = 0 };
    static const char *const ALIEN[3] = { "Vulch", "Healer", "Zombie" };
    for (int i = 0; i < 3; i++) s.alien[i] = (uint16_t)hc_sheet_named(ALIEN[i]);
    assert_int_equal(hc_lay_begin(&g, &s), HC_OK);
    assert_int_equal(hc_lay_destiny(&g, 1), HC_OK);
    assert_int_equal(hc_lay_hand(&g, 0, HC_CARD_ATTACK, 20, 0), HC_OK);
    assert_int_equal(hc_lay_hand(&g, 0, HC_CARD_REINFORCEMENT, 3, 0), HC_OK);
    assert_int_equal(hc_lay_hand(&g, 1, kind, value, 0), HC_OK);
    hc_lay_start(&g, NULL);
    for (int n = 0; n < 200; n++) {
        hc_option option[HC_OPTIONS_MAX];
        int seat = 0;
        while (!(hc_asked(&g) >> seat & 1)) assert_true(++seat < HC_SEATS);
        hc_question_for(&g, seat, &q);
        if (seat == 0 && q.kind == HC_ASK_ACT && hc_revealed(&g)) break;
        int count = hc_options(&g, seat, option), choice = option[0].choice;
        for (int i = 0; i < count; i++) if (option[i].choice == HC_PASS || option[i].choice == HC_DONE) choice = option[i].choice;
        assert_int_equal(hc_answer(&g, seat, choice, NULL), HC_OK);
    }
    assert_true(q.kind == HC_ASK_ACT && hc_revealed(&g));
    hc_view(&g, 0, &view);
    static asking uses;
    memset(&uses, 0, sizeof uses);
    int reinforcement = hc_sheet_named("Reinforcement");
    uses.mode[0][reinforcement] = ASK_USES;
    assert_false(may_pass_unasked(&uses, &view, 0));
    int used = used_unasked(&uses, &view, 0);
    assert_true(used >= 0 && used != HC_PASS);
    note_used(&uses, &view, 0, used);
    assert_int_equal(used_unasked(&uses, &view, 0), -1);             /* once in a window, then it passes */
    assert_true(may_pass_unasked(&uses, &view, 0));
    assert_int_equal(used_unasked(&usual, &view, 0), -1);
    return may_pass_unasked(&usual, &view, 0);
}

/* The other has this card against a 20. */
static void no_reinforcement_is_asked_for_where_it_would_change_nothing(void **state)
{
    (void)state;
    assert_false(passes_over_reinforcement(HC_CARD_ATTACK, 30));
    assert_true(passes_over_reinforcement(HC_CARD_ATTACK, 8));
    assert_true(passes_over_reinforcement(HC_CARD_NEGOTIATE, 0));
}

/* ---- tempers and talk ------------------------------------------------------------------------ */

static session *begin_colourful(const char *bots, uint64_t seed, int players)
{
    char why[RECORD_WHY];
    session *s = malloc(sizeof *s);
    game_options o;
    game_options_begin(&o);
    o.setup.seed = seed;
    o.seed_given = o.draws_tempers = true;
    o.given.bots = bots;
    o.given.players = players;
    assert_true(game_options_finish(&o));
    assert_true(session_begin(s, &o, why));
    return s;
}

static void bots_in_play_differ_in_temper(void **state)
{
    (void)state;
    unsigned seen = 0;
    for (uint64_t seed = 1; seed <= 200; seed++) {
        session *s = begin_colourful(NULL, seed, 8), *again = begin_colourful(NULL, seed, 8);
        unsigned here = 0;
        assert_string_equal(session_temper(s, 0), "");               /* a person */
        for (int seat = 1; seat < 8; seat++) {
            int temper = bot_temper_named(session_temper(s, seat));
            assert_true(temper >= 0 && !(here >> temper & 1));
            assert_string_equal(session_temper(s, seat), session_temper(again, seat));
            here |= 1u << temper;
            if (seat == 1) seen |= 1u << temper;
        }
        assert_non_null(strstr(s->story[0].line[0].text, session_temper(s, 3)));
        end(s);
        end(again);
    }
    assert_true(seen == ((1u << BOT_TEMPERS) - 1) - 1);              /* each but even comes first once in a while */
    session *s = begin(1, 3);
    for (int seat = 1; seat < 4; seat++) assert_string_equal(session_temper(s, seat), "even");
    end(s);
}

static void a_temper_that_was_chosen_stays(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        session *s = begin_colourful("steady/greedy,steady,random", seed, 4);
        assert_string_equal(session_temper(s, 1), "greedy");
        assert_string_not_equal(session_temper(s, 2), "greedy");
        assert_string_not_equal(session_temper(s, 2), "even");
        assert_string_equal(session_temper(s, 3), "");
        assert_string_equal(s->host.rec.player[1], "steady/greedy");
        end(s);
        s = begin_colourful("steady/even", seed, 4);
        for (int seat = 1; seat < 4; seat++) assert_string_equal(session_temper(s, seat), "even");
        end(s);
    }
}

static int remarks(const session *s)
{
    int n = 0;
    for (size_t k = 0; k < s->story[0].count; k++) n += s->story[0].line[k].kind == STORY_TALK;
    return n;
}

static void talk_can_be_switched_off_and_changes_nothing(void **state)
{
    (void)state;
    session *loud = begin_colourful(NULL, 8, 4), *quiet = begin_colourful(NULL, 8, 4);
    session_silence(quiet);
    assert_int_equal(remarks(quiet), 0);
    play_to_end(loud, false);
    play_to_end(quiet, false);
    assert_true(remarks(loud) >= 5);
    assert_int_equal(remarks(quiet), 0);
    assert_int_equal(hc_hash(&loud->host.game), hc_hash(&quiet->host.game));
    session_silence(loud);
    assert_same_stories(loud, quiet);
    end(loud);
    end(quiet);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(goes_on_exactly_where_it_was_left),
        cmocka_unit_test(wishes_are_kept_with_the_game),
        cmocka_unit_test(a_wish_that_makes_no_sense_is_refused),
        cmocka_unit_test(a_bot_left_in_the_middle_of_a_choice_begins_it_anew),
        cmocka_unit_test(each_story_tells_what_its_reader_may_know),
        cmocka_unit_test(marks_are_taken_out_of_plain_text),
        cmocka_unit_test(the_result_names_winners_and_colonies),
        cmocka_unit_test(asks_about_acts_as_often_as_is_wanted),
        cmocka_unit_test(asks_no_more_in_an_encounter_that_is_to_be_quiet),
        cmocka_unit_test(no_reinforcement_is_asked_for_where_it_would_change_nothing),
        cmocka_unit_test(bots_in_play_differ_in_temper),
        cmocka_unit_test(a_temper_that_was_chosen_stays),
        cmocka_unit_test(talk_can_be_switched_off_and_changes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
