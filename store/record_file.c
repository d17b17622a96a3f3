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

typedef bool reader(record *r, FILE *in, char why[RECORD_WHY]);

static bool read_file(record *r, const char *path, reader *read, char why[RECORD_WHY])
{
    char reason[RECORD_WHY];
    FILE *in = fopen(path, "r");
    if (!in) {
        snprintf(why, RECORD_WHY, "cannot open %s: %s", durable_short(path), strerror(errno));
        return false;
    }
    bool good = read(r, in, reason);
    fclose(in);
    why[0] = '\0';
    if (!good || (read == record_read_part && reason[0])) {
        snprintf(why, RECORD_WHY, "%s, %.140s", durable_short(path), reason);
    }
    return good;
}

bool record_load(record *r, const char *path, char why[RECORD_WHY])
{
    return read_file(r, path, record_read, why);
}

static void count_answer(void *ctx, const hc_game *g, size_t i, const hc_events *ev)
{
    (void)g, (void)ev;
    *(size_t *)ctx = i;
}

/* Answers that fit may still belong to another game: only the checks tell. */
bool record_rescue(record *r, const char *path, hc_game *g, char why[RECORD_WHY])
{
    char reason[RECORD_WHY];
    size_t good = 0;
    if (!read_file(r, path, record_read_part, why)) {
        return false;
    }
    while (!record_replay(r, SIZE_MAX, g, count_answer, &good, reason)) {
        if (r->count == 0) {                 /* it does not even begin */
            record_free(r);
            snprintf(why, RECORD_WHY, "%s: %.140s", durable_short(path), reason);
            return false;
        }
        if (!why[0]) {
            snprintf(why, RECORD_WHY, "%s: %.140s", durable_short(path), reason);
        }
        for (r->count = good; r->count > 0 && r->answer[r->count - 1].check == 0;) {
            r->count--;
        }
    }
    return true;
}
