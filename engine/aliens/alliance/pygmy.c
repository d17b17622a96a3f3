/* Pygmy - twice as many planets, each worth half. */
#include "rules.h"

enum { ON_EACH = 2, ROOM = 4 };

/* The planets of a colour that nobody plays, and half of the ships on them. */
static void spread_out(game *g, int p)
{
    int seat = g->power[p].owner, colour = take_colour(g, seat);
    for (int i = 0; i < g->home && colour >= 0; i++) {
        put_planet(g, colour * HOME + i, seat);
        lay_ships(g, seat, ON_EACH, seat * HOME + i, colour * HOME + i);
    }
}

static int four_at_most(const sum *s, const effect *e, int planet, int room)
{
    return owner_of(s->g, planet) == e->by && room > ROOM ? ROOM : room;
}

/* To all others; what is left over of two halves does not count. */
static int half_each(const sum *s, const effect *e, int seat, int count)
{
    int here = count_bits(colonies(s->g, seat) & system_of(s->g, e->by));
    return seat == e->by ? count : count - here + here / 2;
}

static FLOW(halve_rewards)
{
    FLOW_BEGIN;
    RETURN(L(COUNT) - L(COUNT) / 2);
    FLOW_END;
}

static bool are_there_rewards(const game *g, const frame *f) { (void)g; return L(COUNT) > 0; }

static bool am_attacked_at_home(const game *g, const frame *f) { return owner_of(g, g->target) == f->seat && both_attack(g, f); }

static int half_of(int value) { return value >= 0 ? value / 2 : (value - 1) / 2; }

static int halve_card(const sum *s, const effect *e, int side, int value) { return fights_for(s->g, e->by, side) ? value : half_of(value); }

const sheet alien_pygmy = {
    .name = "Pygmy", .power_name = "of Half", .summary = "Its planets count as half {colonies}", .box = HC_BOX_ALLIANCE, .alert = GREEN,
    .history = "It never understood why anybody would want a whole one.",
    .form = FORMS({ .editions = IN_FFG, .stays = true, .bound = true, .colour = true, .layout = spread_out,
        .begins = "Add the planets of a colour that nobody plays to your system, and begin with two {ships} on each of your planets.",
        .text = { "Each of your home planets counts as half a foreign {colony} towards anybody else's win; a half left over counts for nothing. No more than four {ships} in all can ever be "
                  "on one of your planets, yours included: whoever lands first finds room, in timing order. Nothing can cancel this power, take it, copy it or part it from your colour.",
                  "When another player takes rewards, you may halve them, rounded down.",
                  "As the {defense} on a planet of your own system, when both cards are attacks, you may halve the value of your opponent's, rounded down." },
        .hook[POWER] = HOOKS({ W_ALWAYS, AS_ANYONE, MUST | FREE | EVEN_LOST, .modify = { { Q_ROOM, four_at_most }, { Q_MARKER, half_each } } }),
        .hook[WILD] = HOOKS({ W_REWARD, AS_ANYONE | OTHERS, MAY, .flow = halve_rewards, .when = are_there_rewards }),
        .hook[SUPER] = HOOKS({ W_REVEALED, AS_DEFENSE, MAY, .when = am_attacked_at_home, .modify = { { Q_CARD, halve_card } } }) }),
};
