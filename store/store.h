/* store.h - where a server keeps its rooms: one interface, whatever lies behind it.
 *
 * Writing collects: whatever the store_put_... and store_add_... calls say reaches the disk together at store_commit, or not at
 * all. A failure on the way is remembered and told there. Who is told of an answer before store_commit has said true
 * is told too early. */
#ifndef STORE_H
#define STORE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "store/record.h"

enum { STORE_WHY = 240, STORE_ID = 16, STORE_HASH = 32, STORE_TEXT = 512 };

typedef enum room_state { ROOM_WAITING, ROOM_RUNNING, ROOM_OVER } room_state;

typedef struct store_room {
    char id[STORE_ID];
    uint8_t state, host;             /* room_state; the seat that decides              */
    int rules;                       /* HC_RULES_VERSION of its game                   */
    int64_t created, touched;        /* seconds since 1970                             */
    const char *settings;            /* JSON; valid during the call only when read     */
} store_room;

typedef enum seat_player { SEAT_OPEN, SEAT_PERSON, SEAT_BOT } seat_player;

typedef struct store_seat {
    uint8_t player;                  /* seat_player: who the seat belongs to           */
    bool has_token;
    uint8_t token[STORE_HASH];       /* the hash of the key to the seat                */
    char name[RECORD_NAME], bot[RECORD_NAME];    /* bot: who plays, or who would       */
    int64_t bot_since;               /* a bot plays where a person sat, since then (seconds since 1970); 0: none does */
    char person[STORE_ID];           /* whose seat it is, or was until a bot took over; "": nobody who is known */
} store_seat;

/* Somebody who has a key, or a bot (its id begins with "bot:", and no key opens it): what is known over rooms and devices. */
typedef struct store_person {
    char id[STORE_ID];
    uint8_t key[STORE_HASH];         /* the hash of the key                            */
    char name[RECORD_NAME];
    int64_t created;
    double strength, sure;           /* server/rating.h                                */
    int games;                       /* rated ones                                     */
} store_person;

/* How a game ended for somebody. */
typedef struct store_result {
    char room[STORE_ID], edition[24], alien[RECORD_NAME + 24];
    int64_t at;
    int players, won;                /* won: 0, or how many share it                   */
    bool rated, kept;                /* kept: the room is still there, and its replay  */
    int points;                      /* the rating after it; 0: it was not rated       */
} store_result;

typedef struct store store;

store *store_open(const char *path, char why[STORE_WHY]);        /* NULL: why */
/* To read only, also while another process writes; nothing is brought up to date. NULL: why */
store *store_open_as_it_is(const char *path, char why[STORE_WHY]);
bool store_is_newest(const store *s);                            /* can its rooms be read? An older form cannot, until it is brought up to date */
bool store_is_sound(store *s, char why[STORE_WHY]);              /* does the file say nothing that contradicts itself? */
bool store_read_at_one_moment(store *s, char why[STORE_WHY]);    /* whatever is read from now on was so now, whoever writes meanwhile */
bool store_copy(store *s, const char *to, char why[STORE_WHY]);  /* as it is at one moment; `to` is replaced in one step */
/* Puts a copy in the place of the database, which is then FILE.before; false: why, and nothing has changed. */
bool store_restore(const char *from, const char *db, char why[STORE_WHY]);
void store_close(store *s);
bool store_commit(store *s, char why[STORE_WHY]);                /* false: nothing of it was kept */
bool store_try(store *s, char why[STORE_WHY]);                   /* can anything be written? Changes nothing that is read */
const char *store_trouble(const store *s);                       /* what went wrong last, in few words and without a path */
bool store_is_writing(const store *s);                           /* is there something to commit? */

void store_put_room(store *s, const store_room *r);
void store_drop_room(store *s, const char *id);                  /* with all that belongs to it */
void store_put_seat(store *s, const char *id, int seat, const store_seat *v);
void store_drop_seats(store *s, const char *id, int from);        /* that seat, and those after it */
void store_add_answer(store *s, const char *id, size_t number, const record_answer *a);     /* numbers count from 1 */
void store_put_asking(store *s, const char *id, int seat, const char *sheet, int mode);     /* sheet "": everything */
/* The question that the seat has after so many answers was put to it then (seconds since 1970); STORE_TALKS: or talks about a deal began.
 * STORE_SECRET + seat: a question that nobody else may know of. */
enum { STORE_TALKS = HC_SEATS, STORE_SECRET };
void store_put_clock(store *s, const char *id, int whose, size_t answers, int64_t since);
/* What a bot has answered for the seat's person, who has not been told yet; `number`: of its first answer. */
void store_add_stood_in(store *s, const char *id, int seat, size_t number, const char *question, const char *answer);
void store_drop_stood_in(store *s, const char *id, int seat);
/* Where the person of the seat wants to be told of its turn; "": nowhere. code: what has to be typed first; "": nothing any more. */
void store_put_mail(store *s, const char *id, int seat, const char *address, const char *code);
void store_add_line(store *s, const char *id, size_t number, int seat, const char *from, bool talk, int64_t at, const char *text);
void store_drop_lines(store *s, const char *id, size_t up_to);    /* those up to this number */

/* Reading; false only when the storage failed. Each calls back in order. */
typedef void store_room_is(void *ctx, const store_room *r);
typedef void store_asking_is(void *ctx, int seat, const char *sheet, int mode);
typedef void store_clock_is(void *ctx, int whose, size_t answers, int64_t since);
typedef void store_stood_in_is(void *ctx, const char *question, const char *answer);
typedef void store_mail_is(void *ctx, int seat, const char *address, const char *code);
typedef void store_line_is(void *ctx, size_t number, int seat, const char *from, bool talk, int64_t at, const char *text);
bool store_each_room(store *s, bool with_over, store_room_is *each, void *ctx, char why[STORE_WHY]);
bool store_newest(store *s, int64_t *touched, char why[STORE_WHY]);      /* when the newest room was last touched; 0: there are none */
bool store_find_room(store *s, const char *id, store_room_is *found, void *ctx, char why[STORE_WHY]);
bool store_read_seats(store *s, const char *id, store_seat seat[HC_SEATS], int *count, char why[STORE_WHY]);
bool store_read_answers(store *s, const char *id, record *into, char why[STORE_WHY]);  /* also false: a gap in the numbers */
bool store_read_asking(store *s, const char *id, store_asking_is *each, void *ctx, char why[STORE_WHY]);
bool store_read_clocks(store *s, const char *id, store_clock_is *each, void *ctx, char why[STORE_WHY]);
bool store_read_stood_in(store *s, const char *id, int seat, store_stood_in_is *each, void *ctx, char why[STORE_WHY]);
bool store_read_mails(store *s, const char *id, store_mail_is *each, void *ctx, char why[STORE_WHY]);
bool store_read_lines(store *s, const char *id, store_line_is *each, void *ctx, char why[STORE_WHY]);

/* ---- people, over rooms (sqlite_people.c) ---- */
void store_put_person(store *s, const store_person *p);          /* a new one, or another name and rating */
void store_add_result(store *s, const char *person, const store_result *r);
void store_drop_people(store *s, int64_t before);                /* made before then, and never used */
typedef void store_result_is(void *ctx, const store_result *r);
typedef void store_name_is(void *ctx, const char *id);
/* false: there is nobody of that name, or behind that key (or the storage failed: `why` is not empty). */
bool store_find_person(store *s, const char *id, store_person *p, char why[STORE_WHY]);
bool store_find_key(store *s, const uint8_t key[STORE_HASH], store_person *p, char why[STORE_WHY]);
bool store_read_results(store *s, const char *person, store_result_is *each, void *ctx, char why[STORE_WHY]);    /* the newest first */
bool store_read_rooms_of(store *s, const char *person, store_name_is *each, void *ctx, char why[STORE_WHY]);     /* that are not over */
#endif
