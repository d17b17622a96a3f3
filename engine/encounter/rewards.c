/* rewards.c - what defensive allies get: for each ship a card or a ship out of the warp. */
#include "rules.h"

/* How many of so many cards cannot be drawn: a cosmic quake would supply them. */
static int cards_missing(const game *g, int wanted)
{
    int there = rules(g)->quake && can_draw(g) ? wanted : g->count[IN_DECK] + g->count[IN_DISCARD];
    return wanted > there ? wanted - there : 0;
}

static void ask_reward(game *g, const frame *f)
{
    int most = releasable(g, f->seat) < L(COUNT) ? releasable(g, f->seat) : L(COUNT), least = cards_missing(g, L(COUNT));
    ask(g, HC_ASK_NUMBER, 1u << f->seat, numbers(least < most ? least : most, most), HC_PROMPT_REWARD)->count = (uint8_t)L(COUNT);
}

/* Of the cards, how many may come from the other deck. */
static int from_reward_deck(const game *g, int seat)
{
    const int cards = g->now.reward_cards[seat], there = is_stockpile_closed(g, seat) ? 0 : reward_cards_left(g);
    return cards < there ? cards : there;
}

/* What the rewards are for, in WHAT: so many, or one for each ship, which may count otherwise. */
enum { AS_SAID, FOR_SHIPS };

/* What the rules give rewards for besides a successful defense. */
static int earned_by(const game *g)
{
    return running(g, CORE(flow_cone_allies)) ? BY_CONE : running(g, CORE(flow_spiral)) ? BY_SPIRAL : BY_REWARD;
}

/* For each ship a card or a ship out of the warp, freely mixed; ships, where there are no cards. */
FLOW(flow_announce_rewards)
{
    FLOW_BEGIN;
    if (L(WHAT) == FOR_SHIPS) SET(COUNT, limit(g, Q_REWARDED, f->seat, L(COUNT)));
    SET(WHAT, 0);
    SET(COUNT, limit(g, Q_REWARDS, f->seat, L(COUNT)));
    SET(CAUSE, BY_REWARD);
    clear_marks(g, f->seat);                     /* what comes as a reward is marked as it is drawn */
    RESPOND(W_REWARD, f->seat);
    SET(CAUSE, who_denies(g, Q_REWARDS, f->seat));
    if (L(COUNT) <= 0 && L(CAUSE) >= 0) tell(g, ev, HC_EV_REWARD, f->seat, f->seat, 0, 0, 0, L(CAUSE));
    SET(COUNT, g->result);
    if (L(COUNT) <= 0) RETURN(0);
    ASK(ask_reward(g, f));
    g->now.reward_ships[f->seat] = (uint8_t)g->answer;
    g->now.reward_cards[f->seat] = (uint8_t)(L(COUNT) - g->answer);
    tell(g, ev, HC_EV_REWARD, f->seat, running(g, CORE(flow_rewards_of_all)) ? NOBODY : f->seat, L(COUNT), g->answer,
         cards_missing(g, L(COUNT) - g->answer), earned_by(g));
    if (from_reward_deck(g, f->seat)) {
        ASK(ask_reward_deck(g, f->seat, from_reward_deck(g, f->seat)));
        pay_cards_due(g, f->seat, g->answer);
        owe_reward_cards(g, f->seat, g->answer);
    }
    FLOW_END;
}

static int rewards_due(const game *g)
{
    int n = 0;
    for (int s = 0; s < g->players; s++) n += g->now.reward_ships[s] + g->now.reward_cards[s] + reward_cards_due(g, s);
    return n;
}

static int take_number(uint8_t *due)
{
    int n = *due;
    *due = 0;
    return n;
}

int take_ships_due(game *g, int seat) { return take_number(&g->now.reward_ships[seat]); }
int take_cards_due(game *g, int seat) { return take_number(&g->now.reward_cards[seat]); }
void pay_cards_due(game *g, int seat, int count) { g->now.reward_cards[seat] = (uint8_t)(g->now.reward_cards[seat] - count); }

/* All that has been announced, in order of play. Whoever takes care of another's leaves nothing of it here. */
FLOW(flow_deliver_rewards)
{
    enum { TURN = MINE, NUMBER };
    FLOW_BEGIN;
    SET(COUNT, rewards_due(g));
    SET(CAUSE, BY_REWARD);
    if (!L(COUNT)) RETURN(0);
    RESPOND(W_REWARDS, NOBODY);
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, g->offense, L(TURN)));
        SET(NUMBER, take_ships_due(g, L(WHO)));
        if (L(NUMBER)) CALL(retrieve(g, L(WHO), L(NUMBER), BY_REWARD));
        SET(NUMBER, take_cards_due(g, L(WHO)));
        if (L(NUMBER)) CALL(draw(g, L(WHO), L(NUMBER), BY_REWARD));
        if (!g->runs || !reward_cards_due(g, L(WHO))) continue;
        SET(NUMBER, take_reward_cards_due(g, L(WHO)));
        CALL(draw_rewards(g, L(WHO), L(NUMBER), BY_REWARD));
        if (g->result < L(NUMBER)) CALL(draw(g, L(WHO), L(NUMBER) - g->result, BY_REWARD));      /* a second ultra reward, or no card left */
    }
    FLOW_END;
}

static VERB announce(game *g, int seat, int count, int what) { return verb_frame(g, CORE(flow_announce_rewards), seat, count, what, BY_REWARD); }

VERB announce_rewards(game *g, int seat, int ships) { return announce(g, seat, ships, FOR_SHIPS); }

VERB reward(game *g, int seat, int count) { return verb_frame(g, CORE(flow_rewards), seat, count, AS_SAID, BY_REWARD); }
VERB reward_ships(game *g, int seat, int ships) { return verb_frame(g, CORE(flow_rewards), seat, ships, FOR_SHIPS, BY_REWARD); }

FLOW(flow_rewards)
{
    FLOW_BEGIN;
    CALL(announce(g, f->seat, L(COUNT), L(WHAT)));
    CALL(push(g, CORE(flow_deliver_rewards), f->seat));
    FLOW_END;
}

static bool is_defensive_ally(const game *g, int seat) { return on_side(g, seat, SIDE_DEFENSE) && seat != g->defense; }

static int defensive_allies(const game *g)
{
    int n = 0;
    for (int s = 0; s < g->players; s++) n += is_defensive_ally(g, s);
    return n;
}

/* Something in this game looks at the rewards of all together, wherever it is: who holds what must not show in the order of things. */
static bool are_seen_together(const game *g)
{
    for (int source = 0; source < POWERS + g->acting_cards; source++) {
        int sheet_id = sheet_of(g, source);
        const form *form_here = sheet_id ? form_of(g, sheet_id) : NULL;
        for (int part = 0; part < PARTS && form_here; part++)
            FOR_HOOKS(h, form_here, part) if (h->window == W_REWARDS) return true;
    }
    return false;
}

/* Of a successful defense the allies' ships go home, and each gets its rewards; where they are seen together, all say what they take before anybody gets it. */
FLOW(flow_rewards_of_all)
{
    enum { TURN = MINE, SHIPS, TOGETHER };
    FLOW_BEGIN;
    if (g->winner != SIDE_DEFENSE) RETURN(0);
    SET(TOGETHER, defensive_allies(g) > 1 && are_seen_together(g));
    for (L(TURN) = 1; L(TURN) <= g->players; L(TURN)++) {      /* the offense comes last: it may be with the defense as well */
        SET(WHO, clockwise(g, g->offense, L(TURN)));
        SET(SHIPS, ships_on_side(g, L(WHO), SIDE_DEFENSE));
        if (!is_defensive_ally(g, L(WHO)) || !L(SHIPS)) continue;
        if (who_betrays(g, SIDE_DEFENSE) >= 0)
            CALL(send_to_warp(g, L(WHO), L(SHIPS), ships_place_on(g, L(WHO), SIDE_DEFENSE), who_betrays(g, SIDE_DEFENSE)));
        else if (ships_place_on(g, L(WHO), SIDE_DEFENSE) >= HC_PLANETS)       /* not from the planet itself, where one stands who was the defense */
            CALL(return_ships(g, L(WHO), L(SHIPS), ships_place_on(g, L(WHO), SIDE_DEFENSE), BY_ENCOUNTER));
        CALL(announce_rewards(g, L(WHO), L(SHIPS)));
        if (!L(TOGETHER)) CALL(push(g, CORE(flow_deliver_rewards), g->offense));
    }
    if (L(TOGETHER)) CALL(push(g, CORE(flow_deliver_rewards), g->offense));
    FLOW_END;
}

/* What powers and cards let players take besides. */
FLOW(flow_earnings)
{
    enum { TURN = MINE };
    FLOW_BEGIN;
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, g->order[L(TURN)]);
        if (limit(g, Q_EARNED, L(WHO), 0) > 0) CALL(reward(g, L(WHO), limit(g, Q_EARNED, L(WHO), 0)));
    }
    FLOW_END;
}
