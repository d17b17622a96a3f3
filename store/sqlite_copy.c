/* sqlite_copy.c - copies of a database while it is in use, and what is put back in its place. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/durable.h"
#include "store/sqlite_inside.h"

enum { PATH = DURABLE_PATH + 64 };

static bool refuse(char why[STORE_WHY], const char *doing, const char *path, int error)
{
    snprintf(why, STORE_WHY, "cannot %s %s: %s", doing, durable_short(path), strerror(error));
    return false;
}

static bool is_there(const char *path)
{
    struct stat is;
    return lstat(path, &is) == 0;
}

/* ---- is it sound? --------------------------------------------------------------------------------------- */

/* The first row that the statement has to say; "": none. */
static bool first_row(store *s, const char *sql, char text[STORE_WHY], char why[STORE_WHY])
{
    sqlite3_stmt *q = NULL;
    int code = sqlite3_prepare_v2(s->db, sql, -1, &q, NULL);
    text[0] = '\0';
    if (code == SQLITE_OK && (code = sqlite3_step(q)) == SQLITE_ROW) {
        snprintf(text, STORE_WHY, "%.160s", (const char *)sqlite3_column_text(q, 0));
        code = SQLITE_DONE;
    }
    if (code != SQLITE_DONE) {
        sqlite_explain(s, code, why);
    }
    sqlite3_finalize(q);
    return code == SQLITE_DONE;
}

bool store_is_sound(store *s, char why[STORE_WHY])
{
    char found[STORE_WHY];
    if (!first_row(s, "pragma integrity_check(1)", found, why)) {
        return false;
    }
    if (strcmp(found, "ok") != 0) {
        snprintf(why, STORE_WHY, "the database %s is damaged: %.100s", durable_short(s->path), found);
        return false;
    }
    if (!first_row(s, "select \"table\" from pragma_foreign_key_check", found, why)) {
        return false;
    }
    if (found[0]) {
        snprintf(why, STORE_WHY, "the database %s has a row of \"%.40s\" that belongs to no room", durable_short(s->path), found);
    }
    return !found[0];
}

bool store_read_at_one_moment(store *s, char why[STORE_WHY])
{
    int code = sqlite3_exec(s->db, "begin; select count(*) from sqlite_master", NULL, NULL, NULL);
    if (code != SQLITE_OK) {
        sqlite_explain(s, code, why);
    }
    return code == SQLITE_OK;
}

/* ---- a copy ------------------------------------------------------------------------------------------------ */

static bool reaches_disk(const char *path, bool folder, char why[STORE_WHY])
{
    int file = open(path, (folder ? O_DIRECTORY : 0) | O_RDONLY | O_CLOEXEC);
    bool good = file >= 0 && fsync(file) == 0;
    int error = errno;
    if (file >= 0) {
        close(file);
    }
    return good || refuse(why, "write", path, error);
}

static bool name_reaches_disk(const char *path, char why[STORE_WHY])
{
    char folder[PATH];
    snprintf(folder, sizeof folder, "%s", path);
    char *cut = strrchr(folder, '/');
    snprintf(cut ? cut + (cut == folder) : folder, cut ? 1 : 2, "%s", cut ? "" : ".");
    return reaches_disk(folder, true, why);
}

/* One reading of the whole, as it was at one moment, whoever writes meanwhile; what was written is read once more. */
static bool write_copy(store *s, const char *beside, char why[STORE_WHY])
{
    int file = open(beside, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0644);       /* what is wrong with the place of the copy is told of the copy */
    if (file < 0) {
        return refuse(why, "write", beside, errno);
    }
    close(file);
    sqlite3_stmt *q = NULL;
    int code = sqlite3_prepare_v2(s->db, "vacuum into ?1", -1, &q, NULL);
    if (code == SQLITE_OK) {
        sqlite3_bind_text(q, 1, beside, -1, SQLITE_STATIC);
        code = sqlite3_step(q);
    }
    if (code == SQLITE_FULL) {
        refuse(why, "write", beside, ENOSPC);
    } else if (code != SQLITE_DONE) {
        sqlite_explain(s, code, why);
    }
    sqlite3_finalize(q);
    if (code != SQLITE_DONE || !reaches_disk(beside, false, why)) {
        return false;
    }
    store *copy = store_open_as_it_is(beside, why);
    bool good = copy && store_is_sound(copy, why);
    store_close(copy);
    return good;
}

static bool is_same_file(const char *a, const char *b)
{
    struct stat one, other;
    return stat(a, &one) == 0 && stat(b, &other) == 0 && one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

/* What is written over must not be in use, nor have a -wal: that belongs to the old file and would spoil the new one. */
static bool may_replace(const store *s, const char *to, char why[STORE_WHY])
{
    char log[PATH];
    long process;
    snprintf(log, sizeof log, "%s-wal", to);
    if (strlen(to) >= DURABLE_PATH) {
        return refuse(why, "write", to, ENAMETOOLONG);
    }
    if (is_same_file(s->path, to) || claim_is_held(to, &process) || is_there(log)) {
        snprintf(why, STORE_WHY, "%s is a database in use; choose another name for the copy", durable_short(to));
        return false;
    }
    return true;
}

bool store_copy(store *s, const char *to, char why[STORE_WHY])
{
    char beside[PATH];
    if (!may_replace(s, to, why)) {
        return false;
    }
    snprintf(beside, sizeof beside, "%s.%ld.new", to, (long)getpid());
    bool good = write_copy(s, beside, why) && (rename(beside, to) == 0 || refuse(why, "write", to, errno)) && name_reaches_disk(to, why);
    if (!good) {
        unlink(beside);
    }
    return good;
}

/* ---- put back ------------------------------------------------------------------------------------------------ */

/* What could be read of the -wal goes into the old database when it is opened and closed; what is left of it is set aside first,
 * since it would be read into whatever has the database's name. */
static bool set_aside(const char *db, const char *aside, char why[STORE_WHY])
{
    char log[PATH + 8], log_aside[PATH + 8];
    store *old = store_open_as_it_is(db, why);
    store_close(old);
    snprintf(log, sizeof log, "%s-wal", db);
    snprintf(log_aside, sizeof log_aside, "%s-wal", aside);
    if (rename(log, log_aside) != 0 && errno != ENOENT) {
        return refuse(why, "set aside", log, errno);
    }
    return link(db, aside) == 0 || refuse(why, "set aside", db, errno);
}

bool store_restore(const char *from, const char *db, char why[STORE_WHY])
{
    char aside[PATH], beside[PATH];
    claim mine;
    snprintf(aside, sizeof aside, "%s.before", db);
    snprintf(beside, sizeof beside, "%s.%ld.new", db, (long)getpid());
    if (strlen(db) >= DURABLE_PATH || is_same_file(from, db)) {
        return refuse(why, "put back", from, strlen(db) >= DURABLE_PATH ? ENAMETOOLONG : EEXIST);
    }
    if (is_there(aside)) {
        snprintf(why, STORE_WHY, "%s is there from the last time; move it away first", durable_short(aside));
        return false;
    }
    if (!sqlite_claim(&mine, db, why)) {
        return false;
    }
    store *copy = store_open_as_it_is(from, why);
    bool good = copy && store_is_sound(copy, why) && write_copy(copy, beside, why);
    store_close(copy);
    good = good && (!is_there(db) || set_aside(db, aside, why)) &&
           (rename(beside, db) == 0 || refuse(why, "put back", db, errno)) && name_reaches_disk(db, why);
    if (!good) {
        unlink(beside);
    }
    claim_leave(&mine);
    return good;
}
