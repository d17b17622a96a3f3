/* metrics.h - what the server counts, and how it tells. */
#ifndef METRICS_H
#define METRICS_H
#include <stdint.h>
#include "wire/json.h"

enum { LATENCY_BUCKETS = 12 };

typedef struct metrics {
    uint64_t answers, bot_answers, refused, messages_in, messages_out, bytes_out, errors, dropped_slow, dropped_flood, games_begun, games_over;
    uint64_t commits, commit_failures, connections_refused, reloaded;
    uint64_t latency[LATENCY_BUCKETS + 1], latency_count;      /* from an answer to each view sent; the last: longer than all */
    double latency_sum;
} metrics;

void metrics_latency(metrics *m, uint64_t nanoseconds);
struct server;
void metrics_write(struct server *s, js *out);                 /* Prometheus text, into out->text */
#endif
