/* table.c - the one table of the page: a game, its record, its bots, and what each person has to be told. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "player/coach.h"
#include "wasm/wasm.h"
#include "wire/catalogue.h"

table the_table;
static char why[RECORD_WHY];

text_names names_for(const record *r, int viewer)
{
    text_names n = { .viewer = viewer };
    for (int seat = 0; seat < HC_SEATS; seat++) n.seat[seat] = r->name[seat];
    return n;
}

const char *written(js *j)
{
    static char *kept;
    free(kept);
    kept = j->text;
    *j = (js){ 0 };
    return kept;
}

/* Luck that depends only on the game so far: a game that was kept and goes on meets the same bots. */
static uint64_t luck_of(int seat)
{
    uint64_t z = the_table.rec.setup.seed + 0x9e3779b97f4a7c15u * (the_table.rec.count * HC_SEATS + (uint64_t)seat + 1);
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

/* ---- what happens --------------------------------------------------------------------------------- */

static void tell_person(int seat, const hc_game *view, const hc_events *ev)
{
    table *t = &the_table;
    text_names n = names_for(&t->rec, seat);
    seat_news_add(&t->news[seat], &n, view, ev->item, ev->count, 0);
    js_log(&t->log[seat], &n, view, ev->item, ev->count);
}

static void tell(const hc_game *g, const hc_events *ev)
{
    table *t = &the_table;
    for (size_t i = 0; i < ev->count; i++) note_act(&t->asking, &ev->item[i]);
    for (int seat = 0; seat < t->rec.setup.players; seat++) {
        hc_game view;
        hc_view(g, seat, &view);
        if (t->person[seat]) { tell_person(seat, &view, ev); continue; }
        for (size_t i = 0; i < ev->count; i++) {
            hc_event seen;
            if (hc_event_for(&ev->item[i], seat, &seen)) bot_sees(&t->bots[seat], &view, &seen);
        }
    }
}

static void clear_table(void)
{
    table *t = &the_table;
    for (int seat = 0; seat < HC_SEATS; seat++) {
        seat_news_free(&t->news[seat]);
        js_free(&t->log[seat]);
    }
    record_free(&t->rec);
    memset(t, 0, sizeof *t);
}

static void seat_players(void)
{
    table *t = &the_table;
    for (int seat = 0; seat < t->rec.setup.players; seat++) {
        bot_spec spec;
        char reason[BOT_WHY];
        t->person[seat] = !bot_spec_read(t->rec.player[seat], &spec, reason);
        if (!t->person[seat]) bot_begin_as(&t->bots[seat], &spec, seat, t->rec.setup.seed);
        else js_array(&t->log[seat], NULL);
    }
}

static void replayed(void *ctx, const hc_game *g, size_t i, const hc_events *ev)
{
    (void)ctx;
    if (i > 0) the_table.answers[the_table.rec.answer[i - 1].seat]++;
    tell(g, ev);
}

EXPORT(hcw_begin) const char *hcw_begin(size_t bytes)
{
    clear_table();
    const char *refused = take_record(&the_table.rec, bytes);
    if (refused) return refused;
    seat_players();
    if (!record_replay(&the_table.rec, SIZE_MAX, &the_table.g, replayed, NULL, why)) return why;
    for (int seat = 0; seat < HC_SEATS; seat++) js_empty(&the_table.news[seat].events);   /* the log has them */
    the_table.begun = true;
    return NULL;
}

static hc_status answer(int seat, int choice)
{
    static hc_event item[HC_OPTIONS_MAX * 4];
    table *t = &the_table;
    hc_events ev = { .room = sizeof item / sizeof item[0], .item = item };
    hc_status status = hc_answer(&t->g, seat, choice, &ev);
    if (status != HC_OK) return status;
    record_add(&t->rec, seat, choice, &t->g);
    t->answers[seat]++;
    tell(&t->g, &ev);
    return HC_OK;
}

EXPORT(hcw_answer) const char *hcw_answer(int seat, int choice)
{
    table *t = &the_table;
    if (!t->begun || seat < 0 || seat >= t->rec.setup.players || !t->person[seat]) return "There is no such player here.";
    hc_game view;
    hc_view(&t->g, seat, &view);
    if (choice == HC_PASS) note_declined(&t->asking, &view, seat);
    hc_status status = answer(seat, choice);
    if (status == HC_OK) return NULL;
    text_refusal(why, sizeof why, status, t->rec.setup.edition);
    return why;
}

/* ---- letting the others move ------------------------------------------------------------------------ */

static void let_bot_answer(int seat)
{
    int choice[BOT_CHOICES];
    hc_game view;
    hc_view(&the_table.g, seat, &view);
    bot *b = &the_table.bots[seat];
    b->rng = luck_of(seat);
    int count = bot_answer(b, &view, choice);
    for (int i = 0; i < count; i++) if (answer(seat, choice[i]) != HC_OK) return;
}

static bool passes_unasked(int seat)
{
    hc_game view;
    hc_view(&the_table.g, seat, &view);
    return may_pass_unasked(&the_table.asking, &view, seat) && answer(seat, HC_PASS) == HC_OK;
}

EXPORT(hcw_step) int hcw_step(void)
{
    table *t = &the_table;
    unsigned asked = t->begun ? hc_asked(&t->g) : 0;
    for (int seat = 0; seat < HC_SEATS; seat++) {
        if (!(asked >> seat & 1)) continue;
        if (!t->person[seat]) { let_bot_answer(seat); return 1; }
        if (passes_unasked(seat)) return 1;
    }
    return 0;
}

/* ---- what the page is told ------------------------------------------------------------------------- */

EXPORT(hcw_game) const char *hcw_game(int seat, int with_log)
{
    table *t = &the_table;
    js j, log;
    hc_game view;
    if (!t->begun || seat < 0 || seat >= t->rec.setup.players || !t->person[seat]) return NULL;
    text_names n = names_for(&t->rec, seat);
    hc_view(&t->g, seat, &view);
    js_begin(&log, false);
    js_raw(&log, NULL, t->log[seat].text);
    js_raw(&log, NULL, "]");
    seat_message m = { .names = &n, .view = &view, .may_ask = true, .id = t->answers[seat] + 1, .log = with_log ? log.text : NULL };
    js_begin(&j, false);
    js_seat_message(&j, &m, &t->news[seat]);
    js_free(&log);
    return written(&j);
}

EXPORT(hcw_suggest) const char *hcw_suggest(int seat)
{
    coach_advice a;
    hc_game view;
    js j;
    if (!the_table.begun || seat < 0 || seat >= the_table.rec.setup.players) return NULL;
    text_names n = names_for(&the_table.rec, seat);
    hc_view(&the_table.g, seat, &view);
    if (!coach_advise(&a, &n, &view, seat, luck_of(seat))) return NULL;
    js_begin(&j, false);
    js_object(&j, NULL);
    js_string(&j, "type", "suggestion");
    js_integer(&j, "id", the_table.answers[seat] + 1);
    js_array(&j, "choices");
    for (int i = 0; i < a.count; i++) js_integer(&j, NULL, a.choice[i]);
    js_close(&j);
    js_string(&j, "text", a.text);
    js_string(&j, "why", a.why);
    js_close(&j);
    return written(&j);
}

EXPORT(hcw_asking) const char *hcw_asking(int seat, int sheet, int mode)
{
    if (seat < 0 || seat >= HC_SEATS || sheet < 0 || sheet >= ASKING_SHEETS || mode < 0 || mode >= ASK_MODES) return "There is no such wish.";
    if (sheet == 0) ask_about_everything(&the_table.asking, seat, (ask_mode)mode);
    else the_table.asking.mode[seat][sheet] = (uint8_t)mode;
    return NULL;
}

EXPORT(hcw_save) const char *hcw_save(void)
{
    static char *text;
    size_t length;
    free(text);
    text = NULL;
    FILE *out = open_memstream(&text, &length);
    if (!out) return NULL;
    bool good = record_write(&the_table.rec, out, false);
    fclose(out);
    return good ? text : NULL;
}

EXPORT(hcw_catalogue) const char *hcw_catalogue(int edition)
{
    js j;
    js_begin(&j, false);
    js_catalogue(&j, edition);
    return written(&j);
}

EXPORT(hcw_encyclopaedia) const char *hcw_encyclopaedia(int edition)
{
    js j;
    js_begin(&j, false);
    js_encyclopaedia(&j, edition);
    return written(&j);
}
