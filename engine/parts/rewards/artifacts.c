/* artifacts.c - artifacts of the reward decks. */
#include "rules.h"

/* ---- Hand Zap, Space Junk -------------------------------------------------------------------------------------------------- */

enum { ON_WHOM = MINE2 };

static FLOW(zap_hand)
{
    FLOW_BEGIN;
    CALL(discard_hand(g, L(ON_WHOM), L(SOURCE)));
    CALL(draw_to_fill(g, L(ON_WHOM), rules(g)->info.hand, L(SOURCE)));
    FLOW_END;
}

const sheet card_hand_zap = {
    .box = HC_BOX_INCURSION, .name = "Hand Zap", .summary = "Gives a player a new hand", .prompt = PROMPTS({ "hand-zap", "Who gets a new hand?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .text = { "Play at the start of any {encounter} on any player, yourself included, who discards the hand and draws eight cards." },
        .hook[POWER] = HOOKS({ W_REGROUP, AS_ANYONE, MAY | ON_A_PLAYER, .flow = zap_hand }) }),
};

static bool there_is_junk(const game *g, const frame *f) { (void)f; return g->pile_count[IN_DISCARD]; }

enum { WHO_TAKES_IT, WHICH_JUNK };

/* The top card, or any of those that came there at once with it. */
static int cards_on_top(const game *g)
{
    const int all = g->pile_count[IN_DISCARD];
    int n = 0;
    while (n < all && tag_of(g, pile_of(g, IN_DISCARD)[all - 1 - n]) == TAG_TOGETHER) n++;
    return n ? n : 1;
}

static void mark_junk(game *g, int seat, int cards)
{
    const int all = g->pile_count[IN_DISCARD];
    for (int i = 0; i < all; i++) unmark_card(g, seat, pile_of(g, IN_DISCARD)[i]);
    for (int i = all - cards; i < all; i++) mark_card(g, seat, pile_of(g, IN_DISCARD)[i]);
}

static void ask_junk(game *g, const frame *f)
{
    mark_junk(g, f->seat, cards_on_top(g));
    ask_card_in(g, f, f->seat, IN_DISCARD, C_ANY, WHICH_JUNK)->extra = MARKED;
}

static FLOW(dump)
{
    FLOW_BEGIN;
    SET(WHAT, top_of(g, IN_DISCARD));            /* public: it lies open */
    if (cards_on_top(g) > 1) {
        ASK(ask_junk(g, f));
        SET(WHAT, g->answer);                    /* public: it lies open */
        mark_junk(g, f->seat, 0);
    }
    take_discard(g, ev, L(ON_WHOM), L(WHAT), L(SOURCE));
    FLOW_END;
}

const sheet card_space_junk = {
    .box = HC_BOX_INCURSION, .name = "Space Junk", .summary = "Gives a player the top discard", .prompt = PROMPTS([WHO_TAKES_IT] = { "junk", "Who takes the top card of the discards?", { 0 } },
                      [WHICH_JUNK] = { "which-junk", "Which of the cards that were discarded together?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .text = { "Play at any time on any player, yourself included, who takes the top card of the cosmic discards; of several that were discarded together, the one that you choose." },
        .hook[POWER] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY | ON_A_PLAYER, .flow = dump, .when = there_is_junk }) }),
};

/* ---- Ship Zap ------------------------------------------------------------------------------------------------------------------ */

enum { ZAP_WHOSE, ZAP_WHERE };
enum { HOW_PAID, WHICH_LEAVES, NEW_HAND_FOR, OMNI_ZAP_WHOSE, OMNI_ZAP_WHERE, WHAT_TO_ZAP, WHOSE_CARD, OTHER_CARD };      /* of Omni-Zap */
enum { ON_PLANET, AT_GATE_NOW, LEFT_GAME, CAPTURED };                          /* answers: where the ship is */

/* The sheet on which most of a player's captured ships are. */
static int sheet_with_captives(const game *g, int seat)
{
    int best = -1;
    for (int p = 0; p < POWERS; p++)
        if (g->ships[seat][ON_SHEET + p] && (best < 0 || g->ships[seat][ON_SHEET + p] > g->ships[seat][ON_SHEET + best])) best = p;
    return best;
}

static uint64_t where_ships_are(const game *g, int seat)
{
    return (ships_on_colonies(g, seat) ? 1u << ON_PLANET : 0) | (g->ships[seat][GATE] + g->ships[seat][OTHER_GATE] ? 1u << AT_GATE_NOW : 0) |
           (g->ships[seat][GONE] ? 1u << LEFT_GAME : 0) |
           (sheet_with_captives(g, seat) >= 0 ? 1u << CAPTURED : 0);
}

static uint64_t who_has_ships(const game *g)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (where_ships_are(g, s)) set |= 1ull << s;
    return set;
}

static bool is_any_ship_there(const game *g, const frame *f) { (void)f; return who_has_ships(g); }

static int place_to_zap(const game *g, int seat, int where)
{
    const int gate = g->ships[seat][GATE] ? GATE : OTHER_GATE;
    return where == AT_GATE_NOW ? gate : where == LEFT_GAME ? GONE : ON_SHEET + sheet_with_captives(g, seat);
}

/* The two questions of this card, or of one that is played as it. */
static int zap_prompt(const game *g, const frame *f, int which) { return sheet_of(g, L(SOURCE)) == CARD_omni_zap ? OMNI_ZAP_WHOSE + which : which; }

static FLOW(zap_ship)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, who_has_ships(g), zap_prompt(g, f, ZAP_WHOSE)));
    SET(WHO, g->answer);
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, where_ships_are(g, L(WHO)), zap_prompt(g, f, ZAP_WHERE)));
    if (g->answer == ON_PLANET) CALL(lose_chosen(g, f->seat, L(WHO), 1, L(SOURCE)));
    else CALL(lose_at(g, f->seat, L(WHO), 1, place_to_zap(g, L(WHO), g->answer), L(SOURCE)));
    FLOW_END;
}

const sheet card_ship_zap = {
    .box = HC_BOX_DOMINION, .name = "Ship Zap", .summary = "Sends any {ship} to the {warp}",
    .prompt = PROMPTS([ZAP_WHOSE] = { "ship-zap", "Whose {ship} do you send to the {warp}?", { 0 } },
                      [ZAP_WHERE] = { "ship-zap-where", "Where is that {ship}?", { "on a planet", "in the {encounter}", "out of the game", "captured" } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "Play at any time: one {ship} of your choice, anybody's, goes to the {warp}: from a planet, from the {encounter}, from a sheet where it is captive, or from outside the game." },
        .hook[POWER] = HOOKS({ W_ANY_TIME, AS_ANYONE, MAY, .flow = zap_ship, .when = is_any_ship_there }) }),
};

/* ---- Omni-Zap ---------------------------------------------------------------------------------------------------------------- */

enum { TO_WARP, FOR_GOOD };
enum { PRICE = 3 };

static bool is_of_another(const game *g, const frame *f) { return L(WHO) != f->seat && (is_card_source(L(WHAT)) || is_tech(g, L(WHAT))); }

static void ask_price(game *g, const frame *f) { ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), HOW_PAID); }

static FLOW(pay_omni)
{
    enum { PLANET = MINE };
    FLOW_BEGIN;
    ASK(ask_price(g, f));
    if (g->answer == TO_WARP) CALL(lose_any(g, f->seat, PRICE, L(SOURCE)));
    else if (colonies(g, f->seat)) {
        ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, colonies(g, f->seat), WHICH_LEAVES));
        CALL(remove_from_game(g, f->seat, 1, g->answer, L(SOURCE)));
    }
    FLOW_END;
}

static FLOW(cancel_card)
{
    FLOW_BEGIN;
    tell_act_cancelled(g, ev, f);
    CALL(push_helper(g, f, 0));
    RETURN(1);
    FLOW_END;
}

static FLOW(cancel_power)
{
    FLOW_BEGIN;
    zap(g, L(WHAT));
    tell_act_cancelled(g, ev, f);
    CALL(push_helper(g, f, 0));
    RETURN(1);
    FLOW_END;
}

static FLOW(as_hand_zap)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, everybody(g), NEW_HAND_FOR));
    SET(WHO, g->answer);
    CALL(discard_hand(g, L(WHO), L(SOURCE)));
    CALL(draw_to_fill(g, L(WHO), rules(g)->info.hand, L(SOURCE)));
    CALL(push_helper(g, f, 0));
    FLOW_END;
}

static FLOW(as_ship_zap)
{
    FLOW_BEGIN;
    CALL(push_helper(g, f, 1));
    CALL(push_helper(g, f, 0));
    FLOW_END;
}

/* ---- destiny is drawn again */

static bool was_destiny_drawn(const game *g, const frame *f) { (void)f; return !g->now.annulled && draws_destiny(g); }

static FLOW(zap_destiny)
{
    FLOW_BEGIN;
    annul_destiny(g);
    CALL(push_helper(g, f, 0));
    FLOW_END;
}

/* ---- another encounter card is chosen, or a kicker has come to nothing; when cards are revealed it may be a ship as well */

enum { A_CARD, A_KICKER, A_SHIP };

static uint64_t who_has_turned_up(const game *g)
{
    uint64_t set = 0;
    for (int side = 0; side < 2; side++) {
        const int seat = of_side(g, side);
        if (seat < SEATS && played_card(g, seat) < HC_CARDS && g->now.face_up >> seat & 1) set |= 1ull << seat;
    }
    return set;
}

static uint64_t who_kicks(const game *g)
{
    uint64_t set = 0;
    for (int side = 0; side < 2; side++)
        if (of_side(g, side) < SEATS && laid_kicker(g, of_side(g, side)) < HC_CARDS) set |= 1ull << of_side(g, side);
    return set;
}

static bool is_anything_up(const game *g, const frame *f) { (void)f; return who_has_turned_up(g); }

static unsigned what_can_go(const game *g)
{
    return 1u << A_CARD | (who_kicks(g) ? 1u << A_KICKER : 0) | (who_has_ships(g) ? 1u << A_SHIP : 0);
}

static FLOW(zap_turned_up)
{
    enum { KIND = MINE };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, what_can_go(g), WHAT_TO_ZAP));
    SET(KIND, g->answer);
    if (L(KIND) == A_SHIP) {
        CALL(push_helper(g, f, 1));
        CALL(push_helper(g, f, 0));
        RETURN(0);
    }
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, L(KIND) == A_KICKER ? who_kicks(g) : who_has_turned_up(g), WHOSE_CARD));
    SET(WHO, g->answer);
    tell(g, ev, HC_EV_CHOICE, f->seat, L(WHO), 0, WHOSE_CARD, 0, L(SOURCE));
    if (L(KIND) == A_KICKER) {
        SET(WHAT, laid_kicker(g, L(WHO)));
        switch_off_effect(g, SOURCE_OF_CARD(L(WHAT)));
        g->now.kickers &= (uint8_t)~(1u << L(WHO));
        CALL(discard(g, L(WHO), L(WHAT), L(SOURCE)));
    } else {
        SET(WHAT, played_card(g, L(WHO)));       /* public: it is turned up */
        drop_changes(g, side_of(g, L(WHO)));
        g->now.face_up &= (uint8_t)~(1u << L(WHO));
        g->intimidates &= (uint8_t)~(1u << L(WHO));
        CALL(discard(g, L(WHO), L(WHAT), L(SOURCE)));
        CALL(new_hand(g, L(WHO)));
        if (has_card(g, IN_HAND + L(WHO), C_ENCOUNTER)) {
            ASK(ask_for(g, f, HC_ASK_CARD, L(WHO), 0, OTHER_CARD)->filter = C_ENCOUNTER);
            play_face_up(g, ev, L(WHO), g->answer, L(SOURCE));
            if (g->runs) lay_clauses(g, L(WHO));
        }
    }
    CALL(push_helper(g, f, 0));
    FLOW_END;
}

const sheet card_omni_zap = {
    .box = HC_BOX_DOMINION, .name = "Omni-Zap", .summary = "Any zap there is, at a price", .helper = FLOWS(pay_omni, zap_ship),
    .prompt = PROMPTS([HOW_PAID] = { "omni-price", "How do you pay for Omni-Zap?", { "Three {ships} to the {warp}", "One {ship} out of the game" } },
                      [WHICH_LEAVES] = { "omni-ship", "Which {colony} does the {ship} that leaves the game come from?", { 0 } },
                      [NEW_HAND_FOR] = { "omni-hand", "Who gets a new hand?", { 0 } },
                      [OMNI_ZAP_WHOSE] = { "omni-ship-zap", "Whose {ship} do you send to the {warp}?", { 0 } },
                      [OMNI_ZAP_WHERE] = { "omni-ship-where", "Where is that {ship}?", { "on a planet", "in the {encounter}", "out of the game", "captured" } },
                      [WHAT_TO_ZAP] = { "omni-what", "What do you zap?", { "an encounter card", "a kicker", "a {ship}" } },
                      [WHOSE_CARD] = { "omni-whose", "Whose card do you zap?", { 0 } },
                      [OTHER_CARD] = { "omni-card", "Your card was zapped. Which one do you play instead?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "Play when another player plays a card with an effect or uses a tech: it is cancelled and discarded. Or discard the destiny card, and another is drawn; or an {encounter} card or kicker that is turned up: another {encounter} card is chosen in its place. Or play it as a Cosmic Zap, a Hand Zap or a Ship Zap. Afterwards you send three of your {ships} to the {warp}, or one leaves the game." },
        .hook[POWER] = HOOKS({ W_DESTINY, AS_ANYONE, MAY, .flow = zap_destiny, .when = was_destiny_drawn },
                             { W_REVEALED, AS_ANYONE, MAY, .flow = zap_turned_up, .when = is_anything_up },
                             { W_CARD_PLAYED, AS_ANYONE, MAY, .flow = cancel_card, .when = is_of_another },
                             { W_POWER_USED, AS_ANYONE, MAY, .flow = cancel_power, .when = can_be_zapped },
                             { W_REGROUP, AS_ANYONE, MAY, .flow = as_hand_zap },
                             { W_ANY_TIME, AS_ANYONE, MAY, .flow = as_ship_zap, .when = is_any_ship_there }) }),
};

/* ---- designed here --------------------------------------------------------------------------------------------------------------- */

enum { CENSUS_CARDS = 2 };

static int extreme_hand(const game *g, bool most)
{
    int best = g->count[IN_HAND];
    for (int s = 1; s < g->players; s++) if (most ? g->count[IN_HAND + s] > best : g->count[IN_HAND + s] < best) best = g->count[IN_HAND + s];
    return best;
}

static bool hands_differ(const game *g, const frame *f) { (void)f; return extreme_hand(g, true) > extreme_hand(g, false); }

static void ask_discards(game *g, const frame *f, int seat)
{
    const int n = g->count[IN_HAND + seat] < CENSUS_CARDS ? g->count[IN_HAND + seat] : CENSUS_CARDS;
    by_sheet(pick_cards(g, seat, n, n, C_ANY, 0), f);
}

static FLOW(count_hands)
{
    enum { FEWEST = MINE, MANY, AT };
    FLOW_BEGIN;
    SET(MANY, extreme_hand(g, true));
    SET(FEWEST, 0);
    for (int s = 0; s < g->players; s++) if (g->count[IN_HAND + s] == extreme_hand(g, false)) L(FEWEST) = (int16_t)(L(FEWEST) | 1 << s);
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, g->offense, L(AT)));
        if (L(FEWEST) >> L(WHO) & 1 || g->count[IN_HAND + L(WHO)] != L(MANY)) continue;
        ASK(ask_discards(g, f, L(WHO)));
        mark_drafted(g, L(WHO));
        CALL(discard_marked(g, L(WHO), L(SOURCE)));
    }
    for (L(AT) = 0; L(AT) < g->players; L(AT)++)
        if (L(FEWEST) >> clockwise(g, g->offense, L(AT)) & 1) CALL(draw(g, clockwise(g, g->offense, L(AT)), CENSUS_CARDS, L(SOURCE)));
    FLOW_END;
}

const sheet card_census = {
    .box = HC_BOX_ODYSSEY, .name = "Census", .summary = "Takes from the largest hands, gives to the smallest",
    .prompt = PROMPTS({ "census", "Which two cards do you discard?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_OURS,
        .text = { "Play at the start of any {encounter}. Whoever has the most cards discards two of their choice; whoever has the fewest draws two. Ties count for everybody involved; if all hands are equal, nothing happens." },
        .hook[POWER] = HOOKS({ W_REGROUP, AS_ANYONE, MAY, .flow = count_hands, .when = hands_differ }) }),
};

static bool loses(const game *g, int seat, int side) { return on_side(g, seat, side) && (g->winner == BOTH_LOST || g->winner == !side); }

static bool somebody_loses(const game *g, const frame *f)
{
    (void)f;
    return g->winner == SIDE_OFFENSE || g->winner == SIDE_DEFENSE || g->winner == BOTH_LOST;
}

static FLOW(man_lifeboats)
{
    enum { AT = MINE, SIDE };
    FLOW_BEGIN;
    for (L(AT) = 0; L(AT) < g->players; L(AT)++)
        for (L(SIDE) = 0; L(SIDE) < 2; L(SIDE)++) {
            SET(WHO, g->order[L(AT)]);
            if (loses(g, L(WHO), L(SIDE)) && ships_on_side(g, L(WHO), L(SIDE)))
                CALL(return_ships(g, L(WHO), 1, ships_place_on(g, L(WHO), L(SIDE)), L(SOURCE)));
        }
    FLOW_END;
}

const sheet card_lifeboats = {
    .box = HC_BOX_ODYSSEY, .name = "Lifeboats", .summary = "Each loser saves a {ship}",
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_OURS,
        .text = { "Play when the losers of an {encounter} are known, before their {ships} are lost. Each of them puts one of those {ships} on another of their {colonies}." },
        .hook[POWER] = HOOKS({ W_SETTLED, AS_ANYONE, MAY, .flow = man_lifeboats, .when = somebody_loses }) }),
};

static FLOW(dawn)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    if (g->ships[f->seat][WARP] && colonies(g, f->seat)) CALL(retrieve(g, f->seat, 255, L(SOURCE)));
    if (g->count[IN_HAND + f->seat] < rules(g)->info.hand) CALL(draw(g, f->seat, rules(g)->info.hand - g->count[IN_HAND + f->seat], L(SOURCE)));
    for (L(AT) = 1; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, f->seat, L(AT)));
        if (g->ships[L(WHO)][WARP] && colonies(g, L(WHO))) CALL(retrieve(g, L(WHO), 1, L(SOURCE)));
    }
    FLOW_END;
}

const sheet card_second_dawn = {
    .box = HC_BOX_ODYSSEY, .name = "Second Dawn", .summary = "Your {ships} and a full hand",
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_OURS,
        .text = { "Play as the {offense} at the start of your {encounter}. All your {ships} leave the {warp}, and you draw until you hold eight cards. Then every other player frees one {ship}." },
        .hook[POWER] = HOOKS({ W_REGROUP, AS_OFFENSE, MAY, .flow = dawn }) }),
};

/* ---- safeguards: no artifacts, so Card Zap does not reach them ------------------------------------------------------------------- */

enum { SAVED_MOST = 3 };

static bool can_be_saved(const game *g, const frame *f) { return heads_for_warp(g, f) && L(COUNT) > 0 && colonies_left(g, f); }

static FLOW(save_some)
{
    FLOW_BEGIN;
    CALL(save_ships(g, f, L(COUNT) < SAVED_MOST ? L(COUNT) : SAVED_MOST));
    RETURN(g->result);
    FLOW_END;
}

const sheet card_safeguard_ships = {
    .box = HC_BOX_ODYSSEY, .name = "Safeguard (Ships)", .summary = "Saves up to three {ships}",
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_PARTLY, .text = { "Play when {ships} of yours would go to the {warp}: up to three of them go to other {colonies} of yours instead." },
        .hook[POWER] = HOOKS({ W_WOULD_LOSE, AS_ANYONE | OWN, MAY, .flow = save_some, .when = can_be_saved }) }),
};

static FLOW(guard_power)
{
    FLOW_BEGIN;
    shield_power(g, L(CAUSE));
    tell_act_cancelled(g, ev, f);
    RETURN(1);
    FLOW_END;
}

/* A power that cancels has been used all the same, and may be used in this encounter as before: it only has no effect. */
static FLOW(guard_from_power)
{
    FLOW_BEGIN;
    shield_power(g, L(CAUSE));
    RETURN(0);
    FLOW_END;
}

const sheet card_safeguard_power = {
    .box = HC_BOX_ODYSSEY, .name = "Safeguard (Power)", .summary = "Your power cannot be cancelled",
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_PARTLY,
        .text = { "Play when another player's card, tech or power would cancel a use of your power: it has no effect, and your power cannot be cancelled again in this {encounter}." },
        .hook[POWER] = HOOKS({ W_CARD_PLAYED, AS_ANYONE, MAY, .flow = guard_power, .when = is_cancelling_me },
                             { W_POWER_USED, AS_ANYONE, MAY, .flow = guard_from_power, .when = is_cancelling_me }) }),
};
