/* deal.c - two negotiates: propose, counter, accept, refuse, time is up.
 *
 * Terms by side in g->terms; named cards lie in OFFERED + their owner, known to both, so that
 * nothing is in two places and there is nothing to copy. */
#include "rules.h"
#include <string.h>

enum { PROPOSALS_MAX = 6 };
enum { MOST_OF_A_KIND = 15 };                    /* of the giver's choice, in a deal */

static const uint8_t TRADED[HC_TRADED_KINDS] = {
    HC_CARD_ATTACK, HC_CARD_NEGOTIATE, HC_CARD_ARTIFACT, HC_CARD_MORPH, HC_CARD_REINFORCEMENT, HC_CARD_FLARE };
_Static_assert(HC_TERM_WANT_FLARE == HC_TERM_WANT_ATTACK + (HC_TRADED_KINDS - 1) * HC_TERM_ROOM, "terms of kinds follow each other");
static int term_of_traded(int k) { return HC_TERM_WANT_ATTACK + k * HC_TERM_ROOM; }
int traded_kind(int k) { return TRADED[k]; }

int hc_term_of_kind(int card_kind)
{
    for (int k = 0; k < HC_TRADED_KINDS; k++) if (TRADED[k] == card_kind) return term_of_traded(k);
    return -1;
}
static void trade_of_kind(hc_terms *t, int kind, int more) { t->kinds[kind] = (uint8_t)(t->kinds[kind] + more); }

static int kind_of_term(int term)
{
    return term >= HC_TERM_WANT_ATTACK && term <= HC_TERM_WANT_FLARE ? (term - HC_TERM_WANT_ATTACK) / HC_TERM_ROOM : -1;
}

/* What no card of this game is cannot be asked for. */
static bool is_in_game(const game *g, int kind) { return memchr(g->kind, TRADED[kind], g->cards); }

void take_back_offers(game *g)
{
    for (int s = 0; s < g->players; s++)
        while (g->count[OFFERED + s]) {
            int c = next_card(g, OFFERED + s, 0);
            put_card(g, c, IN_HAND + s, g->known[c]);
        }
    memset(g->terms, 0, sizeof g->terms);
    memset(g->freed, 0, sizeof g->freed);
    g->terms[0].colony = g->terms[1].colony = HC_NO_PLANET;
    g->deal_round = 0;
}

/* ---- what may be proposed: reads the draft so far --------------------------------------------------------- */

static int in_draft(const game *g, int from, int below)
{
    int n = 0;
    for (int i = 0; i < g->draft_count; i++) n += g->draft[i] >= from && g->draft[i] < below;
    return n;
}

static int cards_given(const game *g) { return in_draft(g, 0, HC_CARDS) + in_draft(g, HC_TERM_GIVE_RANDOM, HC_TERM_GIVE_RANDOM + 1); }

static int cards_wanted(const game *g)
{
    return in_draft(g, HC_TERM_WANT_CARD, HC_TERM_WANT_CARD + HC_CARDS) + in_draft(g, HC_TERM_WANT_RANDOM, HC_TERM_GIVE_RELEASE);
}

bool deal_is_something(const game *g)
{
    return cards_given(g) + cards_wanted(g) + in_draft(g, HC_TERM_GIVE_COLONY, HC_TERM_WANT_COLONY + HC_PLANETS) > 0;
}

/* Planets on which `giver` has a colony, the other has none but has a ship to send. */
static uint64_t colonies_to_give(const game *g, int giver)
{
    int taker = opponent(g, giver);
    bool has_ship = ships_to_send(g, taker) + g->ships[taker][GATE] > 0;
    return has_ship ? with_room(g, colonies(g, giver) & ~colonies(g, taker)) : 0;
}

/* Whoever may free ships as a term of a deal (Zombie), and how many are left to free. */
static int releasable(const game *g, int giver)
{
    int taker = opponent(g, giver);
    return limit(g, Q_RELEASE, giver, 0) && colonies(g, taker) ? g->ships[taker][WARP] : 0;
}

/* Some may free ships of anybody: of players who are not at the talks, and their own. */
static int releaser(const game *g)
{
    return limit(g, Q_RELEASE, g->offense, 0) > 1 ? g->offense : limit(g, Q_RELEASE, g->defense, 0) > 1 ? g->defense : NOBODY;
}

static bool can_free(const game *g, int seat)
{
    if (seat < 0 || seat >= g->players || releaser(g) == NOBODY || !colonies(g, seat)) return false;
    if (is_main(g, seat) && seat != releaser(g)) return false;           /* those of the other have a term of their own */
    return g->ships[seat][WARP] > in_draft(g, HC_TERM_RELEASE_OF + seat, HC_TERM_RELEASE_OF + seat + 1);
}

/* What limits the next term: worked out once for a whole list of them. */
typedef struct room { int seat, other; bool draft, give_card, want_card; uint64_t give_colony, want_colony; int give_release, want_release; } room;

static room room_for(const game *g, int seat)
{
    int other = opponent(g, seat), give = HC_TERM_GIVE_COLONY, want = HC_TERM_WANT_COLONY;
    return (room){
        .seat = seat, .other = other, .draft = g->draft_count < g->ask.most,
        .give_card = cards_given(g) < count_cards(g, IN_HAND + seat, C_ANY),
        .want_card = cards_wanted(g) < count_cards(g, IN_HAND + other, C_ANY),
        .give_colony = in_draft(g, give, give + HC_PLANETS) ? 0 : colonies_to_give(g, seat),
        .want_colony = in_draft(g, want, want + HC_PLANETS) ? 0 : colonies_to_give(g, other),
        .give_release = releasable(g, seat) - in_draft(g, HC_TERM_GIVE_RELEASE, HC_TERM_GIVE_RELEASE + 1),
        .want_release = releasable(g, other) - in_draft(g, HC_TERM_WANT_RELEASE, HC_TERM_WANT_RELEASE + 1) };
}

static bool can_name(const game *g, const room *r, int card, int owner)
{
    int term = owner == r->seat ? card : HC_TERM_WANT_CARD + card;
    return g->where[card] == IN_HAND + owner && g->known[card] >> r->seat & 1 && !in_draft(g, term, term + 1);
}

static bool fits(const game *g, const room *r, int t)
{
    if (!r->draft || t < 0) return false;
    const int thing = HC_TERM_THING(t);
    switch (HC_TERM_KIND(t)) {
    case HC_TERM_GIVE_CARD: return thing < g->cards && r->give_card && can_name(g, r, thing, r->seat);
    case HC_TERM_WANT_CARD: return thing < g->cards && r->want_card && can_name(g, r, thing, r->other);
    case HC_TERM_GIVE_COLONY: return thing < HC_PLANETS && r->give_colony >> thing & 1;
    case HC_TERM_WANT_COLONY: return thing < HC_PLANETS && r->want_colony >> thing & 1;
    case HC_TERM_RELEASE_OF: return can_free(g, thing);
    }
    if (thing) return false;                     /* the others name nothing */
    if (t == HC_TERM_GIVE_RANDOM) return r->give_card;
    if (t == HC_TERM_WANT_RANDOM) return r->want_card;
    if (kind_of_term(t) >= 0) return r->want_card && in_draft(g, t, t + 1) < MOST_OF_A_KIND && is_in_game(g, kind_of_term(t));
    return (t == HC_TERM_GIVE_RELEASE && r->give_release > 0) || (t == HC_TERM_WANT_RELEASE && r->want_release > 0);
}

bool term_possible(const game *g, int seat, int t)
{
    room r = room_for(g, seat);
    return fits(g, &r, t);
}

/* In the order in which they are offered. */
static const int16_t WITHOUT_A_THING[] = {
    HC_TERM_GIVE_RANDOM, HC_TERM_WANT_RANDOM, HC_TERM_WANT_ATTACK, HC_TERM_WANT_NEGOTIATE, HC_TERM_WANT_ARTIFACT, HC_TERM_GIVE_RELEASE,
    HC_TERM_WANT_RELEASE, HC_TERM_WANT_MORPH, HC_TERM_WANT_REINFORCEMENT, HC_TERM_WANT_FLARE };

int terms_possible(const game *g, int seat, int16_t out[])
{
    room r = room_for(g, seat);
    int n = 0;
    if (!r.draft) return 0;
    FOR_CARDS_AT(c, IN_HAND + seat)
        if (fits(g, &r, c)) out[n++] = (int16_t)c;
    FOR_CARDS_AT(c, IN_HAND + r.other)
        if (fits(g, &r, HC_TERM_WANT_CARD + c)) out[n++] = (int16_t)(HC_TERM_WANT_CARD + c);
    for (uint64_t left = r.give_colony; left; left &= left - 1) out[n++] = (int16_t)(HC_TERM_GIVE_COLONY + __builtin_ctzll(left));
    for (uint64_t left = r.want_colony; left; left &= left - 1) out[n++] = (int16_t)(HC_TERM_WANT_COLONY + __builtin_ctzll(left));
    for (size_t i = 0; i < sizeof WITHOUT_A_THING / sizeof *WITHOUT_A_THING; i++)
        if (fits(g, &r, WITHOUT_A_THING[i])) out[n++] = WITHOUT_A_THING[i];
    if (releaser(g) == NOBODY) return n;
    for (int s = 0; s < g->players; s++) if (can_free(g, s)) out[n++] = (int16_t)(HC_TERM_RELEASE_OF + s);
    return n;
}

/* ---- the offer -------------------------------------------------------------------------------------------- */

static void tell_term(game *g, events *ev, int giver, int term, int what)
{
    unsigned both = 1u << giver | 1u << opponent(g, giver);
    tell_secret(g, ev, term < HC_TERM_GIVE_COLONY ? both : 255, HC_EV_DEAL_TERM, giver, opponent(g, giver), term, what, 0, BY_DEAL);
}

/* To name a card in a proposal is to show it to the other player. */
static void offer_card(game *g, events *ev, int owner, int card)
{
    put_card(g, card, OFFERED + owner, g->known[card] | 1u << opponent(g, owner));
    tell_term(g, ev, owner, 0, card);
}

static void tell_counts(game *g, events *ev, int side)
{
    const hc_terms *t = &g->terms[side];
    int giver = of_side(g, side);
    if (t->colony != HC_NO_PLANET) tell_term(g, ev, giver, HC_TERM_GIVE_COLONY, t->colony);
    if (t->random) tell_term(g, ev, giver, HC_TERM_GIVE_RANDOM, t->random);
    for (int k = 0; k < HC_TRADED_KINDS; k++) if (t->kinds[k]) tell_term(g, ev, giver, term_of_traded(k), t->kinds[k]);
    if (t->release) tell_term(g, ev, giver, HC_TERM_GIVE_RELEASE, t->release);
}

static void tell_freed(game *g, events *ev)
{
    for (int s = 0; s < g->players; s++) if (g->freed[s]) tell_term(g, ev, releaser(g), HC_TERM_RELEASE_OF + s, g->freed[s]);
}

static void offer_drafted(game *g, events *ev, int side)
{
    int seat = of_side(g, side), other = opponent(g, seat);
    hc_terms *mine = &g->terms[side], *theirs = &g->terms[!side];
    for (int i = 0; i < g->draft_count; i++) {
        int t = g->draft[i];
        if (t < HC_CARDS) offer_card(g, ev, seat, t);
        else if (t < HC_TERM_GIVE_COLONY) offer_card(g, ev, other, t - HC_TERM_WANT_CARD);
        else if (t < HC_TERM_WANT_COLONY) mine->colony = (uint8_t)(t - HC_TERM_GIVE_COLONY);
        else if (t < HC_TERM_GIVE_RANDOM) theirs->colony = (uint8_t)(t - HC_TERM_WANT_COLONY);
        else if (t == HC_TERM_GIVE_RANDOM) mine->random++;
        else if (t == HC_TERM_WANT_RANDOM) theirs->random++;
        else if (kind_of_term(t) >= 0) trade_of_kind(theirs, kind_of_term(t), 1);
        else if (t == HC_TERM_GIVE_RELEASE) mine->release++;
        else if (t == HC_TERM_WANT_RELEASE) theirs->release++;
        else g->freed[t - HC_TERM_RELEASE_OF]++;
    }
    clear_draft(g);
    tell_counts(g, ev, side);
    tell_counts(g, ev, !side);
    tell_freed(g, ev);
}

static int kind_class(int k) { return 1 << TRADED[k]; }

/* What is asked of a side must be there. */
static bool can_give(const game *g, int side)
{
    int hand = IN_HAND + of_side(g, side), all = g->terms[side].random;
    for (int k = 0; k < HC_TRADED_KINDS; k++) {
        if (g->terms[side].kinds[k] > count_cards(g, hand, kind_class(k))) return false;
        all += g->terms[side].kinds[k];
    }
    return all <= count_cards(g, hand, C_ANY);
}

static void ask_offer(game *g, int side)
{
    hc_ask *q = pick(g, HC_ASK_TERMS, of_side(g, side), 1, HC_DRAFT, 0, HC_PROMPT_DEAL);
    q->extra |= CAN_WALK_AWAY;
    q->who = (uint8_t)of_side(g, !side);
    q->count = g->deal_round;
}

static void ask_reply(game *g, int side)
{
    uint64_t allowed = 1u << HC_REFUSE | 1u << HC_TIME_IS_UP;
    if (can_give(g, side)) allowed |= 1u << HC_ACCEPT;
    if (g->deal_round < PROPOSALS_MAX) allowed |= 1u << HC_COUNTER;
    hc_ask *q = ask(g, HC_ASK_REPLY, 1u << of_side(g, side), allowed, HC_PROMPT_REPLY);
    q->who = (uint8_t)of_side(g, !side);
    q->count = g->deal_round;
}

/* PROPOSER is a side; whoever counters proposes next. */
FLOW(flow_deal)
{
    enum { PROPOSER = MINE, ROUND, ANSWER };
    FLOW_BEGIN;
    LET_LEAVE(g->offense);
    LET_LEAVE(g->defense);
    SET(COUNT, 1);
    SET(CAUSE, BY_RULES);
    RESPOND(W_DEAL_BEGINS, g->offense);
    SET(COUNT, 0);
    take_back_offers(g);
    tell(g, ev, HC_EV_DEAL_BEGINS, g->offense, g->defense, 0, 0, 0, BY_RULES);
    for (L(ROUND) = 1; ; L(ROUND)++) {
        g->deal_round = (uint8_t)L(ROUND);
        ASK(ask_offer(g, L(PROPOSER)));
        SET(WHO, of_side(g, L(PROPOSER)));
        SET(ANSWER, g->answer == DONE ? HC_COUNTER : HC_REFUSE);
        if (L(ANSWER) == HC_REFUSE) break;
        tell(g, ev, HC_EV_DEAL_OFFERED, L(WHO), opponent(g, L(WHO)), L(ROUND), 0, 0, BY_RULES);
        offer_drafted(g, ev, L(PROPOSER));
        SET(WHO, of_side(g, !L(PROPOSER)));
        ASK(ask_reply(g, !L(PROPOSER)));
        SET(ANSWER, g->answer);
        if (L(ANSWER) != HC_COUNTER) break;
        tell(g, ev, HC_EV_DEAL_COUNTERED, L(WHO), opponent(g, L(WHO)), 0, 0, 0, BY_RULES);
        take_back_offers(g);
        SET(PROPOSER, !L(PROPOSER));
    }
    clear_draft(g);
    if (L(ANSWER) == HC_ACCEPT) {
        tell(g, ev, HC_EV_DEAL_MADE, L(WHO), opponent(g, L(WHO)), 0, 0, 0, BY_RULES);
        SET(COUNT, 1);
        SET(CAUSE, BY_DEAL);
        RESPOND(W_DEAL_MADE, L(WHO));
        SET(ANSWER, g->result ? HC_ACCEPT : HC_REFUSE);
    }
    if (L(ANSWER) == HC_ACCEPT) {
        CALL(push(g, CORE(flow_carry_out), g->offense));
        take_back_offers(g);
        RETURN(DEAL_MADE);
    }
    take_back_offers(g);
    tell(g, ev, HC_EV_DEAL_FAILED, L(WHO), opponent(g, L(WHO)), L(COUNT) ? 2 : L(ANSWER) == HC_TIME_IS_UP, 0, 0, BY_RULES);
    SET(COUNT, 1);
    SET(CAUSE, BY_FAILED_DEAL);
    RESPOND(W_DEAL_FAILED, g->offense);
    CALL(lose_any(g, g->offense, limit(g, Q_FAILED_DEAL, g->offense, rules(g)->info.failed_deal_ships), BY_FAILED_DEAL));
    CALL(lose_any(g, g->defense, limit(g, Q_FAILED_DEAL, g->defense, rules(g)->info.failed_deal_ships), BY_FAILED_DEAL));
    RETURN(DEAL_FAILED);
    FLOW_END;
}

/* ---- carrying it out --------------------------------------------------------------------------------------- */

static void hand_over_offered(game *g, events *ev)
{
    int to[2] = { g->defense, g->offense };
    for (int side = 0; side < 2; side++)
        for (int c = next_card(g, OFFERED + of_side(g, side), 0); c < HC_CARDS; c = next_card(g, OFFERED + of_side(g, side), c + 1))
            give_card(g, ev, of_side(g, side), to[side], c, BY_DEAL);
}

/* The kind of card that a side still has to choose and hand over; -1. What a response has cost
 * it meanwhile it need not give. */
static int kind_owed(const game *g, int side)
{
    for (int k = 0; k < HC_TRADED_KINDS; k++)
        if (g->terms[side].kinds[k] && has_card(g, IN_HAND + of_side(g, side), kind_class(k))) return k;
    return -1;
}

static void ask_which_card(game *g, int side)
{
    ask_card(g, 1u << of_side(g, side), kind_class(kind_owed(g, side)), HC_PROMPT_HAND_OVER);
    g->ask.count = TRADED[kind_owed(g, side)];
    g->ask.who = (uint8_t)of_side(g, !side);
}

/* All that a side has of a kind was promised: nothing is left to choose. */
static bool owes_all(const game *g, int side)
{
    int k = kind_owed(g, side);
    return g->terms[side].kinds[k] >= count_cards(g, IN_HAND + of_side(g, side), kind_class(k));
}

/* The chosen card waits with the others: nothing is handed over before all is chosen. */
static void set_apart(game *g, int side, int card)
{
    int owner = of_side(g, side);
    trade_of_kind(&g->terms[side], kind_owed(g, side), -1);
    put_card(g, card, OFFERED + owner, g->known[card] | 1u << opponent(g, owner));
}

static void ask_settlers(game *g, int side)
{
    int taker = of_side(g, !side);
    uint64_t places = ways_out(g, taker) | (uint64_t)(g->ships[taker][GATE] > 0) << GATE;
    int most = as_many_as_fit(g, 1ull << g->terms[side].colony, ships_to_send(g, taker) + g->ships[taker][GATE]);
    hc_ask *q = pick(g, HC_ASK_PLANET, taker, 1, most, places, HC_PROMPT_SETTLE);
    q->place = g->terms[side].colony;
    q->who = (uint8_t)of_side(g, side);
}

static void settle_drafted(game *g, events *ev, int side)
{
    int taker = of_side(g, !side), planet = g->terms[side].colony, n = g->draft_count;
    for (int i = 0; i < n; i++) {
        move_drafted(g, taker, g->draft[i], planet);
        g->draft[i] %= SORT;
    }
    for (int i = 0; i < n; i++)
        if (g->draft[i] < HC_PLANETS && !g->ships[taker][g->draft[i]] && (i == 0 || g->draft[i] != g->draft[i - 1]))
            tell(g, ev, HC_EV_COLONY_LEFT, taker, NOBODY, g->draft[i], 0, 0, BY_DEAL);
    clear_draft(g);
    tell(g, ev, HC_EV_LANDED, taker, of_side(g, side), n, planet, 1, BY_DEAL);
    watch_powers(g, ev);
}

FLOW(flow_carry_out)
{
    enum { SIDE = MINE };
    FLOW_BEGIN;
    for (L(SIDE) = 0; L(SIDE) < 2; L(SIDE)++)
        while (kind_owed(g, L(SIDE)) >= 0) {
            g->answer = (int16_t)first_card(g, IN_HAND + of_side(g, L(SIDE)), kind_class(kind_owed(g, L(SIDE))));
            if (!owes_all(g, L(SIDE))) ASK(ask_which_card(g, L(SIDE)));
            set_apart(g, L(SIDE), g->answer);
        }
    for (int side = 0; side < 2; side++)         /* blind ones are drawn before anything is handed over */
        for (int i = 0; i < g->terms[side].random; i++) {
            int card = random_card(g, IN_HAND + of_side(g, side), C_ANY);
            if (card < 0) break;
            forget_hand(g, of_side(g, side), 1u << of_side(g, !side), C_ANY);
            put_card(g, card, OFFERED + of_side(g, side), 1u << g->offense | 1u << g->defense);
        }
    hand_over_offered(g, ev);
    for (L(SIDE) = 0; L(SIDE) < 2; L(SIDE)++)    /* first, for freed ships may settle (ruling 210) */
        if (g->terms[L(SIDE)].release) CALL(retrieve(g, of_side(g, !L(SIDE)), g->terms[L(SIDE)].release, BY_DEAL));
    for (L(WHO) = 0; L(WHO) < g->players; L(WHO)++)
        if (g->freed[L(WHO)]) CALL(retrieve(g, L(WHO), g->freed[L(WHO)], BY_DEAL));
    for (L(SIDE) = 0; L(SIDE) < 2; L(SIDE)++)
        if (g->terms[L(SIDE)].colony != HC_NO_PLANET && with_room(g, 1ull << g->terms[L(SIDE)].colony)) {
            ASK(ask_settlers(g, L(SIDE)));
            SORT_OUT(of_side(g, !L(SIDE)), of_side(g, !L(SIDE)), HC_PLACES);
            settle_drafted(g, ev, L(SIDE));
            SET(COUNT, 1);
            SET(WHAT, g->terms[L(SIDE)].colony);
            SET(CAUSE, BY_DEAL);
            RESPOND(W_COLONY_GAINED, of_side(g, !L(SIDE)));
        }
    SPREAD_NEWS;
    ANSWER_LANDINGS;
    FLOW_END;
}
