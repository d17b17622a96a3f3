/* think.c - bots that search think in another thread, on a copy of their view; the loop goes on meanwhile.
 *
 * In a window nobody may notice that somebody thinks. So where bots search, each moment is shown a fixed time after the last answer that
 * all can know of, whether anybody is asked in secret or not; all secret thoughts have to fit into that time, and one that is not back by then,
 * since the machine is busy, is not waited for. docs/decisions/0010-nothing-in-the-timing.md */
#include <stdlib.h>

#include "server/server.h"

typedef struct thought {
    uv_work_t work;
    room *r;
    host_thought is;
    uint64_t until;                  /* uv_hrtime; 0: as long as it takes */
    address *from;                   /* whose turn it takes; NULL: nobody counts */
    struct thought *next;            /* of those that wait for their turn */
    bool waits;
} thought;

enum { LEAST_MS = 20, WAY_BACK_MS = 10 };    /* less time is none; that is left for the way back into the loop */
enum { AN_ADDRESS = 2 };                     /* thoughts at once for one address: half of the threads are left to others */

/* ---- how long a moment takes --------------------------------------------------------------------------------- */

bool table_has_searcher(const room *r)
{
    for (int seat = 0; seat < r->players; seat++) {
        if (table_plays_bot(r, seat) && bot_level_searches(r->table->host.bots[seat].spec.level)) {
            return true;
        }
    }
    return false;
}

uint64_t table_shows_at(const room *r)
{
    const table *t = r->table;
    uint64_t with_thoughts = table_has_searcher(r) ? t->moved + (uint64_t)r->server->o->pause_ms / 2 : 0;
    return with_thoughts > t->next_show ? with_thoughts : t->next_show;
}

bool table_gives_up_thoughts(room *r, uint64_t now)
{
    table *t = r->table;
    bool any = false;
    for (int seat = 0; seat < HC_SEATS && now >= table_shows_at(r); seat++) {
        if (t->thought[seat]) {
            if (!t->thought[seat]->waits) {
                uv_cancel((uv_req_t *)&t->thought[seat]->work);
            }
            t->thought[seat] = NULL;
            r->server->metrics.thoughts_late++;
            any = true;
        }
    }
    return any;
}

/* ---- in another thread ------------------------------------------------------------------------------------------ */

/* How long is left is known only here: threads may have been busy. */
static void think(uv_work_t *work)
{
    thought *th = work->data;
    uint64_t now = uv_hrtime();
    if (th->until) {
        uint64_t left = th->until > now ? (th->until - now) / 1000000 : 0;
        if (left < LEAST_MS) {
            return;                  /* nothing was thought: it answers at once */
        }
        th->is.by.spec.budget = th->is.by.spec.budget < left ? th->is.by.spec.budget : (uint32_t)left;
    }
    host_think(&th->is);
}

static void end_thought(thought *th, int status)
{
    room *r = th->r;
    table *t = r->table;
    int seat = th->is.seat;
    bool wanted = t->thought[seat] == th;
    t->thinking[seat]--;
    if (wanted) {
        t->thought[seat] = NULL;
    }
    if (r->closing) {
        room_finish_closing(r);
    } else if (wanted) {
        bool in_vain = th->until && th->is.count == 0;
        if (in_vain && table_is_asked(t, seat) && table_plays_bot(r, seat)) {
            table_bot_answers(r, seat);
        } else if (status == 0 && !in_vain) {
            table_use_thoughts(r, &th->is);
        }
        table_run(r);
    }
    free(th);
}

static void think_done(uv_work_t *work, int status);

static bool begin_thought(thought *th)
{
    if (uv_queue_work(&th->r->server->loop, &th->work, think, think_done) != 0) {
        return false;
    }
    if (th->from) {
        th->from->thinking++;
    }
    return true;
}

void let_others_think(address *from)
{
    while (from->waiting && from->thinking < AN_ADDRESS) {
        thought *th = from->waiting;
        from->waiting = th->next;
        th->waits = false;
        if (th->r->closing || th->r->table->thought[th->is.seat] != th || !begin_thought(th)) {
            end_thought(th, UV_ECANCELED);
        }
    }
}

static void think_done(uv_work_t *work, int status)
{
    thought *th = work->data;
    address *from = th->from;
    if (from) {
        from->thinking--;
    }
    end_thought(th, status);
    if (from) {
        let_others_think(from);
    }
}

bool may_think(const server *s, const address *from)
{
    return !from || s->o->rooms_per_ip == 0 || from->thinking < AN_ADDRESS;
}

/* At once, or when one before it has ended. */
static bool queue_thought(thought *th)
{
    if (may_think(th->r->server, th->from)) {
        return begin_thought(th);
    }
    thought **at = &th->from->waiting;
    while (*at) {
        at = &(*at)->next;
    }
    *at = th;
    th->waits = true;
    th->r->server->metrics.thoughts_waited++;
    return true;
}

/* Whose turn a thought takes: of who made the room or, where nobody knows that any more, of somebody who plays in it, or looks on. */
static address *taker(const room *r)
{
    address *from = r->maker;
    for (const client *c = r->clients; !r->maker && c; c = c->next_here) {
        from = !from || c->seat != NO_ONE ? c->from : from;
    }
    return from;
}

static void set_limits(thought *th, uint64_t left)
{
    uint32_t most = (uint32_t)(th->r->server->o->pause_ms / 4);
    th->until = uv_hrtime() + left * 1000000;
    th->is.by.spec.in_time = true;
    th->is.by.spec.budget = most < left ? most : (uint32_t)left;
    th->is.by.spec.threads = 1;
}

/* If there is no time for a secret thought, the caller answers without a search. */
void table_think(room *r, int seat, bool secret)
{
    table *t = r->table;
    uint64_t now = uv_now(&r->server->loop), shows = table_shows_at(r), left = shows > now + WAY_BACK_MS ? shows - now - WAY_BACK_MS : 0;
    if (t->thinking[seat] == UINT8_MAX || (secret && left < LEAST_MS)) {
        return;
    }
    thought *th = malloc(sizeof *th);
    if (!th) {
        return;
    }
    th->r = r;
    th->work.data = th;
    th->until = 0;
    th->from = secret ? NULL : taker(r);         /* secret ones have little time, and are not waited for */
    th->next = NULL;
    th->waits = false;
    host_think_begin(&t->host, seat, &th->is);
    if (secret) {
        set_limits(th, left);
    }
    if (queue_thought(th)) {
        t->thinking[seat]++;
        t->thought[seat] = th;
    } else {
        free(th);
    }
}
