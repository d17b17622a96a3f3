/* room.c - rooms: who is in them, what is kept of them, what everybody in one is told. */
#include <libwebsockets.h>
#include <stdlib.h>
#include <string.h>

#include "server/server.h"

/* ---- in memory ------------------------------------------------------------------------------------- */

static void on_timer(uv_timer_t *timer)
{
    room *r = timer->data;
    if (r->table && !r->closing) {
        table_run(r);
    }
}

/* Never at once: a timer of 0 ms that is set in its own callback runs in the same round, and the round would never end. */
void room_wake_in(room *r, int64_t ms)
{
    if (ms < 0) {
        uv_timer_stop(&r->timer);
    } else {
        uv_timer_start(&r->timer, on_timer, ms > 0 ? (uint64_t)ms : 1, 0);
    }
}

static room *add_room(server *s, const char *id, const settings *set)
{
    room *r = calloc(1, sizeof *r);
    if (!r) {
        return NULL;
    }
    r->server = s;
    r->set = *set;
    r->players = set->setup.players;
    r->host = NO_ONE;
    r->created = r->touched = wall_seconds();
    r->empty_since = uv_now(&s->loop);
    snprintf(r->id, sizeof r->id, "%s", id);
    for (int seat = 0; seat < HC_SEATS; seat++) {
        snprintf(r->seat[seat].is.bot, RECORD_NAME, "%s", bot_level_name(BOT_STEADY));
    }
    uv_timer_init(&s->loop, &r->timer);
    r->timer.data = r;
    room_link(r);
    return r;
}

room *room_new(server *s, const settings *set, address *maker)
{
    char id[STORE_ID];
    make_id(id);
    room *r = add_room(s, id, set);
    if (r) {
        r->fresh = true;
        r->maker = maker;
        maker->rooms++;
    }
    return r;
}

static void free_room(uv_handle_t *handle)
{
    room *r = handle->data;
    table_free(r->table);
    campaign_free(r);
    free(r->lines);
    free(r);
}

void room_close(room *r)
{
    server *s = r->server;
    while (r->clients) {
        room_exit(r->clients);
    }
    room_unlink(r);
    if (r->maker) {
        r->maker->rooms--;
    }
    r->closing = true;
    s->list_changed |= r->set.listed;
    room_finish_closing(r);
}

/* A thought that is on its way comes back to a closed room, and the last one frees it. */
void room_finish_closing(room *r)
{
    for (int seat = 0; r->table && seat < HC_SEATS; seat++) {
        if (r->table->thinking[seat]) {
            return;
        }
    }
    uv_close((uv_handle_t *)&r->timer, free_room);
}

/* ---- the store --------------------------------------------------------------------------------------- */

void room_keep(room *r)
{
    js j;
    js_begin(&j, false);
    js_settings_kept(&j, &r->set, r);
    store_room row = { .state = r->state, .host = r->host, .rules = HC_RULES_VERSION, .created = r->created,
                       .touched = r->touched, .settings = j.text ? j.text : "{}" };
    memcpy(row.id, r->id, sizeof row.id);
    store_put_room(r->server->store, &row);
    js_free(&j);
    room_written(r);
}

void room_keep_seat(room *r, int seat)
{
    store_put_seat(r->server->store, r->id, seat, &r->seat[seat].is);
    room_written(r);
}

typedef struct found_room { server *s; room *r; const char *wanted; char why[SENTENCE]; int rules; } found_room;

static void take_room(void *ctx, const store_room *stored)
{
    found_room *f = ctx;
    settings set;
    char why[SENTENCE] = "they are not JSON";
    json_t *m = json_loads(stored->settings, 0, NULL);
    if (!m || !settings_read(m, &set, true, why)) {
        snprintf(f->why, sizeof f->why, "its settings cannot be read: %.200s", why);
    } else if (set.campaign && !campaign_read_setup(m, &set, stored->state != ROOM_WAITING, why)) {
        snprintf(f->why, sizeof f->why, "%.200s", why);
    } else if ((f->r = add_room(f->s, stored->id, &set)) != NULL) {
        if (set.campaign && !campaign_read(f->r, m, why)) {
            snprintf(f->r->broken, sizeof f->r->broken, "%s", why);
        }
        f->r->state = stored->state;
        f->r->host = stored->host;
        f->r->created = stored->created;
        f->r->touched = stored->touched;
        f->rules = stored->rules;
    }
    json_decref(m);
}

static void take_asking(void *ctx, int seat, const char *sheet, int mode)
{
    room *r = ctx;
    if (seat < 0 || seat >= r->players || mode < 0 || mode >= ASK_MODES || !r->table) {
        return;
    }
    int number = sheet[0] ? hc_sheet_named(sheet) : 0;
    if (!sheet[0]) {
        ask_about_everything(&r->table->asking, seat, (ask_mode)mode);
    } else if (number > 0 && number < ASKING_SHEETS) {
        r->table->asking.mode[seat][number] = (uint8_t)mode;
    }
}

/* Wishes may be told before the game begins: the store has them. */
void room_read_asking(room *r)
{
    char why[STORE_WHY];
    if (!store_read_asking(r->server->store, r->id, take_asking, r, why)) {
        server_log("room %s: %s", r->id, why);
    }
}

void room_add_line(room *r, const line *l, size_t number)
{
    r->line_count = number;
    if (!r->lines) {
        r->lines = calloc(CHAT_KEPT, sizeof *r->lines);
    }
    if (!r->lines) {
        return;
    }
    if (r->lines_kept == CHAT_KEPT) {
        memmove(r->lines, r->lines + 1, (CHAT_KEPT - 1) * sizeof *r->lines);
        r->lines_kept--;
    }
    r->lines[r->lines_kept++] = *l;
}

static bool is_seat_of(const room *r, int seat) { return seat >= 0 && seat < r->players; }

static void take_clock(void *ctx, int whose, size_t answers, int64_t since)
{
    room *r = ctx;
    if (r->table && (is_seat_of(r, whose) || is_seat_of(r, whose - STORE_SECRET) || whose == STORE_TALKS)) {
        table_clock_was(r, whose, answers, since);
    }
}

static void take_line(void *ctx, size_t number, int seat, const char *from, bool by_bot, int64_t at, const char *text)
{
    line l = { .seat = (uint8_t)seat, .talk = by_bot, .at = at };
    snprintf(l.from, sizeof l.from, "%s", from);
    snprintf(l.text, sizeof l.text, "%s", text);
    room_add_line(ctx, &l, number);
}

const char *room_state_name(room_state state)
{
    static const char *const NAME[] = { [ROOM_WAITING] = "waiting", [ROOM_RUNNING] = "running", [ROOM_OVER] = "over" };
    return NAME[state];
}

bool room_may_go_on(int rules, char why[STORE_WHY])
{
    if (rules < HC_RULES_OLDEST || rules > HC_RULES_VERSION) {
        snprintf(why, STORE_WHY, "it was begun under version %d of the rules, this program plays version %d", rules, HC_RULES_VERSION);
        return false;
    }
    return true;
}

static bool read_game(room *r, int rules, char why[STORE_WHY])
{
    record rec;
    record_begin(&rec, &r->set.setup);
    if (!store_read_answers(r->server->store, r->id, &rec, why) || !room_may_go_on(rules, why)) {
        record_free(&rec);
        return false;
    }
    rec.rules = rules;
    const bool renewed = rules < HC_RULES_VERSION && record_renew(&rec);
    if (!table_begin(r, &rec, why)) {
        return false;
    }
    if (renewed) {                               /* it goes on under today's rules, in today's numbers */
        for (size_t i = 0; i < r->table->host.rec.count; i++) {
            store_add_answer(r->server->store, r->id, i + 1, &r->table->host.rec.answer[i]);
        }
        room_keep(r);
    }
    return true;
}

/* A game that cannot be played again as it was stays in the store untouched, and the room says why. */
room *room_read(server *s, const char *id, char why[STORE_WHY])
{
    found_room f = { .s = s };
    store_seat seat[HC_SEATS];
    int count = 0;
    char trouble[STORE_WHY] = "";
    why[0] = '\0';
    if (!store_find_room(s->store, id, take_room, &f, why) || !f.r) {
        snprintf(why, STORE_WHY, "%s", why[0] ? why : f.why);
        return NULL;
    }
    room *r = f.r;
    if (!store_read_seats(s->store, id, seat, &count, trouble) || count != r->players) {
        snprintf(r->broken, sizeof r->broken, "%s", trouble[0] ? trouble : "seats are missing");
        return r;
    }
    for (int i = 0; i < count; i++) {
        r->seat[i].is = seat[i];
        r->seat[i].seen = uv_now(&s->loop);
    }
    if (r->state != ROOM_WAITING && !read_game(r, f.rules, trouble)) {
        snprintf(r->broken, sizeof r->broken, "%s", trouble);
        server_log("room %s: the game cannot go on: %s", r->id, trouble);
    }
    if (!store_read_mails(s->store, id, mail_was, r, trouble) || !store_read_lines(s->store, id, take_line, r, trouble) ||
        !store_read_clocks(s->store, id, take_clock, r, trouble)) {
        server_log("room %s: %s", r->id, trouble);
    }
    return r;
}

room *room_find(server *s, const char *id, address *who, char why[STORE_WHY])
{
    room *r = room_in_memory(s, id);
    if (r) {
        return r;
    }
    if (s->room_count >= s->o->rooms) {
        rooms_unload(s, 0);
    }
    r = room_read(s, id, why);
    if (who) {
        address_woke(who, r);
    }
    return r;
}

/* ---- coming and going --------------------------------------------------------------------------------- */

void room_enter(room *r, client *c, int seat)
{
    c->room = r;
    c->seat = (uint8_t)seat;
    c->next_here = r->clients;
    r->clients = c;
    r->empty_since = 0;
    if (seat == NO_ONE) {
        r->watchers++;
    } else {
        r->seat[seat].client = c;
        r->seat[seat].seen = r->seat[seat].came = uv_now(&r->server->loop);
        r->seat[seat].away_since = 0;
        r->seat[seat].silent = false;
    }
}

void room_exit(client *c)
{
    room *r = c->room;
    if (!r) {
        return;
    }
    arrival_end(c);
    for (client **at = &r->clients; *at; at = &(*at)->next_here) {
        if (*at == c) {
            *at = c->next_here;
            break;
        }
    }
    if (c->seat == NO_ONE) {
        r->watchers--;
    } else if (r->seat[c->seat].client == c) {
        r->seat[c->seat].client = NULL;
        r->seat[c->seat].seen = uv_now(&r->server->loop);
        r->seat[c->seat].away_since = wall_seconds();
    }
    bool last = c->seat != NO_ONE || r->watchers == 0;
    if (r->table && last) {
        table_detach(r, c->seat == NO_ONE ? HC_SEATS : c->seat);
    }
    c->room = NULL;
    c->seat = NO_ONE;
    r->empty_since = r->clients ? 0 : uv_now(&r->server->loop);
    if (!r->closing) {
        room_changed(r);
        if (r->table) {
            table_run(r);
        }
    }
}

int room_people(const room *r)
{
    int people = 0;
    for (int seat = 0; seat < r->players; seat++) {
        people += !table_plays_bot(r, seat);
    }
    return people;
}

void room_names(const room *r, int seen_by, text_names *n)
{
    *n = (text_names){ .viewer = seen_by };
    for (int seat = 0; seat < HC_SEATS; seat++) {
        n->seat[seat] = r->seat[seat].is.name;
    }
}

void room_changed(room *r)
{
    js *j = &r->server->j;
    r->server->list_changed |= r->set.listed;
    for (int i = 0; r->table && i <= HC_SEATS; i++) {
        viewer_forget_text(&r->table->viewer[i]);
    }
    for (client *c = r->clients; c; c = c->next_here) {
        js_empty(j);
        js_room(j, r, c);
        client_send(c, j, 0);
    }
}
