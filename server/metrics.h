/* metrics.h - what the server counts, and how it tells. */
#ifndef METRICS_H
#define METRICS_H
#include <stdint.h>
#include "wire/json.h"

enum { TIME_BUCKETS = 12 };

typedef struct histogram { uint64_t below[TIME_BUCKETS + 1], count; double sum; } histogram;   /* the last: longer than all */

typedef struct metrics {
    uint64_t answers, bot_answers, refused, messages_in, messages_out, bytes_out, errors, games_begun, games_over;
    uint64_t dropped_slow, dropped_flood, dropped_silent, rooms_refused, joins_refused, steps_refused, since_beyond;     /* limits */
    uint64_t lines_refused, downloads_refused, wakes_refused, thoughts_waited;
    uint64_t picks, joins_in_pieces, thoughts_late, mails;
    uint64_t commits, commit_failures, connections_refused, reloaded;
    histogram answer;                /* from an answer to each view sent */
    histogram commit;                /* what a commit takes              */
} metrics;

void metrics_time(histogram *h, uint64_t nanoseconds);
struct server;
void metrics_write(struct server *s, js *out);                 /* Prometheus text, into out->text */
#endif
