/* Laser - the opponent must play a card at random. */
#include "rules.h"

static bool has_not_played(const game *g, const frame *f)
{
    int them = opponent(g, f->seat);
    return played_card(g, them) == HC_CARDS && has_card(g, IN_HAND + them, C_ENCOUNTER);
}

static FLOW(blind)
{
    FLOW_BEGIN;
    play_blindly(g, ev, opponent(g, f->seat), L(SOURCE));
    FLOW_END;
}

enum { WHICH_CARD, WHOM };

/* Whether one of its cards can be played nobody else knows. */
static bool can_choose_now(const game *g, const frame *f)
{
    int them = opponent(g, f->seat);
    return !g->count[ON_TABLE + them] && g->count[IN_HAND + them];
}

/* The opponent's card lies before it knows who will help whom. */
static FLOW(make_play_early)
{
    FLOW_BEGIN;
    if (!has_not_played(g, f)) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_CARD, opponent(g, f->seat), 0, WHICH_CARD)->filter = (uint32_t)encounter_filter(g, opponent(g, f->seat)));
    play_face_down(g, ev, opponent(g, f->seat), g->answer, L(SOURCE));
    FLOW_END;
}

static uint64_t who_can_be_blinded(const game *g)
{
    uint64_t set = 0;
    for (int side = 0; side < 2; side++)
        if (played_card(g, of_side(g, side)) == HC_CARDS && has_card(g, IN_HAND + of_side(g, side), C_ENCOUNTER)) set |= 1ull << of_side(g, side);
    return set;
}

static bool somebody_can_be_blinded(const game *g, const frame *f) { (void)f; return who_can_be_blinded(g) != 0; }

static FLOW(blind_either)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, who_can_be_blinded(g), WHOM));
    play_blindly(g, ev, g->answer, L(SOURCE));
    FLOW_END;
}

const sheet alien_laser = {
    .name = "Laser", .power_name = "to Blind", .summary = "The opponent plays at random", .alert = GREEN,
    .history = "It means well. It is only that nobody can look at it.",
    .prompt = PROMPTS([WHICH_CARD] = { "card", "The Laser makes you play your card now. Which one?", { 0 } },
                [WHOM] = { "blind", "Whom do you blind?", { 0 } }),
    .form = FORMS({ .editions = IN_AVALON_HILL,
        .text = { "As a main player, when cards are to be chosen, you may make your opponent play blindly: a random card of the attack and {negotiate} cards in their hand is played face down." },
        .hook[POWER] = HOOKS({ W_SELECT, AS_MAIN, MAY, .flow = blind, .when = has_not_played }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player, when cards are to be chosen, your opponent plays blindly: a random card of the attack and {negotiate} cards in their hand is played face down.",
                  "As a main player, before anybody is invited, you may make your opponent play their card, face down, at once.",
                  "As an ally you may blind either main player, as your power blinds an opponent." },
        .hook[POWER] = HOOKS({ W_SELECT, AS_MAIN, MUST, .flow = blind, .when = has_not_played }),
        .hook[WILD] = HOOKS({ W_LAUNCHED, AS_MAIN, MAY, .flow = make_play_early, .when = can_choose_now }),
        .hook[SUPER] = HOOKS({ W_SELECT, AS_ALLY, MAY, .flow = blind_either, .when = somebody_can_be_blinded }) }),
};
