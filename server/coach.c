/* coach.c - advice for who asks: searched for in another thread, on the view of that seat, while the loop goes on. */
#include <stdlib.h>
#include <string.h>

#include "player/coach.h"
#include "server/server.h"

enum { COACHES = 4,                  /* at once, in all rooms; beyond them steady answers without a search */
       LONGEST_MS = 3000 };          /* for a table at which a playout takes long: as long as a bot may think  */

/* Holds nothing of the room: that may be gone when the thought is done. */
typedef struct lesson {
    uv_work_t work;
    server *s;
    address *from;                   /* whose threads it takes                       */
    char room[STORE_ID];
    uint32_t id;                     /* of the question                              */
    coach_question q;
} lesson;

static void tell(client *c, const coach_question *q, uint32_t id)
{
    text_names names;
    coach_advice advice;
    room_names(c->room, q->seat, &names);
    coach_say(&advice, &names, q);
    js *j = &c->server->j;
    js_empty(j);
    js_object(j, NULL);
    js_string(j, "type", "suggestion");
    js_integer(j, "id", id);
    js_array(j, "choices");
    for (int i = 0; i < advice.count; i++) {
        js_integer(j, NULL, advice.choice[i]);
    }
    js_close(j);
    js_string(j, "text", advice.text);
    js_string(j, "why", advice.why);
    js_close(j);
    client_send(c, j, 0);
}

static void search(uv_work_t *work)
{
    lesson *l = work->data;
    coach_think(&l->q);
}

/* Whoever sits there now has the same question before them, or the advice comes too late. */
static void search_done(uv_work_t *work, int status)
{
    lesson *l = work->data;
    l->s->coaches--;
    l->from->thinking--;
    room *r = room_in_memory(l->s, l->room);
    if (r && r->table && !r->closing) {
        client *c = r->seat[l->q.seat].client;
        r->seat[l->q.seat].advised = 0;
        if (status == 0 && c && r->table->viewer[l->q.seat].asked && r->table->host.given[l->q.seat] + 1 == l->id) {
            tell(c, &l->q, l->id);
        }
    }
    let_others_think(l->from);
    free(l);
}

/* false: there is no thread for it now. */
static bool think_apart(const client *c, const coach_question *q, uint32_t id)
{
    room *r = c->room;
    server *s = r->server;
    lesson *l = s->coaches < COACHES && may_think(s, c->from) ? malloc(sizeof *l) : NULL;
    if (!l) {
        return false;
    }
    *l = (lesson){ .s = s, .from = c->from, .id = id, .q = *q };
    memcpy(l->room, r->id, sizeof l->room);
    l->work.data = l;
    if (uv_queue_work(&s->loop, &l->work, search, search_done) != 0) {
        free(l);
        return false;
    }
    s->coaches++;
    c->from->thinking++;
    r->seat[q->seat].advised = id;
    return true;
}

void coach_take(client *c, const json_t *m)
{
    (void)m;
    room *r = c->room;
    coach_question q;
    if (!r || !r->table || c->seat == NO_ONE || !r->table->viewer[c->seat].asked ||
        !coach_ask(&q, &r->table->host.game, c->seat, table_luck(r->table, c->seat), COACH_PLAYOUTS)) {
        client_error(c, "suggest", "not-asked", "You are not being asked anything.");
        return;
    }
    if (r->set.rated) {
        client_error(c, "suggest", "rated", "This game is rated: the coach does not help.");
        return;
    }
    uint32_t id = r->table->host.given[c->seat] + 1;
    q.limit_ms = LONGEST_MS;
    if (r->seat[c->seat].advised == id || think_apart(c, &q, id)) {
        return;                      /* it is being thought about */
    }
    q.playouts = 0;
    coach_think(&q);
    tell(c, &q, id);
}
