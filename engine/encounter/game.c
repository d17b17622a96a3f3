/* game.c - the game: turns, and the encounters of a turn. */
#include "rules.h"
#include <string.h>

FLOW(flow_game)
{
    FLOW_BEGIN;
    tell(g, ev, HC_EV_GAME_BEGINS, g->first, NOBODY, 0, 0, 0, BY_RULES);
    while (!g->won) {
        CALL(push(g, CORE(flow_turn), g->offense));
        if (!g->won) set_main_players(g, clockwise(g, g->offense, 1), NOBODY);
    }
    for (int s = 0; s < g->players; s++)
        if (g->won >> s & 1) tell(g, ev, HC_EV_WON, s, NOBODY, foreign_colonies(g, s), 0, 0, BY_RULES);
    tell(g, ev, HC_EV_GAME_OVER, NOBODY, NOBODY, g->won, 0, 0, BY_RULES);
    FLOW_END;
}

static bool may_go_again(const game *g)
{
    return !g->won && !g->second && g->success && count_cards(g, IN_HAND + g->offense, C_ENCOUNTER) > 0;
}

static int why_turn_ends(const game *g, int answer, int how)
{
    if (how == HC_END_NO_CARDS || how == HC_END_NO_SHIPS) return how;
    if (g->second) return HC_END_SECOND;
    if (g->winner == DEAL_FAILED) return HC_END_NO_DEAL;
    if (!g->success) return HC_END_LOST;
    return answer < 0 ? HC_END_NO_CARDS : HC_END_DECLINED;
}

/* One encounter, and a second after a success, if there is an encounter card left for it. */
FLOW(flow_turn)
{
    enum { HOW = MINE, WANTED };
    FLOW_BEGIN;
    g->turn++;
    begin_phase(g, HC_PHASE_START);
    tell(g, ev, HC_EV_TURN, g->offense, NOBODY, g->turn, 0, 0, BY_RULES);
    CALL(new_hand(g, g->offense));
    SET(HOW, HC_END_NO_CARDS);
    if (g->result) {
        CALL(push(g, CORE(flow_encounter), g->offense));
        SET(HOW, g->result);
        SET(WANTED, -1);
        if (may_go_again(g)) {
            ASK(ask(g, HC_ASK_CHOICE, 1u << g->offense, choices(2), HC_PROMPT_SECOND));
            SET(WANTED, g->answer);
            if (L(WANTED)) {
                g->second = 1;
                tell(g, ev, HC_EV_SECOND_ENCOUNTER, g->offense, NOBODY, 0, 0, 0, BY_RULES);
                CALL(push(g, CORE(flow_encounter), g->offense));
                SET(HOW, g->result);
            }
        }
    }
    if (!g->won) tell(g, ev, HC_EV_TURN_ENDS, g->offense, NOBODY, why_turn_ends(g, L(WANTED), L(HOW)), 0, 0, BY_RULES);
    g->second = g->success = 0;
    FLOW_END;
}

static void begin_encounter(game *g)
{
    g->encounter++;
    set_main_players(g, g->offense, NOBODY);
    g->winner = SIDE_NONE;
    g->success = 0;
    memset(g->side, SIDE_NONE, sizeof g->side);
    g->side[g->offense] = SIDE_OFFENSE;
}

static void empty_place(game *g, int place, int to)
{
    while (g->count[place]) put_card(g, next_card(g, place, 0), to, everybody(g));
}

/* What an abandoned flow left lying about goes where it belongs; effects and zaps end. */
static void end_encounter(game *g)
{
    take_back_offers(g);
    empty_place(g, IN_PLAY, IN_DISCARD);
    for (int s = 0; s < g->players; s++) {
        empty_place(g, ON_TABLE + s, IN_DISCARD);
        empty_place(g, ASIDE + s, IN_HAND + s);
    }
    clear_draft(g);
    powers_go_home(g);
    memset(g->effect, 0, sizeof g->effect);
    memset(&g->in_effect, 0, sizeof g->in_effect);
    memset(&g->rewind, 0, sizeof g->rewind);
    memset(g->side, SIDE_NONE, sizeof g->side);
    g->flare_used = g->invited[0] = g->invited[1] = g->barred = g->answered_ally = 0;
    g->face_up = g->driving = g->replanned = 0;
    g->target = HC_NO_PLANET;
    set_main_players(g, g->offense, NOBODY);
}

static bool goes_on(const game *g) { return !g->result && !g->won; }

/* The steps of an encounter, each 0 or how the turn ends (HC_END_...). Whatever ends the
 * encounter early unwinds to here with ENCOUNTER_OVER, a time traveller with PLAN_AGAIN. */
FLOW(flow_encounter)
{
    enum { HOW = MINE, STAGE };
    FLOW_BEGIN;
    begin_encounter(g);
    tell(g, ev, HC_EV_ENCOUNTER, g->offense, NOBODY, g->second + 1, 0, 0, BY_RULES);
    CALL(push(g, CORE(flow_regroup), g->offense));
    if (goes_on(g)) CALL(push(g, CORE(flow_destiny), g->offense));
    for (L(STAGE) = 0; L(STAGE) < 2 && goes_on(g); L(STAGE)++)
        CALL(push(g, rules(g)->gather_before_aim == !L(STAGE) ? CORE(flow_gather) : CORE(flow_aim), g->offense));
    if (goes_on(g)) CALL(push(g, CORE(flow_alliance), g->offense));
    if (goes_on(g)) do {
        CALL(push(g, CORE(flow_planning), g->offense));
        if (goes_on(g)) CALL(push(g, CORE(flow_reveal), g->offense));
        if (goes_on(g)) CALL(push(g, CORE(flow_resolution), g->offense));
    } while (g->result == PLAN_AGAIN);
    SET(HOW, g->result);
    if (!g->won) {
        CALL(bring_home(g, true, BY_RULES));
        CALL(push(g, CORE(flow_put_away), g->offense));
    }
    end_encounter(g);
    RETURN(L(HOW));
    FLOW_END;
}

/* The encounter cards are discarded, the offense's first. */
FLOW(flow_put_away)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    OPEN(W_RESOLVED);
    for (L(AT) = 0; L(AT) < 2; L(AT)++) {
        SET(WHO, of_side(g, L(AT)));
        if (L(WHO) == NOBODY) continue;
        while (next_card(g, ON_TABLE + L(WHO), 0) < HC_CARDS)
            CALL(discard(g, L(WHO), next_card(g, ON_TABLE + L(WHO), 0), BY_ENCOUNTER));
    }
    FLOW_END;
}

void begin_phase(game *g, int phase) { g->phase = (uint8_t)phase; }

/* All who meet a winning condition at the same moment share the win. */
void check_win(game *g, events *ev)
{
    (void)ev;
    for (int s = 0; s < g->players; s++)
        if (foreign_colonies(g, s) >= limit(g, Q_COLONIES_TO_WIN, s, rules(g)->info.colonies_to_win)) g->won |= (uint8_t)(1u << s);
}
