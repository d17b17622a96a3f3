/* Zombie - its ships return instead of going to the warp; it may free others' in a deal. */
#include "rules.h"

static FLOW(rise)
{
    FLOW_BEGIN;
    CALL(return_ships(g, f->seat, L(COUNT), from_of(f), L(SOURCE)));
    RETURN(g->result);
    FLOW_END;
}

static int may_release(const sum *s, const effect *e, int seat, int value) { (void)s; return seat == e->by ? 1 : value; }

const sheet alien_zombie = {
    .name = "Zombie", .power_name = "of Immortality", .summary = "Its {ships} never go to the {warp}",
    .history = "It has tried to die with dignity. It does not seem to take.",
    .form = { { .editions = IN_AVALON_HILL,
        .text = { "When you should lose {ships} to the {warp}, they return to your other {colonies} instead and are not lost. In a deal you may also free any number of the other player's {ships} from the {warp}." },
        .hook[POWER] = { { W_WOULD_LOSE, AS_ANYONE | OWN, MUST, .flow = rise, .when = heads_for_warp },
                         { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_RELEASE, may_release } } } } } },
};
