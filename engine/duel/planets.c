/* planets.c - planets and the ships of Duel: who controls what, the planet bar, recovering, destroying, retreating, who leads. */
#include "duel/duel.h"

static bool is_fought_over(const game *g, int planet) { return in_duel(g) && g->target == planet; }

/* On a planet in the Warp one has to have more ships than the other. */
bool holds(const game *g, int seat, int planet)
{
    const int least = g->duel.warp_planet == planet + 1 ? g->ships[other_of(seat)][planet] + 1 : 1;
    return g->planets >> planet & 1 && g->ships[seat][planet] >= least;
}

bool controls(const game *g, int seat, int planet) { return holds(g, seat, planet) && !is_fought_over(g, planet); }

uint64_t controlled(const game *g, int seat)
{
    uint64_t set = g->planets & colonies(g, seat);
    const int in_warp = g->duel.warp_planet - 1;
    if (in_warp >= 0 && !controls(g, seat, in_warp)) set &= ~(1ull << in_warp);
    return in_duel(g) && g->target < HC_PLANETS ? set & ~(1ull << g->target) : set;
}

uint64_t with_symbol(const game *g, int symbol)
{
    const int each = TILES / SYMBOLS;
    return g->planets & ((1ull << each) - 1) << symbol * each;
}

uint64_t fits_bar(const game *g, const fate *r)
{
    for (int i = 0; i < SYMBOLS; i++) if (r->bar[i] && with_symbol(g, r->bar[i] - 1)) return with_symbol(g, r->bar[i] - 1);
    return 0;
}

void reveal_tile(game *g, events *ev, int planet, bool in_warp)
{
    put_card(g, tile_of(planet), ROW, in_the_open(g));
    g->planets |= 1ull << planet;
    if (in_warp) g->duel.warp_planet = (uint8_t)(planet + 1);
    else g->duel.newest = (uint8_t)(planet + 1);
    tell(g, ev, HC_EV_DISCOVERED, NOBODY, NOBODY, planet, in_warp, 0, BY_RULES);
}

static int on_warp_planet(const game *g, int seat) { return g->duel.warp_planet ? g->ships[seat][g->duel.warp_planet - 1] : 0; }

int recoverable(const game *g, int seat) { return g->ships[seat][WARP] + on_warp_planet(g, seat); }

void retreat(game *g, events *ev, int seat, int count, int planet, int cause)
{
    if (!count) return;
    move_ships(g, seat, count, planet, SUPPLY);
    tell(g, ev, HC_EV_RETREATED, seat, NOBODY, count, planet, 0, cause);
}

void send_one(game *g, events *ev, int seat, int planet, int cause)
{
    if (!g->ships[seat][SUPPLY]) return;
    move_ships(g, seat, 1, SUPPLY, planet);
    tell(g, ev, HC_EV_SENT, seat, NOBODY, 1, planet, 0, cause);
}

void tow_one(game *g, events *ev, int seat, int planet, int cause)
{
    if (!g->ships[seat][WARP]) return;
    move_ships(g, seat, 1, WARP, planet);
    tell(g, ev, HC_EV_SENT, seat, NOBODY, 1, planet, 0, cause);
}

/* As soon as the straggler is ahead the roles are swapped. */
void settle_leader(game *g, events *ev)
{
    if (planets_of(g, straggler(g)) <= planets_of(g, g->duel.leader)) return;
    set_leader(g, straggler(g));
    tell(g, ev, HC_EV_LEADS, g->duel.leader, straggler(g), HC_LEADS_BY_PLANETS, 0, 0, BY_RULES);
}

/* ---- recovering ------------------------------------------------------------------------------------- */

VERB recover(game *g, int seat, int count, bool up_to, int cause) { return verb_frame(g, CORE(flow_recover), seat, count, up_to, cause); }

static void ask_number(game *g, int seat, int least, int most, int prompt_id)
{
    hc_ask *q = ask(g, HC_ASK_NUMBER, 1u << seat, numbers(least, most), prompt_id);
    q->count = (uint8_t)most;
}

static int at_most(int a, int b) { return a < b ? a : b; }

void bring_to_supply(game *g, events *ev, int seat, int count, int from, int cause)
{
    if (!count) return;
    move_ships(g, seat, count, from, SUPPLY);
    tell(g, ev, HC_EV_RECOVERED, seat, NOBODY, count, from, 0, cause);
}

/* COUNT: how many; WHAT: whether it may be fewer. Out of the Warp, from a planet there, or both. */
FLOW(flow_recover)
{
    FLOW_BEGIN;
    SET(COUNT, at_most(L(COUNT), recoverable(g, L(WHO))));
    if (L(COUNT) && L(WHAT)) {
        ASK(ask_number(g, L(WHO), 0, L(COUNT), HC_PROMPT_RECOVER));
        SET(COUNT, g->answer);
    }
    if (!L(COUNT)) RETURN(0);
    SET(MINE, 0);
    if (on_warp_planet(g, L(WHO))) {
        ASK(ask_number(g, L(WHO), L(COUNT) > g->ships[L(WHO)][WARP] ? L(COUNT) - g->ships[L(WHO)][WARP] : 0,
                       at_most(L(COUNT), on_warp_planet(g, L(WHO))), HC_PROMPT_OUT_OF_WHICH));
        SET(MINE, g->answer);
    }
    bring_to_supply(g, ev, L(WHO), L(COUNT) - L(MINE), WARP, L(CAUSE));
    if (L(MINE)) bring_to_supply(g, ev, L(WHO), L(MINE), g->duel.warp_planet - 1, L(CAUSE));
    if (L(CAUSE) == by_fate(g)) RESPOND(W_RECOVERED, L(WHO));
    RETURN(L(COUNT));
    FLOW_END;
}

/* ---- destroying -------------------------------------------------------------------------------------- */

VERB destroy(game *g, int seat, int count, int from, int cause) { return verb_frame(g, CORE(flow_destroy), seat, count, FROM_TO(from, WARP), cause); }

/* Who is allied with the envoy that brought the planet in the Warp may put ships there instead. */
static bool may_use_warp_planet(const game *g, int seat)
{
    if (!g->duel.warp_planet) return false;
    for (int i = 0; i < ENVOYS; i++) {
        int card = ally_of(g, i) == seat ? envoy_in(g, i) : HC_CARDS;
        if (card < HC_CARDS && is_up(g, card) && sheet_of_card(g, card) == CARD_wakepilot) return true;
    }
    return false;
}

static void wreck(game *g, events *ev, const frame *f, int count, int to)
{
    if (!count) return;
    move_ships(g, L(WHO), count, from_of(f), to);
    tell(g, ev, HC_EV_LOST, L(WHO), NOBODY, count, from_of(f), to, L(CAUSE));
}

/* Returns how many went to the Warp. */
FLOW(flow_destroy)
{
    FLOW_BEGIN;
    SET(COUNT, at_most(L(COUNT), g->ships[L(WHO)][from_of(f)]));
    if (!L(COUNT)) RETURN(0);
    SET(MINE, 0);
    if (may_use_warp_planet(g, L(WHO)) && from_of(f) != g->duel.warp_planet - 1) {
        ASK(ask_number(g, L(WHO), 0, L(COUNT), HC_PROMPT_SAVE_SHIPS));
        SET(MINE, g->answer);
    }
    wreck(g, ev, f, L(COUNT) - L(MINE), WARP);
    if (L(MINE)) wreck(g, ev, f, L(MINE), g->duel.warp_planet - 1);
    RETURN(L(COUNT) - L(MINE));
    FLOW_END;
}
