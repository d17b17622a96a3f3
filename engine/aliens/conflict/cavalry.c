/* Cavalry - comes to the aid of its side with a card of its own. */
#include "rules.h"

enum { AID, WHO_HELPS };

static bool can_help(const game *g, int seat) { return is_ally(g, seat) && has_card(g, IN_HAND + seat, C_AID) && extra_card(g, seat) == HC_CARDS; }
static bool i_can_help(const game *g, const frame *f) { return can_help(g, f->seat); }

static FLOW(help)
{
    FLOW_BEGIN;
    ASK(ask_card_in(g, f, f->seat, IN_HAND + f->seat, C_AID, AID));
    play_extra(g, ev, f->seat, g->answer, L(SOURCE));
    FLOW_END;
}

/* ---- super: an ally helps as if it had the power -------------------------------------------------------- */

static uint64_t my_allies(const game *g, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < g->players; s++) if (is_ally(g, s) && on_side(g, s, side_of(g, seat))) set |= 1u << s;
    return set;
}

static bool has_allies(const game *g, const frame *f) { return my_allies(g, f->seat); }

static FLOW(call_ally)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, my_allies(g, f->seat), WHO_HELPS));
    effect_for(g, L(SOURCE))->remembered = (int16_t)(g->answer + 1);
    tell(g, ev, HC_EV_CHOICE, f->seat, g->answer, 0, WHO_HELPS, 0, L(SOURCE));
    FLOW_END;
}

static int called_ally(const game *g)
{
    int flare = flare_of(g, ALIEN_cavalry);
    return flare >= 0 && super_on(g, ALIEN_cavalry) ? effect_of(g, flare)->remembered - 1 : -1;
}

static bool ally_can_help(const game *g, const frame *f) { (void)f; return called_ally(g) >= 0 && can_help(g, called_ally(g)); }

static FLOW(have_ally_help)
{
    FLOW_BEGIN;
    SET(WHO, called_ally(g));
    ASK(ask_card_in(g, f, L(WHO), IN_HAND + L(WHO), C_AID, AID));
    play_extra(g, ev, L(WHO), g->answer, L(SOURCE));
    FLOW_END;
}

/* ---- wild: the opponent's new hand comes card by card ---------------------------------------------------- */

static bool opponent_needs_hand(const game *g, const frame *f) { return g->defense != NOBODY && L(WHO) == opponent(g, f->seat); }

static int one_by_one(const sum *s, const effect *e, int seat, int cards)
{
    return seat != e->by && is_main(s->g, seat) ? 1 : cards;
}

const sheet alien_cavalry = {
    .name = "Cavalry", .power_name = "to Reinforce", .summary = "Plays an {encounter} card as an ally", .alert = GREEN, .box = HC_BOX_CONFLICT,
    .history = "It always arrives in time, and never quietly.",
    .prompt = PROMPTS([AID] = { "aid", "With which card do you help your side?", { 0 } },
                [WHO_HELPS] = { "helper", "Which of your allies has to help you with a card?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "As an ally, after cards are chosen, you may lay an attack or {negotiate} card of your own face down beside them. It is turned up with the others. An attack is added to the "
                  "total of your side; with a {negotiate}, if your side loses, you take {compensation} for your own {ships}, after your main player. What affects your side's {encounter} card does "
                  "not affect yours, and it is discarded after use.",
                  "As a main player, when your opponent needs a new hand, you may make them draw card by card until they have an {encounter} card. They draw the rest when the {encounter} is over.",
                  "As a main player, before cards are chosen, you may name one of your allies. After cards are chosen, that ally must help you with a card, if it can, as if it had your power." },
        .hook[POWER] = HOOKS({ W_SELECTED, AS_ALLY, MAY, .flow = help, .when = i_can_help },
                         { W_SELECTED, AS_MAIN, MUST | FREE | BY_CHOICE | EVEN_LOST, .flow = have_ally_help, .when = ally_can_help }),
        .hook[WILD] = HOOKS({ W_NEW_HAND, AS_MAIN | OTHERS, MAY, .when = opponent_needs_hand, .modify = { { Q_NEW_HAND, one_by_one } } }),
        .hook[SUPER] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = call_ally, .when = has_allies }) }),
};
