/* hazardous.c - haz-techs: face down, with any number of ships, until there is a hazard warning. Then the ships on them are used up. */
#include "rules.h"

#define HAZ_TECH(id, title, what, ...) \
    const sheet card_##id = { .piece = HC_CARD_TECH, .box = HC_BOX_ODYSSEY, .name = title, .summary = what, __VA_ARGS__ }
#define HAZ_FORM(words, ...) \
    .form = FORMS({ .editions = IN_FFG, .research_any = true, .face_down = true, .text = { words }, .hook[POWER] = HOOKS(__VA_ARGS__) })
#define ONLY_THEN "Kept face down. Reveal and discard it in an {encounter} with a hazard warning; the {ships} on it go to the {warp}. "

static bool is_hazardous(const game *g, const frame *f) { (void)f; return g->now.hazard; }

static int ships_here(const game *g, const frame *f) { return ships_on_tech(g, L(SOURCE)); }

/* ---- Cosmic Catapult ---------------------------------------------------------------------------------------------- */

enum { EACH = 3 };

static bool can_hurl(const game *g, const frame *f) { return is_hazardous(g, f) && both_attack(g, f); }

/* The lowest bit is the side. */
static FLOW(hurl)
{
    enum { ON_SIDE = MINE2 };
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = (int16_t)(ships_here(g, f) * EACH * 2 + L(ON_SIDE));
    CALL(lose_researchers(g, f->seat, L(SOURCE), L(SOURCE)));
    FLOW_END;
}

static int add_hurled(const sum *s, const effect *e, int side, int total)
{
    (void)s;
    return (e->remembered & 1) == side ? total + e->remembered / 2 : total;
}

HAZ_TECH(cosmic_catapult, "Cosmic Catapult", "Adds 3 for each {ship} on it",
    .prompt = PROMPTS({ "catapult", "Which side does the Cosmic Catapult help?", { "the {offense}", "the {defense}" } }),
    HAZ_FORM(ONLY_THEN "After cards are revealed, it adds 3 for each of them to either side's total.",
             { W_REVEALED, AS_ANYONE, MAY | ON_A_SIDE, .flow = hurl, .when = can_hurl, .modify = { { Q_ADDED, add_hurled } } }));

/* ---- Nuclear Missiles --------------------------------------------------------------------------------------------- */

enum { AT_WHAT, WHOSE, HOW_MANY };

static uint64_t inhabited(const game *g)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) set |= colonies(g, s);
    return set;
}

static uint64_t people_on(const game *g, int planet)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (g->ships[s][planet]) set |= 1ull << s;
    return set;
}

static bool is_single(uint64_t seats) { return !(seats & (seats - 1)); }

/* What a player loses is one loss, so it is asked how many; of the only one who is left, all that the missiles can reach. */
static void ask_how_many(game *g, const frame *f, int victim, int planet, int left)
{
    const int have = g->ships[victim][planet], most = have < left ? have : left;
    ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(is_single(people_on(g, planet)) ? most : 1, most), HOW_MANY)->who = (uint8_t)victim;
}

static FLOW(strike)
{
    enum { PLANET = MINE, LEFT, VICTIM };
    FLOW_BEGIN;
    SET(LEFT, ships_here(g, f));
    CALL(lose_researchers(g, f->seat, L(SOURCE), L(SOURCE)));
    if (!inhabited(g)) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, inhabited(g), AT_WHAT)->count = (uint8_t)L(LEFT));
    SET(PLANET, g->answer);
    while (L(LEFT) > 0 && people_on(g, L(PLANET))) {
        g->answer = (int16_t)__builtin_ctzll(people_on(g, L(PLANET)));
        if (L(LEFT) < ships_on(g, L(PLANET))) ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, people_on(g, L(PLANET)), WHOSE));
        SET(VICTIM, g->answer);
        g->answer = g->ships[L(VICTIM)][L(PLANET)];
        if (L(LEFT) < ships_on(g, L(PLANET))) ASK(ask_how_many(g, f, L(VICTIM), L(PLANET), L(LEFT)));
        SET(LEFT, L(LEFT) - g->answer);
        CALL(lose_at(g, f->seat, L(VICTIM), g->answer, L(PLANET), L(SOURCE)));
        if (!g->result) break;                   /* nothing there can be lost */
    }
    FLOW_END;
}

static bool can_strike(const game *g, const frame *f) { return is_hazardous(g, f) && inhabited(g); }

HAZ_TECH(nuclear_missiles, "Nuclear Missiles", "Destroys {ships} on one planet",
    .prompt = PROMPTS([AT_WHAT] = { "missiles", "On which planet do the Nuclear Missiles destroy {ships}?", { 0 } },
                      [WHOSE] = { "missiles-whose", "Whose {ships} do they send to the {warp}?", { 0 } },
                      [HOW_MANY] = { "missiles-how-many", "How many {ships} must this player lose?", { 0 } }),
    HAZ_FORM(ONLY_THEN "At any time: choose a planet. That many {ships} there, of your choice, go to the {warp}.",
             { W_ANY_TIME, AS_ANYONE, MAY, .flow = strike, .when = can_strike }));

/* ---- Sabotage ------------------------------------------------------------------------------------------------------- */

static bool is_victim(const game *g, int thing, int mine, int most)
{
    return thing != mine && is_tech(g, thing) && read_piece(g, thing)->holders && ships_on_tech(g, thing) && ships_on_tech(g, thing) <= most;
}

static int victims(const game *g, int mine, int most)
{
    int n = 0;
    FOR_PIECES(p, g) n += is_victim(g, p, mine, most);
    return n;
}

static void ask_victim(game *g, const frame *f, int most)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, f->seat, 0, 0);
    q->extra = CAN_PASS;
    FOR_PIECES(p, g) if (is_victim(g, p, L(SOURCE), most)) among_pieces(q, p);
}

static FLOW(sabotage)
{
    enum { MOST = MINE };
    FLOW_BEGIN;
    SET(MOST, ships_here(g, f));
    CALL(lose_researchers(g, f->seat, L(SOURCE), L(SOURCE)));
    g->answer = 0;
    while (g->answer != PASS && victims(g, L(SOURCE), L(MOST))) {
        ASK(ask_victim(g, f, L(MOST)));
        if (g->answer != PASS) CALL(recall_researchers(g, holder_of(g, g->answer), g->answer));
    }
    draw_further_tech(g, ev, f->seat);
    FLOW_END;
}

HAZ_TECH(sabotage, "Sabotage", "Sends researchers home",
    .prompt = PROMPTS({ "sabotage", "From which tech do the {ships} go home?", { 0 } }),
    HAZ_FORM(ONLY_THEN "Choose any techs that have no more {ships} on them than were here: all {ships} on those return to {colonies}. Then draw another tech.",
             { W_DESTINY, AS_ANYONE, MAY, .flow = sabotage, .when = is_hazardous },
             { W_LAUNCHED, AS_ANYONE, MAY, .flow = sabotage, .when = is_hazardous },
             { W_ALLIED, AS_ANYONE, MAY, .flow = sabotage, .when = is_hazardous },
             { W_SELECTED, AS_ANYONE, MAY, .flow = sabotage, .when = is_hazardous },
             { W_REVEALED, AS_ANYONE, MAY, .flow = sabotage, .when = is_hazardous },
             { W_RESOLVED, AS_ANYONE, MAY, .flow = sabotage, .when = is_hazardous }));

/* ---- Strange Attractor ---------------------------------------------------------------------------------------------- */

enum { OF_DISCARDS, OF_HAND };

static bool there_are_flares(const game *g, const frame *f)
{
    bool any = has_card(g, IN_DISCARD, C_FLARE);
    for (int s = 0; s < g->players; s++) any |= s != f->seat && g->count[IN_HAND + s];       /* whether one of them is a flare is not known */
    return is_hazardous(g, f) && any;
}

static void show_flares(game *g, events *ev, int seat, int cause)
{
    for (int i = 1; i < g->players; i++) {
        const int s = clockwise(g, seat, i);
        FOR_CARDS_AT(c, IN_HAND + s) if (class_of(g, c) == C_FLARE) show_from_hand(g, ev, s, c, cause);
    }
}

static int take_drafted(game *g, events *ev, int from, int seat, int cause)
{
    const int n = g->draft_count;
    for (int i = 0; i < n; i++) {
        if (from == NOBODY) take_discard(g, ev, seat, g->draft[i], cause);
        else take_played(g, ev, from, seat, g->draft[i], cause);
    }
    clear_draft(g);
    return n;
}

static int fewer(int a, int b) { return a < b ? a : b; }

static void ask_flares_of(game *g, const frame *f, int from, int left)
{
    const int most = fewer(left, count_cards(g, IN_HAND + from, C_FLARE));
    pick_cards_in(g, f, f->seat, IN_HAND + from, 0, most, C_FLARE, OF_HAND)->who = (uint8_t)from;
}

static FLOW(attract)
{
    enum { LEFT = MINE, AT, FROM };
    FLOW_BEGIN;
    SET(LEFT, ships_here(g, f));
    CALL(lose_researchers(g, f->seat, L(SOURCE), L(SOURCE)));
    show_flares(g, ev, f->seat, L(SOURCE));
    if (has_card(g, IN_DISCARD, C_FLARE)) {
        ASK(pick_cards_in(g, f, f->seat, IN_DISCARD, 0, fewer(L(LEFT), count_cards(g, IN_DISCARD, C_FLARE)), C_FLARE, OF_DISCARDS));
        SET(LEFT, L(LEFT) - take_drafted(g, ev, NOBODY, f->seat, L(SOURCE)));
    }
    for (L(AT) = 1; L(AT) < g->players && L(LEFT) > 0; L(AT)++) {
        SET(FROM, clockwise(g, f->seat, L(AT)));
        if (!has_card(g, IN_HAND + L(FROM), C_FLARE)) continue;
        ASK(ask_flares_of(g, f, L(FROM), L(LEFT)));
        SET(LEFT, L(LEFT) - take_drafted(g, ev, L(FROM), f->seat, L(SOURCE)));
    }
    FLOW_END;
}

HAZ_TECH(strange_attractor, "Strange Attractor", "Draws flares from everywhere",
    .prompt = PROMPTS([OF_DISCARDS] = { "attract", "Which flares do you take from the discards?", { 0 } },
                      [OF_HAND] = { "attract-from", "Which flares do you take from this hand?", { 0 } }),
    HAZ_FORM(ONLY_THEN "All flares in the discards and in the other hands are shown. Take as many of them as there were {ships} here.",
             { W_DESTINY, AS_ANYONE, MAY, .flow = attract, .when = there_are_flares },
             { W_LAUNCHED, AS_ANYONE, MAY, .flow = attract, .when = there_are_flares },
             { W_ALLIED, AS_ANYONE, MAY, .flow = attract, .when = there_are_flares },
             { W_SELECTED, AS_ANYONE, MAY, .flow = attract, .when = there_are_flares },
             { W_REVEALED, AS_ANYONE, MAY, .flow = attract, .when = there_are_flares },
             { W_RESOLVED, AS_ANYONE, MAY, .flow = attract, .when = there_are_flares }));

/* ---- Thorium Rod, Treasure Drones -------------------------------------------------------------------------------- */

static uint64_t with_cards(const game *g)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (g->count[IN_HAND + s]) set |= 1ull << s;
    return set;
}

static bool there_are_hands(const game *g, const frame *f) { return is_hazardous(g, f) && with_cards(g); }

static FLOW(irradiate)
{
    FLOW_BEGIN;
    SET(COUNT, ships_here(g, f));
    CALL(lose_researchers(g, f->seat, L(SOURCE), L(SOURCE)));
    if (!with_cards(g)) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, with_cards(g), 0)->count = (uint8_t)L(COUNT));
    CALL(discard_at_random(g, g->answer, L(COUNT), L(SOURCE)));
    FLOW_END;
}

HAZ_TECH(thorium_rod, "Thorium Rod", "A player discards cards at random",
    .prompt = PROMPTS({ "rod", "Who discards cards at random?", { 0 } }),
    HAZ_FORM(ONLY_THEN "A player of your choice discards as many cards at random as there were {ships} here.",
             { W_DESTINY, AS_ANYONE, MAY, .flow = irradiate, .when = there_are_hands },
             { W_LAUNCHED, AS_ANYONE, MAY, .flow = irradiate, .when = there_are_hands },
             { W_ALLIED, AS_ANYONE, MAY, .flow = irradiate, .when = there_are_hands },
             { W_SELECTED, AS_ANYONE, MAY, .flow = irradiate, .when = there_are_hands },
             { W_REVEALED, AS_ANYONE, MAY, .flow = irradiate, .when = there_are_hands },
             { W_RESOLVED, AS_ANYONE, MAY, .flow = irradiate, .when = there_are_hands }));

static bool there_are_discards(const game *g, const frame *f) { return is_hazardous(g, f) && g->pile_count[IN_DISCARD]; }

static FLOW(fetch)
{
    FLOW_BEGIN;
    SET(COUNT, ships_here(g, f));
    CALL(lose_researchers(g, f->seat, L(SOURCE), L(SOURCE)));
    for (int i = 0; i < L(COUNT) && g->pile_count[IN_DISCARD]; i++) take_discard(g, ev, f->seat, random_card(g, IN_DISCARD, C_ANY), L(SOURCE));
    FLOW_END;
}

HAZ_TECH(treasure_drones, "Treasure Drones", "Cards at random from the discards",
    HAZ_FORM(ONLY_THEN "At any time: take that many cards at random from the discards.",
             { W_ANY_TIME, AS_ANYONE, MAY, .flow = fetch, .when = there_are_discards }));
