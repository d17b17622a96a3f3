/* Quark Battery - a stored encounter card takes the place of the revealed one. */
#include "rules.h"

static bool can_charge(const game *g, const frame *f)
{
    return is_my_completion(g, f) && first_card(g, IN_HAND + f->seat, C_ENCOUNTER) < HC_CARDS;
}

/* At once into its place: which card it is only its owner knows. */
static FLOW(charge)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, 0)->filter = C_ENCOUNTER);
    store_card(g, ev, f->seat, g->answer, L(SOURCE));
    FLOW_END;
}

static bool is_charged(const game *g, const frame *f) { return stored_card(g, f->seat) < HC_CARDS; }

static FLOW(switch_cards)
{
    FLOW_BEGIN;
    replace_played(g, ev, f->seat, stored_card(g, f->seat), L(SOURCE));
    FLOW_END;
}

static void leave(game *g, events *ev, int seat)
{
    if (stored_card(g, seat) < HC_CARDS) drop_card(g, ev, seat, stored_card(g, seat), BY_RULES);
}

const sheet card_quark_battery = {
    .piece = HC_CARD_TECH, .name = "Quark Battery", .summary = "Keeps an {encounter} card in reserve",
    .prompt = PROMPTS({ "charge", "Which {encounter} card do you put under the Quark Battery?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .research = 3, .leave = leave,
        .text = { "When you complete it, put an {encounter} card from your hand face down under it; it is no longer part of your hand, and nobody can touch it. As a main player, "
                  "after cards are revealed, you may discard this tech: the stored card replaces the one you revealed, which is discarded." },
        .hook[POWER] = HOOKS({ W_TECH_COMPLETED, AS_ANYONE | OWN, MUST | PIECE_STAYS, .flow = charge, .when = can_charge },
                         { W_REVEALED, AS_MAIN, MAY, .flow = switch_cards, .when = is_charged }) }),
};
