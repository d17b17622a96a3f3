/* opinions_test.c - how often the steady bot leaves a question of the modern edition to chance, by question. It is to
 * have an opinion wherever one can be had: hundreds of games are played, and what fell through is listed. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>
#include "bots/steady.h"

enum { EVENTS = 2048, TOO_LONG = 60000, GAMES = 240, ROOM = 256, PARTS = 1000, MOST_PARTS = 1 };    /* at most one in a thousand at random */

typedef struct tally { uint16_t sheet; uint8_t prompt; int asked, at_random; } tally;
typedef struct census { tally row[ROOM]; int rows, asked, at_random; } census;

static tally *row_of(census *c, const hc_question *q)
{
    for (int i = 0; i < c->rows; i++) if (c->row[i].sheet == q->sheet && c->row[i].prompt == q->prompt) return &c->row[i];
    assert_true(c->rows < ROOM);
    c->row[c->rows] = (tally){ .sheet = q->sheet, .prompt = q->prompt };
    return &c->row[c->rows++];
}

static int lowest(unsigned mask)
{
    int i = 0;
    while (!(mask >> i & 1)) i++;
    return i;
}

/* One answer of a steady bot, counted. */
static int answer(census *c, bot *b, const hc_game *view, int choice[])
{
    hc_question q;
    hc_option option[HC_OPTIONS_MAX];
    hc_table t;
    hc_question_for(view, b->seat, &q);
    int options = hc_options(view, b->seat, option), n = steady_answer(b, view, choice);
    if (options > 1) {
        tally *row = row_of(c, &q);
        row->asked++;
        c->asked++;
        row->at_random += n == 0;
        c->at_random += n == 0;
    }
    if (n) return n;
    hc_read(view, &t);
    return choose_at_random(&q, option, options, b->seat, &t, &b->rng, choice);
}

static void show_events(const hc_game *g, bot b[], hc_events *events)
{
    for (int seat = 0; seat < g->players; seat++) {
        hc_game view;
        hc_event seen;
        hc_view(g, seat, &view);
        for (size_t i = 0; i < events->count; i++)
            if (hc_event_for(&events->item[i], seat, &seen)) bot_sees(&b[seat], &view, &seen);
    }
    assert_int_equal(events->dropped, 0);
    events->count = 0;
}

static void play(census *c, const hc_setup *s)
{
    static hc_event event[EVENTS];
    hc_events events = { .room = EVENTS, .item = event };
    hc_game g, view;
    bot b[HC_SEATS];
    int choice[BOT_CHOICES], decisions = 0;
    assert_int_equal(hc_new(&g, s, &events, NULL), HC_OK);
    for (int i = 0; i < s->players; i++) bot_begin(&b[i], BOT_STEADY, i, s->seed);
    for (show_events(&g, b, &events); hc_asked(&g); show_events(&g, b, &events)) {
        int seat = lowest(hc_asked(&g));
        hc_view(&g, seat, &view);
        int n = answer(c, &b[seat], &view, choice);
        hc_status status = n == 1 ? hc_answer(&g, seat, choice[0], &events) : hc_answer_all(&g, seat, choice, n - 1, &events);
        assert_int_equal(status, HC_OK);
        assert_true(++decisions < TOO_LONG);
    }
    assert_null(hc_check(&g));
}

static int variant_named(int edition, const char *name)
{
    for (int bit = 0; bit < 64; bit++) {
        const char *found = hc_variant_name(edition, bit, NULL);
        if (found && !strcmp(found, name)) return bit;
    }
    fail_msg("no variant %s", name);
    return -1;
}

static void report(const census *c)
{
    for (int i = 0; i < c->rows; i++) {
        const tally *row = &c->row[i];
        hc_sheet_info info = { .name = "rules" };
        if (!row->at_random) continue;
        if (row->sheet) hc_sheet(row->sheet, HC_EDITION_FFG, &info);
        printf("  %-24s prompt %2d: %5d of %5d at random\n", info.name, row->prompt, row->at_random, row->asked);
    }
    printf("  all: %d of %d at random\n", c->at_random, c->asked);
}

static void steady_has_an_opinion(void **state)
{
    static census c;
    static const char *const VARIANT[] = { "technology", "classic-filch", "choose-of-two", "hidden-powers", "rotating-powers", NULL };
    (void)state;
    for (uint64_t i = 0; i < GAMES; i++) {
        const char *variant = VARIANT[i % (sizeof VARIANT / sizeof *VARIANT)];
        hc_setup s = { .seed = 9000 + i, .players = (uint8_t)(3 + i % 5 + (i % 10 == 9)), .edition = HC_EDITION_FFG, .first = HC_NOBODY };
        if (variant) s.variants = 1ull << variant_named(s.edition, variant);
        if (i % 6 == 1) s.alien[i % s.players] = (uint16_t)hc_sheet_named(i % 12 == 1 ? "Filch" : "Observer");    /* then its flare is in the deck */
        if (i % 12 == 6) s.variants |= 1ull << variant_named(s.edition, "technology");
        play(&c, &s);
    }
    report(&c);
    assert_true(c.at_random * PARTS <= c.asked * MOST_PARTS);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(steady_has_an_opinion) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
