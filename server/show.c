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
        memset(v->read, 0, sizeof v->read);
    }
    if (!v->made[index]) {
        hc_view(game, viewer_seat(index), &v->view[index]);
        v->made[index] = true;
    }
    return &v->view[index];
}

static void read_whole(const hc_game *view, hc_table *t)
{
    memset(t, 0, sizeof *t);
    hc_read(view, t);
}

/* What can be read in it: whole, for two that are alike are told by their bytes. */
static const hc_table *read_by(const room *r, int index)
{
    views *v = &r->server->views;
    const hc_game *view = seen_by(r, index);
    if (!v->read[index]) {
        read_whole(view, &v->table[index]);
        v->read[index] = true;
    }
    return &v->table[index];
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
        names.read = read_by(r, i);
        seat_news_add(&v->news, &names, seen_by(r, i), ev->item, ev->count, v->told);
    }
}

/* Would the view of now be told like an older one? Their bytes may differ in what no message has: who else has answered by now. */
static bool looks_like(const room *r, int index, const hc_game *old)
{
    const hc_game *view = seen_by(r, index);
    hc_table was;
    hc_sum sum[2];
    if (memcmp(view, old, sizeof *old) == 0) {
        return true;
    }
    read_whole(old, &was);
    if (memcmp(read_by(r, index), &was, sizeof was) != 0 || hc_revealed(view) != hc_revealed(old)) {
        return false;
    }
    memset(sum, 0, sizeof sum);
    if (hc_revealed(view)) {
        hc_totals(view, &sum[0]);
        hc_totals(old, &sum[1]);
    }
    return memcmp(&sum[0], &sum[1], sizeof sum[0]) == 0;
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
    return r->table->news || !looks_like(r, HC_SEATS, &r->table->open);
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

/* read: hc_read of the view that was shown, where somebody has it; NULL: it is read if need be. */
static void write_message(room *r, int index, viewer *v, const hc_table *read, bool may_ask, bool has_clocks, const char *log, bool missed)
{
    table *t = r->table;
    int seat = viewer_seat(index);
    text_names names;
    room_names(r, seat, &names);
    hc_table own;
    if (!v->text && !read) {
        hc_read(v->shown, &own);
        read = &own;
    }
    names.read = read;
    v->over = v->text ? v->over : read->over;
    js *j = &r->server->j;
    js_empty(j);
    seat_span at;
    seat_message m = { .room = r->id, .names = &names, .view = v->shown, .view_text = v->text, .over = v->over, .may_ask = may_ask, .missed = missed,
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

void table_write_message(room *r, int index, viewer *v, bool may_ask, bool has_clocks, const char *log, bool missed)
{
    write_message(r, index, v, NULL, may_ask, has_clocks, log, missed);
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
    bool is_alike = v->news.events.length == 0 && looks_like(r, index, v->shown);
    if (is_alike && v->asked == may_ask && (!may_ask || asks_alike(view, v->shown, seat))) {
        return;
    }
    *v->shown = *view;
    if (!is_alike) {
        viewer_forget_text(v);       /* else only the question is another one */
    }
    write_message(r, index, v, read_by(r, index), may_ask, true, NULL, false);
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
