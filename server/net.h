/* net.h - sockets: the WebSocket protocol of the game, and plain HTTP. */
#ifndef NET_H
#define NET_H
#include <libwebsockets.h>
#include "server/server.h"

/* What an HTTP request is being answered with. */
typedef struct http_answer {
    const unsigned char *body;
    unsigned char *owned;                /* to be freed; NULL: the body belongs to somebody else */
    size_t length, sent;
    struct download *download;           /* what it waits for; NULL: nothing                     */
} http_answer;

bool net_start(server *s, char why[SENTENCE]);
int http_request(struct lws *wsi, server *s, http_answer *a, const char *path);   /* what the library wants: 0, or -1: close */
int http_more(struct lws *wsi, http_answer *a);
void http_leave(http_answer *a);                                 /* nothing more is sent */
int http_figures(struct lws *wsi, server *s, http_answer *a, const char *path);

/* download.c: a finished game as a file. The connection is told to write when it is done. */
typedef struct download download;
download *download_begin(server *s, const char *id, struct lws *wsi, address *from);     /* NULL: there is no such game */
bool download_is_done(const download *d);
char *download_take(download *d, size_t *length);                /* its text, to be freed; NULL: no memory. It is over then */
void download_leave(download *d);                                /* nobody wants it any more. d: may be NULL */

/* visitor.c */
enum { MISDIRECTED = 421 };
bool visitor_means_us(struct lws *wsi, const server *s);         /* is the host that it asks for one of our names? */
bool visitor_has_our_page(struct lws *wsi, const server *s);     /* does the page come from this server, or from an allowed one? */
int visitor_upgrades(struct lws *wsi, server *s, const char *to);    /* 0: it may; otherwise it was refused */

/* site.c: the files of the page. */
typedef struct site_file { const unsigned char *bytes; size_t length; const char *type; bool gzip, lasting; unsigned char *owned; } site_file;
site *site_open(const char *folder, char why[SENTENCE]);
void site_close(site *p);
bool site_find(site *p, const char *path, site_file *out);       /* false: there is none. Free `owned` */
unsigned char *gzip_text(const char *text, size_t length, size_t *out_length);
#endif
