/* sqlite_migrate.c - opens a database file, refuses what is not ours, and brings older forms up to date. */
#include "store/sqlite_inside.h"

#include <stdio.h>
#include <string.h>

#include "store/durable.h"

enum { APPLICATION = 0x4843 << 16 | 0x6E65 };        /* marks the file as ours */

/* Form N comes from form N - 1 by MIGRATION[N - 1]. Never change one that was released: add another. */
static const char *const MIGRATION[] = {
    "create table room(id text primary key, state integer not null, host integer not null, rules integer not null,"
    "  created integer not null, touched integer not null, settings text not null) strict, without rowid;"
    "create table seat(room text not null references room(id) on delete cascade, seat integer not null, player integer not null,"
    "  token blob, name text not null, bot text not null, primary key(room, seat)) strict, without rowid;"
    "create table answer(room text not null references room(id) on delete cascade, number integer not null, seat integer not null,"
    "  choice integer not null, sum integer not null, primary key(room, number)) strict, without rowid;"
    "create table asking(room text not null references room(id) on delete cascade, seat integer not null, sheet text not null,"
    "  mode integer not null, primary key(room, seat, sheet)) strict, without rowid;"
    "create table line(room text not null references room(id) on delete cascade, number integer not null, seat integer not null,"
    "  sender text not null, talk integer not null, at integer not null, text text not null, primary key(room, number)) strict, without rowid;"
    "create index room_by_state on room(state);",
    "create table clock(room text not null references room(id) on delete cascade, seat integer not null, number integer not null,"
    "  since integer not null, primary key(room, seat)) strict, without rowid;",
    "alter table seat add column bot_since integer not null default 0;"
    "create table stood_in(room text not null references room(id) on delete cascade, seat integer not null, number integer not null,"
    "  question text not null, answer text not null, primary key(room, seat, number)) strict, without rowid;",
    "create table mail(room text not null references room(id) on delete cascade, seat integer not null, address text not null,"
    "  primary key(room, seat)) strict, without rowid;",
    "alter table mail add column code text not null default '';"
    "alter table seat add column person text not null default '';"
    "create index seat_by_person on seat(person) where person <> '';"
    "create table person(id text primary key, key blob not null unique, name text not null, created integer not null,"
    "  strength real not null, sure real not null, games integer not null) strict, without rowid;"
    "create table result(person text not null references person(id) on delete cascade, room text not null, at integer not null,"
    "  edition text not null, players integer not null, alien text not null, won integer not null, rated integer not null,"
    "  points integer not null, primary key(person, room)) strict, without rowid;",
};
enum { NEWEST = sizeof MIGRATION / sizeof MIGRATION[0] };

void sqlite_explain(const store *s, int code, char why[STORE_WHY])
{
    const char *path = durable_short(s->path);
    switch (code & 0xFF) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        snprintf(why, STORE_WHY, "the database %s is in use by another process; stop that one, or choose another file with --db", path);
        break;
    case SQLITE_FULL:
        snprintf(why, STORE_WHY, "there is no room left on the disk for the database %s; nothing of it is damaged", path);
        break;
    case SQLITE_NOTADB:
        snprintf(why, STORE_WHY, "%s is not a database; choose another file with --db", path);
        break;
    case SQLITE_CORRUPT:
        snprintf(why, STORE_WHY, "the database %s is damaged; put a copy in its place, or choose another file with --db", path);
        break;
    case SQLITE_READONLY:
    case SQLITE_PERM:
        snprintf(why, STORE_WHY, "the database %s cannot be written; check who owns it", path);
        break;
    case SQLITE_CANTOPEN:
        snprintf(why, STORE_WHY, "the database %s cannot be opened; is there such a folder, and may it be written?", path);
        break;
    case SQLITE_IOERR:
        snprintf(why, STORE_WHY, "the database %s cannot be read or written: the disk says %s (%d)", path,
                 strerror(s->error), code);
        break;
    default:
        snprintf(why, STORE_WHY, "the database %s: %s", path, s->db ? sqlite3_errmsg(s->db) : sqlite3_errstr(code));
    }
}

const char *sqlite_brief(int code)
{
    switch (code & 0xFF) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return "another process is using it";
    case SQLITE_FULL: return "there is no room left on the disk";
    case SQLITE_READONLY:
    case SQLITE_PERM: return "it may not be written";
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT: return "it is damaged";
    default: return "the disk cannot be read or written";
    }
}

static bool run(store *s, const char *sql, char why[STORE_WHY])
{
    int code = sqlite3_exec(s->db, sql, NULL, NULL, NULL);
    if (code != SQLITE_OK) {
        sqlite_explain(s, code, why);
    }
    return code == SQLITE_OK;
}

static bool read_number(store *s, const char *sql, int *number, char why[STORE_WHY])
{
    sqlite3_stmt *q = NULL;
    int code = sqlite3_prepare_v2(s->db, sql, -1, &q, NULL);
    if (code == SQLITE_OK && (code = sqlite3_step(q)) == SQLITE_ROW) {
        *number = sqlite3_column_int(q, 0);
        code = SQLITE_OK;
    }
    if (code != SQLITE_OK) {
        sqlite_explain(s, code, why);
    }
    sqlite3_finalize(q);
    return code == SQLITE_OK;
}

/* An empty file becomes ours; anything else must be it already. */
bool sqlite_look_at_file(store *s, char why[STORE_WHY])
{
    int application = 0, things = 0;
    if (!read_number(s, "pragma application_id", &application, why) || !read_number(s, "pragma user_version", &s->form, why) ||
        !read_number(s, "select count(*) from sqlite_master", &things, why)) {
        return false;
    }
    if (application != APPLICATION && (application != 0 || s->form != 0 || things > 0)) {
        snprintf(why, STORE_WHY, "%s is the database of another program; choose another file with --db", durable_short(s->path));
        return false;
    }
    if (s->form > NEWEST) {
        snprintf(why, STORE_WHY, "the database %s was written by a newer Hypercone (form %d, this one knows %d); "
                 "use that one, or another file with --db", durable_short(s->path), s->form, (int)NEWEST);
        return false;
    }
    return true;
}

static bool migrate(store *s, int form, char why[STORE_WHY])
{
    for (; form < NEWEST; form++) {
        char closing[120];
        snprintf(closing, sizeof closing, "pragma application_id = %d; pragma user_version = %d; commit", (int)APPLICATION, form + 1);
        if (!run(s, "begin immediate", why)) {
            return false;
        }
        if (!run(s, MIGRATION[form], why) || !run(s, closing, why)) {
            sqlite3_exec(s->db, "rollback", NULL, NULL, NULL);
            return false;
        }
    }
    return true;
}

int sqlite_write_form(store *s)
{
    char sql[48];
    snprintf(sql, sizeof sql, "pragma user_version = %d", (int)NEWEST);
    return sqlite3_exec(s->db, sql, NULL, NULL, NULL);
}

bool store_is_newest(const store *s)
{
    return s->form == NEWEST;
}

bool sqlite_claim(claim *c, const char *path, char why[STORE_WHY])
{
    long process;
    *c = (claim){ .file = -1 };
    if (claim_is_held(path, &process)) {
        snprintf(why, STORE_WHY, "the database %s is in use by another process (%ld); stop that one, or choose another file with --db",
                 durable_short(path), process);
        return false;
    }
    return claim_take(c, path, why);
}

/* SQLite opens what may only be read without a word. */
static bool may_write(store *s, char why[STORE_WHY])
{
    bool may = sqlite3_db_readonly(s->db, "main") == 0;
    if (!may) {
        sqlite_explain(s, SQLITE_READONLY, why);
    }
    return may;
}

enum { PATIENCE_MS = 2000, SHORT_PATIENCE_MS = 50 };

/* Others may read while we write (a copy, a check), and nobody waits for long for one of them who writes. */
bool sqlite_prepare_file(store *s, char why[STORE_WHY])
{
    sqlite3_busy_timeout(s->db, PATIENCE_MS);
    bool good = sqlite_look_at_file(s, why) && may_write(s, why) && sqlite_claim(&s->claim, s->path, why) && run(s, "pragma journal_mode = wal", why) &&
                run(s, "pragma synchronous = full; pragma foreign_keys = on; begin exclusive; commit", why) && migrate(s, s->form, why);
    sqlite3_busy_timeout(s->db, SHORT_PATIENCE_MS);
    return good;
}
