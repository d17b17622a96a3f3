/* row.c - the table of Duel: a row of planets between two players, their supplies and tactics, the envoys, the Warp and the decks. */
#include <stdio.h>
#include <string.h>
#include "cli/screen/screen.h"

static const char *const ICON[HC_ENVOYS] = { "sword", "coin", "eye" };
static const char *const SYMBOL[HC_SYMBOLS] = { "blue", "pink", "green", "yellow" };
static const char *const DECK[HC_DESTINY_DECKS] = { "discovery", "event", "refresh" };

const char *deck_name(int deck) { return deck >= 0 && deck < HC_DESTINY_DECKS ? DECK[deck] : "destiny"; }
static const char *called(const screen *sc, int seat) { return seat == sc->viewer ? "You" : sc->names.seat[seat]; }

/* ---- the planets ------------------------------------------------------------------------------------------- */

/* New ones come to the end of the row, so that none moves; what is no more leaves it. */
void keep_row(screen *sc)
{
    uint64_t standing = sc->table.standing;
    int n = 0;
    for (int i = 0; i < sc->row_count; i++)
        if (standing >> sc->row[i] & 1) {
            sc->row[n++] = sc->row[i];
            standing &= ~(1ull << sc->row[i]);
        }
    for (int p = 0; p < sc->table.planets && n < ROW_MOST; p++) if (standing >> p & 1) sc->row[n++] = (uint8_t)p;
    sc->row_count = n;
}

static int slot_width(const screen *sc, int w)
{
    enum { SLOTS_AT_LEAST = 7 };
    return (w - 2) / (sc->row_count > SLOTS_AT_LEAST ? sc->row_count : SLOTS_AT_LEAST);
}

/* Ships of one side: "·●2" they hold it, "▶●2" they fight over it. */
static void put_ships(const screen *sc, int y, int x, int w, int planet, int seat)
{
    const hc_table *t = &sc->table;
    const bool fought = t->target == planet && t->duel.kind == HC_DUELING;
    const int n = t->ships[planet][seat];
    char text[24];
    if (!n) return;
    snprintf(text, sizeof text, sc->at.wide ? (fought ? "▶ %s%d ◀" : "( %s%d )") : fought ? "▶%s%d" : "·%s%d", shape_of(seat), n);
    put(&sc->brush, y, sc->at.wide ? x + (w - 1 - columns_of(text)) / 2 : x, w, (style)((fought ? SEAT_STRONG : SEAT_STYLE) + seat), text);
}

static void put_centred(const screen *sc, int y, int x, int w, style st, const char *text)
{
    char cut[48];
    cut_text(cut, sizeof cut, text, w - 1);
    put(&sc->brush, y, sc->at.wide ? x + (w - 1 - columns_of(cut)) / 2 : x, w - 1, st, cut);
}

/* "Lake Wobble", "Lake W." or "Lake": as much as there is room for. */
static void write_name(int planet, int w, char *out, size_t room)
{
    const char *name = hc_tile_name(planet), *second = strchr(name, ' ');
    snprintf(out, room, "%s", name);
    if (!second || columns_of(name) <= w) return;
    snprintf(out, room, "%.*s %c.", (int)(second - name), name, second[1]);
    if (columns_of(out) > w) snprintf(out, room, "%.*s", (int)(second - name), name);
}

static void draw_planet(const screen *sc, int y, int x, int w, int planet)
{
    const hc_table *t = &sc->table;
    const int key = key_on_planet(&sc->asked, planet), below = seat_below(sc);
    const bool fought = t->target == planet && t->duel.kind;
    char name[40], text[48];
    put_ships(sc, y, x, w, planet, 1 - below);
    write_name(planet, w - 1 - (key ? 2 : 0), name, sizeof name);
    if (key) snprintf(text, sizeof text, "%c %s", key, name);
    else snprintf(text, sizeof text, "%s", name);
    put_centred(sc, y + 1, x, w, key ? LIT_STRONG : fought ? STRONG : TEXT, text);
    put_centred(sc, y + 2, x, w, DIM, t->duel.warp_planet == planet ? (w < 12 ? "in Warp" : "in the Warp") : SYMBOL[hc_tile_symbol(planet)]);
    put_ships(sc, y + 3, x, w, planet, below);
}

static void draw_planets(const screen *sc, int y, int x, int w)
{
    const int each = slot_width(sc, w);
    for (int i = 0; i < sc->row_count; i++) draw_planet(sc, y, x + i * each, each, sc->row[i]);
    if (!sc->row_count) put(&sc->brush, y + 1, x, w, DIM, "No planet has been discovered yet.");
}

/* ---- the players ------------------------------------------------------------------------------------------ */

void write_half(int number, char out[8])
{
    static const char SIGN[] = { [HC_BLAST] = 'b', [HC_SHIELD] = 's', [HC_READIES] = 'r' };
    const hc_tactic h = hc_tactic_of(number);
    snprintf(out, 8, "%c%d", SIGN[h.what], h.count);
}

/* "b4s1" ready, "(b4s1)" spent. */
static void put_tactics_in_line(const screen *sc, int y, int x, int end, int seat)
{
    const unsigned ready = sc->table.duel.seat[seat].ready;
    for (int k = 0; k < HC_TACTICS; k++) {
        char a[8], b[8];
        const bool is_ready = ready >> k & 1;
        write_half(2 * k, a);
        write_half(2 * k + 1, b);
        x += put_format(&sc->brush, y, x, end - x, is_ready ? TEXT : DIM, is_ready ? " %s%s " : "(%s%s)", a, b) + 1;
    }
}

/* Two lines, a double frame for those that are ready. */
static void draw_tokens(const screen *sc, int y, int x, int seat)
{
    const unsigned ready = sc->table.duel.seat[seat].ready;
    for (int k = 0; k < HC_TACTICS; k++, x += 5) {
        char a[8], b[8];
        const bool is_ready = ready >> k & 1;
        const style st = is_ready ? TEXT : DIM;
        write_half(2 * k, a);
        write_half(2 * k + 1, b);
        put_format(&sc->brush, y, x, 4, st, is_ready ? "╔%s╗" : "┌%s┐", a);
        put_format(&sc->brush, y + 1, x, 4, st, is_ready ? "╚%s╝" : "└%s┘", b);
    }
}

static int count_ready(unsigned mask)
{
    int n = 0;
    for (; mask; mask &= mask - 1) n++;
    return n;
}

static int put_count(const screen *sc, int y, int x, const char *what, int n)
{
    x += put(&sc->brush, y, x, 16, DIM, what) + 1;
    return x + put_format(&sc->brush, y, x, 6, TEXT, "%d", n) + 2;
}

static int put_player(const screen *sc, int y, int seat)
{
    char name[64];
    cut_text(name, sizeof name, called(sc, seat), sc->at.wide ? 14 : 7);
    int x = 1 + put(&sc->brush, y, 1, 2, (style)(SEAT_STYLE + seat), shape_of(seat)) + 1;
    x += put(&sc->brush, y, x, 14, (style)(SEAT_STRONG + seat), name) + 2;
    if (x < (sc->at.wide ? 14 : 10)) x = sc->at.wide ? 14 : 10;
    x = put_count(sc, y, x, "supply", sc->table.duel.seat[seat].supply);
    return put_count(sc, y, x, "hand", sc->table.seat[seat].hand);
}

static void draw_player_line(const screen *sc, int y, int w, int seat)
{
    enum { TACTICS_AT = 29 };
    int x = put_player(sc, y, seat);
    if (x < TACTICS_AT) x = TACTICS_AT;
    x += put(&sc->brush, y, x, 8, DIM, "tactics") + 1;
    put_tactics_in_line(sc, y, x, w, seat);
    put_format(&sc->brush, y, w - 7, 7, DIM, "%d ready", count_ready(sc->table.duel.seat[seat].ready));
}

/* Two lines; the tactics lie between them. */
static void draw_player_lines(const screen *sc, int y, int seat)
{
    const hc_duel_info *d = &sc->table.duel;
    enum { TACTICS_AT = 62, SECOND_AT = 14 };
    int x = put_player(sc, y, seat);
    put_format(&sc->brush, y, x, 24, DIM, "of %d", d->seat[seat].limit);
    x = put_count(sc, y + 1, SECOND_AT, "plans", d->seat[seat].deck);
    x = put_count(sc, y + 1, x, "discards", d->seat[seat].discards);
    put_count(sc, y + 1, x, "planets", d->seat[seat].planets);
    put(&sc->brush, y, TACTICS_AT - 9, 8, DIM, "tactics");
    draw_tokens(sc, y, TACTICS_AT, seat);
    put_format(&sc->brush, y + 1, TACTICS_AT - 9, 8, DIM, "%d ready", count_ready(d->seat[seat].ready));
}

/* ---- envoys, the Warp, decks ------------------------------------------------------------------------------ */

static void describe_envoy(const screen *sc, int icon, char *out, size_t room)
{
    hc_sheet_info info;
    const uint16_t sheet = sc->table.duel.envoy[icon].sheet;
    const bool known = sheet && hc_sheet(sheet, sc->table.edition, &info), open = sc->table.duel.envoy[icon].open;
    if (!sc->table.duel.envoy[icon].there) snprintf(out, room, "gone");
    else snprintf(out, room, "%s%s", known ? info.name : "hidden", known && !open ? " (down)" : "");
}

static int put_envoy(const screen *sc, int y, int x, int w, int icon)
{
    char name[64];
    const int ally = sc->table.duel.envoy[icon].ally, from = x;
    describe_envoy(sc, icon, name, sizeof name);
    x += put_format(&sc->brush, y, x, w, DIM, "%s ", ICON[icon]);
    if (ally < HC_DUELISTS) x += put_format(&sc->brush, y, x, 2, (style)(SEAT_STYLE + ally), "%s ", shape_of(ally));
    x += put(&sc->brush, y, x, w - (x - from), ally < HC_DUELISTS ? (style)(SEAT_STYLE + ally) : SOFT, name);
    return x - from;
}

static int put_warp(const screen *sc, int y, int x)
{
    x += put(&sc->brush, y, x, 6, DIM, hc_word_of(sc->table.edition, "warp")) + 1;
    for (int seat = 0; seat < sc->table.players; seat++)
        x += put_format(&sc->brush, y, x, 6, (style)(SEAT_STYLE + seat), "%s%d", shape_of(seat), sc->table.seat[seat].warp) + 1;
    return x;
}

static void draw_envoys_in_line(const screen *sc, int y, int w)
{
    int x = put_warp(sc, y, 1) + 2;
    for (int i = 0; i < HC_ENVOYS && x < w; i++) x += put_envoy(sc, y, x, w - x, i) + 2;
}

/* Beside the row: who they are with, above the middle, in it, or below. */
static void draw_envoy_rails(const screen *sc, int y, int x, int w)
{
    const int below = seat_below(sc), each = w / HC_ENVOYS, at[3] = { y + 1, y + 4, y + 7 };
    for (int i = 0; i < HC_ENVOYS; i++) {
        char name[64];
        const int ally = sc->table.duel.envoy[i].ally, left = x + i * each;
        describe_envoy(sc, i, name, sizeof name);
        put(&sc->brush, y, left, each - 1, DIM, ICON[i]);
        const int line = at[ally >= HC_DUELISTS ? 1 : ally == below ? 2 : 0];
        put(&sc->brush, line, left, each - 1, ally < HC_DUELISTS ? (style)(SEAT_STYLE + ally) : SOFT, name);
    }
}

static void draw_decks(const screen *sc, int y, int w)
{
    const hc_duel_info *d = &sc->table.duel;
    int x = put_warp(sc, y, 1) + 4;
    x += put(&sc->brush, y, x, 8, DIM, "decks") + 2;
    for (int i = 0; i < HC_DESTINY_DECKS; i++) {
        const bool next = d->next_deck == i;
        x += put(&sc->brush, y, x, w - x, next ? STRONG : DIM, next ? "▸" : "");
        x += put_format(&sc->brush, y, x, w - x, next ? STRONG : DIM, "%s %d", DECK[i], d->decks[i]) + 2;
    }
    x += put_format(&sc->brush, y, x, w - x, DIM, "planets %d", d->stack) + 2;
    x += put_format(&sc->brush, y, x, w - x, DIM, "reinforcements %d", d->reinforcements) + 2;
    put_format(&sc->brush, y, x, w - x, DIM, "past %d", sc->table.discards);
}

/* ---- all of it ----------------------------------------------------------------------------------------------- */

static void put_title(const screen *sc, area at)
{
    const int below = seat_below(sc), above = 1 - below;
    char title[120];
    snprintf(title, sizeof title, "planets, %s %d, %s %d, five win", called(sc, below), sc->table.duel.seat[below].planets,
             called(sc, above), sc->table.duel.seat[above].planets);
    put_rule(&sc->brush, at.y, at.x, at.w, DIM, title);
}

void draw_planet_row(const screen *sc)
{
    area at = sc->at.systems;
    const int below = seat_below(sc), y = at.y + 1;
    put_title(sc, at);
    if (!sc->at.wide) {
        draw_player_line(sc, y, at.w, 1 - below);
        draw_planets(sc, y + 1, 1, at.w);
        draw_player_line(sc, y + 5, at.w, below);
        draw_envoys_in_line(sc, y + 6, at.w);
        return;
    }
    const int rails = at.w * 30 / 120 > 44 ? 44 : at.w * 30 / 120;
    draw_player_lines(sc, y, 1 - below);
    draw_planets(sc, y + 2, 1, at.w - rails - 1);
    draw_player_lines(sc, y + 6, below);
    draw_envoy_rails(sc, y, at.w - rails, rails);
    draw_decks(sc, at.y + at.h - 1, at.w);
}

/* The destiny card that is being carried out. */
void write_fate(const screen *sc, char *out, size_t room)
{
    hc_sheet_info info;
    const hc_duel_info *d = &sc->table.duel;
    const bool known = d->card && hc_sheet(d->card, sc->table.edition, &info);
    char ships[24] = "";
    if (d->kind == HC_DUELING) snprintf(ships, sizeof ships, "  ships %+d", d->advantage);
    snprintf(out, room, "%s%s  next: %s", known ? info.name : "no destiny card yet", ships, deck_name(d->next_deck));
}

/* Its whole text, where there is room for it. */
void draw_fate(const screen *sc)
{
    area at = sc->at.piles;
    hc_sheet_info info;
    char title[120], text[900];
    const hc_duel_info *d = &sc->table.duel;
    write_fate(sc, title, sizeof title);
    put_rule(&sc->brush, at.y, at.x, at.w, DIM, title);
    if (!d->card || !hc_sheet(d->card, sc->table.edition, &info)) return;
    text_expand(text, sizeof text, sc->table.edition, info.text[0] ? info.text[0] : "");
    ink base = ink_of(sc, TEXT), soft = ink_of(sc, DIM);
    const int lines = put_rich(&base, at.y + 1, at.x + 1, at.w - 2, at.h - 1, 0, text);
    if (info.note && lines + 1 < at.h) put_rich(&soft, at.y + 1 + lines, at.x + 1, at.w - 2, at.h - 1 - lines, 0, info.note);
}
