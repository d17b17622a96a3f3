/* contest.c - a whole duel, and a contest, which is a duel of plans alone; their prizes and their cleanup. */
#include "duel/duel.h"
#include <string.h>

static void begin(game *g, events *ev, int kind)
{
    g->duel.contest = (uint8_t)kind;
    g->encounter++;
    tell(g, ev, HC_EV_DUEL_BEGINS, NOBODY, NOBODY, kind == HC_DUELING ? g->target : HC_NO_PLANET, 0, 0, by_fate(g));
}

/* What ends with a duel, or is said anew when it starts again. */
static void forget_round(game *g)
{
    hc_duel *d = &g->duel;
    memset(d->dial, 0, sizeof d->dial);
    memset(d->sent, 0, sizeof d->sent);
    memset(d->shown, 0, sizeof d->shown);
    memset(d->laid, 0, sizeof d->laid);
    memset(d->jammed, 0, sizeof d->jammed);
    memset(d->destroyed, 0, sizeof d->destroyed);
    memset(d->bonus, 0, sizeof d->bonus);
    d->sends = d->no_tactics = d->winner = d->margin = d->counted = d->copies = 0;
    g->now.face_up = 0;
    forget_acts(g);
}

static void forget_duel(game *g)
{
    forget_round(g);
    memset(g->duel.jammed_before, 0, sizeof g->duel.jammed_before);
    memset(g->duel.destroyed_before, 0, sizeof g->duel.destroyed_before);
}

/* A duel that starts again is the same duel: which tokens may not be chosen, and what tactics have destroyed, holds until it is over. */
static void carry_over(hc_duel *d)
{
    for (int s = 0; s < DUELISTS; s++) {
        d->jammed_before[s] |= d->jammed[s];
        d->destroyed_before[s] = (uint8_t)(d->destroyed_before[s] + d->destroyed[s]);
    }
}

/* With the reinforcements on that clout, to the discards of who played the plan. */
static void discard_plans(game *g, events *ev)
{
    for (int i = 0; i < DUELISTS; i++) {
        int seat = g->order[i];
        const int cause = duel_revealed(g) ? BY_DUEL : BY_UNSEEN;
        FOR_CARDS_FROM(FIRST_PLAN, c, PLAN + seat) throw_away(g, ev, seat, c, cause);
        while (g->count[SECOND_PLAN + seat]) throw_away(g, ev, seat, next_card(g, SECOND_PLAN + seat, 0), cause);
        remember_hand(g, seat);
        while (g->count[BACKING + seat]) throw_away(g, ev, seat, next_card(g, BACKING + seat, 0), BY_DUEL);
    }
}

/* What was put aside as a stake comes back when the duel starts again. */
static void take_stakes_back(game *g)
{
    for (int s = 0; s < DUELISTS; s++) while (g->count[STAKED + s]) put_card(g, next_card(g, STAKED + s, 0), IN_HAND + s, 1u << s);
}

static void start_again(game *g, events *ev)
{
    tell(g, ev, HC_EV_DUEL_AGAIN, NOBODY, NOBODY, g->target, 0, 0, BY_RULES);
    discard_plans(g, ev);
    take_stakes_back(g);
    carry_over(&g->duel);
    forget_round(g);
}

static bool is_empty_there(const game *g) { return !ships_there(g, 0) && !ships_there(g, 1); }

static void settle_by_clout(game *g, events *ev)
{
    hc_sum s;
    hc_totals(g, &s);
    for (int i = 0; ev && !is_unwanted(ev, HC_EV_STEP) && i < s.steps; i++) {
        const hc_step *t = &s.step[i];
        tell(g, ev, HC_EV_STEP, t->side, t->about, t->before, t->after, t->stage, BY_RULES);
        if (t->sheet) tell_by(ev, HC_EV_STEP, t->sheet, t->by);
    }
    for (int i = 0; i < DUELISTS; i++) tell(g, ev, HC_EV_CLOUT, g->order[i], NOBODY, s.total[i], s.card[i], 0, BY_RULES);
    int margin = s.total[0] - s.total[1], apart = margin < 0 ? -margin : margin;
    g->duel.margin = (uint8_t)(apart > 255 ? 255 : apart);
    g->duel.winner = (uint8_t)(g->order[s.winner] + 1);
    const bool tie = !apart && s.winner == side_in(g, straggler(g)), lower = (margin < 0) == (s.winner == 0) && fate_now(g)->flags & LOWER_WINS;
    tell(g, ev, HC_EV_DUEL_WON, g->order[s.winner], NOBODY, tie ? 2 : apart && lower ? 3 : 0, !in_duel(g), 0, BY_RULES);
}

static void settle_by_ships(game *g, events *ev)
{
    int winner = ships_there(g, 0) ? 0 : 1;
    g->duel.winner = (uint8_t)(winner + 1);
    tell(g, ev, HC_EV_DUEL_WON, winner, NOBODY, 1, 0, 0, BY_RULES);
}

/* All steps, in order; returns the winner; a duel after which nobody has a ship there starts again. */
FLOW(flow_duel)
{
    FLOW_BEGIN;
    begin(g, ev, HC_DUELING);
    for (;;) {
        CALL(push(g, CORE(flow_duel_dials), g->duel.leader));
        if (has_envoys_to_show(g)) CALL(push(g, CORE(flow_show_envoys), g->duel.leader));
        CALL(push(g, CORE(flow_plans), g->duel.leader));
        CALL(push(g, CORE(flow_tactics), g->duel.leader));
        if (!is_empty_there(g)) break;
        start_again(g, ev);
    }
    if (ships_there(g, 0) && ships_there(g, 1)) {
        CALL(push(g, CORE(flow_clout), g->duel.leader));
        settle_by_clout(g, ev);
    } else settle_by_ships(g, ev);
    g->phase = HC_PHASE_RESOLUTION;
    SET(WHO, g->duel.winner - 1);
    if (!is_list_empty(g, WINNER)) CALL(give_list(g, L(WHO), WINNER));
    if (!is_list_empty(g, LOSER)) CALL(give_list(g, other_of(L(WHO)), LOSER));
    CALL(push(g, CORE(flow_cleanup), g->duel.leader));
    RETURN(L(WHO));
    FLOW_END;
}

/* The winner carries out what stands on the card before the plans are discarded; a card that says more than its row has a flow. */
FLOW(flow_contest)
{
    FLOW_BEGIN;
    begin(g, ev, HC_CONTESTING);
    if (has_envoys_to_show(g)) CALL(push(g, CORE(flow_show_envoys), g->duel.leader));
    CALL(push(g, CORE(flow_plans), g->duel.leader));
    CALL(push(g, CORE(flow_clout), g->duel.leader));
    settle_by_clout(g, ev);
    g->phase = HC_PHASE_RESOLUTION;
    SET(WHO, g->duel.winner - 1);
    if (!is_list_empty(g, WINNER)) CALL(give_list(g, L(WHO), WINNER));
    if (!is_list_empty(g, LOSER)) CALL(give_list(g, other_of(L(WHO)), LOSER));
    SET(WHAT, sheet_of_card(g, g->destiny_card));
    if (SHEETS[L(WHAT)]->helper) CALL(verb_frame(g, FLOW_ID(L(WHAT), HELPERS), L(WHO), 0, 0, by_fate(g)));
    CALL(push(g, CORE(flow_cleanup), g->duel.leader));
    FLOW_END;
}

static void loser_goes(game *g, events *ev)
{
    int loser = other_of(g->duel.winner - 1), stays = fate_now(g)->flags & SHARED && ships_there(g, loser) ? 1 : 0;
    if (in_duel(g)) retreat(g, ev, loser, ships_there(g, loser) - stays, g->target, BY_DUEL);
}

/* Nobody controls the planet until the duel is over. */
FLOW(flow_cleanup)
{
    FLOW_BEGIN;
    OPEN(W_CLEANUP);
    loser_goes(g, ev);
    discard_plans(g, ev);
    SET(WHAT, g->duel.contest);
    g->duel.contest = L(WHAT) == HC_DUELING ? HC_DUEL_DONE : HC_CONTEST_DONE;
    OPEN(W_DUEL_OVER);
    if (was_duel(g) && fate_now(g)->flags & TOXIC && ships_there(g, g->duel.winner - 1) > 1)
        CALL(destroy(g, g->duel.winner - 1, 1, g->target, by_fate(g)));
    g->duel.contest = 0;
    settle_leader(g, ev);
    g->target = HC_NO_PLANET;
    forget_duel(g);
    FLOW_END;
}
