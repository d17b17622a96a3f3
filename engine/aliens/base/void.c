/* Void - the losers' ships leave the game. One use when the encounter is won; then every loss of
 * it is replaced, ahead of all other replacements. */
#include "rules.h"

enum { WIN, ERADICATION };

static bool my_side_won(const game *g, const frame *f) { return fights_for(g, f->seat, g->winner); }

/* Nobody is left with fewer ships than colonies are needed to win. */
static int spare_ships(const game *g, int seat)
{
    return ships_of(g, seat) - g->ships[seat][GONE] - colonies_to_win(g);
}

/* What it will take nobody can capture before. */
static int leave_the_rest(const sum *s, const effect *e, int seat, int ships)
{
    (void)e;
    const int spare = spare_ships(s->g, seat);
    return spare <= 0 ? ships : spare < ships ? ships - spare : 0;
}

static bool can_eradicate(const game *g, const frame *f)
{
    bool used = effect_of(g, L(SOURCE))->used >> WIN & 1;
    return used && L(CAUSE) == BY_ENCOUNTER && heads_for_warp(g, f) && spare_ships(g, L(WHO)) > 0;
}

static FLOW(eradicate)
{
    enum { ERADICATED = MINE };
    FLOW_BEGIN;
    SET(ERADICATED, spare_ships(g, L(WHO)));
    if (L(ERADICATED) > L(COUNT)) SET(ERADICATED, L(COUNT));
    CALL(remove_from_game(g, L(WHO), L(ERADICATED), from_of(f), L(SOURCE)));
    RETURN(L(ERADICATED));
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------- */

static bool can_swallow(const game *g, const frame *f)
{
    bool defending = f->seat == g->defense && g->target != HC_NO_PLANET;
    int free = ships_on_colonies(g, f->seat) - (defending ? g->ships[f->seat][g->target] : 0);
    return class_of_source(g, L(WHAT)) == C_ARTIFACT && free > 0;
}

static FLOW(swallow)
{
    FLOW_BEGIN;
    CALL(lose_elsewhere(g, f->seat, 1, L(SOURCE)));
    tell_act_cancelled(g, ev, f);
    RETURN(1);
    FLOW_END;
}

/* ---- the oldest form: nobody is spared but the undead, and failed talks cost as much --------------------------- */

enum { NO_DEAL = 2 };

static bool can_eradicate_all(const game *g, const frame *f)
{
    unsigned used = effect_of(g, L(SOURCE))->used;
    bool mine = (L(CAUSE) == BY_ENCOUNTER && used >> WIN & 1) || (L(CAUSE) == BY_FAILED_DEAL && used >> NO_DEAL & 1);
    return mine && heads_for_warp(g, f) && !has_power(g, L(WHO), ALIEN_zombie);
}

static FLOW(eradicate_all)
{
    FLOW_BEGIN;
    CALL(remove_from_game(g, L(WHO), L(COUNT), from_of(f), L(SOURCE)));
    RETURN(L(COUNT));
    FLOW_END;
}

static bool is_artifact_played(const game *g, const frame *f) { return class_of_source(g, L(WHAT)) == C_ARTIFACT; }

static FLOW(swallow_for_nothing)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->state |= THROWN_AWAY;
    tell_act_cancelled(g, ev, f);
    RETURN(1);
    FLOW_END;
}

const sheet alien_void = {
    .name = "Void", .power_name = "to Eradicate", .summary = "Removes the losers' {ships} from the game", .alert = RED,
    .history = "What it has looked at is no longer there.",
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As a main player, when you win the {encounter}, the losing side's {ships} are removed from the game instead of going to the {warp}. This comes before anything else that "
                  "concerns {ships} on their way to the {warp}. Nobody is left with fewer {ships} than the {colonies} that win the game: what would fall below that goes to the {warp} as usual.",
                  "Once per {encounter}, when another player plays an {artifact}, you may send one of your {ships} that is not in the {encounter} to the {warp}: "
                  "the {artifact} has no effect and is discarded.",
                  "You may use your power as an ally when your side wins." },
        .hook[POWER] = HOOKS([WIN] = { W_OUTCOME, AS_MAIN, MUST, .when = my_side_won, .modify = { { Q_PREY, leave_the_rest } } },
                         [ERADICATION] = { W_BEFORE_LOSE, AS_MAIN | AS_ALLY | OTHERS, MUST | FREE, .flow = eradicate, .when = can_eradicate }),
        .hook[WILD] = HOOKS({ W_CARD_PLAYED, AS_ANYONE | OTHERS, MAY, .flow = swallow, .when = can_swallow }),
        .hook[SUPER] = HOOKS({ W_OUTCOME, AS_ALLY, MAY | USES_POWER, .flow = use_with_flare, .when = my_side_won }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player, when you win the {encounter}, the losing side's {ships} are removed from the game instead of going to the {warp}; so are those that your opponent loses when the two "
                  "of you fail to make a deal. The Zombie's are not.",
                  "When another player plays an {artifact}, you may cancel it: it has no effect and is discarded. Then discard this flare.",
                  "You may use your power as an ally when your side wins." },
        .hook[POWER] = HOOKS([WIN] = { W_OUTCOME, AS_MAIN, MUST, .when = my_side_won },
                         [ERADICATION] = { W_BEFORE_LOSE, AS_MAIN | AS_ALLY | OTHERS, MUST | FREE, .flow = eradicate_all, .when = can_eradicate_all },
                         [NO_DEAL] = { W_DEAL_FAILED, AS_MAIN, MUST, .flow = NULL }),
        .hook[WILD] = HOOKS({ W_CARD_PLAYED, AS_ANYONE | OTHERS, MAY, .flow = swallow_for_nothing, .when = is_artifact_played }),
        .hook[SUPER] = HOOKS({ W_OUTCOME, AS_ALLY, MAY | USES_POWER, .flow = use_with_flare, .when = my_side_won }) }),
};
