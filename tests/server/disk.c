/* disk.c - a disk that does not do as it is told, put before the C library (LD_PRELOAD) of a server under test.
 *
 * HYPERCONE_DISK names the database; what is done to it and to the files beside it (-wal, -shm, -journal) goes through here.
 * FILE.disk, read anew at each turn, says what is wrong, in one line: "" nothing, "full" files cannot grow, "error N" writes fail
 * with errno N, "slow MS" each sync takes so long, "clock S" the time of day is so many seconds off.
 * HYPERCONE_DISK_DIE="N when": the process dies at the N-th write or sync ("write", "before" or "after" a sync).
 * HYPERCONE_DISK_LOG names a file that gets everything that reaches the files: tests/server/power_test.py makes of it what a power cut leaves. */
#define _GNU_SOURCE 1
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { LONGEST = 4096 };
typedef ssize_t write_call(int, const void *, size_t);
typedef ssize_t pwrite_call(int, const void *, size_t, off_t);

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

/* What of the database the file is: "" itself, "-wal" ...; NULL: something else. */
static const char *part_of(const char *path)
{
    const char *database = getenv("HYPERCONE_DISK");
    size_t length = database ? strlen(database) : 0;
    if (!database || strncmp(path, database, length) != 0) {
        return NULL;
    }
    const char *end = path + length;
    return !*end || !strcmp(end, "-wal") || !strcmp(end, "-journal") ? end : NULL;
}

static const char *part_of_file(int file, char path[LONGEST])
{
    char link[64];
    if (!getenv("HYPERCONE_DISK")) {
        return NULL;
    }
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, LONGEST - 1);
    path[length > 0 ? length : 0] = '\0';
    return part_of(path);
}

/* The number behind the word if that is what is wrong now, else -1. */
static long long is_wrong(const char *word)
{
    static int (*open_it)(const char *, int, ...);
    char path[LONGEST], text[64] = "";
    const char *database = getenv("HYPERCONE_DISK");
    if (!database) {
        return -1;
    }
    open_it = open_it ? open_it : (int (*)(const char *, int, ...))real("open");
    snprintf(path, sizeof path, "%s.disk", database);
    int error = errno, file = open_it(path, O_RDONLY | O_CLOEXEC);
    bool has = file >= 0 && read(file, text, sizeof text - 1) > 0;
    if (file >= 0) {
        close(file);
    }
    errno = error;
    size_t length = strlen(word);
    return has && strncmp(text, word, length) == 0 ? strtoll(text + length, NULL, 10) : -1;
}

static void die_if_due(const char *when)
{
    static long turns;
    const char *wanted = getenv("HYPERCONE_DISK_DIE");
    char *word = NULL;
    long at = wanted ? strtol(wanted, &word, 10) : 0;
    if (wanted && strcmp(word + 1, when) == 0 && ++turns == at) {
        raise(SIGKILL);
    }
}

/* A line of text, then the bytes: time in ns, what, part of the database ("." itself), offset, length. */
static void note(const char *what, const char *part, const void *bytes, size_t length, int64_t offset)
{
    static int log = -1;
    const char *path = getenv("HYPERCONE_DISK_LOG");
    char line[128];
    struct timespec now;
    if (!path) {
        return;
    }
    if (log < 0) {
        log = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    }
    clock_gettime(CLOCK_MONOTONIC, &now);
    int head = snprintf(line, sizeof line, "%lld %s %s %lld %zu\n", (long long)now.tv_sec * 1000000000 + now.tv_nsec, what, *part ? part : ".",
                        (long long)offset, length);
    write_call *w = (write_call *)real("write");
    if (w(log, line, (size_t)head) != head || (bytes && w(log, bytes, length) != (ssize_t)length)) {
        abort();
    }
}

static bool may_write(int file, size_t length, off_t offset)
{
    struct stat is;
    long long error = is_wrong("error");
    if (error > 0) {
        errno = (int)error;
        return false;
    }
    if (is_wrong("full") >= 0 && fstat(file, &is) == 0 && offset + (off_t)length > is.st_size) {
        errno = ENOSPC;
        return false;
    }
    return true;
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off_t offset)
{
    char path[LONGEST];
    const char *part = part_of_file(file, path);
    pwrite_call *p = (pwrite_call *)real("pwrite64");
    if (!part) {
        return p(file, bytes, length, offset);
    }
    if (!may_write(file, length, offset)) {
        return -1;
    }
    note("write", part, bytes, length, offset);
    die_if_due("write");
    return p(file, bytes, length, offset);
}

/* Files of any size: the header has already made one name of the two. */
ssize_t short_pwrite(int file, const void *bytes, size_t length, off_t offset) __asm__("pwrite");
ssize_t short_pwrite(int file, const void *bytes, size_t length, off_t offset) { return pwrite64(file, bytes, length, offset); }

ssize_t write(int file, const void *bytes, size_t length)
{
    char path[LONGEST];
    const char *part = part_of_file(file, path);
    off_t offset = part ? lseek(file, 0, SEEK_CUR) : 0;
    if (part && !may_write(file, length, offset)) {
        return -1;
    }
    if (part) {
        note("write", part, bytes, length, offset);
        die_if_due("write");
    }
    return ((write_call *)real("write"))(file, bytes, length);
}

int ftruncate64(int file, off_t length)
{
    char path[LONGEST];
    const char *part = part_of_file(file, path);
    if (part && is_wrong("error") > 0) {
        errno = EIO;
        return -1;
    }
    if (part) {
        note("cut", part, NULL, 0, length);
    }
    return ((int (*)(int, off_t))real("ftruncate64"))(file, length);
}

int short_ftruncate(int file, off_t length) __asm__("ftruncate");
int short_ftruncate(int file, off_t length) { return ftruncate64(file, length); }

int unlink(const char *path)
{
    const char *part = part_of(path);
    if (part) {
        note("remove", part, NULL, 0, 0);
    }
    return ((int (*)(const char *))real("unlink"))(path);
}

/* Is it the folder in which the database is? */
static bool is_folder(const char *path)
{
    const char *database = getenv("HYPERCONE_DISK");
    size_t length = strlen(path);
    return database && length > 0 && strncmp(database, path, length) == 0 && database[length] == '/' && !strchr(database + length + 1, '/');
}

static int sync_file(int file, const char *name)
{
    char path[LONGEST];
    const char *part = part_of_file(file, path);
    int (*s)(int) = (int (*)(int))real(name);
    if (!part) {
        int done = s(file);
        if (is_folder(path)) {
            note("sync", "/", NULL, 0, 0);
        }
        return done;
    }
    long long slow = is_wrong("slow"), error = is_wrong("error");
    if (slow > 0) {
        usleep((useconds_t)slow * 1000);
    }
    if (error > 0) {
        errno = (int)error;
        return -1;
    }
    die_if_due("before");
    int result = s(file);
    note("sync", part, NULL, 0, 0);
    die_if_due("after");
    return result;
}

int fsync(int file) { return sync_file(file, "fsync"); }
int fdatasync(int file) { return sync_file(file, "fdatasync"); }

time_t time(time_t *out)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    long long off = getenv("HYPERCONE_DISK") ? is_wrong("clock +") : -1, back = getenv("HYPERCONE_DISK") ? is_wrong("clock -") : -1;
    time_t t = now.tv_sec + (off > 0 ? off : 0) - (back > 0 ? back : 0);
    if (out) {
        *out = t;
    }
    return t;
}
