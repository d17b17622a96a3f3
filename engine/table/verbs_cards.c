/* verbs_cards.c - everything that changes where cards are. The first ones can be responded to. */
#include "rules.h"
#include <string.h>

VERB discard(game *g, int seat, int card, int cause) { return verb_frame(g, CORE(flow_discard), seat, 1, card, cause); }

/* A card's effect that costs a hand a card can be undone by a time traveller. */
static bool came_from_hand_by_card(const game *g, const frame *f)
{
    return L(CAUSE) >= POWERS && g->where[L(WHAT)] == IN_HAND + f->seat;
}

/* The card is public from here on, so its number may sit in the frame. Not so in a hand that is
 * thrown away for a new one: what a power keeps of it (nobody is asked) is not shown. */
FLOW(flow_discard)
{
    enum { LAY_ASIDE = MINE };
    FLOW_BEGIN;
    if (L(CAUSE) != BY_NEW_HAND) show_card(g, L(WHAT));
    SET(LAY_ASIDE, g->count[ASIDE + f->seat]);
    RESPOND(W_WOULD_DISCARD, f->seat);
    SET(COUNT, g->result);
    if (g->count[ASIDE + f->seat] > L(LAY_ASIDE) && !is_one_of_several(g)) threat_is_over(g, f->seat);
    if (!L(COUNT)) RETURN(0);
    if (came_from_hand_by_card(g, f)) rewind_note(g, L(WHAT), f->seat);
    put_card(g, L(WHAT), IN_DISCARD, everybody(g));
    if (L(CAUSE) == BY_ENCOUNTER) note_used(g, L(WHAT), f->seat + 1);
    tell(g, ev, HC_EV_DISCARDED, f->seat, NOBODY, L(WHAT), 0, 0, L(CAUSE));
    RESPOND(W_DISCARDED, f->seat);
    RETURN(1);
    FLOW_END;
}

/* Where drawn cards go, in WHAT: a draw is a draw wherever they lie then. */
enum { TO_HAND, TO_ASIDE, TO_HOARD, TO_FILL_HAND, TO_DELIVER };
VERB draw(game *g, int seat, int count, int cause) { return verb_frame(g, CORE(flow_draw), seat, count, TO_HAND, cause); }
VERB draw_to_look(game *g, int seat, int count, int cause) { return verb_frame(g, CORE(flow_draw), seat, count, TO_ASIDE, cause); }
VERB draw_to_hoard(game *g, int seat, int count, int cause) { return verb_frame(g, CORE(flow_draw), seat, count, TO_HOARD, cause); }
VERB draw_to_fill(game *g, int seat, int count, int cause) { return verb_frame(g, CORE(flow_draw), seat, count, TO_FILL_HAND, cause); }

VERB draw_to_deliver(game *g, int seat, int count, int cause) { return verb_frame(g, CORE(flow_draw), seat, count, TO_DELIVER, cause); }

static bool piles_are_empty(const game *g) { return !g->pile_count[IN_DECK] && !g->pile_count[IN_DISCARD]; }

/* How many there are is known to everybody, of which class they are is not. */
bool can_draw(const game *g)
{
    int in_hands = 0;
    for (int s = 0; s < g->players; s++) in_hands += g->count[IN_HAND + s];
    return !piles_are_empty(g) || (rules(g)->quake && in_hands);
}

/* No card in the deck or the discards, or none that helps: all hands are thrown in and dealt anew. */
static void quake(game *g, events *ev)
{
    tell(g, ev, HC_EV_QUAKE, NOBODY, NOBODY, !piles_are_empty(g), 0, 0, BY_RULES);
    for (int s = 0; s < g->players; s++)
        for (int place = IN_HAND + s; place <= JUST_DRAWN + s; place += JUST_DRAWN - IN_HAND)
            while (g->count[place]) put_card(g, next_card(g, place, 0), IN_DISCARD, everybody(g));
    shuffle_into(g, IN_DISCARD, IN_DECK);
    for (int i = 0; i < g->players * rules(g)->info.hand; i++) {
        int to = clockwise(g, g->offense, i), card = draw_card(g, IN_DECK, IN_HAND + to, 1u << to);
        if (card >= 0) tell_secret(g, ev, 1u << to, HC_EV_DREW_CARD, to, NOBODY, card, 0, 0, BY_RULES);
    }
}

static bool others_hold_encounter_cards(const game *g, int seat)
{
    for (int s = 0; s < g->players; s++) if (s != seat && has_card(g, IN_HAND + s, C_ENCOUNTER)) return true;
    return false;
}

/* A new hand that deck and discards can give no encounter card to, while others hold some. */
static bool is_in_vain(const game *g, const frame *f)
{
    const int places[] = { IN_HAND + f->seat, JUST_DRAWN + f->seat, IN_DECK, IN_DISCARD };
    if (L(CAUSE) != BY_NEW_HAND) return false;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) if (has_card(g, places[i], C_ENCOUNTER)) return false;
    return others_hold_encounter_cards(g, f->seat);
}

static bool is_quake_due(const game *g, const frame *f)
{
    return rules(g)->quake && (piles_are_empty(g) ? can_draw(g) : is_in_vain(g, f));
}

/* If the deck is used up: a new one, of the discards or of all hands. Is it new? */
static bool renew_deck(game *g, events *ev, bool quake_is_due)
{
    if (quake_is_due) quake(g, ev);
    if (quake_is_due || g->pile_count[IN_DECK] || !g->pile_count[IN_DISCARD]) return quake_is_due;
    shuffle_into(g, IN_DISCARD, IN_DECK);
    tell(g, ev, HC_EV_SHUFFLED, NOBODY, NOBODY, g->pile_count[IN_DECK], 0, 0, BY_RULES);
    return true;
}

/* Nobody looks at them before they are taken up. */
static int draw_face_down(game *g, int seat) { return draw_card(g, IN_DECK, JUST_DRAWN + seat, 0); }

static int draw_from_deck(game *g, events *ev, int seat, int cause)
{
    unsigned see = 1u << seat | (unsigned)limit(g, Q_WATCHED, seat, 0);
    int card = draw_card(g, IN_DECK, IN_HAND + seat, see);
    if (card >= 0) tell_secret(g, ev, see, HC_EV_DREW_CARD, seat, NOBODY, card, 0, 0, cause);
    if (card >= 0 && cause == BY_REWARD) mark_card(g, seat, card);
    return card;
}

static int draw_aside(game *g, events *ev, int seat, int cause)
{
    int card = draw_from_deck(g, ev, seat, cause);
    if (card >= 0) put_card(g, card, ASIDE + seat, who_knows(g, card));
    if (card >= 0) mark_card(g, seat, card);
    return card;
}

int draw_hoarded(game *g, events *ev, int seat, int cause)
{
    int card = draw_aside(g, ev, seat, cause);
    if (card >= 0) put_card(g, card, HOARD + seat, 1u << seat);
    return card;
}

static bool goes_to_hand(const frame *f) { return L(WHAT) == TO_HAND || L(WHAT) == TO_FILL_HAND; }

static int draw_one(game *g, events *ev, const frame *f)
{
    if (L(WHAT) == TO_DELIVER || (goes_to_hand(f) && heard(g, W_DRAWN))) return draw_face_down(g, f->seat);
    return L(WHAT) == TO_ASIDE ? draw_aside(g, ev, f->seat, L(CAUSE)) :
           L(WHAT) == TO_HOARD ? draw_hoarded(g, ev, f->seat, L(CAUSE)) : draw_from_deck(g, ev, f->seat, L(CAUSE));
}

static void tell_drawn(const game *g, events *ev, const frame *f, int count)
{
    if (count) tell(g, ev, HC_EV_DREW, f->seat, NOBODY, count, 0, 0, L(CAUSE));
}

/* Which cards they are stays out of the frame: only the drawer knows. Whoever responds to a new deck does so before
 * a card of it is drawn. */
FLOW(flow_draw)
{
    enum { DRAWN = MINE, TOLD, QUAKE };
    FLOW_BEGIN;
    RESPOND(W_WOULD_DRAW, f->seat);
    SET(COUNT, g->result);
    while (L(DRAWN) < L(COUNT)) {
        SET(QUAKE, is_quake_due(g, f));
        if (L(QUAKE) && L(DRAWN)) {              /* what was drawn is thrown in as well */
            tell_drawn(g, ev, f, L(DRAWN) - L(TOLD));
            SET(TOLD, L(DRAWN));
        }
        if (renew_deck(g, ev, L(QUAKE))) RESPOND(W_SHUFFLED, f->seat);
        if ((L(QUAKE) && L(WHAT) == TO_FILL_HAND) || draw_one(g, ev, f) < 0) break;
        L(DRAWN)++;
    }
    SET(COUNT, L(DRAWN));
    tell_drawn(g, ev, f, L(COUNT) - L(TOLD));
    if (!L(COUNT)) RETURN(0);
    if (goes_to_hand(f) && g->count[JUST_DRAWN + f->seat]) CALL(receive(g, f->seat, L(CAUSE)));
    RESPOND(W_DREW, f->seat);
    RETURN(L(COUNT));
    FLOW_END;
}

enum { LITTER = 4 };                             /* cards discarded at one time that are worth a notice */

enum { IF_NEEDED, IN_ANY_CASE };
VERB new_hand(game *g, int seat) { return verb_frame(g, CORE(flow_new_hand), seat, 1, IF_NEEDED, BY_NEW_HAND); }
VERB renew_hand(game *g, int seat) { return verb_frame(g, CORE(flow_new_hand), seat, 1, IN_ANY_CASE, BY_NEW_HAND); }

/* A hand that is drawn card by card is left at the first that will do; the rest of it comes when the encounter is over. */
static bool draws_another(const game *g, const frame *f, int drawn, int at_once)
{
    return at_once < rules(g)->info.hand && g->result && drawn < rules(g)->info.hand && !has_card(g, IN_HAND + f->seat, C_ENCOUNTER);
}

static void owe_rest_of_hand(game *g, int seat, int drawn)
{
    if (is_main(g, seat) && drawn < rules(g)->info.hand) g->now.hand_owed[seat == g->defense] = (uint8_t)(rules(g)->info.hand - drawn);
}

/* Without an encounter card: play what can be played, discard the rest, draw a whole hand.
 * Should that hold no encounter card either, again. Returns whether there is one now. */
FLOW(flow_new_hand)
{
    enum { TRIES = MINE, AT, AT_ONCE, BEFORE, NEW_HANDS_MAX = 8 };
    FLOW_BEGIN;
    if (L(WHAT) == IF_NEEDED && !needs_cards(g, f->seat)) RETURN(1);
    for (L(TRIES) = 0; L(TRIES) < NEW_HANDS_MAX; L(TRIES)++) {
        tell(g, ev, HC_EV_NEW_HAND, f->seat, NOBODY, 0, 0, 0, BY_RULES);
        SET(COUNT, 1);
        RESPOND(W_NEW_HAND, f->seat);
        if (g->count[IN_HAND + f->seat] >= LITTER) notice(g, SEEN_LITTERING, f->seat);
        SET(BEFORE, g->pile_count[IN_DISCARD]);
        for (SET(AT, next_card(g, IN_HAND + f->seat, 0)); L(AT) < HC_CARDS; SET(AT, next_card(g, IN_HAND + f->seat, L(AT) + 1)))     /* public at once */
            CALL(discard(g, f->seat, L(AT), BY_NEW_HAND));
        note_together(g, L(BEFORE));
        g->in_order &= (uint8_t)~(1u << f->seat);
        SET(AT_ONCE, limit(g, Q_NEW_HAND, f->seat, rules(g)->info.hand));
        SET(AT, 0);
        do {
            CALL(draw_to_fill(g, f->seat, L(AT_ONCE), BY_NEW_HAND));
            SET(AT, L(AT) + g->result);
        } while (draws_another(g, f, L(AT), L(AT_ONCE)));
        if (L(AT_ONCE) < rules(g)->info.hand) owe_rest_of_hand(g, f->seat, L(AT));
        if (has_card(g, IN_HAND + f->seat, C_ENCOUNTER)) {
            uncover_cards(g);
            RETURN(1);
        }
        if (!can_draw(g)) break;
    }
    uncover_cards(g);
    tell(g, ev, HC_EV_NO_CARDS, f->seat, NOBODY, 0, 0, 0, BY_RULES);
    RETURN(0);
    FLOW_END;
}

/* ---- several at a time --------------------------------------------------------------------------------- */

VERB discard_at_random(game *g, int seat, int count, int cause) { return verb_frame(g, CORE(flow_discard_many), seat, count, 0, cause); }
VERB discard_hand(game *g, int seat, int cause) { return discard_at_random(g, seat, count_cards(g, IN_HAND + seat, C_ANY), cause); }

/* At random, one after the other; a whole hand is no choice at all. */
FLOW(flow_discard_many)
{
    FLOW_BEGIN;
    if (heard(g, W_WOULD_TAKE)) CALL(threaten_hand(g, f->seat, L(COUNT), L(CAUSE)));
    SET(WHAT, g->pile_count[IN_DISCARD]);
    for (L(MINE) = 0; L(MINE) < L(COUNT) && g->count[IN_HAND + f->seat]; L(MINE)++)
        CALL(discard(g, f->seat, random_card(g, IN_HAND + f->seat, C_ANY), L(CAUSE)));
    threat_is_over(g, f->seat);
    note_together(g, L(WHAT));
    if (L(MINE) >= LITTER) notice(g, SEEN_LITTERING, f->seat);
    RETURN(L(MINE));
    FLOW_END;
}

VERB discard_marked(game *g, int seat, int cause) { return verb_frame(g, CORE(flow_discard_marked), seat, 0, 0, cause); }

static int marked_to_discard(const game *g, int seat)
{
    int card = first_marked(g, seat, IN_HAND + seat, C_ANY);
    return card < HC_CARDS ? card : first_marked(g, seat, ASIDE + seat, C_ANY);
}

/* The mark goes first: what a power keeps in the hand is not discarded again. */
FLOW(flow_discard_marked)
{
    enum { BEFORE = MINE };
    FLOW_BEGIN;
    SET(BEFORE, g->pile_count[IN_DISCARD]);
    while (marked_to_discard(g, f->seat) < HC_CARDS) {
        SET(WHAT, marked_to_discard(g, f->seat));            /* public from here on */
        g->mark[L(WHAT)] &= (uint8_t)~(1u << f->seat);
        CALL(discard(g, f->seat, L(WHAT), L(CAUSE)));
        L(COUNT)++;
    }
    threat_is_over(g, f->seat);
    note_together(g, L(BEFORE));
    if (L(COUNT) >= LITTER) notice(g, SEEN_LITTERING, f->seat);
    RETURN(L(COUNT));
    FLOW_END;
}

/* ---- at once, from hand to hand ------------------------------------------------------------------- */

/* Of the deck that it looks through. */
void choose_from_deck(game *g, events *ev, int seat, int card, int cause)
{
    put_card(g, card, IN_HAND + seat, 1u << seat);
    tell(g, ev, HC_EV_DREW, seat, NOBODY, 1, 0, 0, cause);
    tell_secret(g, ev, 1u << seat, HC_EV_DREW_CARD, seat, NOBODY, card, 0, 0, cause);
}

/* After those that have a place already. */
void lay_in_order(game *g, int seat, int card)
{
    int last = 0;
    FOR_CARDS_AT(c, IN_HAND + seat) if (tag_of(g, c) > last) last = tag_of(g, c);
    set_tag(g, card, last + 1);
    g->in_order |= (uint8_t)(1u << seat);
}

int take_at_random(game *g, events *ev, int from, int to, int cause)
{
    int card = random_card(g, IN_HAND + from, C_ANY);
    unsigned both = 1u << from | 1u << to;
    if (card < 0) return -1;
    forget_hand(g, from, both, C_ANY);
    put_card(g, card, IN_HAND + to, both);
    note_taken(g, card);
    if (book_of(g)->taken) book_of(g)->taken(g, card, from, to);
    tell_secret(g, ev, both, HC_EV_TOOK_CARD, to, from, card, 0, 0, cause);
    return card;
}

void take_card(game *g, events *ev, int from, int to, int card, int cause)
{
    unsigned both = 1u << from | 1u << to;
    forget_hand(g, from, both, C_ANY);
    put_card(g, card, IN_HAND + to, both);
    note_taken(g, card);
    if (book_of(g)->taken) book_of(g)->taken(g, card, from, to);
    tell_secret(g, ev, both, HC_EV_TOOK_CARD, to, from, card, 0, 0, cause);
}

void take_played(game *g, events *ev, int from, int to, int card, int cause)
{
    put_card(g, card, IN_HAND + to, in_the_open(g));
    tell(g, ev, HC_EV_TOOK_CARD, to, from, card, 0, 0, cause);
}

void take_discard(game *g, events *ev, int seat, int card, int cause)
{
    put_card(g, card, IN_HAND + seat, in_the_open(g));
    tell(g, ev, HC_EV_TOOK_CARD, seat, NOBODY, card, 0, 0, cause);
}

static void put_back(game *g, events *ev, int seat, int card, int place, int cause)
{
    put_card(g, card, place, in_the_open(g));
    if (place < ON_TABLE && place != IN_HAND + seat) tell(g, ev, HC_EV_GAVE_CARD, seat, place - IN_HAND, card, 0, 0, cause);     /* it was lent */
    else tell(g, ev, HC_EV_KEPT_CARD, seat, NOBODY, card, place >= HOARD, 0, cause);
}

void keep_card(game *g, events *ev, int seat, int card, int cause) { put_back(g, ev, seat, card, returns_to(g, seat, card), cause); }

void give_card(game *g, events *ev, int from, int to, int card, int cause)
{
    unsigned both = 1u << from | 1u << to;
    forget_hand(g, from, both, C_ANY);
    put_card(g, card, IN_HAND + to, both);
    tell_secret(g, ev, both, HC_EV_GAVE_CARD, from, to, card, 0, 0, cause);
}

int give_at_random(game *g, events *ev, int from, int to, int cause)
{
    const int card = random_card(g, IN_HAND + from, C_ANY);
    if (card >= 0) give_card(g, ev, from, to, card, cause);
    return card;
}

void pass_on(game *g, events *ev, int from, int to, int card, int cause)
{
    put_card(g, card, IN_HAND + to, in_the_open(g));
    tell(g, ev, HC_EV_GAVE_CARD, from, to, card, 0, 0, cause);
}

/* Both know both hands now; what others knew of them they know still. */
void swap_hands(game *g, events *ev, int a, int b, int cause)
{
    for (int c = 0; c < g->cards; c++) {
        int to = g->where[c] == IN_HAND + a ? b : g->where[c] == IN_HAND + b ? a : NOBODY;
        if (to != NOBODY) put_card(g, c, IN_HAND + to, who_knows(g, c) | 1u << a | 1u << b);
    }
    tell(g, ev, HC_EV_HANDS_SWAPPED, a, b, 0, 0, 0, cause);
}

/* Each knows where its own cards are afterwards: what is not in the new hand is in the other one.
 * Onlookers know nothing any more. */
void mix_hands(game *g, events *ev, int a, int b, int cause)
{
    int pool[HC_CARDS], n = 0, mine = count_cards(g, IN_HAND + a, C_ANY);
    for (int c = 0; c < g->cards; c++)
        if (g->where[c] == IN_HAND + a || g->where[c] == IN_HAND + b) pool[n++] = c;
    for (int i = 0; i < n; i++) {
        int j = i + (int)random_below(g, (uint32_t)(n - i)), card = pool[j];
        pool[j] = pool[i];
        put_card(g, card, IN_HAND + (i < mine ? a : b), g->known[card] & (1u << a | 1u << b));
    }
    tell(g, ev, HC_EV_HANDS_MIXED, a, b, mine, n - mine, 0, cause);
}

void put_under_deck(game *g, int card)
{
    put_card(g, card, IN_DECK, 0);
    const int pile = g->where[card];                /* each under its own */
    uint8_t *deck = pile_of(g, pile);
    memmove(deck + 1, deck, (size_t)(g->pile_count[pile] - 1));
    deck[0] = (uint8_t)card;
}

void take_aside(game *g, events *ev, int seat, int card, int cause)
{
    unsigned known = g->known[card];
    put_card(g, card, IN_HAND + seat, who_knows(g, card));
    tell_secret(g, ev, known, HC_EV_KEPT_CARD, seat, NOBODY, card, 0, 1, cause);
}

void display_card(game *g, events *ev, int seat, int card, int tag, int cause)
{
    int planet = tag >= TAG_PLANET && tag < TAG_PLANET + HC_PLANETS ? tag - TAG_PLANET : HC_NO_PLANET;
    put_card(g, card, DISPLAY + seat, everybody(g));
    set_tag(g, card, tag);
    tell(g, ev, HC_EV_DISPLAYED, seat, NOBODY, card, planet, 0, cause);
}

void lay_beside(game *g, int seat, int card)
{
    put_card(g, card, DISPLAY + seat, everybody(g));
    set_tag(g, card, TAG_BESIDE);
}

void play_beside(game *g, events *ev, int seat, int card, int cause)
{
    rewind_note(g, card, seat);
    lay_beside(g, seat, card);
    tell(g, ev, HC_EV_CARD_UP, seat, NOBODY, card, 0, 0, cause);
}

void put_in_play(game *g, int card) { put_card(g, card, IN_PLAY, everybody(g)); }

void drop_card(game *g, events *ev, int seat, int card, int cause)
{
    put_card(g, card, IN_DISCARD, everybody(g));
    tell(g, ev, HC_EV_DISCARDED, seat, NOBODY, card, 0, 0, cause);
}

void lay_aside(game *g, events *ev, int seat, int cause)
{
    int card = played_card(g, seat);
    bool hoarded = card < HC_CARDS && is_marked(g, seat, card);
    if (card < HC_CARDS) put_card(g, card, ASIDE + seat, in_the_open(g));
    if (hoarded) mark_card(g, seat, card);
    g->now.face_up &= (uint8_t)~(1u << seat);
    if (card < HC_CARDS) tell(g, ev, HC_EV_KEPT_CARD, seat, NOBODY, card, 2, 0, cause);
}

void take_back_played(game *g, events *ev, int seat, int cause)
{
    int card = played_card(g, seat);
    if (card < HC_CARDS && g->now.face_up >> seat & 1) put_back(g, ev, seat, card, back_to(g, seat, card), cause);
    else if (card < HC_CARDS) {                  /* nobody has seen it */
        unsigned known = g->known[card];
        put_card(g, card, back_to(g, seat, card), who_knows(g, card));
        tell_secret(g, ev, known, HC_EV_KEPT_CARD, seat, NOBODY, card, 0, 0, cause);
    }
    g->now.face_up &= (uint8_t)~(1u << seat);
}
