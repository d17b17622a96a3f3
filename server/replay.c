/* replay.c - finished games, looked at step by step with everybody's eyes. */
#include <stdlib.h>
#include <string.h>

#include "server/server.h"
#include "wire/replay_json.h"

/* ---- kept of a game that is looked at ---- so that no look at it costs more than another ---------------------- */

enum { PLACES = 16, LEAST_BETWEEN = 64 };

struct looked_at {
    char *marks;                     /* as JSON                                              */
    size_t between;                  /* answers from one of these to the next                */
    hc_game place[PLACES + 1];
};

typedef struct first_look { looked_at *is; replay_marks marks; } first_look;

static void look_at(void *look, const hc_game *g, size_t i, const hc_events *ev)
{
    first_look *l = look;
    js_replay_marks(&l->marks, g, i, ev);
    if (i % l->is->between == 0) {
        l->is->place[i / l->is->between] = *g;
    }
}

/* Played again once, with all that may be asked of it. NULL: no memory. */
static looked_at *look_once(const room *r)
{
    const record *rec = &r->table->host.rec;
    js marks;
    hc_game end;
    char why[RECORD_WHY];
    looked_at *is = malloc(sizeof *is);
    if (!is) {
        return NULL;
    }
    size_t between = (rec->count + PLACES - 1) / PLACES;
    is->between = between > LEAST_BETWEEN ? between : LEAST_BETWEEN;
    js_begin(&marks, false);
    js_array(&marks, NULL);
    first_look l = { .is = is, .marks = { .j = &marks, .edition = r->set.setup.edition, .phase = -1 } };
    room_names(r, NO_ONE, &l.marks.names);
    record_replay(rec, SIZE_MAX, &end, look_at, &l, why);
    js_close(&marks);
    is->marks = marks.failed ? NULL : strdup(marks.text);
    js_free(&marks);
    if (!is->marks) {
        free(is);
        return NULL;
    }
    return is;
}

void looked_at_free(looked_at *is)
{
    if (is) {
        free(is->marks);
        free(is);
    }
}

static void write_step(const room *r, replay_step *st)
{
    const record *rec = &r->table->host.rec;
    const looked_at *is = r->table->looked_at;
    char why[RECORD_WHY];
    if (st->at == 0) {
        hc_game first;
        record_replay(rec, 0, &first, js_replay_step, st, why);
        return;
    }
    const size_t place = (st->at - 1) / is->between;
    hc_game g = is->place[place];
    record_replay_on(rec, place * is->between, st->at, &g, js_replay_step, st, why);
}

/* ---- the message ---------------------------------------------------------------------------------------------- */

static bool has_been_looked_at(const room *r) { return r && r->table && r->table->looked_at; }

static room *finished_room(client *c, const json_t *m)
{
    const char *id = json_string_value(json_object_get(m, "room"));
    char why[STORE_WHY] = "";
    room *r = id && strlen(id) < STORE_ID ? room_in_memory(c->server, id) : NULL;
    if (!has_been_looked_at(r) && !address_may_wake(c->server, c->from)) {
        client_error(c, "replay", "too-fast", "You have looked at many long games. Wait a moment.");
        return NULL;
    }
    if (!r && id && strlen(id) < STORE_ID) {
        r = room_find(c->server, id, c->from, why);
    }
    if (!r || !r->table) {
        client_error(c, "replay", "no-room", "%s", r && r->broken[0] ? r->broken : "There is no such game.");
        return NULL;
    }
    if (r->state != ROOM_OVER) {
        client_error(c, "replay", "not-over", "The game is not over yet; until then only its players know their cards.");
        return NULL;
    }
    return r;
}

void replay_take(client *c, const json_t *m)
{
    room *r = finished_room(c, m);
    if (!r) {
        return;
    }
    const json_t *at = json_object_get(m, "at"), *eyes = json_object_get(m, "eyes");
    const record *rec = &r->table->host.rec;
    json_int_t wanted = json_is_integer(at) ? json_integer_value(at) : 0;
    bool open = !json_is_integer(eyes);
    if (!open && (json_integer_value(eyes) < 0 || json_integer_value(eyes) >= r->players)) {
        client_error(c, "replay", "eyes", "\"eyes\" is a seat from 0 to %d, or null for everything.", r->players - 1);
        return;
    }
    table *t = r->table;
    if (!t->looked_at) {
        t->looked_at = look_once(r);
        address_woke(c->from, r);
    }
    if (!t->looked_at) {
        client_drop(c);
        return;
    }
    js *j = &c->server->j;
    replay_step st = { .j = j, .open = open, .at = wanted < 0 ? 0 : (size_t)wanted > rec->count ? rec->count : (size_t)wanted };
    room_names(r, NO_ONE, &st.names);
    st.names.viewer = open ? NO_ONE : (int)json_integer_value(eyes);
    js_empty(j);
    js_object(j, NULL);
    js_string(j, "type", "replay");
    js_string(j, "room", r->id);
    js_integer(j, "at", (int64_t)st.at);
    js_integer(j, "of", (int64_t)rec->count);
    write_step(r, &st);
    if (strcmp(c->replayed, r->id) != 0) {
        js_raw(j, "marks", t->looked_at->marks);
        memcpy(c->replayed, r->id, sizeof c->replayed);
    }
    js_close(j);
    client_send(c, j, 0);
}
