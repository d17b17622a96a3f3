/* systems.c - every player: role, power, colonies, hand, the five planets with their ships. */
#include <stdio.h>
#include "cli/screen/screen.h"

enum { COLUMNS_MAX = HC_PLANETS };

typedef struct plan { /* where the columns of the list are */
    int name, name_w, power, power_w, track, hand, hand_w, planet[COLUMNS_MAX + 1], moons, parts, warp;
    int moons_w, parts_w; /* 0: nobody has any              */
    int columns;          /* planets of the largest system  */
} plan;

/* By number; HC_NO_PLANET where one is no more. Returns how many columns they take. */
static int planets_of(const screen *sc, int seat, int planet[HC_PLANETS])
{
    int n = 0;
    for (int i = 0; i < HC_PLANETS; i++) planet[i] = HC_NO_PLANET;
    for (int p = 0; p < sc->table.planets; p++) {
        if (!(sc->table.standing >> p & 1) || hc_planet_owner(&sc->view, p) != seat || hc_moon_number(&sc->view, p)) continue;
        int number = hc_planet_number(&sc->view, p);
        planet[number - 1] = p;
        if (number > n) n = number;
    }
    return n;
}

/* Whose ships are being picked: usually one's own. */
static int seat_drafted(const screen *sc)
{
    const asked *a = &sc->asked;
    return a->seat < HC_SEATS && a->q.kind == HC_ASK_PLANET ? a->q.whose : a->seat;
}

static int ships_shown(const screen *sc, int planet, int seat)
{
    int n = sc->table.ships[planet][seat];
    return seat == seat_drafted(sc) ? n + drafted_ships(&sc->asked, planet) : n;
}

/* Writes, or only measures. */
typedef struct pen {
    const screen *sc;
    int y, x, w, used;
    bool dry;
} pen;

static void pen_put(pen *p, style st, const char *text)
{
    p->used += p->dry ? columns_of(text) : put(&p->sc->brush, p->y, p->x + p->used, p->w - p->used, st, text);
}

static void pen_put_key(pen *p, int key)
{
    char text[2] = { (char)key, '\0' };
    pen_put(p, LIT_KEY, text);
}

static int count_there(const hc_table *t, int seat, hc_lies lies, int planet)
{
    int n = 0;
    for (const hc_thing *x = NULL; (x = hc_next_thing(t, x, seat, lies)) != NULL;)
        if (x->ground == planet) n += x->count;
    return n;
}

/* "2+3": two ships, with three more under them; "4/1": one of the four is of the second colour. */
static void pen_put_unlike(pen *p, int planet, int seat)
{
    const hc_table *t = &p->sc->table;
    char text[16];
    int under = count_there(t, seat, HC_LIES_STACK, planet) + count_there(t, seat, HC_LIES_BUNDLE, planet);
    int second = count_there(t, seat, HC_LIES_SECOND_COLOUR, planet);
    if (under) {
        snprintf(text, sizeof text, "+%d", under);
        pen_put(p, SOFT, text);
    }
    if (second) {
        snprintf(text, sizeof text, "/%d", second);
        pen_put(p, SOFT, text);
    }
}

static void pen_put_stack(pen *p, int planet, int seat)
{
    char count[16];
    int before = p->sc->table.ships[planet][seat], n = ships_shown(p->sc, planet, seat);
    style st = (style)(SEAT_STYLE + seat);
    snprintf(count, sizeof count, "%d", n);
    pen_put(p, st, shape_of(seat));
    pen_put(p, n != before ? LIT_STRONG : st, count);
    pen_put_unlike(p, planet, seat);
}

/* The brackets of a planet: whose it is, whether it is the target, whether the home colony is lost. */
static const char *edge_of(const screen *sc, int owner, int planet, bool closing, style *st)
{
    const hc_table *t = &sc->table;
    bool target = t->target == planet, lost = !t->ships[planet][owner];
    if (!sc->at.wide) {
        *st = target && t->offense < HC_SEATS ? (style)(SEAT_STRONG + t->offense) : DIM;
        return closing ? "" : target ? "▶" : "·";
    }
    *st = (style)((target ? SEAT_STRONG : SEAT_STYLE) + owner);
    if (target) return closing ? "]" : "[";
    return lost ? (closing ? "⟩" : "⟨") : closing ? ")" : "(";
}

/* One planet: its stacks, the owner's first, with the key where one can choose it. `most`: so many of them, then how many more there are. */
static void pen_put_stacks(pen *p, int owner, int planet, int most, bool worth)
{
    const screen *sc = p->sc;
    const hc_table *t = &sc->table;
    int key = key_on_planet(&sc->asked, planet), stacks = 0;
    style st;
    const char *edge = edge_of(sc, owner, planet, false, &st);
    char text[8];
    if (worth) pen_put(p, SOFT, worth_in_words(sc, owner, planet, text));
    else pen_put(p, st, edge);
    int drafted = seat_drafted(sc);
    bool own_ships = drafted < HC_SEATS && t->ships[planet][drafted];
    if (key && (!own_ships || !most)) pen_put_key(p, key);
    for (int i = 0; i < t->players; i++) {
        int seat = i == 0 ? owner : i <= owner ? i - 1 : i;
        if (!t->ships[planet][seat] && ships_shown(sc, planet, seat) <= 0) continue;
        if (stacks++ >= most) continue;
        if (stacks == 2 && sc->at.wide) pen_put(p, TEXT, " ");
        if (key && seat == drafted) pen_put_key(p, key);
        pen_put_stack(p, planet, seat);
    }
    if (!stacks && !key) pen_put(p, DIM, "0");
    if (stacks > most) {
        char more[16];
        snprintf(more, sizeof more, "+%d", stacks - most);
        pen_put(p, SOFT, more);
    }
    edge = edge_of(sc, owner, planet, true, &st);
    if (!worth) pen_put(p, st, edge);
}

/* All of them, or as many as there is room for: "●2+4" are four more owners, and the list of players (p) names them. */
static void pen_put_planet(pen *p, int owner, int planet)
{
    for (int most = HC_SEATS; most >= 0; most--)
        for (int worth = has_worth(p->sc, owner, planet); worth >= 0; worth--) {
            pen dry = { .sc = p->sc, .dry = true };
            pen_put_stacks(&dry, owner, planet, most, worth);
            if (!p->dry && (most || worth) && dry.used >= p->w) continue;
            pen_put_stacks(p, owner, planet, most, worth);
            return;
        }
}

/* Columns keep their places; one that overflows takes room from its neighbours. */
static void plan_planets(const screen *sc, plan *p, int x, int room)
{
    int need[COLUMNS_MAX] = { 0 }, width[COLUMNS_MAX], slack = 0;
    for (int seat = 0; seat < sc->table.players; seat++) {
        int planet[HC_PLANETS], n = planets_of(sc, seat, planet);
        if (n > p->columns) p->columns = n;
        for (int i = 0; i < n; i++) {
            if (planet[i] == HC_NO_PLANET) continue;
            pen dry = { .sc = sc, .dry = true };
            pen_put_planet(&dry, seat, planet[i]);
            if (dry.used + 1 > need[i]) need[i] = dry.used + 1;
        }
    }
    int each = p->columns ? room / p->columns : room;
    for (int i = 0; i < p->columns; i++) {
        width[i] = each;
        slack += each - need[i];
    }
    for (int i = 0; i < p->columns && slack >= 0; i++) {
        for (int k = p->columns - 1; k >= 0 && width[i] < need[i]; k--) {
            int spare = width[k] - need[k], want = need[i] - width[i];
            if (spare <= 0) continue;
            int taken = spare < want ? spare : want;
            width[k] -= taken;
            width[i] += taken;
        }
    }
    p->planet[0] = x;
    for (int i = 0; i < p->columns; i++) p->planet[i + 1] = p->planet[i] + width[i];
}

static int least(int a, int b) { return a < b ? a : b; }

/* What the planets take: more where a system has more than five. */
static int planets_room(const screen *sc)
{
    int most = 0, planet[HC_PLANETS];
    for (int seat = 0; seat < sc->table.players; seat++) {
        int n = planets_of(sc, seat, planet);
        if (n > most) most = n;
    }
    int room = most * (sc->at.wide ? 6 : 4), usual = sc->at.wide ? 40 : 35;
    return room > usual ? room : usual;
}

/* Room beyond what is needed goes to the names of powers, then of players. */
static plan plan_columns(const screen *sc)
{
    area at = sc->at.systems;
    int track = sc->table.colonies_to_win < 7 ? 7 : sc->table.colonies_to_win, warp = sc->at.wide ? 0 : 9;
    plan p = { .name = 3, .name_w = 6, .power_w = 9, .hand_w = hand_columns(sc), .moons_w = moon_columns(sc), .parts_w = columns_of_parts(sc) };
    int beside = p.moons_w + p.parts_w + !!p.moons_w + !!p.parts_w;
    int spare = at.w - (p.name + p.name_w + 1 + p.power_w + 1 + track + 1 + p.hand_w) - planets_room(sc) - warp - beside;
    int gain = least(spare, 11);
    if (gain > 0) {
        p.power_w += gain;
        spare -= gain;
    }
    gain = least(spare / 2, 8);
    if (gain > 0) p.name_w += gain;
    p.power = p.name + p.name_w + 1;
    p.track = p.power + p.power_w + 1;
    p.hand = p.track + track + 1;
    p.warp = at.x + at.w - 6;
    int x = p.hand + p.hand_w;
    plan_planets(sc, &p, x, at.w - x - warp - beside);
    p.moons = at.w - warp - beside + !!p.moons_w;
    p.parts = p.moons + p.moons_w;
    if (p.parts_w && p.moons_w) p.parts++;
    return p;
}

static const char *role_of(const screen *sc, int seat, style *st)
{
    const hc_table *t = &sc->table;
    *st = STRONG;
    if (seat == t->offense) return "›";
    if (seat == t->defense) return "‹";
    if (t->seat[seat].side <= HC_SIDE_DEFENSE && t->seat[seat].ships_in) return "+";
    *st = LIT_STRONG;
    bool asked_now = t->phase == HC_PHASE_JOIN && t->seat[seat].asked_to_join;
    return seat == sc->asked.seat || asked_now ? "?" : " ";
}

/* The own alien is known to its owner also face down: in brackets. */
static void put_power(const screen *sc, int y, int x, int w, int seat)
{
    const hc_seat_info *info = &sc->table.seat[seat];
    hc_sheet_info sheet;
    char name[64], shown[96], more[40] = "";
    bool known = hc_sheet(info->alien, sc->table.edition, &sheet), hidden = info->power_state == HC_POWER_HIDDEN || !known;
    const char *mark = info->power_state == HC_POWER_ZAPPED ? "!" : info->power_state == HC_POWER_LOST ? "×" : "";
    if (!columns_of_parts(sc)) count_parts(sc, seat, more, sizeof more);
    int used = put(&sc->brush, y, x, w, WARNING, mark), room = w - used - columns_of(more), second = second_alien(&sc->table, seat);
    if (!known) snprintf(shown, sizeof shown, info->power_state == HC_POWER_NONE ? "none" : "hidden");
    else snprintf(shown, sizeof shown, hidden ? "(%s)" : "%s", sheet.name);
    if (second && hc_sheet(second, sc->table.edition, &sheet)) {
        /* Both begin in sight. */
        const int half = (room - 1) / 2, first = columns_of(shown);
        char cut[64];
        cut_text(cut, sizeof cut, shown, first > half && columns_of(sheet.name) + 1 > room - first ? half : first);
        snprintf(shown, sizeof shown, "%s+%s", cut, sheet.name);
    }
    cut_text(name, sizeof name, shown, room);
    used += put(&sc->brush, y, x + used, room, *mark || hidden ? DIM : TEXT, name);
    put(&sc->brush, y, x + used, w - used, SOFT, more);
}

static void put_name(const screen *sc, int y, int x, int w, int seat)
{
    char name[64];
    cut_text(name, sizeof name, seat == sc->viewer ? "You" : sc->names.seat[seat], w);
    put(&sc->brush, y, x, w, (style)(SEAT_STRONG + seat), name);
}

static int key_of_seat(const asked *a, int seat)
{
    if (a->seat == HC_NOBODY || a->q.kind != HC_ASK_SEAT) return 0;
    int at = slot_of_choice(a, seat);
    return at >= 0 && a->slot[at].open ? a->slot[at].key : 0;
}

static void put_cut(const screen *sc, int y, int x, int w, style st, const char *text)
{
    char shown[400];
    cut_text(shown, sizeof shown, text, w);
    put(&sc->brush, y, x, w, st, shown);
}

static void draw_player(const screen *sc, const plan *p, int y, int seat)
{
    const hc_table *t = &sc->table;
    const hc_seat_info *info = &t->seat[seat];
    const brush *b = &sc->brush;
    style st;
    const char *role = role_of(sc, seat, &st);
    int key = key_of_seat(&sc->asked, seat);
    if (key) put_format(b, y, 0, 1, LIT_KEY, "%c", key);
    else put(b, y, 0, 1, st, role);
    put(b, y, 1, 1, (style)(SEAT_STYLE + seat), shape_of(seat));
    const char *team = team_letter(t, seat);
    if (*team) put(b, y, 2, 1, SOFT, team);
    put_name(sc, y, p->name, p->name_w, seat);
    put_power(sc, y, p->power, p->power_w, seat);
    for (int i = 0; i < t->colonies_to_win; i++) {
        bool has = i < info->foreign_colonies;
        put(b, y, p->track + i, 1, has ? (style)(SEAT_STYLE + seat) : DIM, has ? shape_of(seat) : "·");
    }
    put_hand_size(sc, y, p->hand - 1, seat);
    int planet[HC_PLANETS], n = planets_of(sc, seat, planet);
    for (int i = 0; i < n; i++) {
        if (planet[i] == HC_NO_PLANET) continue;
        pen writing = { .sc = sc, .y = y, .x = p->planet[i], .w = p->planet[i + 1] - p->planet[i] };
        pen_put_planet(&writing, seat, planet[i]);
    }
    if (n == 1 && info->hex) put_hex_name(sc, y, p->planet[1], (p->moons_w ? p->moons : sc->at.systems.w - 9) - p->planet[1], seat);
    if (p->moons_w) put_moons(sc, y, p->moons, seat);
    if (p->parts_w) {
        char parts[40];
        count_parts(sc, seat, parts, sizeof parts);
        put(b, y, p->parts, p->parts_w, SOFT, parts);
    }
    if (sc->at.wide) return;
    const int inside = hc_noted(t, seat, HC_NOTE_PRAW);
    style warp = info->warp || inside ? (style)(SEAT_STYLE + seat) : DIM;
    if (inside) put_format(b, y, p->warp, 7, warp, "%s%d(%d)", shape_of(seat), info->warp, inside);
    else if (info->warp) put_format(b, y, p->warp, 4, warp, "%s%d", shape_of(seat), info->warp);
    else put(b, y, p->warp, 1, DIM, "·");
}

/* ---- the line under a player ----------------------------------------------------------------- */

static void describe_part(const screen *sc, int seat, char *out, size_t room)
{
    const hc_table *t = &sc->table;
    const hc_seat_info *info = &t->seat[seat];
    const int edition = t->edition;
    int main = info->side == HC_SIDE_OFFENSE ? t->offense : t->defense;
    if (seat == t->offense) snprintf(out, room, "%s", hc_word_of(edition, "offense"));
    else if (seat == t->defense) snprintf(out, room, "%s", hc_word_of(edition, "defense"));
    else if (info->side <= HC_SIDE_DEFENSE && main < t->players && info->ships_in)
        snprintf(out, room, "with %s, %d %s", main == sc->viewer ? "you" : sc->names.seat[main], info->ships_in,
                 info->ships_in == 1 ? hc_word_of(edition, "ship") : hc_word_of(edition, "ships"));
    else if (t->phase > HC_PHASE_JOIN) out[0] = '\0';
    else if (info->invited_by[0] && info->invited_by[1]) snprintf(out, room, "invited by both sides");
    else if (info->invited_by[0]) snprintf(out, room, "invited by the %s", hc_word_of(edition, "offense"));
    else if (info->invited_by[1]) snprintf(out, room, "invited by the %s", hc_word_of(edition, "defense"));
    else if (info->partner < t->players) snprintf(out, room, "partner of %s", info->partner == sc->viewer ? "you" : sc->names.seat[info->partner]);
    else out[0] = '\0';
}

static void describe_power(const screen *sc, int seat, char *out, size_t room)
{
    const hc_seat_info *info = &sc->table.seat[seat];
    const int edition = sc->table.edition;
    if (info->power_state == HC_POWER_ZAPPED) snprintf(out, room, "power off until the %s ends", hc_word_of(edition, "encounter"));
    else if (info->power_state == HC_POWER_LOST)
        snprintf(out, room, "power lost, %d home %s", info->home_colonies,
                 info->home_colonies == 1 ? hc_word_of(edition, "colony") : hc_word_of(edition, "colonies"));
    else out[0] = '\0';
}

static int put_ships_of_side(const screen *sc, int y, int x, int side)
{
    const hc_table *t = &sc->table;
    for (int i = 0; i < t->players; i++) {
        int seat = (t->offense + i) % t->players, n = t->seat[seat].gate;
        int end = sc->at.systems.x + sc->at.systems.w;
        if (!n || t->seat[seat].side != side) continue;
        if (x + 2 > end) return x + put(&sc->brush, y, end - 1, 1, DIM, "…");      /* beside it is the log */
        x += put_format(&sc->brush, y, x, 8, (style)(SEAT_STYLE + seat), "%s%d", shape_of(seat), n) + 1;
    }
    return x;
}

static bool has_ships_under_way(const hc_table *t, int side)
{
    bool any = false;
    for (int seat = 0; seat < t->players; seat++) any |= t->seat[seat].side == side && t->seat[seat].gate;
    return any;
}

static void draw_gate(const screen *sc, const plan *p, int y)
{
    const int edition = sc->table.edition;
    int x = p->planet[0];
    if (has_ships_under_way(&sc->table, HC_SIDE_OFFENSE)) {
        x += put_format(&sc->brush, y, x, 40, DIM, "%s carries ", hc_word_of(edition, "gate"));
        x += put(&sc->brush, y, x, 2, (style)(SEAT_STRONG + sc->table.offense), "▶") + 1;
        x = put_ships_of_side(sc, y, x, HC_SIDE_OFFENSE) + 2;
    }
    if (!has_ships_under_way(&sc->table, HC_SIDE_DEFENSE)) return;
    x += put(&sc->brush, y, x, 20, DIM, "beside it ");
    put_ships_of_side(sc, y, x, HC_SIDE_DEFENSE);
}

static void draw_under_player(const screen *sc, const plan *p, int y, int seat)
{
    const hc_table *t = &sc->table;
    char part[80], power[80], more[160], line[360];
    const char *temper = session_temper(sc->s, seat);
    describe_part(sc, seat, part, sizeof part);
    describe_power(sc, seat, power, sizeof power);
    text_belongings(more, sizeof more, &sc->names, &sc->view, t, seat);
    snprintf(line, sizeof line, "%s%s%s%s%s%s%s", temper, *temper && (*part || *power || *more) ? "; " : "", part,
             *part && *power ? "; " : "", power, (*part || *power) && *more ? "; " : "", more);
    bool gate_here =
        t->target != HC_NO_PLANET && hc_planet_owner(&sc->view, t->target) == seat && t->offense < t->players;
    put_cut(sc, y, p->name, gate_here ? p->planet[0] - p->name - 1 : sc->at.systems.w - p->name, DIM, line);
    if (gate_here) draw_gate(sc, p, y);
}

/* Where there is room: what the power does, in a few words. */
static void draw_summary(const screen *sc, const plan *p, int y, int seat)
{
    hc_sheet_info info;
    char summary[400];
    if (!hc_sheet(sc->table.seat[seat].alien, sc->table.edition, &info) || !info.summary) return;
    text_expand(summary, sizeof summary, sc->table.edition, info.summary);
    put_cut(sc, y, p->name, sc->at.systems.w - p->name, SOFT, summary);
}

void draw_systems(const screen *sc)
{
    const hc_table *t = &sc->table;
    const brush *b = &sc->brush;
    area at = sc->at.systems;
    plan p = plan_columns(sc);
    int heads = sc->at.tight ? 1 : 2, y = at.y + heads - 1, in_warp = 0;
    if (!sc->at.tight) put_rule(b, at.y, at.x, at.w, DIM, "systems");
    if (!sc->at.tight && !sc->at.wide) put_piles_in_rule(sc, at);
    put(b, y, 1, p.power, DIM, "who");
    put(b, y, p.power, p.power_w, DIM, "power");
    put(b, y, p.track, 12, DIM, t->colonies_to_win == 5 ? "to five" : "to win");
    put(b, y, p.hand, 4, DIM, "hand");
    for (int i = 0; i < p.columns; i++) put_format(b, y, p.planet[i] + 2, 3, DIM, "%d", i + 1);
    for (int seat = 0; seat < t->players; seat++) in_warp += t->seat[seat].warp;
    if (p.moons_w) put(b, y, p.moons, p.moons_w + 1, DIM, "moons");
    if (p.parts_w) put(b, y, p.parts, p.parts_w, DIM, p.parts_w > 4 ? "parts" : "");
    const int critical = hc_noted(t, HC_NOBODY, HC_NOTE_CRITICAL);
    if (!sc->at.wide && critical) put_format(b, y, p.warp - 2, 8, DIM, "%d of %d", in_warp, critical);
    else if (!sc->at.wide) put_format(b, y, p.warp - 1 - (in_warp > 99), 8, DIM, "warp %d", in_warp);
    for (int seat = 0; seat < t->players; seat++) {
        int line = at.y + heads + seat * sc->at.player_lines;
        draw_player(sc, &p, line, seat);
        if (sc->at.player_lines > 1) draw_under_player(sc, &p, line + 1, seat);
        if (sc->at.player_lines > 2) draw_summary(sc, &p, line + 2, seat);
    }
}
