/* server.h - what the parts of the server share: connections, rooms, tables.
 *
 * One thread and one loop. What a message or a timer brings about is done in memory, written into the store and put into
 * queues; at the end of the loop's round everything is committed at once, and only then are the queues sent: nobody is told
 * what is not on the disk. When the commit fails, the queues are dropped and the rooms are read from the store again. */
#ifndef SERVER_H
#define SERVER_H
#include <jansson.h>
#include <uv.h>

#include "host/host.h"
#include "server/even_clock.h"
#include "server/metrics.h"
#include "server/options.h"
#include "store/store.h"
#include "wire/seat_message.h"

struct lws;
struct lws_context;
struct lws_vhost;

enum { TOKEN_BYTES = 24, TOKEN_TEXT = 33, CHAT_TEXT = 400, CHAT_KEPT = 50, TALKS_KEPT = 3, SENTENCE = 240,
       ADDRESS_KEY = 48, ADDRESS_PLACES = 4096, ROOM_PLACES = 16384, NO_ONE = HC_NOBODY };

typedef struct server server;
typedef struct room room;
typedef struct client client;
typedef struct site site;

/* ---- connections (net.c, queue.c) ------------------------------------------------------------------ */

typedef struct bucket { double level; uint64_t at; } bucket;     /* how much one may still do; fills by itself */

/* An address on the net, whoever is behind it. */
typedef struct address {
    struct address *next;
    char key[ADDRESS_KEY];
    long long sockets, rooms;        /* rooms in memory that it made              */
    bucket makes, joins, mails, downloads, messages;
    bucket wakes;                    /* answers of games that were played again for it             */
    int thinking;                    /* so many thoughts of its coach, and of bots in rooms that it made, are at work */
    struct thought *waiting;         /* ... and these wait for one of them to end                  */
    uint64_t seen;                   /* loop time                                 */
} address;

bool address_is_number(const char *text);                        /* 192.0.2.1 or 2001:db8::1 */
int address_enter(server *s, struct lws *wsi);                   /* a new socket; -1: one too many */
void address_exit(server *s, struct lws *wsi);
bool address_is_named(const server *s, struct lws *wsi);          /* a request: does a proxy say for whom it asks? */
int address_asks(server *s, struct lws *wsi);                    /* a request: behind a proxy it may be anybody's. -1: one socket too many */
bool address_may(server *s, address *a, bucket *b, long long a_minute);  /* 0 a minute: always */
bool address_may_say(server *s, address *a, double much);        /* so many messages */
bool address_may_wake(server *s, address *a);                    /* a game that has to be played again for it */
void address_woke(address *a, const room *r);                    /* ... and was; r: may be NULL */
void addresses_sweep(server *s, bool all);

/* Bytes that were no message (control.c). */
/* came, alive: when it came in, when it was last heard of; ping: one is due (1), or was sent (2) */
typedef struct other_bytes { uint64_t bytes, heard, seen, came, alive; double owed; uint8_t ping; } other_bytes;
void control_begin(client *c);
void control_heard(client *c, size_t length, bool whole);
bool control_is_masked(const client *c);                         /* all that has come in frames */
void control_look(server *s);                                    /* ends connections that send too many, or nothing */
void control_is_alive(client *c);                                /* it was heard of */
bool control_is_silent(const client *c);                         /* it has come and said nothing */

typedef struct out_message {
    struct out_message *next;
    size_t length;
    uint64_t since;                  /* of an answer's effect: when it was taken (uv_hrtime); 0: not measured */
    unsigned char bytes[];           /* room for the library's header, then the text                          */
} out_message;

struct client {
    server *server;
    struct lws *wsi;
    client *next, *previous;         /* of all                                     */
    client *next_here;               /* of the room                                */
    client *next_waiting;            /* of those with messages held until the commit */
    char name[RECORD_NAME];
    char person[STORE_ID];           /* who it is, by a key; "": nobody who is known */
    address *from;
    other_bytes other;
    bool greeted, lists_rooms, ends, waits;
    room *room;
    uint8_t seat;                    /* NO_ONE: looks on                           */
    out_message *first, *last;
    size_t sent;                     /* bytes of the first                         */
    size_t queued_bytes, queued, held;   /* held: the last so many wait for the commit */
    bucket messages, chat;
    char *heard;                     /* a message that comes in pieces             */
    size_t heard_length;
    char replayed[STORE_ID];         /* the marks of this game were sent           */
    struct arrival *arrival;         /* comes into a long game and has not been shown it yet */
};

void client_send(client *c, const js *j, uint64_t since);        /* queues; a queue too long ends the connection */
void client_error(client *c, const char *about, const char *code, const char *format, ...) __attribute__((format(printf, 4, 5)));
void client_drop(client *c);                                     /* ends the connection soon */
void client_send_now(client *c);                                 /* what is not held, as far as the socket takes it */
void client_free_queue(client *c);
/* false: nothing is left. Whoever takes more than is left owes it. */
bool bucket_take(bucket *b, uint64_t now, double a_second, double most, double much);
void server_flush(server *s);                                    /* commits, then lets the queues go */

/* ---- rooms ------------------------------------------------------------------------------------------- */

typedef enum room_clock { CLOCK_OFF, CLOCK_RELAXED, CLOCK_FAST, CLOCK_DAYS, CLOCKS } room_clock;

enum { TITLE = 41, MAIL_ADDRESS = 100, MAIL_CODE = 7 };
typedef struct settings {
    hc_setup setup;
    bool listed, talk, spectators, rated, seed_given, deal_given;    /* given: by a person, not what is usual */
    bool campaign;                           /* its game is one of four: campaign.c */
    uint8_t clock;
    int deal_seconds, silence_seconds;       /* 0: no such clock */
    char drawn[SENTENCE];                    /* of a one-off game: the ages, to be told once; "": none */
    char title[TITLE];                       /* what the host calls the room; "": nothing */
} settings;

typedef struct room_seat {
    store_seat is;                   /* as in the store                                           */
    bool ready;
    uint8_t agreed;                  /* mask of people who want a bot's seat to be free for somebody new */
    int64_t away_since;              /* whose line is gone: since then (seconds since 1970)       */
    uint64_t seen, came;             /* when the person was last heard of, when it came in (loop time, ms) */
    bool silent;                     /* ... and it has said nothing since a bot answered for it in a window */
    char mail[MAIL_ADDRESS];         /* where its person wants to be told of its turn; "": nowhere */
    char mail_code[MAIL_CODE];       /* ... once it has typed this, which was sent there; "": it has */
    uint8_t mail_tries;              /* so often it was wrong                                     */
    bool mail_due;                   /* ... and has to be                                         */
    uint32_t advised;                /* the question that the coach is thinking about; 0: none    */
    client *client;
} room_seat;

typedef struct line { char from[RECORD_NAME]; uint8_t seat; bool talk; int64_t at; char text[CHAT_TEXT + 1]; } line;

typedef struct voyage voyage;

struct room {
    server *server;
    room *next, *previous;           /* of all                                                    */
    room *next_place;                /* of those whose ids have the same place                    */
    room *next_written;
    char id[STORE_ID];
    uint8_t state, host, players;
    bool fresh, written;             /* not yet in the store; changed in this round               */
    bool closing;
    address *maker;                  /* where it was made; NULL: it was read from the store       */
    int64_t created, touched;
    uint64_t empty_since;            /* loop time, ms; 0: somebody is here                        */
    settings set;
    room_seat seat[HC_SEATS];
    client *clients;
    int watchers;
    struct table *table;             /* the game; NULL: not begun, or it could not be read        */
    voyage *voyage;                  /* the campaign that it belongs to; NULL: none               */
    char broken[SENTENCE];           /* why it could not be read                                  */
    line *lines;                     /* chat, the newest last                                     */
    size_t line_count, lines_kept;   /* the number of the newest; how many of them are here and in the store */
    uv_timer_t timer;
};

room *room_new(server *s, const settings *set, address *maker);               /* with an id of its own */
room *room_find(server *s, const char *id, address *who, char why[STORE_WHY]);   /* in memory or, for whom, in the store; NULL: none, or why */
room *room_read(server *s, const char *id, char why[STORE_WHY]);
void room_link(room *r);
void room_unlink(room *r);
room *room_in_memory(const server *s, const char *id);           /* NULL: it is not */
void room_written(room *r);                                      /* something of it waits for the commit */
void rooms_kept(server *s);                                      /* the commit has it all */
void room_close(room *r);                                        /* out of memory; the store keeps it */
void room_keep(room *r);                                         /* writes what the lobby knows      */
void room_keep_seat(room *r, int seat);
void room_enter(room *r, client *c, int seat);
void room_exit(client *c);
void room_changed(room *r);                                      /* tells everybody in it            */
int room_people(const room *r);                                  /* who play themselves: no bot sits in for them */
void room_add_line(room *r, const line *l, size_t number);
void room_read_asking(room *r);
void room_names(const room *r, int seen_by, text_names *n);
bool rooms_load(server *s);
void rooms_reload_written(server *s);
void rooms_unload(server *s, uint64_t after_ms);                 /* games in which nobody has been for so long: the store has them */
void rooms_make_place(server *s, const address *of);             /* ends waiting rooms in which nobody is (of: that it made; NULL: anybody's) */
void rooms_sweep(server *s);                                     /* removes what is idle             */
void drop_old(server *s);                                        /* ... and what --keep-days names, and keys that nobody used, if the clock can be believed */

/* ---- campaigns of four games (campaign.c) ---- */
bool campaign_begin(room *r);                                    /* false: no memory */
void campaign_free(room *r);
void campaign_start(room *r, client *c);                         /* what comes before the next game is decided, and it begins */
bool campaign_goes_on(const room *r);                            /* a game of it has been played */
void campaign_wake(room *r, client *c);                          /* ... goes on with it after a restart */
void campaign_seat_changed(room *r, client *c);
void campaign_take(client *c, const json_t *m);                  /* an answer to what is decided before a game */
void campaign_game_over(room *r);
void campaign_again(client *c, const json_t *m);                 /* the next game */
void js_campaign(js *j, const room *r, const client *to);        /* a member of the message about the room */
void js_points(js *j, const room *r);                            /* ... and of a one-off game with points, once it is over */
void js_campaign_kept(js *j, const room *r);                     /* ... and of its settings in the store */
bool campaign_read(room *r, const json_t *m, char why[SENTENCE]);
bool campaign_read_setup(const json_t *m, settings *set, bool begun, char why[SENTENCE]);

const char *room_state_name(room_state state);
bool room_may_go_on(int rules, char why[STORE_WHY]);              /* a game begun under this version of the rules: false: why not */
uint32_t hash_of(const char *text);                              /* for a place in a table */
bool settings_read(const json_t *m, settings *out, bool from_store, char why[SENTENCE]);
void settings_new_seed(settings *s);
const char *settings_clock(const settings *s);                   /* its name */
void js_settings(js *j, const char *key, const settings *s);
void js_settings_kept(js *j, const settings *s, const room *r);      /* as the store has them */
int room_clock_seconds(const room *r);
int room_deal_seconds(const room *r);                            /* 0: talks may last */

void make_token(char text[TOKEN_TEXT], uint8_t hash[STORE_HASH]);
bool is_plain_text(const char *text);                              /* nothing in it is unseen */
bool is_plain_name(const char *name);                            /* nothing invisible, nothing that turns text around */
bool is_token(const char *text, const uint8_t hash[STORE_HASH]);
bool hash_token(const char *text, uint8_t hash[STORE_HASH]);     /* false: it is not a key */
void make_id(char id[STORE_ID]);

/* ---- the game of a room (table.c, show.c, clocks.c) ------------------------------------------------- */

/* What one seat, or everybody else, was shown. */
typedef struct viewer {
    seat_news news;                  /* not yet shown                                             */
    int64_t told;                    /* events shown                                              */
    hc_game *shown;                  /* the view that was last sent; NULL: nobody looks           */
    bool asked;                      /* a question was put with it                                */
    char *text;                      /* that view as JSON; NULL: to be written anew               */
    bool over;                       /* ... in which the game is over                             */
} viewer;

/* The clocks of the last moment that all were shown. Whoever is not asked sees these: the clocks of now would tell whether
 * somebody is asked in secret. */
typedef struct resting {
    size_t count;                    /* decisions then                                            */
    unsigned asked;                  /* mask of people who were asked                             */
    int64_t asked_at[HC_SEATS];      /* ... since when (as in the table); 0: nobody knows any more */
    size_t free_since[HC_SEATS];
    bool talks;
    int64_t deal_at;
    size_t talks_since;
} resting;

typedef struct looked_at looked_at;
void looked_at_free(looked_at *is);

typedef struct table {
    game_host host;
    asking asking;
    viewer viewer[HC_SEATS + 1];     /* by seat; the last: who looks on                           */
    hc_game open;                    /* what everybody could see when it was last shown           */
    size_t shown;                    /* decisions when all was last shown to all                  */
    resting rest;
    bool news;                       /* something has happened since                              */
    bool gated;                      /* ... and waits for the pause to pass                       */
    uint64_t next_show;              /* not before (loop time, ms)                                */
    uint64_t waits_since;            /* since when somebody is far behind with reading; 0: nobody is */
    int64_t asked_at[HC_SEATS];      /* since when a person has a question (loop time; before 0 if older than the loop); 0: has none */
    uint32_t steps[HC_SEATS];        /* picks and undos of the question that the seat has         */
    size_t free_since[HC_SEATS];     /* after how many answers it last had none, or a new one     */
    int64_t deal_at;                 /* since when there are talks (as asked_at); 0: none         */
    size_t talks_since;              /* after how many answers they began                         */
    uint64_t since;                  /* when the newest answer was taken (uv_hrtime)              */
    uint64_t moved;                  /* when an answer was last taken that all can know of, or one of a person (loop time) */
    bool is_secret;                  /* table_is_secret after the last answer                     */
    uint8_t thinking[HC_SEATS];      /* so many thoughts of it are at work in other threads       */
    struct thought *thought[HC_SEATS];   /* ... and this one is waited for; NULL: none is         */
    line talk[TALKS_KEPT];           /* what bots have to say to what is not shown yet            */
    int talks;
    bool fault_told, trouble_told;   /* what went wrong                                           */
    looked_at *looked_at;            /* for looks back at a finished game; NULL: nobody has looked */
} table;

bool table_begin(room *r, record *rec, char why[SENTENCE]);      /* takes the record over: a new game, or one that is played again */
void table_free(table *t);
void table_run(room *r);                                         /* bots answer, people are asked, all is shown when due */
hc_status table_take(room *r, int seat, const int choice[], int count, bool whole);
void table_answer(room *r, client *c, const json_t *m);
void table_attach(room *r, client *c, int64_t since, bool has_since);    /* sends the whole state, of a long game soon */
void table_detach(room *r, int viewer_index);
void viewer_forget_text(viewer *v);                              /* the view has changed, or names in it */
void arrival_end(client *c);                                     /* one that is under way, if any: it has gone elsewhere */
void table_write_message(room *r, int index, viewer *v, bool may_ask, bool has_clocks, const char *log, bool missed);
void table_seat_changed(room *r, int seat);                      /* a bot begins or ends to play there */
bool table_is_secret(const table *t);                            /* nobody else may know who is asked */
bool table_plays_bot(const room *r, int seat);
bool table_has_searcher(const room *r);                          /* a bot that searches plays here */
int table_due(room *r, uint64_t now);                            /* ms until a clock runs out; -1: none runs */
void table_clocks(room *r, uint64_t now);                        /* answers for those whose time is up */
seat_clock table_clock(const room *r, int seat, uint64_t now);           /* of who is asked           */
seat_clock table_deal_clock(const room *r, uint64_t now);
seat_clock table_rest_clock(const room *r, int seat, uint64_t now);      /* ... and what all others see */
seat_clock table_rest_deal_clock(const room *r, uint64_t now);
void table_rest(room *r, int64_t now);                           /* all are shown the game as it is */
uint64_t table_luck(const table *t, int seat);
void table_show(room *r, bool news);                             /* news: there is something that all can see */
void table_note(room *r, const hc_events *ev);                   /* events of one answer: into the news of all viewers */
void table_show_secret(room *r);                                 /* only to those who are asked */
void table_acknowledge(room *r, int seat);                       /* its answer was taken */
bool table_is_news(const room *r);                               /* has anything changed that all can see? */
bool table_is_asked(const table *t, int seat);
bool table_asks_person(const room *r, int seat);     /* ... and it is a person who wants to be asked */
void table_bot_answers(room *r, int seat);
void table_use_thoughts(room *r, const host_thought *th);        /* from another thread */
void table_questions_put(room *r, uint64_t now);                 /* starts and stops clocks */
void table_clock_was(room *r, int whose, size_t answers, int64_t since); /* ... goes on as the store has it */
bool table_are_talks(const table *t);
void room_finish_closing(room *r);
void room_wake_in(room *r, int64_t ms);                          /* runs its table then; below 0: never */
void table_think(room *r, int seat, bool secret);                /* thoughts in another thread */
bool may_think(const server *s, const address *from);            /* one more thought at once? from NULL: nobody counts */
void let_others_think(address *from);                            /* one has ended: those that wait for it may begin */
uint64_t table_shows_at(const room *r);                          /* not before (loop time): whatever is asked in secret until then */
bool table_gives_up_thoughts(room *r, uint64_t now);             /* secret ones that have had their time; false: there are none */

/* ---- bots that sit in for people (stand_in.c) -------------------------------------------------------- */

bool is_stood_in(const room *r, int seat);                       /* a person's seat, which a bot plays until the person is back */
bool stand_in_is_wanted(const room *r, int seat, int64_t *since);    /* does another person wait? since when (loop time) */
void stand_in_begin(room *r, int seat);
void stand_in_end(room *r, int seat);                            /* nothing if none does */
void stand_ins_end(room *r);                                     /* nobody is left to play on for */
void stand_in_note(room *r, int seat, const hc_game *before, size_t answers);    /* what was answered after so many answers */
void stand_in_tell(room *r, int seat);                           /* the person, if here, of what it has not been told yet */
void stand_in_back(client *c, const json_t *m);
void stand_in_told(client *c, const json_t *m);

/* ---- mail in games over days (mail.c) ------------------------------------------------------------------- */

void mail_take(client *c, const json_t *m);
void mail_forget(room *r, int seat);                             /* the seat is somebody else's */
void mail_was(void *ctx, int seat, const char *given, const char *code);     /* of a room, out of the store */
void mail_question_put(room *r, int seat);
void mails_send(server *s);                                      /* from time to time */
void mails_end(server *s);                                       /* nobody waits for those that are on their way */

/* ---- people, over rooms and devices (people.c) -------------------------------------------------------------- */

bool people_greet(client *c, const char *key);                   /* false: nobody is known by it */
void people_rename(client *c);
void people_sit(room *r, int seat, const client *c);
int people_seat_of(const room *r, const client *c);              /* NO_ONE: has none there */
void people_take(client *c, const json_t *m);
bool people_page(server *s, const char *id, js *j);              /* what everybody may know; false: nobody is called so */
void people_write_seat(js *j, const room *r, int seat);
void people_game_over(const room *r);
void people_forget(server *s, int64_t now);                      /* those who never played, some time after they came */

/* ---- messages ----------------------------------------------------------------------------------------- */

void message_take(client *c, const char *text, size_t length);
void lobby_create(client *c, const json_t *m);
void lobby_join(client *c, const json_t *m);
void lobby_leave(client *c, const json_t *m);
void lobby_ready(client *c, const json_t *m);
void lobby_seat(client *c, const json_t *m);
void lobby_start(client *c, const json_t *m);
void lobby_settings(client *c, const json_t *m);
void lobby_again(client *c, const json_t *m);
void lobby_rooms(client *c, const json_t *m);
void lobby_unrooms(client *c, const json_t *m);
void lobby_tell_list(server *s);
bool lobby_set_bot(store_seat *v, const char *word, char why[BOT_WHY]);  /* word NULL: the usual one */
void lobby_name_bot(room *r, int seat);
void lobby_forget_agreed(room *r, int seat);
void lobby_name_person(room *r, int seat, const char *name);
int lobby_seat_of(const room *r, const char *token);          /* NO_ONE: it opens none */
void naming_take(client *c, const json_t *m);
void naming_mine(client *c, const json_t *m);
bool lobby_may_make_room(client *c, const char *about);
void lobby_tell_again(const room *old, const room *r, const client *c);
void lobby_take_own_seat(room *r, client *c, int seat, const json_t *m);     /* which is its own already; it gets a new key */
void lobby_begin(room *r, client *c, const char *about);
void chat_take(client *c, const json_t *m);
bool chat_may(client *c);                                        /* may it make the table say something? counts as a line of its own */
void chat_history(client *c);
void chat_notice(room *r, const char *format, ...) __attribute__((format(printf, 2, 3)));    /* the table itself speaks to all */
void chat_talk(room *r, int seat, const char *text);             /* what a bot has to say to it */
void chat_talk_shown(room *r);                                   /* ... is said when it is shown */
void coach_take(client *c, const json_t *m);
void asking_take(client *c, const json_t *m);
void replay_take(client *c, const json_t *m);
void js_room(js *j, const room *r, const client *to);
void js_room_row(js *j, const room *r);                          /* as it stands in the list of rooms */

/* ---- disk and clock (health.c) ------------------------------------------------------------------------------ */

typedef struct health {
    bool store_failed, clock_behind;
    uint64_t slow_told, slow_until;  /* ms                                              */
    int64_t newest;                  /* the newest room of the database when it was opened */
    char told[STORE_WHY];            /* what the log says, once                         */
} health;

void health_begin(server *s, int64_t newest);
void health_look(server *s);                                     /* from time to time: is it better? */
void health_commit_took(server *s, uint64_t nanoseconds);
void health_store_failed(server *s, const char *why);
void health_store_works(server *s);
bool health_text(const server *s, char text[SENTENCE]);          /* for /healthz; false: not well */

/* ---- the whole ------------------------------------------------------------------------------------------ */

/* Views of one moment of one game, whichever it is. */
typedef struct views {
    hc_game of, view[HC_SEATS + 1];
    hc_table table[HC_SEATS + 1];
    bool made[HC_SEATS + 1], read[HC_SEATS + 1];     /* read: its table */
} views;

struct server {
    const server_options *o;
    uv_loop_t loop;
    struct lws_context *lws;
    struct lws_vhost *vhost, *figures;
    store *store;
    site *site;
    client *clients, *waiting;       /* waiting: with messages held until the commit */
    room *rooms, *written;           /* written: those that changed in this round    */
    room *room_places[ROOM_PLACES];  /* by id */
    address *addresses[ADDRESS_PLACES];
    long long client_count, room_count;
    bucket downloads;
    int steps;                       /* answers of bots in this round */
    int coaches;                     /* thoughts of the coach in other threads */
    uint64_t began;                  /* loop time */
    bool list_changed, stopping, mails_due;
    int mails_under_way;
    struct letter *letters;          /* ... these */
    health health;
    uint64_t list_told, unloaded;    /* unloaded: when rooms were last looked for that could sleep (loop time) */
    even_clock keeps;                /* what --keep-days goes by */
    struct arrival *arrivals;        /* into long games, in pieces */
    uv_idle_t arriving;
    uv_timer_t sweeper;
    uv_prepare_t before;
    uv_check_t after;
    uv_signal_t stops[2];
    metrics metrics;
    js j;                            /* of the message that is being written */
    views views;
};

int64_t wall_seconds(void);
void server_log(const char *format, ...) __attribute__((format(printf, 1, 2)));
#endif
