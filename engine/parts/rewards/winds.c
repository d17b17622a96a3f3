/* winds.c - artifacts of the reward decks that change who gets what, where the gate points, and who is an ally. */
#include "rules.h"

/* ---- Solar Wind: what it brings lies before its player until the encounter is over ------------------------------------------ */

/* Played where rewards are the other way round already, it takes that back. */
bool is_wind_blowing(const game *g)
{
    FOR_PIECES(p, g) if (read_piece(g, p)->sheet == CARD_solar_storm) return true;
    return false;
}

static bool are_exchanged_already(const game *g) { return first_piece(g, CARD_hazard_reverse_rewards) >= 0 || rewards_are_redirected(g); }

static bool can_blow(const game *g, const frame *f) { (void)f; return !is_wind_blowing(g); }

static FLOW(blow)
{
    FLOW_BEGIN;
    new_piece(g, CARD_solar_storm, 1u << f->seat, true);
    FLOW_END;
}

const sheet card_solar_wind = {
    .box = HC_BOX_DOMINION, .name = "Solar Wind", .summary = "Exchanges what the two sides' allies get",
    .form = FORMS({ .editions = IN_FFG,
        .text = { "Play after cards are revealed. If the {defense} wins, its allies land on the planet; if the {offense} wins, its allies take {rewards} instead of landing. If that is already the case, both get the usual again." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_ANYONE, MAY, .flow = blow, .when = can_blow }) }),
};

static bool blows_them_home(const game *g, const frame *f) { return would_land_as_ally(g, f) && !are_exchanged_already(g); }

static bool blows_them_down(const game *g, const frame *f) { return defenders_are_to_land(g, f) && !are_exchanged_already(g); }

const sheet card_solar_storm = {
    .box = HC_BOX_DOMINION, .piece = HC_CARD_CLAUSE, .name = "Solar Storm", .summary = "What a Solar Wind brings",
    .form = FORMS({ .editions = IN_FFG,
        .text = { "In this {encounter} allies of a winning {defense} land on the planet, and those of a winning {offense} take {rewards}; or, if that was already the case, both get the usual." },
        .hook[POWER] = HOOKS({ W_WOULD_LAND, AS_ANYONE, BY_CLAUSE, .flow = reward_instead_of_landing, .when = blows_them_home },
                             { W_SETTLED, AS_ANYONE, BY_CLAUSE, .flow = land_defenders, .when = blows_them_down }) }),
};

/* ---- Detour ------------------------------------------------------------------------------------------------------------------ */

/* Whom destiny named stays the defense. */
static uint64_t detours(const game *g)
{
    if (g->target == HC_NO_PLANET || is_moon(g->target) || g->defense == NOBODY) return 0;
    const uint64_t there = g->now.driving ? colonies(g, g->defense) & system_of(g, driven_from(g)) :
                           system_of(g, g->defense) | (g->now.any_colony ? colonies(g, g->defense) & ~MOONS : 0);
    return there & ~(1ull << g->target);
}

static bool is_there_a_way_round(const game *g, const frame *f) { (void)f; return detours(g) != 0; }

static FLOW(go_round)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, detours(g), 0));
    aim_at(g, ev, g->answer, L(SOURCE));
    FLOW_END;
}

const sheet card_detour = {
    .box = HC_BOX_ODYSSEY, .name = "Detour", .summary = "Aims the {gate} again", .prompt = PROMPTS({ "detour", "At which other planet do you aim?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_OURS,
        .text = { "Play as the {offense} when you have aimed the {gate} and not yet sent your {ships}: aim it at another planet that your {destiny_card} allows, against the same opponent." },
        .hook[POWER] = HOOKS({ W_AIMED, AS_OFFENSE, MAY, .flow = go_round, .when = is_there_a_way_round }) }),
};

/* ---- Second Wind --------------------------------------------------------------------------------------------------------------- */

enum { WHO_JOINS, WHICH_SIDE, AGREES };

static unsigned sides_for(const game *g, int seat)
{
    unsigned sides = 0;
    for (int side = 0; side < 2; side++)
        if (of_side(g, side) < SEATS && may_side_with(g, seat, side) && may(g, Q_MAY_INVITE, of_side(g, side), 0)) sides |= 1u << side;
    return sides;
}

static uint64_t latecomers(const game *g)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++)
        if (!is_main(g, s) && !takes_part(g, s) && !(g->now.barred >> s & 1) && ships_to_send(g, s) && sides_for(g, s)) set |= 1ull << s;
    return set;
}

static bool can_anyone_join(const game *g, const frame *f) { (void)f; return latecomers(g) && !is_moon(g->target); }

static FLOW(call_up)
{
    enum { SIDE = MINE };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, latecomers(g), WHO_JOINS));
    SET(WHO, g->answer);
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, sides_for(g, L(WHO)), WHICH_SIDE));
    SET(SIDE, g->answer);
    if (L(WHO) != f->seat) {
        ASK(ask_for(g, f, HC_ASK_CHOICE, L(WHO), choices(2), AGREES)->who = (uint8_t)of_side(g, L(SIDE)));
        if (!g->answer) RETURN(0);
    }
    set_side(g, L(WHO), L(SIDE));
    CALL(commit(g, L(WHO)));
    if (!g->ships[L(WHO)][GATE]) {
        set_side(g, L(WHO), SIDE_NONE);
        RETURN(0);
    }
    tell(g, ev, HC_EV_JOINED, L(WHO), of_side(g, L(SIDE)), L(SIDE), g->ships[L(WHO)][GATE], 0, L(SOURCE));
    SET(COUNT, 1);
    SET(CAUSE, BY_RULES);
    RESPOND(W_JOINED, L(WHO));
    FLOW_END;
}

const sheet card_second_wind = {
    .box = HC_BOX_ODYSSEY, .name = "Second Wind", .summary = "Brings in one more ally",
    .prompt = PROMPTS([WHO_JOINS] = { "second-wind", "Who is to join the {encounter} after all?", { 0 } },
                      [WHICH_SIDE] = { "wind-side", "On which side?", { "the {offense}", "the {defense}" } },
                      [AGREES] = { "wind-join", "Second Wind calls you into the {encounter}. Do you join?", { "No", "Yes" } }),
    .form = FORMS({ .editions = IN_FFG, .origin = HC_ORIGIN_OURS,
        .text = { "Play when all alliances are formed. A player of your choice who has no part in the {encounter}, possibly you, joins the side that you name with one to four {ships}, invited or "
                  "not. Anybody else may refuse." },
        .hook[POWER] = HOOKS({ W_ALLIED, AS_ANYONE, MAY, .flow = call_up, .when = can_anyone_join }) }),
};
