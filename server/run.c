/* run.c - the whole server: opens, runs the loop, stops cleanly. */
#include <errno.h>
#include <netdb.h>
#include <signal.h>
#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "server/net.h"

enum { TICK_MS = 500, SWEEP_TICKS = 120 };

void server_options_begin(server_options *o)
{
    *o = (server_options){
        .version = "unknown", .bind = "127.0.0.1", .db = "hypercone.db", .name = "Hypercone", .port = 7100,
        .metrics_port = -1, .clock = { 0, 120, 30, 3 * 86400 }, .pause_ms = 250,
        .connections = 2000, .per_ip = 64, .rooms = 2000, .rooms_per_ip = 16, .rooms_a_minute = 12, .joins_a_minute = 120,
        .spectators = 100, .messages = 20, .message_bytes = 16384, .queue_bytes = 1 << 20, .chat = 30, .grace = 60,
        .idle_minutes = 60, .keep_days = 0, .keep_even = 3600,
    };
}

int64_t wall_seconds(void)
{
    return (int64_t)time(NULL);
}

void server_log(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fprintf(stderr, "%shypercone serve: ", isatty(STDERR_FILENO) ? "\r" : "");
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
}

/* ---- the loop ------------------------------------------------------------------------------------------------ */

static void before_waiting(uv_prepare_t *handle) { server_flush(handle->data); }
static void after_waiting(uv_check_t *handle) { server_flush(handle->data); }

static void on_tick(uv_timer_t *timer)
{
    server *s = timer->data;
    static int ticks;
    long long keep_ticks = s->o->keep_even * 1000 / TICK_MS;
    control_look(s);
    health_look(s);
    mails_send(s);
    if (++ticks % SWEEP_TICKS == 0) {
        rooms_sweep(s);
        addresses_sweep(s, false);
    }
    if (ticks % (keep_ticks < SWEEP_TICKS ? keep_ticks : SWEEP_TICKS) == 0) {
        drop_old(s);
    }
}

/* Closes what start_handles() and net_start() have opened; the loop has to run once more. */
static void close_handles(server *s)
{
    if (s->lws) {
        lws_context_destroy(s->lws);
    }
    if (!s->sweeper.data) {
        return;
    }
    mails_end(s);
    uv_close((uv_handle_t *)&s->sweeper, NULL);
    uv_close((uv_handle_t *)&s->arriving, NULL);
    uv_close((uv_handle_t *)&s->before, NULL);
    uv_close((uv_handle_t *)&s->after, NULL);
    uv_close((uv_handle_t *)&s->stops[0], NULL);
    uv_close((uv_handle_t *)&s->stops[1], NULL);
}

static void stop(server *s)
{
    if (s->stopping) {
        return;
    }
    s->stopping = true;
    server_flush(s);
    while (s->rooms) {
        room_close(s->rooms);
    }
    server_flush(s);
    close_handles(s);
}

static void on_signal(uv_signal_t *handle, int number)
{
    (void)number;
    stop(handle->data);
}

static void start_handles(server *s)
{
    uv_timer_init(&s->loop, &s->sweeper);
    uv_idle_init(&s->loop, &s->arriving);
    uv_prepare_init(&s->loop, &s->before);
    uv_check_init(&s->loop, &s->after);
    s->sweeper.data = s->arriving.data = s->before.data = s->after.data = s;
    uv_timer_start(&s->sweeper, on_tick, TICK_MS, TICK_MS);
    uv_prepare_start(&s->before, before_waiting);
    uv_check_start(&s->after, after_waiting);
    static const int SIGNAL[2] = { SIGTERM, SIGINT };
    for (int i = 0; i < 2; i++) {
        uv_signal_init(&s->loop, &s->stops[i]);
        s->stops[i].data = s;
        uv_signal_start(&s->stops[i], on_signal, SIGNAL[i]);
    }
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);        /* a file that may not grow is an error of the store, not the end */
}

/* ---- the address ------------------------------------------------------------------------------------------------- */

/* The library says only that it could not listen; people want to know why. */
static bool can_listen(const server_options *o, char why[SENTENCE])
{
    struct addrinfo hints = { .ai_flags = AI_NUMERICHOST | AI_PASSIVE, .ai_socktype = SOCK_STREAM }, *found = NULL;
    char port[16];
    snprintf(port, sizeof port, "%lld", o->port);
    if (getaddrinfo(o->bind, port, &hints, &found) != 0) {
        snprintf(why, SENTENCE, "--bind %.60s: this is not an address such as 127.0.0.1, 0.0.0.0 or ::1", o->bind);
        return false;
    }
    int on = 1, trial = socket(found->ai_family, SOCK_STREAM, 0);
    setsockopt(trial, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    bool good = trial >= 0 && bind(trial, found->ai_addr, found->ai_addrlen) == 0 && listen(trial, 1) == 0;
    int error = errno;
    if (trial >= 0) {
        close(trial);
    }
    freeaddrinfo(found);
    if (!good && error == EADDRINUSE) {
        snprintf(why, SENTENCE, "port %lld is in use by another program; choose another one with --port", o->port);
    } else if (!good) {
        snprintf(why, SENTENCE, "cannot listen on %.60s port %lld: %s", o->bind, o->port, strerror(error));
    }
    return good;
}

/* ---- the whole ---------------------------------------------------------------------------------------------------- */

/* Every connection is a file, and the usual 1024 are too few. Nor should there be many more: the library has a place for each that the
 * system allows, and only so finds a socket by its number; with a limit of its own it walks over all of them for every message. */
static void allow_files(long long wanted)
{
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files) == 0 && files.rlim_cur != (rlim_t)wanted) {
        files.rlim_cur = files.rlim_max < (rlim_t)wanted ? files.rlim_max : (rlim_t)wanted;
        setrlimit(RLIMIT_NOFILE, &files);
    }
}

static bool open_all(server *s, char why[STORE_WHY])
{
    if (s->o->proxy && !address_is_number(s->o->proxy)) {
        snprintf(why, STORE_WHY, "--proxy %.60s: this is not an address such as 127.0.0.1 or ::1", s->o->proxy);
        return false;
    }
    allow_files(s->o->connections + 1024);
    if (!can_listen(s->o, why)) {
        return false;
    }
    s->site = site_open(s->o->web, why);
    s->store = s->site ? store_open(s->o->db, why) : NULL;
    if (!s->store) {
        return false;
    }
    start_handles(s);
    s->began = uv_now(&s->loop);
    if (!rooms_load(s)) {
        snprintf(why, STORE_WHY, "the rooms could not be read");
        return false;
    }
    int64_t newest = 0;
    if (!store_newest(s->store, &newest, why)) {
        return false;
    }
    health_begin(s, newest);
    drop_old(s);               /* the first look at the clock */
    return net_start(s, why);
}

static void say_where(const server *s)
{
    const server_options *o = s->o;
    bool v6 = strchr(o->bind, ':') != NULL;
    int port = lws_get_vhost_listen_port(s->vhost);
    fprintf(stderr, "Hypercone is at http%s://%s%s%s:%d/  (games are kept in %s; stop with Ctrl-C)\n", o->tls_cert ? "s" : "",
            v6 ? "[" : "", strcmp(o->bind, "0.0.0.0") == 0 ? "localhost" : o->bind, v6 ? "]" : "", port, o->db);
    if (s->figures) {
        fprintf(stderr, "Figures are at http://127.0.0.1:%d/metrics\n", lws_get_vhost_listen_port(s->figures));
    }
    fflush(stderr);
}

int server_run(const server_options *o)
{
    char why[STORE_WHY] = "";
    server *s = calloc(1, sizeof *s);
    if (!s || sodium_init() < 0 || uv_loop_init(&s->loop) != 0) {
        server_log("the server could not begin");
        free(s);
        return 1;
    }
    s->o = o;
    js_begin(&s->j, false);
    bool opened = open_all(s, why);
    if (opened) {
        say_where(s);
        uv_run(&s->loop, UV_RUN_DEFAULT);
    } else {
        fprintf(stderr, "hypercone: %s\n", why);
        if (s->store) {
            while (s->rooms) {
                room_close(s->rooms);
            }
        }
        close_handles(s);
        uv_run(&s->loop, UV_RUN_DEFAULT);
    }
    if (s->lws) {
        lws_context_destroy(s->lws);         /* once to close everything in the loop, and once when all is closed */
    }
    addresses_sweep(s, true);
    store_close(s->store);
    site_close(s->site);
    js_free(&s->j);
    uv_loop_close(&s->loop);
    free(s);
    return opened ? 0 : 1;
}
