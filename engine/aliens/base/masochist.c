/* Masochist - wins by losing all of its ships. */
#include "rules.h"

enum { WHOM };

/* Not in the warp, out of the game or on another's sheet: on a planet, in the encounter or on a tech. */
static bool has_a_ship_left(const game *g, int seat)
{
    return ships_on_colonies(g, seat) || g->ships[seat][GATE] || g->ships[seat][ON_PIECES];
}

static bool has_lost_everything(const game *g, const frame *f) { return !has_a_ship_left(g, f->seat); }

static FLOW(win)
{
    FLOW_BEGIN;
    CALL(claim(g, 1u << f->seat, L(SOURCE)));
    FLOW_END;
}

static int lost_so_far(const game *g, int p, int seat)
{
    int left = ships_on_colonies(g, seat) + g->ships[seat][GATE] + g->ships[seat][ON_PIECES];
    return g->power[p].holder == seat ? part_of_way(ships_each(g) - left, ships_each(g)) : 0;
}

/* ---- the flare --------------------------------------------------------------------------------------- */

/* Who could get a ship back in place of the offense. */
static unsigned others_in_warp(const game *g)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++)
        if (s != g->offense && g->ships[s][WARP] && colonies(g, s)) set |= 1u << s;
    return set;
}

/* The offense must have a ship elsewhere; one that lies on a tech will do, though it cannot be sent. */
static bool can_be_swapped(const game *g, const frame *f)
{
    return L(WHO) == g->offense && g->ships[g->offense][WARP] && has_a_ship_left(g, g->offense) && others_in_warp(g);
}

static FLOW(favour_another)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, others_in_warp(g), WHOM));
    CALL(retrieve(g, g->answer, 1, L(SOURCE)));
    RETURN(1);
    FLOW_END;
}

static bool has_one_in_warp(const game *g, const frame *f) { return g->ships[f->seat][WARP] > 0; }

static FLOW(let_go)
{
    FLOW_BEGIN;
    CALL(remove_from_game(g, f->seat, 1, WARP, L(SOURCE)));
    RETURN(1);
    FLOW_END;
}

const sheet alien_masochist = {
    .name = "Masochist", .power_name = "to Hurt Yourself", .summary = "Wins by losing all its own {ships}", .alert = RED,
    .history = "Please, after you. No, really: do shoot first.",
    .prompt = PROMPTS([WHOM] = { "masochist", "Who gets a {ship} back instead of the {offense}?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG | IN_EON, .stays = true, .progress = lost_so_far,
        .text = { "When any player's {encounter} begins, before the {offense} regains a {ship}, you win the game if all of your {ships} are lost: in the {warp}, out of the game, or captured. You keep "
                  "this power however few home {colonies} you have, and you may still win in the usual way.",
                  "When the {offense} is about to regain a {ship}, you may choose somebody else, yourself perhaps, who gets one back instead. Not if all {ships} of the {offense} are lost: in the {warp}, out of the game, or captured.",
                  "As the {offense}, instead of regaining a {ship} you may remove one of yours in the {warp} from the game." },
        .hook[POWER] = HOOKS({ W_REGROUP, AS_ANYONE, MUST, .flow = win, .when = has_lost_everything }),
        .hook[WILD] = HOOKS({ W_WOULD_REGAIN, AS_ANYONE, MAY, .flow = favour_another, .when = can_be_swapped }),
        .hook[SUPER] = HOOKS({ W_WOULD_REGAIN, AS_OFFENSE | OWN, MAY, .flow = let_go, .when = has_one_in_warp }) }),
};
