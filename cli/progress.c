/* progress.c - draws the bar: how much, how fast, how long still. On stderr, and only on a terminal. */
#define _POSIX_C_SOURCE 200809L
#include "cli/progress.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

enum { BAR = 24 };
static const double PATIENCE = 2.0, INTERVAL = 0.2;

double seconds_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

void progress_begin(progress *p, const char *things)
{
    *p = (progress){ .started = seconds_now(), .wanted = isatty(STDERR_FILENO) == 1, .things = things };
}

static void write_time(char out[32], double seconds)
{
    long s = (long)(seconds + 0.5);
    if (s >= 3600) {
        snprintf(out, 32, "%ld h %02ld min", s / 3600, s / 60 % 60);
    } else if (s >= 60) {
        snprintf(out, 32, "%ld min %02ld s", s / 60, s % 60);
    } else {
        snprintf(out, 32, "%ld s", s);
    }
}

void progress_show(progress *p, size_t done, size_t all)
{
    double now = seconds_now(), taken = now - p->started;
    if (!p->wanted || taken < PATIENCE || now - p->shown < INTERVAL || all == 0) {
        return;
    }
    char bar[BAR + 1], left[32] = "?";
    size_t filled = done * BAR / all;
    for (size_t i = 0; i < BAR; i++) {
        bar[i] = i < filled ? '#' : '.';
    }
    bar[BAR] = '\0';
    double rate = (double)done / taken;
    if (done > 0) {
        write_time(left, (double)(all - done) / rate);
    }
    fprintf(stderr, "\r[%s] %zu of %zu %s, %.0f a second, %s left\033[K", bar, done, all, p->things, rate, left);
    fflush(stderr);
    p->shown = now;
    p->drawn = true;
}

void progress_end(progress *p)
{
    if (p->drawn) {
        fputs("\r\033[K", stderr);
        fflush(stderr);
        p->drawn = false;
    }
}
