/* message.c - a client's message: read strictly, then handed to who deals with it. */
#include <string.h>

#include "server/server.h"
#include "store/record_format.h"

enum { PROTOCOL = 2 };

static void welcome(client *c)
{
    server *s = c->server;
    js *j = &s->j;
    js_empty(j);
    js_object(j, NULL);
    js_string(j, "type", "welcome");
    js_integer(j, "protocol", PROTOCOL);
    js_string(j, "version", s->o->version);
    js_string(j, "server", s->o->name);
    js_string(j, "name", c->name);
    js_string(j, "person", c->person[0] ? c->person : NULL);
    js_bool(j, "mail", s->o->mail_command != NULL);
    js_object(j, "limits");
    js_integer(j, "message_bytes", s->o->message_bytes);
    js_integer(j, "messages_a_second", s->o->messages);
    js_integer(j, "chat_bytes", CHAT_TEXT);
    js_integer(j, "chat_a_minute", s->o->chat);
    js_integer(j, "name_bytes", RECORD_NAME - 1);
    js_close(j);
    js_close(j);
    client_send(c, j, 0);
}

static void take_hello(client *c, const json_t *m)
{
    const json_t *protocol = json_object_get(m, "protocol");
    const char *name = json_string_value(json_object_get(m, "name")), *key = json_string_value(json_object_get(m, "key"));
    if (!json_is_integer(protocol) || json_integer_value(protocol) != PROTOCOL) {
        client_error(c, "hello", "protocol", "This server speaks protocol %d. Load the page again.", PROTOCOL);
        return;
    }
    if (name && !is_plain_name(name)) {
        client_error(c, "hello", "name", "A name has 1 to %d visible bytes, and no spaces at its ends.", RECORD_NAME - 1);
        return;
    }
    if (key && strlen(key) < TOKEN_TEXT) {
        people_greet(c, key);
    }
    if (name) {
        snprintf(c->name, sizeof c->name, "%s", name);
        people_rename(c);
    }
    c->greeted = true;
    welcome(c);
}

static void take_ping(client *c, const json_t *m)
{
    (void)m;
    js *j = &c->server->j;
    js_empty(j);
    js_object(j, NULL);
    js_string(j, "type", "pong");
    js_close(j);
    client_send(c, j, 0);
}

static void take_answer(client *c, const json_t *m)
{
    if (!c->room || !c->room->table || c->seat == NO_ONE) {
        client_error(c, "answer", "no-seat", "You have no seat in a running game.");
        return;
    }
    table_answer(c->room, c, m);
}

static const struct { const char *type; void (*take)(client *c, const json_t *m); } TYPES[] = {
    { "hello", take_hello }, { "ping", take_ping },      /* these two come before everything, and are no sign of a person */
    { "rooms", lobby_rooms }, { "unrooms", lobby_unrooms }, { "create", lobby_create },
    { "join", lobby_join }, { "leave", lobby_leave }, { "ready", lobby_ready }, { "seat", lobby_seat }, { "start", lobby_start }, { "settings", lobby_settings },
    { "again", lobby_again }, { "answer", take_answer }, { "asking", asking_take }, { "chat", chat_take }, { "suggest", coach_take },
    { "replay", replay_take }, { "name", naming_take }, { "mine", naming_mine }, { "back", stand_in_back }, { "told", stand_in_told },
    { "mail", mail_take }, { "person", people_take }, { "campaign", campaign_take },
};

/* A sign of life. A person for whom a bot sits in has the seat back with the first message. */
static void note_sign(client *c)
{
    room *r = c->room;
    if (!r || c->seat == NO_ONE) {
        return;
    }
    r->seat[c->seat].seen = uv_now(&c->server->loop);
    r->seat[c->seat].silent = false;
    if (is_stood_in(r, c->seat)) {
        stand_in_end(r, c->seat);
        stand_in_tell(r, c->seat);
        table_run(r);
    }
}

static void hand_on(client *c, const char *type, const json_t *m)
{
    for (size_t i = 0; i < sizeof TYPES / sizeof TYPES[0]; i++) {
        if (strcmp(type, TYPES[i].type) != 0) {
            continue;
        }
        if (!c->greeted && i > 1) {
            client_error(c, type, "hello", "Say hello first.");
            return;
        }
        if (i > 1) {
            note_sign(c);
        }
        TYPES[i].take(c, m);
        return;
    }
    client_error(c, type, "type", "There are no messages of this type.");
}

void message_take(client *c, const char *text, size_t length)
{
    json_error_t error;
    json_t *m = json_loadb(text, length, JSON_REJECT_DUPLICATES, &error);
    const char *type = json_string_value(json_object_get(m, "type"));
    if (!m) {
        client_error(c, "", "malformed", "This is not JSON: %s", error.text);
    } else if (!json_is_object(m) || !type || strlen(type) > 20) {
        client_error(c, "", "malformed", "A message is an object with a \"type\".");
    } else {
        hand_on(c, type, m);
    }
    json_decref(m);
}
