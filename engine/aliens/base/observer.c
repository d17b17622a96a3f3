/* Observer - allies do not go to the warp. */
#include "rules.h"

static bool is_my_loss(const game *g, const frame *f) { return heads_for_warp(g, f) && g->phase == HC_PHASE_RESOLUTION; }

/* The losses of an encounter are one moment, though they come one after the other here: the home planet that has just
 * fallen with it still counts for the power. */
static bool falls_with_them(const game *g, const frame *f)
{
    bool at_home = L(CAUSE) == BY_ENCOUNTER && f->seat == g->defense && owner_of(g, g->target) == f->seat;
    return at_home && g->now.stood[f->seat] && !g->ships[f->seat][g->target];
}

static bool is_watching(const game *g, const frame *f)
{
    return !(g->power[L(SOURCE)].off & ZAPPED) && home_colonies(g, f->seat) + falls_with_them(g, f) >= home_for_power(g, f->seat);
}

static bool is_my_allys_loss(const game *g, const frame *f)
{
    const int side = side_of(g, f->seat);
    const bool stands_here = is_ally(g, L(WHO)) || from_of(f) == ships_place_on(g, L(WHO), side);    /* not the own side of a main player */
    return is_my_loss(g, f) && stands_with(g, L(WHO), side) && stands_here && is_watching(g, f);
}

static FLOW(protect)
{
    FLOW_BEGIN;
    CALL(save_ships(g, f, L(COUNT)));
    RETURN(g->result);
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------- */

enum { DRAW_OR_NOT };
enum { DRAW, DO_NOT };

static bool stands_by(const game *g, int seat, int me) { return seat != me && stands_with(g, seat, side_of(g, me)); }

static bool has_allies(const game *g, const frame *f)
{
    for (int s = 0; s < g->players; s++) if (stands_by(g, s, f->seat)) return true;
    return false;
}

static FLOW(treat_allies)
{
    FLOW_BEGIN;
    for (L(MINE) = 1; L(MINE) < g->players; L(MINE)++) {
        SET(MINE2, clockwise(g, f->seat, L(MINE)));
        if (!stands_by(g, L(MINE2), f->seat)) continue;
        ASK(ask_for(g, f, HC_ASK_CHOICE, L(MINE2), choices(2), DRAW_OR_NOT));
        if (g->answer == DRAW) CALL(draw(g, L(MINE2), 1, L(SOURCE)));
    }
    FLOW_END;
}

/* Within the limit: the ship out of the warp is one of those that may be sent. */
static bool has_one_in_warp(const game *g, const frame *f)
{
    return g->ships[f->seat][WARP] && g->ships[f->seat][GATE] < limit(g, Q_SHIP_LIMIT, f->seat, rules(g)->ship_limit);
}

static FLOW(fetch)
{
    FLOW_BEGIN;
    CALL(send_from_warp(g, f->seat, 1, L(SOURCE)));
    FLOW_END;
}

const sheet alien_observer = {
    .name = "Observer", .power_name = "to Protect", .summary = "Allies do not go to the {warp}", .alert = GREEN,
    .history = "It has watched over so many wars that nobody remembers whose side it was on.",
    .prompt = PROMPTS([DRAW_OR_NOT] = { "observer", "The Observer's flare lets you draw a card. Do you?", { "draw", "do not" } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As an ally, when the outcome of the {encounter} should send {ships} of yours to the {warp}, they return to your {colonies} instead. As a main player, you do the same for your "
                  "allies: each chooses where its own {ships} go. Your own {ships} as a main player are not protected.",
                  "As a main player, after alliances are formed, you may let each of your allies draw a card from the deck.",
                  "As the {offense} or an ally, when you send {ships} into the {encounter}, you may take one of them out of the {warp}. It counts towards the most that you may send." },
        .hook[POWER] = HOOKS({ W_WOULD_LOSE, AS_ALLY | OWN, MUST, .flow = protect, .when = is_my_loss },
                         { W_WOULD_LOSE, AS_MAIN | OTHERS, MUST | EVEN_LOST, .flow = protect, .when = is_my_allys_loss }),
        .hook[WILD] = HOOKS({ W_ALLIED, AS_MAIN, MAY, .flow = treat_allies, .when = has_allies }),
        .hook[SUPER] = HOOKS({ W_GATHER, AS_OFFENSE | AS_ALLY | OWN, MAY, .flow = fetch, .when = has_one_in_warp }) }),
};
