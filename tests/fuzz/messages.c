/* messages.c - any lines are what three connections say to a server: each line begins with the number of its connection. Words that begin with
 * a dollar become what nobody can guess: $R the newest room, $T the key of that connection, $I the question it has, $O its first option, $P its
 * person's key. Nothing may break, every message to a client is JSON with a type, and nobody is sent a key of somebody else. */
#include <libwebsockets.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "server/server.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { CLIENTS = 3, LINES = 24, WHOLE = 20000 };

typedef struct visitor {
    client c;
    char token[TOKEN_TEXT], key[TOKEN_TEXT];
    long long question, option;
    bool told_others;                /* it has put a key of its own where others read it */
    char heard[1 << 22];             /* a message that comes in pieces */
    size_t length;
} visitor;

static server *s;
static server_options o;
static address home = { .key = "fuzz" };
static visitor all[CLIENTS];
static char newest_room[STORE_ID];

/* ---- what the library of sockets would do ------------------------------------------------------------------ */

void lws_set_timeout(struct lws *wsi, enum pending_timeout reason, int seconds) { (void)wsi, (void)reason, (void)seconds; }
void lws_cancel_service(struct lws_context *context) { (void)context; }
struct lws_context *lws_get_context(const struct lws *wsi) { (void)wsi; return NULL; }
int lws_callback_on_writable(struct lws *wsi) { (void)wsi; return 0; }
int lws_rx_flow_control(struct lws *wsi, int enable) { (void)wsi, (void)enable; return 0; }
lws_sockfd_type lws_get_socket_fd(struct lws *wsi) { (void)wsi; return -1; }
int lws_partial_buffered(struct lws *wsi) { (void)wsi; return 0; }

/* Nobody waits for bots that search: they answer at once. */
int uv_queue_work(uv_loop_t *loop, uv_work_t *work, uv_work_cb think, uv_after_work_cb after)
{
    (void)loop, (void)work, (void)think, (void)after;
    return UV_ENOSYS;
}

/* ---- what a client makes of what it is sent ---------------------------------------------------------------- */

static void keep(char *to, size_t room, const json_t *m, const char *member)
{
    const char *text = json_string_value(json_object_get(m, member));
    if (text) {
        snprintf(to, room, "%s", text);
    }
}

static void take_game(visitor *v, const json_t *m)
{
    const json_t *first = json_array_get(json_object_get(m, "options"), 0);
    v->question = json_integer_value(json_object_get(m, "id"));
    v->option = json_integer_value(json_object_get(first, "choice"));
}

static bool hears(const visitor *v, const char *key, const char *own)
{
    return key[0] && strcmp(key, own) != 0 && strstr(v->heard, key);
}

static void take(visitor *v)
{
    for (int i = 0; i < CLIENTS; i++) {
        bool other = &all[i] != v && !all[i].told_others;
        if (other && (hears(v, all[i].token, v->token) || hears(v, all[i].key, v->key))) {
            abort();
        }
    }
    json_t *m = json_loadb(v->heard, v->length, 0, NULL);
    const char *type = json_string_value(json_object_get(m, "type"));
    if (!type) {
        abort();
    }
    keep(newest_room, sizeof newest_room, m, "room");
    if (strcmp(type, "seated") == 0) {
        keep(v->token, sizeof v->token, m, "token");
    } else if (strcmp(type, "person") == 0) {
        keep(v->key, sizeof v->key, m, "key");
    } else if (strcmp(type, "game") == 0) {
        take_game(v, m);
    }
    json_decref(m);
    v->length = 0;
}

int lws_write(struct lws *wsi, unsigned char *bytes, size_t length, enum lws_write_protocol how)
{
    visitor *v = (visitor *)(void *)wsi;
    if (v->length + length >= sizeof v->heard) {
        abort();                     /* more than a queue may hold */
    }
    memcpy(v->heard + v->length, bytes, length);
    v->length += length;
    v->heard[v->length] = '\0';
    if (!(how & LWS_WRITE_NO_FIN)) {
        take(v);
    }
    return (int)length;
}

/* ---- coming and going ------------------------------------------------------------------------------------------ */

static void come(visitor *v)
{
    *v = (visitor){ .c = { .server = s, .wsi = (struct lws *)(void *)v, .seat = NO_ONE, .from = &home } };
    snprintf(v->c.name, sizeof v->c.name, "Guest");
    v->c.next = s->clients;
    if (v->c.next) {
        v->c.next->previous = &v->c;
    }
    s->clients = &v->c;
    s->client_count++;
}

static void go(visitor *v)
{
    client *c = &v->c;
    c->ends = true;
    room_exit(c);
    client_free_queue(c);
    *(c->previous ? &c->previous->next : &s->clients) = c->next;
    if (c->next) {
        c->next->previous = c->previous;
    }
    s->client_count--;
    c->server = NULL;
}

static void run(void)
{
    server_flush(s);
    uv_run(&s->loop, UV_RUN_NOWAIT);
    server_flush(s);
    for (int i = 0; i < CLIENTS; i++) {
        if (all[i].c.server && all[i].c.ends) {
            go(&all[i]);
            come(&all[i]);
        }
    }
}

static char db[64];

static void remove_files(void)
{
    static const char *const END[] = { "", "-wal", "-shm", ".lock" };
    for (int i = 0; i < 4; i++) {
        char path[80];
        snprintf(path, sizeof path, "%s%s", db, END[i]);
        unlink(path);
    }
}

static void begin(void)
{
    char why[STORE_WHY];
    snprintf(db, sizeof db, "/dev/shm/hypercone-fuzz-%ld.db", (long)getpid());
    server_options_begin(&o);
    o.db = db;
    o.pause_ms = 0;
    o.rooms_per_ip = o.rooms_a_minute = o.joins_a_minute = 0;
    s = calloc(1, sizeof *s);
    if (!s || sodium_init() < 0 || uv_loop_init(&s->loop) != 0) {
        abort();
    }
    s->o = &o;
    js_begin(&s->j, false);
    s->store = store_open(db, why);
    if (!s->store) {
        abort();
    }
    atexit(remove_files);
    uv_idle_init(&s->loop, &s->arriving);
    s->arriving.data = s;
}

/* ---- lines ----------------------------------------------------------------------------------------------------- */

static size_t fill_in(char *out, size_t room, const char *line, size_t length, const visitor *v)
{
    size_t n = 0;
    for (size_t i = 0; i < length && n + 64 < room; i++) {
        char word = line[i] == '$' && i + 1 < length ? line[i + 1] : '\0';
        i += word && strchr("RTIOP", word);
        switch (word) {
        case 'R': n += (size_t)snprintf(out + n, room - n, "%s", newest_room); break;
        case 'T': n += (size_t)snprintf(out + n, room - n, "%s", v->token); break;
        case 'P': n += (size_t)snprintf(out + n, room - n, "%s", v->key); break;
        case 'I': n += (size_t)snprintf(out + n, room - n, "%lld", v->question); break;
        case 'O': n += (size_t)snprintf(out + n, room - n, "%lld", v->option); break;
        default: out[n++] = line[i];
        }
    }
    out[n] = '\0';
    return n;
}

static void say(const char *line, size_t length)
{
    char text[WHOLE];
    visitor *v = &all[(unsigned char)line[0] % CLIENTS];
    size_t whole = fill_in(text, sizeof text, line + 1, length - 1, v);
    v->told_others |= strstr(text, "chat") || strstr(text, "title");
    message_take(&v->c, text, whole);
    run();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (!s) {
        begin();
    }
    newest_room[0] = '\0';
    for (int i = 0; i < CLIENTS; i++) {
        come(&all[i]);
        message_take(&all[i].c, "{\"type\":\"hello\",\"protocol\":2,\"name\":\"Ada\"}", 42);
    }
    const char *at = (const char *)data, *end = at + size;
    for (int lines = 0; at < end && lines < LINES; lines++) {
        const char *cut = memchr(at, '\n', (size_t)(end - at));
        cut = cut ? cut : end;
        if (cut > at) {
            say(at, (size_t)(cut - at));
        }
        at = cut + 1;
    }
    for (int i = 0; i < CLIENTS; i++) {
        go(&all[i]);
    }
    while (s->rooms) {
        store_drop_room(s->store, s->rooms->id);
        room_close(s->rooms);
    }
    run();
    return 0;
}
