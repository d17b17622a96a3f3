/* techs.c - the technology variant: research, completing, abandoning; where new techs come from.
 *
 * A tech is a piece. The ships on it research it; its tag says whether it is completed, or only drawn to choose from. */
#include "rules.h"

enum { COMPLETED = 1, DRAWN = TECH_DRAWN };

int ships_on_tech(const game *g, int thing) { return read_piece(g, thing)->count; }
bool is_completed(const game *g, int thing) { return read_piece(g, thing)->tag == COMPLETED; }
bool is_drawn(const game *g, int thing) { return read_piece(g, thing)->tag == DRAWN; }

bool is_tech(const game *g, int source)
{
    const piece *p = is_piece(source) ? read_piece(g, source) : NULL;
    return p && (p->kind ? p->kind : SHEETS[p->sheet]->piece) == HC_CARD_TECH;
}

static void put_on_tech(game *g, int thing, int ships) { piece_of(g, thing)->count = (uint8_t)ships; }
static int face_of(const game *g, int thing) { return read_piece(g, thing)->sheet; }

/* Whoever looks at it now sees it. */
static void complete_tech(game *g, int thing)
{
    piece_of(g, thing)->tag = COMPLETED;
    open_piece(g, thing);
}

static const form *form_of_tech(const game *g, int thing) { return form_of(g, face_of(g, thing)); }

/* X is what lies on it. */
int research_number(const game *g, int thing)
{
    const form *t = form_of_tech(g, thing);
    return t->research_any ? ships_on_tech(g, thing) : t->research;
}

/* One that is kept face down works as soon as enough ships are on it. */
static bool is_ready(const game *g, int thing)
{
    const form *t = form_of_tech(g, thing);
    int need = t->research_any ? 1 : t->research;
    return is_completed(g, thing) || (t->face_down && !is_drawn(g, thing) && ships_on_tech(g, thing) >= need);
}

int stored_card(const game *g, int seat) { return first_card(g, UNDER_PIECE + seat, C_ENCOUNTER); }

/* ---- what is done with the ships and the cards ------------------------------------------------------ */

VERB tech_flow(game *g, uint32_t flow_id, int seat, int thing, int cause)
{
    frame *f = push(g, flow_id, seat);
    f->local[WHO] = (int16_t)seat;
    f->local[COUNT] = 1;
    f->local[WHAT] = (int16_t)thing;
    f->local[CAUSE] = (int16_t)cause;
    return f;
}

VERB settle_researchers(game *g, int seat, int thing, int count, int planet, int cause)
{
    int n = may(g, Q_MAY_LAND, seat, planet) ? as_many_as_fit(g, 1ull << planet, count) : 0;
    put_on_tech(g, thing, ships_on_tech(g, thing) - n);
    return land_ships(g, seat, n, ON_PIECES, planet, cause);
}

VERB recall_researchers(game *g, int seat, int thing) { return tech_flow(g, CORE(flow_recall), seat, thing, BY_RULES); }

VERB lose_researchers(game *g, int seat, int thing, int cause)
{
    frame *f = tech_flow(g, CORE(flow_recall), seat, thing, cause);
    f->local[MINE] = 1;
    return f;
}

/* While its ships are on their way: those that are not on other pieces. */
static int ships_left_on(const game *g, int seat, int thing)
{
    int elsewhere = 0;
    FOR_PIECES(p, g) if (p != thing && read_piece(g, p)->holders == 1u << seat) elsewhere += read_piece(g, p)->count;
    return g->ships[seat][ON_PIECES] - elsewhere - ships_evolving(g, seat);
}

/* Who researched comes home; who has no home, or is used up, goes to the warp. The card is public by now. */
FLOW(flow_recall)
{
    enum { USED_UP = MINE, THERE };
    FLOW_BEGIN;
    SET(COUNT, ships_on_tech(g, L(WHAT)));
    if (!L(COUNT)) RETURN(0);
    if (L(USED_UP)) {
        CALL(send_to_warp(g, f->seat, L(COUNT), ON_PIECES, L(CAUSE)));
        SET(COUNT, ships_left_on(g, f->seat, L(WHAT)));      /* saved by a power, and not home yet */
    }
    if (L(COUNT)) {
        CALL(return_ships(g, f->seat, L(COUNT), ON_PIECES, L(CAUSE)));
        SET(COUNT, L(COUNT) - g->result);
    }
    if (L(COUNT)) {
        SET(THERE, g->ships[f->seat][ON_PIECES]);
        CALL(send_to_warp(g, f->seat, L(COUNT), ON_PIECES, BY_NO_COLONY));
        SET(COUNT, L(COUNT) - (L(THERE) - g->ships[f->seat][ON_PIECES]));
        if (L(COUNT) > 0) {                      /* saved by a power, but there is nowhere to go */
            tell(g, ev, HC_EV_LOST, f->seat, NOBODY, L(COUNT), ON_PIECES, WARP, BY_NO_COLONY);
            move_ships(g, f->seat, L(COUNT), ON_PIECES, WARP);
            if (g->unlike) let_fall_apart(g, ev);
        }
    }
    put_on_tech(g, L(WHAT), 0);
    ANSWER_LANDINGS;
    FLOW_END;
}

VERB discard_tech(game *g, int seat, int thing, int cause) { return tech_flow(g, CORE(flow_discard_tech), seat, thing, cause); }

/* What belongs to a tech goes with it. */
static void put_in_discards(game *g, events *ev, int seat, int thing)
{
    const form *t = form_of_tech(g, thing);
    if (t->leave) t->leave(g, ev, seat);
    put_in_used(g, DECK_TECHS, face_of(g, thing));
    remove_piece(g, thing);
}

FLOW(flow_discard_tech)
{
    enum { FACE = MINE };
    FLOW_BEGIN;
    open_piece(g, L(WHAT));
    SET(FACE, face_of(g, L(WHAT)));
    CALL(tech_flow(g, CORE(flow_recall), f->seat, L(WHAT), BY_RULES));
    put_in_discards(g, ev, f->seat, L(WHAT));
    tell(g, ev, HC_EV_DISCARDED, f->seat, NOBODY, L(FACE), L(CAUSE) == BY_RULES, 0, L(CAUSE));      /* by the rules: abandoned */
    SPREAD_NEWS;
    FLOW_END;
}

/* A tech in the middle of an act that is abandoned: nobody can be asked where its ships go. */
static void throw_tech_away(game *g, int seat, int thing)
{
    int ships = ships_on_tech(g, thing);
    move_ships(g, seat, ships, ON_PIECES, colonies(g, seat) ? __builtin_ctzll(colonies(g, seat)) : WARP);
    put_in_discards(g, NULL, seat, thing);
    watch_powers(g, NULL);
}

/* Some let their owner draw another: they may be gone by then. */
FLOW(flow_complete)
{
    enum { DRAWS = MINE };
    FLOW_BEGIN;
    SET(DRAWS, form_of_tech(g, L(WHAT))->draws_tech);
    complete_tech(g, L(WHAT));
    tell(g, ev, HC_EV_COMPLETED, f->seat, NOBODY, face_of(g, L(WHAT)), 0, 0, BY_RULES);
    RESPOND(W_TECH_COMPLETED, f->seat);
    if (read_piece(g, L(WHAT))->holders == 1u << f->seat) CALL(tech_flow(g, CORE(flow_recall), f->seat, L(WHAT), BY_RULES));
    if (L(DRAWS)) draw_further_tech(g, ev, f->seat);
    FLOW_END;
}

/* Everybody has seen it. */
void reset_tech(game *g, events *ev, int seat, int thing, int cause)
{
    piece_of(g, thing)->tag = 0;
    tell(g, ev, HC_EV_PIECE, seat, NOBODY, face_of(g, thing), HC_PIECE_TURNED, 0, cause);
}

void reset_and_give_tech(game *g, events *ev, int from, int to, int thing, int cause)
{
    reset_tech(g, ev, from, thing, cause);
    hold_piece(g, thing, 1u << to);
    tell(g, ev, HC_EV_GAVE_CARD, from, to, face_of(g, thing), 0, 0, cause);
}

void store_card(game *g, events *ev, int seat, int card, int cause)
{
    forget_hand(g, seat, 1u << seat, C_ENCOUNTER);
    put_card(g, card, UNDER_PIECE + seat, 1u << seat);
    tell_secret(g, ev, 1u << seat, HC_EV_STORED, seat, NOBODY, card, 0, 0, cause);
}

void store_openly(game *g, events *ev, int seat, int card, int cause)
{
    put_card(g, card, UNDER_PIECE + seat, in_the_open(g));
    tell(g, ev, HC_EV_STORED, seat, NOBODY, card, 0, 0, cause);
}

void hand_over_tech(game *g, events *ev, int from, int to, int thing, int cause)
{
    hold_piece(g, thing, 1u << to);
    complete_tech(g, thing);
    tell(g, ev, HC_EV_GAVE_CARD, from, to, face_of(g, thing), 0, 0, cause);
}

/* ---- once a regroup phase everybody may do one thing ------------------------------------------------- */

enum { NOTHING, TO_RESEARCH, TO_COMPLETE, TO_ABANDON };

static bool tech_allows(const game *g, int thing, int what)
{
    const form *t = form_of_tech(g, thing);
    if (is_completed(g, thing)) return false;
    if (t->attacks) return what == TO_ABANDON || (what == TO_COMPLETE && can_pay_attacks(g, holder_of(g, thing), t->attacks));
    return what != TO_COMPLETE || (!t->face_down && ships_on_tech(g, thing) >= t->research);
}

static unsigned possible(const game *g, int seat)
{
    unsigned set = 0;
    FOR_PIECES_OF(p, g, HC_CARD_TECH, seat)
        for (int what = TO_RESEARCH; what <= TO_ABANDON; what++) if (tech_allows(g, p, what)) set |= 1u << what;
    return !(set >> TO_RESEARCH & 1) || ways_out(g, seat) ? set : set & ~(1u << TO_RESEARCH);
}

static void ask_what(game *g, int seat) { ask(g, HC_ASK_CHOICE, 1u << seat, 1u << NOTHING | possible(g, seat), HC_PROMPT_TECH); }

static void ask_which(game *g, int seat, int what)
{
    hc_ask *q = ask(g, HC_ASK_CARD, 1u << seat, 0, HC_PROMPT_WHICH_TECH);
    FOR_PIECES_OF(p, g, HC_CARD_TECH, seat) if (tech_allows(g, p, what)) among_pieces(q, p);
    q->count = (uint8_t)what;
}

/* Everybody sees that a ship goes there, but not to which tech. */
static void research(game *g, events *ev, int seat, int planet, int thing)
{
    put_ship_on(g, ev, seat, planet, thing, BY_RULES);
}

FLOW(flow_techs)
{
    enum { TURN = MINE, DOES };
    FLOW_BEGIN;
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, g->order[L(TURN)]);
        if (heard(g, W_WOULD_LEAVE) && possible(g, L(WHO)) >> TO_RESEARCH & 1) LET_LEAVE(L(WHO));
        if (!possible(g, L(WHO))) continue;
        ASK(ask_what(g, L(WHO)));
        /* Attack cards that pay for a tech are secret: where somebody else imagines this hand, they may not be in it. */
        SET(DOES, possible(g, L(WHO)) >> g->answer & 1 ? g->answer : NOTHING);
        if (L(DOES) == TO_RESEARCH) {
            ASK(ask(g, HC_ASK_PLANET, 1u << L(WHO), ways_out(g, L(WHO)), HC_PROMPT_RESEARCH));
            SET(WHAT, g->answer);
        }
        if (L(DOES) != NOTHING) ASK(ask_which(g, L(WHO), L(DOES)));
        if (L(DOES) == TO_RESEARCH) research(g, ev, L(WHO), L(WHAT), g->answer);
        if (L(DOES) == TO_ABANDON) CALL(discard_tech(g, L(WHO), g->answer, BY_RULES));
        if (L(DOES) == TO_COMPLETE) {
            SET(WHAT, g->answer);                /* public: it is turned up now */
            g->result = 1;
            if (form_of_tech(g, L(WHAT))->attacks) CALL(pay_attacks(g, L(WHO), L(WHAT)));
            if (g->result) CALL(tech_flow(g, CORE(flow_complete), L(WHO), L(WHAT), BY_RULES));
        }
        SPREAD_NEWS;
    }
    FLOW_END;
}

/* ---- new techs ------------------------------------------------------------------------------------------ */

/* The last one is never drawn: it is shuffled with those that were used. */
static bool can_draw_tech(game *g, events *ev)
{
    if (deck_left(g, DECK_TECHS) < 2 && deck_used(g, DECK_TECHS)) {
        put_back_used(g, DECK_TECHS);
        tell(g, ev, HC_EV_TECHS_SHUFFLED, NOBODY, NOBODY, deck_left(g, DECK_TECHS), 0, 0, BY_RULES);
    }
    return deck_left(g, DECK_TECHS) > 1 && g->pieces < HC_PIECES;
}

static void draw_tech(game *g, int seat) { piece_of(g, new_piece(g, draw_from_side_deck(g, DECK_TECHS), 1u << seat, false))->tag = DRAWN; }

static int draw_techs(game *g, events *ev, int seat, int count)
{
    int n = 0;
    for (; n < count && can_draw_tech(g, ev); n++) draw_tech(g, seat);
    return n;
}

void draw_further_tech(game *g, events *ev, int seat)
{
    if (!can_draw_tech(g, ev)) return;
    const int thing = new_piece(g, draw_from_side_deck(g, DECK_TECHS), 1u << seat, false);
    tell_secret(g, ev, 1u << seat, HC_EV_KEPT_TECH, seat, NOBODY, face_of(g, thing), 0, 0, BY_RULES);
}

bool can_acquire_tech(const game *g) { return has_part(g, PART_techs) && deck_left(g, DECK_TECHS) + deck_used(g, DECK_TECHS) > 1; }

static void ask_keep(game *g, unsigned seats)
{
    hc_ask *q = ask(g, HC_ASK_CARD, seats, 0, HC_PROMPT_KEEP_TECH);
    FOR_PIECES(p, g) if (is_tech(g, p) && is_drawn(g, p)) among_pieces(q, p);
}

/* Who keeps one lays it face down before him; the others are thrown away. */
static void keep_tech(game *g, events *ev, int seat, int thing)
{
    piece_of(g, thing)->tag = 0;
    tell_secret(g, ev, 1u << seat, HC_EV_KEPT_TECH, seat, NOBODY, face_of(g, thing), 0, 0, BY_RULES);
    FOR_PIECES_OF(p, g, HC_CARD_TECH, seat) {
        if (!is_drawn(g, p)) continue;
        tell(g, ev, HC_EV_DISCARDED, seat, NOBODY, face_of(g, p), 0, 0, BY_RULES);
        put_in_discards(g, ev, seat, p);
    }
}

VERB acquire_techs(game *g, int seat, int count) { return verb_frame(g, CORE(flow_acquire), seat, count, 0, BY_RULES); }

/* Instead of another encounter: one more than there are foreign colonies, and one of them is kept. */
FLOW(flow_acquire)
{
    FLOW_BEGIN;
    SET(COUNT, draw_techs(g, ev, f->seat, L(COUNT) ? L(COUNT) : foreign_colonies(g, f->seat) + 1));
    tell(g, ev, HC_EV_DREW_TECHS, f->seat, NOBODY, L(COUNT), 0, 0, BY_RULES);
    if (!L(COUNT)) RETURN(0);
    ASK(ask_keep(g, 1u << f->seat));
    keep_tech(g, ev, f->seat, g->answer);
    RETURN(1);
    FLOW_END;
}

enum { DEALT = 2 };

static void deal_techs(game *g)
{
    for (int i = 0; i < g->players * DEALT; i++) draw_tech(g, clockwise(g, g->first, i));
}

static void keep_replies(game *g, events *ev)
{
    for (int i = 0; i < g->players; i++) {
        int seat = clockwise(g, g->first, i);
        keep_tech(g, ev, seat, g->reply[seat]);
    }
}

FLOW(flow_first_techs)
{
    FLOW_BEGIN;
    deal_techs(g);
    ASK(ask_keep(g, everybody(g)));
    keep_replies(g, ev);
    FLOW_END;
}

/* ---- laying out a table by hand ---------------------------------------------------------------------------- */

hc_status hc_lay_tech(hc_game *g, int seat, int sheet_id, int ships, bool completed)
{
    if (seat < 0 || seat >= g->players) return HC_NO_SUCH_SEAT;
    if (ships < 0 || ships > ships_on_colonies(g, seat) || !take_from_deck(g, DECK_TECHS, sheet_id)) return HC_NOT_A_TABLE;
    const int thing = new_piece(g, sheet_id, 1u << seat, completed);
    if (completed) complete_tech(g, thing);
    else put_on_tech(g, thing, ships);
    for (int i = 0; i < ships && !completed; i++) move_ships(g, seat, 1, 63 - __builtin_clzll(colonies(g, seat)), ON_PIECES);
    watch_powers(g, NULL);
    return HC_OK;
}

hc_status hc_lay_tech_deck(hc_game *g, int sheet_id) { return put_on_side_deck(g, DECK_TECHS, sheet_id, 0) ? HC_OK : HC_NOT_A_TABLE; }

void hc_lay_tech_deck_only(hc_game *g, int cards) { thin_deck(g, DECK_TECHS, cards); }

/* ---- the part ------------------------------------------------------------------------------------------------- */

static bool is_in(const game *g) { return varies(g, V_TECHNOLOGY); }

static const hc_deck_row *rows(const game *g, int deck) { return deck == DECK_TECHS ? rules(g)->info.techs : NULL; }

static int deck_of(const piece *p) { (void)p; return DECK_TECHS; }

/* Those of the boxes of this game; in small systems what takes too many ships is left out. */
enum { TOO_MANY_FOR_FOUR_PLANETS = 8 };

static bool is_left_out(const game *g, int sheet_id)
{
    return !is_in_boxes(sheet_id, g->edition, g->boxes) || (varies(g, V_FOUR_PLANETS) && form_of(g, sheet_id)->research >= TOO_MANY_FOR_FOUR_PLANETS);
}

static void set_up(game *g)
{
    fill_deck(g, DECK_TECHS);
    for (const hc_deck_row *row = rows(g, DECK_TECHS); row->copies; row++)
        if (is_left_out(g, row->sheet)) take_from_deck(g, DECK_TECHS, row->sheet);
}

/* Each is in one place, or was left out. */
static const char *check(const game *g)
{
    int in_play = 0;
    FOR_PIECES(p, g) {
        if (read_piece(g, p)->kind != HC_CARD_TECH) continue;
        in_play++;
        if (is_completed(g, p) && !read_piece(g, p)->open) return "a completed tech is hidden";
        if (is_in_deck(g, DECK_TECHS, face_of(g, p))) return "a tech is in play and in its deck";
    }
    return in_play + deck_left(g, DECK_TECHS) + deck_used(g, DECK_TECHS) > HC_TECHS ? "techs have appeared" : NULL;
}

/* Those that the viewer knows, then what can be seen of the others. */
static void read_techs(const game *g, hc_table *t, int seat, bool seen)
{
    FOR_PIECES_OF(p, g, HC_CARD_TECH, seat) {
        if ((face_of(g, p) != HIDDEN_SHEET) != seen) continue;
        t->seat[seat].aside = (uint8_t)(t->seat[seat].aside + is_drawn(g, p));
        if (is_drawn(g, p)) continue;
        hc_thing *x = list_card(g, t, HC_LIES_TECH, seat, p);
        x->count = (uint8_t)ships_on_tech(g, p);
        x->open = is_completed(g, p);
    }
}

static void read_stored(const game *g, hc_table *t, int seat)
{
    FOR_CARDS_AT(c, UNDER_PIECE + seat) list_card(g, t, HC_LIES_UNDER_TECH, seat, c);
    for (int i = unseen_cards(g, UNDER_PIECE + seat); i > 0; i--) list_thing(t, HC_LIES_UNDER_TECH, seat);
}

static void read_cannon(const game *g, hc_table *t)
{
    if (cannon_at(g) == HC_NO_PLANET) return;
    hc_thing *x = list_thing(t, HC_LIES_PIECE, NOBODY);
    x->sheet = CARD_lunar_cannon;
    x->ground = (uint8_t)cannon_at(g);
    x->open = true;
}

static void read(const game *g, hc_table *t)
{
    for (int s = 0; s < g->players; s++) {
        read_techs(g, t, s, true);
        read_techs(g, t, s, false);
        read_stored(g, t, s);
    }
    read_cannon(g, t);
    t->tech_deck = (uint8_t)deck_left(g, DECK_TECHS);
    t->tech_discards = (uint8_t)deck_used(g, DECK_TECHS);
    for (int i = 0; i < t->tech_discards; i++) t->tech_discard[i] = hc_card(g, nth_used(g, DECK_TECHS, i));
}

const game_part part_techs = {
    .kind = HC_CARD_TECH, .rows = rows, .deck_of = deck_of, .is_in = is_in, .set_up = set_up,
    .first_step = CORE(flow_first_techs), .step = STEPS({ .before = CORE(flow_regroup), .flow = CORE(flow_techs) }),
    .item = tech_items,
    .may_replace = can_acquire_tech, .instead = CORE(flow_acquire),
    .is_ready = is_ready, .spend = discard_tech, .throw_away = throw_tech_away, .check = check, .read = read,
};
