/* at_once.c - hazards that change what lies on the table at once: hands, piles, powers, the order of turns. */
#include "rules.h"

/* ---- Cosmic Upheaval -------------------------------------------------------------------------------------------------- */

/* Everybody gets back as many cards as before. */
static void mix_all_hands(game *g, events *ev, int cause)
{
    uint8_t pool[HC_CARDS], before[SEATS];
    int n = 0;
    for (int s = 0; s < g->players; s++) {
        before[s] = g->count[IN_HAND + s];
        FOR_CARDS_AT(c, IN_HAND + s) pool[n++] = (uint8_t)c;
    }
    for (int s = 0, seat = 0; s < g->players; s++) {
        seat = clockwise(g, g->offense, s);
        for (int i = 0; i < before[seat]; i++) {
            const uint32_t at = random_below(g, (uint32_t)n);
            put_card(g, pool[at], IN_HAND + seat, 1u << seat);
            tell_secret(g, ev, 1u << seat, HC_EV_DREW_CARD, seat, NOBODY, pool[at], 0, 0, cause);
            pool[at] = pool[--n];
        }
    }
}

static FLOW(upheave)
{
    FLOW_BEGIN;
    mix_all_hands(g, ev, L(SOURCE));
    FLOW_END;
}

HAZARD(upheaval, "Cosmic Upheaval", "All hands are mixed",
    HAZARD_SAYS("All hands are shuffled together and dealt out again, as many cards to everybody as before. Nobody can respond.", AT_ONCE_DO(upheave)));

/* ---- Mirror Universe -------------------------------------------------------------------------------------------------- */

static void swap_piles(game *g)
{
    uint8_t discards[HC_CARDS];
    const int n = g->pile_count[IN_DISCARD];
    memcpy(discards, pile_of(g, IN_DISCARD), (size_t)n);
    for (int i = 0; i < n; i++) put_card(g, discards[i], IN_PLAY, 0);
    while (g->pile_count[IN_DECK]) put_card(g, pile_of(g, IN_DECK)[0], IN_DISCARD, everybody(g));
    for (int i = 0; i < n; i++) put_card(g, discards[i], IN_DECK, 0);
    shuffle_cards(g, pile_of(g, IN_DECK), g->pile_count[IN_DECK]);
}

static FLOW(mirror)
{
    FLOW_BEGIN;
    swap_piles(g);
    if (g->pile_count[IN_DECK]) RESPOND(W_SHUFFLED, f->seat);
    FLOW_END;
}

HAZARD(mirror_universe, "Mirror Universe", "Deck and discards change places",
    HAZARD_SAYS("The deck and the discards change places; then the new deck is shuffled.", AT_ONCE_DO(mirror)));

/* ---- Psychic Switcheroo ------------------------------------------------------------------------------------------------ */

static bool can_be_swapped(const game *g, int p, int seat)
{
    const power *w = &g->power[p];
    return w->alien && w->holder == seat && w->owner == seat && !w->parent && !is_bound(g, p);
}

static void switch_powers(game *g, events *ev, int a, int b, int cause)
{
    bool of_a[POWERS], of_b[POWERS];
    for (int p = 0; p < POWERS; p++) {
        of_a[p] = can_be_swapped(g, p, a);
        of_b[p] = can_be_swapped(g, p, b);
    }
    for (int p = 0; p < POWERS; p++) {
        if (of_a[p]) borrow_power(g, ev, p, b, cause);
        if (of_b[p]) borrow_power(g, ev, p, a, cause);
    }
    watch_powers(g, ev);
}

static bool is_not_done(const game *g, const frame *f) { return g->defense < SEATS && !read_piece(g, L(SOURCE))->tag; }

static bool is_done_at_once(const game *g, const frame *f) { return is_drawn_now(g, f) && is_not_done(g, f); }

/* The tag says that it is done. */
static FLOW(switch_minds)
{
    FLOW_BEGIN;
    piece_of(g, L(SOURCE))->tag = 1;
    switch_powers(g, ev, g->offense, g->defense, L(SOURCE));
    FLOW_END;
}

HAZARD(switcheroo, "Psychic Switcheroo", "The main players swap powers",
    HAZARD_SAYS("As soon as the {defense} is known the main players swap powers, until the {encounter} ends.",
                { W_PIECE_LAID, AS_ANYONE | OWN, BY_ITSELF, .flow = switch_minds, .when = is_done_at_once },
                { W_AIMED, AS_ANYONE, BY_ITSELF, .flow = switch_minds, .when = is_not_done }));

/* ---- Temporal Anomaly -------------------------------------------------------------------------------------------------- */

static FLOW(turn_round)
{
    FLOW_BEGIN;
    SET(WHAT, first_piece(g, CARD_backward_time));
    if (L(WHAT) >= 0) remove_piece(g, L(WHAT));
    else new_piece(g, CARD_backward_time, 1u << f->seat, true);
    FLOW_END;
}

HAZARD(temporal_anomaly, "Temporal Anomaly", "The order of turns is reversed",
    HAZARD_SAYS("From now on the turns go the other way round, until something reverses them again.", AT_ONCE_DO(turn_round)));
