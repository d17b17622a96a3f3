/* modern_hubs.c - hubs, moons of the modern edition that help in deals; and Bribery. */
#include "rules.h"

enum { PROMPT, SECOND_PROMPT, THIRD_PROMPT };
enum { UP_TO = 2 };

/* ---- what a hub brings both is a term of the deal: the tag says that it was agreed, and how much of it ---------------------- */

static int ships_to_free(const game *g, int thing, int seat)
{
    const int planet = orbit_planet(g, thing), n = g->ships[seat][WARP] < UP_TO ? g->ships[seat][WARP] : UP_TO;
    return may(g, Q_MAY_LAND, seat, planet) ? as_many_as_fit(g, 1ull << planet, n) : 0;
}

int sheet_of_hub(const game *g, int thing) { return thing < g->pieces ? g->piece[thing].sheet : 0; }

int most_of_hub(const game *g, int from, int to, int thing)
{
    const int hub = FIRST_PIECE + thing;
    if (thing >= g->pieces || g->bargain.about || g->piece[thing].kind != HC_CARD_MOON || orbit_occupant(g, hub) != from) return 0;
    if (!is_main(g, from) || !is_main(g, to)) return 0;
    switch (g->piece[thing].sheet) {
    case CARD_orbit_warp_out: return ships_to_free(g, hub, to);
    case CARD_orbit_card_deal: case CARD_orbit_hub_discards: case CARD_orbit_garbage: case CARD_orbit_flare_up: return 1;
    default: return 0;
    }
}

VERB give_hub(game *g, events *ev, const hc_bargain_item *it)
{
    (void)ev;
    g->piece[it->thing].tag = it->count;
    return NULL;
}

static bool was_agreed(const game *g, const frame *f) { return read_piece(g, L(SOURCE))->tag; }

/* The other one of the deal. */
static int dealer(const game *g, int seat, int i) { return i ? opponent(g, seat) : seat; }

static void ask_up_to(game *g, const frame *f, int seat, int most)
{
    hc_ask *q = ask_for(g, f, HC_ASK_NUMBER, seat, numbers(0, most), PROMPT);
    q->count = (uint8_t)most;
}

static FLOW(deal_cards)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    piece_of(g, L(SOURCE))->tag = 0;
    for (L(AT) = 0; L(AT) < 2; L(AT)++) {
        SET(WHO, dealer(g, f->seat, L(AT)));
        if (!can_draw(g)) continue;
        ASK(ask_up_to(g, f, L(WHO), UP_TO));
        if (g->answer) CALL(draw(g, L(WHO), g->answer, L(SOURCE)));
    }
    FLOW_END;
}

#define AFTER_A_DEAL(what) { W_DEALT, AS_MAIN, MAY | PIECE_STAYS, .flow = what }
#define AS_AGREED(what) { W_DEALT, AS_MAIN, MUST | PIECE_STAYS, .flow = what, .when = was_agreed }

ORBIT(card_deal, "Card Deal", "Up to two cards for both dealers",
    .prompt = PROMPTS({ "card-deal", "How many cards do you draw?", { 0 } }),
    ORBIT_SAYS(ORBIT_HUB, "A deal of yours may say that both of you draw up to two cards.", AS_AGREED(deal_cards)));

static FLOW(reward_deal)
{
    FLOW_BEGIN;
    CALL(reward(g, f->seat, 1));
    FLOW_END;
}

ORBIT(deal_reward, "Deal Reward", "A reward after a deal", ORBIT_SAYS(ORBIT_HUB, "When you have made a deal as a main player, you may take a reward.", AFTER_A_DEAL(reward_deal)));

static FLOW(deal_discards)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    piece_of(g, L(SOURCE))->tag = 0;
    for (L(AT) = 0; L(AT) < 2; L(AT)++) {
        SET(WHO, dealer(g, f->seat, L(AT)));
        SET(COUNT, g->count[IN_HAND + L(WHO)] < UP_TO ? g->count[IN_HAND + L(WHO)] : UP_TO);
        if (!L(COUNT)) continue;
        ASK(by_sheet(pick_cards(g, L(WHO), 0, L(COUNT), C_ANY, PROMPT), f));
        mark_drafted(g, L(WHO));
        CALL(discard_marked(g, L(WHO), L(SOURCE)));
    }
    FLOW_END;
}

ORBIT(hub_discards, "Discard Deal (hub)", "Both dealers may discard",
    .prompt = PROMPTS({ "deal-discard", "Which cards do you discard, up to two?", { 0 } }),
    ORBIT_SAYS(ORBIT_HUB, "A deal of yours may say that both of you discard up to two cards.", AS_AGREED(deal_discards)));

static FLOW(take_fees)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (L(AT) = 1; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, f->seat, L(AT)));
        if (g->ships[L(WHO)][orbit_planet(g, L(SOURCE))]) CALL(take_blindly(g, f->seat, L(WHO), false, L(SOURCE)));
    }
    FLOW_END;
}

ORBIT(fee, "Renter's Fee", "A card from everybody else on its planet",
    ORBIT_SAYS(ORBIT_HUB, "When you have made a deal as a main player, you may take a card at random from each other player with a {colony} on this moon's planet.", AFTER_A_DEAL(take_fees)));

static uint64_t shared(const game *g, int a, int b) { return colonies(g, a) & colonies(g, b) & g->planets; }

static bool do_share(const game *g, const frame *f) { return g->defense < SEATS && shared(g, f->seat, opponent(g, f->seat)); }

static FLOW(quarrel)
{
    enum { PLANET = MINE };
    FLOW_BEGIN;
    for (L(PLANET) = 0; L(PLANET) < HC_PLANETS; L(PLANET)++)
        if (shared(g, f->seat, opponent(g, f->seat)) >> L(PLANET) & 1) CALL(send_to_warp(g, opponent(g, f->seat), 1, L(PLANET), L(SOURCE)));
    SPREAD_NEWS;
    FLOW_END;
}

ORBIT(dispute, "Domestic Dispute", "A failed deal costs {ships} on shared planets",
    ORBIT_SAYS(ORBIT_HUB, "When a deal of yours has failed, you may send one {ship} of your opponent to the {warp} from every planet that you share.",
        { W_DEAL_FAILED, AS_MAIN, MAY | PIECE_STAYS, .flow = quarrel, .when = do_share }));

static FLOW(clean_up)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    piece_of(g, L(SOURCE))->tag = 0;
    for (L(AT) = 0; L(AT) < 2; L(AT)++) {
        SET(WHO, dealer(g, f->seat, L(AT)));
        ASK(ask_for(g, f, HC_ASK_CHOICE, L(WHO), choices(2), PROMPT));
        if (g->answer) CALL(renew_hand(g, L(WHO)));
    }
    FLOW_END;
}

ORBIT(garbage, "Garbage Day", "New hands for both dealers",
    .prompt = PROMPTS({ "garbage-day", "Do you discard your hand for a new one?", { "no", "yes" } }),
    ORBIT_SAYS(ORBIT_HUB, "A deal of yours may let both of you exchange your hands for new ones.", AS_AGREED(clean_up)));

static FLOW(flare_up)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    piece_of(g, L(SOURCE))->tag = 0;
    for (L(AT) = 0; L(AT) < 2; L(AT)++) {
        SET(WHO, dealer(g, f->seat, L(AT)));
        SET(WHAT, draw_unused_flare(g, ASIDE + L(WHO), 1u << L(WHO)));       /* public: it is shown as it is taken */
        if (L(WHAT) >= 0) take_unused_flare(g, ev, L(WHO), L(WHAT), L(SOURCE));
    }
    FLOW_END;
}

ORBIT(flare_up, "Flare Up", "An unused flare for both dealers",
    ORBIT_SAYS(ORBIT_HUB, "A deal of yours may say that both of you draw a flare of an alien that is not in the game.", AS_AGREED(flare_up)));

static FLOW(free_some)
{
    FLOW_BEGIN;
    SET(COUNT, read_piece(g, L(SOURCE))->tag);
    piece_of(g, L(SOURCE))->tag = 0;
    if (L(COUNT) > ships_to_free(g, L(SOURCE), opponent(g, f->seat))) SET(COUNT, ships_to_free(g, L(SOURCE), opponent(g, f->seat)));
    if (L(COUNT)) CALL(land_ships(g, opponent(g, f->seat), L(COUNT), WARP, orbit_planet(g, L(SOURCE)), L(SOURCE)));
    FLOW_END;
}

ORBIT(warp_out, "Warp Out", "Your opponent's {ships} come to its planet",
    ORBIT_SAYS(ORBIT_HUB, "A deal of yours may say that one or two of your opponent's {ships} come from the {warp} to this moon's planet.", AS_AGREED(free_some)));

/* The deal counts as made, and nothing changes hands. The ship goes to a colony of its owner, without any to the warp. */
static FLOW(misunderstand)
{
    FLOW_BEGIN;
    withdraw_offer(g);
    tell(g, ev, HC_EV_CANCELLED, f->seat, NOBODY, 0, 0, 1, L(SOURCE));
    if (ships_on_colonies(g, f->seat)) {
        CALL(return_ships(g, f->seat, 1, ON_PIECES, L(SOURCE)));
        leave_orbit(g, L(SOURCE));
    } else empty_orbit(g, ev, L(SOURCE), WARP);
    piece_of(g, L(SOURCE))->open = (uint8_t)(1u << owner_of(g, orbit_planet(g, L(SOURCE))) | 1u << f->seat);
    RETURN(0);
    FLOW_END;
}

ORBIT(translation, "Translation Lost", "A deal without its terms",
    ORBIT_SAYS(ORBIT_HUB, "When a deal has been made, you may bring this moon's {ship} home and turn the moon face down: nothing of what was agreed happens, though the deal counts as made.",
        { W_DEAL_MADE, AS_ANYONE, MAY | PIECE_STAYS, .flow = misunderstand }));

/* ---- Bribery: a full moon ---------------------------------------------------------------------------------------------------- */

enum { NO_BRIBE };

static bool can_bribe(const game *g, int seat)
{
    const unsigned invited = g->now.invited[0] | g->now.invited[1];
    return !takes_part(g, seat) && !(invited >> seat & 1) && g->count[IN_HAND + seat] && ships_to_send(g, seat);
}

static uint64_t who_takes_bribes(const game *g, int seat)
{
    uint64_t ways = 1u << NO_BRIBE;
    for (int side = 0; side < 2; side++) if (may_side_with(g, seat, side)) ways |= 1u << (side + 1);
    return ways;
}

/* The card is marked, not remembered: only the briber knows it. */
static int bribe_of(const game *g, int seat) { return first_marked(g, seat, IN_HAND + seat, C_ANY); }

static FLOW(bribe)
{
    enum { AT = MINE, SIDE };
    FLOW_BEGIN;
    for (L(AT) = 1; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, g->offense, L(AT)));
        if (!can_bribe(g, L(WHO))) continue;
        ASK(ask_for(g, f, HC_ASK_CHOICE, L(WHO), who_takes_bribes(g, L(WHO)), PROMPT));
        if (g->answer == NO_BRIBE) continue;
        SET(SIDE, g->answer - 1);
        ASK(ask_for(g, f, HC_ASK_CARD, L(WHO), 0, SECOND_PROMPT)->filter = (uint32_t)C_ANY);
        clear_marks(g, L(WHO));
        mark_card(g, L(WHO), g->answer);
        ASK(ask_for(g, f, HC_ASK_CHOICE, of_side(g, L(SIDE)), choices(2), THIRD_PROMPT)->who = (uint8_t)L(WHO));
        if (!g->answer) continue;
        if (bribe_of(g, L(WHO)) < HC_CARDS) give_card(g, ev, L(WHO), of_side(g, L(SIDE)), bribe_of(g, L(WHO)), L(SOURCE));
        clear_marks(g, of_side(g, L(SIDE)));
        summon_ally(g, ev, of_side(g, L(SIDE)), L(WHO), L(SOURCE));
        CALL(commit(g, L(WHO)));
    }
    FLOW_END;
}

ORBIT(bribery, "Bribery", "Whoever isn't invited may buy an alliance",
    .prompt = PROMPTS([PROMPT] = { "bribe", "Do you offer a card to become an ally?", { "no", "to the {offense}", "to the {defense}" } },
                      [SECOND_PROMPT] = { "bribe-card", "Which card do you offer?", { 0 } },
                      [THIRD_PROMPT] = { "take-bribe", "Do you take a card from this player, who becomes your ally for it?", { "no", "yes" } }),
    ORBIT_SAYS(ORBIT_FULL, "When alliances are formed, each player who was not invited may offer a card to a main player; if it is accepted, that player becomes an ally on that side.",
        { W_ALLIED, AS_ANYONE, MUST | FREE | PIECE_STAYS, .flow = bribe }));
