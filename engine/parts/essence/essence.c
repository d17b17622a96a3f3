/* essence.c - see essence.h. The tag of a piece says which set it is of, in the low bits, whether it is turned
 * face down, and of a token, which is of no set, a seat. */
#include "rules.h"

enum { WHICH_SET = 15, OF_NO_SET = 15, NOTE = 16, TURNED = 128 };
_Static_assert(DECKS <= (int)OF_NO_SET, "a tag names the set");

static int set_of(const piece *p) { return p->tag & WHICH_SET; }
static bool is_of(const game *g, int thing, int deck)
{
    return read_piece(g, thing)->kind == HC_CARD_ESSENCE && set_of(read_piece(g, thing)) == deck;
}

bool is_in_cache(const game *g, int thing, int deck) { return is_of(g, thing, deck) && read_piece(g, thing)->at; }
bool lies_before(const game *g, int thing, int deck, int seat)
{
    return is_of(g, thing, deck) && !read_piece(g, thing)->at && read_piece(g, thing)->holders >> seat & 1;
}
bool is_turned(const game *g, int thing) { return read_piece(g, thing)->tag & TURNED; }

int cache_of(const game *g, int deck)
{
    int n = 0;
    FOR_PIECES(p, g) n += is_in_cache(g, p, deck);
    return n;
}

bool has_cache(const game *g, int seat)
{
    FOR_PIECES_OF(p, g, HC_CARD_ESSENCE, seat) if (read_piece(g, p)->at) return true;
    return false;
}

void look_at_cache(game *g, events *ev, int viewer, int seat, int cause)
{
    FOR_PIECES_OF(p, g, HC_CARD_ESSENCE, seat) {
        if (!read_piece(g, p)->at) continue;
        piece_of(g, p)->open |= (uint8_t)(1u << viewer);
        tell_secret(g, ev, 1u << viewer, HC_EV_SAW_CARD, viewer, seat, read_piece(g, p)->sheet, 3, 0, cause);
    }
}

static int power_with(const game *g, int deck)
{
    for (int p = 0; p < POWERS; p++) {
        const form *f = form_of(g, g->power[p].alien);
        if (f && f->essence == deck && !(g->power[p].off & FACE_DOWN)) return p;
    }
    return -1;
}

/* An empty set is made anew of what is unavailable. */
static void fill_cache(game *g, int deck)
{
    const int p = power_with(g, deck);
    while (p >= 0 && cache_of(g, deck) < ESSENCE_CACHE && g->pieces < HC_PIECES) {
        if (!deck_left(g, deck)) put_back_used(g, deck);
        const int sheet_id = draw_from_side_deck(g, deck);
        if (!sheet_id) return;
        piece *there = piece_of(g, new_piece(g, sheet_id, 1u << g->power[p].holder, false));
        there->at = (uint8_t)(ON_SHEET + p + 1);
        there->tag = (uint8_t)deck;
    }
}

static bool is_out(const game *g, int deck)
{
    FOR_PIECES(p, g) if (is_of(g, p, deck)) return true;
    return deck_left(g, deck) || deck_used(g, deck);
}

void begin_essence(game *g, int p)
{
    const int deck = form_of(g, g->power[p].alien)->essence;
    add_part(g, PART_essence);
    if (!is_out(g, deck)) fill_deck(g, deck);
    fill_cache(g, deck);
}

static void take_essence(game *g, events *ev, int deck)
{
    FOR_PIECES(p, g) {
        if (!is_of(g, p, deck)) continue;
        const piece *there = read_piece(g, p);
        if (there->count) move_ships(g, __builtin_ctz(there->holders), there->count, ON_PIECES, WARP);
        if (there->open == OPEN_TO_ALL) tell(g, ev, HC_EV_PIECE, __builtin_ctz(there->holders), NOBODY, there->sheet, HC_PIECE_AWAY, 0, BY_RULES);
        put_in_used(g, deck, there->sheet);
        remove_piece(g, p);
    }
    let_fall_apart(g, ev);
}

FLOW(put_essence_away)
{
    FLOW_BEGIN;
    take_essence(g, ev, form_of(g, g->power[L(SOURCE)].alien)->essence);
    FLOW_END;
}

bool lacks_essence(const game *g, const frame *f) { return !cache_of(g, form_of(g, g->power[L(SOURCE)].alien)->essence); }

FLOW(draw_essence)
{
    FLOW_BEGIN;
    fill_cache(g, form_of(g, g->power[L(SOURCE)].alien)->essence);
    FLOW_END;
}

void leave_essence(game *g, events *ev, int deck)
{
    FOR_PIECES(p, g) {
        if (!is_of(g, p, deck)) continue;
        const piece *there = read_piece(g, p);
        if (there->count) move_ships(g, __builtin_ctz(there->holders), there->count, ON_PIECES, WARP);
        remove_piece(g, p);
    }
    let_fall_apart(g, ev);
    thin_deck(g, deck, 0);
    put_back_used(g, deck);
    thin_deck(g, deck, 0);
}

void lay_essence(game *g, events *ev, int thing, int seat, int cause)
{
    const int deck = set_of(read_piece(g, thing));
    piece_of(g, thing)->at = 0;
    open_piece(g, thing);
    hold_piece(g, thing, 1u << seat);
    tell(g, ev, HC_EV_PIECE, seat, NOBODY, read_piece(g, thing)->sheet, HC_PIECE_LAID, 0, cause);
    fill_cache(g, deck);
}

void lose_essence(game *g, events *ev, int thing, int seat, int cause)
{
    const int deck = set_of(read_piece(g, thing)), sheet_id = read_piece(g, thing)->sheet;
    tell(g, ev, HC_EV_PIECE, seat, NOBODY, sheet_id, HC_PIECE_AWAY, 0, cause);
    put_in_used(g, deck, sheet_id);
    remove_piece(g, thing);
    fill_cache(g, deck);
}

void turn_essence(game *g, events *ev, int thing, int seat, int cause)
{
    piece_of(g, thing)->tag |= TURNED;
    tell(g, ev, HC_EV_PIECE, seat, NOBODY, read_piece(g, thing)->sheet, HC_PIECE_TURNED, 0, cause);
}

VERB end_essence(game *g, int seat, int thing, int cause)
{
    frame *f = push(g, CORE(flow_end_essence), seat);
    f->local[WHO] = (int16_t)seat;
    f->local[WHAT] = (int16_t)thing;
    f->local[CAUSE] = (int16_t)cause;
    return f;
}

static int ships_on_no_piece(const game *g, int seat)
{
    int n = g->ships[seat][ON_PIECES] - ships_evolving(g, seat);
    FOR_PIECES(p, g) if (read_piece(g, p)->holders >> seat & 1) n -= read_piece(g, p)->count;
    return n;
}

/* A ship that a power keeps from the warp has nowhere else to go. */
FLOW(flow_end_essence)
{
    FLOW_BEGIN;
    SET(COUNT, read_piece(g, L(WHAT))->count);
    piece_of(g, L(WHAT))->count = 0;
    if (L(COUNT)) {
        CALL(send_to_warp(g, f->seat, L(COUNT), ON_PIECES, L(CAUSE)));
        move_ships(g, f->seat, ships_on_no_piece(g, f->seat), ON_PIECES, WARP);
        let_fall_apart(g, ev);
    }
    lose_essence(g, ev, L(WHAT), f->seat, L(CAUSE));
    SPREAD_NEWS;
    FLOW_END;
}

int note_on(const game *g, int thing) { return (read_piece(g, thing)->tag & ~TURNED) / NOTE; }

int lay_token(game *g, int sheet_id, int seat, int note)
{
    add_part(g, PART_essence);
    const int thing = new_piece(g, sheet_id, 1u << seat, true);
    if (thing >= 0) piece_of(g, thing)->tag = (uint8_t)(OF_NO_SET | note * NOTE);
    return thing;
}

/* ---- laying out a table by hand ---------------------------------------------------------------------------- */

static int deck_with(const game *g, int sheet_id)
{
    for (int deck = DECK_CURSES; deck <= DECK_TICKETS; deck++)
        for (const hc_deck_row *row = part_essence.rows(g, deck); row->copies; row++) if (row->sheet == sheet_id) return deck;
    return 0;
}

/* Before a player, or on the sheet of the player whose set it is: then the cache is these, as far as they go. */
hc_status hc_lay_piece(hc_game *g, int seat, int sheet_id, int ships, bool on_sheet)
{
    const int deck = deck_with(g, sheet_id);
    if (seat < 0 || seat >= g->players) return HC_NO_SUCH_SEAT;
    if (!deck || ships < 0 || ships > ships_on_colonies(g, seat)) return HC_NOT_A_TABLE;
    add_part(g, PART_essence);
    if (!is_out(g, deck)) fill_deck(g, deck);
    if (!take_from_deck(g, deck, sheet_id)) return HC_NOT_A_TABLE;
    piece *there = piece_of(g, new_piece(g, sheet_id, 1u << seat, !on_sheet));
    there->tag = (uint8_t)deck;
    there->count = (uint8_t)ships;
    if (on_sheet) there->at = (uint8_t)(ON_SHEET + seat + 1);
    for (int i = 0; i < ships; i++) move_ships(g, seat, 1, 63 - __builtin_clzll(colonies(g, seat)), ON_PIECES);
    watch_powers(g, NULL);
    return HC_OK;
}

/* ---- the part ------------------------------------------------------------------------------------------------- */

#define ROW(name) { HC_CARD_ESSENCE, 0, 1, CARD_##name }
static const hc_deck_row CURSES[] = { ROW(curse_alliance), ROW(curse_artifact), ROW(curse_attack), ROW(curse_flare), ROW(curse_non_encounter),
                                      ROW(curse_totals), ROW(curse_win), { 0, 0, 0, 0 } };
static const hc_deck_row TICKETS[] = { ROW(ticket_excessive_force), ROW(ticket_gridlock), ROW(ticket_illegal_parking), ROW(ticket_littering),
                                       ROW(ticket_loitering), ROW(ticket_obstruction), ROW(ticket_panhandling), ROW(ticket_trespassing),
                                       ROW(ticket_vagrancy), { 0, 0, 0, 0 } };

static const hc_deck_row *rows(const game *g, int deck) { (void)g; return deck == DECK_CURSES ? CURSES : deck == DECK_TICKETS ? TICKETS : NULL; }

static void sheet_up(game *g, int p)
{
    const form *f = form_of(g, g->power[p].alien);
    if (f && f->essence) begin_essence(g, p);
}

static void sheet_leaves(game *g, events *ev, int p)
{
    const form *f = form_of(g, g->power[p].alien);
    if (f && f->essence) leave_essence(g, ev, f->essence);
}

static bool is_ready(const game *g, int thing) { return !read_piece(g, thing)->at; }

static const char *check(const game *g)
{
    FOR_PIECES(p, g) {
        const piece *there = read_piece(g, p);
        if (there->kind != HC_CARD_ESSENCE) continue;
        if (there->at && (there->open == OPEN_TO_ALL || there->count)) return "a card of a cache is open";
        if (set_of(there) != OF_NO_SET && is_in_deck(g, set_of(there), there->sheet)) return "an essence card is in play and in its set";
    }
    return NULL;
}

static void read(const game *g, hc_table *t)
{
    for (int s = 0; s < g->players; s++)
        FOR_PIECES_OF(p, g, HC_CARD_ESSENCE, s) {
            hc_thing *x = list_card(g, t, HC_LIES_ESSENCE, s, p);
            x->count = read_piece(g, p)->count;
            x->open = read_piece(g, p)->open == OPEN_TO_ALL && !is_turned(g, p);
        }
}

const game_part part_essence = { .kind = HC_CARD_ESSENCE, .rows = rows, .deck_of = set_of, .is_ready = is_ready,
                                .sheet_up = sheet_up, .sheet_leaves = sheet_leaves, .check = check, .read = read };
