/* pieces.c - things in play that are no cards of a hand: making them, who holds them, what is seen of them. */
#include "table/table.h"

static void listen(game *g, int thing, unsigned seats)
{
    for (; seats; seats &= seats - 1) hold_source(g, __builtin_ctz(seats), thing);
}

static void stop_listening(game *g, int thing, unsigned seats)
{
    for (; seats; seats &= seats - 1) let_go_source(g, __builtin_ctz(seats), thing);
}

int new_piece(game *g, int sheet_id, unsigned holders, bool open)
{
    int at = 0;
    while (at < HC_PIECES && g->piece[at].sheet) at++;
    if (at == HC_PIECES) return -1;
    g->piece[at] = (piece){ .sheet = (uint16_t)sheet_id, .kind = SHEETS[sheet_id]->piece, .holders = (uint8_t)holders,
        .open = open ? OPEN_TO_ALL : 0 };
    if (at >= g->pieces) g->pieces = (uint8_t)(at + 1);
    g->lasting |= changed_by_sheet(g, sheet_id);
    index_piece(g, FIRST_PIECE + at);
    listen(g, FIRST_PIECE + at, holders);
    return FIRST_PIECE + at;
}

static void free_place(game *g, int thing)
{
    const bool lasted = changed_by_sheet(g, read_piece(g, thing)->sheet) != 0;
    *piece_of(g, thing) = (piece){ 0 };
    index_piece(g, thing);
    if (lasted) g->lasting = changed_for_good(g);
    while (g->pieces && !g->piece[g->pieces - 1].sheet) g->pieces--;
}

/* What it did in this encounter outlasts it: then it is before nobody, and of no kind, until the encounter ends. */
void remove_piece(game *g, int thing)
{
    stop_listening(g, thing, read_piece(g, thing)->holders);
    if (has(&g->acted, thing)) *piece_of(g, thing) = (piece){ .sheet = read_piece(g, thing)->sheet, .open = OPEN_TO_ALL };
    else free_place(g, thing);
}

void clear_spent_pieces(game *g)
{
    FOR_PIECES(p, g) if (read_piece(g, p)->kind == HC_CARD_NONE) free_place(g, p);
}

void hold_piece(game *g, int thing, unsigned holders)
{
    const unsigned before = read_piece(g, thing)->holders;
    piece_of(g, thing)->holders = (uint8_t)holders;
    stop_listening(g, thing, before & ~holders);
    listen(g, thing, holders & ~before);
}

int first_piece(const game *g, int sheet_id)
{
    FOR_PIECES(p, g) if (read_piece(g, p)->sheet == sheet_id && read_piece(g, p)->kind) return p;
    return -1;
}

/* Whoever sees the piece sees to which the ship goes. */
void put_ship_on(game *g, events *ev, int seat, int planet, int thing, int cause)
{
    piece *p = piece_of(g, thing);
    p->count++;
    move_ships(g, seat, 1, planet, ON_PIECES);
    tell_secret(g, ev, p->open ? HC_SEEN_BY_ALL : p->holders, HC_EV_RESEARCHED, seat, NOBODY, p->sheet, planet, p->count, cause);
    if (!g->ships[seat][planet]) tell(g, ev, HC_EV_COLONY_LEFT, seat, NOBODY, planet, 0, 0, cause);
    watch_powers(g, ev);
}

void move_pieces_with_sheets(game *g)
{
    FOR_PIECES(p, g) {
        const int sheet_of_power = read_piece(g, p)->at - 1 - ON_SHEET;
        if (sheet_of_power >= 0 && sheet_of_power < POWERS) piece_of(g, p)->holders = (uint8_t)(1u << g->power[sheet_of_power].holder);
    }
}

/* ---- what its part has to say ---------------------------------------------------------------------------- */

/* Two editions may have parts of one kind: of those in play; of a piece that is spent there is none. */
static const game_part *part_with(const game *g, int kind)
{
    const uint64_t there = g->parts & book_of(g)->parts_with_pieces[kind];
    return there ? book_of(g)->part[__builtin_ctzll(there)] : NULL;
}

int deck_of_piece(const game *g, const piece *p) { return part_with(g, p->kind)->deck_of(p); }

static const game_part *part_of_piece(const game *g, int thing) { return part_with(g, read_piece(g, thing)->kind); }

bool is_piece_ready(const game *g, int thing)
{
    const game_part *p = part_of_piece(g, thing);
    return !p || !p->is_ready || p->is_ready(g, thing);
}

VERB spend_piece(game *g, int seat, int thing, int cause) { return part_of_piece(g, thing)->spend(g, seat, thing, cause); }

void throw_piece_away(game *g, int seat, int thing) { part_of_piece(g, thing)->throw_away(g, seat, thing); }

hc_ask *among_pieces(hc_ask *q, int thing)
{
    put_in(&q->allowed, thing);
    return q;
}

void lay_sheet_open(game *g, int p)
{
    for (const game_part *const *part = book_of(g)->part; part && *part; part++) if ((*part)->sheet_up) (*part)->sheet_up(g, p);
}

void take_sheet_away(game *g, events *ev, int p)
{
    for (const game_part *const *part = book_of(g)->part; part && *part; part++) if ((*part)->sheet_leaves) (*part)->sheet_leaves(g, ev, p);
}

void take_planet_away(game *g, events *ev, int planet)
{
    for (const game_part *const *part = book_of(g)->part; part && *part; part++) if ((*part)->planet_leaves) (*part)->planet_leaves(g, ev, planet);
}

/* ---- views ------------------------------------------------------------------------------------------------- */

/* What lies face down is one of those that are not seen: of the deck with its kind of back. */
void hide_pieces(const game *g, int seat, game *v)
{
    uint8_t hidden[CARD_SHEETS_END] = { 0 }, of_deck[DECKS] = { 0 };
    FOR_PIECES(p, g) {
        const piece *there = read_piece(g, p);
        if (knows_piece(there, seat) || there->sheet == HIDDEN_SHEET) continue;
        of_deck[deck_of_piece(g, there)]++;
        hidden[there->sheet]++;
        piece_of(v, p)->sheet = HIDDEN_SHEET;
    }
    put_in_decks(v, of_deck, hidden);
}

void guess_pieces(game *g)
{
    FOR_PIECES(p, g) {
        if (read_piece(g, p)->sheet == HIDDEN_SHEET) piece_of(g, p)->sheet = (uint16_t)guess_from_deck(g, deck_of_piece(g, read_piece(g, p)));
    }
}
