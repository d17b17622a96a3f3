/* json.c - the append-only JSON writer. */
#include "wire/json.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void js_begin(js *j, bool pretty)
{
    *j = (js){ .pretty = pretty };
}

void js_free(js *j)
{
    free(j->text);
    *j = (js){ .pretty = j->pretty };
}

/* Room for so many more bytes and the NUL; false: there is none. */
static bool grow(js *j, size_t length)
{
    size_t room = (j->length + length + 1) * 2;
    char *more = j->failed ? NULL : realloc(j->text, room);
    j->failed |= more == NULL;
    if (more) {
        j->text = more;
        j->room = room;
    }
    return more != NULL;
}

/* Where so many more bytes can be written; NULL: there is no memory for them. */
static inline char *room_for(js *j, size_t length)
{
    const bool there = !j->failed && j->length + length + 1 <= j->room;
    return there || grow(j, length) ? j->text + j->length : NULL;
}

/* What was written there ends here. */
static inline void end_at(js *j, char *at)
{
    *at = '\0';
    j->length = (size_t)(at - j->text);
}

static void append(js *j, const char *text, size_t length)
{
    char *at = room_for(j, length);
    if (at) {
        memcpy(at, text, length);
        end_at(j, at + length);
    }
}

static inline void append_char(js *j, char c)
{
    char *at = room_for(j, 1);
    if (at) {
        *at = c;
        end_at(j, at + 1);
    }
}

static void append_word(js *j, const char *word)
{
    append(j, word, strlen(word));
}

static void break_line(js *j)
{
    if (!j->pretty) {
        return;
    }
    append_word(j, "\n");
    for (int i = 0; i < j->depth; i++) {
        append_word(j, "  ");
    }
}

/* Length of the valid UTF-8 character at s; 0: not one. */
static size_t utf8_length(const unsigned char *s)
{
    size_t length = s[0] < 0x80 ? 1 : s[0] >= 0xC2 && s[0] < 0xE0 ? 2 : s[0] >= 0xE0 && s[0] < 0xF0 ? 3
                  : s[0] >= 0xF0 && s[0] < 0xF5 ? 4 : 0;
    for (size_t i = 1; i < length; i++) {
        if ((s[i] & 0xC0) != 0x80) {
            return 0;
        }
    }
    bool is_wrong = (s[0] == 0xE0 && s[1] < 0xA0) || (s[0] == 0xED && s[1] >= 0xA0) || (s[0] == 0xF0 && s[1] < 0x90) ||
                    (s[0] == 0xF4 && s[1] >= 0x90);
    return is_wrong ? 0 : length;
}

/* Most bytes stand as they are: all of ASCII but controls, quotes and backslashes. */
#define FOUR(c) [c] = 1, [(c) + 1] = 1, [(c) + 2] = 1, [(c) + 3] = 1
#define SIXTEEN(c) FOUR(c), FOUR((c) + 4), FOUR((c) + 8), FOUR((c) + 12)
static const uint8_t PLAIN[256] = {
    [' '] = 1, ['!'] = 1, ['#'] = 1, FOUR('$'), FOUR('('), FOUR(','), SIXTEEN('0'), SIXTEEN('@'), FOUR('P'), FOUR('T'), FOUR('X'),
    [']'] = 1, ['^'] = 1, ['_'] = 1, SIXTEEN('`'), FOUR('p'), FOUR('t'), FOUR('x'), ['|'] = 1, ['}'] = 1, ['~'] = 1,
};

/* Of eight bytes, the top bit of each that may not stand as it is (besides DEL): below a space, a quote, a backslash, above ASCII. A byte
 * behind such a one may be marked, too. */
#define IN_ALL(c) ((uint64_t)(c) * 0x0101010101010101u)
static inline uint64_t not_plain(uint64_t x)
{
    const uint64_t quotes = x ^ IN_ALL('"'), slashes = x ^ IN_ALL('\\'), deletes = x ^ IN_ALL(0x7F);
    return ((x - IN_ALL(' ')) | (quotes - IN_ALL(1)) | (slashes - IN_ALL(1)) | (deletes - IN_ALL(1)) | x) & IN_ALL(0x80);
}

/* Copies what stands as it is, and returns how much that was: mostly all. */
static inline size_t copy_plain(char *to, const unsigned char *s, size_t length)
{
    size_t n = 0;
    for (; n + 8 <= length; n += 8) {
        uint64_t eight;
        memcpy(&eight, s + n, 8);
        if (not_plain(eight)) {
            break;
        }
        memcpy(to + n, &eight, 8);
    }
    for (; PLAIN[s[n]]; n++) {
        to[n] = (char)s[n];
    }
    return n;
}

static size_t append_escaped(js *j, const unsigned char *s)
{
    size_t length = utf8_length(s);
    if (length == 0) {
        append_word(j, "\xEF\xBF\xBD");
        return 1;
    }
    if (*s == '"' || *s == '\\') {
        char escaped[2] = { '\\', (char)*s };
        append(j, escaped, 2);
    } else if (*s < 0x20 || *s == 0x7F) {
        char escaped[8];
        snprintf(escaped, sizeof escaped, "\\u%04x", (unsigned)*s);
        append_word(j, escaped);
    } else {
        append(j, (const char *)s, length);
    }
    return length;
}

static void append_quoted(js *j, const char *value)
{
    const unsigned char *s = (const unsigned char *)value;
    append_char(j, '"');
    for (size_t left = strlen(value); left > 0;) {
        char *at = room_for(j, left + 1);
        if (!at) {
            return;
        }
        size_t n = copy_plain(at, s, left);
        end_at(j, at + n);
        n += n < left ? append_escaped(j, s + n) : 0;
        s += n;
        left -= n;
    }
    append_char(j, '"');
}

/* The comma, the line and the key that come before any value, in a form for people to read. */
static void lead_in_prettily(js *j, const char *key)
{
    if (j->depth > 0) {
        if (j->filled[j->depth - 1]) {
            append_char(j, ',');
        }
        j->filled[j->depth - 1] = true;
        break_line(j);
    }
    if (key) {
        append_quoted(j, key);
        append_char(j, ':');
        append_char(j, ' ');
    }
}

/* The comma and the key, and where the value can be written, which is so long; NULL: there is no memory. Keys are words of ours, with
 * nothing in them to escape (json.h). */
static inline char *lead_in(js *j, const char *key, size_t length, size_t value_length)
{
    if (j->pretty) {
        lead_in_prettily(j, key);
        return room_for(j, value_length);
    }
    char *at = room_for(j, length + 4 + value_length);
    if (!at) {
        return NULL;
    }
    if (j->depth > 0) {
        *at = ',';
        at += j->filled[j->depth - 1];
        j->filled[j->depth - 1] = true;
    }
    if (key) {
        *at++ = '"';
        memcpy(at, key, length);
        memcpy(at + length, "\":", 2);
        at += length + 2;
    }
    return at;
}

static void open_level(js *j, const char *key, size_t length, char opens, char closes)
{
    char *at = lead_in(j, key, length, 1);
    if (!at || j->depth >= JSON_DEPTH) {
        j->failed = true;
        return;
    }
    *at = opens;
    end_at(j, at + 1);
    j->closes[j->depth] = closes;
    j->filled[j->depth] = false;
    j->depth++;
}

void js_put_object(js *j, const char *key, size_t length)
{
    open_level(j, key, length, '{', '}');
}

void js_put_array(js *j, const char *key, size_t length)
{
    open_level(j, key, length, '[', ']');
}

void js_close(js *j)
{
    if (j->depth == 0) {
        j->failed = true;
        return;
    }
    j->depth--;
    if (j->filled[j->depth]) {
        break_line(j);
    }
    append_char(j, j->closes[j->depth]);
}

void js_end_line(js *j)
{
    j->failed |= j->depth != 0;
    append_word(j, "\n");
}

void js_put_word(js *j, const char *key, size_t length, const char *value, size_t value_length)
{
    char *at = lead_in(j, key, length, value_length);
    if (at) {
        memcpy(at, value, value_length);
        end_at(j, at + value_length);
    }
}

void js_put_string(js *j, const char *key, size_t length, const char *value)
{
    if (!value) {
        js_put_word(j, key, length, "null", 4);
        return;
    }
    char *at = lead_in(j, key, length, 0);
    if (at) {
        end_at(j, at);
        append_quoted(j, value);
    }
}

void js_put_integer(js *j, const char *key, size_t length, int64_t value)
{
    enum { DIGITS = 20 };
    char digits[DIGITS], *at = lead_in(j, key, length, DIGITS + 1);
    if (!at) {
        return;
    }
    if (value >= 0 && value < 10) {      /* most of what a terse message holds */
        *at = (char)('0' + value);
        end_at(j, at + 1);
        return;
    }
    size_t first = DIGITS;
    uint64_t left = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
    do {
        digits[--first] = (char)('0' + left % 10);
        left /= 10;
    } while (left > 0);
    *at = '-';
    at += value < 0;
    memcpy(at, digits + first, DIGITS - first);
    end_at(j, at + DIGITS - first);
}

void js_real(js *j, const char *key, double value, int decimals)
{
    enum { MOST_DECIMALS = 6 };
    char digits[32];
    double scale = 1;
    int places = decimals < 0 ? 0 : decimals > MOST_DECIMALS ? MOST_DECIMALS : decimals;
    for (int i = 0; i < places; i++) {
        scale *= 10;
    }
    if (!isfinite(value) || value * scale > 9e15 || value * scale < -9e15) {
        js_null(j, key);
        return;
    }
    bool is_negative = value < 0;
    long long scaled = (long long)((is_negative ? -value : value) * scale + 0.5);
    int length = 0;
    for (int i = 0; i <= places || scaled > 0; i++, scaled /= 10) {      /* from the last digit on */
        if (i > 0 && i == places) {
            digits[length++] = '.';
        }
        digits[length++] = (char)('0' + scaled % 10);
    }
    char *at = lead_in(j, key, js_key_length(key), sizeof digits + 1);
    if (!at) {
        return;
    }
    if (is_negative) {
        *at++ = '-';
    }
    while (length > 0) {
        *at++ = digits[--length];
    }
    end_at(j, at);
}

void js_hex(js *j, const char *key, uint64_t value)
{
    char digits[24];
    snprintf(digits, sizeof digits, "0x%016llx", (unsigned long long)value);
    js_string(j, key, digits);
}

void js_empty(js *j)
{
    j->length = 0;
    j->depth = 0;
    j->failed = false;
}

bool js_print(js *j, FILE *out)
{
    append_word(j, "\n");
    bool good = !j->failed && j->depth == 0 && fwrite(j->text, 1, j->length, out) == j->length;
    js_empty(j);
    return good;
}
