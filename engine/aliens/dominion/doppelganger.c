/* Doppelganger - has no cards to fight with, and borrows those of others. */
#include "rules.h"

enum { WHOM, WHICH };

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

static bool is_invited(const game *g, const frame *f)
{
    return invitations_of(g, f->seat) && !(g->now.barred >> f->seat & 1) && most_to_write(g, f->seat) > 0;
}

static bool is_for_a_planet(const game *g, const frame *f) { return !is_moon(g->target) && most_to_write(g, f->seat) > 0; }

/* What was written stands, whatever becomes of the flare: parts/papers. */
static FLOW(write_it_down)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->state |= THROWN_AWAY;
    CALL(push(g, CORE(flow_write), f->seat));
    FLOW_END;
}

/* Whoever has written sends nothing openly. */
static int not_on_the_cone(const sum *s, const effect *e, int seat, int most)
{
    return seat == e->by && has_paper(s->g, seat) ? s->g->ships[seat][GATE] : most;
}

const sheet alien_doppelganger = {
    .name = "Doppelganger", .power_name = "to Haunt", .summary = "Borrows the cards it plays", .alert = RED, .box = HC_BOX_DOMINION,
    .history = "It looks just like you, only better prepared.",
    .helper = FLOWS(draw_one_to_play, throw_away),
    .prompt = PROMPTS([WHOM] = { "haunt", "From whom do you borrow a card to play?", { 0 } }, [WHICH] = { "play", "Which of the borrowed cards do you play?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .begins = "You are dealt no hand.",
        .text = { "You hold no {encounter} cards: any that you get are discarded, and so are flares. When you have to play one, another player of your choice lends you their highest attack and a {negotiate} "
                  "card, or what they have of these. You play one and give the other back. If they have neither, you see their hand, and play the first {encounter} card that you draw from the deck; with two "
                  "players you may do so anyway. You never need a new hand. When you have too few home {colonies} and lose the power, you draw a hand.",
                  "When you are to send {ships} to a planet, as the {offense} or because you are invited, you may show this and secretly write down how many, and for which side, instead. When the cards are up, "
                  "you show the paper, and your {ships} come from your {colonies}: they count, land or are lost as if they had been there all along. Discard this flare after use.",
                  "You may keep and use flares that you get." },
        .hook[POWER] = HOOKS({ W_SELECT, AS_MAIN, MUST, .flow = haunt, .when = has_nothing_to_play },
                         { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_NO_HAND, needs_none }, { Q_HAND, is_dealt_none } } },
                         { W_DREW, AS_ANYONE | OWN, MUST | FREE, .flow = throw_away, .when = holds_too_much },
                         { W_COMPENSATED, AS_ANYONE | OWN, MUST | FREE, .flow = throw_away, .when = holds_too_much },
                         { W_DEALT, AS_ANYONE, MUST | FREE, .flow = throw_away, .when = holds_too_much },
                         { W_REGROUP, AS_ANYONE, MUST | FREE, .flow = throw_away, .when = holds_too_much },
                         { W_ENCOUNTER_OVER, AS_ANYONE, MUST | FREE, .flow = throw_away, .when = holds_too_much },
                         { W_ZAPPED, AS_MAIN | OWN, MUST | FREE | EVEN_LOST, .flow = draw_a_hand, .when = has_to_play },
                         { W_POWER_LOST, AS_ANYONE | OWN, MUST | FREE | EVEN_LOST | EACH_TIME, .flow = draw_a_hand }),
        .hook[WILD] = HOOKS({ W_ALL_INVITED, AS_BYSTANDER, MAY, .flow = write_it_down, .when = is_invited },
                        { W_GATHER, AS_OFFENSE | OWN, MAY, .flow = write_it_down, .when = is_for_a_planet,
                          .modify = { { Q_SHIP_LIMIT, not_on_the_cone } } }) }),
};
