/* lobby_host.c - who is ready, who decides, who leaves; and what the list and the lobby look like. */
#include <string.h>

#include "server/server.h"

enum { LIST_MS = 300, LIST_MOST = 200 };

/* ---- ready, start ------------------------------------------------------------------------------------------ */

void lobby_ready(client *c, const json_t *m)
{
    room *r = c->room;
    const json_t *ready = json_object_get(m, "ready");
    if (!r || c->seat == NO_ONE || r->state != ROOM_WAITING) {
        client_error(c, "ready", "no-seat", "You have no seat in a room that is waiting to begin.");
        return;
    }
    r->seat[c->seat].ready = !ready || json_is_true(ready);
    room_changed(r);
}

/* The host's start counts as being ready. */
void lobby_start(client *c, const json_t *m)
{
    (void)m;
    room *r = c->room;
    if (!r || r->state != ROOM_WAITING || c->seat == NO_ONE || c->seat != r->host) {
        client_error(c, "start", "not-host", "Only the host of a waiting room can begin the game.");
        return;
    }
    for (int seat = 0; seat < r->players; seat++) {
        const room_seat *s = &r->seat[seat];
        if (s->is.player == SEAT_OPEN) {
            client_error(c, "start", "open-seats", "Seat %d is still open: wait for somebody, or give it to a bot.", seat + 1);
            return;
        }
        if (s->is.player == SEAT_PERSON && seat != c->seat && !s->ready) {
            client_error(c, "start", "not-ready", "%s is not ready yet.", s->is.name);
            return;
        }
    }
    if (r->voyage) {
        campaign_start(r, c);
    } else {
        lobby_begin(r, c, "start");
    }
}

/* ---- seats in the host's hand --------------------------------------------------------------------------------- */

static void empty_seat(room *r, int seat)
{
    client *sitting = r->seat[seat].client;
    mail_forget(r, seat);
    r->seat[seat].is = (store_seat){ .player = SEAT_OPEN };
    snprintf(r->seat[seat].is.bot, RECORD_NAME, "%s", bot_level_name(BOT_STEADY));
    r->seat[seat].ready = false;
    if (sitting) {
        room_exit(sitting);
        client_error(sitting, "seat", "sent-away", "The host has given your seat away.");
    }
}

/* Somebody who has lost the line has a time to come back. */
static bool is_missed(client *c, const room *r, int seat)
{
    const room_seat *s = &r->seat[seat];
    if (uv_now(&r->server->loop) >= s->seen + (uint64_t)r->server->o->grace * 1000) {
        return false;
    }
    client_error(c, "seat", "grace", "%s was here a moment ago and may be back soon. Wait a little.", s->is.name);
    return true;
}

/* Between the games of a campaign a seat is worth something: nobody loses it who is here, or has just gone. */
static bool is_kept(client *c, const room *r, int seat)
{
    const room_seat *s = &r->seat[seat];
    if (s->is.player != SEAT_PERSON || !campaign_goes_on(r)) {
        return false;
    }
    if (s->client) {
        client_error(c, "seat", "present", "%s is here and plays.", s->is.name);
        return true;
    }
    return is_missed(c, r, seat);
}

static void change_waiting_seat(client *c, room *r, int seat, bool to_bot, const char *which)
{
    char why[BOT_WHY];
    store_seat trial = { 0 };
    if (seat == r->host) {
        client_error(c, "seat", "own-seat", "You cannot give your own seat away; leave the room instead.");
        return;
    }
    if (to_bot && !lobby_set_bot(&trial, which, why)) {
        client_error(c, "seat", "bot", "%s", why);
        return;
    }
    if (is_kept(c, r, seat)) {
        return;
    }
    empty_seat(r, seat);
    if (to_bot) {
        r->seat[seat].is.player = SEAT_BOT;
        lobby_set_bot(&r->seat[seat].is, which, why);
        lobby_name_bot(r, seat);
    }
    room_keep_seat(r, seat);
    room_changed(r);
    campaign_seat_changed(r, c);
}

static unsigned people_of(const room *r)
{
    unsigned people = 0;
    for (int seat = 0; seat < r->players; seat++) {
        people |= (unsigned)(r->seat[seat].is.player == SEAT_PERSON) << seat;
    }
    return people;
}

/* A bot sits in for a person who has lost the line, but not at once, and no weaker one than the room has. */
static void seat_bot_for(client *c, room *r, int seat)
{
    if (is_stood_in(r, seat) || !is_missed(c, r, seat)) {
        stand_in_begin(r, seat);
        table_run(r);
    }
}

/* Whoever plays against other people does not choose how well bots play against them. */
static bool may_be_bot(client *c, room *r, int seat, const char *which)
{
    char why[BOT_WHY];
    store_seat wished = r->seat[seat].is;
    if (which && !lobby_set_bot(&wished, which, why)) {
        client_error(c, "seat", "bot", "%s", why);
        return false;
    }
    if (strcmp(wished.bot, r->seat[seat].is.bot) != 0 && people_of(r) != 1u << c->seat) {
        client_error(c, "seat", "bot", "Which bots play is settled when a game with other people begins.");
        return false;
    }
    memcpy(r->seat[seat].is.bot, wished.bot, sizeof wished.bot);
    return true;
}

static void give_bot_seat(room *r, int seat, seat_player player)
{
    r->seat[seat].is.player = (uint8_t)player;
    r->seat[seat].agreed = 0;
    room_keep_seat(r, seat);
    table_seat_changed(r, seat);
    room_changed(r);
    table_run(r);
}

/* Whoever sits down on a bot's seat sees its hand: all people at the table have to agree, every time. */
static void agree_to_open(client *c, room *r, int seat)
{
    room_seat *s = &r->seat[seat];
    bool first = s->agreed == 0;
    if (first && !chat_may(c)) {
        client_error(c, "seat", "too-fast", "Not so fast: the table is told each time.");
        return;
    }
    s->agreed |= (uint8_t)(1u << c->seat);
    if ((people_of(r) & ~(unsigned)s->agreed) == 0) {
        give_bot_seat(r, seat, SEAT_OPEN);
        return;
    }
    if (first) {
        chat_notice(r, "%s would like to free the seat of %s for somebody new, who will see its hand. Everybody at the table has to agree.",
                    r->seat[c->seat].is.name, s->is.name);
    }
    room_changed(r);
}

/* In a running game a bot may be put on the seat of somebody who is away (the key still opens it), a bot may become another one, and
 * a bot's seat may be opened: the bot plays on until somebody sits down. */
static void change_running_seat(client *c, room *r, int seat, bool to_bot, const char *which)
{
    const room_seat *s = &r->seat[seat];
    if (s->is.player == SEAT_PERSON && s->client) {
        client_error(c, "seat", "present", "%s is here and plays.", s->is.name);
    } else if (s->is.player == SEAT_PERSON && !to_bot) {
        client_error(c, "seat", "belongs", "The seat belongs to %s, who can come back to it.", s->is.name);
    } else if (s->is.player == SEAT_PERSON) {
        seat_bot_for(c, r, seat);
    } else if (!to_bot && r->set.rated) {
        client_error(c, "seat", "rated", "This game is rated: nobody takes a bot's seat.");
    } else if (!to_bot) {
        agree_to_open(c, r, seat);
    } else if (may_be_bot(c, r, seat, which)) {
        give_bot_seat(r, seat, SEAT_BOT);
    }
}

/* The host has asked for it; the others may agree. */
static bool may_agree(const room *r, const json_t *seat, const char *player)
{
    json_int_t n = json_is_integer(seat) ? json_integer_value(seat) : -1;
    return r->state == ROOM_RUNNING && player && strcmp(player, "open") == 0 && n >= 0 && n < r->players && r->seat[n].agreed != 0;
}

void lobby_seat(client *c, const json_t *m)
{
    room *r = c->room;
    const json_t *wish = json_object_get(m, "seat");
    const char *player = json_string_value(json_object_get(m, "player")), *which = json_string_value(json_object_get(m, "bot"));
    if (!r || c->seat == NO_ONE || (c->seat != r->host && !may_agree(r, wish, player)) || r->state == ROOM_OVER || r->broken[0]) {
        client_error(c, "seat", "not-host", "Only the host can give seats, before the end of the game.");
        return;
    }
    if (!json_is_integer(wish) || json_integer_value(wish) < 0 || json_integer_value(wish) >= r->players) {
        client_error(c, "seat", "no-seat", "\"seat\" is a number from 0 to %d.", r->players - 1);
        return;
    }
    bool to_bot = player && strcmp(player, "bot") == 0;
    if (!to_bot && (!player || strcmp(player, "open") != 0)) {
        client_error(c, "seat", "player", "\"player\" is \"open\" or \"bot\".");
        return;
    }
    int seat = (int)json_integer_value(wish);
    (r->state == ROOM_WAITING ? change_waiting_seat : change_running_seat)(c, r, seat, to_bot, which);
}

/* ---- leaving ---------------------------------------------------------------------------------------------------- */

static void pass_host_on(room *r)
{
    r->host = NO_ONE;
    for (int pass = 0; pass < 2 && r->host == NO_ONE; pass++) {      /* somebody who is here, rather than somebody who is not */
        for (int seat = 0; seat < r->players && r->host == NO_ONE; seat++) {
            bool fits = r->seat[seat].is.player == SEAT_PERSON && (pass > 0 || r->seat[seat].client);
            r->host = fits ? (uint8_t)seat : r->host;
        }
    }
    room_keep(r);
}

void lobby_leave(client *c, const json_t *m)
{
    (void)m;
    room *r = c->room;
    int seat = c->seat;
    if (!r) {
        client_error(c, "leave", "no-room", "You are not in a room.");
        return;
    }
    if (seat != NO_ONE && r->state != ROOM_OVER) {
        room_seat *s = &r->seat[seat];
        char plays[RECORD_NAME], name[RECORD_NAME], person[STORE_ID];
        memcpy(person, s->is.person, sizeof person);
        memcpy(plays, s->is.bot, sizeof plays);
        memcpy(name, s->is.name, sizeof name);
        s->is = (store_seat){ .player = r->state == ROOM_WAITING ? SEAT_OPEN : SEAT_BOT };
        memcpy(s->is.bot, plays, sizeof plays);
        if (r->state == ROOM_RUNNING) {
            memcpy(s->is.name, name, sizeof name);
            memcpy(s->is.person, person, sizeof person);     /* whoever leaves a game has lost it */
        }
        s->ready = false;
        lobby_forget_agreed(r, seat);
        mail_forget(r, seat);
        store_drop_stood_in(r->server->store, r->id, seat);
        if (r->state == ROOM_RUNNING) {
            s->is.bot_since = wall_seconds();
            chat_notice(r, "%s has left the game. A bot plays on in that seat.", s->is.name);
        }
        room_keep_seat(r, seat);
        if (r->host == seat) {
            pass_host_on(r);
        }
        if (r->table) {
            table_seat_changed(r, seat);
        }
        stand_ins_end(r);
        campaign_seat_changed(r, c);
    }
    room_exit(c);
}

/* ---- what it looks like ----------------------------------------------------------------------------------------- */

static void write_agreed(js *j, unsigned agreed)
{
    js_array(j, "agreed");
    for (int seat = 0; seat < HC_SEATS; seat++) {
        if (agreed >> seat & 1) {
            js_integer(j, NULL, seat);
        }
    }
    js_close(j);
}

static void write_seat(js *j, const room *r, int seat)
{
    const room_seat *s = &r->seat[seat];
    bool person = s->is.player == SEAT_PERSON, plays = person && !is_stood_in(r, seat);
    js_object(j, NULL);
    js_integer(j, "seat", seat);
    js_string(j, "name", s->is.name);
    js_string(j, "player", s->is.player == SEAT_OPEN ? "open" : plays ? "person" : "bot");
    js_string(j, "bot", plays ? NULL : s->is.bot);
    bot_spec spec;
    char why[BOT_WHY];
    bool has_temper = !plays && bot_spec_read(s->is.bot, &spec, why);
    js_string(j, "about", has_temper ? bot_temper_about(spec.temper) : NULL);
    js_bool(j, "ready", s->is.player == SEAT_BOT || s->ready);
    js_bool(j, "online", s->client != NULL);
    js_bool(j, "belongs", person);
    people_write_seat(j, r, seat);
    if (s->agreed) {
        write_agreed(j, s->agreed);
    }
    int64_t since = is_stood_in(r, seat) ? s->is.bot_since : person && !s->client ? s->away_since : 0;
    if (since) {
        js_integer(j, "away_since", since);
    }
    js_close(j);
}

static void write_seat_number(js *j, const char *key, int seat)
{
    if (seat == NO_ONE) {
        js_null(j, key);
    } else {
        js_integer(j, key, seat);
    }
}

void js_room(js *j, const room *r, const client *to)
{
    char link[64];
    snprintf(link, sizeof link, "/%s/%s", r->state == ROOM_OVER ? "replay" : "room", r->id);
    js_object(j, NULL);
    js_string(j, "type", "room");
    js_string(j, "room", r->id);
    js_string(j, "state", room_state_name(r->state));
    write_seat_number(j, "host", r->host);
    write_seat_number(j, "you", to->seat);
    js_settings(j, "settings", &r->set);
    js_integer(j, "clock_seconds", room_clock_seconds(r));
    js_array(j, "seats");
    for (int seat = 0; seat < r->players; seat++) {
        write_seat(j, r, seat);
    }
    js_close(j);
    if (to->seat != NO_ONE && r->seat[to->seat].mail[0]) {
        js_string(j, "mail", r->seat[to->seat].mail);
        js_bool(j, "mail_confirmed", !r->seat[to->seat].mail_code[0]);
    }
    js_integer(j, "spectators", r->watchers);
    if (r->voyage) {
        js_campaign(j, r, to);
    }
    js_points(j, r);
    js_string(j, "link", link);
    js_close(j);
}

void js_room_row(js *j, const room *r)
{
    int taken = 0, open = 0;
    for (int seat = 0; seat < r->players; seat++) {
        taken += r->seat[seat].is.player != SEAT_OPEN;
        open += r->seat[seat].is.player == SEAT_OPEN;
    }
    js_object(j, NULL);
    js_string(j, "room", r->id);
    js_string(j, "edition", hc_edition(r->set.setup.edition)->id);
    js_integer(j, "players", r->players);
    js_integer(j, "taken", taken);
    js_integer(j, "open", open);
    js_string(j, "state", room_state_name(r->state));
    js_string(j, "title", r->set.title);
    js_bool(j, "spectators", r->set.spectators);
    js_bool(j, "rated", r->set.rated);
    js_string(j, "clock", settings_clock(&r->set));
    if (r->host != NO_ONE) {
        js_string(j, "host", r->seat[r->host].is.name);
    }
    js_array(j, "names");
    for (int seat = 0; seat < r->players; seat++) {
        if (r->seat[seat].is.player != SEAT_OPEN) {
            js_string(j, NULL, r->seat[seat].is.name);
        }
    }
    js_close(j);
    js_close(j);
}

static void write_list(js *j, const server *s)
{
    int written = 0;
    js_empty(j);
    js_object(j, NULL);
    js_string(j, "type", "rooms");
    js_array(j, "rooms");
    for (const room *r = s->rooms; r && written < LIST_MOST; r = r->next) {
        bool shown = r->set.listed && r->state != ROOM_OVER && r->clients;
        if (shown) {
            js_room_row(j, r);
            written++;
        }
    }
    js_close(j);
    js_close(j);
}

void lobby_rooms(client *c, const json_t *m)
{
    (void)m;
    c->lists_rooms = true;
    write_list(&c->server->j, c->server);
    client_send(c, &c->server->j, 0);
}

void lobby_unrooms(client *c, const json_t *m)
{
    (void)m;
    c->lists_rooms = false;
}

/* Often enough to be fresh, not so often that a busy evening floods everybody who looks at the list. */
void lobby_tell_list(server *s)
{
    uint64_t now = uv_now(&s->loop);
    if (!s->list_changed || now < s->list_told + LIST_MS) {
        return;
    }
    s->list_changed = false;
    s->list_told = now;
    bool written = false;
    for (client *c = s->clients; c; c = c->next) {
        if (!c->lists_rooms) {
            continue;
        }
        if (!written) {
            write_list(&s->j, s);
            written = true;
        }
        client_send(c, &s->j, 0);
    }
}
