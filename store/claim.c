/* claim.c - takes and leaves the lock beside a file. */
#define _DEFAULT_SOURCE 1
#include "store/claim.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static bool is_special_file(const char *path)
{
    struct stat s;
    return stat(path, &s) == 0 && !S_ISREG(s.st_mode);
}

static bool lock_path(char lock[DURABLE_PATH + 8], const char *path)
{
    int length = snprintf(lock, DURABLE_PATH + 8, "%s.lock", path);
    return length > 0 && length < DURABLE_PATH;
}

static bool refuse(const char *path, int error, char why[DURABLE_WHY])
{
    snprintf(why, DURABLE_WHY, "cannot write %s: %s", durable_short(path), strerror(error));
    return false;
}

/* Who leaves a lock removes its file; whoever opened it a moment before then holds a file that nobody else finds. */
static bool is_still_there(int file, const char *lock)
{
    struct stat mine, found;
    return fstat(file, &mine) == 0 && stat(lock, &found) == 0 && mine.st_ino == found.st_ino && mine.st_dev == found.st_dev;
}

/* For others to read; the lock itself does not hang on it, so a full disk does no harm. */
static void write_process(int file)
{
    char text[32];
    int length = snprintf(text, sizeof text, "%ld\n", (long)getpid());
    if (ftruncate(file, 0) != 0 || write(file, text, (size_t)length) != length) {
        return;
    }
}

bool claim_take(claim *c, const char *path, char why[DURABLE_WHY])
{
    *c = (claim){ .file = -1 };
    if (is_special_file(path)) {
        c->held = true;
        return true;
    }
    if (!lock_path(c->lock, path)) {
        return refuse(path, ENAMETOOLONG, why);
    }
    for (;;) {
        int file = open(c->lock, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
        if (file < 0) {
            return refuse(path, errno, why);
        }
        if (flock(file, LOCK_EX | LOCK_NB) != 0) {
            int error = errno;
            close(file);
            if (error != EWOULDBLOCK) {
                return refuse(path, error, why);
            }
            if (claim_refuses(path, why)) {
                return false;
            }
            continue;                        /* it was left in this moment */
        }
        if (is_still_there(file, c->lock)) {
            c->file = file;
            c->held = true;
            write_process(file);
            return true;
        }
        close(file);
    }
}

void claim_leave(claim *c)
{
    if (c->held && c->file >= 0) {
        unlink(c->lock);
        close(c->file);
    }
    *c = (claim){ .file = -1 };
}

bool claim_is_held(const char *path, long *process)
{
    char lock[DURABLE_PATH + 8], text[32] = "";
    *process = 0;
    int file = lock_path(lock, path) ? open(lock, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0) {
        return false;
    }
    bool held = flock(file, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    if (held && read(file, text, sizeof text - 1) > 0) {
        *process = strtol(text, NULL, 10);
    }
    close(file);
    return held;
}

bool claim_refuses(const char *path, char why[DURABLE_WHY])
{
    long process;
    if (!claim_is_held(path, &process)) {
        return false;
    }
    char number[40] = "";
    if (process > 0) {
        snprintf(number, sizeof number, " (process %ld)", process);
    }
    snprintf(why, DURABLE_WHY, "%s is being played in another window%s; leave it there first", durable_short(path), number);
    return true;
}

file_mark file_mark_of(const char *path)
{
    struct stat s;
    if (stat(path, &s) != 0) {
        return (file_mark){ .there = false };
    }
    return (file_mark){ .there = true, .node = s.st_ino, .size = s.st_size, .seconds = s.st_mtim.tv_sec, .nanoseconds = s.st_mtim.tv_nsec };
}

bool file_mark_same(const file_mark *a, const file_mark *b)
{
    return a->there == b->there && a->node == b->node && a->size == b->size && a->seconds == b->seconds && a->nanoseconds == b->nanoseconds;
}
