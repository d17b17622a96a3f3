/* start_turn.c - a turn: how it starts, with a hand to play with; then its encounters, one after the other. */
#include "rules.h"

/* Rotating powers: the alien drawn lies open; keep the old one, or become this. */
static void ask_rotation(game *g, int alien)
{
    ask(g, HC_ASK_CHOICE, 1u << g->offense, choices(2), HC_PROMPT_ROTATE)->about = (uint16_t)alien;
}

static void rotate_power(game *g, events *ev, int alien)
{
    for (int p = 0; p < POWERS; p++)
        if (g->power[p].alien && g->power[p].owner == g->offense) {
            if (varies(g, V_HIDDEN_POWERS)) g->power[p].off = FACE_DOWN;
            become(g, ev, p, alien, BY_RULES);
            return;
        }
}

bool has_earned_another(const game *g)
{
    if (g->second || !g->success || g->goes_on == NO_FURTHER || varies(g, V_SINGLE_ENCOUNTER)) return false;
    return may(g, Q_MAY_GO_ON, g->offense, 0);
}

bool may_go_again(const game *g) { return has_earned_another(g) && !needs_cards(g, g->offense); }

/* Another has played the encounter as the offense: the turn is its owner's still, and over. */
static bool end_of_takeover(game *g, int seat)
{
    if (g->offense == seat) return false;
    if (!g->won) set_main_players(g, seat, NOBODY);
    return true;
}

/* Answers: no, yes, or what a part of the game offers instead, in the order of the parts. Wanted: so too, but that what a power gives
 * is no answer. */
enum { DECLINED, BY_POWER = 2, ANSWER_INSTEAD = 2, INSTEAD = 3 };

/* The flow of the nth of those parts, whether it is in this game or not; its answer can be given if it may. */
static uint32_t instead(const game *g, int n, bool *may_be_done)
{
    for (int p = 0; p < PARTS_END; p++) {
        if (!GAME_PART[p]->instead || n-- > 0) continue;
        *may_be_done = has_part(g, p) && GAME_PART[p]->may_replace(g);
        return GAME_PART[p]->instead;
    }
    return 0;
}

static uint64_t ways_instead(const game *g)
{
    uint64_t answers = 0;
    bool may_be_done = false;
    for (int n = 0; g->parts && instead(g, n, &may_be_done); n++) answers |= (uint64_t)may_be_done << (ANSWER_INSTEAD + n);
    return answers;
}

static VERB do_instead(game *g, int n)
{
    bool may_be_done;
    return push(g, instead(g, n, &may_be_done), g->offense);
}

/* Who does something else instead of an encounter ends the turn itself, whatever the encounter before brought. */
static int why_turn_ends(const game *g, int answer, int how)
{
    if (answer >= INSTEAD) return g->second ? HC_END_NORMAL : HC_END_DECLINED;
    if (how == HC_END_NO_CARDS || how == HC_END_NO_SHIPS) return how;
    if (g->second) return g->second > 1 ? HC_END_NORMAL : HC_END_SECOND;     /* a power has allowed more than two */
    if (g->winner == DEAL_FAILED) return HC_END_NO_DEAL;
    if (!g->success) return HC_END_LOST;
    if (varies(g, V_SINGLE_ENCOUNTER)) return HC_END_SINGLE;
    return answer >= 0 ? HC_END_DECLINED : needs_cards(g, g->offense) ? HC_END_NO_CARDS : HC_END_FORBIDDEN;
}

static void ask_second(game *g)
{
    uint64_t answers = (power_goes_on(g) ? 1u << 1 : choices(2)) | ways_instead(g);
    ask(g, HC_ASK_CHOICE, 1u << g->offense, answers, HC_PROMPT_SECOND);
}

FLOW(flow_rotation)
{
    FLOW_BEGIN;
    SET(WHAT, unused_alien(g));
    if (L(WHAT)) ASK(ask_rotation(g, L(WHAT)));
    if (L(WHAT) && g->answer) rotate_power(g, ev, L(WHAT));
    FLOW_END;
}

FLOW(flow_start_turn)
{
    FLOW_BEGIN;
    tell(g, ev, HC_EV_TURN, g->offense, NOBODY, g->turn, 0, 0, BY_RULES);
    if (has_part(g, PART_teams)) tell_empty_seat(g, ev);
    CALL(new_hand(g, g->offense));
    if (g->result) OPEN(W_START_TURN);
    if (needs_cards(g, g->offense)) CALL(new_hand(g, g->offense));
    FLOW_END;
}

/* How it starts; one encounter, and a second after a success, if there is an encounter card left for it. */
FLOW(flow_turn)
{
    enum { HOW = MINE, WANTED, NEW_HAND_DUE, TAKEN_OVER, FORBIDDEN };
    const step *const steps = rules(g)->turn;
    FLOW_BEGIN;
    g->turn++;
    for (SET(HOW, step_from(g, steps, 0)); L(HOW) != NO_STEP; SET(HOW, step_from(g, steps, L(HOW) + 1))) {
        g->phase = step_near(steps, L(HOW))->phase;
        CALL(push(g, flow_of_step(g, steps, L(HOW)), g->offense));
    }
    g->result = !needs_cards(g, g->offense);
    SET(HOW, HC_END_NO_CARDS);
    if (g->result) {
        CALL(push(g, CORE(flow_encounter), g->offense));
        SET(HOW, g->result);
        SET(WANTED, -1);
        SET(TAKEN_OVER, end_of_takeover(g, f->seat));
        while (encounter_waits(g)) CALL(push(g, CORE(flow_extra), g->offense));
        while (!L(TAKEN_OVER) && (power_goes_on(g) || may_go_again(g))) {
            SET(WANTED, BY_POWER);               /* whatever the last one brought */
            if (!power_goes_on(g) || ways_instead(g)) {
                ASK(ask_second(g));
                SET(WANTED, g->answer >= ANSWER_INSTEAD ? INSTEAD + g->answer - ANSWER_INSTEAD : power_goes_on(g) ? BY_POWER : g->answer);
            }
            SET(NEW_HAND_DUE, g->goes_on == GO_ON_WITH_NEW_HAND);
            g->goes_on = 0;
            if (L(WANTED) == DECLINED || L(WANTED) >= INSTEAD) uncover_cards(g);         /* what waited for a hand that nobody wants */
            if (L(WANTED) >= INSTEAD) CALL(do_instead(g, L(WANTED) - INSTEAD));
            if (L(WANTED) == DECLINED || L(WANTED) >= INSTEAD) break;
            if (g->second < 255) g->second++;
            tell(g, ev, HC_EV_SECOND_ENCOUNTER, g->offense, NOBODY, L(WANTED) == BY_POWER, 0, 0, BY_RULES);
            if (L(NEW_HAND_DUE)) CALL(new_hand(g, g->offense));
            uncover_cards(g);                    /* also if no new hand was needed after all */
            CALL(push(g, CORE(flow_encounter), g->offense));
            SET(HOW, g->result);
            SET(WANTED, -1);
            SET(TAKEN_OVER, end_of_takeover(g, f->seat));
            while (encounter_waits(g)) CALL(push(g, CORE(flow_extra), g->offense));
        }
    }
    SET(FORBIDDEN, g->goes_on == NO_FURTHER);
    g->goes_on = 0;
    OPEN(W_TURN_ENDS);
    if (g->effects) end_encounter(g);            /* what was done then is no part of the next one */
    SET(HOW, L(TAKEN_OVER) ? HC_END_NORMAL : L(FORBIDDEN) ? HC_END_FORBIDDEN : why_turn_ends(g, L(WANTED), L(HOW)));
    tell(g, ev, HC_EV_TURN_ENDS, g->offense, NOBODY, L(HOW), 0, 0, BY_RULES);
    end_lent_aliens(g);
    g->second = g->success = 0;
    RETURN(L(HOW));
    FLOW_END;
}
