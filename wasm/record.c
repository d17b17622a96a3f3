/* record.c - records in the page: read, replayed and verified, as `hypercone replay --verify` does. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include "wasm/wasm.h"

static char *room;
static char why[RECORD_WHY];

EXPORT(hcw_room) char *hcw_room(size_t bytes)
{
    free(room);
    return room = malloc(bytes + 1);
}

const char *take_record(record *r, size_t bytes)
{
    FILE *in = room && bytes ? fmemopen(room, bytes, "r") : NULL;
    if (!in) return "There is no record to read.";
    bool good = record_read(r, in, why);
    fclose(in);
    return good ? NULL : why;
}

static void write_hash(char out[20], uint64_t hash) { snprintf(out, 20, "0x%016llx", (unsigned long long)hash); }

EXPORT(hcw_verify) const char *hcw_verify(size_t bytes)
{
    static char hash[20];
    record r = { 0 };
    hc_game g;
    const char *refused = take_record(&r, bytes);
    if (refused) return refused;
    bool same = record_replay(&r, SIZE_MAX, &g, NULL, NULL, why);
    record_free(&r);
    if (!same) return why;
    write_hash(hash, hc_hash(&g));
    return hash;
}
