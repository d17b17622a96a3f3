/* show.c - what seats and onlookers are shown of a game: their own view, when it is time for it, and nothing else. */
#include <stdlib.h>
#include <string.h>

#include "server/server.h"

static int viewer_seat(int index) { return index == HC_SEATS ? NO_ONE : index; }

/* One moment is looked at several times: for what is told of it, for whether it is news, for what is shown. */
static const hc_game *seen_by(const room *r, int index)
{
    const hc_game *game = &r->table->host.game;
    views *v = &r->server->views;
    if (memcmp(&v->of, game, sizeof *game) != 0) {
        v->of = *game;
        memset(v->made, 0, sizeof v->made);
    }
    if (!v->made[index]) {
        hc_view(game, viewer_seat(index), &v->view[index]);
        v->made[index] = true;
    }
    return &v->view[index];
}

/* ---- news ------------------------------------------------------------------------------------------------ */

void table_note(room *r, const hc_events *ev)
{
    table *t = r->table;
    for (int i = 0; i <= HC_SEATS && ev->count > 0; i++) {
        viewer *v = &t->viewer[i];
        if (!v->shown) {
            continue;
        }
        text_names names;
        room_names(r, viewer_seat(i), &names);
        seat_news_add(&v->news, &names, seen_by(r, i), ev->item, ev->count, v->told);
    }
}

/* Would two views be told alike? Their bytes may differ in what no message has: who else has answered by now. */
static bool looks_alike(const hc_game *a, const hc_game *b)
{
    hc_table seen[2];
    hc_sum sum[2];
    if (memcmp(a, b, sizeof *a) == 0) {
        return true;
    }
    memset(seen, 0, sizeof seen);
    memset(sum, 0, sizeof sum);
    const hc_game *view[2] = { a, b };
    for (int i = 0; i < 2; i++) {
        hc_read(view[i], &seen[i]);
        if (hc_revealed(view[i])) {
            hc_totals(view[i], &sum[i]);
        }
    }
    return memcmp(&seen[0], &seen[1], sizeof seen[0]) == 0 && memcmp(&sum[0], &sum[1], sizeof sum[0]) == 0;
}

static bool asks_alike(const hc_game *a, const hc_game *b, int seat)
{
    hc_question q[2];
    memset(q, 0, sizeof q);
    hc_question_for(a, seat, &q[0]);
    hc_question_for(b, seat, &q[1]);
    return memcmp(&q[0], &q[1], sizeof q[0]) == 0;
}

bool table_is_news(const room *r)
{
    return r->table->news || !looks_alike(seen_by(r, HC_SEATS), &r->table->open);
}

/* ---- messages -------------------------------------------------------------------------------------------- */

/* The view has changed, or what people in it are called. */
void viewer_forget_text(viewer *v)
{
    free(v->text);
    v->text = NULL;
}

/* Only who is asked sees the clock of now. */
static void set_clocks(const room *r, seat_message *m, int seat)
{
    uint64_t now = uv_now(&r->server->loop);
    m->clock = m->may_ask ? table_clock(r, seat, now) : table_rest_clock(r, seat, now);
    m->deal_clock = m->may_ask ? table_deal_clock(r, now) : table_rest_deal_clock(r, now);
}

void table_write_message(room *r, int index, viewer *v, bool may_ask, bool has_clocks, const char *log, bool missed)
{
    table *t = r->table;
    int seat = viewer_seat(index);
    text_names names;
    room_names(r, seat, &names);
    js *j = &r->server->j;
    js_empty(j);
    seat_span at;
    seat_message m = { .room = r->id, .names = &names, .view = v->shown, .view_text = v->text, .may_ask = may_ask, .missed = missed,
                       .log = log, .known = v->told, .id = seat == NO_ONE ? 0 : t->host.given[seat] + 1 };
    if (has_clocks) {
        set_clocks(r, &m, seat);
    }
    v->told = v->news.n > v->told ? v->news.n : v->told;
    js_seat_message(j, &m, &v->news, &at);
    if (!v->text && !j->failed) {
        v->text = strndup(j->text + at.from, at.to - at.from);
    }
    hc_question q;
    q.kind = HC_ASK_NONE;
    if (may_ask && seat != NO_ONE) {
        hc_question_for(v->shown, seat, &q);
    }
    v->asked = q.kind != HC_ASK_NONE;
}

static void send_to_viewer(room *r, int index, uint64_t since)
{
    if (index < HC_SEATS) {
        if (r->seat[index].client) {
            client_send(r->seat[index].client, &r->server->j, since);
        }
        return;
    }
    for (client *c = r->clients; c; c = c->next_here) {
        if (c->seat == NO_ONE && !c->arrival) {
            client_send(c, &r->server->j, since);
        }
    }
}

/* Shows the game as it is now, if that is anything new to this viewer. */
static void show_to(room *r, int index)
{
    table *t = r->table;
    viewer *v = &t->viewer[index];
    int seat = viewer_seat(index);
    const hc_game *view = seen_by(r, index);
    bool may_ask = seat != NO_ONE && table_asks_person(r, seat);
    bool is_alike = v->news.events.length == 0 && looks_alike(view, v->shown);
    if (is_alike && v->asked == may_ask && (!may_ask || asks_alike(view, v->shown, seat))) {
        return;
    }
    *v->shown = *view;
    if (!is_alike) {
        viewer_forget_text(v);       /* else only the question is another one */
    }
    table_write_message(r, index, v, may_ask, true, NULL, false);
    send_to_viewer(r, index, t->gated ? uv_hrtime() : t->since);
}

void table_show(room *r, bool news)
{
    table *t = r->table;
    if (news) {
        table_rest(r, (int64_t)uv_now(&r->server->loop));
    }
    for (int i = 0; i <= HC_SEATS; i++) {
        if (t->viewer[i].shown) {
            show_to(r, i);
        }
    }
    t->open = *seen_by(r, HC_SEATS);
    t->shown = t->host.count;
    t->news = t->gated = false;
    chat_talk_shown(r);
}

void table_show_secret(room *r)
{
    table *t = r->table;
    if (!table_is_secret(t)) {
        return;
    }
    for (int seat = 0; seat < r->players; seat++) {
        if (t->viewer[seat].shown && table_asks_person(r, seat)) {
            show_to(r, seat);
        }
    }
}

/* The one who answered sees that the answer has arrived, with the table as it was and no clock. Always: if it came only when the effect
 * has to wait, it would tell that somebody else is asked. */
void table_acknowledge(room *r, int seat)
{
    table *t = r->table;
    viewer *v = &t->viewer[seat];
    if (!v->shown) {
        return;
    }
    seat_news later = v->news;
    v->news = (seat_news){ .n = v->told };
    table_write_message(r, seat, v, false, false, NULL, false);
    seat_news_free(&v->news);
    v->news = later;
    send_to_viewer(r, seat, 0);
}

void table_detach(room *r, int index)
{
    viewer *v = &r->table->viewer[index];
    free(v->shown);
    viewer_forget_text(v);
    seat_news_free(&v->news);
    *v = (viewer){ 0 };
}
