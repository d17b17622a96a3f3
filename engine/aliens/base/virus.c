/* Virus - its ships multiply its card. */
#include "rules.h"
#include <stdlib.h>

static int multiply(const sum *s, const effect *e, int side, int value)
{
    return fights_for(s->g, e->by, side) ? s->out->card[side] * s->out->worth[e->by] : value;
}

/* With the flare the allies' ships multiply the card too. */
static int multiply_allies(const sum *s, const effect *e, int side, int allied)
{
    return fights_for(s->g, e->by, side) && super_on(s->g, ALIEN_virus) ? s->out->card[side] * allied : allied;
}

/* The own ships are in the total already: they come out of it ... */
static int leave_out(const sum *s, const effect *e, int side, int value)
{
    return fights_for(s->g, e->by, side) ? value - s->out->worth[e->by] : value;
}

/* ... and multiply the allies'. Where both subtract (Anti-Matter), so does their product. */
static int breed(const sum *s, const effect *e, int side, int allied)
{
    return fights_for(s->g, e->by, side) ? abs(s->out->worth[e->by]) * allied : allied;
}

static bool has_allied_ships(const game *g, int seat)
{
    for (int s = 0; s < g->players; s++) if (s != seat && on_side(g, s, side_of(g, seat)) && ships_in(g, s) > 0) return true;
    return false;
}

static bool is_my_use_with_allies(const game *g, const frame *f) { return is_my_use_of(g, f, ALIEN_virus) && has_allied_ships(g, f->seat); }

static bool can_breed(const game *g, const frame *f) { return both_attack(g, f) && has_allied_ships(g, f->seat); }

/* In the oldest form all tokens of the side multiply the card, and none is added. */
static int multiply_side(const sum *s, const effect *e, int side, int value)
{
    if (!fights_for(s->g, e->by, side)) return value;
    int ships = 0;
    for (int seat = 0; seat < s->g->players; seat++) if (on_side(s->g, seat, side)) ships += abs(s->out->worth[seat]);
    return s->out->card[side] * ships;
}

static int none_added(const sum *s, const effect *e, int side, int allied) { return fights_for(s->g, e->by, side) ? 0 : allied; }

static int ships_of_side(const sum *s, int side)
{
    int ships = 0;
    for (int seat = 0; seat < s->g->players; seat++) if (on_side(s->g, seat, side)) ships += s->out->worth[seat];
    return ships;
}

/* The square of all in place of the number. */
static int square(const sum *s, const effect *e, int side, int total)
{
    int ships = ships_of_side(s, side);
    return fights_for(s->g, e->by, side) ? total - ships + abs(ships) * ships : total;
}

/* The oldest form. */
#define BY_ALL_SHIPS \
    "As a main player, when both cards are attacks, multiply your card by the number of all {ships} on your side, your allies' included, instead of adding them."
#define MULTIPLIES_ALL { W_REVEALED, AS_MAIN, MUST, .when = both_attack, .modify = { { Q_COMBINED, multiply_side }, { Q_ALLIES, none_added } } }

const sheet alien_virus = {
    .name = "Virus", .power_name = "to Multiply", .summary = "Multiplies card and {ships}", .alert = RED,
    .history = "There were four of them when you looked away.",
    .form = FORMS({ .editions = IN_AVALON_HILL, .variant = V_EON_FORMS + 1,
        .text = { BY_ALL_SHIPS }, .hook[POWER] = HOOKS(MULTIPLIES_ALL) },
              { .editions = IN_AVALON_HILL,
        .text = { "As a main player, when both cards are attacks, multiply your card by the number of your {ships} in the {encounter} instead of adding them. Your allies' {ships} are added afterwards." },
        .note = "How this edition's card read is not known. With the variant eon-forms the allies' {ships} multiply as well.",
        .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MUST, .when = both_attack, .modify = { { Q_COMBINED, multiply } } }) },
              { .editions = IN_FFG, .replaces = REPLACES_SHIPS,
        .text = { "As a main player, when both cards are attacks, multiply your card by the number of your {ships} in the {encounter} instead of adding them. Your allies' {ships} are added afterwards.",
                  "As a main player, you may multiply the number of your {ships} in the {encounter} by the number of your allies' {ships} instead of adding the two.",
                  "When you use your power, you may multiply your card by all {ships} of your side, not only by your own." },
        .hook[POWER] = HOOKS({ W_REVEALED, AS_MAIN, MUST, .when = both_attack,
                               .modify = { { Q_COMBINED, multiply }, { Q_ALLIES, multiply_allies } } }),
        .hook[WILD] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .when = can_breed, .modify = { { Q_COMBINED, leave_out }, { Q_ALLIES, breed } } }),
        .hook[SUPER] = HOOKS({ W_POWER_USED, AS_MAIN | OWN, MAY, .when = is_my_use_with_allies }) },
              { .editions = IN_EON | IN_CLASSIC,
        .text = { BY_ALL_SHIPS,
                  "As a main player, when both cards are attacks, you may square the number of {ships} on your side.",
                  "You may use your power as an ally, for your side." },
        .note = "Against the Anti-Matter the {ships} of your side multiply your card, and nothing is subtracted from it.",
        .hook[POWER] = HOOKS(MULTIPLIES_ALL),
        .hook[WILD] = HOOKS({ W_REVEALED, AS_MAIN, MAY, .when = both_attack, .modify = { { Q_ADDED, square } } }),
        .hook[SUPER] = HOOKS({ W_REVEALED, AS_ALLY, MAY | USES_POWER, .flow = use_with_flare, .when = both_attack }) }),
};
