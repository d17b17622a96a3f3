/* alliance.c - offense and defense invite; the others answer in turn and commit their ships. */
#include "rules.h"

/* On colonies; or in the warp, where something lets them come straight from there. */
static bool has_ships_to_join(const game *g, int seat)
{
    return has_ships_to_send(g, seat) || may_come_from_warp(g, seat) || occupied_orbits(g, 1u << seat);
}

static uint64_t candidates(const game *g)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++)
        if (!is_main(g, s) && !takes_part(g, s) && !(g->now.barred >> s & 1) && has_ships_to_join(g, s)) set |= 1ull << s;
    return set;
}

/* Partners are invited without a choice, and nobody is called against a partner. */
static uint64_t without_partners(const game *g)
{
    uint64_t set = candidates(g);
    for (int side = 0; side < 2; side++)
        if (of_side(g, side) < SEATS && partner_of(g, of_side(g, side)) != NOBODY) set &= ~(1ull << partner_of(g, of_side(g, side)));
    return set;
}

static void invite_partner(game *g, events *ev, int side)
{
    const int seat = of_side(g, side), partner = partner_of(g, seat);
    if (partner == NOBODY || !(candidates(g) >> partner & 1) || !may(g, Q_MAY_INVITE, seat, 0)) return;
    g->now.invited[side] |= (uint8_t)(1u << partner);
    tell(g, ev, HC_EV_INVITED, seat, partner, side, 1, 0, BY_RULES);
}

/* Where there may be only so many guests, those who have been invited without a choice are among them. */
static int more_guests(const game *g, int side)
{
    const int seat = of_side(g, side), all = g->players - 2, most = limit(g, Q_GUESTS, seat, all), there = count_bits(g->now.invited[side]);
    if (!may(g, Q_MAY_INVITE, seat, 0)) return 0;
    return most == all ? all : most > there ? most - there : 0;
}

static void ask_whom(game *g, int side)
{
    const uint64_t others = without_partners(g) & ~(uint64_t)g->now.invited[side];
    pick(g, HC_ASK_SEAT, of_side(g, side), 0, more_guests(g, side), others, side ? HC_PROMPT_INVITE_DEFENSE : HC_PROMPT_INVITE_OFFENSE);
}

/* For a moon nobody can be invited, so nothing is said of it. */
static void invite_drafted(game *g, events *ev, int side)
{
    int seat = of_side(g, side);
    for (int i = 0; i < g->draft_count; i++) {
        g->now.invited[side] |= (uint8_t)(1u << g->draft[i]);
        tell(g, ev, HC_EV_INVITED, seat, g->draft[i], side, 0, 0, BY_RULES);
    }
    if (!g->now.invited[side] && !is_moon(g->target)) tell(g, ev, HC_EV_INVITED_NOBODY, seat, NOBODY, side, 0, 0, BY_RULES);
    clear_draft(g);
}

/* Which sides have invited this seat: bit 0 offense, bit 1 defense. */
unsigned invitations_of(const game *g, int seat)
{
    unsigned sides = (g->now.invited[0] >> seat & 1u) | (g->now.invited[1] >> seat & 1u) << 1;
    for (int side = 0; side < 2 && sides; side++) if (!may_side_with(g, seat, side)) sides &= ~(1u << side);
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
    ask(g, HC_ASK_SIDE, 1u << seat, invitations_of(g, seat), HC_PROMPT_JOIN)->extra = CAN_PASS;
}

static bool can_answer(const game *g, int seat)
{
    return invitations_of(g, seat) && has_ships_to_join(g, seat) && !(g->now.barred >> seat & 1);
}

int side_pressed_to(const game *g, int seat) { return limit(g, Q_MUST_JOIN, seat, SIDE_NONE) % AT_WILL; }

/* Has no choice but to join a side. */
bool is_pressed(const game *g, int seat)
{
    const int press = limit(g, Q_MUST_JOIN, seat, SIDE_NONE), side = press % AT_WILL;
    if (side == SIDE_NONE || !may_side_with(g, seat, side) || g->now.barred >> seat & 1) return false;
    return press >= AT_WILL ? ships_to_spare(g, seat) > 0 : has_ships_to_send(g, seat);
}

bool is_pressed_hard(const game *g, int seat) { return limit(g, Q_MUST_JOIN, seat, SIDE_NONE) < AT_WILL && is_pressed(g, seat); }

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
    if (has_part(g, PART_teams)) invite_partner(g, ev, side);
    if (more_guests(g, side)) ASK(ask_whom(g, side));
    SET(COUNT, g->draft_count);
    invite_drafted(g, ev, side);
    if (g->now.invited[side]) RESPOND(W_INVITED, of_side(g, side));      /* COUNT: those whom it has named itself */
    FLOW_END;
}

/* Ships that a dial has promised; 0: as many as it likes. */
static int dials_say(const game *g, int seat) { return has_part(g, PART_dials) ? dialled_ships(g, seat) : 0; }

void invite_too(game *g, events *ev, int side, int seat, int cause)
{
    g->now.invited[side] |= (uint8_t)(1u << seat);
    tell(g, ev, HC_EV_INVITED, of_side(g, side), seat, side, 0, 0, cause);
}

/* In the frame of flow_join: whose turn it is, and those who wait until all others have answered. */
enum { TURN = MINE, ALLY, INVITED, LAST };

bool can_answer_last(const game *g, int seat)
{
    bool later = false;
    for (int s = clockwise(g, seat, 1); s != g->offense; s = clockwise(g, s, 1))
        later |= s != g->defense && !takes_part(g, s) && invitations_of(g, s);
    return later && invitations_of(g, seat) && !(g->now.answered >> seat & 1);
}

void answer_last(game *g, int seat)
{
    frame *join = g->stack;
    while (join->flow != CORE(flow_join)) join++;
    join->local[LAST] = (int16_t)(join->local[LAST] | 1 << seat);
}

/* Everybody else answers, in turn, and sends ships; then those who have waited. */
FLOW(flow_join)
{
    FLOW_BEGIN;
    OPEN(W_ALL_INVITED);
    if (has_part(g, PART_dials)) CALL(push(g, CORE(flow_dials), g->offense));
    for (L(TURN) = 1; L(TURN) < (L(LAST) ? 2 : 1) * g->players; L(TURN)++) {
        SET(ALLY, clockwise(g, g->offense, L(TURN)));
        if (is_main(g, L(ALLY)) || takes_part(g, L(ALLY)) || has_paper(g, L(ALLY)) || (L(TURN) > g->players && !(L(LAST) >> L(ALLY) & 1))) continue;
        SET(INVITED, invitations_of(g, L(ALLY)));
        SET(COUNT, 1);
        SET(CAUSE, BY_RULES);
        if (!has_part(g, PART_dials)) RESPOND(W_ALLY_TURN, L(ALLY));
        if (L(TURN) < g->players && L(LAST) >> L(ALLY) & 1) continue;
        if (has_part(g, PART_aid) && !is_pressed(g, L(ALLY)) && may_offer_aid(g, L(ALLY))) {
            CALL(push(g, CORE(flow_aid), L(ALLY)));
            if (g->result) g->now.answered |= (uint8_t)(1u << L(ALLY));
            if (g->result == AID_TAKEN) RESPOND(W_JOINED, L(ALLY));
            if (g->now.answered >> L(ALLY) & 1) continue;
        }
        g->answer = has_part(g, PART_dials) ? (int16_t)dialled_side(g, L(ALLY)) : PASS;
        if (is_pressed(g, L(ALLY))) g->answer = (int16_t)side_pressed_to(g, L(ALLY));
        else if (!has_part(g, PART_dials) && can_answer(g, L(ALLY))) ASK(ask_to_ally(g, L(ALLY)));
        g->now.answered |= (uint8_t)(1u << L(ALLY));
        keep_invitations(g, L(ALLY), L(INVITED));
        if (g->answer == PASS) {
            if (L(INVITED)) notice(g, SEEN_LOITERING, L(ALLY));
            if (L(INVITED) || !is_moon(g->target)) tell(g, ev, HC_EV_STAYED_OUT, L(ALLY), NOBODY, !L(INVITED), 0, 0, BY_RULES);
            continue;
        }
        set_side(g, L(ALLY), g->answer);
        CALL(commit_some(g, L(ALLY), dials_say(g, L(ALLY)), dials_say(g, L(ALLY))));
        if (!g->ships[L(ALLY)][GATE]) {          /* pressed, but with no ship to spare */
            set_side(g, L(ALLY), SIDE_NONE);
            tell(g, ev, HC_EV_STAYED_OUT, L(ALLY), NOBODY, 2, 0, 0, BY_RULES);
            continue;
        }
        tell(g, ev, HC_EV_JOINED, L(ALLY), of_side(g, side_of(g, L(ALLY))), side_of(g, L(ALLY)), g->ships[L(ALLY)][GATE], 0, BY_RULES);
        SET(COUNT, 1);
        RESPOND(W_JOINED, L(ALLY));
    }
    if (dial_may_bring_aid(g)) CALL(push(g, CORE(flow_dial_aid), g->offense));
    if (has_part(g, PART_dials)) put_dials_away(g);
    FLOW_END;
}
