/* tell.c - what the page is told, as the JSON that a server would send: the game, advice, table talk, catalogue and texts. */
#define _POSIX_C_SOURCE 200809L
#include <stdlib.h>
#include "player/coach.h"
#include "player/made_up.h"
#include "wasm/wasm.h"
#include "wire/catalogue.h"

#ifndef HYPERCONE_VERSION
#define HYPERCONE_VERSION "offline"
#endif

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

EXPORT(hcw_game) const char *hcw_game(int seat, int with_log)
{
    table *t = &the_table;
    js j, log;
    hc_game view;
    if (!is_person(seat)) return NULL;
    text_names n = names_for(&t->host.rec, seat);
    hc_view(&t->host.game, seat, &view);
    js_begin(&log, false);
    js_raw(&log, NULL, t->log[seat].text);
    js_raw(&log, NULL, "]");
    seat_message m = { .names = &n, .view = &view, .may_ask = true, .id = t->host.given[seat] + 1, .log = with_log ? log.text : NULL };
    js_begin(&j, false);
    js_seat_message(&j, &m, &t->news[seat], NULL);
    js_free(&log);
    return written(&j);
}

EXPORT(hcw_suggest) const char *hcw_suggest(int seat)
{
    coach_advice a;
    coach_question q;
    js j;
    if (!is_person(seat) || !coach_ask(&q, &the_table.host.game, seat, luck_of(seat), COACH_PLAYOUTS)) return NULL;
    text_names n = names_for(&the_table.host.rec, seat);
    coach_think(&q);
    coach_say(&a, &n, &q);
    js_begin(&j, false);
    js_object(&j, NULL);
    js_string(&j, "type", "suggestion");
    js_integer(&j, "id", the_table.host.given[seat] + 1);
    js_array(&j, "choices");
    for (int i = 0; i < a.count; i++) js_integer(&j, NULL, a.choice[i]);
    js_close(&j);
    js_string(&j, "text", a.text);
    js_string(&j, "why", a.why);
    js_close(&j);
    return written(&j);
}

EXPORT(hcw_talk) const char *hcw_talk(void)
{
    js j = the_table.said;
    the_table.said = (js){ 0 };
    js_array(&the_table.said, NULL);
    js_close(&j);
    return written(&j);
}

EXPORT(hcw_about) const char *hcw_about(void)
{
    js j;
    js_begin(&j, false);
    js_object(&j, NULL);
    js_string(&j, "version", HYPERCONE_VERSION);
    js_integer(&j, "rules", HC_RULES_VERSION);
    js_array(&j, "names");
    for (int i = 0; i < HC_SEATS; i++) js_string(&j, NULL, MADE_UP_NAMES[i]);
    js_close(&j);
    js_close(&j);
    return written(&j);
}

EXPORT(hcw_bot) const char *hcw_bot(size_t bytes)
{
    static char why[BOT_WHY];
    bot_spec spec;
    return bot_spec_read(room_text(bytes), &spec, why) ? NULL : why;
}

static const char *book(size_t bytes, void (*write)(js *, int))
{
    js j;
    int edition = bytes ? hc_edition_named(room_text(bytes)) : hc_edition_default();
    if (edition < 0 || !hc_edition(edition)) return NULL;
    js_begin(&j, false);
    write(&j, edition);
    return written(&j);
}

EXPORT(hcw_catalogue) const char *hcw_catalogue(size_t bytes) { return book(bytes, js_catalogue); }
EXPORT(hcw_encyclopaedia) const char *hcw_encyclopaedia(size_t bytes) { return book(bytes, js_encyclopaedia); }
