/* tech.c - the technology variant: research, completing, abandoning; where new techs come from.
 *
 * A tech before a player lies in a place of its own. Its tag says how many ships research it and
 * whether it is completed: both are there for all to see. The ships themselves are in RESEARCH. */
#include "rules.h"

enum { SHIPS_ON_IT = 31, COMPLETED = 128 };

int ships_on_tech(const game *g, int card) { return tag_of(g, card) & SHIPS_ON_IT; }
bool is_completed(const game *g, int card) { return tag_of(g, card) & COMPLETED; }
static void put_on_tech(game *g, int card, int ships) { set_tag(g, card, (tag_of(g, card) & COMPLETED) | ships); }
void complete_tech(game *g, int card) { set_tag(g, card, tag_of(g, card) | COMPLETED); }

static const form *form_of_tech(const game *g, int card) { return form_of(g, sheet_of_card(g, card)); }

/* X is what lies on it. */
int research_number(const game *g, int card)
{
    const form *t = form_of_tech(g, card);
    return t->research_any ? ships_on_tech(g, card) : t->research;
}

/* One that is kept face down works as soon as enough ships are on it. */
bool is_ready(const game *g, int card)
{
    const form *t = form_of_tech(g, card);
    int need = t->research_any ? 1 : t->research;
    return is_completed(g, card) || (t->face_down && ships_on_tech(g, card) >= need);
}

int stored_card(const game *g, int seat) { return first_card(g, TECHS + seat, C_ENCOUNTER); }

/* ---- what is done with the ships and the cards ------------------------------------------------------ */

static VERB tech_flow(game *g, uint32_t flow_id, int seat, int card, int cause)
{
    frame *f = push(g, flow_id, seat);
    f->local[WHO] = (int16_t)seat;
    f->local[COUNT] = 1;
    f->local[WHAT] = (int16_t)card;
    f->local[CAUSE] = (int16_t)cause;
    return f;
}

VERB settle_researchers(game *g, int seat, int card, int count, int planet, int cause)
{
    int n = may(g, Q_MAY_LAND, seat, planet) ? as_many_as_fit(g, 1ull << planet, count) : 0;
    put_on_tech(g, card, ships_on_tech(g, card) - n);
    return land_ships(g, seat, n, RESEARCH, planet, cause);
}

/* Who researched comes home; who has no home goes to the warp. The card is public by now. */
FLOW(flow_recall)
{
    FLOW_BEGIN;
    SET(COUNT, ships_on_tech(g, L(WHAT)));
    if (!L(COUNT)) RETURN(0);
    CALL(return_ships(g, f->seat, L(COUNT), RESEARCH, L(CAUSE)));
    SET(COUNT, L(COUNT) - g->result);
    if (L(COUNT)) {
        CALL(send_to_warp(g, f->seat, L(COUNT), RESEARCH, BY_NO_COLONY));
        if (g->result < L(COUNT)) {              /* saved by a power, but there is nowhere to go */
            tell(g, ev, HC_EV_LOST, f->seat, NOBODY, L(COUNT) - g->result, RESEARCH, WARP, BY_NO_COLONY);
            move_ships(g, f->seat, L(COUNT) - g->result, RESEARCH, WARP);
        }
    }
    put_on_tech(g, L(WHAT), 0);
    ANSWER_LANDINGS;
    FLOW_END;
}

VERB discard_tech(game *g, int seat, int card, int cause) { return tech_flow(g, CORE(flow_discard_tech), seat, card, cause); }

/* What belongs to a tech goes with it. */
static void clear_away(game *g, events *ev, int seat, int card)
{
    int sheet_id = sheet_of_card(g, card);
    if (sheet_id == CARD_lunar_cannon) g->cannon = 0;
    if (sheet_id == CARD_prometheus && unit_of_kind(g, HC_UNIT_MIGHTY) < HC_UNITS) decommission(g, ev);
    if (sheet_id == CARD_quark_battery && stored_card(g, seat) < HC_CARDS) drop_card(g, ev, seat, stored_card(g, seat), BY_RULES);
}

FLOW(flow_discard_tech)
{
    FLOW_BEGIN;
    g->known[L(WHAT)] = (uint8_t)everybody(g);
    CALL(tech_flow(g, CORE(flow_recall), f->seat, L(WHAT), BY_RULES));
    clear_away(g, ev, f->seat, L(WHAT));
    put_card(g, L(WHAT), TECHS_USED, everybody(g));
    tell(g, ev, HC_EV_DISCARDED, f->seat, NOBODY, L(WHAT), L(CAUSE) == BY_RULES, 0, L(CAUSE));      /* by the rules: abandoned */
    SPREAD_NEWS;
    FLOW_END;
}

/* A tech in the middle of an act that is abandoned: nobody can be asked where its ships go. */
void throw_tech_away(game *g, int seat, int card)
{
    int ships = ships_on_tech(g, card);
    move_ships(g, seat, ships, RESEARCH, colonies(g, seat) ? __builtin_ctzll(colonies(g, seat)) : WARP);
    clear_away(g, NULL, seat, card);
    put_card(g, card, TECHS_USED, everybody(g));
    watch_powers(g, NULL);
}

FLOW(flow_complete)
{
    FLOW_BEGIN;
    complete_tech(g, L(WHAT));
    g->known[L(WHAT)] = (uint8_t)everybody(g);
    tell(g, ev, HC_EV_COMPLETED, f->seat, NOBODY, L(WHAT), 0, 0, BY_RULES);
    RESPOND(W_TECH_COMPLETED, f->seat);
    if (g->where[L(WHAT)] == TECHS + f->seat) CALL(tech_flow(g, CORE(flow_recall), f->seat, L(WHAT), BY_RULES));
    FLOW_END;
}

void store_card(game *g, events *ev, int seat, int card, int cause)
{
    forget_hand(g, seat, 1u << seat, C_ENCOUNTER);
    put_card(g, card, TECHS + seat, 1u << seat);
    tell_secret(g, ev, 1u << seat, HC_EV_STORED, seat, NOBODY, card, 0, 0, cause);
}

void hand_over_tech(game *g, events *ev, int from, int to, int card, int cause)
{
    put_card(g, card, TECHS + to, everybody(g));
    complete_tech(g, card);
    tell(g, ev, HC_EV_GAVE_CARD, from, to, card, 0, 0, cause);
}

/* ---- once a regroup phase everybody may do one thing ------------------------------------------------- */

enum { NOTHING, TO_RESEARCH, TO_COMPLETE, TO_ABANDON };

bool tech_allows(const game *g, int card, int what)
{
    const form *t = form_of_tech(g, card);
    if (is_completed(g, card)) return false;
    return what != TO_COMPLETE || (!t->face_down && ships_on_tech(g, card) >= t->research);
}

static unsigned possible(const game *g, int seat)
{
    unsigned set = 0;
    for (int c = first_card(g, TECHS + seat, C_TECH); c < HC_CARDS; c = next_card(g, TECHS + seat, c + 1))
        for (int what = TO_RESEARCH; what <= TO_ABANDON; what++)
            if (is_tech(g, c) && tech_allows(g, c, what)) set |= 1u << what;
    return ways_out(g, seat) ? set : set & ~(1u << TO_RESEARCH);
}

static void ask_what(game *g, int seat) { ask(g, HC_ASK_CHOICE, 1u << seat, 1u << NOTHING | possible(g, seat), HC_PROMPT_TECH); }

static void ask_which(game *g, int seat, int what)
{
    hc_ask *q = ask(g, HC_ASK_CARD, 1u << seat, 0, HC_PROMPT_WHICH_TECH);
    q->filter = C_TECH;
    q->place = (uint8_t)(TECHS + seat);
    q->count = (uint8_t)what;
    q->extra = NARROWED;
}

/* Everybody sees that a ship goes there, but not to which tech. */
static void research(game *g, events *ev, int seat, int planet, int card)
{
    put_on_tech(g, card, ships_on_tech(g, card) + 1);
    move_ships(g, seat, 1, planet, RESEARCH);
    tell_secret(g, ev, 1u << seat, HC_EV_RESEARCHED, seat, NOBODY, card, planet, ships_on_tech(g, card), BY_RULES);
    if (!g->ships[seat][planet]) tell(g, ev, HC_EV_COLONY_LEFT, seat, NOBODY, planet, 0, 0, BY_RULES);
    watch_powers(g, ev);
}

FLOW(flow_techs)
{
    enum { TURN = MINE, DOES };
    FLOW_BEGIN;
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, g->order[L(TURN)]);
        if (possible(g, L(WHO)) >> TO_RESEARCH & 1) LET_LEAVE(L(WHO));
        if (!possible(g, L(WHO))) continue;
        ASK(ask_what(g, L(WHO)));
        SET(DOES, g->answer);
        if (L(DOES) == TO_RESEARCH) {
            ASK(ask(g, HC_ASK_PLANET, 1u << L(WHO), ways_out(g, L(WHO)), HC_PROMPT_RESEARCH));
            SET(WHAT, g->answer);
        }
        if (L(DOES) != NOTHING) ASK(ask_which(g, L(WHO), L(DOES)));
        if (L(DOES) == TO_RESEARCH) research(g, ev, L(WHO), L(WHAT), g->answer);
        if (L(DOES) == TO_COMPLETE) CALL(tech_flow(g, CORE(flow_complete), L(WHO), g->answer, BY_RULES));
        if (L(DOES) == TO_ABANDON) CALL(discard_tech(g, L(WHO), g->answer, BY_RULES));
        SPREAD_NEWS;
    }
    FLOW_END;
}

/* ---- new techs ------------------------------------------------------------------------------------------ */

/* The last one is never drawn: it is shuffled with those that were used. */
static bool can_draw_tech(game *g, events *ev)
{
    if (g->pile_count[IN_TECHS] < 2 && g->pile_count[TECHS_USED]) {
        shuffle_into(g, TECHS_USED, IN_TECHS);
        tell(g, ev, HC_EV_TECHS_SHUFFLED, NOBODY, NOBODY, g->pile_count[IN_TECHS], 0, 0, BY_RULES);
    }
    return g->pile_count[IN_TECHS] > 1;
}

static int draw_techs(game *g, events *ev, int seat, int count)
{
    int n = 0;
    while (n < count && can_draw_tech(g, ev)) {
        draw_card(g, IN_TECHS, ASIDE + seat, 1u << seat);
        n++;
    }
    return n;
}

bool can_acquire_tech(const game *g) { return varies(g, V_TECHNOLOGY) && g->pile_count[IN_TECHS] + g->pile_count[TECHS_USED] > 1; }

static void ask_keep(game *g, unsigned seats) { ask_card(g, seats, C_TECH, HC_PROMPT_KEEP_TECH)->extra = LAID_ASIDE; }

/* Who keeps one lays it face down before him; the others are thrown away. */
static void keep_tech(game *g, events *ev, int seat, int card)
{
    put_card(g, card, TECHS + seat, 1u << seat);
    tell_secret(g, ev, 1u << seat, HC_EV_KEPT_TECH, seat, NOBODY, card, 0, 0, BY_RULES);
    while (g->count[ASIDE + seat]) {
        int other = next_card(g, ASIDE + seat, 0);
        put_card(g, other, TECHS_USED, everybody(g));
        tell(g, ev, HC_EV_DISCARDED, seat, NOBODY, other, 0, 0, BY_RULES);
    }
}

/* Instead of another encounter: one more than there are foreign colonies, and one of them is kept. */
FLOW(flow_acquire)
{
    FLOW_BEGIN;
    SET(COUNT, draw_techs(g, ev, f->seat, foreign_colonies(g, f->seat) + 1));
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
    shuffle_into(g, TECHS_USED, IN_TECHS);
    for (int i = 0; i < g->players * DEALT; i++) {
        int seat = clockwise(g, g->first, i);
        draw_card(g, IN_TECHS, ASIDE + seat, 1u << seat);
    }
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

/* ---- tokens: the cannon, the mighty ship -------------------------------------------------------- */

void place_cannon(game *g, events *ev, int seat, int planet, int cause)
{
    g->cannon = (uint8_t)(planet + 1);
    tell(g, ev, HC_EV_CANNON, seat, NOBODY, planet, 0, 0, cause);
}

/* The planet that it lies behind, and the next one of that system that there is; they lie in a ring. */
uint64_t cannon_reach(const game *g)
{
    uint64_t here = 1ull << (g->cannon - 1), system = system_of(g, owner_of(g, g->cannon - 1)), after = system & ~(here | (here - 1));
    if (!after) after = system & ~here;
    return (here & system) | (after & (~after + 1));
}

void commission(game *g, events *ev, int seat, int place, int cause)
{
    if (!units_free(g)) return;
    add_fleet(g, seat, 1, place);
    new_unit(g, seat, place, HC_UNIT_MIGHTY);
    tell(g, ev, HC_EV_COMMISSIONED, seat, NOBODY, place, 0, 0, cause);
}

void decommission(game *g, events *ev)
{
    int i = unit_of_kind(g, HC_UNIT_MIGHTY), seat = g->unit[i].seat - 1, place = g->unit[i].place;
    if (carrier_of(&g->unit[i]) >= 0) g->unit[carrier_of(&g->unit[i])].of[seat]--;
    end_unit(g, i);
    g->ships[seat][place]--;
    g->extra_ships[seat]--;
    settle_colonies(g, seat);
    tell(g, ev, HC_EV_LOST, seat, NOBODY, 1, place, GONE, BY_RULES);
    watch_powers(g, ev);
}

/* ---- laying out a table by hand ---------------------------------------------------------------------------- */

static int tech_in_deck(const game *g, int sheet_id)
{
    for (int i = 0; i < g->pile_count[IN_TECHS]; i++) if (sheet_of_card(g, pile_of(g, IN_TECHS)[i]) == sheet_id) return pile_of(g, IN_TECHS)[i];
    return -1;
}

hc_status hc_lay_tech(hc_game *g, int seat, int sheet_id, int ships, bool completed)
{
    int card = tech_in_deck(g, sheet_id);
    if (seat < 0 || seat >= g->players) return HC_NO_SUCH_SEAT;
    if (card < 0 || ships < 0 || ships > ships_on_colonies(g, seat)) return HC_NOT_A_TABLE;
    put_card(g, card, TECHS + seat, completed ? everybody(g) : 1u << seat);
    if (completed) complete_tech(g, card);
    else set_tag(g, card, ships);
    for (int i = 0; i < ships && !completed; i++) move_ships(g, seat, 1, 63 - __builtin_clzll(colonies(g, seat)), RESEARCH);
    watch_powers(g, NULL);
    return HC_OK;
}

hc_status hc_lay_tech_deck(hc_game *g, int sheet_id)
{
    int card = tech_in_deck(g, sheet_id);
    if (card < 0) return HC_NOT_A_TABLE;
    put_card(g, card, IN_TECHS, 0);
    return HC_OK;
}

void hc_lay_tech_deck_only(hc_game *g, int cards)
{
    while (g->pile_count[IN_TECHS] > cards) put_card(g, pile_of(g, IN_TECHS)[0], OUT_OF_GAME, everybody(g));
}
