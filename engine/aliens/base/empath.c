/* Empath - turns the opponent's attack into a negotiate. */
#include "rules.h"

enum { IN_ITS_PLACE };

static int soothe(const sum *s, const effect *e, int side, int value)
{
    return side != side_of(s->g, e->by) && value > FACE_NONE ? FACE_NEGOTIATE : value;
}

/* ---- the flare --------------------------------------------------------------------------------------- */

enum { REWARDS = 3 };

static int reward_the_deal(const sum *s, const effect *e, int seat, int rewards)
{
    (void)e;
    return s->g->winner == DEAL_MADE && is_main(s->g, seat) ? rewards + REWARDS : rewards;
}

static bool can_exchange(const game *g, const frame *f)
{
    int theirs = played_card(g, opponent(g, f->seat));
    return theirs < HC_CARDS && class_of(g, theirs) == C_NEGOTIATE && has_card(g, IN_HAND + f->seat, C_ATTACK);
}

static FLOW(exchange)
{
    FLOW_BEGIN;
    ASK(ask_card_in(g, f, f->seat, IN_HAND + f->seat, C_ATTACK, IN_ITS_PLACE));
    exchange_played(g, ev, opponent(g, f->seat), f->seat, g->answer, L(SOURCE));
    FLOW_END;
}

/* The oldest form: it has no choice. */
#define MUST_TALK \
    "As a main player, if you revealed a {negotiate} card and your opponent an attack, the attack becomes a {negotiate} card, and you must try to make " \
    "a deal."
#define SOOTHES { W_REVEALED, AS_MAIN, MUST, .when = i_negotiate_they_attack, .modify = { { Q_FACE, soothe } } }

const sheet alien_empath = {
    .name = "Empath", .power_name = "of Harmony", .summary = "Turns an attack into talks", .alert = GREEN,
    .history = "It has never won an argument, and never needed to.",
    .prompt = PROMPTS([IN_ITS_PLACE] = { "in-its-place", "Which attack card do you exchange for the {negotiate}?", { 0 } }),
    .form = FORMS({ .editions = IN_AVALON_HILL, .variant = V_EON_FORMS + 1,
        .text = { MUST_TALK }, .hook[POWER] = HOOKS(SOOTHES) },
              { .editions = IN_AVALON_HILL,
        .text = { "As a main player, if you revealed a {negotiate} card and your opponent an attack, you may change the attack into a {negotiate} card. You must then try to make a deal." },
        .note = "How this edition's card read is not known. With the variant eon-forms it has no choice.",
        .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .when = i_negotiate_they_attack, .modify = { { Q_FACE, soothe } } }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { MUST_TALK,
                  "As a main player, when you are about to try to make a deal, you may show this: if it is made, you and the other player get three rewards each.",
                  "As a main player or ally, if the main player on the other side reveals a {negotiate} card, you may exchange it for an attack card from your hand: that is now their card." },
        .note = "The card's own wild half fines whoever speaks without a title, which a program cannot hear; that of the later card is played.",
        .hook[POWER] = HOOKS(SOOTHES),
        .hook[WILD] = HOOKS({ W_DEAL_BEGINS, AS_MAIN, MAY, .modify = { { Q_EARNED, reward_the_deal } } }),
        .hook[SUPER] = HOOKS({ W_REVEALED, AS_INVOLVED, MAY, .flow = exchange, .when = can_exchange }) }),
};
