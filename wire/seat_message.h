/* seat_message.h - the `game` message of docs/WEB-PROTOCOL.md: all that one seat (or an onlooker) may know now.
 *
 * The server and the offline engine write it with the same function, from a view and from events that have been
 * through hc_event_for. Nothing else of a game can get into it.
 *
 * Decisions are counted nowhere in it: a number that grows by one while nothing is seen to happen would tell that somebody
 * was asked and passed. `n` counts the events that this viewer was told, `id` the answers that this seat has given. */
#ifndef SEAT_MESSAGE_H
#define SEAT_MESSAGE_H
#include "wire/view_json.h"

/* What has happened since the last message to this viewer, as JSON, until a message takes it. Begins as { 0 }. */
typedef struct seat_news {
    js events;                   /* objects with commas between them                  */
    int64_t n;                   /* events that this viewer has been told, all in all */
    hc_event *event;             /* the same, for what is told in one sentence         */
    size_t kept, room;
} seat_news;

/* Adds what `names->viewer` may know of the events of one answer. `view`: its view after them. Events up to number `since`
 * are counted but not kept. */
void seat_news_add(seat_news *s, const text_names *names, const hc_game *view, const hc_event event[], size_t count, int64_t since);
void seat_news_free(seat_news *s);

/* The sentences of the same events, as strings of an open JSON array: the log for who comes anew. */
void js_log(js *j, const text_names *names, const hc_game *view, const hc_event event[], size_t count);

typedef struct seat_clock { int64_t left, of; } seat_clock;    /* seconds; of 0: no clock runs */

typedef struct seat_message {
    const char *room;            /* NULL: left out                                                      */
    const text_names *names;     /* viewer: the seat, or HC_NOBODY for an onlooker                      */
    const hc_game *view;         /* hc_view of that seat                                                */
    const char *view_text;       /* js_table of it, where that was written before; NULL: it is written  */
    bool over;                   /* with view_text: the game is over in it                              */
    bool may_ask;                /* false: the question that the view may hold is not put (yet)         */
    int64_t id;                  /* of the question: answers that the seat has given, plus one          */
    int64_t known;               /* events that the viewer says it knows: `n` is never less             */
    bool missed;                 /* the events reach back to what the viewer had last, after a gap      */
    seat_clock clock, deal_clock;
    const char *log;             /* a JSON array of sentences, or NULL                                  */
} seat_message;

/* Writes the whole message (one object) and takes the news: they are empty afterwards. `view_at`, if not NULL: where in it the view stands. */
typedef struct seat_span { size_t from, to; } seat_span;
void js_seat_message(js *j, const seat_message *m, seat_news *news, seat_span *view_at);

/* The options that a player may choose from: hc_options without the answer that belongs to the clock. */
int player_options(const hc_game *view, int seat, hc_option out[]);
#endif
