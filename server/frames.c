/* frames.c - frames of a WebSocket as they come in. The library reads those without a mask like all others and tells nobody (newer ones refuse
 * them), nor does it tell of pings. It reads sockets with recv and SSL_read; the program has functions of these names, which are found first, let
 * the real ones read, and look at what came: the bytes themselves, plain or out of TLS. */
#define _GNU_SOURCE 1
#include "server/frames.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

typedef enum reading { REQUESTS, FIRST, SECOND, LENGTH, PAYLOAD, NOTHING_MORE } reading;

typedef struct along {
    uint64_t bytes;
    uint64_t left;                   /* of the length's bytes and of the mask and the payload  */
    uint64_t length;                 /* as far as it is read                                   */
    uint64_t after_head;             /* bytes since the last empty line                        */
    uint32_t heads;                  /* empty lines since the last request                     */
    uint8_t reading, ending;         /* ending: so much of an empty line has come              */
    bool unmasked;
} along;

enum { MASK = 4, MASKED = 0x80, LENGTH_OF_2 = 126, LENGTH_OF_8 = 127 };
static const char EMPTY_LINE[] = "\r\n\r\n";

static struct { along *socket; size_t count; } known;    /* by the number of the file */

static along *along_of(int fd) { return fd >= 0 && (size_t)fd < known.count ? &known.socket[fd] : NULL; }

void frames_expect(int fd)
{
    if (fd >= 0 && (size_t)fd >= known.count) {
        size_t count = (size_t)fd * 2 + 64;
        along *more = realloc(known.socket, count * sizeof *more);
        if (!more) {
            return;
        }
        memset(more + known.count, 0, (count - known.count) * sizeof *more);
        known.socket = more;
        known.count = count;
    }
    along *a = along_of(fd);
    if (a) {
        *a = (along){ .reading = REQUESTS };
    }
}

void frames_request(int fd)
{
    along *a = along_of(fd);
    if (a) {
        a->heads = 0;
    }
}

bool frames_begin(int fd)
{
    along *a = along_of(fd);
    if (!a || a->bytes == 0) {
        return true;                 /* the library reads in some other way */
    }
    a->reading = FIRST;
    return a->heads == 1 && a->after_head == 0;
}

bool frames_are_masked(int fd)
{
    const along *a = along_of(fd);
    return !a || !a->unmasked;
}

bool frames_bytes(int fd, uint64_t *bytes)
{
    const along *a = along_of(fd);
    *bytes = a ? a->bytes : 0;
    return *bytes > 0;
}

/* ---- reading ------------------------------------------------------------------------------------------- */

static void read_request(along *a, char c)
{
    a->after_head++;
    a->ending = c == EMPTY_LINE[a->ending] ? (uint8_t)(a->ending + 1) : c == '\r';
    if (!EMPTY_LINE[a->ending]) {
        a->heads++;
        a->ending = 0;
        a->after_head = 0;
    }
}

static void read_second(along *a, unsigned char c)
{
    unsigned length = c & (MASKED - 1u);
    a->unmasked |= !(c & MASKED);
    a->reading = a->unmasked ? NOTHING_MORE : length < LENGTH_OF_2 ? PAYLOAD : LENGTH;
    a->left = length < LENGTH_OF_2 ? length + MASK : length == LENGTH_OF_2 ? 2 : 8;
    a->length = 0;
}

static void read_length(along *a, unsigned char c)
{
    a->length = a->length << 8 | c;
    if (--a->left == 0) {
        a->left = a->length + MASK;
        a->reading = PAYLOAD;
    }
}

/* As much of it as is of no interest. */
static size_t skip_payload(along *a, size_t here)
{
    size_t skipped = a->left < here ? (size_t)a->left : here;
    a->left -= skipped;
    a->reading = a->left > 0 ? PAYLOAD : FIRST;
    return skipped;
}

static void read_along(int fd, const unsigned char *bytes, size_t count)
{
    along *a = along_of(fd);
    if (!a) {
        return;
    }
    a->bytes += count;
    for (size_t at = 0; at < count && a->reading != NOTHING_MORE;) {
        switch ((reading)a->reading) {
        case REQUESTS: read_request(a, (char)bytes[at++]); break;
        case FIRST:    at++; a->reading = SECOND; break;
        case SECOND:   read_second(a, bytes[at++]); break;
        case LENGTH:   read_length(a, bytes[at++]); break;
        case PAYLOAD:  at += skip_payload(a, count - at); break;
        case NOTHING_MORE: break;
        }
    }
}

/* ---- in between ---------------------------------------------------------------------------------------- */

/* Declared here and not by their headers, which may make something else of these names. */
ssize_t recv(int fd, void *to, size_t room, int how);
int SSL_read(void *tls, void *to, int room);

ssize_t recv(int fd, void *to, size_t room, int how)
{
    static ssize_t (*reads)(int, void *, size_t, int);
    if (!reads) {
        *(void **)(&reads) = dlsym(RTLD_NEXT, "recv");
    }
    ssize_t came = reads(fd, to, room, how);
    if (came > 0) {
        read_along(fd, to, (size_t)came);
    }
    return came;
}

int SSL_read(void *tls, void *to, int room)
{
    static int (*reads)(void *, void *, int), (*file_of)(const void *);
    if (!reads) {
        *(void **)(&reads) = dlsym(RTLD_NEXT, "SSL_read");
        *(void **)(&file_of) = dlsym(RTLD_NEXT, "SSL_get_fd");
    }
    int came = reads(tls, to, room);
    if (came > 0 && file_of) {
        read_along(file_of(tls), to, (size_t)came);
    }
    return came;
}
