/* queue.c - messages to clients: held until what they tell is on the disk, bounded, in order. */
#include <libwebsockets.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "server/server.h"

bool bucket_take(bucket *b, uint64_t now, double a_second, double most, double much)
{
    if (b->at == 0) {
        b->level = most;
    } else {
        b->level += (double)(now - b->at) / 1000.0 * a_second;
        b->level = b->level > most ? most : b->level;
    }
    b->at = now ? now : 1;
    if (b->level < 1) {
        return false;
    }
    b->level -= much;
    return true;
}

static void wait_for_commit(client *c)
{
    if (!c->waits) {
        c->waits = true;
        c->next_waiting = c->server->waiting;
        c->server->waiting = c;
    }
}

void client_drop(client *c)
{
    if (!c->ends) {
        c->ends = true;
        lws_set_timeout(c->wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
        lws_cancel_service(lws_get_context(c->wsi));     /* the library looks at its timers when it is woken */
    }
}

/* Who does not read what is sent must not fill the memory: the queue has an end, and there the connection ends. */
void client_send(client *c, const js *j, uint64_t since)
{
    server *s = c->server;
    if (c->ends || j->failed || !j->text) {
        return;
    }
    if (c->queued_bytes + j->length > (size_t)s->o->queue_bytes) {
        s->metrics.dropped_slow++;
        client_drop(c);
        return;
    }
    out_message *m = malloc(sizeof *m + LWS_PRE + j->length);
    if (!m) {
        client_drop(c);
        return;
    }
    *m = (out_message){ .length = j->length, .since = since };
    memcpy(m->bytes + LWS_PRE, j->text, j->length);
    *(c->last ? &c->last->next : &c->first) = m;
    c->last = m;
    c->queued++;
    c->held++;
    c->queued_bytes += m->length;
    wait_for_commit(c);
}

void client_error(client *c, const char *about, const char *code, const char *format, ...)
{
    char why[SENTENCE + 160];
    va_list args;
    va_start(args, format);
    vsnprintf(why, sizeof why, format, args);
    va_end(args);
    js *j = &c->server->j;
    js_empty(j);
    js_object(j, NULL);
    js_string(j, "type", "error");
    js_string(j, "about", about);
    js_string(j, "code", code);
    js_string(j, "why", why);
    js_close(j);
    c->server->metrics.errors++;
    client_send(c, j, 0);
}

static void drop_after(client *c, size_t kept)
{
    out_message **at = &c->first;
    c->last = NULL;
    for (size_t i = 0; i < kept && *at; i++) {
        c->last = *at;
        at = &(*at)->next;
    }
    for (out_message *m = *at; m;) {
        out_message *next = m->next;
        c->queued_bytes -= m->length;
        c->queued--;
        free(m);
        m = next;
    }
    *at = NULL;
    c->held = 0;
}

void client_free_queue(client *c)
{
    drop_after(c, 0);
    for (client **at = &c->server->waiting; *at; at = &(*at)->next_waiting) {
        if (*at == c) {
            *at = c->next_waiting;
            break;
        }
    }
    c->waits = false;
}

static void let_go(server *s)
{
    while (s->waiting) {
        client *c = s->waiting;
        s->waiting = c->next_waiting;
        c->waits = false;
        c->held = 0;
        if (c->first) {
            client_send_now(c);
        }
    }
}

/* Nothing of this round was kept: nobody may hear of it. */
static void take_back(server *s, const char *why)
{
    health_store_failed(s, why);
    s->metrics.commit_failures++;
    for (client *c = s->waiting; c; c = c->next_waiting) {
        drop_after(c, c->queued - c->held);
    }
    rooms_reload_written(s);
    for (client *c = s->waiting; c; c = c->next_waiting) {
        client_error(c, "storage", "storage", "The server cannot store anything at the moment, so this did not happen. Try again later.");
    }
}

void server_flush(server *s)
{
    char why[STORE_WHY];
    s->steps = 0;
    lobby_tell_list(s);
    if (store_is_writing(s->store)) {
        uint64_t began = uv_hrtime();
        bool kept = store_commit(s->store, why);
        metrics_time(&s->metrics.commit, uv_hrtime() - began);
        health_commit_took(s, uv_hrtime() - began);
        if (kept) {
            s->metrics.commits++;
            rooms_kept(s);
            health_store_works(s);
        } else {
            take_back(s, why);
        }
    } else {
        rooms_kept(s);               /* things were picked, and nothing has to be kept yet */
    }
    let_go(s);
}
