/* arrive.c - whoever comes in is shown the game as it may be seen now, and what has happened before: it is played again for that, from its
 * beginning. A long game in pieces, one in each round of the loop, so that nobody else waits for it. */
#include <libwebsockets.h>
#include <stdlib.h>
#include <string.h>

#include "server/server.h"

enum { PIECE = 128 };                /* answers that are played again in a round, for all who come */

typedef struct arrival {
    struct arrival *next;            /* of those who come into long games                         */
    client *c;
    room *r;
    viewer fresh;
    text_names names;
    hc_game game;                    /* as it was ...                                             */
    size_t at;                       /* ... after so many answers                                 */
    bool began, has_since;
    int64_t since;
    int64_t seen;                    /* events that were there when the seat was last asked       */
    js older, log;                   /* sentences, in open arrays; what is too old falls out      */
} arrival;

static int index_of(const client *c) { return c->seat == NO_ONE ? HC_SEATS : c->seat; }

/* What is waiting for one reader has a limit, and who comes must not use it up at once. */
static size_t longest(const arrival *a) { return (size_t)a->r->server->o->queue_bytes / 4; }

static void begin_log(js *log)
{
    js_begin(log, false);
    js_array(log, NULL);
}

static void free_arrival(arrival *a)
{
    free(a->fresh.shown);
    viewer_forget_text(&a->fresh);
    seat_news_free(&a->fresh.news);
    js_free(&a->older);
    js_free(&a->log);
    free(a);
}

/* ---- played again ------------------------------------------------------------------------------------------- */

static void make_place(arrival *a)
{
    if (a->log.length > longest(a) / 2) {
        js_free(&a->older);
        a->older = a->log;
        begin_log(&a->log);
    }
}

static void catch_up(void *ctx, const hc_game *g, size_t i, const hc_events *ev)
{
    arrival *a = ctx;
    seat_news *news = &a->fresh.news;
    hc_game view;
    (void)i;
    if (ev->count > 0) {
        hc_view(g, a->names.viewer, &view);
        seat_news_add(news, &a->names, &view, ev->item, ev->count, a->has_since ? a->since : INT64_MAX);
    }
    if (ev->count > 0 && !a->has_since) {
        js_log(&a->log, &a->names, &view, ev->item, ev->count);
        make_place(a);
    }
    a->seen = a->c->seat != NO_ONE && hc_asked(g) >> a->c->seat & 1 ? news->n : a->seen;
}

/* Who has missed more than can be told event by event is told the story. */
static void tell_as_story(arrival *a)
{
    a->has_since = a->began = false;
    a->at = 0;
    a->seen = 0;
    seat_news_free(&a->fresh.news);
    a->fresh.news = (seat_news){ 0 };
}

static void go_on(arrival *a, size_t to)
{
    const record *rec = &a->r->table->host.rec;
    char why[RECORD_WHY];
    room_names(a->r, a->c->seat, &a->names);
    if (!a->began) {
        a->began = true;
        record_replay(rec, to, &a->game, catch_up, a, why);
    } else if (a->at < to) {
        record_replay_on(rec, a->at, to, &a->game, catch_up, a, why);
    }
    a->at = to;
}

static void note_later(void *ctx, const hc_game *g, size_t i, const hc_events *ev)
{
    arrival *a = ctx;
    hc_game view;
    (void)i;
    if (ev->count > 0) {
        hc_view(g, a->names.viewer, &view);
        seat_news_add(&a->fresh.news, &a->names, &view, ev->item, ev->count, a->fresh.told);
    }
}

/* ---- shown ---------------------------------------------------------------------------------------------------- */

typedef struct seen_in_secret { const arrival *a; seat_news all; int64_t seen; } seen_in_secret;

static void count_seen(void *ctx, const hc_game *g, size_t i, const hc_events *ev)
{
    seen_in_secret *s = ctx;
    hc_game view;
    (void)i;
    if (ev->count > 0) {
        hc_view(g, s->a->c->seat, &view);
        seat_news_add(&s->all, &s->a->names, &view, ev->item, ev->count, INT64_MAX);
    }
    s->seen = hc_asked(g) >> s->a->c->seat & 1 ? s->all.n : s->seen;
}

/* Whoever was asked in a window has seen more than what is open now, and is not told that again; nobody has been told more than this. */
static int64_t told_before(const arrival *a)
{
    int64_t open = a->fresh.news.n;
    seen_in_secret s = { .a = a, .all = { .n = open }, .seen = a->seen };
    char why[RECORD_WHY];
    hc_game on = a->game;
    if (a->since <= open || a->c->seat == NO_ONE) {
        return open;
    }
    record_replay_on(&a->r->table->host.rec, a->at, SIZE_MAX, &on, count_seen, &s, why);
    seat_news_free(&s.all);
    int64_t most = s.seen > open ? s.seen : open;
    return a->since < most ? a->since : most;
}

/* Both halves of the log as one array. */
static void close_log(arrival *a)
{
    js_close(&a->log);
    if (a->older.length > 1) {
        js whole;
        js_close(&a->older);
        begin_log(&whole);
        a->older.text[a->older.length - 1] = '\0';
        js_raw(&whole, NULL, a->older.text + 1);
        if (a->log.length > 2) {
            a->log.text[a->log.length - 1] = '\0';
            js_raw(&whole, NULL, a->log.text + 1);
        }
        js_close(&whole);
        js_free(&a->log);
        a->log = whole;
    }
}

/* From now on it is told what happens, like everybody else who looks with these eyes. */
static void take_place(arrival *a)
{
    table *t = a->r->table;
    int index = index_of(a->c);
    viewer *v = &t->viewer[index];
    char why[RECORD_WHY];
    if (index == HC_SEATS && v->shown) {     /* others look on already: the same things wait for all of them */
        return;
    }
    record_replay_on(&t->host.rec, a->at, SIZE_MAX, &a->game, note_later, a, why);
    table_detach(a->r, index);
    *v = a->fresh;
    a->fresh = (viewer){ 0 };
}

static size_t may_see_up_to(const arrival *a)
{
    const table *t = a->r->table;
    bool asked = a->c->seat != NO_ONE && table_asks_person(a->r, a->c->seat);
    return asked && table_is_secret(t) ? t->host.count : t->shown;
}

/* Who is asked in a window may see all; everybody else sees the last moment at which all could. */
static void arrive(arrival *a)
{
    room *r = a->r;
    table *t = r->table;
    client *c = a->c;
    go_on(a, may_see_up_to(a));
    if (a->fresh.news.events.length > longest(a)) {
        tell_as_story(a);
        go_on(a, may_see_up_to(a));
    }
    bool asked = c->seat != NO_ONE && table_asks_person(r, c->seat);
    hc_view(&a->game, c->seat, a->fresh.shown);
    a->fresh.told = a->has_since ? told_before(a) : a->fresh.news.n;
    if (a->has_since && a->since > a->fresh.told) {      /* nobody has been told what has not happened */
        r->server->metrics.since_beyond++;
    }
    close_log(a);
    table_write_message(r, index_of(c), &a->fresh, asked && a->at == t->host.count, true, a->has_since ? NULL : a->log.text,
                        a->has_since && a->since > 0);
    client_send(c, &r->server->j, 0);
    take_place(a);
    free_arrival(a);
}

/* ---- in pieces -------------------------------------------------------------------------------------------------- */

/* So much stays as it is: what is picked after it may be taken back. */
static size_t settled(const table *t) { return t->shown < t->host.firm ? t->shown : t->host.firm; }

static void leave_list(arrival *a)
{
    server *s = a->r->server;
    arrival **at = &s->arrivals;
    while (*at != a) {
        at = &(*at)->next;
    }
    *at = a->next;
    a->next = NULL;
    a->c->arrival = NULL;
    if (!s->arrivals) {
        uv_idle_stop(&s->arriving);
    }
}

static void enter_list(arrival *a)
{
    arrival **at = &a->r->server->arrivals;
    while (*at) {
        at = &(*at)->next;
    }
    *at = a;
}

/* One piece for the one who has waited longest. */
static void next_piece(uv_idle_t *handle)
{
    server *s = handle->data;
    arrival *a = s->arrivals;
    s->arrivals = a->next;
    a->next = NULL;
    enter_list(a);
    if (a->at + PIECE < settled(a->r->table)) {
        go_on(a, a->at + PIECE);
        if (a->fresh.news.events.length > longest(a)) {
            tell_as_story(a);
        }
        return;
    }
    room *r = a->r;
    client *c = a->c;
    leave_list(a);
    arrive(a);
    lws_rx_flow_control(c->wsi, 1);
    table_run(r);
}

void arrival_end(client *c)
{
    arrival *a = c->arrival;
    if (!a) {
        return;
    }
    leave_list(a);
    free_arrival(a);
    if (!c->ends) {
        lws_rx_flow_control(c->wsi, 1);
    }
}

/* Until it has been shown the game, nothing more is read from it: messages keep their order. */
void table_attach(room *r, client *c, int64_t since, bool has_since)
{
    arrival *a = malloc(sizeof *a);
    if (a) {
        *a = (arrival){ .c = c, .r = r, .since = since, .has_since = has_since, .fresh = { .shown = malloc(sizeof(hc_game)) } };
    }
    if (!a || !a->fresh.shown) {
        free(a);
        client_drop(c);
        return;
    }
    begin_log(&a->log);
    if (settled(r->table) <= PIECE) {
        arrive(a);
        return;
    }
    r->server->metrics.joins_in_pieces++;
    c->arrival = a;
    enter_list(a);
    lws_rx_flow_control(c->wsi, 0);
    uv_idle_start(&r->server->arriving, next_piece);
}
