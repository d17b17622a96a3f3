/* Bully - says which ships the loser loses. */
#include "rules.h"

enum { VICTIMS, WHOM, BASE_OR_TOKENS, WHERE };
enum { GIVE_BASE, LOSE_TOKENS };
enum { FINE = 2 };

static uint64_t elsewhere(const game *g, int seat)
{
    const int place = ships_place(g, seat);
    return colonies(g, seat) & ~(place < HC_PLANETS ? 1ull << place : 0);
}

static int ships_elsewhere(const game *g, int seat)
{
    int n = 0;
    for (uint64_t left = elsewhere(g, seat); left; left &= left - 1) n += g->ships[seat][__builtin_ctzll(left)];
    return n;
}

static bool can_be_picked_on(const game *g, int seat) { return ships_in(g, seat) && ships_elsewhere(g, seat); }

static bool loses_against(const game *g, int seat, int winner) { return on_side(g, seat, !side_of(g, winner)) && can_be_picked_on(g, seat); }

static bool an_ally_loses(const game *g, int winner)
{
    for (int s = 0; s < g->players; s++) if (is_ally(g, s) && loses_against(g, s, winner)) return true;
    return false;
}

static bool has_won(const game *g, const frame *f)
{
    bool flare = super_ready(g, f->seat, ALIEN_bully) || super_on(g, ALIEN_bully);
    return both_attack(g, f) && fights_for(g, f->seat, g->winner) &&
           (can_be_picked_on(g, opponent(g, f->seat)) || (flare && an_ally_loses(g, f->seat)));
}

static void ask_victims(game *g, const frame *f, int victim)
{
    int most = ships_in(g, victim), there = ships_elsewhere(g, victim);
    hc_ask *q = by_sheet(pick(g, HC_ASK_PLANET, f->seat, 0, most < there ? most : there, elsewhere(g, victim), VICTIMS), f);
    q->owner = q->who = (uint8_t)victim;
    q->count = (uint8_t)most;
}

/* What is taken elsewhere goes with the losers of the encounter; as many of those as it is are spared: home from the cone, or they stay on
 * the planet, on which there are then so many more than go. The value of the effect: how many stay there. */
static FLOW(pick_on)
{
    enum { ALLIES_TOO = MINE, TURN };
    FLOW_BEGIN;
    SET(ALLIES_TOO, spend_super(g, ALIEN_bully));
    for (L(TURN) = 0; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, g->order[L(TURN)]);
        if (!loses_against(g, L(WHO), f->seat) || (!L(ALLIES_TOO) && L(WHO) != opponent(g, f->seat))) continue;
        ASK(ask_victims(g, f, L(WHO)));
        SORT_OUT(f->seat, L(WHO), HC_PLACES);
        SET(COUNT, g->draft_count);
        if (!L(COUNT)) continue;
        lose_these_too(g, ev, L(WHO), L(SOURCE));
        if (L(WHO) == g->defense) effect_for(g, L(SOURCE))->remembered = L(COUNT);
        else CALL(return_ships(g, L(WHO), L(COUNT), GATE, L(SOURCE)));
        send_apart_to(g, L(WHO), ships_place(g, L(WHO)));
    }
    FLOW_END;
}

static bool some_are_spared(const game *g, const frame *f)
{
    return effect_of(g, L(SOURCE))->remembered && L(WHO) == g->defense && L(CAUSE) == BY_ENCOUNTER && from_of(f) == g->target;
}

static FLOW(spare)
{
    FLOW_BEGIN;
    SET(COUNT, effect_of(g, L(SOURCE))->remembered);
    effect_for(g, L(SOURCE))->remembered = 0;
    RETURN(L(COUNT));
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

static bool i_bully_allies(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_bully) && an_ally_loses(g, f->seat); }

static uint64_t who_yields(const game *g, int seat)
{
    uint64_t set = 0;
    for (int side = 0; side < 2; side++) {
        int s = of_side(g, side);
        if (s != seat && face(g, side) == FACE_NEGOTIATE && colonies(g, s)) set |= 1ull << s;
    }
    return set;
}

static bool somebody_yields(const game *g, const frame *f) { return who_yields(g, f->seat) != 0; }

static uint64_t bases_to_give(const game *g, int from, int to)
{
    return ways_out(g, to) ? with_room(g, planet_bases(g, from) & ~colonies(g, to)) : 0;
}

static uint64_t ways_to_pay(const game *g, const frame *f)
{
    return (bases_to_give(g, L(WHO), f->seat) ? 1u << GIVE_BASE : 0) | (ships_elsewhere(g, L(WHO)) ? 1u << LOSE_TOKENS : 0);
}

static FLOW(make_pay)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_SEAT, f->seat, who_yields(g, f->seat), WHOM));
    SET(WHO, g->answer);
    if (!ways_to_pay(g, f)) RETURN(0);
    ASK(ask_for(g, f, HC_ASK_CHOICE, L(WHO), ways_to_pay(g, f), BASE_OR_TOKENS));
    tell(g, ev, HC_EV_CHOICE, L(WHO), NOBODY, g->answer, BASE_OR_TOKENS, 0, L(SOURCE));
    if (g->answer == LOSE_TOKENS) {
        CALL(lose_elsewhere(g, L(WHO), FINE, L(SOURCE)));
        RETURN(0);
    }
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, bases_to_give(g, L(WHO), f->seat), WHERE));
    CALL(found_colony(g, f->seat, g->answer, rules(g)->ship_limit, L(SOURCE)));
    FLOW_END;
}

const sheet alien_bully = {
    .name = "Bully", .power_name = "to Intimidate", .summary = "Says which {ships} the loser loses", .alert = YELLOW, .box = HC_BOX_INCURSION,
    .history = "It was small once. Nobody who remembers says so.",
    .told = TOLD({ "<Seat> [pays] the Bully with <answer>.", BASE_OR_TOKENS, ANY_LABEL }),
    .prompt = PROMPTS([VICTIMS] = { "victims", "Which other {ships} of that player go to the {warp} instead of those in the {encounter}?", { 0 } },
                [WHOM] = { "bully", "Whom do you make pay?", { 0 } },
                [BASE_OR_TOKENS] = { "pay", "What do you give the Bully?", { "a {colony}", "two {ships}" } },
                [WHERE] = { "bully-base", "On which of those planets do you want a {colony}?", { 0 } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "As a main player, when you have won with an attack against an attack, you may choose which {ships} your opponent loses: as many as were in the {encounter}, from there and from any of "
                  "their {colonies}. What you spare on the {gate} goes home; what you spare on the planet stays there.",
                  "When a main player other than you reveals a {negotiate} card, or has one after a change, you may make that player choose: you get a {colony} on a planet of your choice where that player "
                  "has one, or that player loses two {ships} of their choice that are not in the {encounter}.",
                  "When you use your power, you may choose which {ships} the opposing allies lose, too." },
        .hook[POWER] = HOOKS({ W_SETTLED, AS_MAIN, MAY, .flow = pick_on, .when = has_won },
                         { W_WOULD_LOSE, AS_MAIN | OTHERS, MUST | FREE | EVEN_LOST, .flow = spare, .when = some_are_spared }),
        .hook[WILD] = HOOKS({ W_REVEALED, AS_ANYONE, MAY, .flow = make_pay, .when = somebody_yields }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_MAIN | OWN, MAY, .when = i_bully_allies }) }),
};
