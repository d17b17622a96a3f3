/* tactics.c - steps 4 and 5 of a duel: plans and tactics are chosen, tactics are shown and take effect. */
#include "duel/duel.h"

const tactic TACTIC[2 * TACTICS] = {
    { BLAST, 4 }, { SHIELD, 1 }, { BLAST, 3 }, { SHIELD, 2 }, { BLAST, 2 }, { SHIELD, 3 },
    { BLAST, 1 }, { READIES, 2 }, { SHIELD, 4 }, { READIES, 1 } };

/* ---- plans and tactics are chosen together ------------------------------------------------------------------ */

/* A player's only readied token cannot be jammed, whatever was jammed before. */
unsigned usable_tokens(const game *g, int seat)
{
    const unsigned ready = g->duel.ready[seat], free = ready & ~(g->duel.jammed[seat] | g->duel.jammed_before[seat]);
    return g->duel.no_tactics ? 0 : free ? free : ready;
}

/* Who has not a card left anywhere lays none. */
static unsigned choosers_of_plans(const game *g)
{
    unsigned set = 0;
    for (int s = 0; s < DUELISTS; s++) if (g->count[IN_HAND + s]) set |= 1u << s;
    return set;
}

static unsigned choosers_of_tactics(const game *g)
{
    unsigned set = 0;
    for (int s = 0; s < DUELISTS; s++) if (in_duel(g) && usable_tokens(g, s)) set |= 1u << s;
    return set;
}

static unsigned choosers(const game *g) { return choosers_of_plans(g) | choosers_of_tactics(g); }

/* A reinforcement only where there is no plan. */
static bool is_plan_in_hand(const game *g, int seat, int card)
{
    return class_of(g, card) == C_PLAN || (class_of(g, card) == C_REINFORCEMENT && !has_card(g, IN_HAND + seat, C_PLAN));
}

static void ask_plans(game *g)
{
    if (choosers_of_tactics(g)) ask(g, HC_ASK_PLAN, choosers(g), 0, HC_PROMPT_PLAN_AND_TACTIC)->place = g->target;
    else ask_card(g, choosers(g), C_PLAN | C_REINFORCEMENT, HC_PROMPT_PLAN)->extra = NARROWED;
}

bool is_plan_with_tactic(const game *g, int seat, int choice)
{
    if (choice >= HC_THINGS) return false;
    const int card = HC_PLAN_CARD(choice), half = HC_PLAN_HALF(choice);
    const unsigned tokens = usable_tokens(g, seat);
    if (tokens ? half < 0 || half >= 2 * TACTICS || !(tokens >> half / 2 & 1) : half >= 0) return false;
    if (!g->count[IN_HAND + seat]) return card == HC_NO_CARD;
    return card < g->cards && g->where[card] == IN_HAND + seat && is_plan_in_hand(g, seat, card);
}

/* Every card with every half: the cards that may be laid, equal ones as one, and the halves of the tokens that may be chosen. */
typedef struct plan_choices { int cards, halves; unsigned tokens; uint8_t card[HC_CARDS]; } plan_choices;

static bool has_like(const game *g, int seat, const plan_choices *p, int card)
{
    for (int i = 0; i < p->cards; i++) if (g->value[p->card[i]] == g->value[card] && are_alike(g, seat, p->card[i], card)) return true;
    return false;
}

static void find_choices(const game *g, int seat, plan_choices *p)
{
    p->tokens = usable_tokens(g, seat);
    p->halves = p->tokens ? 2 * count_bits(p->tokens) : 1;
    p->cards = 0;
    if (!g->count[IN_HAND + seat]) p->card[p->cards++] = HC_NO_CARD;
    const int classes = has_card(g, IN_HAND + seat, C_PLAN) ? C_PLAN : C_REINFORCEMENT;
    FOR_CARDS_FROM(FIRST_PLAN, c, IN_HAND + seat)
        if (class_of(g, c) & classes && (p->cards + 1) * p->halves <= HC_OPTIONS_MAX && !has_like(g, seat, p, c)) p->card[p->cards++] = (uint8_t)c;
}

static int16_t nth_choice(const plan_choices *p, int nth)
{
    unsigned left = p->tokens;
    for (int n = nth % p->halves; n > 1; n -= 2) left &= left - 1;
    const int half = left ? 2 * __builtin_ctz(left) + (nth % p->halves & 1) : -1;
    return (int16_t)HC_PLAN_WITH(p->card[nth / p->halves], half);
}

int plans_with_tactics(const game *g, int seat, int16_t out[])
{
    plan_choices p;
    find_choices(g, seat, &p);
    for (int i = 0; i < p.cards * p.halves; i++) out[i] = nth_choice(&p, i);
    return p.cards * p.halves;
}

int plan_by_lot(const game *g, int seat, hc_lot lot, void *luck)
{
    plan_choices p;
    find_choices(g, seat, &p);
    return p.cards ? nth_choice(&p, (int)lot(luck, (uint32_t)(p.cards * p.halves))) : -1;
}

bool is_wanted_in_duel(const game *g, int seat, int thing)
{
    switch (g->ask.prompt) {
    case HC_PROMPT_DIAL: return is_dial(g, seat, thing);
    case HC_PROMPT_PLAN: return is_plan_in_hand(g, seat, thing);
    default: return true;
    }
}

static void lay_choices(game *g, events *ev, unsigned seats)
{
    for (int i = 0; i < DUELISTS; i++) {
        int seat = g->order[i], choice = g->reply[seat];
        if (!(seats >> seat & 1)) continue;
        if (HC_PLAN_CARD(choice) != HC_NO_CARD) lay_plan(g, ev, seat, HC_PLAN_CARD(choice), BY_RULES);
        g->duel.laid[seat] = (uint8_t)(HC_PLAN_HALF(choice) + 1);
    }
}

/* Of a duel and of a contest, which has no tactics. */
FLOW(flow_plans)
{
    FLOW_BEGIN;
    g->phase = HC_PHASE_PLANNING;
    for (int i = 0; i < DUELISTS; i++) need_hand(g, ev, g->order[i]);
    OPEN(W_PLANS_DUE);
    if (fate_now(g)->flags & NO_TACTICS) g->duel.no_tactics = 1;
    for (int i = 0; i < DUELISTS; i++) need_hand(g, ev, g->order[i]);
    SET(COUNT, choosers(g));
    if (L(COUNT)) ASK(ask_plans(g));
    take_single_reply(g, (unsigned)L(COUNT));
    lay_choices(g, ev, (unsigned)L(COUNT));
    OPEN(W_PLANS_DOWN);
    FLOW_END;
}

/* ---- tactics ------------------------------------------------------------------------------------------- */

static void show_tactics(game *g, events *ev)
{
    for (int i = 0; i < DUELISTS; i++) {
        int seat = g->order[i];
        if (!g->duel.laid[seat]) continue;
        g->duel.shown[seat] = g->duel.laid[seat];
        g->duel.laid[seat] = 0;
        tell(g, ev, HC_EV_TACTIC, seat, NOBODY, g->duel.shown[seat] - 1, 0, 0, BY_RULES);
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

/* Never the token that was just shown: it is spent only when both tactics are done, or not at all. */
static VERB ready_by_tactic(game *g, int seat, int count)
{
    const int except = g->duel.shown[seat] ? (g->duel.shown[seat] - 1) / 2 + 1 : 0;
    return verb_frame(g, CORE(flow_ready), seat, count, except, BY_RULES);
}

static int readies(const game *g, int seat) { return shown_by(g, seat) && shown_by(g, seat)->what == READIES ? shown_by(g, seat)->count : 0; }

/* Both at the same time: how many are hit is counted before any ship goes. */
FLOW(flow_tactics)
{
    enum { HIT = MINE, HIT_TOO, AT };
    FLOW_BEGIN;
    send_late(g, ev);
    show_tactics(g, ev);
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
            g->duel.destroyed[L(WHO)] = (uint8_t)g->result;
        }
    }
    for (int s = 0; s < DUELISTS; s++) if (g->duel.shown[s]) spend(g, s);
    for (L(AT) = 0; L(AT) < DUELISTS; L(AT)++) {
        SET(WHO, g->order[L(AT)]);
        if (!readies(g, L(WHO))) continue;
        CALL(ready_by_tactic(g, L(WHO), readies(g, L(WHO))));
        if (readies(g, L(WHO)) == 2) CALL(ready_by_tactic(g, other_of(L(WHO)), 1));
    }
    OPEN(W_TACTICS_DONE);
    FLOW_END;
}
