/* health.c - what is wrong with the disk or the clock: said in the log and by /healthz, and service again by itself. */
#include "server/net.h"

#include <string.h>

enum {
    SLOW_MS = 1000, SLOW_LASTS_MS = 10 * 1000,       /* a commit that takes so long is told of for so long */
    SLOW_LOG_MS = 60 * 1000,
    CLOCK_BEHIND = 3600                              /* seconds: less is summer time, or two machines */
};

static uint64_t now_ms(void) { return uv_hrtime() / 1000000; }

void health_commit_took(server *s, uint64_t nanoseconds)
{
    uint64_t now = now_ms();
    if (nanoseconds / 1000000 < SLOW_MS) {
        return;
    }
    if (!s->health.slow_told || now - s->health.slow_told > SLOW_LOG_MS) {
        server_log("the disk is slow: to keep one round of answers took %.1f s, for which everybody had to wait", (double)nanoseconds / 1e9);
        s->health.slow_told = now;
    }
    s->health.slow_until = now + SLOW_LASTS_MS;
}

/* Nothing can be stored: games stand still until it can. */
void health_store_failed(server *s, const char *why)
{
    if (!s->health.store_failed || strcmp(why, s->health.told) != 0) {
        server_log("%s", why);
        snprintf(s->health.told, sizeof s->health.told, "%s", why);
    }
    s->health.store_failed = true;
}

void health_store_works(server *s)
{
    if (s->health.store_failed) {
        s->health.store_failed = false;
        server_log("the database can be written again; the games go on");
        for (room *r = s->rooms; r; r = r->next) {
            room_wake_in(r, r->table ? 0 : -1);
        }
    }
}

static void look_at_clock(server *s)
{
    bool behind = wall_seconds() + CLOCK_BEHIND < s->health.newest;
    if (behind != s->health.clock_behind) {
        server_log(behind ? "the clock is wrong: it says a time before the newest room in the database. Games go on, and nothing is removed"
                          : "the clock is right again");
    }
    s->health.clock_behind = behind;
}

void health_begin(server *s, int64_t newest)
{
    s->health.newest = newest;
    look_at_clock(s);
}

void health_look(server *s)
{
    look_at_clock(s);
    if (s->health.store_failed) {
        char why[STORE_WHY];
        if (store_try(s->store, why)) {
            health_store_works(s);
        } else {
            health_store_failed(s, why);
        }
    }
}

/* Anybody can ask: no paths, no names. true: all is well enough to serve. */
bool health_text(const server *s, char text[SENTENCE])
{
    if (s->health.store_failed) {
        snprintf(text, SENTENCE, "the store cannot be written: %s\n", store_trouble(s->store));
    } else if (now_ms() < s->health.slow_until) {
        snprintf(text, SENTENCE, "the store is slow\n");
    } else {
        snprintf(text, SENTENCE, "%s", s->health.clock_behind ? "ok, but the clock is wrong\n" : "ok");
        return true;
    }
    return false;
}
