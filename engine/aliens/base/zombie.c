/* Zombie - its ships return instead of going to the warp; it may free others' in a deal. */
#include "rules.h"

static FLOW(rise)
{
    FLOW_BEGIN;
    CALL(save_ships(g, f, L(COUNT)));
    RETURN(g->result);
    FLOW_END;
}

static int may_release(const sum *s, const effect *e, int seat, int value) { (void)s; return seat == e->by ? 1 : value; }
static int may_release_all(const sum *s, const effect *e, int seat, int value) { (void)s; return seat == e->by ? 2 : value; }

/* ---- the flare --------------------------------------------------------------------------------------- */

static FLOW(save_one)
{
    FLOW_BEGIN;
    CALL(save_ships(g, f, 1));
    RETURN(g->result);
    FLOW_END;
}

static bool can_be_saved(const game *g, const frame *f) { return heads_for_warp(g, f) && colonies_left(g, f); }

static int one_for_allies(const sum *s, const effect *e, int seat, int ships)
{
    return is_ally(s->g, seat) && on_side(s->g, seat, side_of(s->g, e->by)) ? ships + 1 : ships;
}

const sheet alien_zombie = {
    .name = "Zombie", .power_name = "of Immortality", .summary = "Its {ships} never go to the {warp}", .alert = GREEN,
    .history = "It has tried to die with dignity. It does not seem to take.",
    .form = FORMS({ .editions = IN_AVALON_HILL,
        .text = { "When you should lose {ships} to the {warp}, they return to your other {colonies} instead and are not lost. In a deal you may also free any number of the other player's {ships} from the {warp}." },
        .hook[POWER] = HOOKS({ W_WOULD_LOSE, AS_ANYONE | OWN, MUST, .flow = rise, .when = heads_for_warp },
                         { W_ALWAYS, AS_ANYONE, MUST | FREE, .modify = { { Q_RELEASE, may_release } } }) },
              { .editions = IN_FFG,
        .text = { "When you should lose {ships} to the {warp}, they return to your other {colonies} instead and are not lost. In a deal you may also free any number of any player's {ships} from the {warp}, your own included.",
                  "When you lose {ships} to the {warp}, you may return one of them to one of your {colonies} instead.",
                  "As a main player, before anybody is invited, you may announce that each player who allies with you may bring one {ship} from the {warp} into the {encounter}, besides the four at most." },
        .note = "Freeing {ships} in a deal does not count as using the power: it may do so even when it has been zapped.",
        .hook[POWER] = HOOKS({ W_WOULD_LOSE, AS_ANYONE | OWN, MUST, .flow = rise, .when = heads_for_warp },
                         { W_ALWAYS, AS_ANYONE, MUST | FREE | EVEN_ZAPPED, .modify = { { Q_RELEASE, may_release_all } } }),
        .hook[WILD] = HOOKS({ W_WOULD_LOSE, AS_ANYONE | OWN, MAY, .flow = save_one, .when = can_be_saved }),
        .hook[SUPER] = HOOKS({ W_LAUNCHED, AS_MAIN, MAY, .modify = { { Q_FROM_WARP, one_for_allies } } }) }),
};
