/* Vacuum - whatever it loses, others lose as well. */
#include "rules.h"

enum { WHOM, HOW_MANY, HOW_MANY_HOME };

static unsigned victims(const game *g, int me)
{
    unsigned set = 0;
    for (int s = 0; s < g->players; s++) if (s != me && ships_to_take(g, s)) set |= 1u << s;
    return set;
}

static bool can_take_along(const game *g, const frame *f) { return heads_for_warp(g, f) && victims(g, f->seat); }

static void ask_whom(game *g, const frame *f, int left)
{
    hc_ask *q = ask_for(g, f, HC_ASK_SEAT, f->seat, victims(g, f->seat), WHOM);
    q->extra = CAN_PASS;
    q->count = (uint8_t)left;
}

static void ask_how_many(game *g, const frame *f, int victim, int left)
{
    int have = ships_to_take(g, victim);
    ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, have < left ? have : left), HOW_MANY)->who = (uint8_t)victim;
}

static FLOW(take_along)
{
    enum { LEFT = MINE, VICTIM, CHOOSING };
    FLOW_BEGIN;
    SET(LEFT, L(COUNT));
    SET(CHOOSING, spend_super(g, ALIEN_vacuum));
    while (L(LEFT) > 0 && victims(g, f->seat)) {
        ASK(ask_whom(g, f, L(LEFT)));
        if (g->answer == PASS) break;
        SET(VICTIM, g->answer);
        ASK(ask_how_many(g, f, L(VICTIM), L(LEFT)));
        SET(LEFT, L(LEFT) - g->answer);
        if (L(CHOOSING)) CALL(lose_chosen(g, f->seat, L(VICTIM), g->answer, L(SOURCE)));
        else CALL(lose_from_colonies(g, L(VICTIM), g->answer, L(SOURCE)));
    }
    FLOW_END;
}

static bool i_take_along(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_vacuum); }

/* A ship for each attack of another, as far as there are ships to come. */
static int breath(const game *g, int seat)
{
    int n = 0, lost = releasable(g, seat);
    for (int side = 0; side < 2; side++) n += of_side(g, side) != seat && is_attack(g, side);
    return !colonies(g, seat) ? 0 : n < lost ? n : lost;
}

static bool can_breathe(const game *g, const frame *f) { return breath(g, f->seat) > 0; }

static FLOW(breathe)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, breath(g, f->seat)), HOW_MANY_HOME));
    CALL(retrieve(g, f->seat, g->answer, L(SOURCE)));
    FLOW_END;
}

/* In the oldest form it is a breath that is taken once. */
static FLOW(breathe_once)
{
    FLOW_BEGIN;
    effect_for(g, L(SOURCE))->state |= THROWN_AWAY;
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, breath(g, f->seat)), HOW_MANY_HOME));
    CALL(retrieve(g, f->seat, g->answer, L(SOURCE)));
    FLOW_END;
}

/* The full number, as far as there are tokens to take. */
static FLOW(take_as_many)
{
    enum { LEFT = MINE, VICTIM, CHOOSING };
    FLOW_BEGIN;
    SET(LEFT, L(COUNT));
    SET(CHOOSING, spend_super(g, ALIEN_vacuum));
    while (L(LEFT) > 0 && victims(g, f->seat)) {
        ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, victims(g, f->seat), WHOM)->count = (uint8_t)L(LEFT));
        SET(VICTIM, g->answer);
        ASK(ask_how_many(g, f, L(VICTIM), L(LEFT)));
        SET(LEFT, L(LEFT) - g->answer);
        if (L(CHOOSING)) CALL(lose_chosen(g, f->seat, L(VICTIM), g->answer, L(SOURCE)));
        else CALL(lose_from_colonies(g, L(VICTIM), g->answer, L(SOURCE)));
    }
    if (fell_now(g, f->seat, L(COUNT))) fall_too(g, ev);
    FLOW_END;
}

const sheet alien_vacuum = {
    .name = "Vacuum", .power_name = "of Catharsis", .summary = "Takes others along into the {warp}", .alert = GREEN,
    .history = "It never leaves a party alone.",
    .prompt = PROMPTS([WHOM] = { "take-along", "Whose {ships} do you take along to the {warp}?", { 0 } },
                [HOW_MANY] = { "how-many", "How many {ships} must this player lose?", { 0 } },
                [HOW_MANY_HOME] = { "come-back", "How many {ships} come back from the {warp}?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG,
        .text = { "Whenever you lose {ships} to the {warp}, you take along up to as many {ships} of other players. You say who loses how many; each of them chooses from which {colonies}. "
                  "That is over and above what the {encounter} costs them.",
                  "After cards are revealed, you may take one of your {ships} back from the {warp} for each main player other than you who has revealed an attack card.",
                  "When you use your power, you may choose yourself which {ships} the others lose." },
        .note = "Only {ships} on {colonies} are taken along.",
        .hook[POWER] = HOOKS({ W_LOST, AS_ANYONE | OWN, MUST | RECURS, .flow = take_along, .when = can_take_along }),
        .hook[WILD] = HOOKS({ W_REVEALED, AS_ANYONE, MAY, .flow = breathe, .when = can_breathe }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_ANYONE | OWN, MAY, .when = i_take_along }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { "Whenever you lose {ships} to the {warp}, as many {ships} of other players go along. You say who loses how many; each of them chooses from which {colonies}.",
                  "After cards are revealed, you may take one of your {ships} back from the {warp} for each main player other than you who has revealed an attack card. Then discard this flare.",
                  "When you use your power, you may choose yourself which {ships} the others lose." },
        .hook[POWER] = HOOKS({ W_LOST, AS_ANYONE | OWN, MUST | RECURS, .flow = take_as_many, .when = can_take_along }),
        .hook[WILD] = HOOKS({ W_REVEALED, AS_ANYONE, MAY, .flow = breathe_once, .when = can_breathe }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_ANYONE | OWN, MAY, .when = i_take_along }) }),
};
