/* wasm.h - what the files of wasm/ share: the engine in a page, without a server.
 *
 * Texts go in through the room (hcw_room), with their length; a record with which a game begins is a header alone (a new game)
 * or a whole one (a game that goes on). Texts come back as pointers to UTF-8 that ends with a zero; they last until the next call.
 * Where a function says why not, NULL is "done". */
#ifndef WASM_H
#define WASM_H
#include "host/host.h"
#include "wire/seat_message.h"

/* tests/wasm/native.c builds the same files for this machine, to compare. */
#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

/* record.c: text from the page, and records in it */
char *hcw_room(size_t bytes);
char *room_text(size_t bytes);                           /* what is in the room, ended with a zero                */
const char *take_record(record *r, size_t bytes);        /* from the room; NULL, or why it is none                */
const char *hcw_verify(size_t bytes);                    /* the hash of the last state, "0x...", or where it differs */
const char *hcw_save(int commented);                     /* the durable form of the game                          */
const char *hcw_replay_open(size_t bytes);               /* a finished game to look at: NULL, or why not          */
const char *hcw_replay(int at, int eyes, int with_marks);    /* `replay` message; eyes -1: everything. NULL: no such eyes */

/* table.c: the one table of the page */
typedef struct table {
    game_host host;
    asking asking;
    seat_news news[HC_SEATS];                            /* of persons                                 */
    js log[HC_SEATS];                                    /* their stories, as an open JSON array       */
    js said;                                             /* by bots since last asked, as an open array */
    bool begun;
} table;
extern table the_table;
bool is_person(int seat);
uint64_t luck_of(int seat);

const char *hcw_begin(size_t bytes);                     /* NULL, or why not */
const char *hcw_answer(int seat, int choice);            /* NULL, or why not */
const char *hcw_answer_all(int seat, size_t bytes);      /* numbers with spaces between them, without "done" */
int hcw_step(void);                                      /* a bot answers, or a person who does not want to be asked passes; 0: a person has to */
const char *hcw_trouble(void);                           /* why it cannot go on, or what went wrong; NULL: nothing */
const char *hcw_asking(int seat, size_t bytes, int mode);    /* for the sheet so named, or, without a name, for everything */
const char *hcw_quiet(int seat);                         /* no more windows in this encounter */

/* tell.c: what the page is told */
text_names names_for(const record *r, int viewer);
const char *written(js *j);                              /* keeps the text until the next one is written */
const char *hcw_game(int seat, int with_log);            /* the `game` message */
const char *hcw_suggest(int seat);                       /* `suggestion`; NULL: nothing is asked */
const char *hcw_talk(void);                              /* lines of bots since the last call: [{from, text}] */
const char *hcw_about(void);                             /* version, version of the rules, names for bots */
const char *hcw_bot(size_t bytes);                       /* is this a bot? NULL, or why not */
const char *hcw_catalogue(size_t bytes);                 /* of the edition so named; NULL: there is none */
const char *hcw_encyclopaedia(size_t bytes);
#endif
