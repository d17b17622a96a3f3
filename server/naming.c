/* naming.c - what people and rooms are called, and which of somebody's games wait for that person. */
#include <string.h>

#include "server/server.h"
#include "store/record_format.h"

/* ---- names -------------------------------------------------------------------------------------------------- */

/* The seat goes by the new name from now on; what was told before stays as it was told. */
static void rename_seat(room *r, int seat, const char *name)
{
    char before[RECORD_NAME];
    snprintf(before, sizeof before, "%s", r->seat[seat].is.name);
    if (strcmp(before, name) == 0) {
        return;
    }
    lobby_name_person(r, seat, name);
    if (r->table) {
        snprintf(r->table->host.rec.name[seat], RECORD_NAME, "%s", r->seat[seat].is.name);
        chat_notice(r, "%s is now called %s.", before, r->seat[seat].is.name);
    }
    room_keep_seat(r, seat);
    room_changed(r);
}

static bool is_title(const char *title)
{
    return title[0] == '\0' || (strlen(title) < TITLE && is_plain_text(title));
}

static void entitle(client *c, const char *title)
{
    room *r = c->room;
    if (!r || c->seat == NO_ONE || r->host != c->seat) {
        client_error(c, "name", "not-host", "Only the host can name the room.");
        return;
    }
    if (!is_title(title)) {
        client_error(c, "name", "title", "The name of a room has at most %d visible bytes.", TITLE - 1);
        return;
    }
    snprintf(r->set.title, sizeof r->set.title, "%s", title);
    room_keep(r);
    room_changed(r);
}

void naming_take(client *c, const json_t *m)
{
    const char *name = json_string_value(json_object_get(m, "name")), *title = json_string_value(json_object_get(m, "title"));
    if (!name && !title) {
        client_error(c, "name", "malformed", "A person has a \"name\", a room a \"title\".");
        return;
    }
    if (name && !is_plain_name(name)) {
        client_error(c, "name", "name", "A name has 1 to %d visible bytes, and no spaces at its ends.", RECORD_NAME - 1);
        return;
    }
    bool table_is_told = name && c->room && c->seat != NO_ONE && strcmp(c->room->seat[c->seat].is.name, name) != 0;
    if (table_is_told && !chat_may(c)) {
        client_error(c, "name", "too-fast", "You are changing names too fast. Wait a moment.");
        return;
    }
    if (name) {
        snprintf(c->name, sizeof c->name, "%s", name);
        people_rename(c);
        if (c->room && c->seat != NO_ONE && c->room->state != ROOM_OVER) {
            rename_seat(c->room, c->seat, name);
        }
    }
    if (title) {
        entitle(c, title);
    }
}

/* ---- my games ----------------------------------------------------------------------------------------------- */

enum { MOST_GAMES = 12 };

static void write_game(js *j, const room *r, int seat)
{
    js_object(j, NULL);
    js_string(j, "room", r->id);
    js_string(j, "state", room_state_name(r->state));
    js_string(j, "title", r->set.title);
    js_integer(j, "seat", seat);
    js_array(j, "names");
    for (int i = 0; i < r->players; i++) {
        js_string(j, NULL, r->seat[i].is.name);
    }
    js_close(j);
    js_bool(j, "asked", r->table && r->state == ROOM_RUNNING && table_is_asked(r->table, seat));
    js_close(j);
}

typedef struct mine { js *j; client *c; char told[MOST_GAMES][STORE_ID]; int count; } mine;

static bool is_told(const mine *all, const char *id)
{
    for (int i = 0; i < all->count; i++) {
        if (strcmp(all->told[i], id) == 0) {
            return true;
        }
    }
    return false;
}

static void tell_game(mine *all, const room *r, int seat)
{
    if (all->count < MOST_GAMES && !is_told(all, r->id)) {
        memcpy(all->told[all->count++], r->id, STORE_ID);
        write_game(all->j, r, seat);
    }
}

/* Those that sleep are left out when too many of them were asked for. */
static const room *find_game(client *c, const char *id, char why[STORE_WHY])
{
    const room *r = room_in_memory(c->server, id);
    return r || !address_may_wake(c->server, c->from) ? r : room_find(c->server, id, c->from, why);
}

/* Games that were begun on another device are known by whose they are. */
static void add_known(void *ctx, const char *id)
{
    mine *all = ctx;
    char why[STORE_WHY] = "";
    const room *r = all->count < MOST_GAMES && !is_told(all, id) ? find_game(all->c, id, why) : NULL;
    int seat = r && !r->broken[0] ? people_seat_of(r, all->c) : NO_ONE;
    if (seat != NO_ONE) {
        tell_game(all, r, seat);
    }
}

static void add_game(mine *all, const json_t *game)
{
    const char *id = json_string_value(json_object_get(game, "room")), *token = json_string_value(json_object_get(game, "token"));
    char why[STORE_WHY] = "";
    const room *r = id && token && strlen(id) < STORE_ID ? find_game(all->c, id, why) : NULL;
    int seat = r && !r->broken[0] ? lobby_seat_of(r, token) : NO_ONE;
    if (seat != NO_ONE) {
        tell_game(all, r, seat);
    }
}

/* Told to those only who have the keys: whether they are asked is nobody else's business. */
void naming_mine(client *c, const json_t *m)
{
    const json_t *games = json_object_get(m, "games");
    if (!json_is_array(games) || json_array_size(games) > MOST_GAMES) {
        client_error(c, "mine", "malformed", "\"games\" is a list of at most %d, each with \"room\" and \"token\".", MOST_GAMES);
        return;
    }
    if (!address_may(c->server, c->from, &c->from->joins, c->server->o->joins_a_minute)) {
        client_error(c, "mine", "too-fast", "You are asking too often. Wait a moment.");
        return;
    }
    js list;
    js_begin(&list, false);
    js_object(&list, NULL);
    js_string(&list, "type", "mine");
    js_array(&list, "games");
    mine all = { .j = &list, .c = c };
    char why[STORE_WHY];
    for (size_t i = 0; i < json_array_size(games); i++) {
        add_game(&all, json_array_get(games, i));
    }
    if (c->person[0] && !store_read_rooms_of(c->server->store, c->person, add_known, &all, why)) {
        server_log("%s", why);
    }
    js_close(&list);
    js_close(&list);
    client_send(c, &list, 0);
    js_free(&list);
}
