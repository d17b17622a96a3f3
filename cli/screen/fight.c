/* fight.c - the two sides of a duel or contest of Duel: dials, plans, tactics and how the clout adds up. You stand on the left. */
#include <stdio.h>
#include <string.h>
#include "cli/screen/screen.h"

enum { PARTS = 8 };
typedef struct part { char value[12], label[24]; } part;
typedef struct side_of {
    int seat, total, parts;
    bool counted;                                   /* the plans lie open: the parts make up the total */
    part part[PARTS];
    char role[48], plan[48], tactic[40], dial[32], note[160];
} side_of;

/* ---- from the table to what is shown -------------------------------------------------------------- */

static part *add_part(side_of *d, int value, bool first, const char *label)
{
    part *p = &d->part[d->parts < PARTS ? d->parts++ : PARTS - 1];
    snprintf(p->value, sizeof p->value, first ? "%d" : "%+d", value);
    snprintf(p->label, sizeof p->label, "%s", label);
    return p;
}

static bool goes_by_parity(const hc_card_info *c) { return c->value == HC_PARITY_EVEN || c->value == HC_PARITY_ODD; }

/* The rules count plain ones first, each kind in the order in which they lie there. */
static const char *nth_backing(const screen *sc, int seat, int nth)
{
    const int n = sc->table.duel.seat[seat].backing;
    for (int turn = 0; turn < 2; turn++)
        for (int i = 0; i < n; i++) {
            const hc_card_info *c = &sc->table.duel.seat[seat].back[i];
            if (goes_by_parity(c) == (turn == 1) && nth-- == 0) return hc_backing_brief(c);
        }
    return NULL;
}

static const char *label_of(const screen *sc, const hc_step *step, int seat, int *backings)
{
    hc_sheet_info info;
    if (step->sheet && hc_sheet(step->sheet, sc->table.edition, &info)) return info.name;
    if (step->stage == HC_STAGE_SHIPS) return "ships";
    const char *word = nth_backing(sc, seat, (*backings)++);
    return word ? word : "backing";
}

/* The plan first, then each step that is shown already. */
static void fill_clout(const screen *sc, side_of *d)
{
    const int side = d->seat == sc->table.duel.leader ? 0 : 1;
    int backings = 0;
    d->counted = true;
    d->total = sc->sum.card[side];
    add_part(d, d->total, true, "plan");
    for (int i = 0; i < sc->sum.steps && i < sc->steps; i++) {
        const hc_step *step = &sc->sum.step[i];
        if (step->side != side) continue;
        text_step(d->note, sizeof d->note, &sc->names, &sc->view, step);
        if (step->stage == HC_STAGE_WINNER) continue;
        add_part(d, step->after - step->before, false, label_of(sc, step, d->seat, &backings));
        d->total += step->after - step->before;
    }
}

static void fill_words(const screen *sc, side_of *d)
{
    const hc_table *t = &sc->table;
    const hc_seat_info *info = &t->seat[d->seat];
    const int dial = t->duel.seat[d->seat].dial, shown = t->duel.seat[d->seat].shown;
    if (info->played && info->played_card.kind == HC_CARD_NONE) snprintf(d->plan, sizeof d->plan, "plan face down");
    else if (info->played) {
        const char *name = hc_plan_name(&info->played_card);
        snprintf(d->plan, sizeof d->plan, info->face_up ? "%s" : "(%s)", name ? name : "plan");        /* in brackets: only its owner sees it */
    }
    if (dial >= 0) snprintf(d->dial, sizeof d->dial, "dial %d", dial);
    if (shown >= 0) {
        char what[24];
        text_tactic(what, sizeof what, shown);
        snprintf(d->tactic, sizeof d->tactic, "%s shown", what);
    }
}

static void fill_side(const screen *sc, side_of *d, int seat)
{
    const hc_table *t = &sc->table;
    hc_sheet_info alien;
    memset(d, 0, sizeof *d);
    d->seat = seat;
    const char *role = hc_word_of(t->edition, seat == t->duel.leader ? "offense" : "defense");
    bool known = hc_sheet(t->seat[seat].alien, t->edition, &alien);
    snprintf(d->role, sizeof d->role, known ? "%s, %s" : "%s", role, known ? alien.name : "");
    if (!t->duel.kind) return;
    fill_words(sc, d);
    if (sc->revealed) fill_clout(sc, d);
}

int seat_below(const screen *sc) { return sc->viewer < sc->table.players && sc->viewer >= 0 ? sc->viewer : 0; }

static const char *called(const screen *sc, int seat) { return seat == sc->viewer ? "You" : sc->names.seat[seat]; }

static int ships_there(const screen *sc, int seat)
{
    return sc->table.target < HC_PLANETS && sc->table.duel.kind == HC_DUELING ? sc->table.ships[sc->table.target][seat] : 0;
}

/* What the number before a side says: clout, as soon as it can be counted, else ships. */
static const char *write_pill(const screen *sc, const side_of *d, char text[16])
{
    if (d->counted) snprintf(text, 16, " %d ", d->total);
    else snprintf(text, 16, " %d ", ships_there(sc, d->seat));
    return text;
}

/* A contest has no ships to count before its plans are turned up. */
static bool has_number(const screen *sc, const side_of *d) { return d->counted || sc->table.duel.kind == HC_DUELING; }

/* ---- three lines ----------------------------------------------------------------------------------------- */

enum { NAME_COLUMNS = 14 };

static void draw_names(const screen *sc, int y, int w, const side_of d[2])
{
    const brush *b = &sc->brush;
    char name[2][64];
    for (int i = 0; i < 2; i++) cut_text(name[i], sizeof name[i], called(sc, d[i].seat), NAME_COLUMNS);
    int x = 1 + put(b, y, 1, 2, (style)(SEAT_STYLE + d[0].seat), shape_of(d[0].seat)) + 1;
    x += put(b, y, x, NAME_COLUMNS, (style)(SEAT_STRONG + d[0].seat), name[0]) + 2;
    put(b, y, x, w / 2 - x, SOFT, d[0].role);
    x = w - 1 - columns_of(name[1]);
    put(b, y, x, NAME_COLUMNS, (style)(SEAT_STRONG + d[1].seat), name[1]);
    put(b, y, x -= 2, 1, (style)(SEAT_STYLE + d[1].seat), shape_of(d[1].seat));
    put(b, y, x - 2 - columns_of(d[1].role), w / 2, SOFT, d[1].role);
}

static int parts_columns(const side_of *d, bool labels)
{
    int w = 0;
    for (int i = 0; i < d->parts; i++) w += columns_of(d->part[i].value) + 1 + (labels ? columns_of(d->part[i].label) + 1 : 0);
    return w;
}

static void put_parts(const screen *sc, int y, int x, int end, const side_of *d, bool labels)
{
    for (int i = 0; i < d->parts && x < end; i++) {
        x += put(&sc->brush, y, x, end - x, STRONG, d->part[i].value) + 1;
        if (labels) x += put(&sc->brush, y, x, end - x, DIM, d->part[i].label) + 1;
    }
}

/* Before anything is counted: ships there, dial, plan. */
static void write_state(const screen *sc, const side_of *d, char *out, size_t room)
{
    const bool on_planet = sc->table.duel.kind == HC_DUELING;
    snprintf(out, room, "%s%s%s%s%s", on_planet ? "ships" : "", *d->dial ? "  " : "", d->dial, *d->plan ? "  " : "", d->plan);
}

static void draw_sum(const screen *sc, int y, int w, const side_of d[2])
{
    const bool labels = parts_columns(&d[0], true) + parts_columns(&d[1], true) < w - 16;
    char pill[16] = "", text[120], other[120];
    const bool numbers = has_number(sc, &d[0]) || has_number(sc, &d[1]);
    write_state(sc, &d[0], text, sizeof text);
    write_state(sc, &d[1], other, sizeof other);
    if (!numbers && !*text && !*other) put(&sc->brush, y, 2, w - 4, DIM, "A contest: plans alone, no ships and no tactics.");
    int x = 1 + (numbers ? put(&sc->brush, y, 1, 8, PILL, write_pill(sc, &d[0], pill)) + 1 : 0);
    if (d[0].counted) put_parts(sc, y, x, w / 2 + 8, &d[0], labels);
    else put(&sc->brush, y, x, w / 2 - x, DIM, text);
    if (numbers) write_pill(sc, &d[1], pill);
    x = w - 1 - columns_of(pill);
    put(&sc->brush, y, x, 8, PILL, pill);
    if (d[1].counted) put_parts(sc, y, x - parts_columns(&d[1], labels), x, &d[1], labels);
    else put(&sc->brush, y, x - 1 - columns_of(other), columns_of(other), DIM, other);
}

static void draw_tactics_shown(const screen *sc, int y, int w, const side_of d[2])
{
    put(&sc->brush, y, 2, w / 2, SOFT, d[0].tactic);
    put(&sc->brush, y, w - 1 - columns_of(d[1].tactic), w / 2, SOFT, d[1].tactic);
}

/* ---- two boxes ------------------------------------------------------------------------------------------- */

static void draw_columns(const screen *sc, const side_of *d, int y, int x, int end)
{
    for (int i = 0; i < d->parts && x < end; i++) {
        const part *p = &d->part[i];
        int value = columns_of(p->value), label = columns_of(p->label), w = value > label ? value : label;
        put(&sc->brush, y, x + (w - value) / 2, end - x, STRONG, p->value);
        put(&sc->brush, y + 1, x + (w - label) / 2, end - x, DIM, p->label);
        x += w + 3;
    }
}

static void draw_box(const screen *sc, area at, const side_of d[2], int which)
{
    const side_of *me = &d[which], *other = &d[!which];
    const brush *b = &sc->brush;
    int x = at.x + 2, end = at.x + at.w - 2;
    char pill[16] = "", line[160];
    put_frame(b, at, (style)(SEAT_STYLE + me->seat), hc_word_of(sc->table.edition, me->seat == sc->table.duel.leader ? "offense" : "defense"));
    x += put(b, at.y + 1, x, 2, (style)(SEAT_STYLE + me->seat), shape_of(me->seat)) + 1;
    x += put(b, at.y + 1, x, 20, (style)(SEAT_STRONG + me->seat), called(sc, me->seat)) + 2;
    const char *alien = strchr(me->role, ',');
    put(b, at.y + 1, x, end - x - 24, SOFT, alien ? alien + 2 : "");
    if (!sc->table.duel.kind) return;
    if (has_number(sc, me)) write_pill(sc, me, pill);
    put(b, at.y + 1, end - columns_of(pill), 8, PILL, pill);
    const char *word = me->counted ? "clout" : sc->table.duel.kind == HC_DUELING ? "ships there" : "contest";
    put(b, at.y + 1, end - columns_of(pill) - 1 - columns_of(word), 14, DIM, word);
    snprintf(line, sizeof line, "%s%s%s%s%s", me->plan, *me->plan && *me->tactic ? "   " : "", me->tactic,
             *me->plan || *me->tactic ? "   " : "", me->dial);
    put(b, at.y + 2, at.x + 2, at.w - 4, SOFT, line);
    if (me->counted && other->counted && me->total > other->total) {
        snprintf(line, sizeof line, "leads by %d", me->total - other->total);
        put(b, at.y + 2, end - columns_of(line), 20, STRONG, line);
    }
    if (me->counted) draw_columns(sc, me, at.y + 3, at.x + 2, end);
    ink i = ink_of(sc, DIM);
    put_rich_line(&i, at.y + 5, at.x + 2, at.w - 4, me->note);
}

void draw_fight(const screen *sc)
{
    area at = sc->at.duel;
    side_of d[2];
    fill_side(sc, &d[0], seat_below(sc));
    fill_side(sc, &d[1], 1 - seat_below(sc));
    if (!sc->at.wide) {
        draw_names(sc, at.y, at.w, d);
        if (sc->table.duel.kind) {
            draw_sum(sc, at.y + 1, at.w, d);
            draw_tactics_shown(sc, at.y + 2, at.w, d);
        } else put(&sc->brush, at.y + 1, 2, at.w - 4, DIM, "Nobody is fighting.");
        return;
    }
    int half = (at.w - 2) / 2;
    draw_box(sc, (area){ at.y, 0, at.h, half }, d, 0);
    draw_box(sc, (area){ at.y, at.w - half, at.h, half }, d, 1);
}
