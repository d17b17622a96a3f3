/* sqlite_read.c - rooms, seats and answers out of an SQLite file. */
#include "store/store.h"

#include <stdio.h>
#include <string.h>

#include "store/sqlite_inside.h"

bool sqlite_end_read(store *s, sqlite3_stmt *q, int code, char why[STORE_WHY])
{
    if (code != SQLITE_DONE) {
        sqlite_explain(s, code, why);
    }
    sqlite3_reset(q);
    sqlite3_clear_bindings(q);
    return code == SQLITE_DONE;
}

sqlite3_stmt *sqlite_begin_read(store *s, statement which, const char *id)
{
    sqlite3_stmt *q = s->prepared[which];
    if (id) {
        sqlite3_bind_text(q, 1, id, -1, SQLITE_STATIC);
    }
    return q;
}

const char *sqlite_text(sqlite3_stmt *q, int at)
{
    const char *text = (const char *)sqlite3_column_text(q, at);
    return text ? text : "";
}

static void tell_room(sqlite3_stmt *q, store_room_is *each, void *ctx)
{
    store_room r = { .state = (uint8_t)sqlite3_column_int(q, 1), .host = (uint8_t)sqlite3_column_int(q, 2),
                     .rules = sqlite3_column_int(q, 3), .created = sqlite3_column_int64(q, 4),
                     .touched = sqlite3_column_int64(q, 5), .settings = sqlite_text(q, 6) };
    snprintf(r.id, sizeof r.id, "%s", sqlite_text(q, 0));
    each(ctx, &r);
}

static bool read_rooms(store *s, sqlite3_stmt *q, store_room_is *each, void *ctx, char why[STORE_WHY])
{
    int code;
    while ((code = sqlite3_step(q)) == SQLITE_ROW) {
        tell_room(q, each, ctx);
    }
    return sqlite_end_read(s, q, code, why);
}

bool store_each_room(store *s, bool with_over, store_room_is *each, void *ctx, char why[STORE_WHY])
{
    sqlite3_stmt *q = sqlite_begin_read(s, STATEMENT_EACH_ROOM, NULL);
    sqlite3_bind_int(q, 1, with_over ? ROOM_OVER + 1 : ROOM_OVER);
    return read_rooms(s, q, each, ctx, why);
}

bool store_newest(store *s, int64_t *touched, char why[STORE_WHY])
{
    sqlite3_stmt *q = sqlite_begin_read(s, STATEMENT_NEWEST, NULL);
    int code;
    while ((code = sqlite3_step(q)) == SQLITE_ROW) {
        *touched = sqlite3_column_int64(q, 0);
    }
    return sqlite_end_read(s, q, code, why);
}

bool store_find_room(store *s, const char *id, store_room_is *found, void *ctx, char why[STORE_WHY])
{
    return read_rooms(s, sqlite_begin_read(s, STATEMENT_FIND_ROOM, id), found, ctx, why);
}

bool store_read_seats(store *s, const char *id, store_seat seat[HC_SEATS], int *count, char why[STORE_WHY])
{
    sqlite3_stmt *q = sqlite_begin_read(s, STATEMENT_SEATS, id);
    int code;
    *count = 0;
    while ((code = sqlite3_step(q)) == SQLITE_ROW) {
        int number = sqlite3_column_int(q, 0);
        if (number != *count || number >= HC_SEATS) {
            continue;
        }
        store_seat *v = &seat[(*count)++];
        *v = (store_seat){ .player = (uint8_t)sqlite3_column_int(q, 1) };
        v->has_token = sqlite3_column_bytes(q, 2) == STORE_HASH;
        if (v->has_token) {
            memcpy(v->token, sqlite3_column_blob(q, 2), STORE_HASH);
        }
        snprintf(v->name, sizeof v->name, "%s", sqlite_text(q, 3));
        snprintf(v->bot, sizeof v->bot, "%s", sqlite_text(q, 4));
        v->bot_since = sqlite3_column_int64(q, 5);
        snprintf(v->person, sizeof v->person, "%s", sqlite_text(q, 6));
    }
    return sqlite_end_read(s, q, code, why);
}

bool store_read_answers(store *s, const char *id, record *into, char why[STORE_WHY])
{
    sqlite3_stmt *q = sqlite_begin_read(s, STATEMENT_ANSWERS, id);
    bool whole = true;
    int code;
    while ((code = sqlite3_step(q)) == SQLITE_ROW && whole) {
        whole = sqlite3_column_int64(q, 0) == (sqlite3_int64)into->count + 1 &&
                record_add(into, sqlite3_column_int(q, 1), sqlite3_column_int(q, 2), NULL);
        if (whole) {
            into->answer[into->count - 1].check = (uint32_t)sqlite3_column_int64(q, 3);
        }
    }
    if (!whole) {
        snprintf(why, STORE_WHY, "the answers of room %s have a gap after number %zu", id, into->count);
        sqlite_end_read(s, q, SQLITE_DONE, why);
        return false;
    }
    return sqlite_end_read(s, q, code, why);
}

bool store_read_asking(store *s, const char *id, store_asking_is *each, void *ctx, char why[STORE_WHY])
{
    sqlite3_stmt *q = sqlite_begin_read(s, STATEMENT_ASKING, id);
    int code;
    while ((code = sqlite3_step(q)) == SQLITE_ROW) {
        each(ctx, sqlite3_column_int(q, 0), sqlite_text(q, 1), sqlite3_column_int(q, 2));
    }
    return sqlite_end_read(s, q, code, why);
}

bool store_read_clocks(store *s, const char *id, store_clock_is *each, void *ctx, char why[STORE_WHY])
{
    sqlite3_stmt *q = sqlite_begin_read(s, STATEMENT_CLOCKS, id);
    int code;
    while ((code = sqlite3_step(q)) == SQLITE_ROW) {
        each(ctx, sqlite3_column_int(q, 0), (size_t)sqlite3_column_int64(q, 1), sqlite3_column_int64(q, 2));
    }
    return sqlite_end_read(s, q, code, why);
}

bool store_read_stood_in(store *s, const char *id, int seat, store_stood_in_is *each, void *ctx, char why[STORE_WHY])
{
    sqlite3_stmt *q = sqlite_begin_read(s, STATEMENT_STOOD_IN, id);
    int code;
    sqlite3_bind_int(q, 2, seat);
    while ((code = sqlite3_step(q)) == SQLITE_ROW) {
        each(ctx, sqlite_text(q, 0), sqlite_text(q, 1));
    }
    return sqlite_end_read(s, q, code, why);
}

bool store_read_mails(store *s, const char *id, store_mail_is *each, void *ctx, char why[STORE_WHY])
{
    sqlite3_stmt *q = sqlite_begin_read(s, STATEMENT_MAILS, id);
    int code;
    while ((code = sqlite3_step(q)) == SQLITE_ROW) {
        each(ctx, sqlite3_column_int(q, 0), sqlite_text(q, 1), sqlite_text(q, 2));
    }
    return sqlite_end_read(s, q, code, why);
}

bool store_read_lines(store *s, const char *id, store_line_is *each, void *ctx, char why[STORE_WHY])
{
    sqlite3_stmt *q = sqlite_begin_read(s, STATEMENT_LINES, id);
    int code;
    while ((code = sqlite3_step(q)) == SQLITE_ROW) {
        each(ctx, (size_t)sqlite3_column_int64(q, 0), sqlite3_column_int(q, 1), sqlite_text(q, 2), sqlite3_column_int(q, 3) != 0,
             sqlite3_column_int64(q, 4), sqlite_text(q, 5));
    }
    return sqlite_end_read(s, q, code, why);
}
