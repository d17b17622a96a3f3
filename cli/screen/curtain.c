/* curtain.c - between two people: a curtain. */
#include <curses.h>
#include <stdio.h>
#include "cli/screen/screen.h"

static void put_centred(const screen *sc, int y, style st, const char *text)
{
    int x = (sc->at.columns - columns_of(text)) / 2;
    put(&sc->brush, y, x > 0 ? x : 0, sc->at.columns, st, text);
}

void show_curtain(screen *sc, int seat)
{
    char line[120];
    const char *name = sc->s->host.rec.name[seat];
    while (!sc->closed) {
        erase();
        int y = sc->at.lines / 2 - 3;
        area at = { y - 2, sc->at.columns / 2 - 32, 9, 64 };
        put_frame(&sc->brush, at, (style)(SEAT_STYLE + seat), "");
        snprintf(line, sizeof line, "Pass the screen to %s %s", shape_of(seat), name);
        put_centred(sc, y, (style)(SEAT_STRONG + seat), line);
        put_centred(sc, y + 2, SOFT, "A question is waiting. Your hand is behind this curtain.");
        snprintf(line, sizeof line, "Enter: I am %s, and nobody else is looking", name);
        put_centred(sc, y + 4, LIT_STRONG, line);
        refresh();
        int key = read_key(sc, -1);
        if (key == '\n' || key == KEY_ENTER) return;
    }
}
