/* table.c - whose turn it is and which step; the warp and the piles. */
#include <stdio.h>
#include <string.h>
#include "cli/screen/screen.h"

static const char *word_for(const screen *sc, const char *key) { return hc_word_of(sc->table.edition, key); }

/* ---- the top line: whose turn, which step ---------------------------------------------------- */

static void upper_case(const char *from, char *to, size_t room)
{
    size_t n = 0;
    for (; from[n] && n + 1 < room; n++)
        to[n] = from[n] >= 'a' && from[n] <= 'z' ? (char)(from[n] - 'a' + 'A') : from[n];
    to[n] = '\0';
}

static int put_turn(const screen *sc, int y, int w)
{
    const hc_table *t = &sc->table;
    const brush *b = &sc->brush;
    int x = 1;
    if (t->duel.plays) {
        const char *deck = deck_name(hc_fate_deck(t->duel.card));
        x += put_format(b, y, x, w - x, STRONG, "%c%s", deck[0] - 'a' + 'A', deck + 1);
        return x + put_format(b, y, x, w - x, SOFT, "  card %d", t->turn);
    }
    if (t->offense >= t->players) return x;
    x += put(b, y, x, w - x, (style)(SEAT_STYLE + t->offense), shape_of(t->offense)) + 1;
    if (t->offense == sc->viewer) x += put(b, y, x, w - x, STRONG, "Your turn");
    else x += put_format(b, y, x, w - x, STRONG, "%.16s's turn", sc->names.seat[t->offense]);
    if (t->encounter_of_turn == 2) x += put_format(b, y, x, w - x, SOFT, "  2nd %s", word_for(sc, "encounter"));
    return x;
}

/* A step in several parts is shown once: as the part we are at, else as the first. */
static int steps_shown(const hc_table *t, hc_phase_info out[HC_PHASE_COUNT])
{
    hc_phase_info phase[HC_PHASE_COUNT];
    int phases = hc_phases(t->edition, phase), now = text_phase_number(t->edition, t->phase), n = 0;
    for (int i = 0; i < phases; i++) {
        bool first = i == 0 || phase[i - 1].number != phase[i].number;
        if (phase[i].number == now ? phase[i].phase == t->phase : first) out[n++] = phase[i];
    }
    return n;
}

/* Columns that the steps take when all have names, or only the current one. */
static int steps_width(const screen *sc, bool all)
{
    hc_phase_info step[HC_PHASE_COUNT];
    int w = 0, n = steps_shown(&sc->table, step);
    for (int i = 0; i < n; i++)
        w += step[i].phase == sc->table.phase ? columns_of(step[i].name) + 6 : all ? columns_of(step[i].name) + 2 : 2 + (step[i].number > 9);
    return w;
}

static void put_steps(const screen *sc, int y, int x, bool all)
{
    const hc_table *t = &sc->table;
    const brush *b = &sc->brush;
    hc_phase_info step[HC_PHASE_COUNT];
    int n = steps_shown(t, step), number_now = text_phase_number(t->edition, t->phase);
    for (int i = 0; i < n; i++) {
        char upper[64], label[80];
        bool now = step[i].phase == t->phase;
        upper_case(step[i].name, upper, sizeof upper);
        if (now && all) snprintf(label, sizeof label, " %s ", upper);
        else if (now) snprintf(label, sizeof label, " %d %s ", step[i].number, upper);
        else if (all) snprintf(label, sizeof label, "%s", step[i].name);
        else snprintf(label, sizeof label, "%d", step[i].number);
        style st = now ? PILL : step[i].number < number_now ? SOFT : DIM;
        x += put(b, y, x, sc->at.columns - x, st, label) + (all ? 2 : 1);
    }
}

void draw_top(const screen *sc)
{
    area at = sc->at.top;
    int x = put_turn(sc, at.y, at.w) + 2;
    bool all = steps_width(sc, true) + x <= at.w;
    int width = steps_width(sc, all);
    if (!sc->table.over) put_steps(sc, at.y, at.w - width - 1 > x ? at.w - width - 1 : x, all);
    else put(&sc->brush, at.y, at.w - 19, 18, PILL, " THE GAME IS OVER ");
    char in_force[160] = "", title[160];
    if (!sc->at.wide) write_in_force(sc, in_force, sizeof in_force);
    cut_text(title, sizeof title, in_force, at.w - 6);
    if (at.h > 1) put_rule(&sc->brush, at.y + 1, at.x, at.w, DIM, title);
}

/* ---- the warp and the piles ------------------------------------------------------------------ */

static int ships_in_warp(const hc_table *t)
{
    int n = 0;
    for (int seat = 0; seat < t->players; seat++) n += t->seat[seat].warp;
    return n;
}

static int put_pile(const screen *sc, int y, int x, const char *name, int count)
{
    int w = sc->at.piles.x + sc->at.piles.w;
    x += put(&sc->brush, y, x, w - x, DIM, name) + 1;
    return x + put_format(&sc->brush, y, x, w - x, TEXT, "%d", count);
}

void describe_destiny(const hc_table *t, char *out, size_t room)
{
    static const char *const WORD[] = { "drawn", "wild", "by colonies", "by cards", "by warp" };
    bool open = t->destiny_drawn < t->players || t->destiny_kind;
    snprintf(out, room, "%s", open && t->destiny_kind <= HC_DESTINY_FEWEST_IN_WARP ? WORD[t->destiny_kind] : "");
}

/* What parts bring, in a line of its own: the Praw, the bank, other decks, used discs. */
static void draw_more_piles(const screen *sc, area at, int critical)
{
    const hc_table *t = &sc->table;
    const brush *b = &sc->brush;
    const int bank = hc_noted(t, HC_NOBODY, HC_NOTE_LUCRE);
    int x = at.x + 2, y = at.y + 2;
    if (at.h < 3) return;
    if (critical) {
        x += put_meter(sc, y, x, 26, ships_in_warp(t), critical) + 2;
        x += put(b, y, x, 8, DIM, "praw") + 1;
        const int before = x;
        for (int seat = 0; seat < t->players; seat++)
            if (hc_noted(t, seat, HC_NOTE_PRAW))
                x += put_format(b, y, x, 6, (style)(SEAT_STYLE + seat), "%s%d", shape_of(seat), hc_noted(t, seat, HC_NOTE_PRAW)) + 1;
        if (x == before) x += put(b, y, x, 6, DIM, "empty") + 1;
        x++;
    }
    if (bank) x = put_pile(sc, y, x, "bank", bank) + 2;
    if (t->reward_deck + t->reward_discards) x = put_pile(sc, y, x, "rewards", t->reward_deck) + 2;
    if (t->hazard_deck + t->hazard_discards) x = put_pile(sc, y, x, "hazards", t->hazard_deck) + 2;
    if (t->tech_deck + t->tech_discards) put_pile(sc, y, x, "techs", t->tech_deck);
}

void draw_piles(const screen *sc)
{
    const hc_table *t = &sc->table;
    const brush *b = &sc->brush;
    area at = sc->at.piles;
    char title[64];
    if (at.h == 0) return;
    const int critical = hc_noted(t, HC_NOBODY, HC_NOTE_CRITICAL);
    if (critical) snprintf(title, sizeof title, "%s %d of %d, then all fall", word_for(sc, "warp"), ships_in_warp(t), critical);
    else snprintf(title, sizeof title, "%s %d", word_for(sc, "warp"), ships_in_warp(t));
    put_rule(b, at.y, at.x, at.w, DIM, title);
    draw_more_piles(sc, at, critical);
    int x = at.x + 2, y = at.y + 1;
    for (int seat = 0; seat < t->players; seat++)
        if (t->seat[seat].warp)
            x += put_format(b, y, x, 6, (style)(SEAT_STYLE + seat), "%s%d", shape_of(seat), t->seat[seat].warp) + 2;
    if (ships_in_warp(t) == 0) put_format(b, y, x, 12, DIM, "no %s", word_for(sc, "ships"));
    x += 2;
    if (x < at.x + 30) x = at.x + 30;
    x = put_pile(sc, y, x, word_for(sc, "destiny"), t->destiny);
    describe_destiny(t, title, sizeof title);
    if (*title) x += put_format(b, y, x, 24, DIM, "  %s ", title);
    if (t->destiny_drawn < t->players) {
        x += put(b, y, x, 1, (style)(SEAT_STYLE + t->destiny_drawn), shape_of(t->destiny_drawn));
        if (t->destiny_mark) x += put(b, y, x, 8, WARNING, t->destiny_mark == HC_MARK_COMET ? " comet" : " warns");
    }
    x = put_pile(sc, y, x + 2, "deck", t->deck);
    x = put_pile(sc, y, x + 2, "discards", t->discards) + 2;
    if (!t->discards || x > at.x + at.w - 6) return;
    char card[48];
    text_card(card, sizeof card, t->edition, &t->discard[t->discards - 1]);
    if (text_columns(card) <= at.x + at.w - x) put(b, y, x, at.x + at.w - x, SOFT, card);
}

void put_piles_in_rule(const screen *sc, area at)
{
    const hc_table *t = &sc->table;
    char text[80], drawn[24], word[24];
    describe_destiny(t, drawn, sizeof drawn);
    text_expand(word, sizeof word, t->edition, " {destiny}");
    bool open = *drawn != '\0', colour = t->destiny_drawn < t->players;
    const char *what = open && t->destiny_kind != HC_DESTINY_COLOUR ? drawn : "";
    int n = snprintf(text, sizeof text, " deck %d  discards %d %s%s%s%s", t->deck, t->discards, open ? word : "",
                     *what ? ": " : "", what, open && !colour ? " " : "");
    int x = at.x + at.w - n - 2 - 3 * colour;
    x += put(&sc->brush, at.y, x, n, DIM, text);
    if (colour) {
        x += put(&sc->brush, at.y, x, 1, DIM, " ");
        x += put(&sc->brush, at.y, x, 1, (style)(SEAT_STYLE + t->destiny_drawn), shape_of(t->destiny_drawn));
        put(&sc->brush, at.y, x, 1, DIM, " ");
    }
}
