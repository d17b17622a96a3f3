/* lines.c - reads lines and words of our text files. */
#include "store/lines.h"

#include <errno.h>
#include <stdarg.h>
#include <string.h>

#include "hypercone/hypercone.h"

bool lines_refuse(lines *in, const char *format, ...)
{
    int used = snprintf(in->why, LINES_WHY, "line %zu: ", in->number);
    va_list list;
    va_start(list, format);
    vsnprintf(in->why + used, LINES_WHY - (size_t)used, format, list);
    va_end(list);
    return false;
}

line_kind lines_next_raw(lines *in)
{
    size_t length = 0;
    int c;
    in->number++;
    in->text[0] = '\0';
    while ((c = getc(in->in)) != EOF && c != '\n') {
        if (c == '\0') {
            lines_refuse(in, "a zero byte; this is no text");
            return BAD_LINE;
        }
        if (length + 1 >= sizeof in->text) {
            lines_refuse(in, "longer than %d characters; no line of such a file is", LINES_LONGEST - 1);
            return BAD_LINE;
        }
        in->text[length++] = (char)c;
        in->text[length] = '\0';
    }
    if (length > 0 && in->text[length - 1] == '\r') {
        in->text[length - 1] = '\0';     /* a mailer's or an editor's line ends do no harm */
    }
    if (c == EOF && ferror(in->in)) {
        lines_refuse(in, "cannot be read: %s", strerror(errno));
        return BAD_LINE;
    }
    if (c == EOF && length > 0) {
        lines_refuse(in, "the file breaks off in the middle of this line; it has been cut short");
        return BAD_LINE;
    }
    return c == EOF ? NO_LINE : LINE;
}

line_kind lines_next(lines *in)
{
    line_kind kind;
    do {
        kind = lines_next_raw(in);
    } while (kind == LINE && (in->text[0] == '\0' || in->text[0] == '#'));
    return kind;
}

bool lines_need(lines *in, const char *wanted)
{
    switch (lines_next(in)) {
    case LINE:
        return true;
    case NO_LINE:
        return lines_refuse(in, "the file ends here, but %s should follow; it has been cut short", wanted);
    case BAD_LINE:
        break;
    }
    return false;
}

/* ---- the first line ------------------------------------------------------------------------------- */

static bool check_versions(lines *in, char *rest, const char *magic, int format, int *rules)
{
    unsigned long long found;
    const char *version = word_cut(&rest);
    if (!word_number(version, 1000000, &found) || found == 0) {
        return lines_refuse(in, "\"%.20s\" is not the number of a format; this program reads format %d", version, format);
    }
    if (found > (unsigned)format) {
        return lines_refuse(in, "written by a newer Hypercone (format %llu); this one reads format %d", found, format);
    }
    if (strcmp(word_cut(&rest), "rules") != 0 || !word_number(rest, 1000000, &found)) {
        return lines_refuse(in, "the version of the rules is missing; right would be \"%s %d rules %d\"", magic, format,
                            HC_RULES_VERSION);
    }
    if (found > HC_RULES_VERSION || found < HC_RULES_OLDEST) {
        return lines_refuse(in, "played with %s version of the rules (%llu); this program plays version %d",
                            found > HC_RULES_VERSION ? "a newer" : "too old a", found, HC_RULES_VERSION);
    }
    *rules = (int)found;
    return true;
}

bool lines_first(lines *in, const char *magic, const char *what, int format, int *rules)
{
    line_kind kind = lines_next_raw(in);
    if (kind == NO_LINE) {
        return lines_refuse(in, "the file is empty; %s begins with \"%s %d\"", what, magic, format);
    }
    if (kind == BAD_LINE && (ferror(in->in) || strncmp(in->text, magic, strlen(magic)) == 0)) {
        return false;
    }
    char *rest = kind == LINE ? word_rest(in->text, magic) : NULL;
    if (!rest) {
        return lines_refuse(in, "this is not %s; one begins with \"%s %d\"", what, magic, format);
    }
    return check_versions(in, rest, magic, format, rules);
}

/* ---- words ------------------------------------------------------------------------------------------ */

char *word_rest(char *line, const char *key)
{
    size_t length = strlen(key);
    return strncmp(line, key, length) == 0 && line[length] == ' ' ? line + length + 1 : NULL;
}

char *word_cut(char **at)
{
    char *word = *at;
    char *space = strchr(word, ' ');
    if (space) {
        *space = '\0';
        *at = space + 1;
    } else {
        *at = word + strlen(word);
    }
    return word;
}

bool word_number(const char *word, unsigned long long most, unsigned long long *out)
{
    unsigned long long n = 0;
    if (*word == '\0' || (word[0] == '0' && word[1] != '\0')) {
        return false;
    }
    for (; *word; word++) {
        unsigned digit = (unsigned)(*word - '0');
        if (digit > 9 || n > most / 10 || n * 10 > most - digit) {
            return false;
        }
        n = n * 10 + digit;
    }
    *out = n;
    return n <= most;
}

bool word_hex(const char *word, size_t digits, uint64_t *out)
{
    static const char DIGITS[] = "0123456789abcdef";
    *out = 0;
    if (strlen(word) != digits) {
        return false;
    }
    for (; *word; word++) {
        const char *at = strchr(DIGITS, *word);
        if (!at) {
            return false;
        }
        *out = *out << 4 | (uint64_t)(at - DIGITS);
    }
    return true;
}
