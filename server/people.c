/* people.c - people who are known by a key that they keep: over rooms, over devices, with how their games ended and how strong they are. */
#include <sodium.h>
#include <string.h>

#include "server/rating.h"
#include "server/server.h"
#include "wire/catalogue.h"

enum { DAY = 86400, UNUSED_DAYS = 30 };

static bool find(server *s, const char *id, store_person *p)
{
    char why[STORE_WHY];
    if (store_find_person(s->store, id, p, why)) {
        return true;
    }
    if (why[0]) {
        server_log("%s", why);
    }
    return false;
}

/* ---- who somebody is ------------------------------------------------------------------------------------------ */

bool people_greet(client *c, const char *key)
{
    store_person p;
    uint8_t hash[STORE_HASH];
    char why[STORE_WHY];
    c->person[0] = '\0';
    if (!hash_token(key, hash) || !store_find_key(c->server->store, hash, &p, why)) {
        return false;
    }
    memcpy(c->person, p.id, sizeof c->person);
    snprintf(c->name, sizeof c->name, "%s", p.name);
    return true;
}

void people_rename(client *c)
{
    store_person p;
    if (c->person[0] && find(c->server, c->person, &p) && strcmp(p.name, c->name) != 0) {
        snprintf(p.name, sizeof p.name, "%s", c->name);
        store_put_person(c->server->store, &p);
    }
}

void people_sit(room *r, int seat, const client *c)
{
    memcpy(r->seat[seat].is.person, c->person, STORE_ID);
}

int people_seat_of(const room *r, const client *c)
{
    for (int seat = 0; c->person[0] && seat < r->players; seat++) {
        if (r->seat[seat].is.player == SEAT_PERSON && strcmp(r->seat[seat].is.person, c->person) == 0) {
            return seat;
        }
    }
    return NO_ONE;
}

static bool make(client *c, char key[TOKEN_TEXT])
{
    const rating first = rating_first();
    store_person p = { .created = wall_seconds(), .strength = first.strength, .sure = first.sure };
    if (!address_may(c->server, c->from, &c->from->joins, c->server->o->joins_a_minute)) {
        client_error(c, "person", "too-fast", "You are asking too often. Wait a moment.");
        return false;
    }
    make_id(p.id);
    make_token(key, p.key);
    snprintf(p.name, sizeof p.name, "%s", c->name);
    store_put_person(c->server->store, &p);
    memcpy(c->person, p.id, sizeof c->person);
    if (c->room && c->seat != NO_ONE && !c->room->seat[c->seat].is.person[0]) {
        people_sit(c->room, c->seat, c);
        room_keep_seat(c->room, c->seat);
        room_changed(c->room);
    }
    return true;
}

/* ---- what is told of them --------------------------------------------------------------------------------------- */

typedef struct writing { js *j; bool all; } writing;

/* To others no room is named that people were invited to. */
static void write_result(void *ctx, const store_result *r)
{
    const writing *w = ctx;
    js_object(w->j, NULL);
    js_string(w->j, "room", w->all || r->rated ? r->room : NULL);
    js_integer(w->j, "at", r->at);
    js_string(w->j, "edition", r->edition);
    js_integer(w->j, "players", r->players);
    js_string(w->j, "alien", r->alien[0] ? r->alien : NULL);
    js_integer(w->j, "won", r->won);
    js_bool(w->j, "rated", r->rated);
    if (r->rated) {
        js_integer(w->j, "points", r->points);
    }
    js_bool(w->j, "replay", r->kept && (w->all || r->rated));
    js_close(w->j);
}

static void write_rating(js *j, const store_person *p)
{
    if (p->games == 0) {
        js_null(j, "rating");
        return;
    }
    const rating_shown shown = rating_show(&(rating){ .strength = p->strength, .sure = p->sure });
    js_object(j, "rating");
    js_integer(j, "points", shown.points);
    js_integer(j, "low", shown.low);
    js_integer(j, "high", shown.high);
    js_integer(j, "games", p->games);
    js_close(j);
}

static void write_person(js *j, server *s, const store_person *p, bool all)
{
    char why[STORE_WHY];
    js_string(j, "id", p->id);
    js_string(j, "name", p->name);
    js_integer(j, "since", p->created);
    write_rating(j, p);
    js_array(j, "games");
    if (!store_read_results(s->store, p->id, write_result, &(writing){ j, all }, why)) {
        server_log("%s", why);
    }
    js_close(j);
}

/* "Who am I?" - with "make", and without a key so far: somebody new. The key is told once. */
void people_take(client *c, const json_t *m)
{
    char key[TOKEN_TEXT] = "";
    store_person p;
    if (!c->person[0] && json_is_true(json_object_get(m, "make")) && !make(c, key)) {
        return;
    }
    if (!c->person[0] || !find(c->server, c->person, &p)) {
        client_error(c, "person", "nobody", "Nobody is known by this key.");
        return;
    }
    js *j = &c->server->j;
    js_empty(j);
    js_object(j, NULL);
    js_string(j, "type", "person");
    if (key[0]) {
        js_string(j, "key", key);
    }
    write_person(j, c->server, &p, true);
    js_close(j);
    client_send(c, j, 0);
    sodium_memzero(key, sizeof key);
}

bool people_page(server *s, const char *id, js *j)
{
    store_person p;
    if (strlen(id) >= STORE_ID || strchr(id, ':') || !find(s, id, &p)) {
        return false;
    }
    js_object(j, NULL);
    write_person(j, s, &p, false);
    js_close(j);
    return true;
}

void people_write_seat(js *j, const room *r, int seat)
{
    const char *id = r->seat[seat].is.person;
    store_person p;
    if (!id[0] || r->seat[seat].is.player != SEAT_PERSON) {
        return;
    }
    js_string(j, "person", id);
    if (r->set.rated && find(r->server, id, &p) && p.games > 0) {
        js_integer(j, "points", rating_show(&(rating){ .strength = p.strength, .sure = p.sure }).points);
    }
}

/* ---- how a game ended --------------------------------------------------------------------------------------------- */

/* Whose strength a seat has: of a bot its level's; of somebody without a key a newcomer's. false: it is not kept. */
static bool find_player(const room *r, int seat, store_person *p)
{
    const store_seat *is = &r->seat[seat].is;
    const rating first = rating_first();
    char why[BOT_WHY];
    bot_spec spec;
    *p = (store_person){ .created = wall_seconds(), .strength = first.strength, .sure = first.sure };
    if (is->person[0]) {
        return find(r->server, is->person, p);
    }
    if (is->player != SEAT_BOT || !bot_spec_read(is->bot, &spec, why)) {
        return false;
    }
    char id[STORE_ID];
    snprintf(id, sizeof id, "bot:%.11s", bot_level_name(spec.level));
    if (!find(r->server, id, p)) {
        memcpy(p->id, id, sizeof id);
        snprintf(p->name, sizeof p->name, "%s", bot_level_name(spec.level));
        crypto_generichash(p->key, STORE_HASH, (const unsigned char *)id, strlen(id), NULL, 0);      /* no key is as short as that */
    }
    return true;
}

/* A seat that was handed over, to a bot or for good, is lost to whoever had it, as on the ladder. */
static bool is_handed_over(const room *r, int seat)
{
    return r->seat[seat].is.person[0] && (r->seat[seat].is.player != SEAT_PERSON || is_stood_in(r, seat));
}

static void rate(const room *r, unsigned won, store_person who[HC_SEATS])
{
    rating of[HC_SEATS], *player[HC_SEATS];
    double part[HC_SEATS] = { 0 };
    bool kept[HC_SEATS];
    int shared = __builtin_popcount(won);
    for (int seat = 0; seat < r->players; seat++) {
        kept[seat] = find_player(r, seat, &who[seat]);
        of[seat] = (rating){ .strength = who[seat].strength, .sure = who[seat].sure, .games = who[seat].games };
        player[seat] = &of[seat];
        for (int before = 0; kept[seat] && before < seat; before++) {
            if (kept[before] && strcmp(who[before].id, who[seat].id) == 0) {
                player[seat] = player[before];
            }
        }
        part[seat] = won >> seat & 1 && !is_handed_over(r, seat) ? 1.0 / shared : 0;
    }
    if (shared == 0) {
        return;
    }
    rating_play(player, part, r->players);
    for (int seat = 0; seat < r->players; seat++) {
        if (kept[seat]) {
            who[seat].strength = player[seat]->strength;
            who[seat].sure = player[seat]->sure;
            who[seat].games = player[seat]->games;
            store_put_person(r->server->store, &who[seat]);
        }
    }
}

void people_game_over(const room *r)
{
    store_person who[HC_SEATS] = { 0 };
    const hc_game *g = &r->table->host.game;
    hc_game view;
    hc_table t;
    hc_view(g, 0, &view);
    hc_read(&view, &t);
    const unsigned won = t.won;
    if (r->set.rated) {
        rate(r, won, who);
    }
    for (int seat = 0; seat < r->players; seat++) {
        const char *person = r->seat[seat].is.person;
        if (!person[0]) {
            continue;
        }
        hc_view(g, seat, &view);
        hc_read(&view, &t);
        const char *alien = sheet_name(t.seat[seat].alien, t.edition);
        bool mine = won >> seat & 1 && !is_handed_over(r, seat);
        store_result result = { .at = wall_seconds(), .players = r->players, .won = mine ? __builtin_popcount(won) : 0, .rated = r->set.rated };
        memcpy(result.room, r->id, sizeof result.room);
        snprintf(result.edition, sizeof result.edition, "%s", hc_edition(r->set.setup.edition)->id);
        snprintf(result.alien, sizeof result.alien, "%s", alien ? alien : "");
        if (r->set.rated && who[seat].games > 0) {
            result.points = rating_show(&(rating){ .strength = who[seat].strength, .sure = who[seat].sure }).points;
        }
        store_add_result(r->server->store, person, &result);
    }
}

void people_forget(server *s, int64_t now)
{
    store_drop_people(s->store, now - UNUSED_DAYS * DAY);
}
