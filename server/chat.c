/* chat.c - people talk, and bots now and then. Deals are not made here but in the deal builder. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/server.h"

/* People have names of at least one letter. */
static bool is_notice(const line *l) { return l->seat == NO_ONE && l->from[0] == '\0'; }

static void write_line(js *j, const line *l, int64_t n)
{
    js_empty(j);
    js_object(j, NULL);
    js_string(j, "type", "chat");
    if (is_notice(l)) {
        js_null(j, "from");
        js_bool(j, "notice", true);
    } else if (l->seat == NO_ONE) {
        js_string(j, "from", l->from);
    } else {
        js_integer(j, "from", l->seat);
    }
    js_string(j, "name", l->from);
    js_string(j, "text", l->text);
    js_bool(j, "talk", l->talk);
    js_integer(j, "at", n);
    js_integer(j, "time", l->at);
    js_close(j);
}

/* `at` counts what the reader has been told, as `n` of the game does. */
static int64_t told(const client *c)
{
    const room *r = c->room;
    return r->table ? r->table->viewer[c->seat == NO_ONE ? HC_SEATS : c->seat].told : 0;
}

static void say(room *r, const line *l)
{
    server *s = r->server;
    room_add_line(r, l, r->line_count + 1);
    store_add_line(s->store, r->id, r->line_count, l->seat, l->from, l->talk, l->at, l->text);
    if (r->line_count > CHAT_KEPT) {
        store_drop_lines(s->store, r->id, r->line_count - CHAT_KEPT);
    }
    room_written(r);
    for (client *c = r->clients; c; c = c->next_here) {
        write_line(&s->j, l, told(c));
        client_send(c, &s->j, 0);
    }
}

void chat_notice(room *r, const char *format, ...)
{
    line l = { .seat = NO_ONE, .at = wall_seconds() };
    va_list args;
    va_start(args, format);
    vsnprintf(l.text, sizeof l.text, format, args);
    va_end(args);
    say(r, &l);
}

void chat_history(client *c)
{
    room *r = c->room;
    for (size_t i = 0; i < r->lines_kept; i++) {
        write_line(&r->server->j, &r->lines[i], 0);
        client_send(c, &r->server->j, 0);
    }
}

static bool is_blank(const char *text)
{
    return text[strspn(text, " \t\n\r")] == '\0';
}

bool chat_may(client *c)
{
    double a_minute = (double)c->server->o->chat;
    bool may = bucket_take(&c->chat, uv_now(&c->server->loop), a_minute / 60, a_minute / 3 > 1 ? a_minute / 3 : 1, 1);
    c->server->metrics.lines_refused += !may;
    return may;
}

void chat_take(client *c, const json_t *m)
{
    room *r = c->room;
    const char *text = json_string_value(json_object_get(m, "text"));
    if (!r) {
        client_error(c, "chat", "no-room", "You are not in a room.");
        return;
    }
    if (!text || is_blank(text) || strlen(text) > CHAT_TEXT) {
        client_error(c, "chat", "text", "A line has 1 to %d bytes.", CHAT_TEXT);
        return;
    }
    if (!chat_may(c)) {
        client_error(c, "chat", "too-fast", "Not so fast: at most %lld lines per minute.", c->server->o->chat);
        return;
    }
    line l = { .seat = c->seat, .at = wall_seconds() };
    snprintf(l.from, sizeof l.from, "%s", c->seat == NO_ONE ? c->name : r->seat[c->seat].is.name);
    snprintf(l.text, sizeof l.text, "%s", text);
    for (char *at = l.text; *at; at++) {
        *at = (unsigned char)*at < 0x20 || *at == 0x7F ? ' ' : *at;
    }
    say(r, &l);
}

_Static_assert((int)TALK_LINE <= (int)CHAT_TEXT, "what bots say must fit a line");

/* A line may not come before the event that it is about: it waits until that is shown to all. */
void chat_talk(room *r, int seat, const char *text)
{
    table *t = r->table;
    if (t->talks == TALKS_KEPT) {
        return;
    }
    line *l = &t->talk[t->talks++];
    *l = (line){ .seat = (uint8_t)seat, .talk = true, .at = wall_seconds() };
    snprintf(l->from, sizeof l->from, "%s", r->seat[seat].is.name);
    snprintf(l->text, sizeof l->text, "%s", text);
}

void chat_talk_shown(room *r)
{
    table *t = r->table;
    for (int i = 0; i < t->talks; i++) {
        say(r, &t->talk[i]);
    }
    t->talks = 0;
}
