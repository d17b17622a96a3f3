/* bots_test.c - bots answer legally, alike for the same seed, from what they see; steady plays well. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>
#include "bots/bots.h"
#include "bot_promise.h"

enum { EVENTS = 2048, TOO_LONG = 60000 };

typedef struct match {
    hc_game g;
    bot b[HC_SEATS];
    hc_event event[EVENTS];
    hc_events events;
    int players, decisions;
} match;

/* levels: a letter a seat, 's' steady, 'r' random. */
static void begin_match(match *m, const char *levels, uint64_t seed)
{
    memset(m, 0, sizeof *m);
    m->players = (int)strlen(levels);
    m->events = (hc_events){ .room = EVENTS, .item = m->event };
    hc_setup s = { .seed = seed, .players = (uint8_t)m->players, .first = HC_NOBODY };
    assert_int_equal(hc_new(&m->g, &s, &m->events, NULL), HC_OK);
    for (int i = 0; i < m->players; i++)
        bot_begin(&m->b[i], levels[i] == 's' ? BOT_STEADY : BOT_RANDOM, i, seed + 99);
}

static void show_events(match *m)
{
    for (int seat = 0; seat < m->players; seat++) {
        hc_game view;
        hc_event seen;
        hc_view(&m->g, seat, &view);
        for (size_t i = 0; i < m->events.count; i++)
            if (hc_event_for(&m->event[i], seat, &seen)) bot_sees(&m->b[seat], &view, &seen);
    }
    assert_int_equal(m->events.dropped, 0);
    m->events.count = 0;
}

static int lowest(unsigned mask)
{
    int i = 0;
    while (!(mask >> i & 1)) i++;
    return i;
}

static void send_answer(match *m, int seat, const int choice[], int n)
{
    assert_in_range(n, 1, BOT_CHOICES);
    for (int i = 0; i < n; i++) assert_int_not_equal(choice[i], HC_UNDO);
    if (n > 1) assert_int_equal(choice[n - 1], HC_DONE);
    if (n == 1) assert_int_equal(hc_answer(&m->g, seat, choice[0], &m->events), HC_OK);
    else assert_int_equal(hc_answer_all(&m->g, seat, choice, n - 1, &m->events), HC_OK);
    assert_true(++m->decisions < TOO_LONG);
}

/* One decision; false: the game is over. */
static bool step(match *m)
{
    hc_game view;
    int choice[BOT_CHOICES];
    show_events(m);
    unsigned asked = hc_asked(&m->g);
    if (!asked) return false;
    int seat = lowest(asked);
    hc_view(&m->g, seat, &view);
    send_answer(m, seat, choice, bot_answer(&m->b[seat], &view, choice));
    return true;
}

static void play(match *m, const char *levels, uint64_t seed)
{
    begin_match(m, levels, seed);
    while (step(m)) continue;
}

/* ---- all levels ---------------------------------------------------------------------------------- */

static void levels_have_names(void **state)
{
    (void)state;
    for (int i = 0; i < BOT_LEVELS; i++) assert_int_equal(bot_level_named(bot_level_name(i)), i);
    assert_int_equal(bot_level_named("nobody"), -1);
    assert_int_equal(bot_level_named(""), -1);
}

static void answers_are_legal(void **state)
{
    static const char *const TABLE[] = { "srrr", "ssss", "rrrr", "ssr", "rs", "ss", "rrs", "srsr" };
    static match m;
    (void)state;
    for (uint64_t seed = 1; seed <= 200; seed++) {
        play(&m, TABLE[seed % 8], seed);
        assert_null(hc_check(&m.g));
    }
}

static void the_same_seed_plays_the_same_game(void **state)
{
    static match one, two;
    (void)state;
    int different = 0;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        play(&one, "ssrr", seed);
        play(&two, "ssrr", seed);
        assert_int_equal(one.decisions, two.decisions);
        assert_true(hc_hash(&one.g) == hc_hash(&two.g));
        begin_match(&two, "ssrr", seed);
        for (int i = 0; i < two.players; i++) bot_begin(&two.b[i], two.b[i].spec.level, i, seed + 1000);
        while (step(&two)) continue;
        different += hc_hash(&one.g) != hc_hash(&two.g);
    }
    assert_true(different > 15);
}

static void numbers_are_spread(void **state)
{
    bot b;
    int count[6] = { 0 };
    (void)state;
    bot_begin(&b, BOT_RANDOM, 0, 1);
    for (int i = 0; i < 6000; i++) count[bot_random(&b, 6)]++;
    for (int i = 0; i < 6; i++) assert_in_range(count[i], 850, 1150);
    assert_int_equal(bot_random(&b, 1), 0);
}

static void only_the_view_decides(void **state)
{
    static match m;
    int hidden_differed = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 30; seed++) {
        begin_match(&m, seed % 2 ? "ssss" : "srsr", seed);
        do {
            unsigned asked = hc_asked(&m.g);
            if (!asked) break;
            hc_game view, other;
            hc_view(&m.g, lowest(asked), &view);
            hc_determinise(&view, lowest(asked), seed * 77, &other);
            hidden_differed += hc_hash(&other) != hc_hash(&m.g);
            assert_view_decides(&m.g, &m.b[lowest(asked)], seed * 77);
        } while (step(&m));
    }
    assert_true(hidden_differed > 100);
}

/* ---- light policies ------------------------------------------------------------------------------ */

typedef hc_status policy(hc_game *g, int seat, uint64_t *rng, hc_events *ev);

static int play_policy(policy *answer, int players, uint64_t seed, uint64_t *hash)
{
    hc_game g;
    uint64_t rng = seed;
    int n = 0;
    hc_setup s = { .seed = seed, .players = (uint8_t)players, .first = HC_NOBODY };
    assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_OK);
    for (; hc_asked(&g) && n < TOO_LONG; n++) {
        hc_question before, after;
        int seat = lowest(hc_asked(&g));
        hc_question_for(&g, seat, &before);
        assert_int_equal(answer(&g, seat, &rng, NULL), HC_OK);
        hc_question_for(&g, seat, &after);
        bool same = before.compound && after.compound && before.prompt == after.prompt && before.sheet == after.sheet;
        if (same && before.picked) assert_true(after.picked == before.picked + 1 || after.picked == 0);
    }
    if (!hc_asked(&g)) assert_int_equal(answer(&g, 0, &rng, NULL), HC_NOT_ASKED);
    *hash = hc_hash(&g);
    return n;
}

static void light_policies_end_their_games(void **state)
{
    (void)state;
    int long_games = 0, sum = 0;
    for (uint64_t seed = 1; seed <= 100; seed++) {
        uint64_t hash, again;
        int n = play_policy(bot_playout_answer, 2 + (int)(seed % 3), seed, &hash);
        assert_in_range(n, 1, TOO_LONG - 1);
        assert_int_equal(play_policy(bot_playout_answer, 2 + (int)(seed % 3), seed, &again), n);
        assert_true(hash == again);
        sum += n;
        long_games += play_policy(bot_random_answer, 3 + (int)(seed % 2), seed, &hash) == TOO_LONG;
    }
    assert_int_equal(long_games, 0);
    assert_true(sum < 100 * 800);
}

/* ---- steady plays well ----------------------------------------------------------------------------- */

static void steady_beats_random(void **state)
{
    static match m;
    char levels[] = "rrrr";
    int parts = 0, games = 200;                  /* twelfths of a win */
    (void)state;
    for (int i = 0; i < games; i++) {
        hc_table t;
        memcpy(levels, "rrrr", 4);
        levels[i % 4] = 's';
        play(&m, levels, (uint64_t)i + 5000);
        hc_read(&m.g, &t);
        int winners = 0;
        for (int s = 0; s < 4; s++) winners += t.won >> s & 1;
        assert_true(winners > 0);
        if (t.won >> (i % 4) & 1) parts += 12 / winners;
    }
    assert_true(parts >= games * 12 * 80 / 100);
}

/* Three players; seat 0 is the offense in the system of seat 1 and has `colonies` foreign colonies
 * in that of seat 2. It holds attacks or, like seat 1, nothing but negotiates. */
static void lay_table(match *m, int colonies, bool armed)
{
    static const char *const ALIEN[3] = { "Vulch", "Filch", "Clone" };
    hc_setup s = { .seed = 3, .players = 3, .first = 0 };
    memset(m, 0, sizeof *m);
    m->players = 3;
    m->events = (hc_events){ .room = EVENTS, .item = m->event };
    for (int i = 0; i < 3; i++) {
        s.alien[i] = (uint16_t)hc_sheet_named(ALIEN[i]);
        bot_begin(&m->b[i], BOT_STEADY, i, 1);
    }
    assert_int_equal(hc_lay_begin(&m->g, &s), HC_OK);
    for (int i = 0; i < colonies; i++) assert_int_equal(hc_lay_ships(&m->g, 0, 1, i, 2 * HC_HOME + i), HC_OK);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(hc_lay_hand(&m->g, 0, armed ? HC_CARD_ATTACK : HC_CARD_NEGOTIATE, 12, 0), HC_OK);
        assert_int_equal(hc_lay_hand(&m->g, 1, HC_CARD_NEGOTIATE, 0, 0), HC_OK);
    }
    assert_int_equal(hc_lay_hand(&m->g, 2, HC_CARD_ATTACK, 8, 0), HC_OK);
    assert_int_equal(hc_lay_destiny(&m->g, 1), HC_OK);
}

static void lay_talks(match *m, int colonies)
{
    lay_table(m, colonies, false);
    hc_lay_start(&m->g, &m->events);
}

/* Answers everything in the plainest way until `seat` is asked `prompt`. */
static void lead_to(match *m, int seat, int prompt)
{
    for (int n = 0; n < 200; n++) {
        hc_question q;
        hc_option option[HC_OPTIONS_MAX];
        int asked = lowest(hc_asked(&m->g)), choice = 0;
        hc_question_for(&m->g, asked, &q);
        if (asked == seat && q.sheet == 0 && q.prompt == prompt) return;
        int options = hc_options(&m->g, asked, option);
        choice = option[0].choice;
        for (int i = 0; i < options; i++)
            if (option[i].choice == HC_PASS || option[i].choice == HC_DONE) choice = option[i].choice;
        assert_int_equal(hc_answer(&m->g, asked, choice, &m->events), HC_OK);
    }
    fail_msg("the question did not come");
}

static int steady_choice(match *m, int seat)
{
    hc_game view;
    int choice[BOT_CHOICES];
    hc_view(&m->g, seat, &view);
    assert_true(bot_answer(&m->b[seat], &view, choice) > 0);
    return choice[0];
}

static int reply_to(int colonies, const int term[], int terms)
{
    static match m;
    lay_talks(&m, colonies);
    lead_to(&m, 0, HC_PROMPT_DEAL);
    assert_int_equal(hc_answer_all(&m.g, 0, term, terms, &m.events), HC_OK);
    return steady_choice(&m, 1);
}

static void steady_takes_a_fair_deal_and_does_not_hand_over_the_win(void **state)
{
    const int fair[] = { HC_TERM_WANT_COLONY + HC_HOME, HC_TERM_GIVE_COLONY + 4 };
    const int greedy[] = { HC_TERM_WANT_COLONY + HC_HOME };
    (void)state;
    assert_int_equal(reply_to(0, fair, 2), HC_ACCEPT);
    assert_int_not_equal(reply_to(4, fair, 2), HC_ACCEPT);
    assert_int_not_equal(reply_to(4, greedy, 1), HC_ACCEPT);
}

static void steady_does_not_offer_the_win(void **state)
{
    static match m;
    hc_game view;
    int choice[BOT_CHOICES], n;
    (void)state;
    lay_talks(&m, 4);
    lead_to(&m, 0, HC_PROMPT_DEAL);
    const int greedy[] = { HC_TERM_WANT_COLONY + HC_HOME };
    assert_int_equal(hc_answer_all(&m.g, 0, greedy, 1, &m.events), HC_OK);
    assert_int_equal(hc_answer(&m.g, 1, HC_COUNTER, &m.events), HC_OK);
    hc_view(&m.g, 1, &view);
    n = bot_answer(&m.b[1], &view, choice);
    for (int i = 0; i < n; i++) assert_false(choice[i] >= HC_TERM_GIVE_COLONY && choice[i] < HC_TERM_WANT_COLONY);
}

static int joins_offense(int colonies)
{
    static match m;
    const int whom[] = { 2 };
    lay_talks(&m, colonies);
    lead_to(&m, 0, HC_PROMPT_INVITE_OFFENSE);
    assert_int_equal(hc_answer_all(&m.g, 0, whom, 1, &m.events), HC_OK);
    lead_to(&m, 2, HC_PROMPT_JOIN);
    return steady_choice(&m, 2);
}

static void steady_joins_a_good_cause_and_helps_nobody_to_the_win(void **state)
{
    (void)state;
    assert_int_equal(joins_offense(0), HC_SIDE_OFFENSE);
    assert_int_not_equal(joins_offense(4), HC_SIDE_OFFENSE);
}

static void steady_spares_its_last_ships(void **state)
{
    static match m;
    hc_game view;
    int choice[BOT_CHOICES];
    (void)state;
    lay_table(&m, 3, true);
    hc_lay_start(&m.g, &m.events);
    lead_to(&m, 0, HC_PROMPT_GATHER);
    hc_view(&m.g, 0, &view);
    int n = bot_answer(&m.b[0], &view, choice);
    assert_true(n > 1);
    for (int i = 0; i < n - 1; i++) assert_true(choice[i] < HC_HOME);
}

static void steady_aims_at_the_weak(void **state)
{
    static match m;
    enum { WEAK = HC_HOME + 3 };
    (void)state;
    lay_table(&m, 0, true);
    assert_int_equal(hc_lay_ships(&m.g, 1, 4, WEAK, HC_WARP), HC_OK);
    hc_lay_start(&m.g, &m.events);
    lead_to(&m, 0, HC_PROMPT_AIM);
    assert_int_equal(steady_choice(&m, 0), WEAK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(levels_have_names),
        cmocka_unit_test(answers_are_legal),
        cmocka_unit_test(the_same_seed_plays_the_same_game),
        cmocka_unit_test(numbers_are_spread),
        cmocka_unit_test(only_the_view_decides),
        cmocka_unit_test(light_policies_end_their_games),
        cmocka_unit_test(steady_beats_random),
        cmocka_unit_test(steady_takes_a_fair_deal_and_does_not_hand_over_the_win),
        cmocka_unit_test(steady_does_not_offer_the_win),
        cmocka_unit_test(steady_joins_a_good_cause_and_helps_nobody_to_the_win),
        cmocka_unit_test(steady_spares_its_last_ships),
        cmocka_unit_test(steady_aims_at_the_weak),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
