/* Disease - spreads in the system whose colour comes up. */
#include "rules.h"

enum { FROM, WHERE, HOW_MANY, RESOURCE };
enum { CONTAGIOUS = 3 };
enum { TOKENS, CARDS };

/* With two players no disc is turned up: it is the other's system then. */
static int host(const game *g, const frame *f) { return g->players == 2 ? !f->seat : L(WHO); }

static uint64_t clean(const game *g, int seat, int whose) { return with_room(g, system_of(g, whose) & ~colonies(g, seat)); }

static uint64_t infected(const game *g, int seat, int whose)
{
    uint64_t set = 0;
    for (uint64_t left = colonies(g, seat) & system_of(g, whose) & ways_out(g, seat); left; left &= left - 1)
        if (g->ships[seat][__builtin_ctzll(left)] >= CONTAGIOUS) set |= left & -left;
    return set;
}

static bool can_spread_in(const game *g, int seat, int whose)
{
    return whose < SEATS && whose != seat && infected(g, seat, whose) && clean(g, seat, whose);
}
static bool can_spread(const game *g, const frame *f) { return can_spread_in(g, f->seat, L(WHO)); }
static bool can_spread_to_one(const game *g, const frame *f) { return g->players == 2 && can_spread_in(g, f->seat, !f->seat); }

static FLOW(spread)
{
    enum { SOURCE_PLANET = MINE, PLANET };
    FLOW_BEGIN;
    SET(WHO, host(g, f));
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, infected(g, f->seat, L(WHO)), FROM));
    SET(SOURCE_PLANET, g->answer);
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, clean(g, f->seat, L(WHO)), WHERE));
    SET(PLANET, g->answer);
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, g->ships[f->seat][L(SOURCE_PLANET)] - 1), HOW_MANY));
    CALL(land_ships(g, f->seat, g->answer, L(SOURCE_PLANET), L(PLANET), L(SOURCE)));
    FLOW_END;
}

/* ---- the flare --------------------------------------------------------------------------------------------- */

static FLOW(plague_all)
{
    enum { WHAT_GOES = MINE, TURN };
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, choices(2), RESOURCE));
    SET(WHAT_GOES, g->answer);
    tell(g, ev, HC_EV_CHOICE, f->seat, NOBODY, L(WHAT_GOES), RESOURCE, 0, L(SOURCE));
    effect_for(g, L(SOURCE))->state |= THROWN_AWAY;
    for (L(TURN) = 1; L(TURN) < g->players; L(TURN)++) {
        SET(WHO, clockwise(g, f->seat, L(TURN)));
        if (L(WHAT_GOES) == TOKENS) CALL(lose_from_colonies(g, L(WHO), 1, L(SOURCE)));
        else CALL(discard_at_random(g, L(WHO), 1, L(SOURCE)));
    }
    FLOW_END;
}

static bool has_a_foothold(const game *g, const frame *f)
{
    bool there = L(WHO) < SEATS && L(WHO) != f->seat && colonies(g, f->seat) & system_of(g, L(WHO));
    return there && clean(g, f->seat, L(WHO)) && power_at_work(g, f->seat, ALIEN_disease) >= 0;
}

static FLOW(spread_from_anywhere)
{
    FLOW_BEGIN;
    ASK(ask_for(g, f, HC_ASK_PLANET, f->seat, clean(g, f->seat, L(WHO)), WHERE));
    CALL(found_colony(g, f->seat, g->answer, ships_each(g), L(SOURCE)));
    FLOW_END;
}

const sheet alien_disease = {
    .name = "Disease", .power_name = "of Contagion", .summary = "Spreads from planet to planet", .box = HC_BOX_EON,
    .history = "It only wanted to see more of the neighbourhood.",
    .told = TOLD({ "All others give up <answer>.", RESOURCE, ANY_LABEL }),
    .prompt = PROMPTS([FROM] = { "spread-from", "From which planet do you spread?", { 0 } }, [WHERE] = { "spread", "To which planet do you spread?", { 0 } },
                [HOW_MANY] = { "how-many", "How many {ships} go there? At least one stays.", { 0 } },
                [RESOURCE] = { "resource", "What do all others give up?", { "a {ship}", "a card" } }),
    .form = FORMS({ .editions = IN_EON | IN_CLASSIC,
        .text = { "When a {destiny_card} of another player's colour is turned up and you have three or more {ships} on a planet of that system, you may move some of them, but not all, to a planet there on "
                  "which you have none. With two players: at the start of each of your own {encounter}s.",
                  "At the start of any {encounter}, you may make all others lose a {ship} of their choice, or discard a card at random. Then discard this flare.",
                  "When a {destiny_card} of another player's colour is turned up and you have a {colony} in that system, you may found another there with {ships} from any of your {colonies}." },
        .note = "What the others give up under the wild half is our ruling.",
        .hook[POWER] = HOOKS({ W_COLOUR, AS_ANYONE | OTHERS, MAY, .flow = spread, .when = can_spread },
                         { W_BEFORE_DESTINY, AS_OFFENSE, MAY, .flow = spread, .when = can_spread_to_one }),
        .hook[WILD] = HOOKS({ W_REGROUP, AS_ANYONE, MAY, .flow = plague_all }),
        .hook[SUPER] = HOOKS({ W_COLOUR, AS_ANYONE | OTHERS, MAY, .flow = spread_from_anywhere, .when = has_a_foothold }) }),
};
