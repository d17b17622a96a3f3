/* log.c - what happened, the newest sentences last; and which powers matter in this encounter. */
#include <stdio.h>
#include <string.h>
#include "cli/screen/screen.h"

const story *story_shown(const screen *sc) { return &sc->s->story[session_viewer_story(sc->s, sc->viewer)]; }

ink ink_of(const screen *sc, style base) { return (ink){ &sc->brush, &sc->names, base }; }

/* Sentences that open something new stand out a little. */
static style line_style(int kind)
{
    if (kind == STORY_TALK) return SOFT;
    return kind == HC_EV_TURN || kind == HC_EV_OUTCOME || kind == HC_EV_WON || kind == HC_EV_GAME_OVER ? STRONG : TEXT;
}

/* As many of the last sentences as fit; where the first of them lacks its beginning, a mark says so. */
void draw_log(const screen *sc)
{
    area at = sc->at.log;
    const story *st = story_shown(sc);
    int room = at.h - 1, w = at.w - 2, lines = 0, y = at.y + 1;
    size_t first = sc->told;
    char title[120] = "log";
    if (sc->table.duel.plays && !sc->at.wide) write_fate(sc, title, sizeof title);
    if (sc->at.tight) {
        enum { BESIDE_PILES = 50 };              /* the piles stand at the end of the rule */
        char in_force[160];
        write_in_force(sc, in_force, sizeof in_force);
        if (*in_force) cut_text(title, sizeof title, in_force, at.w - BESIDE_PILES);
    }
    put_rule(&sc->brush, at.y, at.x, at.w, DIM, title);
    if (sc->at.tight) put_piles_in_rule(sc, at);
    ink measure = ink_of(sc, TEXT);
    while (first > 0 && lines < room) lines += put_rich(&measure, -1, 0, w, 0, 0, st->line[--first].text);
    int skip = lines > room ? lines - room : 0;
    if (skip) put(&sc->brush, y, at.x, 1, SOFT, "…");
    for (size_t i = first; i < sc->told; i++) {
        ink base = ink_of(sc, line_style(st->line[i].kind));
        y += put_rich(&base, y, at.x + 1, w, at.y + at.h - y, skip, st->line[i].text) - skip;
        skip = 0;
    }
}

static bool takes_part(const screen *sc, int seat)
{
    const hc_seat_info *info = &sc->table.seat[seat];
    return info->side == HC_SIDE_OFFENSE || info->side == HC_SIDE_DEFENSE || seat == sc->table.offense;
}

/* Main players first: theirs are the powers that most often act. */
void draw_matters(const screen *sc)
{
    area at = sc->at.matters;
    const hc_table *t = &sc->table;
    if (at.h == 0) return;
    char title[64], text[400], summary[320];
    snprintf(title, sizeof title, "powers in this %s", hc_word_of(t->edition, "encounter"));
    put_rule(&sc->brush, at.y, at.x, at.w, DIM, title);
    int y = at.y + 1, end = at.y + at.h;
    y += draw_in_force(sc, (area){ y, at.x + 1, end - y, at.w - 2 });
    for (int i = 0; i < t->players && y < end && t->offense < t->players; i++) {
        int seat = (t->offense + i) % t->players;
        hc_sheet_info info;
        bool on = t->seat[seat].power_state == HC_POWER_ON;
        if (!takes_part(sc, seat) || !on || !hc_sheet(t->seat[seat].alien, t->edition, &info) || !info.summary)
            continue;
        text_expand(summary, sizeof summary, t->edition, info.summary);
        put(&sc->brush, y, at.x + 1, 1, (style)(SEAT_STYLE + seat), shape_of(seat));
        snprintf(text, sizeof text, "%s: %s", info.name, summary);
        ink base = ink_of(sc, SOFT);
        int lines = put_rich(&base, y, at.x + 3, at.w - 4, end - y, 0, text);
        if (y + lines > end) put(&sc->brush, end - 1, at.x + at.w - 1, 1, SOFT, "…");
        y += lines;
    }
}
