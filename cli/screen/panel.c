/* panel.c - panels over the table: a text to scroll, and a list to choose from, with a filter. */
#include <curses.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "cli/screen/screen.h"

enum { ESCAPE = 27, BACKSPACE = 127, ROWS_MAX = 4096 };

void note_text(notes *n, const char *text)
{
    size_t length = strlen(text);
    if (n->length + length + 1 > n->room) {
        size_t room = (n->length + length + 1) * 2;
        char *more = realloc(n->text, room);
        if (!more) return;
        n->text = more;
        n->room = room;
    }
    memcpy(n->text + n->length, text, length + 1);
    n->length += length;
}

void note_format(notes *n, const char *format, ...)
{
    char text[1024];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    note_text(n, text);
}

static area panel_area(const screen *sc)
{
    int w = sc->at.columns < 104 ? sc->at.columns : 100;
    int h = sc->at.lines - 2;
    return (area){ 1, (sc->at.columns - w) / 2, h, w };
}

/* ---- text ------------------------------------------------------------------------------------ */

static style line_style(char first) { return first == NOTE_HEADING ? STRONG : first == NOTE_DIM ? DIM : TEXT; }

/* Draws the rows from `from` on; returns how many rows there are in all. */
static int draw_notes(const screen *sc, area in, const char *text, int from)
{
    int row = 0;
    while (text && *text) {
        const char *end = strchr(text, '\n');
        size_t length = end ? (size_t)(end - text) : strlen(text);
        char line[1400];
        snprintf(line, sizeof line, "%.*s", (int)(length < sizeof line - 1 ? length : sizeof line - 1), text);
        ink base = ink_of(sc, line_style(line[0]));
        const char *shown = line[0] == NOTE_HEADING || line[0] == NOTE_DIM ? line + 1 : line;
        int rows = put_rich(&base, -1, 0, in.w, 0, 0, shown), skip = row < from ? from - row : 0;
        int y = in.y + row + skip - from, room = in.y + in.h - y;
        if (skip < rows && room > 0) put_rich(&base, y, in.x, in.w, room, skip, shown);
        row += rows;
        text = end ? end + 1 : NULL;
    }
    return row;
}

static int scrolled(int key, int from, int page, int last)
{
    switch (key) {
    case KEY_UP:
    case 'k': from -= 1; break;
    case KEY_DOWN:
    case 'j':
    case '\n':
    case KEY_ENTER: from += 1; break;
    case KEY_PPAGE:
    case 'b': from -= page - 1; break;
    case KEY_NPAGE:
    case ' ': from += page - 1; break;
    case KEY_HOME:
    case 'g': from = 0; break;
    case KEY_END:
    case 'G': from = last; break;
    default: break;
    }
    return from < 0 ? 0 : from > last ? last : from;
}

static bool closes(int key) { return key == ESCAPE || key == 'q' || key == KEY_BACKSPACE || key == KEY_LEFT; }

static int count_rows(const screen *sc, int width, const char *text)
{
    return draw_notes(sc, (area){ 0, 0, 0, width }, text, 0);
}

static int in_panel(screen *sc, const char *title, fill_notes *fill, const void *about, bool from_end, const char *keys, const char *hint)
{
    notes n = { 0 };
    int width = 0, from = from_end ? ROWS_MAX : 0, meant = 0;
    while (!sc->closed) {
        area at = panel_area(sc), in = { at.y + 1, at.x + 2, at.h - 3, at.w - 4 };
        if (in.w != width) {
            n.length = 0;
            if (n.text) n.text[0] = '\0';
            fill(sc, &n, width = in.w, about);
        }
        int rows = count_rows(sc, in.w, n.text);
        if (rows < in.h) {
            at.h -= in.h - rows;
            in.h = rows;
        }
        int last = rows - in.h;
        if (from > last) from = last;
        draw_screen(sc);
        wipe(&sc->brush, at);
        put_frame(&sc->brush, at, SOFT, title);
        draw_notes(sc, in, n.text, from);
        if (hint[0]) put_format(&sc->brush, at.y + at.h - 2, in.x, in.w, LIT_STRONG, from < last ? "%s   ↓ more" : last ? "%s   ↑ more" : "%s", hint);
        else put_format(&sc->brush, at.y + at.h - 2, in.x, in.w, DIM,
                   last == 0 ? "Esc back" : "↑ ↓ PgUp PgDn scroll   Esc back%s",
                   from < last ? "   more below" : "   end");
        refresh();
        int key = read_key(sc, -1);
        if (key > ' ' && key < 127 && strchr(keys, key)) meant = key;
        if (meant || closes(key) || ((last == 0 || hint[0]) && (key == '\n' || key == ' ' || key == KEY_ENTER))) break;
        if (key == '?' && strcmp(title, "help") != 0) open_panel(sc, '?');
        from = scrolled(key, from, in.h, last);
    }
    free(n.text);
    return meant;
}

void show_panel(screen *sc, const char *title, fill_notes *fill, const void *about, bool from_end)
{
    in_panel(sc, title, fill, about, from_end, "", "");
}

int ask_in_panel(screen *sc, const char *title, fill_notes *fill, const void *about, const char *keys, const char *hint)
{
    return in_panel(sc, title, fill, about, false, keys, hint);
}

/* ---- list ------------------------------------------------------------------------------------ */

static bool fits(const char *text, const char *filter)
{
    size_t length = strlen(filter);
    for (; *text; text++) {
        size_t i = 0;
        while (i < length && text[i] && (text[i] | 32) == (filter[i] | 32)) i++;
        if (i == length) return true;
    }
    return length == 0;
}

static int keep_fitting(const listed item[], int count, const char *filter, int shown[])
{
    int n = 0;
    for (int i = 0; i < count; i++)
        if (fits(item[i].text, filter)) shown[n++] = i;
    return n;
}

static void draw_list(screen *sc, const char *title, const listed item[], const int shown[], int n, int at,
                      const char *filter)
{
    draw_screen(sc);
    area box_at = panel_area(sc), in = { box_at.y + 2, box_at.x + 2, box_at.h - 4, box_at.w - 4 };
    wipe(&sc->brush, box_at);
    put_frame(&sc->brush, box_at, SOFT, title);
    int x = in.x + put(&sc->brush, box_at.y + 1, in.x, in.w, DIM, "type to filter: ");
    x += put(&sc->brush, box_at.y + 1, x, in.w - 16, LIT_STRONG, filter);
    put(&sc->brush, box_at.y + 1, x, 1, LIT, "_");
    int first = at >= in.h ? at - in.h + 1 : 0;
    for (int i = first; i < n && i < first + in.h; i++) {
        int y = in.y + i - first;
        if (i == at) put_fill(&sc->brush, y, in.x, in.w, KEY, " ");
        ink base = ink_of(sc, i == at ? KEY : TEXT);
        if (i == at) put(&sc->brush, y, in.x + 1, in.w - 2, KEY, item[shown[i]].text);
        else put_rich_line(&base, y, in.x + 1, in.w - 2, item[shown[i]].text);
    }
    if (n == 0)
        put(&sc->brush, in.y, in.x + 1, in.w - 2, DIM, "Nothing matches that. Backspace takes letters back.");
    put(&sc->brush, box_at.y + box_at.h - 2, in.x, in.w, DIM, "↑ ↓ choose   Enter take   Esc back");
    refresh();
}

int choose_from(screen *sc, const char *title, const listed item[], int count, int at)
{
    char filter[32] = "";
    int *shown = malloc(((size_t)count + 1) * sizeof *shown), chosen = -1;
    while (shown && !sc->closed) {
        int n = keep_fitting(item, count, filter, shown);
        if (at >= n) at = n ? n - 1 : 0;
        draw_list(sc, title, item, shown, n, at, filter);
        int key = read_key(sc, -1);
        size_t length = strlen(filter);
        if (key == ESCAPE || key == KEY_LEFT) break;
        if ((key == '\n' || key == KEY_ENTER) && n) {
            chosen = item[shown[at]].id;
            break;
        }
        if (key == KEY_UP && at > 0) at--;
        else if (key == KEY_DOWN && at + 1 < n) at++;
        else if (key == KEY_PPAGE) at = at > 10 ? at - 10 : 0;
        else if (key == KEY_NPAGE) at += 10;
        else if ((key == KEY_BACKSPACE || key == BACKSPACE || key == 8) && length) filter[length - 1] = '\0';
        else if (key == '?' && length == 0) open_panel(sc, '?');
        else if (key >= ' ' && key < BACKSPACE && length + 1 < sizeof filter) {
            filter[length] = (char)key;
            filter[length + 1] = '\0';
            at = 0;
        }
    }
    free(shown);
    return chosen;
}
