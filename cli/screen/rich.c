/* rich.c - sentences on the screen: a shape and colour before each name, the reason dim, wrapped. */
#include <string.h>
#include "cli/screen/screen.h"

/* A walk over a text, byte by byte: in whose name are we, and has the reason begun? */
typedef struct walk {
    const ink *i;
    int seat;         /* of the name we are in; -1: none                     */
    size_t name_left; /* bytes of it still to come                           */
    bool reason;
} walk;

static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (unsigned char)c >= 0x80; }

/* "you", "your", "yours" after a mark: the viewer needs no shape. */
static bool is_you(const char *s) { return (s[0] == 'y' || s[0] == 'Y') && s[1] == 'o' && s[2] == 'u'; }

static size_t name_length(const ink *i, int seat, const char *s)
{
    const char *name = i->names->seat[seat];
    size_t length = name ? strlen(name) : 0, n = 0;
    if (length && strncmp(s, name, length) == 0) return length;
    while (is_letter(s[n])) n++;
    return n;
}

static bool is_mark(char c) { return c >= TEXT_MARK && c < TEXT_MARK + HC_SEATS; }

static bool has_shape(const ink *i, const char *after_mark)
{
    int seat = *(after_mark - 1) - TEXT_MARK;
    return !(seat == i->names->viewer && is_you(after_mark));
}

/* Columns of the word at s, and where it ends. Shapes count. */
static int measure_word(const ink *i, const char *s, const char **end)
{
    int columns = 0;
    const char *at = s;
    while (*at && *at != ' ' && *at != '\n') {
        if (is_mark(*at)) columns += has_shape(i, at + 1) ? 2 : 0;
        at++;
    }
    *end = at;
    return columns + columns_of_part(s, (size_t)(at - s));
}

static style style_now(const walk *w)
{
    if (w->reason) return DIM;
    return w->name_left ? (style)(SEAT_STRONG + w->seat) : w->i->base;
}

/* Draws bytes of one style at a time; returns the column after them. */
static int put_word(walk *w, int y, int x, int right, const char *s, const char *end)
{
    while (s < end) {
        if (is_mark(*s)) {
            w->seat = *s - TEXT_MARK;
            w->name_left = name_length(w->i, w->seat, s + 1);
            if (has_shape(w->i, s + 1)) {
                if (y >= 0) put(w->i->b, y, x, right - x, (style)(SEAT_STYLE + w->seat), shape_of(w->seat));
                x += 2;
            }
            s++;
            continue;
        }
        size_t n = (size_t)(end - s);
        if (w->name_left && n > w->name_left) n = w->name_left;
        char part[160];
        if (n > sizeof part - 1) n = sizeof part - 1;
        for (size_t k = 1; k < n; k++)
            if (is_mark(s[k])) n = k;
        memcpy(part, s, n);
        part[n] = '\0';
        if (y >= 0 && x < right) put(w->i->b, y, x, right - x, style_now(w), part);
        x += columns_of(part);
        if (w->name_left) w->name_left -= n;
        s += n;
    }
    return x;
}

static bool begins_reason(const char *s) { return strncmp(s, "why:", 4) == 0; }

int put_rich(const ink *i, int y, int x, int w, int h, int skip, const char *text)
{
    walk walker = { .i = i, .seat = -1 };
    int line = 0, column = 0, indent = 0;
    bool started = false; /* has this line a word yet? */
    const char *s = text;
    while (*s) {
        if (*s == '\n') {
            line++;
            column = 0;
            started = false;
            s++;
            continue;
        }
        int spaces = 0;
        while (*s == ' ') {
            spaces++;
            s++;
            if (walker.name_left) walker.name_left--;
        }
        if (!*s || *s == '\n') continue;
        const char *end;
        int columns = measure_word(i, s, &end);
        if (started && column + spaces + columns > w) {
            line++;
            column = indent;
        } else column += spaces;
        if (!started) indent = column < w / 2 ? column : 0;
        started = true;
        if (begins_reason(s)) walker.reason = true;
        bool visible = y >= 0 && line >= skip && line < skip + h;
        column = put_word(&walker, visible ? y + line - skip : -1, x + column, x + w, s, end) - x;
        s = end;
    }
    return line + 1;
}

int put_rich_line(const ink *i, int y, int x, int w, const char *text)
{
    walk walker = { .i = i, .seat = -1 };
    const char *reason = strstr(text, "why:");
    int whole = y < 0 ? 0 : put_rich_line(i, -1, 0, 9999, text);
    if (whole > w) put(i->b, y, x + --w, 1, i->base, "…");
    int end = put_word(&walker, y, x, x + w, text, reason ? reason : text + strlen(text));
    walker.reason = reason != NULL;
    if (reason) end = put_word(&walker, y, end, x + w, reason, reason + strlen(reason));
    return end - x > w ? w : end - x;
}
