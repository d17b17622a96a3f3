/* think.c - bots that search think in another thread, on a copy of their view; the loop goes on meanwhile. */
#include <stdlib.h>

#include "server/server.h"

typedef struct thought {
    uv_work_t work;
    room *r;
    host_thought is;
} thought;

enum { LEAST_MS = 20 };

static void think(uv_work_t *work)
{
    thought *th = work->data;
    host_think(&th->is);
}

static void think_done(uv_work_t *work, int status)
{
    thought *th = work->data;
    room *r = th->r;
    r->table->thinking[th->is.seat] = false;
    if (r->closing) {
        room_finish_closing(r);
    } else {
        if (status == 0) {
            table_use_thoughts(r, &th->is);
        }
        table_run(r);
    }
    free(th);
}

/* In a window nobody may notice that somebody thinks: it has to be over within the pause. If there is no time for that, the
 * caller answers without a search. */
void table_think(room *r, int seat, bool secret)
{
    table *t = r->table;
    long long pause = r->server->o->pause_ms;
    if (secret && pause / 4 < LEAST_MS) {
        return;
    }
    thought *th = malloc(sizeof *th);
    if (!th) {
        return;
    }
    th->r = r;
    th->work.data = th;
    host_think_begin(&t->host, seat, &th->is);
    if (secret) {
        th->is.by.spec.in_time = true;
        th->is.by.spec.budget = (uint32_t)(pause / 4);
        th->is.by.spec.threads = 1;
    }
    t->thinking[seat] = uv_queue_work(&r->server->loop, &th->work, think, think_done) == 0;
    if (!t->thinking[seat]) {
        free(th);
    }
}
