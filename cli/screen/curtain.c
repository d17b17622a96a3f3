/* curtain.c - between two people: a curtain; and at the end: the result. */
#include <curses.h>
#include <stdio.h>
#include <string.h>
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

/* ---- the end --------------------------------------------------------------------------------- */

static void fill_result(screen *sc, notes *n, int width, const void *about)
{
    (void)about, (void)width;
    char text[3000];
    describe_result(text, sizeof text, &sc->names, &sc->view);
    char *rest = strchr(text, '\n');
    if (rest) *rest++ = '\0';
    note_format(n, "%c%s\n\n", NOTE_HEADING, text);
    note_text(n, rest ? rest : "");
}

void show_result(screen *sc)
{
    char text[3000];
    take_question(sc, HC_NOBODY);
    bool first = true, watch = sc->offers_more && sc->s->keep.how != KEEP_NOT;
    while (!sc->closed) {
        describe_result(text, sizeof text, &sc->names, &sc->view);
        draw_screen(sc);
        area at = sc->at.question, in = { at.y + 1, at.x + 1, at.h - 1, at.w - 2 };
        wipe(&sc->brush, at);
        put_rule(&sc->brush, at.y, at.x, at.w, LIT, "the game is over");
        ink base = ink_of(sc, STRONG);
        put_rich(&base, in.y, in.x, in.w, in.h - 1, 0, text);
        put(&sc->brush, in.y + in.h - 1, in.x, in.w, LIT_STRONG,
            watch ? "q leave   a again   w watch it   Enter result   l log   p players   r totals   ? help"
                  : sc->offers_more ? "q leave   a again   Enter result   l log   p players   r totals   t texts   ? help"
                  : "q leave   Enter result   l log   p players   r totals   t texts   ? help");
        refresh();
        if (first && sc->s->people > 0) show_panel(sc, "result", fill_result, NULL, false);
        if (first) {
            first = false;
            if (sc->s->people > 0) continue;
        }
        int key = read_key(sc, -1);
        if (key == 'q') return;
        if ((sc->offers_more && key == 'a') || (watch && key == 'w')) {
            sc->s->after = key == 'a' ? AFTER_AGAIN : AFTER_REPLAY;
            return;
        }
        if (key == '\n' || key == KEY_ENTER) show_panel(sc, "result", fill_result, NULL, false);
        else open_panel(sc, key);
    }
}
