/* think.c - bots that search think in another thread, on a copy of their view; the loop goes on meanwhile. */
#include <stdlib.h>

#include "server/server.h"

typedef struct thought {
    uv_work_t work;
    room *r;
    hc_game view;
    bot b;
    int seat, choice[BOT_CHOICES], count;
    unsigned round;
} thought;

enum { LEAST_MS = 20 };

static void think(uv_work_t *work)
{
    thought *th = work->data;
    th->count = bot_answer(&th->b, &th->view, th->choice);
}

static void think_done(uv_work_t *work, int status)
{
    thought *th = work->data;
    room *r = th->r;
    r->table->thinking[th->seat] = false;
    if (r->closing) {
        room_finish_closing(r);
    } else {
        if (status == 0 && th->round == r->table->round) {
            table_use_thoughts(r, th->seat, &th->b, th->choice, th->count);
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
    table_clear_picks(r, seat);
    thought *th = malloc(sizeof *th);
    if (!th) {
        return;
    }
    *th = (thought){ .r = r, .b = t->bots[seat], .seat = seat, .round = t->round };
    th->work.data = th;
    th->b.rng = table_luck(t, seat);
    hc_view(&t->game, seat, &th->view);
    if (secret) {
        th->b.spec.in_time = true;
        th->b.spec.budget = (uint32_t)(pause / 4);
        th->b.spec.threads = 1;
    }
    t->thinking[seat] = uv_queue_work(&r->server->loop, &th->work, think, think_done) == 0;
    if (!t->thinking[seat]) {
        free(th);
    }
}
