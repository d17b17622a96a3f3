/* sqlite_people.c - people who are known over rooms and devices, and how their games ended. */
#include "store/store.h"

#include <stdio.h>
#include <string.h>

#include "store/sqlite_inside.h"

void store_put_person(store *s, const store_person *p)
{
    sqlite3_stmt *q = sqlite_begin_write(s, STATEMENT_PUT_PERSON);
    if (q) {
        bind_text(q, 1, p->id);
        sqlite3_bind_blob(q, 2, p->key, STORE_HASH, SQLITE_STATIC);
        bind_text(q, 3, p->name);
        sqlite3_bind_int64(q, 4, p->created);
        sqlite3_bind_double(q, 5, p->strength);
        sqlite3_bind_double(q, 6, p->sure);
        sqlite3_bind_int(q, 7, p->games);
        sqlite_end_write(s, q);
    }
}

void store_drop_people(store *s, int64_t before)
{
    sqlite3_stmt *q = sqlite_begin_write(s, STATEMENT_DROP_PEOPLE);
    if (q) {
        sqlite3_bind_int64(q, 1, before);
        sqlite_end_write(s, q);
    }
}

void store_add_result(store *s, const char *person, const store_result *r)
{
    sqlite3_stmt *q = sqlite_begin_write(s, STATEMENT_ADD_RESULT);
    if (q) {
        bind_text(q, 1, person);
        bind_text(q, 2, r->room);
        sqlite3_bind_int64(q, 3, r->at);
        bind_text(q, 4, r->edition);
        sqlite3_bind_int(q, 5, r->players);
        bind_text(q, 6, r->alien);
        sqlite3_bind_int(q, 7, r->won);
        sqlite3_bind_int(q, 8, r->rated);
        sqlite3_bind_int(q, 9, r->points);
        sqlite_end_write(s, q);
    }
}

static bool read_person(store *s, sqlite3_stmt *q, store_person *p, char why[STORE_WHY])
{
    bool found = false;
    int code;
    while ((code = sqlite3_step(q)) == SQLITE_ROW) {
        *p = (store_person){ .created = sqlite3_column_int64(q, 3), .strength = sqlite3_column_double(q, 4), .sure = sqlite3_column_double(q, 5),
                             .games = sqlite3_column_int(q, 6) };
        snprintf(p->id, sizeof p->id, "%s", sqlite_text(q, 0));
        snprintf(p->name, sizeof p->name, "%s", sqlite_text(q, 2));
        if (sqlite3_column_bytes(q, 1) == STORE_HASH) {
            memcpy(p->key, sqlite3_column_blob(q, 1), STORE_HASH);
        }
        found = true;
    }
    why[0] = '\0';
    return sqlite_end_read(s, q, code, why) && found;
}

bool store_find_person(store *s, const char *id, store_person *p, char why[STORE_WHY])
{
    return read_person(s, sqlite_begin_read(s, STATEMENT_PERSON, id), p, why);
}

bool store_find_key(store *s, const uint8_t key[STORE_HASH], store_person *p, char why[STORE_WHY])
{
    sqlite3_stmt *q = sqlite_begin_read(s, STATEMENT_PERSON_WITH, NULL);
    sqlite3_bind_blob(q, 1, key, STORE_HASH, SQLITE_STATIC);
    return read_person(s, q, p, why);
}

bool store_read_results(store *s, const char *person, store_result_is *each, void *ctx, char why[STORE_WHY])
{
    sqlite3_stmt *q = sqlite_begin_read(s, STATEMENT_RESULTS, person);
    int code;
    while ((code = sqlite3_step(q)) == SQLITE_ROW) {
        store_result r = { .at = sqlite3_column_int64(q, 1), .players = sqlite3_column_int(q, 3), .won = sqlite3_column_int(q, 5),
                           .rated = sqlite3_column_int(q, 6) != 0, .points = sqlite3_column_int(q, 7), .kept = sqlite3_column_int(q, 8) != 0 };
        snprintf(r.room, sizeof r.room, "%s", sqlite_text(q, 0));
        snprintf(r.edition, sizeof r.edition, "%s", sqlite_text(q, 2));
        snprintf(r.alien, sizeof r.alien, "%s", sqlite_text(q, 4));
        each(ctx, &r);
    }
    return sqlite_end_read(s, q, code, why);
}

bool store_read_rooms_of(store *s, const char *person, store_name_is *each, void *ctx, char why[STORE_WHY])
{
    sqlite3_stmt *q = sqlite_begin_read(s, STATEMENT_SEATS_OF, person);
    int code;
    while ((code = sqlite3_step(q)) == SQLITE_ROW) {
        each(ctx, sqlite_text(q, 0));
    }
    return sqlite_end_read(s, q, code, why);
}
