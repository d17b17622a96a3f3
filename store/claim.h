/* claim.h - who writes a file: one program at a time, known by a lock beside it.
 *
 * The lock of FILE is FILE.lock. It is held by the system for as long as the program runs, so that one that was
 * killed holds nothing; a lock file that such a program has left behind is taken over. */
#ifndef CLAIM_H
#define CLAIM_H
#include <stdbool.h>
#include "store/durable.h"

typedef struct claim {
    int file;                            /* open while it is held          */
    bool held;
    char lock[DURABLE_PATH + 8];         /* its path; "": none was needed  */
} claim;

/* false and a sentence: another program holds it, or no lock can be made there. What is no ordinary file (/dev/null) needs none. */
bool claim_take(claim *c, const char *path, char why[DURABLE_WHY]);
void claim_leave(claim *c);

/* Does another program that runs hold it? Changes nothing. *process: which, 0 if it does not say. */
bool claim_is_held(const char *path, long *process);

/* The same, as a sentence in `why`; false: nobody holds it. */
bool claim_refuses(const char *path, char why[DURABLE_WHY]);

/* What a file looked like: is it still the same that was read? */
typedef struct file_mark { bool there; unsigned long long node; long long size, seconds; long nanoseconds; } file_mark;
file_mark file_mark_of(const char *path);
bool file_mark_same(const file_mark *a, const file_mark *b);
#endif
