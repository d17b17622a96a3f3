/* intimidates.c - cards that are laid down before the plans are made, face down, and become an encounter card. */
#include "rules.h"

enum { LAY_IT, USE_IT };

static bool may_lay(const game *g, int seat)
{
    return has_card(g, IN_HAND + seat, C_INTIMIDATE) && !g->count[LAID_DOWN + seat] && !(g->intimidates >> (seat) & 1);
}

/* That it is one all are told; which, only its player knows. */
static void lay_down(game *g, events *ev, int seat, int card)
{
    forget_hand(g, seat, 1u << seat, C_INTIMIDATE);
    put_card(g, card, LAID_DOWN + seat, 1u << seat);
    tell_secret(g, ev, 1u << seat, HC_EV_EXTRA_DOWN, seat, NOBODY, card, HC_INTIMIDATE_LAID, 0, BY_RULES);
}

static void take_up(game *g, events *ev, int seat)
{
    const int card = next_card(g, LAID_DOWN + seat, 0);
    if (card == HC_CARDS) return;
    put_card(g, card, IN_HAND + seat, who_knows(g, card));
    tell_secret(g, ev, 1u << seat, HC_EV_KEPT_CARD, seat, NOBODY, card, 0, 0, BY_RULES);
}

static void ask_laying(game *g, int seat)
{
    hc_ask *q = ask_card(g, 1u << seat, C_INTIMIDATE, LAY_IT);
    q->sheet = CARD_intimidate;
    q->extra = CAN_PASS;
}

FLOW(flow_intimidates)
{
    enum { TURN = MINE };
    FLOW_BEGIN;
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, g->order[L(TURN)]);
        if (!may_lay(g, L(WHO))) continue;
        ASK(ask_laying(g, L(WHO)));
        if (g->answer != PASS) lay_down(g, ev, L(WHO), g->answer);
    }
    RETURN(0);
    FLOW_END;
}

/* Whoever would need a new hand at the start of the turn is spared it by one on the table. */
FLOW(flow_intimidate_first)
{
    FLOW_BEGIN;
    if (!may_lay(g, g->offense) || can_play_encounter(g, g->offense)) RETURN(0);
    ASK(ask_laying(g, g->offense));
    if (g->answer != PASS) lay_down(g, ev, g->offense, g->answer);
    RETURN(0);
    FLOW_END;
}

/* Once more when the alliances are formed; what nobody can use any more goes back. */
FLOW(flow_intimidates_late)
{
    enum { TURN = MINE };
    FLOW_BEGIN;
    for (int s = 0; s < g->players; s++) if (!takes_part(g, s)) take_up(g, ev, s);
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, g->order[L(TURN)]);
        if (!takes_part(g, L(WHO)) || !may_lay(g, L(WHO))) continue;
        ASK(ask_laying(g, L(WHO)));
        if (g->answer != PASS) lay_down(g, ev, L(WHO), g->answer);
    }
    RETURN(0);
    FLOW_END;
}

static unsigned allies_with_one(const game *g, int side)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (!is_main(g, s) && on_side(g, s, side) && g->count[LAID_DOWN + s]) set |= 1u << s;
    return set;
}

static void ask_using(game *g, int seat, unsigned allies)
{
    hc_ask *q = ask(g, HC_ASK_SEAT, 1u << seat, allies, USE_IT);
    q->sheet = CARD_intimidate;
    q->extra = CAN_PASS;
}

/* The selected card goes back unseen; who laid the other knows what lies there. */
static void use_ally(game *g, events *ev, int seat, int ally)
{
    const int card = next_card(g, LAID_DOWN + ally, 0);
    take_back_played(g, ev, seat, BY_RULES);
    put_card(g, card, ON_TABLE + seat, 1u << ally);
    g->now.face_up &= (uint8_t)~(1u << seat);
    tell_secret(g, ev, 1u << ally, HC_EV_EXTRA_DOWN, seat, ally, card, HC_INTIMIDATE_USED, 0, BY_RULES);
}

FLOW(flow_intimidates_of_allies)
{
    enum { SIDE = MINE };
    FLOW_BEGIN;
    for (L(SIDE) = 0; L(SIDE) < 2; L(SIDE)++) {
        SET(WHO, of_side(g, L(SIDE)));
        if (!allies_with_one(g, L(SIDE))) continue;
        ASK(ask_using(g, L(WHO), allies_with_one(g, L(SIDE))));
        if (g->answer != PASS) use_ally(g, ev, L(WHO), g->answer);
    }
    for (int s = 0; s < g->players; s++) take_up(g, ev, s);
    RETURN(0);
    FLOW_END;
}

/* As cards are selected: it is what its player plays. */
void play_laid(game *g, events *ev)
{
    for (int side = 0; side < 2; side++) {
        const int seat = of_side(g, side), card = seat == NOBODY ? HC_CARDS : next_card(g, LAID_DOWN + seat, 0);
        if (card == HC_CARDS || played_card(g, seat) < HC_CARDS) continue;
        play_face_down(g, ev, seat, card, BY_RULES);
    }
}

const sheet card_intimidate = {
    .box = HC_BOX_DOMINION, .name = "Intimidate", .summary = "Laid down early, it meets an attack with an attack",
    .prompt = PROMPTS([LAY_IT] = { "intimidate", "Do you lay an intimidate card down for this {encounter}?", { 0 } },
                      [USE_IT] = { "use-intimidate", "Whose intimidate card do you play instead of the one that you have chosen?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "Lay one down before cards are chosen, face down, and say so; one in each {encounter}. A main player plays it as their {encounter} card; a main player may also play an ally's, unseen, instead of the card they chose. Turned up against an attack it is an attack with its number; against anything else it is a {negotiate} card. If it isn't played it goes back to the hand." } }),
};

const sheet card_retreat = {
    .box = HC_BOX_DOMINION, .name = "Retreat", .summary = "Loses to an attack, but saves the {ships}",
    .form = FORMS({ .editions = IN_FFG,
        .text = { "Played as an {encounter} card. Against an attack you lose, but no {ship} of your side is lost: they go to {colonies}, and those of a retreating {defense} stay where they are. "
                  "Against anything else it is a {negotiate} card." } }),
};
