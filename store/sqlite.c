/* sqlite.c - rooms, seats and answers in an SQLite file. */
#include "store/store.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "store/durable.h"
#include "store/sqlite_inside.h"

static const char *const TEXT[STATEMENT_COUNT] = {
#define X(name, text) text,
    STORE_STATEMENTS(X)
#undef X
};

/* ---- opening and closing -------------------------------------------------------------------------- */

void store_close(store *s)
{
    if (!s) {
        return;
    }
    for (int i = 0; i < STATEMENT_COUNT; i++) {
        sqlite3_finalize(s->prepared[i]);
    }
    sqlite3_close(s->db);
    claim_leave(&s->claim);
    free(s);
}

static bool prepare_statements(store *s, char why[STORE_WHY])
{
    for (int i = 0; i < STATEMENT_COUNT; i++) {
        int code = sqlite3_prepare_v3(s->db, TEXT[i], -1, SQLITE_PREPARE_PERSISTENT, &s->prepared[i], NULL);
        if (code != SQLITE_OK) {
            sqlite_explain(s, code, why);
            return false;
        }
    }
    return true;
}

static store *open_file(const char *path, int how, char why[STORE_WHY])
{
    store *s = calloc(1, sizeof *s);
    if (!s) {
        snprintf(why, STORE_WHY, "there is not enough memory");
        return NULL;
    }
    snprintf(s->path, sizeof s->path, "%s", path);
    s->claim.file = -1;
    int code = sqlite3_open_v2(path, &s->db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | how, NULL);
    if (code != SQLITE_OK) {
        sqlite_explain(s, code, why);
        store_close(s);
        return NULL;
    }
    return s;
}

store *store_open(const char *path, char why[STORE_WHY])
{
    store *s = open_file(path, SQLITE_OPEN_CREATE, why);
    if (s && !(sqlite_prepare_file(s, why) && prepare_statements(s, why))) {
        store_close(s);
        s = NULL;
    }
    return s;
}

store *store_open_as_it_is(const char *path, char why[STORE_WHY])
{
    enum { PATIENCE_MS = 2000 };
    store *s = open_file(path, 0, why);
    if (!s) {
        return NULL;
    }
    sqlite3_busy_timeout(s->db, PATIENCE_MS);
    bool good = sqlite_look_at_file(s, why);
    if (good && s->form == 0) {
        snprintf(why, STORE_WHY, "%s is empty: there are no games of Hypercone in it", durable_short(path));
        good = false;
    }
    if (!good || (store_is_newest(s) && !prepare_statements(s, why))) {
        store_close(s);
        s = NULL;
    }
    return s;
}

/* ---- writing -------------------------------------------------------------------------------------- */

static void remember_trouble(store *s, int code)
{
    if (!s->failed) {
        s->failed = true;
        s->brief = sqlite_brief(code);
        sqlite_explain(s, code, s->trouble);
    }
}

/* What the system said is known only at once. */
static int step_once(store *s, sqlite3_stmt *q)
{
    int code = sqlite3_step(q);
    s->error = errno;
    sqlite3_reset(q);
    return code;
}

sqlite3_stmt *sqlite_begin_write(store *s, statement which)
{
    if (!s->writing) {
        s->writing = true;
        s->failed = false;
        int code = step_once(s, s->prepared[STATEMENT_BEGIN]);
        if (code != SQLITE_DONE) {
            remember_trouble(s, code);
        }
    }
    return s->failed ? NULL : s->prepared[which];
}

void sqlite_end_write(store *s, sqlite3_stmt *q)
{
    int code = step_once(s, q);
    sqlite3_clear_bindings(q);
    if (code != SQLITE_DONE) {
        remember_trouble(s, code);
    }
}

/* ---- files that vanish ------------------------------------------------------------------------------ */

/* Somebody who removes or replaces a file that is in use does not disturb us: we would go on writing into one that nobody finds again. */
static bool look_at_files(const store *s, uint64_t file[STORE_FILES][2])
{
    static const char *const END[STORE_FILES] = { "", "-wal", "-shm" };
    for (int i = 0; i < STORE_FILES; i++) {
        char path[sizeof s->path + 8];
        struct stat is;
        snprintf(path, sizeof path, "%s%s", s->path, END[i]);
        if (stat(path, &is) != 0) {
            return false;
        }
        file[i][0] = (uint64_t)is.st_dev;
        file[i][1] = (uint64_t)is.st_ino;
    }
    return true;
}

static void miss_files(store *s)
{
    uint64_t file[STORE_FILES][2];
    if (s->failed || !s->knows_files || (look_at_files(s, file) && memcmp(file, s->file, sizeof file) == 0)) {
        return;
    }
    s->failed = true;
    s->brief = "its files were removed or replaced";
    snprintf(s->trouble, sizeof s->trouble, "the database %s, or a file that belongs to it (-wal, -shm), was removed or replaced while it was in use; "
             "put it back, or stop the server", durable_short(s->path));
}

bool store_is_writing(const store *s)
{
    return s->writing;
}

bool store_commit(store *s, char why[STORE_WHY])
{
    if (!s->writing) {
        return true;
    }
    s->writing = false;
    miss_files(s);
    if (!s->failed) {
        int code = step_once(s, s->prepared[STATEMENT_COMMIT]);
        if (code != SQLITE_DONE) {
            remember_trouble(s, code);
        }
    }
    if (s->failed) {
        if (!sqlite3_get_autocommit(s->db)) {
            step_once(s, s->prepared[STATEMENT_ROLLBACK]);
        }
        snprintf(why, STORE_WHY, "%s", s->trouble);
    } else if (!s->knows_files) {
        s->knows_files = look_at_files(s, s->file);
    }
    return !s->failed;
}

bool store_try(store *s, char why[STORE_WHY])
{
    sqlite3_stmt *q = sqlite_begin_write(s, STATEMENT_COMMIT);
    int code = q ? sqlite_write_form(s) : SQLITE_OK;
    if (code != SQLITE_OK) {
        remember_trouble(s, code);
    }
    return store_commit(s, why);
}

const char *store_trouble(const store *s)
{
    return s->brief ? s->brief : "";
}

void store_put_room(store *s, const store_room *r)
{
    sqlite3_stmt *q = sqlite_begin_write(s, STATEMENT_PUT_ROOM);
    if (q) {
        bind_text(q, 1, r->id);
        sqlite3_bind_int(q, 2, r->state);
        sqlite3_bind_int(q, 3, r->host);
        sqlite3_bind_int(q, 4, r->rules);
        sqlite3_bind_int64(q, 5, r->created);
        sqlite3_bind_int64(q, 6, r->touched);
        bind_text(q, 7, r->settings);
        sqlite_end_write(s, q);
    }
}

void store_drop_room(store *s, const char *id)
{
    sqlite3_stmt *q = sqlite_begin_write(s, STATEMENT_DROP_ROOM);
    if (q) {
        bind_text(q, 1, id);
        sqlite_end_write(s, q);
    }
}

void store_put_seat(store *s, const char *id, int seat, const store_seat *v)
{
    sqlite3_stmt *q = sqlite_begin_write(s, STATEMENT_PUT_SEAT);
    if (q) {
        bind_text(q, 1, id);
        sqlite3_bind_int(q, 2, seat);
        sqlite3_bind_int(q, 3, v->player);
        if (v->has_token) {
            sqlite3_bind_blob(q, 4, v->token, STORE_HASH, SQLITE_STATIC);
        }
        bind_text(q, 5, v->name);
        bind_text(q, 6, v->bot);
        sqlite3_bind_int64(q, 7, v->bot_since);
        bind_text(q, 8, v->person);
        sqlite_end_write(s, q);
    }
}

void store_drop_seats(store *s, const char *id, int from)
{
    sqlite3_stmt *q = sqlite_begin_write(s, STATEMENT_DROP_SEATS);
    if (q) {
        bind_text(q, 1, id);
        sqlite3_bind_int(q, 2, from);
        sqlite_end_write(s, q);
    }
}

void store_add_answer(store *s, const char *id, size_t number, const record_answer *a)
{
    sqlite3_stmt *q = sqlite_begin_write(s, STATEMENT_ADD_ANSWER);
    if (q) {
        bind_text(q, 1, id);
        sqlite3_bind_int64(q, 2, (sqlite3_int64)number);
        sqlite3_bind_int(q, 3, a->seat);
        sqlite3_bind_int(q, 4, a->choice);
        sqlite3_bind_int64(q, 5, a->check);
        sqlite_end_write(s, q);
    }
}

void store_put_asking(store *s, const char *id, int seat, const char *sheet, int mode)
{
    sqlite3_stmt *q = sqlite_begin_write(s, STATEMENT_PUT_ASKING);
    if (q) {
        bind_text(q, 1, id);
        sqlite3_bind_int(q, 2, seat);
        bind_text(q, 3, sheet);
        sqlite3_bind_int(q, 4, mode);
        sqlite_end_write(s, q);
    }
}

void store_put_clock(store *s, const char *id, int whose, size_t answers, int64_t since)
{
    sqlite3_stmt *q = sqlite_begin_write(s, STATEMENT_PUT_CLOCK);
    if (q) {
        bind_text(q, 1, id);
        sqlite3_bind_int(q, 2, whose);
        sqlite3_bind_int64(q, 3, (sqlite3_int64)answers);
        sqlite3_bind_int64(q, 4, since);
        sqlite_end_write(s, q);
    }
}

void store_add_stood_in(store *s, const char *id, int seat, size_t number, const char *question, const char *answer)
{
    sqlite3_stmt *q = sqlite_begin_write(s, STATEMENT_ADD_STOOD_IN);
    if (q) {
        bind_text(q, 1, id);
        sqlite3_bind_int(q, 2, seat);
        sqlite3_bind_int64(q, 3, (sqlite3_int64)number);
        bind_text(q, 4, question);
        bind_text(q, 5, answer);
        sqlite_end_write(s, q);
    }
}

void store_drop_stood_in(store *s, const char *id, int seat)
{
    sqlite3_stmt *q = sqlite_begin_write(s, STATEMENT_DROP_STOOD_IN);
    if (q) {
        bind_text(q, 1, id);
        sqlite3_bind_int(q, 2, seat);
        sqlite_end_write(s, q);
    }
}

void store_put_mail(store *s, const char *id, int seat, const char *address, const char *code)
{
    sqlite3_stmt *q = sqlite_begin_write(s, STATEMENT_PUT_MAIL);
    if (q) {
        bind_text(q, 1, id);
        sqlite3_bind_int(q, 2, seat);
        bind_text(q, 3, address);
        bind_text(q, 4, code);
        sqlite_end_write(s, q);
    }
}

void store_drop_lines(store *s, const char *id, size_t up_to)
{
    sqlite3_stmt *q = sqlite_begin_write(s, STATEMENT_DROP_LINES);
    if (q) {
        bind_text(q, 1, id);
        sqlite3_bind_int64(q, 2, (sqlite3_int64)up_to);
        sqlite_end_write(s, q);
    }
}

void store_add_line(store *s, const char *id, size_t number, int seat, const char *from, bool talk, int64_t at, const char *text)
{
    sqlite3_stmt *q = sqlite_begin_write(s, STATEMENT_ADD_LINE);
    if (q) {
        bind_text(q, 1, id);
        sqlite3_bind_int64(q, 2, (sqlite3_int64)number);
        sqlite3_bind_int(q, 3, seat);
        bind_text(q, 4, from);
        sqlite3_bind_int(q, 5, talk);
        sqlite3_bind_int64(q, 6, at);
        bind_text(q, 7, text);
        sqlite_end_write(s, q);
    }
}
