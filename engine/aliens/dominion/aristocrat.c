/* Aristocrat - is dealt nothing: it chooses. */
#include "rules.h"

enum { FIRST_HAND, ONE_CARD, NEW_HAND };

/* Marked: what it may choose of the deck. */
static void mark_deck(game *g, int seat, int but)
{
    FOR_CARDS_AT(c, IN_DECK) if (c != but) mark_card(g, seat, c);
}

static void unmark_deck(game *g, int seat) { FOR_CARDS_AT(c, IN_DECK) unmark_card(g, seat, c); }

static int own_flare(const game *g)
{
    int source = flare_of(g, ALIEN_aristocrat);
    return source < 0 ? HC_CARDS : CARD_OF_SOURCE(source);
}

static void ask_cards(game *g, const frame *f, int count, int prompt_id)
{
    const int there = count_marked(g, f->seat, IN_DECK, C_ANY), n = count < there ? count : there;
    pick_cards_in(g, f, f->seat, IN_DECK, n, n, C_ANY, prompt_id)->extra |= MARKED;
}

static void take_drafted(game *g, events *ev, const frame *f)
{
    for (int i = 0; i < g->draft_count; i++) choose_from_deck(g, ev, f->seat, g->draft[i], L(SOURCE));
    clear_draft(g);
    unmark_deck(g, f->seat);
}

static bool has_no_hand(const game *g, const frame *f) { return !g->count[IN_HAND + f->seat]; }

static FLOW(choose_first_hand)
{
    FLOW_BEGIN;
    look_at_deck(g, ev, f->seat, g->pile_count[IN_DECK], L(SOURCE));
    mark_deck(g, f->seat, own_flare(g));
    ASK(ask_cards(g, f, rules(g)->info.hand, FIRST_HAND));
    take_drafted(g, ev, f);
    shuffle_into(g, IN_DECK, IN_DECK);
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

static bool there_is_a_deck(const game *g, const frame *f) { (void)f; return g->pile_count[IN_DECK] > 0; }

static FLOW(choose_one)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->state |= THROWN_AWAY;
    look_at_deck(g, ev, f->seat, g->pile_count[IN_DECK], L(SOURCE));
    mark_deck(g, f->seat, HC_CARDS);
    ASK(ask_cards(g, f, 1, ONE_CARD));
    take_drafted(g, ev, f);
    FLOW_END;
}

/* The flare goes with the old hand: the power keeps in mind that the new one is chosen. */
static bool has_the_power(const game *g, const frame *f) { return power_at_work(g, f->seat, ALIEN_aristocrat) >= 0 && g->pile_count[IN_DECK]; }

static FLOW(plan_new_hand)
{
    FLOW_BEGIN;
    effect_for(g, power_at_work(g, f->seat, ALIEN_aristocrat))->remembered = 1;
    FLOW_END;
}

static bool draws_planned_hand(const game *g, const frame *f)
{
    return L(CAUSE) == BY_NEW_HAND && effect_of(g, L(SOURCE))->remembered && g->pile_count[IN_DECK];
}

static FLOW(choose_new_hand)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered = 0;
    look_at_deck(g, ev, f->seat, g->pile_count[IN_DECK], L(SOURCE));
    mark_deck(g, f->seat, HC_CARDS);
    ASK(ask_cards(g, f, L(COUNT), NEW_HAND));
    SET(MINE, g->draft_count);
    take_drafted(g, ev, f);
    shuffle_into(g, IN_DECK, IN_DECK);
    RETURN(L(MINE));
    FLOW_END;
}

const sheet alien_aristocrat = {
    .name = "Aristocrat", .power_name = "of Privilege", .summary = "Chooses its hand", .alert = RED, .box = HC_BOX_DOMINION,
    .history = "It has never shuffled anything in its life.",
    .prompt = PROMPTS([FIRST_HAND] = { "first-hand", "Which cards are your first hand?", { 0 } }, [ONE_CARD] = { "fetch", "Which card do you take from the deck?", { 0 } },
                [NEW_HAND] = { "choose-hand", "Which cards are your new hand?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .begins = "Before hands are dealt, you look through the deck and choose seven cards, but not your own flare. Then it is shuffled.",
        .text = { "Before hands are dealt, you choose your own out of the whole deck.",
                  "At the start of any {encounter}, you may look through the deck and take a card. Nothing is shuffled. Then discard this flare.",
                  "When you have to draw a new hand, you may look through the deck and choose it. Then the deck is shuffled." },
        .note = "Whether its later draw of unused flares is that old is not known, so it is left out.",
        .hook[POWER] = HOOKS({ W_BEFORE_DEAL, AS_ANYONE, MUST | FREE, .flow = choose_first_hand, .when = has_no_hand },
                         { W_WOULD_DRAW, AS_ANYONE | OWN, MUST | FREE | EVEN_LOST, .flow = choose_new_hand, .when = draws_planned_hand }),
        .hook[WILD] = HOOKS({ W_REGROUP, AS_ANYONE, MAY, .flow = choose_one, .when = there_is_a_deck }),
        .hook[SUPER] = HOOKS({ W_NEW_HAND, AS_ANYONE | OWN, MAY, .flow = plan_new_hand, .when = has_the_power }) }),
};
