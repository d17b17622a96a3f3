/* api_test.c - the contract of the public functions: what a view holds, what may be answered, the catalogue. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>
#include "hypercone/hypercone.h"

static hc_setup four(void) { return (hc_setup){ .seed = 1, .players = 4, .first = HC_NOBODY }; }

static void the_table_is_set(void **state)
{
    (void)state;
    for (int players = 2; players <= 4; players++) {
        hc_setup s = four();
        s.players = (uint8_t)players;
        hc_game g;
        hc_table t;
        assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_OK);
        hc_read(&g, &t);
        assert_int_equal(t.deck + 7 * players, 54);
        int destiny = players == 2 ? 6 : 3 * players;
        assert_int_equal(t.destiny + t.destiny_used, destiny);
        for (int seat = 0; seat < players; seat++) {
            assert_int_equal(t.seat[seat].hand, 7);
            assert_int_equal(t.seat[seat].home_colonies, 5);
            for (int p = 0; p < 5; p++) assert_int_equal(t.ships[seat * 5 + p][seat], 4);
            for (int other = 0; other < seat; other++) assert_int_not_equal(t.seat[seat].alien, t.seat[other].alien);
        }
    }
}

/* With four planets each there is no fifth, in no front end. */
static void a_smaller_system_has_fewer_planets(void **state)
{
    (void)state;
    hc_setup s = { .seed = 4, .players = 3, .edition = (uint8_t)hc_edition_named("ffg") };
    hc_game g;
    hc_table t;
    for (int bit = 0; bit < 64; bit++) {
        const char *name = hc_variant_name(s.edition, bit, NULL);
        if (name && strcmp(name, "four-planets") == 0) s.variants |= 1ull << bit;
    }
    assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_OK);
    hc_read(&g, &t);
    int planets = 0;
    for (int p = 0; p < HC_PLANETS; p++) {
        bool stands = t.standing >> p & 1;
        planets += stands;
        assert_int_equal(hc_planet_owner(&g, p) != HC_NOBODY, stands);
        if (stands) assert_in_range(hc_planet_number(&g, p), 1, 4);
    }
    assert_int_equal(planets, 12);
}

static void the_deck_has_54_cards(void **state)
{
    (void)state;
    int kind[HC_CARD_KINDS] = { 0 }, highest = 0;
    for (const hc_deck_row *row = hc_edition(hc_edition_named("avalon-hill"))->deck; row->copies; row++) {
        kind[row->kind] += row->copies;
        if (row->value > highest) highest = row->value;
    }
    assert_int_equal(kind[HC_CARD_ATTACK], 36);
    assert_int_equal(kind[HC_CARD_NEGOTIATE], 10);
    assert_int_equal(kind[HC_CARD_ARTIFACT], 8);
    assert_int_equal(highest, 30);
}

static void anybody_may_begin(void **state)
{
    (void)state;
    int first[4] = { 0 };
    for (uint64_t seed = 0; seed < 400; seed++) {
        hc_setup s = four();
        s.seed = seed;
        hc_game g;
        hc_new(&g, &s, NULL, NULL);
        hc_table t;
        hc_read(&g, &t);
        first[t.offense]++;
        s.first = 2;
        hc_new(&g, &s, NULL, NULL);
        hc_read(&g, &t);
        assert_int_equal(t.offense, 2);
    }
    for (int seat = 0; seat < 4; seat++) assert_in_range(first[seat], 60, 140);
}

static void answers_are_refused(void **state)
{
    (void)state;
    hc_game g, before;
    hc_setup s = four();
    hc_new(&g, &s, NULL, NULL);
    before = g;
    int seat = __builtin_ctz(hc_asked(&g));
    assert_int_equal(hc_answer(&g, 9, 0, NULL), HC_NO_SUCH_SEAT);
    assert_int_equal(hc_answer(&g, -1, 0, NULL), HC_NO_SUCH_SEAT);
    assert_int_equal(hc_answer(&g, (seat + 1) % 4, 0, NULL), HC_NOT_ASKED);
    assert_int_equal(hc_answer(&g, seat, 9999, NULL), HC_NOT_AN_OPTION);
    assert_int_equal(hc_answer(&g, seat, HC_TIME_IS_UP + 300, NULL), HC_NOT_AN_OPTION);
    assert_memory_equal(&g, &before, sizeof g);
}

/* The table's own view shows no hand. */
/* A record of a time when each was an answer of its own names the second one. */
static void any_of_equal_cards_is_taken(void **state)
{
    (void)state;
    hc_game g, view;
    hc_option option[HC_OPTIONS_MAX];
    hc_question q = { 0 };
    hc_setup s = { .seed = 1, .players = 3, .first = 0 };
    assert_int_equal(hc_lay_begin(&g, &s), HC_OK);
    assert_int_equal(hc_lay_destiny(&g, 1), HC_OK);
    for (int i = 0; i < 2; i++) assert_int_equal(hc_lay_hand(&g, 0, HC_CARD_ATTACK, 8, 0), HC_OK);
    assert_int_equal(hc_lay_hand(&g, 1, HC_CARD_ATTACK, 10, 0), HC_OK);
    hc_lay_start(&g, NULL);
    for (int n = 0; n < 200 && q.kind != HC_ASK_CARD; n++) {
        int seat = 0;
        while (!(hc_asked(&g) >> seat & 1)) assert_true(++seat < HC_SEATS);
        hc_question_for(&g, seat, &q);
        int count = hc_options(&g, seat, option), choice = option[0].choice;
        for (int i = 0; i < count; i++) if (option[i].choice == HC_DONE) choice = HC_DONE;
        if (q.kind != HC_ASK_CARD) assert_int_equal(hc_answer(&g, seat, choice, NULL), HC_OK);
    }
    hc_table t;
    hc_view(&g, 0, &view);
    hc_read(&view, &t);
    assert_int_equal(t.seat[0].known, 2);
    int first = t.seat[0].card[0].card, second = t.seat[0].card[1].card;
    assert_int_equal(hc_options(&g, 0, option), 1);
    assert_int_equal(option[0].choice, first);
    assert_int_equal(hc_option_for(&g, 0, second), first);
    assert_int_equal(hc_option_for(&g, 0, HC_PASS), -1);
    assert_int_equal(hc_answer(&g, 0, second, NULL), HC_OK);
}

static void onlookers_see_no_hand(void **state)
{
    (void)state;
    hc_game g, v;
    hc_setup s = four();
    hc_new(&g, &s, NULL, NULL);
    hc_table t;
    hc_view(&g, HC_NOBODY, &v);
    hc_read(&v, &t);
    for (int seat = 0; seat < 4; seat++) {
        assert_int_equal(t.seat[seat].hand, 7);
        assert_int_equal(t.seat[seat].known, 0);
    }
    hc_view(&g, 2, &v);
    hc_read(&v, &t);
    for (int seat = 0; seat < 4; seat++) assert_int_equal(t.seat[seat].known, seat == 2 ? 7 : 0);
}

static void names_are_found(void **state)
{
    (void)state;
    hc_sheet_info info;
    int count = 0;
    for (int i = 1; i < hc_sheet_count(); i++) {
        if (!hc_sheet(i, HC_EDITION_AVALON_HILL, &info)) continue;
        assert_int_equal(hc_sheet_named(info.name), i);
        assert_non_null(info.text[HC_PART_POWER]);
        assert_non_null(info.summary);
        count += info.alien;
    }
    assert_int_equal(count, 20);
    assert_int_equal(hc_sheet_named("anti matter"), hc_sheet_named("Anti-Matter"));
    assert_int_equal(hc_sheet_named("plague"), hc_sheet_named("The Plague"));
    assert_int_equal(hc_sheet_named("nobody"), 0);
    assert_int_equal(hc_edition_named("no such"), -1);
    assert_null(hc_edition(99));
}

/* What lies on a sheet would tell which alien it is. */
static void a_sheet_face_down_shows_no_tokens(void **state)
{
    (void)state;
    hc_setup s = four();
    hc_game g, view;
    hc_table t;
    s.edition = HC_EDITION_FFG;
    for (int bit = 0; bit < 64; bit++) {
        const char *name = hc_variant_name(s.edition, bit, NULL);
        if (name && strcmp(name, "hidden-powers") == 0) s.variants |= 1ull << bit;
    }
    s.alien[0] = (uint16_t)hc_sheet_named("Tick-Tock");
    assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_OK);
    for (int seat = 0; seat < s.players; seat++) {
        hc_view(&g, seat, &view);
        hc_read(&view, &t);
        assert_int_equal(t.power[0].holder, 0);
        assert_int_equal(t.power[0].state, HC_POWER_HIDDEN);
        assert_int_equal(hc_noted(&t, 0, HC_NOTE_TOKENS), seat == 0 ? 10 : 0);
    }
}

/* The same game twice; the second time nobody wants to hear of ships lost and of steps of totals. */
static void unwanted_events_are_not_told(void **state)
{
    static hc_event all_item[512], some_item[512];
    hc_setup s = four();
    hc_game g, h;
    hc_option option[HC_OPTIONS_MAX];
    size_t left_out = 0;
    (void)state;
    assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_OK);
    h = g;
    for (unsigned n = 0; hc_asked(&g) && n < 3000; n++) {
        hc_events all = { .room = 512, .item = all_item }, some = { .room = 512, .item = some_item };
        some.unwanted[HC_EV_LOST >> 6] |= UINT64_C(1) << (HC_EV_LOST & 63);
        some.unwanted[HC_EV_STEP >> 6] |= UINT64_C(1) << (HC_EV_STEP & 63);
        int seat = __builtin_ctz(hc_asked(&g)), count = hc_options(&g, seat, option);
        int choice = option[(n * 7919u >> 3) % (unsigned)count].choice;
        assert_int_equal(hc_answer(&g, seat, choice, &all), HC_OK);
        assert_int_equal(hc_answer(&h, seat, choice, &some), HC_OK);
        size_t at = 0;
        for (size_t i = 0; i < all.count; i++) {
            if (all_item[i].kind == HC_EV_LOST || all_item[i].kind == HC_EV_STEP) {
                left_out++;
                continue;
            }
            assert_true(at < some.count);
            assert_memory_equal(&some_item[at++], &all_item[i], sizeof(hc_event));
        }
        assert_int_equal(at, some.count);
    }
    assert_memory_equal(&g, &h, sizeof g);
    assert_true(left_out > 20);
}

/* Flares come out of the boxes that were named, as aliens do. */
static void flares_come_out_of_the_boxes(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed < 20; seed++) {
        hc_setup s = { .seed = seed, .edition = HC_EDITION_FFG, .players = 4, .first = HC_NOBODY };
        hc_game g;
        hc_sheet_info info;
        int flares = 0;
        assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_OK);
        for (int c = 0; c < g.cards; c++) {
            if (g.kind[c] != HC_CARD_FLARE) continue;
            flares++;
            assert_true(g.value[c]);         /* none lies in reserve for an alien that cannot come */
            assert_true(hc_sheet(g.value[c], s.edition, &info));
            assert_true(hc_usual_boxes(s.edition) >> info.box & 1);
        }
        assert_true(flares >= s.players);
    }
}

/* The Schizoid shows a condition to the winners of an encounter: each of them, and the Schizoid, knows of it, and nobody else. */
static void what_one_was_shown_others_do_not_see(void **state)
{
    enum { PLAYERS = 4, SHOWN = 1 };             /* the bytes of its memory, one a seat */
    int shown = 0;
    (void)state;
    for (uint64_t seed = 1; seed < 40 && shown < 5; seed++) {
        hc_setup s = { .seed = seed, .edition = HC_EDITION_FFG, .players = PLAYERS, .first = HC_NOBODY };
        hc_game g, view;
        hc_option option[HC_OPTIONS_MAX];
        s.alien[0] = (uint16_t)hc_sheet_named("Schizoid");
        s.boxes = hc_usual_boxes(s.edition) | 1ull << HC_BOX_ALLIANCE;
        assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_OK);
        for (unsigned n = 0; hc_asked(&g) && n < 300; n++) {
            int seat = __builtin_ctz(hc_asked(&g)), count = hc_options(&g, seat, option);
            assert_int_equal(hc_answer(&g, seat, option[(n * 7919u + (unsigned)seed) % (unsigned)count].choice, NULL), HC_OK);
        }
        if (g.over || g.power[0].holder != 0 || g.power[0].alien != s.alien[0]) continue;
        for (int viewer = 0; viewer < PLAYERS; viewer++) {
            hc_view(&g, viewer, &view);
            for (int of = 0; of < PLAYERS; of++) {
                int there = g.memory[0][SHOWN + of];
                assert_int_equal(view.memory[0][SHOWN + of], viewer == of || viewer == 0 ? there : 0);
                shown += there && of;
            }
        }
    }
    assert_true(shown >= 5);
}

/* Of cards that are offered others see how many there are, not which. */
static void onlookers_count_what_is_offered(void **state)
{
    enum { PLAYERS = 4, ENOUGH = 5 };
    int found = 0;
    (void)state;
    for (uint64_t seed = 1; seed < 400 && found < ENOUGH; seed++) {
        hc_setup s = { .seed = seed, .edition = HC_EDITION_FFG, .players = PLAYERS, .first = HC_NOBODY };
        hc_game g, view;
        hc_option option[HC_OPTIONS_MAX];
        hc_table all, seen;
        assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_OK);
        for (unsigned n = 0; hc_asked(&g) && n < 400; n++) {
            int seat = __builtin_ctz(hc_asked(&g)), count = hc_options(&g, seat, option);
            hc_read(&g, &all);
            int cards = 0, offered = 0;
            for (int i = 0; i < all.items; i++) cards += all.item[i].kind == HC_ITEM_CARD && all.item[i].from > 0;
            hc_view(&g, HC_NOBODY, &view);
            hc_read(&view, &seen);
            for (int i = 0; i < seen.items; i++) {
                if (seen.item[i].kind != HC_ITEM_CARD || seen.item[i].from == 0) continue;
                offered++;
                assert_int_equal(seen.item[i].card.card, HC_NO_CARD);
            }
            assert_int_equal(offered, cards);
            found += cards > 0;
            assert_int_equal(hc_answer(&g, seat, option[(n * 7919u + (unsigned)seed * 31u) % (unsigned)count].choice, NULL), HC_OK);
        }
    }
    assert_true(found >= ENOUGH);
}

/* A stack of the Fungus is read where it stands, with whoever holds it. */
static void stacks_are_read_where_they_stand(void **state)
{
    enum { PLAYERS = 4, ENOUGH = 5 };
    int found = 0;
    (void)state;
    for (uint64_t seed = 1; seed < 200 && found < ENOUGH; seed++) {
        hc_setup s = { .seed = seed, .edition = HC_EDITION_FFG, .players = PLAYERS, .first = HC_NOBODY };
        hc_game g;
        hc_option option[HC_OPTIONS_MAX];
        hc_table t;
        s.alien[1] = (uint16_t)hc_sheet_named("Fungus");
        s.boxes = hc_usual_boxes(s.edition) | 1ull << HC_BOX_INCURSION;
        assert_int_equal(hc_new(&g, &s, NULL, NULL), HC_OK);
        for (unsigned n = 0; hc_asked(&g) && n < 600; n++) {
            int seat = __builtin_ctz(hc_asked(&g)), count = hc_options(&g, seat, option);
            assert_int_equal(hc_answer(&g, seat, option[(n * 7919u + (unsigned)seed * 31u) % (unsigned)count].choice, NULL), HC_OK);
        }
        hc_read(&g, &t);
        for (int i = 0; i < t.things; i++) {
            if (t.thing[i].lies != HC_LIES_STACK || t.thing[i].ground >= HC_PLANETS) continue;
            assert_true(t.thing[i].count && g.ships[t.thing[i].holder][t.thing[i].ground]);
            found++;
        }
    }
    assert_true(found >= ENOUGH);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_table_is_set), cmocka_unit_test(the_deck_has_54_cards),
        cmocka_unit_test(a_smaller_system_has_fewer_planets),
        cmocka_unit_test(anybody_may_begin), cmocka_unit_test(answers_are_refused), cmocka_unit_test(any_of_equal_cards_is_taken),
        cmocka_unit_test(onlookers_see_no_hand), cmocka_unit_test(flares_come_out_of_the_boxes),
        cmocka_unit_test(onlookers_count_what_is_offered), cmocka_unit_test(stacks_are_read_where_they_stand),
        cmocka_unit_test(what_one_was_shown_others_do_not_see),
        cmocka_unit_test(names_are_found), cmocka_unit_test(a_sheet_face_down_shows_no_tokens), cmocka_unit_test(unwanted_events_are_not_told) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
