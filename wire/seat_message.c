/* seat_message.c - the `game` message: view, question, options and news of one seat. */
#include "wire/seat_message.h"

#include <stdlib.h>
#include <string.h>

/* ---- news -------------------------------------------------------------------------------------- */

/* Kept until the message is written: what is one sentence goes by the message, not by the answers in it, which nobody may count. */
static void keep_event(seat_news *s, const hc_event *e)
{
    if (s->kept == s->room) {
        hc_event *more = realloc(s->event, (s->room + 64) * sizeof *more);
        if (!more) return;                       /* without it they are told one by one */
        s->event = more;
        s->room += 64;
    }
    s->event[s->kept++] = *e;
}

void seat_news_add(seat_news *s, const text_names *names, const hc_game *view, const hc_event event[], size_t count, int64_t since)
{
    hc_table table;
    text_names read = *names;
    for (size_t i = 0; i < count; i++) {
        hc_event seen;
        if (!hc_event_for(&event[i], names->viewer, &seen)) {
            continue;
        }
        s->n++;
        if (s->n <= since) {
            continue;
        }
        read.read = read_once(&read, view, &table);
        if (s->events.length > 0) {
            js_raw(&s->events, NULL, ",");
        }
        js_object(&s->events, NULL);
        js_integer(&s->events, "n", s->n);
        js_event_members(&s->events, &read, view, &seen);
        js_close(&s->events);
        keep_event(s, &seen);
    }
}

void seat_news_free(seat_news *s)
{
    js_free(&s->events);
    free(s->event);
    s->event = NULL;
    s->kept = s->room = 0;
}

/* Which events, counted from the first, are one sentence. */
static void write_runs(js *j, const text_names *names, const hc_game *view, const seat_news *s)
{
    bool any = false;
    for (size_t i = 0, run; i < s->kept; i += run) {
        run = text_run_of(s->event + i, s->kept - i);
        if (run < 2) continue;
        if (!any) js_array(j, "runs");
        any = true;
        js_object(j, NULL);
        js_integer(j, "at", (int64_t)i);
        js_run(j, names, view, s->event + i, run);
        js_close(j);
    }
    if (any) js_close(j);
}

void js_log(js *j, const text_names *names, const hc_game *view, const hc_event event[], size_t count)
{
    text_names named = *names;
    named.spans = true;
    for (size_t i = 0; i < count; i++) {
        hc_event seen;
        char text[500];
        if (hc_event_for(&event[i], names->viewer, &seen) && text_event(text, sizeof text, &named, view, &seen) > 0) {
            js_object(j, NULL);
            js_told(j, "text", "names", text);
            js_close(j);
        }
    }
}

/* ---- the message ------------------------------------------------------------------------------- */

int player_options(const hc_game *view, int seat, hc_option out[])
{
    hc_question q;
    hc_question_for(view, seat, &q);
    int count = q.kind == HC_ASK_NONE ? 0 : hc_options(view, seat, out), kept = 0;
    for (int i = 0; i < count; i++) {
        if (q.kind != HC_ASK_REPLY || out[i].choice != HC_TIME_IS_UP) {
            out[kept++] = out[i];
        }
    }
    return kept;
}

static void write_clock(js *j, const char *key, const seat_clock *c)
{
    if (c->of > 0) {
        js_object(j, key);
        js_integer(j, "seconds_left", c->left);
        js_integer(j, "of", c->of);
        js_close(j);
    }
}

static bool write_question(js *j, const seat_message *m, text_names *names, hc_table *room)
{
    hc_question q = { .kind = HC_ASK_NONE };
    hc_option option[HC_OPTIONS_MAX];
    int seat = names->viewer;
    if (m->may_ask && seat < HC_SEATS) {
        hc_question_for(m->view, seat, &q);
    }
    if (q.kind == HC_ASK_NONE) {
        js_null(j, "question");
        js_array(j, "options");
        js_close(j);
        js_null(j, "id");
        return false;
    }
    names->read = read_once(names, m->view, room);
    int count = player_options(m->view, seat, option);
    js_question(j, "question", names, m->view, &q);
    js_options(j, "options", names, m->view, &q, option, count);
    js_integer(j, "id", m->id);
    return true;
}

static void write_view(js *j, const seat_message *m, const text_names *names, seat_span *at)
{
    size_t before = j->length;
    if (m->view_text) {
        js_raw(j, "view", m->view_text);
    } else {
        js_table(j, "view", names, m->view);
    }
    if (at) {
        *at = (seat_span){ .from = before + strlen(",\"view\":"), .to = j->length };
    }
}

void js_seat_message(js *j, const seat_message *m, seat_news *news, seat_span *view_at)
{
    hc_table room;
    text_names names = *m->names;
    if (!m->view_text) {                 /* else mostly nothing of the table has to be read */
        names.read = read_once(&names, m->view, &room);
    }
    const bool over = m->view_text ? m->over : names.read->over;
    js_object(j, NULL);
    js_string(j, "type", "game");
    if (m->room) {
        js_string(j, "room", m->room);
    }
    js_integer(j, "n", news->n > m->known ? news->n : m->known);
    write_view(j, m, &names, view_at);
    bool asked = write_question(j, m, &names, &room);
    js_bool(j, "waiting", !asked && !over);
    write_clock(j, "clock", &m->clock);
    write_clock(j, "deal_clock", &m->deal_clock);
    js_array(j, "events");
    if (news->events.length > 0) {
        js_raw(j, NULL, news->events.text);
    }
    js_close(j);
    write_runs(j, &names, m->view, news);
    js_bool(j, "missed", m->missed);
    if (m->log) {
        js_raw(j, "log", m->log);
    }
    js_close(j);
    js_empty(&news->events);
    news->kept = 0;
}
