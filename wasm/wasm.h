/* wasm.h - what the files of wasm/ share: the engine in a page, without a server. */
#ifndef WASM_H
#define WASM_H
#include "store/record.h"

#define EXPORT(name) __attribute__((export_name(#name)))

/* Text from the page: it asks for room, writes there, and calls. */
char *hcw_room(size_t bytes);
const char *take_record(record *r, size_t bytes);        /* from the room; NULL, or why it is none */

/* Replays the record in the room: the hash of the last state, "0x...", or a sentence that says where it differs. */
const char *hcw_verify(size_t bytes);
#endif
