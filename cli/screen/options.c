/* options.c - the pace of the others' moves, and when to be asked about powers and cards. */
#include <curses.h>
#include <stdio.h>
#include <string.h>
#include "cli/screen/screen.h"

enum { ESCAPE = 27, ROWS = 64, FIRST_SHEET = 4 };

static const int PACES[] = { 0, 200, 600, 1200, 2500 };
enum { PACE_COUNT = sizeof PACES / sizeof *PACES };

typedef struct wish {
    int sheet;
    char name[64];
} wish;

static int pace_index(int pace_ms)
{
    int at = 0;
    while (at + 1 < PACE_COUNT && PACES[at] < pace_ms) at++;
    return at;
}

static int add_wish(const screen *sc, wish list[], int n, int sheet)
{
    hc_sheet_info info;
    for (int i = 0; i < n; i++)
        if (list[i].sheet == sheet) return n;
    if (n == ROWS || sheet <= 0 || sheet >= ASKING_SHEETS || !hc_sheet(sheet, sc->table.edition, &info)) return n;
    list[n].sheet = sheet;
    snprintf(list[n].name, sizeof list[n].name, "%s", info.name);
    return n + 1;
}

/* The own power, the cards in hand, every other card that acts, and whatever has a wish already. */
static int list_wishes(const screen *sc, wish list[])
{
    const hc_seat_info *me = &sc->table.seat[sc->viewer];
    int n = add_wish(sc, list, 0, me->alien);
    hc_sheet_info info;
    for (int i = 0; i < me->known; i++) n = add_wish(sc, list, n, me->card[i].sheet);
    for (int sheet = 1; sheet < hc_sheet_count() && sheet < ASKING_SHEETS; sheet++) {
        bool has_wish = sc->s->asking.mode[sc->viewer][sheet] != ASK_WHEN_IT_MATTERS;
        bool is_card = hc_sheet(sheet, sc->table.edition, &info) && !info.alien;
        if (has_wish || is_card) n = add_wish(sc, list, n, sheet);
    }
    return n;
}

static void draw_row(const screen *sc, int y, area in, bool here, const char *name, const char *value)
{
    put(&sc->brush, y, in.x, 2, LIT_STRONG, here ? "▸" : " ");
    put(&sc->brush, y, in.x + 2, 34, here ? STRONG : TEXT, name);
    put_format(&sc->brush, y, in.x + 38, in.w - 38, here ? LIT_STRONG : SOFT, here ? "‹ %s ›" : "  %s", value);
}

static void draw_options(screen *sc, const wish list[], int n, int at)
{
    draw_screen(sc);
    int w = sc->at.columns < 104 ? sc->at.columns : 84, h = sc->at.lines - 2;
    area box_at = { 1, (sc->at.columns - w) / 2, h, w }, in = { box_at.y + 1, box_at.x + 2, h - 3, w - 4 };
    char value[48];
    wipe(&sc->brush, box_at);
    put_frame(&sc->brush, box_at, SOFT, "options");
    int y = in.y, first = at >= in.h - 6 ? at - (in.h - 7) : 0;
    if (first <= 0) {
        snprintf(value, sizeof value, sc->pace_ms ? "%d ms a sentence" : "no pause", sc->pace_ms);
        draw_row(sc, y++, in, at == 0, "pace of what others do", value);
        draw_row(sc, y++, in, at == 1, "a number or letter", sc->one_key ? "answers at once" : "marks; Enter answers");
        draw_row(sc, y++, in, at == 2, "what bots say", sc->s->no_talk ? "not shown" : "in the log");
        draw_row(sc, y++, in, at == 3, "colours", !sc->brush.colours ? "none" : sc->brush.light ? "on a light background" : "on a dark background");
        put(&sc->brush, y + 1, in.x + 2, in.w, DIM, "When to ask me about what I may use:");
        y += 2;
    }
    for (int i = first > FIRST_SHEET ? first - FIRST_SHEET : 0; i < n && y < in.y + in.h - 3; i++, y++)
        draw_row(sc, y, in, at == i + FIRST_SHEET, list[i].name,
                 ask_mode_name(sc->s->asking.mode[sc->viewer][list[i].sheet]));
    y = in.y + in.h - 2;
    put_format(&sc->brush, y, in.x, in.w, SOFT,
               "When it matters: once before the cards are turned up, once after, and to");
    put_format(&sc->brush, y + 1, in.x, in.w, SOFT,
               "answer what others do. Answered for you without asking so far: %d times.",
               sc->s->asking.passed[sc->viewer]);
    put(&sc->brush, box_at.y + h - 2, in.x, in.w, DIM, "↑ ↓ choose   ← → change   Esc back");
    refresh();
}

static void change(screen *sc, const wish list[], int at, int step)
{
    if (at == 0) {
        int next = pace_index(sc->pace_ms) + step;
        sc->pace_ms = PACES[next < 0 ? 0 : next >= PACE_COUNT ? PACE_COUNT - 1 : next];
    } else if (at == 1) sc->one_key = !sc->one_key;
    else if (at == 2) sc->s->no_talk = !sc->s->no_talk;
    else if (at == 3) brush_turn(&sc->brush, !sc->brush.light);
    else {
        uint8_t *mode = &sc->s->asking.mode[sc->viewer][list[at - FIRST_SHEET].sheet];
        *mode = (uint8_t)((*mode + ASK_MODES + step) % ASK_MODES);
    }
}

void show_options(screen *sc)
{
    wish list[ROWS];
    int at = 0, n = sc->viewer < sc->table.players ? list_wishes(sc, list) : 0;
    while (!sc->closed) {
        draw_options(sc, list, n, at);
        int key = read_key(sc, -1);
        if (key == ESCAPE || key == 'q' || key == 'o') break;
        if (key == '?') open_panel(sc, '?');
        if (key == KEY_UP && at > 0) at--;
        if (key == KEY_DOWN && at + 1 < n + FIRST_SHEET) at++;
        if (key == KEY_LEFT) change(sc, list, at, -1);
        if (key == KEY_RIGHT || key == '\n' || key == ' ' || key == KEY_ENTER) change(sc, list, at, 1);
    }
    session_save(sc->s);                         /* when to ask is kept with the game */
}
