/* lobby_settings.c - the host changes what will be played, before the game: all are told what, and whoever was ready says so again. */
#include <string.h>

#include "server/server.h"

typedef struct change { bool is; const char *word; } change;

static bool has_other_aliens(const hc_setup *a, const hc_setup *b)
{
    return a->alert != b->alert || memcmp(a->alien, b->alien, sizeof a->alien) != 0;
}

static bool has_other_parts(const hc_setup *a, const hc_setup *b)
{
    return a->parts != b->parts || memcmp(a->part_option, b->part_option, sizeof a->part_option) != 0;
}

static uint64_t boxes_of(const hc_setup *s) { return s->boxes ? s->boxes : hc_usual_boxes(s->edition); }

/* "the number of players, the clocks"; "": nothing. */
static void changes_of(const settings *a, const settings *b, char out[SENTENCE])
{
    const change changed[] = {
        { a->setup.edition != b->setup.edition, "the edition" },
        { a->setup.players != b->setup.players, "the number of players" },
        { has_other_aliens(&a->setup, &b->setup), "the aliens" },
        { boxes_of(&a->setup) != boxes_of(&b->setup), "the boxes" },
        { has_other_parts(&a->setup, &b->setup), "the parts" },
        { a->setup.variants != b->setup.variants, "the variants" },
        { a->clock != b->clock || a->deal_seconds != b->deal_seconds || a->silence_seconds != b->silence_seconds, "the clocks" },
        { a->talk != b->talk, "the talk of bots" },
        { a->spectators != b->spectators, "whether others may watch" },
        { a->rated != b->rated, "whether the game is rated" },
        { a->listed != b->listed, "whether the room is listed" },
        { b->seed_given, "the seed" },
    };
    size_t length = 0;
    out[0] = '\0';
    for (size_t i = 0; i < sizeof changed / sizeof changed[0]; i++) {
        if (changed[i].is) {
            length += (size_t)snprintf(out + length, SENTENCE - length, "%s%s", length ? ", " : "", changed[i].word);
        }
    }
}

/* People keep their places: a table for fewer has to have room for them. */
static bool may_resize(client *c, const room *r, int players)
{
    for (int seat = players; seat < r->players; seat++) {
        if (r->seat[seat].is.player == SEAT_PERSON) {
            client_error(c, "settings", "seat-taken", "%s sits on seat %d: a table for %d has no such seat.", r->seat[seat].is.name, seat + 1, players);
            return false;
        }
    }
    return true;
}

static void resize(room *r, int players)
{
    char why[BOT_WHY];
    int before = r->players;
    store_drop_seats(r->server->store, r->id, players);
    r->players = (uint8_t)players;
    for (int seat = before; seat < players; seat++) {
        r->seat[seat] = (room_seat){ .is.player = SEAT_BOT };
        lobby_set_bot(&r->seat[seat].is, NULL, why);
        lobby_name_bot(r, seat);
        room_keep_seat(r, seat);
    }
    for (int seat = players; seat < before; seat++) {
        r->seat[seat] = (room_seat){ 0 };
    }
}

void lobby_settings(client *c, const json_t *m)
{
    room *r = c->room;
    settings set;
    char why[SENTENCE], what[SENTENCE];
    if (!r || c->seat == NO_ONE || c->seat != r->host || r->state != ROOM_WAITING) {
        client_error(c, "settings", "not-host", "The host settles what is played, before the game.");
        return;
    }
    if (!settings_read(m, &set, false, why)) {
        client_error(c, "settings", "settings", "%s", why);
        return;
    }
    if (r->voyage || set.campaign) {
        client_error(c, "settings", "campaign", "A campaign stays as it was made. Make another room for another game.");
        return;
    }
    if (!may_resize(c, r, set.setup.players)) {
        return;
    }
    if (!set.seed_given) {
        set.setup.seed = r->set.setup.seed;
        memcpy(set.setup.key, r->set.setup.key, sizeof set.setup.key);
        set.seed_given = r->set.seed_given;
    }
    if (set.rated && set.seed_given) {
        client_error(c, "settings", "settings", "a rated game draws its own cards: name no seed");
        return;
    }
    if (!json_object_get(m, "title")) {
        memcpy(set.title, r->set.title, sizeof set.title);
    }
    changes_of(&r->set, &set, what);
    if (set.setup.players != r->players) {
        resize(r, set.setup.players);
    }
    r->set = set;
    for (int seat = 0; seat < r->players; seat++) {
        r->seat[seat].ready = false;
    }
    room_keep(r);
    if (what[0] && chat_may(c)) {
        chat_notice(r, "%s has changed %s.", r->seat[c->seat].is.name, what);
    }
    r->server->list_changed = true;
    room_changed(r);
}
