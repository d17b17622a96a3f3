/* rooms.c - all rooms together: read at the start, removed when nobody wants them any more. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "server/server.h"

/* ---- at the start ------------------------------------------------------------------------------------- */

typedef struct id_list { char (*id)[STORE_ID]; size_t count, room; bool failed; int64_t before; } id_list;

static void add_id(id_list *list, const char *id)
{
    if (list->count == list->room) {
        size_t more_room = list->room ? list->room * 2 : 64;
        char (*more)[STORE_ID] = realloc(list->id, more_room * sizeof *more);
        if (!more) {
            list->failed = true;
            return;
        }
        list->id = more;
        list->room = more_room;
    }
    snprintf(list->id[list->count++], STORE_ID, "%s", id);
}

static void note_id(void *ctx, const store_room *r)
{
    add_id(ctx, r->id);
}

/* Every game that is not over is played again from its answers and compared with the checks among them. */
bool rooms_load(server *s)
{
    id_list list = { 0 };
    char why[STORE_WHY];
    if (!store_each_room(s->store, false, note_id, &list, why) || list.failed) {
        server_log("%s", list.failed ? "there is not enough memory" : why);
        free(list.id);
        return false;
    }
    size_t broken = 0;
    for (size_t i = 0; i < list.count; i++) {
        room *r = room_read(s, list.id[i], why);
        broken += !r || r->broken[0];
        if (!r) {
            server_log("room %s: %s", list.id[i], why);
        }
        if (isatty(STDERR_FILENO) && i % 64 == 63) {
            fprintf(stderr, "\rGames read and checked: %zu of %zu", i + 1, list.count);
        }
    }
    if (list.count > 0) {
        server_log("%zu rooms read and checked, %zu of them cannot go on", list.count, broken);
    }
    free(list.id);
    return true;
}

/* ---- after a failed commit ------------------------------------------------------------------------------ */

typedef struct guest { client *c; uint8_t seat; } guest;

/* The room as the store has it, with the same people in it. */
static void reload(server *s, room *r)
{
    guest *guests = NULL;
    size_t count = 0;
    char id[STORE_ID], why[STORE_WHY];
    memcpy(id, r->id, sizeof id);
    bool was_fresh = r->fresh;
    for (client *c = r->clients; c; c = c->next_here) {
        guest *more = realloc(guests, (count + 1) * sizeof *more);
        if (!more) {
            break;
        }
        guests = more;
        guests[count++] = (guest){ c, c->seat };
    }
    r->closing = true;               /* nothing is told while it is emptied */
    room_close(r);
    room *again = was_fresh ? NULL : room_read(s, id, why);
    for (size_t i = 0; again && i < count; i++) {
        bool has_seat = guests[i].seat < again->players && again->seat[guests[i].seat].is.player == SEAT_PERSON;
        room_enter(again, guests[i].c, has_seat ? guests[i].seat : NO_ONE);
        if (again->table) {
            table_attach(again, guests[i].c, 0, false);
        }
    }
    if (again) {
        room_changed(again);
    }
    free(guests);
    s->metrics.reloaded++;
}

void rooms_reload_written(server *s)
{
    room *r = s->written;
    s->written = NULL;               /* what is written from now on belongs to the next round */
    while (r) {
        room *next = r->next_written;
        r->written = false;
        reload(s, r);
        r = next;
    }
}

/* ---- from time to time ------------------------------------------------------------------------------------ */

enum { UNLOAD_MS = 5 * 60 * 1000 };

static void note_old(void *ctx, const store_room *r)
{
    id_list *list = ctx;
    if (r->state == ROOM_OVER && r->touched < list->before) {
        add_id(list, r->id);
    }
}

/* Has the clock been right for long enough to take something away for good? Where it stands beyond all that the store has seen
 * by more than a day, the server has slept long or the clock is wrong, and it takes a day of the clock (of --keep-even 3600). */
static bool may_drop(server *s, int64_t now)
{
    int64_t newest = 0;
    char why[STORE_WHY];
    if (!store_newest(s->store, &newest, why)) {
        return false;
    }
    int64_t needed = s->o->keep_even * (now - newest > 86400 ? 24 : 1);
    return even_clock_look(&s->keeps, now, (int64_t)(uv_now(&s->loop) / 1000), needed);
}

/* A game that somebody looks at, or talks about, goes later. */
static void drop_old_games(server *s, int64_t now)
{
    id_list list = { .before = now - s->o->keep_days * 86400 };
    char why[STORE_WHY];
    if (store_each_room(s->store, true, note_old, &list, why)) {
        for (size_t i = 0; i < list.count; i++) {
            if (!room_in_memory(s, list.id[i])) {
                store_drop_room(s->store, list.id[i]);
            }
        }
    }
    free(list.id);
}

void drop_old(server *s)
{
    int64_t now = wall_seconds();
    if (!may_drop(s, now)) {
        return;
    }
    people_forget(s, now);
    if (s->o->keep_days > 0) {
        drop_old_games(s, now);
    }
}

static bool is_anyone_thinking(const room *r)
{
    for (int seat = 0; r->table && seat < HC_SEATS; seat++) {
        if (r->table->thinking[seat]) {
            return true;
        }
    }
    return false;
}

/* A look at all rooms, which many want at the limit: once a second is enough for all of them. */
static bool may_look(uint64_t *last, uint64_t now)
{
    enum { BETWEEN_LOOKS_MS = 1000 };
    if (*last && now - *last < BETWEEN_LOOKS_MS) {
        return false;
    }
    *last = now;
    return true;
}

void rooms_unload(server *s, uint64_t after_ms)
{
    uint64_t now = uv_now(&s->loop);
    if (after_ms == 0 && !may_look(&s->unloaded, now)) {
        return;
    }
    for (room *r = s->rooms; r;) {
        room *next = r->next;
        bool empty = r->empty_since && now >= r->empty_since + after_ms;
        if (empty && r->state != ROOM_WAITING && !r->written && !is_anyone_thinking(r)) {
            room_close(r);
        }
        r = next;
    }
}

/* Nobody has sat here for a moment, and others want to: what waits goes for good, games sleep in the store. */
enum { EARLY_MS = 10 * 1000 };

void rooms_make_place(server *s, const address *of)
{
    uint64_t now = uv_now(&s->loop);
    for (room *r = s->rooms; r;) {
        room *next = r->next;
        bool old = r->empty_since && now >= r->empty_since + EARLY_MS && !r->written;
        if (old && (!of || r->maker == of) && !is_anyone_thinking(r)) {
            if (r->state == ROOM_WAITING) {
                store_drop_room(s->store, r->id);
            }
            room_close(r);
        }
        r = next;
    }
}

/* A room that waits and in which nobody is goes for good; a game sleeps in the store until somebody comes back. */
void rooms_sweep(server *s)
{
    uint64_t now = uv_now(&s->loop);
    for (room *r = s->rooms; r;) {
        room *next = r->next;
        if (r->state == ROOM_WAITING && r->empty_since && now >= r->empty_since + (uint64_t)s->o->idle_minutes * 60000) {
            store_drop_room(s->store, r->id);
            room_close(r);
        }
        r = next;
    }
    rooms_unload(s, UNLOAD_MS);
}
