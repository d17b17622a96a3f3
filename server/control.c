/* control.c - bytes that are no message: pings and other control frames, which the library answers by itself and tells nobody of. */
#include <libwebsockets.h>

#include "server/frames.h"
#include "server/received.h"
#include "server/server.h"

enum {
    A_FRAME = 64,                    /* what a message may cost besides its text: its header, and that of the cipher */
    A_SECOND = 1024, AT_ONCE = 16384,/* other bytes: some hundred pings, more than any browser sends                 */
    HELLO_MS = 5000,                 /* until something is said                                                      */
    QUIET_MS = 60000, GONE_MS = 80000/* then it is asked whether it is still there; then it is not                   */
};

/* Behind a cipher there are more bytes than were read along: its own may be a flood, too. */
static bool received(const client *c, uint64_t *bytes)
{
    int fd = lws_get_socket_fd(c->wsi);
    return (!c->server->o->tls_cert && frames_bytes(fd, bytes)) || received_bytes(fd, bytes);
}

void control_begin(client *c)
{
    c->other.seen = c->other.came = c->other.alive = uv_now(&c->server->loop);
    received(c, &c->other.bytes);
}

void control_heard(client *c, size_t length, bool whole)
{
    c->other.heard += length + (whole ? A_FRAME : 0);
    control_is_alive(c);
}

void control_is_alive(client *c)
{
    c->other.alive = uv_now(&c->server->loop);
    c->other.ping = 0;
}

bool control_is_silent(const client *c) { return !c->greeted && uv_now(&c->server->loop) >= c->other.came + HELLO_MS; }

bool control_is_masked(const client *c) { return frames_are_masked(lws_get_socket_fd(c->wsi)); }

/* What came since the last look and was no message, against what may come in that time. */
static bool is_flood(client *c, uint64_t now)
{
    uint64_t all;
    if (!received(c, &all)) {
        return false;
    }
    uint64_t came = all - c->other.bytes, other = came > c->other.heard ? came - c->other.heard : 0;
    double allowed = (double)(now - c->other.seen) / 1000.0 * A_SECOND;
    c->other.owed = c->other.owed + (double)other > allowed ? c->other.owed + (double)other - allowed : 0;
    c->other.heard = c->other.heard > came ? c->other.heard - came : 0;
    c->other.bytes = all;
    c->other.seen = now;
    return c->other.owed > AT_ONCE;
}

/* Timers of the library would be a list in order of time, through which every connection has to be sorted in. Pings find out who has gone
 * without saying so. */
static void look_for_life(client *c, uint64_t now)
{
    if (now >= c->other.alive + GONE_MS) {
        client_drop(c);
    } else if (control_is_silent(c)) {
        lws_callback_on_writable(c->wsi);
    } else if (now >= c->other.alive + QUIET_MS && !c->other.ping) {
        c->other.ping = 1;
        lws_callback_on_writable(c->wsi);
    }
}

void control_look(server *s)
{
    uint64_t now = uv_now(&s->loop);
    for (client *c = s->clients; c; c = c->next) {
        if (!c->ends && is_flood(c, now)) {
            s->metrics.dropped_flood++;
            client_drop(c);
        } else if (!c->ends && !control_is_masked(c)) {
            client_drop(c);          /* pings without a mask, and nothing else that would have been refused */
        } else if (!c->ends) {
            look_for_life(c, now);
        }
    }
}
