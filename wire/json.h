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

void js_object(js *j, const char *key);
void js_array(js *j, const char *key);
void js_close(js *j);                    /* the innermost open one */
void js_end_line(js *j);                 /* the value is whole; another may follow on a line of its own */

void js_string(js *j, const char *key, const char *value);   /* NULL: null; bad UTF-8 becomes U+FFFD */
void js_integer(js *j, const char *key, int64_t value);
void js_real(js *j, const char *key, double value, int decimals);  /* never in another locale's way */
void js_bool(js *j, const char *key, bool value);
void js_null(js *j, const char *key);
void js_raw(js *j, const char *key, const char *value);        /* JSON that was written before */
void js_hex(js *j, const char *key, uint64_t value);         /* "0x...": 64 bits do not fit a double */

void js_empty(js *j);                    /* begins anew in the same memory */
bool js_print(js *j, FILE *out);         /* with a newline; false: not all could be written. Empties it */
#endif
