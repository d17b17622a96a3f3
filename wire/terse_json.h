/* terse_json.h - the same as view_json.h in numbers alone: for bots that play thousands of games.
 *
 * Numbers are the engine's; what does not exist is -1. docs/PROTOCOL.md, "The terse form". */
#ifndef TERSE_JSON_H
#define TERSE_JSON_H
#include "wire/json.h"
#include "hypercone/hypercone.h"

/* What the numbers mean, as lists of words: sent once. */
void js_terse_words(js *j, const char *key, int edition);
void js_terse_table(js *j, const char *key, const hc_game *view);
void js_terse_question(js *j, const char *key, const hc_question *q);
/* The choices; for HC_ASK_ACT also what each would use, under "sheets". */
void js_terse_options(js *j, const hc_game *view, const hc_question *q, const hc_option option[], int count);
/* Each has been through hc_event_for. */
void js_terse_events(js *j, const char *key, const hc_event item[], size_t count);
#endif
