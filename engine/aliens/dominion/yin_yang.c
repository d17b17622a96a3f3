/* Yin-Yang - allies with both sides, and makes those pay who do not want it. */
#include "rules.h"

enum { TOKEN_FOR, SPARED, SHARED, BLAMED };

/* ---- on both sides ------------------------------------------------------------------------------------- */

static bool is_invited_by_both(const game *g, const frame *f)
{
    return ships_on_colonies(g, f->seat) > 0 && !on_both_sides(g, f->seat) && g->now.invited[0] & g->now.invited[1] & 1u << f->seat &&
           may_side_with(g, f->seat, !side_of(g, f->seat));
}

static FLOW(ally_with_both)
{
    FLOW_BEGIN;
    CALL(join_too(g, f->seat, !side_of(g, f->seat), L(SOURCE)));
    FLOW_END;
}

/* The lost planet. */
static bool defense_loses(const game *g, const frame *f)
{
    bool of_encounter = L(CAUSE) == BY_ENCOUNTER && L(WHO) == g->defense && from_of(f) == g->target;
    return of_encounter && on_both_sides(g, f->seat) && ships_on_side(g, f->seat, SIDE_OFFENSE) > 0;
}

static void ask_how_many_stay(game *g, const frame *f)
{
    int most = ships_on_side(g, f->seat, SIDE_OFFENSE);
    ask_for(g, f, HC_ASK_NUMBER, L(WHO), numbers(0, most < L(COUNT) ? most : L(COUNT)), SPARED)->count = (uint8_t)L(COUNT);
}

static FLOW(spare)
{
    FLOW_BEGIN;
    ASK(ask_how_many_stay(g, f));
    SET(MINE, g->answer);
    if (L(MINE)) tell(g, ev, HC_EV_HELD_OUT, L(WHO), NOBODY, L(MINE), g->target, 0, L(SOURCE));
    RETURN(L(MINE));
    FLOW_END;
}

/* ---- what the use of the power remembers: who has a token, and ships with the defense of an offense that loses --------------- */

enum { SHIPS_SHIFT = 8, TOKENS = (1 << SHIPS_SHIFT) - 1 };

static bool offense_loses(const game *g, const frame *f)
{
    return (g->winner == SIDE_DEFENSE || g->winner == BOTH_LOST) && on_both_sides(g, f->seat);
}

static FLOW(count_ships)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->remembered |= (int16_t)(ships_on_side(g, f->seat, SIDE_DEFENSE) << SHIPS_SHIFT);
    FLOW_END;
}

static int ships_remembered(const game *g, const frame *f) { return effect_of(g, L(SOURCE))->remembered >> SHIPS_SHIFT; }
static bool offense_is_due(const game *g, const frame *f) { return offense_loses(g, f) && ships_remembered(g, f) > 0; }

static FLOW(share_rewards)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_NUMBER, g->offense, numbers(0, ships_remembered(g, f)), SHARED)->count = (uint8_t)ships_remembered(g, f));
    if (g->answer) CALL(reward(g, g->offense, g->answer));
    FLOW_END;
}

static unsigned who_did_not_invite(const game *g, const frame *f)
{
    unsigned set = 0;
    for (int side = 0; side < 2; side++) if (!(g->now.invited[side] >> f->seat & 1)) set |= 1u << of_side(g, side);
    return set & ~(unsigned)(effect_of(g, L(SOURCE))->remembered & TOKENS);
}

static bool was_passed_over(const game *g, const frame *f) { return who_did_not_invite(g, f); }

static FLOW(give_token)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, who_did_not_invite(g, f), TOKEN_FOR));
    SET(WHO, g->answer);
    effect_for(g, L(SOURCE))->remembered |= (int16_t)(1 << L(WHO));
    tell(g, ev, HC_EV_GOT_TOKEN, L(WHO), f->seat, 0, 0, 0, L(SOURCE));
    FLOW_END;
}

static bool opponent_has_token(const game *g, const frame *f)
{
    bool lost = heads_for_warp(g, f) && L(CAUSE) == BY_ENCOUNTER && is_main(g, L(WHO)) && L(COUNT) > 0;
    return lost && effect_of(g, L(SOURCE))->remembered >> opponent(g, L(WHO)) & 1;
}

static FLOW(balance)
{
    FLOW_BEGIN;
    CALL(lose_from_colonies(g, opponent(g, L(WHO)), L(COUNT), L(SOURCE)));
    FLOW_END;
}

/* ---- the flare ------------------------------------------------------------------------------------------ */

static FLOW(blame)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, everybody(g) & ~(1u << f->seat), BLAMED));
    CALL(lose_any(g, g->answer, L(COUNT), L(SOURCE)));
    FLOW_END;
}

static bool can_come_home(const game *g, const frame *f)
{
    return heads_for_warp(g, f) && L(CAUSE) == BY_ENCOUNTER && on_both_sides(g, f->seat) && colonies_left(g, f);
}

static FLOW(come_home)
{
    FLOW_BEGIN;
    CALL(save_ships(g, f, L(COUNT)));
    RETURN(g->result);
    FLOW_END;
}

const sheet alien_yin_yang = {
    .name = "Yin-Yang", .power_name = "of Balance", .summary = "Allies with both sides", .alert = YELLOW, .box = HC_BOX_DOMINION,
    .history = "On the one hand, and on the other.",
    .prompt = PROMPTS([TOKEN_FOR] = { "token", "Which main player who did not invite you gets a token?", { 0 } },
                [SPARED] = { "stay", "How many of your lost {ships} stay on the planet?", { 0 } },
                [SHARED] = { "share", "How many {rewards} do you take?", { 0 } },
                [BLAMED] = { "blame", "Who is to blame, and loses as many {ships}?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "When both main players have invited you, you may ally with both. If the {defense} then loses, it may keep one of its losing {ships} on the planet for each {ship} that you have "
                  "with the {offense}; if the {offense} loses, it may take one reward for each {ship} that you have with the {defense}. When a main player does not invite you, you may "
                  "give that player a token until the {encounter} is over. A main player with a token loses as many {ships} from {colonies} as the opponent loses to the {warp} in the {encounter}.",
                  "When you lose {ships} to the {warp}, you may name another player who, as you see it, is to blame. That player loses as many {ships}.",
                  "When you are allied with both sides, you may return your losing {ships} to your {colonies} instead of sending them to the {warp}." },
        .hook[POWER] = HOOKS({ W_JOINED, AS_ALLY | OWN, MAY, .flow = ally_with_both, .when = is_invited_by_both },
                         { W_ALL_INVITED, AS_BYSTANDER, MAY | EACH_TIME, .flow = give_token, .when = was_passed_over },
                         { W_WOULD_LOSE, AS_ALLY | OTHERS, MUST | FREE | EVEN_LOST, .flow = spare, .when = defense_loses },
                         { W_SETTLED, AS_ALLY, MUST | FREE | EVEN_LOST | SILENT, .flow = count_ships, .when = offense_loses },
                         { W_RESOLVED, AS_ALLY, MUST | FREE | EVEN_LOST, .flow = share_rewards, .when = offense_is_due },
                         { W_LOST, AS_ANYONE, MUST | FREE | EVEN_LOST, .flow = balance, .when = opponent_has_token }),
        .hook[WILD] = HOOKS({ W_LOST, AS_ANYONE | OWN, MAY, .flow = blame, .when = heads_for_warp }),
        .hook[SUPER] = HOOKS({ W_WOULD_LOSE, AS_ALLY | OWN, MAY, .flow = come_home, .when = can_come_home }) }),
};
