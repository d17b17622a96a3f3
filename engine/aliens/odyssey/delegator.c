/* Delegator - lets others be the main players. */
#include "rules.h"

enum { NEW_OFFENSE, NEW_DEFENSE, INSTEAD };

/* Whoever helps a side may lead it; with the flare anybody who takes no part. */
static uint64_t who_can_lead(const game *g, int side, bool anybody)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) {
        bool helps = is_ally(g, s) && on_side(g, s, side) && !on_both_sides(g, s);
        if (helps || (anybody && !takes_part(g, s) && !(g->now.barred >> s & 1))) set |= 1ull << s;
    }
    return set;
}

static bool has_the_flare(const game *g, int seat) { return super_ready(g, seat, ALIEN_delegator) || super_on(g, ALIEN_delegator); }

static bool can_delegate(const game *g, const frame *f)
{
    bool anybody = has_the_flare(g, f->seat);
    return who_can_lead(g, SIDE_OFFENSE, anybody) || who_can_lead(g, SIDE_DEFENSE, anybody);
}

static void ask_leader(game *g, const frame *f, int side, bool anybody)
{
    ask_for(g, f, HC_ASK_SEAT, f->seat, who_can_lead(g, side, anybody), side ? NEW_DEFENSE : NEW_OFFENSE)->extra = CAN_PASS;
}

/* Whoever comes from outside brings ships like an ally; and every main player needs a card to play. */
static FLOW(delegate)
{
    enum { ANYBODY = MINE, SIDE, FROM_OUTSIDE };
    FLOW_BEGIN;
    SET(ANYBODY, spend_super(g, ALIEN_delegator));
    for (L(SIDE) = SIDE_OFFENSE; L(SIDE) <= SIDE_DEFENSE; L(SIDE)++) {
        if (!who_can_lead(g, L(SIDE), L(ANYBODY))) continue;
        ASK(ask_leader(g, f, L(SIDE), L(ANYBODY)));
        if (g->answer == PASS) continue;
        SET(WHO, g->answer);
        SET(FROM_OUTSIDE, !takes_part(g, L(WHO)));
        take_the_lead(g, ev, L(WHO), L(SIDE), L(SOURCE));
        if (L(FROM_OUTSIDE)) CALL(commit(g, L(WHO)));
        CALL(new_hand(g, L(WHO)));
    }
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

static bool i_delegate(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_delegator); }

static uint64_t neighbours(const game *g)
{
    uint64_t set = 0;
    if (g->target >= HC_PLANETS) return set;
    for (int s = 0; s < g->players; s++) if (!is_main(g, s) && !takes_part(g, s) && g->ships[s][g->target]) set |= 1ull << s;
    return set;
}

static bool has_neighbours(const game *g, const frame *f) { (void)f; return neighbours(g) != 0; }

static FLOW(point_to_another)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, neighbours(g), INSTEAD));
    become_defense(g, g->answer);
    tell(g, ev, HC_EV_DEFENSE, g->defense, NOBODY, 0, 0, 0, L(SOURCE));
    CALL(new_hand(g, g->defense));
    FLOW_END;
}

const sheet alien_delegator = {
    .name = "Delegator", .power_name = "to Delegate", .summary = "Assigns the main players", .alert = RED, .box = HC_BOX_ODYSSEY,
    .history = "It would tell you more, but there is somebody for that.",
    .prompt = PROMPTS([NEW_OFFENSE] = { "new-offense", "Who is the {offense} from now on?", { 0 } },
                [NEW_DEFENSE] = { "new-defense", "Who is the {defense} from now on?", { 0 } },
                [INSTEAD] = { "defend-instead", "Who defends the planet instead of you?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC, .players_min = 3,
        .text = { "As a main player or ally, when everybody invited has answered, you may make an ally of the {offense} the {offense}, an ally of the {defense} the {defense}, or both. Whoever was it before becomes an ally of that side. If the new {offense} succeeds, that counts as a success for the player whose turn it is, who then goes on as usual.",
                  "As the {defense}, before allies are invited, you may name another player with a {colony} on the target. That player is the {defense} instead, and your {ships} there take no part.",
                  "When you use your power, you may also name players who take no part in the {encounter}; they bring one to four {ships}." },
        .note = "Power and flare are those of a later form: only the idea of the first one is known.",
        .hook[POWER] = HOOKS({ W_ALLIED, AS_INVOLVED, MAY, .flow = delegate, .when = can_delegate }),
        .hook[WILD] = HOOKS({ W_LAUNCHED, AS_DEFENSE, MAY, .flow = point_to_another, .when = has_neighbours }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_INVOLVED | OWN, MAY, .when = i_delegate }) }),
};
