/* json.h - writes JSON into a growing buffer: nothing is read back, nothing is changed.
 *
 * Inside an object every call names a key, a word of ours with nothing in it to escape; inside an array (and at the top) the key is NULL.
 * Running out of memory is remembered and told by js_print. The names begin with js_ because
 * json_ belongs to the library that reads JSON. */
#ifndef JSON_H
#define JSON_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { JSON_DEPTH = 16 };

typedef struct js {
    char *text;                  /* NUL-terminated                       */
    size_t length, room;
    bool failed, pretty;         /* pretty: a line for each member       */
    int depth;
    char closes[JSON_DEPTH];     /* what ends each open level            */
    bool filled[JSON_DEPTH];     /* has the level a member already?      */
} js;

void js_begin(js *j, bool pretty);
void js_free(js *j);

void js_close(js *j);                    /* the innermost open one */
void js_end_line(js *j);                 /* the value is whole; another may follow on a line of its own */

/* The same with the length of the key, 0 without one: of a key that is written down where it is used the compiler knows it. */
void js_put_object(js *j, const char *key, size_t length);
void js_put_array(js *j, const char *key, size_t length);
void js_put_string(js *j, const char *key, size_t length, const char *value);
void js_put_integer(js *j, const char *key, size_t length, int64_t value);
void js_put_word(js *j, const char *key, size_t length, const char *value, size_t value_length);

static inline size_t js_key_length(const char *key) { return key ? strlen(key) : 0; }
static inline void js_object(js *j, const char *key) { js_put_object(j, key, js_key_length(key)); }
static inline void js_array(js *j, const char *key) { js_put_array(j, key, js_key_length(key)); }
/* NULL: null; bad UTF-8 becomes U+FFFD */
static inline void js_string(js *j, const char *key, const char *value) { js_put_string(j, key, js_key_length(key), value); }
static inline void js_integer(js *j, const char *key, int64_t value) { js_put_integer(j, key, js_key_length(key), value); }
static inline void js_bool(js *j, const char *key, bool value) { js_put_word(j, key, js_key_length(key), value ? "true" : "false", value ? 4 : 5); }
static inline void js_null(js *j, const char *key) { js_put_word(j, key, js_key_length(key), "null", 4); }
/* JSON that was written before */
static inline void js_raw(js *j, const char *key, const char *value) { js_put_word(j, key, js_key_length(key), value, strlen(value)); }
void js_real(js *j, const char *key, double value, int decimals);  /* never in another locale's way */
void js_hex(js *j, const char *key, uint64_t value);         /* "0x...": 64 bits do not fit a double */

void js_empty(js *j);                    /* begins anew in the same memory */
bool js_print(js *j, FILE *out);         /* with a newline; false: not all could be written. Empties it */
#endif
