/* lobby.c - rooms are made, people sit down, get ready, and begin. */
#include <string.h>

#include "player/made_up.h"
#include "server/server.h"
#include "store/record_format.h"

enum { BUDGET_MS = 3000, BUDGET_PLAYOUTS = 20000 };

/* ---- seats ------------------------------------------------------------------------------------------------ */

static bool is_name_here(const room *r, const char *name, int but)
{
    for (int seat = 0; seat < r->players; seat++) {
        if (seat != but && strcmp(r->seat[seat].is.name, name) == 0) {
            return true;
        }
    }
    return false;
}

void lobby_name_bot(room *r, int seat)
{
    for (int i = 0; i < HC_SEATS; i++) {
        if (!is_name_here(r, MADE_UP_NAMES[i], seat)) {
            snprintf(r->seat[seat].is.name, RECORD_NAME, "%s", MADE_UP_NAMES[i]);
            return;
        }
    }
}

/* Before the game a bot gives its name up to a person who is called so. */
static void free_name(room *r, int seat, const char *name)
{
    for (int i = 0; r->state == ROOM_WAITING && i < r->players; i++) {
        if (i != seat && r->seat[i].is.player == SEAT_BOT && strcmp(r->seat[i].is.name, name) == 0) {
            snprintf(r->seat[seat].is.name, RECORD_NAME, "%s", name);
            lobby_name_bot(r, i);
            room_keep_seat(r, i);
        }
    }
}

/* Two people at one table cannot have the same name: the second becomes "Ada 2". */
void lobby_name_person(room *r, int seat, const char *name)
{
    char *to = r->seat[seat].is.name;
    free_name(r, seat, name);
    snprintf(to, RECORD_NAME, "%s", name);
    for (int i = 2; is_name_here(r, to, seat); i++) {
        char whole[RECORD_NAME];
        size_t length = strlen(name);
        int kept = length < RECORD_NAME - 3 ? (int)length : RECORD_NAME - 3;
        while (kept > 0 && ((unsigned char)name[kept] & 0xC0) == 0x80) {
            kept--;
        }
        snprintf(whole, sizeof whole, "%.*s %d", kept, name, i);
        snprintf(to, RECORD_NAME, "%s", whole);
    }
}

/* A server has other things to do than to think for one table. */
bool lobby_set_bot(store_seat *v, const char *word, char why[BOT_WHY])
{
    bot_spec spec;
    if (!bot_spec_read(word ? word : bot_level_name(BOT_STEADY), &spec, why)) {
        return false;
    }
    if (bot_level_searches(spec.level) && (spec.threads > 1 || spec.budget > (spec.in_time ? BUDGET_MS : BUDGET_PLAYOUTS))) {
        snprintf(why, BOT_WHY, "here a bot may think for at most %d ms, or %d playouts, in one thread", BUDGET_MS, BUDGET_PLAYOUTS);
        return false;
    }
    bot_spec_write(&spec, v->bot);
    return true;
}

static void tell_key(const room *r, client *c, int seat, const char *token)
{
    js *j = &r->server->j;
    js_empty(j);
    js_object(j, NULL);
    js_string(j, "type", "seated");
    js_string(j, "room", r->id);
    js_integer(j, "seat", seat);
    js_string(j, "token", token);
    js_close(j);
    client_send(c, j, 0);
}

/* What somebody has agreed to is not the word of who sits there next. */
void lobby_forget_agreed(room *r, int seat)
{
    for (int i = 0; i < r->players; i++) {
        r->seat[i].agreed &= (uint8_t)~(1u << seat);
    }
}

static void seat_client(room *r, client *c, int seat)
{
    room_seat *s = &r->seat[seat];
    char token[TOKEN_TEXT];
    s->is.player = SEAT_PERSON;
    s->is.has_token = true;
    s->is.bot_since = 0;
    store_drop_stood_in(r->server->store, r->id, seat);
    mail_forget(r, seat);
    s->ready = false;
    s->agreed = 0;
    lobby_forget_agreed(r, seat);
    make_token(token, s->is.token);
    lobby_name_person(r, seat, c->name);
    people_sit(r, seat, c);
    room_enter(r, c, seat);
    r->host = r->host == NO_ONE ? (uint8_t)seat : r->host;
    room_keep_seat(r, seat);
    room_keep(r);
    tell_key(r, c, seat, token);
    if (r->table) {
        table_seat_changed(r, seat);
    }
}

/* ---- making a room ------------------------------------------------------------------------------------------ */

static bool fill_seat(room *r, int seat, const json_t *wish, int *mine, char why[BOT_WHY])
{
    const char *player = json_string_value(json_object_get(wish, "player"));
    const char *which = json_string_value(json_object_get(wish, "bot"));
    store_seat *v = &r->seat[seat].is;
    if (!wish) {
        player = seat == 0 ? "me" : "bot";
    }
    if (player && strcmp(player, "me") == 0 && *mine == NO_ONE) {
        *mine = seat;
    } else if (player && strcmp(player, "bot") == 0) {
        v->player = SEAT_BOT;
    } else if (!player || strcmp(player, "open") != 0) {
        snprintf(why, BOT_WHY, "seat %d: \"player\" is \"me\" (once), \"open\" or \"bot\"", seat + 1);
        return false;
    }
    return lobby_set_bot(v, which, why);
}

bool lobby_may_make_room(client *c, const char *about)
{
    server *s = c->server;
    if (s->o->rooms_per_ip > 0 && c->from->rooms >= s->o->rooms_per_ip) {
        rooms_make_place(s, c->from);
    }
    if (s->room_count >= s->o->rooms) {
        rooms_make_place(s, NULL);
    }
    bool full = s->room_count >= s->o->rooms || (s->o->rooms_per_ip > 0 && c->from->rooms >= s->o->rooms_per_ip);
    if (full || !address_may(s, c->from, &c->from->makes, s->o->rooms_a_minute)) {
        s->metrics.rooms_refused++;
        client_error(c, about, "full", full ? "There are too many rooms at the moment. Join one, or try again later."
                                            : "You are making rooms too fast. Wait a moment.");
        return false;
    }
    return true;
}

void lobby_begin(room *r, client *c, const char *about)
{
    char why[SENTENCE];
    record rec;
    record_begin(&rec, &r->set.setup);
    if (!table_begin(r, &rec, why)) {
        client_error(c, about, "game", "%s", why);
        return;
    }
    r->state = ROOM_RUNNING;
    r->touched = wall_seconds();
    r->server->metrics.games_begun++;
    room_keep(r);
    room_changed(r);
    for (client *each = r->clients; each; each = each->next_here) {
        table_attach(r, each, 0, true);
    }
    table_run(r);
}

static bool has_open_seat(const room *r)
{
    for (int seat = 0; seat < r->players; seat++) {
        if (r->seat[seat].is.player == SEAT_OPEN) {
            return true;
        }
    }
    return false;
}

void lobby_create(client *c, const json_t *m)
{
    settings set;
    char why[SENTENCE];
    const json_t *seats = json_object_get(m, "seats");
    int mine = NO_ONE;
    if (!settings_read(m, &set, false, why)) {
        client_error(c, "create", "settings", "%s", why);
        return;
    }
    room *r = lobby_may_make_room(c, "create") ? room_new(c->server, &set, c->from) : NULL;
    if (!r) {
        return;
    }
    bool good = true;
    for (int seat = 0; seat < r->players && good; seat++) {
        good = fill_seat(r, seat, json_array_get(seats, (size_t)seat), &mine, why);
    }
    if (good && mine == NO_ONE && (has_open_seat(r) || set.campaign)) {
        snprintf(why, sizeof why, "Take a seat yourself (\"me\"), or fill every seat with a bot and watch.");
        good = false;
    }
    if (good && set.campaign && !campaign_begin(r)) {
        snprintf(why, sizeof why, "There is not enough memory for a campaign.");
        good = false;
    }
    if (!good) {
        client_error(c, "create", "settings", "%s", why);
        room_close(r);
        return;
    }
    room_exit(c);
    room_keep(r);
    if (mine != NO_ONE) {
        lobby_name_person(r, mine, c->name);         /* before the bots: they find other names */
    }
    for (int seat = 0; seat < r->players; seat++) {
        if (r->seat[seat].is.player == SEAT_BOT) {
            lobby_name_bot(r, seat);
        }
        room_keep_seat(r, seat);
    }
    if (set.drawn[0]) {
        chat_notice(r, "%s.", set.drawn);
    }
    if (mine != NO_ONE) {
        seat_client(r, c, mine);
        room_changed(r);
    } else {
        room_enter(r, c, NO_ONE);
        lobby_begin(r, c, "create");
    }
}

/* The others in the room are told where the game goes on. */
void lobby_tell_again(const room *old, const room *r, const client *c)
{
    js *j = &r->server->j;
    js_empty(j);
    js_object(j, NULL);
    js_string(j, "type", "again");
    js_string(j, "room", r->id);
    js_string(j, "from", c->name);
    js_close(j);
    for (client *other = old->clients; other; other = other->next_here) {
        if (other != c) {
            client_send(other, j, 0);
        }
    }
}

/* The same table again, for whoever wants to; in a campaign its next game. */
void lobby_again(client *c, const json_t *m)
{
    room *old = c->room;
    if (!old || c->seat == NO_ONE || old->state != ROOM_OVER) {
        client_error(c, "again", "not-over", "When the game is over, its players can make a new one with the same settings.");
        return;
    }
    if (old->voyage) {
        campaign_again(c, m);
        return;
    }
    settings set = old->set;
    int seat = c->seat;
    room *r = lobby_may_make_room(c, "again") ? room_new(c->server, &set, c->from) : NULL;
    if (!r) {
        return;
    }
    settings_new_seed(&r->set);
    for (int i = 0; i < r->players; i++) {
        r->seat[i].is = (store_seat){ .player = old->seat[i].is.player == SEAT_PERSON ? SEAT_OPEN : old->seat[i].is.player };
        memcpy(r->seat[i].is.bot, old->seat[i].is.bot, RECORD_NAME);
        if (r->seat[i].is.player == SEAT_BOT) {
            memcpy(r->seat[i].is.name, old->seat[i].is.name, RECORD_NAME);
        }
    }
    lobby_tell_again(old, r, c);
    room_exit(c);
    room_keep(r);
    for (int i = 0; i < r->players; i++) {
        room_keep_seat(r, i);
    }
    seat_client(r, c, seat);
    room_changed(r);
}

/* ---- sitting down ----------------------------------------------------------------------------------------------- */

int lobby_seat_of(const room *r, const char *token)
{
    for (int seat = 0; token && seat < r->players; seat++) {
        if (r->seat[seat].is.player == SEAT_PERSON && r->seat[seat].is.has_token && is_token(token, r->seat[seat].is.token)) {
            return seat;
        }
    }
    return NO_ONE;
}

static int first_open_seat(const room *r)
{
    for (int seat = 0; seat < r->players; seat++) {
        if (r->seat[seat].is.player == SEAT_OPEN) {
            return seat;
        }
    }
    return NO_ONE;
}

static void attach(room *r, client *c, const json_t *m)
{
    const json_t *since = json_object_get(m, "since");
    room_changed(r);
    chat_history(c);
    if (c->seat != NO_ONE) {
        stand_in_tell(r, c->seat);
        campaign_wake(r, c);
    }
    if (r->table) {
        table_attach(r, c, json_is_integer(since) ? json_integer_value(since) : 0, json_is_integer(since));
        table_run(r);
    }
}

/* Whoever has the key sits there; a connection that was there before is told and looks for another place. */
static void take_seat_back(room *r, client *c, int seat, const json_t *m)
{
    client *before = r->seat[seat].client;
    if (before && before != c) {
        room_exit(before);
        client_error(before, "join", "taken-over", "Your seat is now being played in another window, or by somebody else who has its key.");
    }
    if (before != c) {
        room_exit(c);
        room_enter(r, c, seat);
    }
    stand_in_end(r, seat);           /* whoever was only cut off has no more time for the question */
    attach(r, c, m);
}

/* Somebody who is known, on another device: the seat gets a new key. */
static void change_key(room *r, client *c, int seat)
{
    char token[TOKEN_TEXT];
    make_token(token, r->seat[seat].is.token);
    room_keep_seat(r, seat);
    tell_key(r, c, seat, token);
}

void lobby_take_own_seat(room *r, client *c, int seat, const json_t *m)
{
    change_key(r, c, seat);
    take_seat_back(r, c, seat, m);
}

static void look_on(room *r, client *c, const json_t *m)
{
    if (r->state != ROOM_OVER && (!r->set.spectators || r->watchers >= c->server->o->spectators)) {
        client_error(c, "join", "no-spectators", "Nobody else can watch in this room.");
        return;
    }
    room_exit(c);
    room_enter(r, c, NO_ONE);
    attach(r, c, m);
}

void lobby_join(client *c, const json_t *m)
{
    const char *id = json_string_value(json_object_get(m, "room")), *token = json_string_value(json_object_get(m, "token"));
    const json_t *wish = json_object_get(m, "seat");
    char why[STORE_WHY] = "";
    if (!address_may(c->server, c->from, &c->from->joins, c->server->o->joins_a_minute) || !address_may_wake(c->server, c->from)) {
        c->server->metrics.joins_refused++;
        client_error(c, "join", "too-fast", "You are joining too often. Wait a moment.");
        return;
    }
    room *r = id && strlen(id) < STORE_ID ? room_find(c->server, id, c->from, why) : NULL;
    if (!r) {
        client_error(c, "join", "no-room", why[0] ? "The room cannot be read: %s" : "There is no such room, or it was closed.", why);
        return;
    }
    if (r->broken[0]) {
        client_error(c, "join", "broken", "This game cannot go on: %s. It is kept as it is.", r->broken);
        return;
    }
    int seat = lobby_seat_of(r, token);
    if (seat != NO_ONE) {
        take_seat_back(r, c, seat, m);
        return;
    }
    bool watches = json_is_true(json_object_get(m, "watch"));
    seat = watches ? NO_ONE : people_seat_of(r, c);
    if (seat != NO_ONE) {
        change_key(r, c, seat);
        take_seat_back(r, c, seat, m);
        return;
    }
    if (token && token[0] && !watches) {
        client_error(c, "join", "no-key", "This key no longer opens a seat in this room.");
        return;
    }
    if (watches || r->state == ROOM_OVER) {
        look_on(r, c, m);
        return;
    }
    if (c->room == r && c->seat != NO_ONE) {
        client_error(c, "join", "seated", "You have a seat in this room already.");
        return;
    }
    seat = json_is_integer(wish) && json_integer_value(wish) >= 0 && json_integer_value(wish) < r->players ? (int)json_integer_value(wish)
                                                                                                         : first_open_seat(r);
    if (seat == NO_ONE || r->seat[seat].is.player != SEAT_OPEN) {
        client_error(c, "join", "no-seat", "%s", seat == NO_ONE ? "There is no open seat in this room. You can watch."
                                                                : "That seat is not open.");
        return;
    }
    room_exit(c);
    seat_client(r, c, seat);
    attach(r, c, m);
}
