/* clout.c - steps 7 to 9: plans are turned up, reinforcements played, clout counted. */
#include "duel/duel.h"

/* ---- the sum --------------------------------------------------------------------------------------------- */

static int chorus(const game *g, int seat) { return g->ships[seat][WARP] < CHORUS_MOST ? g->ships[seat][WARP] : CHORUS_MOST; }

int printed_value(const game *g, int card, int seat)
{
    int value = g->value[card];
    return value == WARP_CHORUS ? chorus(g, seat) : value >= EVEN_UP ? PARITY : value;
}

static bool goes_by_parity(const game *g, int card) { return g->value[card] == EVEN_UP || g->value[card] == ODD_UP; }

int plan_shown(const game *g, int seat)
{
    const int card = plan_of(g, seat);
    return card < HC_CARDS ? printed_value(g, card, seat) : 0;
}

bool has_advantage(const game *g, int seat)
{
    if (!in_duel(g)) return false;
    int mine = ships_there(g, seat), theirs = ships_there(g, other_of(seat));
    return limit(g, Q_FEWER, seat, 0) ? mine < theirs : mine > theirs;
}

/* Reinforcements count one by one, each as a step of its own, even one that adds nothing: readers number them. */
static void add_step(const sum *s, int stage, int seat, int source, int before, int after)
{
    hc_sum *out = s->out;
    if (!out || out->steps == HC_STEPS_MAX || (before == after && stage != HC_STAGE_ADDED)) return;
    const int sheet_id = source < 0 ? 0 : sheet_of(s->g, source);
    out->step[out->steps++] = (hc_step){ .sheet = (uint16_t)sheet_id, .stage = (uint8_t)stage, .side = (uint8_t)side_in(s->g, seat),
                                         .about = (uint8_t)seat, .by = (uint8_t)seat, .before = (int16_t)before, .after = (int16_t)after };
}

/* What is folded into a part of a clout is noted upon all that has been counted before it. */
static int counted_before(const sum *s, int seat) { return s->out->total[side_in(s->g, seat)]; }

void note_clout(const sum *s, quantity q, int about, int source, int before, int after)
{
    const int seat = q == Q_REINFORCEMENT ? seat_in(about) : about;
    if (q == Q_ADVANTAGE || q == Q_REINFORCEMENT)
        add_step(s, HC_STAGE_BONUS, seat, source, counted_before(s, seat) + before, counted_before(s, seat) + after);
    if (q == Q_CLOUT) add_step(s, HC_STAGE_BONUS, about, source, before, after);
    if (q == Q_VERDICT || q == Q_UPSET) add_step(s, HC_STAGE_WINNER, after, source, before, after);
}

static int with_parity(const sum *s, int seat, int clout)
{
    const game *g = s->g;
    int total = clout;
    FOR_CARDS_AT(c, BACKING + seat) {
        if (!goes_by_parity(g, c)) continue;
        const int turn = (clout & 1) == (g->value[c] == ODD_UP) ? PARITY : -PARITY;
        add_step(s, HC_STAGE_ADDED, seat, -1, total, total + turn);
        total += turn;
    }
    return total;
}

static void count_up_to(const sum *s, int seat, int clout)
{
    if (s->out) s->out->total[side_in(s->g, seat)] = clout;
}

static int with_advantage(const sum *s, int seat, int clout)
{
    const int worth = fate_now(s->g)->advantage;
    add_step(s, HC_STAGE_SHIPS, seat, -1, clout, clout + worth);
    count_up_to(s, seat, clout);
    return clout + fold(s, Q_ADVANTAGE, seat, worth);
}

/* All that is printed, then what is made of it. */
static int with_backing(const sum *s, int seat, int clout)
{
    const game *g = s->g;
    int total = clout;
    FOR_CARDS_AT(c, BACKING + seat) {
        if (goes_by_parity(g, c)) continue;
        const int printed = printed_value(g, c, seat);
        add_step(s, HC_STAGE_ADDED, seat, -1, total, total + printed);
        total += printed;
    }
    if (!is_changed(g, Q_REINFORCEMENT)) return total;
    FOR_CARDS_AT(c, BACKING + seat) {
        if (goes_by_parity(g, c)) continue;
        const int printed = printed_value(g, c, seat);
        count_up_to(s, seat, total - printed);
        total += fold(s, Q_REINFORCEMENT, PERMIT(seat, c), printed) - printed;
    }
    return total;
}

/* Plan, ship advantage, reinforcements, abilities; what goes by even and odd comes last. */
static int sum_of(const sum *s, int seat)
{
    const game *g = s->g;
    int clout = plan_shown(g, seat);
    if (s->out) s->out->card[side_in(g, seat)] = clout;
    if (has_advantage(g, seat)) clout = with_advantage(s, seat, clout);
    clout = with_backing(s, seat, clout);
    add_step(s, HC_STAGE_BONUS, seat, seat, clout, clout + g->duel.bonus[seat]);
    clout = fold(s, Q_CLOUT, seat, clout + g->duel.bonus[seat]);
    return with_parity(s, seat, clout);
}

int clout_of(const game *g, int seat)
{
    const sum s = { .g = g, .changed = changed(g), .side = side_in(g, seat) };
    return sum_of(&s, seat);
}

int total_in(const sum *s, int seat) { return s->out->total[side_in(s->g, seat)]; }

/* Once plans are discarded there is nothing left to count. */
bool duel_revealed(const game *g) { return g->duel.counted && g->duel.contest <= HC_CONTESTING; }

/* Higher, or lower where the card says so; of equals the straggler's. */
static int by_clout(const game *g, const int total[])
{
    if (total[0] == total[1]) return straggler(g);
    return (total[0] > total[1]) == !(fate_now(g)->flags & LOWER_WINS) ? g->duel.leader : straggler(g);
}

void duel_totals(const game *g, hc_sum *out)
{
    sum s = { .g = g, .out = out, .changed = changed(g) };
    out->winner = HC_SIDE_NONE;
    if (!duel_revealed(g)) return;
    for (int side = 0; side < DUELISTS; side++) {
        const int seat = g->order[side];
        s.side = side;
        out->worth[seat] = ships_there(g, seat);
        out->total[side] = sum_of(&s, seat);
        out->face[side] = out->card[side];
    }
    out->winner = side_in(g, fold(&s, Q_UPSET, 0, fold(&s, Q_VERDICT, 0, by_clout(g, out->total))));
}

bool hc_if_backed(const hc_game *view, int card, int whom, hc_sum *out)
{
    if (!duel_revealed(view) || card >= view->cards || class_of(view, card) != C_REINFORCEMENT) return false;
    game imagined = *view;
    put_card(&imagined, card, BACKING + whom, in_the_open(view));
    hc_totals(&imagined, out);
    return true;
}

/* ---- the steps --------------------------------------------------------------------------------------------- */

static void turn_plans_up(game *g, events *ev)
{
    for (int i = 0; i < DUELISTS; i++) {
        int seat = g->order[i], card = plan_of(g, seat);
        if (card >= HC_CARDS) continue;
        show_card(g, card);
        tell(g, ev, HC_EV_REVEALED, seat, NOBODY, card, 0, 0, BY_RULES);
    }
    for (int seat = 0; seat < DUELISTS; seat++) remember_hand(g, seat);
    g->duel.counted = 1;
    g->now.face_up = (uint8_t)everybody(g);
}

/* Of the cards of a hand the reinforcements have the highest numbers. */
static bool may_back(const game *g, int seat) { return next_card(g, IN_HAND + seat, FIRST_BACKING) < HC_CARDS && may(g, Q_MAY_BACK, seat, 0); }

/* Who holds none has nothing to say, but is not known to hold none: it passes, as the rules let it. */
static void back(game *g, events *ev, int seat, int card, int whom)
{
    put_card(g, card, BACKING + whom, in_the_open(g));
    tell(g, ev, HC_EV_BACKED, seat, whom, card, 0, 0, BY_RULES);
}

/* Whoever has laid a second plan: it is turned up as well, and one of the two is picked. */
static VERB pick_of_two(game *g, int seat)
{
    const int card = FIRST_ENVOY + CARD_backup_singer - FIRST_ENVOY_SHEET;
    return verb_frame(g, FLOW_ID(CARD_backup_singer, HELPERS), seat, 0, 0, SOURCE_OF_CARD(card));
}

/* COUNT: how many have passed one after the other. */
FLOW(flow_clout)
{
    enum { CARD_PLAYED = MINE };
    FLOW_BEGIN;
    g->phase = HC_PHASE_REVEAL;
    OPEN(W_PLANS_TURN);
    turn_plans_up(g, ev);
    for (L(MINE) = 0; L(MINE) < DUELISTS; L(MINE)++)
        if (g->count[SECOND_PLAN + g->order[L(MINE)]]) CALL(pick_of_two(g, g->order[L(MINE)]));
    OPEN(W_PLANS_SHOWN);
    for (SET(WHO, g->duel.leader); L(COUNT) < DUELISTS; SET(WHO, other_of(L(WHO)))) {
        SET(COUNT, L(COUNT) + 1);
        if (!may_back(g, L(WHO))) continue;
        ASK(ask_card(g, 1u << L(WHO), C_REINFORCEMENT, HC_PROMPT_REINFORCE)->extra = CAN_PASS);
        if (g->answer == PASS) continue;
        SET(CARD_PLAYED, g->answer);             /* public: it is shown before it is said for whom */
        show_card(g, L(CARD_PLAYED));
        ASK(ask(g, HC_ASK_SEAT, 1u << L(WHO), everybody(g), HC_PROMPT_BACK_WHOM)->place = (uint8_t)L(CARD_PLAYED));
        back(g, ev, L(WHO), L(CARD_PLAYED), g->answer);
        SET(COUNT, 0);
    }
    OPEN(W_CLOUT_DUE);
    FLOW_END;
}
