/* evolutions.c - four cards that everybody develops: who has how many ships on which, how they come there and how they leave. */
#include "rules.h"

enum { WHICH, WHENCE, WHERE, HOW_MANY };                     /* prompts */
enum { OF_A_COLONY, OF_ANOTHER };                            /* labels of WHENCE */
enum { LAID_OUT = 4, ROW = 7 };

/* ---- ships on them --------------------------------------------------------------------------------------------------- */

static bool is_evolution(const game *g, int thing) { return read_piece(g, thing)->kind == HC_CARD_EVOLUTION; }

static int byte_of(const game *g, int seat, int thing) { return KEPT_EVOLUTIONS + (read_piece(g, thing)->tag & ROW) * EVOLUTION_ROW + seat / 2; }

int evolved(const game *g, int seat, int thing) { return g->kept[byte_of(g, seat, thing)] >> (seat & 1) * 4 & 15; }

static void set_evolved(game *g, int seat, int thing, int ships)
{
    uint8_t *there = &g->kept[byte_of(g, seat, thing)];
    *there = (uint8_t)((*there & (seat & 1 ? 15 : 240)) | ships << (seat & 1) * 4);
}

int ships_evolving(const game *g, int seat)
{
    int n = 0;
    if (has_part(g, PART_evolutions)) FOR_PIECES(p, g) if (is_evolution(g, p)) n += evolved(g, seat, p);
    return n;
}

/* With more ships than the highest number on it there would be nothing to gain. */
static bool has_room(const game *g, int seat, int thing)
{
    const piece *p = read_piece(g, thing);
    return is_evolution(g, thing) && (!p->at || p->at - 1 == seat) && evolved(g, seat, thing) < form_of(g, p->sheet)->research;
}

static void tell_evolved(const game *g, events *ev, int seat, int thing, int from)
{
    tell(g, ev, HC_EV_RESEARCHED, seat, NOBODY, read_piece(g, thing)->sheet, from, evolved(g, seat, thing), BY_RULES);
}

void put_on_evolution(game *g, events *ev, int seat, int planet, int thing)
{
    set_evolved(g, seat, thing, evolved(g, seat, thing) + 1);
    move_ships(g, seat, 1, planet, ON_PIECES);
    tell_evolved(g, ev, seat, thing, planet);
    if (!g->ships[seat][planet]) tell(g, ev, HC_EV_COLONY_LEFT, seat, NOBODY, planet, 0, 0, BY_RULES);
    watch_powers(g, ev);
}

static void move_between(game *g, events *ev, int seat, int from, int to)
{
    set_evolved(g, seat, from, evolved(g, seat, from) - 1);
    set_evolved(g, seat, to, evolved(g, seat, to) + 1);
    tell_evolved(g, ev, seat, to, ON_PIECES);
}

/* ---- once a regroup phase: a ship of a colony, or one of another evolution -------------------------------------------- */

static bool leaves_another(const game *g, int seat, int but)
{
    FOR_PIECES(p, g) if (p != but && is_evolution(g, p) && evolved(g, seat, p)) return true;
    return false;
}

static bool can_reach(const game *g, int seat, int thing)
{
    return has_room(g, seat, thing) && (ways_out(g, seat) || leaves_another(g, seat, thing));
}

static bool can_evolve(const game *g, int seat)
{
    FOR_PIECES(p, g) if (can_reach(g, seat, p)) return true;
    return false;
}

static hc_ask *of_rule(hc_ask *q, int seat)
{
    q->sheet = CARD_evolving;
    q->who = (uint8_t)seat;
    return q;
}

static void ask_which(game *g, int seat)
{
    hc_ask *q = of_rule(ask(g, HC_ASK_CARD, 1u << seat, 0, WHICH), seat);
    FOR_PIECES(p, g) if (can_reach(g, seat, p)) among_pieces(q, p);
    q->extra = CAN_PASS;
}

static void ask_whence(game *g, int seat, int to)
{
    const uint64_t from = (ways_out(g, seat) ? 1u << OF_A_COLONY : 0) | (leaves_another(g, seat, to) ? 1u << OF_ANOTHER : 0);
    of_rule(ask(g, HC_ASK_CHOICE, 1u << seat, from, WHENCE), seat);
}

static void ask_other(game *g, int seat, int to)
{
    hc_ask *q = of_rule(ask(g, HC_ASK_CARD, 1u << seat, 0, WHERE), seat);
    FOR_PIECES(p, g) if (p != to && is_evolution(g, p) && evolved(g, seat, p)) among_pieces(q, p);
}

static void ask_colony(game *g, int seat) { of_rule(ask(g, HC_ASK_PLANET, 1u << seat, ways_out(g, seat), WHERE), seat); }

FLOW(flow_evolve)
{
    enum { TURN = MINE, FROM };
    FLOW_BEGIN;
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, g->offense, L(TURN)));
        if (can_evolve(g, L(WHO))) LET_LEAVE(L(WHO));
        if (!can_evolve(g, L(WHO))) continue;
        ASK(ask_which(g, L(WHO)));
        if (g->answer == PASS) continue;
        SET(WHAT, g->answer);                    /* public: it lies open */
        ASK(ask_whence(g, L(WHO), L(WHAT)));
        SET(FROM, g->answer);
        if (L(FROM) == OF_A_COLONY) ASK(ask_colony(g, L(WHO)));
        else ASK(ask_other(g, L(WHO), L(WHAT)));
        if (L(FROM) == OF_A_COLONY) put_on_evolution(g, ev, L(WHO), g->answer, L(WHAT));
        else move_between(g, ev, L(WHO), g->answer, L(WHAT));
        SPREAD_NEWS;
    }
    FLOW_END;
}

/* ---- into the encounter ------------------------------------------------------------------------------------------------ */

static int most_to_send(const game *g, int seat, int thing)
{
    const int most = limit(g, Q_SHIP_LIMIT, seat, rules(g)->ship_limit) - g->ships[seat][GATE], have = evolved(g, seat, thing);
    return most < have ? most : have;
}

/* Not where a dial has promised a number already, nor of who is pressed or is on both sides. */
bool can_send_evolved(const game *g, const frame *f)
{
    const bool ally = is_ally(g, f->seat);
    if (on_both_sides(g, f->seat) || (ally && (has_part(g, PART_dials) || is_pressed_hard(g, f->seat)))) return false;
    return most_to_send(g, f->seat, L(SOURCE)) > 0;
}

FLOW(send_evolved)
{
    FLOW_BEGIN;
    ASK(of_rule(ask(g, HC_ASK_NUMBER, 1u << f->seat, numbers(1, most_to_send(g, f->seat, L(SOURCE))), HOW_MANY), f->seat));
    set_evolved(g, f->seat, L(SOURCE), evolved(g, f->seat, L(SOURCE)) - g->answer);
    move_ships(g, f->seat, g->answer, ON_PIECES, GATE);
    tell(g, ev, HC_EV_GATHERED, f->seat, NOBODY, g->answer, ON_PIECES, 0, L(SOURCE));
    FLOW_END;
}

const sheet card_evolving = {
    .name = "Evolutions", .summary = "What you can do grows with your {ships} there", .box = HC_BOX_ODYSSEY,
    .prompt = PROMPTS(
        [WHICH] = { "evolve", "You may put one {ship} on an evolution. On which one?", { 0 } },
        [WHENCE] = { "whence", "Does the {ship} come from a {colony} or from another evolution?", { "a {colony}", "another evolution" } },
        [WHERE] = { "from", "Where do you take the {ship} from?", { 0 } },
        [HOW_MANY] = { "send", "How many of your {ships} on this evolution do you send into the {encounter}?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "Four evolutions lie beside the {warp}. At the start of each {encounter}, the {offense} first and then clockwise, everybody may put one {ship} from a {colony} on an evolution, or move one from one evolution to another. Each lets you do what it says next to the number of your {ships} there, even if that is 0. {Ships} may be sent from there into an {encounter}, but come back only to {colonies}." } }),
};

/* ---- laying them out ------------------------------------------------------------------------------------------------------ */

static int free_row(const game *g)
{
    unsigned taken = 0;
    FOR_PIECES(p, g) if (is_evolution(g, p)) taken |= 1u << (read_piece(g, p)->tag & ROW);
    for (int row = 0; row < EVOLUTIONS_MOST; row++) if (!(taken >> row & 1)) return row;
    return -1;
}

int lay_evolution(game *g, int sheet_id, int owner)
{
    const int row = free_row(g), thing = row < 0 || !sheet_id ? -1 : new_piece(g, sheet_id, everybody(g), true);
    if (thing < 0) return -1;
    piece_of(g, thing)->tag = (uint8_t)row;
    piece_of(g, thing)->at = (uint8_t)(owner == NOBODY ? 0 : owner + 1);
    return thing;
}

VERB remove_evolution(game *g, int seat, int thing, int cause) { return tech_flow(g, CORE(flow_remove_evolution), seat, thing, cause); }

/* Who has no colony to return to goes to the warp. */
FLOW(flow_remove_evolution)
{
    enum { TURN = MINE };
    FLOW_BEGIN;
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, f->seat, L(TURN)));
        SET(COUNT, evolved(g, L(WHO), L(WHAT)));
        if (!L(COUNT)) continue;
        set_evolved(g, L(WHO), L(WHAT), 0);
        CALL(return_ships(g, L(WHO), L(COUNT), ON_PIECES, L(CAUSE)));
        if (g->result < L(COUNT)) move_ships(g, L(WHO), L(COUNT) - g->result, ON_PIECES, WARP);
    }
    tell(g, ev, HC_EV_PIECE, f->seat, NOBODY, read_piece(g, L(WHAT))->sheet, HC_PIECE_AWAY, 0, L(CAUSE));
    remove_piece(g, L(WHAT));
    ANSWER_LANDINGS;
    FLOW_END;
}

FLOW(flow_first_evolutions)
{
    FLOW_BEGIN;
    for (int i = 0; i < LAID_OUT; i++) lay_evolution(g, draw_from_side_deck(g, DECK_EVOLUTIONS), NOBODY);
    FOR_PIECES(p, g) if (is_evolution(g, p)) tell(g, ev, HC_EV_PIECE, NOBODY, NOBODY, read_piece(g, p)->sheet, HC_PIECE_LAID, 0, BY_RULES);
    FLOW_END;
}

hc_status hc_lay_evolution(hc_game *g, int sheet_id)
{
    if (!has_part(g, PART_evolutions) || !take_from_deck(g, DECK_EVOLUTIONS, sheet_id)) return HC_NOT_A_TABLE;
    return lay_evolution(g, sheet_id, NOBODY) < 0 ? HC_NOT_A_TABLE : HC_OK;
}

hc_status hc_lay_evolved(hc_game *g, int seat, int sheet_id, int ships)
{
    const int thing = first_piece(g, sheet_id);
    if (seat < 0 || seat >= g->players) return HC_NO_SUCH_SEAT;
    if (thing < 0 || !is_evolution(g, thing)) return HC_NOT_A_TABLE;
    if (ships < 0 || ships > form_of(g, sheet_id)->research || ships > ships_on_colonies(g, seat)) return HC_NOT_A_TABLE;
    for (int i = 0; i < ships; i++) put_on_evolution(g, NULL, seat, 63 - __builtin_clzll(colonies(g, seat)), thing);
    return HC_OK;
}

/* ---- the part ---------------------------------------------------------------------------------------------------------------- */

static const hc_deck_row *rows(const game *g, int deck) { return deck == DECK_EVOLUTIONS ? rules(g)->info.odyssey[0] : NULL; }

static int deck_of(const piece *p) { (void)p; return DECK_EVOLUTIONS; }

/* One speaks of the reward deck only. */
static void set_up(game *g)
{
    fill_deck(g, DECK_EVOLUTIONS);
    if (!has_part(g, PART_rewards)) take_from_deck(g, DECK_EVOLUTIONS, CARD_evolution_stockpile);
}

static VERB spend(game *g, int seat, int thing, int cause)
{
    (void)g, (void)seat, (void)thing, (void)cause;
    return NULL;
}

/* Pyrology brings flares into the game. */
enum { FLARES_LATER = 6 };

static int flares_later(const game *g) { (void)g; return FLARES_LATER; }

static const char *check(const game *g)
{
    unsigned rows_taken = 0;
    FOR_PIECES(p, g) {
        if (!is_evolution(g, p)) continue;
        const unsigned row = 1u << (read_piece(g, p)->tag & ROW);
        if (rows_taken & row) return "two evolutions share their ships";
        rows_taken |= row;
        for (int s = 0; s < g->players; s++)
            if (evolved(g, s, p) > form_of(g, read_piece(g, p)->sheet)->research) return "too many ships are on an evolution";
    }
    for (int row = 0; row < EVOLUTIONS_MOST; row++)
        for (int i = 0; i < EVOLUTION_ROW; i++)
            if (!(rows_taken >> row & 1) && g->kept[KEPT_EVOLUTIONS + row * EVOLUTION_ROW + i]) return "ships are on an evolution that is not there";
    return NULL;
}

static void digest(uint64_t *h, const game *g) { for (int i = 0; i < EVOLUTION_BYTES; i++) stir(h, g->kept[KEPT_EVOLUTIONS + i]); }

/* The card, and a row for each who has ships on it. */
static void read(const game *g, hc_table *t)
{
    FOR_PIECES(p, g) {
        if (!is_evolution(g, p)) continue;
        list_card(g, t, HC_LIES_EVOLUTION, NOBODY, p)->open = true;
        for (int s = 0; s < g->players; s++) {
            if (!evolved(g, s, p)) continue;
            hc_thing *x = list_card(g, t, HC_LIES_EVOLUTION, s, p);
            x->count = (uint8_t)evolved(g, s, p);
            x->open = true;
        }
    }
}

const game_part part_evolutions = {
    .name = "evolutions", .about = "Four evolutions: the {ships} you put on them decide what you can do.", .editions = IN_FFG,
    .first_step = CORE(flow_first_evolutions), .step = STEPS({ .before = CORE(flow_regroup), .flow = CORE(flow_evolve) }),
    .kind = HC_CARD_EVOLUTION, .rows = rows, .deck_of = deck_of, .set_up = set_up, .spend = spend, .flares_later = flares_later,
    .check = check, .digest = digest, .read = read,
};
