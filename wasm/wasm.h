/* wasm.h - what the files of wasm/ share: the engine in a page, without a server.
 *
 * The page writes a record into the room (hcw_room) and begins with it: a header alone is a new game, a whole record an old
 * one that goes on. Texts come back as pointers to UTF-8 that ends with a zero; they last until the next call. */
#ifndef WASM_H
#define WASM_H
#include "player/asking.h"
#include "bots/bots.h"
#include "store/record.h"
#include "wire/seat_message.h"

#define EXPORT(name) __attribute__((export_name(#name)))

/* record.c: text from the page, and records in it */
char *hcw_room(size_t bytes);
const char *take_record(record *r, size_t bytes);        /* from the room; NULL, or why it is none */
const char *hcw_verify(size_t bytes);                    /* the hash of the last state, "0x...", or where it differs */

/* table.c: the one table of the page */
typedef struct table {
    hc_game g;
    record rec;
    bot bots[HC_SEATS];
    bool person[HC_SEATS];
    int64_t answers[HC_SEATS];                           /* that each seat has given: ids of questions */
    seat_news news[HC_SEATS];                            /* of persons                                 */
    js log[HC_SEATS];                                    /* their stories, as an open JSON array       */
    asking asking;
    bool begun;
} table;
extern table the_table;
text_names names_for(const record *r, int viewer);
const char *written(js *j);                              /* keeps the text until the next one is written */

const char *hcw_begin(size_t bytes);                     /* NULL, or why not */
const char *hcw_answer(int seat, int choice);            /* NULL, or why not */
int hcw_step(void);                                      /* a bot answers, or a person who does not want to be asked passes; 0: a person has to */
const char *hcw_game(int seat, int with_log);            /* the `game` message */
const char *hcw_suggest(int seat);
const char *hcw_asking(int seat, int sheet, int mode);   /* sheet 0: everything */
const char *hcw_save(void);                              /* the durable form */
const char *hcw_catalogue(int edition);
const char *hcw_encyclopaedia(int edition);
#endif
