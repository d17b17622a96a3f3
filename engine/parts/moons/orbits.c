/* orbits.c - moons of the modern edition: attached to planets, occupied by one ship of a main player who wins there, and at work for
 * whoever stands on them, or for everybody.
 *
 * Room: two pieces a player; their ships stand in ON_PIECES. No byte more. */
#include "rules.h"

enum { DEALT_EACH = 3 };

static bool is_orbit(const game *g, int thing) { return read_piece(g, thing)->kind == HC_CARD_MOON; }
static int sort_of_orbit(const game *g, int thing) { return form_of(g, read_piece(g, thing)->sheet)->moon; }

int orbit_occupant(const game *g, int thing) { return read_piece(g, thing)->count ? __builtin_ctz(read_piece(g, thing)->holders) : NOBODY; }

int orbit_at(const game *g, int planet)
{
    FOR_ORBITS(p, g) if (orbit_planet(g, p) == planet) return p;
    return -1;
}

int occupied_orbits(const game *g, unsigned seats)
{
    int n = 0;
    FOR_ORBITS(p, g) n += orbit_occupant(g, p) != NOBODY && seats >> orbit_occupant(g, p) & 1;
    return n;
}

uint64_t planets_with_moons(const game *g, bool occupied)
{
    uint64_t set = 0;
    if (!has_part(g, PART_orbits)) return set;
    for (const piece *p = g->piece; p < g->piece + g->pieces; p++) {         /* asked for every term of every offer: without a branch */
        const bool there = (p->kind == HC_CARD_MOON) & (p->at != 0) & (!occupied | (p->count != 0));
        set |= (uint64_t)there << ((p->at - 1) & 63);
    }
    return set;
}

int half_steps(const game *g, int seat)
{
    int n = 0;
    FOR_ORBITS(p, g)
        if (orbit_occupant(g, p) == seat && is_orbit_shown(g, p) && sort_of_orbit(g, p) == ORBIT_HALF) n += 1;
    return n > 1 ? 2 : 1;
}

static int homes_with_moons(const game *g, int seat, int so_far)
{
    if (!g->ships[seat][ON_PIECES]) return so_far;
    FOR_PIECES_OF(p, g, HC_CARD_MOON, seat)
        if (read_piece(g, p)->sheet == CARD_orbit_home && orbit_occupant(g, p) == seat && is_orbit_shown(g, p)) return so_far + half_steps(g, seat);
    return so_far;
}

uint64_t colonies_by_moons(const game *g, int seat)
{
    uint64_t set = 0;
    if (!has_part(g, PART_orbits) || !g->ships[seat][ON_PIECES]) return set;
    FOR_PIECES_OF(p, g, HC_CARD_MOON, seat) if (orbit_occupant(g, p) == seat) set |= 1ull << orbit_planet(g, p);
    return set & g->planets;
}

/* ---- coming and going ---------------------------------------------------------------------------------------------- */

static unsigned may_look(const game *g, int thing)
{
    const int owner = owner_of(g, orbit_planet(g, thing));
    return owner == NOBODY ? 0 : 1u << owner;
}

/* Quarter moons lie face down again; who was there has seen what it is. */
void leave_orbit(game *g, int thing)
{
    piece *p = piece_of(g, thing);
    const int seat = orbit_occupant(g, thing);
    p->count = 0;
    if (sort_of_orbit(g, thing) == ORBIT_QUARTER) p->open = (uint8_t)(may_look(g, thing) | (seat == NOBODY ? 0 : 1u << seat));
    hold_piece(g, thing, 0);
}

void empty_orbit(game *g, events *ev, int thing, int to)
{
    const int seat = orbit_occupant(g, thing);
    if (seat == NOBODY) return;
    leave_orbit(g, thing);
    move_ships(g, seat, 1, ON_PIECES, to);
    tell(g, ev, HC_EV_RETURNED, seat, seat, 1, to, ON_PIECES, BY_RULES);
    watch_powers(g, ev);
}

void remove_orbit(game *g, events *ev, int thing, int cause)
{
    const int sheet_id = read_piece(g, thing)->sheet;
    tell(g, ev, HC_EV_PIECE, NOBODY, NOBODY, sheet_id, HC_PIECE_AWAY, 0, cause);
    put_in_used(g, DECK_MOONS, sheet_id);
    remove_piece(g, thing);
}

VERB occupy_orbit(game *g, int seat, int thing, int from, int cause)
{
    frame *f = verb_frame(g, CORE(flow_occupy_orbit), seat, 1, thing, cause);
    f->local[MINE] = (int16_t)from;
    return f;
}

/* With the occupation it is turned up, but for what is shown later. */
static void settle_on(game *g, int seat, int thing, int from)
{
    piece *p = piece_of(g, thing);
    const int sort = sort_of_orbit(g, thing);
    move_ships(g, seat, 1, from, ON_PIECES);
    p->count = 1;
    hold_piece(g, thing, 1u << seat);
    if (sort != ORBIT_BLUE && sort != ORBIT_SECRET) p->open = OPEN_TO_ALL;
}

FLOW(flow_occupy_orbit)
{
    enum { FROM = MINE };
    FLOW_BEGIN;
    settle_on(g, f->seat, L(WHAT), L(FROM));
    watch_powers(g, ev);
    tell_secret(g, ev, is_orbit_shown(g, L(WHAT)) ? HC_SEEN_BY_ALL : read_piece(g, L(WHAT))->open | 1u << f->seat, HC_EV_PIECE, f->seat, NOBODY,
                read_piece(g, L(WHAT))->sheet, HC_PIECE_REACHED, orbit_planet(g, L(WHAT)), L(CAUSE));
    SET(COUNT, 1);
    SET(CAUSE, BY_RULES);
    RESPOND(W_PIECE_LAID, f->seat);
    SETTLE_WIN;
    RETURN(0);
    FLOW_END;
}

/* ---- in an encounter -------------------------------------------------------------------------------------------------- */

static int empty_moon_here(const game *g)
{
    const int thing = g->target < HC_PLANETS ? orbit_at(g, g->target) : -1;
    return thing >= 0 && orbit_occupant(g, thing) == NOBODY ? thing : -1;
}

hc_ask *ask_of_moons(game *g, int seat, int prompt_id)
{
    hc_ask *q = ask(g, HC_ASK_CHOICE, 1u << seat, choices(2), prompt_id);
    q->sheet = CARD_orbit_rules;
    q->place = g->target;
    return q;
}

static bool has_won_here(const game *g) { return g->winner == SIDE_OFFENSE || g->winner == SIDE_DEFENSE; }

/* The winning main player, not its allies; also with the last ship there. */
FLOW(flow_settle_moon)
{
    FLOW_BEGIN;
    if (!has_won_here(g) || empty_moon_here(g) < 0) RETURN(0);
    SET(WHO, of_side(g, g->winner));
    if (!g->ships[L(WHO)][g->target] || !may(g, Q_MAY_LEAVE, L(WHO), g->target)) RETURN(0);
    ASK(ask_of_moons(g, L(WHO), ORBIT_SETTLE));
    if (g->answer && empty_moon_here(g) >= 0) CALL(occupy_orbit(g, L(WHO), empty_moon_here(g), g->target, BY_ENCOUNTER));
    RETURN(0);
    FLOW_END;
}

static bool can_come_down(const game *g)
{
    const int thing = g->target < HC_PLANETS && g->defense < SEATS ? orbit_at(g, g->target) : -1;
    return thing >= 0 && orbit_occupant(g, thing) == g->defense;
}

/* A defense may use its ship on the moon to defend the planet. */
FLOW(flow_moon_defends)
{
    FLOW_BEGIN;
    if (!can_come_down(g)) RETURN(0);
    ASK(ask_of_moons(g, g->defense, ORBIT_DEFEND));
    if (g->answer) empty_orbit(g, ev, orbit_at(g, g->target), g->target);
    RETURN(0);
    FLOW_END;
}

/* Ships on moons go into an encounter, too. */
static hc_ask *ask_launch(game *g, int seat, int most)
{
    const int here = occupied_orbits(g, 1u << seat);
    const bool must = !ships_to_send(g, seat) && !g->ships[seat][GATE] && !may_come_from_warp(g, seat);
    hc_ask *q = pick(g, HC_ASK_CARD, seat, must, most < here ? most : here, 0, ORBIT_LAUNCH);
    q->sheet = CARD_orbit_rules;
    FOR_ORBITS(p, g) if (orbit_occupant(g, p) == seat) among_pieces(q, p);
    return q;
}

static void launch_drafted(game *g, events *ev, int seat)
{
    for (int i = 0; i < g->draft_count; i++) {
        leave_orbit(g, g->draft[i]);
        move_ships(g, seat, 1, ON_PIECES, GATE);
        tell(g, ev, HC_EV_GATHERED, seat, NOBODY, 1, ON_PIECES, 0, BY_RULES);
    }
    clear_draft(g);
    watch_powers(g, ev);
}

VERB send_from_moons(game *g, int seat)
{
    frame *f = push(g, CORE(flow_send_from_moons), seat);
    f->local[COUNT] = (int16_t)(limit(g, Q_SHIP_LIMIT, seat, rules(g)->ship_limit) - g->ships[seat][GATE]);
    return f;
}

FLOW(flow_send_from_moons)
{
    FLOW_BEGIN;
    if (L(COUNT) <= 0 || !occupied_orbits(g, 1u << f->seat)) RETURN(0);
    ASK(ask_launch(g, f->seat, L(COUNT)));
    launch_drafted(g, ev, f->seat);
    FLOW_END;
}

/* ---- the beginning --------------------------------------------------------------------------------------------------------- */

static void draw_moon(game *g, int seat)
{
    const int sheet_id = draw_from_side_deck(g, DECK_MOONS);
    if (sheet_id) new_piece(g, sheet_id, 1u << seat, false);
}

static bool is_room_for_moons(const game *g)
{
    int n = DEALT_EACH * g->players;
    FOR_PIECES(p, g) n++;
    return n <= HC_PIECES && deck_left(g, DECK_MOONS) >= DEALT_EACH * g->players;
}

static void ask_drop(game *g, unsigned seats)
{
    hc_ask *q = ask(g, HC_ASK_CARD, seats, 0, ORBIT_DROP);
    q->sheet = CARD_orbit_rules;
    FOR_ORBITS(p, g) if (!read_piece(g, p)->at) among_pieces(q, p);
}

/* Nobody else has seen it: it is one of those that are left. */
static void put_back(game *g, int thing)
{
    put_in_deck(g, DECK_MOONS, read_piece(g, thing)->sheet);
    remove_piece(g, thing);
}

static int unattached_moon(const game *g, int seat)
{
    FOR_PIECES_OF(p, g, HC_CARD_MOON, seat) if (!read_piece(g, p)->at) return p;
    return -1;
}

static void ask_where(game *g, int seat, int thing)
{
    hc_ask *q = ask(g, HC_ASK_PLANET, 1u << seat, free_grounds(g, seat), ORBIT_ATTACH);
    q->sheet = CARD_orbit_rules;
    q->about = read_piece(g, thing)->sheet;
}

static void attach_moon(game *g, int seat, int thing, int planet)
{
    piece_of(g, thing)->at = (uint8_t)(planet + 1);
    piece_of(g, thing)->open = (uint8_t)(1u << seat);
    hold_piece(g, thing, 0);
}

/* Where there is no room for it, it leaves. */
FLOW(flow_attach_moons)
{
    FLOW_BEGIN;
    while (unattached_moon(g, f->seat) >= 0) {
        if (!free_grounds(g, f->seat)) {
            put_back(g, unattached_moon(g, f->seat));
            continue;
        }
        ASK(ask_where(g, f->seat, unattached_moon(g, f->seat)));
        attach_moon(g, f->seat, unattached_moon(g, f->seat), g->answer);
    }
    FLOW_END;
}

/* Also a second time, for a master of Frontiers. */
FLOW(flow_first_moons)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    if (!is_room_for_moons(g)) RETURN(0);
    for (int i = 0; i < DEALT_EACH * g->players; i++) draw_moon(g, clockwise(g, g->first, i % g->players));
    ASK(ask_drop(g, everybody(g)));
    for (int s = 0; s < g->players; s++) put_back(g, g->reply[s]);
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) CALL(push(g, CORE(flow_attach_moons), clockwise(g, g->first, L(AT))));
    FLOW_END;
}

VERB further_moons(game *g, int seat, int count, int cause) { return verb_frame(g, CORE(flow_further_moons), seat, count, 0, cause); }

FLOW(flow_further_moons)
{
    FLOW_BEGIN;
    if (!has_part(g, PART_orbits)) {
        add_part(g, PART_orbits);
        part_orbits.set_up(g);
    }
    for (int i = 0; i < L(COUNT); i++) draw_moon(g, f->seat);
    if (unattached_moon(g, f->seat) < 0) RETURN(0);
    if (L(COUNT) > 1) {
        ASK(ask_drop(g, 1u << f->seat));
        put_back(g, g->answer);
    }
    CALL(push(g, CORE(flow_attach_moons), f->seat));
    FLOW_END;
}

int own_empty_orbit(const game *g, int seat, int after)
{
    FOR_ORBITS(p, g) {
        if (p <= after || !read_piece(g, p)->at || orbit_occupant(g, p) != NOBODY || sort_of_orbit(g, p) == ORBIT_CHEESY) continue;
        if (owner_of(g, orbit_planet(g, p)) == seat && g->ships[seat][orbit_planet(g, p)]) return p;
    }
    return -1;
}

hc_status hc_lay_orbit(hc_game *g, int sheet_id, int planet, int occupant)
{
    const form *f = has_part(g, PART_orbits) && sheet_id > 0 ? form_of(g, sheet_id) : NULL;
    const int owner = planet >= 0 && planet < HC_PLANETS ? owner_of(g, planet) : NOBODY;
    if (!f || !f->moon || owner == NOBODY || !(free_grounds(g, owner) >> planet & 1)) return HC_NOT_A_TABLE;
    if (!take_from_deck(g, DECK_MOONS, sheet_id)) return HC_NOT_A_TABLE;
    const int thing = new_piece(g, sheet_id, 0, false);
    attach_moon(g, owner, thing, planet);
    if (occupant == NOBODY) return HC_OK;
    if (occupant < 0 || occupant >= g->players || !ships_on_colonies(g, occupant)) return HC_NO_SUCH_SEAT;
    settle_on(g, occupant, thing, 63 - __builtin_clzll(colonies(g, occupant)));
    watch_powers(g, NULL);
    return HC_OK;
}

/* ---- the part ------------------------------------------------------------------------------------------------------------- */

static const hc_deck_row *rows(const game *g, int deck) { return deck == DECK_MOONS ? rules(g)->info.moons : NULL; }
static int deck_of(const piece *p) { (void)p; return DECK_MOONS; }
static void set_up(game *g) { fill_deck(g, DECK_MOONS); }

/* Blue and secret moons act as they are shown; all others lie open. */
static bool is_ready(const game *g, int thing) { return read_piece(g, thing)->count && read_piece(g, thing)->tag != ORBIT_SPENT; }

/* A blue moon has been used, once and for all. */
static VERB spend(game *g, int seat, int thing, int cause)
{
    (void)seat, (void)cause;
    if (is_orbit(g, thing)) piece_of(g, thing)->tag = ORBIT_SPENT;
    return NULL;
}

static void throw_away(game *g, int seat, int thing) { (void)seat; if (is_orbit(g, thing)) piece_of(g, thing)->tag = ORBIT_SPENT; }

enum { FLARES_LATER = 4 };
static int flares_later(const game *g) { (void)g; return FLARES_LATER; }

/* The moon goes with it; its ship goes to the warp. */
static void planet_leaves(game *g, events *ev, int planet)
{
    const int thing = orbit_at(g, planet);
    if (thing < 0) return;
    empty_orbit(g, ev, thing, WARP);
    remove_orbit(g, ev, thing, BY_RULES);
}

static const char *check(const game *g)
{
    uint64_t taken = 0;
    FOR_ORBITS(p, g) {
        const piece *there = read_piece(g, p);
        const uint64_t planet = there->at ? 1ull << orbit_planet(g, p) : 0;
        if (taken & planet) return "two moons at one planet";
        if (there->at && (there->count != 0) != (there->holders != 0)) return "a moon without a ship is somebody's";
        if (there->count > 1) return "two ships on a moon";
        taken |= planet;
    }
    return NULL;
}

/* What was agreed of hubs is over with the encounter. */
static void forget_agreements(game *g)
{
    FOR_ORBITS(p, g) if (piece_of(g, p)->tag != ORBIT_SPENT) piece_of(g, p)->tag = 0;
}

static void read(const game *g, hc_table *t)
{
    FOR_ORBITS(p, g) {
        const piece *there = read_piece(g, p);
        const int owner = there->at ? owner_of(g, orbit_planet(g, p)) : __builtin_ctz(there->holders);
        hc_thing *x = list_card(g, t, HC_LIES_MOON, orbit_occupant(g, p) != NOBODY ? orbit_occupant(g, p) : owner, p);
        x->ground = (uint8_t)(there->at ? orbit_planet(g, p) : HC_NO_PLANET);
        x->count = there->count;
        x->open = is_orbit_shown(g, p);
    }
}

const sheet card_orbit_rules = {
    .name = "Moons", .summary = "Beside planets, for one of a winner's {ships}", .box = HC_BOX_ODYSSEY,
    .prompt = PROMPTS([ORBIT_DROP] = { "drop-moon", "Which of your three moons do you put away?", { 0 } },
                      [ORBIT_ATTACH] = { "attach-moon", "To which planet of your system do you attach the moon <about>?", { 0 } },
                      [ORBIT_SETTLE] = { "settle-moon", "The moon of this planet is empty. Do you send one of your {ships} there?", { "no", "yes" } },
                      [ORBIT_LAUNCH] = { "launch-moons", "From which of your moons do {ships} go into the {encounter}?", { 0 } },
                      [ORBIT_DEFEND] = { "moon-defends", "Does your {ship} on the moon come down to defend the planet?", { "no", "yes" } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "Everybody is dealt three moons, puts one away and attaches the others, face down, to two home planets; the owner of a system may look at its moons. A main player who wins at a planet may send one "
                  "{ship} to its moon if that is empty, counts as having a {colony} on the planet, and uses the moon. {Ships} on moons may be sent into {encounters}; in a deal the right to an empty moon goes with its {colony} only if that is said. Quarter moons work at once, half moons and moon bases while they are occupied, full moons for "
                  "everybody; blue moons once per game, secret ones once they are shown; hubs in deals." } }),
};

const hc_deck_row MODERN_MOONS[] = {
#define X(name) { HC_CARD_MOON, 0, 1, CARD_orbit_##name },
    ORBIT_LIST(X)
#undef X
    { HC_CARD_NONE, 0, 0, 0 }
};

const game_part part_orbits = {
    .name = "moons", .about = "Everybody attaches two moons, face down, to home planets: whoever wins there may send a {ship} to the moon and use it.",
    .editions = IN_FFG, .colonies = colonies_by_moons, .home_colonies = homes_with_moons,
    .step = STEPS({ .after = CORE(flow_aim), .flow = CORE(flow_moon_defends) }, { .after = CORE(flow_landing), .flow = CORE(flow_settle_moon) }),
    .item = orbit_items,
    .first_step = CORE(flow_first_moons), .encounter_over = forget_agreements,
    .kind = HC_CARD_MOON, .rows = rows, .deck_of = deck_of, .set_up = set_up, .is_ready = is_ready, .spend = spend, .throw_away = throw_away,
    .flares_later = flares_later, .planet_leaves = planet_leaves, .check = check, .read = read,
};
