/* metrics.c - figures in the text form of Prometheus. */
#include "server/metrics.h"

#include <stdarg.h>
#include <stdio.h>

#include "server/server.h"

static const double BOUND[TIME_BUCKETS] = { 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5 };

void metrics_time(histogram *h, uint64_t nanoseconds)
{
    double seconds = (double)nanoseconds / 1e9;
    int i = 0;
    while (i < TIME_BUCKETS && seconds > BOUND[i]) {
        i++;
    }
    h->below[i]++;
    h->count++;
    h->sum += seconds;
}

static void put(js *out, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void put(js *out, const char *format, ...)
{
    char text[240];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    js_raw(out, NULL, text);
}

static void put_one(js *out, const char *name, const char *type, const char *help, unsigned long long value)
{
    put(out, "# HELP hypercone_%s %s\n# TYPE hypercone_%s %s\n", name, help, name, type);
    put(out, "hypercone_%s %llu\n", name, value);
}

static void put_times(js *out, const char *name, const char *help, const histogram *h)
{
    uint64_t up_to = 0;
    put(out, "# HELP hypercone_%s %s\n# TYPE hypercone_%s histogram\n", name, help, name);
    for (int i = 0; i < TIME_BUCKETS; i++) {
        up_to += h->below[i];
        put(out, "hypercone_%s_bucket{le=\"%g\"} %llu\n", name, BOUND[i], (unsigned long long)up_to);
    }
    put(out, "hypercone_%s_bucket{le=\"+Inf\"} %llu\n", name, (unsigned long long)h->count);
    put(out, "hypercone_%s_sum %.6f\nhypercone_%s_count %llu\n", name, h->sum, name, (unsigned long long)h->count);
}

void metrics_write(server *s, js *out)
{
    const metrics *m = &s->metrics;
    unsigned long long rooms[3] = { 0 }, queued = 0;
    for (const room *r = s->rooms; r; r = r->next) {
        rooms[r->state]++;
    }
    for (const client *c = s->clients; c; c = c->next) {
        queued += c->queued_bytes;
    }
    put_one(out, "connections", "gauge", "Open WebSocket connections", (unsigned long long)s->client_count);
    put(out, "# HELP hypercone_rooms Rooms in memory\n# TYPE hypercone_rooms gauge\n");
    put(out, "hypercone_rooms{state=\"waiting\"} %llu\nhypercone_rooms{state=\"running\"} %llu\nhypercone_rooms{state=\"over\"} %llu\n",
        rooms[ROOM_WAITING], rooms[ROOM_RUNNING], rooms[ROOM_OVER]);
    put_one(out, "queue_bytes", "gauge", "Bytes waiting to be sent", queued);
    put_one(out, "games_begun_total", "counter", "Games begun", m->games_begun);
    put_one(out, "mails_total", "counter", "Mails to people whose turn it is", m->mails);
    put_one(out, "games_over_total", "counter", "Games played to the end", m->games_over);
    put_one(out, "answers_total", "counter", "Answers of people", m->answers);
    put_one(out, "bot_answers_total", "counter", "Answers of bots, and passes in a person's name", m->bot_answers);
    put_one(out, "answers_refused_total", "counter", "Answers that could not be taken", m->refused);
    put_one(out, "messages_in_total", "counter", "Messages received", m->messages_in);
    put_one(out, "messages_out_total", "counter", "Messages sent", m->messages_out);
    put_one(out, "bytes_out_total", "counter", "Bytes of messages sent", m->bytes_out);
    put_one(out, "errors_total", "counter", "Error messages sent", m->errors);
    put_one(out, "dropped_slow_total", "counter", "Connections ended because they did not read", m->dropped_slow);
    put_one(out, "dropped_flood_total", "counter", "Connections ended because they sent too much", m->dropped_flood);
    put_one(out, "dropped_silent_total", "counter", "Connections ended because they did not say hello", m->dropped_silent);
    put_one(out, "rooms_refused_total", "counter", "Rooms that an address could not make: too many, or too fast", m->rooms_refused);
    put_one(out, "joins_refused_total", "counter", "Joins that came too fast from an address", m->joins_refused);
    put_one(out, "thoughts_late_total", "counter", "Secret thoughts of bots that were not waited for", m->thoughts_late);
    put_one(out, "thoughts_waited_total", "counter", "Thoughts of bots that waited for others in rooms of the same address", m->thoughts_waited);
    put_one(out, "joins_in_pieces_total", "counter", "Joins to long games, which are played again in pieces", m->joins_in_pieces);
    put_one(out, "steps_refused_total", "counter", "Picks that could not be taken back, after too many were", m->steps_refused);
    put_one(out, "lines_refused_total", "counter", "Lines of chat, and changes that the table tells, that came too fast from a connection", m->lines_refused);
    put_one(out, "downloads_refused_total", "counter", "Finished games that an address wanted as files too fast", m->downloads_refused);
    put_one(out, "wakes_refused_total", "counter", "Games that were asleep, and of which an address wanted too many too fast", m->wakes_refused);
    put_one(out, "picks_total", "counter", "Picks, and picks taken back, of choices that were not whole yet: they are not stored", m->picks);
    put_one(out, "since_beyond_total", "counter", "Joins that claim to know more than has happened", m->since_beyond);
    put_one(out, "connections_refused_total", "counter", "Connections refused", m->connections_refused);
    put_one(out, "commits_total", "counter", "Commits of the store", m->commits);
    put_one(out, "commit_failures_total", "counter", "Commits that failed", m->commit_failures);
    put_times(out, "answer_seconds", "From an answer to the writing of each view that shows its effect", &m->answer);
    put_times(out, "commit_seconds", "What a commit of the store takes", &m->commit);
}
