/* schizoid_eon.h - the oldest form of the Schizoid: a number of bases and one thing more, written down before the game, and the offense may ask.
 * A part of alliance/schizoid.c. */
#ifndef SCHIZOID_EON_H
#define SCHIZOID_EON_H
#include "rules.h"

enum { IN_EVERY_SYSTEM, NONE_IN_WARP, WHOLE_HOME, MOST_TOKENS, SHARES_NOTHING, FULL_HAND, STRONG_BASES, IS_OFFENSE, EXTRAS };
enum { EXTRA = MEMORY_OF_CARDS, BASES, RULED_OUT, AT_LEAST, AT_MOST, MEMORY };       /* bytes: two secret ones, plus one; what all have heard of them */
enum { LEAST_BASES = 3, MOST_BASES = 7, MANY_CARDS = 8, TWO = 2 };
enum { ASK_AT_LEAST, ASK_EXTRA, ASK_ME, ASK_ANYBODY, QUESTIONS };
enum { THE_NUMBER, THE_EXTRA };
enum { YES, NO };

static int extra(const game *g, int p) { return memory_in(g, p)[EXTRA] - 1; }
static int bases(const game *g, int p) { return memory_in(g, p)[BASES] - 1; }

static bool is_in_every_system(const game *g, int seat)
{
    for (int s = 0; s < g->players; s++) if (s != seat && !(colonies(g, seat) & system_of(g, s))) return false;
    return true;
}

static bool has_most_tokens(const game *g, int seat)
{
    for (int s = 0; s < g->players; s++) if (s != seat && ships_on_colonies(g, s) >= ships_on_colonies(g, seat)) return false;
    return true;
}

static bool meets_extra(const game *g, int which, int seat)
{
    switch (which) {
    case IN_EVERY_SYSTEM: return is_in_every_system(g, seat);
    case NONE_IN_WARP: return !g->ships[seat][WARP];
    case WHOLE_HOME: return !(system_of(g, seat) & ~colonies(g, seat));
    case MOST_TOKENS: return has_most_tokens(g, seat);
    case SHARES_NOTHING: return !(colonies(g, seat) & colonies_of_others(g, seat));
    case FULL_HAND: return g->count[IN_HAND + seat] >= MANY_CARDS;
    case STRONG_BASES: return strong_colonies(g, seat) >= TWO;
    default: return which == IS_OFFENSE && seat == g->offense;
    }
}

static unsigned who_meets(const game *g, int which, int number)
{
    unsigned set = 0;
    for (int s = 0; s < g->players && which >= 0; s++) if (foreign_colonies(g, s) >= number && meets_extra(g, which, s)) set |= 1u << s;
    return set;
}

static unsigned winners_now(const game *g, int p)
{
    return running(g, CORE(flow_carry_out)) || extra(g, p) < 0 ? 0 : who_meets(g, extra(g, p), bases(g, p));
}

static bool somebody_has_won(const game *g, const frame *f) { return winners_now(g, L(SOURCE)); }

static FLOW(declare)
{
    FLOW_BEGIN;
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, bases(g, L(SOURCE)), HOW_MANY, 0, L(SOURCE));
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, extra(g, L(SOURCE)), WHAT_ELSE, 0, L(SOURCE));
    CALL(claim(g, winners_now(g, L(SOURCE)), L(SOURCE)));
    FLOW_END;
}

static void forget_hints(game *g, int p) { memory_of(g, p)[RULED_OUT] = memory_of(g, p)[AT_LEAST] = memory_of(g, p)[AT_MOST] = 0; }

static FLOW(write_down)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(LEAST_BASES, MOST_BASES), HOW_MANY));
    memory_of(g, L(SOURCE))[BASES] = (uint8_t)(g->answer + 1);
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(EXTRAS), WHAT_ELSE));
    memory_of(g, L(SOURCE))[EXTRA] = (uint8_t)(g->answer + 1);
    FLOW_END;
}

/* What all have heard: conditions that it is not; at least so many bases, plus one; fewer than so many, plus one. */
static int least_possible(const game *g, int p) { return memory_in(g, p)[AT_LEAST] ? memory_in(g, p)[AT_LEAST] - 1 : LEAST_BASES; }
static int most_possible(const game *g, int p) { return memory_in(g, p)[AT_MOST] ? memory_in(g, p)[AT_MOST] - 1 : MOST_BASES; }

static void guess_what_was_written(game *g, int p)
{
    const int lo = least_possible(g, p), hi = most_possible(g, p);
    unsigned open = (unsigned)choices(EXTRAS) & ~(unsigned)memory_in(g, p)[RULED_OUT];
    for (int nth = (int)random_below(g, (uint32_t)count_bits(open)); nth > 0; nth--) open &= open - 1;
    memory_of(g, p)[EXTRA] = (uint8_t)(__builtin_ctz(open) + 1);
    memory_of(g, p)[BASES] = (uint8_t)(lo + (int)random_below(g, (uint32_t)(hi - lo + 1)) + 1);
}

static bool has_written(const game *g, const frame *f) { return extra(g, L(SOURCE)) >= 0 && g->offense != f->seat; }

static void answer_number(game *g, events *ev, const frame *f, int number)
{
    const int p = L(SOURCE);
    bool yes = bases(g, p) >= number;
    if (yes && number > least_possible(g, p)) memory_of(g, p)[AT_LEAST] = (uint8_t)(number + 1);
    if (!yes && number - 1 < most_possible(g, p)) memory_of(g, p)[AT_MOST] = (uint8_t)number;
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, yes ? YES : NO, ANSWERED, 0, p);
}

static void answer_extra(game *g, events *ev, const frame *f, int which)
{
    const int p = L(SOURCE);
    bool yes = extra(g, p) == which;
    memory_of(g, p)[RULED_OUT] |= (uint8_t)(yes ? ~(1u << which) : 1u << which);
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, yes ? YES : NO, ANSWERED, 0, p);
}

static bool anybody_meets_extra(const game *g, int which)
{
    bool any = false;
    for (int s = 0; s < g->players; s++) any |= meets_extra(g, which, s);
    return any;
}

/* The offense asks, its holder answers as it is. */
static FLOW(be_asked)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, g->offense, choices(QUESTIONS), ASKS)->extra = CAN_PASS);
    if (g->answer == PASS) RETURN(0);
    SET(MINE, g->answer);
    tell(g, ev, HC_EV_CHOICE, g->offense, NOBODY, L(MINE), ASKS, 0, L(SOURCE));
    if (L(MINE) == ASK_AT_LEAST) {
        ASK(ask_for(g, f, HC_ASK_NUMBER, g->offense, numbers(LEAST_BASES + 1, MOST_BASES), AS_MANY_AS));
        tell(g, ev, HC_EV_CHOICE, g->offense, NOBODY, g->answer, AS_MANY_AS, 0, L(SOURCE));
        answer_number(g, ev, f, g->answer);
    } else if (L(MINE) == ASK_EXTRA) {
        ASK(ask_for(g, f, HC_ASK_CHOICE, g->offense, choices(EXTRAS), IS_IT));
        tell(g, ev, HC_EV_CHOICE, g->offense, NOBODY, g->answer, IS_IT, 0, L(SOURCE));
        answer_extra(g, ev, f, g->answer);
    } else {
        SET(MINE2, L(MINE) == ASK_ME ? meets_extra(g, extra(g, L(SOURCE)), g->offense) : anybody_meets_extra(g, extra(g, L(SOURCE))));
        tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, L(MINE2) ? YES : NO, ANSWERED, 0, L(SOURCE));
    }
    FLOW_END;
}

static uint64_t other_numbers(const game *g, int p)
{
    uint64_t set = 0;
    for (int n = LEAST_BASES; n <= MOST_BASES; n++) if (n != bases(g, p) && !who_meets(g, extra(g, p), n)) set |= 1ull << n;
    return set;
}

static uint64_t other_extras(const game *g, int p)
{
    uint64_t set = 0;
    for (int i = 0; i < EXTRAS; i++) if (i != extra(g, p) && !who_meets(g, i, bases(g, p))) set |= 1ull << i;
    return set;
}

static uint64_t changes(const game *g, int p) { return (other_numbers(g, p) ? 1u << THE_NUMBER : 0) | (other_extras(g, p) ? 1u << THE_EXTRA : 0); }

static bool can_rewrite(const game *g, const frame *f)
{
    int p = my_sheet(g, f->seat);
    return p >= 0 && extra(g, p) >= 0 && changes(g, p);
}

static FLOW(rewrite)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, changes(g, my_sheet(g, f->seat)), WHAT_CHANGES));
    if (g->answer == THE_NUMBER) {
        ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, other_numbers(g, my_sheet(g, f->seat)), HOW_MANY));
        memory_of(g, my_sheet(g, f->seat))[BASES] = (uint8_t)(g->answer + 1);
    } else {
        ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, other_extras(g, my_sheet(g, f->seat)), WHAT_ELSE));
        memory_of(g, my_sheet(g, f->seat))[EXTRA] = (uint8_t)(g->answer + 1);
    }
    forget_hints(g, my_sheet(g, f->seat));
    FLOW_END;
}

/* Of what is written down nobody else knows more than they have heard. */
static int way_to_written(const game *g, int p, int seat)
{
    const int most = HC_ALL_THE_WAY - 1, number = bases(g, p) >= 0 ? bases(g, p) : least_possible(g, p);
    const int part = part_of_way(foreign_colonies(g, seat), number);
    return part < most ? part : most;
}

/* Warpish has no system of that kind. */
static bool is_warpish(const game *g, int seat)
{
    for (int p = 0; p < POWERS; p++) if (g->power[p].alien == ALIEN_warpish && g->power[p].owner == seat) return true;
    return false;
}

static unsigned who_may_swap_hexes(const game *g, int seat)
{
    unsigned set = is_warpish(g, seat) ? 0 : who_may_swap(g, seat);
    for (int s = 0; s < g->players; s++) if (is_warpish(g, s)) set &= ~(1u << s);
    return set;
}

static bool can_swap_hexes(const game *g, const frame *f) { return who_may_swap_hexes(g, f->seat); }

static FLOW(swap_hexes)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, who_may_swap_hexes(g, f->seat), SWAP_WITH));
    effect_for(g, L(SOURCE))->state |= THROWN_AWAY;
    swap_systems(g, ev, f->seat, g->answer, L(SOURCE));
    FLOW_END;
}
#endif
