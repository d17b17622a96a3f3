/* Hate - everybody else discards what it discards, or loses ships. */
#include "rules.h"

enum { WHICH, ANSWER };

static bool has_cards(const game *g, const frame *f) { return count_cards(g, IN_HAND + f->seat, C_ANY) > 0; }

/* The card that counts is public by now: its class and, of an attack, its value. */
static void mark_equals(game *g, int seat, int class, int value)
{
    clear_marks(g, seat);
    for (int c = next_card(g, IN_HAND + seat, 0); c < HC_CARDS; c = next_card(g, IN_HAND + seat, c + 1))
        if (class_of(g, c) == class && (class != C_ATTACK || attack_value(g, c) >= value)) mark_card(g, seat, c);
}

static void ask_victim(game *g, const frame *f, int victim, int class)
{
    hc_ask *q = ask_for(g, f, HC_ASK_CARD, victim, 0, ANSWER);
    q->filter = (uint32_t)class;
    q->extra = CAN_PASS | MARKED;
}

static FLOW(rage)
{
    enum { AT = MINE, CLASS, VALUE, VICTIM = WHO, ONLY_SHOWN = COUNT };
    FLOW_BEGIN;
    SET(ONLY_SHOWN, lay_super_down(g, f->seat, ALIEN_hate));         /* so it is not the card that is shown */
    ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, WHICH)->filter = C_ANY);
    SET(CLASS, class_of(g, g->answer));          /* public: the card is discarded or shown now */
    SET(VALUE, attack_value(g, g->answer));      /* public as well */
    take_super_up(g, ev, f->seat, ALIEN_hate, L(SOURCE));
    if (L(ONLY_SHOWN)) keep_card(g, ev, f->seat, g->answer, L(SOURCE));
    else CALL(discard(g, f->seat, g->answer, L(SOURCE)));
    for (L(AT) = 1; L(AT) < g->players; L(AT)++) {
        SET(VICTIM, clockwise(g, f->seat, L(AT)));
        mark_equals(g, L(VICTIM), L(CLASS), L(VALUE));
        ASK(ask_victim(g, f, L(VICTIM), L(CLASS)));
        if (g->answer == PASS) CALL(lose_chosen(g, f->seat, L(VICTIM), 3, L(SOURCE)));
        else CALL(discard(g, L(VICTIM), g->answer, L(SOURCE)));
    }
    FLOW_END;
}

static bool i_rage(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_hate) && other_cards(g, f) > 0; }

static bool they_have_cards(const game *g, const frame *f) { return count_cards(g, IN_HAND + opponent(g, f->seat), C_ANY) > 0; }

static bool is_disarmed(const game *g, int seat)
{
    return !has_card(g, IN_HAND + seat, C_ENCOUNTER) && !has_hoarded(g, seat, C_ENCOUNTER) && played_card(g, seat) == HC_CARDS;
}

static FLOW(disarm)
{
    FLOW_BEGIN;
    CALL(discard_at_random(g, opponent(g, f->seat), 1, L(SOURCE)));
    if (is_disarmed(g, opponent(g, f->seat))) settle_encounter(g, side_of(g, f->seat), L(SOURCE));
    FLOW_END;
}

const sheet alien_hate = {
    .name = "Hate", .power_name = "of Rage", .summary = "Costs everybody cards or {ships}", .alert = YELLOW,
    .history = "Ask it about its neighbours. Better not.",
    .prompt = PROMPTS([WHICH] = { "rage", "Which card do you rage with? The others discard its like or lose three {ships}.", { 0 } },
                [ANSWER] = { "appease", "Which card do you discard? Pass, and the Hate chooses three of your {ships} to be lost.", { 0 } }),
    .form = FORMS({ .editions = IN_FFG | IN_EON,
        .text = { "At the start of your turn, once you have a hand to play with, discard a card of your choice. Every other player then discards a card of the same type, an attack card "
                  "for an attack card of at least its value, or loses three {ships} of your choice to the {warp}. Whoever has no such card loses {ships}. If you are left without a card "
                  "to play in an {encounter}, draw a new hand.",
                  "As a main player, before cards are chosen, you may make your opponent discard a card at random. If that leaves no card to play in an {encounter}, you win it.",
                  "When you use your power, you may show the card to everybody and keep it instead of discarding it." },
        .hook[POWER] = HOOKS({ W_START_TURN, AS_OFFENSE, MUST, .flow = rage, .when = has_cards }),
        .hook[WILD] = HOOKS({ W_PLANNING, AS_MAIN, MAY, .flow = disarm, .when = they_have_cards }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_OFFENSE | OWN, MAY, .when = i_rage }) }),
};
