/* record_file.c - records as files: where there is no file system, as in a page, this file is left out. */
#include <errno.h>
#include <string.h>

#include "store/durable.h"
#include "store/record.h"

_Static_assert((int)DURABLE_WHY == (int)RECORD_WHY, "one sentence for both");

bool record_save(const record *r, const char *path, char why[RECORD_WHY])
{
    durable d;
    if (!durable_open(&d, path, why)) {
        return false;
    }
    return durable_close(&d, record_write(r, d.out, true), why);
}

bool record_load(record *r, const char *path, char why[RECORD_WHY])
{
    char reason[RECORD_WHY];
    FILE *in = fopen(path, "r");
    if (!in) {
        snprintf(why, RECORD_WHY, "cannot open %s: %s", durable_short(path), strerror(errno));
        return false;
    }
    bool good = record_read(r, in, reason);
    fclose(in);
    if (!good) {
        snprintf(why, RECORD_WHY, "%s, %.140s", durable_short(path), reason);
    }
    return good;
}
