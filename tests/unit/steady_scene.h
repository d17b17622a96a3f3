/* steady_scene.h - a small table of the modern edition, laid out by hand and led to the question that a test is about. */
#ifndef STEADY_SCENE_H
#define STEADY_SCENE_H
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>
#include "bots/steady_rows.h"

enum { PLAYERS = 3, EVENTS = 2048, LONG = 400, FFG = HC_EDITION_FFG };

typedef struct scene {
    hc_game g;
    bot b[HC_SEATS];
    hc_event event[EVENTS];
    hc_events events;
    bool low[PLAYERS];                           /* plays its lowest card, else its highest */
} scene;

static int sheet(const char *name)
{
    int found = hc_sheet_named(name);
    assert_true(found > 0);
    return found;
}

static int variant(const char *name)
{
    for (int bit = 0; bit < 64; bit++) {
        const char *found = hc_variant_name(FFG, bit, NULL);
        if (found && !strcmp(found, name)) return bit;
    }
    fail_msg("no variant %s", name);
    return -1;
}

/* Seat 0 is the offense and destiny leads it to seat 1, unless the test says otherwise. */
static void lay_with(scene *s, const char *rules, const char *zero, const char *one, const char *two)
{
    const char *const alien[PLAYERS] = { zero, one, two };
    hc_setup setup = { .seed = 5, .players = PLAYERS, .edition = FFG, .first = 0, .variants = 1ull << variant(rules) };
    memset(s, 0, sizeof *s);
    s->events = (hc_events){ .room = EVENTS, .item = s->event };
    for (int i = 0; i < PLAYERS; i++) {
        setup.alien[i] = (uint16_t)sheet(alien[i]);
        bot_begin(&s->b[i], BOT_STEADY, i, 7);
    }
    assert_int_equal(hc_lay_begin(&s->g, &setup), HC_OK);
    assert_int_equal(hc_lay_destiny(&s->g, 1), HC_OK);
}

__attribute__((unused)) static void lay(scene *s, const char *zero, const char *one, const char *two) { lay_with(s, "technology", zero, one, two); }

static void give(scene *s, int seat, int kind, int value) { assert_int_equal(hc_lay_hand(&s->g, seat, kind, value, 0), HC_OK); }
static void attack(scene *s, int seat, int value) { give(s, seat, HC_CARD_ATTACK, value); }
static void move(scene *s, int seat, int count, int from, int to) { assert_int_equal(hc_lay_ships(&s->g, seat, count, from, to), HC_OK); }

static void acting(scene *s, int seat, int kind, const char *name)
{
    if (kind == HC_CARD_FLARE) assert_int_equal(hc_lay_flare(&s->g, sheet(name)), HC_OK);
    assert_int_equal(hc_lay_hand(&s->g, seat, kind, 0, sheet(name)), HC_OK);
}

static void see_events(scene *s)
{
    for (int seat = 0; seat < PLAYERS; seat++) {
        hc_game view;
        hc_event seen;
        hc_view(&s->g, seat, &view);
        for (size_t i = 0; i < s->events.count; i++)
            if (hc_event_for(&s->event[i], seat, &seen)) bot_sees(&s->b[seat], &view, &seen);
    }
    s->events.count = 0;
}

static void start(scene *s)
{
    hc_lay_start(&s->g, &s->events);
    see_events(s);
}

static int lowest(unsigned mask)
{
    int i = 0;
    while (!(mask >> i & 1)) i++;
    return i;
}

/* Passes, takes the first thing where something has to be chosen, plays the card that the test wants. */
static int plain_answer(const scene *s, int seat, const hc_question *q)
{
    hc_option option[HC_OPTIONS_MAX];
    int n = hc_options(&s->g, seat, option), choice = option[0].choice, best = 0;
    for (int i = 0; i < n; i++) {
        if (option[i].choice == HC_PASS || option[i].choice == HC_DONE) return option[i].choice;
        hc_card_info card = hc_card(&s->g, option[i].choice);
        if (q->sheet || q->prompt != HC_PROMPT_ENCOUNTER_CARD || card.kind != HC_CARD_ATTACK) continue;
        if (i && (s->low[seat] ? card.value >= best : card.value <= best)) continue;
        best = card.value;
        choice = option[i].choice;
    }
    return choice;
}

static int seat_asked(const scene *s, hc_question *q)
{
    assert_true(hc_asked(&s->g) != 0);
    int seat = lowest(hc_asked(&s->g));
    hc_question_for(&s->g, seat, q);
    return seat;
}

/* Goes on until `seat` is asked this prompt of a sheet (NULL: of the rules). */
static void lead_to(scene *s, int seat, const char *by, int prompt)
{
    for (int n = 0; n < LONG; n++) {
        hc_question q;
        int asked = seat_asked(s, &q);
        if (asked == seat && q.sheet == (by ? sheet(by) : 0) && q.prompt == prompt) return;
        assert_int_equal(hc_answer(&s->g, asked, plain_answer(s, asked, &q), &s->events), HC_OK);
        see_events(s);
    }
    fail_msg("the question did not come");
}

static int source_of(const scene *s, int seat, const char *name)
{
    hc_option option[HC_OPTIONS_MAX];
    int n = hc_options(&s->g, seat, option);
    for (int i = 0; i < n; i++) if (option[i].choice < HC_PASS && hc_source(&s->g, option[i].choice, NULL) == sheet(name)) return option[i].choice;
    return -1;
}

/* Goes on until `seat` may use what is named in that window. */
static void lead_to_use(scene *s, int seat, const char *name, const char *window)
{
    for (int n = 0; n < LONG; n++) {
        hc_question q;
        hc_window_info w;
        int asked = seat_asked(s, &q);
        bool here = q.kind == HC_ASK_ACT && hc_window(q.window, &w) && !strcmp(w.name, window);
        if (asked == seat && here && source_of(s, seat, name) >= 0) return;
        assert_int_equal(hc_answer(&s->g, asked, plain_answer(s, asked, &q), &s->events), HC_OK);
        see_events(s);
    }
    fail_msg("%s could not be used", name);
}

static int decide(scene *s, int seat, int choice[BOT_CHOICES])
{
    hc_game view;
    bot b = s->b[seat];
    hc_view(&s->g, seat, &view);
    int n = steady_answer(&b, &view, choice);
    assert_true(n > 0);
    return n;
}

static int choice_of(scene *s, int seat)
{
    int choice[BOT_CHOICES];
    decide(s, seat, choice);
    return choice[0];
}

static bool uses(scene *s, int seat, const char *name) { return choice_of(s, seat) == source_of(s, seat, name); }
#endif
