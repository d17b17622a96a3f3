/* durable.c - writes a file beside the old one and renames it. */
#define _POSIX_C_SOURCE 200809L
#include "store/durable.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

const char *durable_short(const char *path)
{
    size_t length = strlen(path);
    if (length <= DURABLE_SHORT) {
        return path;
    }
    const char *cut = strchr(path + length - DURABLE_SHORT, '/');
    return cut ? cut + 1 : path + length - DURABLE_SHORT;
}

static bool refuse(const char *doing, const char *path, int error, char why[DURABLE_WHY])
{
    snprintf(why, DURABLE_WHY, "cannot %s %.*s: %s", doing, DURABLE_SHORT, durable_short(path), strerror(error));
    return false;
}

static bool is_special_file(const char *path)
{
    struct stat s;
    return stat(path, &s) == 0 && !S_ISREG(s.st_mode);
}

bool durable_open(durable *d, const char *path, char why[DURABLE_WHY])
{
    *d = (durable){ 0 };
    if (strlen(path) >= sizeof d->path) {
        return refuse("write", path, ENAMETOOLONG, why);
    }
    snprintf(d->path, sizeof d->path, "%s", path);
    int file;
    if (is_special_file(path)) {
        file = open(path, O_WRONLY | O_CLOEXEC);
    } else {
        snprintf(d->beside, sizeof d->beside, "%s.%ld.new", path, (long)getpid());
        file = open(d->beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    }
    if (file < 0) {
        return refuse("write", path, errno, why);
    }
    d->out = fdopen(file, "w");
    if (!d->out) {
        int error = errno;
        close(file);
        unlink(d->beside);
        return refuse("write", path, error, why);
    }
    return true;
}

/* Why an earlier write failed is no longer known; one byte more fails for the same reason, as a full disk does. */
static int cause_of(FILE *out)
{
    return write(fileno(out), "\n", 1) < 0 ? errno : EIO;
}

/* Everything that can still go wrong with a written file shows here, at the latest in close. */
static int finish_writing(FILE *out, bool to_disk)
{
    int error = 0;
    if (ferror(out)) {
        error = cause_of(out);
    }
    if (fflush(out) != 0 && !error) {
        error = errno;
    } else if (!error && to_disk && fsync(fileno(out)) != 0) {
        error = errno;
    }
    if (fclose(out) != 0 && !error) {
        error = errno;
    }
    return error;
}

bool durable_close(durable *d, bool good, char why[DURABLE_WHY])
{
    bool renames = d->beside[0] != '\0';
    int error = finish_writing(d->out, renames && good);
    d->out = NULL;
    if (!error && !good) {
        error = EIO;
    }
    if (!error && renames && rename(d->beside, d->path) != 0) {
        error = errno;
    }
    if (error) {
        if (renames) {
            unlink(d->beside);
        }
        return refuse("write", d->path, error, why);
    }
    return true;
}
