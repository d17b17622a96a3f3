/* passing.c - hazards of one encounter that do something in it. */
#include "rules.h"

/* ---- Black Hole ------------------------------------------------------------------------------------------------------- */

/* Nobody is left with fewer ships than win the game. */
static int to_be_swallowed(const game *g, const frame *f)
{
    const int spare = ships_of(g, L(WHO)) - g->ships[L(WHO)][GONE] - colonies_to_win(g);
    return spare < 0 ? 0 : spare < L(COUNT) ? spare : L(COUNT);
}

static bool swallows(const game *g, const frame *f) { return heads_for_warp(g, f) && to_be_swallowed(g, f) > 0; }

static FLOW(swallow)
{
    FLOW_BEGIN;
    CALL(remove_from_game(g, L(WHO), to_be_swallowed(g, f), from_of(f), L(SOURCE)));
    RETURN(g->result);
    FLOW_END;
}

HAZARD(black_hole, "Black Hole", "Lost {ships} leave the game",
    HAZARD_SAYS("In this {encounter}, {ships} that would go to the {warp} leave the game instead; but nobody is left with fewer {ships} than the foreign {colonies} needed to win; {ships} beyond that go to the {warp}.",
                { W_BEFORE_LOSE, AS_ANYONE, BY_ITSELF, .flow = swallow, .when = swallows }));

/* ---- Cosmic Nebula ---------------------------------------------------------------------------------------------------- */

static bool is_to_be_zapped(const game *g, const frame *f) { return is_power(L(WHAT)) && !answers_later(g, f); }

HAZARD(nebula, "Cosmic Nebula", "Zaps every power",
    HAZARD_SAYS("In this {encounter} every power is zapped as soon as it is used.",
                { W_POWER_USED, AS_ANYONE, BY_ITSELF, .flow = zap_power, .when = is_to_be_zapped }));

/* ---- Energy Fields ---------------------------------------------------------------------------------------------------- */

enum { TWO = 2 };

static void show_and_keep(game *g, events *ev, int seat, int cause)
{
    for (int c = next_card(g, ASIDE + seat, 0); c < HC_CARDS; c = next_card(g, ASIDE + seat, 0)) {
        show_card(g, c);
        take_aside(g, ev, seat, c, cause);
    }
}

static FLOW(energise)
{
    enum { SIDE = MINE };
    FLOW_BEGIN;
    for (L(SIDE) = 0; L(SIDE) < 2; L(SIDE)++) {
        SET(WHO, of_side(g, L(SIDE)));
        if (L(WHO) >= SEATS) continue;
        CALL(draw_to_look(g, L(WHO), TWO, L(SOURCE)));
        show_and_keep(g, ev, L(WHO), L(SOURCE));
    }
    FLOW_END;
}

static bool are_both_known(const game *g, const frame *f) { (void)f; return g->defense < SEATS; }

HAZARD(energy_fields, "Energy Fields", "Two face-up cards for each main player",
    HAZARD_SAYS("Before allies are invited, each main player draws two cards, for all to see.",
                { W_LAUNCHED, AS_ANYONE, BY_ITSELF, .flow = energise, .when = are_both_known }));

/* ---- Galactic Council --------------------------------------------------------------------------------------------------- */

static FLOW(convene)
{
    FLOW_BEGIN;
    all_join_talks(g);
    CALL(push(g, CORE(flow_deal), g->offense));
    g->winner = (uint8_t)g->result;
    g->success = g->winner == DEAL_MADE;
    UNWIND(CORE(flow_encounter), ENCOUNTER_OVER);
    FLOW_END;
}

HAZARD(council, "Galactic Council", "A deal between all players instead of the {encounter}",
    HAZARD_SAYS("Instead of the {encounter}, all players together try to make one deal, which everybody must accept. If they make none, everybody loses three {ships}.",
                { W_PIECE_LAID, AS_ANYONE | OWN, BY_ITSELF | LATE_NEWS, .flow = convene, .when = is_drawn_now }));

/* ---- It's Full of Stars ------------------------------------------------------------------------------------------------- */

bool may_come_from_warp(const game *g, int seat)
{
    return g->pieces && g->ships[seat][WARP] && first_piece(g, CARD_hazard_full_of_stars) >= 0;
}

static int out_of_warp(const sum *s, const effect *e, int seat, int most)
{
    (void)e;
    const int room = rules(s->g)->ship_limit - s->g->ships[seat][GATE];
    return is_ally(s->g, seat) && room > most ? room : most;
}

HAZARD(full_of_stars, "It's Full of Stars...", "Allies send {ships} from the {warp}",
    HAZARD_SAYS("Allies may send {ships} straight from the {warp} into this {encounter}, as well as or instead of those from their {colonies}, within the usual limit. Those that survive do not go back there.",
                { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_FROM_WARP, out_of_warp } } }));

/* ---- Meteor Storm, Odd Way to Win a War ------------------------------------------------------------------------------ */

enum { TOO_MUCH = 25 };

static bool both_attack_in(const sum *s) { return s->out && s->out->face[0] > FACE_NONE && s->out->face[1] > FACE_NONE; }

static int rain_down(const sum *s, const effect *e, int about, int winner)
{
    (void)e, (void)about;
    return both_attack_in(s) && s->out->total[0] + s->out->total[1] > TOO_MUCH ? BOTH_LOST : winner;
}

HAZARD(meteor_storm, "Meteor Storm", "Both sides lose if the totals are high",
    HAZARD_SAYS("If both main players reveal attack cards and the two totals add up to more than 25, both sides lose, no matter what.",
                { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_UPSET, rain_down } } }));

static int favour_odd(const sum *s, const effect *e, int about, int winner)
{
    (void)e, (void)about;
    if (winner != SIDE_NONE || !both_attack_in(s) || !((s->out->face[0] ^ s->out->face[1]) & 1)) return winner;
    return s->out->face[0] & 1 ? SIDE_OFFENSE : SIDE_DEFENSE;
}

HAZARD(odd_way, "Odd Way to Win a War", "An odd attack beats an even one",
    HAZARD_SAYS("If one odd and one even attack card are revealed, the odd one wins, whatever the totals.",
                { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_DECREED, favour_odd } } }));

/* ---- Reverse Rewards ------------------------------------------------------------------------------------------------------ */

bool would_land_as_ally(const game *g, const frame *f) { return stands_with(g, L(WHO), SIDE_OFFENSE); }

FLOW(reward_instead_of_landing)
{
    enum { SHIPS = MINE };
    FLOW_BEGIN;
    SET(SHIPS, g->ships[L(WHO)][GATE]);
    CALL(return_ships(g, L(WHO), L(SHIPS), GATE, L(SOURCE)));
    if (g->ships[L(WHO)][GATE]) CALL(send_to_warp(g, L(WHO), 255, GATE, BY_NO_COLONY));
    CALL(reward_ships(g, L(WHO), L(SHIPS)));
    FLOW_END;
}

static int ships_to_land(const game *g, int seat)
{
    return stands_with(g, seat, SIDE_DEFENSE) ? g->ships[seat][ships_place_on(g, seat, SIDE_DEFENSE)] : 0;
}

bool defenders_are_to_land(const game *g, const frame *f)
{
    bool any = false;
    (void)f;
    for (int s = 0; s < g->players; s++) any |= ships_to_land(g, s) > 0;
    return g->winner == SIDE_DEFENSE && any;
}

FLOW(land_defenders)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, g->offense, L(AT)));
        SET(COUNT, ships_to_land(g, L(WHO)));
        if (!L(COUNT)) continue;
        SET(WHAT, FROM_TO(ships_place_on(g, L(WHO), SIDE_DEFENSE), g->target));
        SET(CAUSE, BY_ENCOUNTER);
        RESPOND(W_WOULD_LAND, L(WHO));           /* what does not land has left the gate by then */
        SET(COUNT, ships_to_land(g, L(WHO)));
        if (!L(COUNT)) continue;
        if (who_betrays(g, SIDE_DEFENSE) >= 0) CALL(send_to_warp(g, L(WHO), L(COUNT), from_of(f), who_betrays(g, SIDE_DEFENSE)));
        else CALL(land_ships(g, L(WHO), L(COUNT), from_of(f), g->target, L(SOURCE)));
    }
    FLOW_END;
}

/* A Solar Wind takes it back. */
static bool would_be_rewarded(const game *g, const frame *f) { return would_land_as_ally(g, f) && !is_wind_blowing(g); }

static bool would_land_instead(const game *g, const frame *f) { return defenders_are_to_land(g, f) && !is_wind_blowing(g); }

HAZARD(reverse_rewards, "Reverse Rewards", "Allies of the {offense} are rewarded, those of the {defense} land",
    HAZARD_SAYS("If the {defense} wins, its allies land on the planet; if the {offense} wins, its allies take {rewards} instead of landing.",
                { W_WOULD_LAND, AS_ANYONE, BY_ITSELF, .flow = reward_instead_of_landing, .when = would_be_rewarded },
                { W_SETTLED, AS_ANYONE, BY_ITSELF, .flow = land_defenders, .when = would_land_instead }));

/* ---- Sargasso Web ----------------------------------------------------------------------------------------------------------- */

/* Once its effect is over. */
static bool was_played(const game *g, const frame *f)
{
    const int card = L(WHAT);
    if (L(CAUSE) == BY_ENCOUNTER) return true;
    return is_card_source(L(CAUSE)) && CARD_OF_SOURCE(L(CAUSE)) == card && g->where[card] == IN_PLAY;
}

static FLOW(entangle)
{
    FLOW_BEGIN;
    put_card(g, L(WHAT), OUT_OF_GAME, everybody(g));
    tell(g, ev, HC_EV_CARD_GONE, L(WHO), NOBODY, L(WHAT), 0, 0, L(SOURCE));
    RETURN(1);
    FLOW_END;
}

static bool is_a_flare(const game *g, const frame *f) { return is_flare_played(g, f); }

/* A flare does not go back to the hand either. */
static FLOW(catch_flare)
{
    FLOW_BEGIN;
    effect_for(g, L(WHAT))->state |= THROWN_AWAY;
    FLOW_END;
}

HAZARD(sargasso_web, "Sargasso Web", "Cards that are played leave the game",
    HAZARD_SAYS("Every card that is played in this {encounter} leaves the game when its effect is over, flares included.",
                { W_WOULD_DISCARD, AS_ANYONE, BY_ITSELF, .flow = entangle, .when = was_played },
                { W_CARD_USED, AS_ANYONE, BY_ITSELF, .flow = catch_flare, .when = is_a_flare }));
