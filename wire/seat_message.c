/* seat_message.c - the `game` message: view, question, options and news of one seat. */
#include "wire/seat_message.h"

#include <stdlib.h>
#include <string.h>

/* ---- news -------------------------------------------------------------------------------------- */

void seat_news_add(seat_news *s, const text_names *names, const hc_game *view, const hc_event event[], size_t count, int64_t since)
{
    hc_table table;
    text_names read = *names;
    hc_event *seen = malloc(count * sizeof *seen + 1);
    size_t many = 0;
    for (size_t i = 0; seen && i < count; i++) {
        many += hc_event_for(&event[i], names->viewer, &seen[many]) && ++s->n > since;
    }
    for (size_t i = 0; i < many; i++) {
        read.read = read_once(&read, view, &table);
        if (s->events.length > 0) {
            js_raw(&s->events, NULL, ",");
        }
        js_object(&s->events, NULL);
        js_integer(&s->events, "n", s->n - (int64_t)(many - 1 - i));
        js_event_members(&s->events, &read, view, &seen[i]);
        js_event_run(&s->events, &read, view, seen + i, many - i);
        js_close(&s->events);
    }
    free(seen);
}

void seat_news_free(seat_news *s)
{
    js_free(&s->events);
}

void js_log(js *j, const text_names *names, const hc_game *view, const hc_event event[], size_t count)
{
    text_names named = *names;
    named.spans = true;
    hc_event *seen = malloc(count * sizeof *seen + 1);
    size_t many = 0;
    for (size_t i = 0; seen && i < count; i++) many += hc_event_for(&event[i], names->viewer, &seen[many]);
    for (size_t i = 0, run; i < many; i += run) {
        char text[700];
        if (text_event_run(text, sizeof text, &named, view, seen + i, many - i, &run) == 0) continue;
        js_object(j, NULL);
        js_told(j, "text", "names", text);
        js_close(j);
    }
    free(seen);
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
    js_bool(j, "missed", m->missed);
    if (m->log) {
        js_raw(j, "log", m->log);
    }
    js_close(j);
    js_empty(&news->events);
}
