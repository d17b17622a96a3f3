/* wrap.c - how wide a text is on the screen, and where its lines are broken. */
#include "inside.h"
#include <string.h>

typedef struct range {
    uint32_t first, last;
} range;

/* Our own tables and not the C library's: the same columns on every machine and in every locale. */
static const range NO_WIDTH[] = {
    { 0x0300, 0x036F },
    { 0x0483, 0x0489 },
    { 0x0591, 0x05BD },
    { 0x0610, 0x061A },
    { 0x064B, 0x065F },
    { 0x1AB0, 0x1AFF },
    { 0x1DC0, 0x1DFF },
    { 0x200B, 0x200F },
    { 0x2060, 0x2064 },
    { 0x20D0, 0x20FF },
    { 0xFE00, 0xFE0F },
    { 0xFE20, 0xFE2F },
    { 0xFEFF, 0xFEFF },
};
static const range DOUBLE[] = {
    { 0x1100, 0x115F },
    { 0x2E80, 0x303E },
    { 0x3041, 0xA4CF },
    { 0xA960, 0xA97C },
    { 0xAC00, 0xD7A3 },
    { 0xF900, 0xFAFF },
    { 0xFE30, 0xFE6F },
    { 0xFF00, 0xFF60 },
    { 0xFFE0, 0xFFE6 },
    { 0x1F300, 0x1F64F },
    { 0x1F900, 0x1F9FF },
    { 0x20000, 0x3FFFD },
};

static bool is_in(const range *table, size_t count, uint32_t point)
{
    for (size_t i = 0; i < count; i++)
        if (point >= table[i].first && point <= table[i].last)
            return true;
    return false;
}

static uint32_t code_point(const char *s, size_t length)
{
    static const unsigned char LEAD_BITS[5] = { 0, 0x7F, 0x1F, 0x0F, 0x07 };
    uint32_t point = (unsigned char)s[0] & LEAD_BITS[length];
    for (size_t i = 1; i < length; i++)
        point = point << 6 | ((unsigned char)s[i] & 0x3F);
    return point;
}

int utf8_columns(const char *s)
{
    size_t length = utf8_length(s);
    if (length == 0)
        return 0;
    if (length == 1)
        return (unsigned char)s[0] < 0x20 || s[0] == 0x7F ? 0 : 1;
    uint32_t point = code_point(s, length);
    if (is_in(NO_WIDTH, sizeof NO_WIDTH / sizeof *NO_WIDTH, point))
        return 0;
    return is_in(DOUBLE, sizeof DOUBLE / sizeof *DOUBLE, point) ? 2 : 1;
}

int text_columns(const char *s)
{
    int columns = 0;
    for (; *s; s += utf8_length(s))
        columns += utf8_columns(s);
    return columns;
}

/* ---- breaking lines ------------------------------------------------------------------------- */

typedef struct lines {
    pen p;
    int width, used;    /* columns of a line; columns of this one so far */
    const char *indent; /* begins every line that was broken             */
    bool fresh;         /* nothing but the indent on this line           */
} lines;

static void break_line(lines *g)
{
    pen_put(&g->p, "\n");
    pen_put(&g->p, g->indent);
    g->used = text_columns(g->indent);
    g->fresh = true;
}

/* A word wider than a whole line is broken anywhere, but never inside a character. */
static void put_long_word(lines *g, const char *word, size_t length)
{
    for (size_t at = 0; at < length;) {
        size_t one = utf8_length(word + at);
        int columns = utf8_columns(word + at);
        if (g->used + columns > g->width && !g->fresh)
            break_line(g);
        pen_bytes(&g->p, word + at, one);
        g->used += columns;
        g->fresh = g->fresh && columns == 0;
        at += one;
    }
}

static void put_word(lines *g, const char *word, size_t length, int spaces)
{
    int columns = 0;
    for (size_t at = 0; at < length; at += utf8_length(word + at))
        columns += utf8_columns(word + at);
    if (!g->fresh && g->used + spaces + columns > g->width) {
        break_line(g);
        spaces = 0;
    }
    if (g->used + spaces >= g->width)
        spaces = 0;
    for (int i = 0; i < spaces; i++)
        pen_put(&g->p, " ");
    g->used += spaces;
    if (g->used + columns > g->width) {
        put_long_word(g, word, length);
        return;
    }
    pen_bytes(&g->p, word, length);
    g->used += columns;
    g->fresh = false;
}

size_t text_wrap(char *out, size_t room, const char *text, int width, const char *indent)
{
    lines g = { .width = width > 1 ? width : 1, .indent = indent ? indent : "", .fresh = true };
    if (text_columns(g.indent) >= g.width)
        g.indent = "";
    pen_open(&g.p, out, room);
    while (*text) {
        if (*text == '\n') {
            pen_put(&g.p, "\n");
            g.used = 0;
            g.fresh = true;
            text++;
            continue;
        }
        size_t spaces = strspn(text, " ");
        text += spaces;
        size_t length = strcspn(text, " \n");
        if (length == 0)
            continue; /* spaces at the end of a line */
        put_word(&g, text, length, (int)spaces);
        text += length;
    }
    return g.p.length;
}
