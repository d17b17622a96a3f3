/* ending.c - the end of a game: who won, colonies after each encounter, turning points, the best deal; then again, the replay, or off. */
#include <ctype.h>
#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "cli/screen/screen.h"
#include "cli/summary.h"

enum { NAME_MOST = 10, ALIEN_MOST = 10, LAST_COLUMNS = 9, TRACK = 5, WIDE = 90, ALL_KEYS = 78 };

static void pad(char *out, size_t room, int to)
{
    while (columns_of(out) < to && strlen(out) + 1 < room) strcat(out, " ");
}

/* So many columns of it, a mark in the last one if that is not all. */
static void put_short(char *out, size_t room, const char *text, int columns)
{
    size_t length = 0;
    while (text[length] && length + 1 < room) {
        char part[64];
        snprintf(part, sizeof part, "%.*s", (int)length + 1, text);
        if (((unsigned char)text[length + 1] & 0xC0) != 0x80 && columns_of(part) > columns) break;
        length++;
    }
    snprintf(out, room, "%.*s", (int)length, text);
    if (!text[length]) return;
    while (columns_of(out) >= columns && out[0]) {
        size_t end = strlen(out) - 1;
        while (end > 0 && ((unsigned char)out[end] & 0xC0) == 0x80) end--;
        out[end] = '\0';
    }
    strcat(out, "~");
}

/* ---- colonies after each encounter ---------------------------------------------------------------------------- */

typedef struct graph { const summary *s; int first, count, wide; } graph;

static graph graph_in(const summary *s, int width)
{
    const int room = width - 2 - NAME_MOST - 1 - ALIEN_MOST - 1 - LAST_COLUMNS;
    graph g = { .s = s, .wide = s->encounters * 2 <= room ? 2 : 1, .count = s->encounters };
    if (g.count * g.wide > room) g.count = room > 0 ? room / g.wide : 0;
    g.first = s->encounters - g.count;
    return g;
}

static void put_axis(const graph *g, char *out, size_t room)
{
    const int left = 2 + NAME_MOST + 1 + ALIEN_MOST + 1;
    snprintf(out, room, "%-*s %-*s ", NAME_MOST + 2, "who", ALIEN_MOST, "alien");
    for (int i = 0; i < g->count; i++) {
        const int number = g->first + i + 1;
        char label[16];
        const int last = g->s->encounters;
        if (i > 0 && number % 5 && number != last) continue;
        if (i > 0 && number != last && (last - number) * g->wide < 3) continue;      /* the last one needs the room */
        snprintf(label, sizeof label, "%d", number);
        if (columns_of(out) > left + i * g->wide) continue;
        pad(out, room, left + i * g->wide);
        strcat(out, label);
    }
    pad(out, room, left + g->count * g->wide + 1);
    if (out[strlen(out) - 1] != ' ') strcat(out, " ");
    strcat(out, "at the end");
}

/* A dot means no change; the figure is the new count. */
static void put_row(const screen *sc, const graph *g, int seat, char *out, size_t room)
{
    char name[64], alien[64] = "", track[32] = "";
    hc_sheet_info info;
    const bool own = seat == sc->viewer;
    put_short(name, sizeof name, own ? "You" : sc->names.seat[seat], NAME_MOST);
    if (hc_sheet(sc->table.seat[seat].alien, sc->table.edition, &info)) put_short(alien, sizeof alien, info.name, ALIEN_MOST);
    pad(name, sizeof name, NAME_MOST);
    pad(alien, sizeof alien, ALIEN_MOST);
    if (own) snprintf(out, room, "%s %s %s ", shape_of(seat), name, alien);
    else snprintf(out, room, "%c%s %s ", TEXT_MARK + seat, name, alien);
    for (int i = g->first; i < g->first + g->count; i++) {
        char mark[8] = "·";
        const int now = g->s->colonies[i + 1][seat];
        if (now != g->s->colonies[i][seat] || (i == g->first && i > 0)) snprintf(mark, sizeof mark, "%d", now % 10);
        strcat(out, mark);
        if (g->wide > 1) strcat(out, " ");
    }
    const int end = g->s->colonies[g->s->encounters][seat];
    for (int i = 0; i < TRACK; i++) strcat(track, i < end ? shape_of(seat) : "·");
    snprintf(out + strlen(out), room - strlen(out), " %s  %d", track, end);
}

static void note_graph(const screen *sc, notes *n, const summary *s, int width)
{
    const graph g = graph_in(s, width);
    char line[1200];
    if (g.count < 1) return;
    const int edition = sc->table.edition;
    note_format(n, "%c%s after each %s%s\n", NOTE_HEADING, hc_word_of(edition, "colonies"),
                sc->table.duel.plays ? "destiny card" : hc_word_of(edition, "encounter"), g.first ? ", the last ones" : "");
    put_axis(&g, line, sizeof line);
    note_format(n, "%c%s\n", NOTE_DIM, line);
    for (int k = 0; k < 2; k++) {
        for (int seat = 0; seat < sc->table.players; seat++) {
            if ((sc->table.won >> seat & 1) != (k == 0)) continue;
            put_row(sc, &g, seat, line, sizeof line);
            note_format(n, "%s\n", line);
        }
    }
}

/* ---- all of it ------------------------------------------------------------------------------------------------ */

/* How it came about only where there is room for both. */
static void note_points(const screen *sc, notes *n, const summary *s, bool roomy)
{
    char what[24];
    snprintf(what, sizeof what, "%s", sc->table.duel.plays ? "card" : hc_word_of(sc->table.edition, "encounter"));
    what[0] = (char)toupper((unsigned char)what[0]);
    if (s->turns) note_format(n, "%cturning points\n", NOTE_HEADING);
    for (int i = 0; i < s->turns; i++) {
        const summary_point *p = &s->turn[i];
        note_format(n, "%d  %s %d: %s%s%s\n", i + 1, what, p->encounter, p->head, roomy ? " " : "", roomy ? p->text : "");
    }
    if (s->deal.number) note_format(n, "%cbest deal\n%s %d: %s\n", NOTE_HEADING, what, s->deal.encounter, s->deal.head);
}

static void note_mine(const screen *sc, notes *n, const summary *s)
{
    char most[80];
    if (sc->viewer >= HC_SEATS || sc->table.duel.plays) return;
    const bool fell = s->mine.most > s->colonies[s->encounters][sc->viewer];
    snprintf(most, sizeof most, " At your best you had %d of %d %s.", s->mine.most, sc->table.colonies_to_win, hc_word_of(sc->table.edition, "colonies"));
    note_format(n, "%cyou\nYou won %d of %d %ss of your own", NOTE_HEADING, s->mine.won, s->mine.encounters,
                hc_word_of(sc->table.edition, "encounter"));
    if (s->mine.deals) note_format(n, ", and made %d %s", s->mine.deals, s->mine.deals == 1 ? "deal" : "deals");
    note_format(n, ".%s\n", fell ? most : "");
}

static void fill_result(screen *sc, notes *n, int width, const void *about)
{
    const summary *s = about;
    char text[3000];
    describe_result(text, sizeof text, &sc->names, &sc->view);
    char *rest = strchr(text, '\n');
    if (rest) *rest++ = '\0';
    note_format(n, "%c%s\n", NOTE_HEADING, text);
    char points[1000];
    if (describe_points(points, sizeof points, &sc->names, &sc->s->host)) {
        note_format(n, "%cpoints\n", NOTE_HEADING);
        note_text(n, points);
    }
    if (s) note_graph(sc, n, s, width);
    if (s) note_points(sc, n, s, width >= WIDE);
    if (s) note_mine(sc, n, s);
    note_format(n, "%cwhere they are\n", NOTE_HEADING);
    note_text(n, rest ? rest : "");
}

/* What a key at the end means; false: nothing. */
static bool leaves(screen *sc, const summary *s, int key, bool watch)
{
    const bool point = watch && s && key >= '1' && key < '1' + s->turns;
    if (key == 'q') return true;
    if (!((sc->offers_more && key == 'a') || (watch && key == 'w') || point)) return false;
    sc->s->after = key == 'a' ? AFTER_AGAIN : AFTER_REPLAY;
    sc->s->after_at = point ? s->turn[key - '1'].number - 1 : 0;        /* a moment before, so that it is seen to happen */
    return true;
}

static bool panel_leaves(screen *sc, const summary *s, bool watch)
{
    const char *hint = watch ? "a again   w replay   1 to 4 watch it happen   Enter table" : sc->offers_more ? "a again   Enter table" : "Enter table";
    const int key = ask_in_panel(sc, "result", fill_result, s, watch ? "aw1234" : sc->offers_more ? "a" : "", hint);
    return key && leaves(sc, s, key, watch);
}

static void draw_end(screen *sc, bool watch)
{
    char text[3000];
    describe_result(text, sizeof text, &sc->names, &sc->view);
    draw_screen(sc);
    area at = sc->at.question, in = { at.y + 1, at.x + 1, at.h - 1, at.w - 2 };
    wipe(&sc->brush, at);
    put_rule(&sc->brush, at.y, at.x, at.w, LIT, "the game is over");
    ink base = ink_of(sc, STRONG);
    put_rich(&base, in.y, in.x, in.w, in.h - 1, 0, text);
    snprintf(text, sizeof text, "q leave   %s%sEnter result%s", sc->offers_more ? "a again   " : "", watch ? "w watch it   " : "",
             in.w >= ALL_KEYS ? "   l log   p players   r totals" : "");              /* the last line of the screen has those */
    put(&sc->brush, in.y + in.h - 1, in.x, in.w, LIT_STRONG, text);
    refresh();
}

void show_result(screen *sc)
{
    summary *s = malloc(sizeof *s);
    const bool watch = sc->offers_more && sc->s->keep.how != KEEP_NOT;
    if (s && !summarise(s, &sc->s->host.rec, &sc->names)) {
        free(s);
        s = NULL;
    }
    take_question(sc, HC_NOBODY);
    bool left = sc->s->people > 0 && panel_leaves(sc, s, watch);
    while (!sc->closed && !left) {
        draw_end(sc, watch);
        const int key = read_key(sc, -1);
        left = leaves(sc, s, key, watch);
        if (!left && (key == '\n' || key == KEY_ENTER)) left = panel_leaves(sc, s, watch);
        else if (!left) open_panel(sc, key);
    }
    free(s);
}
