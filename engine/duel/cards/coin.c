/* coin.c - the six envoys of the Coin: plans and cards. Designed here. */
#include "duel/duel.h"

/* Both cards are discarded first, so there is always one to be drawn. */
static bool may_waver(const game *g, const frame *f) { return has_plan(g, f->seat) && g->count[IN_HAND + f->seat]; }

static FLOW(waver)
{
    FLOW_BEGIN;
    ASK(by_sheet(ask_card(g, 1u << f->seat, C_ANY, 0), f));
    throw_away(g, ev, f->seat, g->answer, L(SOURCE));
    throw_away(g, ev, f->seat, plan_of(g, f->seat), L(SOURCE));
    turn_up_top_plan(g, ev, f->seat, L(SOURCE));
    FLOW_END;
}

const sheet card_waverer = {
    .name = "Waverer", .summary = "Another plan, for a card", .box = HC_BOX_DUEL, .prompt = PROMPTS({ "pay", "Which card do you discard for another plan?", { NULL } }), .brief = BRIEFS("Discard a card for a new plan"),
    .form = FORMS({ .editions = IN_DUEL, .text = { "When plans are turned up, you may discard your plan and a card from your hand, and use the top card of your deck instead." },
        .origin = HC_ORIGIN_OURS, .hook[POWER] = HOOKS({ W_PLANS_SHOWN, AS_EITHER, MAY | UNPLAYED, .flow = waver, .when = may_waver }) }) };

static bool holds_a_card(const game *g, const frame *f) { return g->count[IN_HAND + f->seat] > 0; }

static FLOW(bring_second)
{
    FLOW_BEGIN;
    ASK(by_sheet(ask_card(g, 1u << f->seat, C_ANY, 0), f));
    lay_second_plan(g, ev, f->seat, g->answer, L(SOURCE));
    FLOW_END;
}

/* A part of turning plans up, before anything else comes of them. WHO picks. */
static FLOW(pick_one)
{
    const int second = next_card(g, SECOND_PLAN + L(WHO), 0);
    FLOW_BEGIN;
    if (second >= HC_CARDS) RETURN(0);
    show_card(g, second);
    tell(g, ev, HC_EV_SHOWED, L(WHO), NOBODY, second, 0, 0, L(CAUSE));
    ASK(ask_for(g, f, HC_ASK_CHOICE, L(WHO), choices(2), 1));
    settle_on_plan(g, ev, L(WHO), g->answer);
    FLOW_END;
}

const sheet card_backup_singer = {
    .name = "Backup Singer", .summary = "Two plans, and a pick of one", .box = HC_BOX_DUEL, .helper = FLOWS(pick_one),
    .prompt = PROMPTS({ "second", "Which card do you lay down beside your plan?", { NULL } }, { "pick", "Which of the two is your plan?", { "The first", "The second" } }), .brief = BRIEFS("Lay down a second card"),
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "You may lay down a second card. Both are turned up; you pick one as your plan and take the other back." }, .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_PLANS_DOWN, AS_EITHER, MAY | UNPLAYED, .flow = bring_second, .when = holds_a_card }) }) };

static int tally(const sum *s, const effect *e, int about, int value)
{
    (void)s;
    return seat_in(about) != e->by || !value ? value : value > 0 ? value + 2 : value - 2;
}

const sheet card_tallyman = {
    .name = "Tallyman", .summary = "Reinforcements on its ally count 2 more, good or bad", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Each reinforcement on your side that adds clout adds 2 more, each that lowers it lowers it by 2 more. Even/odd cards are not changed." },
        .origin = HC_ORIGIN_OURS, .hook[POWER] = HOOKS({ W_PLANS_SHOWN, AS_EITHER, MUST | UNPLAYED, .modify = { { Q_REINFORCEMENT, tally } } }) }) };

enum { PAWNED = 2 };
static bool may_pawn(const game *g, const frame *f) { return g->count[IN_HAND + f->seat] >= PAWNED && g->count[REINFORCEMENTS]; }

static FLOW(pawn)
{
    FLOW_BEGIN;
    ASK(by_sheet(pick_cards(g, f->seat, PAWNED, PAWNED, C_ANY, 0), f));
    throw_drafted(g, ev, f->seat, L(SOURCE));
    gain(g, ev, f->seat, 1, L(SOURCE));
    FLOW_END;
}

const sheet card_pawnbroker = {
    .name = "Pawnbroker", .summary = "Two cards for a reinforcement", .box = HC_BOX_DUEL, .prompt = PROMPTS({ "pawn", "Which two cards do you discard?", { NULL } }),
    .form = FORMS({ .editions = IN_DUEL, .text = { "Before plans are chosen, you may discard two cards to gain a reinforcement." }, .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_PLANS_DUE, AS_EITHER, MAY | UNPLAYED, .flow = pawn, .when = may_pawn }) }) };

static bool i_lost(const game *g, const frame *f) { return lost_it(g, f->seat); }

static FLOW(lend)
{
    FLOW_BEGIN;
    draw_cards(g, ev, f->seat, 1, L(SOURCE));
    FLOW_END;
}

const sheet card_lender = {
    .name = "Lender", .summary = "A card for a lost duel or contest", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "After you lose a duel or contest, you may draw a card." }, .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_DUEL_OVER, AS_EITHER, MAY | UNPLAYED, .flow = lend, .when = i_lost }) }) };

static int silence(const sum *s, const effect *e, int about, int value) { (void)s, (void)e, (void)about, (void)value; return 0; }

const sheet card_hush = {
    .name = "Hush", .summary = "No reinforcements", .box = HC_BOX_DUEL,
    .form = FORMS({ .editions = IN_DUEL, .text = { "Nobody can play reinforcements." }, .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_PLANS_SHOWN, AS_EITHER, MUST | UNPLAYED, .modify = { { Q_MAY_BACK, silence } } }) }) };
