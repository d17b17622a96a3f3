/* Lunatic - allies against itself. */
#include "rules.h"

static bool has_ships_left(const game *g, const frame *f) { return ships_on_colonies(g, f->seat) > 0 && !on_both_sides(g, f->seat); }

static FLOW(ally_against_itself)
{
    FLOW_BEGIN;
    CALL(join_too(g, f->seat, !side_of(g, f->seat), L(SOURCE)));
    FLOW_END;
}

static bool is_invited_by_both(const game *g, const frame *f)
{
    return has_ships_left(g, f) && g->now.invited[0] & g->now.invited[1] & 1u << f->seat && may_side_with(g, f->seat, !side_of(g, f->seat));
}

static int rewards_to_draw(const game *g, const frame *f)
{
    const int there = is_stockpile_closed(g, f->seat) ? 0 : reward_cards_left(g);
    return there < L(COUNT) ? there : L(COUNT);
}

/* As many ships as there are in the warp, and a card for each reward besides, from whichever deck. */
static FLOW(take_both)
{
    enum { DRAWN = MINE };
    FLOW_BEGIN;
    if (g->ships[f->seat][WARP]) CALL(retrieve(g, f->seat, g->ships[f->seat][WARP] < L(COUNT) ? g->ships[f->seat][WARP] : L(COUNT), L(SOURCE)));
    if (rewards_to_draw(g, f)) {
        ASK(ask_reward_deck(g, f->seat, rewards_to_draw(g, f)));
        CALL(draw_rewards(g, f->seat, g->answer, L(SOURCE)));
        SET(DRAWN, g->result);
    }
    if (L(DRAWN) < L(COUNT)) CALL(draw(g, f->seat, L(COUNT) - L(DRAWN), L(SOURCE)));
    RETURN(L(COUNT));
    FLOW_END;
}

const sheet alien_lunatic = {
    .name = "Lunatic", .power_name = "of Insanity", .summary = "Allies against itself", .alert = YELLOW, .box = HC_BOX_CONFLICT,
    .history = "Its worst enemy sends his regards, and his fleet.",
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As a main player, after allies are invited and before they answer, you may ally with your opponent, uninvited. Your {ships} on the losing side go to the {warp}; those on the "
                  "winning side get what they would get for winning: {rewards}, or a {colony} on the planet.",
                  "For each reward that you receive, you may both draw a card and take a {ship} back from the {warp}.",
                  "When you are not a main player and both main players have invited you, you may ally with both." },
        .hook[POWER] = HOOKS({ W_ALL_INVITED, AS_MAIN, MAY, .flow = ally_against_itself, .when = has_ships_left }),
        .hook[WILD] = HOOKS({ W_REWARD, AS_ANYONE | OWN, MAY, .flow = take_both }),
        .hook[SUPER] = HOOKS({ W_JOINED, AS_ALLY | OWN, MAY, .flow = ally_against_itself, .when = is_invited_by_both }) }),
};
