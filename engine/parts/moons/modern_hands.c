/* modern_hands.c - moons of the modern edition that work at once: quarter moons, and cheesy ones. */
#include "rules.h"

enum { PROMPT, TO_PROMPT };
enum { FOUR = 4 };

static bool has_of(const game *g, int seat, int classes) { return has_card(g, IN_HAND + seat, classes); }

/* ---- quarter --------------------------------------------------------------------------------------------------------- */

static FLOW(make_peace)
{
    FLOW_BEGIN;
    for (int i = 0; i < g->players && topmost_in_deck(g, C_NEGOTIATE) < HC_CARDS; i++)
        take_discard(g, ev, clockwise(g, f->seat, i), topmost_in_deck(g, C_NEGOTIATE), L(SOURCE));
    shuffle_whole_deck(g, ev);
    FLOW_END;
}

ORBIT(peace_move, "Peace Move", "A {negotiate} for everybody",
    ORBIT_SAYS(ORBIT_QUARTER, "A {negotiate} card for each player is looked for in the deck, yours first; then it is shuffled.", AT_ONCE(make_peace)));

static const int ZAP[] = { CARD_cosmic_zap, CARD_card_zap };

static int zap_in_deck(const game *g, int sheet_id)
{
    for (int i = g->pile_count[IN_DECK] - 1; i >= 0; i--) if (sheet_of_card(g, pile_of(g, IN_DECK)[i]) == sheet_id) return pile_of(g, IN_DECK)[i];
    return HC_CARDS;
}

static int collect_zaps(game *g, events *ev, int seat, int sheet_id, int cause)
{
    int n = 0;
    for (int s = 0; s < g->players; s++) {
        if (s == seat) continue;
        FOR_CARDS_AT(c, IN_HAND + s) if (sheet_of_card(g, c) == sheet_id) pass_on(g, ev, s, seat, c, cause), n++;
    }
    return n;
}

static FLOW(grab_zap)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), PROMPT));
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, g->answer, PROMPT, 0, L(SOURCE));
    if (!collect_zaps(g, ev, f->seat, ZAP[g->answer], L(SOURCE)) && zap_in_deck(g, ZAP[g->answer]) < HC_CARDS) {
        take_discard(g, ev, f->seat, zap_in_deck(g, ZAP[g->answer]), L(SOURCE));
        shuffle_whole_deck(g, ev);
    }
    FLOW_END;
}

ORBIT(zap_grab, "Zap Grab", "Every Zap of one name",
    .prompt = PROMPTS({ "zap-grab", "Which Zap do you name?", { "Cosmic Zap", "Card Zap" } }),
    ORBIT_SAYS(ORBIT_QUARTER, "Name a card with Zap in its name: everybody who holds one gives it to you. If nobody does, take one from the deck, and shuffle it.", AT_ONCE(grab_zap)));

static FLOW(emerge)
{
    FLOW_BEGIN;
    SET(WHAT, power_slot(g) >= 0 ? unused_alien(g) : 0);
    if (L(WHAT)) grant_power(g, ev, f->seat, L(WHAT), L(SOURCE));
    FLOW_END;
}

ORBIT(emergence, "Emergence", "An extra alien", ORBIT_SAYS(ORBIT_QUARTER, "You get an extra alien, drawn at random from those that suit the game.", AT_ONCE(emerge)));

static FLOW(sort_out)
{
    FLOW_BEGIN;
    CALL(draw(g, f->seat, FOUR, L(SOURCE)));
    SET(COUNT, g->count[IN_HAND + f->seat] < FOUR ? g->count[IN_HAND + f->seat] : FOUR);
    if (!L(COUNT)) RETURN(0);
    ASK(by_sheet(pick_cards(g, f->seat, L(COUNT), L(COUNT), C_ANY, PROMPT), f));
    mark_drafted(g, f->seat);
    CALL(discard_marked(g, f->seat, L(SOURCE)));
    FLOW_END;
}

ORBIT(four_and_four, "+4 Then -4", "Draw four, discard four",
    .prompt = PROMPTS({ "minus-four", "Which four cards do you discard?", { 0 } }),
    ORBIT_SAYS(ORBIT_QUARTER, "Draw four cards, then discard four.", AT_ONCE(sort_out)));

static int own_sheet(const game *g, int seat)
{
    for (int p = 0; p < POWERS; p++)
        if (g->power[p].alien && g->power[p].owner == seat && g->power[p].holder == seat && !g->power[p].parent && !is_bound(g, p)) return p;
    return -1;
}

static void change_alien(game *g, events *ev, int seat, int cause)
{
    const int p = own_sheet(g, seat), into = p >= 0 ? unused_alien(g) : 0;
    if (into) become(g, ev, p, into, cause);
}

static FLOW(metamorphose)
{
    FLOW_BEGIN;
    change_alien(g, ev, f->seat, L(SOURCE));
    FLOW_END;
}

ORBIT(metamorph, "Metamorph", "Another alien", ORBIT_SAYS(ORBIT_QUARTER, "Your alien is exchanged for another, drawn at random from those that suit the game.", AT_ONCE(metamorphose)));

static int extreme_attack(const game *g, int seat, int sign)
{
    int best = HC_CARDS;
    FOR_CARDS_AT(c, IN_HAND + seat)
        if (class_of(g, c) == C_ATTACK && (best == HC_CARDS || sign * attack_value(g, c) > sign * attack_value(g, best))) best = c;
    return best;
}

static void preview(game *g, events *ev, int seat, int viewer, int cause)
{
    const int high = extreme_attack(g, seat, 1), low = extreme_attack(g, seat, -1);
    if (high < HC_CARDS) show_to(g, ev, seat, high, viewer, cause);
    if (low < HC_CARDS && low != high) show_to(g, ev, seat, low, viewer, cause);
}

static FLOW(preview_attacks)
{
    FLOW_BEGIN;
    for (int i = 1; i < g->players; i++) preview(g, ev, clockwise(g, f->seat, i), f->seat, L(SOURCE));
    FLOW_END;
}

ORBIT(preview, "Attack Preview", "Everybody's highest and lowest attack",
    ORBIT_SAYS(ORBIT_QUARTER, "Every other player shows you their highest and their lowest attack card.", AT_ONCE(preview_attacks)));

static FLOW(migrate)
{
    enum { TURN = MINE, FROM };
    FLOW_BEGIN;
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, f->seat, L(TURN)));
        if (count_bits(colonies(g, L(WHO))) < 2) continue;
        ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, colonies(g, L(WHO)), PROMPT)->who = (uint8_t)L(WHO));
        SET(FROM, g->answer);
        if (!with_room(g, colonies(g, L(WHO)) & ~(1ull << L(FROM)))) continue;
        ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, with_room(g, colonies(g, L(WHO)) & ~(1ull << L(FROM))), TO_PROMPT)->who = (uint8_t)L(WHO));
        move_ships(g, L(WHO), 1, L(FROM), g->answer);
        tell(g, ev, HC_EV_RETURNED, L(WHO), NOBODY, 1, g->answer, L(FROM), L(SOURCE));
        tell_colony_left(g, ev, L(WHO), L(FROM), L(SOURCE));
        watch_powers(g, ev);
        SPREAD_NEWS;
    }
    FLOW_END;
}

ORBIT(migration, "Migration (quarter)", "One of each player's {ships} moves",
    .prompt = PROMPTS([PROMPT] = { "moon-migrate", "From which {colony} of this player does a {ship} move?", { 0 } },
                      [TO_PROMPT] = { "moon-migrate-to", "To which other {colony} of this player does it move?", { 0 } }),
    ORBIT_SAYS(ORBIT_QUARTER, "Move one {ship} of each player, your own too, to another of that player's {colonies}.", AT_ONCE(migrate)));

/* What was taken is marked; what is kept is not. */
static void take_one_each(game *g, events *ev, int seat, int cause)
{
    clear_marks(g, seat);
    for (int i = 1; i < g->players; i++) {
        const int card = give_at_random(g, ev, clockwise(g, seat, i), seat, cause);
        if (card >= 0) mark_card(g, seat, card);
    }
}

static FLOW(hunt)
{
    FLOW_BEGIN;
    take_one_each(g, ev, f->seat, L(SOURCE));
    if (!count_marked(g, f->seat, IN_HAND + f->seat, C_ANY)) RETURN(0);
    ASK(ask_card_in(g, f, f->seat, IN_HAND + f->seat, C_ANY, PROMPT)->extra |= MARKED);
    unmark_card(g, f->seat, g->answer);
    CALL(discard_marked(g, f->seat, L(SOURCE)));
    FLOW_END;
}

ORBIT(treasure, "Treasure Hunt", "The best of one random card from everybody",
    .prompt = PROMPTS({ "treasure", "Which of these cards do you keep?", { 0 } }),
    ORBIT_SAYS(ORBIT_QUARTER, "Each other player gives you a card at random. Keep one of them and discard the rest.", AT_ONCE(hunt)));

static void take_all(game *g, events *ev, int seat, int classes, int cause)
{
    for (int i = 1; i < g->players; i++) {
        const int from = clockwise(g, seat, i);
        FOR_CARDS_AT(c, IN_HAND + from) if (class_of(g, c) & classes) pass_on(g, ev, from, seat, c, cause);
    }
}

static FLOW(attract)
{
    FLOW_BEGIN;
    take_all(g, ev, f->seat, C_FLARE, L(SOURCE));
    FLOW_END;
}

static FLOW(renounce)
{
    FLOW_BEGIN;
    take_all(g, ev, f->seat, C_NEGOTIATE, L(SOURCE));
    FLOW_END;
}

ORBIT(magnet, "Flare Magnet (quarter)", "Everybody else's flares", ORBIT_SAYS(ORBIT_QUARTER, "Every other player gives you all their flares.", AT_ONCE(attract)));
ORBIT(ascetic, "Ascetic", "Everybody else's {negotiate} cards", ORBIT_SAYS(ORBIT_QUARTER, "Every other player gives you all their {negotiate} cards.", AT_ONCE(renounce)));

static FLOW(collect_alms)
{
    FLOW_BEGIN;
    for (L(MINE) = 1; L(MINE) < g->players; L(MINE)++) {
        SET(WHO, clockwise(g, f->seat, L(MINE)));
        if (!has_of(g, L(WHO), C_ANY)) continue;
        ASK(ask_for(g, f, HC_ASK_CARD, L(WHO), 0, PROMPT)->filter = (uint32_t)C_ANY);
        give_card(g, ev, L(WHO), f->seat, g->answer, L(SOURCE));
    }
    FLOW_END;
}

ORBIT(alms, "Alms (quarter)", "A card from everybody",
    .prompt = PROMPTS({ "moon-alms", "Which card do you give?", { 0 } }),
    ORBIT_SAYS(ORBIT_QUARTER, "Every other player gives you a card of their choice.", AT_ONCE(collect_alms)));

static FLOW(reveal_sadly)
{
    FLOW_BEGIN;
    for (int i = 1; i < g->players; i++) {
        const int seat = clockwise(g, f->seat, i);
        FOR_CARDS_AT(c, IN_HAND + seat) if (class_of(g, c) & (C_ARTIFACT | C_FLARE)) show_to(g, ev, seat, c, f->seat, L(SOURCE));
    }
    FLOW_END;
}

ORBIT(revelations, "Sad Revelations", "The others show {artifacts} and flares",
    ORBIT_SAYS(ORBIT_QUARTER, "Every other player shows you their {artifacts} and flares.", AT_ONCE(reveal_sadly)));

/* ---- cheesy ------------------------------------------------------------------------------------------------------------------ */

static void deal_out(game *g, events *ev, int first, int cause)
{
    for (int i = 0; g->pile_count[IN_DECK]; i++) {
        const int to = clockwise(g, first, i % g->players), card = draw_card(g, IN_DECK, IN_HAND + to, 1u << to);
        tell_secret(g, ev, 1u << to, HC_EV_DREW_CARD, to, NOBODY, card, 0, 0, cause);
    }
}

static FLOW(deal_deck)
{
    FLOW_BEGIN;
    tell(g, ev, HC_EV_DREW, f->seat, NOBODY, g->pile_count[IN_DECK] / g->players, 0, 0, L(SOURCE));
    deal_out(g, ev, f->seat, L(SOURCE));
    FLOW_END;
}

static bool is_deck_left(const game *g, const frame *f) { (void)f; return g->pile_count[IN_DECK]; }

ORBIT(deal_deck, "Deal Deck", "The whole deck is dealt out",
    ORBIT_SAYS(ORBIT_CHEESY, "At the start of your turn, the whole deck is dealt out, beginning with you.", EVERY_TIME(W_START_TURN, AS_OFFENSE, .flow = deal_deck, .when = is_deck_left)));

static void deal_discards(game *g, events *ev, int first, int cause)
{
    for (int i = 0; g->pile_count[IN_DISCARD]; i++) {
        const int to = clockwise(g, first, i % g->players), card = random_card(g, IN_DISCARD, C_ANY);
        put_card(g, card, IN_HAND + to, 1u << to);
        tell_secret(g, ev, 1u << to, HC_EV_DREW_CARD, to, NOBODY, card, 0, 0, cause);
    }
}

static FLOW(deal_out_discards)
{
    FLOW_BEGIN;
    deal_discards(g, ev, f->seat, L(SOURCE));
    FLOW_END;
}

static bool are_discards_left(const game *g, const frame *f) { (void)f; return g->pile_count[IN_DISCARD]; }

ORBIT(discard_deal, "Discard Deal (cheesy)", "The discards are dealt out",
    ORBIT_SAYS(ORBIT_CHEESY, "At the start of your turn, the discards are shuffled and all dealt out, beginning with you.",
        EVERY_TIME(W_START_TURN, AS_OFFENSE, .flow = deal_out_discards, .when = are_discards_left)));

static FLOW(reboot)
{
    FLOW_BEGIN;
    for (int i = 0; i < g->players; i++) change_alien(g, ev, clockwise(g, f->seat, i), L(SOURCE));
    FLOW_END;
}

ORBIT(reboot, "Reboot", "New aliens for everybody",
    ORBIT_SAYS(ORBIT_CHEESY, "At the start of your turn, everybody's alien is exchanged for another.", EVERY_TIME(W_START_TURN, AS_OFFENSE, .flow = reboot)));

static FLOW(wither)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, g->offense, L(AT)));
        if (!has_of(g, L(WHO), C_ANY)) continue;
        ASK(ask_for(g, f, HC_ASK_CARD, L(WHO), 0, PROMPT)->filter = (uint32_t)C_ANY);
        CALL(discard(g, L(WHO), g->answer, L(SOURCE)));
    }
    FLOW_END;
}

ORBIT(atrophy, "Atrophy", "Everybody discards a card",
    .prompt = PROMPTS({ "atrophy", "Which card do you discard?", { 0 } }),
    ORBIT_SAYS(ORBIT_CHEESY, "When an {encounter} begins, everybody discards a card of their choice.", EVERY_TIME(W_REGROUP, AS_ANYONE, .flow = wither)));

static unsigned with_most_colonies(const game *g)
{
    unsigned set = 0;
    int most = -1;
    for (int s = 0; s < g->players; s++) {
        const int n = home_colonies(g, s) + colonies_that_count(g, s);
        if (n > most) set = 0;
        if (n >= most) set |= 1u << s;
        if (n > most) most = n;
    }
    return set;
}

static FLOW(end_it)
{
    FLOW_BEGIN;
    CALL(claim(g, with_most_colonies(g), L(SOURCE)));
    FLOW_END;
}

ORBIT(game_over, "Game Over", "The game ends", ORBIT_SAYS(ORBIT_CHEESY, "The game ends at once: whoever has the most {colonies}, home and foreign together, wins.", AT_ONCE(end_it)));

static FLOW(unmask)
{
    enum { PLANET = MINE };
    FLOW_BEGIN;
    SET(PLANET, orbit_planet(g, L(SOURCE)));
    empty_orbit(g, ev, L(SOURCE), L(PLANET));
    remove_orbit(g, ev, L(SOURCE), BY_RULES);
    if (owner_of(g, L(PLANET)) != NOBODY) found_city(g, ev, L(PLANET), BY_RULES);
    SPREAD_NEWS;
    FLOW_END;
}

ORBIT(no_moon, "That's No Moon!", "It is a sky city",
    ORBIT_SAYS(ORBIT_CHEESY, "A sky city is drawn and attached to this planet. Your {ship} moves to the planet, and the moon leaves the game.", AT_ONCE(unmask)));

static unsigned planetless(const game *g)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (!(colonies(g, s) | colonies_by_moons(g, s))) set |= 1u << s;
    return set;
}

static bool is_anybody_planetless(const game *g, const frame *f) { (void)f; return planetless(g); }

static FLOW(wander)
{
    FLOW_BEGIN;
    CALL(claim(g, planetless(g), L(SOURCE)));
    FLOW_END;
}

ORBIT(planetless, "Planetless", "Having no planet wins",
    ORBIT_SAYS(ORBIT_CHEESY, "A player who has no {ship} on any planet or moon when an {encounter} is over wins.", EVERY_TIME(W_ENCOUNTER_OVER, AS_ANYONE, .flow = wander, .when = is_anybody_planetless)));
