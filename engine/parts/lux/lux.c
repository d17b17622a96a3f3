/* lux.c - tokens: what lies at the gate and the planet, who collects it, and how it changes hands; the cards that everybody begins with.
 *
 * Room: two columns of purses, three bytes of what parts keep, a piece a player. */
#include "rules.h"

const hc_deck_row LUX_CARDS[] = {
#define X(name) { HC_CARD_LUX, 0, 1, CARD_lux_##name },
    LUX_LIST(X)
#undef X
    { HC_CARD_NONE, 0, 0, 0 }
};

/* ---- whose they are -------------------------------------------------------------------------------------------------- */

int lux_of(const game *g, int seat) { return g->purse[seat][PURSE_LUX]; }
int ultra_of(const game *g, int seat) { return g->purse[seat][PURSE_ULTRA]; }
int lux_worth(const game *g, int seat) { return lux_of(g, seat) + WORTH_OF_ULTRA * ultra_of(g, seat); }

/* What lies at the gate and at the planet: lux in the low half of a byte, ultra lux in the high one. */
enum { AT_GATE, AT_PLANET, PLACES_OF_LUX, BUYERS_OF_POINTS = PLACES_OF_LUX, BYTES_OF_LUX, HALF = 16 };
static int lux_at(const game *g, int place) { return g->kept[KEPT_LUX + place] % HALF; }
static int ultra_at(const game *g, int place) { return g->kept[KEPT_LUX + place] / HALF; }

static int in_supply(const game *g, int column, int all)
{
    int n = has_part(g, PART_lux) ? all : 0;
    for (int s = 0; n && s < g->players; s++) n -= g->purse[s][column];
    for (int i = 0; n && i < PLACES_OF_LUX; i++) n -= column == PURSE_LUX ? lux_at(g, i) : ultra_at(g, i);
    return n;
}

static int lux_in_supply(const game *g) { return in_supply(g, PURSE_LUX, LUX_IN_ALL); }
static int ultra_in_supply(const game *g) { return in_supply(g, PURSE_ULTRA, ULTRA_IN_ALL); }

static int smaller(int a, int b) { return a < b ? a : b; }

static void add_tokens_to(game *g, int seat, int lux, int ultra)
{
    g->purse[seat][PURSE_LUX] = (uint8_t)(lux_of(g, seat) + lux);
    g->purse[seat][PURSE_ULTRA] = (uint8_t)(ultra_of(g, seat) + ultra);
}

static void tell_lux(const game *g, events *ev, int seat, int other, int lux, int how, int ultra, int cause)
{
    if (lux || ultra) tell(g, ev, HC_EV_LUX, seat, other, lux, how, ultra, cause);
}

bool can_pay_lux(const game *g, int seat, int price) { return lux_worth(g, seat) >= price && may(g, Q_MAY_BUY, seat, 0); }
bool can_pay_ultra(const game *g, int seat) { return ultra_of(g, seat) && may(g, Q_MAY_BUY, seat, 0); }

void give_tokens(game *g, events *ev, int from, int to, int lux, int ultra, int cause)
{
    lux = smaller(lux, lux_of(g, from));
    ultra = smaller(ultra, ultra_of(g, from));
    if (from == to) return;
    add_tokens_to(g, from, -lux, -ultra);
    if (to != NOBODY) add_tokens_to(g, to, lux, ultra);
    tell_lux(g, ev, from, to, lux, to == NOBODY ? HC_LUX_PAID : HC_LUX_GIVEN, ultra, cause);
}

void pay_lux(game *g, events *ev, int seat, int to, int price, int cause)
{
    const int lacking = price > lux_of(g, seat) ? price - lux_of(g, seat) : 0;
    const int ultra = (lacking + WORTH_OF_ULTRA - 1) / WORTH_OF_ULTRA, rest = price - ultra * WORTH_OF_ULTRA;
    give_tokens(g, ev, seat, to, rest > 0 ? rest : 0, ultra, cause);
}

void pay_ultra(game *g, events *ev, int seat, int to, int cause) { give_tokens(g, ev, seat, to, 0, 1, cause); }

int take_lux_from(game *g, events *ev, int from, int to, int lux, int cause)
{
    const int n = smaller(lux, lux_of(g, from));
    if (from != to && n > 0) give_tokens(g, ev, from, to, n, 0, cause);
    return from == to ? 0 : n;
}

/* ---- gaining: an event that others may answer ---------------------------------------------------------------------- */

static VERB gains(game *g, int seat, int lux, int ultra, int how, int cause)
{
    frame *f = verb_frame(g, CORE(flow_gain_lux), seat, lux, ultra, cause);
    f->local[MINE] = (int16_t)how;
    return f;
}

VERB gain_lux(game *g, int seat, int lux, int ultra, int cause)
{
    return gains(g, seat, smaller(lux, lux_in_supply(g)), smaller(ultra, ultra_in_supply(g)), HC_LUX_TAKEN, cause);
}

FLOW(flow_gain_lux)
{
    FLOW_BEGIN;
    if (L(COUNT) + L(WHAT) <= 0) RETURN(0);
    add_tokens_to(g, f->seat, L(COUNT), L(WHAT));
    tell_lux(g, ev, f->seat, NOBODY, L(COUNT), L(MINE), L(WHAT), L(CAUSE));
    RESPOND(W_LUX_GAINED, f->seat);
    RETURN(1);
    FLOW_END;
}

/* ---- the launch ----------------------------------------------------------------------------------------------------- */

/* Exactly three are one ultra lux; where none is left, lux after all. */
static void lay_lux(game *g, events *ev, int place, int count)
{
    const int ultra = count == WORTH_OF_ULTRA && ultra_in_supply(g), lux = ultra ? 0 : smaller(count, lux_in_supply(g));
    g->kept[KEPT_LUX + place] = (uint8_t)(lux + ultra * HALF);
    tell_lux(g, ev, g->offense, NOBODY, lux, place == AT_GATE ? HC_LUX_AT_GATE : HC_LUX_AT_PLANET, ultra, BY_RULES);
}

/* The gate comes first, in case the supply runs out. */
FLOW(flow_lay_lux)
{
    FLOW_BEGIN;
    SET(COUNT, smaller(g->ships[g->offense][GATE], LUX_OF_LAUNCH));
    lay_lux(g, ev, AT_GATE, LUX_OF_LAUNCH - L(COUNT));
    lay_lux(g, ev, AT_PLANET, L(COUNT));
    RETURN(0);
    FLOW_END;
}

/* ---- collecting: whoever has won ------------------------------------------------------------------------------------- */

static int collector(const game *g, int place) { return place == AT_GATE ? g->offense : g->target < HC_PLANETS ? owner_of(g, g->target) : NOBODY; }

static VERB collect(game *g, int place)
{
    const int lux = lux_at(g, place), ultra = ultra_at(g, place);
    g->kept[KEPT_LUX + place] = 0;
    return gains(g, collector(g, place), lux, ultra, HC_LUX_COLLECTED, BY_RULES);
}

FLOW(flow_collect_lux)
{
    enum { PLACE = MINE };
    FLOW_BEGIN;
    if (g->winner == SIDE_NONE) RETURN(0);
    for (L(PLACE) = 0; L(PLACE) < PLACES_OF_LUX; L(PLACE)++)
        if (g->kept[KEPT_LUX + L(PLACE)] && collector(g, L(PLACE)) < SEATS) CALL(collect(g, L(PLACE)));
    RETURN(0);
    FLOW_END;
}

static void encounter_over(game *g)
{
    for (int i = 0; i < BYTES_OF_LUX; i++) g->kept[KEPT_LUX + i] = 0;
}

/* ---- cards ------------------------------------------------------------------------------------------------------------ */

/* Not the right to give lux away, which is nobody's. */
static bool is_lux_card(const game *g, int thing)
{
    return read_piece(g, thing)->kind == HC_CARD_LUX && read_piece(g, thing)->sheet != CARD_lux_gift;
}

int lux_owner(const game *g, int thing) { return read_piece(g, thing)->tag - 1; }

/* What is bought in points is in the memory of the effect; a seat does so as the defense or as an ally. */
static bool sells_points(const game *g, const frame *f)
{
    const int sheet_id = read_piece(g, L(SOURCE))->sheet;
    return sheet_id == CARD_lux_conservator || sheet_id == CARD_lux_patron;
}

static unsigned users(const game *g, const frame *f)
{
    return sells_points(g, f) ? g->kept[KEPT_LUX + BUYERS_OF_POINTS] : (unsigned)effect_of(g, L(SOURCE))->remembered;
}

bool can_use_lux(const game *g, const frame *f, int price)
{
    return can_pay_lux(g, f->seat, price) && !(users(g, f) >> f->seat & 1);
}

void pay_for_use(game *g, events *ev, const frame *f, int price)
{
    if (sells_points(g, f)) g->kept[KEPT_LUX + BUYERS_OF_POINTS] |= (uint8_t)(1u << f->seat);
    else effect_for(g, L(SOURCE))->remembered = (int16_t)(users(g, f) | 1u << f->seat);
    pay_lux(g, ev, f->seat, owns_it(g, f) ? NOBODY : lux_owner(g, L(SOURCE)), price, L(SOURCE));
}

/* What others may use lies before them as well. Landlord works for its owner only. */
static bool is_for_all(const game *g, int sheet_id) { return form_of(g, sheet_id)->lux == LUX_DE && sheet_id != CARD_lux_landlord; }

static void turn_card_over(game *g, int thing, int seat)
{
    piece_of(g, thing)->tag = (uint8_t)(seat + 1);
    open_piece(g, thing);
    hold_piece(g, thing, is_for_all(g, read_piece(g, thing)->sheet) ? everybody(g) : 1u << seat);
}

enum { DEALT = 2 };

static void deal_lux_cards(game *g)
{
    for (int i = 0; i < DEALT * g->players; i++) {
        const int seat = clockwise(g, g->first, i % g->players), sheet_id = draw_from_side_deck(g, DECK_LUX);
        if (sheet_id) new_piece(g, sheet_id, 1u << seat, false);
    }
}

static void ask_which_to_turn(game *g)
{
    hc_ask *q = ask(g, HC_ASK_CARD, everybody(g), 0, TURN_CARD);
    q->sheet = CARD_lux_market;
    FOR_PIECES(p, g) if (is_lux_card(g, p)) among_pieces(q, p);
}

/* The others stay on their market side: nobody else knows what is on the back. */
static void turn_replies(game *g, events *ev)
{
    for (int i = 0; i < g->players; i++) {
        const int seat = clockwise(g, g->first, i), kept = g->reply[seat];
        FOR_PIECES_OF(p, g, HC_CARD_LUX, seat) {
            if (p == kept || read_piece(g, p)->tag || !is_lux_card(g, p)) continue;
            put_in_deck(g, DECK_LUX, read_piece(g, p)->sheet);
            remove_piece(g, p);
        }
        turn_card_over(g, kept, seat);
        tell(g, ev, HC_EV_PIECE, seat, NOBODY, read_piece(g, kept)->sheet, HC_PIECE_LAID, 0, BY_RULES);
    }
}

FLOW(flow_first_lux)
{
    FLOW_BEGIN;
    deal_lux_cards(g);
    ASK(ask_which_to_turn(g));
    turn_replies(g, ev);
    FLOW_END;
}

void further_lux_card(game *g, events *ev, int seat, int cause)
{
    const int sheet_id = draw_from_side_deck(g, DECK_LUX), thing = sheet_id ? new_piece(g, sheet_id, 1u << seat, false) : -1;
    if (thing < 0) return;
    turn_card_over(g, thing, seat);
    tell(g, ev, HC_EV_PIECE, seat, NOBODY, sheet_id, HC_PIECE_LAID, 0, cause);
}

hc_status hc_lay_lux(hc_game *g, int seat, int lux, int ultra)
{
    if (seat < 0 || seat >= g->players) return HC_NO_SUCH_SEAT;
    if (lux - lux_of(g, seat) > lux_in_supply(g) || ultra - ultra_of(g, seat) > ultra_in_supply(g)) return HC_NOT_A_TABLE;
    add_tokens_to(g, seat, lux - lux_of(g, seat), ultra - ultra_of(g, seat));
    return HC_OK;
}

hc_status hc_lay_lux_card(hc_game *g, int seat, int sheet_id)
{
    if (seat < 0 || seat >= g->players) return HC_NO_SUCH_SEAT;
    if (!has_part(g, PART_lux) || sheet_id <= 0 || !form_of(g, sheet_id) || !form_of(g, sheet_id)->lux) return HC_NOT_A_TABLE;
    if (!take_from_deck(g, DECK_LUX, sheet_id)) return HC_NOT_A_TABLE;
    turn_card_over(g, new_piece(g, sheet_id, 1u << seat, true), seat);
    return HC_OK;
}

/* ---- in deals ---------------------------------------------------------------------------------------------------------- */

static int most_lux(const game *g, int from, int to, int thing) { (void)to, (void)thing; return lux_of(g, from); }
static int most_ultra(const game *g, int from, int to, int thing) { (void)to, (void)thing; return ultra_of(g, from); }

static frame *give_lux(game *g, events *ev, const hc_bargain_item *it)
{
    give_tokens(g, ev, it->from, it->to, it->count, 0, BY_DEAL);
    return NULL;
}

static frame *give_ultra(game *g, events *ev, const hc_bargain_item *it)
{
    give_tokens(g, ev, it->from, it->to, 0, it->count, BY_DEAL);
    return NULL;
}

/* ---- the part ------------------------------------------------------------------------------------------------------------ */

static const hc_deck_row *rows(const game *g, int deck) { return deck == DECK_LUX ? rules(g)->info.lux : NULL; }

static int deck_of(const piece *p) { (void)p; return DECK_LUX; }

enum { GIFTS };                                  /* the option */

/* It is nobody's card, and before everybody. */
static void set_up(game *g)
{
    fill_deck(g, DECK_LUX);
    if (has_option(g, PART_lux, GIFTS)) new_piece(g, CARD_lux_gift, everybody(g), true);
}


static bool is_ready(const game *g, int thing) { return read_piece(g, thing)->tag || read_piece(g, thing)->sheet == CARD_lux_gift; }

/* It never leaves. */
static VERB spend(game *g, int seat, int thing, int cause)
{
    (void)g, (void)seat, (void)thing, (void)cause;
    return NULL;
}

/* Flare Access brings flares into the game. */
enum { FLARES_LATER = 6 };
static int flares_later(const game *g) { (void)g; return FLARES_LATER; }

static const char *check(const game *g)
{
    if (lux_in_supply(g) < 0 || ultra_in_supply(g) < 0) return "lux has appeared";
    FOR_PIECES(p, g)
        if (is_lux_card(g, p) && (read_piece(g, p)->tag > g->players || (read_piece(g, p)->tag && !read_piece(g, p)->open)))
            return "a lux card is nobody's, or face down";
    return NULL;
}

static void digest(uint64_t *h, const game *g) { for (int i = 0; i < BYTES_OF_LUX; i++) stir(h, g->kept[KEPT_LUX + i]); }

static void note(hc_table *t, int kind, int value, int holder)
{
    if (value > 0 && holder < SEATS && t->notes < HC_NOTES_MAX)
        t->note[t->notes++] = (hc_note){ .kind = (uint8_t)kind, .sheet = CARD_lux_market, .value = (int16_t)value, .holder = (uint8_t)holder };
}

static void read(const game *g, hc_table *t)
{
    for (int s = 0; s < g->players; s++) {
        note(t, HC_NOTE_LUX, lux_of(g, s), s);
        note(t, HC_NOTE_ULTRA_LUX, ultra_of(g, s), s);
    }
    for (int i = 0; i < PLACES_OF_LUX; i++) {
        note(t, HC_NOTE_LUX_DUE, lux_at(g, i), collector(g, i));
        note(t, HC_NOTE_ULTRA_DUE, ultra_at(g, i), collector(g, i));
    }
    FOR_PIECES(p, g) {
        const piece *there = read_piece(g, p);
        if (!is_lux_card(g, p)) continue;
        list_card(g, t, HC_LIES_LUX, there->tag ? lux_owner(g, p) : __builtin_ctz(there->holders), p)->open = there->tag;
    }
}

const game_part part_lux = {
    .name = "lux", .about = "Each launch brings lux, which buys rewards at the market, pays for lux cards and changes hands in deals.", .editions = IN_FFG,
    .option = OPTIONS({ "gifts", "Lux may be given away at any moment, not only in your own regroup: whoever has some is asked often." }),
    .step = STEPS({ .before = CORE(flow_regroup), .flow = CORE(flow_market) }, { .after = CORE(flow_gather), .flow = CORE(flow_lay_lux) }),
    .item = ITEMS({ .number = ITEM_LUX, .alone = true, .key = "lux", .words = { "one lux", "lux", false }, .most = most_lux, .give = give_lux },
                  { .number = ITEM_ULTRA_LUX, .alone = true, .key = "ultra-lux", .words = { "one ultra lux", "ultra lux", false }, .most = most_ultra,
                    .give = give_ultra }),
    .first_step = CORE(flow_first_lux), .at_last = CORE(flow_collect_lux),
    .kind = HC_CARD_LUX, .rows = rows, .deck_of = deck_of, .set_up = set_up, .is_ready = is_ready, .spend = spend, .flares_later = flares_later,
    .encounter_over = encounter_over, .check = check, .digest = digest, .read = read,
};
