/* parse.c - scenario files as lines of words, before anything is understood. */
#define _POSIX_C_SOURCE 200809L
#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include "cli/scenario/scenario.h"

const char *nth_word(const script_line *l, int i) { return i >= 0 && i < l->words ? l->store + l->at[i] : ""; }

bool nth_word_is(const script_line *l, int i, const char *what)
{
    return i < l->words && !l->quoted[i] && strcmp(nth_word(l, i), what) == 0;
}

const script_line *current_line(const run *r) { return &r->script->line[r->at]; }

static const char *skip_to_letter(const char *s)
{
    while (*s && !isalnum((unsigned char)*s)) s++;
    return s;
}

bool same_name(const char *a, const char *b)
{
    for (;; a++, b++) {
        a = skip_to_letter(a);
        b = skip_to_letter(b);
        if (tolower((unsigned char)*a) != tolower((unsigned char)*b)) return false;
        if (!*a) return true;
    }
}

bool read_integer(const char *word, int *out)
{
    char *end;
    errno = 0;
    long n = strtol(word, &end, 10);
    if (end == word || *end || errno || n < INT16_MIN || n > INT16_MAX || isspace((unsigned char)*word) || *word == '+')
        return false;
    *out = (int)n;
    return true;
}

bool text_contains(const char *text, const char *part)
{
    size_t n = strlen(part);
    for (; *text; text++)
        if (strncasecmp(text, part, n) == 0) return true;
    return n == 0;
}

void add_text(char *out, size_t room, const char *format, ...)
{
    size_t used = strlen(out);
    va_list args;
    va_start(args, format);
    vsnprintf(out + used, room - used, format, args);
    va_end(args);
}

bool fail(run *r, const char *format, ...)
{
    char what[WHY_ROOM / 2], asked[WHY_ROOM];
    va_list args;
    va_start(args, format);
    vsnprintf(what, sizeof what, format, args);
    va_end(args);
    r->why[0] = 0;
    add_text(r->why, sizeof r->why, "%s:%d: %s\n    line: %s\n", r->script->path, current_line(r)->number, what,
             current_line(r)->text);
    if (!r->begun) return false;
    describe_asked(r, asked, sizeof asked);
    add_text(r->why, sizeof r->why, "%s", asked);
    return false;
}

/* ---- words ---------------------------------------------------------------------------------------- */

/* One word from *from into the line's store: quoted, a comma, or up to the next space. */
static const char *cut_word(script_line *l, const char *from, size_t *used, const char **wrong)
{
    bool quoted = *from == '"';
    size_t length = quoted ? strcspn(++from, "\"") : *from == ',' ? 1 : strcspn(from, " \t,\"");
    if (quoted && from[length] != '"') {
        *wrong = "a quotation mark is not closed";
        return from;
    }
    if (l->words == WORDS_MAX) {
        *wrong = "the line has too many words";
        return from;
    }
    l->at[l->words] = (uint16_t)*used;
    l->quoted[l->words++] = quoted;
    memcpy(l->store + *used, from, length);
    l->store[*used + length] = 0;
    *used += length + 1;
    return from + length + quoted;
}

/* `#` begins a comment, except within quotation marks. */
static size_t length_without_comment(const char *text)
{
    bool quoted = false;
    size_t i = 0;
    for (; text[i]; i++) {
        if (text[i] == '"') quoted = !quoted;
        if (text[i] == '#' && !quoted) break;
    }
    while (i > 0 && isspace((unsigned char)text[i - 1])) i--;
    return i;
}

/* A scenario's title is free text: quotation marks and commas mean nothing in it. */
static bool is_title(const char *text)
{
    size_t word = strcspn(text, " \t");
    return word == strlen("scenario") && memcmp(text, "scenario", word) == 0;
}

/* The words need at most twice the room of the text: add_line sees to it that there is enough. */
static const char *split(script_line *l)
{
    const char *at = l->text, *wrong = NULL;
    size_t used = 0;
    if (is_title(at)) {
        cut_word(l, at, &used, &wrong);
        at += strlen("scenario");
        at += strspn(at, " \t");
        if (!*at) return "a scenario needs a name: what does it show?";
        l->at[l->words++] = (uint16_t)used;
        memcpy(l->store + used, at, strlen(at) + 1);
        return NULL;
    }
    while (!wrong && *(at += strspn(at, " \t"))) at = cut_word(l, at, &used, &wrong);
    return wrong;
}

static bool add_line(script *s, int number, const char *text, char why[WHY_ROOM])
{
    if (s->count == s->room) {
        int room = s->room ? s->room * 2 : 64;
        script_line *grown = realloc(s->line, (size_t)room * sizeof *grown);
        if (!grown) {
            snprintf(why, WHY_ROOM, "%s: not enough memory\n", s->path);
            return false;
        }
        s->line = grown;
        s->room = room;
    }
    script_line *l = &s->line[s->count];
    memset(l, 0, sizeof *l);
    l->number = number;
    text += strspn(text, " \t");
    size_t length = is_title(text) ? strcspn(text, "#") : length_without_comment(text);
    while (length > 0 && isspace((unsigned char)text[length - 1])) length--;
    const char *wrong = length >= LINE_ROOM / 2 ? "the line is too long" : NULL;
    snprintf(l->text, sizeof l->text, "%.*s", (int)(length < LINE_ROOM / 2 ? length : LINE_ROOM / 2), text);
    if (!wrong) wrong = split(l);
    if (wrong) {
        snprintf(why, WHY_ROOM, "%s:%d: %s\n    line: %s\n", s->path, number, wrong, l->text);
        return false;
    }
    s->count += l->words > 0;
    return true;
}

bool read_script(script *s, const char *path, char why[WHY_ROOM])
{
    memset(s, 0, sizeof *s);
    snprintf(s->path, sizeof s->path, "%s", path);
    FILE *in = fopen(path, "r");
    if (!in) {
        snprintf(why, WHY_ROOM, "%s: cannot be read: %s\n", path, strerror(errno));
        return false;
    }
    char *text = NULL;
    size_t room = 0;
    ssize_t length;
    bool good = true;
    for (int number = 1; good && (length = getline(&text, &room, in)) >= 0; number++) {
        if (memchr(text, 0, (size_t)length)) {
            snprintf(why, WHY_ROOM, "%s:%d: this is not a text file\n", path, number);
            good = false;
        } else {
            text[strcspn(text, "\r\n")] = 0;
            good = add_line(s, number, text, why);
        }
    }
    free(text);
    fclose(in);
    return good;
}

void free_script(script *s)
{
    free(s->line);
    *s = (script){ .count = 0 };
}
