/* verbs.c - what envoys, destiny cards and aliens of Duel do to the table: plans, stakes, cards that change hands, and wishes for
 * the duel that is on. */
#include "duel/duel.h"

/* ---- cards --------------------------------------------------------------------------------------- */

void stake_card(game *g, int seat, int card)
{
    hide_hand(g, seat);
    put_card(g, card, STAKED + seat, 1u << seat);
}

void take_into_hand(game *g, int seat, int card) { put_card(g, card, IN_HAND + seat, 1u << seat); }

void hand_duelist(game *g, events *ev, int from, int to, int card, int cause)
{
    put_card(g, card, IN_HAND + to, 1u << from | 1u << to);
    tell_secret(g, ev, 1u << from | 1u << to, HC_EV_GAVE_CARD, from, to, card, 0, 0, cause);
}

void take_shown(game *g, events *ev, int seat, int from, int card, int cause)
{
    put_card(g, card, IN_HAND + seat, in_the_open(g));
    tell(g, ev, HC_EV_TOOK_CARD, seat, from, card, 0, 0, cause);
}

void remove_card(game *g, events *ev, int seat, int card, int cause)
{
    put_card(g, card, OUT_OF_GAME, in_the_open(g));
    tell(g, ev, HC_EV_REMOVED_CARD, seat, NOBODY, card, 0, 0, cause);
}

/* ---- plans --------------------------------------------------------------------------------------- */

void take_back_plans(game *g, int seat)
{
    if (has_plan(g, seat)) take_into_hand(g, seat, plan_of(g, seat));
    while (g->count[SECOND_PLAN + seat]) take_into_hand(g, seat, next_card(g, SECOND_PLAN + seat, 0));
}

static void lay_down(game *g, events *ev, int seat, int card, int place, int cause)
{
    hide_hand(g, seat);
    put_card(g, card, place + seat, 1u << seat);
    tell_secret(g, ev, 1u << seat, HC_EV_CARD_DOWN, seat, NOBODY, card, 0, 0, cause);
}

void lay_plan(game *g, events *ev, int seat, int card, int cause) { lay_down(g, ev, seat, card, PLAN, cause); }
void lay_second_plan(game *g, events *ev, int seat, int card, int cause) { lay_down(g, ev, seat, card, SECOND_PLAN, cause); }

/* The card is drawn before the plan is back in the hand, and nobody looks at it. */
void swap_plan_unseen(game *g, events *ev, int seat)
{
    const int card = top_card(g, ev, seat);
    take_into_hand(g, seat, plan_of(g, seat));
    put_card(g, card, PLAN + seat, 0);
}

void turn_up_top_plan(game *g, events *ev, int seat, int cause)
{
    const int card = top_card(g, ev, seat);
    put_card(g, card, PLAN + seat, in_the_open(g));
    tell(g, ev, HC_EV_REVEALED, seat, NOBODY, card, 0, 0, cause);
}

/* Both are turned up; the one that is not picked goes back into the hand, and everybody knows it. */
void settle_on_plan(game *g, events *ev, int seat, bool second)
{
    const int plan = plan_of(g, seat), other = next_card(g, SECOND_PLAN + seat, 0);
    if (plan >= HC_CARDS || other >= HC_CARDS) return;
    put_card(g, second ? plan : other, IN_HAND + seat, in_the_open(g));
    if (second) put_card(g, other, PLAN + seat, in_the_open(g));
    tell(g, ev, HC_EV_REVEALED, seat, NOBODY, second ? other : plan, 0, 0, BY_RULES);
}

/* ---- the duel that is on ------------------------------------------------------------------------- */

void raise_bonus(game *g, int seat, int count) { g->duel.bonus[seat] = (uint8_t)(g->duel.bonus[seat] + count); }
void jam_tactic(game *g, int seat, int token) { g->duel.jammed[seat] = (uint8_t)(1u << token); }
void copy_tactic(game *g, int seat) { g->duel.copies |= (uint8_t)(1u << seat); }
void forbid_tactics(game *g) { g->duel.no_tactics = 1; }
void point_at_planet(game *g, int planet) { g->target = (uint8_t)planet; }

void win_at_once(game *g, unsigned seats)
{
    g->won = (uint8_t)seats;
    g->ended = 1;
}
