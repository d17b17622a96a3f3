/* sqlite_inside.h - what the files of the SQLite store share. */
#ifndef SQLITE_INSIDE_H
#define SQLITE_INSIDE_H
#include <sqlite3.h>
#include "store/claim.h"
#include "store/store.h"

#define STORE_STATEMENTS(X) \
    X(BEGIN, "begin immediate") \
    X(COMMIT, "commit") \
    X(ROLLBACK, "rollback") \
    X(PUT_ROOM, "insert into room(id, state, host, rules, created, touched, settings) values(?1, ?2, ?3, ?4, ?5, ?6, ?7) " \
                "on conflict(id) do update set state = ?2, host = ?3, rules = ?4, touched = ?6, settings = ?7") \
    X(DROP_ROOM, "delete from room where id = ?1") \
    X(PUT_SEAT, "insert or replace into seat(room, seat, player, token, name, bot, bot_since, person) values(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)") \
    X(DROP_SEATS, "delete from seat where room = ?1 and seat >= ?2") \
    X(ADD_ANSWER, "insert or replace into answer(room, number, seat, choice, sum) values(?1, ?2, ?3, ?4, ?5)") \
    X(PUT_ASKING, "insert or replace into asking(room, seat, sheet, mode) values(?1, ?2, ?3, ?4)") \
    X(PUT_CLOCK, "insert or replace into clock(room, seat, number, since) values(?1, ?2, ?3, ?4)") \
    X(ADD_STOOD_IN, "insert into stood_in(room, seat, number, question, answer) values(?1, ?2, ?3, ?4, ?5)") \
    X(DROP_STOOD_IN, "delete from stood_in where room = ?1 and seat = ?2") \
    X(PUT_MAIL, "insert or replace into mail(room, seat, address, code) values(?1, ?2, ?3, ?4)") \
    X(ADD_LINE, "insert or replace into line(room, number, seat, sender, talk, at, text) values(?1, ?2, ?3, ?4, ?5, ?6, ?7)") \
    X(DROP_LINES, "delete from line where room = ?1 and number <= ?2") \
    X(EACH_ROOM, "select id, state, host, rules, created, touched, settings from room where state < ?1 order by created, id") \
    X(NEWEST, "select max(touched) from room") \
    X(FIND_ROOM, "select id, state, host, rules, created, touched, settings from room where id = ?1") \
    X(SEATS, "select seat, player, token, name, bot, bot_since, person from seat where room = ?1 order by seat") \
    X(ANSWERS, "select number, seat, choice, sum from answer where room = ?1 order by number") \
    X(ASKING, "select seat, sheet, mode from asking where room = ?1 order by sheet") \
    X(CLOCKS, "select seat, number, since from clock where room = ?1 order by seat") \
    X(STOOD_IN, "select question, answer from stood_in where room = ?1 and seat = ?2 order by number") \
    X(MAILS, "select seat, address, code from mail where room = ?1 order by seat") \
    X(LINES, "select number, seat, sender, talk, at, text from line where room = ?1 order by number") \
    X(PUT_PERSON, "insert into person(id, key, name, created, strength, sure, games) values(?1, ?2, ?3, ?4, ?5, ?6, ?7) " \
                  "on conflict(id) do update set name = ?3, strength = ?5, sure = ?6, games = ?7") \
    X(DROP_PEOPLE, "delete from person where created < ?1 and id not like 'bot:%' and not exists(select 1 from result where person = id) " \
                   "and not exists(select 1 from seat where person = id)") \
    X(ADD_RESULT, "insert or replace into result(person, room, at, edition, players, alien, won, rated, points) " \
                  "values(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)") \
    X(PERSON, "select id, key, name, created, strength, sure, games from person where id = ?1") \
    X(PERSON_WITH, "select id, key, name, created, strength, sure, games from person where key = ?1") \
    X(RESULTS, "select room, at, edition, players, alien, won, rated, points, exists(select 1 from room where id = result.room) " \
               "from result where person = ?1 order by at desc, room limit 500") \
    X(SEATS_OF, "select room from seat join room on room.id = seat.room where seat.person = ?1 and room.state < 2 " \
                "order by touched desc limit 40")

#define X(name, text) STATEMENT_##name,
typedef enum statement { STORE_STATEMENTS(X) STATEMENT_COUNT } statement;
#undef X

enum { STORE_FILES = 3 };            /* the database, its -wal and its -shm */

struct store {
    sqlite3 *db;
    sqlite3_stmt *prepared[STATEMENT_COUNT];
    claim claim;                     /* who writes is alone with it, and others may read */
    int form;                        /* of the file, when it was opened */
    bool writing, failed;
    bool knows_files;                /* file: after the first commit, the database and what belongs to it */
    uint64_t file[STORE_FILES][2];   /* device and number        */
    char path[DURABLE_PATH];
    char trouble[STORE_WHY];         /* the first that went wrong */
    int error;                       /* errno of the last step    */
    const char *brief;               /* ... in few words          */
};

/* Opens the file and brings it to the newest form; false: why, and the file is as it was. */
bool sqlite_prepare_file(store *s, char why[STORE_WHY]);
/* Is it a file of ours, of this or an older form? Changes nothing. */
bool sqlite_look_at_file(store *s, char why[STORE_WHY]);
/* One process at a time: what the server holds in memory must be what is in the file. */
bool sqlite_claim(claim *c, const char *path, char why[STORE_WHY]);
const char *sqlite_brief(int code);
/* Writes the form of the file once more, within a transaction that has begun. */
int sqlite_write_form(store *s);
/* The statement, ready for its values; NULL: something failed before, and nothing more is written. */
sqlite3_stmt *sqlite_begin_write(store *s, statement which);
void sqlite_end_write(store *s, sqlite3_stmt *q);
static inline void bind_text(sqlite3_stmt *q, int at, const char *text) { sqlite3_bind_text(q, at, text, -1, SQLITE_STATIC); }
sqlite3_stmt *sqlite_begin_read(store *s, statement which, const char *id);      /* id: its first value; NULL: none yet */
bool sqlite_end_read(store *s, sqlite3_stmt *q, int code, char why[STORE_WHY]);
const char *sqlite_text(sqlite3_stmt *q, int column);                            /* never NULL */
/* What SQLite complains about, as a sentence of ours. */
void sqlite_explain(const store *s, int code, char why[STORE_WHY]);
#endif
