/* tactics.c - steps 4 and 5 of a duel: plans and tactics are chosen, tactics are shown and take effect. */
#include "duel/duel.h"

const tactic TACTIC[2 * TACTICS] = {
    { BLAST, 4 }, { SHIELD, 1 }, { BLAST, 3 }, { SHIELD, 2 }, { BLAST, 2 }, { SHIELD, 3 },
    { BLAST, 1 }, { READIES, 2 }, { SHIELD, 4 }, { READIES, 1 } };

/* ---- plans -------------------------------------------------------------------------------------------- */

/* Who has not a card left anywhere lays none. */
static unsigned choosers_of_plans(const game *g)
{
    unsigned set = 0;
    for (int s = 0; s < DUELISTS; s++) if (g->count[IN_HAND + s]) set |= 1u << s;
    return set;
}

static void ask_plans(game *g)
{
    hc_ask *q = ask_card(g, choosers_of_plans(g), C_PLAN | C_REINFORCEMENT, HC_PROMPT_PLAN);
    q->extra = NARROWED;
}

static void lay_plans(game *g, events *ev, unsigned seats)
{
    for (int i = 0; i < DUELISTS; i++) {
        int seat = g->order[i];
        if (seats >> seat & 1) lay_plan(g, ev, seat, g->reply[seat], BY_RULES);
    }
}

FLOW(flow_plans)
{
    FLOW_BEGIN;
    g->phase = HC_PHASE_PLANNING;
    for (int i = 0; i < DUELISTS; i++) need_hand(g, ev, g->order[i]);
    OPEN(W_PLANS_DUE);
    for (int i = 0; i < DUELISTS; i++) need_hand(g, ev, g->order[i]);
    SET(COUNT, choosers_of_plans(g));
    if (L(COUNT)) ASK(ask_plans(g));
    take_single_reply(g, (unsigned)L(COUNT));
    lay_plans(g, ev, (unsigned)L(COUNT));
    OPEN(W_PLANS_DOWN);
    FLOW_END;
}

/* ---- tactics ------------------------------------------------------------------------------------------- */

static unsigned usable_tokens(const game *g, int seat) { return g->duel.no_tactics ? 0 : g->duel.ready[seat] & ~g->duel.jammed[seat]; }

static unsigned choosers_of_tactics(const game *g)
{
    unsigned set = 0;
    for (int s = 0; s < DUELISTS; s++) if (usable_tokens(g, s)) set |= 1u << s;
    return set;
}

static void ask_tactics(game *g)
{
    hc_ask *q = ask(g, HC_ASK_NUMBER, choosers_of_tactics(g), numbers(0, 2 * TACTICS - 1), HC_PROMPT_TACTIC);
    q->extra = NARROWED;
}

bool is_wanted_in_duel(const game *g, int seat, int thing)
{
    switch (g->ask.prompt) {
    case HC_PROMPT_DIAL: return is_dial(g, seat, thing);
    case HC_PROMPT_TACTIC: return usable_tokens(g, seat) >> thing / 2 & 1;
    case HC_PROMPT_PLAN: return class_of(g, thing) == C_PLAN || !has_card(g, IN_HAND + seat, C_PLAN);
    default: return true;
    }
}

static void show_tactics(game *g, events *ev, unsigned seats)
{
    for (int i = 0; i < DUELISTS; i++) {
        int seat = g->order[i];
        if (!(seats >> seat & 1)) continue;
        g->duel.shown[seat] = (uint8_t)(g->reply[seat] + 1);
        tell(g, ev, HC_EV_TACTIC, seat, NOBODY, g->reply[seat], 0, 0, BY_RULES);
    }
}

const tactic *shown_by(const game *g, int seat)
{
    const int whose = g->duel.copies >> seat & 1 ? other_of(seat) : seat;
    return g->duel.shown[seat] && g->duel.shown[whose] ? &TACTIC[g->duel.shown[whose] - 1] : NULL;
}

static int strength(const game *g, int seat, int what, quantity q)
{
    const tactic *t = shown_by(g, seat);
    if (!t || t->what != what) return 0;
    int n = limit(g, q, seat, t->count);
    return n < 0 ? 0 : n;
}

/* So many ships of this seat are hit. */
static int hits_on(const game *g, int seat)
{
    int blast = strength(g, other_of(seat), BLAST, Q_BLAST) * (fate_now(g)->flags & DOUBLES ? 2 : 1), n = blast - strength(g, seat, SHIELD, Q_SHIELD);
    return n < 0 ? 0 : n > ships_there(g, seat) ? ships_there(g, seat) : n;
}

/* A token that readies others stays readied itself, unless it only copies one that does. */
static void spend(game *g, int seat)
{
    const int token = (g->duel.shown[seat] - 1) / 2;
    bool readies = shown_by(g, seat)->what == READIES && !(g->duel.copies >> seat & 1), keeps = readies || limit(g, Q_KEEPS_TACTIC, seat, 0);
    if (!keeps) g->duel.ready[seat] &= (uint8_t)~(1u << token);
}

static VERB ready_by_tactic(game *g, int seat, int count, int except)
{
    return verb_frame(g, CORE(flow_ready), seat, count, except, BY_RULES);
}

static int readies(const game *g, int seat) { return shown_by(g, seat) && shown_by(g, seat)->what == READIES ? shown_by(g, seat)->count : 0; }

/* Both at the same time: how many are hit is counted before any ship goes. */
FLOW(flow_tactics)
{
    enum { HIT = MINE, HIT_TOO, AT };
    FLOW_BEGIN;
    if (fate_now(g)->flags & NO_TACTICS) g->duel.no_tactics = 1;
    SET(COUNT, choosers_of_tactics(g));
    if (L(COUNT)) ASK(ask_tactics(g));
    take_single_reply(g, (unsigned)L(COUNT));
    send_late(g, ev);
    show_tactics(g, ev, (unsigned)L(COUNT));
    OPEN(W_TACTICS_SHOWN);
    SET(HIT, hits_on(g, 0));
    SET(HIT_TOO, hits_on(g, 1));
    for (L(AT) = 0; L(AT) < DUELISTS; L(AT)++) {
        SET(WHO, g->order[L(AT)]);
        SET(WHAT, L(WHO) ? L(HIT_TOO) : L(HIT));
        if (!L(WHAT)) continue;
        if (fate_now(g)->flags & SPARES) retreat(g, ev, L(WHO), L(WHAT), g->target, BY_BLAST);
        else {
            CALL(destroy(g, L(WHO), L(WHAT), g->target, BY_BLAST));
            g->duel.destroyed[L(WHO)] = (uint8_t)L(WHAT);
        }
    }
    for (int s = 0; s < DUELISTS; s++) if (g->duel.shown[s]) spend(g, s);
    for (L(AT) = 0; L(AT) < DUELISTS; L(AT)++) {
        SET(WHO, g->order[L(AT)]);
        if (!readies(g, L(WHO))) continue;
        CALL(ready_by_tactic(g, L(WHO), readies(g, L(WHO)), 0));
        if (readies(g, L(WHO)) == 2) {
            SET(WHAT, other_of(L(WHO)));
            CALL(ready_by_tactic(g, L(WHAT), 1, g->duel.shown[L(WHAT)] ? (g->duel.shown[L(WHAT)] - 1) / 2 + 1 : 0));
        }
    }
    OPEN(W_TACTICS_DONE);
    FLOW_END;
}
