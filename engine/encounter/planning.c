/* planning.c - the main players choose their encounter cards. */
#include "rules.h"

/* Main players who have no card on the table yet: a power may have put one there. */
static unsigned still_to_select(const game *g)
{
    return (unsigned)(played_card(g, g->offense) == HC_CARDS) << g->offense |
           (unsigned)(played_card(g, g->defense) == HC_CARDS) << g->defense;
}

static bool has_still_to_select(const game *g, int seat) { return is_main(g, seat) && played_card(g, seat) == HC_CARDS; }

static bool lacks_a_card(const game *g, int seat) { return has_still_to_select(g, seat) && needs_cards(g, seat); }

/* ... and nothing will bring it one. */
static bool goes_without(const game *g, int seat)
{
    return has_still_to_select(g, seat) && !can_play_encounter(g, seat) && !has_hoarded(g, seat, C_ENCOUNTER);
}

/* What lies open was announced as it was played. */
static bool has_played_from_hoard(const game *g, int seat)
{
    int card = played_card(g, seat);
    return card < HC_CARDS && back_to(g, seat, card) != IN_HAND + seat && !(g->now.face_up >> seat & 1);
}

/* Who must play a certain card cannot be kept from it, nor who has no other. */
int encounter_filter(const game *g, int seat)
{
    if (!is_anything_forbidden(g) || forced_card(g, seat) >= 0) return C_ENCOUNTER;
    int classes = 0;
    for (int kind = HC_CARD_ATTACK; kind < HC_CARD_KINDS; kind++)
        if (1 << kind & C_ENCOUNTER && may(g, Q_MAY_SELECT, seat, kind)) classes |= 1 << kind;
    return has_card(g, IN_HAND + seat, classes) || has_hoarded(g, seat, classes) ? classes : C_ENCOUNTER;
}

/* The next of those that were laid in order. */
static int next_in_order(const game *g, int seat)
{
    int next = -1;
    FOR_CARDS_FROM(g->acting_cards, c, IN_HAND + seat)
        if (tag_of(g, c) && (next < 0 || tag_of(g, c) < tag_of(g, next))) next = c;
    return next;
}

int forced_card(const game *g, int seat)
{
    const int card = g->now.must_play - 1;
    if (card >= 0 && g->where[card] == IN_HAND + seat && class_of(g, card) & C_ENCOUNTER) return card;
    return g->in_order >> seat & 1 ? next_in_order(g, seat) : -1;
}

static bool has_another_card(const game *g, int seat)
{
    const int filter = encounter_filter(g, seat);
    FOR_CARDS_FROM(g->acting_cards, c, IN_HAND + seat) if (class_of(g, c) & filter && may(g, Q_MAY_SELECT_CARD, seat, c)) return true;
    return has_hoarded(g, seat, filter);
}

/* Which of the cards that are asked for: an encounter card as the rules and powers allow it; or what the sheet says that asks. */
bool is_wanted_card(const game *g, int seat, int card)
{
    if (!g->ask.sheet && !is_anything_forbidden(g) && !g->now.must_play && !g->in_order) return class_of(g, card) & C_ENCOUNTER;      /* mostly */
    const sheet *asks = g->ask.sheet ? SHEETS[g->ask.sheet] : NULL;
    if (asks && asks->wanted) return asks->wanted(g, seat, card);
    if (!(class_of(g, card) & encounter_filter(g, seat)) || (forced_card(g, seat) >= 0 && card != forced_card(g, seat))) return false;
    return may(g, Q_MAY_SELECT_CARD, seat, card) || forced_card(g, seat) >= 0 || !has_another_card(g, seat);
}

static void ask_encounter_cards(game *g)
{
    ask_card(g, still_to_select(g), C_ENCOUNTER, HC_PROMPT_ENCOUNTER_CARD)->extra = HOARD_TOO | NARROWED;
}

/* A question that answered itself, or a simultaneous one: either way the replies are here. */
static void play_replies(game *g, events *ev)
{
    unsigned asked = still_to_select(g);
    take_single_reply(g, asked);
    for (int i = 0; i < 2; i++)
        if (asked >> of_side(g, i) & 1) play_face_down(g, ev, of_side(g, i), g->reply[of_side(g, i)], BY_RULES);
}

/* Nothing was selected by both: a defense that has laid its card down takes it back, unseen if it lay face down. */
static bool offense_is_out(game *g, events *ev)
{
    if (!lacks_a_card(g, g->offense) || has_hoarded(g, g->offense, C_ENCOUNTER)) return false;
    tell(g, ev, HC_EV_NO_CARDS, g->offense, NOBODY, 1, 0, 0, BY_RULES);
    take_back_played(g, ev, g->defense, BY_RULES);
    return true;
}

/* What a time traveller had laid aside is played again by who has no other card. */
static void take_back_aside(game *g, events *ev, int seat)
{
    int card = first_card(g, ASIDE + seat, C_ENCOUNTER);
    if (card < HC_CARDS && lacks_a_card(g, seat)) keep_card(g, ev, seat, card, BY_RULES);
}

/* Whose sheet lies face down decides before anything is turned up, and is shown the other card alone: that one card
 * comes up before the other would tell what the sheet is. */
static bool decides_unseen(const game *g, int seat)
{
    int p = listens_face_down(g, seat, W_TURN_UP);
    return p >= 0 && may_be_turned_up(g, p);
}

/* Losses and landings come one after the other; what counts is who was there before them. */
static void note_who_stands(game *g)
{
    g->now.sent = (uint8_t)ships_in(g, g->offense);
    for (int s = 0; s < g->players && g->target < HC_PLANETS && !g->now.replanned; s++) g->now.stood[s] = g->ships[s][g->target];
}

void turn_gate(game *g, events *ev, int planet, int cause)
{
    aim_at(g, ev, planet, cause);
    for (int s = 0; s < g->players; s++) g->now.stood[s] = g->ships[s][planet];
}

/* An offense that has run out of encounter cards ends its turn; a defense draws a new hand. */
FLOW(flow_planning)
{
    enum { TURN = MINE, AGAIN };
    FLOW_BEGIN;
    note_who_stands(g);
    rewind_mark(g);
    OPEN(W_PLANNING);
    if (g->now.decided) RETURN(RESOLVE_NOW);          /* won before a card is played */
    do {
        for (int i = 0; i < 2; i++) take_back_aside(g, ev, of_side(g, i));
        if (lacks_a_card(g, g->offense)) KEEP_MOMENTUM;
        if (offense_is_out(g, ev)) RETURN(HC_END_NO_CARDS);
        if (lacks_a_card(g, g->defense)) {
            CALL(new_hand(g, g->defense));
            if (!g->result && !has_hoarded(g, g->defense, C_ENCOUNTER)) RETURN(HC_END_NO_CARDS);
        }
        if (!L(AGAIN) && rules(g)->kickers_last) CALL(push(g, CORE(flow_kickers), g->offense));
        if (!L(AGAIN)) OPEN(W_SELECT);
        if (goes_without(g, g->defense)) CALL(new_hand(g, g->defense));      /* what spared it a hand of its own is off */
        if (offense_is_out(g, ev) || goes_without(g, g->offense) || goes_without(g, g->defense)) RETURN(HC_END_NO_CARDS);
        if (g->runs) play_laid(g, ev);
        if (still_to_select(g)) {
            ASK(ask_encounter_cards(g));
            play_replies(g, ev);
        }
        SET(AGAIN, 0);
        for (L(TURN) = 0; L(TURN) < 2; L(TURN)++) {          /* a use of a power: cancelled, it is another card's turn */
            SET(WHO, of_side(g, L(TURN)));
            SET(CAUSE, BY_RULES);
            if (!has_played_from_hoard(g, L(WHO))) continue;
            turn_hoard_up(g, ev, L(WHO));
            RESPOND(W_FROM_HOARD, L(WHO));
            if (may_use_hoard(g, L(WHO))) continue;
            take_back_to_hoard(g, L(WHO));
            SET(AGAIN, 1);
        }
    } while (L(AGAIN));
    OPEN(W_SELECTED);
    for (L(TURN) = 0; L(TURN) < 2; L(TURN)++) {
        if (!decides_unseen(g, of_side(g, L(TURN)))) continue;
        look_at_played(g, ev, of_side(g, L(TURN)), opponent(g, of_side(g, L(TURN))), BY_RULES);
        RESPOND(W_TURN_UP, of_side(g, L(TURN)));
    }
    FLOW_END;
}
