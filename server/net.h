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
} http_answer;

bool net_start(server *s, char why[SENTENCE]);
int http_request(struct lws *wsi, server *s, http_answer *a, const char *path);   /* what the library wants: 0, or -1: close */
int http_more(struct lws *wsi, http_answer *a);
int http_figures(struct lws *wsi, server *s, http_answer *a, const char *path);

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
