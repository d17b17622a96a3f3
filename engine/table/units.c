/* units.c - ships that are unlike the others of their owner: those of a second colour, and units, each of which is more than a ship.
 *
 * All of them are among the ships that g->ships counts for the seat, one each; what is special about them lies beside it. The row
 * of a colour that nobody plays counts those of that colour; a unit is an entry of g->unit. What lies under a unit is in the place
 * UNDER, and the entry says whose and how many. */
#include "rules.h"
#include <string.h>

static bool has_units(const game *g, int seat)
{
    for (int i = 0; i < HC_UNITS; i++) if (g->unit[i].seat == seat + 1) return true;
    return false;
}

static void note_unlike(game *g, int seat)
{
    unsigned bit = 1u << seat;
    g->unlike = (uint8_t)((g->unlike & ~bit) | (g->fleet[seat] || has_units(g, seat) ? bit : 0));
}

/* ---- a second colour ------------------------------------------------------------------------------------- */

int fleet_at(const game *g, int seat, int place) { return g->fleet[seat] ? g->ships[g->fleet[seat] - 1][place] : 0; }

void add_fleet(game *g, int seat, int count, int place)
{
    g->ships[seat][place] = (uint8_t)(g->ships[seat][place] + count);
    g->extra_ships[seat] = (uint8_t)(g->extra_ships[seat] + count);
}

void begin_fleet(game *g, int seat, int colour, int count, int place)
{
    add_fleet(g, seat, count, place);
    g->fleet[seat] = (uint8_t)(colour + 1);
    g->ships[colour][place] = (uint8_t)count;
    note_unlike(g, seat);
}

/* ---- units ------------------------------------------------------------------------------------------------- */

int next_unit(const game *g, int seat, int place, int from)
{
    for (int i = from; i < HC_UNITS; i++) if (g->unit[i].seat == seat + 1 && g->unit[i].place == place && g->unit[i].kind != HC_UNIT_RING) return i;
    return HC_UNITS;
}

int units_at(const game *g, int seat, int place)
{
    int n = 0;
    for (int i = next_unit(g, seat, place, 0); i < HC_UNITS; i = next_unit(g, seat, place, i + 1)) n++;
    return n;
}

int unit_of_kind(const game *g, int kind)
{
    for (int i = 0; i < HC_UNITS; i++) if (g->unit[i].seat && g->unit[i].kind == kind) return i;
    return HC_UNITS;
}

int units_free(const game *g)
{
    int n = 0;
    for (int i = 0; i < HC_UNITS; i++) n += !g->unit[i].seat;
    return n;
}

int captives_at(const game *g, int seat, int place)
{
    int n = 0;
    for (int i = next_unit(g, seat, place, 0); i < HC_UNITS; i = next_unit(g, seat, place, i + 1)) n += captives_of(&g->unit[i]);
    return n;
}

/* Captives that lie around a system and help to defend it. */
int captives_around(const game *g, int seat)
{
    int n = 0;
    for (int i = 0; i < HC_UNITS; i++) if (g->unit[i].seat == seat + 1 && g->unit[i].kind == HC_UNIT_RING) n += captives_of(&g->unit[i]);
    return n;
}

/* A ship of the second colour is one only where no other is left; then the entry says so. */
int new_unit(game *g, int seat, int place, int kind)
{
    int i = 0;
    while (i < HC_UNITS && g->unit[i].seat) i++;
    if (i == HC_UNITS) return HC_UNITS;
    bool coloured = kind != HC_UNIT_RING && plain_at(g, seat, place) <= 0 && fleet_at(g, seat, place);
    g->unit[i] = (unit){ .seat = (uint8_t)(seat + 1), .place = (uint8_t)place, .kind = (uint8_t)kind, .in = coloured ? OF_FLEET : 0 };
    if (coloured) g->ships[g->fleet[seat] - 1][place]--;
    note_unlike(g, seat);
    return i;
}

void end_unit(game *g, int i)
{
    int seat = g->unit[i].seat - 1;
    if (g->unit[i].in & OF_FLEET) g->ships[g->fleet[seat] - 1][g->unit[i].place]++;
    g->unit[i] = (unit){ 0 };
    note_unlike(g, seat);
}

/* Star discs are units as long as they are out of their cloud. */
int discs_at(const game *g, int seat, int place)
{
    int n = 0;
    for (int i = 0; i < HC_UNITS; i++) n += g->unit[i].seat == seat + 1 && g->unit[i].place == place && g->unit[i].kind == HC_UNIT_DISC;
    return n;
}

/* There are none where no system is unusual. */
int discs_bound_at(const game *g, int seat, int place)
{
    return are_hexes_used(g) && place < HC_PLANETS && place != seat * HOME ? discs_at(g, seat, place) : 0;
}

static void tell_parts_what_left(game *g, events *ev)
{
    FOR_PARTS(p, g) if (book_of(g)->part[p]->left_board) book_of(g)->part[p]->left_board(g, ev);
}

/* Units among ships that go under another, or come out from under it, go along with them. */
static void put_under(game *g, int seat, int count, int from, int i)
{
    unsigned before = 0;
    for (int k = 0; k < HC_UNITS; k++) before |= (unsigned)(g->unit[k].place == UNDER) << k;
    move_ships(g, seat, count, from, UNDER);
    for (int k = 0; k < HC_UNITS; k++) if (g->unit[k].seat && g->unit[k].place == UNDER && !(before >> k & 1)) g->unit[k].in |= (uint8_t)(i + 1);
    g->unit[i].of[seat] = (uint8_t)(g->unit[i].of[seat] + count);
}

void capture(game *g, events *ev, int i, int victim, int count, int from, int cause)
{
    put_under(g, victim, count, from, i);
    tell_parts_what_left(g, ev);
    tell(g, ev, HC_EV_CAPTURED, victim, g->unit[i].seat - 1, count, from, 0, cause);
    if (from < HC_PLANETS && !g->ships[victim][from]) tell(g, ev, HC_EV_COLONY_LEFT, victim, NOBODY, from, 0, 0, cause);
    watch_powers(g, ev);
}

/* What is released under another unit lies under that from now on. */
static void bring_up(game *g, int seat, int count, int i)
{
    int outer = carrier_of(&g->unit[i]);
    for (int k = 0; k < HC_UNITS; k++) {
        unit *u = &g->unit[k];
        if (u->seat && carrier_of(u) == i) u->in = (uint8_t)((u->in & OF_FLEET) | (outer + 1));
    }
    g->unit[outer].of[seat] = (uint8_t)(g->unit[outer].of[seat] + count);
    g->unit[i].of[seat] = (uint8_t)(g->unit[i].of[seat] - count);
}

/* Those under unit i come free; what was a unit there is one again. */
void bring_out(game *g, int seat, int count, int i, int to)
{
    int units = 0;
    for (int k = 0; k < HC_UNITS && units < count; k++) {
        unit *u = &g->unit[k];
        if (u->seat != seat + 1 || carrier_of(u) != i) continue;
        u->in &= OF_FLEET;
        move_of_sort(g, seat, SORT_UNIT + k, UNDER, to);
        units++;
    }
    for (int n = units; n < count; n++) {
        bool coloured = fleet_at(g, seat, UNDER) && plain_at(g, seat, UNDER) <= 0;
        move_of_sort(g, seat, coloured ? SORT_FLEET : SORT_PLAIN, UNDER, to);
    }
    g->unit[i].of[seat] = (uint8_t)(g->unit[i].of[seat] - count);
}

/* On a tech one ship was put, not several: the others come home. */
static int way_out(const game *g, int seat, int to) { return to != ON_PIECES ? to : colonies(g, seat) ? __builtin_ctzll(colonies(g, seat)) : WARP; }

void free_captives(game *g, events *ev, int i, int to, int cause)
{
    int captor = g->unit[i].seat - 1;
    for (int s = 0; s < g->players; s++) {
        int n = g->unit[i].of[s];
        if (!n) continue;
        if (to == UNDER) bring_up(g, s, n, i);
        else {
            bring_out(g, s, n, i, way_out(g, s, to));
            tell(g, ev, HC_EV_FREED, s, captor, n, way_out(g, s, to), 0, cause);
        }
    }
    end_unit(g, i);
    watch_powers(g, ev);
}

static bool rescue_captive(game *g, int seat, int to)
{
    for (int i = 0; i < HC_UNITS; i++) {
        unit *u = &g->unit[i];
        if (!u->seat || u->seat == seat + 1 || !u->of[seat]) continue;
        bring_out(g, seat, 1, i, to);
        if (!captives_of(u)) end_unit(g, i);
        return true;
    }
    return false;
}

int captive_ships(const game *g, int seat)
{
    int n = 0;
    for (int i = 0; i < HC_UNITS; i++) if (g->unit[i].seat && g->unit[i].seat != seat + 1) n += g->unit[i].of[seat];
    return n;
}

void rescue_ships(game *g, events *ev, int seat, int count, int planet, int cause)
{
    for (int i = 0; i < count; i++) {
        if (g->ships[seat][WARP]) move_ships(g, seat, 1, WARP, planet);
        else if (!rescue_captive(g, seat, planet)) move_ships(g, seat, 1, GONE, planet);
    }
    if (count) tell(g, ev, HC_EV_RETURNED, seat, NOBODY, count, planet, WARP, cause);
    watch_powers(g, ev);
}

void keep_captives(game *g, int seat, int place)
{
    for (int i = next_unit(g, seat, place, 0); i < HC_UNITS; i = next_unit(g, seat, place, i + 1))
        if (g->unit[i].kind == HC_UNIT_STACK) g->unit[i].kind = HC_UNIT_KEPT;
}

static int stack_in_warp(const game *g)
{
    for (int i = 0; i < HC_UNITS; i++) if (g->unit[i].seat && g->unit[i].place == WARP && g->unit[i].kind == HC_UNIT_STACK) return i;
    return HC_UNITS;
}

/* What is carried under a ship comes free when the ship is in the warp; so does what a ship carries that came free there. */
void let_fall_apart(game *g, events *ev)
{
    tell_parts_what_left(g, ev);
    for (int i = stack_in_warp(g); i < HC_UNITS; i = stack_in_warp(g)) free_captives(g, ev, i, WARP, BY_RULES);
}

/* One of them carries the others; it must be no unit already. */
bool can_bundle(const game *g, int seat, int place)
{
    return g->ships[seat][place] - bundles_at(g, seat, place) > 1 && (plain_at(g, seat, place) > 0 || fleet_at(g, seat, place)) && units_free(g);
}

int bundles_at(const game *g, int seat, int place)
{
    int n = 0;
    for (int i = next_unit(g, seat, place, 0); i < HC_UNITS; i = next_unit(g, seat, place, i + 1)) n += g->unit[i].kind == HC_UNIT_BUNDLE;
    return n;
}

/* Other bundles stand beside it as they are. */
void bundle(game *g, events *ev, int seat, int place, int cause)
{
    int n = g->ships[seat][place] - bundles_at(g, seat, place), i = new_unit(g, seat, place, HC_UNIT_BUNDLE), carrier = i;
    for (int k = next_unit(g, seat, place, 0); k < HC_UNITS; k = next_unit(g, seat, place, k + 1)) {
        if (g->unit[k].kind == HC_UNIT_BUNDLE) continue;
        g->unit[k].in |= (uint8_t)(carrier + 1);
        move_of_sort(g, seat, SORT_UNIT + k, place, UNDER);
        g->unit[i].of[seat]++;
    }
    while (g->unit[i].of[seat] < n - 1) {
        move_of_sort(g, seat, plain_at(g, seat, place) > 0 ? SORT_PLAIN : SORT_FLEET, place, UNDER);
        g->unit[i].of[seat]++;
    }
    tell(g, ev, HC_EV_BUNDLED, seat, NOBODY, n, place, 0, cause);
}

/* ---- which of several unlike ships ------------------------------------------------------------------------- */

int plain_at(const game *g, int seat, int place) { return g->ships[seat][place] - fleet_at(g, seat, place) - units_at(g, seat, place); }

int of_sort_at(const game *g, int seat, int sort, int place)
{
    if (sort == SORT_PLAIN) return plain_at(g, seat, place);
    if (sort == SORT_FLEET) return fleet_at(g, seat, place);
    const unit *u = &g->unit[sort - SORT_UNIT];
    return u->seat == seat + 1 && u->place == place && u->kind != HC_UNIT_RING;
}

static void change_place(game *g, int seat, int sort, int from, int to)
{
    if (sort == SORT_FLEET) {
        uint8_t *row = g->ships[g->fleet[seat] - 1];
        row[from]--;
        row[to]++;
        if (g->rewind.open) rewind_move(g, g->fleet[seat] - 1, 1, from, to);
    } else if (sort >= SORT_UNIT) {
        unit *u = &g->unit[sort - SORT_UNIT];
        u->place = (uint8_t)to;
        const bool out = (from == WARP && to != PRAW) || (from == PRAW && to != WARP);
        if (out) u->kind = (uint8_t)(u->kind == HC_UNIT_KEPT ? HC_UNIT_STACK : charged_kind(u->kind));
    }
}

/* Where nobody is asked: into the encounter and home they go with the first of them, to be lost with the last; and units are kept
 * longer than others. */
void move_unlike(game *g, int seat, int count, int from, int to)
{
    int unlike = g->ships[seat][from] - plain_at(g, seat, from), plain = plain_at(g, seat, from), must = count > plain ? count - plain : 0;
    int ready = unlike - discs_bound_at(g, seat, from), n = to <= OTHER_GATE ? (count < ready ? count : ready) : must;
    for (n = n < must ? must : n; n > 0; n--) {
        int at = next_unit(g, seat, from, 0);
        bool is_unit = at < HC_UNITS && (to <= OTHER_GATE || !fleet_at(g, seat, from));
        change_place(g, seat, is_unit ? SORT_UNIT + at : SORT_FLEET, from, to);
    }
}

void move_of_sort(game *g, int seat, int sort, int from, int to)
{
    if (sort > SORT_PLAIN) change_place(g, seat, sort, from, to);
    move_alike(g, seat, 1, from, to);
}

void move_drafted(game *g, int seat, int drafted, int to)
{
    if (drafted / SORT) move_of_sort(g, seat, drafted / SORT, drafted % SORT, to);
    else move_ships(g, seat, 1, drafted, to);
}

/* Of the ships that were picked at a place, or (from) of those that come from one: how many of this sort, and how many could be. */
typedef struct choice { int least, most, picked; } choice;

static int picked_at(const game *g, int place, int from)
{
    int n = 0;
    for (int i = 0; i < g->draft_count; i++) n += from < HC_PLACES ? g->draft[i] < SORT : g->draft[i] == place;
    return n;
}

/* A part wants none of this sort to go along that need not. */
static bool stays_if_it_can(const game *g, int seat, int sort)
{
    FOR_PARTS(p, g) if (book_of(g)->part[p]->keeps_home && book_of(g)->part[p]->keeps_home(g, seat, sort)) return true;
    return false;
}

/* ... nor of ships that are being picked one more from this planet than must be. */
bool a_part_keeps(const game *g, int seat, int planet)
{
    const hc_ask *q = &g->ask;
    if (q->kind != HC_ASK_PLANET || !(q->extra & DRAFTING) || q->extra & REPEATING || g->draft_count < q->least) return false;
    FOR_PARTS(p, g) if (book_of(g)->part[p]->is_too_many && book_of(g)->part[p]->is_too_many(g, seat, planet)) return true;
    return false;
}

static choice choice_of(const game *g, int seat, int sort, int place, int from)
{
    int n = picked_at(g, place, from), have = of_sort_at(g, seat, sort, place), later = plain_at(g, seat, place);
    for (int s = sort + 1; s < SORT_END; s++) later += of_sort_at(g, seat, s, place);
    const int least = n > later ? n - later : 0;
    return (choice){ .least = least, .most = stays_if_it_can(g, seat, sort) ? least : n < have ? n : have, .picked = n };
}

/* The next so many that were picked there are of this sort. */
static void assign(game *g, int sort, int count, int place, int from)
{
    for (int i = 0; i < g->draft_count && count; i++) {
        bool fits = from < HC_PLACES ? g->draft[i] < SORT : g->draft[i] == place;
        if (!fits) continue;
        g->draft[i] = (uint16_t)(g->draft[i] + sort * SORT);
        count--;
    }
}

VERB choose_unlike(game *g, int chooser, int seat, int from)
{
    frame *f = push(g, CORE(flow_sort), seat);
    f->local[WHO] = (int16_t)chooser;
    f->local[WHAT] = (int16_t)from;
    return f;
}

static void ask_how_many(game *g, const frame *f, int sort, int place, choice c)
{
    bool single = sort >= SORT_UNIT;
    hc_ask *q = ask(g, single ? HC_ASK_CHOICE : HC_ASK_NUMBER, 1u << L(WHO), numbers(c.least, c.most), HC_PROMPT_WHICH_SHIPS);
    q->who = f->seat;
    q->place = (uint8_t)place;
    q->count = (uint8_t)c.picked;
    q->unit = (uint8_t)(single ? sort - SORT_UNIT + 1 : 0);
}

/* The next place of which ships were picked whose sort is still to be said, from this one on; HC_PLACES: none. */
static int next_place(const game *g, int at, int from)
{
    int next = HC_PLACES;
    if (from < HC_PLACES) return at <= from && picked_at(g, from, from) ? from : HC_PLACES;
    for (int i = 0; i < g->draft_count; i++) if (g->draft[i] >= at && g->draft[i] < next) next = g->draft[i];
    return next;
}

/* The next sort of which there is a ship, from this one on; SORT_END: none. */
static int next_sort(const game *g, int seat, int place, int sort)
{
    while (sort < SORT_END && !of_sort_at(g, seat, sort, place)) sort++;
    return sort;
}

/* The places of which ships were picked, one after the other; of each, sort by sort. What is picked stays in the draft, and says
 * from here on what it is. */
FLOW(flow_sort)
{
    enum { PLACE = MINE, SHIP, FROM = WHAT };
    FLOW_BEGIN;
    for (SET(PLACE, next_place(g, 0, L(FROM))); L(PLACE) < HC_PLACES; SET(PLACE, next_place(g, L(PLACE) + 1, L(FROM)))) {
        for (SET(SHIP, next_sort(g, f->seat, L(PLACE), SORT_FLEET)); L(SHIP) < SORT_END; SET(SHIP, next_sort(g, f->seat, L(PLACE), L(SHIP) + 1))) {
            if (!picked_at(g, L(PLACE), L(FROM))) break;
            ASK(ask_how_many(g, f, L(SHIP), L(PLACE), choice_of(g, f->seat, L(SHIP), L(PLACE), L(FROM))));
            assign(g, L(SHIP), g->answer, L(PLACE), L(FROM));
        }
        assign(g, SORT_PLAIN, picked_at(g, L(PLACE), L(FROM)), L(PLACE), L(FROM));
    }
    FLOW_END;
}

/* ---- ships on sheets ----------------------------------------------------------------------------------------- */

void put_on_sheet(game *g, events *ev, int seat, int sort, int count, int from, int p, int cause)
{
    for (int i = 0; i < count; i++) move_of_sort(g, seat, sort, from, ON_SHEET + p);
    tell(g, ev, HC_EV_TO_SHEET, seat, NOBODY, count, from, 0, cause);
    if (from < HC_PLANETS && !g->ships[seat][from]) tell(g, ev, HC_EV_COLONY_LEFT, seat, NOBODY, from, 0, 0, cause);
    watch_powers(g, ev);
}

/* The last that were picked for a planet are told with the first. */
void take_from_sheet(game *g, events *ev, int seat, int p, int cause)
{
    for (int planet = 0; planet < HC_PLANETS; planet++) {
        int n = 0;
        for (int i = 0; i < g->draft_count; i++) n += g->draft[i] == planet;
        if (!n) continue;
        move_ships(g, seat, n, ON_SHEET + p, planet);
        tell(g, ev, HC_EV_FROM_SHEET, seat, NOBODY, n, planet, 0, cause);
    }
    clear_draft(g);
    watch_powers(g, ev);
}

/* ---- captives around a system --------------------------------------------------------------------------------- */

int loose_ring(const game *g)
{
    for (int i = 0; g->unlike && i < HC_UNITS; i++) {
        const unit *u = &g->unit[i];
        if (u->seat && u->kind == HC_UNIT_RING && holder_of(g, SOURCE_OF_CARD(u->place)) != u->seat - 1) return i;
    }
    return HC_UNITS;
}
