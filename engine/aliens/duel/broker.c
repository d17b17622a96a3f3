/* Broker - deals in futures. Designed here. */
#include "duel/duel.h"

static bool can_stake(const game *g, const frame *f) { return g->count[IN_HAND + f->seat] > 1; }
static bool has_staked(const game *g, const frame *f) { return g->count[STAKED + f->seat] > 0; }
static int staked_by(const game *g, int seat) { return next_card(g, STAKED + seat, 0); }

static FLOW(stake)
{
    FLOW_BEGIN;
    ASK(by_sheet(ask_card(g, 1u << f->seat, C_ANY, 0), f));
    stake_card(g, f->seat, g->answer);
    tell_secret(g, ev, 1u << f->seat, HC_EV_KEPT_CARD, f->seat, NOBODY, g->answer, 2, 0, L(SOURCE));
    FLOW_END;
}

static FLOW(cash_in)
{
    FLOW_BEGIN;
    if (lost_it(g, f->seat)) {
        throw_away(g, ev, f->seat, staked_by(g, f->seat), L(SOURCE));
        RETURN(0);
    }
    take_into_hand(g, f->seat, staked_by(g, f->seat));
    gain(g, ev, f->seat, 1, L(SOURCE));
    FLOW_END;
}

const sheet alien_broker = {
    .name = "Broker", .power_name = "to Speculate", .summary = "Stakes a card on winning", .alert = RED, .box = HC_BOX_DUEL,
    .prompt = PROMPTS({ "stake", "Which card do you put aside?", { NULL } }),
    .form = FORMS({ .editions = IN_DUEL,
        .text = { "Futures: before plans are chosen, with two cards or more you may put one aside face down. If you win, take it back and gain a reinforcement; if you lose, discard it. If the duel starts again, you take it back." },
        .origin = HC_ORIGIN_OURS,
        .hook[POWER] = HOOKS({ W_PLANS_DUE, AS_EITHER, MAY, .flow = stake, .when = can_stake },
                             { W_DUEL_OVER, AS_EITHER, MUST | FREE, .flow = cash_in, .when = has_staked }) }),
};
