/* Philanthropist - gives a card away. */
#include "rules.h"

enum { TO_WHOM, WHICH, BORROWER };

static bool has_a_card(const game *g, const frame *f) { return next_card(g, IN_HAND + f->seat, 0) < HC_CARDS; }

static unsigned receivers(const game *g, int seat) { return (1u << g->offense | 1u << g->defense) & ~(1u << seat); }

static FLOW(give)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, receivers(g, f->seat), TO_WHOM));
    SET(MINE, g->answer);
    ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, WHICH)->filter = (uint32_t)C_ANY);
    give_card(g, ev, f->seat, L(MINE), g->answer, L(SOURCE));
    FLOW_END;
}

/* The gift is remembered, for the flare; only the two who know it see that. */
static FLOW(give_and_draw)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, receivers(g, f->seat), TO_WHOM));
    SET(MINE, g->answer);
    ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, WHICH)->filter = (uint32_t)C_ANY);
    give_card(g, ev, f->seat, L(MINE), g->answer, L(SOURCE));
    g->now.noted_card = (uint8_t)(class_of(g, g->answer) & C_ENCOUNTER ? g->answer + 1 : 0);
    if (is_main(g, f->seat)) CALL(new_hand(g, f->seat));
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------- */

static bool has_given(const game *g, int seat)
{
    for (int p = 0; p < POWERS; p++)
        if (g->power[p].alien == ALIEN_philanthropist && effect_of(g, p)->used && effect_of(g, p)->by == seat) return g->now.noted_card > 0;
    return false;
}

static bool lies_with(const game *g, int card, int seat)
{
    return g->where[card] == IN_HAND + seat && (g->count[ON_TABLE + seat] == 0 || !(class_of(g, card) & C_ENCOUNTER));
}

static int holder_of_gift(const game *g)
{
    const int card = g->now.noted_card - 1;
    return lies_with(g, card, g->offense) ? g->offense : lies_with(g, card, g->defense) ? g->defense : NOBODY;
}

/* The gift is still where it went, as far as the giver can tell, and can be played. */
static bool can_insist(const game *g, const frame *f)
{
    int card = g->now.noted_card - 1;
    if (!has_given(g, f->seat) || !(g->known[card] >> f->seat & 1) || !(class_of(g, card) & C_ENCOUNTER)) return false;
    return holder_of_gift(g) != NOBODY && holder_of_gift(g) != f->seat;
}

static FLOW(insist)
{
    FLOW_BEGIN;
    g->now.must_play = g->now.noted_card;
    FLOW_END;
}

static bool can_lend(const game *g, const frame *f)
{
    int p = power_of(g, f->seat);
    return p >= 0 && !is_bound(g, p) && ships_on_colonies(g, f->seat) > 0;
}

/* The borrower's own powers rest. */
static void lend(game *g, events *ev, int p, int to, int cause)
{
    for (int own = 0; own < POWERS; own++) if (g->power[own].alien && g->power[own].holder == to) switch_off(g, own);
    borrow_power(g, ev, p, to, cause);
}

static FLOW(lend_power)
{
    enum { POWER_LENT = MINE, TO };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, everybody(g) & ~(1u << f->seat), BORROWER));
    SET(TO, g->answer);
    SET(POWER_LENT, power_of(g, f->seat));
    CALL(lose_any(g, f->seat, 1, L(SOURCE)));
    lend(g, ev, L(POWER_LENT), L(TO), L(SOURCE));
    FLOW_END;
}

/* ---- the oldest form: a gift brings no new hand, and a loan costs nothing ------------------------------------ */

static FLOW(give_and_note)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, receivers(g, f->seat), TO_WHOM));
    SET(MINE, g->answer);
    ASK(ask_for(g, f, HC_ASK_CARD, f->seat, 0, WHICH)->filter = (uint32_t)C_ANY);
    give_card(g, ev, f->seat, L(MINE), g->answer, L(SOURCE));
    g->now.noted_card = (uint8_t)(g->answer + 1);
    FLOW_END;
}

/* Any card has to be played then: a kicker when kickers are laid, others as soon as they can be, until cards are revealed. */
static int hook_of_gift(const game *g) { return usable_hook(g, moment(g), SOURCE_OF_CARD(g->now.noted_card - 1), holder_of_gift(g)); }

static bool can_insist_now(const game *g, const frame *f)
{
    const int card = g->now.noted_card - 1;
    if (!has_given(g, f->seat) || !(g->known[card] >> f->seat & 1) || class_of(g, card) & C_ENCOUNTER) return false;
    if (holder_of_gift(g) == NOBODY || holder_of_gift(g) == f->seat) return false;
    if (class_of(g, card) != C_KICKER) return hook_of_gift(g) >= 0;
    return !g->count[ON_TABLE + holder_of_gift(g)] && may(g, Q_MAY_PLAY, holder_of_gift(g), HC_CARD_KICKER);
}

static VERB play_gift(game *g, const frame *f)
{
    frame gift = *f;
    gift.local[SOURCE] = (int16_t)SOURCE_OF_CARD(g->now.noted_card - 1);
    return act(g, &gift, holder_of_gift(g), hook_of_gift(g));
}

static FLOW(insist_now)
{
    FLOW_BEGIN;
    if (class_of(g, g->now.noted_card - 1) == C_KICKER) {
        g->now.must_play = g->now.noted_card;
        RETURN(0);
    }
    if (hook_of_gift(g) >= 0) CALL(play_gift(g, f));
    RETURN(0);
    FLOW_END;
}

static bool has_power_to_lend(const game *g, const frame *f) { return power_of(g, f->seat) >= 0 && !is_bound(g, power_of(g, f->seat)); }

static FLOW(lend_for_nothing)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, everybody(g) & ~(1u << f->seat), BORROWER));
    lend(g, ev, power_of(g, f->seat), g->answer, L(SOURCE));
    FLOW_END;
}

const sheet alien_philanthropist = {
    .name = "Philanthropist", .power_name = "of Giving", .summary = "Gives a card away", .alert = YELLOW,
    .history = "Nobody can refuse it. Many have tried.",
    .prompt = PROMPTS([TO_WHOM] = { "give-to", "Who gets your gift?", { 0 } }, [WHICH] = { "give", "Which card do you give away?", { 0 } },
                [BORROWER] = { "lend", "To whom do you lend your power?", { 0 } }),
    .form = FORMS({ .editions = IN_AVALON_HILL,
        .text = { "As a main player or ally, before cards are chosen, you may give a card from your hand to your opponent (as an ally: to either main player)." },
        .hook[POWER] = HOOKS({ W_PLANNING, AS_INVOLVED, MAY, .flow = give, .when = has_a_card }) },
              { .editions = IN_FFG,
        .text = { "As a main player or ally, when the alliances are settled, you may give a card from your hand to your opponent (as an ally: to either main player). A main player who has no "
                  "{encounter} card left after that draws a new hand.",
                  "At the start of any {encounter} you may send one of your {ships} to the {warp} and lend your power to another player, who cannot refuse. Until the {encounter} ends that player has "
                  "your power instead of their own, and you cannot use it.",
                  "If you gave away an {encounter} card with your power, you may, when cards are to be chosen, make its new owner play it, if they still can." },
        .hook[POWER] = HOOKS({ W_ALLIED, AS_INVOLVED, MAY, .flow = give_and_draw, .when = has_a_card }),
        .hook[WILD] = HOOKS({ W_REGROUP, AS_ANYONE, MAY, .flow = lend_power, .when = can_lend }),
        .hook[SUPER] = HOOKS({ W_SELECT, AS_INVOLVED, MAY, .flow = insist, .when = can_insist }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player or ally, before cards are chosen, you may give a card from your hand to your opponent (as an ally: to either main player).",
                  "At the start of any {encounter} you may lend your power to another player, who cannot refuse. Until the {encounter} ends that player has your power instead of their own, and you "
                  "cannot use it.",
                  "If you gave away a card with your power, you may make its new owner play it, if they can: an attack or a {negotiate} card when cards are chosen, a kicker before that, any other card before cards are revealed." },
        .hook[POWER] = HOOKS({ W_PLANNING, AS_INVOLVED, MAY, .flow = give_and_note, .when = has_a_card }),
        .hook[WILD] = HOOKS({ W_REGROUP, AS_ANYONE, MAY, .flow = lend_for_nothing, .when = has_power_to_lend }),
        .hook[SUPER] = HOOKS({ W_SELECT, AS_INVOLVED, MAY, .flow = insist, .when = can_insist },
                         { W_PLANNING, AS_INVOLVED, MAY, .flow = insist_now, .when = can_insist_now },
                         { W_SELECTED, AS_INVOLVED, MAY, .flow = insist_now, .when = can_insist_now }) }),
};
