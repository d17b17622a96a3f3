/* parts.c - what parts of the game bring to the list of systems: moons, stations, techs, tokens, purses, reward cards, teams; and what is
 * in force, in words. */
#include <stdio.h>
#include <string.h>
#include "cli/screen/screen.h"

/* ---- teams, second aliens, hands -------------------------------------------------------------------- */

/* A to D, in the order in which they sit; "": nobody has a partner. */
const char *team_letter(const hc_table *t, int seat)
{
    static const char *const LETTER[] = { "A", "B", "C", "D", "E", "F", "G", "H" };
    bool any = false;
    int before = 0;
    const int first = t->seat[seat].partner < seat ? t->seat[seat].partner : seat;
    for (int s = 0; s < t->players; s++) {
        any |= t->seat[s].partner < t->players;
        before += s < first && (t->seat[s].partner >= t->players || t->seat[s].partner > s);
    }
    return any ? LETTER[before] : "";
}

/* The sheet of a second power of the seat; 0: it has one only. */
int second_alien(const hc_table *t, int seat)
{
    for (int i = 0; i < t->powers; i++)
        if (t->power[i].holder == seat && t->power[i].alien && t->power[i].alien != t->seat[seat].alien) return t->power[i].alien;
    return 0;
}

static int rewards_of(const hc_seat_info *s) { return s->backs[HC_BACK_REWARD] + s->backs[HC_BACK_ULTRA] + s->backs[HC_BACK_HAZARD]; }

int hand_columns(const screen *sc)
{
    for (int seat = 0; seat < sc->table.players; seat++) if (rewards_of(&sc->table.seat[seat])) return 5;
    return 3;
}

/* "5+2": two of them are rewards, by their backs. */
void put_hand_size(const screen *sc, int y, int x, int seat)
{
    const hc_seat_info *s = &sc->table.seat[seat];
    const int rewards = rewards_of(s);
    x += put_format(&sc->brush, y, x, 3, TEXT, "%2d", s->hand - rewards);
    if (rewards) put_format(&sc->brush, y, x, 3, SOFT, "+%d", rewards);
}

/* ---- moons -------------------------------------------------------------------------------------------- */

/* Face down "?", known to you in lower case, turned up in upper case: secret, immediate, continuing. */
static char sign_of_moon(const hc_table *t, const hc_thing *x)
{
    hc_sheet_info info;
    if (!hc_sheet(x->sheet, t->edition, &info)) return '?';
    const char sign = info.sort ? info.sort[0] : info.name[0];
    return (char)(x->open ? sign & ~0x20 : sign | 0x20);
}

static const hc_thing *moon_on(const hc_table *t, int place)
{
    for (const hc_thing *x = NULL; (x = hc_next_thing(t, x, HC_NOBODY, HC_LIES_MOON)) != NULL;) if (x->ground == place) return x;
    return NULL;
}

/* Writes them, or (y < 0) only says how wide they are. */
static int write_moons(const screen *sc, int y, int x, int seat)
{
    const hc_table *t = &sc->table;
    const brush *b = &sc->brush;
    int used = 0;
    for (int place = 0; place < t->planets; place++) {
        if (!(t->standing >> place & 1) || !hc_moon_number(&sc->view, place) || hc_planet_owner(&sc->view, place) != seat) continue;
        const hc_thing *moon = moon_on(t, place);
        const int key = key_on_planet(&sc->asked, place);
        const bool target = t->target == place;
        if (y < 0) used += 1 + !!key + target;
        else {
            if (target) used += put(b, y, x + used, 1, STRONG, "▶");
            if (key) used += put_format(b, y, x + used, 1, LIT_KEY, "%c", key);
            used += put_format(b, y, x + used, 1, moon && moon->open ? STRONG : SOFT, "%c", moon ? sign_of_moon(t, moon) : '?');
        }
        for (int s = 0; s < t->players; s++) {
            if (!t->ships[place][s]) continue;
            if (y < 0) used += 2 + (t->ships[place][s] > 9);
            else used += put_format(b, y, x + used, 4, (style)(SEAT_STYLE + s), "%s%d", shape_of(s), t->ships[place][s]);
        }
        used++;
    }
    return used ? used - 1 : 0;
}

int moon_columns(const screen *sc)
{
    int widest = 0;
    for (int seat = 0; seat < sc->table.players; seat++) {
        const int w = write_moons(sc, -1, 0, seat);
        if (w > widest) widest = w;
    }
    return widest && widest < 4 ? 4 : widest;
}

void put_moons(const screen *sc, int y, int x, int seat) { write_moons(sc, y, x, seat); }

/* ---- unusual systems ---------------------------------------------------------------------------------- */

/* Shown in place of the brackets of a planet; not of the target, which is told of above. */
bool has_worth(const screen *sc, int owner, int planet)
{
    const int hex = sc->table.seat[owner].hex;
    return (hex == HC_HEX_RINGS || hex == HC_HEX_SPIRAL) && sc->table.target != planet;
}

const char *worth_in_words(const screen *sc, int owner, int planet, char out[8])
{
    const int hex = sc->table.seat[owner].hex;
    snprintf(out, 8, hex == HC_HEX_RINGS ? "+%d" : "%d:", hc_hex_worth(hex, hc_planet_number(&sc->view, planet)));
    return out;
}

/* Where a system has one place only there is room to say what it is. */
void put_hex_name(const screen *sc, int y, int x, int w, int seat)
{
    char shown[40];
    hc_sheet_info sheet;
    if (w <= 0 || !hc_sheet(hc_hex_sheet(sc->table.seat[seat].hex), sc->table.edition, &sheet)) return;
    cut_text(shown, sizeof shown, sheet.name, w);
    put(&sc->brush, y, x, w, SOFT, shown);
}

/* ---- what lies before a player, in signs ----------------------------------------------------------------- */

static int stations_of(const hc_table *t, int seat, char out[16])
{
    int n = 0;
    hc_sheet_info info;
    for (const hc_thing *x = NULL; (x = hc_next_thing(t, x, seat, HC_LIES_STATION)) != NULL && n < 15;) {
        const char *sort = hc_sheet(x->sheet, t->edition, &info) && info.sort ? info.sort : "space";
        out[n++] = sort[0] == 'c' ? 'c' : sort[0] == 'd' ? 'd' : x->open ? 'S' : 's';
    }
    out[n] = '\0';
    return n;
}

static bool has_lucre(const hc_table *t)
{
    for (int i = 0; i < t->notes; i++) if (t->note[i].kind == HC_NOTE_LUCRE) return true;
    return false;
}

/* "$4" lucre, "*9" tokens, "+3" cards on or beside the sheet, "#2" techs; "S" a station that works, "s" one that does not, "c" a sky city,
 * "d" one in deep space. */
void count_parts(const screen *sc, int seat, char *out, size_t room)
{
    const hc_table *t = &sc->table;
    const int lucre = hc_noted(t, seat, HC_NOTE_LUCRE), tokens = hc_noted(t, seat, HC_NOTE_TOKENS), techs = hc_count_things(t, seat, HC_LIES_TECH);
    const int cards = hc_count_things(t, seat, HC_LIES_HOARD) + hc_count_things(t, seat, HC_LIES_DISPLAY);
    char stations[16];
    int used = 0;
    out[0] = '\0';
    if (has_lucre(t)) used += snprintf(out, room, "$%d", lucre);
    if (tokens) used += snprintf(out + used, room - (size_t)used, "*%d", tokens);
    if (cards) used += snprintf(out + used, room - (size_t)used, "+%d", cards);
    if (techs) used += snprintf(out + used, room - (size_t)used, "#%d", techs);
    if (stations_of(t, seat, stations)) snprintf(out + used, room - (size_t)used, "%s", stations);
}

/* A column of its own where parts of the game bring something; what belongs to a power alone stands behind its name. */
int columns_of_parts(const screen *sc)
{
    enum { WIDEST = 12 };
    const hc_table *t = &sc->table;
    int widest = 0;
    bool any = has_lucre(t) || hc_count_things(t, HC_NOBODY, HC_LIES_STATION) > 0;
    for (int seat = 0; seat < t->players && any; seat++) {
        char parts[40];
        count_parts(sc, seat, parts, sizeof parts);
        if (columns_of(parts) > widest) widest = columns_of(parts);
    }
    return widest > WIDEST ? WIDEST : widest;
}

/* ---- what is in force --------------------------------------------------------------------------------------- */

/* "hazard: Black Hole, Alliance"; "": nothing is. */
void write_in_force(const screen *sc, char *out, size_t room)
{
    const hc_table *t = &sc->table;
    hc_sheet_info info;
    const int n = hc_count_things(t, HC_NOBODY, HC_LIES_HAZARD);
    int used = 0, told = 0;
    out[0] = '\0';
    for (const hc_thing *x = NULL; (x = hc_next_thing(t, x, HC_NOBODY, HC_LIES_HAZARD)) != NULL && (size_t)used + 1 < room;)
        if (hc_sheet(x->sheet, t->edition, &info))
            used += snprintf(out + used, room - (size_t)used, "%s%s", told++ ? ", " : n > 1 ? "hazards: " : "hazard: ", info.name);
    if (t->cone == HC_CONE_REVERSED && (size_t)used + 1 < room)
        snprintf(out + used, room - (size_t)used, "%s◀ %s reversed: allies swap gains", used ? "; " : "", hc_word_of(t->edition, "gate"));
}

/* The same for who has room to read: a line each, with what it does. Returns how many lines it took. */
int draw_in_force(const screen *sc, area at)
{
    const hc_table *t = &sc->table;
    hc_sheet_info info;
    char text[400], summary[320];
    int y = at.y, end = at.y + at.h;
    ink base = ink_of(sc, TEXT);
    for (const hc_thing *x = NULL; (x = hc_next_thing(t, x, HC_NOBODY, HC_LIES_HAZARD)) != NULL && y < end;) {
        if (!hc_sheet(x->sheet, t->edition, &info)) continue;
        text_expand(summary, sizeof summary, t->edition, info.summary ? info.summary : "");
        snprintf(text, sizeof text, "Hazard %s: %s", info.name, summary);
        put(&sc->brush, y, at.x, 1, WARNING, "!");
        y += put_rich(&base, y, at.x + 2, at.w - 2, end - y, 0, text);
    }
    if (t->cone == HC_CONE_REVERSED && y < end) {
        text_expand(text, sizeof text, t->edition, "The {gate} is reversed: winning allies of the {offense} get rewards, those of the {defense} a {colony}.");
        put(&sc->brush, y, at.x, 1, WARNING, "◀");
        y += put_rich(&base, y, at.x + 2, at.w - 2, end - y, 0, text);
    }
    return y > end ? at.h : y - at.y;
}

/* "[########....]": how near the warp is to falling. */
int put_meter(const screen *sc, int y, int x, int w, int n, int of)
{
    const int cells = of < w - 2 ? of : w - 2, full = of ? (n * cells + of - 1) / of : 0;
    int used = put(&sc->brush, y, x, 1, DIM, "[");
    for (int i = 0; i < cells; i++)
        used += put(&sc->brush, y, x + used, 1, i < full ? (n >= of - 2 ? WARNING : TEXT) : DIM, i < full ? "█" : "·");
    return used + put(&sc->brush, y, x + used, 1, DIM, "]");
}
