/* options.h - how a server is started; the command line fills it in. */
#ifndef SERVER_OPTIONS_H
#define SERVER_OPTIONS_H
#include <stdbool.h>

enum { SERVER_ORIGINS = 8 };

typedef struct server_options {
    const char *version;                 /* of the program                                                  */
    const char *bind, *db, *tls_cert, *tls_key;
    const char *web;                     /* a folder with the page; NULL: the one in the program            */
    const char *mail_command;            /* sends a mail; NULL: there is none                               */
    const char *proxy;                   /* the address of a proxy that says in X-Forwarded-For for whom it asks; NULL: there is none */
    const char *name;                    /* what the server calls itself                                    */
    const char *origin[SERVER_ORIGINS];  /* pages of other hosts that may connect                           */
    int origins;
    const char *host[SERVER_ORIGINS];    /* names of the server, besides those of the machine               */
    int hosts;
    long long port, metrics_port;        /* metrics_port: below 0: no figures                               */
    long long clock[4];                  /* seconds for a question, by room_clock                           */
    long long pause_ms;                  /* what a moment takes in which somebody could have responded      */
    long long connections, per_ip, rooms, rooms_per_ip, rooms_a_minute, joins_a_minute, spectators;   /* a minute: from one address */
    long long messages;                  /* a second, from one connection                                   */
    long long message_bytes, queue_bytes;
    long long chat;                      /* lines a minute, from one connection                             */
    long long grace;                     /* seconds for which nobody can put a bot on the seat of a person whose line is gone */
    long long idle_minutes;              /* a room that waits and in which nobody is, is removed after this */
    long long keep_days;                 /* finished games are removed after this; 0: never                 */
    long long keep_even;                 /* ... once the clock has run evenly for so many seconds           */
} server_options;

void server_options_begin(server_options *o);
/* Runs until it is told to stop (SIGTERM, SIGINT). Exit status; what went wrong is said on stderr. */
int server_run(const server_options *o);

/* What is done with the database alone, also while a server runs. Exit status; what was found is said. */
int server_backup(const char *db, const char *to);
int server_restore(const char *db, const char *from);    /* no server may run */
int server_check(const char *db);                        /* 0: the file is sound and every game can be played again */
#endif
