/* Demon - uses another player's hand for an encounter. The cards are its hoard (table/hoard.c); the
 * sheet's marks say where it lies and who gets it back. */
#include "rules.h"

enum { WHOSE_HAND, WHO_ALLIES, ONTO_DECK, WITH_WHICH, WRECKED };
enum { DRAWN = 6 };

/* Everybody but the main players. */
static uint64_t third_players(const game *g, bool with_cards)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) {
        bool fits = with_cards ? count_cards(g, IN_HAND + s, C_ANY) > 0 : ships_on_colonies(g, s) > 0 && !(g->now.barred >> s & 1);
        if (!is_main(g, s) && fits) set |= 1ull << s;
    }
    return set;
}

static bool can_possess(const game *g, const frame *f)
{
    return !g->count[HOARD + f->seat] && (third_players(g, true) || super_ready(g, f->seat, ALIEN_demon) || super_on(g, ALIEN_demon));
}

/* The value of the effect: there is something to give back. */
static FLOW(possess)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = 1;
    if (spend_super(g, ALIEN_demon)) {
        g->power[L(SOURCE)].lent_by = LENT_BY_DECK;
        g->power[L(SOURCE)].hoard_at = (uint8_t)(f->seat + 1);
        CALL(draw_to_hoard(g, f->seat, DRAWN, L(SOURCE)));
        RETURN(0);
    }
    if (!third_players(g, true)) RETURN(0);      /* the flare was to help, and was cancelled */
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, third_players(g, true), WHOSE_HAND));
    possess_hand(g, ev, f->seat, g->answer, L(SOURCE));
    FLOW_END;
}

static bool there_is_a_debt(const game *g, const frame *f) { return effect_of(g, L(SOURCE))->remembered && g->count[HOARD + f->seat] > 0; }

static void ask_next(game *g, const frame *f) { ask_card_in(g, f, f->seat, HOARD + f->seat, C_ANY, ONTO_DECK); }

static FLOW(release)
{
    FLOW_BEGIN;
    if (g->power[L(SOURCE)].lent_by != LENT_BY_DECK) {
        give_back_hoard(g, ev, f->seat, g->power[L(SOURCE)].lent_by - 1, L(SOURCE));
        RETURN(0);
    }
    SET(MINE, g->count[HOARD + f->seat]);
    while (g->count[HOARD + f->seat]) {
        ASK(ask_next(g, f));
        put_on_deck(g, g->answer, 1u << f->seat);
    }
    tell(g, ev, HC_EV_POSSESSED_BACK, f->seat, NOBODY, L(MINE), 0, 0, L(SOURCE));
    FLOW_END;
}

/* The sheet leaves the game with the cards still on it. */
static void let_go(game *g, events *ev, int p)
{
    int seat = g->power[p].holder, lender = g->power[p].lent_by;
    if (!effect_of(g, p)->remembered || !lender) return;
    if (lender != LENT_BY_DECK) give_back_hoard(g, ev, seat, lender - 1, p);
    while (g->count[HOARD + seat]) put_on_deck(g, next_card(g, HOARD + seat, 0), 1u << seat);
}

static bool i_possess(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_demon); }

static bool somebody_could_ally(const game *g, const frame *f) { (void)f; return third_players(g, false) != 0; }

/* The value of the effect: who has to ally, plus one. */
static FLOW(press)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, third_players(g, false), WHO_ALLIES));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(g->answer + 1);
    tell(g, ev, HC_EV_POSSESSED, f->seat, g->answer, 0, 1, 0, L(SOURCE));
    FLOW_END;
}

static int to_my_side(const sum *s, const effect *e, int seat, int side)
{
    return e->remembered && seat == e->remembered - 1 ? side_of(s->g, e->by) : side;
}

/* ---- the oldest form: it takes the place of the offense --------------------------------------------------------- */

static bool can_take_over(const game *g, const frame *f)
{
    const int needed = ships_in(g, g->offense);
    return needed > 0 && ships_to_send(g, f->seat) >= needed && f->seat != g->offense;
}

static bool can_take_over_as_ally(const game *g, const frame *f)
{
    int p = power_at_work(g, f->seat, ALIEN_demon);
    return p >= 0 && !effect_of(g, p)->used && !on_both_sides(g, f->seat) && can_take_over(g, f);
}

static void ask_bodies(game *g, const frame *f)
{
    by_sheet(pick(g, HC_ASK_PLANET, f->seat, L(COUNT), L(COUNT), ways_out(g, f->seat), WITH_WHICH), f);
}

static FLOW(take_over)
{
    FLOW_BEGIN;
    SET(WHO, g->offense);
    SET(COUNT, ships_in(g, L(WHO)));
    if (is_ally(g, f->seat)) CALL(return_ships(g, f->seat, 255, GATE, L(SOURCE)));
    LET_LEAVE(f->seat);
    if (ships_to_send(g, f->seat) < L(COUNT)) RETURN(0);
    CALL(return_ships(g, L(WHO), 255, GATE, L(SOURCE)));
    if (g->ships[L(WHO)][GATE]) CALL(send_to_warp(g, L(WHO), 255, GATE, BY_NO_COLONY));
    ASK(ask_bodies(g, f));
    SORT_OUT(f->seat, f->seat, HC_PLACES);
    add_ships_at(g, ev, f->seat, GATE, L(SOURCE));
    pass_played(g, L(WHO), f->seat);
    take_the_lead(g, ev, f->seat, SIDE_OFFENSE, L(SOURCE));
    set_side(g, L(WHO), SIDE_NONE);
    SPREAD_NEWS;
    FLOW_END;
}

static bool has_a_planet(const game *g, const frame *f) { return clearable(g, planet_bases(g, f->seat)) != 0; }

/* The value of the effect: the planet, plus one. */
static FLOW(wreck)
{
    enum { TURN = MINE };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, clearable(g, planet_bases(g, f->seat)), WRECKED));
    SET(WHAT, g->answer);
    effect_for(g, L(SOURCE))->remembered = (int16_t)(L(WHAT) + 1);
    effect_for(g, L(SOURCE))->state |= THROWN_AWAY;
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, f->seat, L(TURN)));
        if (g->ships[L(WHO)][L(WHAT)]) CALL(send_to_warp(g, L(WHO), 255, L(WHAT), L(SOURCE)));
    }
    FLOW_END;
}

static int no_landing(const sum *s, const effect *e, int about, int value) { (void)s; return thing_in(about) == e->remembered - 1 ? 0 : value; }
static int no_room(const sum *s, const effect *e, int planet, int room)
{
    return planet == e->remembered - 1 && !ships_on(s->g, planet) ? 0 : room;
}

const sheet alien_demon = {
    .name = "Demon", .power_name = "to Possess", .summary = "Plays with another's hand", .alert = YELLOW,
    .history = "It has no body of its own, and so far it has never needed one.",
    .prompt = PROMPTS([WHOSE_HAND] = { "possess", "Whose hand do you take possession of?", { 0 } },
                [WHO_ALLIES] = { "press", "Who is forced to ally with you?", { 0 } },
                [ONTO_DECK] = { "onto-deck", "Which card goes onto the deck next? The last one will be on top.", { 0 } },
                [WITH_WHICH] = { "possess-with", "Which {ships} of yours replace those of the {offense}?", { 0 } },
                [WRECKED] = { "wreck", "Which planet is wrecked?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .hoards = true, .leave = let_go,
        .text = { "As a main player, before allies are invited, you may take possession of the hand of any player but your opponent. The cards lie face down on this sheet: they are not part of "
                  "your hand, but you may play them as if they were. One that should return to your hand after use returns to its former owner. When the {encounter} ends, the cards that are "
                  "left go back to their owner.",
                  "As a main player, before allies are invited, you may possess any player but your opponent: when it is that player's turn to join a side, it joins yours. It sends as many {ships} "
                  "as it can, up to the number that you have in the {encounter}, but it need not give up a {colony} for that.",
                  "When you use your power, you may possess six cards from the deck instead of a hand. A card of these that should return to your hand does so. When the {encounter} ends, those "
                  "that are left go onto the deck in the order that you like." },
        .hook[POWER] = HOOKS({ W_LAUNCHED, AS_MAIN, MAY, .flow = possess, .when = can_possess },
                         { W_ENCOUNTER_OVER, AS_ANYONE, MUST | FREE | EVEN_LOST, .flow = release, .when = there_is_a_debt }),
        .hook[WILD] = HOOKS({ W_LAUNCHED, AS_MAIN, MAY, .flow = press, .when = somebody_could_ally, .modify = { { Q_MUST_JOIN, to_my_side } } }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_MAIN | OWN, MAY, .when = i_possess }) },
              { .editions = IN_EON | IN_CLASSIC, .players_min = 3, .summary = "Takes the place of the {offense}",
        .text = { "When you take no part, after cards are chosen and before they are revealed, you may take the place of the {offense}: their {ships} on the {gate} go home, and you put as many of yours there "
                  "from your {colonies}. The card and the kicker that lie there count for you; {colony}, losses, {compensation} and deal are yours. Your success is a success of the one whose turn it is.",
                  "At the start of your own {encounter}, you may wreck a planet on which you have {ships}: all {ships} on it, yours too, go to the {warp}, and nobody lands there in this {encounter}. Then "
                  "discard this flare.",
                  "You may use your power as an ally. Your allied {ships} go home first." },
        .note = "What the wild half does besides wrecking a planet is our reconstruction.",
        .hook[POWER] = HOOKS({ W_SELECTED, AS_BYSTANDER, MAY, .flow = take_over, .when = can_take_over }),
        .hook[WILD] = HOOKS({ W_REGROUP, AS_OFFENSE, MAY, .flow = wreck, .when = has_a_planet,
                          .modify = { { Q_MAY_LAND, no_landing }, { Q_ROOM, no_room } } }),
        .hook[SUPER] = HOOKS({ W_SELECTED, AS_ALLY, MAY | USES_POWER, .flow = use_with_flare, .when = can_take_over_as_ally }) }),
};
