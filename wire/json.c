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

static inline bool has_room(js *j, size_t length)
{
    return (!j->failed && j->length + length + 1 <= j->room) || grow(j, length);
}

static void append(js *j, const char *text, size_t length)
{
    if (has_room(j, length)) {
        memcpy(j->text + j->length, text, length);
        j->length += length;
        j->text[j->length] = '\0';
    }
}

static inline void append_char(js *j, char c)
{
    if (has_room(j, 1)) {
        j->text[j->length++] = c;
        j->text[j->length] = '\0';
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

static void append_quoted(js *j, const char *value)
{
    append_char(j, '"');
    for (const unsigned char *s = (const unsigned char *)value; *s;) {
        size_t length = 0;
        while (PLAIN[s[length]]) {
            length++;
        }
        if (length > 0) {
            append(j, (const char *)s, length);
            s += length;
            continue;
        }
        length = utf8_length(s);
        if (length == 0) {
            append_word(j, "\xEF\xBF\xBD");
            length = 1;
        } else if (*s == '"' || *s == '\\') {
            char escaped[2] = { '\\', (char)*s };
            append(j, escaped, 2);
        } else if (*s < 0x20 || *s == 0x7F) {
            char escaped[8];
            snprintf(escaped, sizeof escaped, "\\u%04x", (unsigned)*s);
            append_word(j, escaped);
        } else {
            append(j, (const char *)s, length);
        }
        s += length;
    }
    append_char(j, '"');
}

/* Keys are words of ours, with nothing in them to escape (json.h): written in one go, with the comma before them. */
static void lead_in_shortly(js *j, const char *key)
{
    size_t length = strlen(key);
    if (!has_room(j, length + 4)) {
        return;
    }
    char *at = j->text + j->length;
    if (j->depth > 0) {
        *at = ',';
        at += j->filled[j->depth - 1];
        j->filled[j->depth - 1] = true;
    }
    *at++ = '"';
    memcpy(at, key, length);
    memcpy(at + length, "\":", 3);
    j->length = (size_t)(at + length + 2 - j->text);
}

/* The comma, the line and the key that come before any value. */
static void lead_in(js *j, const char *key)
{
    if (key && !j->pretty) {
        lead_in_shortly(j, key);
        return;
    }
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
        if (j->pretty) {
            append_char(j, ' ');
        }
    }
}

static void open_level(js *j, const char *key, char opens, char closes)
{
    lead_in(j, key);
    append_char(j, opens);
    if (j->depth >= JSON_DEPTH) {
        j->failed = true;
        return;
    }
    j->closes[j->depth] = closes;
    j->filled[j->depth] = false;
    j->depth++;
}

void js_object(js *j, const char *key)
{
    open_level(j, key, '{', '}');
}

void js_array(js *j, const char *key)
{
    open_level(j, key, '[', ']');
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

void js_string(js *j, const char *key, const char *value)
{
    if (!value) {
        js_null(j, key);
        return;
    }
    lead_in(j, key);
    append_quoted(j, value);
}

void js_integer(js *j, const char *key, int64_t value)
{
    char digits[24];
    size_t at = sizeof digits;
    uint64_t left = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
    do {                                 /* by hand: most of what a terse message holds are numbers */
        digits[--at] = (char)('0' + left % 10);
        left /= 10;
    } while (left > 0);
    if (value < 0) {
        digits[--at] = '-';
    }
    lead_in(j, key);
    append(j, digits + at, sizeof digits - at);
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
    lead_in(j, key);
    if (is_negative) {
        append_word(j, "-");
    }
    while (length > 0) {
        append(j, &digits[--length], 1);
    }
}

void js_bool(js *j, const char *key, bool value)
{
    lead_in(j, key);
    append_word(j, value ? "true" : "false");
}

void js_null(js *j, const char *key)
{
    lead_in(j, key);
    append_word(j, "null");
}

void js_raw(js *j, const char *key, const char *value)
{
    lead_in(j, key);
    append_word(j, value);
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
