/* sage_test.c - sage answers every kind of question legally, alike for the same seed and playouts, in its time, from
 * what its seat sees, in every edition. */
#define _POSIX_C_SOURCE 200809L
#include <time.h>
#include "bots/sage.h"
#include "tests/unit/arena.h"

enum { KINDS = HC_ASK_REPLY + 1 };           /* no game without further sets asks for a face */

typedef struct table { game_host m; int kind[KINDS]; } table;

/* Seat 0 and every second one are `word`, the others steady. */
static void begin(table *t, const char *word, int edition, int players, uint64_t seed)
{
    bot_spec who[HC_SEATS];
    memset(t, 0, sizeof *t);
    if (players > hc_edition(edition)->players_max) players = hc_edition(edition)->players_max;
    for (int i = 0; i < players; i++) who[i] = i % 2 ? (bot_spec){ .level = BOT_STEADY } : spec_of(word);
    hc_setup s = { .seed = seed, .edition = (uint8_t)edition, .players = (uint8_t)players, .first = HC_NOBODY };
    begin_in(&t->m, &s, who, &(host_ways){ .most_turns = MOST_TURNS, .most_answers = MOST_ANSWERS });
}

/* The editions of this build, one after another. */
static int edition_of(uint64_t i)
{
    int edition = (int)(i % HC_EDITION_COUNT);
    return hc_edition(edition) ? edition : hc_edition_default();
}

/* One decision; false: the game is over. */
static bool step(table *t)
{
    hc_question q;
    int seat = host_next(&t->m, 0);
    if (seat == HC_NOBODY) return false;
    hc_question_for(&t->m.game, seat, &q);
    if (t->m.bots[seat].spec.level == BOT_SAGE) t->kind[q.kind]++;
    host_step(&t->m, seat);
    assert_int_equal(t->m.fault.count, 0);
    return true;
}

/* ---- every question, every edition -------------------------------------------------------------------- */

static void every_kind_of_question_is_answered(void **state)
{
    static table t;
    int kind[KINDS] = { 0 };
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        int edition = edition_of(seed);
        const hc_edition_info *info = hc_edition(edition);
        int players = info->players_min + (int)(seed / HC_EDITION_COUNT) % (info->players_max - info->players_min + 1);
        begin(&t, "sage:12", edition, players, seed);
        for (int i = 0; i < 300 && step(&t); i++) continue;
        assert_null(hc_check(&t.m.game));
        for (int k = 0; k < KINDS; k++) kind[k] += t.kind[k];
    }
    for (int k = HC_ASK_ACT; k < KINDS; k++) if (!kind[k]) fail_msg("sage was never asked for a %s", hc_ask_kind_name(k));
}

/* Whatever steady has to answer, each of the answers that sage thinks about is legal where nothing is hidden. */
static void all_moves_that_it_thinks_about_are_legal(void **state)
{
    static table t;
    int moves = 0, refused = 0;
    (void)state;
    for (uint64_t seed = 100; seed < 120; seed++) {
        begin(&t, "steady", edition_of(seed), 4, seed);
        for (int i = 0; i < 500; i++) {
            unsigned asked = hc_asked(&t.m.game);
            if (!asked) break;
            int seat = host_next(&t.m, 0);
            hc_game view, copy;
            move_list list;
            bot b = t.m.bots[seat];
            hc_view(&t.m.game, seat, &view);
            inquiry a;
            read_question(&a, &view, seat);
            sage_moves(&b, &view, &a, SAGE_MOVES, &list);
            assert_in_range(list.count, 1, SAGE_MOVES);
            for (int k = 0; k < list.count; k++, moves++) {
                copy = t.m.game;
                refused += move_play(&copy, seat, &list.move[k], NULL) != HC_OK;
            }
            step(&t);
        }
    }
    assert_true(moves > 8000);
    assert_true(refused * 200 < moves);          /* some sets of picks shut each other out: those are dropped in the search */
}

static void budgets_read_and_write(void **state)
{
    static const char *const RIGHT[] = { "sage", "sage:400ms", "sage:2000", "sage:2000:2", "sage:50ms:16" };
    static const char *const WRONG[] = { "sage:", "sage:0", "sage:ms", "sage:10s", "sage:-5", "sage:9999999", "sage:10:0", "sage:10:17", "sage:10:2x" };
    (void)state;
    for (size_t i = 0; i < sizeof RIGHT / sizeof *RIGHT; i++) {
        char out[BOT_NAME];
        bot_spec s = spec_of(RIGHT[i]);
        assert_int_equal(s.level, BOT_SAGE);
        bot_spec_write(&s, out);
        assert_string_equal(out, RIGHT[i]);
    }
    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++) {
        bot_spec s;
        char why[BOT_WHY] = "";
        if (bot_spec_read(WRONG[i], &s, why)) fail_msg("%s was taken", WRONG[i]);
        assert_non_null(strstr(why, "; give "));
    }
}

/* ---- promises --------------------------------------------------------------------------------------------- */

static void play_for(table *t, const char *word, uint64_t seed, int decisions)
{
    begin(t, word, hc_edition_default(), 4, seed);
    for (int i = 0; i < decisions && step(t); i++) continue;
}

static void the_same_seed_and_playouts_give_the_same_game(void **state)
{
    static table one, two;
    static const char *const WORD[] = { "sage:24", "sage:45:3" };
    (void)state;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        play_for(&one, WORD[seed % 2], seed, 180);
        play_for(&two, WORD[seed % 2], seed, 180);
        assert_int_equal(one.m.count, two.m.count);
        assert_true(hc_hash(&one.m.game) == hc_hash(&two.m.game));
        assert_memory_equal(one.m.bots, two.m.bots, sizeof one.m.bots);
    }
}

static void only_the_view_decides(void **state)
{
    static table t;
    int differed = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        begin(&t, "sage:16", hc_edition_default(), 4, seed);
        for (int i = 0; i < 200; i++) {
            unsigned asked = hc_asked(&t.m.game);
            if (!asked) break;
            int seat = host_next(&t.m, 0), choice[2][BOT_CHOICES] = { { 0 } };
            hc_game view, other, other_view;
            bot b[2] = { t.m.bots[seat], t.m.bots[seat] };
            hc_view(&t.m.game, seat, &view);
            hc_determinise(&view, seat, seed * 131 + (uint64_t)i, &other);
            hc_view(&other, seat, &other_view);
            differed += hc_hash(&other) != hc_hash(&t.m.game);
            int n = bot_answer(&b[0], &view, choice[0]);
            assert_int_equal(bot_answer(&b[1], &other_view, choice[1]), n);
            assert_memory_equal(choice[0], choice[1], sizeof choice[0]);
            assert_memory_equal(&b[0], &b[1], sizeof *b);
            if (!step(&t)) break;
        }
    }
    assert_true(differed > 200);
}

static double now(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

/* Sage looks at the clock on the wall; measured is the processor's, which other programs hardly disturb, and which can
 * only be behind the other. A machine that is one of several on its host may lose time now and then and not know it. */
static void the_time_is_kept(void **state)
{
    static table t;
    int searched = 0, late = 0;
    (void)state;
    begin(&t, "sage:20ms", hc_edition_default(), 4, 5);
    for (int i = 0; i < 400 && searched < 60 && hc_asked(&t.m.game); i++) {
        double wall = now(CLOCK_MONOTONIC), own = now(CLOCK_THREAD_CPUTIME_ID);
        bool more = step(&t);
        wall = now(CLOCK_MONOTONIC) - wall;
        own = now(CLOCK_THREAD_CPUTIME_ID) - own;
        searched += wall > 5;
        late += own >= 30;
        if (!more) break;
    }
    assert_true(searched >= 20);
    assert_true(late * 5 <= searched);
}

/* ---- parts -------------------------------------------------------------------------------------------------- */

/* What was learned from games need not rise with every colony, but hardly falls. */
static void a_value_is_a_share_of_the_win(void **state)
{
    enum { HARDLY = SURE / 256 };
    static table t;
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        hc_table now_there;
        int sum = 0;
        begin(&t, "steady", edition_of(seed), 4, seed);
        for (int i = 0; i < 60 + (int)seed * 20 && step(&t); i++) continue;
        hc_read(&t.m.game, &now_there);
        for (int s = 0; s < now_there.players; s++) {
            int value = sage_value(&t.m.game, &now_there, s);
            assert_in_range(value, 0, SURE);
            sum += value;
            if (now_there.over) continue;
            hc_table more = now_there;
            more.seat[s].foreign_colonies++;
            if (now_there.seat[s].foreign_colonies + 1 < now_there.colonies_to_win) assert_true(sage_value(&t.m.game, &more, s) >= value - HARDLY);
        }
        assert_in_range(sum, SURE - 8, SURE);
    }
}

/* Who was asked together with the seat and has answered is asked again; nothing else changes. */
static void answers_of_others_can_be_taken_back(void **state)
{
    static table t;
    int seen = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 10; seed++) {
        begin(&t, "steady", hc_edition_default(), 4, seed);
        for (int i = 0; i < 400; i++) {
            unsigned before = hc_asked(&t.m.game);
            if (!step(&t)) break;
            unsigned after = hc_asked(&t.m.game);
            if (!after || (before & after) != after || before == after) continue;
            hc_game copy = t.m.game;
            hc_reopen(&copy, host_next(&t.m, 0));
            assert_int_equal(hc_asked(&copy), before);
            assert_null(hc_check(&copy));
            seen++;
        }
    }
    assert_true(seen > 10);
}

/* What steady bots remember of each other happens in the open: sage, which has watched, takes them to remember just that. */
static void what_the_others_remember_is_known(void **state)
{
    static table t;
    long same = 0, all = 0, something = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 10; seed++) {
        begin(&t, "sage:2", hc_edition_default(), 4, seed);
        for (int i = 0; i < 400 && step(&t); i++) {
            for (int s = 1; s < 4; s += 2) {
                const bot *b = &t.m.bots[s];
                const bot_memory *m = &t.m.bots[0].other[s];
                bool feels = !memcmp(m->grudge, b->grudge, sizeof m->grudge) && !memcmp(m->favour, b->favour, sizeof m->favour);
                same += feels && !memcmp(m->memory, b->memory, KEEP_END);
                for (int k = 0; k < HC_SEATS; k++) something += m->favour[k] || m->grudge[k];
                all++;
            }
        }
    }
    assert_true(something > all);
    if (same * 100 < all * 98) fail_msg("%ld of %ld are known", same, all);
}

/* A small budget, which is worth 39 % of the wins (400 games); of this sample the error is 4.9 %, and equals would have 25 %.
 * docs/BOTS.md has the strength measured with a real one. */
static void sage_plays_better_than_steady(void **state)
{
    static table t;
    int parts = 0, games = 100;                  /* twelfths of a win */
    (void)state;
    for (int i = 0; i < games; i++) {
        hc_table now_there;
        bot_spec sage = spec_of("sage:24");
        begin(&t, "steady", hc_edition_default(), 4, (uint64_t)i + 900);
        host_seat(&t.m, i % 4, &sage, true);
        while (step(&t)) continue;
        hc_read(&t.m.game, &now_there);
        int winners = 0;
        for (int s = 0; s < 4; s++) winners += now_there.won >> s & 1;
        if (winners && now_there.won >> (i % 4) & 1) parts += 12 / winners;
    }
    assert_true(parts >= games * 12 * 28 / 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_of_question_is_answered),
        cmocka_unit_test(all_moves_that_it_thinks_about_are_legal),
        cmocka_unit_test(budgets_read_and_write),
        cmocka_unit_test(the_same_seed_and_playouts_give_the_same_game),
        cmocka_unit_test(only_the_view_decides),
        cmocka_unit_test(the_time_is_kept),
        cmocka_unit_test(a_value_is_a_share_of_the_win),
        cmocka_unit_test(answers_of_others_can_be_taken_back),
        cmocka_unit_test(what_the_others_remember_is_known),
        cmocka_unit_test(sage_plays_better_than_steady),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
