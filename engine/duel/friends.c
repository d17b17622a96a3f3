/* friends.c - envoys: who is allied with whom, raising and lowering friendship, turning them up. */
#include "duel/duel.h"

int envoy_in(const game *g, int icon)
{
    if (g->duel.envoy_at[icon] == HC_ENVOY_GONE) return HC_CARDS;
    int place = ally_of(g, icon) == NOBODY ? NEUTRAL : ALLIED + ally_of(g, icon);
    FOR_CARDS_AT(c, place) if (icon_of(g, c) == icon) return c;
    return HC_CARDS;
}

/* Who is allied with it may read it; what was read is known for good. A card that is turned up stays so. */
void move_envoy(game *g, events *ev, int icon, int to, int cause)
{
    int card = envoy_in(g, icon), seat = to < HC_ENVOY_WITH ? NOBODY : to - HC_ENVOY_WITH;
    bool up = is_up(g, card);
    put_card(g, card, seat != NOBODY ? ALLIED + seat : to == HC_ENVOY_NEUTRAL ? NEUTRAL : OUT_OF_GAME, who_knows(g, card));
    set_tag(g, card, up ? TAG_UP : 0);
    g->duel.envoy_at[icon] = (uint8_t)to;
    tell(g, ev, HC_EV_ENVOY_MOVED, seat, NOBODY, icon, to == HC_ENVOY_GONE, cause == BY_LIMIT, cause);
    if (seat != NOBODY && !up) tell_secret(g, ev, 1u << seat, HC_EV_SAW_CARD, seat, NOBODY, card, 3, 0, BY_RULES);
}

void turn_envoy_up(game *g, events *ev, int seat, int icon)
{
    int card = envoy_in(g, icon);
    show_card(g, card);
    set_tag(g, card, TAG_UP);
    tell(g, ev, HC_EV_ENVOY_UP, seat, NOBODY, card, 0, 0, BY_RULES);
    if (sheet_of_card(g, card) != CARD_wakepilot || g->duel.wakes || !g->count[STACK]) return;
    g->duel.wakes = 1;
    reveal_tile(g, ev, next_of(g, STACK) - FIRST_TILE, true);
}

/* It is known what went under the deck: if that comes again, everybody knows the card. */
void replace_envoy(game *g, events *ev, int icon, int cause)
{
    int old = envoy_in(g, icon);
    put_under(g, old, ENVOY_DECK + icon, in_the_open(g));
    int card = next_of(g, ENVOY_DECK + icon);
    put_card(g, card, NEUTRAL, card == old ? in_the_open(g) : who_knows(g, card));
    tell(g, ev, HC_EV_ENVOY_MOVED, NOBODY, NOBODY, icon, 2, 0, cause);
}

/* Neutral ones become allies, those of the other neutral. */
unsigned envoys_to_raise(const game *g, int seat)
{
    unsigned set = 0;
    for (int i = 0; i < ENVOYS; i++) if (g->duel.envoy_at[i] != HC_ENVOY_GONE && ally_of(g, i) != seat) set |= 1u << i;
    return set;
}

unsigned envoys_to_lower(const game *g, int seat) { return envoys_to_raise(g, other_of(seat)); }

static void ask_envoy(game *g, int seat, unsigned which, bool may, int prompt_id)
{
    hc_ask *q = ask(g, HC_ASK_CHOICE, 1u << seat, which, prompt_id);
    if (may) q->extra = CAN_PASS;
}

VERB raise_friendship(game *g, int seat, bool may, int cause) { return verb_frame(g, CORE(flow_raise), seat, 1, may, cause); }
VERB lower_friendship(game *g, int seat, bool may, int cause) { return verb_frame(g, CORE(flow_lower), seat, 1, may, cause); }

/* WHAT: whether it may be left. */
FLOW(flow_raise)
{
    FLOW_BEGIN;
    if (!envoys_to_raise(g, L(WHO))) RETURN(0);
    ASK(ask_envoy(g, L(WHO), envoys_to_raise(g, L(WHO)), L(WHAT), HC_PROMPT_RAISE));
    if (g->answer == PASS) RETURN(0);
    SET(MINE, g->answer);
    move_envoy(g, ev, L(MINE), ally_of(g, L(MINE)) == NOBODY ? HC_ENVOY_WITH + L(WHO) : HC_ENVOY_NEUTRAL, L(CAUSE));
    CALL(verb_frame(g, CORE(flow_keep_envoys), L(WHO), 0, 0, L(CAUSE)));
    RETURN(1);
    FLOW_END;
}

FLOW(flow_lower)
{
    FLOW_BEGIN;
    if (!envoys_to_lower(g, L(WHO))) RETURN(0);
    ASK(ask_envoy(g, L(WHO), envoys_to_lower(g, L(WHO)), L(WHAT), HC_PROMPT_LOWER));
    if (g->answer == PASS) RETURN(0);
    SET(MINE, g->answer);
    move_envoy(g, ev, L(MINE), ally_of(g, L(MINE)) == NOBODY ? HC_ENVOY_WITH + other_of(L(WHO)) : HC_ENVOY_NEUTRAL, L(CAUSE));
    CALL(verb_frame(g, CORE(flow_keep_envoys), other_of(L(WHO)), 0, 0, L(CAUSE)));
    RETURN(1);
    FLOW_END;
}

static unsigned allies_of(const game *g, int seat)
{
    unsigned set = 0;
    for (int i = 0; i < ENVOYS; i++) if (ally_of(g, i) == seat) set |= 1u << i;
    return set;
}

int allies_allowed(const game *g, int seat) { return limit(g, Q_ALLIES, seat, 1); }

static bool has_too_many(const game *g, int seat) { return count_bits(allies_of(g, seat)) > allies_allowed(g, seat); }

/* Who has one too many says which one goes; of two that is the one that is not kept. */
FLOW(flow_keep_envoys)
{
    FLOW_BEGIN;
    while (has_too_many(g, L(WHO))) {
        ASK(ask_envoy(g, L(WHO), allies_of(g, L(WHO)), false, HC_PROMPT_KEEP_ENVOY));
        move_envoy(g, ev, g->answer, HC_ENVOY_NEUTRAL, BY_LIMIT);
    }
    FLOW_END;
}
