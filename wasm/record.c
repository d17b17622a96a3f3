/* record.c - records in the page: read, kept, verified as `hypercone replay --verify` does, and looked at step by step. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include "wasm/wasm.h"
#include "wire/replay_json.h"

static char *room;
static char why[RECORD_WHY];

EXPORT(hcw_room) char *hcw_room(size_t bytes)
{
    free(room);
    return room = malloc(bytes + 1);
}

char *room_text(size_t bytes)
{
    static char nothing[1];
    nothing[0] = '\0';
    if (!room) return nothing;
    room[bytes] = '\0';
    return room;
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

EXPORT(hcw_save) const char *hcw_save(int commented)
{
    static char *text;
    size_t length;
    free(text);
    text = NULL;
    FILE *out = open_memstream(&text, &length);
    if (!out) return NULL;
    bool good = record_write(&the_table.host.rec, out, commented != 0);
    fclose(out);
    return good ? text : NULL;
}

/* ---- a finished game, step by step ------------------------------------------------------------------ */

static record shown;

EXPORT(hcw_replay_open) const char *hcw_replay_open(size_t bytes)
{
    hc_game end;
    record_free(&shown);
    shown = (record){ 0 };
    const char *refused = take_record(&shown, bytes);
    if (refused) return refused;
    if (!record_replay(&shown, SIZE_MAX, &end, NULL, NULL, why)) return why;
    return hc_asked(&end) ? "The game is not over yet; until then only its players know their cards." : NULL;
}

EXPORT(hcw_replay) const char *hcw_replay(int at, int eyes, int with_marks)
{
    hc_game end;
    js j;
    bool open = eyes < 0;
    if (!shown.setup.players || eyes >= shown.setup.players) return NULL;
    size_t wanted = at < 0 ? 0 : (size_t)at > shown.count ? shown.count : (size_t)at;
    js_begin(&j, false);
    replay_step step = { .j = &j, .names = names_for(&shown, open ? HC_NOBODY : eyes), .open = open, .at = wanted };
    js_object(&j, NULL);
    js_string(&j, "type", "replay");
    js_integer(&j, "at", (int64_t)wanted);
    js_integer(&j, "of", (int64_t)shown.count);
    record_replay(&shown, wanted, &end, js_replay_step, &step, why);
    if (with_marks) {
        replay_marks marks = { .j = &j, .names = names_for(&shown, HC_NOBODY), .edition = shown.setup.edition, .phase = -1 };
        js_array(&j, "marks");
        record_replay(&shown, SIZE_MAX, &end, js_replay_marks, &marks, why);
        js_close(&j);
    }
    js_close(&j);
    return written(&j);
}
