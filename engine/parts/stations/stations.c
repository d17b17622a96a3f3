/* stations.c - the decks of stations: what everybody begins with, who may use which, and how one changes hands. */
#include "rules.h"

enum { STORM, ODYSSEY, CITIES, DEEP, TWO, CONQUEST };
enum { ALL_STATIONS = 36, MOST_WITH_TWO = 5 };

static bool is_station(const game *g, int thing) { return read_piece(g, thing)->kind == HC_CARD_STATION; }
static int sort_of(const game *g, int thing) { return form_of(g, read_piece(g, thing)->sheet)->station; }

/* ---- whose, and who may use it --------------------------------------------------------------------------------- */

int station_owner(const game *g, int thing)
{
    const piece *p = read_piece(g, thing);
    return p->at && sort_of(g, thing) == STATION_CITY ? owner_of(g, p->at - 1) : holder_of(g, thing);
}

int ships_at(const game *g, int seat, int thing)
{
    const int planet = station_planet(g, thing);
    return planet >= 0 ? g->ships[seat][planet] : 0;
}

bool has_access(const game *g, int seat, int thing)
{
    if (sort_of(g, thing) == STATION_DEEP) return seat == station_owner(g, thing) && home_colonies(g, seat) >= HOMES_FOR_DEEP;
    return (sort_of(g, thing) == STATION_CITY || seat == station_owner(g, thing)) && ships_at(g, seat, thing);
}

bool lives_here(const game *g, const frame *f) { return has_access(g, f->seat, L(SOURCE)); }

bool lives_here_anew(const game *g, const frame *f) { return lives_here(g, f) && !(effect_of(g, L(SOURCE))->remembered >> f->seat & 1); }

void note_here(game *g, const frame *f)
{
    effect *e = effect_for(g, L(SOURCE));
    e->remembered = (int16_t)(e->remembered | 1 << f->seat);
}

/* Of a city each hook asks who lives there. */
static bool is_ready(const game *g, int thing)
{
    return sort_of(g, thing) == STATION_CITY ? station_planet(g, thing) >= 0 : has_access(g, station_owner(g, thing), thing);
}

uint64_t free_grounds(const game *g, int seat)
{
    uint64_t set = system_of(g, seat);
    for (const piece *p = g->piece; p < g->piece + g->pieces; p++) {         /* asked for every term of every offer: without a branch */
        const bool attached = (p->kind == HC_CARD_STATION) & (p->at != 0);
        set &= ~((uint64_t)attached << ((p->at - 1) & 63));
    }
    return has_part(g, PART_orbits) ? set & ~planets_with_moons(g, false) : set;
}

void put_station_tokens(game *g, events *ev, int seat, int thing, int count)
{
    piece *p = piece_of(g, thing);
    if (count < -p->tag) count = -p->tag;
    if (!count) return;
    p->tag = (uint8_t)(p->tag + count);
    tell(g, ev, HC_EV_TOKENS, seat, NOBODY, count, p->tag, 1, thing);
}

/* ---- changing hands ------------------------------------------------------------------------------------------- */

void hand_over_station(game *g, events *ev, int thing, int seat, int planet, int cause)
{
    piece *p = piece_of(g, thing);
    p->at = (uint8_t)(planet == HC_NO_PLANET ? 0 : planet + 1);
    hold_piece(g, thing, sort_of(g, thing) == STATION_CITY ? everybody(g) : 1u << seat);
    tell(g, ev, HC_EV_PIECE, seat, NOBODY, p->sheet, p->at ? HC_PIECE_ATTACHED : HC_PIECE_LAID, p->at ? planet : 0, cause);
    if (form_of(g, p->sheet)->lends) move_lent(g, ev, thing, seat);
    watch_powers(g, ev);
}

void lose_station(game *g, events *ev, int thing, int cause)
{
    const piece was = *read_piece(g, thing);
    tell(g, ev, HC_EV_PIECE, station_owner(g, thing), NOBODY, was.sheet, HC_PIECE_AWAY, 0, cause);
    remove_piece(g, thing);
    if (form_of(g, was.sheet)->lends && was.tag) drop_power(g, ev, was.tag - 1);
}

VERB attach_station(game *g, int seat, int thing, int cause)
{
    frame *f = push(g, CORE(flow_attach), seat);
    f->local[SOURCE] = (int16_t)thing;
    f->local[WHO] = (int16_t)seat;
    f->local[COUNT] = 1;
    f->local[WHAT] = (int16_t)thing;
    f->local[CAUSE] = (int16_t)cause;
    return f;
}

/* The station asks. */
static void ask_ground(game *g, const frame *f)
{
    hc_ask *q = ask(g, HC_ASK_PLANET, 1u << f->seat, free_grounds(g, f->seat), 0);
    q->sheet = (uint16_t)sheet_of(g, L(SOURCE));
    q->who = f->seat;
}

/* Deep space has room for all. */
FLOW(flow_attach)
{
    FLOW_BEGIN;
    if (sort_of(g, L(SOURCE)) == STATION_DEEP) {
        hand_over_station(g, ev, L(SOURCE), f->seat, HC_NO_PLANET, L(CAUSE));
    } else {
        if (!free_grounds(g, f->seat)) RETURN(0);
        ASK(ask_ground(g, f));
        hand_over_station(g, ev, L(SOURCE), f->seat, g->answer, L(CAUSE));
    }
    SET(CAUSE, BY_RULES);
    RESPOND(W_PIECE_LAID, f->seat);
    RETURN(1);
    FLOW_END;
}

/* ---- conquest ---------------------------------------------------------------------------------------------------- */

bool wins_by_stations(const game *g, int seat)
{
    int n = 0;
    if (!has_option(g, PART_stations, CONQUEST)) return false;
    FOR_PIECES(p, g) n += is_station(g, p) && station_owner(g, p) == seat;
    return n >= g->home;
}

static int prey(const game *g)
{
    const bool abroad = g->winner == SIDE_OFFENSE && g->target != HC_NO_PLANET && owner_of(g, g->target) != g->offense;
    FOR_PIECES(p, g) if (abroad && is_station(g, p) && station_planet(g, p) == g->target) return p;
    return -1;
}

/* What the conqueror has no room for leaves the game. */
FLOW(flow_conquest)
{
    FLOW_BEGIN;
    if (!has_option(g, PART_stations, CONQUEST)) RETURN(0);
    SET(WHAT, prey(g));
    if (L(WHAT) >= 0) {
        CALL(attach_station(g, g->offense, L(WHAT), BY_ENCOUNTER));
        if (!g->result) lose_station(g, ev, L(WHAT), BY_ENCOUNTER);
        else if (wins_by_stations(g, g->offense)) CALL(claim(g, 1u << g->offense, L(WHAT)));
    }
    RETURN(0);
    FLOW_END;
}

/* ---- the beginning: one of each deck, and of three one goes ----------------------------------------------------- */

static bool is_in_play(const game *g, int sheet_id)
{
    const int sort = form_of(g, sheet_id)->station;
    const bool usual = !has_option(g, PART_stations, ODYSSEY) && !has_option(g, PART_stations, STORM);
    if (sort == STATION_CITY) return has_option(g, PART_stations, CITIES);
    if (sort == STATION_DEEP) return has_option(g, PART_stations, DEEP);
    return SHEETS[sheet_id]->box == HC_BOX_STORM ? usual || has_option(g, PART_stations, STORM) : has_option(g, PART_stations, ODYSSEY);
}

static int draw_station(game *g, int sort)
{
    uint16_t there[ALL_STATIONS];
    int n = 0;
    for (const hc_deck_row *row = rules(g)->info.stations; row->copies; row++)
        if (form_of(g, row->sheet)->station == sort && is_in_deck(g, DECK_STATIONS, row->sheet)) there[n++] = row->sheet;
    if (!n) return 0;
    const int sheet_id = there[random_below(g, (uint32_t)n)];
    take_from_deck(g, DECK_STATIONS, sheet_id);
    return sheet_id;
}

static void deal_station(game *g, int seat, int sort)
{
    const int sheet_id = draw_station(g, sort);
    if (sheet_id) new_piece(g, sheet_id, 1u << seat, true);
}

static void deal_stations(game *g)
{
    for (int i = 0; i < g->players; i++) {
        const int seat = clockwise(g, g->first, i);
        deal_station(g, seat, STATION_SPACE);
        if (has_option(g, PART_stations, TWO)) deal_station(g, seat, STATION_SPACE);
        if (has_option(g, PART_stations, CITIES)) deal_station(g, seat, STATION_CITY);
        if (has_option(g, PART_stations, DEEP)) deal_station(g, seat, STATION_DEEP);
    }
}

/* Those of deep space are where they belong already. */
bool is_unattached(const game *g, int thing) { return is_station(g, thing) && !read_piece(g, thing)->at && sort_of(g, thing) != STATION_DEEP; }

static bool is_deep(const game *g, int thing) { return is_station(g, thing) && sort_of(g, thing) == STATION_DEEP; }

static void ask_drop(game *g)
{
    hc_ask *q = ask(g, HC_ASK_CARD, everybody(g), 0, HC_PROMPT_DROP_STATION);
    FOR_PIECES(p, g) if (is_unattached(g, p) || is_deep(g, p)) among_pieces(q, p);
}

static void drop_replies(game *g, events *ev)
{
    for (int i = 0; i < g->players; i++) lose_station(g, ev, g->reply[clockwise(g, g->first, i)], BY_RULES);
}

static int unattached(const game *g, int seat)
{
    FOR_PIECES_OF(p, g, HC_CARD_STATION, seat) if (is_unattached(g, p)) return p;
    return -1;
}

static void bring_stations(game *g)
{
    if (has_part(g, PART_stations)) return;
    add_part(g, PART_stations);
    part_stations.set_up(g);
}

/* Where no cities are played all of them are there, but for those at planets. */
static int draw_city(game *g)
{
    uint64_t left = 0;
    int n = 0;
    for (const hc_deck_row *row = rules(g)->info.stations; row->copies; row++, n++) {
        const bool free = has_option(g, PART_stations, CITIES) ? is_in_deck(g, DECK_STATIONS, row->sheet) : first_piece(g, row->sheet) < 0;
        if (form_of(g, row->sheet)->station == STATION_CITY && free) left |= 1ull << n;
    }
    if (!left) return 0;
    for (int nth = (int)random_below(g, (uint32_t)count_bits(left)); nth > 0; nth--) left &= left - 1;
    const int sheet_id = rules(g)->info.stations[__builtin_ctzll(left)].sheet;
    take_from_deck(g, DECK_STATIONS, sheet_id);
    return sheet_id;
}

void found_city(game *g, events *ev, int planet, int cause)
{
    bring_stations(g);
    const int sheet_id = draw_city(g), thing = sheet_id ? new_piece(g, sheet_id, everybody(g), true) : -1;
    if (thing >= 0) hand_over_station(g, ev, thing, owner_of(g, planet), planet, cause);
}

int draw_space_stations(game *g, int seat, int count)
{
    int n = 0;
    bring_stations(g);
    for (; n < count; n++) {
        const int sheet_id = draw_station(g, STATION_SPACE);
        if (!sheet_id) break;
        new_piece(g, sheet_id, 1u << seat, true);
    }
    return n;
}

void put_stations_back(game *g, int seat, int but)
{
    FOR_PIECES_OF(p, g, HC_CARD_STATION, seat) {
        if (p == but || !is_unattached(g, p)) continue;
        put_in_deck(g, DECK_STATIONS, read_piece(g, p)->sheet);
        remove_piece(g, p);
    }
}

FLOW(flow_first_stations)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    deal_stations(g);
    if (has_option(g, PART_stations, CITIES) && has_option(g, PART_stations, DEEP)) {
        ASK(ask_drop(g));
        drop_replies(g, ev);
    }
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, g->first, L(AT)));
        while (unattached(g, L(WHO)) >= 0) {
            CALL(attach_station(g, L(WHO), unattached(g, L(WHO)), BY_RULES));
            if (!g->result) put_stations_back(g, L(WHO), -1);        /* dealt once more, and no planet is left for it */
        }
    }
    FLOW_END;
}

/* In a game that has none, this player alone gets one of each deck, and keeps all three. */
VERB more_stations(game *g, int seat, int cause) { return verb_frame(g, CORE(flow_more_stations), seat, 1, 0, cause); }

FLOW(flow_more_stations)
{
    FLOW_BEGIN;
    if (has_part(g, PART_stations)) {
        CALL(push(g, CORE(flow_first_stations), g->offense));
        RETURN(0);
    }
    add_part(g, PART_stations);
    g->part_option[PART_stations] = 1u << STORM | 1u << CITIES | 1u << DEEP;
    part_stations.set_up(g);
    deal_station(g, f->seat, STATION_SPACE);
    deal_station(g, f->seat, STATION_CITY);
    deal_station(g, f->seat, STATION_DEEP);
    while (unattached(g, f->seat) >= 0) {
        CALL(attach_station(g, f->seat, unattached(g, f->seat), L(SOURCE)));
        if (!g->result) put_stations_back(g, f->seat, -1);
    }
    FLOW_END;
}

/* ---- laying out a table by hand ---------------------------------------------------------------------------- */

hc_status hc_lay_station(hc_game *g, int seat, int sheet_id, int planet, int tokens)
{
    if (seat < 0 || seat >= g->players) return HC_NO_SUCH_SEAT;
    const form *f = has_part(g, PART_stations) && sheet_id > 0 ? form_of(g, sheet_id) : NULL;
    if (!f || !f->station || (f->station == STATION_DEEP) != (planet == HC_NO_PLANET) || tokens < 0 || tokens > 255) return HC_NOT_A_TABLE;
    if (planet != HC_NO_PLANET && !(free_grounds(g, seat) >> planet & 1)) return HC_NOT_A_TABLE;
    take_from_deck(g, DECK_STATIONS, sheet_id);
    const int thing = new_piece(g, sheet_id, f->station == STATION_CITY ? everybody(g) : 1u << seat, true);
    piece_of(g, thing)->at = (uint8_t)(planet == HC_NO_PLANET ? 0 : planet + 1);
    piece_of(g, thing)->tag = (uint8_t)tokens;
    return HC_OK;
}

/* ---- the part ------------------------------------------------------------------------------------------------- */

static const hc_deck_row *rows(const game *g, int deck) { return deck == DECK_STATIONS ? rules(g)->info.stations : NULL; }

static int deck_of(const piece *p) { (void)p; return DECK_STATIONS; }

static void set_up(game *g)
{
    fill_deck(g, DECK_STATIONS);
    for (const hc_deck_row *row = rules(g)->info.stations; row->copies; row++)
        if (!is_in_play(g, row->sheet)) take_from_deck(g, DECK_STATIONS, row->sheet);
}

static hc_status refuses(const hc_setup *s)
{
    return s->part_option[PART_stations] >> TWO & 1 && s->players > MOST_WITH_TWO ? HC_PART_NEEDS_PLAYERS : HC_OK;
}

/* A use that is cancelled costs no station. */
static VERB spend(game *g, int seat, int thing, int cause)
{
    (void)g, (void)seat, (void)thing, (void)cause;
    return NULL;
}

/* Freewheeling Intensifier brings flares into the game. */
enum { FLARES_LATER = 6 };

static int flares_later(const game *g) { return has_option(g, PART_stations, DEEP) ? FLARES_LATER : 0; }

static void planet_leaves(game *g, events *ev, int planet)
{
    FOR_PIECES(p, g) if (is_station(g, p) && station_planet(g, p) == planet) lose_station(g, ev, p, BY_RULES);
}

static const char *check(const game *g)
{
    int n = deck_left(g, DECK_STATIONS);
    uint64_t taken = 0;
    FOR_PIECES(p, g) {
        if (!is_station(g, p)) continue;
        const uint64_t ground = read_piece(g, p)->at ? 1ull << station_planet(g, p) : 0;
        if (!read_piece(g, p)->open) return "a station lies face down";
        if (taken & ground || (ground && !(g->planets & ground))) return "two stations at a planet, or one at none";
        taken |= ground;
        n++;
    }
    return n > ALL_STATIONS ? "stations have appeared" : NULL;
}

static void read_station(const game *g, hc_table *t, int thing)
{
    const piece *p = read_piece(g, thing);
    const int owner = station_owner(g, thing);
    hc_thing *x = list_card(g, t, HC_LIES_STATION, owner, thing);
    x->count = form_of(g, p->sheet)->lends ? 0 : p->tag;
    x->ground = (uint8_t)(p->at ? p->at - 1 : HC_NO_PLANET);
    x->open = owner != NOBODY && has_access(g, owner, thing);
}

static void read(const game *g, hc_table *t) { FOR_PIECES(p, g) if (is_station(g, p)) read_station(g, t, p); }

const game_part part_stations = {
    .name = "stations", .about = "Everybody has a space station at a home planet, which works while its owner has a {ship} there.", .editions = IN_FFG,
    .option = OPTIONS([STORM] = { "storm", "The space stations of Cosmic Storm; the usual ones." },
                      [ODYSSEY] = { "odyssey", "The space stations of Cosmic Odyssey." },
                      [CITIES] = { "cities", "A sky city, too: it works for everybody with a {colony} on its planet." },
                      [DEEP] = { "deep", "A deep space station, too: it works while its owner has four home {colonies}. With sky cities, one of the three is discarded." },
                      [TWO] = { "two", "Two space stations each, for up to five players." },
                      [CONQUEST] = { "conquest", "Whoever wins as the {offense} at a foreign planet takes its station; five of them win the game." }),
    .refuses = refuses, .first_step = CORE(flow_first_stations), .item = station_items,
    .step = STEPS({ .after = CORE(flow_rewards_of_all), .flow = CORE(flow_conquest) }),
    .kind = HC_CARD_STATION, .rows = rows, .deck_of = deck_of, .set_up = set_up, .is_ready = is_ready,
    .spend = spend, .flares_later = flares_later, .planet_leaves = planet_leaves,
    .check = check, .read = read,
};
