/* belongings.c - what lies on or beside a player's sheet: tokens, hoards, displays, techs. */
#include "inside.h"

static void put_part(pen *p, const char *text)
{
    pen_put(p, p->length > 0 ? "; " : "");
    pen_put(p, text);
}

static void put_count(pen *p, int count, const char *one, const char *many)
{
    pen_put(p, p->length > 0 ? "; " : "");
    pen_number(p, count);
    pen_put(p, count == 1 ? one : many);
}

/* Cards that lie so: how many, and which of them are known. */
static void put_cards(pen *p, const hc_table *t, int seat, hc_lies lies, const char *one, const char *many)
{
    int count = hc_count_things(t, seat, lies);
    const char *before = ": ";
    if (count == 0)
        return;
    put_count(p, count, one, many);
    for (const hc_thing *x = NULL; (x = hc_next_thing(t, x, seat, lies)) != NULL;) {
        if (x->card.kind == HC_CARD_NONE)
            continue;
        pen_put(p, before);
        pen_card(p, t->edition, &x->card);
        before = ", ";
    }
}

static void put_notes(pen *p, const hc_table *t, int seat)
{
    static const char *const NOUN[HC_NOTE_KINDS][2] = { [HC_NOTE_TOKENS] = { " token", " tokens" }, [HC_NOTE_LUCRE] = { " lucre", " lucre" },
                                                            [HC_NOTE_PRAW] = { " in the Praw", " in the Praw" }, [HC_NOTE_CRITICAL] = { " critical", " critical" },
                                                            [HC_NOTE_LUX] = { " lux", " lux" }, [HC_NOTE_ULTRA_LUX] = { " ultra lux", " ultra lux" },
                                                            [HC_NOTE_LUX_DUE] = { " lux to collect", " lux to collect" },
                                                            [HC_NOTE_ULTRA_DUE] = { " ultra lux to collect", " ultra lux to collect" },
                                                            [HC_NOTE_ANGELS] = { " angel", " angels" } };
    for (int i = 0; i < t->notes; i++)
        if (t->note[i].holder == seat && t->note[i].value > 0)
            put_count(p, t->note[i].value, NOUN[t->note[i].kind][0], NOUN[t->note[i].kind][1]);
}

static void put_planets(pen *p, const text_names *n, const hc_game *view, uint64_t set)
{
    const char *before = ": ";
    char place[80];
    for (int planet = 0; planet < HC_PLANETS; planet++) {
        if (!(set >> planet & 1))
            continue;
        text_place(place, sizeof place, n, view, planet);
        pen_put(p, before);
        pen_put(p, place);
        before = ", ";
    }
}

static void put_choices(pen *p, int edition, const hc_memo *memo)
{
    const char *before = ": ";
    for (int i = 0; i < 8; i++) {
        const char *label = memo->planets >> i & 1 ? hc_label(memo->alien, edition, memo->prompt, i) : NULL;
        if (!label)
            continue;
        pen_put(p, before);
        pen_expanded(p, edition, label);
        before = ", ";
    }
}

static void put_seats(pen *p, const text_names *n, uint64_t seats)
{
    const char *before = ": ";
    for (int seat = 0; seat < HC_SEATS; seat++) {
        if (!(seats >> seat & 1))
            continue;
        pen_put(p, before);
        pen_put(p, seat == n->viewer ? "you" : n->seat[seat]);
        before = ", ";
    }
}

size_t text_memo(char *out, size_t room, const text_names *n, const hc_game *view, int edition, const hc_memo *memo)
{
    text_names plain = *n;
    pen p;
    plain.marks = false;
    pen_open(&p, out, room);
    pen_expanded(&p, edition, memo->name);
    if (memo->kind == HC_MEMO_PLANETS) {
        put_planets(&p, &plain, view, memo->planets);
        return p.length;
    }
    if (memo->kind == HC_MEMO_CHOICES) {
        put_choices(&p, edition, memo);
        return p.length;
    }
    if (memo->kind == HC_MEMO_SEATS) {
        put_seats(&p, n, memo->planets);
        return p.length;
    }
    pen_put(&p, ": ");
    if (memo->kind == HC_MEMO_CHOICE)
        pen_expanded(&p, edition, memo->label);
    else if (memo->kind == HC_MEMO_SEAT)
        pen_put(&p, memo->number == n->viewer ? "you" : n->seat[memo->number]);
    else
        pen_number(&p, memo->number);
    return p.length;
}

static void put_memos(pen *p, const text_names *n, const hc_game *view, const hc_table *t, int seat)
{
    char text[600];
    for (int i = 0; i < t->memos; i++) {
        if (t->memo[i].holder != seat)
            continue;
        text_memo(text, sizeof text, n, view, t->edition, &t->memo[i]);
        put_part(p, text);
    }
}

static void put_techs(pen *p, const hc_table *t, int seat)
{
    for (const hc_thing *x = NULL; (x = hc_next_thing(t, x, seat, HC_LIES_TECH)) != NULL;) {
        put_part(p, x->open ? "tech " : "researches ");
        if (x->card.kind == HC_CARD_NONE)
            pen_put(p, "a hidden tech");
        else
            pen_card(p, t->edition, &x->card);
        if (x->open)
            continue;
        pen_put(p, " with ");
        pen_ships(p, t->edition, x->count);
    }
    if (hc_count_things(t, seat, HC_LIES_UNDER_TECH) > 0)
        put_part(p, "a card under a tech");
}

static void put_hazards(pen *p, const hc_table *t, int seat)
{
    for (const hc_thing *x = NULL; (x = hc_next_thing(t, x, seat, HC_LIES_HAZARD)) != NULL;) {
        put_part(p, "hazard ");
        pen_card(p, t->edition, &x->card);
    }
}

static void put_moons(pen *p, const hc_table *t, int seat)
{
    for (const hc_thing *x = NULL; (x = hc_next_thing(t, x, seat, HC_LIES_MOON)) != NULL;) {
        if (x->card.kind == HC_CARD_NONE) continue;
        put_part(p, x->open ? "moon " : "secret moon ");
        pen_card(p, t->edition, &x->card);
    }
}

static void put_stations(pen *p, const hc_table *t, int seat)
{
    for (const hc_thing *x = NULL; (x = hc_next_thing(t, x, seat, HC_LIES_STATION)) != NULL;) {
        put_part(p, "station ");
        pen_card(p, t->edition, &x->card);
        if (!x->open) pen_put(p, " (out of use)");
        if (x->count > 0)
            put_count(p, x->count, " token on it", " tokens on it");
    }
}

static void put_boons(pen *p, const hc_table *t, int seat)
{
    for (const hc_thing *x = NULL; (x = hc_next_thing(t, x, seat, HC_LIES_BOON)) != NULL;) {
        put_part(p, "");
        pen_card(p, t->edition, &x->card);
    }
    for (const hc_thing *x = NULL; (x = hc_next_thing(t, x, seat, HC_LIES_OBJECTIVE)) != NULL;) {
        put_part(p, "objective ");
        pen_put(p, x->card.kind == HC_CARD_NONE ? "face down" : "");
        if (x->card.kind != HC_CARD_NONE) pen_card(p, t->edition, &x->card);
    }
}

static void put_evolutions(pen *p, const hc_table *t, int seat)
{
    for (const hc_thing *x = NULL; (x = hc_next_thing(t, x, seat, HC_LIES_EVOLUTION)) != NULL;) {
        put_part(p, "evolution ");
        pen_card(p, t->edition, &x->card);
        pen_put(p, " with ");
        pen_ships(p, t->edition, x->count);
    }
}

static void put_lux_cards(pen *p, const hc_table *t, int seat)
{
    for (const hc_thing *x = NULL; (x = hc_next_thing(t, x, seat, HC_LIES_LUX)) != NULL;) {
        if (x->card.kind == HC_CARD_NONE) continue;
        put_part(p, "lux card ");
        pen_card(p, t->edition, &x->card);
    }
}

/* Ships on its sheets: others', and its own. */
static void put_fleets(pen *p, const hc_table *t, int seat)
{
    int ships = 0, own = 0;
    for (int i = 0; i < t->fleets; i++)
        *(t->fleet[i].owner == seat ? &own : &ships) += t->fleet[i].holder == seat ? t->fleet[i].count : 0;
    if (ships > 0) {
        put_count(p, ships, " captured ", " captured ");
        pen_word(p, t->edition, ships == 1 ? "ship" : "ships");
    }
    if (own > 0) {
        put_count(p, own, " ", " ");
        pen_word(p, t->edition, own == 1 ? "ship" : "ships");
        pen_put(p, " on the sheet");
    }
}

/* An unusual system, the powers of its planets, ships that stand aside. */
static void put_hex(pen *p, const hc_game *view, const hc_table *t, int seat)
{
    const hc_seat_info *s = &t->seat[seat];
    hc_sheet_info sheet;
    const char *before = ": ";
    if (!s->hex || !hc_sheet(hc_hex_sheet(s->hex), t->edition, &sheet)) return;
    put_part(p, sheet.name);
    for (const hc_thing *x = NULL; s->hex == HC_HEX_SIX_PACT && (x = hc_next_thing(t, x, seat, HC_LIES_PIECE)) != NULL; before = ", ") {
        if (!hc_sheet(x->sheet, t->edition, &sheet)) continue;
        pen_put(p, before);
        pen_number(p, hc_planet_number(view, x->ground));
        pen_put(p, " ");
        pen_put(p, sheet.name);
    }
    if (s->hex == HC_HEX_SPACE_DUST) {
        const int discs = s->home_colonies - t->ships[seat * HC_HOME][seat];
        pen_put(p, discs ? ", discs: " : "");
        if (discs) pen_number(p, discs);
    }
    if (s->standing_aside) put_count(p, s->standing_aside, " stands aside", " stand aside");
    if (t->lower_wins && seat == t->defense) put_part(p, "the lower total wins");
}

size_t text_belongings(char *out, size_t room, const text_names *names, const hc_game *view, const hc_table *t, int seat)
{
    const hc_seat_info *s = &t->seat[seat];
    pen p;
    pen_open(&p, out, room);
    put_hex(&p, view, t, seat);
    put_notes(&p, t, seat);
    put_memos(&p, names, view, t, seat);
    put_cards(&p, t, seat, HC_LIES_HOARD, " card in the hoard", " cards in the hoard");
    put_cards(&p, t, seat, HC_LIES_DISPLAY, " card on display", " cards on display");
    put_cards(&p, t, seat, HC_LIES_EXTRA, " card beside the encounter cards", " cards beside the encounter cards");
    put_cards(&p, t, seat, HC_LIES_STOCK, " unused flare on the sheet", " unused flares on the sheet");
    put_cards(&p, t, seat, HC_LIES_GRAFT, " flare as a part of the power", " flares as a part of the power");
    put_cards(&p, t, seat, HC_LIES_ESSENCE, " essence card", " essence cards");
    if (s->both_sides)
        put_part(&p, "on both sides");
    if (s->aside > 0 && t->turn == 0)            /* before the first turn nothing else is dealt aside */
        put_count(&p, s->aside, " tech to choose from", " techs to choose from");
    else if (s->aside > 0)
        put_count(&p, s->aside, " card laid aside", " cards laid aside");
    put_techs(&p, t, seat);
    put_hazards(&p, t, seat);
    put_moons(&p, t, seat);
    put_stations(&p, t, seat);
    put_evolutions(&p, t, seat);
    put_lux_cards(&p, t, seat);
    put_boons(&p, t, seat);
    put_fleets(&p, t, seat);
    pen_units(&p, t, seat);
    return p.length;
}
