/* Macron - one ship, worth four. */
#include "rules.h"

enum { GATHERING, TOTALS, GAINS };

static int one_ship(const sum *s, const effect *e, int seat, int most) { (void)s; return seat == e->by ? 1 : most; }
static int four_each(const sum *s, const effect *e, int seat, int worth) { (void)s; return seat == e->by ? worth * 4 : worth; }
static int twice(const sum *s, const effect *e, int seat, int gain) { (void)s; return seat == e->by ? gain * 2 : gain; }

static bool counts(const game *g, const frame *f) { return both_attack(g, f) && ships_in(g, f->seat) > 0; }

const sheet alien_macron = {
    .name = "Macron", .power_name = "of Mass", .summary = "Each {ship} counts four",
    .history = "Its scouts weigh more than other people's fleets.",
    .form = { { .editions = IN_AVALON_HILL,
        .text = { "As the {offense} or an ally you send exactly one {ship}. In totals each of your {ships} counts four, also when you defend. For {compensation} and "
                  "{rewards} each of your {ships} counts two." },
        .hook[POWER] = { [GATHERING] = { W_GATHER, AS_OFFENSE | AS_ALLY | OWN, MUST, .modify = { { Q_SHIP_LIMIT, one_ship } } },
                         [TOTALS] = { W_REVEALED, AS_INVOLVED, MUST, .when = counts, .modify = { { Q_WORTH, four_each } } },
                         [GAINS] = { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_COMPENSATION, twice }, { Q_REWARDS, twice } } } } } },
};
