/* replay.c - finished games: looked at step by step with everybody's eyes, and taken away as a file. */
#include <stdlib.h>
#include <string.h>

#include "server/server.h"

/* ---- one step ---------------------------------------------------------------------------------------------- */

typedef struct stepper {
    js *j;
    text_names names;
    bool open;                       /* everything, not one seat's view */
    size_t at;
} stepper;

static void write_event(stepper *st, const hc_game *view, const hc_event *e, size_t n)
{
    js_object(st->j, NULL);
    js_integer(st->j, "n", (int64_t)n);
    js_event_members(st->j, &st->names, view, e);
    js_close(st->j);
}

static void write_step(void *ctx, const hc_game *g, size_t i, const hc_events *ev)
{
    stepper *st = ctx;
    hc_game view = *g;
    if (i != st->at) {
        return;
    }
    if (!st->open) {
        hc_view(g, st->names.viewer, &view);
    }
    js_table(st->j, "view", &st->names, &view);
    js_array(st->j, "events");
    for (size_t k = 0; k < ev->count; k++) {
        hc_event seen = ev->item[k];
        if (st->open || hc_event_for(&ev->item[k], st->names.viewer, &seen)) {
            write_event(st, &view, &seen, i);
        }
    }
    js_close(st->j);
}

/* ---- where to jump to ------------------------------------------------------------------------------------- */

typedef struct marker { js *j; text_names names; int edition, phase, encounters; } marker;

static void mark(marker *m, size_t n, const char *kind, const char *text)
{
    js_object(m->j, NULL);
    js_integer(m->j, "n", (int64_t)n);
    js_string(m->j, "kind", kind);
    js_string(m->j, "text", text);
    js_close(m->j);
}

static void write_marks(void *ctx, const hc_game *g, size_t i, const hc_events *ev)
{
    marker *m = ctx;
    hc_table t;
    hc_read(g, &t);
    for (size_t k = 0; k < ev->count; k++) {
        int kind = ev->item[k].kind;
        char text[400];
        if (kind == HC_EV_TURN && text_event(text, sizeof text, &m->names, g, &ev->item[k]) > 0) {
            mark(m, i, "turn", text);
        } else if (kind == HC_EV_ENCOUNTER) {
            char plain[40];
            snprintf(plain, sizeof plain, "{Encounter} %d", ++m->encounters);
            text_expand(text, sizeof text, m->edition, plain);
            mark(m, i, "encounter", text);
        }
    }
    if (t.phase != m->phase && text_phase_number(m->edition, t.phase)) {
        mark(m, i, "phase", text_phase(m->edition, t.phase));
    }
    m->phase = t.phase;
}

/* ---- the message ---------------------------------------------------------------------------------------------- */

static room *finished_room(client *c, const json_t *m)
{
    const char *id = json_string_value(json_object_get(m, "room"));
    char why[STORE_WHY] = "";
    room *r = id && strlen(id) < STORE_ID ? room_find(c->server, id, why) : NULL;
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
    const record *rec = &r->table->rec;
    json_int_t wanted = json_is_integer(at) ? json_integer_value(at) : 0;
    bool open = !json_is_integer(eyes);
    if (!open && (json_integer_value(eyes) < 0 || json_integer_value(eyes) >= r->players)) {
        client_error(c, "replay", "eyes", "\"eyes\" is a seat from 0 to %d, or null for everything.", r->players - 1);
        return;
    }
    js *j = &c->server->j;
    stepper st = { .j = j, .open = open, .at = wanted < 0 ? 0 : (size_t)wanted > rec->count ? rec->count : (size_t)wanted };
    hc_game end;
    char why[RECORD_WHY];
    room_names(r, NO_ONE, &st.names);
    st.names.viewer = open ? NO_ONE : (int)json_integer_value(eyes);
    js_empty(j);
    js_object(j, NULL);
    js_string(j, "type", "replay");
    js_string(j, "room", r->id);
    js_integer(j, "at", (int64_t)st.at);
    js_integer(j, "of", (int64_t)rec->count);
    record_replay(rec, st.at, &end, write_step, &st, why);
    if (strcmp(c->replayed, r->id) != 0) {
        marker marks = { .j = j, .edition = r->set.setup.edition, .phase = -1 };
        room_names(r, NO_ONE, &marks.names);
        js_array(j, "marks");
        record_replay(rec, SIZE_MAX, &end, write_marks, &marks, why);
        js_close(j);
        memcpy(c->replayed, r->id, sizeof c->replayed);
    }
    js_close(j);
    client_send(c, j, 0);
}

/* ---- the file --------------------------------------------------------------------------------------------------- */

char *saved_game(server *s, const char *id, size_t *length)
{
    char why[STORE_WHY], *text = NULL;
    room *r = room_find(s, id, why);
    if (!r || !r->table || r->state != ROOM_OVER) {
        return NULL;
    }
    record rec = r->table->rec;
    for (int seat = 0; seat < r->players; seat++) {
        const store_seat *v = &r->seat[seat].is;
        snprintf(rec.name[seat], RECORD_NAME, "%s", v->name);
        snprintf(rec.player[seat], RECORD_NAME, "%s", v->player == SEAT_PERSON ? "person" : v->bot);
    }
    FILE *out = open_memstream(&text, length);
    bool good = out && record_write(&rec, out, true);
    good = out && fclose(out) == 0 && good;
    if (!good) {
        free(text);
        text = NULL;
    }
    return text;
}
