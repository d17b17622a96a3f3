/* Fungus - beaten ships stick to its own. */
#include "rules.h"

enum { UNDER_HOW_MANY };

/* ---- capturing ------------------------------------------------------------------------------------------------ */

static int stacks_in(const game *g, int seat) { return units_at(g, seat, ships_place(g, seat)); }

/* Ships under which captives can lie: those that have some, and as many others as there is room for in memory. */
static int carriers(const game *g, int seat)
{
    int plain = ships_in(g, seat) - stacks_in(g, seat), room = units_free(g), stacks = 0, place = ships_place(g, seat);
    for (int i = next_unit(g, seat, place, 0); i < HC_UNITS; i = next_unit(g, seat, place, i + 1)) stacks += g->unit[i].kind == HC_UNIT_STACK;
    return stacks + (plain < room ? plain : room);
}

/* What goes with the encounter is of the losing side, also of somebody who is on both. */
static bool captures(const game *g, const frame *f)
{
    return L(CAUSE) == BY_ENCOUNTER && fights_for(g, f->seat, g->winner) && carriers(g, f->seat) > 0;
}

/* The stack with the fewest captives of the first so many; a ship without any before one that has some. */
static int next_carrier(game *g, int seat, int most)
{
    int place = ships_place(g, seat), stacks = 0, best = HC_UNITS;
    for (int i = next_unit(g, seat, place, 0); i < HC_UNITS; i = next_unit(g, seat, place, i + 1)) {
        if (g->unit[i].kind != HC_UNIT_STACK) continue;
        if (best == HC_UNITS || captives_under(g, i) < captives_under(g, best)) best = i;
        stacks++;
    }
    bool new_one = stacks < most && plain_at(g, seat, place) + fleet_at(g, seat, place) > 0;
    return new_one || best == HC_UNITS ? new_unit(g, seat, place, HC_UNIT_STACK) : best;
}

/* All of them, spread as evenly as can be over so many of its ships; what has answered this use may have taken some away. */
static FLOW(adhere)
{
    enum { OVER = MINE };
    FLOW_BEGIN;
    if (g->ships[L(WHO)][from_of(f)] < L(COUNT)) SET(COUNT, g->ships[L(WHO)][from_of(f)]);
    if (!L(COUNT)) RETURN(0);
    SET(OVER, carriers(g, f->seat) < L(COUNT) ? carriers(g, f->seat) : L(COUNT));
    ASK(ask_for(g, f, HC_ASK_NUMBER, f->seat, numbers(1, L(OVER)), UNDER_HOW_MANY)->count = (uint8_t)L(COUNT));
    SET(OVER, g->answer);
    for (int i = 0; i < L(COUNT); i++) capture(g, ev, next_carrier(g, f->seat, L(OVER)), L(WHO), 1, from_of(f), L(SOURCE));
    SPREAD_NEWS;
    RETURN(L(COUNT));
    FLOW_END;
}

/* ---- in the total --------------------------------------------------------------------------------------------- */

static bool has_stacks(const game *g, const frame *f) { return both_attack(g, f) && captives_at(g, f->seat, ships_place(g, f->seat)) > 0; }

static int count_captives(const sum *s, const effect *e, int seat, int worth)
{
    return seat == e->by ? worth + captives_at(s->g, seat, ships_place(s->g, seat)) : worth;
}

/* ---- the flare ------------------------------------------------------------------------------------------------- */

static bool wins_at_home(const game *g, const frame *f)
{
    bool room = captives_around(g, f->seat) || units_free(g);
    return g->winner == SIDE_DEFENSE && owner_of(g, g->target) == f->seat && room;
}

static int ring_of(game *g, int seat, int flare)
{
    for (int i = 0; i < HC_UNITS; i++) if (g->unit[i].seat == seat + 1 && g->unit[i].kind == HC_UNIT_RING) return i;
    return new_unit(g, seat, CARD_OF_SOURCE(flare), HC_UNIT_RING);
}

static FLOW(surround)
{
    FLOW_BEGIN;
    for (int i = 0, ring = ring_of(g, f->seat, L(SOURCE)); i < g->players; i++) {
        int s = clockwise(g, g->offense, i);
        const int prey = on_side(g, s, SIDE_OFFENSE) ? limit(g, Q_PREY, s, g->ships[s][GATE]) : 0;
        if (prey) capture(g, ev, ring, s, prey, GATE, L(SOURCE));
    }
    FLOW_END;
}

static bool loses_a_stack(const game *g, const frame *f) { return to_of(f) == WARP && captives_at(g, f->seat, from_of(f)) > 0; }

static FLOW(hold_on)
{
    FLOW_BEGIN;
    keep_captives(g, f->seat, from_of(f));
    RETURN(0);
    FLOW_END;
}

static const char POWER_TEXT[] =
    "As a main player or ally, when your side has won, capture all {ships} that were beaten, if you have a {ship} in the {encounter}: they lie under one or more of your {ships} there, and nothing "
    "saves them. Each such stack is one {ship} of yours. What lies under it comes free when it goes to the {warp}, and not before.\n\n"
    "As a main player or ally, when both cards are revealed to be attacks, each {ship} that lies under yours in the {encounter} counts towards your side's total as well.";
static const char WILD_TEXT[] =
    "As the {defense} on a planet of your own system, when you have won, you may capture all {ships} of the other side and lay them around your system. There they count towards your total "
    "when you are the {defense} at home, and are not lost with the others. When you no longer have this flare, they go home.";
static const char SUPER_TEXT[] =
    "When {ships} of yours with captives under them go to the {warp}, you may keep the captives under them, even when such a {ship} comes back.";

/* The older Void does not say that it comes first. */
#define ADHERES(when_lost) \
        .hook[POWER] = HOOKS({ when_lost, AS_INVOLVED | OTHERS, MUST, .flow = adhere, .when = captures }, \
                             { W_REVEALED, AS_INVOLVED, MUST, .when = has_stacks, .modify = { { Q_WORTH, count_captives } } }), \
        .hook[WILD] = HOOKS({ W_SETTLED, AS_DEFENSE, MAY, .flow = surround, .when = wins_at_home }), \
        .hook[SUPER] = HOOKS({ W_WOULD_LOSE, AS_ANYONE | OWN, MAY, .flow = hold_on, .when = loses_a_stack })

const sheet alien_fungus = {
    .name = "Fungus", .power_name = "to Adhere", .summary = "Beaten {ships} stick to its own", .box = HC_BOX_INCURSION, .alert = YELLOW,
    .history = "It is not that it will not let go. It would not know how.",
    .prompt = PROMPTS([UNDER_HOW_MANY] = { "adhere", "Under how many of your {ships} do you stack them?", { 0 } }),
    .form = FORMS({ .editions = IN_FFG, .replaces = REPLACES_SHIPS, .text = { POWER_TEXT, WILD_TEXT, SUPER_TEXT }, ADHERES(W_CAPTURE) },
              { .editions = IN_EON | IN_CLASSIC, .text = { POWER_TEXT, WILD_TEXT, SUPER_TEXT }, ADHERES(W_BEFORE_LOSE) }),
};
