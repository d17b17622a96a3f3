/* told_json.c - a sentence as JSON: its words, and where in them players, sheets and words of the rules are named. */
#include "wire/view_json.h"

#include <stdio.h>
#include <string.h>

enum { TOLD = 640, NAMES = 24 };

/* What a stretch of the sentence names; `from` and `to` count as a browser does, in UTF-16. */
typedef struct named { int kind, seat, from, to; char meant[64]; } named;
typedef struct told { char text[TOLD]; size_t length; int units, names; named name[NAMES]; } told;

static bool is_seat(char c) { return c >= TEXT_MARK && c < TEXT_MARK + HC_SEATS; }

static void begin_name(told *t, const char **s)
{
    named *n = &t->name[t->names];
    *n = (named){ .kind = **s, .seat = **s - TEXT_MARK };
    bool has_meaning = !is_seat(**s);
    ++*s;
    if (has_meaning) {
        size_t length = strcspn(*s, "\x10");
        snprintf(n->meant, sizeof n->meant, "%.*s", (int)length, *s);
        *s += length + ((*s)[length] != '\0');
    }
    n->from = n->to = t->units;
}

static void end_name(told *t)
{
    if (t->names < NAMES - 1 && t->name[t->names].kind) t->name[t->names++].to = t->units;
    t->name[t->names].kind = 0;
}

static void add_byte(told *t, char c)
{
    const unsigned char byte = (unsigned char)c;
    if (t->length + 1 >= sizeof t->text) return;
    t->text[t->length++] = c;
    t->text[t->length] = '\0';
    if ((byte & 0xC0) != 0x80) t->units += byte >= 0xF0 ? 2 : 1;
}

static void take_apart(told *t, const char *s)
{
    memset(t, 0, sizeof *t);
    while (*s) {
        if (is_seat(*s) || *s == TEXT_OF_SHEET || *s == TEXT_OF_WORD) begin_name(t, &s);
        else if (*s == TEXT_END) {
            end_name(t);
            s++;
        } else add_byte(t, *s++);
    }
    end_name(t);
}

static void write_names(js *j, const char *key, const told *t)
{
    if (t->names == 0) return;
    js_array(j, key);
    for (int i = 0; i < t->names; i++) {
        const named *n = &t->name[i];
        js_object(j, NULL);
        js_integer(j, "from", n->from);
        js_integer(j, "to", n->to);
        if (n->kind == TEXT_OF_SHEET) js_string(j, "sheet", n->meant);
        else if (n->kind == TEXT_OF_WORD) js_string(j, "word", n->meant);
        else js_integer(j, "seat", n->seat);
        js_close(j);
    }
    js_close(j);
}

void js_told(js *j, const char *key, const char *names, const char *text)
{
    told t;
    take_apart(&t, text);
    js_string(j, key, t.text);
    write_names(j, names, &t);
}

static bool ends_sentence(const char *s) { return strchr(".!?", *s) && (s[1] == ' ' || s[1] == '\0'); }

/* Stops within what is quoted end no sentence. */
void js_ends(js *j, const char *key, const char *text)
{
    told t;
    int units = 0;
    bool quoted = false;
    take_apart(&t, text);
    js_array(j, key);
    for (const char *s = t.text; *s; s++) {
        const unsigned char byte = (unsigned char)*s;
        if ((byte & 0xC0) != 0x80) units += byte >= 0xF0 ? 2 : 1;
        if (*s == '"') quoted = !quoted;
        if (!quoted && ends_sentence(s)) js_integer(j, NULL, units);
    }
    js_close(j);
}
