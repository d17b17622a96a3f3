/* moons.c - moons beside the planets: they are dealt face down, gone to instead of a planet, fought for without allies, and act for
 * whoever stands on them.
 *
 * Room: a game of six has twelve moons. They are pieces 12 of 80 and take grounds 12 of the 15 behind the planets, so that nothing of a
 * game grows; each can hold any number of ships of anybody, though as a rule one player is there. */
#include "rules.h"

int moon_at(const game *g, int place)
{
    FOR_PIECES(p, g) if (read_piece(g, p)->kind == HC_CARD_MOON && ground_of(g, p) == place) return p;
    return -1;
}

/* In the tag: used, and discarded as soon as nobody fights for it any more. Else a moon keeps what it likes there, until it is left. */
enum { SPENT = 255 };

static int kind_of_moon(const game *g, int thing) { return form_of(g, read_piece(g, thing)->sheet)->moon; }

/* Where several stand, the one before whom it lies. */
int occupant_of(const game *g, int place)
{
    const int thing = moon_at(g, place);
    const unsigned holders = thing < 0 ? 0 : read_piece(g, thing)->holders;
    if (holders && g->ships[__builtin_ctz(holders)][place]) return __builtin_ctz(holders);
    for (int s = 0; s < g->players; s++) if (g->ships[s][place]) return s;
    return NOBODY;
}

static unsigned may_look(const game *g, int thing) { return 1u << owner_of(g, ground_of(g, thing)); }

void move_moon(game *g, int thing, int seat)
{
    const uint64_t bit = 1ull << ground_of(g, thing);
    for (int s = 0; s < g->players; s++) g->system[s] &= ~bit;
    g->system[seat] |= bit;
}

/* A secret one is hidden again, but for who has seen it; others have been seen by all. */
static void leave_moon(game *g, int thing)
{
    const unsigned before = read_piece(g, thing)->holders;
    hold_piece(g, thing, 0);
    switch_off_effect(g, thing);             /* it works only while somebody is there; and what is hidden again must not act */
    if (kind_of_moon(g, thing) == MOON_SECRET) piece_of(g, thing)->open = (uint8_t)(may_look(g, thing) | before);
    if (read_piece(g, thing)->tag != SPENT) piece_of(g, thing)->tag = 0;
    move_moon(g, thing, first_owner_of_moon(g, ground_of(g, thing)));
}

static void take_moon(game *g, int thing, int seat)
{
    piece *p = piece_of(g, thing);
    switch_off_effect(g, thing);
    hold_piece(g, thing, 1u << seat);
    if (p->tag != SPENT) p->tag = 0;
    p->open = (uint8_t)(kind_of_moon(g, thing) == MOON_SECRET ? (p->open == OPEN_TO_ALL ? 0 : p->open) | may_look(g, thing) | 1u << seat :
        OPEN_TO_ALL);
}

static void clear_left_moons(game *g)
{
    FOR_PIECES(p, g)
        if (read_piece(g, p)->kind == HC_CARD_MOON && read_piece(g, p)->holders &&
            occupant_of(g, ground_of(g, p)) != __builtin_ctz(read_piece(g, p)->holders))
            leave_moon(g, p);
}

void settle_moons(game *g)
{
    clear_left_moons(g);
    FOR_PIECES(p, g)
        if (read_piece(g, p)->kind == HC_CARD_MOON && !read_piece(g, p)->holders && occupant_of(g, ground_of(g, p)) != NOBODY)
            take_moon(g, p, occupant_of(g, ground_of(g, p)));
}

/* ---- going to a moon ---------------------------------------------------------------------------------------------- */

/* One's own only if all ships there come along, so that it is entered anew. */
static uint64_t can_be_gone_to(const game *g, uint64_t moons)
{
    const int most = limit(g, Q_SHIP_LIMIT, g->offense, rules(g)->ship_limit) - g->ships[g->offense][GATE];
    uint64_t set = 0;
    if (!ships_to_send(g, g->offense) && !g->ships[g->offense][GATE]) return 0;
    for (uint64_t left = moons; left; left &= left - 1) {
        const int place = __builtin_ctzll(left);
        const bool own = occupant_of(g, place) == g->offense;
        if (!own || (g->ships[g->offense][place] <= most && may(g, Q_MAY_LEAVE, g->offense, place))) set |= left & -left;
    }
    return set;
}

uint64_t own_moons(const game *g) { return has_part(g, PART_moons) ? can_be_gone_to(g, moons_of(g, g->offense)) : 0; }

/* Of the system that destiny leads to; whoever may go anywhere, anywhere. */
static uint64_t moons_to_go_to(const game *g)
{
    if (g->now.driving) return 0;
    if (g->players == 2 || g->now.any_colony) return can_be_gone_to(g, all_moons(g));
    return can_be_gone_to(g, moons_of(g, g->defense == NOBODY ? g->offense : g->defense));
}

/* Who has drawn its own colour and wants a moon has no other choice. */
static bool must_be_a_moon(const game *g) { return g->defense == NOBODY && g->players > 2 && !g->now.driving; }

static void ask_moon(game *g)
{
    hc_ask *q = ask(g, HC_ASK_PLANET, 1u << g->offense, moons_to_go_to(g), HC_PROMPT_MOON);
    if (!must_be_a_moon(g)) q->extra = CAN_PASS;
}

static void pick_up_own(game *g, events *ev, int place)
{
    const int n = g->ships[g->offense][place];
    if (!n) return;
    move_ships(g, g->offense, n, place, GATE);
    tell(g, ev, HC_EV_GATHERED, g->offense, NOBODY, n, place, 0, BY_RULES);
    clear_left_moons(g);
}

/* Nobody else may join, in whatever way. An empty moon has nobody to defend it. */
static void announce_moon(game *g, events *ev, int place)
{
    pick_up_own(g, ev, place);
    const int defense = occupant_of(g, place);
    g->target = (uint8_t)place;
    if (g->defense < SEATS) set_side(g, g->defense, SIDE_NONE);
    set_main_players(g, g->offense, NOBODY);
    if (defense != NOBODY) become_defense(g, defense);
    g->now.barred = (uint8_t)everybody(g);
    tell(g, ev, HC_EV_AIMED, g->offense, defense, place, defense == NOBODY ? 0 : g->ships[defense][place], 0, BY_RULES);
    if (defense != NOBODY) tell(g, ev, HC_EV_DEFENSE, defense, NOBODY, 0, 0, 0, BY_RULES);
}

FLOW(flow_choose_moon)
{
    FLOW_BEGIN;
    if (!moons_to_go_to(g)) RETURN(must_be_a_moon(g) ? ENCOUNTER_OVER : 0);
    ASK(ask_moon(g));
    if (g->answer != PASS) announce_moon(g, ev, g->answer);
    RETURN(0);
    FLOW_END;
}

VERB enter_moon(game *g, int seat, int place, int cause)
{
    frame *f = push(g, CORE(flow_occupy), seat);
    f->local[WHO] = (int16_t)seat;
    f->local[MINE] = (int16_t)place;
    f->local[CAUSE] = (int16_t)cause;
    return f;
}

/* It is an event for all who wait for pieces that are laid before a player: immediate moons answer it. */
FLOW(flow_occupy)
{
    enum { PLACE = MINE, TURN };
    FLOW_BEGIN;
    if (!is_moon(L(PLACE))) {                            /* as a step: the encounter was won there */
        if (!is_moon(g->target) || g->winner != SIDE_OFFENSE) RETURN(0);
        SET(PLACE, g->target);
    }
    SET(WHAT, moon_at(g, L(PLACE)));
    if (L(WHAT) < 0 || !g->ships[f->seat][L(PLACE)]) RETURN(0);
    take_moon(g, L(WHAT), f->seat);
    tell_secret(g, ev, read_piece(g, L(WHAT))->open == OPEN_TO_ALL ? HC_SEEN_BY_ALL : read_piece(g, L(WHAT))->open, HC_EV_PIECE, f->seat, NOBODY,
                read_piece(g, L(WHAT))->sheet, HC_PIECE_REACHED, L(PLACE), BY_RULES);
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {                         /* whatever has kept them there: nobody stays beside the winner */
        SET(WHO, g->order[L(TURN)]);
        if (L(WHO) == f->seat || !g->ships[L(WHO)][L(PLACE)] || read_piece(g, L(WHAT))->sheet == CARD_moon_dance) continue;
        CALL(return_ships(g, L(WHO), 255, L(PLACE), BY_RULES));
        if (g->ships[L(WHO)][L(PLACE)]) CALL(send_to_warp(g, L(WHO), 255, L(PLACE), BY_NO_COLONY));
    }
    SET(WHO, f->seat);
    SET(COUNT, 1);
    SET(CAUSE, BY_RULES);
    RESPOND(W_PIECE_LAID, f->seat);
    RETURN(0);
    FLOW_END;
}

/* An empty one: the ships move there, no card is played, and that is a won encounter. */
FLOW(flow_enter_moon)
{
    FLOW_BEGIN;
    if (!is_moon(g->target) || g->defense < SEATS) RETURN(0);
    CALL(land_ships(g, g->offense, g->ships[g->offense][GATE], GATE, g->target, BY_RULES));
    g->success = 1;
    CALL(enter_moon(g, g->offense, g->target, BY_RULES));
    RETURN(ENCOUNTER_OVER);
    FLOW_END;
}

/* ---- discarding -------------------------------------------------------------------------------------------------- */

/* From when it is named, before any ship is sent, until the winner has landed. */
static bool is_fought_for(const game *g, int thing)
{
    return g->target == ground_of(g, thing) && g->defense < SEATS && (g->winner == SIDE_NONE || g->ships[g->offense][GATE]);
}

static int first_spent(const game *g)
{
    FOR_PIECES(p, g) if (read_piece(g, p)->kind == HC_CARD_MOON && read_piece(g, p)->tag == SPENT) return p;
    return -1;
}

static void take_away(game *g, int thing)
{
    const int place = ground_of(g, thing);
    put_in_used(g, DECK_EON_MOONS, read_piece(g, thing)->sheet);
    for (int s = 0; s < g->players; s++) g->system[s] &= ~(1ull << place);
    remove_piece(g, thing);
}

static VERB discard_moon(game *g, int seat, int thing, int cause)
{
    frame *f = push(g, CORE(flow_discard_moon), seat);
    f->local[WHAT] = (int16_t)thing;
    f->local[CAUSE] = (int16_t)cause;
    return f;
}

/* Its ships go home first, whosever they are; without another colony to the warp. */
FLOW(flow_discard_moon)
{
    enum { PLACE = MINE, TURN };
    FLOW_BEGIN;
    SET(PLACE, ground_of(g, L(WHAT)));
    if (is_fought_for(g, L(WHAT))) {
        piece_of(g, L(WHAT))->tag = SPENT;
        RETURN(0);
    }
    tell(g, ev, HC_EV_PIECE, f->seat, NOBODY, read_piece(g, L(WHAT))->sheet, HC_PIECE_SPENT, L(PLACE), L(CAUSE));
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, f->seat, L(TURN)));
        if (g->ships[L(WHO)][L(PLACE)]) CALL(return_ships(g, L(WHO), 255, L(PLACE), BY_RULES));
        if (g->ships[L(WHO)][L(PLACE)]) CALL(send_to_warp(g, L(WHO), 255, L(PLACE), BY_NO_COLONY));
        move_ships(g, L(WHO), g->ships[L(WHO)][L(PLACE)], L(PLACE), WARP);       /* a power kept them where nothing is any more */
    }
    if (g->unlike) let_fall_apart(g, ev);
    take_away(g, L(WHAT));
    watch_powers(g, ev);
    SPREAD_NEWS;
    FLOW_END;
}

/* Whoever came along to a moon that dances no more. */
static int guest_left_behind(const game *g)
{
    const int thing = first_piece(g, CARD_moon_dance);
    if (thing < 0 || read_piece(g, thing)->tag) return NOBODY;
    for (int s = 0; s < g->players; s++) if (g->ships[s][ground_of(g, thing)] && !(read_piece(g, thing)->holders >> s & 1)) return s;
    return NOBODY;
}

/* As an encounter begins. */
FLOW(flow_watch_moons)
{
    FLOW_BEGIN;
    while (first_spent(g) >= 0) CALL(discard_moon(g, g->offense, first_spent(g), BY_RULES));
    clear_left_moons(g);
    settle_warp(g, ev);                          /* angels may have fallen into it */
    while (SET(WHO, guest_left_behind(g)), L(WHO) != NOBODY) {
        SET(WHAT, ground_of(g, first_piece(g, CARD_moon_dance)));
        CALL(return_ships(g, L(WHO), 255, L(WHAT), BY_RULES));
        if (g->ships[L(WHO)][L(WHAT)]) CALL(send_to_warp(g, L(WHO), 255, L(WHAT), BY_NO_COLONY));
        move_ships(g, L(WHO), g->ships[L(WHO)][L(WHAT)], L(WHAT), WARP);         /* a power kept them where nobody dances any more */
        watch_powers(g, ev);
    }
    RETURN(0);
    FLOW_END;
}

/* At once: to the first other colony of their owners. */
static void throw_away(game *g, int seat, int thing)
{
    const int place = ground_of(g, thing);
    (void)seat;
    if (is_fought_for(g, thing)) {
        piece_of(g, thing)->tag = SPENT;
        return;
    }
    for (int s = 0; s < g->players; s++) {
        const uint64_t home = colonies(g, s) & ~(1ull << place);
        move_ships(g, s, g->ships[s][place], place, home ? __builtin_ctzll(home) : WARP);
    }
    if (g->unlike) let_fall_apart(g, NULL);
    take_away(g, thing);
    watch_powers(g, NULL);
}

/* ---- looking for a card in the deck -------------------------------------------------------------------------- */

int topmost_in_deck(const game *g, int classes)
{
    for (int i = g->pile_count[IN_DECK] - 1; i >= 0; i--) if (class_of(g, pile_of(g, IN_DECK)[i]) & classes) return pile_of(g, IN_DECK)[i];
    return HC_CARDS;
}

void shuffle_whole_deck(game *g, events *ev)
{
    for (int i = 0; i < g->pile_count[IN_DECK]; i++) forget_card(g, pile_of(g, IN_DECK)[i], 0);
    shuffle_cards(g, pile_of(g, IN_DECK), g->pile_count[IN_DECK]);
    tell(g, ev, HC_EV_SHUFFLED, NOBODY, NOBODY, g->pile_count[IN_DECK], 0, 0, BY_RULES);
}

/* ---- laying out a table by hand ---------------------------------------------------------------------------- */

hc_status hc_lay_moon(hc_game *g, int seat, int number, int sheet_id)
{
    if (seat < 0 || seat >= g->players) return HC_NO_SUCH_SEAT;
    for (uint64_t left = has_part(g, PART_moons) ? moons_of(g, seat) : 0; left; left &= left - 1) {
        const int thing = moon_at(g, __builtin_ctzll(left));
        if (moon_number(g, ground_of(g, thing)) != number) continue;
        const int before = read_piece(g, thing)->sheet, elsewhere = first_piece(g, sheet_id);      /* perhaps it was dealt to another */
        if (elsewhere >= 0) piece_of(g, elsewhere)->sheet = (uint16_t)before;
        else if (!take_from_deck(g, DECK_EON_MOONS, sheet_id)) return HC_NOT_A_TABLE;
        else put_in_deck(g, DECK_EON_MOONS, before);
        piece_of(g, thing)->sheet = (uint16_t)sheet_id;
        index_held(g);
        return HC_OK;
    }
    return HC_NOT_A_TABLE;
}

/* ---- the part ------------------------------------------------------------------------------------------------- */

static const hc_deck_row *rows(const game *g, int deck) { return deck == DECK_EON_MOONS ? rules(g)->info.moons : NULL; }

static int deck_of(const piece *p) { (void)p; return DECK_EON_MOONS; }

static void deal_moon(game *g, int seat, int place)
{
    const int thing = new_piece(g, draw_from_side_deck(g, DECK_EON_MOONS), 0, false);
    piece_of(g, thing)->at = (uint8_t)(place + 1);
    piece_of(g, thing)->open = (uint8_t)(1u << seat);
    g->system[seat] |= 1ull << place;
}

static void set_up(game *g)
{
    const int each = g->players == 2 ? 3 : 2;
    fill_deck(g, DECK_EON_MOONS);
    for (int s = 0; s < g->players; s++)
        for (int i = 0; i < each; i++) deal_moon(g, s, FIRST_MOON + s * each + i);
}

/* Sanity stops all of them. */
static bool is_stopped(const game *g)
{
    for (const effect *e = g->effect; e < g->effect + g->effects; e++)
        if (has(&g->in_effect, e->source) && sheet_of(g, e->source) == CARD_sanity) return true;
    return false;
}

/* It is occupied; one that is not secret lies open by then. */
static bool is_ready(const game *g, int thing)
{
    const piece *p = read_piece(g, thing);
    return p->holders && p->tag != SPENT && g->ships[__builtin_ctz(p->holders)][p->at - 1] && !is_stopped(g);
}

int moon_at_work(const game *g, int sheet_id)
{
    const int thing = has_part(g, PART_moons) ? first_piece(g, sheet_id) : -1;
    return thing >= 0 && is_ready(g, thing) ? __builtin_ctz(read_piece(g, thing)->holders) : NOBODY;
}

uint64_t closed_planets(const game *g)
{
    static const uint16_t CLOSES[] = { CARD_moon_wraith, CARD_moon_dance };
    uint64_t set = 0;
    for (size_t i = 0; has_part(g, PART_moons) && i < sizeof CLOSES / sizeof *CLOSES; i++) {
        const int thing = moon_at_work(g, CLOSES[i]) == NOBODY ? -1 : first_piece(g, CLOSES[i]);
        if (thing >= 0 && read_piece(g, thing)->tag) set |= 1ull << (read_piece(g, thing)->tag - 1);
    }
    return set;
}

static const char *check(const game *g)
{
    uint64_t grounds = 0;
    FOR_PIECES(p, g) {
        const piece *there = read_piece(g, p);
        if (there->kind != HC_CARD_MOON) continue;
        if (!is_moon(there->at - 1) || grounds >> (there->at - 1) & 1) return "two moons are in one place";
        if (there->count) return "ships are on a moon and not on its ground";
        grounds |= 1ull << (there->at - 1);
    }
    return grounds != all_moons(g) ? "a moon is in no system" : NULL;
}

static void digest(uint64_t *h, const game *g)
{
    for (uint64_t left = all_moons(g); left; left &= left - 1) {
        const int place = __builtin_ctzll(left);
        stir(h, (unsigned)(place * SEATS + owner_of(g, place)));
        for (int s = 0; s < g->players; s++) stir(h, g->ships[s][place]);
    }
}

static void read(const game *g, hc_table *t)
{
    for (int s = 0; s < g->players; s++)
        for (uint64_t left = moons_of(g, s); left; left &= left - 1) {
            const int place = __builtin_ctzll(left), thing = moon_at(g, place);
            hc_thing *x = list_card(g, t, HC_LIES_MOON, s, thing);
            x->ground = (uint8_t)place;
            x->count = (uint8_t)ships_on(g, place);
            x->open = read_piece(g, thing)->open == OPEN_TO_ALL;
        }
    for (int s = 0; s < g->players && t->notes < HC_NOTES_MAX; s++)
        if (g->ships[s][ANGELS])
            t->note[t->notes++] = (hc_note){ .kind = HC_NOTE_ANGELS, .sheet = CARD_moon_pearly_gates, .value = g->ships[s][ANGELS],
                                             .holder = (uint8_t)s };
}

/* Two a player, each on a ground of its own. */
static hc_status refuses(const hc_setup *s) { return 2 * s->players > MOONS_MAX ? HC_PART_NEEDS_PLAYERS : HC_OK; }

const game_part part_moons = {
    .name = "moons", .about = "Two moons per player lie face down in each system: {ships} can go to them instead of a planet, and they help whoever is there.",
    .editions = IN_EON,
    .step = STEPS({ .before = CORE(flow_regroup), .flow = CORE(flow_watch_moons) }, { .before = CORE(flow_gather), .flow = CORE(flow_choose_moon) },
                  { .after = CORE(flow_gather), .flow = CORE(flow_enter_moon) }, { .after = CORE(flow_landing), .flow = CORE(flow_occupy) }),
    .refuses = refuses, .kind = HC_CARD_MOON, .rows = rows, .deck_of = deck_of, .set_up = set_up, .is_ready = is_ready, .spend = discard_moon,
    .throw_away = throw_away,
    .check = check, .digest = digest, .read = read,
};
