/* Macron - one ship, worth four. */
#include "rules.h"

enum { GATHERING, TOTALS, GAINS };

static int one_ship(const sum *s, const effect *e, int seat, int most) { (void)s; return seat == e->by ? 1 : most; }
static int four_each(const sum *s, const effect *e, int seat, int worth) { (void)s; return seat == e->by ? worth * 4 : worth; }
static int twice(const sum *s, const effect *e, int seat, int gain) { (void)s; return seat == e->by ? gain * 2 : gain; }

static int up_to_four(const sum *s, const effect *e, int seat, int most) { (void)s; return seat == e->by && most < 4 ? 4 : most; }
static int one_for_each(const sum *s, const effect *e, int side, int total)
{
    return fights_for(s->g, e->by, side) ? total + ships_in(s->g, e->by) : total;
}

static bool my_ships_attack(const game *g, const frame *f) { return is_attack(g, side_of(g, f->seat)) && ships_in(g, f->seat) > 0; }
static bool counts(const game *g, const frame *f) { return both_attack(g, f) && ships_in(g, f->seat) > 0; }

enum { MORE_OR_FEWER, WHERE };

static bool has_one_in(const game *g, const frame *f) { return ships_in(g, f->seat) > 0; }

static uint64_t ways_to_change(const game *g, int seat)
{
    uint64_t elsewhere = colonies(g, seat) & ~(seat == g->defense ? 1ull << g->target : 0);
    return (elsewhere ? 1u : 0) | (ways_out(g, seat) & elsewhere ? 2u : 0);
}

static bool can_change(const game *g, const frame *f) { return has_one_in(g, f) && ways_to_change(g, f->seat); }

static void ask_one_planet(game *g, const frame *f)
{
    uint64_t elsewhere = colonies(g, f->seat) & ~(f->seat == g->defense ? 1ull << g->target : 0);
    by_sheet(pick(g, HC_ASK_PLANET, f->seat, 1, 1, L(MINE) ? ways_out(g, f->seat) & elsewhere : elsewhere, WHERE), f);
}

static FLOW(change_by_one)
{
    FLOW_BEGIN;
    LET_LEAVE(f->seat);
    ASK(ask_for(g, f, HC_ASK_CHOICE, f->seat, ways_to_change(g, f->seat), MORE_OR_FEWER));
    SET(MINE, g->answer);
    ASK(ask_one_planet(g, f));
    if (L(MINE)) add_ships(g, ev, f->seat, L(SOURCE));
    else withdraw_ships(g, ev, f->seat, L(SOURCE));
    FLOW_END;
}

/* The oldest form: a ship is worth four in totals, one for all else. */
#define FOUR_AND_NO_MORE \
    "As the {offense} or an ally you send exactly one {ship}. In totals, each of your {ships} counts as four, even when you defend."
#define ONE_WORTH_FOUR [GATHERING] = { W_GATHER, AS_OFFENSE | AS_ALLY | OWN, MUST, .modify = { { Q_SHIP_LIMIT, one_ship } } }, \
                       [TOTALS] = { W_REVEALED, AS_INVOLVED, MUST, .when = counts, .modify = { { Q_WORTH, four_each } } }

const sheet alien_macron = {
    .name = "Macron", .power_name = "of Mass", .summary = "Each {ship} counts as four", .alert = GREEN,
    .history = "Its scouts weigh more than other people's fleets.",
    .prompt = PROMPTS([MORE_OR_FEWER] = { "macron", "Take a {ship} out of the {encounter}, or bring one in?", { "take out", "bring in" } },
                [WHERE] = { "macron-planet", "Which planet?", { 0 } }),
    .form = FORMS({ .editions = IN_AVALON_HILL, .variant = V_EON_FORMS + 1,
        .text = { FOUR_AND_NO_MORE }, .hook[POWER] = HOOKS(ONE_WORTH_FOUR) },
              { .editions = IN_AVALON_HILL,
        .text = { "As the {offense} or an ally you send exactly one {ship}. In totals, each of your {ships} counts as four, even when you defend. For {compensation} and "
                  "{rewards} each of your {ships} counts as two." },
        .note = "How this edition's card read is not known. With the variant eon-forms a {ship} counts as one for {compensation} and {rewards}.",
        .hook[POWER] = HOOKS([GATHERING] = { W_GATHER, AS_OFFENSE | AS_ALLY | OWN, MUST, .modify = { { Q_SHIP_LIMIT, one_ship } } },
                         [TOTALS] = { W_REVEALED, AS_INVOLVED, MUST, .when = counts, .modify = { { Q_WORTH, four_each } } },
                         [GAINS] = { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_COMPENSATION, twice }, { Q_REWARDED, twice } } }) },
              { .editions = IN_FFG, .replaces = REPLACES_SHIPS,
        .text = { "As the {offense} or an ally you send exactly one {ship}. In totals, each of your {ships} counts as four, even when you defend. For {compensation} and "
                  "{rewards} each of your {ships} counts as two.",
                  "As a main player or ally, when your side has revealed an attack card, you may add one to its total for each {ship} that you have in the {encounter}.",
                  "As the {offense} or an ally you may send up to four {ships}." },
        .hook[POWER] = HOOKS([GATHERING] = { W_GATHER, AS_OFFENSE | AS_ALLY | OWN, MUST, .modify = { { Q_SHIP_LIMIT, one_ship } } },
                         [TOTALS] = { W_REVEALED, AS_INVOLVED, MUST, .when = counts, .modify = { { Q_WORTH, four_each } } },
                         [GAINS] = { W_ALWAYS, AS_ANYONE, MUST | FREE | EVEN_ZAPPED,
                                     .modify = { { Q_LOSS, twice }, { Q_REWARDED, twice } } }),
        .hook[WILD] = HOOKS({ W_REVEALED, AS_INVOLVED, MAY, .when = my_ships_attack, .modify = { { Q_ADDED, one_for_each } } }),
        .hook[SUPER] = HOOKS({ W_GATHER, AS_OFFENSE | AS_ALLY | OWN, MAY, .modify = { { Q_SHIP_LIMIT, up_to_four } } }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { FOUR_AND_NO_MORE,
                  "As a main player or ally with a {ship} in the {encounter}, before cards are chosen, you may bring in one more of your {ships} or take one out.",
                  "As the {offense} or an ally you may send up to four {ships}." },
        .note = "How far the wild flare goes is not known: one {ship} is our choice.",
        .hook[POWER] = HOOKS(ONE_WORTH_FOUR),
        .hook[WILD] = HOOKS({ W_PLANNING, AS_INVOLVED, MAY, .flow = change_by_one, .when = can_change }),
        .hook[SUPER] = HOOKS({ W_GATHER, AS_OFFENSE | AS_ALLY | OWN, MAY, .modify = { { Q_SHIP_LIMIT, up_to_four } } }) }),
};
