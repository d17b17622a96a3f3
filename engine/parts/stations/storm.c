/* storm.c - the space stations of Cosmic Storm. */
#include "rules.h"

/* ---- Big Space Laser ------------------------------------------------------------------------------------------------ */

enum { OWN_PROMPT = 1, LASER = 10 };

static int allies_on(const game *g, int side)
{
    int n = 0;
    for (int s = 0; s < g->players; s++) n += !is_main(g, s) && on_side(g, s, side);
    return n;
}

static bool fights_alone(const game *g, const frame *f) { return both_attack(g, f) && !allies_on(g, side_of(g, f->seat)); }

static int add_ten(const sum *s, const effect *e, int side, int total) { return fights_for(s->g, e->by, side) ? total + LASER : total; }

IN_STORM(laser, "Big Space Laser", "Adds 10 for a main player without allies", NO_QUESTIONS,
    STATION_FORM(STATION_SPACE, "As a main player without allies, after both have revealed attack cards, you may add 10 to your total.",
                 { W_REVEALED, AS_MAIN, IF_IT_LIKES, .when = fights_alone, .modify = { { Q_ADDED, add_ten } } }));

/* ---- Colony Cloak ----------------------------------------------------------------------------------------------------- */

static uint64_t other_targets(const game *g, const frame *f)
{
    const int home = owner_of(g, station_planet(g, L(SOURCE)));
    const bool here = g->target != HC_NO_PLANET && home < SEATS && system_of(g, home) >> g->target & 1;
    return here && home == g->defense ? system_of(g, home) & ~(1ull << g->target) : 0;
}

static bool can_hide_it(const game *g, const frame *f) { return !g->now.driving && other_targets(g, f); }

static FLOW(cloak)
{
    FLOW_BEGIN;
    CALL(send_to_warp(g, f->seat, 1, station_planet(g, L(SOURCE)), L(SOURCE)));
    ASK(ask_for(g, f, HC_ASK_PLANET, g->offense, other_targets(g, f), OWN_PROMPT));
    aim_at(g, ev, g->answer, L(SOURCE));
    FLOW_END;
}

IN_STORM(cloak, "Colony Cloak", "Makes the {offense} aim elsewhere, at the price of a {ship}",
    STATION_ASKS([OWN_PROMPT] = { "cloak", "A Colony Cloak hides that planet. At which other planet of the system do you aim?", { 0 } }),
    STATION_FORM(STATION_SPACE, "As the {defense}, when a planet of the station's system has been aimed at, you may send one of your {ships} from the station's planet to the {warp}: "
                                "the {offense} has to aim at another planet of that system, if there is one.",
                 { W_AIMED, AS_DEFENSE, IF_IT_LIKES, .flow = cloak, .when = can_hide_it }));

/* ---- Cosmic Energy Generator ------------------------------------------------------------------------------------------ */

enum { FOR_A_WIN = 2, FOR_A_LOSS = -1, CHARGED = 5 };

static bool is_decided(const game *g, const frame *f)
{
    (void)f;
    return g->winner == SIDE_OFFENSE || g->winner == SIDE_DEFENSE || g->winner == BOTH_LOST;
}

static FLOW(charge)
{
    FLOW_BEGIN;
    put_station_tokens(g, ev, f->seat, L(SOURCE), fights_for(g, f->seat, g->winner) ? FOR_A_WIN : FOR_A_LOSS);
    SETTLE_WIN;
    FLOW_END;
}

static int count_as_colony(const sum *s, const effect *e, int seat, int colonies_there)
{
    return seat == e->by && read_piece(s->g, e->source)->tag >= CHARGED ? colonies_there + 1 : colonies_there;
}

IN_STORM(generator, "Cosmic Energy Generator", "Counts as a foreign {colony} once it is charged", NO_QUESTIONS,
    STATION_FORM(STATION_SPACE, "When your side has won an {encounter} in which you are a main player or ally, put two tokens on this station; when it has lost, take one off. With "
                                "five or more it counts as a foreign {colony} of yours.",
                 { W_RESOLVED, AS_INVOLVED, OF_ITSELF, .flow = charge, .when = is_decided },
                 { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_MARKER, count_as_colony } } }));

/* ---- Observation Platform, of both boxes ------------------------------------------------------------------------------ */

enum { A_SHIP, A_CARD };

static bool can_come_home(const game *g, const frame *f) { return g->ships[f->seat][WARP] && colonies(g, f->seat); }

static bool is_worth_a_look(const game *g, const frame *f) { return can_come_home(g, f) || can_draw(g); }

static uint64_t finds(const game *g, const frame *f) { return (can_come_home(g, f) ? 1u << A_SHIP : 0) | (can_draw(g) ? 1u << A_CARD : 0); }

static FLOW(look_round)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, finds(g, f), OWN_PROMPT));
    if (g->answer == A_CARD) CALL(draw(g, f->seat, 1, L(SOURCE)));
    else CALL(retrieve(g, f->seat, 1, L(SOURCE)));
    FLOW_END;
}

IN_STORM(platform, "Observation Platform", "A {ship} or a card for staying out",
    STATION_ASKS([OWN_PROMPT] = { "observe", "What do you take from the Observation Platform?", { "a {ship} from the {warp}", "a card" } }),
    STATION_FORM(STATION_SPACE, "When all alliances are formed and you take no part in the {encounter}, you may take one of your {ships} out of the {warp}, or draw a card.",
                 { W_ALLIED, AS_BYSTANDER, IF_IT_LIKES, .flow = look_round, .when = is_worth_a_look }));

static FLOW(look_far)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, finds(g, f), OWN_PROMPT));
    if (g->answer == A_CARD) CALL(draw(g, f->seat, 1, L(SOURCE)));
    else CALL(retrieve(g, f->seat, 2, L(SOURCE)));
    FLOW_END;
}

IN_ODYSSEY(second_platform, "Observation Platform II", "Two {ships} or a card for staying out",
    STATION_ASKS([OWN_PROMPT] = { "observe", "What do you take from the Observation Platform?", { "two {ships} from the {warp}", "a card" } }),
    STATION_FORM(STATION_SPACE, "When all alliances are formed and you take no part in the {encounter}, you may take two of your {ships} out of the {warp}, or draw a card.",
                 { W_ALLIED, AS_BYSTANDER, IF_IT_LIKES, .flow = look_far, .when = is_worth_a_look }));

/* ---- Shield Generator --------------------------------------------------------------------------------------------------- */

static bool can_shield(const game *g, const frame *f)
{
    return is_ally(g, f->seat) && L(CAUSE) == BY_ENCOUNTER && heads_for_warp(g, f) && may(g, Q_MAY_LAND, f->seat, station_planet(g, L(SOURCE)));
}

static FLOW(shield)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, L(COUNT)), OWN_PROMPT)->count = (uint8_t)L(COUNT));
    CALL(land_ships(g, f->seat, g->answer, from_of(f), station_planet(g, L(SOURCE)), L(SOURCE)));
    RETURN(g->result);
    FLOW_END;
}

IN_STORM(shield, "Shield Generator", "Saves the {ships} of a losing ally",
    STATION_ASKS([OWN_PROMPT] = { "shield", "How many of your {ships} go to the planet of your Shield Generator instead of the {warp}?", { 0 } }),
    STATION_FORM(STATION_SPACE, "When you lose {ships} as an ally of the losing side, you may put any of them on the station's planet instead of the {warp}.",
                 { W_WOULD_LOSE, AS_ALLY | OWN, IF_IT_LIKES, .flow = shield, .when = can_shield }));

/* ---- Shock Trooper Shuttle Pods --------------------------------------------------------------------------------------- */

static uint64_t raidable(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat && ships_on_colonies(g, s)) set |= 1ull << s;
    return set;
}

static bool can_land_pods(const game *g, const frame *f)
{
    return f->seat != g->offense && (g->ships[f->seat][WARP] ? can_come_home(g, f) : raidable(g, f->seat) != 0);
}

static FLOW(send_pods)
{
    FLOW_BEGIN;
    if (g->ships[f->seat][WARP]) {
        CALL(retrieve(g, f->seat, 1, L(SOURCE)));
    } else {
        ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, raidable(g, f->seat), OWN_PROMPT));
        CALL(lose_from_colonies(g, g->answer, 1, L(SOURCE)));
    }
    FLOW_END;
}

IN_STORM(pods, "Shock Trooper Shuttle Pods", "Gets a {ship} back, or costs another player one, when others regroup",
    STATION_ASKS([OWN_PROMPT] = { "pods", "Who sends one of their {ships} to the {warp}?", { 0 } }),
    STATION_FORM(STATION_SPACE, "When an {encounter} of another player begins, you may take one of your {ships} out of the {warp}. If none is there, another player of your choice "
                                "sends one of theirs to the {warp} instead.",
                 { W_REGROUP, AS_DEFENSE | AS_ALLY | AS_BYSTANDER, IF_IT_LIKES, .flow = send_pods, .when = can_land_pods }));

/* ---- Tactical Array ----------------------------------------------------------------------------------------------------- */

static bool there_are_cards(const game *g, const frame *f) { (void)f; return can_draw(g); }

static FLOW(prepare)
{
    FLOW_BEGIN;
    CALL(draw(g, f->seat, 2, L(SOURCE)));
    FLOW_END;
}

IN_STORM(array, "Tactical Array", "Two cards for the {defense}", NO_QUESTIONS,
    STATION_FORM(STATION_SPACE, "As the {defense}, when the {gate} has been aimed, you may draw two cards.",
                 { W_AIMED, AS_DEFENSE, IF_IT_LIKES, .flow = prepare, .when = there_are_cards }));

/* ---- Temporal Matrix: the tag says that it has given the second encounter ------------------------------------------------ */

static bool can_try_again(const game *g, const frame *f)
{
    if (g->second || g->success || g->goes_on || running(g, CORE(flow_extra)) || varies(g, V_SINGLE_ENCOUNTER)) return false;
    return is_decided(g, f) && has_card(g, IN_HAND + f->seat, C_ENCOUNTER) && ships_on_colonies(g, f->seat);
}

static FLOW(try_again)
{
    FLOW_BEGIN;
    piece_of(g, L(SOURCE))->tag = 1;
    g->goes_on = GO_ON;
    FLOW_END;
}

static int last_destiny(const game *g)
{
    const int n = g->pile_count[DESTINY_USED];
    return n ? pile_of(g, DESTINY_USED)[n - 1] : HC_NO_CARD;
}

static bool can_turn_back(const game *g, const frame *f)
{
    return g->second == 1 && !read_piece(g, L(SOURCE))->tag && !running(g, CORE(flow_extra)) && last_destiny(g) != HC_NO_CARD;
}

static FLOW(turn_back)
{
    FLOW_BEGIN;
    put_on_destiny(g, last_destiny(g));
    FLOW_END;
}

static bool was_used(const game *g, const frame *f) { return read_piece(g, L(SOURCE))->tag; }

static FLOW(wind_up)
{
    FLOW_BEGIN;
    piece_of(g, L(SOURCE))->tag = 0;
    FLOW_END;
}

IN_STORM(matrix, "Temporal Matrix", "A second {encounter} after a defeat, or the same {destiny_card} again", NO_QUESTIONS,
    STATION_FORM(STATION_SPACE, "As the {offense}, you may have a second {encounter} even if you lost the first, as long as you hold an {encounter} card. After a success you may put the "
                                "{destiny_card} of the first {encounter} back on its pile as the second one begins.",
                 { W_ENCOUNTER_OVER, AS_OFFENSE, IF_IT_LIKES, .flow = try_again, .when = can_try_again },
                 { W_REGROUP, AS_OFFENSE, IF_IT_LIKES, .flow = turn_back, .when = can_turn_back },
                 { W_TURN_ENDS, AS_ANYONE, OF_ITSELF | SILENT, .flow = wind_up, .when = was_used }));

/* ---- Transdimensional Rift Relay --------------------------------------------------------------------------------------- */

enum { RELAYED = 4 };

static bool can_relay(const game *g, const frame *f)
{
    const int planet = station_planet(g, L(SOURCE));
    return ships_in(g, f->seat) && planet != ships_place(g, f->seat) && g->ships[f->seat][planet] && ways_out(g, f->seat) >> planet & 1;
}

static void ask_relay(game *g, const frame *f)
{
    const int planet = station_planet(g, L(SOURCE)), there = g->ships[f->seat][planet];
    by_sheet(pick(g, HC_ASK_PLANET, f->seat, 1, there < RELAYED ? there : RELAYED, 1ull << planet, OWN_PROMPT), f);
}

static FLOW(relay)
{
    FLOW_BEGIN;
    LET_LEAVE(f->seat);
    if (!can_relay(g, f)) RETURN(0);
    ASK(ask_relay(g, f));
    SORT_OUT(f->seat, f->seat, HC_PLACES);
    add_ships(g, ev, f->seat, L(SOURCE));
    SPREAD_NEWS;
    FLOW_END;
}

IN_STORM(relay, "Transdimensional Rift Relay", "Up to four more {ships} after the reveal",
    STATION_ASKS([OWN_PROMPT] = { "relay", "Which {ships} does the Rift Relay bring into the {encounter}?", { 0 } }),
    STATION_FORM(STATION_SPACE, "As a main player with a {ship} in the {encounter}, after cards are revealed, you may bring up to four more of your {ships} into it from the station's "
                                "planet, wherever the {encounter} is.",
                 { W_REVEALED, AS_MAIN, IF_IT_LIKES, .flow = relay, .when = can_relay }));

/* ---- Alien Outpost: the tag is its power, plus one ---------------------------------------------------------------------- */

static bool is_vacant(const game *g, const frame *f) { return !read_piece(g, L(SOURCE))->tag && power_slot(g) >= 0 && g->defense == NOBODY; }

static bool is_newly_laid(const game *g, const frame *f) { return L(WHAT) == L(SOURCE) && !read_piece(g, L(SOURCE))->tag && power_slot(g) >= 0; }

/* An alien with a victory of its own is passed over. */
static int alien_without_victory(game *g)
{
    for (int tries = 0; tries < ALIEN_COUNT; tries++) {
        const int alien = unused_alien(g);
        if (!alien || !(form_of(g, alien)->progress || form_of(g, alien)->replaces_win)) return alien;
    }
    return 0;
}

static FLOW(house)
{
    FLOW_BEGIN;
    lend_with(g, ev, f->seat, alien_without_victory(g), L(SOURCE));
    FLOW_END;
}

IN_STORM(outpost, "Alien Outpost", "A second alien for whoever holds the planet", NO_QUESTIONS,
    .form = FORMS({ .editions = IN_FFG, .station = STATION_SPACE, .lends = true,
        .text = { "When you get it, an unused alien is drawn at random (another one if it needs setup, has a victory of its own, or does not suit the game). As long as you have a {colony} "
                  "on the station's planet you have its power as well as your own." },
        .hook[POWER] = HOOKS({ W_PIECE_LAID, AS_ANYONE | OWN, OF_ITSELF, .flow = house, .when = is_newly_laid },
                             { W_REGROUP, AS_ANYONE, OF_ITSELF, .flow = house, .when = is_vacant }) }));
