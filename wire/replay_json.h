/* replay_json.h - the `replay` message of docs/WEB-PROTOCOL.md: one moment of a finished game, and where to jump to.
 *
 * The server and the offline engine walk a record with the same two functions; both have the form of record_each. */
#ifndef REPLAY_JSON_H
#define REPLAY_JSON_H
#include "wire/view_json.h"

/* Writes the members `view` and `events` after answer `at`, and nothing after any other. */
typedef struct replay_step {
    js *j;
    text_names names;                /* viewer: through whose eyes        */
    bool open;                       /* everything, not one seat's view   */
    size_t at;
} replay_step;
void js_replay_step(void *step, const hc_game *g, size_t i, const hc_events *ev);

/* Adds turns, encounters, phases, outcomes and who won to an open array. Begins with the phase -1. */
typedef struct replay_marks { js *j; text_names names; int edition, phase, encounters; } replay_marks;
void js_replay_marks(void *marks, const hc_game *g, size_t i, const hc_events *ev);
#endif
