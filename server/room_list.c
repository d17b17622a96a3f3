/* room_list.c - which rooms are in memory: found by their ids, however many there are. */
#include <string.h>

#include "server/server.h"

uint32_t hash_of(const char *text)
{
    uint32_t h = 2166136261u;
    for (; *text; text++) {
        h = (h ^ (unsigned char)*text) * 16777619u;
    }
    return h;
}

static room **place_of(server *s, const char *id) { return &s->room_places[hash_of(id) % ROOM_PLACES]; }

room *room_in_memory(const server *s, const char *id)
{
    room *r = *place_of((server *)(uintptr_t)s, id);
    while (r && strcmp(r->id, id) != 0) {
        r = r->next_place;
    }
    return r;
}

void room_link(room *r)
{
    server *s = r->server;
    room **place = place_of(s, r->id);
    r->next_place = *place;
    *place = r;
    r->next = s->rooms;
    if (r->next) {
        r->next->previous = r;
    }
    s->rooms = r;
    s->room_count++;
}

void room_unlink(room *r)
{
    server *s = r->server;
    *(r->previous ? &r->previous->next : &s->rooms) = r->next;
    if (r->next) {
        r->next->previous = r->previous;
    }
    room **at = place_of(s, r->id);
    while (*at != r) {
        at = &(*at)->next_place;
    }
    *at = r->next_place;
    for (at = &s->written; r->written && *at; at = &(*at)->next_written) {
        if (*at == r) {
            *at = r->next_written;
            break;
        }
    }
    s->room_count--;
}

void room_written(room *r)
{
    if (!r->written) {
        r->written = true;
        r->next_written = r->server->written;
        r->server->written = r;
    }
}

void rooms_kept(server *s)
{
    while (s->written) {
        room *r = s->written;
        s->written = r->next_written;
        r->written = r->fresh = false;
    }
}
