/* table.c - the one table of the page: its host, and what each person has to be told. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "player/luck.h"
#include "wasm/wasm.h"

table the_table;
static char why[RECORD_WHY];

uint64_t luck_of(int seat) { return luck_after(hc_luck(&the_table.host.rec.setup, HC_LUCK_BOTS), the_table.host.count, seat); }

/* ---- what happens --------------------------------------------------------------------------------- */

static void tell_person(const game_host *h, int seat, const hc_events *ev)
{
    table *t = &the_table;
    hc_game view;
    text_names n = names_for(&h->rec, seat);
    hc_view(&h->game, seat, &view);
    seat_news_add(&t->news[seat], &n, &view, ev->item, ev->count, 0);
    js_log(&t->log[seat], &n, &view, ev->item, ev->count);
}

static void let_say(int speaker, const char *line)
{
    js *said = &the_table.said;
    js_object(said, NULL);
    js_integer(said, "from", speaker);
    js_string(said, "text", line);
    js_close(said);
}

static void told(void *ctx, const game_host *h, const host_news *n)
{
    table *t = ctx;
    if (n->line && !n->replayed) let_say(n->speaker, n->line);       /* of a game that goes on the page has kept what was said */
    for (int seat = 0; seat < h->rec.setup.players; seat++) {
        if (!(h->outside >> seat & 1)) continue;
        if (n->number == 0) js_array(&t->log[seat], NULL);
        tell_person(h, seat, n->ev);
    }
}

static void clear_table(void)
{
    table *t = &the_table;
    for (int seat = 0; seat < HC_SEATS; seat++) {
        seat_news_free(&t->news[seat]);
        js_free(&t->log[seat]);
    }
    js_free(&t->said);
    host_end(&t->host);
    memset(t, 0, sizeof *t);
}

EXPORT(hcw_begin) const char *hcw_begin(size_t bytes)
{
    table *t = &the_table;
    record rec = { 0 };
    clear_table();
    const char *refused = take_record(&rec, bytes);
    if (refused) return refused;
    js_array(&t->said, NULL);
    if (!host_begin(&t->host, &rec, &(host_ways){ .keeps = true, .talks = true, .asking = &t->asking, .told = told, .ctx = t }, why)) return why;
    for (int seat = 0; seat < HC_SEATS; seat++) js_empty(&t->news[seat].events);   /* the log has them */
    t->begun = true;
    return NULL;
}

/* ---- answers ---------------------------------------------------------------------------------------- */

EXPORT(hcw_trouble) const char *hcw_trouble(void)
{
    const game_host *h = &the_table.host;
    if (!the_table.begun) return NULL;
    if (host_trouble(h)) return host_trouble(h);
    return host_fault_text(h, why, sizeof why) ? why : NULL;
}

static const char *refusal(host_result result)
{
    const game_host *h = &the_table.host;
    if (result == HOST_TAKEN) return NULL;
    if (result == HOST_STOPPED && host_trouble(h)) return host_trouble(h);
    text_refused_setup(why, sizeof why, h->refused, &h->rec.setup);
    return why;
}

bool is_person(int seat)
{
    const game_host *h = &the_table.host;
    return the_table.begun && seat >= 0 && seat < h->rec.setup.players && h->outside >> seat & 1;
}

EXPORT(hcw_answer) const char *hcw_answer(int seat, int choice)
{
    return is_person(seat) ? refusal(host_answer(&the_table.host, seat, choice)) : "There is no such player here.";
}

EXPORT(hcw_answer_all) const char *hcw_answer_all(int seat, size_t bytes)
{
    int choice[HC_DRAFT], count = 0;
    if (!is_person(seat)) return "There is no such player here.";
    for (char *at = room_text(bytes), *end; count < HC_DRAFT; count++, at = end) {
        choice[count] = (int)strtol(at, &end, 10);
        if (end == at) break;
    }
    return refusal(host_answer_all(&the_table.host, seat, choice, count));
}

EXPORT(hcw_step) int hcw_step(void)
{
    int seat = the_table.begun ? host_next(&the_table.host, 0) : HC_NOBODY;
    if (seat == HC_NOBODY) return 0;
    host_step(&the_table.host, seat);
    return 1;
}

/* ---- what a person wants to be asked ------------------------------------------------------------------ */

EXPORT(hcw_asking) const char *hcw_asking(int seat, size_t bytes, int mode)
{
    asking *a = &the_table.asking;
    hc_sheet_info info;
    if (!is_person(seat) || mode < 0 || mode >= ASK_MODES || (mode == ASK_USES && !bytes)) return "\"rule\" is always, matters, never, use or quiet.";
    int sheet = bytes ? hc_sheet_named(room_text(bytes)) : 0;
    if (bytes && (sheet <= 0 || sheet >= ASKING_SHEETS || !hc_sheet(sheet, the_table.host.rec.setup.edition, &info)))
        return "There is no alien or card of that name in this edition.";
    if (bytes) a->mode[seat][sheet] = (uint8_t)mode;
    else ask_about_everything(a, seat, (ask_mode)mode);
    return NULL;
}

EXPORT(hcw_quiet) const char *hcw_quiet(int seat)
{
    hc_table t;
    if (!is_person(seat)) return "There is no such player here.";
    hc_read(&the_table.host.game, &t);
    the_table.asking.quiet[seat] = t.encounter;
    return NULL;
}
