/* gifts.c - what destiny cards give: prizes, the effects of contests, resources. */
#include "duel/duel.h"

VERB give(game *g, int seat, gift what, int cause) { return verb_frame(g, CORE(flow_gift), seat, what.count, what.what, cause); }

VERB give_list(game *g, int seat, int list) { return verb_frame(g, CORE(flow_gifts), seat, 0, list, by_fate(g)); }

bool is_list_empty(const game *g, int list)
{
    const fate *r = fate_now(g);
    return !(list < OF_SYMBOL ? r->prize[list] : r->resource[list - OF_SYMBOL])->what;
}

static gift gift_at(const game *g, const frame *f)
{
    const fate *r = fate_now(g);
    return L(WHAT) < OF_SYMBOL ? r->prize[L(WHAT)][L(MINE)] : r->resource[L(WHAT) - OF_SYMBOL][L(MINE)];
}

/* Cards need no question. */
static bool is_given_at_once(game *g, events *ev, int seat, gift what, int cause)
{
    if (what.what == DRAW) draw_cards(g, ev, seat, what.count, cause);
    else if (what.what == GAIN) gain(g, ev, seat, what.count, cause);
    else if (what.what == DRAW_UP) draw_cards(g, ev, seat, hand_limit(g, seat) - g->count[IN_HAND + seat], cause);
    else return false;
    return true;
}

FLOW(flow_gifts)
{
    FLOW_BEGIN;
    for (L(MINE) = 0; L(MINE) < GIFTS_MAX && gift_at(g, f).what; L(MINE)++)
        if (!is_given_at_once(g, ev, L(WHO), gift_at(g, f), L(CAUSE))) CALL(give(g, L(WHO), gift_at(g, f), L(CAUSE)));
    FLOW_END;
}

static void ask_which_prize(game *g, const frame *f)
{
    hc_ask *q = ask(g, HC_ASK_CHOICE, 1u << L(WHO), choices(2), 0);
    q->sheet = (uint16_t)sheet_of(g, L(CAUSE));
    q->who = (uint8_t)L(WHO);
}

static VERB ready_some(game *g, int seat, int count, int cause) { return verb_frame(g, CORE(flow_ready), seat, count, 0, cause); }

/* WHAT: which kind; COUNT: how many. */
FLOW(flow_gift)
{
    const int what = L(WHAT);
    FLOW_BEGIN;
    if (is_given_at_once(g, ev, L(WHO), (gift){ .what = (uint8_t)what, .count = (uint8_t)L(COUNT) }, L(CAUSE))) RETURN(0);
    if (what == RECOVER) CALL(recover(g, L(WHO), L(COUNT), true, L(CAUSE)));
    if (what == READY_SOME) CALL(ready_some(g, L(WHO), L(COUNT), L(CAUSE)));
    if (what == FRIEND) CALL(raise_friendship(g, L(WHO), false, L(CAUSE)));
    if (what == WRECK) CALL(destroy(g, other_of(L(WHO)), L(COUNT), SUPPLY, L(CAUSE)));
    if (what == NAIVETY) {
        CALL(lower_friendship(g, L(WHO), true, L(CAUSE)));
        CALL(raise_friendship(g, L(WHO), true, L(CAUSE)));
    }
    if (what == STAR_CHILD) {
        ASK(ask_which_prize(g, f));
        if (g->answer) CALL(destroy(g, other_of(L(WHO)), L(COUNT), SUPPLY, L(CAUSE)));
        else CALL(recover(g, L(WHO), L(COUNT), false, L(CAUSE)));
    }
    FLOW_END;
}

/* COUNT tactics; who has more that are spent says which. WHAT: a token, plus one, that stays as it is. */
static unsigned to_ready(const game *g, const frame *f)
{
    unsigned spent = (unsigned)spent_tactics(g, L(WHO));
    return L(WHAT) ? spent & ~(1u << (L(WHAT) - 1)) : spent;
}

static unsigned drafted_tokens(const game *g)
{
    unsigned set = 0;
    for (int i = 0; i < g->draft_count; i++) set |= 1u << g->draft[i];
    return set;
}

FLOW(flow_ready)
{
    FLOW_BEGIN;
    if (count_bits(to_ready(g, f)) <= L(COUNT)) {
        ready(g, ev, L(WHO), to_ready(g, f), L(CAUSE));
        RETURN(0);
    }
    ASK(pick(g, HC_ASK_NUMBER, L(WHO), L(COUNT), L(COUNT), to_ready(g, f), HC_PROMPT_READY));
    ready(g, ev, L(WHO), drafted_tokens(g), L(CAUSE));
    clear_draft(g);
    FLOW_END;
}

/* ---- resources ------------------------------------------------------------------------------------------ */

static uint64_t unused_planets(const game *g, const frame *f) { return controlled(g, L(WHO)) & ~(L(MINE) ? 1ull << (L(MINE) - 1) : 0); }

static int uses_of(const game *g, int seat)
{
    const fate *r = fate_now(g);
    return r->flags & TWO_PLANETS || (r->flags & STRAGGLER_TWO && seat == straggler(g)) ? 2 : 1;
}

static const gift RELIEF[GIFTS_MAX] = { { RECOVER, 2 } };

/* One player takes the resources of planets that it controls; who controls none recovers two ships. MINE: the planet that has
 * been used, plus one; COUNT: how many are to come. A second planet may be left, and is another. */
FLOW(flow_resources)
{
    FLOW_BEGIN;
    if (!controlled(g, L(WHO))) {
        CALL(give(g, L(WHO), RELIEF[0], by_fate(g)));
        RETURN(0);
    }
    for (SET(COUNT, uses_of(g, L(WHO))); L(COUNT) > 0 && unused_planets(g, f); SET(COUNT, L(COUNT) - 1)) {
        ASK(ask(g, HC_ASK_PLANET, 1u << L(WHO), unused_planets(g, f), HC_PROMPT_RESOURCE)->extra = (uint16_t)(L(MINE) ? CAN_PASS : 0));
        if (g->answer == PASS) break;
        SET(MINE, g->answer + 1);
        CALL(give_list(g, L(WHO), OF_SYMBOL + symbol_of(L(MINE) - 1)));
    }
    FLOW_END;
}
