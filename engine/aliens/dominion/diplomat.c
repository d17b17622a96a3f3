/* Diplomat - turns a battle into talks of three; takes another's seat at talks; lets everybody vote. */
#include "rules.h"

enum { WHICH_CARD, REPLACED, VOTE };

static bool holds_negotiate(const game *g, const frame *f) { return has_card(g, IN_HAND + f->seat, C_NEGOTIATE); }

static bool can_mediate(const game *g, const frame *f)
{
    return holds_negotiate(g, f) && (is_attack(g, 0) || is_attack(g, 1)) && !g->now.third_party;
}

static void ask_negotiate(game *g, const frame *f) { ask_card_in(g, f, f->seat, IN_HAND + f->seat, C_NEGOTIATE, WHICH_CARD); }

/* Whatever the card says besides holds at the talks. */
static void bring_to_talks(game *g, const frame *f, int card) { if (g->runs) lay_clause(g, f->seat, card); }

static int calm(const sum *s, const effect *e, int side, int value)
{
    (void)s, (void)e, (void)side;
    return value > FACE_NONE ? FACE_NEGOTIATE : value;
}

static FLOW(mediate)
{
    FLOW_BEGIN;
    ASK(ask_negotiate(g, f));
    bring_to_talks(g, f, g->answer);
    CALL(discard(g, f->seat, g->answer, L(SOURCE)));
    join_talks(g, f->seat);
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

static bool can_replace(const game *g, const frame *f) { return holds_negotiate(g, f) && !(g->bargain.parties >> f->seat & 1); }

static FLOW(take_a_seat)
{
    FLOW_BEGIN;
    ASK(ask_negotiate(g, f));
    bring_to_talks(g, f, g->answer);
    CALL(discard(g, f->seat, g->answer, L(SOURCE)));
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, g->bargain.parties, REPLACED));
    stand_in(g, f->seat, g->answer);
    tell(g, ev, HC_EV_CHOICE, f->seat, g->answer, 0, 0, 0, L(SOURCE));
    FLOW_END;
}

static void ask_votes(game *g, const frame *f, unsigned voters)
{
    by_sheet(ask(g, HC_ASK_SIDE, voters, choices(2), VOTE), f);
}

/* Whose votes are bought has no choice any more; ties go to the defense. */
static int count_votes(game *g, events *ev, const frame *f, unsigned bought)
{
    int votes[2] = { 0, 0 }, mine = side_of(g, f->seat);
    for (int i = 0; i < g->players; i++) {
        int seat = clockwise(g, g->offense, i), side = bought >> seat & 1 ? mine : g->reply[seat];
        votes[side]++;
        tell(g, ev, HC_EV_VOTED, seat, NOBODY, side, seat != f->seat && bought >> seat & 1, 0, L(SOURCE));
    }
    return votes[SIDE_OFFENSE] > votes[SIDE_DEFENSE] ? SIDE_OFFENSE : SIDE_DEFENSE;
}

/* An offer to each in turn, for the vote: what is agreed is carried out only if the vote is won. */
static FLOW(call_vote)
{
    enum { TURN = MINE, VOTER, BOUGHT, WINNER };
    FLOW_BEGIN;
    SET(BOUGHT, 1 << f->seat);
    open_bargain(g, 1u << f->seat, ANYTHING);
    for (L(TURN) = 1; L(TURN) < g->players && has_room_for_offer(g); L(TURN)++) {
        SET(VOTER, clockwise(g, f->seat, L(TURN)));
        talk_between(g, f->seat, L(VOTER));
        ASK(ask_offer(g, f->seat, L(VOTER)));
        if (g->answer != DONE) continue;
        tell(g, ev, HC_EV_DEAL_OFFERED, f->seat, L(VOTER), 1, 0, 0, L(SOURCE));
        offer_drafted(g, ev, f->seat);
        ASK(ask_reply(g, L(VOTER), false));
        tell(g, ev, g->answer == HC_ACCEPT ? HC_EV_OFFER_TAKEN : HC_EV_OFFER_REFUSED, L(VOTER), f->seat, 0, 0, 0, L(SOURCE));
        if (g->answer == HC_ACCEPT) SET(BOUGHT, L(BOUGHT) | 1 << L(VOTER));
        else withdraw_offer_to(g, L(VOTER));
    }
    clear_draft(g);
    if (everybody(g) & ~(unsigned)L(BOUGHT)) ASK(ask_votes(g, f, everybody(g) & ~(unsigned)L(BOUGHT)));
    take_single_reply(g, everybody(g) & ~(unsigned)L(BOUGHT));
    SET(WINNER, count_votes(g, ev, f, (unsigned)L(BOUGHT)));
    if (L(WINNER) == side_of(g, f->seat)) CALL(push(g, CORE(flow_carry_out), g->offense));
    take_back_offers(g);
    SETTLE_WIN;
    settle_encounter(g, L(WINNER), L(SOURCE));
    UNWIND(CORE(flow_encounter), RESOLVE_NOW);
    FLOW_END;
}

/* ---- the oldest form needs no card ------------------------------------------------------------------------- */

static bool can_call_together(const game *g, const frame *f) { (void)f; return (is_attack(g, 0) || is_attack(g, 1)) && !g->now.third_party; }

static FLOW(call_together)
{
    FLOW_BEGIN;
    join_talks(g, f->seat);
    FLOW_END;
}

const sheet alien_diplomat = {
    .name = "Diplomat", .power_name = "to Negotiate", .summary = "Turns battles into three-way talks", .box = HC_BOX_DOMINION, .alert = YELLOW,
    .history = "It has ended eleven wars. Nine of them had not begun yet.",
    .prompt = PROMPTS([WHICH_CARD] = { "with-card", "Which {negotiate} card do you play?", { 0 } },
                [REPLACED] = { "replace", "Whose place do you take at the talks?", { 0 } },
                [VOTE] = { "vote", "Which side do you vote for?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "When you are not a main player and an attack card is revealed, you may play a {negotiate} card from your hand: all attack cards that were revealed become {negotiate} cards, and you and "
                  "both main players try to make a three-way deal. Unless all three agree, there is no deal, and each of you loses {ships} as for any failed deal.",
                  "When others are about to talk about a deal, you may play a {negotiate} card from your hand and take the place of one of them: you get what the deal brings, and lose {ships} if it fails. "
                  "Whatever it counts as, it counts for the player whose place you took.",
                  "As a main player, when the alliances are settled, you may call a vote of all players instead of playing {encounter} cards; a tie goes to the {defense}. You may buy each vote with a deal, "
                  "which is carried out only if you win." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_ALLY | AS_BYSTANDER, MAY, .flow = mediate, .when = can_mediate, .modify = { { Q_CALMED, calm } } }),
        .hook[WILD] = HOOKS({ W_DEAL_BEGINS, AS_ALLY | AS_BYSTANDER, MAY, .flow = take_a_seat, .when = can_replace }),
        .hook[SUPER] = HOOKS({ W_ALLIED, AS_MAIN, MAY, .flow = call_vote }) },
              { .editions = IN_EON | IN_CLASSIC, .players_min = 3,
        .text = { "When you are not a main player and an attack card is revealed, you may turn all attack cards that were revealed into {negotiate} cards: you and both main players try to make a three-way deal. Unless all three agree, there is no deal, and each of you loses {ships} as for any failed deal.",
                  "When others are about to talk about a deal, you may play a {negotiate} card from your hand and take the place of one of them: you get what the deal brings, and lose {ships} if it fails. "
                  "Whatever it counts as, it counts for the player whose place you took.",
                  "As a main player, when the alliances are settled, you may call a vote of all players instead of playing {encounter} cards; a tie goes to the {defense}. You may buy each vote with a deal, "
                  "which is carried out only if you win." },
        .note = "That the power needs no card is certain; when it is used is only likely.",
        .hook[POWER] = HOOKS({ W_REVEALED, AS_ALLY | AS_BYSTANDER, MAY, .flow = call_together, .when = can_call_together,
                           .modify = { { Q_CALMED, calm } } }),
        .hook[WILD] = HOOKS({ W_DEAL_BEGINS, AS_ALLY | AS_BYSTANDER, MAY, .flow = take_a_seat, .when = can_replace }),
        .hook[SUPER] = HOOKS({ W_ALLIED, AS_MAIN, MAY, .flow = call_vote }) }),
};
