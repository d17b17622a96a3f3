/* game.c - the game: destiny card after destiny card until somebody has won; and what comes between two of them. */
#include "duel/duel.h"
#include <string.h>

void forget_acts(game *g)
{
    if (!g->effects) return;
    memset(g->effect, 0, g->effects * sizeof *g->effect);
    memset(&g->acted, 0, sizeof g->acted);
    memset(&g->in_effect, 0, sizeof g->in_effect);
    g->switched = 0;
    g->effects = g->now.forbids = 0;
}

static unsigned winners(const game *g)
{
    unsigned set = 0;
    for (int s = 0; s < DUELISTS; s++) if (limit(g, Q_WINS, s, planets_of(g, s) >= colonies_to_win(g))) set |= 1u << s;
    return set;
}

/* Where somebody still has to send, the game has ended for want of ships. */
static void tell_winners(const game *g, events *ev, bool for_ships)
{
    for (int s = 0; s < DUELISTS; s++) {
        const bool by_planets = planets_of(g, s) >= colonies_to_win(g);
        const int cause = by_planets || for_ships ? BY_RULES : g->phase == HC_PHASE_START ? s /* its alien */ : by_fate(g);
        if (g->won >> s & 1) tell(g, ev, HC_EV_WON, s, for_ships ? other_of(s) : NOBODY, planets_of(g, s), !by_planets, for_ships, cause);
    }
    tell(g, ev, HC_EV_GAME_OVER, NOBODY, NOBODY, g->won, for_ships, 0, BY_RULES);
}

/* Whoever wins ends the game here; who has lost for want of ships comes here straight out of the duel. */
FLOW(flow_duel_game)
{
    FLOW_BEGIN;
    CALL(push(g, CORE(flow_duel_setup), 0));
    while (!g->ended) {
        CALL(push(g, CORE(flow_between), g->duel.leader));
        if (g->ended) break;
        CALL(push(g, CORE(flow_fate), g->duel.leader));
    }
    forget_acts(g);
    clear_draft(g);
    tell_winners(g, ev, g->duel.sends);
    FLOW_END;
}

static bool is_above_limit(const game *g, int seat) { return g->count[IN_HAND + seat] > hand_limit(g, seat); }

static void throw_staked(game *g, events *ev)
{
    for (int i = 0; i < DUELISTS; i++)
        for (remember_hand(g, g->order[i]); g->count[STAKED + g->order[i]];)
            throw_away(g, ev, g->order[i], next_card(g, STAKED + g->order[i], 0), BY_LIMIT);
}

/* The win comes first, then hands that are too large, then empty ones. */
FLOW(flow_between)
{
    FLOW_BEGIN;
    g->phase = HC_PHASE_START;
    if (winners(g)) {
        win_at_once(g, winners(g));
        RETURN(0);
    }
    for (L(MINE) = 0; L(MINE) < DUELISTS; L(MINE)++)
        if (is_above_limit(g, g->order[L(MINE)])) CALL(push(g, CORE(flow_down_to_limit), g->order[L(MINE)]));
    throw_staked(g, ev);
    for (int i = 0; i < DUELISTS; i++) need_hand(g, ev, g->order[i]);
    OPEN(W_BETWEEN_CARDS);
    forget_acts(g);
    FLOW_END;
}

static void ask_discards(game *g, int seat)
{
    const int n = g->count[IN_HAND + seat] - hand_limit(g, seat);
    pick_cards(g, seat, n, n, C_ANY, HC_PROMPT_DOWN_TO_LIMIT);
}

/* Neither sees what the other throws away before both have chosen. */
FLOW(flow_down_to_limit)
{
    FLOW_BEGIN;
    ASK(ask_discards(g, f->seat));
    hide_hand(g, f->seat);
    for (int i = 0; i < g->draft_count; i++) put_card(g, g->draft[i], STAKED + f->seat, 1u << f->seat);
    clear_draft(g);
    FLOW_END;
}

int progress_in_duel(const game *g, int seat)
{
    const int needed = colonies_to_win(g), done = planets_of(g, seat);
    int best = done >= needed ? HC_ALL_THE_WAY : done * HC_ALL_THE_WAY / needed;
    FOR_POWERS_OF(p, g, seat) {
        const form *own = form_of(g, g->power[p].alien);
        int part = own && own->progress ? own->progress(g, p, seat) : 0;
        if (part > best) best = part;
    }
    return best;
}
