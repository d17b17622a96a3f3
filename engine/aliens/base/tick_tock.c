/* Tick-Tock - waits until the others have defended and dealt often enough. */
#include "rules.h"

enum { WHERE };
enum { TOKENS = 10, TOKENS_OF_FOUR_PLANETS = 8, FOUNDERS = 4 };

static void lay_tokens(game *g, int p)
{
    g->power[p].tokens = varies(g, V_FOUR_PLANETS) ? TOKENS_OF_FOUR_PLANETS : TOKENS;
}

static bool defense_has_won(const game *g, const frame *f) { return g->winner == SIDE_DEFENSE && g->power[L(SOURCE)].tokens; }
static bool has_tokens(const game *g, const frame *f) { return g->power[L(SOURCE)].tokens > 0; }

static void discard_token(game *g, events *ev, int p, int cause)
{
    int left = --g->power[p].tokens;
    tell(g, ev, HC_EV_TOKENS, g->power[p].holder, NOBODY, -1, left, 0, cause);
}

static FLOW(tick)
{
    FLOW_BEGIN;
    discard_token(g, ev, L(SOURCE), L(SOURCE));
    if (!g->power[L(SOURCE)].tokens) CALL(claim(g, 1u << f->seat, L(SOURCE)));
    FLOW_END;
}

static int ticked_so_far(const game *g, int p, int seat)
{
    int all = varies(g, V_FOUR_PLANETS) ? TOKENS_OF_FOUR_PLANETS : TOKENS;
    return g->power[p].holder == seat ? part_of_way(all - g->power[p].tokens, all) : 0;
}

/* ---- the flare --------------------------------------------------------------------------------------- */

static uint64_t foreign_planets(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (s != seat) set |= system_of(g, s);
    return with_room(g, set & ~colonies(g, seat));
}

static bool can_settle(const game *g, const frame *f) { return foreign_planets(g, f->seat) && colonies(g, f->seat); }

static FLOW(settle)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, foreign_planets(g, f->seat), WHERE));
    CALL(found_colony(g, f->seat, g->answer, FOUNDERS, L(SOURCE)));
    FLOW_END;
}

static int my_clock(const game *g, int seat)
{
    for (int p = 0; p < POWERS; p++) if (g->power[p].alien == ALIEN_tick_tock && g->power[p].holder == seat) return p;
    return -1;
}

static bool can_hurry(const game *g, const frame *f)
{
    int p = my_clock(g, f->seat);
    return won_or_dealt(g, f) && colonies(g, f->seat) && p >= 0 && g->power[p].tokens;
}

/* The price is paid even if something brings the ship back. */
static FLOW(hurry)
{
    FLOW_BEGIN;
    CALL(lose_any(g, f->seat, 1, L(SOURCE)));
    SET(MINE, my_clock(g, f->seat));
    if (L(MINE) >= 0) discard_token(g, ev, L(MINE), L(SOURCE));
    if (L(MINE) >= 0 && !g->power[L(MINE)].tokens) CALL(claim(g, 1u << f->seat, L(MINE)));
    FLOW_END;
}

const sheet alien_tick_tock = {
    .name = "Tick-Tock", .power_name = "of Patience", .summary = "Wins when its time has come", .alert = YELLOW,
    .history = "It is in no hurry. It only counts.",
    .prompt = PROMPTS([WHERE] = { "found", "On which planet do you found a {colony}?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .begins = "Put ten tokens on this sheet, or eight with four planets each.",
        .text = { "Whenever a player wins an {encounter} as the {defense}, or a deal is made, discard one of your tokens. "
                  "When none is left you win the game at once. You can also win in the usual way.",
                  "When the discards are shuffled to become the new deck, you may at once found a {colony} with up to four of your {ships} on any home planet of another player.",
                  "As a main player who has won the {encounter} or made a deal, you may send one of your {ships} to the {warp} to discard a token, besides any that your power discards." },
        .setup = lay_tokens, .progress = ticked_so_far,
        .hook[POWER] = HOOKS({ W_OUTCOME, AS_ANYONE, MUST, .flow = tick, .when = defense_has_won },
                         { W_DEALT, AS_ANYONE, MUST, .flow = tick, .when = has_tokens }),
        .hook[WILD] = HOOKS({ W_SHUFFLED, AS_ANYONE, MAY, .flow = settle, .when = can_settle }),
        .hook[SUPER] = HOOKS({ W_RESOLVED, AS_MAIN, MAY, .flow = hurry, .when = can_hurry }) }),
};
