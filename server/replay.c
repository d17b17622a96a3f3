/* replay.c - finished games: looked at step by step with everybody's eyes, and taken away as a file. */
#include <stdlib.h>
#include <string.h>

#include "server/server.h"
#include "wire/replay_json.h"

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
    const record *rec = &r->table->host.rec;
    json_int_t wanted = json_is_integer(at) ? json_integer_value(at) : 0;
    bool open = !json_is_integer(eyes);
    if (!open && (json_integer_value(eyes) < 0 || json_integer_value(eyes) >= r->players)) {
        client_error(c, "replay", "eyes", "\"eyes\" is a seat from 0 to %d, or null for everything.", r->players - 1);
        return;
    }
    js *j = &c->server->j;
    replay_step st = { .j = j, .open = open, .at = wanted < 0 ? 0 : (size_t)wanted > rec->count ? rec->count : (size_t)wanted };
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
    record_replay(rec, st.at, &end, js_replay_step, &st, why);
    if (strcmp(c->replayed, r->id) != 0) {
        replay_marks marks = { .j = j, .edition = r->set.setup.edition, .phase = -1 };
        room_names(r, NO_ONE, &marks.names);
        js_array(j, "marks");
        record_replay(rec, SIZE_MAX, &end, js_replay_marks, &marks, why);
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
    FILE *out = open_memstream(&text, length);
    bool good = out && record_write(&r->table->host.rec, out, true);
    good = out && fclose(out) == 0 && good;
    if (!good) {
        free(text);
        text = NULL;
    }
    return text;
}
