/* Doppelganger - has no cards to fight with, and borrows those of others. */
#include "rules.h"

enum { WHOM, WHICH, SIDE, HOW_MANY };

/* The flare is what lets it keep flares. */
static int not_for_it(const game *g, int seat)
{
    FOR_CARDS_AT(c, IN_HAND + seat) if (class_of(g, c) == C_FLARE && sheet_of_card(g, c) == ALIEN_doppelganger) return C_ENCOUNTER;
    return C_ENCOUNTER | C_FLARE;
}

static bool holds_too_much(const game *g, const frame *f) { return has_card(g, IN_HAND + f->seat, not_for_it(g, f->seat)); }

static FLOW(throw_away)
{
    FLOW_BEGIN;
    while (holds_too_much(g, f)) CALL(discard(g, f->seat, first_card(g, IN_HAND + f->seat, not_for_it(g, f->seat)), L(SOURCE)));
    FLOW_END;
}

static int needs_none(const sum *s, const effect *e, int seat, int value) { (void)s; return seat == e->by ? 1 : value; }
static int is_dealt_none(const sum *s, const effect *e, int seat, int value) { (void)s; return seat == e->by ? 0 : value; }

/* ---- borrowing ----------------------------------------------------------------------------------------------- */

static bool has_nothing_to_play(const game *g, const frame *f) { return played_card(g, f->seat) == HC_CARDS; }

static int highest_attack(const game *g, int seat)
{
    int best = HC_CARDS;
    FOR_CARDS_FROM(g->acting_cards, c, IN_HAND + seat)
        if (class_of(g, c) == C_ATTACK && (best == HC_CARDS || attack_value(g, c) > attack_value(g, best))) best = c;
    return best;
}

static void borrow(game *g, events *ev, int from, int to, int cause)
{
    const int card[2] = { highest_attack(g, from), first_card(g, IN_HAND + from, C_NEGOTIATE) };
    clear_marks(g, to);
    for (int i = 0; i < 2; i++) {
        if (card[i] == HC_CARDS) continue;
        take_card(g, ev, from, to, card[i], cause);
        mark_card(g, to, card[i]);
    }
}

static void give_back(game *g, events *ev, int from, int to, int cause)
{
    int card = first_marked(g, from, IN_HAND + from, C_ENCOUNTER);
    if (card == HC_CARDS) return;
    unmark_card(g, from, card);
    give_card(g, ev, from, to, card, cause);
}

static void ask_whom(game *g, const frame *f)
{
    ask_for(g, f, HC_ASK_SEAT, f->seat, everybody(g) & ~(1u << f->seat), WHOM)->extra = g->players == 2 ? CAN_PASS : 0;
}

static int drawn_aside(const game *g, int seat, int classes) { return first_marked(g, seat, ASIDE + seat, classes); }

/* The first one that comes; all others that were drawn are discarded. */
static FLOW(draw_one_to_play)
{
    FLOW_BEGIN;
    do {
        CALL(draw_to_look(g, f->seat, 1, L(SOURCE)));
        if (!g->result) RETURN(0);
        if (drawn_aside(g, f->seat, C_ENCOUNTER) < HC_CARDS) break;
        CALL(discard_marked(g, f->seat, L(SOURCE)));
    } while (can_draw(g));
    if (drawn_aside(g, f->seat, C_ENCOUNTER) == HC_CARDS) RETURN(0);
    g->answer = (int16_t)drawn_aside(g, f->seat, C_ENCOUNTER);
    take_aside(g, ev, f->seat, g->answer, L(SOURCE));
    play_face_down(g, ev, f->seat, g->answer, L(SOURCE));
    FLOW_END;
}

static FLOW(haunt)
{
    FLOW_BEGIN;
    CALL(push_helper(g, f, 1));                  /* what it should not hold is no choice */
    ASK(ask_whom(g, f));
    SET(WHO, g->answer);
    if (L(WHO) != PASS) borrow(g, ev, L(WHO), f->seat, L(SOURCE));
    if (L(WHO) != PASS && has_card(g, IN_HAND + f->seat, C_ENCOUNTER)) {
        ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, WHICH)->filter = C_ENCOUNTER);
        unmark_card(g, f->seat, g->answer);
        play_face_down(g, ev, f->seat, g->answer, L(SOURCE));
        give_back(g, ev, f->seat, L(WHO), L(SOURCE));
        RETURN(0);
    }
    if (L(WHO) != PASS) look_at_hand(g, ev, f->seat, L(WHO), L(SOURCE));
    CALL(push_helper(g, f, 0));
    FLOW_END;
}

/* Zapped, it plays with a hand like everybody else, until the next encounter begins. */
static bool has_to_play(const game *g, const frame *f)
{
    return is_main(g, f->seat) && played_card(g, f->seat) == HC_CARDS && !has_card(g, IN_HAND + f->seat, C_ENCOUNTER);
}

static FLOW(draw_a_hand)
{
    FLOW_BEGIN;
    CALL(draw(g, f->seat, rules(g)->info.hand, L(SOURCE)));
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

static unsigned sides_inviting(const game *g, int seat) { return (g->now.invited[0] >> seat & 1u) | (g->now.invited[1] >> seat & 1u) << 1; }

static bool is_invited(const game *g, const frame *f) { return sides_inviting(g, f->seat) && ships_to_send(g, f->seat) > 0; }

/* The value of the effect: who has invited it. */
static FLOW(answer_in_secret)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = (int16_t)sides_inviting(g, f->seat);
    FLOW_END;
}

static int not_openly(const sum *s, const effect *e, int about, int value)
{
    bool waits = s->g->phase <= HC_PHASE_JOIN && seat_in(about) == e->by && e->remembered;
    return waits ? 0 : value;
}

static bool has_still_to_say(const game *g, const frame *f) { return effect_of(g, L(SOURCE))->remembered && ships_to_send(g, f->seat) > 0; }

static void ask_written(game *g, const frame *f)
{
    const int most = limit(g, Q_SHIP_LIMIT, f->seat, rules(g)->ship_limit), have = ships_to_send(g, f->seat);
    by_sheet(pick(g, HC_ASK_PLANET, f->seat, 1, most < have ? most : have, ways_out(g, f->seat), HOW_MANY), f);
}

static FLOW(come_forward)
{
    FLOW_BEGIN;
    SET(COUNT, effect_of(g, L(SOURCE))->remembered);
    effect_for(g, L(SOURCE))->remembered = 0;
    LET_LEAVE(f->seat);
    if (!ways_out(g, f->seat)) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_SIDE, f->seat, (uint64_t)L(COUNT), SIDE)->extra = CAN_PASS);
    SET(WHAT, g->answer);
    CALL(discard(g, f->seat, CARD_OF_SOURCE(L(SOURCE)), L(SOURCE)));
    if (L(WHAT) == PASS) RETURN(0);
    ASK(ask_written(g, f));
    SORT_OUT(f->seat, f->seat, HC_PLACES);
    join_side(g, ev, f->seat, L(WHAT), L(SOURCE));
    SPREAD_NEWS;
    FLOW_END;
}

const sheet alien_doppelganger = {
    .name = "Doppelganger", .power_name = "to Haunt", .summary = "Borrows the cards it plays", .alert = RED, .box = HC_BOX_DOMINION,
    .history = "It looks just like you, only better prepared.",
    .helper = FLOWS(draw_one_to_play, throw_away),
    .prompt = PROMPTS([WHOM] = { "haunt", "From whom do you borrow a card to play?", { 0 } }, [WHICH] = { "play", "Which of the borrowed cards do you play?", { 0 } },
                [SIDE] = { "written-side", "Which side have you written down?", { 0 } },
                [HOW_MANY] = { "written", "Which {ships} have you written down?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .begins = "You are dealt no hand.",
        .text = { "You hold no {encounter} cards: any that you get are discarded, and so are flares. When you have to play one, another player of your choice lends you their highest attack and a {negotiate} "
                  "card, or what they have of these. You play one and give the other back. If they have neither, you see their hand, and play the first {encounter} card that you draw from the deck; with two "
                  "players you may do so anyway. You never need a new hand. When you have too few home {colonies} and lose the power, you draw a hand.",
                  "When you are invited, you may show this instead of answering. When cards are chosen and not yet revealed, you say which side that has invited you has your {ships}, and how many, or none. "
                  "Then discard this flare.",
                  "You may keep and use flares that you get." },
        .note = "On the card, the number and side for the wild half are written down before cards are chosen, and the {offense} can use it, too.",
        .hook[POWER] = HOOKS({ W_SELECT, AS_MAIN, MUST, .flow = haunt, .when = has_nothing_to_play },
                         { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_NO_HAND, needs_none }, { Q_HAND, is_dealt_none } } },
                         { W_DREW, AS_ANYONE | OWN, MUST | FREE, .flow = throw_away, .when = holds_too_much },
                         { W_COMPENSATED, AS_ANYONE | OWN, MUST | FREE, .flow = throw_away, .when = holds_too_much },
                         { W_DEALT, AS_ANYONE, MUST | FREE, .flow = throw_away, .when = holds_too_much },
                         { W_REGROUP, AS_ANYONE, MUST | FREE, .flow = throw_away, .when = holds_too_much },
                         { W_ENCOUNTER_OVER, AS_ANYONE, MUST | FREE, .flow = throw_away, .when = holds_too_much },
                         { W_ZAPPED, AS_MAIN | OWN, MUST | FREE | EVEN_LOST, .flow = draw_a_hand, .when = has_to_play },
                         { W_POWER_LOST, AS_ANYONE | OWN, MUST | FREE | EVEN_LOST | EACH_TIME, .flow = draw_a_hand }),
        .hook[WILD] = HOOKS({ W_ALL_INVITED, AS_BYSTANDER, MAY, .flow = answer_in_secret, .when = is_invited,
                          .modify = { { Q_MAY_ALLY, not_openly } } },
                        { W_SELECTED, AS_BYSTANDER, MUST | FREE | UNPLAYED | FOLLOWS, .flow = come_forward, .when = has_still_to_say }) }),
};
