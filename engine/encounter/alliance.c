/* alliance.c - offense and defense invite; the others answer in turn and commit their ships. */
#include "rules.h"

static uint64_t candidates(const game *g)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++)
        if (!is_main(g, s) && !takes_part(g, s) && !(g->now.barred >> s & 1) && ships_to_send(g, s)) set |= 1ull << s;
    return set;
}

static void ask_whom(game *g, int side)
{
    pick(g, HC_ASK_SEAT, of_side(g, side), 0, g->players - 2, candidates(g), side ? HC_PROMPT_INVITE_DEFENSE : HC_PROMPT_INVITE_OFFENSE);
}

static void invite_drafted(game *g, events *ev, int side)
{
    int seat = of_side(g, side);
    for (int i = 0; i < g->draft_count; i++) {
        g->now.invited[side] |= (uint8_t)(1u << g->draft[i]);
        tell(g, ev, HC_EV_INVITED, seat, g->draft[i], side, 0, 0, BY_RULES);
    }
    if (!g->now.invited[side]) tell(g, ev, HC_EV_INVITED_NOBODY, seat, NOBODY, side, 0, 0, BY_RULES);
    clear_draft(g);
}

/* Which sides have invited this seat: bit 0 offense, bit 1 defense. */
static unsigned invitations(const game *g, int seat)
{
    unsigned sides = (g->now.invited[0] >> seat & 1u) | (g->now.invited[1] >> seat & 1u) << 1;
    for (int side = 0; side < 2 && sides; side++) if (!may(g, Q_MAY_ALLY, seat, side)) sides &= ~(1u << side);
    return sides;
}

/* Who has answered as if invited was not invited by that: others may ask for it later. */
static void keep_invitations(game *g, int seat, int sides)
{
    for (int side = 0; side < 2; side++)
        if (!(sides >> side & 1)) g->now.invited[side] &= (uint8_t)~(1u << seat);
}

static void ask_to_ally(game *g, int seat)
{
    ask(g, HC_ASK_SIDE, 1u << seat, invitations(g, seat), HC_PROMPT_JOIN)->extra = CAN_PASS;
}

static bool can_answer(const game *g, int seat)
{
    return invitations(g, seat) && ships_to_send(g, seat) && !(g->now.barred >> seat & 1);
}

/* Has no choice but to join a side. */
bool is_pressed(const game *g, int seat)
{
    const int side = limit(g, Q_MUST_JOIN, seat, SIDE_NONE);
    return side != SIDE_NONE && may(g, Q_MAY_ALLY, seat, side) && ships_to_send(g, seat) && !(g->now.barred >> seat & 1);
}

VERB join_too(game *g, int seat, int side, int cause)
{
    frame *f = push(g, CORE(flow_join_too), seat);
    f->local[WHAT] = (int16_t)side;
    f->local[CAUSE] = (int16_t)cause;
    return f;
}

/* The other side as well, with ships of its own. */
FLOW(flow_join_too)
{
    FLOW_BEGIN;
    take_both_sides(g, f->seat);
    CALL(commit_to(g, f->seat, L(WHAT)));
    SET(COUNT, ships_on_side(g, f->seat, L(WHAT)));
    if (!L(COUNT)) keep_one_side(g, f->seat, !L(WHAT));
    else tell(g, ev, HC_EV_JOINED, f->seat, of_side(g, L(WHAT)), L(WHAT), L(COUNT), 0, L(CAUSE));
    RETURN(L(COUNT) > 0);
    FLOW_END;
}

/* The main player whose phase it is. */
FLOW(flow_invite)
{
    const int side = g->phase - HC_PHASE_INVITE_OFFENSE;
    FLOW_BEGIN;
    SET(COUNT, 1);
    SET(CAUSE, BY_RULES);
    RESPOND(W_INVITE, of_side(g, side));
    if (may(g, Q_MAY_INVITE, of_side(g, side), 0)) ASK(ask_whom(g, side));
    SET(COUNT, g->draft_count);
    invite_drafted(g, ev, side);
    if (L(COUNT)) RESPOND(W_INVITED, of_side(g, side));
    FLOW_END;
}

/* Everybody else answers, in turn, and sends ships. */
FLOW(flow_join)
{
    enum { TURN = MINE, ALLY, INVITED };
    FLOW_BEGIN;
    OPEN(W_ALL_INVITED);
    for (L(TURN) = 1; L(TURN) < g->players; L(TURN)++) {
        SET(ALLY, clockwise(g, g->offense, L(TURN)));
        if (L(ALLY) == g->defense || takes_part(g, L(ALLY))) continue;
        SET(INVITED, invitations(g, L(ALLY)));
        SET(COUNT, 1);
        SET(CAUSE, BY_RULES);
        RESPOND(W_ALLY_TURN, L(ALLY));
        g->answer = PASS;
        if (is_pressed(g, L(ALLY))) g->answer = (int16_t)limit(g, Q_MUST_JOIN, L(ALLY), SIDE_NONE);
        else if (can_answer(g, L(ALLY))) ASK(ask_to_ally(g, L(ALLY)));
        g->now.answered |= (uint8_t)(1u << L(ALLY));
        keep_invitations(g, L(ALLY), L(INVITED));
        if (g->answer == PASS) {
            if (L(INVITED)) notice(g, SEEN_LOITERING, L(ALLY));
            tell(g, ev, HC_EV_STAYED_OUT, L(ALLY), NOBODY, !L(INVITED), 0, 0, BY_RULES);
            continue;
        }
        set_side(g, L(ALLY), g->answer);
        CALL(commit(g, L(ALLY)));
        if (!g->ships[L(ALLY)][GATE]) {          /* pressed, but with no ship to spare */
            set_side(g, L(ALLY), SIDE_NONE);
            tell(g, ev, HC_EV_STAYED_OUT, L(ALLY), NOBODY, 2, 0, 0, BY_RULES);
            continue;
        }
        tell(g, ev, HC_EV_JOINED, L(ALLY), of_side(g, side_of(g, L(ALLY))), side_of(g, L(ALLY)), g->ships[L(ALLY)][GATE], 0, BY_RULES);
        SET(COUNT, 1);
        RESPOND(W_JOINED, L(ALLY));
    }
    FLOW_END;
}
