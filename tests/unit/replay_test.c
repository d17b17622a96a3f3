/* replay_test.c - records played again: identical, or the decision at which they go another way is named; and games of older rules. */
#define _DEFAULT_SOURCE 1
#include "record_kit.h"

typedef struct seen { size_t calls, last; uint64_t hash; } seen;

static void look(void *ctx, const hc_game *g, size_t i, const hc_events *ev)
{
    seen *s = ctx;
    assert_int_equal(i, s->calls);
    assert_int_equal(ev->dropped, 0);
    s->calls++;
    s->last = i;
    s->hash = hc_hash(g);
}

static void a_replay_is_identical(void **state)
{
    (void)state;
    record r;
    hc_game g, part;
    char why[RECORD_WHY];
    seen s = { 0 };
    play(&r, ANSWERS, 7);
    assert_true(record_replay(&r, SIZE_MAX, &g, look, &s, why));
    assert_int_equal(s.last, ANSWERS);
    assert_int_equal(s.hash, hc_hash(&g));
    assert_true(record_replay(&r, 30, &part, NULL, NULL, why));
    for (size_t i = 30; i < r.count; i++) {
        assert_int_equal(hc_answer(&part, r.answer[i].seat, r.answer[i].choice, NULL), HC_OK);
    }
    assert_int_equal(hc_hash(&part), hc_hash(&g));
    record_free(&r);
}

static void a_wrong_check_names_the_decision(void **state)
{
    (void)state;
    record r;
    hc_game g;
    char why[RECORD_WHY];
    play(&r, ANSWERS, 7);
    r.answer[47].check ^= 4;
    assert_true(record_replay(&r, 47, &g, NULL, NULL, why));
    assert_false(record_replay(&r, SIZE_MAX, &g, NULL, NULL, why));
    assert_non_null(strstr(why, "decision 48 of 75"));
    assert_non_null(strstr(why, "after decision 32"));
    record_free(&r);
}

static void an_impossible_answer_names_the_decision(void **state)
{
    (void)state;
    record r;
    hc_game g;
    char why[RECORD_WHY];
    play(&r, ANSWERS, 7);
    r.answer[20].choice = 999;
    assert_false(record_replay(&r, SIZE_MAX, &g, NULL, NULL, why));
    assert_non_null(strstr(why, "decision 21 of 75"));
    record_free(&r);
}

static void another_seed_is_noticed(void **state)
{
    (void)state;
    record r;
    hc_game g;
    char why[RECORD_WHY];
    play(&r, ANSWERS, 7);
    r.setup.seed++;
    assert_false(record_replay(&r, SIZE_MAX, &g, NULL, NULL, why));
    assert_non_null(strstr(why, "decision "));
    record_free(&r);
}

/* Rules change; a game that they do not touch goes on, and one that they lead elsewhere says so. */
static void a_game_of_older_rules_is_tried(void **state)
{
    (void)state;
    record r, again;
    hc_game g;
    char why[RECORD_WHY], first[40];
    play(&r, ANSWERS, 7);
    r.rules = HC_RULES_VERSION - 1;
    assert_true(record_replay(&r, SIZE_MAX, &g, NULL, NULL, why));
    r.answer[47].check ^= 1;
    assert_false(record_replay(&r, SIZE_MAX, &g, NULL, NULL, why));
    snprintf(first, sizeof first, "under version %d of the rules", HC_RULES_VERSION - 1);
    assert_non_null(strstr(why, first));
    assert_non_null(strstr(why, "decision 48 of 75"));
    record_free(&r);
    play(&r, 20, 7);
    char *text = text_of(&r, false);
    size_t first_line = strcspn(text, "\n"), size = strlen(text) + sizeof first;
    char *older = malloc(size);
    snprintf(older, size, "hypercone record 1 rules %d%s", HC_RULES_OLDEST, text + first_line);
    assert_true(read_bytes(&again, older, strlen(older), why));
    assert_int_equal(again.rules, HC_RULES_OLDEST);
    assert_true(record_replay(&again, SIZE_MAX, &g, NULL, NULL, why));
    free(text);
    free(older);
    record_free(&r);
    record_free(&again);
}

/* Of the choices that come before the first pass of that game. */
static int16_t old_number(int choice) { return (int16_t)(choice == HC_GATE ? 48 : choice); }

/* Choices had other numbers: those of cards that act, of the gate, of passing, of terms. A room keeps nothing but numbers. */
static void answers_of_rules_5_are_renumbered(void **state)
{
    (void)state;
    record r, kept;
    hc_game g, same;
    char why[RECORD_WHY];
    assert_true(record_load(&r, "tests/records/rules-5.hcg", why));
    assert_int_equal(r.rules, 5);
    assert_true(record_replay(&r, SIZE_MAX, &g, NULL, NULL, why));
    assert_true(hc_digest(&g) != 0 && hc_asked(&g) == 0);
    int gates = 0, terms = 0, cards = 0;
    for (size_t i = 0; i < r.count; i++) {
        hc_question q;
        assert_true(record_replay(&r, i, &same, NULL, NULL, why));
        hc_question_for(&same, r.answer[i].seat, &q);
        gates += q.kind == HC_ASK_PLANET && r.answer[i].choice == HC_GATE;
        terms += q.kind == HC_ASK_TERMS && r.answer[i].choice >= HC_TERMS;
        cards += q.kind == HC_ASK_ACT && r.answer[i].choice >= HC_POWERS && r.answer[i].choice < HC_THINGS;
    }
    assert_true(gates && terms && cards);
    record_begin(&kept, &r.setup);               /* as a room has it: 256 is to pass */
    kept.rules = 5;
    for (size_t i = 0; i < r.count && r.answer[i].choice != HC_PASS; i++) assert_true(record_add(&kept, r.answer[i].seat, r.answer[i].choice, NULL));
    size_t before = kept.count;
    assert_true(before < r.count && record_add(&kept, r.answer[before].seat, 256, NULL));
    for (size_t i = 0; i < before; i++) kept.answer[i].choice = r.answer[i].choice == HC_DONE ? 257 : old_number(r.answer[i].choice);
    assert_true(record_renew(&kept));
    for (size_t i = 0; i <= before; i++) assert_int_equal(kept.answer[i].choice, r.answer[i].choice);
    record_free(&r);
    record_free(&kept);
}

/* A plan and its tactic were two answers. */
static void plans_and_tactics_of_rules_6_are_joined(void **state)
{
    (void)state;
    record r;
    hc_game g;
    char why[RECORD_WHY];
    assert_true(record_load(&r, "tests/records/rules-6-duel.hcg", why));
    assert_int_equal(r.rules, 6);
    assert_true(record_replay(&r, SIZE_MAX, &g, NULL, NULL, why));
    assert_int_equal(hc_asked(&g), 0);
    int joined = 0, checks = 0;
    for (size_t i = 0; i < r.count; i++) {
        joined += r.answer[i].choice >= HC_PLAN_ROOM && r.answer[i].choice < HC_THINGS;
        checks += r.answer[i].check != 0;
    }
    assert_true(joined > 8 && checks > 1);
    record_free(&r);
}

static void a_box_that_is_not_there_is_refused(void **state)
{
    (void)state;
    hc_game g, same;
    int seat;
    hc_setup s = { .seed = 3, .players = 4, .first = HC_NOBODY, .edition = HC_EDITION_FFG };
    assert_int_equal(hc_new(&g, &s, NULL, &seat), HC_OK);
    s.boxes = UINT64_C(1) << HC_BOX_BASE;        /* named or not: the same game */
    assert_int_equal(hc_new(&same, &s, NULL, &seat), HC_OK);
    assert_memory_equal(&g, &same, sizeof g);
    s.boxes |= UINT64_C(1) << HC_BOX_AVALON_HILL;
    assert_int_equal(hc_new(&g, &s, NULL, &seat), HC_NO_SUCH_BOX);
    s.boxes = UINT64_C(1) << 40;
    assert_int_equal(hc_new(&g, &s, NULL, &seat), HC_NO_SUCH_BOX);
    assert_int_equal(hc_box_named(HC_EDITION_FFG, "base"), HC_BOX_BASE);
    assert_int_equal(hc_box_named(HC_EDITION_FFG, "avalon-hill"), -1);
    assert_true(hc_usual_boxes(HC_EDITION_AVALON_HILL) == UINT64_C(1) << HC_BOX_AVALON_HILL);
}

static void a_part_that_is_not_there_is_refused(void **state)
{
    (void)state;
    hc_game g;
    int seat;
    hc_setup s = { .seed = 3, .players = 4, .first = HC_NOBODY, .edition = HC_EDITION_FFG, .parts = UINT64_C(1) << 63 };
    assert_int_equal(hc_new(&g, &s, NULL, &seat), HC_NO_SUCH_PART);
    s.parts = 1;                                 /* techs come by a switch */
    assert_int_equal(hc_new(&g, &s, NULL, &seat), HC_NO_SUCH_PART);
    s.parts = 0;
    s.part_option[HC_PARTS - 1] = 1;
    assert_int_equal(hc_new(&g, &s, NULL, &seat), HC_NO_SUCH_OPTION);
}

/* The digest is of the table: where it differs the games do, and what only speeds the engine up is not in it. */
static void a_digest_is_of_the_table(void **state)
{
    (void)state;
    record r;
    hc_game g, other;
    char why[RECORD_WHY];
    play(&r, ANSWERS, 7);
    assert_true(record_replay(&r, 40, &g, NULL, NULL, why));
    other = g;
    assert_true(hc_digest(&g) == hc_digest(&other));
    other.heard.word[0] ^= 1;
    assert_true(hc_digest(&g) == hc_digest(&other) && hc_hash(&g) != hc_hash(&other));
    other = g;
    other.ships[1][HC_WARP]++;
    assert_true(hc_digest(&g) != hc_digest(&other));
    other = g;
    other.where[3]++;
    assert_true(hc_digest(&g) != hc_digest(&other));
    uint64_t last = 0;
    for (size_t i = 1; i <= r.count; i++) {
        assert_true(record_replay(&r, i, &g, NULL, NULL, why));
        assert_true(hc_digest(&g) != last);
        last = hc_digest(&g);
    }
    record_free(&r);
}

static void a_set_up_that_cannot_be_is_refused(void **state)
{
    (void)state;
    record r;
    hc_game g;
    char why[RECORD_WHY];
    play(&r, 3, 7);
    r.setup.alien[1] = r.setup.alien[3];
    assert_false(record_replay(&r, SIZE_MAX, &g, NULL, NULL, why));
    assert_non_null(strstr(why, "cannot begin"));
    record_free(&r);
    play(&r, 3, 7);
    r.setup = (hc_setup){ .edition = (uint8_t)hc_edition_named("ffg"), .players = 4, .first = HC_NOBODY };
    hc_part_add(&r.setup, "hazards:extreme+second");     /* by name */
    assert_false(record_replay(&r, SIZE_MAX, &g, NULL, NULL, why));
    assert_non_null(strstr(why, "options of hazards:extreme+second do not go together"));
    record_free(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_replay_is_identical),
        cmocka_unit_test(a_wrong_check_names_the_decision),
        cmocka_unit_test(an_impossible_answer_names_the_decision),
        cmocka_unit_test(another_seed_is_noticed),
        cmocka_unit_test(a_game_of_older_rules_is_tried),
        cmocka_unit_test(answers_of_rules_5_are_renumbered),
        cmocka_unit_test(plans_and_tactics_of_rules_6_are_joined),
        cmocka_unit_test(a_box_that_is_not_there_is_refused), cmocka_unit_test(a_part_that_is_not_there_is_refused),
        cmocka_unit_test(a_digest_is_of_the_table),
        cmocka_unit_test(a_set_up_that_cannot_be_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
