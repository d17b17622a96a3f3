/* paint.c - colours, shapes and text on the screen, with as much or little as the terminal has. */
#include <curses.h>
#include <locale.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "cli/screen/screen.h"

enum { DARK_GROUND = 233, LIGHT_GROUND = 255, STYLES = SEAT_STRONG + HC_SEATS };

/* clang-format off */
/* Painted for 256 colours, on a dark ground and on a light one; `few` is for terminals with eight. */
static const struct { short colour, on_light, few; attr_t attributes; } PAINT[] = {
    [TEXT] = { 253, 235, COLOR_WHITE, A_NORMAL },   [SOFT] = { 249, 239, COLOR_WHITE, A_NORMAL },
    [DIM] = { 244, 242, COLOR_WHITE, A_NORMAL },    [STRONG] = { 255, 232, COLOR_WHITE, A_BOLD },
    [LIT] = { 80, 23, COLOR_CYAN, A_NORMAL },       [LIT_STRONG] = { 80, 23, COLOR_CYAN, A_BOLD },
    [LIT_KEY] = { 80, 23, COLOR_CYAN, A_BOLD | A_UNDERLINE }, [WARNING] = { 215, 130, COLOR_YELLOW, A_BOLD },
};

/* What stands for a character where only ASCII is wanted; each takes one column, as the original. */
static const struct { const char *glyph; char plain; } PLAIN[] = {
    { "●", 'o' }, { "■", '#' }, { "▲", 'A' }, { "◆", 'x' }, { "✚", '+' }, { "◗", 'D' }, { "★", '*' }, { "▼", 'V' },
    { "─", '-' }, { "│", '|' }, { "╭", '.' }, { "╮", '.' }, { "╰", '\'' }, { "╯", '\'' }, { "═", '=' }, { "▶", '>' },
    { "◀", '<' }, { "·", '.' }, { "›", '>' }, { "‹", '<' }, { "×", 'x' }, { "⟨", '<' }, { "⟩", '>' }, { "◂", '<' },
    { "▸", '>' }, { "…", '~' }, { "–", '-' }, { "—", '-' }, { "’", '\'' }, { "‘", '\'' }, { "“", '"' }, { "”", '"' },
    { "↑", '^' }, { "↓", 'v' }, { "←", '<' }, { "→", '>' }, { "◎", '@' }, { "≈", '~' }, { "−", '-' }, { "•", '*' },
};
/* clang-format on */

static const short SEAT_COLOUR[HC_SEATS] = { 69, 203, 221, 176, 78, 208, 255, 103 };
static const short SEAT_ON_LIGHT[HC_SEATS] = { 25, 160, 94, 127, 28, 130, 240, 234 };
static const short SEAT_FEW[HC_SEATS] = { COLOR_BLUE, COLOR_RED, COLOR_YELLOW, COLOR_MAGENTA,
                                          COLOR_GREEN, COLOR_YELLOW, COLOR_WHITE, COLOR_CYAN };

static short pair_of(style st) { return (short)(st + 1); }

static bool is_inverted(style st) { return st == KEY || st == PILL; }

static void begin_pairs(bool many, bool light)
{
    const short ground = many ? (light ? LIGHT_GROUND : DARK_GROUND) : COLOR_BLACK, on_key = light ? 231 : 232;
    for (int st = 0; st <= WARNING; st++)
        if (!is_inverted((style)st)) init_pair(pair_of((style)st), !many ? PAINT[st].few : light ? PAINT[st].on_light : PAINT[st].colour, ground);
    init_pair(pair_of(KEY), many ? on_key : COLOR_BLACK, many ? (light ? PAINT[LIT].on_light : PAINT[LIT].colour) : COLOR_CYAN);
    init_pair(pair_of(PILL), many ? on_key : COLOR_BLACK, many ? (light ? 235 : 254) : COLOR_WHITE);
    for (int seat = 0; seat < HC_SEATS; seat++) {
        short colour = !many ? SEAT_FEW[seat] : light ? SEAT_ON_LIGHT[seat] : SEAT_COLOUR[seat];
        init_pair(pair_of((style)(SEAT_STYLE + seat)), colour, ground);
        init_pair(pair_of((style)(SEAT_STRONG + seat)), colour, ground);
    }
}

/* HYPERCONE_THEME says it; else terminals that know it name their ground last in COLORFGBG: 7 and 15 are white. */
static bool wants_light(void)
{
    const char *theme = getenv("HYPERCONE_THEME"), *ground = getenv("COLORFGBG");
    if (theme && *theme) return strcmp(theme, "light") == 0;
    ground = ground ? strrchr(ground, ';') : NULL;
    return ground && (strcmp(ground, ";7") == 0 || strcmp(ground, ";15") == 0);
}

void brush_turn(brush *b, bool light)
{
    b->light = light && b->themes;
    if (b->colours) begin_pairs(b->themes, b->light);
}

/* https://no-color.org: set, and not empty. */
static bool wants_colours(void)
{
    const char *no = getenv("NO_COLOR");
    return !no || !*no;
}

void brush_begin(brush *b, bool ascii)
{
    b->ascii = ascii;
    b->colours = wants_colours() && has_colors() && start_color() == OK && COLORS >= 8 && COLOR_PAIRS > STYLES;
    if (!b->colours) return;
    b->themes = COLORS >= 256;
    brush_turn(b, wants_light());
    bkgd((chtype)(' ' | COLOR_PAIR(pair_of(TEXT))));
}

static attr_t attributes_of(const brush *b, style st)
{
    attr_t a = st < SEAT_STYLE ? PAINT[st].attributes : st < SEAT_STRONG ? A_NORMAL : A_BOLD;
    if (is_inverted(st)) a = A_BOLD;
    if (b->colours) return a | (attr_t)COLOR_PAIR(pair_of(st));
    if (is_inverted(st)) return A_REVERSE;
    if (st == LIT) a |= A_BOLD;
    return a;
}

/* ---- characters ------------------------------------------------------------------------------ */

const char *shape_of(int seat)
{
    static const char *const SHAPE[HC_SEATS] = { "●", "■", "▲", "◆", "✚", "◗", "★", "▼" };
    return seat >= 0 && seat < HC_SEATS ? SHAPE[seat] : " ";
}

static size_t length_of(const char *s)
{
    unsigned char c = (unsigned char)*s;
    size_t want = 1, have = 1;
    if (c >= 0xc0) want = c >= 0xf0 ? 4 : c >= 0xe0 ? 3 : 2;
    while (have < want && ((unsigned char)s[have] & 0xc0) == 0x80) have++;
    return have;
}

static wchar_t code_of(const char *s, size_t length)
{
    unsigned char c = (unsigned char)*s;
    if (length == 1) return (wchar_t)c;
    unsigned code = c & (0x7fu >> length);
    for (size_t i = 1; i < length; i++) code = code << 6 | ((unsigned char)s[i] & 0x3fu);
    return (wchar_t)code;
}

/* Columns of one character; 0: a mark or another control character, which is not drawn. */
static int width_of(const char *s, size_t length)
{
    unsigned char c = (unsigned char)*s;
    if (length == 1) return c >= 0x20 && c < 0x7f;
    int w = wcwidth(code_of(s, length));
    return w < 0 ? 1 : w;
}

int columns_of_part(const char *text, size_t bytes)
{
    int n = 0;
    for (const char *s = text; *s && s < text + bytes;) {
        size_t length = length_of(s);
        n += width_of(s, length);
        s += length;
    }
    return n;
}

int columns_of(const char *text) { return columns_of_part(text, strlen(text)); }

void cut_text(char *out, size_t room, const char *text, int columns)
{
    bool fits = columns_of(text) <= columns;
    size_t n = 0;
    int used = 0;
    while (text[n] && n + 8 < room) {
        size_t length = length_of(text + n);
        int w = width_of(text + n, length);
        if (used + w > (fits ? columns : columns - 1)) break;
        used += w;
        n += length;
    }
    snprintf(out, room, "%.*s%s", (int)n, text, fits ? "" : "…");
}

static char plain_for(const char *s, size_t length)
{
    for (size_t i = 0; i < sizeof PLAIN / sizeof *PLAIN; i++)
        if (strlen(PLAIN[i].glyph) == length && memcmp(PLAIN[i].glyph, s, length) == 0) return PLAIN[i].plain;
    return '?';
}

static void put_character(const brush *b, const char *s, size_t length)
{
    if (!b->ascii || length == 1) {
        addnstr(s, (int)length);
        return;
    }
    int columns = width_of(s, length);
    for (int i = 0; i < columns; i++) addch((chtype)plain_for(s, length));
}

int put(const brush *b, int y, int x, int w, style st, const char *text)
{
    int used = 0;
    if (y < 0 || y >= LINES || x < 0 || x >= COLS) return 0;
    if (x + w > COLS) w = COLS - x;
    attrset((int)attributes_of(b, st));
    move(y, x);
    for (const char *s = text; *s;) {
        size_t length = length_of(s);
        int columns = width_of(s, length);
        if (used + columns > w) break;
        if (columns || length > 1) put_character(b, s, length);
        used += columns;
        s += length;
    }
    attrset(A_NORMAL);
    return used;
}

int put_format(const brush *b, int y, int x, int w, style st, const char *format, ...)
{
    char text[512];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    return put(b, y, x, w, st, text);
}

void put_fill(const brush *b, int y, int x, int w, style st, const char *glyph)
{
    for (int i = 0; i < w; i++) put(b, y, x + i, 1, st, glyph);
}

void put_rule(const brush *b, int y, int x, int w, style st, const char *title)
{
    put_fill(b, y, x, w, st, "─");
    if (!title || !*title) return;
    put(b, y, x + 2, w - 4, st, " ");
    int used = put(b, y, x + 3, w - 5, st == LIT ? LIT_STRONG : st, title);
    put(b, y, x + 3 + used, 1, st, " ");
}

void put_frame(const brush *b, area at, style st, const char *title)
{
    put_fill(b, at.y, at.x, at.w, st, "─");
    put_fill(b, at.y + at.h - 1, at.x, at.w, st, "─");
    for (int y = at.y + 1; y < at.y + at.h - 1; y++) {
        put(b, y, at.x, 1, st, "│");
        put(b, y, at.x + at.w - 1, 1, st, "│");
    }
    put(b, at.y, at.x, 1, st, "╭");
    put(b, at.y, at.x + at.w - 1, 1, st, "╮");
    put(b, at.y + at.h - 1, at.x, 1, st, "╰");
    put(b, at.y + at.h - 1, at.x + at.w - 1, 1, st, "╯");
    if (!title || !*title) return;
    put(b, at.y, at.x + 2, at.w - 4, st, " ");
    int used = put(b, at.y, at.x + 3, at.w - 5, st, title);
    put(b, at.y, at.x + 3 + used, 1, st, " ");
}

void wipe(const brush *b, area at)
{
    for (int y = at.y; y < at.y + at.h; y++) put_fill(b, y, at.x, at.w, TEXT, " ");
}
