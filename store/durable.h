/* durable.h - files that are written whole or not at all.
 *
 * The text goes into a new file beside the old one, reaches the disk, and takes the old one's
 * name in one step: a crash or a full disk leaves the old file or the new one, never half of
 * either. What exists but is no ordinary file (a pipe, a terminal) is written directly. */
#ifndef DURABLE_H
#define DURABLE_H
#include <stdbool.h>
#include <stdio.h>

enum { DURABLE_PATH = 4096, DURABLE_WHY = 240, DURABLE_SHORT = 96 /* letters of a path that are said */ };

typedef struct durable {
    FILE *out;                       /* write here                       */
    char path[DURABLE_PATH];
    char beside[DURABLE_PATH + 32];  /* "": the path itself is written   */
} durable;

bool durable_open(durable *d, const char *path, char why[DURABLE_WHY]);
/* `good`: keep what was written; else the old file stays. false and a sentence when the new
 * file could not be kept. */
bool durable_close(durable *d, bool good, char why[DURABLE_WHY]);

/* The end of a path, short enough for a message. */
const char *durable_short(const char *path);
#endif
