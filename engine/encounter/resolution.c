/* resolution.c - the outcome: losses, landing, compensation; or talks. In which order: the edition's list of steps. Rewards are in
 * rewards.c. */
#include "rules.h"
#include <stdlib.h>

static void tell_total(const game *g, events *ev, const hc_sum *s, int side)
{
    for (int i = 0; ev && !is_unwanted(ev, HC_EV_STEP) && i < s->steps; i++) {
        const hc_step *by = &s->step[i];
        if (by->side != side || by->stage == HC_STAGE_WINNER) continue;
        int about = by->stage == HC_STAGE_SHIPS ? by->about : NOBODY;
        tell(g, ev, HC_EV_STEP, side, about, by->before, by->after, by->stage, BY_ENCOUNTER);
        if (by->sheet) tell_by(ev, HC_EV_STEP, by->sheet, by->by);
    }
    int ships = 0;
    for (int seat = 0; seat < g->players; seat++) ships += ships_on_side(g, seat, side);
    tell(g, ev, HC_EV_TOTAL, side, of_side(g, side), s->total[side], s->card[side], ships, BY_ENCOUNTER);
}

/* What made an attack no attack, or an attack of what was none: where totals are told, it is one of their steps. */
static void tell_turned(const game *g, events *ev, const hc_sum *s)
{
    for (int i = 0; ev && i < s->steps; i++) {
        const hc_step *by = &s->step[i];
        if (by->stage != HC_STAGE_CARD || !by->sheet || (by->before > FACE_NONE) == (by->after > FACE_NONE)) continue;
        tell(g, ev, HC_EV_COUNTS_AS, of_side(g, by->side), NOBODY, by->before, by->after, 0, BY_ENCOUNTER);
        tell_by(ev, HC_EV_COUNTS_AS, by->sheet, by->by);
    }
}

static void decide(game *g, events *ev)
{
    hc_sum s;
    hc_totals(g, &s);
    bool both = s.face[0] > FACE_NONE && s.face[1] > FACE_NONE;
    for (int side = 0; side < 2 && both; side++) tell_total(g, ev, &s, side);
    if (!both) tell_turned(g, ev, &s);
    g->winner = (uint8_t)s.winner;
    const int apart = both ? abs(s.total[0] - s.total[1]) : 0;
    g->now.margin = (uint8_t)(apart < 255 ? apart : 255);      /* kept: what is lost afterwards may count in a total (Warpish) */
    if (both && g->winner < SIDE_NONE && s.total[g->winner] > s.total[!g->winner] + 10) notice(g, SEEN_CRUSHING, of_side(g, g->winner));
    const bool tie = both && s.total[0] == s.total[1];
    tell(g, ev, HC_EV_OUTCOME, g->offense, g->defense, g->winner, both, both && !tie && does_lower_win(g) ? HC_LOWER_WON : tie, BY_ENCOUNTER);
    const hc_step *last = s.steps ? &s.step[s.steps - 1] : NULL;
    if (ev && last && last->stage == HC_STAGE_WINNER) tell_by(ev, HC_EV_OUTCOME, last->sheet, last->by);     /* a power turned the winner */
}

static bool loses_on(const game *g, int seat, int side) { return on_side(g, seat, side) && (g->winner == BOTH_LOST || g->winner != side); }

/* The side on which it loses ships; SIDE_NONE: none. */
static int losing_side(const game *g, int seat)
{
    return loses_on(g, seat, SIDE_OFFENSE) ? SIDE_OFFENSE : loses_on(g, seat, SIDE_DEFENSE) ? SIDE_DEFENSE : SIDE_NONE;
}

/* Of who is on both sides: as the main player. */
static bool loses(const game *g, int seat) { return takes_part(g, seat) && loses_on(g, seat, side_of(g, seat)); }

/* A main player whose negotiate met an attack; not one of two who would have talked, had not a power decreed the winner. Or one whose
 * power says so. */
static bool is_compensated(const game *g, int seat)
{
    if (!is_main(g, seat) || !loses(g, seat)) return false;
    return i_negotiate_they_attack(g, &(frame){ .seat = (uint8_t)seat }) || limit(g, Q_CONSOLED, seat, 0);
}

/* An ally that helped with a negotiate, and has lost ships with its side. */
static bool helped_in_vain(const game *g, int seat)
{
    return !is_main(g, seat) && extra_card(g, seat) < HC_CARDS && loses(g, seat) && g->now.losing[seat] && face_beside(g, seat) == FACE_NEGOTIATE;
}

/* Everybody on the losing side, in timing order. A main player who is compensated afterwards: for what it has lost here. */
FLOW(flow_losses)
{
    enum { TURN = MINE, LOSER, SIDE };
    FLOW_BEGIN;
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(LOSER, g->order[L(TURN)]);
        for (L(SIDE) = 0; L(SIDE) < 2; L(SIDE)++) {
            if (!loses_on(g, L(LOSER), L(SIDE))) continue;
            if (face(g, L(SIDE)) == FACE_RETREAT && g->winner != BOTH_LOST) {     /* all of that side are saved; what defends stays */
                if (L(LOSER) != g->defense || L(SIDE) == SIDE_OFFENSE)
                    CALL(return_ships(g, L(LOSER), ships_on_side(g, L(LOSER), L(SIDE)), ships_place_on(g, L(LOSER), L(SIDE)), BY_ENCOUNTER));
                continue;
            }
            CALL(send_to_warp(g, L(LOSER), ships_on_side(g, L(LOSER), L(SIDE)), ships_place_on(g, L(LOSER), L(SIDE)), BY_ENCOUNTER));
            g->now.losing[L(LOSER)] = (uint8_t)(g->now.losing[L(LOSER)] + g->result);
            if (is_compensated(g, L(LOSER)) && L(SIDE) == side_of(g, L(LOSER))) g->now.compensable = (uint8_t)g->result;
        }
    }
    FLOW_END;
}

static int place_of_loss(const game *g, int seat) { return ships_place_on(g, seat, losing_side(g, seat)); }

/* Wherever what it loses goes, it is there no more. */
static int ships_left(const game *g, int seat)
{
    return ships_on_colonies(g, seat) + g->ships[seat][GATE] + g->ships[seat][OTHER_GATE];
}

static int consoled(const game *g)
{
    for (int side = 0; side < 2; side++) if (is_compensated(g, of_side(g, side))) return of_side(g, side);
    return NOBODY;
}

/* The same in one moment, for editions whose list names this one: of each what it saves, then all that is lost goes, then what follows from it.
 * What was captured or has left the game is lost, too, for whoever is to be compensated. */
FLOW(flow_losses_together)
{
    enum { TURN = MINE, LOSER, STOOD };
    FLOW_BEGIN;
    SET(STOOD, consoled(g) == NOBODY ? 0 : ships_left(g, consoled(g)));
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(LOSER, g->order[L(TURN)]);
        if (losing_side(g, L(LOSER)) == SIDE_NONE) continue;
        CALL(would_lose(g, L(LOSER), ships_on_side(g, L(LOSER), losing_side(g, L(LOSER))), place_of_loss(g, L(LOSER)), BY_ENCOUNTER));
        g->now.losing[L(LOSER)] = (uint8_t)g->result;
    }
    for (int turn = 0; turn < g->players; turn++) {
        int s = g->order[turn], n = g->now.losing[s];
        if (n) g->now.losing[s] = (uint8_t)lose_at_once(g, ev, s, n, place_of_loss(g, s), BY_ENCOUNTER);
    }
    if (consoled(g) != NOBODY && L(STOOD) > ships_left(g, consoled(g))) g->now.compensable = (uint8_t)(L(STOOD) - ships_left(g, consoled(g)));
    settle_warp(g, ev);
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(LOSER, g->order[L(TURN)]);
        if (!g->now.losing[L(LOSER)]) continue;
        CALL(has_lost(g, L(LOSER), g->now.losing[L(LOSER)], place_of_loss(g, L(LOSER)), BY_ENCOUNTER));
    }
    FLOW_END;
}

/* ---- talks that have failed ------------------------------------------------------------------------ */

static int price_of_failure(const game *g, int seat)
{
    return limit(g, Q_FAILED_DEAL, seat, limit(g, Q_DEAL_COST, seat, rules(g)->info.failed_deal_ships));
}

/* In editions whose list has all losses of an outcome in one step. */
static bool loses_at_one_moment(const game *g)
{
    const step *s = rules(g)->encounter;
    while ((s->flow || s->window) && s->flow != CORE(flow_losses_together)) s++;
    return s->flow != 0;
}

/* One after the other; or one loss of all who have talked: each chooses, then all that is lost goes, then what follows from it. */
FLOW(flow_pay_for_talks)
{
    enum { AT = MINE };
    FLOW_BEGIN;
    if (!loses_at_one_moment(g)) {
        for (L(AT) = 0; L(AT) < g->players; L(AT)++) {
            SET(WHO, clockwise(g, g->offense, L(AT)));
            if (g->bargain.parties >> L(WHO) & 1) CALL(lose_any(g, L(WHO), price_of_failure(g, L(WHO)), BY_FAILED_DEAL));
        }
        RETURN(0);
    }
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, g->offense, L(AT)));
        if (!(g->bargain.parties >> L(WHO) & 1)) continue;
        CALL(choose_losses(g, L(WHO), price_of_failure(g, L(WHO)), BY_FAILED_DEAL));
    }
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, g->offense, L(AT)));
        if (!g->ships[L(WHO)][LIMBO]) continue;
        CALL(would_lose(g, L(WHO), g->ships[L(WHO)][LIMBO], LIMBO, BY_FAILED_DEAL));
        g->now.losing[L(WHO)] = (uint8_t)g->result;
    }
    for (int i = 0; i < g->players; i++) {
        const int s = clockwise(g, g->offense, i);
        if (g->now.losing[s]) g->now.losing[s] = (uint8_t)lose_at_once(g, ev, s, g->now.losing[s], LIMBO, BY_FAILED_DEAL);
        give_up_colonies(g, ev, s, BY_FAILED_DEAL);
    }
    settle_warp(g, ev);
    for (L(AT) = 0; L(AT) < g->players; L(AT)++) {
        SET(WHO, clockwise(g, g->offense, L(AT)));
        if (!g->now.losing[L(WHO)]) continue;
        SET(COUNT, g->now.losing[L(WHO)]);
        g->now.losing[L(WHO)] = 0;                    /* lost by the talks, not with the encounter */
        CALL(has_lost(g, L(WHO), L(COUNT), LIMBO, BY_FAILED_DEAL));
    }
    SPREAD_NEWS;
    RETURN(0);
    FLOW_END;
}

/* Who has just been beaten there still takes up room. */
static int room_to_land(const game *g)
{
    int n = room_on(g, g->target);
    for (int s = 0; s < g->players; s++) if (g->now.stood[s] > g->ships[s][g->target]) n -= g->now.stood[s] - g->ships[s][g->target];
    return n > 0 ? n : 0;
}

/* What finds no room stays at the gate and goes home from there. */
void land(game *g, events *ev)
{
    bool tight = is_changed(g, Q_ROOM);
    g->new_colonies = 0;
    for (int i = 0; i < g->players; i++) {
        int s = clockwise(g, g->offense, i), n = g->ships[s][GATE];
        if (tight && n > room_to_land(g)) n = room_to_land(g);
        if (!on_side(g, s, SIDE_OFFENSE) || !n || !may(g, Q_MAY_LAND, s, g->target)) continue;
        const int ground = landing_ground(g, s, g->target);
        bool is_new = !g->ships[s][ground];
        if (is_new) g->new_colonies |= (uint8_t)(1u << s);
        g->now.stood[s] = g->ships[s][ground];        /* what was there before: the rest took part */
        move_ships(g, s, n, GATE, ground);
        tell(g, ev, HC_EV_LANDED, s, NOBODY, n, ground, is_new, BY_ENCOUNTER);
    }
    watch_powers(g, ev);
}

/* ---- compensation ------------------------------------------------------------------------------------- */

static VERB compensate(game *g, int seat, int lost)
{
    frame *f = push(g, CORE(flow_compensation), seat);
    f->local[WHO] = (int16_t)seat;
    f->local[COUNT] = (int16_t)limit(g, Q_COMPENSATION, seat, limit(g, Q_LOSS, seat, lost));
    f->local[CAUSE] = BY_COMPENSATION;
    return f;
}

/* What somebody may respond to before it is in the hand lies face down till then. */
static void take_compensation(game *g, events *ev, int payer, int seat)
{
    if (heard(g, W_DRAWN)) hold_back_at_random(g, payer, seat);
    else mark_card(g, seat, take_at_random(g, ev, payer, seat, BY_COMPENSATION));
}

/* The same of cards that somebody has chosen. */
void take_drafted_as_compensation(game *g, events *ev, int payer, int seat, int cause)
{
    const bool held_back = heard(g, W_DRAWN);
    for (int i = 0; i < g->draft_count; i++) {
        if (held_back) {
            tell_secret(g, ev, 1u << payer | 1u << seat, HC_EV_TOOK_CARD, seat, payer, g->draft[i], 0, 0, cause);
            hold_back_card(g, payer, seat, g->draft[i]);
        } else {
            take_card(g, ev, payer, seat, g->draft[i], cause);
            mark_card(g, seat, g->draft[i]);
        }
    }
    clear_draft(g);
}

/* At random from the opponent's hand, a card a ship, as far as there are cards. A power may name
 * another who pays (WHAT), or choose the cards: it returns how many it has moved and marked. */
FLOW(flow_compensation)
{
    enum { LEFT = MINE, CHOSEN, OWED, PAYER = WHAT };
    FLOW_BEGIN;
    if (L(COUNT) <= 0) {                         /* there is to be none */
        if (who_denies(g, Q_COMPENSATION, f->seat) >= 0)
            tell(g, ev, HC_EV_NO_COMPENSATION, f->seat, opponent(g, f->seat), 0, 0, 0, who_denies(g, Q_COMPENSATION, f->seat));
        RETURN(0);
    }
    SET(PAYER, opponent(g, f->seat));
    RESPOND(W_COMPENSATION_DUE, f->seat);
    SET(PAYER, limit(g, Q_COMPENSATED_BY, f->seat, opponent(g, f->seat)));
    RESPOND(W_COMPENSATION, f->seat);
    while (g->result > L(COUNT)) {               /* more than those knew who were asked before: they are asked again */
        SET(COUNT, g->result);
        RESPOND(W_COMPENSATION, f->seat);
    }
    if (g->result <= 0) RETURN(0);               /* denied, and told by who denied it */
    SET(OWED, g->result);
    SET(LEFT, count_cards(g, IN_HAND + L(PAYER), C_ANY));
    SET(COUNT, L(OWED) < L(LEFT) ? L(OWED) : L(LEFT));
    if (!L(COUNT)) {
        tell(g, ev, HC_EV_NO_COMPENSATION, f->seat, L(PAYER), 1, L(OWED), 0, BY_COMPENSATION);
        RETURN(0);
    }
    clear_marks(g, f->seat);
    RESPOND(W_COMPENSATION_DRAWN, f->seat);
    SET(CHOSEN, L(COUNT) - g->result);
    if (L(CHOSEN) < L(COUNT)) tell(g, ev, HC_EV_COMPENSATION, f->seat, L(PAYER), L(COUNT) - L(CHOSEN), L(OWED) - L(CHOSEN), 0, BY_COMPENSATION);
    for (; L(CHOSEN) < L(COUNT); L(CHOSEN)++) {
        CHOOSE_BACK(f->seat, L(PAYER));
        take_compensation(g, ev, L(PAYER), f->seat);
    }
    if (g->count[JUST_DRAWN + f->seat]) CALL(receive(g, f->seat, BY_COMPENSATION));
    RESPOND(W_COMPENSATED, f->seat);
    SET_OFF_RIFTS;
    FLOW_END;
}

/* Who has won, by cards or by what settled it without; or the main players try to make a deal, and that was it. */
FLOW(flow_outcome)
{
    FLOW_BEGIN;
    if (g->now.decided) {
        g->winner = (uint8_t)(hc_revealed(g) ? limit(g, Q_UPSET, 0, g->now.decided - 1) : g->now.decided - 1);
        tell(g, ev, HC_EV_OUTCOME, g->offense, g->defense, g->winner, 0, HC_NOT_COMPARED, L(SOURCE) ? L(SOURCE) - 1 : BY_ENCOUNTER);
    } else decide(g, ev);
    if (g->winner != SIDE_NONE) OPEN(W_OUTCOME);     /* somebody may call it a draw */
    if (g->winner == SIDE_NONE) {
        CALL(bring_home(g, false, BY_DEAL));
        CALL(push(g, CORE(flow_deal), g->offense));
        g->winner = (uint8_t)g->result;
        g->success = g->winner == DEAL_MADE;
        RETURN(ENCOUNTER_OVER);
    }
    OPEN(W_SETTLED);
    FLOW_END;
}

void call_a_draw(game *g, events *ev, int cause)
{
    g->winner = SIDE_NONE;
    tell(g, ev, HC_EV_OUTCOME, g->offense, g->defense, SIDE_NONE, 0, HC_NOT_COMPARED, cause);
}

/* A successful offense lands with its allies. */
FLOW(flow_landing)
{
    enum { TURN = MINE };
    FLOW_BEGIN;
    g->success = g->winner == SIDE_OFFENSE;
    if (!g->success) RETURN(0);
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, g->offense, L(TURN)));
        SET(COUNT, on_side(g, L(WHO), SIDE_OFFENSE) ? g->ships[L(WHO)][GATE] : 0);
        SET(CAUSE, BY_ENCOUNTER);
        SET(WHAT, FROM_TO(GATE, g->target));
        if (L(COUNT)) RESPOND(W_WOULD_LAND, L(WHO));     /* what does not land has left the gate by then */
    }
    land(g, ev);
    ANSWER_LANDINGS;                         /* a landing is over before anybody has won by it */
    SETTLE_WIN;
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, g->offense, L(TURN)));
        SET(WHAT, landed_at(g, L(WHO), g->target));
        if (!(g->new_colonies >> L(WHO) & 1) || !g->ships[L(WHO)][L(WHAT)]) continue;
        SET(COUNT, 1);
        SET(CAUSE, BY_ENCOUNTER);
        COLONY_GAINED(L(WHO));
    }
    FLOW_END;
}

/* Whose negotiate has lost to an attack. */
FLOW(flow_consolation)
{
    enum { TURN = MINE, DUE };
    FLOW_BEGIN;
    for (L(TURN) = 0; L(TURN) < 2; L(TURN)++) {
        SET(WHO, of_side(g, L(TURN)));
        SET(DUE, is_compensated(g, L(WHO)));
        if (L(DUE) && limit(g, Q_LOSS, L(WHO), g->now.compensable) > 0) CALL(compensate(g, L(WHO), g->now.compensable));
        else if (L(DUE)) tell(g, ev, HC_EV_NO_COMPENSATION, L(WHO), opponent(g, L(WHO)), 2, 0, 0, BY_COMPENSATION);
        uncover_cards(g);
    }
    for (L(TURN) = 0; has_extra_cards(g) && L(TURN) < g->players; L(TURN)++) {
        SET(WHO, g->order[L(TURN)]);
        if (helped_in_vain(g, L(WHO))) CALL(compensate(g, L(WHO), g->now.losing[L(WHO)]));
    }
    FLOW_END;
}
