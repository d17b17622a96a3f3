/* duel.c - who against whom, with what: the encounter in two lines or two boxes, and the sums taken apart. */
#include <stdio.h>
#include <string.h>
#include "cli/screen/screen.h"

/* ---- from the table and the sum to what is shown --------------------------------------------- */

static void fill_ships(const screen *sc, duel_side *d, int side)
{
    const hc_table *t = &sc->table;
    for (int seat = 0; seat < t->players; seat++) {
        const hc_seat_info *info = &t->seat[seat];
        if (info->side != side && !info->both_sides) continue;
        d->allies[seat] = info->both_sides ? info->ships_on[side] : info->ships_in;
        d->ships += d->allies[seat];
    }
}

static void fill_card(const screen *sc, duel_side *d)
{
    const hc_seat_info *info = &sc->table.seat[d->seat];
    d->face_up = info->face_up && info->played;
    if (!info->played) return;
    if (info->played_card.kind == HC_CARD_NONE) snprintf(d->card, sizeof d->card, "card face down");
    else text_card(d->card, sizeof d->card, sc->table.edition, &info->played_card);
    const hc_thing *second = hc_next_thing(&sc->table, NULL, d->seat, HC_LIES_EXTRA);
    if (!second) return;
    char beside[sizeof d->card];
    snprintf(beside, sizeof beside, "%s", info->kicker ? "a kicker" : "a card face down");
    if (second->card.kind != HC_CARD_NONE) text_card(beside, sizeof beside, sc->table.edition, &second->card);
    size_t used = strlen(d->card);
    snprintf(d->card + used, sizeof d->card - used, " and %.*s", (int)(sizeof d->card - used - 6), beside);
}

static duel_part *add_part(duel_side *d, int seat, const char *label)
{
    duel_part *p = &d->part[d->parts < DUEL_PARTS ? d->parts++ : DUEL_PARTS - 1];
    p->seat = seat;
    snprintf(p->label, sizeof p->label, "%s", label);
    return p;
}

static duel_part *part_of_seat(const screen *sc, duel_side *d, int seat)
{
    for (int i = 0; i < d->parts; i++)
        if (d->part[i].seat == seat) return &d->part[i];
    const char *label = seat == d->seat ? hc_word_of(sc->table.edition, "ships") : seat == sc->viewer ? "you" : sc->names.seat[seat];
    return add_part(d, seat, label);
}

static const char *name_of_sheet(const screen *sc, int sheet)
{
    hc_sheet_info info;
    return hc_sheet(sheet, sc->table.edition, &info) ? info.name : "power";
}

/* What a card is made into before it counts (a negotiate into an attack, 14 into 42) adds nothing: the card's own step has it. */
static bool is_about_the_face(const duel_side *d, const hc_step *step) { return step->stage == HC_STAGE_CARD && step->sheet && d->parts == 0; }

static void add_step(const screen *sc, duel_side *d, const hc_step *step)
{
    int change = step->after - step->before;
    duel_part *p;
    text_step(d->note, sizeof d->note, &sc->names, &sc->view, step);
    if (is_about_the_face(d, step)) return;
    if (step->stage == HC_STAGE_CARD && !step->sheet) {
        p = add_part(d, HC_NOBODY, "card");
        snprintf(p->value, sizeof p->value, "%d", step->after);
    } else if (step->stage == HC_STAGE_SHIPS) {
        p = part_of_seat(sc, d, step->about);
        if (step->sheet) snprintf(p->label, sizeof p->label, "%s", name_of_sheet(sc, step->sheet));
        snprintf(p->value, sizeof p->value, "%+d", step->after);
    } else {
        bool times = step->stage == HC_STAGE_MULTIPLIED && step->before && step->after % step->before == 0;
        p = add_part(d, HC_NOBODY, name_of_sheet(sc, step->sheet));
        if (times) snprintf(p->value, sizeof p->value, "×%d", step->after / step->before);
        else snprintf(p->value, sizeof p->value, "%+d", change);
    }
    d->total += change;
}

static void fill_from_sum(const screen *sc, duel *d)
{
    const hc_sum *sum = &sc->sum;
    bool both = sum->face[0] > HC_FACE_NONE && sum->face[1] > HC_FACE_NONE;
    for (int i = 0; i < sum->steps && i < sc->steps; i++) {
        const hc_step *step = &sum->step[i];
        if (step->side > HC_SIDE_DEFENSE) continue;
        duel_side *side = &d->side[step->side];
        if (both && step->stage != HC_STAGE_WINNER) add_step(sc, side, step);
        else text_step(side->note, sizeof side->note, &sc->names, &sc->view, step);
    }
    for (int side = 0; side < 2; side++) d->side[side].has_total = both && d->side[side].parts > 0;
}

void fill_duel(screen *sc)
{
    const hc_table *t = &sc->table;
    duel *d = &sc->duel;
    /* What decided stays on the table until the next encounter. */
    if (t->phase == HC_PHASE_RESOLUTION && sc->last_duel.encounter == t->encounter && t->encounter) {
        *d = sc->last_duel;
        return;
    }
    memset(d, 0, sizeof *d);
    d->target = t->target;
    d->winner = HC_SIDE_NONE;
    d->encounter = t->encounter;
    int seat[2] = { t->offense, t->defense };
    for (int side = 0; side < 2; side++) {
        duel_side *s = &d->side[side];
        s->seat = seat[side] < t->players ? seat[side] : HC_NOBODY;
        if (s->seat == HC_NOBODY) continue;
        fill_ships(sc, s, side);
        fill_card(sc, s);
    }
    if (sc->revealed) fill_from_sum(sc, d);
}

/* ---- drawing: what both forms share ---------------------------------------------------------- */

static const char *alien_of(const screen *sc, int seat)
{
    const hc_seat_info *info = &sc->table.seat[seat];
    hc_sheet_info sheet;
    bool known = hc_sheet(info->alien, sc->table.edition, &sheet);
    return known ? name_of_sheet(sc, info->alien) : info->power_state != HC_POWER_NONE ? "hidden" : "";
}

static const char *called(const screen *sc, int seat) { return seat == sc->viewer ? "You" : sc->names.seat[seat]; }

/* Before the sums begin the ships count, then the totals. */
static bool are_summed(const screen *sc) { return sc->duel.side[0].has_total || sc->duel.side[1].has_total; }

static int write_pill(const screen *sc, const duel_side *d, char text[16])
{
    if (are_summed(sc) && !d->has_total) return snprintf(text, 16, " . ");
    return snprintf(text, 16, " %d ", d->has_total ? d->total : d->ships);
}

static int pill_width(const screen *sc, const duel_side *d)
{
    char text[16];
    return write_pill(sc, d, text);
}

static int put_pill(const screen *sc, int y, int x, const duel_side *d)
{
    char text[16];
    write_pill(sc, d, text);
    return put(&sc->brush, y, x, 8, PILL, text);
}

static style part_style(const duel_part *p) { return p->seat == HC_NOBODY ? STRONG : (style)(SEAT_STRONG + p->seat); }

static int part_columns(const duel_part *p, bool labels)
{
    return columns_of(p->value) + (p->seat != HC_NOBODY) +
           (labels && p->seat == HC_NOBODY ? columns_of(p->label) + 1 : 0) + 1;
}

static int put_part(const screen *sc, int y, int x, const duel_part *p, bool labels)
{
    int from = x;
    if (p->seat != HC_NOBODY) x += put(&sc->brush, y, x, 1, part_style(p), shape_of(p->seat));
    x += put(&sc->brush, y, x, 12, part_style(p), p->value);
    if (labels && p->seat == HC_NOBODY) x += put_format(&sc->brush, y, x, 24, DIM, " %s", p->label);
    return x - from + 1;
}

/* ---- two lines ------------------------------------------------------------------------------- */

enum { NAME_COLUMNS = 12, PLACE_COLUMNS = 22 };

static void draw_names(const screen *sc, int y, int w)
{
    const duel_side *left = &sc->duel.side[0], *right = &sc->duel.side[1];
    const int edition = sc->table.edition;
    const brush *b = &sc->brush;
    int x = 1, half = w / 2;
    char name[64], role[96];
    if (left->seat != HC_NOBODY) {
        cut_text(name, sizeof name, called(sc, left->seat), NAME_COLUMNS);
        x += put(b, y, x, 2, (style)(SEAT_STYLE + left->seat), shape_of(left->seat)) + 1;
        x += put(b, y, x, NAME_COLUMNS, (style)(SEAT_STRONG + left->seat), name) + 2;
        x += put_format(b, y, x, half - x, SOFT, "%s, %s", hc_word_of(edition, "offense"), alien_of(sc, left->seat)) + 2;
        put(b, y, x, half - x, left->face_up ? STRONG : DIM, left->card);
    }
    if (right->seat == HC_NOBODY) {
        snprintf(role, sizeof role, "no %s yet", hc_word_of(edition, "defense"));
        put(b, y, w - 1 - columns_of(role), 40, DIM, role);
        return;
    }
    cut_text(name, sizeof name, called(sc, right->seat), NAME_COLUMNS);
    snprintf(role, sizeof role, "%s, %s", alien_of(sc, right->seat), hc_word_of(edition, "defense"));
    x = w - 1 - columns_of(name);
    put(b, y, x, NAME_COLUMNS, (style)(SEAT_STRONG + right->seat), name);
    put(b, y, x -= 2, 1, (style)(SEAT_STYLE + right->seat), shape_of(right->seat));
    put(b, y, x -= 2 + columns_of(role), 60, SOFT, role);
    x -= 2 + columns_of(right->card);
    if (x > half) put(b, y, x, 40, right->face_up ? STRONG : DIM, right->card);
}

/* The ships of a side, main player first; returns columns. With y < 0 it only measures. */
static int put_ships(const screen *sc, int y, int x, int side)
{
    const duel_side *d = &sc->duel.side[side];
    int from = x;
    for (int i = 0; i < sc->table.players && d->seat != HC_NOBODY; i++) {
        int seat = (d->seat + i) % sc->table.players;
        if (!d->allies[seat] || (side == HC_SIDE_DEFENSE && seat == d->seat)) continue;
        char text[16];
        snprintf(text, sizeof text, "%s%d ", shape_of(seat), d->allies[seat]);
        if (y >= 0) put(&sc->brush, y, x, 12, (style)(SEAT_STRONG + seat), text);
        x += columns_of(text);
    }
    return x - from;
}

static void draw_arrow(const screen *sc, int y, int from, int to)
{
    style st = (style)(SEAT_STYLE + sc->duel.side[0].seat);
    if (to - from < 2) return;
    put_fill(&sc->brush, y, from, to - from - 1, st, "═");
    put(&sc->brush, y, to - 1, 1, st, "▶");
}

static void describe_target(const screen *sc, char *out, size_t room)
{
    char place[96];
    text_names plain = sc->names;
    plain.marks = false;
    if (sc->duel.target == HC_NO_PLANET) snprintf(place, sizeof place, "no target yet");
    else text_place(place, sizeof place, &plain, &sc->view, sc->duel.target);
    cut_text(out, room, place, sc->at.wide ? 40 : PLACE_COLUMNS);
}

static void draw_ships(const screen *sc, int y, int w)
{
    const duel_side *left = &sc->duel.side[0], *right = &sc->duel.side[1];
    const brush *b = &sc->brush;
    if (left->seat == HC_NOBODY) return;
    int x = 1 + put_pill(sc, y, 1, left);
    const char *word = hc_word_of(sc->table.edition, "ships");
    x += put_format(b, y, x, 10, DIM, " %s ", word) + 1;
    x += put_ships(sc, y, x, HC_SIDE_OFFENSE);
    char place[64];
    describe_target(sc, place, sizeof place);
    bool aimed = sc->duel.target != HC_NO_PLANET && right->seat != HC_NOBODY;
    if (!aimed) {
        if (left->ships) draw_arrow(sc, y, x, w - 2 - columns_of(place) - 1);
        put(b, y, w - 1 - columns_of(place), 40, DIM, place);
        return;
    }
    int end = w - 1 - pill_width(sc, right) - columns_of(word) - 1, beside = put_ships(sc, -1, 0, HC_SIDE_DEFENSE);
    char own[24];
    snprintf(own, sizeof own, "%s%d", shape_of(right->seat), right->allies[right->seat]);
    int at = end - 2 - columns_of(place) - beside - 2 - 6 - columns_of(own);
    draw_arrow(sc, y, x, at);
    at += 1 + put(b, y, at + 1, 2, SOFT, "( ");
    at += put(b, y, at, 6, (style)(SEAT_STRONG + right->seat), own);
    at += put(b, y, at, 3, SOFT, " ) ");
    at += put_ships(sc, y, at, HC_SIDE_DEFENSE) + 1;
    put(b, y, at, 40, SOFT, place);
    put_pill(sc, y, end + put_format(b, y, end, 10, DIM, "%s ", word), right);
}

static void draw_sums(const screen *sc, int y, int w)
{
    const duel_side *left = &sc->duel.side[0], *right = &sc->duel.side[1];
    int need[2] = { 0, 0 }, room = w - 20;
    bool labels = true;
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < sc->duel.side[side].parts; i++)
            need[side] += part_columns(&sc->duel.side[side].part[i], true);
    if (need[0] + need[1] > room) labels = false;
    int x = 1 + put_pill(sc, y, 1, left) + 1;
    for (int i = 0; i < left->parts; i++) x += put_part(sc, y, x, &left->part[i], labels);
    int end = w - 1 - pill_width(sc, right), at = end;
    put_pill(sc, y, end, right);
    for (int i = 0; i < right->parts; i++) at -= part_columns(&right->part[i], labels);
    draw_arrow(sc, y, x + 1, at - 1);
    for (int i = 0; i < right->parts; i++) at += put_part(sc, y, at, &right->part[i], labels);
}

/* ---- two boxes ------------------------------------------------------------------------------- */

static void draw_columns(const screen *sc, const duel_side *d, int y, int x, int end)
{
    const brush *b = &sc->brush;
    for (int i = 0; i < d->parts && x < end; i++) {
        const duel_part *p = &d->part[i];
        int value = columns_of(p->value) + (p->seat != HC_NOBODY) * 2, label = columns_of(p->label);
        int w = value > label ? value : label, at = x + (w - value) / 2;
        if (p->seat != HC_NOBODY) at += put(b, y, at, 2, part_style(p), shape_of(p->seat)) + 1;
        put(b, y, at, end - at, part_style(p), p->value);
        put(b, y + 1, x + (w - label) / 2, end - x, DIM, p->label);
        x += w + 3;
    }
}

static void draw_ship_columns(const screen *sc, const duel_side *d, int y, int x)
{
    for (int i = 0; i < sc->table.players; i++) {
        int seat = (d->seat + i) % sc->table.players;
        if (!d->allies[seat]) continue;
        const char *label = seat == d->seat ? hc_word_of(sc->table.edition, "ships") : called(sc, seat);
        put_format(&sc->brush, y, x, 8, (style)(SEAT_STRONG + seat), "%s %d", shape_of(seat), d->allies[seat]);
        put(&sc->brush, y + 1, x, 14, DIM, label);
        x += columns_of(label) + 3;
    }
}

static void describe_side(const screen *sc, int side, char *out, size_t room)
{
    char place[80];
    describe_target(sc, place, sizeof place);
    if (sc->duel.target == HC_NO_PLANET)
        snprintf(out, room, "%s", side || !sc->duel.side[0].ships ? "" : "has no target yet");
    else if (side) snprintf(out, room, "holds %s", place);
    else snprintf(out, room, "attacks %s", place);
}

static void draw_box(const screen *sc, area at, int side)
{
    const duel_side *d = &sc->duel.side[side], *other = &sc->duel.side[!side];
    const int edition = sc->table.edition;
    const brush *b = &sc->brush;
    int x = at.x + 2, end = at.x + at.w - 2;
    put_frame(b, at, d->seat == HC_NOBODY ? DIM : (style)(SEAT_STYLE + d->seat),
              side ? hc_word_of(edition, "defense") : hc_word_of(edition, "offense"));
    if (d->seat == HC_NOBODY) {
        put_format(b, at.y + 1, x, at.w - 4, DIM, "no %s yet", side ? hc_word_of(edition, "defense") : hc_word_of(edition, "offense"));
        return;
    }
    x += put(b, at.y + 1, x, 2, (style)(SEAT_STYLE + d->seat), shape_of(d->seat)) + 1;
    x += put(b, at.y + 1, x, 20, (style)(SEAT_STRONG + d->seat), called(sc, d->seat)) + 2;
    put(b, at.y + 1, x, end - x, SOFT, alien_of(sc, d->seat));
    int pill = pill_width(sc, d);
    put_pill(sc, at.y + 1, end - pill, d);
    const char *word = d->card[0] ? d->card : hc_word_of(sc->table.edition, "ships");
    put(b, at.y + 1, end - pill - 2 - columns_of(word), 40, d->face_up ? STRONG : DIM, word);
    char line[160];
    describe_side(sc, side, line, sizeof line);
    put(b, at.y + 2, at.x + 2, at.w - 18, DIM, line);
    bool leads = d->has_total && other->has_total && d->total > other->total && sc->duel.winner == HC_SIDE_NONE;
    line[0] = '\0';
    if (leads) snprintf(line, sizeof line, "leads by %d", d->total - other->total);
    if (sc->duel.winner == side) snprintf(line, sizeof line, "wins");
    put(b, at.y + 2, end - columns_of(line), 20, STRONG, line);
    if (d->has_total) draw_columns(sc, d, at.y + 3, at.x + 2, end);
    else draw_ship_columns(sc, d, at.y + 3, at.x + 2);
    ink i = ink_of(sc, DIM);
    put_rich_line(&i, at.y + 5, at.x + 2, at.w - 4, d->note);
}

void draw_duel(const screen *sc)
{
    area at = sc->at.duel;
    if (!sc->at.wide) {
        draw_names(sc, at.y, at.w);
        if (are_summed(sc)) draw_sums(sc, at.y + 1, at.w);
        else draw_ships(sc, at.y + 1, at.w);
        return;
    }
    int half = (at.w - 4) / 2;
    draw_box(sc, (area){ at.y, 0, at.h, half }, HC_SIDE_OFFENSE);
    draw_box(sc, (area){ at.y, at.w - half, at.h, half }, HC_SIDE_DEFENSE);
    if (sc->duel.target != HC_NO_PLANET && sc->duel.side[0].seat != HC_NOBODY)
        put(&sc->brush, at.y + 3, half + 1, 2, (style)(SEAT_STRONG + sc->duel.side[0].seat), "▶▶");
}
