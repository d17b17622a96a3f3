/* show.c - what seats and onlookers are shown of a game: their own view, when it is time for it, and nothing else. */
#include <stdlib.h>
#include <string.h>

#include "server/server.h"

static int viewer_seat(int index) { return index == HC_SEATS ? NO_ONE : index; }

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
        hc_game view;
        room_names(r, viewer_seat(i), &names);
        hc_view(&t->host.game, viewer_seat(i), &view);
        seat_news_add(&v->news, &names, &view, ev->item, ev->count, v->told);
    }
}

/* Would two views be told alike? Their bytes may differ in what no message has: who else has answered by now. */
static bool looks_alike(const hc_game *a, const hc_game *b, int seat)
{
    hc_table seen[2];
    hc_question q[2];
    hc_sum sum[2];
    memset(seen, 0, sizeof seen);
    memset(q, 0, sizeof q);
    memset(sum, 0, sizeof sum);
    const hc_game *view[2] = { a, b };
    if (memcmp(a, b, sizeof *a) == 0) {
        return true;
    }
    for (int i = 0; i < 2; i++) {
        hc_read(view[i], &seen[i]);
        if (seat != NO_ONE) {
            hc_question_for(view[i], seat, &q[i]);
        }
        if (hc_revealed(view[i])) {
            hc_totals(view[i], &sum[i]);
        }
    }
    return memcmp(&seen[0], &seen[1], sizeof seen[0]) == 0 && memcmp(&q[0], &q[1], sizeof q[0]) == 0 &&
           memcmp(&sum[0], &sum[1], sizeof sum[0]) == 0;
}

bool table_is_news(const table *t)
{
    hc_game open;
    if (t->news) {
        return true;
    }
    hc_view(&t->host.game, NO_ONE, &open);
    return !looks_alike(&open, &t->open, NO_ONE);
}

/* ---- messages -------------------------------------------------------------------------------------------- */

/* Only who is asked sees the clock of now. */
static void set_clocks(const room *r, seat_message *m, int seat)
{
    uint64_t now = uv_now(&r->server->loop);
    m->clock = m->may_ask ? table_clock(r, seat, now) : table_rest_clock(r, seat, now);
    m->deal_clock = m->may_ask ? table_deal_clock(r, now) : table_rest_deal_clock(r, now);
}

static void write_message(room *r, int index, viewer *v, bool may_ask, bool has_clocks, const char *log, bool missed)
{
    table *t = r->table;
    int seat = viewer_seat(index);
    text_names names;
    room_names(r, seat, &names);
    js *j = &r->server->j;
    js_empty(j);
    seat_message m = { .room = r->id, .names = &names, .view = v->shown, .may_ask = may_ask, .missed = missed, .log = log, .known = v->told,
                       .id = seat == NO_ONE ? 0 : t->host.given[seat] + 1 };
    if (has_clocks) {
        set_clocks(r, &m, seat);
    }
    v->told = v->news.n > v->told ? v->news.n : v->told;
    js_seat_message(j, &m, &v->news);
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
        if (c->seat == NO_ONE) {
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
    hc_game view;
    hc_view(&t->host.game, seat, &view);
    bool may_ask = seat != NO_ONE && table_asks_person(r, seat);
    bool is_same = v->asked == may_ask && v->news.events.length == 0 && looks_alike(&view, v->shown, may_ask ? seat : NO_ONE);
    if (is_same) {
        return;
    }
    *v->shown = view;
    write_message(r, index, v, may_ask, true, NULL, false);
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
    hc_view(&t->host.game, NO_ONE, &t->open);
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
    write_message(r, seat, v, false, false, NULL, false);
    seat_news_free(&v->news);
    v->news = later;
    send_to_viewer(r, seat, 0);
}

/* ---- coming in --------------------------------------------------------------------------------------------- */

typedef struct catching_up {
    room *r;
    viewer *v;
    text_names names;
    size_t to;                       /* decisions that this viewer has been, or may be, shown */
    int64_t since;
    js log;
    bool wants_log;
} catching_up;

static void catch_up(void *ctx, const hc_game *g, size_t i, const hc_events *ev)
{
    catching_up *c = ctx;
    hc_game view;
    if (i < c->to && ev->count == 0) {
        return;
    }
    hc_view(g, c->names.viewer, &view);
    seat_news_add(&c->v->news, &c->names, &view, ev->item, ev->count, c->since);
    if (c->wants_log) {
        js_log(&c->log, &c->names, &view, ev->item, ev->count);
    }
    if (i == c->to) {
        *c->v->shown = view;
    }
}

static void note_later(void *ctx, const hc_game *g, size_t i, const hc_events *ev)
{
    catching_up *c = ctx;
    hc_game view;
    if (i <= c->to || ev->count == 0) {
        return;
    }
    hc_view(g, c->names.viewer, &view);
    seat_news_add(&c->v->news, &c->names, &view, ev->item, ev->count, c->v->told);
}

typedef struct seen_in_secret { text_names *names; seat_news all; int64_t seen; int seat; } seen_in_secret;

static void count_seen(void *ctx, const hc_game *g, size_t i, const hc_events *ev)
{
    seen_in_secret *s = ctx;
    (void)i;
    if (ev->count > 0) {
        hc_game view;
        hc_view(g, s->seat, &view);
        seat_news_add(&s->all, s->names, &view, ev->item, ev->count, INT64_MAX);
    }
    s->seen = hc_asked(g) >> s->seat & 1 ? s->all.n : s->seen;
}

/* Whoever was asked in a window has seen more than what is open now, and is not told that again; nobody has been told more than this. */
static int64_t told_before(room *r, int seat, int64_t open, int64_t since, text_names *names)
{
    seen_in_secret s = { .names = names, .seat = seat };
    char why[RECORD_WHY];
    hc_game end;
    if (since <= open || seat == NO_ONE) {
        return open;
    }
    record_replay(&r->table->host.rec, SIZE_MAX, &end, count_seen, &s, why);
    seat_news_free(&s.all);
    int64_t most = s.seen > open ? s.seen : open;
    return since < most ? since : most;
}

/* Who is asked in a window may see all; everybody else sees the last moment at which all could. */
void table_attach(room *r, client *c, int64_t since, bool has_since)
{
    table *t = r->table;
    int index = c->seat == NO_ONE ? HC_SEATS : c->seat;
    bool asked = c->seat != NO_ONE && table_asks_person(r, c->seat);
    viewer fresh = { .shown = malloc(sizeof(hc_game)) };
    catching_up up = { .r = r, .v = &fresh, .to = asked && table_is_secret(t) ? t->host.count : t->shown, .since = has_since ? since : INT64_MAX,
                       .wants_log = !has_since };
    char why[RECORD_WHY];
    hc_game end;
    if (!fresh.shown) {
        client_drop(c);
        return;
    }
    room_names(r, c->seat, &up.names);
    js_begin(&up.log, false);
    js_array(&up.log, NULL);
    record_replay(&t->host.rec, up.to, &end, catch_up, &up, why);
    js_close(&up.log);
    fresh.told = has_since ? told_before(r, c->seat, fresh.news.n, since, &up.names) : fresh.news.n;
    if (has_since && since > fresh.told) {       /* nobody has been told what has not happened */
        r->server->metrics.since_beyond++;
    }
    write_message(r, index, &fresh, asked && up.to == t->host.count, true, up.wants_log ? up.log.text : NULL, has_since && since > 0);
    client_send(c, &r->server->j, 0);
    js_free(&up.log);
    viewer *v = &t->viewer[index];
    if (index == HC_SEATS && v->shown) {     /* others look on already: the same things wait for all of them */
        free(fresh.shown);
        seat_news_free(&fresh.news);
        return;
    }
    if (up.to < t->host.count) {
        record_replay(&t->host.rec, SIZE_MAX, &end, note_later, &up, why);
    }
    table_detach(r, index);
    *v = fresh;
}

void table_detach(room *r, int index)
{
    viewer *v = &r->table->viewer[index];
    free(v->shown);
    seat_news_free(&v->news);
    *v = (viewer){ 0 };
}
